import { expect, test } from 'vitest';
import { aScene, damaged } from '../../support/scene.js';

test.each([5, 6])('broken-ankh-first-edition TURN-18: on a 6 you live on, and the turn is over: %i', (face) => {
  const scene = aScene()
    .player('p1', { items: ['broken-ankh-first-edition', 'the-d6'], damage: 1, hand: ['a-dime', 'bomb'], lootPlays: 2 })
    .dice(face)
    .fallbacks('deathPenalty.item', 'deathPenalty.loot');
  scene
    .play('p1', 'a-dime')
    .play('p1', 'bomb', { targets: ['p1'] })
    .toNextTurn();
  expect([scene.view().turn.active, scene.coins('p1'), scene.items('p1').length]).toEqual(
    face === 6 ? ['p2', 10, 2] : ['p2', 10, 1],
  );
  scene.done();
});

test('broken-ankh-first-edition: in the turn of somebody else nothing is over', () => {
  const scene = aScene()
    .player('p2', { items: ['broken-ankh-first-edition'] })
    .player('p1', { hand: ['kill-player-for-coins'] })
    .dice(6);
  scene.play('p1', 'kill-player-for-coins', { targets: ['p2'] }).resolve();
  expect([scene.view().turn.active, scene.dead('p2'), scene.offered().includes('end')]).toEqual(['p1', false, true]);
  scene.done();
});

test('lost-soul-first-edition RULING-32: it is your soul as it resolves, and never an item', () => {
  const scene = aScene().player('p1', { hand: ['lost-soul-first-edition'] });
  scene.play('p1', 'lost-soul-first-edition').allPass();
  expect([scene.stack(), scene.items('p1'), scene.soulCards('p1'), scene.souls('p1')]).toEqual([
    [],
    [],
    ['lost-soul-first-edition'],
    1,
  ]);
  expect(scene.discarded('loot')).toEqual([]);
  scene.done();
});

test('v-the-hierophant-first-edition PREV-03: two points of damage, of one blow or of several', () => {
  const scene = aScene()
    .player('p1', { hand: ['v-the-hierophant-first-edition', 'bomb', 'gold-bomb'], lootPlays: 3 })
    .monsters('gurdy');
  scene.play('p1', 'v-the-hierophant-first-edition', { targets: ['gurdy'] }).resolve();
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(5);
  scene.play('p1', 'gold-bomb', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(3);
  scene.done();
});

test('xix-the-sun-first-edition TURN-20: one more turn in your own, and under the deck it goes in any case', () => {
  const scene = aScene()
    .player('p1', { hand: ['xix-the-sun-first-edition'] })
    .player('p2', { hand: ['xix-the-sun-first-edition'], lootPlays: 1 });
  scene.play('p1', 'xix-the-sun-first-edition').resolve();
  expect([scene.cardsOf('loot').at(-1), scene.discarded('loot')]).toEqual(['xix-the-sun-first-edition', []]);
  scene.passTo('p2').play('p2', 'xix-the-sun-first-edition').resolve();
  scene.endTurn('p1').toActionPhase();
  expect(scene.view().turn.active).toBe('p1');
  scene.endTurn('p1').toActionPhase();
  expect(scene.view().turn.active).toBe('p2');
  scene.done();
});

test('xix-the-sun-first-edition AND-02: a copy, which is no card, gives the turn too', () => {
  const turns = (sun: string): string => {
    const scene = aScene().player('p1', { items: ['blank-card'], hand: [sun] });
    scene.use('p1', 'blank-card').resolve().play('p1', sun).resolve();
    for (let left = 2; left > 0; left -= 1) scene.endTurn('p1').toActionPhase();
    const { active } = scene.view().turn;
    scene.done();
    return active;
  };
  expect([turns('xix-the-sun-first-edition'), turns('xix-the-sun')]).toEqual(['p1', 'p2']);
});

test('xv-the-devil-first-edition COST-02: an item is the price, and what is stolen may be eternal', () => {
  const scene = aScene()
    .player('p1', { hand: ['xv-the-devil-first-edition'], items: ['dinner', 'breakfast'] })
    .player('p2', { items: ['the-d6'] })
    .shop('meat');
  scene.play('p1', 'xv-the-devil-first-edition', { pay: ['dinner'], targets: ['the-d6'] });
  expect([scene.items('p1'), scene.discarded('treasure')]).toEqual([['breakfast'], ['dinner']]);
  scene.resolve();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['breakfast', 'the-d6'], []]);
  scene.done();
});

