import { expect, test } from 'vitest';
import { aScene, damaged, sideways } from '../../support/scene.js';

test('G01 TURN-02 TURN-04 TURN-05 TURN-06 PRIO-07: the start phase', () => {
  const scene = aScene()
    .player('p1', { items: [sideways('turn-start-coin'), sideways('mr-boom')], character: sideways('plain') })
    .player('p2', { items: [sideways('the-d6')] })
    .monsters('gurdy')
    .shop('meat')
    .deck('loot', ['bomb', 'a-penny'])
    .from('recharge');
  expect(scene.stack()).toEqual(['turn-start-coin']);
  expect(scene.charged('plain@p1')).toBe(true);
  expect(scene.charged('mr-boom')).toBe(true);
  expect(scene.charged('the-d6')).toBe(false);
  expect(scene.priority()).toBe('p1');
  scene.pass('p1').pass('p2');
  expect(scene.coins('p1')).toBe(1);
  expect(scene.hand('p1')).toEqual([]);
  scene.pass('p1').pass('p2');
  expect(scene.hand('p1')).toEqual(['bomb']);
  expect(scene.stack()).toEqual([]);
  scene.refuses('p1', 'play bomb').refuses('p1', 'attack');
  scene.pass('p1').pass('p2');
  expect(scene.state().turn.phase).toBe('action');
  expect(scene.state().players['p1']?.lootPlays).toBe(1);
  expect(scene.offered()).toEqual(expect.arrayContaining(['play bomb', 'attack', 'purchase', 'end']));
  scene.done();
});

test('G06 TURN-14 TURN-16: the hand limit comes before temporary effects end', () => {
  const hand = Array.from({ length: 12 }, () => 'a-penny');
  const scene = aScene().player('p1', { hand: [...hand, 'more-hand'] });
  scene.play('p1', 'more-hand').allPass().endTurn('p1');
  expect(scene.hand('p1')).toHaveLength(12);
  expect(scene.state().continuous).toEqual([]);
  scene.toActionPhase().endTurn('p2').toActionPhase().endTurn('p1');
  expect(scene.asked()).toBe('p1 handLimit.loot');
  expect(scene.decision().min).toBe(3);
  scene.answer('p1', 'handLimit.loot', 'a-penny', 'a-penny', 'a-penny');
  expect(scene.hand('p1')).toHaveLength(10);
  expect(scene.discarded('loot').slice(0, 3)).toEqual(['a-penny', 'a-penny', 'a-penny']);
  scene.done({ midway: 'the turn of P2 has begun' });
});

test('B10 LOOT-03 LOOT-08: loot plays', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-penny', 'a-penny'] })
    .player('p2', { hand: ['a-penny'] })
    .from('recharge');
  scene.refuses('p1', 'play a-penny');
  scene.toActionPhase().play('p1', 'a-penny').allPass();
  scene.refuses('p1', 'play a-penny');
  scene.use('p1', 'plain').allPass().play('p1', 'a-penny').allPass();
  expect(scene.coins('p1')).toBe(2);
  scene.pass('p1').refuses('p2', 'play a-penny');
  scene.use('p2', 'plain').allPass();
  scene.pass('p1').play('p2', 'a-penny').allPass();
  expect(scene.coins('p2')).toBe(1);
  scene.done();
});

test('LOOT-08 TURN-16: loot plays do not outlive the turn', () => {
  const scene = aScene().player('p2', { hand: ['a-penny'] });
  scene.pass('p1').use('p2', 'plain').allPass();
  expect(scene.state().players['p2']?.lootPlays).toBe(1);
  scene.endTurn('p1');
  expect(scene.state().players['p2']?.lootPlays).toBe(0);
  scene.done({ midway: 'the turn of P2 has begun' });
});

test('N47 TURN-01 TURN-07 TURN-13 PRIO-01 WIN-02: a whole quiet turn', () => {
  const scene = aScene()
    .player('p1', { coins: 10 })
    .monsters('fly', 'gurdy')
    .shop('meat', 'breakfast')
    .from('recharge')
    .dice(3);
  const windows: string[] = [];
  const round = (): void => {
    const { phase } = scene.state().turn;
    windows.push(`${phase} ${scene.view().declared ?? scene.stack().at(-1) ?? '-'}`);
    scene.pass('p1').pass('p2');
  };
  round();
  round();
  scene.declare('p1', 'attack');
  round();
  scene.answer('p1', 'attack.target', 'fly');
  round();
  round();
  round();
  scene.declare('p1', 'purchase');
  round();
  scene.answer('p1', 'purchase.choice', 'meat');
  scene.declare('p1', 'end');
  round();
  round();
  expect(windows).toEqual([
    'start -',
    'start -',
    'action attack',
    'action roll 3',
    'action 1 damage to fly',
    'action fly death',
    'action purchase',
    'action end',
    'end -',
  ]);
  expect(scene.state().turn.active).toBe('p2');
  expect(scene.coins('p1')).toBe(1);
  expect(scene.hand('p1')).toHaveLength(1);
  expect(scene.items('p1')).toEqual(['meat']);
  expect(scene.tops('shop')).toEqual(['blank-treasure', 'breakfast']);
  expect(scene.tops('monsters')).toEqual(['blank-monster', 'gurdy']);
  scene.done({ midway: 'the turn of P2 has begun' });
});

