import { expect, test } from 'vitest';
import { aScene, damaged, sideways, withCounters, type Scene } from '../support/scene.js';
import { chooseAnswer } from '../../src/computer-players/index.js';
import { sceneCards } from '../support/cards/index.js';
import { answerOf, playedBy } from './asking.js';

const MIDWAY = { midway: 'only the answer counts' };
const first = (scene: Scene): readonly string[] => {
  const answer = answerOf(scene.start());
  scene.done(MIDWAY);
  return answer;
};
/** What it says until it passes or others are asked. */
const all = (scene: Scene): readonly string[] => {
  const said = playedBy(scene, 'p1');
  scene.done(MIDWAY);
  return said;
};

test('plays the money in its hand', () => {
  expect(
    first(
      aScene()
        .player('p1', { hand: ['soul-heart', '3-cents', 'a-penny'] })
        .monsters('gurdy'),
    ),
  ).toEqual(['play 3-cents']);
});

test('uses its character for a second card that is worth playing, and not for one that is not', () => {
  const hand = ['3-cents', '4-cents'];
  const used = { hand, lootPlays: 0 };
  expect(first(aScene().player('p1', used).monsters('gurdy'))).toEqual(['use plain']);
  const kept = { hand: ['butter-bean'], lootPlays: 0 };
  expect(first(aScene().player('p1', kept).monsters('fly'))).toEqual(['attack']);
});

test('keeps what answers others while there is nothing to answer', () => {
  const hand = ['butter-bean', 'soul-heart', 'dice-shard'];
  const items = ['the-d6', 'yum-heart', 'book-of-belial'];
  expect(first(aScene().player('p1', { hand, items }).monsters('fly'))).toEqual(['attack']);
});

test('plays Lost Soul at once', () => {
  expect(
    first(
      aScene()
        .player('p1', { hand: ['3-cents', 'lost-soul'] })
        .monsters('gurdy'),
    ),
  ).toEqual(['play lost-soul']);
});

test('buys before it fights, and only with enough ¢', () => {
  const scene = (coins: number) => aScene().player('p1', { coins }).monsters('fly').shop('meat');
  expect(first(scene(10))).toEqual(['purchase']);
  expect(first(scene(9))).toEqual(['attack']);
});

test('buys the shop item that does most for it', () => {
  const scene = aScene().player('p1', { coins: 10 }).shop('battery-bum', 'breakfast', 'mr-boom').monsters('gurdy');
  scene.declare('p1', 'purchase').allPass();
  expect(first(scene)).toEqual(['breakfast']);
});

test('buys what nobody knows rather than a poor item', () => {
  const scene = aScene().player('p1', { coins: 10 }).shop('battery-bum').deck('treasure', ['meat']).monsters('gurdy');
  scene.declare('p1', 'purchase').allPass();
  expect(first(scene)).toEqual(['deck']);
});

test('attacks what it can beat, not what it cannot', () => {
  const scene = aScene()
    .player('p1', { damage: 1, items: ['the-relic'] })
    .monsters('mom', 'fly', 'gurdy');
  expect(answerOf(scene.start())).toEqual(['attack']);
  scene.declare('p1', 'attack').allPass();
  expect(first(scene)).toEqual(['fly']);
});

test('attacks a boss for its soul when it is strong enough', () => {
  const strong = { items: ['meat', 'breakfast', 'breakfast'] };
  const scene = aScene().player('p1', strong).monsters('fly', 'monstro');
  scene.declare('p1', 'attack').allPass();
  expect(first(scene)).toEqual(['monstro']);
});

test('does not attack when it would be hopeless', () => {
  const weak = { damage: 1, items: ['the-relic'], hand: ['butter-bean'] };
  expect(first(aScene().player('p1', weak).monsters('mom', 'gurdy'))).toEqual(['end']);
});

test('dares much for the soul that wins', () => {
  const weak = { damage: 1, items: ['the-relic'], hand: ['butter-bean'] };
  expect(first(aScene().player('p1', weak).monsters('mom'))).toEqual(['end']);
  const souls = ['monstro', 'gurdy', 'war'];
  expect(
    first(
      aScene()
        .player('p1', { ...weak, souls })
        .monsters('mom'),
    ),
  ).toEqual(['attack']);
});

test('knows that a monster takes no damage on a number, and that another heals', () => {
  const odds = aScene()
    .player('p1', { items: ['meat', 'breakfast'] })
    .monsters('pin', 'conquest');
  odds.declare('p1', 'attack').allPass();
  expect(first(odds)).toEqual(['conquest']);
});

