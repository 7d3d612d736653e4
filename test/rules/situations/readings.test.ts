import { expect, test } from 'vitest';
import { aGame, aScene, withCounters } from '../../support/scene.js';

test('DEC-28 REROLL-01: a 1 that is rerolled into another 1 may be rerolled again', () => {
  const scene = aScene()
    .player('p1', { items: ['dads-lost-coin', 'book-of-sin'] })
    .dice(1, 1, 1, 4);
  scene.use('p1', 'book-of-sin').allPass(2);
  for (let again = 0; again < 3; again += 1) {
    expect(scene.stack()).toEqual(['roll 1', 'dads-lost-coin']);
    scene.allPass().answer('p1', 'effect.may', 'yes').allPass();
  }
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([4]);
  scene.resolve().done();
});

test('DEC-33 BSOUL-04 C05: a bonus soul that is destroyed lies face down outside the game, for good', () => {
  const scene = aScene()
    .player('p1', { souls: ['soul-of-greed'], hand: ['destroy-a-soul'], coins: 30 })
    .start();
  scene.play('p1', 'destroy-a-soul', { targets: ['soul-of-greed'] }).resolve();
  expect([scene.souls('p1'), scene.state().bonusSouls]).toEqual([0, []]);
  const { outside, objects } = scene.state();
  expect(outside.map((id) => [objects[id]?.card, objects[id]?.faceDown])).toEqual([['soul-of-greed', true]]);
  expect(JSON.stringify(scene.view('p1').outside)).not.toContain('soul-of-greed');
  scene.done();
});

test('DEC-33 BSOUL-02 LOOT-01: a bonus soul is gained between two cards of one draw', () => {
  const cards = Array.from({ length: 9 }, () => 'bomb');
  const scene = aScene()
    .player('p1', { hand: ['loot-2', ...cards] })
    .outside('soul-of-ten', 'soul-of-gluttony');
  scene.play('p1', 'loot-2').allPass();
  expect([scene.hand('p1').length, scene.soulCards('p1').toSorted()]).toEqual([
    11,
    ['soul-of-gluttony', 'soul-of-ten'],
  ]);
  scene.done();
});

test('DEC-33 DEC-08: a soul that nobody may gain goes to its discard', () => {
  const scene = aScene()
    .player('p1', { items: ['no-souls'], hand: ['destroy-anything'] })
    .monsters('gurdy');
  scene.play('p1', 'destroy-anything', { targets: ['gurdy'] }).resolve();
  expect([scene.souls('p1'), scene.discarded('monster'), scene.state().holding]).toEqual([0, ['gurdy'], []]);
  scene.done();
});

test('DEC-49 DEC-08: a bonus soul that nobody may gain stays, and is gained once nothing forbids it', () => {
  const scene = aScene()
    .player('p1', { items: ['no-souls'], hand: ['gain-3', 'destroy-anything'], coins: 24, lootPlays: 2 })
    .outside('soul-of-greed');
  scene.play('p1', 'gain-3').resolve();
  expect([scene.souls('p1'), scene.view().bonusSouls]).toEqual([0, ['soul-of-greed']]);
  scene.play('p1', 'destroy-anything', { targets: ['no-souls'] }).resolve();
  expect([scene.soulCards('p1'), scene.view().bonusSouls]).toEqual([['soul-of-greed'], []]);
  scene.done();
});

test('COPY-07 COPY-01: the soul of a monster that dies as the copy of a boss counts', () => {
  const scene = aScene()
    .player('p1', { hand: ['shape-shift', 'destroy-anything', 'destroy-a-soul'], lootPlays: 3 })
    .monsters('fly', 'satan');
  scene.play('p1', 'shape-shift', { targets: ['fly', 'satan'] }).resolve();
  scene.play('p1', 'destroy-anything', { targets: ['fly'] }).resolve();
  expect([scene.soulCards('p1'), scene.souls('p1')]).toEqual([['fly'], 2]);
  scene.play('p1', 'destroy-a-soul', { targets: ['fly'] }).resolve();
  expect([scene.souls('p1'), scene.discarded('monster')]).toEqual([0, ['fly']]);
  scene.done();
});

