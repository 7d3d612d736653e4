import { expect, test } from 'vitest';
import { aScene, withCounters } from '../../../support/scene.js';

test('balrog ITEM-07: dead, it is an item of the active player that kills once, and pays no reward', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('balrog', 'gurdy');
  scene.play('p1', 'fell-a-monster', { targets: ['balrog'] }).resolve();
  expect([scene.items('p1'), scene.souls('p1'), scene.discarded('monster')]).toEqual([['balrog'], 0, []]);
  scene.use('p1', 'balrog').resolve();
  scene.answer('p1', 'effect.choose', 'gurdy').resolve();
  expect([scene.items('p1'), scene.discarded('monster').includes('balrog')]).toEqual([[], true]);
  expect(scene.tops('monsters')).not.toContain('gurdy');
  scene.done();
});

test('death-trapper: each damage to a monster makes all monsters harder to hit this turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('death-trapper', 'fly');
  scene.play('p1', 'bomb', { targets: ['death-trapper'] }).resolve();
  expect([scene.dc('death-trapper'), scene.dc('fly')]).toEqual([5, 3]);
  scene.endTurn('p1').toActionPhase();
  expect([scene.dc('death-trapper'), scene.dc('fly')]).toEqual([4, 2]);
  scene.done();
});

test('grandparent: an attack on it is a counter, each one 1 ATK more', () => {
  const scene = aScene().monsters('grandparent').dice(1);
  scene.attack('p1', 'grandparent').passUntil('2 damage to p1');
  expect([scene.object('grandparent').counters, scene.atk('grandparent')]).toEqual([{ counter: 1 }, 2]);
  scene.done({ midway: 'the attack goes on' });
});

test('grandparent: the third counter is its death, and 3 damage to everybody', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .monsters(withCounters('grandparent', 2))
    .deck('treasure', ['meat']);
  scene.attack('p1', 'grandparent').fallbacks();
  scene.resolve();
  scene.toNextTurn();
  expect([scene.souls('p1'), scene.items('p1')]).toEqual([1, []]);
  scene.done({ midway: 'the active player has died' });
});

test('lil-hunter: one slot more and one more attack that must be made; at the end of the turn fourth from the top', () => {
  const scene = aScene()
    .player('p1', { hand: ['wider-monsters'] })
    .monsters('fly')
    .wholeDeck('monster', ['lil-hunter', 'pin', 'dip', 'squirt', 'pooter', 'gurdy']);
  scene.play('p1', 'wider-monsters').resolve();
  scene.refuses('p1', 'end', 'TURN-12');
  expect(scene.tops('monsters')).toEqual(['fly', 'lil-hunter', 'pin']);
  scene.done({ midway: 'attacks are left' });
  const end = aScene().monsters('lil-hunter').wholeDeck('monster', ['pin', 'dip', 'squirt', 'pooter', 'gurdy']);
  end.endTurn('p1').toActionPhase();
  expect(end.cardsOf('monster')).toEqual(['dip', 'squirt', 'lil-hunter', 'pooter', 'gurdy']);
  end.done();
});

test('melquiades: a counter for each damage, and with five of them easier to hit', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(withCounters('melquiades', 4));
  expect(scene.dc('melquiades')).toBe(4);
  scene.play('p1', 'bomb', { targets: ['melquiades'] }).resolve();
  expect([scene.object('melquiades').counters, scene.dc('melquiades')]).toEqual([{ counter: 5 }, 2]);
  scene.done();
});

test('peeper ITEM-07: dead, it is 1 HP of the active player; a miss ends the attack on it', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('peeper')
    .dice(4);
  scene.attack('p1', 'peeper').passUntil('peeper').allPass();
  expect(scene.view().attack).toBe(null);
  scene.resolve();
  scene.play('p1', 'fell-a-monster', { targets: ['peeper'] }).resolve();
  expect([scene.items('p1'), scene.maxHp('p1'), scene.hand('p1').length]).toEqual([['peeper'], 3, 1]);
  scene.done();
});

test.each([
  [1, true],
  [3, false],
])(
  'the-butcher: an attack roll of 1 makes its roller roll for damage (%i), and a player it kills is 1 ATK',
  (face, dies) => {
    const scene = aScene().player('p1', { character: 'sturdy' }).monsters('the-butcher').dice(1, face);
    scene.attack('p1', 'the-butcher').passUntil(`roll ${face}`).allPass();
    expect(scene.stack().at(-1)).toBe('the-butcher');
    scene.fallbacks().toNextTurn();
    expect([scene.atk('the-butcher'), scene.object('the-butcher').counters.counter ?? 0]).toEqual(
      dies ? [3, 1] : [2, 0],
    );
    scene.done({ midway: 'the next turn begins' });
  },
);

