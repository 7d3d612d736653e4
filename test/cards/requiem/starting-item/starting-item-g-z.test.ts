import { expect, test } from 'vitest';
import { aScene, damaged, sideways, withCounters } from '../../../support/scene.js';

test('glitch EFF-02: the abilities of a shop item for one’s own turn, of another one till the next', () => {
  const scene = aScene()
    .player('p1', { items: ['glitch'] })
    .monsters('gurdy')
    .shop('plus-atk', 'mr-boom')
    .from('recharge');
  scene.answer('p1', 'effect.choose', 'plus-atk').toActionPhase();
  expect(scene.atk('p1')).toBe(2);
  scene.refuses('p1', 'use glitch').declare('p1', 'end').allPass();
  scene.answer('p1', 'effect.choose', 'mr-boom').toNextTurn().toActionPhase();
  expect(scene.atk('p1')).toBe(1);
  scene
    .pass('p2')
    .use('p1', 'glitch', { targets: ['gurdy'] })
    .resolve();
  expect(scene.hp('gurdy')).toBe(4);
  scene.endTurn('p2');
  expect(scene.asked()).toBe('p1 effect.choose');
  scene.answer('p1', 'effect.choose', 'plus-atk').toActionPhase().refuses('p1', 'use glitch').done();
});

test('glitch: recharged as the turn ends', () => {
  const scene = aScene()
    .player('p1', { items: [sideways('glitch')] })
    .shop('mr-boom');
  scene.declare('p1', 'end').allPass().answer('p1', 'effect.choose', 'mr-boom');
  expect(scene.charged('glitch')).toBe(true);
  scene.toNextTurn().done();
});

test('hypercoagulation: a counter at the start of the turn, and 1 HP for each', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('hypercoagulation', 1)] })
    .from('recharge');
  expect(scene.maxHp('p1')).toBe(3);
  scene.toActionPhase();
  expect([scene.maxHp('p1'), scene.maxHp('p2')]).toEqual([4, 2]);
  scene.endTurn('p1');
  expect(scene.object('hypercoagulation').counters).toEqual({ counter: 2 });
  scene.done();
});

test('hypercoagulation: three counters at the end of the turn are three loot cards', () => {
  const scene = aScene().player('p1', { items: [withCounters('hypercoagulation', 4)] });
  scene.endTurn('p1');
  expect([scene.hand('p1').length, scene.object('hypercoagulation').counters, scene.maxHp('p1')]).toEqual([3, {}, 2]);
  scene.done();
});

test('ibs ATK-14: a loot card to call off one’s own attack', () => {
  const scene = aScene()
    .player('p1', { items: ['ibs'], hand: ['bomb'] })
    .monsters('gurdy')
    .dice(1);
  scene.attack('p1', 'gurdy').use('p1', 'ibs', { ability: 'paid.choice', mode: 0, targets: ['gurdy'], pay: ['bomb'] });
  scene.resolve();
  expect([scene.hp('p1'), scene.hp('gurdy'), scene.hand('p1')]).toEqual([2, 5, []]);
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('ibs: not the attack of another, for that 3¢', () => {
  const scene = aScene()
    .player('p2', { items: ['ibs'], hand: ['bomb'] })
    .monsters('gurdy')
    .dice(1);
  scene.attack('p1', 'gurdy').passTo('p2').answer('p2', 'priority', 'use ibs paid.choice');
  expect(scene.offered()).toEqual(['m1', 'back']);
  scene.answer('p2', 'announce.mode', 'm1').answer('p2', 'announce.cost', 'bomb').allPass();
  expect(scene.coins('p2')).toBe(3);
  scene.done({ midway: 'the attack goes on' });
});

test('ibs CANCEL-01: two loot cards cancel loot or the activated ability of an item', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-dime'], items: ['mystery-loot'] })
    .player('p2', { items: ['ibs'], hand: ['bomb', 'bomb', 'a-penny'] });
  scene.play('p1', 'a-dime').use('p1', 'mystery-loot').passTo('p2');
  scene.answer('p2', 'priority', 'use ibs paid.cancel');
  expect(scene.offered()).toEqual(['a-dime', 'mystery-loot', 'back']);
  scene.answer('p2', 'announce.target', 'a-dime').answer('p2', 'announce.cost', 'bomb', 'bomb').resolve();
  expect([scene.coins('p1'), scene.hand('p1').length, scene.hand('p2')]).toEqual([0, 2, ['a-penny']]);
  scene.refuses('p1', 'play a-dime').done();
});

test('lemegeton: a treasure, and an item when its player’s turn ends next, once', () => {
  const scene = aScene()
    .player('p1', { items: ['lemegeton', 'breakfast'] })
    .deck('treasure', ['meat']);
  scene.use('p1', 'lemegeton').allPass();
  expect(scene.items('p1')).toEqual(['lemegeton', 'breakfast', 'meat']);
  scene.declare('p1', 'end').allPass();
  expect(scene.offered()).toEqual(['lemegeton', 'breakfast', 'meat']);
  scene.answer('p1', 'trigger.target', 'breakfast').toNextTurn().toActionPhase();
  expect(scene.items('p1')).toEqual(['lemegeton', 'meat']);
  scene.endTurn('p2').toActionPhase().endTurn('p1').done();
});

test('lemegeton: used in the turn of another it takes an item at the end of its player’s own', () => {
  const scene = aScene()
    .player('p2', { items: ['lemegeton'] })
    .deck('treasure', ['meat']);
  scene.pass('p1').use('p2', 'lemegeton').resolve().endTurn('p1').toActionPhase();
  expect(scene.items('p2')).toEqual(['lemegeton', 'meat']);
  scene.declare('p2', 'end').allPass().answer('p2', 'trigger.target', 'meat').toNextTurn();
  expect(scene.items('p2')).toEqual(['lemegeton']);
  scene.done();
});

test('soulbond DEATH-12: another player dies with its player', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['soulbond', 'the-d6'], hand: ['a-dime'], coins: 3 })
    .player('p3', { coins: 2 });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
  expect(scene.offered()).toEqual(['p3', 'p1']);
  scene.answer('p2', 'trigger.target', 'p3').resolve();
  expect([scene.dead('p2'), scene.dead('p3'), scene.dead('p1')]).toEqual([true, true, false]);
  expect([scene.coins('p2'), scene.hand('p2'), scene.coins('p3')]).toEqual([3, ['a-dime'], 1]);
  scene.done();
});

