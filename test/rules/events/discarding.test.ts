import { expect, test } from 'vitest';
import { aScene, damaged } from '../../support/scene.js';

test('REPL-01 DEATH-06: a dead monster becomes a curse instead of going to discard', () => {
  const scene = aScene().monsters('haunts-the-next').dice(2);
  scene.attack('p1', 'haunts-the-next').resolve();
  expect([scene.coins('p1'), scene.curses('p2'), scene.discarded('monster')]).toEqual([1, ['haunts-the-next'], []]);
  scene.done();
});

test('REPL-01 ZONE-05: a dead monster goes back on its deck, and comes up again', () => {
  const scene = aScene().monsters('tops-its-deck').dice(2);
  scene.attack('p1', 'tops-its-deck').resolve();
  expect([scene.tops('monsters'), scene.discarded('monster')]).toEqual([['tops-its-deck'], []]);
  scene.done();
});

test('REPL-01 DEATH-08: a dead monster for which something else happens is in its slot again', () => {
  const scene = aScene().monsters('pays-for-staying').dice(2);
  scene.attack('p1', 'pays-for-staying').resolve();
  expect([scene.coins('p1'), scene.tops('monsters'), scene.hp('pays-for-staying')]).toEqual([
    4,
    ['pays-for-staying'],
    1,
  ]);
  scene.done();
});

test('DEATH-08: an item with HP that cannot go to discard is back with its player', () => {
  const scene = aScene().player('p2', { items: ['figure-that-stays'] });
  scene.player('p1', { hand: ['kills-an-item'] });
  scene.play('p1', 'kills-an-item', { targets: ['figure-that-stays'] }).resolve();
  expect([scene.items('p2'), scene.discarded('treasure'), scene.hp('figure-that-stays')]).toEqual([
    ['figure-that-stays'],
    [],
    2,
  ]);
  scene.done();
});

test('DEC-33 DEATH-06: a monster that forbids the gain of its own soul goes to discard', () => {
  const scene = aScene().monsters('soulless').dice(2);
  scene.attack('p1', 'soulless').resolve();
  expect([scene.soulCards('p1'), scene.discarded('monster')]).toEqual([[], ['soulless']]);
  scene.done();
});

test('DEATH-08 ABIL-01: what a monster says of itself counts as it dies, while it holds, and not what works elsewhere', () => {
  const killed = (monster: string, coins: number): readonly unknown[] => {
    const scene = aScene().player('p1', { coins }).monsters(monster).dice(2);
    scene.attack('p1', monster).resolve();
    scene.done();
    return scene.discarded('monster');
  };
  expect(killed('stays-with-the-rich', 9)).toEqual([]);
  expect(killed('stays-with-the-rich', 0)).toEqual(['stays-with-the-rich']);
  expect(killed('clings-to-discard', 0)).toEqual(['clings-to-discard']);
});

test('MON-03 DEATH-06: what a soul says of itself does not count as it dies', () => {
  const scene = aScene()
    .player('p1', { hand: ['destroy-anything'], souls: ['pays-for-staying'] })
    .monsters('brings-up-souls');
  scene.play('p1', 'destroy-anything', { targets: ['pays-for-staying'] }).resolve();
  expect([scene.soulCards('p1'), scene.discarded('monster')]).toEqual([[], ['pays-for-staying']]);
  scene.done();
});

test('DEATH-10 STACK-08 COPY-09 REPL-01: what goes elsewhere does not go to discard, and nothing stands in for that', () => {
  const scene = aScene()
    .player('p1', { items: ['coins-for-discards'], hand: ['lost-soul', 'blank-loot', 'brings-copy'], lootPlays: 3 })
    .monsters(damaged('gurdy', 4))
    .dice(6);
  scene.play('p1', 'lost-soul').resolve();
  expect([scene.coins('p1'), scene.soulCards('p1')]).toEqual([0, ['lost-soul']]);
  scene.play('p1', 'blank-loot').play('p1', 'brings-copy').resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.attack('p1', 'gurdy').resolve();
  expect([scene.coins('p1'), scene.soulCards('p1')]).toEqual([4 + 7, ['lost-soul', 'gurdy']]);
  scene.done();
});

