import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test('bible-thump: loot 2, and 2 for each player that has died this turn', () => {
  const scene = aScene().player('p1', { hand: ['bible-thump', 'kill-player-for-coins', 'bible-thump'], lootPlays: 3 });
  scene.play('p1', 'bible-thump').resolve();
  expect(scene.hand('p1').length).toBe(4);
  scene
    .play('p1', 'kill-player-for-coins', { targets: ['p2'] })
    .fallbacks()
    .resolve();
  scene.play('p1', 'bible-thump').resolve();
  expect(scene.hand('p1').length).toBe(6);
  scene.done();
});

test('blanks PREV-03: the next damage is prevented whole, and so much is dealt to somebody else', () => {
  const scene = aScene()
    .player('p1', { hand: ['blanks'], lootPlays: 1 })
    .player('p2', { hand: ['gold-bomb', 'bomb'], lootPlays: 2 })
    .monsters('gurdy');
  scene.play('p1', 'blanks', { targets: ['p1'] }).resolve();
  scene
    .passTo('p2')
    .play('p2', 'gold-bomb', { targets: ['p1'] })
    .resolve();
  expect(scene.offered().toSorted()).toEqual(['gurdy', 'p2']);
  scene.answer('p1', 'effect.choose', 'gurdy').resolve();
  expect([scene.hp('p1'), scene.hp('gurdy')]).toEqual([2, 2]);
  scene
    .passTo('p2')
    .play('p2', 'bomb', { targets: ['p1'] })
    .resolve();
  expect(scene.hp('p1')).toBe(1);
  scene.done();
});

test('cheep-cheep-cheep NAME-01 ATKPL-01: a player is Chicken till their turn, and must be attacked', () => {
  const scene = aScene()
    .player('p1', { hand: ['cheep-cheep-cheep'] })
    .monsters('fly')
    .dice(3, 3);
  scene.play('p1', 'cheep-cheep-cheep', { targets: ['p2'] }).resolve();
  scene.refuses('p1', 'end', 'TURN-12').attack('p1', 'p2').resolve();
  scene.fallbacks().resolve();
  expect(scene.dead('p2')).toBe(true);
  scene.endTurn('p1').toActionPhase();
  expect(scene.offered()).not.toContain('attack p1');
  scene.done();
});

test('fiend-fire COST-02: the hand is its cost, and each card of it 1 damage that is divided point by point', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fiend-fire', 'bomb', 'jester', 'witch'], coins: 2 })
    .monsters('gurdy');
  scene.play('p1', 'fiend-fire').answerSome('p1', 'announce.target', 'p2', 'p3', 'gurdy');
  expect([scene.hand('p1'), scene.discarded('loot').toSorted()]).toEqual([[], ['bomb', 'jester', 'witch']]);
  scene.resolve();
  expect(scene.offered().toSorted()).toEqual(['gurdy', 'p2', 'p3']);
  scene
    .answer('p1', 'effect.choose', 'gurdy')
    .answer('p1', 'effect.choose', 'p3')
    .answer('p1', 'effect.choose', 'gurdy')
    .resolve();
  expect([scene.hp('p2'), scene.hp('p3'), scene.hp('gurdy')]).toEqual([2, 1, 3]);
  expect(scene.discarded('loot')).toContain('fiend-fire');
  scene.done();
});

test('fiend-fire: one target takes all of it at once, and nobody is asked', () => {
  const scene = aScene()
    .player('p1', { hand: ['fiend-fire', 'bomb', 'jester'] })
    .monsters('leatherneck');
  scene.play('p1', 'fiend-fire').answerSome('p1', 'announce.target', 'leatherneck').resolve();
  expect(scene.hp('leatherneck')).toBe(4);
  expect((scene.hp('p1') ?? 0) + (scene.hp('p2') ?? 0)).toBe(3);
  scene.done();
});

test('fiend-fire COST-02: it can be played as the last card of a hand, for no damage', () => {
  const scene = aScene()
    .player('p1', { hand: ['fiend-fire'] })
    .monsters('gurdy');
  scene.play('p1', 'fiend-fire').answerSome('p1', 'announce.target', 'gurdy').resolve();
  expect([scene.hp('gurdy'), scene.discarded('loot')]).toEqual([5, ['fiend-fire']]);
  scene.done();
});

test.each([1, 6])('chunk-of-amber: a %i is twice as many ¢', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['chunk-of-amber'] })
    .dice(face);
  scene.play('p1', 'chunk-of-amber').resolve();
  expect(scene.coins('p1')).toBe(2 * face);
  scene.done();
});

test('cow-on-a-trash-farm NAME-01 DEC-34: names and abilities are gone till the next turn of that player, but eternal', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['cow-on-a-trash-farm', 'destroy-anything'], items: ['football'], lootPlays: 2 })
    .player('p2', { character: 'johnny', items: ['wooden-nickel', 'tap-and-pay'] })
    .dice(6);
  scene.play('p1', 'cow-on-a-trash-farm', { targets: ['p2'] }).resolve();
  scene.passTo('p2').refuses('p2', 'use johnny').refuses('p2', 'use tap-and-pay').refuses('p2', 'use wooden-nickel');
  scene.pass('p2').passTo('p1');
  scene.play('p1', 'destroy-anything', { targets: ['wooden-nickel'] }).resolve();
  expect(scene.items('p2')).toEqual(['wooden-nickel', 'tap-and-pay']);
  scene.use('p1', 'football', { targets: ['p3'] }).resolve();
  expect(scene.hand('p2')).toEqual([]);
  scene.endTurn('p1').toActionPhase();
  scene.use('p2', 'tap-and-pay', { ability: 'tap' }).resolve();
  expect(scene.coins('p2')).toBe(1);
  scene.done();
});

