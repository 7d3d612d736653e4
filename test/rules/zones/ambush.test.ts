import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test('D10 KEY-03 TURN-12 DEC-03: an ambush covers a slot and is owed one attack more', () => {
  const scene = aScene()
    .player('p2', { hand: ['lurker'], lootPlays: 1 })
    .monsters('gurdy', 'fly')
    .used({ attacks: 1 })
    .dice(3, 3);
  scene.declare('p1', 'end').pass('p1').play('p2', 'lurker').allPass();
  expect(scene.asked()).toBe('p2 attack.slot');
  scene.answer('p2', 'attack.slot', 'gurdy');
  expect(scene.view().monsters[0]).toMatchObject({ covered: ['gurdy'], top: { card: 'lurker', role: 'monster' } });
  scene.allPass();
  scene.refuses('p1', 'end').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['lurker']);
  scene.answer('p1', 'attack.target', 'lurker').resolve();
  expect([scene.coins('p1'), scene.hand('p1'), scene.hand('p2')]).toEqual([3, ['blank-loot'], []]);
  expect(scene.tops('monsters')).toEqual(['gurdy', 'fly']);
  scene.refuses('p1', 'attack').endTurn('p1').done();
});

test('D10 KEY-03 TURN-12: the duty lapses when the ambush dies before', () => {
  const scene = aScene()
    .player('p1', { hand: ['lurker', 'fell-a-monster'], lootPlays: 2 })
    .monsters('gurdy')
    .used({ attacks: 1 });
  scene.play('p1', 'lurker').allPass();
  expect(scene.tops('monsters')).toEqual(['lurker']);
  scene
    .refuses('p1', 'end')
    .play('p1', 'fell-a-monster', { targets: ['lurker'] })
    .resolve();
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  expect(scene.whyNot('p1', 'attack')).toEqual({ rule: 'ATK-01', why: 'noAttackLeft', made: 1 });
  scene.endTurn('p1').done();
});

test('KEY-03 ATK-06: the attack on the ambush is one more, whichever comes first', () => {
  const scene = aScene()
    .player('p1', { hand: ['lurker'] })
    .monsters('gurdy', 'fly')
    .dice(2, 6, 6);
  scene.play('p1', 'lurker').allPass().answer('p1', 'attack.slot', 'gurdy');
  scene.attack('p1', 'fly').resolve();
  scene.refuses('p1', 'end').attack('p1', 'lurker').resolve();
  scene.refuses('p1', 'attack').endTurn('p1').done();
});

test('KEY-03: no slot that is being attacked can be picked, and without one it is discarded', () => {
  const scene = aScene()
    .player('p1', { hand: ['lurker'] })
    .monsters('gurdy')
    .dice(4, 4, 4, 4, 4);
  scene.attack('p1', 'gurdy').play('p1', 'lurker').allPass();
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  expect(scene.discarded('loot')).toEqual(['lurker']);
  scene.resolve().done();
});

test('KEY-03 TURN-12: who may not attack it is not kept from ending the turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['lurker'], items: ['no-declarations'] })
    .monsters('gurdy');
  scene.play('p1', 'lurker').allPass();
  scene.endTurn('p1').done();
});

test('A32 ZONE-09 DEATH-06: a loot card that dies as a monster goes to the loot discard', () => {
  const scene = aScene()
    .player('p1', { hand: ['lurker'] })
    .monsters('gurdy')
    .dice(3, 3);
  scene.play('p1', 'lurker').allPass().attack('p1', 'lurker').resolve();
  expect([scene.discarded('loot'), scene.discarded('monster')]).toEqual([['lurker'], []]);
  expect(scene.souls('p1')).toBe(0);
  scene.done();
});

test('ZONE-16 ZONE-15: an ambush that was covered comes back as a monster', () => {
  const scene = aScene()
    .player('p1', { hand: ['lurker'] })
    .monsters('gurdy')
    .deck('monster', ['fly'])
    .dice(2);
  scene.play('p1', 'lurker').allPass().attack('p1', 'deck').resolve();
  expect(scene.view().monsters[0]).toMatchObject({ covered: ['gurdy'], top: { card: 'lurker', role: 'monster' } });
  expect(scene.hp('lurker')).toBe(2);
  scene.done();
});

test('COPY-09 KEY-03: a copy of an ambush is no card that could lie in a slot', () => {
  const scene = aScene()
    .player('p1', { hand: ['lurker'], items: ['parrot'] })
    .monsters('gurdy', 'fly');
  scene
    .play('p1', 'lurker')
    .use('p1', 'parrot', { targets: ['lurker'] })
    .allPass(2);
  expect(scene.tops('monsters')).toEqual(['gurdy', 'fly']);
  expect(scene.stack()).toEqual(['lurker']);
  scene.allPass().answer('p1', 'attack.slot', 'fly');
  expect(scene.tops('monsters')).toEqual(['gurdy', 'lurker']);
  scene.done();
});

test('TURN-12 RULING-12: what must be attacked each turn must be attacked once in each', () => {
  const scene = aScene()
    .player('p1', { hand: ['rob-an-item'], items: ['more-attacks'] })
    .player('p2', { items: ['jealous'] })
    .monsters('fly')
    .dice(6);
  scene
    .refuses('p1', 'end')
    .attack('p1', 'jealous')
    .play('p1', 'rob-an-item', { targets: ['jealous'] })
    .allPass();
  expect(scene.items('p1')).toContain('jealous');
  expect(scene.view().attack).toBeNull();
  scene.endTurn('p1').toActionPhase();
  expect(scene.view().turn.active).toBe('p2');
  scene.refuses('p2', 'end').done();
});

test('TURN-12: who must attack, whatever it is, attacks before the turn ends', () => {
  const scene = aScene()
    .player('p1', { items: ['bloodthirst', 'more-attacks'] })
    .monsters('fly', 'gurdy')
    .dice(2);
  scene.refuses('p1', 'end').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly', 'gurdy', 'deck']);
  scene.answer('p1', 'attack.target', 'fly').resolve();
  scene.endTurn('p1').toActionPhase();
  expect(scene.view().turn.active).toBe('p2');
  scene.endTurn('p2').toActionPhase().refuses('p1', 'end').done();
});

test('TURN-12 RULING-12: told to attack after an attack, a player attacks once more if one is left', () => {
  const scene = aScene()
    .player('p1', { items: ['more-attacks'], hand: ['rage'] })
    .monsters('fly', 'armoured')
    .dice(2, 6);
  scene.attack('p1', 'fly').resolve();
  scene.play('p1', 'rage').allPass();
  scene.refuses('p1', 'end').attack('p1', 'armoured').resolve();
  scene.endTurn('p1').done();
});

test('TURN-12: an attack on the monster deck may be demanded each turn', () => {
  const scene = aScene().rooms('way-down').monsters('fly').deck('monster', ['event-pays']);
  expect(scene.start().whyNot('p1', 'attack fly')).toEqual({ rule: 'TURN-12', why: 'deckAttackOnly' });
  scene.refuses('p1', 'end').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['deck']);
  scene.answer('p1', 'attack.target', 'deck').resolve();
  scene.endTurn('p1').toActionPhase().refuses('p2', 'end').done();
});

test('TURN-12 DEC-10: without cards in the monster deck nothing demands an attack on it', () => {
  const scene = aScene().rooms('way-down').monsters('fly').wholeDeck('monster', []);
  scene.endTurn('p1').done();
});
