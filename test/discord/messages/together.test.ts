import { expect, test } from 'vitest';
import { cardsOf } from '../../../cards/index.js';
import { barterMessage } from '../../../src/discord/messages/barter/barter-page.js';
import { boardMessage, inWordsMessage } from '../../../src/discord/messages/board/board-message.js';
import { newsMessage } from '../../../src/discord/messages/news/news-message.js';
import { panelMessage } from '../../../src/discord/messages/panel/panel-message.js';
import { storyEventsIn } from '../../../src/discord/messages/story/story-events.js';
import { concedeMessage } from '../../../src/discord/messages/table/quitting-page.js';
import { boardAlt } from '../../../src/discord/picture/scene/alt.js';
import { namesOf } from '../../../src/discord/format/seat-names.js';
import { drawableBoard } from '../../../src/discord/live-messages/pictures/drawables.js';
import {
  apply,
  decisionOf,
  openFrom,
  openGame,
  turnOf,
  viewFor,
  type LogEntry,
  type LogLine,
  type Session,
} from '../../../src/engine/index.js';
import { setupForTable, STANDARD, updated, type Table, type TableOptions } from '../../../src/table/index.js';
import { openStateOf, type OpenState } from '../../support/open-state.js';
import { plainSeed, speak } from '../support/house.js';
import { refusals } from '../support/limits.js';
import { tableOf } from '../support/long-table.js';
import { resources } from '../../support/resources.js';

const LANGUAGES = ['en', 'fr'] as const;
const TOGETHER: TableOptions = { ...STANDARD, bonusSouls: false, mode: 'together' };

/** A game together in the action phase of the first turn, with this changed by hand. */
const begun = (change: (state: OpenState) => void = () => undefined): Session => {
  const setup = setupForTable(cardsOf(['base']), 2, 4, plainSeed('together', [2]), TOGETHER);
  const session = openGame(setup, resources);
  while (!decisionOf(session)!.options.some(({ id }) => id === 'end')) {
    const { player, fallback } = decisionOf(session)!;
    apply(session, player, fallback);
  }
  const state = openStateOf(session);
  change(state);
  return openFrom(state, resources);
};

/** A table of two people, or of one who plays for both. */
const tableWith = (session: Session, isAlone = false): Table => {
  const table = tableOf(session, 2);
  const { active } = turnOf(session);
  const seats = table.data.game.seats.map((seat, at) => ({
    ...seat,
    name: at === 0 ? 'Ann' : isAlone ? 'Ann 2' : 'Bob',
    ...(isAlone ? { user: 'u1' } : {}),
    ...(isAlone && seat.player !== active ? { aside: true as const } : {}),
  }));
  return {
    ...table,
    data: updated(table.data, {
      game: { seats, options: { ...TOGETHER, ...(isAlone ? { alone: true as const } : {}) } },
    }),
  };
};

const textIn = (shown: unknown): string => JSON.stringify(shown);

test.each(LANGUAGES)(
  'COOP-03 COOP-07: board and panel say timer and souls together, and how one wins (%s)',
  (language) => {
    const w = speak(language);
    const session = begun((state) => {
      state.timer = 5;
    });
    const table = tableWith(session);
    const line = w.ways.state({ timer: 5, souls: { has: 0, goal: 4 }, cap: null });
    const user = `u${turnOf(session).active.slice(1)}`;
    const panel = panelMessage({ table, user, w, page: 0, chosen: [], notice: null });
    for (const shown of [
      boardMessage(table, w, []),
      boardMessage(table, w, [], true),
      inWordsMessage(table, user, w, []),
      panel,
    ]) {
      expect(textIn(shown)).toContain(line);
      expect(refusals(shown)).toEqual([]);
    }
    const tip = w.ways.firstTurn({ timer: 5, souls: { has: 0, goal: 4 }, cap: null });
    expect(panel.embeds[0]?.description).toContain(tip);
    expect(textIn(panel)).not.toContain(w.ways.turnTo('Bob'));
    expect(textIn(boardMessage(table, w, []))).not.toMatch(/(souls|âmes) 0\/4/);
    const view = viewFor(session, null);
    expect(drawableBoard(table, w, [])?.alt).toContain(
      w.ways.pictured({ timer: 5, souls: { has: 0, goal: 4 }, cap: null }),
    );
    expect(boardAlt(view, '', w, namesOf(table, w, 'plain'), 1_024)).not.toMatch(/0 (of|sur) 4/);
  },
);

