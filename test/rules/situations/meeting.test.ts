import { expect, test } from 'vitest';
import { aScene, damaged, withCounters } from '../../support/scene.js';

// Two or three rules meet: each test is a situation that cards of the base set can bring about.

test('DEATH-06 REFILL-02 MON-05 DEATH-18: deaths in a death, while their active player dies', () => {
  const scene = aScene()
    .player('p1', { damage: 1 })
    .monsters(damaged('pestilence', 3), 'boom-fly')
    .deck('monster', ['fly', 'dip'])
    .dice(4);
  scene.attack('p1', 'pestilence').passUntil('pestilence death').allPass();
  scene.answer('p1', 'trigger.mode', 'm1').answer('p1', 'trigger.target', 'p2', 'boom-fly');
  scene.passUntil('boom-fly death').allPass(2);
  expect([scene.tops('monsters'), scene.coins('p1'), scene.souls('p1')]).toEqual([[null, null], 0, 0]);
  scene.passUntil('p1 death').allPass();
  expect([scene.dead('p1'), scene.coins('p1')]).toEqual([true, 0]);
  scene.passUntil('p2 death').allPass();
  expect([scene.tops('monsters'), scene.coins('p1'), scene.souls('p1')]).toEqual([[null, 'fly'], 4, 0]);
  scene.toNextTurn();
  expect([scene.tops('monsters'), scene.souls('p1'), scene.hand('p1').length]).toEqual([['dip', 'fly'], 1, 2]);
  scene.done({ midway: 'the next turn has begun' });
});

test('TURN-18 DEATH-06 FIZZ-02: the turn is ended in the middle of a death, which pays before the end phase', () => {
  const scene = aScene()
    .player('p2', { hand: ['o-the-fool'], lootPlays: 1 })
    .monsters('boom-fly')
    .dice(5);
  scene.attack('p1', 'boom-fly').passUntil('boom-fly').passTo('p2').play('p2', 'o-the-fool').allPass();
  expect([scene.stack(), scene.hp('p1')]).toEqual([[], 2]);
  scene.refuses('p1', 'attack').refuses('p1', 'end').allPass();
  expect(scene.coins('p1')).toBe(4);
  scene.refuses('p1', 'purchase').toNextTurn();
  expect([scene.view().turn.active, scene.hp('p1'), scene.hp('p2')]).toEqual(['p2', 2, 2]);
  scene.done({ midway: 'the next turn has begun' });
});

test('REPL-06 REPL-07 REPL-08 GAIN-10: one more ¢ before they become levels, none after', () => {
  const levels = (first: string, second: string): readonly unknown[] => {
    const scene = aScene().player('p1', {
      items: ['bum-bo-treasure', 'counterfeit-penny'],
      hand: ['3-cents'],
    });
    scene.play('p1', '3-cents').allPass().answer('p1', 'replacement.order', first, second);
    const [bumbo] = scene.view().players[0]?.items ?? [];
    const seen = [bumbo?.counters, scene.coins('p1')];
    scene.done();
    return seen;
  };
  expect(levels('counterfeit-penny', 'bum-bo-treasure')).toEqual([{ level: 4 }, 0]);
  expect(levels('bum-bo-treasure', 'counterfeit-penny')).toEqual([{ level: 3 }, 0]);
});

test('COPY-08 COPY-09 CANCEL-01: the copy of The Fool cancels The Fool, and one card is discarded', () => {
  const scene = aScene().player('p1', { items: ['blank-card'], hand: ['o-the-fool'] });
  scene.use('p1', 'blank-card').allPass().play('p1', 'o-the-fool').allPass(2);
  expect([scene.stack(), scene.discarded('loot')]).toEqual([[], ['o-the-fool']]);
  scene.refuses('p1', 'end').toNextTurn();
  expect(scene.view().turn.active).toBe('p2');
  scene.done({ midway: 'the next turn has begun' });
});

