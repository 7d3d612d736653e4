import { expect, test } from 'vitest';
import { compileCatalogue } from '../../tools/content/catalogue.js';

const FOLDER = 'cards/catalogue';
const [BASE, REQUIEM] = [`${FOLDER}/base.csv`, `${FOLDER}/requiem.csv`];
const HEADER =
  'id,deck,category,en,fr,copies,hp,dc,atk,reward,souls,keywords,players,starting item,version of,elsewhere,page';

/** A catalogue of two sets and one that has printed cards of them again. */
const TREE: Readonly<Record<string, string>> = {
  [`${FOLDER}/README.md`]: 'For people.',
  [`${FOLDER}/sets.txt`]: '# In this order.\nbase\nrequiem\nretro\n',
  [`${FOLDER}/decks.txt`]: 'loot: bombs, trinkets\nmonster: boss\ncharacter\nstartingItem\noutside: challenge\n',
  [BASE]: `${HEADER}\nbomb,loot,bombs,Bomb!,Bombe !,4,,,,,,,,,,"requiem 3, retro 1",b2-bomb\n`,
  [`${FOLDER}/retro.csv`]: `${HEADER}\n`,
  [REQUIEM]: [
    HEADER,
    'bomb-2,loot,bombs,"Bomb, ""big""",Bombe,2,,,,,,,,,bomb,retro 1,r-bomb_2',
    'mom,monster,boss,Mom!,Maman !,1,5,4,1,"loot 3, coins 6",2,"indomitable, eternal",3+,,,,',
    'mom-2,back,,Mom?,Maman ?,,?,?,?,special,1,,,,,,',
    'eve,character,,Eve,Ève,1,2,,1,,,,,the-curse,,,',
    'the-curse,startingItem,,The Curse,La Malédiction,1,,,,coins roll,,eternal,,,,,',
    ',,,,,,,,,,,,,,,,',
  ].join('\n'),
};

const compiled = (changes: Readonly<Record<string, string | null>> = {}) => {
  const problems: string[] = [];
  const files = Object.entries({ ...TREE, ...changes }).flatMap(([file, text]) =>
    text === null ? [] : [[file, text] as const],
  );
  const made = compileCatalogue(new Map(files), (file, line, problem) => problems.push(`${file}:${line} ${problem}`));
  return { text: made.get('cards/catalogue.ts')!, problems };
};

/** What is said when a part of a file of that tree is another. */
const saidOf = (file: string, part: string, other: string): readonly string[] => {
  expect(TREE[file]).toContain(part);
  return compiled({ [file]: TREE[file]!.replace(part, other) }).problems;
};

/** What a generated constant has, which is written as JSON. */
const constant = (text: string, name: string): unknown => {
  const [, json = ''] = new RegExp(`^export const ${name}\\b[^=]*= ([^;]*);`, 'm').exec(text) ?? [];
  return JSON.parse(json.replace(/ as const$/, '').replace(/,\n]$/, '\n]'));
};

test('a catalogue becomes what the program reads: sets, categories and cards', () => {
  const { text, problems } = compiled();
  expect(problems).toEqual([]);
  expect(constant(text, 'setIds')).toEqual(['base', 'requiem', 'retro']);
  expect(constant(text, 'categories')).toEqual({
    loot: ['bombs', 'trinkets'],
    monster: ['boss'],
    outside: ['challenge'],
  });
  const plain = { stats: null, reward: null, souls: null, keywords: [], guppy: false, eternal: false };
  const single = { set: 'requiem', category: null, copies: 1, printings: [{ set: 'requiem', copies: 1 }] };
  const nothing = { startingItem: null, threePlus: false, versionOf: null, page: null, back: null };
  expect(text).toContain(
    `PublishedId = ${['bomb', 'bomb-2', 'mom', 'mom-2', 'eve', 'the-curse'].map((id) => `"${id}"`).join('|')};`,
  );
  expect(constant(text, 'publishedCards')).toEqual([
    {
      ...plain,
      ...nothing,
      id: 'bomb',
      en: 'Bomb!',
      fr: 'Bombe !',
      set: 'base',
      deck: 'loot',
      category: 'bombs',
      copies: 4,
      printings: [
        { set: 'base', copies: 4 },
        { set: 'requiem', copies: 3 },
        { set: 'retro', copies: 1 },
      ],
      page: 'https://foursouls.com/cards/b2-bomb/',
    },
    {
      ...plain,
      ...nothing,
      id: 'bomb-2',
      en: 'Bomb, "big"',
      fr: 'Bombe',
      set: 'requiem',
      deck: 'loot',
      category: 'bombs',
      copies: 2,
      printings: [
        { set: 'requiem', copies: 2 },
        { set: 'retro', copies: 1 },
      ],
      versionOf: 'bomb',
      page: 'https://foursouls.com/cards/r-bomb_2/',
    },
    {
      ...single,
      ...nothing,
      id: 'mom',
      en: 'Mom!',
      fr: 'Maman !',
      deck: 'monster',
      category: 'boss',
      stats: { hp: 5, dc: 4, atk: 1 },
      reward: { loot: 3, coins: 6 },
      souls: 2,
      keywords: ['indomitable', 'eternal'],
      guppy: false,
      eternal: true,
      threePlus: true,
      back: {
        ...plain,
        id: 'mom-2',
        en: 'Mom?',
        fr: 'Maman ?',
        stats: { hp: null, dc: null, atk: null },
        reward: 'special',
        souls: 1,
      },
    },
    {
      ...single,
      ...plain,
      ...nothing,
      id: 'eve',
      en: 'Eve',
      fr: 'Ève',
      deck: 'character',
      stats: { hp: 2, dc: null, atk: 1 },
      startingItem: 'the-curse',
    },
    {
      ...single,
      ...plain,
      ...nothing,
      id: 'the-curse',
      en: 'The Curse',
      fr: 'La Malédiction',
      deck: 'startingItem',
      reward: { coins: 1, roll: true },
      keywords: ['eternal'],
      eternal: true,
    },
  ]);
});

