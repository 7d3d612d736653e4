import { expect, test } from 'vitest';
import { isAimedAtOthers } from '../../../support/item-limits.js';
import { aScene, withCounters } from '../../../support/scene.js';

/** What cards of Warp Zone can be aimed at, and how much they do. */

test.each([
  ['captain-viridian', ['gravity']],
  ['quote', ['gravity']],
] as const)('%s KEY-01: eternal items alone are offered', (character, offered) => {
  const scene = aScene().player('p1', { character, items: ['gravity', 'meat'] });
  scene.player('p2', { items: ['breakfast', 'hunky-boys'] });
  scene.use('p1', character);
  expect(scene.offered().filter((one) => ['meat', 'breakfast', ...offered].includes(one))).toEqual(offered);
  expect(scene.offered().includes('hunky-boys')).toBe(character === 'captain-viridian');
  scene.done({ midway: 'the target is the point' });
});

test('jester: any number of one’s own items, none too', () => {
  const scene = aScene()
    .player('p1', { hand: ['jester'], items: ['meat', 'aubrey'] })
    .player('p2', { items: ['breakfast'] });
  scene.play('p1', 'jester');
  expect(scene.offered().toSorted()).toEqual(['aubrey', 'back', 'meat']);
  expect(scene.decision().min).toBe(0);
  scene.done({ midway: 'the target is the point' });
});

test('birthday-cake: nobody may be chosen', () => {
  const scene = aScene()
    .player('p1', { items: ['birthday-cake'] })
    .from('startTriggers');
  scene.start();
  expect([scene.asked(), scene.decision().min]).toEqual(['p1 trigger.target', 0]);
  scene.done({ midway: 'the target is the point' });
});

test('javon: only what is in the shop can be rerolled', () => {
  const scene = aScene()
    .player('p1', { items: ['aubrey'] })
    .monsters('javon')
    .shop('meat', 'breakfast')
    .from('startTriggers');
  scene.start();
  expect(scene.offered().toSorted()).toEqual(['breakfast', 'meat']);
  scene.done({ midway: 'the target is the point' });
});

test('keke-is-you: another player is chosen', () => {
  const scene = aScene({ players: 3 }).monsters('keke-is-you').from('startTriggers');
  scene.start();
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.done({ midway: 'the target is the point' });
});

test.each(['possession', 'is-you'])('%s: what others have is chosen', (id) => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: [id, 'gravity'] })
    .player('p2', { items: ['hunky-boys', 'meat'] })
    .player('p3', { items: ['football'] })
    .from('startTriggers');
  scene.start();
  const offered = scene
    .offered()
    .filter((one) => ['p1', 'p2', 'p3', 'gravity', 'hunky-boys', 'meat', 'football', id].includes(one));
  expect(offered).toEqual(id === 'possession' ? ['p2', 'p3'] : ['hunky-boys', 'football']);
  scene.done({ midway: 'the target is the point' });
});

test('football: it is given to another player', () => isAimedAtOthers('football', { items: ['football'] }));

test('baba: the hand of another player is shown', () => isAimedAtOthers('baba', { character: 'baba' }));

/** HP, attack and HP left of P1 after one use of Spewer. */
const spewed = (card: string, faces: readonly number[]): readonly unknown[] => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', items: ['spewer'], hand: [card] })
    .dice(...faces)
    .fallbacks('dice.order');
  const before = [scene.hp('p1') ?? 0, scene.atk('p1') ?? 0] as const;
  scene.use('p1', 'spewer', { pay: [card] }).resolve();
  const change = [(scene.hp('p1') ?? 0) - before[0], (scene.atk('p1') ?? 0) - before[1]];
  scene.done();
  return change;
};

test.each([
  [1, 1, 0],
  [2, 1, 0],
  [3, 0, 1],
  [4, 0, 1],
  [5, -1, 0],
  [6, -1, 0],
])('spewer: a %i changes HP by %i and ATK by %i, and with Pills! so does each of three dice', (face, hp, atk) => {
  expect(spewed('bomb', [face])).toEqual([hp, atk]);
  expect(spewed('pills', [face, 1, 3])).toEqual([hp + 1, atk + 1]);
});

test('ballos: without counters it has its own ATK, with them 2 more', () => {
  const atk = (counters: number): number | null => {
    const scene = aScene().monsters(withCounters('ballos', counters));
    const found = scene.atk('ballos');
    scene.done();
    return found;
  };
  expect([atk(0), atk(1), atk(2)]).toEqual([1, 3, 3]);
});

test('bow-and-arrow: a monster without such a counter keeps its DC', () => {
  const scene = aScene()
    .player('p1', { items: ['bow-and-arrow'] })
    .monsters('gurdy', withCounters('pin', 1, 'bounty'));
  expect([scene.dc('gurdy'), scene.dc('pin')]).toEqual([4, 3]);
  scene.done();
});

test.each([
  [0, true],
  [4, true],
  [5, false],
])('exposito: with %i counters it lives on after one more death: %s', (counters, lives) => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(withCounters('exposito', counters), 'fly')
    .fallbacks();
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect(scene.tops('monsters').includes('exposito')).toBe(lives);
  scene.done();
});

test('golden-idol: it pays as one’s own turn ends, and no other', () => {
  const scene = aScene().player('p1', { items: ['golden-idol'] });
  scene.endTurn('p1').toActionPhase();
  expect(scene.coins('p1')).toBe(10);
  scene.endTurn('p2').toActionPhase();
  expect(scene.coins('p1')).toBe(10);
  scene.done();
});

test.each([3, 4, 5, 6])('hitops: with a high five a miss of %i is harmless for 4 and 5', (face) => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .player('p2', { items: ['hitops'] })
    .monsters('the-radiance')
    .from('startTriggers')
    .dice(face);
  scene.start();
  scene.allPass().answer('p2', 'effect.may', 'yes').answer('p1', 'effect.may', 'yes').toActionPhase();
  const before = scene.hp('p1') ?? 0;
  const radiance = scene.hp('the-radiance') ?? 0;
  scene.attack('p1', 'the-radiance').allPass(2);
  expect([scene.hp('p1') === before, scene.hp('the-radiance') === radiance]).toEqual([face !== 3, face !== 6]);
  scene.done({ midway: 'the attack goes on' });
});

test('girlfriend: it takes 1 from a roll', () => {
  const scene = aScene()
    .player('p1', { items: ['girlfriend'], hand: ['roll-for-coins'] })
    .dice(5);
  scene
    .play('p1', 'roll-for-coins')
    .passUntil('roll 5')
    .use('p1', 'girlfriend', { targets: ['roll 5'] })
    .allPass();
  expect(scene.stack()).toContain('roll 4');
  scene.done({ midway: 'the roll is the point' });
});

test.each([
  [1, 1],
  [2, 0],
])('strawberry: a final %i puts %i counters on it', (face, counters) => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins'] })
    .outside('strawberry')
    .dice(face);
  scene.play('p1', 'roll-for-coins').resolve();
  expect(scene.object('strawberry').counters.counter ?? 0).toBe(counters);
  scene.done();
});
