import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { allCards, cardById, cardLookup, cardsOf, sets } from '../../../cards/index.js';
import { chooseAnswer } from '../../../src/computer-players/index.js';
import {
  apply,
  decisionOf,
  drawsOf,
  gameFrom,
  openGame,
  positionOf,
  positionProblem,
  sample,
  viewFor,
  type Position,
  type PositionProblem,
  type Session,
} from '../../../src/engine/index.js';
import { PUZZLES, randomFrom, readSituation, situationText, setupForTable } from '../../../src/table/index.js';

const cards = { card: cardById };
const resources = { cards, random: drawsOf };

/** Every moment of a random game that can be written down. */
function* momentsOf(seed: string, seats: number): Generator<readonly [Session, Position]> {
  const session = openGame(setupForTable(cardsOf(['base']), seats, 4, seed), resources);
  const random = randomFrom(Number(seed));
  for (let answers = 0; answers < 900; answers += 1) {
    const decision = decisionOf(session);
    if (decision === null) return;
    const position = decision.options.some(({ id }) => id === 'end') ? positionOf(session, 'everything') : 'busy';
    if (typeof position !== 'string') yield [session, position];
    apply(session, decision.player, chooseAnswer('random', viewFor(session, decision.player), random, cards));
  }
}

/** What everybody sees, without the ids of objects, which are new in a game that is set up again. */
const seen = (session: Session, seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, at) => {
    const { decision: _asked, outside, ...view } = viewFor(session, `p${at + 1}`);
    return JSON.stringify({ ...view, outside: outside.toSorted() }).replace(/"o\d+"/g, '"o"');
  });

test('a moment that is set up again from its text looks the same to everybody', () => {
  let moments = 0;
  for (const [seed, seats] of [
    ['1', 2],
    ['2', 4],
  ] as const)
    for (const [session, position] of momentsOf(seed, seats)) {
      moments += 1;
      const read = readSituation(situationText({ position, sets: ['base'] }));
      expect(read).toEqual({ position, sets: ['base'] });
      expect(positionProblem(position, cards)).toBeNull();
      if (moments % 4 !== 1) continue;
      const again = gameFrom(position, 'a seed', [], resources);
      expect(seen(again, seats)).toEqual(seen(session, seats));
    }
  expect(moments).toBeGreaterThan(40);
});

test('of a game that goes on, no hidden card is in the text: what lies there makes no difference to it', () => {
  let moments = 0;
  for (const [session] of momentsOf('3', 3)) {
    if ((moments += 1) % 8 !== 1) continue;
    const own = positionOf(session, 'p2') as Position;
    expect(Object.values(own.decks).every((pile) => typeof pile === 'number')).toBe(true);
    expect(own.seats.map(({ hand }) => typeof hand)).toEqual(['number', 'object', 'number']);
    expect(positionOf(sample(session, 'p2', 'other')!, 'p2')).toEqual(own);
  }
  expect(moments).toBeGreaterThan(15);
});

test('a game in which something goes on, or of another kind, is no position', () => {
  const setup = setupForTable(cardsOf(['base']), 2, 4, 'x');
  const begun = openGame(setup, resources);
  while (decisionOf(begun)?.options.some(({ id }) => id === 'end') !== true)
    apply(begun, decisionOf(begun)!.player, decisionOf(begun)!.fallback);
  expect(typeof positionOf(begun, 'everything')).toBe('object');
  const variant = { ...setup, rules: { ...setup.rules, variants: ['two-purchases'] as const } };
  const other = openGame(variant, resources);
  while (decisionOf(other)?.options.some(({ id }) => id === 'end') !== true)
    apply(other, decisionOf(other)!.player, decisionOf(other)!.fallback);
  expect(positionOf(other, 'everything')).toBe('otherGame');
  apply(begun, decisionOf(begun)!.player, ['attack']);
  expect(positionOf(begun, 'everything')).toBe('busy');
});

test('a text that is damaged, foreign or of a later version is told apart, and nothing is set up', () => {
  const { position } = PUZZLES[0];
  const text = situationText({ position, sets: ['base'] });
  expect(readSituation(` \`\`\`\n${text.slice(0, 30)}\n${text.slice(30)} \`\`\``)).toEqual({
    position,
    sets: ['base'],
  });
  expect(readSituation(text.replace(/.(?=\.[\w-]+$)/, (sign) => (sign === 'A' ? 'B' : 'A')))).toBe('damaged');
  expect(readSituation(text.slice(0, -3))).toBe('damaged');
  expect(readSituation(text.replace('FS1.', 'FS2.'))).toBe('later');
  for (const foreign of ['', 'hello', 'v1:me::help:', '{}']) expect(readSituation(foreign)).toBe('foreign');
  const own = (json: unknown) => situationText(json as Parameters<typeof situationText>[0]);
  expect(readSituation(own({ position: { ...position, seats: 'many' }, sets: [] }))).toBe('damaged');
  expect(readSituation(own({ position: { ...position, more: 1 }, sets: [] }))).toBe('damaged');
  const large = own({
    position: { ...position, outside: Array.from({ length: 50_000 }, () => 'x'.repeat(80)) },
    sets: [],
  });
  expect(large.length).toBeLessThan(deflateRawSync('x'.repeat(4_000_000)).length * 8);
  expect(readSituation(large)).toBe('damaged');
});