test('TURN-13 TURN-16 TURN-17: end triggers, then everything heals', () => {
  const scene = aScene()
    .player('p1', { items: ['turn-end-coin'], damage: 1 })
    .player('p2', { damage: 1 })
    .monsters(damaged('gurdy', 3));
  scene.declare('p1', 'end').allPass();
  expect(scene.stack()).toEqual(['turn-end-coin']);
  scene.allPass();
  expect(scene.coins('p1')).toBe(1);
  expect(scene.hp('p1')).toBe(1);
  scene.allPass();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('gurdy')]).toEqual([2, 2, 5]);
  scene.done();
});

test('TURN-18 TURN-19 FIZZ-02 RULING-19: an effect ends the turn and the attack, not what lies below', () => {
  const scene = aScene()
    .player('p1', { items: ['turn-end-coin'] })
    .player('p2', { hand: ['o-the-fool'], lootPlays: 1 })
    .monsters('gurdy')
    .dice(4);
  scene.attack('p1', 'gurdy').pass('p1').play('p2', 'o-the-fool').allPass();
  expect([scene.view().attack, scene.view().turn.phase]).toEqual([null, 'end']);
  expect(scene.hp('gurdy')).toBe(5);
  expect(scene.stack()).toEqual([]);
  scene.passUntil('turn-end-coin').toNextTurn();
  expect(scene.coins('p1')).toBe(1);
  expect(scene.state().turn.active).toBe('p2');
  scene.done();
});

test('A39 RULING-19 CANCEL-02 TURN-18: The Fool against one’s own death', () => {
  const scene = aScene().player('p1', { hand: ['o-the-fool', 'a-penny', 'gold-bomb'], items: ['meat'], lootPlays: 3 });
  scene
    .play('p1', 'a-penny')
    .play('p1', 'gold-bomb', { targets: ['p1'] })
    .allPass(2);
  expect(scene.stack()).toEqual(['a-penny', 'p1 death']);
  scene.play('p1', 'o-the-fool').allPass();
  expect(scene.hp('p1')).toBe(1);
  expect(scene.stack()).toEqual([]);
  expect(scene.discarded('loot')[0]).toBe('o-the-fool');
  expect(scene.discarded('loot')).toContain('a-penny');
  scene.toNextTurn();
  expect(scene.items('p1')).toEqual(['meat']);
  expect(scene.coins('p1')).toBe(0);
  scene.done();
});

test('ROOM-02 ROOM-03: the room is the active player’s to use', () => {
  const scene = aScene().rooms('coin-room');
  scene.pass('p1').refuses('p2', 'use coin-room').pass('p2');
  scene.use('p1', 'coin-room').allPass();
  expect(scene.coins('p1')).toBe(1);
  scene.refuses('p1', 'use coin-room').endTurn('p1').toActionPhase();
  scene.use('p2', 'coin-room').allPass();
  expect(scene.coins('p2')).toBe(1);
  scene.done();
});

test('TURN-17 DEC-16: a trigger of the hand limit waits for the next turn', () => {
  const scene = aScene().player('p1', {
    hand: Array.from({ length: 11 }, () => 'a-penny'),
    items: ['coin-for-discards'],
  });
  scene.endTurn('p1').answer('p1', 'handLimit.loot', 'a-penny');
  expect(scene.state().turn.active).toBe('p2');
  expect(scene.stack()).toEqual(['coin-for-discards']);
  expect(scene.coins('p1')).toBe(0);
  expect(scene.priority()).toBe('p2');
  scene.allPass();
  expect(scene.coins('p1')).toBe(1);
  scene.toActionPhase().done();
});

