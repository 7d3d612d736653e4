import { expect, test } from 'vitest';
import { aScene, damaged } from '../../support/scene.js';

test('A06 ATK-11 ATK-12 ATK-14 ATK-16 TURN-16: an attack to the death', () => {
  const scene = aScene().monsters('gurdy').dice(5, 4, 1, 1);
  scene.attack('p1', 'gurdy');
  const seen: string[] = [];
  for (const face of [5, 4, 1, 1]) {
    expect(scene.stack()).toEqual([`roll ${face}`]);
    scene.allPass(2);
    seen.push(`${scene.hp('gurdy')} ${scene.hp('p1')}`);
    if (scene.stack().length === 0) scene.allPass();
  }
  expect(seen).toEqual(['4 2', '3 2', '3 1', '3 0']);
  expect(scene.stack()).toEqual(['p1 death']);
  scene.allPass();
  expect(scene.view().attack).toBeNull();
  scene.toNextTurn();
  expect(scene.hp('gurdy')).toBe(5);
  expect(scene.souls('p1')).toBe(0);
  scene.done();
});

test('A29 EFF-03 CARD-07: Stoney raises evasion while it is in play, up to 6', () => {
  const scene = aScene()
    .player('p1', { hand: ['discard-anything'] })
    .monsters('stoney', 'gurdy', 'armoured')
    .dice(4, 4);
  expect(scene.dc('gurdy')).toBe(5);
  expect(scene.dc('armoured')).toBe(6);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene
    .allPass()
    .play('p1', 'discard-anything', { targets: ['stoney'] })
    .allPass();
  expect(scene.dc('gurdy')).toBe(4);
  scene.allPass(2);
  expect(scene.stack()).toEqual(['1 damage to gurdy']);
  scene.done({ midway: 'the attack goes on' });
});

test('F01 DMG-08 ATK-12: misses against 0 ATK hurt nobody', () => {
  const scene = aScene()
    .player('p1', { items: ['fanny-pack'] })
    .monsters('cod-worm')
    .dice(1, 2, 4, 5, 6);
  scene.attack('p1', 'cod-worm').resolve();
  expect(scene.said('miss')).toHaveLength(3);
  expect(scene.hp('p1')).toBe(2);
  expect(scene.hand('p1')).toEqual([]);
  expect(scene.coins('p1')).toBe(3);
  scene.done();
});

test('H01 ATK-02 ATK-04: the bare declaration and the choice of the target trigger separately', () => {
  const scene = aScene()
    .player('p2', { items: ['sees-attack-declared'] })
    .monsters('hit-when-attacked')
    .dice(5, 5);
  scene.declare('p1', 'attack');
  expect(scene.stack()).toEqual(['sees-attack-declared']);
  expect(scene.priority()).toBe('p1');
  scene.allPass();
  expect(scene.coins('p2')).toBe(1);
  expect(scene.asked()).toBe('p1 priority');
  scene.allPass().answer('p1', 'attack.target', 'hit-when-attacked');
  expect(scene.stack()).toEqual(['hit-when-attacked']);
  scene.allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.allPass();
  expect(scene.hp('p1')).toBe(1);
  expect(scene.said('rollIs')).toEqual([]);
  scene.resolve().done();
});

test('H02 ATK-05: an attack on the deck is not one on a monster', () => {
  const scene = aScene()
    .player('p2', { items: ['sees-attack-on-monster'] })
    .monsters('fly')
    .deck('monster', ['hit-when-attacked'])
    .dice(6, 6);
  scene.attack('p1', 'deck');
  expect(scene.stack()).toEqual(['hit-when-attacked']);
  scene.resolve();
  expect(scene.coins('p2')).toBe(0);
  expect(scene.hp('p1')).toBe(1);
  scene.endTurn('p1').toActionPhase().attack('p2', 'fly');
  expect(scene.stack()).toEqual(['sees-attack-on-monster']);
  scene.dice(6).resolve();
  expect(scene.coins('p2')).toBe(2);
  scene.done();
});

test('H03 ATK-10 ATK-07 RULING-22: what cannot be attacked comes up and the attack is spent', () => {
  const scene = aScene().monsters('fly', 'gurdy').deck('monster', ['stoney']);
  scene.attack('p1', 'deck').answer('p1', 'attack.slot', 'gurdy');
  expect(scene.tops('monsters')).toEqual(['fly', 'stoney']);
  expect(scene.said('event').filter((line) => line.event === 'attack')).toEqual([]);
  expect(scene.view().attack).toBeNull();
  expect(scene.stack()).toEqual([]);
  scene.refuses('p1', 'attack').done();
});