test('CHAR-05 DEST-04: characters are not put into discard', () => {
  const scene = aScene().player('p1', { hand: ['discards-characters'] });
  scene.play('p1', 'discards-characters').resolve();
  expect(scene.object('plain@p2').role).toBe('character');
  scene.done();
});

test('DEC-08: loot that is on the stack is played, whatever it says of that', () => {
  const scene = aScene().player('p1', { hand: ['says-it-cannot'] });
  scene.play('p1', 'says-it-cannot').resolve();
  expect([scene.coins('p1'), scene.said('event').filter(({ event }) => event === 'playLoot')]).toMatchObject([1, [{}]]);
  scene.done();
});

test('KEY-05 REPL-01: a curse moves on when its player dies', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['death-to'] })
    .player('p2', { curses: ['wandering-curse'] });
  scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
  expect([scene.curses('p2'), scene.curses('p3')]).toEqual([[], ['wandering-curse']]);
  scene.done();
});

test('ABIL-06 LOOT-04 DEATH-06: going to discard is seen, of loot that has resolved and of monsters that have died', () => {
  const scene = aScene()
    .player('p1', { hand: ['blank-loot'], items: ['coin-per-discard'] })
    .monsters('fly')
    .dice(2);
  scene.play('p1', 'blank-loot').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.attack('p1', 'fly').resolve();
  expect(scene.coins('p1')).toBe(3);
  expect(scene.said('event').filter(({ event }) => event === 'putIntoDiscard')).toEqual([]);
  scene.done();
});

test('LOOT-04 REPL-01: loot comes back to the hand instead of going to discard', () => {
  const scene = aScene().player('p1', { hand: ['boomerang-loot'] });
  scene.play('p1', 'boomerang-loot').resolve();
  expect([scene.coins('p1'), scene.hand('p1'), scene.discarded('loot')]).toEqual([1, ['boomerang-loot'], []]);
  scene.done();
});

test('CANCEL-01 REPL-01: so it does when it is cancelled', () => {
  const scene = aScene()
    .player('p1', { hand: ['boomerang-loot'] })
    .player('p2', { hand: ['butter-bean'], lootPlays: 1 });
  scene.play('p1', 'boomerang-loot').passTo('p2');
  scene.play('p2', 'butter-bean', { targets: ['boomerang-loot'] }).resolve();
  expect([scene.coins('p1'), scene.hand('p1'), scene.discarded('loot')]).toEqual([
    0,
    ['boomerang-loot'],
    ['butter-bean'],
  ]);
  scene.done();
});

test('STACK-08 REPL-01: loot becomes an item instead of going to discard', () => {
  const scene = aScene().player('p1', { hand: ['loot-to-item'] });
  scene.play('p1', 'loot-to-item').resolve();
  expect([scene.items('p1'), scene.discarded('loot')]).toEqual([['loot-to-item'], []]);
  scene.done();
});

test.each(['loot-without-discard', 'blank-loot'])(
  'ZONE-11 DEC-08: %s that cannot go to discard leaves the game',
  (id) => {
    const items = id === 'blank-loot' ? ['forbids-putIntoDiscard'] : [];
    const scene = aScene().player('p1', { hand: [id], items });
    scene.play('p1', id).resolve();
    expect([scene.discarded('loot'), scene.object(id).zone]).toEqual([[], 'outside']);
    scene.done();
  },
);

test('KEY-01 LOOT-04: loot with the word eternal goes to discard, for the word works in play only', () => {
  const scene = aScene().player('p1', { hand: ['eternal-loot'] });
  scene.play('p1', 'eternal-loot').resolve();
  expect(scene.discarded('loot')).toEqual(['eternal-loot']);
  scene.done();
});

