import { expect, test } from 'vitest';
import { attackAlong } from '../../support/attack-along.js';
import { aScene, withCounters } from '../../support/scene.js';

test('KEY-08 ATK-18 DEC-17 PRIO-02: after each roll of the attacker each other player rolls, with their own ATK and at their own risk', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { items: ['plus-atk'] })
    .monsters('everybodys-foe', 'fly')
    .dice(4, 4, 1, 4);
  scene.attack('p1', 'everybodys-foe');
  expect([scene.stack(), scene.priority()]).toEqual([['roll 4'], 'p1']);
  scene.allPass(2);
  expect(scene.hp('everybodys-foe')).toBe(3);
  scene.allPass();
  expect([scene.stack(), scene.priority()]).toEqual([['roll 4'], 'p2']);
  scene.allPass();
  expect(scene.stack()).toEqual(['2 damage to everybodys-foe']);
  scene.allPass(2);
  expect([scene.stack(), scene.priority()]).toEqual([['roll 1'], 'p3']);
  scene.allPass();
  expect(scene.stack()).toEqual(['1 damage to p3']);
  scene.allPass(2);
  expect([scene.stack(), scene.priority()]).toEqual([['roll 4'], 'p1']);
  scene.resolve();
  expect(['p1', 'p2', 'p3'].map((player) => scene.coins(player as 'p1'))).toEqual([6, 0, 0]);
  expect(scene.hp('p3')).toBe(1);
  scene.done();
});

test('ATK-18 KEY-08: the death of one who attacks along does not end the attack, and the dead roll no more', () => {
  const scene = aScene({ players: 3 }).player('p2', { damage: 1 }).monsters('everybodys-foe').dice(4, 1, 4, 4, 4);
  scene.attack('p1', 'everybodys-foe').resolve();
  expect(scene.dead('p2')).toBe(true);
  expect(scene.said('rollIs').map(({ player }) => player)).toEqual(['p1', 'p2', 'p3', 'p1', 'p3']);
  expect(scene.coins('p1')).toBe(6);
  scene.done();
});

test('ATK-18: the attack ends when the attacking player dies', () => {
  const scene = aScene({ players: 3 }).player('p1', { damage: 1 }).monsters('everybodys-foe').dice(1);
  scene.attack('p1', 'everybodys-foe').allPass(3);
  expect(scene.view().attack).toBeNull();
  expect(scene.said('rollIs')).toHaveLength(1);
  scene.done({ midway: 'the turn ends' });
});

test('KEY-08 ATK-13: who attacks along kills, and nobody rolls after that', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { items: ['plus-atk', 'plus-atk'] })
    .monsters('everybodys-foe')
    .dice(4, 4);
  scene.attack('p1', 'everybodys-foe').resolve();
  expect(scene.said('rollIs').map(({ player }) => player)).toEqual(['p1', 'p2']);
  expect(scene.coins('p1')).toBe(6);
  scene.done();
});

test('KEY-08: a player chosen for one attack attacks along till it ends, if they like', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['calls-for-help', 'more-attacks'] })
    .monsters('fly', 'armoured')
    .dice(1, 6, 6);
  attackAlong(scene, 'p3', 'armoured').resolve();
  expect(scene.said('rollIs').map(({ player }) => player)).toEqual(['p1', 'p3']);
  expect(scene.discarded('monster')).toEqual(['armoured']);
  scene.declare('p1', 'attack').allPass().answer('p1', 'effect.choose', 'p3').answer('p3', 'effect.may', 'no');
  scene.allPass().answer('p1', 'attack.target', 'fly').resolve();
  expect(scene.said('rollIs').map(({ player }) => player)).toEqual(['p1', 'p3', 'p1']);
  scene.done();
});

test('KEY-08 ATK-14: what lasts till the attack ends is over with it', () => {
  const scene = aScene()
    .player('p1', { items: ['stronger-in-attacks'] })
    .monsters('armoured', 'gurdy')
    .dice(6);
  scene.declare('p1', 'attack').allPass();
  expect(scene.atk('p1')).toBe(2);
  scene.allPass().answer('p1', 'attack.target', 'armoured').resolve();
  expect(scene.atk('p1')).toBe(1);
  scene.done();
});

test('ATK-14 ATK-15: a cancelled attack is over, and spent', () => {
  const scene = aScene()
    .player('p1', { hand: ['break-off'] })
    .monsters('gurdy')
    .dice(4);
  scene.attack('p1', 'gurdy').play('p1', 'break-off').allPass();
  expect([scene.stack(), scene.view().attack, scene.coins('p1')]).toEqual([[], null, 1]);
  scene.refuses('p1', 'attack').done();
});

test('ATK-14 AND-03: without an attack there is none to cancel', () => {
  const scene = aScene().player('p1', { hand: ['break-off'] });
  scene.play('p1', 'break-off').allPass();
  expect(scene.coins('p1')).toBe(0);
  scene.done();
});

test('ATK-14 META-02: what must not be cancelled goes on', () => {
  const scene = aScene()
    .player('p1', { hand: ['break-off'] })
    .player('p2', { items: ['no-breaking-off'] })
    .monsters('fly')
    .dice(5);
  scene.attack('p1', 'fly').play('p1', 'break-off').allPass();
  expect([scene.stack(), scene.coins('p1')]).toEqual([['roll 5'], 0]);
  scene.resolve().done();
});

test('ATK-06 TURN-08: any number of attacks in a turn', () => {
  const scene = aScene()
    .player('p1', { items: ['tireless'] })
    .monsters('fly')
    .deck('monster', ['fly', 'fly'])
    .dice(6, 6, 6);
  for (let n = 0; n < 3; n += 1) scene.attack('p1', 'fly').resolve();
  expect(scene.coins('p1')).toBe(3);
  scene.endTurn('p1').done();
});