test('COPY-01 RULING-30 DEC-11: what was a copy of Pandora’s Box takes no Box of somebody else out of the discard', () => {
  const scene = aScene()
    .player('p1', { items: ['modeling-clay', 'recharge-item'] })
    .player('p2', { items: ['pandoras-box'] })
    .discard('treasure', ['pandoras-box'])
    .dice(6);
  scene.use('p1', 'modeling-clay', { targets: ['pandoras-box'] }).resolve();
  scene.use('p1', 'recharge-item', { targets: ['modeling-clay'] }).resolve();
  scene.use('p1', 'modeling-clay').resolve();
  expect([scene.souls('p1'), scene.discarded('treasure')]).toEqual([0, ['modeling-clay', 'pandoras-box']]);
  scene.done();
});

test('ROUND-02: the rounds of the game are counted from the player who began', () => {
  const scene = aGame({
    seats: 2,
    decks: { loot: [], treasure: ['meat', 'breakfast'], monster: ['fly', 'gurdy'], room: ['round-room'] },
    characters: ['collector', 'collector'],
    outside: ['coin-maker', 'coin-maker'],
  });
  const gained = (player: 'p1' | 'p2'): number => {
    const before = scene.coins(player);
    scene.toActionPhase().use(player, 'coin-maker').resolve();
    return scene.coins(player) - before;
  };
  scene.firstPlayerDice(2, 1);
  expect(gained('p2')).toBe(2);
  scene.endTurn('p2');
  expect(gained('p1')).toBe(1);
  scene.endTurn('p1');
  expect(gained('p2')).toBe(2);
  scene.done();
});

test('ATK-21: an attacked item that somebody else gains ends the attack', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { items: ['sparring-partner'] })
    .player('p3', { hand: ['take-what-is-attacked'], lootPlays: 1 })
    .dice(1);
  scene.attack('p1', 'sparring-partner').passTo('p3');
  scene.play('p3', 'take-what-is-attacked', { targets: ['sparring-partner'] }).allPass();
  expect([scene.said('attackEnds').length, scene.stack(), scene.items('p3')]).toEqual([1, [], ['sparring-partner']]);
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('TGT-06 TGT-01: a target that depends on an earlier one is chosen after it, where both are there', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['destroy-an-item-of', 'destroy-an-item-of'], lootPlays: 2 })
    .player('p2', { items: ['meat'] });
  scene.play('p1', 'destroy-an-item-of');
  expect(scene.offered()).toEqual(['p2', 'back']);
  scene.answer('p1', 'announce.target', 'p2').answer('p1', 'announce.target', 'meat').resolve();
  expect(scene.items('p2')).toEqual([]);
  scene.refuses('p1', 'play destroy-an-item-of', 'TGT-06').done();
});

test('ABIL-07 DEC-32: one ability that has triggered on several things is put in order, each time anew', () => {
  const scene = aScene({ players: 3 }).player('p1', {
    items: ['toasts'],
    hand: ['each-loots-1', 'each-loots-1'],
    lootPlays: 2,
  });
  scene.play('p1', 'each-loots-1').allPass();
  expect(scene.asked()).toBe('p1 trigger.order');
  scene.answer('p1', 'trigger.order', 't2', 't1', 't0').allPass();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([1, 0, 0]);
  scene.resolve().play('p1', 'each-loots-1').allPass();
  scene.answer('p1', 'trigger.order', 't0', 't1', 't2').allPass();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([1, 1, 2]);
  scene.resolve().done();
});

test('DEC-38 TURN-06: Belly Button lets its player play loot in the start phase already', () => {
  const scene = aScene()
    .player('p1', { items: ['belly-button'], hand: ['a-penny', 'a-penny'] })
    .from('startTriggers');
  scene.play('p1', 'a-penny').allPass().refuses('p1', 'play a-penny', 'LOOT-03');
  expect(scene.coins('p1')).toBe(1);
  scene.toActionPhase().play('p1', 'a-penny').allPass();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});

test('DEC-34: what loses all abilities loses its keywords too, and so does what everybody sees of it', () => {
  const scene = aScene().player('p1', { items: ['guppy-thing', 'deafener'] });
  expect(scene.view().players[0]?.items[0]).toMatchObject({ card: 'guppy-thing', keywords: [] });
  scene.done();
});

test('DEC-35 AND-01: the ¢ of Temperance come at once, and preventing the damage takes none of them back', () => {
  const scene = aScene()
    .player('p1', { hand: ['soul-heart', 'xiv-temperance'], lootPlays: 2 })
    .player('p2', { items: [withCounters('meat', 0)] });
  scene.play('p1', 'soul-heart', { targets: ['p1'] }).allPass();
  scene.play('p1', 'xiv-temperance', { mode: 0 }).allPass();
  expect([scene.coins('p1'), scene.stack()]).toEqual([4, ['1 damage to p1']]);
  scene.allPass();
  expect([scene.coins('p1'), scene.hp('p1')]).toEqual([4, 2]);
  scene.done();
});

