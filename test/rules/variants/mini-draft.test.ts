import { expect, test } from 'vitest';
import { aGame, type Scene } from '../../support/scene.js';

const fourteen = (card: string): readonly string[] => Array.from({ length: 14 }, () => card);
/** The shop takes the first two; the rows are laid out from there. */
const SHOP = ['blank-treasure', 'blank-treasure'];
const withTreasure = (...treasure: readonly string[]) => ({
  loot: Array.from({ length: 40 }, () => 'blank-loot'),
  treasure: [...SHOP, ...treasure],
  monster: fourteen('fly'),
});
const drafting = (seats: number, treasure: readonly string[], dice: readonly number[]): Scene =>
  aGame({ seats, decks: withTreasure(...treasure), variants: ['mini-draft'] }).firstPlayerDice(...dice);

const begins = (scene: Scene, active: string): void => {
  expect(scene.asked()).toBe(`${active} priority`);
  expect(scene.view().turn).toMatchObject({ active, number: 1 });
  scene.done({ midway: 'the first turn begins' });
};

test('VAR-01: of three treasures the first player takes one, then the other; the third goes under the deck, twice', () => {
  const scene = drafting(2, ['meat', 'dinner', 'breakfast', 'the-relic', 'mr-boom', 'jawbone', 'yum-heart'], [5, 2]);
  expect(scene.asked()).toBe('p2 setup.treasure');
  expect(scene.offered()).toEqual(['meat', 'dinner', 'breakfast']);
  expect(scene.said('laidOut')).toEqual([expect.objectContaining({ cards: ['meat', 'dinner', 'breakfast'] })]);
  for (const viewer of ['p1', 'p2', null] as const)
    expect(scene.view(viewer).shown).toEqual([{ deck: 'treasure', cards: ['meat', 'dinner', 'breakfast'] }]);
  scene.answer('p2', 'setup.treasure', 'dinner');
  expect([scene.asked(), scene.offered()]).toEqual(['p1 setup.treasure', ['meat', 'breakfast']]);
  expect(scene.view().shown).toEqual([{ deck: 'treasure', cards: ['meat', 'breakfast'] }]);
  scene.answer('p1', 'setup.treasure', 'breakfast');
  expect(scene.cardsOf('treasure').at(-1)).toBe('meat');
  expect([scene.asked(), scene.offered()]).toEqual(['p1 setup.treasure', ['the-relic', 'mr-boom', 'jawbone']]);
  scene.answer('p1', 'setup.treasure', 'jawbone').answer('p2', 'setup.treasure', 'the-relic');
  expect([scene.items('p1'), scene.items('p2')]).toEqual([
    ['breakfast', 'jawbone'],
    ['dinner', 'the-relic'],
  ]);
  expect(scene.cardsOf('treasure')).toEqual(['yum-heart', 'meat', 'mr-boom']);
  expect(scene.said('putIntoDeck').map(({ player, cards, detail }) => [player, cards, detail])).toEqual([
    ['p1', ['meat'], 'deckBottom'],
    ['p2', ['mr-boom'], 'deckBottom'],
  ]);
  expect(scene.tops('shop')).toEqual(SHOP);
  expect(scene.stack()).toEqual([]);
  begins(scene, 'p2');
});

test('VAR-01: what is drafted is gained, in play and ready, and everybody reads it', () => {
  const scene = drafting(2, ['mr-boom', 'dinner', 'breakfast', 'the-relic', 'meat', 'jawbone'], [1, 2]);
  scene.answer('p1', 'setup.treasure', 'mr-boom');
  const gained = scene.said('event').filter(({ event }) => event === 'gainItem');
  expect(gained).toEqual([expect.objectContaining({ player: 'p1', object: { card: 'mr-boom', owner: 'p1' } })]);
  expect(scene.charged('mr-boom')).toBe(true);
  scene.answer('p2', 'setup.treasure', 'dinner');
  expect(scene.maxHp('p2')).toBe(3);
  scene.answer('p2', 'setup.treasure', 'meat').answer('p1', 'setup.treasure', 'jawbone');
  begins(scene, 'p1');
});