test('COPY-09: a copy of loot goes nowhere, and is not seen to', () => {
  const scene = aScene().player('p1', {
    hand: ['blank-loot', 'brings-copy'],
    items: ['coin-per-discard'],
    lootPlays: 2,
  });
  scene.play('p1', 'blank-loot').play('p1', 'brings-copy').resolve();
  expect([scene.coins('p1'), scene.discarded('loot')]).toEqual([2, ['blank-loot', 'brings-copy']]);
  scene.done();
});

test('EVENT-03 REPL-01: an event for which something else happens stays, and it happens once', () => {
  const scene = aScene().monsters('fly').deck('monster', ['lingering-event']);
  scene.attack('p1', 'deck').resolve();
  expect([scene.coins('p1'), scene.tops('monsters')]).toEqual([4, ['lingering-event']]);
  scene.endTurn('p1').toActionPhase();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([4, 0]);
  scene.done();
});

test('EVENT-03 DEC-08: an event that cannot go to discard waits until it can', () => {
  const scene = aScene()
    .player('p1', { items: ['events-stay'] })
    .monsters('fly')
    .deck('monster', ['event-pays']);
  scene.attack('p1', 'deck').resolve();
  expect([scene.coins('p1'), scene.tops('monsters')]).toEqual([2, ['event-pays']]);
  scene.use('p1', 'events-stay').resolve();
  expect([scene.coins('p1'), scene.tops('monsters'), scene.discarded('monster')]).toEqual([2, ['fly'], ['event-pays']]);
  scene.done();
});

test('EVENT-03: an event is over while the damage that it dealt waits', () => {
  const scene = aScene().monsters('fly').deck('monster', ['event-with-a-bang']);
  scene.attack('p1', 'deck').answer('p1', 'trigger.target', 'p2');
  expect([scene.stack(), scene.tops('monsters')]).toEqual([['event-with-a-bang'], ['event-with-a-bang']]);
  scene.allPass();
  expect([scene.stack(), scene.discarded('monster')]).toEqual([['1 damage to p2'], ['event-with-a-bang']]);
  scene.resolve().done();
});

test('EVENT-03: an event stays for what it says of another that goes', () => {
  const scene = aScene()
    .player('p1', { hand: ['two-more-slots'] })
    .monsters('fly')
    .deck('monster', ['idle-event', 'event-that-watches', 'gurdy', 'gurdy']);
  scene.play('p1', 'two-more-slots').resolve();
  expect([scene.coins('p1'), scene.tops('monsters')]).toEqual([5, ['fly', 'gurdy', 'gurdy']]);
  scene.done();
});

test('TURN-16 TURN-17: healing as the turn ends is seen, and what it sets off waits for the next turn', () => {
  const scene = aScene().player('p1', { damage: 1, items: ['coin-for-healing'] });
  scene.endTurn('p1');
  expect([scene.hp('p1'), scene.stack()]).toEqual([2, ['coin-for-healing']]);
  expect(scene.said('event').filter(({ event }) => event === 'heal')).toEqual([]);
  scene.resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('TURN-16 DEC-08: whoever cannot heal does not heal as the turn ends', () => {
  const scene = aScene().player('p1', { damage: 1, items: ['never-heals'] });
  scene.endTurn('p1').toActionPhase();
  expect(scene.hp('p1')).toBe(1);
  scene.done();
});

test('TURN-16 DEATH-20 DEC-08: who has died and cannot heal lives again all the same', () => {
  const scene = aScene()
    .player('p1', { hand: ['death-to'] })
    .player('p2', { items: [{ card: 'never-heals', counters: { eternal: 1 } }] });
  scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
  scene.endTurn('p1').toActionPhase();
  expect([scene.dead('p2'), scene.hp('p2')]).toEqual([false, 1]);
  scene.done();
});

test('TURN-16 REPL-01: another amount heals as the turn ends', () => {
  const scene = aScene().player('p1', { character: 'sturdy', damage: 2, items: ['heals-1-at-most'] });
  scene.endTurn('p1').toActionPhase();
  expect(scene.hp('p1')).toBe(2);
  scene.done();
});
