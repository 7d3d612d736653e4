import { describe, expect, test } from 'vitest';
import { compileEmblems } from '../../tools/content/emblems.js';
import { isPath } from '../../tools/content/path-data.js';

const [HEAD, HALO, EYES] = ['shapes/head', 'features/halo', 'features/eyes'].map(
  (name) => `assets/emblems/${name}.svg`,
) as [string, string, string];
const [COLOURS, CARDS, OTHERS] = ['colours.json', 'cards.txt', 'others.txt'].map(
  (name) => `assets/emblems/${name}`,
) as [string, string, string];

/** Emblems of one shape, two features and two tints. */
const TREE: Readonly<Record<string, string>> = {
  'assets/emblems/README.md': 'For people.',
  'cards/catalogue/base.csv': 'id\nisaac\nthe-d6\n',
  [COLOURS]: `{
  "tints": {
    "moss": { "main": "#76a14a", "low": "#50752e", "high": "#a8cd7b", "pair": "#3c5523" },
    "sky": { "main": "#79c0e6", "low": "#4a8fb8", "high": "#bfe3f6", "pair": "#f7f1e6" }
  },
  "fixed": {
    "ink": "#241a1e",
    "white": "#fffaf0",
    "gold": "#f2bd3e"
  }
}
`,
  [HEAD]: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <title>A round head.</title>
  <path class="main" d="M10 10L90 10L50 90Z"/>
  <path class="low" d="M20 20h10v10Z"/>
  <g>
    <circle class="hold" cx="50" cy="78" r="15"/>
    <circle class="face" cx="30" cy="55.5" r="47.5"/>
    <circle class="face" cx="70" cy="55" r="31"/>
  </g>
</svg>
`,
  [HALO]: `<svg xmlns="http://www.w3.org/2000/svg" class="whole behind" viewBox="0 0 100 100">
  <path class="gold" d="M1 1L9 1L5 9Z"/>
</svg>
`,
  [EYES]: `<svg xmlns="http://www.w3.org/2000/svg" class="face eyes" viewBox="-100 -100 200 200">
  <path class="ink" d="M-9 0L9 0"/>
</svg>
`,
  [CARDS]: '# Cards.\nisaac: head in moss, eyes\n\nthe-d6: head in sky, halo, head in moss\n',
  [OTHERS]: ['monster', 'thing', 'soul', 'person', 'curse', 'event', 'room', 'room']
    .map((kind, at) => `${kind}: head in ${at === 7 ? 'sky' : 'moss'}\n`)
    .join(''),
};

const compiled = (changes: Readonly<Record<string, string | null>> = {}) => {
  const problems: string[] = [];
  const files = Object.entries({ ...TREE, ...changes }).flatMap(([file, text]) =>
    text === null ? [] : [[file, text] as const],
  );
  const made = compileEmblems(new Map(files), (file, line, problem) => problems.push(`${file}:${line} ${problem}`));
  return { made, problems };
};

const emblemsOf = (made: ReadonlyMap<string, string>) => JSON.parse(made.get('emblems/emblems.json')!) as unknown;

/** What is said when a part of a file of that tree is another. */
const saidOf = (file: string, part: string, other: string): readonly string[] => {
  expect(TREE[file]).toContain(part);
  return compiled({ [file]: TREE[file]!.replace(part, other) }).problems;
};

test('drawings, colours and lists become what the program reads: layers and places in the order of the file', () => {
  const { made, problems } = compiled();
  expect(problems).toEqual([]);
  const head = {
    layers: [
      ['main', 'M10 10L90 10L50 90Z'],
      ['low', 'M20 20h10v10Z'],
    ],
    hold: [50, 78, 0.3],
    faces: [
      [30, 55.5, 0.95],
      [70, 55, 0.62],
    ],
  };
  const emblems = emblemsOf(made);
  expect(emblems).toMatchObject({
    ...(JSON.parse(TREE[COLOURS]!) as object),
    shapes: { head },
    features: {
      halo: { at: 'whole', behind: true, layers: [['gold', 'M1 1L9 1L5 9Z']] },
      eyes: { at: 'face', eyes: true, layers: [['ink', 'M-9 0L9 0']] },
    },
    cards: { isaac: ['head', 'moss', 'eyes'], 'the-d6': ['head', 'sky', 'halo', 'head in moss'] },
    others: {
      monster: [['head', 'moss']],
      room: [
        ['head', 'moss'],
        ['head', 'sky'],
      ],
    },
  });
  // Names of emojis depend on this text.
  expect(JSON.stringify((emblems as { shapes: object }).shapes)).toBe(JSON.stringify({ head }));
});

test('what a drawing program adds to a file makes no difference', () => {
  const saved = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape -->
<svg width="100mm" height="100mm" viewBox="0 0 100 100" version="1.1" id="svg1" sodipodi:docname="head.svg"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview1"><inkscape:grid/></sodipodi:namedview>
  <defs id="defs1"><linearGradient id="a"><stop offset="0"/></linearGradient></defs>
  <metadata><work/></metadata>
  <title id="title1">A round head.</title><desc>Round</desc>
  <g id="layer1">
    <path class="main" style="fill:#ff0000" d="M10 10L90 10L50 90Z" id="path1"/>
    <path style="fill:#00ff00" d="M20 20h10v10Z" id="path2" class="low"/>
    <circle class="hold" cx="50" cy="78" r="15" style="fill:none"/>
    <circle class="face" cx="30" cy="55.5" r="47.5"/>
    <circle class="face" cx="70" cy="55" r="31"/>
  </g>
</svg>`;
  const { made, problems } = compiled({ [HEAD]: saved });
  expect(problems).toEqual([]);
  expect(emblemsOf(made)).toEqual(emblemsOf(compiled().made));
});

