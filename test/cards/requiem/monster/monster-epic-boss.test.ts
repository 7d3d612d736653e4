import { expect, test } from 'vitest';
import { aScene, damaged } from '../../../support/scene.js';

test('mega-satan KEY-06 ATKPL-01: it takes a slot of its own, and players can be attacked', () => {
  const scene = aScene({ players: 3 }).monsters('gurdy').deck('monster', ['mega-satan']).dice(4);
  scene.attack('p1', 'deck').passUntil('roll 4');
  expect(scene.tops('monsters')).toEqual(['gurdy', 'mega-satan']);
  scene.done({ midway: 'the attack goes on' });
});

test('mega-satan WIN-04: the only living player wins as their turn ends', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['death-to', 'death-to'], lootPlays: 2 })
    .monsters('mega-satan');
  scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
  scene.play('p1', 'death-to', { targets: ['p3'] }).resolve();
  scene.declare('p1', 'end').passUntil('mega-satan').allPass();
  expect(scene.asked()).toBe('over');
  expect(scene.state().outcome).toMatchObject({ winners: ['p1'] });
  scene.done();
});

test('mega-satan: nobody wins while two live, nor when the one who lives is not the active player', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['death-to'] })
    .monsters('mega-satan');
  scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
  scene.endTurn('p1').toActionPhase();
  expect(scene.state().outcome).toBeNull();
  scene.done();
});

test('mother SLOT-01: harder to hit for each damage this turn; two more slots at her death', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'fell-a-monster'], lootPlays: 2 })
    .monsters('mother')
    .deck('monster', ['gurdy', 'fly', 'pin'])
    .deck('treasure', ['meat']);
  expect([scene.maxHp('mother'), scene.dc('mother'), scene.atk('mother')]).toEqual([8, 1, 8]);
  scene.play('p1', 'bomb', { targets: ['mother'] }).resolve();
  expect(scene.dc('mother')).toBe(2);
  scene.play('p1', 'fell-a-monster', { targets: ['mother'] }).resolve();
  expect(scene.tops('monsters')).toEqual(['pin', 'gurdy', 'fly']);
  expect([scene.souls('p1'), scene.items('p1')]).toEqual([2, ['meat']]);
  scene.done();
});

test('mother: her evasion is 1 again in the next turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('mother', 2));
  scene.play('p1', 'bomb', { targets: ['mother'] }).resolve();
  scene.endTurn('p1').toActionPhase();
  expect([scene.dc('mother'), scene.hp('mother')]).toEqual([1, 8]);
  scene.done();
});

test('dogma: whoever attacks it sees every other monster go to discard', () => {
  const scene = aScene().monsters('dogma', 'fly', 'gurdy').deck('monster', ['pin', 'war']).fallbacks('each.order');
  scene.attack('p1', 'dogma').passUntil('dogma').allPass();
  expect(scene.discarded('monster').toSorted()).toEqual(['fly', 'gurdy']);
  expect(scene.tops('monsters')).toEqual(['dogma', 'pin', 'war']);
  scene.done({ midway: 'the attack goes on' });
});

test('dogma KEY-06: its death brings The Harbingers from outside the game', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('dogma')
    .deck('monster', ['fly'])
    .deck('treasure', ['meat', 'breakfast'])
    .outside('the-harbingers');
  scene.play('p1', 'fell-a-monster', { targets: ['dogma'] }).resolve();
  expect(scene.tops('monsters')).toEqual(expect.arrayContaining(['fly', 'the-harbingers']));
  expect([scene.items('p1'), scene.souls('p1'), scene.discarded('monster')]).toEqual([
    ['meat', 'breakfast'],
    0,
    ['dogma'],
  ]);
  scene.done();
});

test('the-harbingers REPL-01 DEATH-06: it lives on with a counter, and its attacker has a treasure', () => {
  const scene = aScene().monsters(damaged('the-harbingers', 3)).deck('treasure', ['meat']).dice(4);
  scene.refuses('p1', 'end', 'TURN-12').attack('p1', 'the-harbingers').resolve();
  expect(scene.object('the-harbingers').counters).toEqual({ counter: 1 });
  expect([scene.hp('the-harbingers'), scene.items('p1'), scene.view().attack, scene.souls('p1')]).toEqual([
    4,
    ['meat'],
    null,
    0,
  ]);
  expect(scene.offered()).toContain('end');
  scene.done();
});

test('the-harbingers FLIP-01: with the fourth counter it is The Beast, and the lowest of all rolls is deadly', () => {
  const scene = aScene({ players: 3 })
    .monsters({ card: 'the-harbingers', damage: 3, counters: { counter: 3 } })
    .dice(4, 5, 2, 2);
  scene.attack('p1', 'the-harbingers').resolve();
  const [slot] = scene.view().monsters;
  expect([slot?.top?.maxHp, slot?.top?.atk, slot?.top?.souls]).toEqual([6, 2, 2]);
  expect([scene.dead('p1'), scene.dead('p2'), scene.dead('p3')]).toEqual([false, true, true]);
  scene.done();
});

test('the-harbingers: The Beast has everybody roll again each time it is attacked, and is worth two souls', () => {
  const scene = aScene({ players: 3 })
    .monsters({ card: 'the-harbingers', damage: 3, counters: { counter: 3 } })
    .dice(4, 5, 1, 1, 3, 3, 1);
  scene.attack('p1', 'the-harbingers').resolve().endTurn('p1').toActionPhase();
  scene.attack('p2', 'the-beast-of-the-harbingers').passUntil('p1 death');
  scene.done({ midway: 'the attack goes on' });
});

test('ultra-greed KEY-08 RULING: all others roll along, and whoever kills it has its rewards; the soul is the active player’s', () => {
  const scene = aScene({ players: 3 }).monsters(damaged('ultra-greed', 7)).dice(4, 5);
  scene.attack('p1', 'ultra-greed').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([0, 40, 0]);
  expect([scene.hp('p1'), scene.soulCards('p1')]).toEqual([1, ['ultra-greed']]);
  scene.done();
});

test('ultra-greed: others do not roll along in attacks on anything else', () => {
  const scene = aScene({ players: 3 }).monsters('ultra-greed', 'fly').dice(2);
  scene.attack('p1', 'fly').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});
