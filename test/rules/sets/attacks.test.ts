import { expect, test } from 'vitest';
import { aScene, damaged, withCounters } from '../../support/scene.js';

test('ATK-18 DEC-17 DEATH-20 sibling-rivalry fat-bat: who rolls along and dies of it has the rewards all the same', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { damage: 1 })
    .player('p3', { items: ['sibling-rivalry'] })
    .monsters(damaged('fat-bat', 2))
    .deck('treasure', ['meat', 'synthoil'])
    .dice(2, 1, 5)
    .fallbacks('room.discard');
  scene
    .passTo('p3')
    .use('p3', 'sibling-rivalry', { targets: ['p2'] })
    .resolve();
  scene.declare('p1', 'attack').resolve().answer('p1', 'attack.target', 'fat-bat').passUntil('p2 death').allPass();
  expect([scene.hp('p1'), scene.dead('p2'), scene.view().attack === null]).toEqual([1, true, false]);
  scene.resolve();
  expect([scene.hp('p1'), scene.items('p1').length, scene.items('p2').length, scene.dead('p2')]).toEqual([
    1,
    1,
    1,
    true,
  ]);
  scene.done();
});

test('ATK-12 ATK-18 sibling-rivalry null: of all attack rolls against it every second one does nothing, whoever makes it', () => {
  const scene = aScene({ players: 3 })
    .player('p3', { items: ['sibling-rivalry'] })
    .monsters('null')
    .dice(4, 4, 4, 4, 4);
  scene
    .passTo('p3')
    .use('p3', 'sibling-rivalry', { targets: ['p2'] })
    .resolve();
  scene.declare('p1', 'attack').resolve().answer('p1', 'attack.target', 'null').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3'), scene.hp('p1')]).toEqual([6, 6, 0, 2]);
  scene.done();
});

test('HEAL-02 FIZZ-02 ATK-15 gello: a monster whose death waits is healed no more, and its attack is over all the same', () => {
  const scene = aScene()
    .player('p2', { items: ['gello'] })
    .monsters(damaged('gurdy', 4), 'fat-bat')
    .dice(4)
    .fallbacks('effect.choose', 'room.discard');
  scene.attack('p1', 'gurdy').passUntil('gurdy death').passTo('p2');
  scene.use('p2', 'gello', { targets: ['gurdy'] }).allPass();
  expect([scene.stack(), scene.view().attack, scene.hp('fat-bat')]).toEqual([['gurdy death'], null, 3]);
  scene.resolve();
  expect([scene.souls('p1'), scene.coins('p1'), scene.offered().includes('attack')]).toEqual([1, 7, true]);
  scene.done();
});

test('HEAL-01 DMG-05 MON-05 gello deaths-head: what is healed off one monster kills another, and the third dies with it', () => {
  const scene = aScene()
    .player('p2', { items: ['gello'] })
    .monsters(damaged('gurdy', 3), 'fat-bat', 'deaths-head')
    .deck('treasure', ['meat'])
    .deck('loot', ['a-dime'])
    .dice(2)
    .fallbacks('room.discard');
  scene
    .attack('p1', 'gurdy')
    .passTo('p2')
    .use('p2', 'gello', { targets: ['gurdy'] })
    .allPass();
  scene.answer('p2', 'effect.choose', 'fat-bat');
  expect([scene.hp('gurdy'), scene.stack(), scene.view().attack]).toEqual([5, ['3 damage to fat-bat'], null]);
  scene.resolve();
  expect([scene.items('p1'), scene.hand('p1'), scene.hp('p1'), scene.offered().includes('attack')]).toEqual([
    ['meat'],
    ['a-dime'],
    2,
    true,
  ]);
  scene.done();
});

test('TURN-12 CANCEL-01 lord-of-the-pit krampus: a forced attack that is called off has been made', () => {
  const scene = aScene()
    .player('p1', { items: ['lord-of-the-pit'] })
    .monsters('krampus', 'fly')
    .dice(3);
  scene.refuses('p1', 'end', 'TURN-12').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['krampus']);
  scene.answer('p1', 'attack.target', 'krampus').passUntil('roll 3');
  scene.use('p1', 'lord-of-the-pit').allPass();
  expect([scene.stack(), scene.view().attack, scene.hp('p1')]).toEqual([[], null, 2]);
  expect(scene.offered()).toEqual(expect.arrayContaining(['attack', 'end']));
  scene.done();
});

