import { expect, test } from 'vitest';
import { type Scene, aScene, withCounters } from '../../../support/scene.js';

const rollOf = (face: number, items: readonly string[]): Scene =>
  aScene()
    .player('p1', { items: ['book-of-sin', ...items] })
    .dice(face);

test('chocolate-milk: a second counter is +1 ATK', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('chocolate-milk', 1)] })
    .from('recharge');
  expect(scene.atk('p1')).toBe(1);
  scene.toActionPhase();
  expect([scene.atk('p1'), scene.object('chocolate-milk').counters]).toEqual([2, { counter: 2 }]);
  scene.done();
});

test('chocolate-milk TGT-04: the third is a damage, and all of them go', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('chocolate-milk', 2)] })
    .monsters('gurdy')
    .from('recharge');
  expect(scene.atk('p1')).toBe(2);
  scene.allPass();
  expect(scene.offered()).toEqual(['p1', 'p2', 'gurdy']);
  scene.answer('p1', 'effect.choose', 'gurdy').toActionPhase();
  expect([scene.hp('gurdy'), scene.atk('p1'), scene.object('chocolate-milk').counters]).toEqual([4, 1, {}]);
  scene.done();
});

test('damocles REPL-02: one treasure more than would be gained', () => {
  const scene = aScene()
    .player('p1', { items: ['damocles'], hand: ['plus-treasure'] })
    .player('p2', { hand: ['plus-treasure'], lootPlays: 1 })
    .deck('treasure', ['meat', 'dinner', 'synthoil', 'mr-boom']);
  scene.play('p1', 'plus-treasure').allPass();
  expect(scene.items('p1')).toEqual(['damocles', 'meat', 'dinner']);
  scene.passTo('p2').play('p2', 'plus-treasure').allPass();
  expect(scene.items('p2')).toEqual(['synthoil']);
  scene.done();
});

test('damocles DEATH-12: gone before the penalty when its owner dies, and with it what the penalty could have taken', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['damocles', 'the-d6'] });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.items('p2'), scene.discarded('treasure')]).toEqual([['the-d6'], ['damocles']]);
  scene.done();
});

test('fetal-haunt: a loot card to another player at the end of the turn, chosen and unseen', () => {
  const scene = aScene({ players: 3 }).player('p1', { items: ['fetal-haunt'], hand: ['bomb', 'a-dime'] });
  scene.declare('p1', 'end').allPass().answer('p1', 'trigger.target', 'p3').allPass();
  scene.answer('p1', 'effect.choose', 'bomb');
  expect([scene.hand('p1'), scene.hand('p3')]).toEqual([['a-dime'], ['bomb']]);
  expect(JSON.stringify(scene.view('p2'))).not.toMatch(/bomb|a-dime/);
  scene.toNextTurn().done();
});

test('fetal-haunt DEATH-12: goes to another player before the penalty', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['fetal-haunt'] });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
  scene.answer('p2', 'trigger.target', 'p3').resolve();
  expect([scene.items('p2'), scene.items('p3')]).toEqual([[], ['fetal-haunt']]);
  scene.done();
});

test('fire-mind: a hit with a 6 deals twice as much, with a 5 not', () => {
  const scene = aScene()
    .player('p1', { items: ['fire-mind'] })
    .monsters('gurdy')
    .dice(5, 6);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('gurdy')).toBe(4);
  scene.passUntil('roll 6').allPass(2);
  expect(scene.hp('gurdy')).toBe(2);
  scene.done({ midway: 'the attack goes on' });
});

test.each([
  [1, 1],
  [2, 2],
])('fire-mind: a miss with a %i leaves %i of 3 HP', (face, hp) => {
  const scene = aScene()
    .player('p1', { items: ['fire-mind', 'breakfast'] })
    .monsters('gurdy')
    .dice(face);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('p1')).toBe(hp);
  scene.done({ midway: 'the attack goes on' });
});

test('fire-mind: a 6 that deals damage in another way than combat is not doubled', () => {
  const scene = rollOf(6, ['fire-mind', 'shooter']).monsters('gurdy');
  scene.use('p1', 'shooter', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(4);
  scene.use('p1', 'book-of-sin').resolve().done();
});

test.each([
  [0, 3],
  [1, 2],
  [3, 0],
  [4, 0],
])('consolation-prize: with %i souls where two others have 3 each, %i cards', (souls, cards) => {
  const scene = aScene({ players: 3, soulsToWin: 9 })
    .player('p1', { items: ['consolation-prize'], souls: ['gurdy', 'pin', 'war', 'monstro'].slice(0, souls) })
    .player('p2', { souls: ['chub', 'gemini', 'rag-man'] })
    .player('p3', { souls: ['carrion-queen', 'peep', 'mask-of-infamy'] })
    .from('startTriggers')
    .start();
  scene.passUntil(0);
  expect(scene.hand('p1')).toHaveLength(cards);
  scene.done({ midway: 'the turn begins' });
});

test('gnawed-leaf PREV-01: no damage while it is another’s turn', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['gold-bomb', 'bomb'], items: ['gnawed-leaf'], lootPlays: 2 })
    .player('p2', { items: ['gnawed-leaf'] });
  scene
    .play('p1', 'gold-bomb', { targets: ['p2'] })
    .passUntil('gnawed-leaf')
    .allPass();
  scene.answer('p2', 'effect.may', 'no').resolve();
  expect(scene.hp('p2')).toBe(2);
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect(scene.hp('p1')).toBe(1);
  scene.done();
});

test('gnawed-leaf TGT-01: the first loot of another each turn that targets its player or something of theirs may be cancelled', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['destroy-anything', 'destroy-anything', 'bomb'], lootPlays: 3 })
    .player('p2', { items: ['gnawed-leaf', 'meat'] });
  scene.play('p1', 'bomb', { targets: ['p3'] }).resolve();
  scene.play('p1', 'destroy-anything', { targets: ['meat'] });
  expect(scene.stack()).toEqual(['destroy-anything', 'gnawed-leaf']);
  scene.allPass().answer('p2', 'effect.may', 'yes');
  expect([scene.stack(), scene.items('p2')]).toEqual([[], ['gnawed-leaf', 'meat']]);
  scene.play('p1', 'destroy-anything', { targets: ['meat'] }).resolve();
  expect(scene.items('p2')).toEqual(['gnawed-leaf']);
  scene.done();
});

test('gnawed-leaf: also loot that aims at what its player has on the stack, but not what they play themselves', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['gnawed-leaf'], hand: ['a-dime', 'bomb'], lootPlays: 2 })
    .player('p2', { hand: ['butter-bean'], lootPlays: 1 });
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  scene
    .play('p1', 'a-dime')
    .passTo('p2')
    .play('p2', 'butter-bean', { targets: ['a-dime'] });
  expect(scene.stack()).toEqual(['a-dime', 'butter-bean', 'gnawed-leaf']);
  scene.allPass().answer('p1', 'effect.may', 'yes').resolve();
  expect(scene.coins('p1')).toBe(10);
  scene.done();
});
