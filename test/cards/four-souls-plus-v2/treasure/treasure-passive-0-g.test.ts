import { expect, test } from 'vitest';
import { isAGuppyItem } from '../../../support/item-limits.js';
import { aScene, damaged } from '../../../support/scene.js';

test('1-up PREV-02 HEAL-01: in one’s own turn it goes in place of its owner, who is whole and may attack again', () => {
  const scene = aScene()
    .player('p1', { items: ['1-up', 'meat'], damage: 1, coins: 3 })
    .monsters('gurdy', 'fly')
    .dice(1, 2);
  scene.attack('p1', 'gurdy').allPass(3);
  expect(scene.stack()).toEqual(['p1 death', '1-up']);
  scene.allPass();
  expect([scene.dead('p1'), scene.hp('p1'), scene.items('p1'), scene.coins('p1')]).toEqual([false, 2, ['meat'], 3]);
  expect([scene.view().attack, scene.stack(), scene.hp('gurdy')]).toEqual([null, [], 5]);
  scene.attack('p1', 'fly').resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.refuses('p1', 'attack').done();
});

test('1-up: in the turn of another it saves nobody', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { items: ['1-up'] })
    .fallbacks('deathPenalty.item');
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.items('p2'), scene.discarded('treasure')]).toEqual([true, [], ['1-up']]);
  scene.done();
});

test('1-up AND-03: what cannot be destroyed saves nobody; the death of another is no matter of it', () => {
  const scene = aScene().player('p1', {
    items: ['1-up', 'makes-eternal'],
    hand: ['gold-bomb', 'gold-bomb'],
    lootPlays: 2,
  });
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.items('p1')]).toEqual([true, ['1-up', 'makes-eternal']]);
  scene.use('p1', 'makes-eternal').allPass();
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).toNextTurn();
  expect(scene.said('event').filter(({ event }) => event === 'preventDeath')).toEqual([]);
  expect(scene.state().turn.active).toBe('p2');
  scene.done({ midway: 'the next turn begins' });
});

test('abaddon: +3 ATK, and any damage kills its owner', () => {
  const scene = aScene()
    .player('p1', { items: ['abaddon', 'dinner'], hand: ['bomb'] })
    .player('p2', { items: ['dinner'], hand: ['bomb'], lootPlays: 1 })
    .fallbacks('deathPenalty.item');
  expect([scene.atk('p1'), scene.atk('p2')]).toEqual([4, 1]);
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect(scene.hp('p2')).toBe(2);
  scene
    .pass('p1')
    .play('p2', 'bomb', { targets: ['p1'] })
    .allPass(2);
  expect([scene.hp('p1'), scene.stack()]).toEqual([2, ['abaddon']]);
  scene.allPass();
  expect(scene.stack()).toEqual(['p1 death']);
  scene.toNextTurn().done({ midway: 'the next turn begins' });
});

test('cursed-eye DMG-14: a hit with a 6 is three more damage', () => {
  const scene = aScene()
    .player('p1', { items: ['cursed-eye'] })
    .monsters('hush')
    .dice(5, 6);
  scene.attack('p1', 'hush').allPass(2);
  expect(scene.hp('hush')).toBe(7);
  scene.passUntil('roll 6').allPass(2);
  expect(scene.hp('hush')).toBe(3);
  scene.done({ midway: 'the attack goes on' });
});

test('cursed-eye: an attack roll of 1 ends the turn and cancels everything', () => {
  const scene = aScene()
    .player('p1', { items: ['cursed-eye', 'book-of-sin'] })
    .monsters('gurdy')
    .dice(1, 1);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1', 'cursed-eye']);
  scene.allPass();
  expect([scene.stack(), scene.hp('p1')]).toEqual([[], 2]);
  scene.toNextTurn();
  expect(scene.state().turn.active).toBe('p2');
  scene.toActionPhase().done();
});

test('cursed-eye: the rolls of another are nothing to it, and what one takes is not more', () => {
  const scene = aScene()
    .player('p2', { items: ['cursed-eye'] })
    .monsters('hush')
    .dice(6, 1);
  scene.attack('p1', 'hush').allPass(2);
  expect(scene.hp('hush')).toBe(7);
  scene.passUntil('roll 1').allPass();
  expect(scene.stack()).toEqual(['2 damage to p1']);
  scene.done({ midway: 'the attack goes on' });
});

test('daddy-long-legs: one damage to a monster or player as one’s turn starts', () => {
  const scene = aScene()
    .player('p1', { items: ['daddy-long-legs'] })
    .monsters('gurdy')
    .from('recharge');
  scene.start();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['p1', 'p2', 'gurdy']]);
  scene.answer('p1', 'trigger.target', 'gurdy').toActionPhase();
  expect(scene.hp('gurdy')).toBe(4);
  scene.endTurn('p1').toActionPhase();
  expect(scene.hp('gurdy')).toBe(5);
  scene.done();
});

