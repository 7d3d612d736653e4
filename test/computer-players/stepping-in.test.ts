import { expect, test } from 'vitest';
import { chooseAnswer } from '../../src/computer-players/index.js';
import { sceneCards } from '../support/cards/index.js';
import { aScene, damaged, sideways, type Scene } from '../support/scene.js';
import { answerOf, playedBy } from './asking.js';

const MIDWAY = { midway: 'only the answer counts' };
const first = (scene: Scene): readonly string[] => {
  const answer = answerOf(scene.start());
  scene.done(MIDWAY);
  return answer;
};

/** P1 attacks, rolls this, and the combat damage lies on the stack; P2 is asked next. */
const struck = (scene: Scene, monster: string, face: number): Scene => scene.dice(face).attack('p1', monster).allPass();

test('prevents a hit that would kill it, not a scratch', () => {
  const scene = (damage: number) =>
    struck(
      aScene()
        .player('p1', { damage, items: ['yum-heart'] })
        .monsters('gurdy'),
      'gurdy',
      1,
    );
  const deadly = scene(1);
  expect(playedBy(deadly, 'p1')).toEqual(['use yum-heart', 'p1', 'pass']);
  deadly.done(MIDWAY);
  const scratch = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { hand: ['soul-heart'], lootPlays: 1 });
  scratch
    .play('p1', 'bomb', { targets: ['p2'] })
    .allPass()
    .pass('p1');
  expect(first(scratch)).toEqual(['pass']);
});

test('uses its character to play the card that saves it on the turn of another', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { damage: 1, hand: ['soul-heart'] })
    .monsters('gurdy');
  scene
    .play('p1', 'bomb', { targets: ['p2'] })
    .allPass()
    .pass('p1');
  expect(playedBy(scene, 'p2')).toEqual(['use plain', 'pass']);
  scene.pass('p1').pass('p1');
  expect(playedBy(scene, 'p2')).toEqual(['play soul-heart', 'p2', 'pass']);
  scene.done(MIDWAY);
});

test('does not answer the same thing twice while its answer lies on the stack', () => {
  const scene = struck(
    aScene()
      .player('p1', { damage: 1, items: ['yum-heart'], hand: ['soul-heart'] })
      .monsters('gurdy'),
    'gurdy',
    1,
  );
  scene.use('p1', 'yum-heart', { targets: ['p1'] });
  expect(first(scene)).toEqual(['pass']);
});

test('cancels what would kill it', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { hand: ['butter-bean'], lootPlays: 1 })
    .monsters('gurdy');
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).pass('p1');
  expect(playedBy(scene, 'p2')).toEqual(['play butter-bean', 'gold-bomb', 'pass']);
  scene.done(MIDWAY);
});

test('lets everything resolve where very much lies on the stack', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { hand: ['butter-bean'], lootPlays: 1 })
    .monsters('gurdy');
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).pass('p1');
  const view = scene.view('p2');
  const [bomb] = view.stack;
  const high = {
    ...view,
    stack: [...Array.from({ length: 40 }, (_, n) => ({ ...bomb!, id: `s${900 + n}` as const })), bomb!],
  };
  expect(chooseAnswer('simple', high, () => 0.5, sceneCards)).toEqual(['pass']);
  expect(first(scene)).toEqual(['play butter-bean']);
});

test('does not begin again what it has rolled for while the roll lies on the stack', () => {
  const scene = aScene()
    .player('p1', { coins: 10, items: ['wooden-nickel'] })
    .rooms('greed-mode')
    .monsters('mom')
    .used({ attacks: 1, purchases: 1 })
    .dice(4);
  scene.use('p1', 'wooden-nickel', { targets: ['p1'] }).allPass();
  expect(scene.offered()).toContain('use wooden-nickel');
  const view = scene.view('p1');
  const ending = { ...view, turn: { ...view.turn, phase: 'end' as const } };
  expect(chooseAnswer('simple', ending, () => 0.5, sceneCards)).toEqual(['pass']);
  scene.done(MIDWAY);
});

