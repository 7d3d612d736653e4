import { describe, expect, test } from 'vitest';
import type { LogEntry, LogLine, PlayerId, View } from '../../../src/engine/index.js';
import { MOST_STORY_EVENTS, storyEventsIn, panelsOf } from '../../../src/discord/messages/story/story-events.js';
import { shownLinesOf } from '../../../src/discord/messages/log/shown-lines.js';
import { isReturn, eventLine, returnLines, storyLines } from '../../../src/discord/messages/story/story-lines.js';
import { LANGUAGES } from '../../../src/text/index.js';
import { aScene, damaged, type Scene } from '../../support/scene.js';
import { speak } from '../support/house.js';
import { HOUR } from '../../support/durations.js';

const w = speak('en');
const names = { player: (id: string) => id.toUpperCase(), card: (id: string) => id };

/** What is worth a panel of what these players have done, as this one is told. */
const told = (scene: Scene, player: PlayerId | null = null) =>
  panelsOf(storyEventsIn(scene.entries(), { view: scene.view(null), player }), MOST_STORY_EVENTS).map((moment) => ({
    kind: moment.kind,
    player: moment.player,
    card: moment.card,
    says: eventLine(moment, w, names),
  }));

test('a soul won from a boss and a death in a fight are worth panels, with who did it and what the log says of it', () => {
  const scene = aScene().monsters(damaged('gurdy', 4), 'fly').dice(6, 1, 1);
  scene.attack('p1', 'gurdy').resolve().endTurn('p1').toActionPhase();
  scene.attack('p2', 'fly').toNextTurn();
  const [soul, death, ...others] = told(scene);
  expect(soul).toMatchObject({ kind: 'soul', player: 'p1', card: 'gurdy' });
  expect(soul!.says).toMatch(/^P1 attacks gurdy: gurdy dies; P1 gains .*a soul\.$/);
  expect(death).toMatchObject({ kind: 'death', player: 'p2' });
  expect(others).toEqual([]);
  const [first, second] = storyEventsIn(scene.entries(), { view: scene.view(null), player: null });
  expect(first).toMatchObject({ rolls: [{ number: 6, hits: true }], souls: { has: 1, goal: 4 } });
  expect(first!.weight).toBeGreaterThan(second!.weight);
  scene.done({ midway: 'the story is what counts' });
});

const view = {
  players: [
    { id: 'p1', souls: 3, soulsToWin: 4 },
    { id: 'p2', souls: 0, soulsToWin: 4 },
  ],
} as unknown as View;
let ids = 0;
const entry = (line: LogLine, to: LogEntry['to'] = 'all', id = `${(ids += 1)}.0`): LogEntry => ({ id, to, line });
const event = (kind: NonNullable<LogLine['event']>, more: Partial<LogLine>): LogLine => ({
  say: 'event',
  event: kind,
  ...more,
});
const kinds = (entries: readonly LogEntry[], player: PlayerId | null = null) =>
  storyEventsIn(entries, { view, player }).map(({ kind }) => kind);

test('each kind of moment is found, penalties and purchases once, and own losses weigh more', () => {
  const stolen = event('giveObject', { player: 'p2', other: 'p1', object: { card: 'meat' }, detail: 'steal' });
  const lines: readonly LogLine[] = [
    event('gainItem', { player: 'p1', object: { card: 'meat' }, detail: 'purchase' }),
    event('purchase', { player: 'p1', object: { card: 'meat' } }),
    event('destroy', { player: 'p1', object: { card: 'meat' }, detail: 'penalty' }),
    event('destroy', { player: 'p1', object: { card: 'meat', owner: 'p2' } }),
    { say: 'barter', player: 'p1', other: 'p2', amount: 3, detail: 'accepted' },
    { say: 'barter', player: 'p1', other: 'p2', amount: 3, detail: 'declined' },
    stolen,
    event('gainCurse', { player: 'p1', object: { card: 'curse-of-the-tower' } }),
    event('preventDeath', { object: { player: 'p1' }, source: 'holy-card' }),
    { say: 'late', player: 'p2', detail: 'answers' },
    { say: 'wins', player: 'p1', amount: 4 },
  ];
  expect(kinds(lines.map((line) => entry(line)))).toEqual([
    'treasure',
    'destroyed',
    'deal',
    'taken',
    'curse',
    'saved',
    'late',
    'win',
  ]);
  const weightFor = (player: PlayerId | null): number => storyEventsIn([entry(stolen)], { view, player })[0]!.weight;
  expect(weightFor('p2')).toBeGreaterThan(weightFor(null));
});

