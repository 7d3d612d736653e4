import { expect, test } from 'vitest';
import { sets } from '../../cards/index.js';
import { coverageBySet, coverageTable, focused, goalsOf, openCoverage } from '../../tools/sims/sim-coverage.js';
import { simulate, summary } from '../../tools/sims/sim-games.js';
import { asText } from '../../tools/sims/sim-options.js';
import { poolOf } from '../../src/table/index.js';
import { aScene, withCounters, type Scene } from '../support/scene.js';

const base = sets[0]!.cards;
const named = (id: string) => base.find((card) => card.id === id)!;

test('sim: of a card there is to reach its being in play, each mode, row, option and replacement', () => {
  const told = (id: string) => goalsOf(named(id)).map(({ kind, what }) => `${kind} ${what}`.trim());
  expect(told('a-penny')).toEqual(['card', 'mode loot 0']);
  expect(told('pills').filter((goal) => goal.startsWith('row')).length).toBeGreaterThan(1);
  expect(told('soul-of-guppy')).toEqual(['card', 'claim']);
});

test('sim: the coverage tells what games have reached, and focused games reach what is rare', () => {
  const coverage = openCoverage(base);
  const options = { games: 1, players: 3, seed: 'cover', bots: ['random'] as const, cards: base, alwaysAsked: true };
  simulate(options, () => undefined, { coverage });
  const before = coverage.missing();
  const table = coverageTable(coverage.goals(), before, before);
  expect(table.card.all).toBe(base.length);
  expect(table.card.games).toBeGreaterThan(30);
  expect(table.card.games + table.card.missing.length).toBe(table.card.all);
  expect(table.mode.games).toBeGreaterThan(10);
  expect(table.row.games).toBeGreaterThan(0);
  const rare = before.find(({ card, kind }) => kind === 'card' && named(card).type === 'monster')!;
  const cards = focused(base, [rare]);
  const deck = cards.filter(({ type }) => type === 'monster').reduce((sum, { copies }) => sum + copies, 0);
  expect(cards.find(({ id }) => id === rare.card)!.copies).toBeGreaterThanOrEqual(Math.floor(deck / 2));
  simulate({ ...options, cards }, () => undefined, { coverage });
  expect(coverage.missing().filter(({ card, kind }) => card === rare.card && kind === 'card')).toEqual([]);
  expect(coverageTable(coverage.goals(), before, coverage.missing()).card.focused).toBeGreaterThan(0);
});

test('the coverage is told set by set, with the backs of cards, and focused games bring the front of a back', () => {
  const back = { ...named('bomb'), id: 'other-side' };
  const cards = [named('a-penny'), { ...named('pills'), set: 'requiem' }, { ...named('mom'), set: 'requiem', back }];
  const coverage = openCoverage(cards);
  const goals = coverage.goals();
  const tables = coverageBySet(cards, goals, coverage.missing(), coverage.missing());
  expect(Object.keys(tables)).toEqual(['base', 'requiem']);
  expect([tables['base']?.card.missing, tables['requiem']?.card.missing]).toEqual([
    ['a-penny'],
    ['pills', 'mom', 'other-side'],
  ]);
  expect(asText(summary([], { seconds: 1 }), tables)).toContain(
    'requiem card: 0 of 3 reached, 0 more in focused games; not reached: pills mom other-side',
  );
  const wanted = goals.filter(({ card }) => card === 'other-side');
  expect(focused([...base, ...cards.slice(2)], wanted).findLast(({ id }) => id === 'mom')!.copies).toBeGreaterThan(50);
});

/** What of the modes of a card is not reached yet once the scene stands as it does. */
const missingOf = (card: string, scene: Scene): readonly string[] => {
  const coverage = openCoverage(poolOf(['warp-zone', 'summer-of-isaac']).filter(({ id }) => id === card));
  coverage.seen(
    scene.session(),
    scene.entries().map(({ line }) => line),
  );
  return coverage.missing().flatMap((goal) => (goal.kind === 'mode' ? [goal.what] : []));
};

test('an ability that is given to others is reached of the card that gives it', () => {
  const scene = aScene().player('p1', { items: [withCounters('magic-mushroom', 1)] });
  expect(missingOf('magic-mushroom', scene)).toContain('tap.mushroom 0');
  scene.use('p1', 'plain', { ability: 'tap.mushroom', targets: ['magic-mushroom'] });
  expect(missingOf('magic-mushroom', scene)).not.toContain('tap.mushroom 0');
  scene.resolve().done();
});

test('DEC-33: the counters that a bonus soul loses without the stack are reached', () => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins'] })
    .outside('strawberry')
    .dice(1);
  scene.play('p1', 'roll-for-coins').resolve();
  expect(missingOf('strawberry', scene)).toEqual(['end 0']);
  scene.endTurn('p1').toActionPhase();
  expect(missingOf('strawberry', scene)).toEqual([]);
  scene.done();
});