test('does not hurt itself to death for ¢, and takes the smaller wound while it can', () => {
  const mode = (damage: number) =>
    aScene()
      .player('p1', { hand: ['xiv-temperance'], damage, lootPlays: 1 })
      .monsters('mom')
      .used({ attacks: 1 });
  expect(all(mode(0))).toEqual(['play xiv-temperance', 'm0', 'pass']);
  expect(first(mode(1))).toEqual(['end']);
});

test('plays no bomb on what it does not kill, and one that kills for a soul', () => {
  const scene = (hp: number) =>
    aScene()
      .player('p1', { hand: ['bomb'], damage: 1 })
      .monsters(damaged('gurdy', 5 - hp), 'mom');
  expect(all(scene(1))).toEqual(['play bomb', 'gurdy', 'pass']);
  expect(first(scene(4))).not.toEqual(['play bomb']);
});

test('recharges its own best item, and nothing when all are charged', () => {
  const hand = ['lil-battery'];
  const scene = aScene()
    .player('p1', { hand, items: [sideways('mr-boom'), sideways('the-d6'), 'book-of-sin'] })
    .player('p2', { items: [sideways('the-d6')] })
    .monsters('mom');
  scene.start();
  expect(answerOf(scene)).toEqual(['use book-of-sin']);
  scene.play('p1', 'lil-battery', { targets: ['the-d6@p1'] });
  scene.done(MIDWAY);
  const charged = aScene()
    .player('p1', { hand, items: ['the-d6'] })
    .player('p2', { items: [sideways('the-d6')] });
  expect(first(charged.monsters('mom'))).not.toEqual(['play lil-battery']);
});

test('aims a battery at itself', () => {
  const scene = aScene()
    .player('p1', { hand: ['lil-battery'], items: [sideways('the-d6')] })
    .player('p2', { items: [sideways('the-d6')] })
    .monsters('mom');
  expect(playedBy(scene, 'p1').slice(0, 2)).toEqual(['play lil-battery', 'the-d6@p1']);
  scene.resolve();
  expect(scene.charged('the-d6@p1')).toBe(true);
  scene.done(MIDWAY);
});

test('steals from the one who leads', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['steal-soul'] })
    .player('p2', { souls: ['gurdy'] })
    .player('p3', { souls: ['war', 'monstro'] })
    .monsters('mom');
  expect(playedBy(scene, 'p1').slice(0, 1)).toEqual(['play steal-soul']);
  expect(scene.said('event').length).toBeGreaterThan(0);
  scene.resolve();
  expect([scene.souls('p1'), scene.souls('p2'), scene.souls('p3')]).toEqual([1, 1, 1]);
  scene.done(MIDWAY);
});

test('destroys an item of another, never its own', () => {
  const scene = aScene()
    .player('p1', { hand: ['choose-coins-or-loot'], items: ['breakfast'] })
    .player('p2', { items: ['meat', 'battery-bum'] })
    .monsters('mom');
  expect(playedBy(scene, 'p1')).toEqual(['play choose-coins-or-loot', 'm1', 'meat', 'pass']);
  scene.done(MIDWAY);
});

test('covers the monster that it could not beat when it attacks the deck', () => {
  const scene = aScene().player('p1', {}).monsters('fly', 'mom').deck('monster', ['clotty']);
  scene.attack('p1', 'deck');
  expect(first(scene)).toEqual(['mom']);
});

test('gives up the card and the item that are worth least', () => {
  const scene = aScene()
    .player('p1', { damage: 1, hand: ['lost-soul', 'a-penny', '4-cents'], items: ['mr-boom', 'battery-bum'] })
    .monsters('fly')
    .dice(1);
  scene.attack('p1', 'fly').passUntil('p1 death').allPass();
  const given = playedBy(scene, 'p1');
  expect(given).toContain('battery-bum');
  expect(given).toContain('a-penny');
  scene.done(MIDWAY);
});

test('collects counters for a soul and does not spend them on nothing', () => {
  const bone = (counters: number) =>
    aScene()
      .player('p1', { items: [withCounters('the-bone', counters)] })
      .monsters('mom');
  expect(first(bone(3))).toEqual(['use the-bone tap']);
  expect(first(bone(5))).toEqual(['use the-bone paid.soul']);
});