test('whoever is one soul from winning weighs more than another who gains one', () => {
  const gains = (player: PlayerId): LogEntry =>
    entry(event('gainSoul', { player, object: { card: 'gurdy' }, amount: 1 }));
  const [near, far] = storyEventsIn([gains('p1'), gains('p2')], { view, player: null });
  expect(near!.weight).toBeGreaterThan(far!.weight);
  expect(near!.souls).toEqual({ has: 3, goal: 4 });
  const [earlier, later] = storyEventsIn([gains('p1'), gains('p1')], { view, player: null });
  expect([earlier!.souls, later!.souls]).toEqual([null, { has: 3, goal: 4 }]);
});

test('at most three moments have a panel, the weightiest in the order in which they happened', () => {
  const lines = ['p2', 'p1', 'p2', 'p1', 'p2'] as const;
  const deaths = lines.map((player) => entry(event('dies', { object: { player } })));
  const soul = entry(event('gainSoul', { player: 'p2', object: { card: 'gurdy' }, amount: 1 }));
  const chosen = panelsOf(storyEventsIn([soul, ...deaths], { view, player: null }), MOST_STORY_EVENTS);
  expect(chosen.map(({ kind }) => kind)).toEqual(['soul', 'death', 'death']);
  expect(chosen.map(({ at }) => at)).toEqual([0, 4, 5]);
  expect(
    panelsOf(storyEventsIn([entry({ say: 'rollIs', player: 'p1', amount: 6 })], { view, player: null }), 3),
  ).toEqual([]);
});

