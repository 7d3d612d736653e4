import { describe, expect, test } from 'vitest';
import { apply, decisionOf, openFrom, openGame, type PlayerId, type Session } from '../../../src/engine/index.js';
import { cardById, cardsOf } from '../../../cards/index.js';
import { parseId } from '../../../src/discord/protocol/ids.js';
import { boardMessage, inWordsMessage } from '../../../src/discord/messages/board/board-message.js';
import { nextOf } from '../../../src/discord/messages/board/next.js';
import { embedSize } from '../../../src/discord/protocol/payload.js';
import { namesOf } from '../../../src/discord/format/seat-names.js';
import { barterMessage, readDraft } from '../../../src/discord/messages/barter/barter-page.js';
import { moreMessage } from '../../../src/discord/messages/panel/more-page.js';
import { panelMessage } from '../../../src/discord/messages/panel/panel-message.js';
import { noticeMessage, reasonFor } from '../../../src/discord/messages/notice/notice-message.js';
import { whyMessage } from '../../../src/discord/messages/panel/why-page.js';
import type { Words } from '../../../src/text/index.js';
import { publicView, setupForTable, updated, type Table } from '../../../src/table/index.js';
import { shortResult } from '../../../src/discord/messages/result/result-message.js';
import { refusals } from '../support/limits.js';
import { tableOf } from '../support/long-table.js';
import { moments, type Seen } from '../support/moments.js';
import { plainSeed, speak } from '../support/house.js';
import { openStateOf } from '../../support/open-state.js';
import { stateIn } from '../../support/internals.js';
import { amount } from '../../support/amount.js';
import { resources } from '../../support/resources.js';

const LANGUAGES = ['en', 'fr'] as const;

test('every message of games with four players and the longest names fits into Discord', () => {
  const long = 'x'.repeat(1_500);
  let asked = 0;
  let at = 0;
  for (const seed of amount(['one'], ['one', 'two', 'three'])) {
    for (const { table, log } of moments(seed, 1_500, 24)) {
      at += 1;
      const { seats } = table.data.game;
      const one = seats[at % seats.length]!;
      const asking =
        seats.find(({ player }) => player === (table.session === null ? null : decisionOf(table.session))?.player) ??
        one;
      for (const w of LANGUAGES.map(speak)) {
        expect(refusals(boardMessage(table, w, log))).toEqual([]);
        expect(refusals(noticeMessage(table, TOLD, w))).toEqual([]);
        for (const { user } of new Set([asking, one])) {
          const panel = panelMessage({ table, user: user ?? '', w, page: 0, chosen: [], notice: long });
          expect(refusals(panel)).toEqual([]);
          if (panel.components.length > 1) asked += 1;
        }
        const user = one.user ?? '';
        expect(refusals(moreMessage(table, user, w, long))).toEqual([]);
        expect(refusals(whyMessage(table, user, w))).toEqual([]);
        const deal = barterMessage(table, user, w, readDraft('p2.a3.leaves.-'));
        expect(deal === null ? [] : refusals(deal)).toEqual([]);
      }
    }
  }
  expect(asked).toBeGreaterThan(50);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const w = speak(language);

  test('the lobby fits with four of the longest names', () => {
    expect(refusals(boardMessage(tableOf(null), w, []))).toEqual([]);
  });

  test('the result fits', () => {
    const [moment] = moments('four', 1, 1);
    const { table } = moment!;
    const over = { ...table, data: { ...updated(table.data, { game: { window: null } }), phase: 'over' as const } };
    const shown = boardMessage(over, w, []);
    expect(refusals(shown)).toEqual([]);
    expect(shown.components.flatMap(({ components }) => components).length).toBe(5);
    const link = 'https://discord.com/channels/1/2/3';
    const short = shortResult(over, publicView(over)!, w, link);
    expect(refusals(short)).toEqual([]);
    expect(short.embeds[0]?.description).toContain(link);
  });
});

const TOLD = {
  user: 'u2',
  player: 'p2',
  again: null,
  isShared: false,
  isPaused: false,
  isTurn: false,
  isSecret: false,
  due: null,
} as const;

test('a notice names the one who is told, notifies nobody else, and says why', () => {
  const [moment] = moments('five', 1, 1);
  const notice = noticeMessage(moment!.table, TOLD, speak('en'));
  expect(notice.allowed_mentions).toEqual({ users: ['u2'] });
  expect(notice.content.match(/<@\w+>/g)).toEqual(['<@u2>']);
  expect(notice.content.replace('<@u2>', '').trim()).toBe(reasonFor(moment!.table, 'p2', speak('en')));
});

