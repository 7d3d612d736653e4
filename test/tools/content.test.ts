import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../src/ops/index.js';
import type { AskedPhrases, AskedPhrase, Rulebook } from '../../src/rulebook/index.js';
import { checkFiles } from '../../tools/content/content.js';
import { compileRulebook } from '../../tools/content/rulebook.js';

const attack = (title: string, facts = '') => `# ${title}

## attacking

### ${title} one

**${title} once.**

You may attack:
- **A monster**: in a slot.

The rest.

> Eve attacks.
> She hits.
${facts}`;

/** A whole rulebook of one chapter, one ruling and one term, and the cards that it names. */
const TREE: Readonly<Record<string, string>> = {
  'cards/catalogue/base.csv': 'id,elsewhere,page\nbomb,,\npride,,\n',
  'rulebook/README.md': 'For people.',
  'rulebook/rules.txt': 'ATK-01\nATK-02\n',
  'rulebook/chapters.txt': '# In this order.\nthe-attack\n',
  'rulebook/rulings.txt': 'a-z\n',
  'rulebook/nicknames.phrases.txt': '## bomb\n\nboom\n',
  'rulebook/search/synonyms.txt': '# Groups.\ndie dies\n',
  'rulebook/search/grammar.txt': '# Kinds.\nmay: can may\n',
  'rulebook/search/card-kinds.txt': 'category curse: curse, malédiction\n',
  'rulebook/search/forms.txt': 'one 1\n',
  'rulebook/search/holding.txt': 'a an\nthe\n',
  'rulebook/search/everyday.txt': 'card, no\n',
  'rulebook/en/the-attack.md': attack('Attack', '\n- Rules: ATK-01, ATK-02\n- Cards: pride, bomb\n'),
  'rulebook/en/the-attack.phrases.txt':
    '## attacking\n\nhow do i attack\n  fight a monster\nhow do i attack\n\n> One attack.\ncan i attack twice | no\n',
  'rulebook/en/rulings/a-z.md':
    '# Rulings\n\n## bomb-twice\n\n**Twice.** And no more.\n\n- Card: bomb\n- Rules: ATK-02\n',
  'rulebook/en/rulings/a-z.phrases.txt': '## bomb-twice\ntwo bombs\n',
  'rulebook/en/glossary.md':
    '# Glossary\n\n## toHit\n\n### hit\n\nA roll.\n\n- Also: hits, strike\n- Rules: ATK-01\n- Section: attacking\n',
  'rulebook/en/what-cards-do.phrases.txt': '## bomb\nbig bang\n',
  'rulebook/fr/the-attack.md': attack('Attaque'),
  'rulebook/fr/the-attack.phrases.txt': '## attacking\n\n> Une attaque.\npuis-je attaquer deux fois | no\n',
  'rulebook/fr/what-cards-do.phrases.txt': '## bomb\nboum\n',
  'rulebook/fr/rulings/a-z.md': '# Décisions\n\n## bomb-twice\n\n**Deux fois.**\n',
  'rulebook/fr/glossary.md': '# Glossaire\n\n## toHit\n\n### touché\n\nUn jet.\n',
};

const compiled = (changes: Readonly<Record<string, string | null>> = {}) => {
  const problems: string[] = [];
  const files = Object.entries({ ...TREE, ...changes }).flatMap(([file, text]) =>
    text === null ? [] : [[file, text] as const],
  );
  const made = compileRulebook(new Map(files), (file, line, problem) => problems.push(`${file}:${line} ${problem}`));
  return { made, problems };
};

/** What is said when a part of a file of that tree is another. */
const saidOf = (file: string, part: string, other: string): readonly string[] => {
  expect(TREE[file]).toContain(part);
  return compiled({ [file]: TREE[file]!.replace(part, other) }).problems;
};