test('TURN-12 ZONE-07 emergency-contact krampus: put under its deck it has to be attacked no more', () => {
  const scene = aScene()
    .player('p2', { hand: ['emergency-contact'], lootPlays: 1 })
    .monsters('krampus')
    .wholeDeck('monster', ['fly', 'pin'])
    .dice(1);
  scene
    .attack('p1', 'krampus')
    .passTo('p2')
    .play('p2', 'emergency-contact', { targets: ['krampus'] })
    .resolve();
  expect([scene.tops('monsters'), scene.cardsOf('monster'), scene.hp('p1'), scene.stack()]).toEqual([
    ['fly'],
    ['pin', 'krampus'],
    2,
    [],
  ]);
  expect(scene.offered()).toContain('end');
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('ATK-12 ATK-14 champion-belt turdlings: the second roll of the turn ends the attack, though it is the first against them', () => {
  const scene = aScene()
    .player('p1', { items: ['champion-belt'] })
    .monsters('fly', 'turdlings')
    .dice(6, 2)
    .fallbacks('room.discard');
  scene.attack('p1', 'fly').resolve();
  scene.attack('p1', 'turdlings').resolve();
  expect([scene.hp('turdlings'), scene.view().attack, scene.hp('p1'), scene.coins('p1')]).toEqual([1, null, 2, 1]);
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('TURN-12 KEY-01 lust-for-blood the-chest: who is killed by other means hands over the item unbroken, and need not be attacked', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['the-chest', 'the-d6'] })
    .monsters('fly')
    .deck('monster', ['lust-for-blood'])
    .fallbacks('deathPenalty.item');
  scene.attack('p1', 'deck').answer('p1', 'trigger.target', 'p2').resolve();
  scene
    .refuses('p1', 'end', 'TURN-12')
    .play('p1', 'xiii-death', { targets: ['p2'] })
    .resolve();
  expect([scene.items('p1'), scene.items('p2'), scene.soulCards('p1'), scene.soulCards('p2')]).toEqual([
    ['the-chest'],
    ['the-d6'],
    [],
    [],
  ]);
  expect([scene.offered().includes('end'), scene.discarded('treasure')]).toEqual([true, []]);
  scene.done();
});

test('ATKPL-01 ATK-13 DEC-27 battle-royale guppys-collar: a player saved in the fight is fought on, and hands over what did not save them', () => {
  const scene = aScene()
    .player('p2', { items: ['guppys-collar'], damage: 1 })
    .rooms('battle-royale')
    .dice(3, 1, 3, 6)
    .fallbacks('deathPenalty.item');
  scene.attack('p1', 'p2').passUntil('roll 1').allPass(2);
  expect([scene.dead('p2'), scene.hp('p2')]).toEqual([false, 1]);
  scene.resolve();
  expect([scene.dead('p2'), scene.items('p1'), scene.items('p2'), scene.view().attack]).toEqual([
    true,
    ['guppys-collar'],
    [],
    null,
  ]);
  scene.done();
});

test('ATK-21 ATKPL-01 backstabber xx-judgement: an attack on somebody who has no more souls any longer is over', () => {
  const scene = aScene()
    .player('p1', { items: ['backstabber'], hand: ['xx-judgement'] })
    .player('p2', { souls: ['gurdy'] })
    .dice(5)
    .fallbacks('effect.choose');
  scene.attack('p1', 'p2').passUntil('roll 5');
  scene.play('p1', 'xx-judgement', { targets: ['p2'] }).allPass();
  expect([scene.souls('p2'), scene.view().attack, scene.stack(), scene.hp('p2')]).toEqual([0, null, [], 2]);
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('DEATH-06 SLOT-01 deaths-head stoney curse-of-empathy jar-of-flies: two that fall with a fly fall once each, and count', () => {
  const scene = aScene()
    .player('p1', {
      hand: ['bomb', 'a-penny', '2-cents', '3-cents', '4-cents'],
      curses: ['curse-of-empathy'],
      coins: 3,
    })
    .player('p2', { items: ['jar-of-flies'] })
    .monsters('fly', 'deaths-head', 'stoney')
    .deck('loot', ['a-dime', 'a-nickel'])
    .fallbacks('trigger.order', 'discard.loot', 'each.order');
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect([scene.object('jar-of-flies').counters, scene.discarded('monster').toSorted()]).toEqual([
    { counter: 3 },
    ['deaths-head', 'fly', 'stoney'],
  ]);
  expect([scene.hand('p1').length, scene.coins('p1')]).toEqual([3, 1]);
  scene.done();
});

test('DEST-04 ROOM-04 dogma jar-of-flies the-harbingers: what an attack sends to discard has not died', () => {
  const scene = aScene()
    .player('p2', { items: ['jar-of-flies', withCounters('the-midas-touch', 0)] })
    .rooms('red-vise')
    .monsters('dogma', 'gurdy', 'fly')
    .deck('monster', ['pooter', 'pin'])
    .dice(1)
    .fallbacks('each.order');
  scene.attack('p1', 'dogma').passUntil('roll 1');
  expect([scene.tops('monsters'), scene.souls('p1'), scene.coins('p2'), scene.object('jar-of-flies').counters]).toEqual(
    [['dogma', 'pooter', 'pin'], 0, 0, {}],
  );
  scene.toNextTurn();
  expect([scene.view().turn.active, scene.tops('rooms')]).toEqual(['p2', ['red-vise']]);
  scene.toActionPhase().done();
});

test('ATK-20 EVENT-03 TURN-12 key i-am-error: an event in the middle of an attack waits for nothing, and its attack for the end', () => {
  const scene = aScene()
    .player('p1', { hand: ['key'] })
    .monsters(damaged('gurdy', 4), 'fly')
    .deck('monster', ['i-am-error', 'pooter'])
    .dice(4, 2)
    .fallbacks('attack.slot', 'room.discard');
  scene.attack('p1', 'gurdy').passUntil('roll 4');
  scene.play('p1', 'key', { mode: 1 }).allPass();
  expect(scene.tops('monsters')).toEqual(['gurdy', 'i-am-error']);
  scene.passUntil('roll 2').allPass(2);
  expect([scene.tops('monsters'), scene.stack()]).toEqual([['gurdy', 'fly'], ['roll 4']]);
  scene.resolve();
  expect(scene.souls('p1')).toBe(1);
  scene.refuses('p1', 'end', 'TURN-12').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['deck']);
  scene.done({ midway: 'the attack is declared' });
});

test('ATK-05 ATK-14 angelic-intervention sisters-vis: a called-off attack on a boss from the deck leaves its promise', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .rooms('angelic-intervention')
    .monsters('fly')
    .deck('monster', ['sisters-vis'])
    .deck('treasure', ['meat', 'breakfast'])
    .fallbacks('trigger.order', 'room.discard');
  scene.attack('p1', 'deck').answer('p1', 'trigger.target', 'p2').resolve().answer('p1', 'effect.may', 'yes').resolve();
  expect([scene.view().attack, scene.tops('monsters')]).toEqual([null, ['sisters-vis']]);
  scene.play('p1', 'fell-a-monster', { targets: ['sisters-vis'] }).resolve();
  expect([scene.items('p1').length, scene.items('p2').length, scene.soulCards('p1')]).toEqual([1, 1, ['sisters-vis']]);
  scene.done();
});

test('ZONE-04 DEC-27 headless-horseman: covered and uncovered it is another, which is saved once more in the same turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster', 'fell-a-monster', 'fell-a-monster'], lootPlays: 3 })
    .monsters('headless-horseman')
    .deck('monster', ['fly'])
    .deck('treasure', ['meat'])
    .dice(6)
    .fallbacks('room.discard');
  const fell = () => scene.play('p1', 'fell-a-monster', { targets: ['headless-horseman'] }).resolve();
  fell();
  expect([scene.hp('headless-horseman'), scene.dc('headless-horseman'), scene.atk('headless-horseman')]).toEqual([
    3, 4, 1,
  ]);
  scene.attack('p1', 'deck').resolve();
  expect([scene.tops('monsters'), scene.dc('headless-horseman'), scene.coins('p1')]).toEqual([
    ['headless-horseman'],
    3,
    1,
  ]);
  fell();
  expect([scene.hp('headless-horseman'), scene.souls('p1')]).toEqual([3, 0]);
  fell();
  expect([scene.soulCards('p1'), scene.items('p1')]).toEqual([['headless-horseman'], ['meat']]);
  scene.done();
});

test('KEY-06 MON-06 EVENT-04 boss-rush mega-satan: of two bosses the indomitable one takes a slot of its own, and one must be attacked', () => {
  const scene = aScene({ players: 3 })
    .monsters('fly', 'fat-bat')
    .wholeDeck('monster', ['boss-rush', 'pooter', 'gurdy', 'clotty', 'mega-satan', 'dip'])
    .fallbacks('each.order', 'trigger.order');
  scene.attack('p1', 'deck').answer('p1', 'attack.slot', 'fly').allPass();
  scene.answer('p1', 'attack.slot', 'fat-bat').answer('p1', 'effect.choose', 'mega-satan').resolve();
  expect([scene.tops('monsters'), scene.discarded('monster').toSorted(), scene.cardsOf('monster')]).toEqual([
    ['fly', 'gurdy', 'mega-satan'],
    ['boss-rush', 'clotty', 'pooter'],
    ['dip'],
  ]);
  scene.refuses('p1', 'end', 'TURN-12').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['mega-satan']);
  scene.done({ midway: 'the attack is declared' });
});
