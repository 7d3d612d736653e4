import { expect, test } from 'vitest';
import { aScene, damaged, sideways } from '../../support/scene.js';

test('A07 DEATH-06 DEATH-07 DEATH-14 DEATH-17: a dying monster kills before it pays', () => {
  const scene = aScene()
    .player('p2', { hand: ['bomb'], coins: 2 })
    .monsters(damaged('death', 2))
    .deck('treasure', ['meat'])
    .deck('monster', ['fly'])
    .dice(4);
  scene.attack('p1', 'death').passUntil('death death').allPass();
  expect(scene.tops('monsters')).toEqual([null]);
  scene.answer('p1', 'trigger.target', 'p2');
  expect(scene.stack()).toEqual(['death']);
  scene.allPass();
  expect(scene.stack()).toEqual(['p2 death']);
  expect(scene.hp('p2')).toBe(0);
  expect(scene.items('p1')).toEqual([]);
  scene.allPass();
  expect(scene.dead('p2')).toBe(true);
  expect(scene.hand('p2')).toEqual([]);
  expect(scene.coins('p2')).toBe(1);
  scene.resolve();
  expect(scene.items('p1')).toEqual(['meat']);
  expect(scene.soulCards('p1')).toEqual(['death']);
  expect(scene.tops('monsters')).toEqual(['fly']);
  const order = scene.entries().flatMap(({ line }) => (line.say === 'event' ? [line.event] : [line.say]));
  const gain = (event: string): number => order.lastIndexOf(event as never);
  expect(gain('loseCoins')).toBeLessThan(gain('gainTreasure'));
  expect(gain('gainTreasure')).toBeLessThan(gain('gainSoul'));
  expect(gain('gainSoul')).toBeLessThan(gain('refilled'));
  scene.done();
});

test('A09 DEATH-12 DEATH-14 DEATH-16 DEATH-19 ABIL-07: triggers of a death come before the penalty', () => {
  const scene = aScene()
    .player('p1', { coins: 1, hand: ['bomb'], items: ['the-d6', 'bloody-penny', 'suicide-king', 'meat'] })
    .player('p2', { hand: ['xiii-death'], lootPlays: 1 })
    .deck('loot', ['o-the-fool', 'a-penny', 'a-nickel', 'soul-heart']);
  scene
    .pass('p1')
    .play('p2', 'xiii-death', { targets: ['p1'] })
    .allPass(2);
  scene.answer('p1', 'trigger.order', 'bloody-penny', 'suicide-king');
  expect(scene.stack()).toEqual(['bloody-penny', 'suicide-king']);
  scene.allPass();
  expect(scene.hand('p1')).toEqual(['bomb', 'o-the-fool', 'a-penny', 'a-nickel']);
  scene.allPass(2);
  expect(scene.hand('p1')).toHaveLength(5);
  expect(scene.asked()).toBe('p1 deathPenalty.item');
  expect(scene.offered()).toEqual(['bloody-penny', 'suicide-king', 'meat']);
  scene.answer('p1', 'deathPenalty.item', 'meat').answer('p1', 'deathPenalty.loot', 'bomb');
  expect(scene.items('p1')).toEqual(['the-d6', 'bloody-penny', 'suicide-king']);
  expect(scene.coins('p1')).toBe(0);
  expect(scene.charged('the-d6')).toBe(false);
  expect(scene.charged('plain@p1')).toBe(false);
  expect(scene.hand('p1')).toContain('o-the-fool');
  scene.toNextTurn().done();
});

test('A26 ATK-15 DEATH-09: a bomb saves the attacker', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'], damage: 1 })
    .monsters(damaged('gurdy', 4))
    .dice(2);
  scene
    .attack('p1', 'gurdy')
    .play('p1', 'bomb', { targets: ['gurdy'] })
    .allPass(3);
  expect(scene.stack()).toEqual([]);
  scene.resolve();
  expect(scene.hp('p1')).toBe(1);
  expect(scene.coins('p1')).toBe(7);
  expect(scene.soulCards('p1')).toEqual(['gurdy']);
  scene.done();
});