test('a rulebook becomes what the program reads: its facts in every language, phrases in their order, and ids', () => {
  const { made, problems } = compiled();
  expect(problems).toEqual([]);
  const read = (language: string) => JSON.parse(made.get(`rulebook/${language}.json`)!) as Rulebook;
  const facts = {
    id: 'attacking',
    chapter: 'theAttack',
    rules: ['ATK-01', 'ATK-02'],
    general: null,
    related: [],
    cards: ['pride', 'bomb'],
  };
  const text = 'You may attack:\n- **A monster**: in a slot.\n\nThe rest.';
  const term = { id: 'toHit', rules: ['ATK-01'], section: 'attacking' };
  const hit = { ...term, name: 'hit', also: ['hits', 'strike'], meaning: 'A roll.' };
  const [en, fr] = [read('en'), read('fr')];
  expect(en.sections).toEqual([
    {
      ...facts,
      chapterTitle: 'Attack',
      title: 'Attack one',
      text,
      example: 'Eve attacks.\nShe hits.',
      answers: ['Attack once.', 'One attack.'],
      terms: [hit],
    },
  ]);
  expect(fr.sections).toMatchObject([{ ...facts, chapterTitle: 'Attaque', title: 'Attaque one', text }]);
  expect(fr.sections[0]?.answers).toEqual(['Attaque once.', 'Une attaque.']);
  expect([en.glossary, fr.glossary]).toEqual([[hit], [{ ...term, name: 'touché', also: [], meaning: 'Un jet.' }]]);
  const ruling = { id: 'bomb-twice', card: 'bomb', rules: ['ATK-02'], general: null };
  expect([en.rulings, fr.rulings]).toEqual([
    [{ ...ruling, answers: ['Twice.'], text: 'Twice. And no more.' }],
    [{ ...ruling, answers: ['Deux fois.'], text: 'Deux fois.' }],
  ]);
  const asked = (language: string) => JSON.parse(made.get(`rulebook/asked.${language}.json`)!) as AskedPhrases;
  const plain = (text: string): AskedPhrase => ({ text, reply: null });
  const own = ['how do i attack', 'fight a monster', 'how do i attack'].map(plain);
  expect([asked('en'), asked('fr')]).toEqual([
    {
      entries: {
        attacking: [own, [{ text: 'can i attack twice', reply: 'no' }]],
        'bomb-twice': [[plain('two bombs')]],
      },
      cards: { bomb: ['big bang'] },
    },
    {
      entries: { attacking: [[], [{ text: 'puis-je attaquer deux fois', reply: 'no' }]], 'bomb-twice': [[]] },
      cards: { bomb: ['boum'] },
    },
  ]);
  expect(JSON.parse(made.get('rulebook/search.json')!)).toEqual({
    nicknames: { bomb: ['boom'] },
    synonyms: ['die dies'],
    cardKinds: [{ of: 'category', ids: ['curse'], typed: ['curse', 'malédiction'] }],
    grammar: [['can', 'may']],
    forms: ['one 1'],
    holding: ['a', 'an', 'the'],
    everyday: ['card', 'no'],
  });
  expect(made.get('rulebook/ids.ts')).toContain("export type SectionId =\n  | 'attacking';\n");
});