test('xv-the-devil-first-edition: without an item of your own it cannot be played; a shop item may be stolen, and not one’s own', () => {
  const none = aScene()
    .player('p1', { hand: ['xv-the-devil-first-edition'] })
    .player('p2', { items: ['meat'] });
  none.refuses('p1', 'play xv-the-devil-first-edition').done();
  const scene = aScene()
    .player('p1', { hand: ['xv-the-devil-first-edition'], items: ['dinner', 'breakfast'] })
    .shop('meat');
  scene.play('p1', 'xv-the-devil-first-edition', { pay: ['dinner'], targets: ['meat'] }).resolve();
  expect(scene.items('p1')).toEqual(['breakfast', 'meat']);
  scene.done();
});

test.each([
  ['cod-worm-first-edition', 2, 5, 0, 4],
  ['daddy-long-legs-monster-first-edition', 4, 4, 1, 6],
  ['lust-first-edition', 4, 4, 1, 6],
  ['the-duke-of-flies-first-edition', 4, 3, 1, 7],
])('ERRATA-03 CARD-06 %s: %i HP, DC %i, %i ATK and %i¢', (id, hp, dc, atk, coins) => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters(id);
  expect([scene.maxHp(id), scene.dc(id), scene.atk(id)]).toEqual([hp, dc, atk]);
  scene.play('p1', 'fell-a-monster', { targets: [id] }).resolve();
  expect(scene.coins('p1')).toBe(coins);
  scene.done();
});

test('scolex-first-edition: 2 ATK, and who is hurt discards', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-penny'], items: ['breakfast'] })
    .monsters('scolex-first-edition')
    .dice(1);
  scene.attack('p1', 'scolex-first-edition').passUntil('roll 1').allPass(2);
  scene.allPass();
  expect([scene.hp('p1'), scene.hand('p1'), scene.atk('scolex-first-edition')]).toEqual([1, [], 2]);
  scene.done({ midway: 'the attack goes on' });
});

test('stoney-first-edition: 1 ATK and a DC that nobody rolls for, and it dies with another monster', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('stoney-first-edition', 'fly')
    .deck('monster', ['dip', 'pin'])
    .deck('loot', ['a-penny']);
  expect([scene.atk('stoney-first-edition'), scene.dc('stoney-first-edition'), scene.dc('fly')]).toEqual([1, 5, 3]);
  scene.refuses('p1', 'attack stoney-first-edition');
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect([scene.discarded('monster').toSorted(), scene.hand('p1')]).toEqual([
    ['fly', 'stoney-first-edition'],
    ['a-penny'],
  ]);
  scene.done();
});

test('lust-first-edition the-duke-of-flies-first-edition: what they do is as today', () => {
  const lust = aScene().monsters('lust-first-edition').dice(4);
  lust.attack('p1', 'lust-first-edition').passUntil('roll 4').allPass(2);
  lust.allPass(2);
  expect([lust.hp('lust-first-edition'), lust.hp('p1')]).toEqual([3, 1]);
  lust.done({ midway: 'the attack goes on' });
  const duke = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('the-duke-of-flies-first-edition')
    .dice(1);
  duke.play('p1', 'bomb', { targets: ['the-duke-of-flies-first-edition'] }).resolve();
  expect(duke.hp('the-duke-of-flies-first-edition')).toBe(4);
  duke.done();
});

test('mask-of-infamy-first-edition: at 1 HP it gains 2 DC till the end of the turn, healed or not', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'bomb', 'heal-monster'], lootPlays: 3 })
    .monsters(damaged('mask-of-infamy-first-edition', 1));
  scene.play('p1', 'bomb', { targets: ['mask-of-infamy-first-edition'] }).resolve();
  expect(scene.dc('mask-of-infamy-first-edition')).toBe(4);
  scene.play('p1', 'bomb', { targets: ['mask-of-infamy-first-edition'] }).resolve();
  expect([scene.hp('mask-of-infamy-first-edition'), scene.dc('mask-of-infamy-first-edition')]).toEqual([1, 6]);
  scene.play('p1', 'heal-monster', { targets: ['mask-of-infamy-first-edition'] }).resolve();
  expect([scene.hp('mask-of-infamy-first-edition'), scene.dc('mask-of-infamy-first-edition')]).toEqual([4, 6]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.dc('mask-of-infamy-first-edition')).toBe(4);
  scene.done();
});

