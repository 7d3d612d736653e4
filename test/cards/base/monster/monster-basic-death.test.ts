import { expect, test } from 'vitest';
import { aScene, damaged, sideways } from '../../../support/scene.js';

test('big-spider: its death lets the active player attack the monster deck once more; a loot', () => {
  const scene = aScene().monsters(damaged('big-spider', 2), 'fly').deck('monster', ['gurdy', 'dip']).dice(3, 4, 4);
  scene.attack('p1', 'big-spider').resolve();
  expect([scene.hp('p1'), scene.hand('p1').length]).toEqual([1, 1]);
  expect(scene.offered()).toContain('end');
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['deck']);
  scene.answer('p1', 'attack.target', 'deck').answer('p1', 'attack.slot', 'fly').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.refuses('p1', 'attack').done();
});

test('black-bony: dying, it deals 1 damage to whoever killed it; its reward is loot by a roll', () => {
  const scene = aScene()
    .player('p2', { items: ['mr-boom'] })
    .monsters(damaged('black-bony', 2))
    .dice(3);
  scene
    .pass('p1')
    .use('p2', 'mr-boom', { targets: ['black-bony'] })
    .passUntil('1 damage to p2')
    .resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([2, 1]);
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([3, 0]);
  scene.done();
});

test('black-bony: 3 HP, hit from 4 on; killed in an attack it hurts the attacker', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters(damaged('black-bony', 1)).dice(3, 4, 4, 1);
  scene.attack('p1', 'black-bony').resolve();
  expect([scene.hp('p1'), scene.hand('p1').length]).toEqual([1, 1]);
  scene.done();
});

test('boom-fly: dying, it deals 1 damage to each player; 4¢', () => {
  const scene = aScene({ players: 3 }).monsters('boom-fly').dice(4);
  scene.attack('p1', 'boom-fly').resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([1, 1, 1]);
  expect(scene.coins('p1')).toBe(4);
  scene.done();
});

test('dank-globin: its death makes a player of your choice discard 2; two loot, ATK 2', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .player('p2', { hand: ['bomb', 'a-penny', '3-cents'] })
    .monsters(damaged('dank-globin', 1))
    .dice(3, 4);
  scene.attack('p1', 'dank-globin').passUntil('dank-globin death').allPass();
  expect(scene.offered()).toEqual(['p1', 'p2']);
  scene.answer('p1', 'trigger.target', 'p2').allPass().answer('p2', 'discard.loot', 'bomb', '3-cents').resolve();
  expect(scene.hand('p2')).toEqual(['a-penny']);
  expect([scene.hp('p1'), scene.hand('p1').length]).toEqual([1, 2]);
  scene.done();
});

test('dinga RULING-24: killed by an attack roll of 6, one roll pays twice', () => {
  const scene = aScene().monsters(damaged('dinga', 2)).dice(2, 6, 4);
  scene.attack('p1', 'dinga').passUntil('dinga');
  expect(scene.coins('p1')).toBe(0);
  scene.resolve();
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 8]);
  scene.done();
});

test('dinga RULING-24: killed by another number, or by other damage after a 6, it pays once', () => {
  const rolled = aScene().monsters(damaged('dinga', 2)).dice(5, 3);
  rolled.attack('p1', 'dinga').resolve();
  expect(rolled.coins('p1')).toBe(3);
  rolled.done();
  const bombed = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('dinga', 1))
    .dice(6, 2);
  bombed
    .attack('p1', 'dinga')
    .allPass(2)
    .play('p1', 'bomb', { targets: ['dinga'] })
    .resolve();
  expect(bombed.coins('p1')).toBe(2);
  bombed.done();
});

test('greedling: its death makes a player of your choice lose 7¢; 7¢', () => {
  const scene = aScene().player('p2', { coins: 9 }).monsters(damaged('greedling', 1)).dice(4, 5);
  scene.attack('p1', 'greedling').passUntil('greedling death').allPass();
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.hp('p1'), scene.coins('p1'), scene.coins('p2')]).toEqual([1, 7, 2]);
  scene.done();
});

test('hanger: its death makes one more shop slot; 7¢, ATK 2', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).shop('meat').monsters(damaged('hanger', 1)).dice(3, 4);
  scene.deck('treasure', ['the-relic']).attack('p1', 'hanger').resolve();
  expect(scene.tops('shop')).toEqual(['meat', 'the-relic']);
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 7]);
  scene.done();
});