test('soulbond DEATH-14: the penalty still takes an item and turns the rest sideways', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['soulbond', 'meat', 'the-d6'], hand: ['a-dime'], coins: 3 })
    .fallbacks('trigger.target');
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  scene.answer('p2', 'deathPenalty.item', 'meat').resolve();
  expect([scene.items('p2'), scene.charged('the-d6'), scene.coins('p2')]).toEqual([['soulbond', 'the-d6'], false, 3]);
  scene.done({ midway: 'somebody else dies' });
});

test.each([['meat'], []])('spindown-dice: who loses an item may steal one of the shop (%s)', (...stolen) => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['spindown-dice'] })
    .player('p3', { items: ['breakfast'] })
    .shop('meat', 'dinner');
  scene.use('p1', 'spindown-dice', { targets: ['breakfast'] }).allPass();
  expect(scene.offered()).toEqual(['meat', 'dinner']);
  scene.answerSome('p3', 'effect.choose', ...stolen);
  expect([scene.items('p3'), scene.discarded('treasure')]).toEqual([stolen, ['breakfast']]);
  scene.done();
});

test('spindown-dice: an item of the shop is destroyed without a question', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['spindown-dice'] })
    .shop('meat', 'dinner');
  scene.use('p1', 'spindown-dice', { targets: ['meat'] }).allPass();
  expect([scene.discarded('treasure'), scene.asked()]).toEqual([['meat'], 'p1 priority']);
  scene.done();
});

test.each([
  [3, false],
  [4, true],
])('spindown-dice: a %i at the end of the turn recharges it: %s', (face, charged) => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: [sideways('spindown-dice')] })
    .dice(face);
  scene.declare('p1', 'end').allPass(4);
  expect(scene.charged('spindown-dice')).toBe(charged);
  scene.done({ midway: 'the turn ends' });
});

test('sumptorium: a counter for each damage that its player takes, and one is too few', () => {
  const scene = aScene()
    .player('p1', { items: ['sumptorium', 'breakfast'], hand: ['bomb'] })
    .monsters('gurdy');
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect(scene.object('sumptorium').counters).toEqual({ counter: 1 });
  scene.refuses('p1', 'use sumptorium', 'COST-05');
  scene.done();
});

test('sumptorium: two make a monster easier to hit till end of turn', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('sumptorium', 3)] })
    .monsters('gurdy', 'pin');
  scene.use('p1', 'sumptorium', { targets: ['gurdy'] }).allPass();
  expect([scene.dc('gurdy'), scene.dc('pin'), scene.object('sumptorium').counters]).toEqual([3, 4, { counter: 1 }]);
  scene.endTurn('p1');
  expect(scene.dc('gurdy')).toBe(4);
  scene.done();
});

test('gello HEAL-01: what an attacked monster is healed is damage to another one', () => {
  const scene = aScene()
    .player('p1', { items: ['gello'] })
    .monsters(damaged('gurdy', 3), 'monstro', 'pin')
    .dice(1);
  scene
    .refuses('p1', 'use gello')
    .attack('p1', 'gurdy')
    .use('p1', 'gello', { targets: ['gurdy'] })
    .allPass();
  expect([scene.hp('gurdy'), scene.offered()]).toEqual([5, ['monstro', 'pin']]);
  scene.answer('p1', 'effect.choose', 'monstro').allPass();
  expect([scene.maxHp('monstro')! - scene.hp('monstro')!, scene.stack()]).toEqual([3, ['roll 1']]);
  scene.done({ midway: 'the attack goes on' });
});