test('does not cancel what does little, or befalls another', () => {
  const bean = { hand: ['butter-bean'], lootPlays: 1 };
  const penny = aScene()
    .player('p1', { hand: ['a-penny'] })
    .player('p2', bean)
    .monsters('gurdy');
  penny.play('p1', 'a-penny').pass('p1');
  expect(first(penny)).toEqual(['pass']);
  const bomb = aScene({ players: 3 })
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', bean)
    .monsters('gurdy');
  bomb.play('p1', 'gold-bomb', { targets: ['p3'] }).pass('p1');
  expect(first(bomb)).toEqual(['pass']);
});

test('cancels the theft of its soul', () => {
  const scene = aScene()
    .player('p1', { hand: ['steal-soul'] })
    .player('p2', { souls: ['gurdy'], hand: ['butter-bean'], lootPlays: 1 })
    .monsters('mom');
  scene.play('p1', 'steal-soul', { targets: ['gurdy'] }).pass('p1');
  expect(playedBy(scene, 'p2')).toEqual(['play butter-bean', 'steal-soul', 'pass']);
  scene.done(MIDWAY);
});

test('rerolls its own miss, not its own hit', () => {
  const scene = (face: number) =>
    aScene()
      .player('p1', { items: ['the-d6'] })
      .monsters('monstro')
      .dice(face)
      .attack('p1', 'monstro');
  const miss = scene(1);
  expect(playedBy(miss, 'p1').slice(0, 2)).toEqual(['use the-d6', 'roll 1']);
  miss.done(MIDWAY);
  expect(first(scene(5))).toEqual(['pass']);
});

test('rerolls the hit that would give another a soul', () => {
  const scene = aScene()
    .player('p2', { items: ['the-d6'] })
    .monsters(damaged('monstro', 3))
    .dice(5);
  scene.attack('p1', 'monstro').pass('p1');
  expect(playedBy(scene, 'p2')).toEqual(['use the-d6', 'roll 5', 'pass']);
  scene.done(MIDWAY);
});

test('lets others roll what they like when it does not matter', () => {
  const scene = aScene()
    .player('p2', { items: ['the-d6'] })
    .monsters('fly')
    .dice(5);
  scene.attack('p1', 'fly').pass('p1');
  expect(first(scene)).toEqual(['pass']);
});

test('adds to its own roll what makes it hit, and takes from that of another', () => {
  const own = aScene()
    .player('p1', { items: ['book-of-belial'] })
    .monsters('monstro')
    .dice(3);
  own.attack('p1', 'monstro');
  expect(playedBy(own, 'p1').slice(0, 3)).toEqual(['use book-of-belial', 'm0', 'roll 3']);
  own.done(MIDWAY);
  const other = aScene()
    .player('p2', { items: ['book-of-belial'] })
    .monsters(damaged('monstro', 3))
    .dice(4);
  other.attack('p1', 'monstro').pass('p1');
  expect(playedBy(other, 'p2')).toEqual(['use book-of-belial', 'm1', 'roll 4', 'pass']);
  other.done(MIDWAY);
});

test('finishes the monster that it attacks when it is about to die itself', () => {
  const scene = struck(
    aScene()
      .player('p1', { damage: 1, hand: ['bomb'] })
      .monsters(damaged('monstro', 3)),
    'monstro',
    1,
  );
  expect(playedBy(scene, 'p1')).toEqual(['play bomb', 'monstro', 'pass']);
  scene.done(MIDWAY);
});

test('does not help another finish a boss, and strikes down the one who is about to win', () => {
  const items = ['mr-boom'];
  const help = aScene().player('p2', { items }).monsters(damaged('monstro', 3)).dice(1);
  help.attack('p1', 'monstro').pass('p1');
  expect(first(help)).toEqual(['pass']);
  const winning = aScene({ players: 3 })
    .player('p1', { souls: ['gurdy', 'war', 'pin'], damage: 1 })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters(damaged('monstro', 3))
    .dice(4);
  winning.attack('p1', 'monstro').pass('p1');
  expect(playedBy(winning, 'p2')).toEqual(['play bomb', 'p1', 'pass']);
  winning.done(MIDWAY);
});

