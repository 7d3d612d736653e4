import { describe, expect, test } from 'vitest';
import { type Cost, type LogEntry, outcomeOf } from '../../../src/engine/index.js';
import { readable } from '../../../src/discord/messages/accessible.js';
import { boardMessage, inWordsMessage } from '../../../src/discord/messages/board/board-message.js';
import { offerMessage } from '../../../src/discord/messages/barter/offer-message.js';
import { barterMessage, readDraft } from '../../../src/discord/messages/barter/barter-page.js';
import { formerHandMessage, handMessage } from '../../../src/discord/messages/panel/hand-message.js';
import { helpMessage } from '../../../src/discord/messages/person/help-page.js';
import { gameFilesMessage, replayFileMessage } from '../../../src/discord/messages/result/game-files.js';
import { replayMessage } from '../../../src/discord/messages/result/replay-page.js';
import { inspectable, inspectMessage } from '../../../src/discord/messages/inspect/inspect-page.js';
import { logLines } from '../../../src/discord/messages/log/log-lines.js';
import { logPageMessage, placeIn } from '../../../src/discord/messages/log/log-page.js';
import {
  callMessage,
  keptMessage,
  lobbyMessage,
  waitsMessage,
} from '../../../src/discord/messages/table/lobby-message.js';
import { acceptQuickMessage } from '../../../src/discord/messages/table/quick-page.js';
import { moreMessage } from '../../../src/discord/messages/panel/more-page.js';
import { formerMessage, movedMessage } from '../../../src/discord/messages/board/moved.js';
import {
  dataMessage,
  erasedMessage,
  eraseMessage,
  exportMessage,
} from '../../../src/discord/messages/person/data-page.js';
import { askingMessage } from '../../../src/discord/messages/panel/asking-page.js';
import { planMessage } from '../../../src/discord/messages/panel/plan-page.js';
import { untilBackMessage } from '../../../src/discord/messages/panel/until-back-page.js';
import { readyMessage } from '../../../src/discord/messages/panel/ready-page.js';
import { rememberedOrdersMessage } from '../../../src/discord/messages/panel/remembered-orders-page.js';
import { panelMessage } from '../../../src/discord/messages/panel/panel-message.js';
import {
  directAnswerMessage,
  directEndedMessage,
  directNoticeMessage,
} from '../../../src/discord/messages/notice/direct-page.js';
import { storyEventsIn } from '../../../src/discord/messages/story/story-events.js';
import { newsMessage } from '../../../src/discord/messages/news/news-message.js';
import { storyEmbed, storyLines } from '../../../src/discord/messages/story/story-lines.js';
import { namesOf } from '../../../src/discord/format/seat-names.js';
import { endedNoticeMessage, noticeMessage } from '../../../src/discord/messages/notice/notice-message.js';
import { digestMessage, tablesMessage } from '../../../src/discord/messages/notice/tables-page.js';
import { sharedMessage, situationMessage } from '../../../src/discord/messages/panel/situation-message.js';
import { practiceMessage } from '../../../src/discord/messages/panel/practice-message.js';
import { invitationMessage, replaceMessage } from '../../../src/discord/messages/table/replace-page.js';
import { riskMessage } from '../../../src/discord/messages/choice/risk.js';
import { archivedMessage, resultMessage } from '../../../src/discord/messages/result/result-message.js';
import { ownSettingsMessage } from '../../../src/discord/messages/person/settings-page.js';
import { serverPeopleMessage } from '../../../src/discord/messages/managing/server-people-page.js';
import {
  managedTableMessage,
  seatGivenMessage,
  serverTablesMessage,
} from '../../../src/discord/messages/managing/server-tables-page.js';
import { serverSettingsMessage } from '../../../src/discord/messages/table/server-settings-page.js';
import { clockMessage } from '../../../src/discord/messages/table/clock-page.js';
import { decksMessage } from '../../../src/discord/messages/table/decks-page.js';
import { variantsMessage } from '../../../src/discord/messages/table/variants-page.js';
import { listsMessage, settingsMessage } from '../../../src/discord/messages/table/table-settings-page.js';
import { countedWalk, OWN_STATISTICS } from './counted-walk.js';
import { houseCardsWalk } from './house-cards-walk.js';
import { whyMessage } from '../../../src/discord/messages/panel/why-page.js';
import type { Payload } from '../../../src/discord/protocol/payload.js';
import { USUAL } from '../../../src/discord/memory/people.js';
import {
  MOST_EXCEPTIONS,
  publicView,
  PUZZLES,
  updated,
  type SeatTaken,
  type ServerSettings,
  type Table,
} from '../../../src/table/index.js';
import { MOST_MOMENTS, NOTHING_READY } from '../../../src/table/record/fields/ready-answers.js';
import { TOPICS, type Words } from '../../../src/text/index.js';
import { allCards } from '../../../cards/index.js';
import {
  concedeMessage,
  endMessage,
  endProposalMessage,
  vacantMessage,
  leaveMessage,
} from '../../../src/discord/messages/table/quitting-page.js';
import { mendMessage, mendProposalMessage } from '../../../src/discord/messages/table/mending-page.js';
import { rewindMessage, rewindProposalMessage } from '../../../src/discord/messages/table/rewinding-page.js';
import { reportMessage } from '../../../src/discord/messages/inspect/report-page.js';
import { tableOf } from '../support/long-table.js';
import { readTree } from '../../checks/tree.js';
import { LOOKUP_BUILDERS, walked } from '../support/lookup-walk.js';
import { mendables, mendPaths, someMends } from '../support/mendables.js';
import { refusals, unescaped } from '../support/limits.js';
import { moments, type Seen } from '../support/moments.js';
import { misprints } from '../../support/french-print.js';
import { speak } from '../support/house.js';
import { amount } from '../../support/amount.js';
const PEOPLE = 8;
const USERS = ['u1', 'u8', 'somebody else'];