test('A27 ATK-15 DEATH-11: a bomb robs the attacker of the kill', () => {
  const scene = aScene()
    .player('p1', { damage: 1 })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters(damaged('gurdy', 4))
    .dice(6);
  scene
    .attack('p1', 'gurdy')
    .pass('p1')
    .play('p2', 'bomb', { targets: ['p1'] })
    .allPass(3);
  expect(scene.dead('p1')).toBe(true);
  expect(scene.stack()).toEqual([]);
  expect(scene.hp('gurdy')).toBe(1);
  scene.toNextTurn();
  expect(scene.hp('gurdy')).toBe(5);
  expect(scene.souls('p1')).toBe(0);
  scene.done();
});

test('A30 ATK-17 DEATH-03 WIN-02: the monster dies above its attacker', () => {
  const scene = aScene()
    .player('p1', { hand: ['both-die'] })
    .monsters('gurdy')
    .dice(6);
  scene.attack('p1', 'gurdy').play('p1', 'both-die').allPass();
  expect(scene.stack().slice(1)).toEqual(['p1 death', 'gurdy death']);
  scene.allPass();
  expect(scene.soulCards('p1')).toEqual(['gurdy']);
  expect(scene.coins('p1')).toBe(7);
  expect(scene.stack()).toEqual(['p1 death']);
  scene.toNextTurn();
  expect(scene.coins('p1')).toBe(6);
  scene.done();
});

test('A30 WIN-01 WIN-02: the last soul wins although the winner is about to die', () => {
  const scene = aScene()
    .player('p1', { hand: ['both-die'], souls: ['monstro', 'pin', 'war'] })
    .monsters('gurdy')
    .dice(6);
  scene.attack('p1', 'gurdy').play('p1', 'both-die').allPass(2);
  expect(scene.asked()).toBe('over');
  expect(scene.state().outcome).toEqual({ winners: ['p1'] });
  scene.done();
});

test('A43 DEATH-20 DEATH-21 TURN-16: one death on each of two turns', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death', 'xiii-death'], lootPlays: 2 })
    .player('p2', { hand: ['xiii-death'] })
    .player('p3', { coins: 5 });
  scene.play('p1', 'xiii-death', { targets: ['p3'] }).allPass(2);
  expect(scene.dead('p3')).toBe(true);
  scene.play('p1', 'xiii-death', { targets: ['p3'] }).allPass();
  expect(scene.stack()).toEqual([]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.hp('p3')).toBe(2);
  scene.play('p2', 'xiii-death', { targets: ['p3'] }).allPass(2);
  expect(scene.coins('p3')).toBe(3);
  scene.endTurn('p2');
  expect(scene.state().turn.active).toBe('p3');
  expect(scene.hp('p3')).toBe(2);
  scene.done();
});

test('J01 DEATH-14 DEATH-15: nothing to pay with', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['the-d6'] });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
  expect(scene.charged('the-d6')).toBe(false);
  expect(scene.charged('plain@p2')).toBe(false);
  expect(scene.items('p2')).toEqual(['the-d6']);
  expect(scene.coins('p2')).toBe(0);
  scene.resolve().done();
});

test('J02 DEATH-14: what the penalty turns sideways', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['mr-boom', 'coin-thief', 'portable-slot-machine', 'meat'] });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
  const boom = scene.object('mr-boom').id;
  scene.answer('p2', 'deathPenalty.item', 'mr-boom');
  expect(scene.discarded('treasure')).toEqual(['mr-boom']);
  expect(scene.state().objects[boom]).toBeUndefined();
  expect(scene.charged('mr-boom')).toBe(true);
  expect(scene.charged('coin-thief')).toBe(false);
  expect(scene.charged('plain@p2')).toBe(false);
  expect(scene.charged('portable-slot-machine')).toBe(true);
  expect(scene.charged('meat')).toBe(true);
  scene.resolve().done();
});

test('J04 RULING-31: The Chest is paid as the penalty', () => {
  const scene = aScene()
    .player('p1', { items: ['the-chest'], souls: ['gurdy'] })
    .player('p2', { hand: ['xiii-death'], lootPlays: 1 });
  scene
    .pass('p1')
    .play('p2', 'xiii-death', { targets: ['p1'] })
    .allPass(2);
  scene.answer('p1', 'deathPenalty.item', 'the-chest');
  expect(scene.soulCards('p1')).toEqual(['gurdy', 'the-chest']);
  expect(scene.items('p1')).toEqual([]);
  scene.toNextTurn().done();
});