test('the-butcher DMG-05: what the game or a player kills is not its kill', () => {
  const scene = aScene()
    .player('p1', { hand: ['kill-player-for-coins'] })
    .monsters('the-butcher');
  scene
    .play('p1', 'kill-player-for-coins', { targets: ['p2'] })
    .fallbacks()
    .resolve();
  expect([scene.atk('the-butcher'), scene.object('the-butcher').counters]).toEqual([2, {}]);
  scene.done();
});

test('the-collector: a dead player is a counter, which is 1 HP and a treasure of its reward', () => {
  const scene = aScene()
    .player('p1', { hand: ['kill-player-for-coins', 'fell-a-monster'], lootPlays: 2 })
    .monsters(withCounters('the-collector', 1))
    .deck('treasure', ['meat', 'breakfast', 'dinner']);
  scene
    .play('p1', 'kill-player-for-coins', { targets: ['p2'] })
    .fallbacks()
    .resolve();
  expect([scene.object('the-collector').counters, scene.hp('the-collector')]).toEqual([{ counter: 2 }, 6]);
  scene.play('p1', 'fell-a-monster', { targets: ['the-collector'] }).resolve();
  expect(scene.items('p1')).toEqual(['meat', 'breakfast']);
  scene.done();
});

test('the-gorm ATK-12 DMG-13: a 1 hits it, and hurts it twice as much, which stands on the stack', () => {
  const scene = aScene().monsters('the-gorm').dice(1);
  scene.attack('p1', 'the-gorm').passUntil('2 damage to the-gorm').allPass();
  expect(scene.hp('the-gorm')).toBe(3);
  scene.done({ midway: 'the attack goes on' });
});

test('the-gorm: a loot card is discarded at the end of each turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'gain-3'] })
    .monsters('the-gorm');
  scene.declare('p1', 'end').allPass(2).answer('p1', 'discard.loot', 'bomb');
  expect(scene.hand('p1')).toEqual(['gain-3']);
  scene.done({ midway: 'the turn ends' });
});

test('ballos: the first time it dies it comes back with a counter, and no soul is gained', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster', 'fell-a-monster'], lootPlays: 2 })
    .monsters('ballos')
    .deck(
      'loot',
      Array.from({ length: 12 }, () => 'blank-loot'),
    )
    .fallbacks('effect.choose', 'attack.slot');
  scene.play('p1', 'fell-a-monster', { targets: ['ballos'] }).resolve();
  expect([scene.souls('p1'), scene.hand('p1').length, scene.atk('ballos')]).toEqual([0, 6, 3]);
  scene.play('p1', 'fell-a-monster', { targets: ['ballos'] }).resolve();
  expect([scene.souls('p1'), scene.hand('p1').length]).toEqual([2, 10]);
  scene.done();
});

test('exposito: each death of a monster is a counter, the sixth its own; the deck must be attacked', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters(withCounters('exposito', 5), 'fly')
    .deck('monster', ['dip']);
  scene
    .refuses('p1', 'end', 'TURN-12')
    .play('p1', 'fell-a-monster', { targets: ['fly'] })
    .resolve();
  expect([scene.souls('p1'), scene.hand('p1').length]).toEqual([1, 6]);
  scene.done();
});

test('the-radiance: a dead player makes it easier to hit, and the loot step is one card more', () => {
  const scene = aScene()
    .player('p1', { hand: ['kill-player-for-coins'] })
    .monsters('the-radiance');
  scene
    .play('p1', 'kill-player-for-coins', { targets: ['p2'] })
    .fallbacks()
    .resolve();
  expect([scene.object('the-radiance').counters, scene.dc('the-radiance')]).toEqual([{ counter: 1 }, 5]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.hand('p2').length).toBe(2);
  scene.done();
});

test('time-eater TURN-20: its reward is an extra turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('time-eater');
  scene.play('p1', 'fell-a-monster', { targets: ['time-eater'] }).resolve();
  scene.endTurn('p1').toActionPhase();
  expect(scene.state().turn.active).toBe('p1');
  scene.done();
});

test.each([
  [10, false],
  [11, true],
])('time-eater WIN-04: with %i counters, and one more at the end of the turn, most souls win: %s', (counters, won) => {
  const scene = aScene()
    .player('p2', { souls: ['pin'] })
    .monsters(withCounters('time-eater', counters));
  scene.endTurn('p1');
  if (won) scene.answer('p1', 'trigger.target', 'p2').resolve();
  else expect(scene.toActionPhase().asked()).toBe('p2 priority');
  expect(scene.state().outcome !== null).toBe(won);
  scene.done({ midway: 'the turn ends or the game is over' });
});
