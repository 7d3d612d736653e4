import { expect, test } from 'vitest';
import type { PlayerId, View } from '../../../src/engine/index.js';
import { concernsOf } from '../../../src/table/attention/ask-policy.js';
import { aScene, sideways, withCounters, type PlayerScene, type Scene } from '../../support/scene.js';

/** Whether each of these could respond, as everyone can see it; with that the scene is done. */
const could = (scene: Scene, ...players: readonly PlayerId[]): readonly boolean[] => {
  const answers = players.map((player) => concernsOf(scene.view(), player, 'concerns').couldRespond);
  scene.done();
  return answers;
};

/** What a player has whose character lies sideways: what could respond is what a test gives them. */
const resting = (more: PlayerScene = {}): PlayerScene => ({ character: sideways('plain'), ...more });

/** P1, who can do nothing, and the others with this. */
const atRest = (p2: PlayerScene, p3?: PlayerScene): Scene => {
  const scene = aScene({ players: p3 === undefined ? 2 : 3 })
    .player('p1', resting())
    .player('p2', resting(p2));
  return p3 === undefined ? scene : scene.player('p3', resting(p3));
};

const usableIn = (view: View, card: string) =>
  view.players.flatMap(({ items }) => items).find((object) => object.card === card)?.usable;

test('PRIO-08: a charged ↷, a payable $, a loot play with a card in hand', () => {
  expect(could(atRest({ items: ['battery-bum'], coins: 3 }), 'p1', 'p2')).toEqual([false, false]);
  expect(could(atRest({ items: ['battery-bum'], coins: 4 }), 'p2')).toEqual([true]);
  expect(could(atRest({ items: ['mr-boom'] }), 'p2')).toEqual([true]);
  expect(could(atRest({ items: [sideways('mr-boom')] }), 'p2')).toEqual([false]);
  expect(could(atRest({ hand: ['bomb'], lootPlays: 1 }), 'p2')).toEqual([true]);
  expect(could(atRest({ hand: ['bomb'] }), 'p2')).toEqual([false]);
  expect(could(atRest({ lootPlays: 1 }), 'p2')).toEqual([false]);
});

test('PRIO-08 COPY-01: a copy by Modeling Clay responds with what it has become, and not with what is printed on it', () => {
  const copying = (coins: number): Scene => {
    const scene = atRest({ items: ['modeling-clay', 'battery-bum'], coins }).passTo('p2');
    return scene.use('p2', 'modeling-clay', { targets: ['battery-bum'] }).resolve();
  };
  const usable = (coins: number) => {
    const scene = copying(coins);
    scene.done();
    return usableIn(scene.view(), 'modeling-clay');
  };
  expect(usable(4)).toMatchObject([{ ability: { key: 'paid' }, by: ['p2'] }]);
  expect(usable(3)).toMatchObject([{ ability: { key: 'paid' }, by: [] }]);
  const charged = atRest({ items: ['modeling-clay', 'breakfast'], hand: ['lil-battery'], lootPlays: 1 }).passTo('p2');
  charged
    .use('p2', 'modeling-clay', { targets: ['breakfast'] })
    .resolve()
    .passTo('p2');
  charged.play('p2', 'lil-battery', { targets: ['modeling-clay'] }).resolve();
  expect([charged.charged('modeling-clay'), ...could(charged, 'p2')]).toEqual([true, false]);
});

test('PRIO-08 EFF-03: a granted ability can be responded with, a lost one cannot', () => {
  expect(could(atRest({ items: ['teacher', 'meat'] }), 'p2')).toEqual([true]);
  expect(could(atRest({ items: ['deafener', 'mr-boom'] }), 'p2')).toEqual([false]);
});

test('PRIO-08 ABIL-04: what is paid in place of ↷, or besides the costs, counts', () => {
  const paying = (coins: number): Scene => atRest({ items: [sideways('mr-boom')], coins }).rooms('coins-for-taps');
  expect(could(paying(3), 'p2')).toEqual([true]);
  expect(could(paying(2), 'p2')).toEqual([false]);
  const dear = (coins: number): Scene => atRest({ items: ['dear-items', 'mr-boom'], coins });
  expect(could(dear(2), 'p2')).toEqual([true]);
  expect(could(dear(1), 'p2')).toEqual([false]);
});

test('PRIO-08 ABIL-02: what effects lend of others can be responded with', () => {
  const scene = atRest({ items: ['borrower'] }, { items: ['mr-boom'] })
    .monsters('gurdy')
    .passTo('p2');
  scene.use('p2', 'borrower').resolve();
  expect(could(scene, 'p1', 'p2', 'p3')).toEqual([false, true, true]);
  expect(usableIn(scene.view(), 'mr-boom')?.map(({ by }) => by)).toEqual([['p2', 'p3']]);
  scene.done();
});

test('PRIO-08 ROOM-02: the room is the active player’s to respond with', () => {
  expect(could(atRest({}).rooms('coin-room'), 'p1', 'p2')).toEqual([true, false]);
});

test('PRIO-08 MON-03: a soul responds only with an ability that works there, and a thing of the shop with none', () => {
  const ghost = (coins: number): Scene => atRest({ souls: ['ghost'], coins }).shop('mr-boom');
  expect(could(ghost(1), 'p1', 'p2')).toEqual([false, true]);
  expect(could(ghost(0), 'p2')).toEqual([false]);
});

test('PRIO-08 LOOT-05 LOOT-07: loot that an effect allows from a discard can be responded with, with an empty hand', () => {
  const rummaging = (item: string, lootPlays: number): Scene => {
    const scene = atRest({ items: [item], lootPlays })
      .discard('loot', ['bomb'])
      .passTo('p2');
    return scene.use('p2', item).resolve();
  };
  expect(could(rummaging('rummage', 1), 'p2')).toEqual([true]);
  expect(could(rummaging('rummage', 0), 'p2')).toEqual([false]);
  expect(could(rummaging('bargain-bin', 0), 'p2')).toEqual([true]);
});

test('PRIO-08 COST-02: counters are there to be paid with', () => {
  const counters = (n: number): Scene => atRest({ items: [withCounters('pays-counters', n)] });
  expect([...could(counters(1), 'p2'), ...could(counters(0), 'p2')]).toEqual([true, false]);
});

test('LOOT-02 PRIO-08: nothing of a card in hand, in a deck or in a discard is usable', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .discard('treasure', ['mr-boom']);
  const { hand, discards } = scene.view('p1');
  expect([...hand, ...discards.treasure].map(({ usable }) => usable)).toEqual([[], []]);
  scene.done();
});