test('moms-dead-hand: its death lets you steal a non-eternal item of another player; 4¢', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['meat'] })
    .player('p2', { items: ['the-d6', 'the-relic'] })
    .player('p3', { items: ['mr-boom'] })
    .shop('breakfast')
    .monsters(damaged('moms-dead-hand', 1))
    .dice(3, 4);
  scene.attack('p1', 'moms-dead-hand').passUntil('moms-dead-hand death').allPass();
  expect(scene.offered()).toEqual(['the-relic', 'mr-boom']);
  scene.answer('p1', 'trigger.target', 'the-relic').allPass().answer('p1', 'effect.may', 'yes').resolve();
  expect(scene.items('p1')).toEqual(['meat', 'the-relic']);
  expect(scene.items('p2')).toEqual(['the-d6']);
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 4]);
  scene.done();
});

test('moms-dead-hand: you need not steal', () => {
  const scene = aScene()
    .player('p2', { items: ['the-relic'] })
    .monsters(damaged('moms-dead-hand', 1))
    .dice(5);
  scene.attack('p1', 'moms-dead-hand').passUntil('moms-dead-hand death').allPass();
  scene.answer('p1', 'trigger.target', 'the-relic').allPass().answer('p1', 'effect.may', 'no').resolve();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([[], ['the-relic']]);
  scene.done();
});

test('mulliboom: its death deals 3 damage to a player of your choice; ATK 4, 6¢', () => {
  const scene = aScene()
    .player('p2', { character: 'sturdy', items: ['breakfast'] })
    .monsters('mulliboom')
    .dice(2);
  expect([scene.maxHp('mulliboom'), scene.dc('mulliboom'), scene.atk('mulliboom')]).toEqual([1, 2, 4]);
  scene.attack('p1', 'mulliboom').passUntil('mulliboom death').allPass();
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.coins('p1')]).toEqual([2, 1, 6]);
  scene.done();
});

test('mulligan: its death makes one more monster slot; 3¢', () => {
  const scene = aScene().monsters('mulligan').deck('monster', ['gurdy', 'monstro']).dice(2, 3);
  scene.attack('p1', 'mulligan').resolve();
  expect(scene.tops('monsters')).toEqual(['monstro', 'gurdy']);
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 3]);
  scene.done();
});

test('portal TURN-12: whoever kills it must attack again; 3¢', () => {
  const scene = aScene().monsters(damaged('portal', 1), 'fly').dice(3, 4, 2);
  scene.attack('p1', 'portal').resolve();
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 3]);
  scene.refuses('p1', 'end').attack('p1', 'fly').resolve();
  expect(scene.offered()).toContain('end');
  scene.refuses('p1', 'attack').done();
});

test('psy-horf: its death recharges each item of the active player; a loot', () => {
  const scene = aScene()
    .player('p1', { character: sideways('plain'), items: [sideways('mr-boom'), sideways('the-d6')] })
    .player('p2', { items: [sideways('book-of-sin')] })
    .monsters('psy-horf')
    .dice(4, 5);
  scene.attack('p1', 'psy-horf').resolve();
  expect(['mr-boom', 'the-d6', 'book-of-sin', 'plain@p1'].map((name) => scene.charged(name))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([scene.hp('p1'), scene.hand('p1').length]).toEqual([1, 1]);
  scene.done();
});

test('wizoob: its death makes a player of your choice destroy a soul of theirs; three loot', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { souls: ['gurdy', 'chub'] })
    .player('p3', { souls: ['monstro'] })
    .monsters(damaged('wizoob', 2))
    .dice(4, 5);
  scene.attack('p1', 'wizoob').passUntil('wizoob death').allPass();
  expect(scene.offered()).toEqual(['p1', 'p2', 'p3']);
  scene.answer('p1', 'trigger.target', 'p2').allPass();
  expect(scene.offered()).toEqual(['gurdy', 'chub']);
  scene.answer('p2', 'effect.choose', 'gurdy').resolve();
  expect([scene.soulCards('p2'), scene.soulCards('p3')]).toEqual([['chub'], ['monstro']]);
  expect([scene.hp('p1'), scene.hand('p1').length]).toEqual([1, 3]);
  scene.done();
});