test('DICE-05 DICE-11 DEC-28: a 1 that is rerolled into a 1 is still one, for who has not answered it yet', () => {
  const scene = aScene()
    .player('p1', { items: ['sacred-heart', 'book-of-sin'] })
    .player('p2', { items: ['dads-lost-coin'] })
    .dice(1, 1);
  scene.use('p1', 'book-of-sin').allPass(2);
  expect(scene.stack()).toEqual(['roll 1', 'sacred-heart', 'dads-lost-coin']);
  scene.allPass().answer('p2', 'effect.may', 'yes').allPass().answer('p1', 'effect.may', 'yes');
  expect(scene.stack()).toEqual(['roll 6']);
  scene.resolve();
  expect(scene.maxHp('p1')).toBe(3);
  scene.done();
});

test('COST-04 ABIL-11 DEC-11: an item stolen in answer is destroyed all the same, for who activated it', () => {
  const scene = aScene()
    .player('p1', { items: ['moms-shovel'] })
    .player('p2', { items: ['pay-to-play'], coins: 10, souls: ['gurdy'] });
  scene
    .use('p1', 'moms-shovel')
    .pass('p1')
    .use('p2', 'pay-to-play', { targets: ['moms-shovel'] })
    .allPass();
  expect(scene.items('p2')).toEqual(['pay-to-play', 'moms-shovel']);
  scene.resolve().answer('p1', 'effect.choose', 'gurdy');
  expect([scene.items('p2'), scene.soulCards('p1'), scene.discarded('treasure')]).toEqual([
    ['pay-to-play'],
    ['gurdy'],
    ['moms-shovel'],
  ]);
  scene.done();
});

test('ZONE-01 RULING-30: a box that has left the discard becomes no soul', () => {
  const scene = aScene()
    .player('p1', { items: ['pandoras-box'] })
    .player('p2', { items: ['the-curse'] })
    .dice(6);
  scene
    .use('p1', 'pandoras-box')
    .allPass()
    .passTo('p2')
    .use('p2', 'the-curse', { targets: ['deck:treasure'] })
    .resolve();
  expect([scene.souls('p1'), scene.cardsOf('treasure')[0], scene.discarded('treasure')]).toEqual([
    0,
    'pandoras-box',
    [],
  ]);
  scene.done();
});

test('REPL-08 PREV-03 PREV-04: once nothing of the damage is left, no shield is spent on it', () => {
  const scene = aScene().player('p1', {
    items: ['daddy-haunt', withCounters('the-dead-cat', 1), 'host-hat'],
    hand: ['bomb', 'bomb'],
    lootPlays: 2,
  });
  scene.use('p1', 'host-hat').allPass();
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  scene.answer('p1', 'replacement.order', 'the-dead-cat', 'daddy-haunt', 'host-hat');
  expect([scene.hp('p1'), scene.stack()]).toEqual([2, []]);
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  scene.answer('p1', 'replacement.order', 'daddy-haunt', 'host-hat');
  expect(scene.hp('p1')).toBe(1);
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect(scene.hp('p2')).toBe(1);
  scene.done();
});

test('DMG-13 REPL-07 PREV-01: doubled combat damage is doubled on the stack, before anybody prevents any of it', () => {
  const scene = aScene()
    .player('p1', { hand: ['soul-heart'] })
    .monsters('leaper')
    .dice(1);
  scene.play('p1', 'soul-heart', { targets: ['p1'] }).allPass();
  scene.attack('p1', 'leaper').allPass();
  expect(scene.stack()).toEqual(['2 damage to p1']);
  scene.allPass();
  expect([scene.asked(), scene.hp('p1')]).toEqual(['p1 priority', 1]);
  scene.done({ midway: 'the attack goes on' });
});

test('DMG-13 REPL-01: what adds to all damage that one takes adds when it is taken', () => {
  const scene = aScene()
    .player('p1', { items: ['daddy-haunt', 'breakfast', 'dinner'] })
    .monsters('horf')
    .dice(2);
  scene.attack('p1', 'horf').allPass();
  expect(scene.stack()).toEqual(['2 damage to p1']);
  scene.allPass();
  expect(scene.hp('p1')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});