test('H04 ATK-09 EVENT-01 MON-01 C01 ZONE-04 ZONE-14 ZONE-15: an event from the deck, and the monster under it', () => {
  const scene = aScene().monsters(damaged('gurdy', 2)).deck('monster', ['event-pays']);
  const before = scene.object('gurdy').id;
  scene.attack('p1', 'deck');
  expect(scene.stack()).toEqual(['event-pays']);
  expect(scene.said('event').filter((line) => line.event === 'attack')).toEqual([]);
  expect(scene.view().monsters[0]).toMatchObject({ covered: ['gurdy'], top: { role: 'event', attackable: false } });
  scene.allPass();
  expect(scene.coins('p1')).toBe(2);
  expect(scene.discarded('monster')).toEqual(['event-pays']);
  expect(scene.hp('gurdy')).toBe(5);
  expect(scene.object('gurdy').id).not.toBe(before);
  scene.refuses('p1', 'attack').done();
});

test('H15 MON-07 ABIL-08 RULING-21: a monster hears rolls that are no attack', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .monsters('cursed-monster', 'coin-on-twos')
    .dice(5);
  scene.use('p1', 'book-of-sin').allPass();
  expect(scene.stack()).toEqual(['roll 5']);
  scene.allPass();
  expect(scene.stack()).toEqual(['cursed-monster', 'book-of-sin']);
  scene.resolve();
  expect(scene.coins('p1')).toBe(1);
  expect(scene.maxHp('p1')).toBe(3);
  scene.done();
});

test('N32 ATK-03 ZONE-03 ZONE-14: what is covered is out of reach', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'everything-takes-1'], lootPlays: 2 })
    .monsters(['gurdy', 'fly']);
  scene.play('p1', 'everything-takes-1').allPass();
  expect(scene.stack()).toEqual(['1 damage to fly']);
  scene.answer('p1', 'priority', 'play bomb');
  expect(scene.offered()).toEqual(['p1', 'p2', 'fly', 'back']);
  scene.answer('p1', 'announce.target', 'back');
  scene.allPass(2);
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['gurdy', 'deck']);
  scene.done({ midway: 'the target is not chosen' });
});

test('ATK-01 ATK-06 ATK-20 TURN-08: one attack a turn, and only with an empty stack', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-penny'] })
    .monsters('fly', 'gurdy')
    .dice(2);
  scene.play('p1', 'a-penny');
  scene.refuses('p1', 'attack').refuses('p1', 'purchase').refuses('p1', 'end');
  scene.allPass();
  scene.attack('p1', 'fly');
  scene.refuses('p1', 'attack').refuses('p1', 'purchase').refuses('p1', 'end');
  scene.resolve().refuses('p1', 'attack').done();
});

test('ATK-07 DEC-01: other declarations wait while one is answered', () => {
  const scene = aScene().player('p1', { coins: 10 }).monsters('fly').shop('meat').dice(6);
  scene.declare('p1', 'attack');
  scene.refuses('p1', 'purchase').refuses('p1', 'end').refuses('p1', 'attack');
  scene.allPass().answer('p1', 'attack.target', 'fly').resolve();
  expect(scene.state().turn.attacks).toBe(1);
  scene.done();
});

test('DMG-13 ATK-12: combat damage is fixed when it goes on the stack', () => {
  const scene = aScene()
    .player('p1', { items: ['plus-atk'], hand: ['destroy-anything'] })
    .monsters('gurdy')
    .dice(4);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['2 damage to gurdy']);
  scene.play('p1', 'destroy-anything', { targets: ['plus-atk'] }).allPass(2);
  expect(scene.hp('gurdy')).toBe(3);
  scene.done({ midway: 'the attack goes on' });
});

test('E05 EFF-01 EFF-03: a static ability ends with its card, before the damage is counted', () => {
  const scene = aScene()
    .player('p1', { items: ['plus-atk'], hand: ['destroy-anything'] })
    .monsters('gurdy')
    .dice(4);
  scene
    .attack('p1', 'gurdy')
    .play('p1', 'destroy-anything', { targets: ['plus-atk'] })
    .allPass();
  expect(scene.stack()).toEqual(['roll 4']);
  scene.allPass();
  expect(scene.stack()).toEqual(['1 damage to gurdy']);
  scene.done({ midway: 'the attack goes on' });
});