test.each([
  ['a set', BASE, 'requiem 3', 'requien 3', `${BASE}:2 elsewhere: "requien 3" is no set with its copies`],
  ['copies elsewhere', REQUIEM, 'retro 1', 'retro', `${REQUIEM}:2 elsewhere: "retro" is no set with its copies`],
  ['a deck', REQUIEM, 'bomb-2,loot', 'bomb-2,lute', `${REQUIEM}:2 deck: there is no such deck`],
  ['a category', REQUIEM, 'boss', 'bombs', `${REQUIEM}:3 category: its deck has no such category`],
  [
    'a category of a deck without',
    REQUIEM,
    'eve,character,',
    'eve,character,boss',
    `${REQUIEM}:5 category: its deck has no such category`,
  ],
  ['no category where there must be one', REQUIEM, 'boss', '', `${REQUIEM}:3 category: its deck has no such category`],
  [
    'a keyword',
    REQUIEM,
    'indomitable, eternal',
    'indomitable, eternel',
    `${REQUIEM}:3 keywords: "eternel" is no keyword`,
  ],
  ['a number', REQUIEM, '1,5,4,1', '1,5,four,1', `${REQUIEM}:3 dc: "four" is no number`],
  ['copies', REQUIEM, 'Bombe,2', 'Bombe,0', `${REQUIEM}:2 copies: "0" is no number of copies`],
  ['a reward', REQUIEM, 'loot 3, coins 6', 'loot 3 coins 6', `${REQUIEM}:3 reward: "loot 3 coins 6" is no reward`],
  ['a number of players', REQUIEM, '3+', 'three', `${REQUIEM}:3 players: "three" is no number of players`],
  ['an id', REQUIEM, 'bomb-2', 'Bomb 2', `${REQUIEM}:2 id: "Bomb 2" is no id`],
  ['a page', BASE, 'b2-bomb', 'b2/bomb', `${BASE}:2 page: "b2/bomb" is no page`],
  ['a name in English', REQUIEM, 'Mom!', '', `${REQUIEM}:3 en: is missing`],
  ['a name in French', REQUIEM, 'Maman ?', '', `${REQUIEM}:4 fr: is missing`],
  ['what a back has not', REQUIEM, 'Maman ?,', 'Maman ?,1', `${REQUIEM}:4 copies: a back has none`],
  [
    'a starting item',
    REQUIEM,
    'the-curse,,,',
    'the-curze,,,',
    `${REQUIEM}:5 starting item: there is no card the-curze`,
  ],
  ['what it is a version of', REQUIEM, ',bomb,', ',bom,', `${REQUIEM}:2 version of: there is no card bom`],
  [
    'a back of no card',
    REQUIEM,
    'bomb-2',
    'mom-3,back,,a,b,,,,,,,,,,,,\nbomb-2',
    `${REQUIEM}:2 deck: a back stands below its front`,
  ],
  ['an id that is there already', REQUIEM, 'eve', 'bomb', `${REQUIEM}:5 id: bomb is there already: ${BASE}:2`],
  [
    'a second back',
    REQUIEM,
    '\neve',
    '\nmom-3,back,,a,b,,,,,,,,,,,,\neve',
    `${REQUIEM}:5 deck: a back stands below its front`,
  ],
  ['an unknown column', REQUIEM, 'version of', 'version', `${REQUIEM}:1 there is no column "version"`],
  ['a missing column', BASE, ',page', ',', `${BASE}:1 the column "page" is missing`],
  ['a line cut off', REQUIEM, 'Bombe,2,,', 'Bombe,2', `${REQUIEM}:2 Invalid Record Length`],
  ['an open quotation mark', REQUIEM, 'Mom!', '"Mom!', `${REQUIEM}:3 Invalid Closing Quote`],
  ['a file of no set', `${FOLDER}/sets.txt`, 'requiem', '', `${REQUIEM}:1 ${FOLDER}/sets.txt has no requiem`],
])('what is wrong is named with its file and line: %s', (_what, file, part, other, said) => {
  expect(saidOf(file, part, other).join('\n')).toContain(said);
});

test.each([
  ['semicolons instead of commas', (text: string) => text.replaceAll(',', ';')],
  ['semicolons, and commas in the cells', (text: string) => text.replaceAll(',', ';').replaceAll('; ', ', ')],
  ['no names of columns', (text: string) => text.slice(text.indexOf('\n') + 1)],
])('what is wrong with all lines is said once: %s', (_what, damage) => {
  expect(compiled({ [REQUIEM]: damage(TREE[REQUIEM]!) }).problems).toEqual([
    `${REQUIEM}:1 this line must name the columns, with commas between them, as in the other tables`,
  ]);
});

test('a column without a name, and files that are missing', () => {
  expect(compiled({ [BASE]: TREE[BASE]!.replaceAll('\n', ',\n') }).problems).toContain(
    `${BASE}:1 a column has no name`,
  );
  for (const file of ['sets.txt', 'decks.txt', 'retro.csv'].map((name) => `${FOLDER}/${name}`))
    expect(compiled({ [file]: null }).problems[0]).toBe(`${file}:1 is missing`);
});