test('J04 DEC-06 WIN-02: The Chest wins at the check after the penalty', () => {
  const scene = aScene({ soulsToWin: 2 })
    .player('p1', { items: ['the-chest'], souls: ['gurdy'] })
    .player('p2', { hand: ['xiii-death'], lootPlays: 1 });
  scene
    .pass('p1')
    .play('p2', 'xiii-death', { targets: ['p1'] })
    .allPass(2);
  scene.answer('p1', 'deathPenalty.item', 'the-chest');
  expect(scene.state().outcome).toEqual({ winners: ['p1'] });
  scene.done();
});

test('J07 DEATH-06 DEATH-07 DEATH-10: the steps of a monster that says something twice', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('two-times-dying')
    .deck('monster', ['fly']);
  scene.play('p1', 'bomb', { targets: ['two-times-dying'] }).allPass(3);
  expect(scene.stack()).toEqual(['two-times-dying']);
  expect(scene.coins('p1')).toBe(0);
  scene.allPass(2);
  expect(scene.coins('p1')).toBe(2);
  expect(scene.hand('p1')).toHaveLength(1);
  expect(scene.stack()).toEqual(['two-times-dying']);
  expect(scene.soulCards('p1')).toEqual([]);
  expect(scene.tops('monsters')).toEqual([null]);
  scene.allPass(2);
  expect(scene.coins('p1')).toBe(3);
  expect(scene.soulCards('p1')).toEqual(['two-times-dying']);
  expect(scene.tops('monsters')).toEqual(['fly']);
  scene.done();
});

test('F09 DEATH-05 ATK-13 KEY-01: an eternal monster at 0 HP', () => {
  const scene = aScene()
    .player('p1', { hand: ['no-eternal-counter'] })
    .monsters({ card: 'gurdy', damage: 4, counters: { eternal: 1 } })
    .dice(4);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('gurdy')).toBe(0);
  expect(scene.stack()).toEqual([]);
  scene.resolve();
  expect(scene.view().attack).toBeNull();
  scene.play('p1', 'no-eternal-counter', { targets: ['gurdy'] }).allPass();
  expect(scene.stack()).toEqual(['gurdy death']);
  scene.resolve();
  expect(scene.soulCards('p1')).toEqual(['gurdy']);
  scene.done();
});

test('DEATH-06 DEATH-01 PRIO-06: a monster death inside a monster death', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('explodes', 'says-when-dying', damaged('gurdy', 4))
    .deck('monster', ['monstro', 'pin', 'war']);
  scene.play('p1', 'bomb', { targets: ['explodes'] }).allPass(3);
  expect(scene.stack()).toEqual(['explodes']);
  scene.allPass().answer('p1', 'each.order', 'says-when-dying', 'gurdy');
  expect(scene.stack()).toEqual(['1 damage to gurdy', '1 damage to says-when-dying']);
  scene.allPass(2);
  expect(scene.stack()).toEqual(['1 damage to gurdy', 'says-when-dying']);
  expect(scene.state().procedures.map(({ kind }) => kind)).toEqual(['turn', 'monsterDeath', 'monsterDeath']);
  expect(scene.tops('monsters')).toEqual([null, null, 'gurdy']);
  scene.allPass(2);
  expect(scene.coins('p1')).toBe(2);
  expect(scene.tops('monsters')).toEqual([null, 'monstro', 'gurdy']);
  scene.resolve();
  expect(scene.soulCards('p1')).toEqual(['gurdy']);
  expect(scene.tops('monsters')).toEqual(['war', 'monstro', 'pin']);
  scene.done();
});

test('DEATH-11 DEATH-18 DEATH-19 MON-05: the active player dies inside a monster death', () => {
  const scene = aScene()
    .player('p1', { damage: 1, coins: 3 })
    .monsters('bites-back')
    .deck('monster', ['event-pays', 'fly'])
    .dice(2);
  scene.attack('p1', 'bites-back').passUntil('p1 death');
  expect(scene.state().procedures.map(({ kind }) => kind)).toEqual(['turn', 'monsterDeath']);
  scene.allPass(2);
  expect(scene.coins('p1')).toBe(2);
  expect(scene.state().turn.active).toBe('p1');
  expect(scene.stack()).toEqual(['event-pays']);
  scene.allPass();
  expect(scene.coins('p1')).toBe(4);
  expect(scene.tops('monsters')).toEqual(['fly']);
  scene.refuses('p1', 'attack').refuses('p1', 'end');
  scene.toNextTurn();
  expect(scene.state().turn.active).toBe('p2');
  scene.done();
});

