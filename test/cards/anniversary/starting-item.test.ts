import { expect, test } from 'vitest';
import { aScene, withCounters, type Scene } from '../../support/scene.js';

test('bag-o-holes LOOT-08: a ↷ for one more loot play', () => {
  const scene = aScene().player('p1', { items: ['bag-o-holes'], hand: ['a-penny', 'gain-3'] });
  scene.play('p1', 'a-penny').resolve().use('p1', 'bag-o-holes').resolve().play('p1', 'gain-3').resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.done();
});

test('bag-o-holes REPL-07: all loot of yours is one card more, that of others is not', () => {
  const scene = aScene()
    .player('p1', { items: ['bag-o-holes'], hand: ['living-loot-1'] })
    .deck('loot', ['bomb', 'a-dime', 'a-penny']);
  scene.play('p1', 'living-loot-1').resolve();
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([['bomb', 'a-dime'], ['a-penny']]);
  scene.done();
});

test('bag-o-holes REPL-05: your hand goes as your turn starts, before the loot step, and not as other turns start', () => {
  const scene = aScene()
    .player('p1', { items: ['bag-o-holes'], hand: ['bomb', 'a-dime'] })
    .player('p2', { hand: ['bomb'] })
    .deck('loot', ['loot-1', 'a-penny', 'gain-3']);
  scene.endTurn('p1').toActionPhase();
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([2, 2]);
  scene.endTurn('p2').toActionPhase();
  expect([scene.hand('p1'), scene.hand('p2').length, scene.discarded('loot').toSorted()]).toEqual([
    ['a-penny', 'gain-3'],
    2,
    ['a-dime', 'bomb'],
  ]);
  scene.done();
});

/** P1 attacks a monster with the squid. */
const squid = (monster: string, more: (scene: Scene) => Scene = (scene) => scene): Scene => {
  const scene = more(
    aScene({ players: 3 })
      .player('p1', { items: ['game-squid', 'meat'] })
      .player('p2', { items: ['breakfast'] })
      .monsters(monster, 'pin'),
  );
  scene.declare('p1', 'attack').allPass();
  scene.answer('p1', 'attack.target', monster).allPass();
  return scene;
};

test('game-squid: the monster gets 1 HP and 1 ATK, and who rolled against it has an HP counter for its death', () => {
  const scene = squid('fly', (it) => it.dice(6, 5));
  expect(scene.asked()).toBe('p1 effect.may');
  scene.answer('p1', 'effect.may', 'yes');
  expect([scene.maxHp('fly'), scene.atk('fly'), scene.maxHp('pin')]).toEqual([2, 2, 2]);
  expect([scene.asked(), scene.offered()]).toEqual(['p1 effect.choose', ['p2', 'p3']]);
  scene.answerSome('p1', 'effect.choose', 'p2').answer('p2', 'effect.may', 'yes').resolve();
  expect(scene.said('rollIs').map(({ player }) => player)).toEqual(['p1', 'p2']);
  expect(scene.asked()).toBe('p1 effect.choose');
  expect(scene.offered()).toEqual(['game-squid', 'meat']);
  scene.answer('p1', 'effect.choose', 'meat').answer('p2', 'effect.choose', 'breakfast').resolve();
  const counters = ['meat', 'breakfast', 'game-squid'].map((item) => scene.object(item).counters.hp ?? 0);
  expect(counters).toEqual([1, 1, 0]);
  scene.done();
});

test('game-squid: nothing is different for who does not want it', () => {
  const scene = squid('fly', (it) => it.dice(6));
  scene.answer('p1', 'effect.may', 'no').resolve();
  expect([scene.said('rollIs').length, scene.object('meat').counters, scene.discarded('monster')]).toEqual([
    1,
    {},
    ['fly'],
  ]);
  scene.done();
});

test('game-squid: nobody need be chosen, and who is chosen need not roll along', () => {
  const alone = squid('fly', (it) => it.dice(6, 6));
  alone.answer('p1', 'effect.may', 'yes').answerSome('p1', 'effect.choose').resolve();
  alone.answer('p1', 'effect.choose', 'game-squid').resolve();
  expect(alone.said('rollIs').map(({ player }) => player)).toEqual(['p1', 'p1']);
  expect(alone.object('game-squid').counters).toEqual({ hp: 1 });
  alone.done();
  const declined = squid('fly', (it) => it.dice(6, 6));
  declined.answer('p1', 'effect.may', 'yes').answerSome('p1', 'effect.choose', 'p3').answer('p3', 'effect.may', 'no');
  declined.resolve().answer('p1', 'effect.choose', 'meat').resolve();
  expect(declined.said('rollIs').map(({ player }) => player)).toEqual(['p1', 'p1']);
  declined.done();
});

test('game-squid CTR-06: an item that has an HP counter is not chosen, nor one of somebody who did not roll', () => {
  const scene = squid('fly', (it) =>
    it
      .player('p1', { items: ['game-squid', withCounters('meat', 1, 'hp'), 'the-relic'] })
      .player('p3', { items: ['dinner'] })
      .dice(6, 6),
  );
  scene.answer('p1', 'effect.may', 'yes').answerSome('p1', 'effect.choose').resolve();
  expect(scene.offered()).toEqual(['game-squid', 'the-relic']);
  scene.answer('p1', 'effect.choose', 'the-relic').resolve();
  expect([scene.object('dinner').counters, scene.object('breakfast').counters]).toEqual([{}, {}]);
  scene.done();
});

test('game-squid: till end of turn only, the counters too', () => {
  const scene = squid('fly', (it) =>
    it
      .player('p1', { items: ['game-squid', 'meat'], hand: ['break-off'] })
      .player('p2', { items: ['breakfast'], hand: ['fell-a-monster'] }),
  );
  scene.answer('p1', 'effect.may', 'yes').answerSome('p1', 'effect.choose');
  scene.play('p1', 'break-off').resolve();
  expect([scene.maxHp('fly'), scene.atk('fly')]).toEqual([2, 2]);
  scene.endTurn('p1').toActionPhase();
  expect([scene.maxHp('fly'), scene.atk('fly')]).toEqual([1, 1]);
  scene.play('p2', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect([scene.object('meat').counters, scene.asked()]).toEqual([{}, 'p2 priority']);
  scene.done();
});

test('game-squid ATK-05: neither an attack on the deck nor one of somebody else', () => {
  const deck = aScene({ players: 3 })
    .player('p1', { items: ['game-squid'] })
    .monsters('pin')
    .deck('monster', ['fly'])
    .dice(6);
  deck.attack('p1', 'deck').resolve();
  expect(deck.discarded('monster')).toEqual(['fly']);
  deck.done();
  const other = aScene({ players: 3 })
    .player('p2', { items: ['game-squid'] })
    .monsters('fly')
    .dice(6);
  other.attack('p1', 'fly').resolve();
  expect(other.discarded('monster')).toEqual(['fly']);
  other.done();
});

test('game-squid: an attack on something else than a monster is none of its business', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['game-squid'] })
    .player('p2', { items: ['punching-bag'] })
    .dice(6, 6);
  scene.attack('p1', 'punching-bag').resolve();
  expect([scene.asked(), scene.coins('p1')]).toEqual(['p1 priority', 5]);
  scene.done();
});
