import { expect, test } from 'vitest';
import { whyNoTrade, type ObjectId, type TableAct } from '../../../src/engine/index.js';
import { aScene, type Scene } from '../../support/scene.js';

type Trade = Extract<TableAct, { does: 'trade' }>;

const scene = () =>
  aScene({ players: 3, variants: ['enhanced-bartering'] })
    .player('p1', { items: ['breakfast'], hand: ['bomb', 'a-penny'], coins: 3, souls: ['gurdy'] })
    .player('p2', { items: ['meat'], hand: ['pills'], coins: 6 });

/** A deal of P1 and P2 about these cards. */
const deal = (now: Scene, gives: readonly string[], takes: readonly string[], more: Partial<Trade> = {}): Trade => {
  const idsOf = (cards: readonly string[]): readonly ObjectId[] => cards.map((card) => now.ids(card)[0]!);
  const trade = { does: 'trade', from: 'p1', to: 'p2', payer: 'p1', amount: 0 } as const;
  return { ...trade, gives: idsOf(gives), takes: idsOf(takes), ...more };
};

test('VAR-04 GAIN-06: items, loot and ¢ change hands at once', () => {
  const now = scene();
  expect(now.tableAct(deal(now, ['breakfast', 'bomb'], ['meat'], { payer: 'p2', amount: 5 }))).toBe(true);
  expect([now.items('p1'), now.items('p2')]).toEqual([['meat'], ['breakfast']]);
  expect([now.hand('p1'), now.hand('p2')]).toEqual([['a-penny'], ['pills', 'bomb']]);
  expect([now.coins('p1'), now.coins('p2')]).toEqual([8, 1]);
  now.done();
});

test('VAR-04 BARTER-04: ¢ go from whoever pays', () => {
  const now = scene();
  expect(now.tableAct(deal(now, [], ['meat'], { amount: 3 }))).toBe(true);
  expect([now.coins('p1'), now.coins('p2'), now.items('p1')]).toEqual([0, 9, ['breakfast', 'meat']]);
  now.done();
});

test('VAR-04 LOOT-02: which loot card went is told to those two alone', () => {
  const now = scene();
  now.tableAct(deal(now, ['bomb'], ['meat']));
  const named = now.entries().filter(({ line }) => JSON.stringify(line).includes('bomb'));
  expect(named.map(({ to, line }) => [to, line.say])).toEqual([[['p1', 'p2'], 'handed']]);
  now.done();
});

test('VAR-04 BARTER-02: souls and characters are never bartered, nor what is somebody else’s', () => {
  const now = scene();
  for (const trade of [
    deal(now, ['gurdy'], []),
    deal(now, ['plain'], []),
    deal(now, ['meat'], []),
    deal(now, [], ['breakfast']),
    deal(now, ['breakfast', 'breakfast'], []),
    deal(now, [], [], { gives: ['o9999'] }),
  ]) {
    expect(whyNoTrade(now.session(), trade)).toMatchObject({ rule: 'VAR-04', why: 'notToTrade' });
    expect(now.tableAct(trade)).toBe(false);
  }
  now.done();
});

test('VAR-04 BARTER-01: between two, about something, with ¢ that are there', () => {
  const now = scene();
  const why = (trade: Trade) => whyNoTrade(now.session(), trade)?.why ?? null;
  expect(why(deal(now, ['bomb'], [], { to: 'p1' }))).toBe('noPartner');
  expect(why(deal(now, ['bomb'], [], { to: 'p9' }))).toBe('noPartner');
  expect(why(deal(now, ['bomb'], [], { from: 'p9' }))).toBe('noPartner');
  expect(why(deal(now, ['bomb'], [], { payer: 'p3' }))).toBe('noPartner');
  expect(why(deal(now, [], [], { amount: 1 }))).toBe('barterOfNothing');
  expect(why(deal(now, ['bomb'], [], { amount: -1 }))).toBe('barterOfNothing');
  expect(why(deal(now, ['bomb'], [], { amount: 4 }))).toBe('tooFewCoins');
  expect(why(deal(now, ['bomb'], [], { amount: 3 }))).toBe(null);
  expect(why(deal(now, ['bomb'], [], { amount: 6, payer: 'p2' }))).toBe(null);
  now.done();
});

test('VAR-04 DEC-58: no items while an attack goes on, whoever is in it, but loot', () => {
  const now = scene().monsters('gurdy').dice(1);
  now.attack('p1', 'gurdy');
  const why = (trade: Trade) => whyNoTrade(now.session(), trade)?.why ?? null;
  expect(why(deal(now, ['breakfast'], []))).toBe('inAttack');
  expect(why(deal(now, [], ['meat']))).toBe('inAttack');
  expect(why(deal(now, ['meat'], [], { from: 'p2', to: 'p1' }))).toBe('inAttack');
  expect(why(deal(now, ['meat'], [], { from: 'p2', to: 'p3', payer: 'p2' }))).toBe('inAttack');
  expect(now.tableAct(deal(now, ['bomb'], []))).toBe(true);
  expect(now.hand('p2')).toEqual(['pills', 'bomb']);
  now.done({ midway: 'the attack goes on' });
});

test('VAR-04: no items of or for a player who has died this turn, but loot', () => {
  const now = aScene({ variants: ['enhanced-bartering'] })
    .player('p1', { items: ['breakfast'], hand: ['bomb', 'a-penny'] })
    .player('p2', { items: ['meat', 'the-poop'], damage: 1 })
    .fallbacks();
  now.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  const [kept] = now.items('p2');
  expect([now.dead('p2'), now.items('p2').length]).toEqual([true, 1]);
  const why = (trade: Trade) => whyNoTrade(now.session(), trade)?.why ?? null;
  expect(why(deal(now, ['breakfast'], []))).toBe('otherCannotTrade');
  expect(why(deal(now, [kept!], [], { from: 'p2', to: 'p1' }))).toBe('dead');
  expect(why(deal(now, ['a-penny'], []))).toBe(null);
  now.done();
});

test('BARTER-02 VAR-04: without the variant nothing but ¢ is bartered', () => {
  const now = aScene().player('p1', { items: ['breakfast'], hand: ['bomb'] });
  for (const card of ['breakfast', 'bomb']) {
    expect(whyNoTrade(now.session(), deal(now, [card], []))).toMatchObject({ rule: 'VAR-04', why: 'notToTrade' });
    expect(now.tableAct(deal(now, [card], []))).toBe(false);
  }
  now.done();
});