test('gello ATK-14 TURN-12: on the turn of another the attack is over, and there may be another one', () => {
  const scene = aScene()
    .player('p2', { items: ['gello'] })
    .monsters('gurdy', 'pin')
    .dice(1);
  scene
    .attack('p1', 'gurdy')
    .passTo('p2')
    .use('p2', 'gello', { targets: ['gurdy'] })
    .allPass();
  scene.answer('p2', 'effect.choose', 'pin').resolve();
  expect([scene.hp('p1'), scene.hp('pin'), scene.offered().includes('attack')]).toEqual([2, 2, true]);
  scene.done();
});

test('hemoptysis EFF-02: the ATK of a monster becomes 1, and stays so', () => {
  const scene = aScene()
    .player('p1', { items: ['hemoptysis'] })
    .monsters('armoured-giant');
  scene.use('p1', 'hemoptysis', { ability: 'tap' }).allPass();
  expect(scene.atk('armoured-giant')).toBe(3);
  scene.use('p1', 'hemoptysis', { ability: 'paid.attack', targets: ['armoured-giant'] }).allPass();
  expect([scene.atk('armoured-giant'), scene.object('hemoptysis').counters]).toEqual([1, {}]);
  scene.endTurn('p1');
  expect(scene.atk('armoured-giant')).toBe(1);
  scene.done();
});

test('hemoptysis: two counters for a damage to each of up to two', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('hemoptysis', 4)] })
    .monsters('gurdy', 'pin');
  scene.answer('p1', 'priority', 'use hemoptysis paid.damage');
  scene.answerSome('p1', 'announce.target', 'gurdy', 'p2').resolve();
  expect([scene.hp('gurdy'), scene.hp('p2'), scene.hp('pin')]).toEqual([4, 1, 2]);
  scene.answer('p1', 'priority', 'use hemoptysis paid.damage').answerSome('p1', 'announce.target', 'pin').resolve();
  expect([scene.hp('pin'), scene.object('hemoptysis').counters]).toEqual([1, {}]);
  scene.done();
});

test('keepers-bargain: 1¢ for each other player who wants it, and 1¢ and one more for each of them', () => {
  const scene = aScene({ players: 4 }).player('p1', { items: ['keepers-bargain', 'golden-penny'] });
  scene.use('p1', 'keepers-bargain').allPass();
  scene.answer('p2', 'effect.may', 'yes').answer('p3', 'effect.may', 'no').answer('p4', 'effect.may', 'yes');
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3'), scene.coins('p4')]).toEqual([5, 1, 0, 1]);
  scene.done();
});

test('keepers-bargain: 1¢ when nobody wants any, and shop items for 7¢', () => {
  const scene = aScene()
    .player('p1', { items: ['keepers-bargain'], coins: 6 })
    .shop('meat');
  scene.use('p1', 'keepers-bargain').allPass().answer('p2', 'effect.may', 'no');
  expect(scene.coins('p1')).toBe(7);
  scene.buy('p1', 'meat').resolve();
  expect([scene.coins('p1'), scene.items('p1')]).toEqual([0, ['keepers-bargain', 'meat']]);
  scene.done();
});

test('sibling-rivalry KEY-08: another player rolls along in the next attack, and has the rewards too', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['sibling-rivalry', 'more-attacks'] })
    .monsters('armoured', 'fly')
    .dice(1, 6, 6);
  scene.answer('p1', 'priority', 'use sibling-rivalry');
  expect(scene.offered()).toEqual(['p2', 'p3', 'back']);
  scene.answer('p1', 'announce.target', 'p3').allPass();
  scene.declare('p1', 'attack').allPass(2).answer('p1', 'attack.target', 'fly').resolve();
  expect(scene.said('rollIs').map(({ player }) => player)).toEqual(['p1', 'p3']);
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([1, 0, 1]);
  scene.attack('p1', 'armoured').resolve();
  expect(scene.said('rollIs').map(({ player }) => player)).toEqual(['p1', 'p3', 'p1']);
  expect(scene.state().standing).toEqual([]);
  scene.done();
});

test('sibling-rivalry: no rewards for a monster that survives the attack and dies later', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['sibling-rivalry'], hand: ['break-off', 'bomb'], lootPlays: 2 })
    .monsters('fly')
    .dice(1);
  scene.use('p1', 'sibling-rivalry', { targets: ['p2'] }).allPass();
  scene.declare('p1', 'attack').allPass(2).answer('p1', 'attack.target', 'fly');
  scene.play('p1', 'break-off').resolve();
  const before = scene.coins('p1');
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect([scene.coins('p1') - before, scene.coins('p2')]).toEqual([1, 0]);
  scene.done();
});