test('windows: only who has passed by hand is told so, not who was not asked, nor whose time was over', () => {
  const session = openGame(setupForTable(cardsOf(['base']), 4, 4, plainSeed('passed', [4])), resources);
  while (stateIn(session).priority === null) apply(session, decisionOf(session)!.player, decisionOf(session)!.fallback);
  const { player } = decisionOf(session)!;
  apply(session, player, ['pass']);
  const table = tableOf(session);
  const told = (asked: readonly PlayerId[], late: readonly PlayerId[]): string => {
    const window = { ...table.data.game.window!, asked: [...asked], sealed: [] };
    const clock = { ...table.data.clock, late: late.map((one) => ({ player: one, turn: null, window: window.id })) };
    const now = { ...table, data: { ...updated(table.data, { game: { window } }), clock } };
    const about = { table: now, user: `u${player.slice(1)}`, w: speak('en'), page: 0, chosen: [], notice: null };
    const pages = [
      panelMessage(about),
      whyMessage(now, about.user, about.w),
      moreMessage(now, about.user, about.w, null),
    ];
    return JSON.stringify(pages);
  };
  expect(told([player], [])).toContain(speak('en').board.passed);
  expect(told([], [])).not.toContain(speak('en').board.passed);
  expect(told([player], [player])).not.toContain(speak('en').board.passed);
});

test('DEATH-14: after the end of a game, also one that is closed, an open panel says how it ended, and raises no alarm', () => {
  const session = openGame(setupForTable(cardsOf(['base']), 4, 4, plainSeed('closed', [4])), resources);
  const dying = openStateOf(session);
  const item = { id: 's900', controller: 'game', source: null, card: null, roll: null, killer: null } as const;
  dying.stack.push({ ...item, kind: 'death', of: 'p1', asked: [] });
  const table = tableOf(openFrom(dying, resources));
  const shown = (phase: 'playing' | 'over'): string => {
    const now = { ...table, data: { ...table.data, phase } };
    return JSON.stringify(panelMessage({ table: now, user: 'u1', w: speak('en'), page: 0, chosen: [], notice: null }));
  };
  const { title } = speak('en').peril;
  expect(shown('playing')).toContain(title.death);
  expect(shown('over')).not.toContain(title.death);
  expect(shown('over')).toContain(speak('en').lobby.closed);
});

test('nobody sees a hand on the board, and on a panel only their own', () => {
  for (const { table, log } of moments('six', 400, 20)) {
    const { session } = table;
    const board = JSON.stringify(boardMessage(table, speak('en'), log));
    for (const { player, user } of table.data.game.seats) {
      const panel = panelMessage({ table, user: user ?? '', w: speak('en'), page: 0, chosen: [], notice: null });
      const text = JSON.stringify([board, panel]);
      for (const other of table.data.game.seats) {
        if (other.player === player || session === null) continue;
        for (const id of stateIn(session).players[other.player]!.hand) expect(text).not.toContain(`"play:${id}"`);
      }
    }
  }
});

test('with more items than a board can name, the log and the lists get shorter until it fits', () => {
  const session = openGame(setupForTable(cardsOf(['base']), 4, 4, 'seven'), resources);
  const state = openStateOf(session);
  const items = cardsOf(['base']).filter(({ type }) => type === 'treasure');
  for (const player of Object.values(state.players)) {
    const pattern = { ...state.objects[player.area[0]!]!, role: 'item' } as const;
    for (let n = 0; n < 150; n += 1) {
      const id = `o${(1_000 + n) * 10 + Number(player.id.slice(1))}` as const;
      state.objects[id] = { ...pattern, id, card: items[n % items.length]!.id };
      player.area.push(id);
    }
  }
  const table = tableOf(openFrom(state, resources));
  for (const language of LANGUAGES) {
    const board = boardMessage(table, speak(language), []);
    expect(refusals(board)).toEqual([]);
    expect(JSON.stringify(board)).toContain('…');
    for (const user of ['u1', 'u2']) {
      const panel = (page: number) => panelMessage({ table, user, w: speak(language), page, chosen: [], notice: null });
      expect(refusals(panel(0))).toEqual([]);
      expect(refusals(panel(1))).toEqual([]);
    }
  }
});

test('beside its picture the board says who is awaited, why, three lines of the log; in words it says everything', () => {
  for (const { table, log } of moments('beside', 300, 25)) {
    for (const language of LANGUAGES) {
      const w = speak(language);
      const [whole, beside, asked] = [
        boardMessage(table, w, log),
        boardMessage(table, w, log, true),
        inWordsMessage(table, 'u1', w, log),
      ];
      expect(refusals(beside)).toEqual([]);
      expect(refusals(asked)).toEqual([]);
      expect(beside.embeds[0]!.description).toBe(whole.embeds[0]!.description);
      expect((beside.embeds[0]!.fields ?? []).map(({ name }) => name)).toEqual(
        log.length === 0 ? [] : [w.board.heading.log],
      );
      expect((beside.embeds[0]!.fields?.[0]?.value ?? '').split('\n').length).toBeLessThanOrEqual(3);
      expect(embedSize(beside.embeds[0]!)).toBeLessThan(1_200);
      expect(asked.embeds).toEqual(whole.embeds);
      expect(JSON.stringify(beside.components)).toContain(':inwords:');
      expect(JSON.stringify(whole.components)).not.toContain(':inwords:');
    }
  }
});