describe('what is damaged or does not fit together is named with its file and line', () => {
  const roles = 'main, low, high, pair, line, thin, lightline, ink, white, gold';

  test.each([
    ['XML that is cut off', HEAD, '  </g>\n</svg>\n', '', `${HEAD}:8 `],
    ['a tag that is not closed', HEAD, 'd="M20 20h10v10Z"/>', 'd="M20 20h10v10Z">', `${HEAD}:10 `],
    ['another language', HEAD, TREE[HEAD]!, 'a head', `${HEAD}:1 `],
    ['a file that is no drawing', EYES, TREE[EYES]!, '\n<html/>', `${EYES}:2 <html> is no drawing`],
    ['no viewBox', HEAD, ' viewBox="0 0 100 100"', '', `${HEAD}:1 needs viewBox="0 0 100 100"`],
    ['a page of paper', EYES, '-100 -100 200 200', '0 0 210 297', `${EYES}:1 needs viewBox="-100 -100 200 200"`],
    [
      'a role that there is not',
      HEAD,
      '"low"',
      '"dark"',
      `${HEAD}:4 <path> has the class "dark": it needs one of ${roles}`,
    ],
    ['two roles', HEAD, '"low"', '"low high"', `${HEAD}:4 <path> has the class "low high": it needs one of ${roles}`],
    ['no role', HEAD, ' class="low"', '', `${HEAD}:4 <path> has the class "": it needs one of ${roles}`],
    [
      'a place that there is not',
      HEAD,
      '"hold"',
      '"hand"',
      `${HEAD}:6 <circle> has the class "hand": it needs one of face, top, wings, hold`,
    ],
    ['a place that is there already', HEAD, '"face" cx="70"', '"hold" cx="70"', `${HEAD}:8 a shape has one hold`],
    ['a place without a number', HEAD, 'cx="30"', 'cx="left"', `${HEAD}:7 the circle needs numbers cx, cy and r`],
    ['a place with an empty number', HEAD, 'cx="30"', 'cx=""', `${HEAD}:7 the circle needs numbers cx, cy and r`],
    ['a place without a size', HEAD, 'r="15"', 'r="0"', `${HEAD}:6 the circle needs a radius above 0`],
    [
      'an element that is not drawn',
      HEAD,
      '<path class="low"',
      '<text class="low"',
      `${HEAD}:4 <text> is not drawn: turn it into a path`,
    ],
    ['a transform', HEAD, '<g>', '<g transform="scale(2)">', `${HEAD}:5 <g> has a transform: apply it to its paths`],
    ['a transform of the whole', HEAD, '<svg', '<svg transform="scale(2)"', `${HEAD}:1 <svg> has a transform: `],
    ['data that is no path', HEAD, 'M20 20h10v10Z', 'M20 20h10w10Z', `${HEAD}:4 "M20 20h10w10Z" is no path`],
    ['a path without data', HEAD, ' d="M20 20h10v10Z"', '', `${HEAD}:4 "" is no path`],
    [
      'a feature that goes nowhere',
      EYES,
      'class="face eyes"',
      '',
      `${EYES}:1 needs a class that says where it goes: face, top, wings, whole`,
    ],
    [
      'a class without a meaning',
      HALO,
      'behind',
      'before',
      `${HALO}:1 the class before says nothing: there are behind, eyes`,
    ],
    [
      'a place on a feature',
      HALO,
      '</svg>',
      '<circle class="face"/></svg>',
      `${HALO}:3 <circle> has the class "face": it needs one of `,
    ],
    ['JSON that is cut off', COLOURS, '"fixed": {', '"fixed": ', `${COLOURS}:7 `],
    ['JSON that ends too early', COLOURS, '  }\n}\n', '', `${COLOURS}:10 `],
    ['a colour without quotation marks', COLOURS, '"#79c0e6"', '#79c0e6', `${COLOURS}:4 `],
    ['a comma too many', COLOURS, '#f7f1e6" }', '#f7f1e6" },', `${COLOURS}:5 `],
    ['a line that is not closed', COLOURS, '#f2bd3e"', '#f2bd3e', `${COLOURS}:9 `],
    [
      'a colour that is none',
      COLOURS,
      '#4a8fb8',
      'blue',
      `${COLOURS}:4 tints.sky.low: "blue" is no colour: it needs six digits, as in #76a14a`,
    ],
    ['a colour that is missing', COLOURS, ', "pair": "#f7f1e6"', '', `${COLOURS}:4 tints.sky.pair: `],
    ['a colour that the program needs', COLOURS, '"white"', '"snow"', `${COLOURS}:6 fixed.white: `],
    [
      'an emblem without a shape',
      CARDS,
      'head in moss, eyes',
      'eyes',
      `${CARDS}:2 needs "id: shape in tint", then features and "shape in tint"`,
    ],
    [
      'a line without an emblem',
      CARDS,
      ': head in moss, eyes',
      '',
      `${CARDS}:2 needs "id: shape in tint", then features and "shape in tint"`,
    ],
    [
      'a shape that there is not',
      CARDS,
      'head in moss, eyes',
      'tail in moss, eyes',
      `${CARDS}:2 there is no shape tail`,
    ],
    ['a card that there is not', CARDS, 'the-d6', 'the-d7', `${CARDS}:4 there is no card the-d7`],
    ['a tint that there is not', CARDS, 'head in sky', 'head in sand', `${CARDS}:4 there is no tint sand`],
    ['a feature that there is not', CARDS, 'halo', 'hat', `${CARDS}:4 there is no feature hat`],
    [
      'a held shape that there is not',
      CARDS,
      ', head in moss\n',
      ', tail in moss\n',
      `${CARDS}:4 there is no shape tail`,
    ],
    ['a card that is there already', CARDS, 'the-d6', 'isaac', `${CARDS}:4 isaac is there already: ${CARDS}:2`],
    [
      'a kind that there is not',
      OTHERS,
      'room: head in sky',
      'place: head in sky',
      `${OTHERS}:8 there is no kind place`,
    ],
    ['a kind without an emblem', OTHERS, 'soul: head in moss\n', '', `${OTHERS}:1 has nothing for soul`],
  ])('%s', (_what, file, part, other, said) => {
    const problems = saidOf(file, part, other);
    expect(problems).toHaveLength(1);
    expect(problems[0]!.startsWith(said), problems[0]).toBe(true);
  });

  test('a drawing that is missing, a list that is, and a file that is nothing', () => {
    expect(compiled({ [HALO]: null }).problems).toEqual([`${CARDS}:4 there is no feature halo`]);
    for (const file of [CARDS, COLOURS]) expect(compiled({ [file]: null }).problems).toEqual([`${file}:1 is missing`]);
    expect(compiled({ 'assets/emblems/shapes/a head.svg': '' }).problems).toEqual([
      'assets/emblems/shapes/a head.svg:1 is no part of the emblems',
    ]);
  });
});

