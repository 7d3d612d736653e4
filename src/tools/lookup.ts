import { parseArgs } from 'node:util';
import { openLookup, type Found, type Lookup } from '../rulebook/index.js';
import { LANGUAGES, type Language } from '../text/index.js';

/**
 * `npm run lookup -- card|rule "what you look for" [--language en|fr] [--json]`: the five best hits, as `/card` and `/rule`
 * find them; JSON: `{query, hits: [{kind, id, title, rules, score}]}`.
 */

const USAGE = 'Usage: npm run lookup -- card|rule "what you look for" [--language en|fr] [--json]\n';

/** Text like `--json` is looked up too, behind a `--`. */
const read = () =>
  parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, language: { type: 'string', default: 'en' } },
  });

const isLanguage = (text: string): text is Language => LANGUAGES.some((one) => one === text);

const lines = ({ hits, sure }: Found, lookup: Lookup, language: Language): string => {
  const [first] = hits;
  const section = sure && first?.kind === 'rule' ? lookup.section(first.id, language) : null;
  const ruling = sure && first?.kind === 'ruling' ? lookup.ruling(first.id, language) : null;
  const told = section === null ? (ruling?.text ?? null) : `${section.text}\n\n${section.example}`;
  const listed = hits.map(({ title, id, rules, score }) =>
    [`${title} (${id})`, rules.join(' '), String(score)].filter((part) => part !== '').join('  '),
  );
  return [...(told === null ? [] : [told, '']), ...listed, ''].join('\n');
};

const main = (): void => {
  const { values, positionals } = read();
  const [kind, ...query] = positionals;
  if ((kind !== 'card' && kind !== 'rule') || !isLanguage(values.language)) {
    process.stderr.write(USAGE);
    process.exitCode = 1;
    return;
  }
  const lookup = openLookup();
  const found =
    kind === 'card' ? lookup.cards(query.join(' '), values.language) : lookup.rules(query.join(' '), values.language);
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ query: found.query, hits: found.hits })}\n`
      : lines(found, lookup, values.language),
  );
};

main();
