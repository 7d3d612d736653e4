import { expect, test } from 'vitest';
import { becomesACurse, goesWithItsPlayer } from '../../../support/monster-limits.js';
import { aScene, withCounters, type Placed } from '../../../support/scene.js';
import { hasActed } from '../../../support/acted.js';

// What happens to others, with other numbers or to other things, and is nothing to cards of Warp Zone.

test.each([
  'a-dead-horse',
  'ballos',
  'balrog',
  'grandparent',
  'hubert-cumberdale',
  'melquiades',
  'peeper',
  'time-eater',
])('%s: another monster is hurt and dies without it', (id) => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(id, 'fly');
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect([hasActed(scene, id), scene.tops('monsters').includes('fly')]).toEqual([false, false]);
  scene.done();
});

test.each(['the-collector', 'the-impostor', 'the-radiance', 'the-butcher'])(
  '%s: the death of a monster is no death of a player',
  (id) => {
    const scene = aScene()
      .player('p1', { hand: ['bomb'] })
      .monsters(id, 'fly');
    scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
    expect(hasActed(scene, id)).toBe(false);
    scene.done();
  },
);

test.each(['death-trapper', 'bow-and-arrow', 'spelunking-pack'])('%s: damage to a player is nothing to it', (id) => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'], ...(id === 'death-trapper' ? {} : { items: [id] }) })
    .monsters(id === 'death-trapper' ? id : 'gurdy');
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect(hasActed(scene, id)).toBe(false);
  scene.done();
});

test.each<readonly [string, number, Placed]>([
  ['diogenes-pot', 2, 'diogenes-pot'],
  ['hitops', 4, 'hitops'],
  ['ser-junkan', 1, withCounters('ser-junkan', 10, 'level')],
])('%s: a miss of another with a %i hurts them', (_, face, item) => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .player('p2', { items: [item] })
    .monsters('shopkeeper')
    .dice(face);
  const before = scene.hp('p1') ?? 0;
  scene.attack('p1', 'shopkeeper').allPass(2);
  expect(scene.hp('p1')).toBe(before - (scene.atk('shopkeeper') ?? 0));
  scene.done({ midway: 'the attack goes on' });
});

test('curse-of-the-suspicious KEY-05: it is given to a player, and goes with them', () => {
  becomesACurse('curse-of-the-suspicious');
  goesWithItsPlayer('curse-of-the-suspicious', 'kill-player-for-coins');
});

test.each([
  ['curse-of-the-suspicious', 3],
  ['golden-idol', 4],
] as const)('%s ATKPL-01: a roll below %i misses the player, and it hits', (id, dc) => {
  for (const face of [dc - 1, dc]) {
    const scene = aScene()
      .player('p1', { character: 'sturdy' })
      .player('p2', {
        character: 'sturdy',
        ...(id === 'golden-idol' ? { items: [id] } : { curses: [id] }),
      })
      .dice(face);
    const before = scene.hp('p2') ?? 0;
    scene.attack('p1', 'p2').allPass(2);
    expect(before - (scene.hp('p2') ?? 0)).toBe(face === dc ? 1 : 0);
    scene.done({ midway: 'the attack goes on' });
  }
});

test.each([3, 4])('murder ATKPL-01: a %i against a player hits from 4 on', (face) => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', hand: ['murder'] })
    .player('p2', { character: 'sturdy' })
    .dice(face);
  scene.play('p1', 'murder').resolve();
  const before = scene.hp('p2') ?? 0;
  scene.attack('p1', 'p2').allPass(2);
  expect(before - (scene.hp('p2') ?? 0)).toBe(face === 4 ? 1 : 0);
  scene.done({ midway: 'the attack goes on' });
});

test.each([
  [1, 2],
  [2, 0],
  [5, 1],
])('the-gorm: a %i against it is %i damage', (face, damage) => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('the-gorm').dice(face);
  scene.attack('p1', 'the-gorm').allPass(2);
  expect(scene.hp('the-gorm')).toBe(5 - damage);
  scene.done({ midway: 'the attack goes on' });
});

test('the-gorm DMG-13: the doubled damage is fixed as it goes on the stack', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', hand: ['o-the-fool'] })
    .player('p2', { hand: ['slay'], lootPlays: 1 })
    .monsters('the-gorm')
    .dice(1);
  scene.attack('p1', 'the-gorm').allPass();
  expect(scene.stack()).toEqual(['2 damage to the-gorm']);
  scene.allPass();
  expect(scene.hp('the-gorm')).toBe(3);
  scene.done({ midway: 'the attack goes on' });
});

test('the-gorm: a 1 against another monster misses as ever', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('the-gorm', 'gurdy').dice(1);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('gurdy')).toBe(5);
  scene.done({ midway: 'the attack goes on' });
});

test('peeper: a miss against another monster cancels nothing', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('peeper', 'gurdy').dice(1);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.done({ midway: 'the attack goes on' });
});

test('peeper: a hit cancels nothing', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('peeper').dice(6);
  scene.attack('p1', 'peeper').resolve();
  expect(scene.items('p1')).toEqual(['peeper']);
  scene.done();
});

test.each(['loot-card', 'greed-butt'])('strange-marble: %s on top of the loot deck is played by nobody', (top) => {
  const scene = aScene()
    .player('p1', { items: ['strange-marble'] })
    .deck('loot', [top, 'a-penny'])
    .from('startTriggers');
  scene.start();
  expect(scene.asked()).toMatch(/ priority$/);
  scene.allPass().answer('p1', 'effect.may', 'yes').toActionPhase();
  expect(scene.offered().filter((one) => one.startsWith('play'))).toEqual([`play ${top}`]);
  scene.done({ midway: 'whose cards are played is not the point' });
});

test.each(['golden-idol', 'grubfather'])('%s: what others put into play is nothing to it', (id) => {
  const scene = aScene()
    .player('p1', { hand: ['loot-card'] })
    .player('p2', { items: [id] });
  scene.play('p1', 'loot-card').resolve();
  expect(hasActed(scene, id)).toBe(false);
  scene.done();
});

test('grubfather: monsters are harder on one’s own turn only, and with an item that is not eternal', () => {
  const dcWith = (owner: 'p1' | 'p2', items: readonly string[]): number | null => {
    const scene = aScene()
      .player(owner, { items: ['grubfather', ...items] })
      .monsters('gurdy');
    const dc = scene.dc('gurdy');
    scene.done();
    return dc;
  };
  const usual = dcWith('p1', []) ?? 0;
  expect([dcWith('p1', ['meat']), dcWith('p2', ['meat']), dcWith('p1', ['gravity'])]).toEqual([
    usual + 1,
    usual,
    usual,
  ]);
});

test('aubrey: the top card of the treasure deck brings no loot', () => {
  const scene = aScene()
    .player('p1', { items: ['aubrey'], coins: 10 })
    .shop('meat')
    .deck('treasure', ['breakfast']);
  scene.buy('p1', 'deck').resolve();
  expect([scene.items('p1'), scene.hand('p1')]).toEqual([['aubrey', 'breakfast'], []]);
  scene.done();
});