test('DEC-36 GAIN-06: hands that go round the table go at the same time', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['chaos'], hand: ['bomb'] })
    .player('p2', { hand: ['a-penny', 'a-nickel'] });
  scene.use('p1', 'chaos').allPass();
  expect([scene.hand('p1'), scene.hand('p2'), scene.hand('p3')]).toEqual([[], ['bomb'], ['a-penny', 'a-nickel']]);
  scene.done();
});

test('DEC-37 TGT-03: a number up to two is chosen on announcing, whatever comes in between', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin', 'lucky-foot'] })
    .player('p2', { hand: ['roll-plus-1'], lootPlays: 1 })
    .dice(3);
  scene
    .use('p1', 'book-of-sin')
    .allPass()
    .use('p1', 'lucky-foot', { mode: 2, targets: ['roll'] });
  scene
    .pass('p1')
    .play('p2', 'roll-plus-1', { targets: ['roll'] })
    .allPass();
  expect(scene.stack()).toEqual(['roll 4', 'lucky-foot']);
  scene.allPass();
  expect(scene.stack()).toEqual(['roll 6']);
  scene.resolve().done();
});

test('DEC-33 SOUL-06: a soul that was gained goes nowhere else', () => {
  const scene = aScene()
    .player('p1', { hand: ['destroy-anything'] })
    .monsters('gurdy');
  scene.play('p1', 'destroy-anything', { targets: ['gurdy'] }).resolve();
  expect([scene.soulCards('p1'), scene.discarded('monster')]).toEqual([['gurdy'], []]);
  scene.done();
});

test('BSOUL-02 LOOT-01 compost: a bonus soul is gained between two cards that come from the discard', () => {
  const cards = Array.from({ length: 9 }, () => 'bomb');
  const scene = aScene()
    .player('p1', { hand: ['loot-2', ...cards], items: ['compost'] })
    .discard('loot', ['a-penny', 'a-penny'])
    .outside('soul-of-ten', 'soul-of-gluttony');
  scene.use('p1', 'compost').resolve().play('p1', 'loot-2').allPass();
  expect([scene.hand('p1').length, scene.soulCards('p1').toSorted()]).toEqual([
    11,
    ['soul-of-gluttony', 'soul-of-ten'],
  ]);
  scene.done();
});

test('DEC-38 LOOT-03: Belly Button lets nobody play loot in the turn of somebody else', () => {
  const scene = aScene()
    .player('p2', { items: ['belly-button'], hand: ['a-penny'] })
    .passTo('p2');
  scene.refuses('p2', 'play a-penny', 'LOOT-03').done();
});

test('BSOUL-02 ABIL-06: the soul that an effect brings as it begins is answered before anybody has priority', () => {
  const scene = aScene()
    .player('p1', { items: ['counts-souls'], hand: ['plus-2-max'] })
    .outside('soul-of-hearts');
  scene.play('p1', 'plus-2-max').allPass();
  expect([scene.soulCards('p1'), scene.stack()]).toEqual([['soul-of-hearts'], ['counts-souls']]);
  scene.resolve().done();
});

test('DEC-26: of two things that wait for damage each follows its own', () => {
  const scene = aScene().player('p1', {
    character: 'sturdy',
    hand: ['coin-after-a-wound', 'coin-after-a-wound'],
    lootPlays: 2,
  });
  scene.play('p1', 'coin-after-a-wound').allPass().play('p1', 'coin-after-a-wound').allPass();
  const coins = [0, 1, 2].map((times) => {
    if (times > 0) scene.allPass();
    return scene.coins('p1');
  });
  expect(coins).toEqual([0, 1, 2]);
  scene.done();
});

test('DEC-26: what waits for nothing follows at once, in the middle of a death too', () => {
  const scene = aScene().player('p1', {
    items: [withCounters('more-coins-for-items', 1, 'eternal')],
    hand: ['death-to'],
  });
  scene.play('p1', 'death-to', { targets: ['p1'] }).passUntil(0);
  expect(scene.coins('p1')).toBe(5 - 1 + 3);
  scene.done({ midway: 'p1 is dead' });
});