/** Words before which Discord's "in 3 hours" and "3 hours ago" cannot be read, with the stamps behind them. */
const MISREAD = /(?:\b(?:until|since|before|after|depuis|avant|après)|jusqu['’](?:à|au)) <t:\d+:R>/gu;

const NOTICE = 'x'.repeat(1_500);
const ID = '9'.repeat(19);
const LATE = { how: 'late', did: 'endsTurn', next: 'oneMore' } as const;

/** Everything that `src/discord/messages` can build for one person at one moment, by the builder's name. */
type Walk = Readonly<Record<string, readonly (Payload | null)[]>>;

const offer = {
  id: ID,
  from: 'p1',
  to: 'p8',
  payer: 'p8',
  amount: 100,
  favour: '*'.repeat(120),
  holds: null,
} as const satisfies Omit<Table['data']['social']['offers'][number], 'promise'>;

/** More cards than anybody has in hand, for everybody. */
const fullHands = ({ players }: NonNullable<ReturnType<typeof publicView>>) =>
  Object.fromEntries(players.map(({ id }) => [id, Array.from({ length: 40 }, () => 'soul-of-gluttony')]));

const withOffers = (table: Table): Table => ({
  ...table,
  data: updated(table.data, {
    social: { offers: Array.from({ length: 7 }, (_, index) => ({ ...offer, id: `${index}`, promise: null })) },
  }),
});

/** More decisions to go back to than a menu holds, of several turns. */
const PAST_DECISIONS = Array.from({ length: 150 }, (_, at) => ({
  transition: 999_999 - at,
  turn: 199 - (at % 8),
  to: 'toEffect' as const,
  player: 'p8' as const,
  card: 'soul-of-gluttony',
}));

/** The log with as many promises in own words as its pages can have. */
const promising = (log: readonly LogEntry[]) => {
  const promises = Array.from({ length: 20 }, (_, n) => ({
    offer: `${n}`,
    by: 'p8' as const,
    user: null,
    words: '*'.repeat(120),
  }));
  const line = { say: 'barter', detail: 'typed', player: 'p8', other: 'p1', words: '*'.repeat(120) } as const;
  const said = promises.map(({ offer }): LogEntry => ({ id: `0.0.barter.${offer}.typed`, to: 'all', line }));
  return { entries: [...log, ...said], promises };
};

/** Costs of many kinds at once. */
const DEAR: readonly Cost[] = [
  { pay: 'tap' },
  { pay: 'coins', amount: 100 },
  { pay: 'counters', amount: 12 },
  { pay: 'anyCounters' },
  { pay: 'discardLoot', amount: 12 },
  { pay: 'hp', amount: 12 },
  { pay: 'destroyThis' },
  { pay: 'timer', amount: 12 },
  { pay: 'getCounters', amount: 12, named: 'doodle' },
];

const TIMES = { always: 999, concerns: 999, matters: 999, decides: 999 };

/** Everybody has said as much of what they are asked as one can. */
const exceptional = (table: Table): Table => {
  const exceptions = MOST.slice(0, MOST_EXCEPTIONS).map(
    (card) => ({ ask: 'always', about: { is: 'card', card } }) as const,
  );
  return {
    ...table,
    data: updated(table.data, { game: { seats: table.data.game.seats.map((seat) => ({ ...seat, exceptions })) } }),
  };
};

/** The same table over days, with the longest account for everybody. */
const overDays = (table: Table): Table => {
  const { options, seats } = exceptional(table).data.game;
  const pace = { name: 'days', answer: null, turn: null, lateTurn: 'end' } as const;
  const moment = { turn: 99, about: { is: 'card', card: MOST[0]! } as const, cards: MOST.slice(0, 3) };
  const untilBack = { ended: 99, passed: 99, others: 99, could: Array.from({ length: MOST_MOMENTS }, () => moment) };
  const away = seats.map((seat) => ({ ...seat, ready: { ...NOTHING_READY, ...seat.ready, untilBack } }));
  return { ...table, data: updated(table.data, { game: { options: { ...options, pace }, seats: away } }) };
};

/** The longest story that there can be, and that of this log. */
const LONG_STORY = storyEmbed(
  'x'.repeat(256),
  Array.from({ length: 10 }, () => 'x'.repeat(160)),
);
const storyIn = (log: readonly LogEntry[], table: Table, w: Words) => {
  const moments = storyEventsIn(log, { view: publicView(table)!, player: 'p1' });
  return storyEmbed(w.story.slept, storyLines(log, moments, w, namesOf(table, w, 'markdown')));
};

/** What can be built while a game goes on. */
const inGame = ({ table, log }: Seen, user: string, w: Words): Walk => {
  const panel = panelMessage({ table, user, w, page: 0, chosen: [], notice: NOTICE });
  const board = boardMessage(table, w, log);
  const told = table.data.game.seats.map(({ player }) => ({
    user: ID,
    player,
    again: 'nudged' as const,
    isShared: true,
    isPaused: false,
    isTurn: false,
    isSecret: true,
    due: 9e12,
  }));
  const journal = (arg: string) => {
    const { entries, promises } = promising(log);
    const kept = { ...table, data: updated(table.data, { social: { promises } }) };
    return logPageMessage({ table: kept, user, w, entries, place: placeIn(arg), moderates: true });
  };
  return {
    boardMessage: [board, boardMessage(withOffers(table), w, log), boardMessage(withOffers(table), w, log, true)],
    inWordsMessage: [inWordsMessage(table, user, w, log)],
    panelMessage: [
      panel,
      panelMessage({ table, user, w, page: 0, chosen: [], notice: null, above: LONG_STORY }),
      panelMessage({ table, user, w, page: 0, chosen: [], notice: null, above: storyIn(log, table, w) }),
    ],
    noticeMessage: told.map((one) => noticeMessage(table, one, w)),
    directNoticeMessage: told.map((one) => directNoticeMessage(table, one, ID, w, LONG_STORY)),
    directAnswerMessage: [NOTICE, null].map((done) => directAnswerMessage(table, user, done, ID, w)),
    handMessage: [user === 'somebody else' ? null : handMessage(table, user, w)],
    leaveMessage: [leaveMessage(table, user, w)],
    newsMessage: [false, true].map((isResult) => newsMessage(table, log, w, { server: ID, isResult })),
    formerHandMessage: [formerHandMessage(table, user, w)],
    moreMessage: [moreMessage(table, user, w, NOTICE)],
    whyMessage: [whyMessage(table, user, w)],
    riskMessage: [
      ...(['ownSoul', 'lastHp'] as const).map((is) => ({ is, card: 'soul-of-gluttony' })),
      { is: 'aimless' as const, card: 'challenge-day-of-the-doodler-normal-day-of-the-doodler-hard', costs: DEAR },
    ].map((risk) => riskMessage(table, user, w, risk, 'pass')),
    barterMessage: ['p2.a3.leaves.-', '-.g0.-.-'].map((draft) => barterMessage(table, user, w, readDraft(draft))),
    offerMessage: [offerMessage(table, { ...offer, promise: null }, w)],
    rememberedOrdersMessage: [rememberedOrdersMessage(table, user, w, NOTICE)],
    askingMessage: [
      askingMessage(exceptional(table), user, w, {
        lately: { turns: 4, times: TIMES, untilBack: { asked: 6, passed: 5 }, cards: MOST },
        notice: NOTICE,
      }),
    ],
    untilBackMessage: [false, true].map((changes) =>
      untilBackMessage(overDays(table), user, w, { lately: null, notice: NOTICE, changes, isDirect: false }),
    ),
    planMessage: [0, 99].map((page) => planMessage(table, user, w, page, NOTICE)),
    readyMessage: [0, 99].map((page) => readyMessage(table, user, w, page, NOTICE)),
    logPageMessage: ['', 'o0', 'b0', 'f0', 'n1'].map(journal),
    helpMessage: [null, ...TOPICS, 'eden-only' as const].map((topic) =>
      helpMessage({ table, user, w, topic, isDirect: false }),
    ),
    situationMessage: [null, PUZZLES[9].id].flatMap((puzzle) =>
      (['playing', 'over'] as const).flatMap((phase) =>
        ([null, 'solved', 'failed'] as const).map((result) => {
          const data = { ...updated(table.data, { game: { situation: { puzzle, result } } }), phase };
          return situationMessage({ ...table, data }, panel, w);
        }),
      ),
    ),
    sharedMessage: [sharedMessage('x'.repeat(1_500), true, w), sharedMessage('x'.repeat(6_000), false, w)],
    practiceMessage: [practiceMessage(table, user, w, { panel, chosen: [], log, notice: NOTICE })],
    inspectMessage: ['', 'gone', ...inspectable(table, user, w).map(({ value }) => value)].map((path) =>
      inspectMessage(table, user, w, path),
    ),
  };
};

const MOST = allCards.map(({ id }) => id);
const server: ServerSettings = {
  channels: Array.from({ length: 25 }, () => ID),
  tables: 100,
  idleDays: 90,
  language: 'fr',
  souls: 8,
  takeBack: true,
  picture: true,
  thread: true,
  startsFull: true,
  quick: true,
  freeText: true,
  statistics: true,
  archive: ID,
  role: ID,
};
const seatTaken: SeatTaken = {
  channel: ID,
  game: 'ab12cd',
  phase: 'playing',
  isHost: true,
  isAwaited: true,
  seat: null,
};

/** With a mark that turns the direction of reading, which is to be seen nowhere. */
const LONG_NAME = `\u202E${'*'.repeat(32)}`;
const named = ({ table, log }: Seen): Seen => ({
  table: {
    ...table,
    data: updated(table.data, { game: { seats: table.data.game.seats.map((seat) => ({ ...seat, name: LONG_NAME })) } }),
  },
  log,
});
const KEPT = {
  seats: Array.from({ length: 99 }, () => seatTaken),
  questions: [],
  games: [{ server: ID, left: 99, games: 999 }],
  keptOut: [{ server: ID, since: 9e12 }],
  statistics: OWN_STATISTICS,
  leagues: [ID],
};
const KEPT_OUT = Array.from({ length: 40 }, (_, index) => ({
  user: `${BigInt(ID) - BigInt(index)}`,
  name: index % 2 === 0 ? LONG_NAME : null,
  since: 9e12,
}));
const LEAVERS = Array.from({ length: 40 }, () => ({ user: ID, name: LONG_NAME, left: 999, games: 9999 }));

/** What can be built before a game, after it, and beside it. */
const aroundGame = ({ table, log }: Seen, user: string, w: Words): Walk => {
  const lobby = tableOf(null, PEOPLE);
  const [seat = null] = table.data.game.seats;
  const seatShown = { ...seatTaken, seat, waiting: table };
  const options = { ...lobby.data.game.options, quick: true, banned: MOST.slice(0, 25), mustHave: MOST.slice(25, 50) };
  const chosen: Table = { ...lobby, data: updated(lobby.data, { game: { options } }) };
  const waiting = Array.from({ length: 20 }, () => ({ user: ID, name: LONG_NAME }));
  const kept = waiting.slice(0, 4).map((one) => ({ ...one, until: 1e15 }));
  const waitedFor: Table = {
    ...chosen,
    data: updated(chosen.data, { social: { finding: { role: ID, called: false, waiting, kept } } }),
  };
  const paused: Table = { ...table, data: { ...table.data, clock: { ...table.data.clock, paused: { since: 9e12 } } } };
  const over: Table = { ...table, data: { ...updated(table.data, { game: { window: null } }), phase: 'over' } };
  return {
    lobbyMessage: [lobbyMessage(waitedFor, w), lobbyMessage(lobby, w), lobbyMessage(chosen, w)],
    acceptQuickMessage: [
      acceptQuickMessage(
        lobby,
        user,
        {
          accept: { verb: 'replace', arg: `accept.${ID}.quick` },
          decline: { verb: 'replace', arg: `decline.${ID}`, label: w.replacing.decline },
        },
        w,
      ),
    ],
    callMessage: [callMessage(lobby, ID, w)],
    keptMessage: [keptMessage(lobby, { user: ID, name: LONG_NAME, until: 1e15 }, w)],
    waitsMessage: [waitsMessage(lobby, 20, w), waitsMessage(table, 20, w)],
    settingsMessage: [settingsMessage(chosen, user, w, NOTICE)],
    decksMessage: [decksMessage(chosen, user, w, NOTICE)],
    variantsMessage: [variantsMessage(chosen, user, w, NOTICE)],
    ownSettingsMessage: [ownSettingsMessage(USUAL, w, w.person.dm.closed)],
    clockMessage: [clockMessage(chosen, user, w, NOTICE, 0)],
    listsMessage: [listsMessage(chosen, user, w, NOTICE)],
    movedMessage: [movedMessage(table, ID, w)],
    formerMessage: [formerMessage(`https://discord.com/channels/${ID}/${ID}/${ID}`, w)],
    archivedMessage: [archivedMessage(boardMessage(over, w, log), over, w)],
    resultMessage: [resultMessage(over, publicView(over)!, w, log), boardMessage(over, w, log)],
    directEndedMessage: [directEndedMessage(table, w.notices.ended(LATE))],
    endedNoticeMessage: [true, false].map((isMentioned) =>
      endedNoticeMessage(table, { user, player: table.data.game.seats[0]!.player, ending: LATE }, w, isMentioned),
    ),
    digestMessage: [
      digestMessage(
        Array.from({ length: 99 }, () => seatShown),
        w,
      ),
    ],
    tablesMessage: [
      tablesMessage([], w),
      tablesMessage(
        Array.from({ length: 99 }, () => seatShown),
        w,
      ),
    ],
    dataMessage: [dataMessage({ ...USUAL, asked: [ID] }, KEPT, w)],
    exportMessage: [exportMessage(user, { stored: USUAL, ...KEPT }, w)],
    gameFilesMessage: [over, table].map((one) =>
      gameFilesMessage({ table: one, view: publicView(one)!, entries: log, chance: null }, w, {
        w,
        language: w.language,
      }),
    ),
    replayFileMessage: [over, table].map((one) =>
      replayFileMessage(one, Buffer.from('<!doctype html>'), w, w.language),
    ),
    replayMessage: [80].map((turn) =>
      replayMessage({
        table: over,
        replay: { turns: Array.from({ length: 150 }, (_, at) => at), isFromStart: false, isToEnd: false },
        place: { turn, moment: 1 },
        moments: [false, true].map(() => ({
          begins: 'move' as const,
          view: publicView(over)!,
          hands: fullHands(publicView(over)!),
          lines: logLines(log, w, namesOf(over, w, 'markdown')),
        })),
        isWhole: false,
        w,
      }),
    ),
    eraseMessage: [eraseMessage(w)],
    erasedMessage: [erasedMessage(w)],
    replaceMessage: [replaceMessage(table, 'p8', w)],
    serverTablesMessage: [[], [lobby], [...Array.from({ length: 30 }, () => table), paused]].map((tables) =>
      serverTablesMessage(
        tables.map((one, index) => ({ ...one, channel: `${BigInt(ID) - BigInt(index)}` })),
        0,
        w,
        NOTICE,
      ),
    ),
    managedTableMessage: [lobby, paused, table].map((one) => managedTableMessage(one, ID, w, NOTICE)),
    seatGivenMessage: [seatGivenMessage({ ...table, channel: ID }, 'p8', ID, w)],
    serverPeopleMessage: [
      serverPeopleMessage({ leavers: LEAVERS, keptOut: KEPT_OUT }, 1, w, NOTICE),
      serverPeopleMessage({ leavers: [], keptOut: [] }, 0, w),
    ],
    concedeMessage: [concedeMessage(table, user, w)],
    endMessage: [endMessage(table, user, w)],
    vacantMessage: table.data.game.seats.map((seat) => vacantMessage(table, { ...seat, vacant: 'p8.99' }, w)),
    endProposalMessage: [
      endProposalMessage(table, { id: ID, by: 'p8', agreed: table.data.game.seats.map(({ player }) => player) }, w),
    ],
    rewindMessage: [0, 1, 2].map((page) => rewindMessage(table, PAST_DECISIONS, w, page, 'x'.repeat(500))),
    rewindProposalMessage: [
      rewindProposalMessage(
        table,
        {
          id: ID,
          by: 'p8',
          agreed: table.data.game.seats.map(({ player }) => player),
          to: PAST_DECISIONS[0]!,
          until: 0,
          lost: 0,
        },
        w,
      ),
    ],
    mendMessage: mendPaths(table).map((path) =>
      mendMessage({ table, now: mendables(table), mayAlone: true, w }, { path, mend: null }, 'x'.repeat(500)),
    ),
    mendProposalMessage: someMends(table).map((mend) =>
      mendProposalMessage(
        table,
        { id: ID, by: 'p8', agreed: table.data.game.seats.map(({ player }) => player), mend, until: 0, lost: 0 },
        w,
      ),
    ),
    reportMessage: [
      reportMessage({ table, user, card: 'soul-of-gluttony', entries: log.slice(-60), version: '9.9.9' }, w),
    ],
    invitationMessage: [invitationMessage(table, { id: ID, player: 'p8', user: ID }, w)],
    serverSettingsMessage: [
      serverSettingsMessage(
        server,
        { server: ID, within: ID, isThread: false, granted: 0n, manages: true, moderates: true },
        w,
        {
          archive: {
            channel: ID,
            isThere: true,
            missing: ['viewChannel', 'sendMessages', 'embedLinks', 'readHistory'],
          },
          hostQuestions: 50,
        },
      ),
    ],
    helpMessage: [null, ...TOPICS].map((topic) => helpMessage({ table: null, user, w, topic, isDirect: true })),
  };
};

/** The names of all builders of messages. */
const builders = (): readonly string[] =>
  [...readTree(['src/discord/messages', 'src/discord/lookup'], ['.ts']).values()].flatMap((text) =>
    [...text.matchAll(/^export const (\w+Message) =/gm)].map(([, name]) => name!),
  );

describe.each(['en', 'fr'] as const)('eight players with the longest names, in %s', (language) => {
  const w = speak(language);

  test('all 958 cards, every section and every other page of lookups fit into Discord', async () => {
    const pages = await walked(language);
    expect(Object.keys(pages)).toEqual(LOOKUP_BUILDERS);
    expect(pages['knownCardMessage']).toHaveLength(958);
    for (const [name, payloads] of Object.entries(pages))
      for (const payload of payloads) {
        expect(refusals(payload), name).toEqual([]);
        // What somebody has typed is repeated as they have typed it.
        const wrong = misprints(
          misprints({ ...payload, files: [] }).map((text) => text.replaceAll(/«\u00A0[^»]*»/gu, '')),
        );
        if (language === 'fr') expect(wrong, name).toEqual([]);
      }
  });

  test('every message fits into Discord, and every builder of messages is walked', () => {
    const known = new Set<string>(LOOKUP_BUILDERS);
    const walk = (all: Walk): void => {
      for (const [name, payloads] of Object.entries(all))
        for (const payload of payloads) {
          if (payload === null) continue;
          expect(refusals(payload), name).toEqual([]);
          expect(unescaped(payload), name).toEqual([]);
          expect(JSON.stringify(payload).match(MISREAD), name).toBeNull();
          if (language === 'fr') expect(misprints({ ...payload, files: [] }), name).toEqual([]);
          expect(refusals(readable(payload, { large: true, numbered: true, w })), `${name}, large`).toEqual([]);
          known.add(name);
        }
    };
    for (const user of USERS) {
      walk(countedWalk(user, w, NOTICE));
      walk(houseCardsWalk(tableOf(null, PEOPLE), user, w, NOTICE));
    }
    const whole: LogEntry[] = [];
    for (const moment of moments('eight', 2_000, amount(500, 160), PEOPLE)) {
      const seen = named(moment);
      whole.push(...seen.log);
      expect(outcomeOf(seen.table.session!)).toBeNull();
      for (const user of USERS) {
        walk(inGame({ ...seen, log: whole }, user, w));
        walk(aroundGame({ ...seen, log: whole }, user, w));
      }
    }
    expect([...known].toSorted()).toEqual([...new Set(builders())].toSorted());
  });
});