test('dares more the longer the game lasts, so that games end', () => {
  const scene = aScene()
    .player('p1', { damage: 1, items: ['the-relic'], hand: ['butter-bean'] })
    .monsters('mom')
    .start();
  expect(answerOf(scene)).toEqual(['end']);
  const view = scene.view('p1');
  const late = { ...view, turn: { ...view.turn, number: 400 } };
  expect(chooseAnswer('simple', late, () => 0.5, sceneCards)).toEqual(['attack']);
  scene.done(MIDWAY);
});

test('does not try to destroy what is eternal for something better', () => {
  const scene = (item: string) =>
    aScene()
      .player('p1', { hand: ['xv-the-devil'], items: [item] })
      .player('p2', { items: ['breakfast'] })
      .monsters('mom')
      .used({ attacks: 1 });
  expect(first(scene('yum-heart'))).toEqual(['end']);
  expect(all(scene('battery-bum')).slice(0, 2)).toEqual(['play xv-the-devil', 'battery-bum']);
});

test('does not buy an item that costs more to use than it gives', () => {
  const scene = aScene().player('p1', { coins: 10 }).shop('contract-from-below', 'daddy-haunt').monsters('mom');
  scene.declare('p1', 'purchase').allPass();
  expect(first(scene)).toEqual(['deck']);
});

test('swaps the worst card of its hand for the best of another that it has seen', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-penny', 'lost-soul'], items: ['incubus'] })
    .player('p2', { hand: ['2-cents', 'a-dime'] })
    .monsters('mom');
  scene.use('p1', 'incubus', { mode: 0, targets: ['p2'] }).allPass();
  expect(playedBy(scene, 'p1').slice(0, 3)).toEqual(['yes', 'a-penny', 'a-dime']);
  scene.done(MIDWAY);
});

test('puts cards back with an eye to who will draw them', () => {
  const scene = aScene()
    .player('p1', { items: ['the-compass'] })
    .deck('loot', ['a-penny', 'lost-soul', '3-cents', 'a-dime'])
    .used({ attacks: 1 });
  scene.declare('p1', 'end').passUntil('the-compass').allPass();
  expect(scene.asked()).toBe('p1 deck.order');
  expect(first(scene)).toEqual(['a-penny', '3-cents', 'a-dime', 'lost-soul']);
});

test('gives away for ¢ what is worth little to anybody, but only on its own turn and not in answer to anything', () => {
  const machine = { items: ['donation-machine', 'blank-treasure'] };
  expect(first(aScene().player('p1', machine).monsters('gurdy'))).toEqual(['use donation-machine']);
  const scene = aScene()
    .player('p1', { hand: ['a-penny'] })
    .player('p2', machine)
    .play('p1', 'a-penny')
    .pass('p1');
  expect(scene.offered()).toContain('use donation-machine');
  expect(answerOf(scene)).toEqual(['pass']);
  scene.done(MIDWAY);
});

test('keeps an item that is worth more to its opponent than the ¢ it brings', () => {
  expect(
    first(
      aScene()
        .player('p1', { items: ['donation-machine', 'the-relic'] })
        .monsters('gurdy'),
    ),
  ).not.toContain('use donation-machine');
});

test('uses what brings ¢ while it lacks them, not once it is rich', () => {
  const nickel = (coins: number) =>
    aScene()
      .player('p1', { coins, items: ['wooden-nickel'] })
      .monsters('mom')
      .used({ attacks: 1, purchases: 1 });
  expect(first(nickel(4))).toEqual(['use wooden-nickel']);
  expect(first(nickel(60))).toEqual(['end']);
});

test('ABIL-04: knows what is paid in place of ↷', () => {
  const bone = () =>
    aScene()
      .player('p1', { coins: 3, items: ['the-bone'] })
      .monsters('mom')
      .used({ attacks: 1, purchases: 1 });
  expect(first(bone())).toEqual(['use the-bone']);
  const greedy = bone().rooms('greed-mode').start();
  expect(greedy.offered()).toContain('use the-bone');
  expect(first(greedy)).toEqual(['end']);
});

test('who must attack once more attacks, and declares no purchase that they cannot pay', () => {
  const scene = aScene().player('p1', { coins: 3 }).shop('meat').monsters('gurdy').deck('monster', ['ambush', 'fly']);
  scene.attack('p1', 'deck').resolve();
  expect(scene.decision().options.map(({ id }) => id)).not.toContain('end');
  expect(answerOf(scene)).toEqual(['attack']);
  scene.done({ midway: 'only the answer counts' });
});
