import { expect, test } from 'vitest';
import type { CardId } from '../../../../src/engine/index.js';
import { aScene, type Scene } from '../../../support/scene.js';

/** P1 meets this event by attacking the monster deck at a table of three. */
const met = (event: CardId, more: (scene: Scene) => Scene = (scene) => scene): Scene =>
  more(aScene({ players: 3 }).monsters('fly'))
    .deck('monster', [event])
    .attack('p1', 'deck');

test('betrayal GAIN-05: a 2 steals 5¢ of the chosen player, or what they have', () => {
  const scene = met('betrayal', (it) => it.player('p2', { coins: 3 }).player('p3', { coins: 9 }).dice(2));
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.answer('p1', 'trigger.target', 'p3').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([5, 3, 4]);
  scene.done();
});

test('betrayal DEC-15: a 3 steals a loot card at random', () => {
  const scene = met('betrayal', (it) => it.player('p2', { hand: ['bomb', 'a-penny'] }).dice(3));
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([['bomb'], ['a-penny']]);
  scene.done();
});

test('betrayal: a 5 steals an item of choice that is not eternal', () => {
  const scene = met('betrayal', (it) => it.player('p2', { items: ['the-d6', 'meat', 'breakfast'] }).dice(5));
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect(scene.offered()).toEqual(['meat', 'breakfast']);
  scene.answer('p1', 'effect.choose', 'breakfast').resolve();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['breakfast'], ['the-d6', 'meat']]);
  scene.done();
});

test('betrayal: a 6 steals a soul', () => {
  const scene = met('betrayal', (it) => it.player('p2', { souls: ['gurdy'] }).dice(6));
  scene.answer('p1', 'trigger.target', 'p2').resolve().answer('p1', 'effect.choose', 'gurdy').resolve();
  expect([scene.soulCards('p1'), scene.soulCards('p2')]).toEqual([['gurdy'], []]);
  scene.done();
});

test('overflow REPL-04: whoever rolls a 1 or 2 skips their next turn', () => {
  const scene = met('overflow', (it) => it.dice(3, 2, 6)).resolve();
  expect(scene.view().players.map(({ turnsToSkip }) => turnsToSkip)).toEqual([0, 1, 0]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.view().turn.active).toBe('p3');
  scene.done();
});

test('pitfall TURN-18: the turn ends, and what has not resolved is cancelled', () => {
  const scene = met('pitfall', (it) => it.player('p2', { hand: ['bomb'], lootPlays: 1 }));
  scene
    .passTo('p2')
    .play('p2', 'bomb', { targets: ['p1'] })
    .passUntil('1 damage to p1')
    .allPass();
  expect([scene.hp('p1'), scene.stack()]).toEqual([1, ['pitfall']]);
  scene.toNextTurn();
  expect([scene.view().turn.active, scene.discarded('monster')]).toEqual(['p2', ['pitfall']]);
  scene.toActionPhase().done();
});

test('double-treasure: the active player and another one gain a treasure each', () => {
  const scene = met('double-treasure', (it) => it.deck('treasure', ['meat', 'breakfast']));
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.answer('p1', 'trigger.target', 'p3').resolve();
  expect([scene.items('p1'), scene.items('p2'), scene.items('p3')]).toEqual([['meat'], [], ['breakfast']]);
  scene.done();
});

test('dressing-table REROLL-02: rerolls any number of the items one controls', () => {
  const scene = met('dressing-table', (it) =>
    it
      .player('p1', { items: ['meat', 'breakfast', 'dinner'] })
      .player('p2', { items: ['mystery-loot'] })
      .deck('treasure', ['book-of-sin', 'coin-maker']),
  );
  expect(scene.offered()).toEqual(['meat', 'breakfast', 'dinner']);
  scene.answerSome('p1', 'trigger.target', 'meat', 'dinner').fallbacks('each.order').resolve();
  expect(scene.items('p1').toSorted()).toEqual(['book-of-sin', 'breakfast', 'coin-maker']);
  expect(scene.items('p2')).toEqual(['mystery-loot']);
  scene.done();
});

test('dressing-table: or none', () => {
  const scene = met('dressing-table', (it) => it.player('p1', { items: ['meat'] }));
  scene.answerSome('p1', 'trigger.target').resolve();
  expect(scene.items('p1')).toEqual(['meat']);
  scene.done();
});

test('golden-troll-bomb ZONE-07: hurts whom the active player chooses, and lies fourth from the top then', () => {
  const scene = aScene({ players: 3 })
    .player('p3', { character: 'sturdy' })
    .monsters('fly')
    .wholeDeck('monster', ['golden-troll-bomb', 'gurdy', 'pin', 'war', 'chub', 'envy'])
    .attack('p1', 'deck');
  scene.answer('p1', 'trigger.target', 'p3').resolve();
  expect([scene.hp('p3'), scene.discarded('monster')]).toEqual([1, []]);
  expect(scene.cardsOf('monster')).toEqual(['gurdy', 'pin', 'war', 'golden-troll-bomb', 'chub', 'envy']);
  scene.done();
});

test('tnt-barrel: up to 4 it hurts the active player and the target, 2 each', () => {
  const scene = met('tnt-barrel', (it) =>
    it.player('p1', { character: 'sturdy' }).player('p3', { character: 'sturdy' }).dice(4),
  );
  scene.answer('p1', 'trigger.target', 'p3').resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([1, 2, 1]);
  scene.done();
});

test('tnt-barrel: from 5 on the target alone, a monster too, takes 4', () => {
  const scene = aScene()
    .monsters('gurdy', 'fly')
    .deck('monster', ['tnt-barrel'])
    .dice(5)
    .attack('p1', 'deck')
    .answer('p1', 'attack.slot', 'fly');
  scene.answer('p1', 'trigger.target', 'gurdy').resolve();
  expect([scene.hp('p1'), scene.hp('gurdy')]).toEqual([2, 1]);
  scene.done();
});

test('lust-for-blood ATKPL-01 TURN-12: the chosen player must be attacked, from 4 on, and nobody else can be', () => {
  const scene = met('lust-for-blood', (it) =>
    it.player('p2', { items: ['book-of-sin', 'mystery-loot'], damage: 1 }).dice(3, 4),
  );
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  scene.refuses('p1', 'end', 'TURN-12').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['p2']);
  scene.answer('p1', 'attack.target', 'p2').resolve();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 deathPenalty.item', ['book-of-sin', 'mystery-loot']]);
  scene.answer('p2', 'deathPenalty.item', 'book-of-sin').resolve();
  expect([scene.hp('p1'), scene.items('p1'), scene.items('p2'), scene.dead('p2')]).toEqual([
    1,
    ['book-of-sin'],
    ['mystery-loot'],
    true,
  ]);
  expect(scene.offered()).toContain('end');
  scene.done();
});

test('mothers-shadow: whoever has the most items dies, and it lies sixth from the top then', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['meat'] })
    .player('p2', { items: ['breakfast', 'dinner'] })
    .player('p3', { items: ['coin-maker', 'mystery-loot'] })
    .monsters('fly')
    .wholeDeck('monster', ['mothers-shadow', 'gurdy', 'pin', 'war', 'chub', 'envy', 'peep'])
    .fallbacks('deathPenalty.item');
  scene.attack('p1', 'deck').resolve();
  expect([scene.dead('p1'), scene.dead('p2'), scene.dead('p3')]).toEqual([false, true, true]);
  expect(scene.cardsOf('monster')).toEqual(['gurdy', 'pin', 'war', 'chub', 'envy', 'mothers-shadow', 'peep']);
  scene.done();
});
