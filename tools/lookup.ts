import { parseArgs } from 'node:util';
import { openLookup, type Found, type Lookup } from '../src/rulebook/index.js';
import { LANGUAGES, type Language } from '../src/text/index.js';

/**
 * `npm run lookup -- card|rule "what you look for" [--language en|fr] [--json]`: the five best hits, as `/card` and `/rule`
 * find them; JSON: `{query, hits: [{kind, id, title, rules, score}]}`.
 */

const USAGE = 'Usage: npm run lookup -- card|rule "what you look for" [--language en|fr] [--json]\n';

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
  const section = sure && first?.kind === 'rule' ? lookup.section(first.id, language) : null;
  const ruling = sure && first?.kind === 'ruling' ? lookup.ruling(first.id, language) : null;
  const told = section === null ? (ruling?.text ?? null) : `${section.text}\n\n${section.example}`;
  const listed = hits.map(({ title, id, rules, score }) =>
    [`${title} (${id})`, rules.join(' '), String(score)].filter((part) => part !== '').join('  '),
  );
  return [...(told === null ? [] : [told, '']), ...listed, ''].join('\n');
};

const main = (): void => {
  const asked = read();
  const [kind, ...words] = asked?.positionals ?? [];
  const language = asked?.values.language ?? '';
  if ((kind !== 'card' && kind !== 'rule') || !isLanguage(language)) {
    process.stderr.write(USAGE);
    process.exitCode = 1;
    return;
  }
  const lookup = openLookup();
  const query = words.join(' ');
  const found = kind === 'card' ? lookup.cards(query, language) : lookup.rules(query, language);
  process.stdout.write(
    asked?.values.json === true
      ? `${JSON.stringify({ query: found.query, hits: found.hits })}\n`
      : lines(found, lookup, language),
  );
};

main();