/** The first moment of a game in which people may answer. */
const firstRound = (seed: string, w: Words): Seen => {
  for (const seen of moments(seed, 400, 1)) {
    if (nextOf(publicView(seen.table)!, w, namesOf(seen.table, w, 'markdown')) !== null) return seen;
  }
  throw new Error('nobody may answer anything');
};

test('the board says what comes when all have passed, and for whom the computer plays', () => {
  const w = speak('en');
  const waiting = firstRound('answers', w);
  const { data } = waiting.table;
  const seats = data.game.seats.map((seat) => (seat.player === 'p2' ? { ...seat, user: null, vacant: 'p2.0' } : seat));
  const board = boardMessage(
    { ...waiting.table, data: updated(data, { game: { seats } }) },
    speak('en'),
    waiting.log,
    true,
  );
  expect(board.embeds[0]!.description).toMatch(/When all have passed, .+\./);
  expect(board.embeds[0]!.description).toMatch(/The computer plays: .+ \(has left\)\./);
  expect(boardMessage(waiting.table, speak('en'), []).embeds[0]!.description).not.toContain('The computer plays');
});

test('chance: the hash of the seed stands under More, not on the board; the seed only at the end', () => {
  const session = openGame(setupForTable(cardsOf(['base']), 4, 4, 'the very seed'), resources);
  const table = tableOf(session);
  const shown = (phase: 'playing' | 'over'): string =>
    JSON.stringify(boardMessage({ ...table, data: { ...table.data, phase } }, speak('en'), []));
  expect(shown('playing')).not.toContain('f'.repeat(64));
  const more = JSON.stringify(moreMessage(table, 'u1', speak('en'), null));
  expect(more).toContain('f'.repeat(64));
  expect(more).not.toContain('the very seed');
  expect(shown('over')).toContain('the very seed');
});

test('TURN-10 TURN-12: who must attack first is told so, and offered neither the end of the turn nor a pass that leads nowhere', () => {
  const session = openGame(setupForTable(cardsOf(['base']), 4, 4, plainSeed('forced', [4])), resources);
  const inAction = (): boolean => stateIn(session).turn.phase === 'action' && stateIn(session).stack.length === 0;
  while (!inAction()) apply(session, decisionOf(session)!.player, decisionOf(session)!.fallback);
  const panelOf = (now: Session): string => {
    const user = `u${stateIn(now).turn.active.slice(1)}`;
    return JSON.stringify(
      panelMessage({ table: tableOf(now), user, w: speak('en'), page: 0, chosen: [], notice: null }),
    );
  };
  const end = speak('en').ui.endTurn;
  expect(panelOf(session)).toContain(`"label":"${end}"`);
  expect(panelOf(session)).toContain('Your turn: play loot, activate an ability, attack or end it.');
  const { turn } = stateIn(session);
  const forced = openFrom({ ...stateIn(session), turn: { ...turn, grants: [{ on: 'any', must: true }] } }, resources);
  expect(panelOf(forced)).toContain('you must attack before you may end it');
  expect(panelOf(forced)).not.toContain(`"label":"${end}"`);
  expect(panelOf(forced)).not.toContain(':pass:');
});

test('more actions than a menu holds are chosen by their kind first, then page by page', () => {
  const session = openGame(setupForTable(cardsOf(['base']), 4, 4, plainSeed('forced', [4])), resources);
  while (stateIn(session).turn.phase !== 'action' || stateIn(session).stack.length > 0)
    apply(session, decisionOf(session)!.player, decisionOf(session)!.fallback);
  const state = openStateOf(session);
  const { active } = state.turn;
  const pattern = state.objects[state.players[active]!.area.find((id) => state.objects[id]?.role === 'item')!]!;
  for (let n = 0; n < 30; n += 1) {
    const id = `o${90_000 + n}` as const;
    state.objects[id] = { ...pattern, id, card: 'jawbone', charged: true };
    state.players[active]!.area.push(id);
  }
  const table = tableOf(openFrom(state, resources));
  const user = `u${active.slice(1)}`;
  const panel = (page: number) => panelMessage({ table, user, w: speak('en'), page, chosen: [], notice: null });
  const values = (page: number): readonly string[] =>
    panel(page).components.flatMap((row) =>
      row.components.flatMap((part) => (part.type === 3 ? part.options.map(({ label }) => label) : [])),
    );
  const kinds = values(0).filter((label) => /\(\d+\)$/.test(label));
  expect(kinds).toEqual(expect.arrayContaining([expect.stringMatching(/^Activate \(3\d\)$/)]));
  const pages = Array.from({ length: 6 }, (_, page) => page);
  for (const page of pages) expect(refusals(panel(page))).toEqual([]);
  const offered = new Set(pages.flatMap((page) => JSON.stringify(panel(page)).match(/use:o\d+:\w+/g) ?? []));
  expect(offered.size).toBeGreaterThanOrEqual(30);
});