test('DEATH-18 DEATH-19 TURN-05: the active player dies at the start of the turn', () => {
  const scene = aScene()
    .player('p1', { curses: ['curse-of-pain', 'curse-of-pain'], items: ['turn-end-coin', 'meat'] })
    .from('recharge');
  scene.fallbacks('deathPenalty.item').toNextTurn();
  expect(scene.state().turn.active).toBe('p2');
  expect(scene.hand('p1')).toEqual([]);
  expect(scene.coins('p1')).toBe(scene.items('p1').includes('turn-end-coin') ? 1 : 0);
  expect(scene.discarded('monster')).toEqual(['curse-of-pain', 'curse-of-pain']);
  expect(scene.hp('p1')).toBe(2);
  scene.done();
});

test('TURN-19 DEATH-19: a death in the end phase does not start it again', () => {
  const scene = aScene().player('p1', { items: ['turn-end-coin'], hand: ['gold-bomb'] });
  scene.declare('p1', 'end').allPass(2);
  expect(scene.coins('p1')).toBe(1);
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).allPass(3);
  expect(scene.asked()).toBe('p1 deathPenalty.item');
  scene.answer('p1', 'deathPenalty.item', 'turn-end-coin').toNextTurn();
  expect(scene.state().turn.active).toBe('p2');
  expect(scene.coins('p1')).toBe(0);
  scene.done();
});

test('DEATH-17 ATK-14: the death of another player does not end the attack', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .monsters('fly')
    .dice(5);
  scene
    .attack('p1', 'fly')
    .play('p1', 'gold-bomb', { targets: ['p2'] })
    .allPass(3);
  expect(scene.dead('p2')).toBe(true);
  expect(scene.stack()).toEqual(['roll 5']);
  scene.resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.endTurn('p1');
  expect(scene.dead('p2')).toBe(false);
  scene.done();
});

test('TURN-17 MON-02: a trigger of the game that waits for the next turn means its active player', () => {
  const eleven = Array.from({ length: 11 }, () => 'a-penny');
  const scene = aScene().player('p1', { hand: eleven }).monsters('discard-tax').fallbacks('handLimit.loot');
  scene.endTurn('p1');
  expect(scene.state().turn.active).toBe('p2');
  expect(scene.stack()).toEqual(['discard-tax']);
  scene.allPass();
  expect(scene.coins('p1')).toBe(0);
  expect(scene.coins('p2')).toBe(1);
  scene.toActionPhase().done();
});

test('TURN-20 ROUND-03: extra turns come in the order granted, and the seats go on from where they were', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['my-extra-turn', 'their-extra-turn'], lootPlays: 2 })
    .player('p2', {});
  scene
    .play('p1', 'their-extra-turn', { targets: ['p3'] })
    .allPass()
    .play('p1', 'my-extra-turn')
    .allPass();
  expect(scene.view().turn.next).toBe('p3');
  const turns: string[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    scene.endTurn(scene.state().turn.active).toActionPhase();
    turns.push(scene.state().turn.active);
  }
  expect(turns).toEqual(['p3', 'p1', 'p2', 'p3', 'p1']);
  expect(scene.state().turn.number).toBe(6);
  scene.done();
});

test('REPL-04 ROUND-03: a skipped turn is passed over once, an extra turn as well', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['my-extra-turn', 'skip-a-turn', 'skip-a-turn'], lootPlays: 3 })
    .player('p2', {});
  scene.play('p1', 'my-extra-turn').allPass();
  for (const player of ['p1', 'p2']) scene.play('p1', 'skip-a-turn', { targets: [player] }).allPass();
  expect(scene.view().turn.next).toBe('p3');
  scene.endTurn('p1').toActionPhase();
  expect(scene.said('turnSkipped').map(({ player }) => player)).toEqual(['p1', 'p2']);
  expect(scene.state().turn.active).toBe('p3');
  expect(scene.view().players.map(({ turnsToSkip }) => turnsToSkip)).toEqual([0, 0, 0]);
  scene.endTurn('p3').toActionPhase();
  expect(scene.state().turn.active).toBe('p1');
  scene.done();
});

test('REPL-04: turns to skip add up, and each turn left out counts one down', () => {
  const scene = aScene().player('p1', { hand: ['skip-a-turn', 'skip-a-turn'], lootPlays: 2 });
  for (let n = 0; n < 2; n += 1) scene.play('p1', 'skip-a-turn', { targets: ['p2'] }).allPass();
  expect(scene.view().players[1]?.turnsToSkip).toBe(2);
  scene.endTurn('p1').toActionPhase();
  expect([scene.state().turn.active, scene.view().players[1]?.turnsToSkip]).toEqual(['p1', 1]);
  scene.endTurn('p1').toActionPhase();
  expect([scene.state().turn.active, scene.view().players[1]?.turnsToSkip]).toEqual(['p1', 0]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.state().turn.active).toBe('p2');
  scene.done();
});