test('spaces in a line, those of French as well, and capital letters in a colour make no difference', () => {
  const { made, problems } = compiled({
    [CARDS]: 'isaac\u00a0: head\u00a0in  moss , eyes \nthe-d6:head in sky, halo, head  in moss\n',
    [COLOURS]: TREE[COLOURS]!.replace('#f2bd3e', '#F2BD3E'),
  });
  expect(problems).toEqual([]);
  expect(emblemsOf(made)).toEqual(emblemsOf(compiled().made));
});

test('path data is what SVG says it is', () => {
  const paths = [
    'M1 2',
    'm1,2 3,4z',
    'M.5-.5L-1e2+3',
    'M0 0C1 2 3 4 5 6 1 2 3 4 5 6',
    ' M0 0 a1 1 0 01.5.5 Z\n',
    'M1 2HV3',
  ];
  expect(paths.map(isPath)).toEqual([true, true, true, true, true, false]);
  const others = [
    '',
    'L1 2',
    'M1',
    'M1 2 3',
    'M1 2Z3',
    'M1 2C1 2',
    'M1 2A1 1 0 2 0 1 1',
    'M1 2 none',
    'M1 2;',
    'M1 NaN',
    'M1\u00a02',
  ];
  expect(others.filter(isPath)).toEqual([]);
});