describe('what does not fit together is named with its file and line', () => {
  const [chapter, glossary, rulings] = [
    'rulebook/en/the-attack.md',
    'rulebook/en/glossary.md',
    'rulebook/en/rulings/a-z.md',
  ];

  test.each([
    ['a rule that there is not', chapter, 'ATK-02', 'ATK-99', `${chapter}:17 rulebook/rules.txt has no ATK-99`],
    [
      'a link to nothing',
      chapter,
      '- Cards',
      '- See also: nothing\n- Cards',
      `${chapter}:18 there is no other section nothing`,
    ],
    [
      'a link to itself',
      chapter,
      '- Cards',
      '- See also: attacking\n- Cards',
      `${chapter}:18 there is no other section attacking`,
    ],
    ['a card that there is not', chapter, 'pride, bomb', 'pride, bom', `${chapter}:18 there is no card bom`],
    ['a ruling on no card', rulings, 'Card: bomb', 'Card: bom', `${rulings}:7 there is no card bom`],
    [
      'phrases of no card',
      'rulebook/en/what-cards-do.phrases.txt',
      '## bomb',
      '## bom',
      'rulebook/en/what-cards-do.phrases.txt:1 there is no card bom',
    ],
    [
      'a nickname of no card',
      'rulebook/nicknames.phrases.txt',
      '## bomb',
      '\n## bom',
      'rulebook/nicknames.phrases.txt:2 there is no card bom',
    ],
    ['a term without a section', glossary, '- Section: attacking', '', `${glossary}:3 toHit needs one "- Section: …"`],
    ['a term of no section', glossary, 'Section: attacking', 'Section: no', `${glossary}:11 there is no section no`],
    ['a ruling without a card', rulings, '- Card: bomb\n', '', `${rulings}:3 bomb-twice needs one "- Card: …"`],
    ['a fact that nobody knows', chapter, '- Cards', '- Card', `${chapter}:18 Card: no such fact belongs here`],
    ['a fact twice', chapter, '- Cards: pride, bomb', '- Rules: ATK-01', `${chapter}:18 Rules stands here twice`],
    [
      'a fact in another language',
      'rulebook/fr/rulings/a-z.md',
      'fois.**',
      'fois.**\n\n- Card: bomb',
      'rulebook/fr/rulings/a-z.md:7 Card: no such fact belongs here',
    ],
    [
      'a section without a lead',
      chapter,
      '**Attack once.**',
      '',
      `${chapter}:3 attacking has no lead (**…** before the text)`,
    ],
    [
      'a long answer',
      'rulebook/en/the-attack.phrases.txt',
      'One attack.',
      'x'.repeat(201),
      'rulebook/en/the-attack.phrases.txt:7 an answer has at most 200 letters, not 201',
    ],
    [
      'an answer with bold words',
      chapter,
      '**Attack once.**',
      '**Attack **once**.**',
      `${chapter}:3 an answer is bold as a whole`,
    ],
    [
      'an answer that nobody asks for',
      'rulebook/en/the-attack.phrases.txt',
      'can i attack twice | no',
      '',
      'rulebook/en/the-attack.phrases.txt:7 no phrase asks for "One attack."',
    ],
    [
      'an answer that one language does not have',
      'rulebook/fr/the-attack.phrases.txt',
      '> Une attaque.',
      '',
      'rulebook/fr/the-attack.md:3 attacking has 2 answers in the other language, 1 here',
    ],
    [
      'a mark that means nothing',
      'rulebook/en/the-attack.phrases.txt',
      '| no',
      '| never\nnot twice',
      'rulebook/en/the-attack.phrases.txt:8 "can i attack twice | never" may end in "| yes" or "| no" only',
    ],
    [
      'a general rule that there is not',
      rulings,
      '- Rules',
      '- General: nothing\n- Rules',
      `${rulings}:8 there is no other section nothing`,
    ],
    [
      'a section without an example',
      chapter,
      '> Eve attacks.\n> She hits.',
      '',
      `${chapter}:3 attacking has no example (> …)`,
    ],
    ['a section without a title', chapter, '### Attack one', '', `${chapter}:3 attacking has no title (### …)`],
    ['a page without a title', chapter, '# Attack\n', '', `${chapter}:1 the page has no title (# …)`],
    [
      'a text under no heading',
      chapter,
      '# Attack\n',
      '# Attack\n\nBefore.\n\nAnd before.\n',
      `${chapter}:3 this stands under no heading (## …)`,
    ],
    [
      'an example in the middle',
      chapter,
      'The rest.',
      '> Eve.\n\nThe rest.',
      `${chapter}:14 below the example only facts may stand, such as "- Rules: …"`,
    ],
    [
      'a heading in the text',
      chapter,
      'The rest.',
      '### The rest.',
      `${chapter}:12 no heading may stand here: one with an id is "## id"`,
    ],
    [
      'a fact that is not written as one',
      chapter,
      '- Cards: pride',
      '* Cards: pride',
      `${chapter}:18 below the example only facts may stand, such as "- Rules: …"`,
    ],
    [
      'a phrase under no heading',
      'rulebook/en/what-cards-do.phrases.txt',
      '## bomb\n',
      'bang\n',
      'rulebook/en/what-cards-do.phrases.txt:1 this phrase stands under no heading (## …)',
    ],
    [
      'phrases of no section',
      'rulebook/en/rulings/a-z.phrases.txt',
      '## bomb-twice',
      '## bomb-thrice',
      `rulebook/en/rulings/a-z.phrases.txt:1 ${rulings} has no bomb-thrice`,
    ],
    [
      'phrases in two places',
      'rulebook/en/the-attack.phrases.txt',
      '  fight',
      '## attacking\n  fight',
      'rulebook/en/the-attack.phrases.txt:4 attacking has phrases further up',
    ],
    [
      'a phrase that was to be a heading',
      'rulebook/en/the-attack.phrases.txt',
      '  fight',
      '##fight',
      'rulebook/en/the-attack.phrases.txt:4 a heading is "## id"',
    ],
    [
      'a chapter that is listed twice',
      'rulebook/chapters.txt',
      'the-attack\n',
      'the-attack\nthe-attack\n',
      'rulebook/chapters.txt:3 the-attack stands here twice',
    ],
    ['a list without lines', 'rulebook/rules.txt', 'ATK-01\nATK-02\n', '# None.', 'rulebook/rules.txt:1 has no lines'],
  ])('%s', (_what, file, part, other, said) => {
    expect(saidOf(file, part, other)).toEqual([said]);
  });

  test('an id that is there twice, and one that is none', () => {
    expect(saidOf(rulings, '## bomb-twice', '## attacking')).toContain(
      `${rulings}:3 attacking is there already: ${chapter}:3`,
    );
    expect(saidOf(rulings, '## bomb-twice', '## Bomb twice')).toContain(
      `${rulings}:3 "Bomb twice" is no id: small letters and digits, words joined by hyphens`,
    );
  });

  test('a ruling that one language does not have', () => {
    expect(saidOf('rulebook/fr/rulings/a-z.md', '## bomb-twice', '## bomb-thrice')).toEqual([
      `${rulings}:3 rulebook/fr/rulings/a-z.md has no bomb-twice`,
      `rulebook/fr/rulings/a-z.md:3 ${rulings} has no bomb-thrice`,
    ]);
  });

  test('a page that is missing, and one that is in no list', () => {
    const phrases = { 'rulebook/fr/the-attack.phrases.txt': '## attacking\ncombattre\n' };
    expect(compiled({ ...phrases, 'rulebook/fr/the-attack.md': null }).problems).toEqual([
      'rulebook/fr/the-attack.md:1 is missing',
    ]);
    expect(compiled({ 'rulebook/en/more.md': '# More' }).problems).toEqual([
      'rulebook/en/more.md:1 is in no list of rulebook/*.txt',
    ]);
    for (const file of ['chapters.txt', 'nicknames.phrases.txt', 'fr/what-cards-do.phrases.txt'])
      expect(compiled({ [`rulebook/${file}`]: null }).problems).toEqual([`rulebook/${file}:1 is missing`]);
  });

  test.each([
    ['of another encoding', 'One.\n\uFFFDve.\n', 'a.txt:2 is no text in UTF-8'],
    ['of two bytes for each letter', 'O\0n\0e\0', 'a.txt:1 is no text in UTF-8'],
    ['without a text', '\n', 'a.txt:1 is empty'],
  ])('a file %s', (_what, text, said) => {
    const problems: string[] = [];
    checkFiles(new Map([['a.txt', text]]), (file, line, problem) => problems.push(`${file}:${line} ${problem}`));
    expect(problems).toEqual([said]);
  });
});