test('ATK-21: the attack ends when its target leaves', () => {
  const scene = aScene()
    .player('p1', { hand: ['discard-anything'] })
    .monsters('gurdy')
    .dice(4);
  scene
    .attack('p1', 'gurdy')
    .play('p1', 'discard-anything', { targets: ['gurdy'] })
    .allPass();
  expect(scene.stack()).toEqual([]);
  expect(scene.view().attack).toBeNull();
  expect(scene.discarded('monster')).toEqual(['gurdy']);
  expect(scene.soulCards('p1')).toEqual([]);
  expect(scene.tops('monsters')).toEqual(['blank-monster']);
  scene.done();
});

test('TURN-12 DEC-03: a forced attack stands before the end of the turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('conquest', 1), 'fly')
    .deck('monster', ['gurdy', 'fly'])
    .dice(6, 6);
  scene.attack('p1', 'fly').resolve();
  scene
    .declare('p1', 'end')
    .play('p1', 'bomb', { targets: ['conquest'] })
    .resolve();
  expect(scene.state().turn.phase).toBe('action');
  scene.refuses('p1', 'end');
  expect(scene.offered()).toContain('attack');
  scene.attack('p1', 'fly').resolve();
  expect(scene.offered()).toContain('end');
  scene.refuses('p1', 'attack').done();
});

test('TURN-12 ATK-07: one more attack, but only on the deck', () => {
  const scene = aScene()
    .player('p1', { items: ['deck-again'] })
    .monsters('fly', 'gurdy')
    .deck('monster', ['cod-worm', 'stoney'])
    .dice(2);
  scene.use('p1', 'deck-again').allPass().attack('p1', 'fly').resolve();
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['deck']);
  scene.answer('p1', 'attack.target', 'deck').answer('p1', 'attack.slot', 'gurdy');
  scene.refuses('p1', 'attack').done();
});

test('TURN-12: an attack that must be made on the deck', () => {
  const scene = aScene()
    .player('p1', { items: ['deck-must'] })
    .monsters('fly')
    .deck('monster', ['gurdy', 'event-pays'])
    .dice(2);
  scene.use('p1', 'deck-must').allPass().refuses('p1', 'end');
  scene.attack('p1', 'fly').resolve().refuses('p1', 'end');
  scene.attack('p1', 'deck').resolve();
  expect(scene.coins('p1')).toBe(3);
  expect(scene.offered()).toContain('end');
  scene.done();
});

test('FIZZ-03 ATK-07: with nothing to attack the attack never began', () => {
  const scene = aScene()
    .player('p2', { hand: ['monster-becomes-soul'], lootPlays: 1 })
    .monsters('fly')
    .wholeDeck('monster', []);
  scene
    .declare('p1', 'attack')
    .pass('p1')
    .play('p2', 'monster-becomes-soul', { targets: ['fly'] })
    .allPass(2);
  expect(scene.asked()).toBe('p1 priority');
  expect(scene.view().attack).toBeNull();
  expect(scene.state().turn.attacks).toBe(0);
  expect(scene.soulCards('p2')).toEqual(['fly']);
  scene.refuses('p1', 'attack').done();
});

test('BUY-01 ATK-20: nothing is bought in an attack', () => {
  const scene = aScene().player('p1', { coins: 10 }).monsters('gurdy').shop('meat').dice(4);
  scene.declare('p1', 'attack');
  scene.refuses('p1', 'purchase').allPass().answer('p1', 'attack.target', 'gurdy');
  scene.refuses('p1', 'purchase').allPass(2).refuses('p1', 'purchase');
  scene.done({ midway: 'the attack goes on' });
});

test('ATK-21 ATK-14: the attack ends as soon as its target cannot be attacked any more', () => {
  const scene = aScene()
    .player('p1', { damage: 1 })
    .player('p2', { hand: ['hides'], lootPlays: 1 })
    .monsters('gurdy')
    .dice(1);
  scene
    .attack('p1', 'gurdy')
    .pass('p1')
    .play('p2', 'hides', { targets: ['gurdy'] })
    .allPass();
  expect(scene.stack()).toEqual([]);
  expect(scene.view().attack).toBeNull();
  scene.resolve();
  expect(scene.hp('p1')).toBe(1);
  scene.refuses('p1', 'attack');
  scene.done();
});

test('ATK-09 DEATH-11 DEATH-18: the active player dies of the event that the attack has turned up', () => {
  const scene = aScene().player('p1', { damage: 1, coins: 3 }).monsters('gurdy').deck('monster', ['event-hurts']);
  scene.attack('p1', 'deck').allPass(2);
  expect(scene.stack()).toEqual(['p1 death']);
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  scene.toNextTurn();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});
