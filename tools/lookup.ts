import { parseArgs } from 'node:util';
import { createLookup, type Found, type Lookup } from '../src/rulebook/index.js';
import { LANGUAGES, type Language } from '../src/text/index.js';
import { fitLookup } from './lookups/fit.js';

/**
 * `npm run lookup -- card|rule "what you look for" [--language en|fr] [--json]`: the answer and the five best hits, as `/card`
 * and `/rule` find them; JSON: `{query, hits: [{kind, id, title, rules, score, answer, reply}]}`. `npm run lookup -- fit` fits the
 * search of rules anew.
 */

const USAGE = 'Usage: npm run lookup -- card|rule "what you look for" [--language en|fr] [--json], or: fit [--json]\n';

/** What was asked for; null for options that do not exist. */
const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, language: { type: 'string', default: 'en' } },
    });
  } catch {
    return null;
  }
};

const isLanguage = (text: string): text is Language => LANGUAGES.some((one) => one === text);

const lines = ({ hits, trust }: Found, lookup: Lookup, language: Language): string => {
  const [first] = hits;
  const sure = trust === 'sure';
  const entry = sure ? (lookup.section(first?.id ?? '', language) ?? lookup.ruling(first?.id ?? '', language)) : null;
  const answer = entry?.answers[first?.answer ?? 0] ?? null;
  const told = answer === null ? null : [first?.reply ?? '', answer].filter((part) => part !== '').join(': ');
  const listed = hits.map(({ title, id, rules, score }) =>
    [`${title} (${id})`, rules.join(' '), String(score)].filter((part) => part !== '').join('  '),
  );
  return [...(told === null ? [] : [told, '']), ...listed, ''].join('\n');
};

const fitLines = ({ authors, ...all }: ReturnType<typeof fitLookup>): string =>
  [...authors, { author: 'all', questions: authors.reduce((sum, { questions }) => sum + questions, 0), ...all }]
    .map(
      ({ author, questions, first, three }) =>
        `${author}: ${questions} questions, first ${first}, among three ${three}`,
    )
    .concat(`sure ${all.sure}, surely wrong ${all.surelyWrong}`)
    .join('\n');

const main = (): void => {
  const asked = read();
  const [kind, ...words] = asked?.positionals ?? [];
  const language = asked?.values.language ?? '';
  if (kind === 'fit' && words.length === 0) {
    const figures = fitLookup();
    process.stdout.write(asked?.values.json === true ? `${JSON.stringify(figures)}\n` : `${fitLines(figures)}\n`);
    return;
  }
  if ((kind !== 'card' && kind !== 'rule') || !isLanguage(language)) {
    process.stderr.write(USAGE);
    process.exitCode = 1;
    return;
  }
  const lookup = createLookup();
  const query = words.join(' ');
  const found = kind === 'card' ? lookup.cards(query, language) : lookup.rules(query, language);
  process.stdout.write(
    asked?.values.json === true
      ? `${JSON.stringify({ query: found.query, hits: found.hits })}\n`
      : lines(found, lookup, language),
  );
};

main();