test.each(LANGUAGES)('COOP-09: whoever plays for both sees both hands and turns with a button (%s)', (language) => {
  const w = speak(language);
  const session = begun();
  const table = tableWith(session, true);
  const { active } = turnOf(session);
  const [own, other] = active === 'p1' ? ['Ann', 'Ann 2'] : ['Ann 2', 'Ann'];
  const panel = panelMessage({ table, user: 'u1', w, page: 0, chosen: [], notice: null });
  expect(refusals(panel)).toEqual([]);
  expect(panel.embeds[0]?.description).toContain(w.ways.playsFor(own));
  const field = panel.embeds[0]?.fields?.find(({ name }) => name === w.ways.handOf(other));
  for (const { card } of viewFor(session, active === 'p1' ? 'p2' : 'p1').hand)
    expect(field?.value).toContain(w.cardName(card));
  expect(textIn(panel)).toContain(w.ways.turnTo(other));
  expect(textIn(boardMessage(table, w, []))).not.toContain(w.barter.button);
});

test('COOP-09: a partner never sees the hand of the other', () => {
  const w = speak('en');
  const session = begun();
  const panel = panelMessage({ table: tableWith(session), user: 'u1', w, page: 0, chosen: [], notice: null });
  expect(textIn(panel)).not.toContain('Hand of');
});

test.each(LANGUAGES)('BARTER-05: nothing can be offered, but the window can be held (%s)', (language) => {
  const w = speak(language);
  const draft = { to: null, amount: 0, gives: true, promise: null, about: '', things: [], wants: [], isThings: false };
  const page = barterMessage(tableWith(begun()), 'u1', w, draft)!;
  expect(refusals(page)).toEqual([]);
  const names = { player: String, card: String, typed: String };
  expect(textIn(page)).toContain(w.errors.refusal({ why: 'mode', problem: 'barter', seats: 2 }, names));
  expect(textIn(page)).not.toContain(w.barter.send);
  expect(textIn(page)).toContain(w.barter.wait.start);
});

test.each(LANGUAGES)('COOP-06 COOP-07: result, news and picture say that all have won or lost (%s)', (language) => {
  const w = speak(language);
  for (const winners of [[], ['p1', 'p2']] as const) {
    const session = begun((state) => {
      state.timer = winners.length === 0 ? 0 : 3;
      state.outcome = { winners };
    });
    const playing = tableWith(session);
    const table: Table = { ...playing, data: { ...updated(playing.data, { game: { window: null } }), phase: 'over' } };
    const now = { timer: winners.length === 0 ? 0 : 3, souls: { has: 0, goal: 4 }, cap: null };
    const said = w.ways.result(winners.length > 0, now);
    const result = boardMessage(table, w, []);
    expect(result.embeds[0]?.description).toContain(said);
    expect(refusals(result)).toEqual([]);
    expect(newsMessage(table, [], w, { server: null, isResult: true })?.content).toContain(said);
    expect(drawableBoard(table, w, [])?.alt).toContain(said);
  }
});

test.each(LANGUAGES)(
  'COOP-06: giving up says what becomes of a partner, and of the game without one (%s)',
  (language) => {
    const w = speak(language);
    const session = begun();
    expect(textIn(concedeMessage(tableWith(session), 'u1', w))).toContain(
      JSON.stringify(w.quitting.sure(null)).slice(1, -1),
    );
    expect(textIn(concedeMessage(tableWith(session, true), 'u1', w))).toContain(w.quitting.sureTogether);
  },
);

test.each(LANGUAGES)(
  'COOP-04: everybody hears when the timer is nearly over, and of souls of both (%s)',
  (language) => {
    const w = speak(language);
    const table = tableWith(begun());
    const entry = (n: number, line: LogLine): LogEntry => ({ id: `1.${n}`, to: 'all', line });
    const told = (...lines: readonly LogLine[]): string | undefined =>
      newsMessage(
        table,
        lines.map((line, n) => entry(n, line)),
        w,
        { server: null, isResult: false },
      )?.content;
    const ticks = (amount: number): LogLine => ({ say: 'timer', amount, detail: 'roundEnds' });
    expect(told(ticks(3))).toBeUndefined();
    expect(told(ticks(3), ticks(2))).toBe(w.news.timer(2, 0));
    const soul: LogLine = { say: 'event', event: 'gainSoul', player: 'p1', object: { card: 'pin' }, amount: 1 };
    expect(told(soul)).toMatch(/0 (of 4 together|sur 4 en tout)\.$/);
  },
);

test('COOP-04 COOP-06: the story of a game together tells the ticks of the timer and how all have lost or won', () => {
  const view = viewFor(begun(), null);
  const lines: readonly LogLine[] = [
    { say: 'timer', amount: 8 },
    { say: 'timer', amount: 1, detail: 'diesInOwnTurn' },
    { say: 'allWin', amount: 4 },
    { say: 'allLose' },
  ];
  const entries = lines.map((line, n): LogEntry => ({ id: `${n}.0`, to: 'all', line }));
  expect(storyEventsIn(entries, { view, player: null }).map(({ kind }) => kind)).toEqual(['tick', 'win', 'lost']);
});