test('DEATH-12 KEY-05 DEATH-13: a curse leaves before the penalty', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { curses: ['curse-of-nothing'], coins: 1 });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
  expect(scene.stack()).toEqual(['curse-of-nothing']);
  expect(scene.coins('p2')).toBe(1);
  scene.allPass(2);
  expect(scene.discarded('monster')).toEqual(['curse-of-nothing']);
  expect(scene.coins('p2')).toBe(0);
  scene.done();
});

test('DEATH-22 HEAL-03 DEC-04: the dead keep priority and their hand, and are not healed', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { hand: ['self-heal-3', 'a-penny'], lootPlays: 1 });
  scene
    .play('p1', 'xiii-death', { targets: ['p2'] })
    .allPass(2)
    .answer('p2', 'deathPenalty.loot', 'a-penny');
  scene.pass('p1').play('p2', 'self-heal-3').allPass();
  expect(scene.hp('p2')).toBe(0);
  expect(scene.dead('p2')).toBe(true);
  scene.done();
});

test('DEATH-02 PREV-02: more hearts do not stop a death on the stack', () => {
  const scene = aScene().player('p1', { hand: ['bomb', 'plus-2-max'], damage: 1, lootPlays: 2 });
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  scene.play('p1', 'plus-2-max').allPass();
  expect(scene.maxHp('p1')).toBe(4);
  expect(scene.hp('p1')).toBe(2);
  expect(scene.stack()).toEqual(['p1 death']);
  scene.allPass();
  expect(scene.dead('p1')).toBe(true);
  scene.toNextTurn().done();
});

test('DEATH-14 KEY-01: an item that has become eternal is not paid', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: [{ card: 'meat', counters: { eternal: 1 } }, sideways('mr-boom')] });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
  expect(scene.asked()).toBe('p2 deathPenalty.item');
  expect(scene.offered()).toEqual(['mr-boom']);
  scene.answer('p2', 'deathPenalty.item', 'mr-boom').done();
});

test('DEATH-20 DMG-10: the dead stay at 0 HP whatever hearts they gain', () => {
  const scene = aScene().player('p1', { hand: ['xiii-death', 'vi-the-lovers'], lootPlays: 2 });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
  scene.play('p1', 'vi-the-lovers', { targets: ['p2'] }).allPass();
  expect(scene.hp('p2')).toBe(0);
  scene.endTurn('p1');
  expect(scene.hp('p2')).toBe(2);
  scene.done();
});

test('DEATH-05 KEY-01: a monster that becomes eternal under its death does not die', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'eternal-counter'], lootPlays: 2 })
    .monsters('fly');
  scene.play('p1', 'bomb', { targets: ['fly'] }).allPass(2);
  expect(scene.stack()).toEqual(['fly death']);
  scene.play('p1', 'eternal-counter', { targets: ['fly'] }).resolve();
  expect(scene.tops('monsters')).toEqual(['fly']);
  expect(scene.coins('p1')).toBe(0);
  scene.done();
});

test('ZONE-01 DMG-11: a monster that becomes a soul under its death does not die', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { hand: ['monster-becomes-soul'], lootPlays: 1 })
    .monsters(damaged('gurdy', 4));
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).allPass(2);
  expect(scene.stack()).toEqual(['gurdy death']);
  scene
    .pass('p1')
    .play('p2', 'monster-becomes-soul', { targets: ['gurdy'] })
    .resolve();
  expect(scene.soulCards('p2')).toEqual(['gurdy']);
  expect(scene.soulCards('p1')).toEqual([]);
  expect(scene.coins('p1')).toBe(0);
  scene.endTurn('p1');
  expect(scene.soulCards('p2')).toEqual(['gurdy']);
  scene.done();
});

test('DEATH-14 REPL-04: a penalty that is replaced is not paid', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { coins: 2, items: ['no-penalty', 'after-penalty-coin'] });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
  expect(scene.coins('p2')).toBe(2);
  expect(scene.stack()).toEqual([]);
  scene.done();
});

test('DEATH-20 AND-03: the dead are not killed again, and nobody is paid for it', () => {
  const scene = aScene().player('p1', { hand: ['xiii-death', 'kill-player-for-coins'], lootPlays: 2 });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
  scene.play('p1', 'kill-player-for-coins', { targets: ['p2'] }).allPass();
  expect(scene.coins('p1')).toBe(0);
  scene.done();
});
