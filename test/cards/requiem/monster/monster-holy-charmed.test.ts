import { expect, test } from 'vitest';
import type { CardId } from '../../../../src/engine/index.js';
import { aScene, damaged, sideways, type Scene } from '../../../support/scene.js';

/** It is killed out of combat at a table of three; its rewards have been gained and P2 or P3 is to be chosen. */
const rewarded = (id: CardId, more: (scene: Scene) => Scene = (scene) => scene): Scene => {
  const scene = more(
    aScene({ players: 3 })
      .player('p1', { hand: ['fell-a-monster'] })
      .monsters(id),
  );
  scene.play('p1', 'fell-a-monster', { targets: [id] }).resolve();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['p2', 'p3']]);
  return scene;
};

test('charmed-clotty DEATH-06: after the rewards another player loots 1', () => {
  const scene = rewarded('charmed-clotty');
  expect(scene.hand('p1')).toHaveLength(1);
  scene.answer('p1', 'trigger.target', 'p3').resolve();
  expect([scene.hand('p1').length, scene.hand('p2').length, scene.hand('p3').length]).toEqual([1, 0, 1]);
  scene.done();
});

test('charmed-dip: another player recharges an item of their own choice', () => {
  const scene = rewarded('charmed-dip', (it) =>
    it
      .player('p2', { items: [sideways('coin-maker'), sideways('mystery-loot')] })
      .player('p3', { items: [sideways('book-of-sin')] }),
  );
  expect(scene.coins('p1')).toBe(2);
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 effect.choose', ['coin-maker', 'mystery-loot']]);
  scene.answer('p2', 'effect.choose', 'mystery-loot').resolve();
  expect([scene.charged('coin-maker'), scene.charged('mystery-loot'), scene.charged('book-of-sin')]).toEqual([
    false,
    true,
    false,
  ]);
  scene.done();
});

test('charmed-fat-bat: another player gains a treasure too', () => {
  const scene = rewarded('charmed-fat-bat', (it) => it.deck('treasure', ['meat', 'breakfast']));
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.items('p1'), scene.items('p2'), scene.items('p3')]).toEqual([['meat'], ['breakfast'], []]);
  scene.done();
});

test('charmed-fatty: another player loots 2', () => {
  const scene = rewarded('charmed-fatty');
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([2, 2]);
  scene.done();
});

test('charmed-fatty: whoever takes combat damage from it discards a loot card', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'a-penny'] })
    .monsters(damaged('charmed-fatty', 4))
    .dice(1, 2);
  scene.attack('p1', 'charmed-fatty').passUntil('charmed-fatty').allPass();
  scene.answer('p1', 'discard.loot', 'bomb').resolve().answer('p1', 'trigger.target', 'p2').resolve();
  expect(scene.discarded('loot')).toEqual(['bomb']);
  expect(scene.hand('p1')).toEqual(['a-penny', 'blank-loot', 'blank-loot']);
  scene.done();
});

test('charmed-greedling: cannot hurt, is hit by a 6 only, and gives another player 10¢', () => {
  const scene = aScene({ players: 3 }).monsters('charmed-greedling').dice(5, 6);
  scene.attack('p1', 'charmed-greedling').resolve();
  scene.answer('p1', 'trigger.target', 'p3').resolve();
  expect([scene.hp('p1'), scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([2, 6, 0, 10]);
  scene.done();
});

test('charmed-keeper: another player rolls too, and gains as many ¢ as their own roll says', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('charmed-keeper')
    .dice(2, 5);
  scene.play('p1', 'fell-a-monster', { targets: ['charmed-keeper'] }).resolve();
  scene.answer('p1', 'trigger.target', 'p2').passUntil('roll 5').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([2, 5, 0]);
  scene.done();
});

test('charmed-keeper: combat damage from it costs 2¢', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', coins: 5 })
    .monsters(damaged('charmed-keeper', 1))
    .dice(2, 3, 1, 1);
  scene.attack('p1', 'charmed-keeper').passUntil('roll 3');
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 3]);
  scene.resolve().answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([4, 1]);
  scene.done();
});

test('holy-brain MON-07: a 3 of anybody, for whatever, makes each monster one easier to hit this turn', () => {
  const scene = aScene()
    .player('p2', { items: ['book-of-sin'] })
    .monsters('holy-brain', 'gurdy')
    .dice(3)
    .passTo('p2');
  scene.use('p2', 'book-of-sin').resolve();
  expect([scene.dc('holy-brain'), scene.dc('gurdy')]).toEqual([2, 3]);
  scene.endTurn('p1').toActionPhase();
  expect([scene.dc('holy-brain'), scene.dc('gurdy')]).toEqual([3, 4]);
  scene.done();
});

test('holy-greedling: the active player may gain 3¢ for each monster that dies, whoever killed it', () => {
  const scene = aScene()
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('holy-greedling', 'fly')
    .passTo('p2');
  scene.play('p2', 'bomb', { targets: ['fly'] }).resolve();
  expect(scene.asked()).toBe('p1 effect.may');
  scene.answer('p1', 'effect.may', 'yes').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([4, 0]);
  scene.done();
});

test('holy-greedling: or not', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('holy-greedling', 'fly');
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  scene.answer('p1', 'effect.may', 'no').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('holy-portal TURN-12: each monster that dies brings one more attack, which is no duty', () => {
  const scene = aScene().monsters('holy-portal', 'fly').deck('monster', ['cod-worm']).dice(2);
  scene.attack('p1', 'fly').resolve();
  expect(scene.offered()).toEqual(expect.arrayContaining(['attack', 'end']));
  scene.done();
});

test('holy-psy-horf: at the end of each turn its active player loots 1', () => {
  const scene = aScene().monsters('holy-psy-horf');
  scene.endTurn('p1');
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([1, 0]);
  scene.toActionPhase().endTurn('p2');
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([1, 2]);
  scene.toActionPhase().done();
});

test('charmed-bony: another player gains 5¢ too', () => {
  const scene = rewarded('charmed-bony');
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([5, 5, 0]);
  scene.done();
});

test('charmed-bony DMG-05: with a 6 against it the attacking player deals 1 to a player of choice', () => {
  const scene = aScene({ players: 3 }).monsters('charmed-bony').dice(6);
  scene.attack('p1', 'charmed-bony').allPass();
  scene.answer('p1', 'trigger.target', 'p3').allPass();
  expect(scene.stack()).toEqual(['1 damage to charmed-bony', '1 damage to p3']);
  expect(scene.state().stack.at(-1)).toMatchObject({ dealer: 'p1' });
  scene.allPass(2);
  expect([scene.hp('p3'), scene.hp('charmed-bony')]).toEqual([1, 1]);
  scene.done({ midway: 'the attack goes on' });
});

test('charmed-globin: heals 1 when the attacker misses it, and another player loots 3', () => {
  const scene = aScene().monsters(damaged('charmed-globin', 3)).dice(2, 3, 3);
  scene.attack('p1', 'charmed-globin').passUntil('roll 3');
  expect([scene.hp('charmed-globin'), scene.hp('p1')]).toEqual([2, 1]);
  scene.resolve().answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([3, 3]);
  scene.done();
});