test('demon-form: 2 ATK more till end of turn', () => {
  const scene = aScene().player('p1', { hand: ['demon-form'] });
  scene.play('p1', 'demon-form').resolve();
  expect(scene.atk('p1')).toBe(3);
  scene.endTurn('p1').toActionPhase();
  expect(scene.atk('p1')).toBe(1);
  scene.done();
});

test('greed-butt KEY-03 SLOT-01: covers a slot, must be attacked, and brings one slot more', () => {
  const scene = aScene()
    .player('p1', { hand: ['greed-butt'] })
    .monsters('fly')
    .deck('monster', ['pin'])
    .dice(2);
  scene.play('p1', 'greed-butt').resolve();
  if (scene.asked() !== 'p1 priority') scene.answer('p1', scene.decision().key, scene.offered()[0] ?? '').resolve();
  expect([scene.tops('monsters').length, scene.hp('greed-butt'), scene.dc('greed-butt')]).toEqual([2, 8, 2]);
  scene.attack('p1', 'greed-butt').passUntil('1 damage to greed-butt');
  scene.done({ midway: 'the attack goes on' });
});

test('jester REROLL-01: any number of your items are rerolled', () => {
  const scene = aScene()
    .player('p1', { hand: ['jester'], items: ['meat', 'breakfast', 'dinner'] })
    .deck('treasure', ['the-relic', 'the-shovel'])
    .fallbacks('each.order');
  scene.answer('p1', 'priority', 'play jester').answerSome('p1', 'announce.target', 'meat', 'dinner').resolve();
  expect(scene.items('p1').toSorted()).toEqual(['breakfast', 'the-relic', 'the-shovel']);
  scene.done();
});

test('loot-card KEY-02: loots 1 as it enters play, and may go back to your hand at the end of your turn', () => {
  const scene = aScene().player('p1', { hand: ['loot-card'] });
  scene.play('p1', 'loot-card').resolve();
  expect([scene.items('p1'), scene.hand('p1').length]).toEqual([['loot-card'], 1]);
  scene.declare('p1', 'end').allPass(2).answer('p1', 'effect.may', 'yes');
  expect([scene.items('p1'), scene.hand('p1')]).toEqual([[], ['blank-loot', 'loot-card']]);
  scene.done({ midway: 'the turn ends' });
});

test.each([
  ['p2', true],
  [null, false],
])(
  'murder ATKPL-01: players can be attacked; it comes back when one who is not active has died (%s)',
  (victim, back) => {
    const scene = aScene()
      .player('p1', { hand: ['murder', 'kill-player-for-coins'], lootPlays: 2 })
      .fallbacks('deathPenalty.item', 'deathPenalty.loot');
    scene.play('p1', 'murder').resolve();
    expect(scene.discarded('loot')).toEqual(['murder']);
    if (victim !== null) scene.play('p1', 'kill-player-for-coins', { targets: [victim] }).resolve();
    scene.declare('p1', 'attack').allPass();
    expect(scene.offered()).toContain(victim === null ? 'p2' : 'deck');
    scene.done({ midway: 'the attack is declared' });
    const end = aScene()
      .player('p1', { hand: ['murder', 'kill-player-for-coins'], lootPlays: 2 })
      .fallbacks('deathPenalty.item', 'deathPenalty.loot');
    end.play('p1', 'murder').resolve();
    if (victim !== null) end.play('p1', 'kill-player-for-coins', { targets: [victim] }).resolve();
    end.endTurn('p1').toActionPhase();
    expect(end.hand('p1').includes('murder')).toBe(back);
    end.done();
  },
);

test('witch TGT-03: 1 damage, a pip more or less, or a cancel', () => {
  const damage = aScene()
    .player('p1', { hand: ['witch'] })
    .monsters('gurdy');
  damage.play('p1', 'witch', { mode: 0, targets: ['gurdy'] }).resolve();
  expect(damage.hp('gurdy')).toBe(4);
  damage.done();
  for (const [mode, face, coins] of [
    [1, 1, 2],
    [2, 2, 1],
  ] as const) {
    const roll = aScene()
      .player('p1', { hand: ['roll-for-coins', 'witch'], lootPlays: 2 })
      .dice(face);
    roll
      .play('p1', 'roll-for-coins')
      .passUntil(`roll ${face}`)
      .play('p1', 'witch', { mode, targets: ['roll'] })
      .resolve();
    expect(roll.coins('p1')).toBe(coins);
    roll.done();
  }
  const cancel = aScene()
    .player('p1', { hand: ['gain-3'] })
    .player('p2', { hand: ['witch'], lootPlays: 1 });
  cancel
    .play('p1', 'gain-3')
    .passTo('p2')
    .play('p2', 'witch', { mode: 3, targets: ['gain-3'] })
    .resolve();
  expect(cancel.coins('p1')).toBe(0);
  cancel.done();
});
