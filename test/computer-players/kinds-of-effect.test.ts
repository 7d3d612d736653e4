import { expect, test } from 'vitest';
import { aScene, sideways, type Scene } from '../support/scene.js';
import { answerOf, playedBy } from './asking.js';

const MIDWAY = { midway: 'only the answer counts' };
const first = (scene: Scene): readonly string[] => {
  const answer = answerOf(scene.start());
  scene.done(MIDWAY);
  return answer;
};
/** What it says until it passes or others are asked. */
const all = (scene: Scene, player: 'p1' | 'p2' | 'p3' = 'p1'): readonly string[] => {
  const said = playedBy(scene, player);
  scene.done(MIDWAY);
  return said;
};

test('blank-card: copies the card that it is about to play, and not for a penny', () => {
  const holding = (card: string) =>
    aScene()
      .player('p1', { items: ['blank-card'], hand: [card] })
      .monsters('mom')
      .used({ attacks: 1 });
  const scene = holding('a-nickel');
  expect(playedBy(scene, 'p1')).toEqual(['use blank-card', 'pass']);
  scene.pass('p2');
  expect(playedBy(scene, 'p1').slice(0, 1)).toEqual(['play a-nickel']);
  scene.resolve();
  expect(scene.coins('p1')).toBe(10);
  scene.done(MIDWAY);
  expect(first(holding('soul-heart'))).toEqual(['end']);
});

test('crystal-ball: bets on the next roll, on the number that comes most often', () => {
  const scene = aScene()
    .player('p1', { items: ['crystal-ball'] })
    .monsters('mom')
    .used({ attacks: 1 });
  expect(playedBy(scene, 'p1').slice(0, 1)).toEqual(['use crystal-ball']);
  scene.done(MIDWAY);
  const lucky = aScene()
    .player('p1', { items: ['crystal-ball', 'synthoil', 'synthoil'] })
    .monsters('mom')
    .used({ attacks: 1 });
  expect(playedBy(lucky, 'p1')[1]).toBe('m5');
  lucky.done(MIDWAY);
  const late = aScene()
    .player('p1', { items: ['crystal-ball'] })
    .monsters('gurdy')
    .dice(6)
    .attack('p1', 'gurdy');
  expect(late.offered()).toContain('use crystal-ball');
  expect(first(late)).toEqual(['pass']);
});

test('diplopia: becomes a copy of what helps it to fight, while it can fight', () => {
  const scene = aScene()
    .player('p1', { items: ['diplopia'] })
    .player('p2', { items: ['meat'] })
    .monsters('gurdy');
  expect(all(scene)).toEqual(['use diplopia', 'meat', 'pass']);
  const alone = aScene()
    .player('p1', { items: ['diplopia'] })
    .player('p2', { items: ['the-relic'] })
    .monsters('mom')
    .used({ attacks: 1 });
  expect(first(alone)).toEqual(['end']);
});

test('COPY-01: uses and aims a copy as what it is a copy of, and takes none of it back', () => {
  const scene = aScene()
    .player('p1', { items: ['modeling-clay'], hand: ['recharge-what-has-tap'] })
    .player('p2', { items: ['jawbone'], coins: 9 })
    .monsters('mom')
    .used({ attacks: 1 });
  scene
    .use('p1', 'modeling-clay', { targets: ['jawbone'] })
    .resolve()
    .play('p1', 'recharge-what-has-tap')
    .resolve();
  expect(all(scene)).toEqual(['use modeling-clay', 'p2', 'pass']);
});

test('compost: takes a good card out of the discard in its loot step, not a penny', () => {
  const discarded = (card: string) =>
    aScene()
      .player('p1', { items: ['compost'] })
      .discard('loot', [card])
      .monsters('mom')
      .from('recharge');
  expect(first(discarded('a-dime'))).toEqual(['use compost']);
  expect(first(discarded('a-penny'))).not.toEqual(['use compost']);
});

test('two-of-clubs: doubles its loot before it plays or uses what loots, and does not when nothing will', () => {
  const having = (items: readonly string[]) =>
    aScene()
      .player('p1', { items: ['two-of-clubs', ...items] })
      .monsters('mom')
      .used({ attacks: 1 });
  expect(all(having(['bum-friend']))).toEqual(['use two-of-clubs', 'p1', 'pass']);
  expect(first(having([]))).toEqual(['end']);
});

test('monster-manual: makes an opponent attack what it cannot beat, not what it would attack anyway', () => {
  const atStart = (...monsters: readonly string[]) =>
    aScene({ players: 3 })
      .player('p1', { coins: 5, items: ['dinner'], hand: ['a-dime'], damage: 1 })
      .player('p2', { items: ['monster-manual'] })
      .monsters(...monsters)
      .from('recharge')
      .pass('p1');
  expect(all(atStart('fly', 'mom'), 'p2')).toEqual(['use monster-manual', 'mom', 'pass']);
  expect(all(atStart('fly'), 'p2')).toEqual(['pass']);
});

test("remote-detonator: has the leader's best item voted on, not while it leads itself", () => {
  const scene = (leader: 'p1' | 'p2') =>
    aScene({ players: 3 })
      .player('p1', { items: ['remote-detonator', ...(leader === 'p1' ? ['meat'] : [])] })
      .player('p2', { items: leader === 'p2' ? ['meat'] : [] })
      .player(leader, { souls: ['gurdy'], items: leader === 'p1' ? ['remote-detonator', 'meat'] : ['meat'] })
      .monsters('mom')
      .used({ attacks: 1 });
  expect(first(scene('p2'))).toEqual(['use remote-detonator']);
  expect(first(scene('p1'))).toEqual(['end']);
});