test('DEC-39 ATK-14 DMG-08: an attack that nobody can hurt anybody in ends after ten rolls', () => {
  const scene = aScene()
    .player('p1', { items: ['minus-two-rolls'] })
    .monsters('mist')
    .dice(6, 6, 6, 6, 6, 6, 6, 6, 6, 6);
  scene.attack('p1', 'mist').resolve();
  expect(scene.said('miss')).toHaveLength(10);
  expect(scene.said('loopEnds').map(({ amount, detail }) => [amount, detail])).toEqual([[10, 'rollsInVain']]);
  expect([scene.view().attack, scene.hp('mist'), scene.hp('p1')]).toEqual([null, 2, 2]);
  scene.refuses('p1', 'attack').done();
});

test('ATK-14 DMG-08: as long as a roll could hit, the attack goes on', () => {
  const scene = aScene().monsters('mist').dice(1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 6, 6);
  scene.attack('p1', 'mist').resolve();
  expect(scene.said('miss')).toHaveLength(12);
  expect(scene.discarded('monster')).toEqual(['mist']);
  scene.done();
});

test('DEC-39 ATK-14 DMG-08: without ATK on either side an attack ends after ten rolls, hits or misses', () => {
  const scene = aScene()
    .player('p1', { hand: ['weaker'] })
    .monsters('mist')
    .dice(6, 6, 6, 6, 6, 1, 1, 1, 1, 1);
  scene.play('p1', 'weaker').allPass().attack('p1', 'mist').resolve();
  expect(scene.view().attack).toBeNull();
  scene.done();
});

test('DEC-47 ATK-14: an attack ends after fifty rolls without damage to anybody, from the tenth or the last damage on', () => {
  const misses = (rolls: number) => Array.from({ length: rolls }, () => 1);
  const scene = aScene()
    .monsters('mist')
    .dice(...misses(11), 6, ...misses(50));
  scene.attack('p1', 'mist').resolve();
  expect([scene.view().attack, scene.hp('mist'), scene.said('miss').length]).toEqual([null, 1, 61]);
  expect(scene.said('loopEnds').map(({ amount, detail }) => [amount, detail])).toEqual([[50, 'rollsInVain']]);
  scene.done();
});

test('DEC-47 ATK-14: without any damage the fifty rolls are counted from the eleventh roll on', () => {
  const scene = aScene()
    .monsters('mist')
    .dice(...Array.from({ length: 60 }, () => 1));
  scene.attack('p1', 'mist').resolve();
  expect([scene.view().attack, scene.said('miss').length]).toEqual([null, 60]);
  scene.done();
});

test('DEC-39 KEY-08: rolls of who attacks along count too, and while one could deal damage the attack goes on', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['calls-for-help'], hand: ['weaker'] })
    .monsters('mist')
    .dice(...Array.from({ length: 22 }, () => 1), 1, 6, 1, 6);
  scene.play('p1', 'weaker').resolve();
  attackAlong(scene, 'p3', 'mist').resolve();
  expect(scene.discarded('monster')).toEqual(['mist']);
  scene.done();
});

test('DEC-47 KEY-08: the fifty rolls are those of all who attack', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['calls-for-help'] })
    .monsters('mist')
    .dice(...Array.from({ length: 20 + 49 }, () => 1));
  attackAlong(scene, 'p3', 'mist').resolve();
  expect([scene.view().attack, scene.hp('mist')]).toEqual([null, 2]);
  scene.done();
});

test('KEY-08 ATK-09: it is over as well with an attack that finds nothing to fight', () => {
  const scene = aScene()
    .player('p1', { items: ['stronger-in-attacks'] })
    .monsters('fly')
    .deck('monster', ['event-pays']);
  scene.declare('p1', 'attack').allPass(2).answer('p1', 'attack.target', 'deck').resolve();
  expect([scene.atk('p1'), scene.coins('p1')]).toEqual([1, 2]);
  scene.done();
});

test('DICE-10 DEC-25 ATK-18 curved-horn: what one has for the first attack roll counts for one’s own, whoever is active', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['champion-belt'] })
    .player('p2', { items: ['curved-horn', withCounters('bum-bo-treasure', 1, 'level')] })
    .monsters({ card: 'everybodys-foe', counters: { hp: 3 } })
    .dice(4, 2, 1, 4, 4);
  scene.attack('p1', 'everybodys-foe').passUntil('2 damage to everybodys-foe');
  expect([scene.atk('p1'), scene.atk('p2')]).toEqual([1, 1]);
  scene.allPass(2).passUntil('2 damage to everybodys-foe').allPass().passUntil('1 damage to p3');
  expect([scene.hp('everybodys-foe'), scene.atk('p1'), scene.atk('p2')]).toEqual([3, 1, 1]);
  scene.allPass().passUntil('1 damage to everybodys-foe').allPass(2).passUntil('1 damage to everybodys-foe').allPass();
  expect(scene.hp('everybodys-foe')).toBe(1);
  scene.done({ midway: 'the fight goes on' });
});

test('DEC-17 DMG-05 brimstone: combat damage is dealt by whoever rolled the hit', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['brimstone'] })
    .player('p2', { items: ['brimstone'] })
    .monsters('everybodys-foe')
    .dice(1, 4);
  scene.attack('p1', 'everybodys-foe').resolve();
  expect([scene.hp('everybodys-foe'), scene.asked(), scene.offered()]).toEqual([2, 'p2 trigger.target', ['p3', 'p1']]);
  scene.answer('p2', 'trigger.target', 'p3').passUntil(0);
  expect([scene.hp('p1'), scene.hp('p3')]).toEqual([1, 1]);
  scene.done({ midway: 'the fight goes on' });
});
