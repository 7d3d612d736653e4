import { expect, test } from 'vitest';
import { cardById, cardsOf } from '../../../cards/index.js';
import { chooseAnswer } from '../../../src/computer-players/index.js';
import {
  apply,
  decisionOf,
  load,
  openGame,
  outcomeOf,
  save,
  takeEntries,
  viewFor,
  type LogEntry,
  type PlayerId,
  type Session,
} from '../../../src/engine/index.js';
import { boardMessage } from '../../../src/discord/messages/board/board-message.js';
import { barterMessage, readDraft } from '../../../src/discord/messages/barter/barter-page.js';
import { inspectMessage } from '../../../src/discord/messages/inspect/inspect-page.js';
import { moreMessage } from '../../../src/discord/messages/panel/more-page.js';
import { panelMessage } from '../../../src/discord/messages/panel/panel-message.js';
import { directNoticeMessage } from '../../../src/discord/messages/notice/direct-page.js';
import { noticeMessage } from '../../../src/discord/messages/notice/notice-message.js';
import { whyMessage } from '../../../src/discord/messages/panel/why-page.js';
import { windowIn } from '../../../src/discord/format/seat-names.js';
import {
  randomFrom,
  setupForTable,
  STANDARD,
  STOPPED,
  UNCALLED,
  UNTOUCHED,
  updated,
  type Table,
  type TableData,
} from '../../../src/table/index.js';
import { settle } from '../../../src/table/play/settle.js';
import { UNPOSTED } from '../../../src/table/record/data.js';
import { speak } from '../support/house.js';
import { stateIn } from '../../support/internals.js';
import { amount } from '../../support/amount.js';
import { resources } from '../../support/resources.js';

const cards = { card: cardById };
const PLAYERS = ['p1', 'p2', 'p3'] as const;
const w = speak('en');

/** Three people: two who are asked what concerns them, one who is always asked. */
const seated: TableData = {
  phase: 'playing',
  game: {
    id: 'abc',
    host: 'p1',
    souls: 3,
    options: STANDARD,
    upkeep: UNTOUCHED,
    seats: PLAYERS.map((player) => ({
      player,
      name: player,
      user: player,
      computer: null,
      order: player === 'p2' ? 'always' : 'concerns',
      holdPriority: false,
      passing: null,
    })),
    window: null,
    sealedChoice: null,
    acted: null,
    tableActs: [],
    seedHash: 'hash',
  },
  display: { language: 'en', picture: true, messages: UNPOSTED },
  social: {
    finding: UNCALLED,
    offers: [],
    invitations: [],
    former: [],
    endProposal: null,
    rewindProposal: null,
    mendProposal: null,
    promises: [],
  },
  clock: { ...STOPPED, comingUp: [] },
};

/** The same to this witness: hands of the others and the lower half of the loot deck mixed up. */
const mixed = (session: Session, witness: PlayerId, random: () => number): { session: Session; changed: boolean } => {
  const copy = load(save(session), resources).session;
  const state = stateIn(copy);
  const hands = PLAYERS.filter((player) => player !== witness).flatMap((player) => state.players[player]!.hand);
  const half = Math.floor(state.decks.loot.length / 2);
  const hidden = hands.map((id) => state.objects[id]!);
  const before = hidden.map(({ card }) => card);
  const bottom = state.decks.loot.splice(0, half);
  const pool = [...before, ...bottom].map((card) => ({ card, at: random() })).toSorted((a, b) => a.at - b.at);
  hidden.forEach((object, index) => Object.assign(object, { card: pool[index]!.card }));
  state.decks.loot.unshift(...pool.slice(hidden.length).map(({ card }) => card));
  return { session: copy, changed: hidden.some(({ card }, index) => card !== before[index]) };
};