test('moms-bra: softens a blow that would kill it, not a scratch', () => {
  const struck = (monster: string) =>
    aScene()
      .player('p1', { items: ['moms-bra'] })
      .monsters(monster)
      .dice(1)
      .attack('p1', monster)
      .allPass();
  expect(all(struck('mom'))).toEqual(['use moms-bra', 'p1', 'pass']);
  expect(first(struck('fly'))).toEqual(['pass']);
});

test('the-d20: rerolls the best item of another or its own worst one', () => {
  const scene = (theirs: readonly string[], own: readonly string[]) =>
    aScene()
      .player('p1', { items: ['the-d20', ...own] })
      .player('p2', { items: theirs })
      .monsters('mom')
      .used({ attacks: 1 });
  expect(all(scene(['brimstone', 'meat'], ['dinner']))).toEqual(['use the-d20', 'brimstone', 'pass']);
  expect(all(scene([], ['dinner', 'daddy-haunt']))).toEqual(['use the-d20', 'daddy-haunt', 'pass']);
  expect(first(scene([], ['dinner']))).toEqual(['end']);
});

test('the-d4: has all items of the best equipped rerolled, not those of a beggar', () => {
  const scene = (theirs: readonly string[]) =>
    aScene()
      .player('p1', { items: ['the-d4', 'dinner'] })
      .player('p2', { items: theirs })
      .monsters('mom')
      .used({ attacks: 1 });
  expect(first(scene(['brimstone', 'ipecac']))).toEqual(['use the-d4']);
  expect(first(scene(['the-relic']))).toEqual(['end']);
});

test('battery-bum: pays for a second use that is worth more than its price', () => {
  const scene = (item: string) =>
    aScene()
      .player('p1', { coins: 4, items: ['battery-bum', sideways(item)] })
      .player('p2', { coins: 9 })
      .monsters('mom')
      .used({ attacks: 1, purchases: 1 });
  expect(all(scene('jawbone'))).toEqual(['use battery-bum', 'jawbone', 'pass']);
  expect(first(scene('mr-boom'))).toEqual(['end']);
});

test('portable-slot-machine: gambles with ¢ that it does not need, not with those for a purchase', () => {
  const scene = (coins: number) =>
    aScene()
      .player('p1', { coins, items: ['portable-slot-machine'] })
      .monsters('mom')
      .used({ attacks: 1, purchases: 1 });
  expect(first(scene(13))).toEqual(['use portable-slot-machine']);
  expect(first(scene(12))).toEqual(['end']);
});

test('flush: clears away monsters that it cannot beat, and a shop that an opponent would buy from', () => {
  const weak = aScene()
    .player('p1', { items: ['flush', 'breakfast'] })
    .monsters('mom', 'gurdy');
  expect(all(weak)).toEqual(['use flush', 'm0', 'pass']);
  const rich = aScene()
    .player('p1', { items: ['flush'] })
    .player('p2', { coins: 10 })
    .shop('brimstone')
    .monsters('fly')
    .used({ attacks: 1 });
  expect(all(rich)).toEqual(['use flush', 'm1', 'pass']);
  const content = aScene()
    .player('p1', { items: ['flush', 'meat', 'breakfast', 'breakfast'] })
    .shop('brimstone')
    .monsters('monstro');
  expect(first(content)).toEqual(['attack']);
});

test('sack-head: looks at the deck that matters to it', () => {
  const scene = aScene()
    .player('p1', { coins: 10, items: ['sack-head'] })
    .shop('battery-bum')
    .monsters('mom');
  expect(all(scene)).toEqual(['use sack-head', 'deck:treasure', 'pass']);
});

test('the-shovel: brings back a monster that is easier than what the deck may hold, before it attacks the deck', () => {
  const scene = (monster: string) =>
    aScene()
      .player('p1', { items: ['the-shovel', 'breakfast'] })
      .discard('monster', [monster])
      .monsters('mom');
  expect(all(scene('famine'))).toEqual(['use the-shovel', 'famine', 'pass']);
  expect(first(scene('mom'))).toEqual(['attack']);
});

test('forever-alone: looks at the deck that concerns it when there is nothing to steal and no card to part with', () => {
  const scene = (coins: number) =>
    aScene()
      .player('p1', { items: ['forever-alone'], hand: ['butter-bean'] })
      .player('p2', { coins })
      .monsters('mom')
      .used({ attacks: 1, purchases: 1 });
  expect(all(scene(0))).toEqual(['use forever-alone', 'm1', 'deck:loot', 'pass']);
  expect(all(scene(1))).toEqual(['use forever-alone', 'm0', 'p2', 'pass']);
});

test('sleight-of-hand: puts five cards in the order that suits it', () => {
  const scene = aScene()
    .player('p1', { items: ['sleight-of-hand'] })
    .monsters('mom')
    .used({ attacks: 1, purchases: 1 });
  expect(all(scene)).toEqual(['use sleight-of-hand', 'deck:loot', 'pass']);
});

test('waits for an ability of its own on the stack before it uses the same again', () => {
  const scene = aScene()
    .player('p1', { coins: 30, items: ['portable-slot-machine'] })
    .monsters('gurdy')
    .dice(6)
    .attack('p1', 'gurdy');
  expect(answerOf(scene)).toEqual(['use portable-slot-machine']);
  scene.use('p1', 'portable-slot-machine');
  expect(scene.offered()).toContain('use portable-slot-machine');
  expect(first(scene)).toEqual(['pass']);
});
