import { expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { words } from '../../../src/text/index.js';
import { aScene } from '../../support/scene.js';

const TAILS = 1;
const HEADS = 2;
const NORMAL = 'challenge-day-of-the-doodler-normal-day-of-the-doodler-hard';
const ULTRA = 'challenge-day-of-the-doodler-ultra-hard-day-of-the-doodler-competitive';
const BOSS = 'challenge-the-doodler-normal-the-doodler-hard';
const ULTRA_BOSS = 'challenge-the-doodler-ultra-hard-the-doodler-competitive';

const challenge = (timer = 3) => aScene({ mode: 'doodler', timer });
const timerOf = (scene: ReturnType<typeof aScene>) => scene.view().mode?.timer;
const countersOf = (scene: ReturnType<typeof aScene>, seat = 0) => scene.view().players[seat]?.counters;
const minionsOf = (scene: ReturnType<typeof aScene>) =>
  scene.view().monsters.flatMap(({ top, of }) => (of === 'minion' && top !== null ? [top] : []));
const souls = (count: number): readonly string[] => Array.from({ length: count }, () => 'gurdy');

test(`${NORMAL}: a roll of 1 to 3 as a turn starts doodles on whoever has the turn`, () => {
  for (const [face, doodles] of [
    [1, { doodle: 1 }],
    [3, { doodle: 1 }],
    [4, {}],
  ] as const) {
    const scene = challenge().challenge(NORMAL).dice(face);
    scene.endTurn('p1').resolve();
    expect([countersOf(scene, 1), countersOf(scene, 0)]).toEqual([doodles, {}]);
    scene.done();
  }
});

test(`${NORMAL}: of whoever is doodled it takes the doodle away, by a coin`, () => {
  const scene = challenge().challenge(NORMAL).dice(2, 5, TAILS);
  scene.endTurn('p1').toActionPhase();
  expect(countersOf(scene, 1)).toEqual({ doodle: 1 });
  scene.endTurn('p2').toActionPhase().endTurn('p1').resolve();
  expect([countersOf(scene, 1), timerOf(scene)]).toEqual([{}, 3 + 1 + 1]);
  scene.done();
});

test.each(['day-of-the-doodler-hard', ULTRA, 'day-of-the-doodler-competitive'])(
  '%s: whoever is doodled already does not roll as the turn starts',
  (card) => {
    const scene = challenge().challenge(card).dice(3, 4);
    scene.endTurn('p1').toActionPhase();
    expect(countersOf(scene, 1)).toEqual({ doodle: 1 });
    scene.endTurn('p2').toActionPhase().endTurn('p1').toActionPhase();
    expect(countersOf(scene, 1)).toEqual({ doodle: 1 });
    scene.done();
  },
);

/** P1 is doodled in this turn, and then rolls for these sides. */
const doodled = (card: string, ...sides: readonly number[]) =>
  challenge(0)
    .challenge(card)
    .player('p1', { counters: { doodle: 1 }, hand: sides.map(() => 'flip-for-coins'), lootPlays: sides.length })
    .dice(...sides);

test(`${NORMAL} day-of-the-doodler-hard: tails are a 1 and add to the timer, heads are a 6`, () => {
  for (const card of [NORMAL, 'day-of-the-doodler-hard', ULTRA]) {
    const scene = doodled(card, TAILS, HEADS);
    scene.play('p1', 'flip-for-coins').resolve();
    expect([scene.coins('p1'), timerOf(scene), countersOf(scene)]).toEqual([1, 1, { doodle: 1 }]);
    scene.play('p1', 'flip-for-coins').resolve();
    expect([scene.coins('p1'), timerOf(scene), countersOf(scene)]).toEqual([7, 1, { doodle: 1 }]);
    scene.done();
  }
});

test(`${NORMAL} day-of-the-doodler-hard day-of-the-doodler-competitive: heads twice in a row rub the doodle out`, () => {
  for (const card of [NORMAL, 'day-of-the-doodler-hard', 'day-of-the-doodler-competitive']) {
    const scene = doodled(card, HEADS, HEADS);
    scene.play('p1', 'flip-for-coins').resolve();
    expect(countersOf(scene)).toEqual({ doodle: 1 });
    scene.play('p1', 'flip-for-coins').resolve();
    expect([countersOf(scene), scene.coins('p1')]).toEqual([{}, 12]);
    scene.done();
  }
});

test(`${ULTRA}: it takes heads three times in a row`, () => {
  const scene = doodled(ULTRA, HEADS, HEADS, HEADS);
  scene.play('p1', 'flip-for-coins').resolve().play('p1', 'flip-for-coins').resolve();
  expect(countersOf(scene)).toEqual({ doodle: 1 });
  scene.play('p1', 'flip-for-coins').resolve();
  expect(countersOf(scene)).toEqual({});
  scene.done();
});

test(`${NORMAL}: who has no doodle throws dice`, () => {
  const scene = challenge(0)
    .challenge(NORMAL)
    .player('p1', { hand: ['flip-for-coins'] })
    .dice(6);
  scene.play('p1', 'flip-for-coins').resolve();
  expect([scene.coins('p1'), scene.said('coin')]).toEqual([6, []]);
  scene.done();
});

test('day-of-the-doodler-competitive: tails put a sketch counter on whoever has flipped', () => {
  const scene = doodled('day-of-the-doodler-competitive', TAILS);
  scene.play('p1', 'flip-for-coins').resolve();
  expect([countersOf(scene), timerOf(scene)]).toEqual([{ doodle: 1, sketch: 1 }, 0]);
  scene.done();
});

const erased = { card: 'meat', counters: { eraser: 1 } } as const;

test(`${NORMAL}: for the timer up to two items are restored`, () => {
  const scene = challenge()
    .challenge(NORMAL)
    .player('p1', { items: [erased] })
    .player('p2', { items: [erased] });
  scene.use('p1', NORMAL).answerSome('p1', 'announce.target', 'meat@p1', 'meat@p2');
  expect(timerOf(scene)).toBe(4);
  scene.resolve();
  expect(scene.view().players.map(({ items }) => items[0]?.counters)).toEqual([{}, {}]);
  scene.done();
});

test('day-of-the-doodler-competitive: for a sketch counter an item is restored', () => {
  const scene = challenge()
    .challenge('day-of-the-doodler-competitive')
    .player('p1', { items: [erased] });
  scene.use('p1', 'day-of-the-doodler-competitive', { targets: ['meat'] }).resolve();
  expect([countersOf(scene), scene.view().players[0]?.items[0]?.counters, timerOf(scene)]).toEqual([
    { sketch: 1 },
    {},
    3,
  ]);
  scene.done();
});

test.each([
  [BOSS, 6],
  ['the-doodler-hard', 7],
  [ULTRA_BOSS, 8],
])('%s: nothing hurts it before all have %i souls together', (boss, needed) => {
  const few = challenge()
    .finalBoss(boss)
    .player('p1', { souls: souls(needed - 2), hand: ['hit-for-three'] })
    .player('p2', { souls: souls(1) });
  few.play('p1', 'hit-for-three', { targets: [boss] }).resolve();
  expect(few.hp(boss)).toBe(6);
  few.done();
  const enough = challenge()
    .finalBoss(boss)
    .player('p1', { souls: souls(needed - 1), hand: ['hit-for-three'] })
    .player('p2', { souls: souls(1) })
    .dice(3, 3);
  enough.play('p1', 'hit-for-three', { targets: [boss] }).resolve();
  expect(enough.hp(boss)).toBe(3);
  enough.declare('p1', 'attack').allPass();
  expect(enough.offered()).toContain(boss);
  enough.answer('p1', 'attack.target', boss).fallbacks().resolve();
  expect(enough.dead('p1')).toBe(true);
  enough.done({ midway: 'the death of P1' });
});

test('the-doodler-competitive: what counts are the souls of whoever has the turn', () => {
  const scene = aScene({ mode: 'doodlerversus' })
    .finalBoss('the-doodler-competitive')
    .player('p1', { souls: souls(2), hand: ['hit-for-three'] })
    .player('p2', { souls: souls(3), hand: ['hit-for-three'], lootPlays: 1 })
    .dice(1);
  scene.play('p1', 'hit-for-three', { targets: ['the-doodler-competitive'] }).resolve();
  expect(scene.hp('the-doodler-competitive')).toBe(6);
  scene.endTurn('p1').toActionPhase();
  scene.play('p2', 'hit-for-three', { targets: ['the-doodler-competitive'] }).resolve();
  expect(scene.hp('the-doodler-competitive')).toBe(3);
  scene.done();
});

test(`${BOSS}: it draws minions until there are two, one at the start of each turn`, () => {
  const scene = challenge()
    .finalBoss(BOSS)
    .deck('monster', ['fly', 'spider', 'portal', 'gurdy', 'fly', 'fly'])
    .dice(1, 1, 1);
  scene.endTurn('p1').toActionPhase();
  expect(minionsOf(scene).map(({ card }) => card)).toEqual(['blank-canvas']);
  scene.endTurn('p2').toActionPhase();
  expect(minionsOf(scene)).toHaveLength(2);
  scene.endTurn('p1').toActionPhase();
  expect(minionsOf(scene)).toHaveLength(2);
  expect(scene.view().outside).not.toContain('blank-canvas');
  scene.done();
});

test(`${BOSS}: each minion that dies takes 1 off the timer`, () => {
  const scene = challenge()
    .finalBoss(BOSS)
    .monsters('fly')
    .minions('spider')
    .player('p1', { hand: ['slay', 'slay'], lootPlays: 2 });
  scene.play('p1', 'slay', { targets: ['fly'] }).resolve();
  expect(timerOf(scene)).toBe(3);
  scene.play('p1', 'slay', { targets: ['spider'] }).resolve();
  expect(timerOf(scene)).toBe(2);
  scene.done();
});

test(`${BOSS}: at the end of a turn a roll of 4 or more erases an item of any player, but for Eternal`, () => {
  const scene = challenge()
    .finalBoss(BOSS)
    .shop('meat')
    .player('p1', { items: [{ card: 'meat', counters: { eraser: 1 } }] })
    .player('p2', { items: ['the-d6'] })
    .dice(4);
  scene.endTurn('p1');
  const item = scene.view().players[1]?.items[0];
  expect([item?.counters, item?.keywords]).toEqual([{ eraser: 1 }, ['eternal']]);
  scene.toActionPhase();
  expect(scene.offered()).not.toContain('use the-d6');
  expect(scene.view().shop[0]?.top?.counters).toEqual({});
  scene.done();
});

test(`${BOSS} ${NORMAL}: an item that is restored does again what it did`, () => {
  const scene = challenge()
    .finalBoss(BOSS)
    .challenge(NORMAL)
    .player('p2', { items: ['brimstone'] })
    .dice(6, 6)
    .fallbacks('trigger.order');
  expect(scene.atk('p2')).toBe(2);
  scene.endTurn('p1').toActionPhase();
  expect(scene.atk('p2')).toBe(1);
  scene.use('p2', NORMAL).answerSome('p2', 'announce.target', 'brimstone').resolve();
  expect(scene.atk('p2')).toBe(2);
  scene.done();
});

test(`${BOSS}: a lower roll erases nothing`, () => {
  const scene = challenge()
    .finalBoss(BOSS)
    .player('p1', { items: ['meat'] })
    .dice(3);
  scene.endTurn('p1').toActionPhase();
  expect(scene.view().players[0]?.items[0]?.counters).toEqual({});
  scene.done();
});

test('the-doodler-competitive: only items of whoever has the turn are erased', () => {
  const scene = aScene({ mode: 'doodlerversus' })
    .finalBoss('the-doodler-competitive')
    .player('p1', { items: [{ card: 'meat', counters: { eraser: 1 } }] })
    .player('p2', { items: ['meat'] })
    .dice(5, 5);
  scene.endTurn('p1').toActionPhase();
  expect(scene.view().players[1]?.items[0]?.counters).toEqual({});
  scene.endTurn('p2').toActionPhase();
  expect(scene.view().players[1]?.items[0]?.counters).toEqual({ eraser: 1 });
  scene.done();
});

test('the-doodler-competitive: a minion that dies takes half of the sketch counters of whoever has the turn, rounded up', () => {
  const scene = aScene({ mode: 'doodlerversus' })
    .finalBoss('the-doodler-competitive')
    .minions('spider')
    .player('p1', { hand: ['slay'], counters: { sketch: 3 } })
    .player('p2', { counters: { sketch: 3 } });
  scene.play('p1', 'slay', { targets: ['spider'] }).resolve();
  expect([countersOf(scene, 0), countersOf(scene, 1)]).toEqual([{ sketch: 1 }, { sketch: 3 }]);
  scene.done();
});

test('the-doodler-competitive: with 3 sketch counters a minion by chance must be attacked', () => {
  for (const [sketches, must] of [
    [3, true],
    [2, false],
  ] as const) {
    const scene = aScene({ mode: 'doodlerversus' })
      .finalBoss('the-doodler-competitive')
      .monsters('fly')
      .minions('spider', 'portal')
      .player('p2', { counters: { sketch: sketches } })
      .dice(1, ...(must ? [4] : []));
    scene.endTurn('p1').toActionPhase();
    if (must) {
      scene.refuses('p2', 'end', 'TURN-12').declare('p2', 'attack').allPass();
      expect(scene.offered()).toContain('spider');
      expect(scene.offered()).not.toContain('fly');
      scene.answer('p2', 'attack.target', 'spider').resolve();
    }
    expect(scene.offered()).toContain('end');
    scene.done();
  }
});

const canvas = () =>
  challenge().finalBoss(BOSS).deck('monster', ['chest', 'gurdy', 'portal', 'ambush', 'greedling', 'fly']).dice(1);

test('blank-canvas: it has the stats of the first, the abilities of the second and the rewards of the third monster', () => {
  const scene = canvas();
  scene.endTurn('p1').toActionPhase();
  const [drawn] = minionsOf(scene);
  expect([drawn?.card, drawn?.maxHp, drawn?.dc, drawn?.atk, drawn?.role]).toEqual(['blank-canvas', 5, 4, 1, 'monster']);
  expect(drawn?.under).toEqual(['gurdy', 'portal', 'greedling', 'chest', 'ambush']);
  expect(scene.view().discards.monster).toEqual([]);
  scene.done();
});

test('CHAL-08 DEC-56 blank-canvas: its death pays those rewards, its cards go to discard and it goes outside the game again', () => {
  const scene = canvas()
    .player('p2', { hand: ['slay'] })
    .fallbacks('trigger.order');
  scene.endTurn('p1').toActionPhase();
  scene.play('p2', 'slay', { targets: ['blank-canvas'] }).resolve();
  expect([scene.coins('p2'), scene.souls('p2'), timerOf(scene)]).toEqual([7, 0, 2]);
  expect(scene.discarded('monster').toSorted()).toEqual(['ambush', 'chest', 'greedling', 'gurdy', 'portal']);
  expect(scene.view().outside.filter((card) => card === 'blank-canvas')).toHaveLength(2);
  expect(scene.offered()).not.toContain('end');
  scene.done();
});

test('DEC-56 ZONE-06 blank-canvas: what it has of Delirium takes it into the monster deck, and not outside the game', () => {
  const scene = challenge()
    .finalBoss(BOSS)
    .player('p2', { hand: ['slay'] })
    .deck('monster', ['gurdy', 'delirium', 'fly'])
    .dice(1)
    .fallbacks('trigger.order');
  scene.endTurn('p1').toActionPhase();
  scene.play('p2', 'slay', { targets: ['blank-canvas'] }).resolve();
  expect(scene.cardsOf('monster').indexOf('blank-canvas')).toBe(5);
  expect(scene.view().outside.filter((card) => card === 'blank-canvas')).toHaveLength(1);
  scene.done();
});

test('DEC-56 ZONE-06 blank-canvas: out of a monster slot it goes into the monster deck, and by its death outside the game', () => {
  const BROUGHT = 2;
  const table = () =>
    challenge()
      .player('p1', { items: ['flush'], hand: ['slay'] })
      .monsters({ card: 'blank-canvas', counters: { hp: 2 } })
      .fallbacks();
  const outside = (scene: ReturnType<typeof table>) => scene.view().outside.filter((card) => card === 'blank-canvas');
  const flushed = table();
  flushed.use('p1', 'flush', { mode: 0 }).allPass();
  expect([flushed.cardsOf('monster').includes('blank-canvas'), outside(flushed).length]).toEqual([true, BROUGHT]);
  flushed.done({ midway: 'slots are filled' });
  const slain = table();
  slain.play('p1', 'slay', { targets: ['blank-canvas'] }).resolve();
  expect([slain.discarded('monster'), outside(slain).length]).toEqual([[], BROUGHT + 1]);
  slain.done({ midway: 'slots are filled' });
});

test('blank-canvas: without monsters in the deck it has no HP, and dies', () => {
  const scene = challenge()
    .finalBoss(BOSS)
    .wholeDeck('monster', ['chest', 'ambush'])
    .dice(1)
    .fallbacks('trigger.order');
  scene.endTurn('p1').toActionPhase();
  expect([minionsOf(scene), timerOf(scene)]).toEqual([[], 2]);
  scene.done();
});

test(`${BOSS}: its text speaks of the souls of all players together`, () => {
  const text = (language: 'en' | 'fr') => words(language, { card: cardById }).cardText(cardById(BOSS))[0];
  expect(text('en')).toMatch(/^While the total soul value of all players is less than 6,/u);
  expect(text('fr')).toMatch(/^Tant que la valeur d’âme totale de tous les joueurs vaut moins de 6,/u);
});