test('META-03: nothing that was for somebody alone, and nothing that was taken back, is told', () => {
  const secret: LogLine = event('gainSoul', { player: 'p1', object: { card: 'gurdy' }, amount: 1 });
  const open = [1, 2].map((at) => entry(event('gainCoins', { player: 'p1', amount: at })));
  const seen = entry({ say: 'drew', player: 'p1', cards: ['bomb'] }, ['p1']);
  const undone = [
    entry(event('dies', { object: { player: 'p2' } }), 'all', '900.3'),
    entry({ say: 'takenBack', player: 'p1', amount: 3 }, 'all', '900.back.1'),
  ];
  const all = [...open, entry(secret, ['p1']), seen, ...undone];
  expect(kinds(all, 'p1')).toEqual([]);
  for (const language of LANGUAGES) {
    const lines = storyLines(all, storyEventsIn(all, { view, player: 'p1' }), speak(language), names);
    expect(lines).toEqual(storyLines(open, [], speak(language), names));
    expect(lines.join('\n')).not.toContain('bomb');
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  const words = speak(language);
  const small = Array.from({ length: 30 }, (_, at) => entry(event('gainCoins', { player: 'p1', amount: at + 1 })));
  const death = entry(event('dies', { object: { player: 'p2' } }));
  const linesOf = (entries: readonly LogEntry[]): readonly string[] =>
    storyLines(entries, storyEventsIn(entries, { view, player: null }), words, names);

  test('a story has at most ten lines: what weighs most stays, the rest is counted', () => {
    const lines = linesOf([death, ...small]);
    expect(lines).toHaveLength(10);
    expect(lines[0]).toMatch(/^• P2 (dies|meurt)\.$/);
    expect(lines.at(-2)).toContain('30');
    expect(lines.at(-1)).toBe(words.story.smaller(22));
    expect(words.story.smaller(22)).toContain('22');
    expect(linesOf(small.slice(0, 10))).toHaveLength(10);
    expect(linesOf(small.slice(0, 10)).join('\n')).not.toContain('…');
    for (const line of linesOf([entry({ say: 'leaves', player: 'p1', words: 'x'.repeat(900) }), ...small]))
      expect([...line].length).toBeLessThanOrEqual(160);
  });

  test('it comes after an hour without a look and four lines, never while one looks all the time', () => {
    const after = (entries: readonly LogEntry[], looked: number | null) =>
      isReturn({ entries, looked }, 10 * HOUR, words, names);
    expect(after(small, 9 * HOUR)).toBe(true);
    expect(after(small, null)).toBe(true);
    expect(after(small, 9 * HOUR + 1)).toBe(false);
    expect(after(small.slice(0, 4), 0)).toBe(true);
    expect(after(small.slice(0, 3), 0)).toBe(false);
    const secrets = small.map((one): LogEntry => ({ ...one, to: ['p1'] }));
    expect(after(secrets, 0)).toBe(false);
  });
});

test('SOUL-01: a soul that is lost or changes hands is told in the log, in a story and in the news, with both numbers', () => {
  const scene = aScene()
    .player('p1', { souls: ['gurdy'], hand: ['xx-judgement'] })
    .player('p2', { souls: ['monstro', 'fly'] });
  scene.play('p1', 'xx-judgement', { targets: ['p2'] }).allPass();
  scene.answer('p2', 'effect.choose', 'monstro').resolve();
  const entries = scene.entries();
  const lost = entries.find(({ line }) => line.event === 'destroy')!.line;
  expect(lost).toMatchObject({ object: { card: 'monstro', owner: 'p2' }, souls: 1 });
  expect(w.logLine(lost, names)).toBe('P1 destroys monstro (a soul of P2) (xx-judgement).');
  expect(speak('fr').logLine(lost, names)).toContain('monstro (âme de P2)');
  const [moment] = told(scene);
  expect(moment).toMatchObject({ kind: 'destroyed', player: 'p2', card: 'monstro' });
  scene.done();
});

test('SOUL-01: an attack or a death that is told in one line says which souls were lost or changed hands in it', () => {
  const lines: readonly LogLine[] = [
    event('attack', { player: 'p1', object: { card: 'fly' } }),
    event('giveObject', {
      player: 'p2',
      other: 'p1',
      object: { card: 'gurdy', owner: 'p1' },
      detail: 'steal',
      souls: 1,
    }),
    event('destroy', { object: { card: 'monstro', owner: 'p1' }, source: 'curse-of-loss', souls: 1 }),
    { say: 'attackEnds', player: 'p1' },
  ];
  const shown = (language: 'en' | 'fr'): string => {
    const entries = lines.map((line, at) => entry(line, 'all', `70.${at}`));
    return shownLinesOf(entries, speak(language), names)
      .map(({ text }) => text)
      .join('\n');
  };
  expect(shown('en')).toBe('P1 attacks fly: P1 takes a soul from P2: gurdy; P1 loses a soul: monstro.');
  expect(shown('fr')).toContain('P1 prend une âme à P2');
});

test('whoever comes back reads since when, what was done for them first, then what concerns them, with who is they', () => {
  const gains = (player: PlayerId, amount: number): LogEntry => entry(event('gainCoins', { player, amount }));
  const plays: LogLine = { say: 'goesOnStack', player: 'p1', source: 'bomb', detail: 'loot' };
  const entries = [gains('p2', 1), gains('p1', 2), entry(plays), gains('p2', 3), gains('p1', 4)];
  const lines = returnLines({ entries, looked: 5_000 }, [], w, names, 'p1');
  expect(lines[0]).toBe('*Since <t:5:F>:*');
  const told = lines.slice(1);
  expect(told).toHaveLength(5);
  expect(told[0]).toContain('bomb');
  expect(told.map((line) => line.includes('P1 (you)'))).toEqual([true, true, true, false, false]);
  expect(told.slice(1).map((line) => /\d(?=¢)/.exec(line)?.[0])).toEqual(['2', '4', '1', '3']);
  const many = Array.from({ length: 30 }, (_, index) => gains('p2', index + 1));
  const long = returnLines({ entries: [...many, gains('p1', 50)], looked: 5_000 }, [], w, names, 'p1');
  expect(long).toHaveLength(10);
  expect(long[1]).toContain('P1 (you)');
  expect(returnLines({ entries, looked: null }, [], w, names, 'p1')).toEqual(told);
});