test('euthanasia: the same number on two attack rolls in a row kills what is attacked', () => {
  const scene = aScene()
    .player('p1', { items: ['euthanasia'] })
    .monsters('gurdy', 'pin')
    .dice(4, 5, 5);
  scene.attack('p1', 'gurdy').allPass(2).passUntil('roll 5').allPass(2);
  expect(scene.hp('gurdy')).toBe(3);
  scene.passUntil('roll 5').allPass();
  expect(scene.stack()).toEqual(['1 damage to gurdy', 'euthanasia']);
  scene.allPass();
  expect(scene.stack()).toEqual(['1 damage to gurdy', 'gurdy death']);
  scene.resolve();
  expect([scene.soulCards('p1'), scene.tops('monsters')[1]]).toEqual([['gurdy'], 'pin']);
  scene.done();
});

test('euthanasia: a roll for something else in between or before does not count', () => {
  const scene = aScene()
    .player('p1', { items: ['euthanasia', 'book-of-sin'] })
    .monsters('gurdy')
    .dice(4, 4);
  scene.use('p1', 'book-of-sin').resolve();
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to gurdy']);
  scene.done({ midway: 'the attack goes on' });
});

test('euthanasia: two attacks of one turn count, those of another player do not', () => {
  const scene = aScene()
    .player('p1', { items: ['euthanasia'], hand: ['again'] })
    .monsters('fly', 'gurdy')
    .dice(5, 5);
  scene.play('p1', 'again').allPass().attack('p1', 'fly').resolve();
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to gurdy', 'euthanasia']);
  scene.done({ midway: 'the attack goes on' });
  const other = aScene()
    .player('p2', { items: ['euthanasia'] })
    .monsters('gurdy')
    .dice(5, 5);
  other.attack('p1', 'gurdy').allPass(2).passUntil('roll 5').allPass();
  expect(other.stack()).toEqual(['1 damage to gurdy']);
  other.done({ midway: 'the attack goes on' });
});

test('game-breaking-bug REROLL-02: a 1 lets its owner reroll an item of who rolled it', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['book-of-sin', 'meat'] })
    .player('p2', { items: ['game-breaking-bug', 'dinner'] })
    .player('p3', { items: ['mr-boom'] })
    .deck('treasure', ['the-relic'])
    .dice(1);
  scene.use('p1', 'book-of-sin').passUntil('roll 1').allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 trigger.target', ['book-of-sin', 'meat']]);
  scene.answer('p2', 'trigger.target', 'meat').passUntil('game-breaking-bug').allPass();
  scene.answer('p2', 'effect.may', 'yes').resolve();
  expect([scene.items('p1'), scene.discarded('treasure')]).toEqual([['book-of-sin', 'the-relic'], ['meat']]);
  scene.done();
});

test('game-breaking-bug: only if wanted, only for a 1', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin', 'the-battery'] })
    .player('p2', { items: ['game-breaking-bug'] })
    .dice(1, 2);
  scene.use('p1', 'book-of-sin').passUntil('roll 1').allPass().answer('p2', 'trigger.target', 'book-of-sin');
  scene.passUntil('game-breaking-bug').allPass().answer('p2', 'effect.may', 'no').resolve();
  expect(scene.items('p1')).toEqual(['book-of-sin', 'the-battery']);
  scene
    .use('p1', 'the-battery', { targets: ['book-of-sin'] })
    .allPass()
    .use('p1', 'book-of-sin')
    .resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});

test('1-up, cursed-eye: a last wound from an attack roll of 1 finds a turn that is over', () => {
  const scene = aScene()
    .player('p1', { items: ['1-up', 'cursed-eye'], damage: 1 })
    .monsters(damaged('gurdy', 1))
    .dice(1);
  scene.attack('p1', 'gurdy').allPass(2);
  expect([scene.stack(), scene.hp('p1'), scene.items('p1')]).toEqual([[], 1, ['1-up', 'cursed-eye']]);
  scene.toNextTurn().toActionPhase().done();
});

test('guppys-eye LOOT-02: the hands of the others lie open for everybody, one’s own does not', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['guppys-eye'], hand: ['bomb'] })
    .player('p2', { hand: ['a-penny', 'a-dime'] })
    .player('p3', { hand: ['soul-heart'] });
  scene.start();
  for (const viewer of ['p1', 'p3', null] as const) {
    const seen = JSON.stringify(scene.view(viewer));
    expect(seen).toMatch(/"a-dime"/);
    expect(seen).toMatch(/"soul-heart"/);
    if (viewer !== 'p1') expect(seen).not.toMatch(/"bomb"/);
  }
  scene.done();
});

test('guppys-eye KEY-10: a Guppy item', () => isAGuppyItem('guppys-eye'));