/** What each player is told when they are awaited, for everybody to see and by direct message. */
const noticesTo = (table: Table) =>
  table.data.game.seats.map(({ player }) => {
    const told = {
      user: player,
      player,
      again: null,
      isShared: true,
      isPaused: false,
      isTurn: false,
      isSecret: false,
      due: null,
    };
    return [noticeMessage(table, told, w), directNoticeMessage(table, told, '1', w)];
  });

/** All that this person and everybody is shown: the board, who is called, and their own panel. */
const shownTo = (witness: PlayerId, data: TableData, session: Session, log: readonly LogEntry[], revision: number) => {
  const table: Table = { channel: '1', revision, data, session };
  const open = log.filter(({ to }) => to === 'all' || to.includes(witness));
  const panel = panelMessage({ table, user: witness, w, page: 0, chosen: [], notice: null });
  const board = boardMessage(
    table,
    w,
    log.filter(({ to }) => to === 'all'),
  );
  return JSON.stringify([
    open,
    board,
    data.phase === 'playing' ? noticesTo(table) : null,
    panel,
    windowIn(table, witness),
  ]);
};

/** The pages beside the panel. */
const pagesOf = (witness: PlayerId, data: TableData, session: Session): string => {
  const table: Table = { channel: '1', revision: 1, data, session };
  return JSON.stringify([
    whyMessage(table, witness, w),
    moreMessage(table, witness, w, null),
    inspectMessage(table, witness, w, ''),
    inspectMessage(table, 'nobody', w, stateIn(session).turn.active),
    barterMessage(table, witness, w, readDraft('')),
  ]);
};

/** Whether this answer is one that does not use a card of the hand. */
const isOpen = (option: string | undefined): boolean => ['pass', 'end', 'attack', 'purchase'].includes(option ?? '');

/** Whether a card of a hand was discarded without a question, as the last one of a hand is, or looked at. */
const isUsed = (log: readonly LogEntry[]): boolean =>
  log.some(({ line }) => line.say === 'lookedAt' || (line.say === 'event' && line.event === 'discardLoot'));

test('hidden information: whatever others hold, a person is shown the same until a hidden card is used', () => {
  let compared = 0;
  let followed = 0;
  let changed = 0;
  for (const seed of ['first', 'second', 'third', 'fourth']) {
    const random = randomFrom(seed.length * 7919);
    const session = openGame(setupForTable(cardsOf(['base']), 3, 3, seed), resources);
    let data = settle(session, seated);
    takeEntries(session);
    for (let answers = 0; answers < amount(100, 250) && outcomeOf(session) === null; answers += 1) {
      const { player, key } = decisionOf(session)!;
      const chosen = chooseAnswer('random', viewFor(session, player), random, cards);
      const witness = PLAYERS.find((one) => one !== player && (answers % 2 === 0 || one !== 'p1'))!;
      const other = mixed(session, witness, random);
      const follows = key === 'priority' && isOpen(chosen[0]);
      takeEntries(other.session);
      expect(shownTo(witness, data, other.session, [], answers + 77)).toBe(
        shownTo(witness, data, session, [], answers),
      );
      if (answers % 25 === 0) expect(pagesOf(witness, data, other.session)).toBe(pagesOf(witness, data, session));
      compared += 1;
      changed += other.changed ? 1 : 0;
      const acted = updated(data, {
        game: { acted: key !== 'priority' ? data.game.acted : chosen[0] === 'pass' ? null : player },
      });
      apply(session, player, chosen);
      data = settle(session, acted);
      const log = takeEntries(session);
      if (!follows || isUsed(log)) continue;
      apply(other.session, player, chosen);
      const otherData = settle(other.session, acted);
      const otherLog = takeEntries(other.session);
      expect(shownTo(witness, otherData, other.session, otherLog, answers + 77)).toBe(
        shownTo(witness, data, session, log, answers),
      );
      followed += 1;
    }
  }
  expect(compared).toBeGreaterThan(amount(399, 400));
  expect(followed).toBeGreaterThan(amount(60, 150));
  expect(changed).toBeGreaterThan(compared * 0.7);
});