test('only ids of cards and sets, and counters that exist, get in with the text of a moment', () => {
  const { position } = PUZZLES[0];
  const [first, ...others] = position.seats as [Position['seats'][0], ...Position['seats'][0][]];
  const odd = '<@1> **x** [a](https://e.vil)';
  const text = (changed: object, sets: readonly string[] = ['base']) =>
    situationText({ position: { ...position, ...changed }, sets });
  const withFirst = (changed: object) => ({ seats: [{ ...first, ...changed }, ...others] });
  expect(readSituation(text({}))).not.toBe('damaged');
  for (const card of [odd, 'Bomb', '', 'x'.repeat(81), 'a-nickel\n']) {
    expect(readSituation(text({ outside: [card] }))).toBe('damaged');
    expect(readSituation(text(withFirst({ character: { card } })))).toBe('damaged');
    expect(readSituation(text(withFirst({ hand: [card] })))).toBe('damaged');
    expect(readSituation(text({ discards: { ...position.discards, loot: [card] } }))).toBe('damaged');
  }
  expect(readSituation(text({}, [odd]))).toBe('damaged');
  for (const name of [odd, 'toString', 'constructor'])
    expect(readSituation(text(withFirst({ counters: { [name]: 1 } })))).toBe('damaged');
  expect(readSituation(text(withFirst({ counters: { hp: 1 } })))).not.toBe('damaged');
  for (const { id } of [...allCards, ...sets]) expect(id).toMatch(/^[a-z0-9-]+$/);
});

test('a card that nobody knows is no part of a moment, wherever it lies, and its id is no name with markup', () => {
  const { position } = PUZZLES[0];
  for (const lying of [{ bonusSouls: ['nobody'] }, { outside: ['nobody'] }])
    expect(positionProblem({ ...position, ...lying }, cardLookup)).toEqual({ problem: 'unknownCard', card: 'nobody' });
  expect(cardLookup.card('<@1> **x** [a](https://e.vil)').name).toEqual({ en: '1xahttpsevil', fr: '1xahttpsevil' });
});

describe('a position in which no game can be', () => {
  const { position } = PUZZLES[3];
  const [own, other] = position.seats as readonly [Position['seats'][0], Position['seats'][0]];
  const problemOf = (changed: Partial<Position>): PositionProblem | null =>
    positionProblem({ ...position, ...changed }, cards);
  test.each<readonly [string, Partial<Position>, PositionProblem]>([
    ['an unknown card', { bonusSouls: ['nobody'] }, { problem: 'unknownCard', card: 'nobody' }],
    [
      'loot among items',
      { seats: [{ ...own, items: [{ card: 'bomb' }] }, other] },
      { problem: 'zone', card: 'bomb', zone: 'items' },
    ],
    [
      'a monster in a hand',
      { seats: [{ ...own, hand: ['fly'] }, other] },
      { problem: 'zone', card: 'fly', zone: 'hand' },
    ],
    [
      'a treasure in a monster slot',
      { monsters: [[{ card: 'meat' }]] },
      { problem: 'zone', card: 'meat', zone: 'monsters' },
    ],
    [
      'a monster without a soul as a soul',
      { seats: [{ ...own, souls: [{ card: 'fly' }] }, other] },
      { problem: 'zone', card: 'fly', zone: 'souls' },
    ],
    [
      'loot in the treasure deck',
      { decks: { ...position.decks, treasure: ['bomb'] } },
      { problem: 'zone', card: 'bomb', zone: 'deck' },
    ],
    [
      'a treasure in the loot discard',
      { discards: { ...position.discards, loot: ['meat'] } },
      { problem: 'zone', card: 'meat', zone: 'discard' },
    ],
    [
      'a monster with more damage than HP',
      { monsters: [[{ card: 'fly', damage: 1 }]] },
      { problem: 'damage', card: 'fly' },
    ],
    [
      'a player with more damage than HP',
      { seats: [{ ...own, damage: 2 }, other] },
      { problem: 'damage', card: 'isaac' },
    ],
    [
      'one character twice',
      { seats: [own, { ...other, character: { card: 'isaac' } }] },
      { problem: 'copies', card: 'isaac', most: 1 },
    ],
    ['a turn of nobody', { active: 'p3' }, { problem: 'seats' }],
    ['nobody', { seats: [] }, { problem: 'seats' }],
    [
      'more ¢ than there are',
      {
        seats: [
          { ...own, coins: 99 },
          { ...other, coins: 2 },
        ],
      },
      { problem: 'numbers' },
    ],
    ['a game that is won', { soulsToWin: 3 }, { problem: 'won' }],
  ])('%s', (_what, changed, problem) => {
    expect(problemOf({})).toBeNull();
    expect(problemOf(changed)).toEqual(problem);
  });
});