test.each(['yes', 'no'])('moms-dead-hand-first-edition GAIN-05: what is eternal may be stolen too: %s', (answer) => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'], items: ['dinner'] })
    .player('p2', { items: ['the-d6', 'meat'] })
    .monsters('moms-dead-hand-first-edition');
  scene.play('p1', 'fell-a-monster', { targets: ['moms-dead-hand-first-edition'] }).allPass(2);
  expect([scene.asked(), scene.offered().toSorted()]).toEqual(['p1 trigger.target', ['meat', 'the-d6']]);
  scene.answer('p1', 'trigger.target', 'the-d6').allPass().answer('p1', 'effect.may', answer).resolve();
  expect(scene.items('p1')).toEqual(answer === 'yes' ? ['dinner', 'the-d6'] : ['dinner']);
  scene.done();
});

test('moms-hand-first-edition TURN-18: a 6 ends the attack and the turn, and what waits still resolves', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-dime'] })
    .monsters('moms-hand-first-edition')
    .dice(6);
  scene.attack('p1', 'moms-hand-first-edition').passUntil('roll 6').allPass();
  scene.play('p1', 'a-dime').toNextTurn();
  expect([scene.view().turn.active, scene.coins('p1'), scene.hp('moms-hand-first-edition')]).toEqual(['p2', 10, 2]);
  scene.done();
});

test('moms-hand-first-edition: a 5 is a hit like any other', () => {
  const scene = aScene().monsters('moms-hand-first-edition').dice(5, 5);
  scene.attack('p1', 'moms-hand-first-edition').resolve();
  expect([scene.view().turn.active, scene.coins('p1')]).toEqual(['p1', 4]);
  scene.done();
});

test.each([5, 6])('cursed-moms-hand-first-edition: a 6 of the active player ends the turn: %i', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['pills', 'a-dime'], lootPlays: 2, items: ['breakfast'] })
    .monsters('cursed-moms-hand-first-edition')
    .dice(face)
    .fallbacks('trigger.order');
  scene.play('p1', 'a-dime').play('p1', 'pills').resolve();
  expect([scene.view().turn.active, scene.coins('p1')]).toEqual([face === 5 ? 'p1' : 'p2', 10]);
  scene.done();
});

test('cursed-moms-hand-first-edition: the 6 of another player is nothing', () => {
  const scene = aScene()
    .player('p2', { hand: ['pills'], lootPlays: 1, items: ['breakfast'] })
    .monsters('cursed-moms-hand-first-edition')
    .dice(6);
  scene.passTo('p2').play('p2', 'pills').resolve();
  expect([scene.view().turn.active, scene.offered().includes('end')]).toEqual(['p1', true]);
  scene.done();
});

test('rage-creep-first-edition: it hurts the player to the right as well', () => {
  const scene = aScene({ players: 3 }).monsters('rage-creep-first-edition').dice(1);
  scene.attack('p1', 'rage-creep-first-edition').passUntil('roll 1').allPass(3);
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([1, 2, 1]);
  scene.done({ midway: 'the attack goes on' });
});

test.each(['yes', 'no'])('wizoob-first-edition: a player destroys a soul, if the active player likes: %s', (answer) => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'], souls: ['war'] })
    .player('p2', { souls: ['pin', 'gurdy'] })
    .monsters('wizoob-first-edition')
    .deck('loot', ['a-penny', 'a-dime', 'bomb']);
  scene.play('p1', 'fell-a-monster', { targets: ['wizoob-first-edition'] }).allPass(2);
  expect([scene.asked(), scene.offered().toSorted()]).toEqual(['p1 trigger.target', ['p1', 'p2']]);
  scene.answer('p1', 'trigger.target', 'p2').allPass().answer('p1', 'effect.may', answer);
  if (answer === 'yes') scene.answer('p2', 'effect.choose', 'pin');
  scene.resolve();
  expect([scene.soulCards('p2'), scene.hand('p1').length]).toEqual([
    answer === 'yes' ? ['gurdy'] : ['pin', 'gurdy'],
    3,
  ]);
  scene.done();
});