test('saves its own life from a death on the stack, not that of another', () => {
  const kill = (who: string, hand: readonly string[]) => {
    const scene = aScene({ players: 3 })
      .player('p1', { hand: ['kill-player-for-coins'] })
      .player('p2', { hand, lootPlays: 1 })
      .monsters('mom');
    return scene
      .play('p1', 'kill-player-for-coins', { targets: [who] })
      .passUntil(`${who} death`)
      .pass('p1');
  };
  const own = kill('p2', ['save-life']);
  expect(playedBy(own, 'p2')).toEqual(['play save-life', 'p2', 'pass']);
  own.done(MIDWAY);
  expect(first(kill('p3', ['save-life']))).toEqual(['pass']);
});

test('passes when it has nothing to say', () => {
  const scene = aScene()
    .player('p1', { hand: ['3-cents'] })
    .player('p2', { items: [sideways('the-d6')] })
    .monsters('fly');
  scene.play('p1', '3-cents').pass('p1');
  expect(first(scene)).toEqual(['pass']);
});

test('spends no second shield on damage that the first will stop', () => {
  const scene = struck(
    aScene()
      .player('p1', { damage: 1, items: ['yum-heart'], hand: ['soul-heart'] })
      .monsters('gurdy'),
    'gurdy',
    1,
  );
  scene.use('p1', 'yum-heart', { targets: ['p1'] }).allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  expect(first(scene)).toEqual(['pass']);
});

test('leaves to another what another has answered', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { items: ['the-d6'] })
    .player('p3', { items: ['the-d6'] })
    .monsters(damaged('monstro', 3))
    .dice(5);
  scene
    .attack('p1', 'monstro')
    .pass('p1')
    .use('p2', 'the-d6', { targets: ['roll 5'] })
    .pass('p2');
  expect(first(scene)).toEqual(['pass']);
});

test('forces a reroll of its own miss, not of the miss of another', () => {
  const scene = (owner: 'p1' | 'p2') =>
    aScene()
      .player(owner, { items: ['dads-lost-coin'] })
      .monsters('monstro')
      .dice(1)
      .attack('p1', 'monstro')
      .allPass(2);
  const own = scene('p1');
  expect(own.asked()).toBe('p1 effect.may');
  expect(first(own)).toEqual(['yes']);
  const other = scene('p2');
  expect(other.asked()).toBe('p2 effect.may');
  expect(first(other)).toEqual(['no']);
});

test('does not hurt itself when it may hurt whoever rolled', () => {
  const scene = (owner: 'p1' | 'p2') =>
    aScene()
      .player(owner, { items: ['moms-razor'] })
      .monsters('gurdy')
      .dice(6)
      .attack('p1', 'gurdy')
      .allPass(2);
  expect(first(scene('p1'))).toEqual(['no']);
  expect(first(scene('p2'))).toEqual(['yes']);
});

test('does not die of its own card between declaring an attack and choosing what it attacks', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiv-temperance'] })
    .monsters('fly');
  expect(answerOf(scene.declare('p1', 'attack'))).not.toContain('m1');
  scene.play('p1', 'xiv-temperance', { mode: 0 });
  scene.done(MIDWAY);
});

test('waits with its money for its own action phase', () => {
  const scene = aScene()
    .player('p1', { hand: ['3-cents'], items: ['purple-heart'] })
    .deck('monster', ['fly'])
    .monsters('fly')
    .from('startTriggers');
  expect(scene.start().asked()).toBe('p1 priority');
  expect(first(scene)).toEqual(['pass']);
});

test('votes for what is not its own', () => {
  const scene = aScene()
    .player('p1', { items: ['remote-detonator', 'breakfast'] })
    .player('p2', { items: ['mr-boom', 'meat'] })
    .monsters('fly');
  scene.use('p1', 'remote-detonator').allPass();
  expect(scene.asked()).toBe('p1 vote');
  expect(answerOf(scene)).toEqual(['meat']);
  scene.answer('p1', 'vote', 'meat');
  expect(first(scene)).toEqual(['breakfast']);
});