test('spaces at the end of a line, and those after the signs of Markdown, whichever they are, change nothing', () => {
  const [chapter, phrases] = ['rulebook/en/the-attack.md', 'rulebook/en/the-attack.phrases.txt'];
  const changes = {
    [chapter]: TREE[chapter]!.replace('## attacking', '##\u00a0attacking')
      .replace('### ', '###\t')
      .replace('> Eve', '>\u00a0Eve')
      .replace('- Rules:', '- Rules\u00a0:')
      .replaceAll('\n', '  \n'),
    [phrases]: TREE[phrases]!.replace('## ', '##\u00a0'),
    'rulebook/chapters.txt': 'the-attack \n',
  };
  const { made, problems } = compiled(changes);
  expect([problems, made]).toEqual([[], compiled().made]);
});

test('npm run content writes what has changed, refuses what does not fit together, and leaves the rest then', () => {
  const folder = mkdtempSync(join(tmpdir(), 'souls-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const link of ['src', 'tools', 'node_modules']) symlinkSync(join(projectRoot(), link), join(folder, link));
  for (const content of ['rulebook', 'cards/catalogue', 'assets/emblems'])
    cpSync(join(projectRoot(), content), join(folder, content), { recursive: true });
  const script = 'tools/building/content.mjs';
  const run = () => spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  const [french, english] = ['fr', 'en'].map((language) => join(folder, `generated/rulebook/${language}.json`));
  execFileSync(process.execPath, [script], { cwd: folder });
  const before = statSync(english!).mtimeMs;
  const file = join(folder, 'rulebook/fr/attack.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('# Attaquer', '# Combattre').replaceAll('\n', '\r\n'));
  writeFileSync(join(folder, 'generated/left-over.json'), '');
  // What a Windows editor puts before the text, and what file managers and editors leave beside it.
  const list = join(folder, 'cards/catalogue/sets.txt');
  writeFileSync(list, `\uFEFF${readFileSync(list, 'utf8')}`);
  for (const left of ['.DS_Store', 'fr/attack.md~', 'fr/#attack.md#'])
    writeFileSync(join(folder, 'rulebook', left), 'Bud\uFFFD');
  const [cards, made] = ['cards/catalogue/gish.csv', 'generated/cards/catalogue.ts'].map((name) => join(folder, name));
  const catalogue = readFileSync(made!, 'utf8');
  expect(run().status).toBe(0);
  expect(readFileSync(french!, 'utf8')).toContain('"chapterTitle":"Combattre"');
  expect([statSync(english!).mtimeMs, existsSync(join(folder, 'generated/left-over.json'))]).toEqual([before, false]);
  expect(readFileSync(made!, 'utf8')).toBe(catalogue);
  const drawing = join(folder, 'assets/emblems/shapes/die.svg');
  writeFileSync(drawing, readFileSync(drawing, 'utf8').replace('/>', '>'));
  expect(run().stderr).toMatch(/^assets\/emblems\/shapes\/die\.svg:\d+ .+\n$/);
  writeFileSync(file, text.replace('## attacking\n', '## defending\n'));
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toContain('rulebook/fr/attack.md:3 rulebook/en/attack.md has no defending');
  writeFileSync(cards!, readFileSync(cards!, 'utf8').replace('lil-gish', 'lil gish'));
  expect(run().stderr).toBe('cards/catalogue/gish.csv:2 id: "lil gish" is no id\n');
  expect(readFileSync(french!, 'utf8')).toContain('"chapterTitle":"Combattre"');
  rmSync(join(folder, 'rulebook'), { recursive: true });
  const unreadable = run();
  expect([unreadable.status, unreadable.stderr.includes('data:')]).toEqual([1, false]);
  expect(unreadable.stderr).toMatch(/^Error: ENOENT: .+'rulebook'\n/);
});