test('ZONE-07: a top card that one may always look at stands on that panel, and nowhere else', () => {
  const session = openGame(setupForTable(cardsOf(['base']), 4, 4, plainSeed('forced', [4])), resources);
  const state = openStateOf(session);
  const { active } = state.turn;
  const { area } = state.players[active]!;
  const item = area.find((id) => state.objects[id]?.role === 'item')!;
  state.objects[item] = { ...state.objects[item]!, card: 'theres-options' };
  state.decks.treasure.push('guppys-collar');
  const table = tableOf(openFrom(state, resources));
  const panel = (user: string) =>
    JSON.stringify(panelMessage({ table, user, w: speak('en'), page: 0, chosen: [], notice: null }));
  for (const { player, user } of table.data.game.seats)
    if (player === active) expect(panel(user ?? '')).toMatch(/You see on the treasure deck: .*Guppy's Collar/);
    else expect(panel(user ?? '')).not.toContain("Guppy's Collar");
  expect(JSON.stringify(boardMessage(table, speak('en'), []))).not.toContain("Guppy's Collar");
});

test('SETUP-06: the board names the bonus souls that can still be gained', () => {
  const [moment] = moments('six', 1, 1);
  const [board] = boardMessage(moment!.table, speak('en'), []).embeds ?? [];
  const souls = board?.fields?.find(({ name }) => name === 'Bonus souls')?.value ?? '';
  expect(souls.split('\n').toSorted()).toEqual(['Soul of Gluttony', 'Soul of Greed', 'Soul of Guppy']);
});

/** The panel of whoever is asked. */
const panelOfAsked = (table: Table) => {
  const user = `u${decisionOf(table.session!)!.player.slice(1)}`;
  return panelMessage({ table, user, w: speak('en'), page: 0, chosen: [], notice: null });
};

test('who is asked about a roll can read the card that it is for', () => {
  const w = speak('en');
  let found = 0;
  for (const seed of ['one', 'two', 'three'])
    for (const { table } of moments(`rolls ${seed}`, 300, 1)) {
      const top = stateIn(table.session!).stack.at(-1);
      if (top?.kind !== 'roll' || top.card === null || decisionOf(table.session!)?.key !== 'priority') continue;
      const [first] = panelOfAsked(table).embeds[0]!.fields!;
      expect(first?.name).toBe(w.cardName(top.card));
      const [text] = w.cardText(cardById(top.card));
      if (text === undefined) continue; // nothing but numbers
      expect(first?.value).toContain(text.slice(0, 60));
      found += 1;
    }
  expect(found).toBeGreaterThan(0);
});

test('windows: a target that is asked after the declaration is asked with the reason why', () => {
  const session = openGame(setupForTable(cardsOf(['base']), 4, 4, 'again'), resources);
  const { chooseAgain } = speak('en').board;
  const shown = (): string => JSON.stringify(panelOfAsked(tableOf(session)));
  const next = (...options: readonly string[]): void => {
    const { player, fallback } = decisionOf(session)!;
    apply(session, player, options.length > 0 ? options : fallback);
  };
  while (decisionOf(session)?.options.some(({ id }) => id === 'attack') !== true) next();
  expect(shown()).not.toContain(chooseAgain);
  next('attack');
  while (decisionOf(session)?.key === 'priority') next();
  expect(decisionOf(session)?.key).toBe('attack.target');
  expect(shown()).toContain(chooseAgain);
});

test.each(LANGUAGES)(
  'why something cannot be done takes the place of the panel, and leads back to it (%s)',
  (language) => {
    const session = openGame(setupForTable(cardsOf(['base']), 4, 4, 'again'), resources);
    const table = tableOf(session);
    const { player } = decisionOf(session)!;
    const other = table.data.game.seats.find((seat) => seat.player !== player)!;
    const shown = whyMessage(table, other.user!, speak(language));
    expect(refusals(shown)).toEqual([]);
    const [row] = JSON.parse(JSON.stringify(shown.components)) as readonly {
      readonly components: readonly { readonly custom_id: string; readonly label: string }[];
    }[];
    expect(row!.components.map(({ custom_id: id, label }) => [parseId(id)?.verb, label])).toEqual([
      ['page', speak(language).more.toPanel],
      ['more', speak(language).ui.more],
    ]);
  },
);