test.each([3, 4, 8])('VAR-02: %i players draft in turn order, and backwards from whoever picked last', (seats) => {
  const row = Array.from({ length: seats + 1 }, () => 'meat');
  const others = Array.from({ length: seats + 1 }, () => 'dinner');
  const dice = Array.from({ length: seats }, (_, at) => (at === 1 ? 1 : 2));
  const scene = drafting(seats, [...row, ...others, 'the-relic'], dice);
  const asked: string[] = [];
  for (let picks = 0; picks < 2 * seats; picks += 1) {
    const [player = '', key] = scene.asked()?.split(' ') ?? [];
    expect(key).toBe('setup.treasure');
    expect(scene.offered()).toHaveLength(seats + 1 - (picks % seats));
    asked.push(player);
    scene.answer(player as 'p1', 'setup.treasure', picks < seats ? 'meat' : 'dinner');
  }
  const order = Array.from({ length: seats }, (_, at) => `p${((at + 1) % seats) + 1}`);
  expect(asked).toEqual([...order, ...order.toReversed()]);
  for (const player of order) expect(scene.items(player as 'p1')).toEqual(['meat', 'dinner']);
  expect(scene.cardsOf('treasure')).toEqual(['the-relic', 'meat', 'dinner']);
  begins(scene, 'p2');
});

test('VAR-02 ABIL-06: what a gain sets off waits till somebody has priority', () => {
  const row = ['answers-gainItem', 'meat', 'dinner', 'meat', 'meat', 'dinner'];
  const scene = drafting(2, row, [1, 2]);
  scene.answer('p1', 'setup.treasure', 'answers-gainItem').answer('p2', 'setup.treasure', 'meat');
  expect(scene.stack()).toEqual([]);
  scene.answer('p2', 'setup.treasure', 'meat').answer('p1', 'setup.treasure', 'dinner');
  expect(scene.stack().length).toBeGreaterThan(0);
  expect(new Set(scene.stack())).toEqual(new Set(['answers-gainItem']));
  scene.resolve();
  scene.done({ midway: 'the first turn' });
});

test('DEC-57 ABIL-07: what drafted items trigger is on the stack at the first priority, that of whoever begins at the bottom', () => {
  const row = ['keepers-penny', 'keepers-box', 'dinner', 'meat', 'meat', 'dinner'];
  const scene = drafting(2, row, [1, 2]);
  scene.answer('p1', 'setup.treasure', 'keepers-penny').answer('p2', 'setup.treasure', 'keepers-box');
  expect([scene.asked(), scene.stack()]).toEqual(['p2 setup.treasure', []]);
  scene.answer('p2', 'setup.treasure', 'meat').answer('p1', 'setup.treasure', 'dinner');
  expect([scene.asked(), scene.stack()]).toEqual(['p1 priority', ['keepers-penny', 'keepers-box']]);
  expect([scene.coins('p1'), scene.tops('shop').length]).toEqual([3, 2]);
  scene.resolve();
  expect([scene.coins('p1'), scene.tops('shop').length]).toEqual([12, 4]);
  scene.done({ midway: 'the first turn' });
});

test('VAR-02 DEC-10: a deck that is too small leaves the last with what there is, or with nothing', () => {
  const scene = drafting(2, ['meat'], [1, 2]);
  expect(scene.offered()).toEqual(['meat']);
  scene.answer('p1', 'setup.treasure', 'meat');
  expect([scene.items('p1'), scene.items('p2'), scene.cardsOf('treasure')]).toEqual([['meat'], [], []]);
  expect(scene.said('laidOut')).toHaveLength(1);
  begins(scene, 'p1');
});

test('VAR-01: a pick can be taken back till the next one is made', () => {
  const scene = drafting(2, ['meat', 'dinner', 'breakfast', 'the-relic', 'mr-boom', 'jawbone'], [1, 2]);
  scene.answer('p1', 'setup.treasure', 'meat').takeBack('p1');
  expect([scene.asked(), scene.items('p1')]).toEqual(['p1 setup.treasure', []]);
  scene.answer('p1', 'setup.treasure', 'dinner').answer('p2', 'setup.treasure', 'meat');
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['dinner'], ['meat']]);
  scene.done({ midway: 'the draft' });
});

test('VAR-01: without the variant nobody drafts', () => {
  const scene = aGame({ seats: 2, decks: withTreasure('meat', 'dinner', 'breakfast') }).firstPlayerDice(1, 2);
  expect(scene.cardsOf('treasure')).toEqual(['meat', 'dinner', 'breakfast']);
  begins(scene, 'p1');
});
