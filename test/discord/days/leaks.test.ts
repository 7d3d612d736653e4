import { expect, onTestFinished, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { draftsIn } from '../../../src/discord/memory/drafts.js';
import { lastReadIn } from '../../../src/discord/memory/last-read.js';
import { numbersIn } from '../../../src/discord/memory/numbers.js';
import { peopleIn } from '../../../src/discord/memory/people.js';
import { boardMessage } from '../../../src/discord/messages/board/board-message.js';
import { panelMessage } from '../../../src/discord/messages/panel/panel-message.js';
import type { Payload } from '../../../src/discord/protocol/payload.js';
import { createNotices } from '../../../src/discord/live-messages/notices/notices.js';
import { decisionOf, turnOf, viewFor, type OptionId, type PlayerId } from '../../../src/engine/index.js';
import {
  createTables,
  knownDeadline,
  mayAnswer,
  nextLookAt,
  randomFrom,
  readyOffersOf,
  STANDING_ORDERS,
  type GameStore,
  type Person,
  type StandingOrder,
  type Table,
} from '../../../src/table/index.js';
import type { OpenState } from '../../support/open-state.js';
import {
  answer,
  asked,
  CHANNEL,
  dealt,
  done,
  embedded,
  requestOf,
  PEOPLE,
  personOf,
  silent,
} from '../../table/table-scene.js';
import { calm, HandTimers } from '../support/hand-timers.js';
import { noPictures, speak } from '../support/house.js';
import { amount } from '../../support/amount.js';
import { HOUR } from '../../support/durations.js';

/** Two worlds each. */
const GAMES = amount(4, 16);
const START = Date.UTC(2027, 2, 20, 12);
const words = speak('en');

/** The one whose hidden cards and ready answers differ from world to world. */
const SECRETIVE: PlayerId = 'p2';

/** A game over days with its notices, in a time of its own. */
const world = async (seed: string, order: StandingOrder) => {
  const { store, close } = await embedded();
  onTestFinished(close);
  const timers = new HandTimers(START);
  const tables = createTables({
    store: { ...store, beat: async () => 0 },
    cards: { card: cardById },
    log: silent,
    random: () => seed,
    chance: () => 0.5,
    later: () => undefined,
    now: () => timers.now(),
  });
  const told: string[] = [];
  const nothing = async (): Promise<never> => {
    throw new Error('nothing of this is done for notices');
  };
  const messenger = {
    post: async (channel: string, payload: unknown) => {
      told.push(`${timers.now()} ${channel} ${JSON.stringify(payload)}`);
      return `m${told.length}`;
    },
    edit: nothing,
    remove: async (channel: string, message: string) => void told.push(`${timers.now()} ${channel} remove ${message}`),
    strip: nothing,
    reword: async (channel: string, message: string, payload: Payload) =>
      void told.push(`${timers.now()} ${channel} reword ${message} ${JSON.stringify(payload)}`),
    hasPosted: nothing,
    direct: async (user: string) => user,
    countAfter: nothing,
    member: nothing,
    tell: nothing,
  };
  const context = {
    tables,
    log: silent,
    words: speak,
    drafts: draftsIn(store),
    people: peopleIn(store),
    numbers: numbersIn(store, timers),
    pictures: noPictures,
    lastRead: lastReadIn(store, tables),
  };
  const notices = createNotices(context, messenger, { serverOf: () => '5' }, timers);
  await dealt(tables, PEOPLE, { order });
  const table = async (): Promise<Table> => (await tables.table(CHANNEL))!;
  return {
    store,
    tables,
    told,
    table,
    /** Time passes, and whatever the table does by itself is done. */
    async pass(milliseconds: number): Promise<void> {
      await timers.pass(milliseconds);
      await tables.keepTime()();
      await notices.sync(CHANNEL);
      await calm(() => told.length); // what is over is taken away in its own time
    },
    now: () => timers.now(),
    /** The secretive one presses something that only they see. */
    look: async () => notices.seen(CHANNEL, personOf(await table(), SECRETIVE).user),
    /** Time passes in which nobody looks at the table, but whoever has been there lately is told once more, with a sound. */
    async still(milliseconds: number): Promise<void> {
      await timers.pass(milliseconds);
      await calm(() => told.length);
    },
    /** What a change asks for is done. */
    async brought(): Promise<void> {
      await notices.sync(CHANNEL);
      await calm(() => told.length);
    },
  };
};
type World = Awaited<ReturnType<typeof world>>;

/** Whether a card answers what is on the stack: such an answer can be made ready. */
const isAnswer = (card: string): boolean =>
  /"do":"(?:reroll|cancel|preventDamage|addToRoll)"/.test(JSON.stringify(cardById(card).abilities));

/** Deals the secretive one cards that answer things, from far down in the loot deck: nobody else can see a difference. */
const withOtherHand = async (store: GameStore, random: () => number): Promise<void> => {
  const stored = (await store.load(CHANNEL))!;
  const part = JSON.parse(stored.checkpoint) as { readonly checkpoint: OpenState };
  const { players, objects, decks } = part.checkpoint;
  for (const id of players[SECRETIVE]!.hand) {
    const answers = decks.loot.flatMap((card, at) => (isAnswer(card) && at < decks.loot.length / 2 ? [at] : []));
    const at = answers[Math.floor(random() * answers.length)]!;
    const [card] = decks.loot.splice(at, 1, objects[id]!.card);
    objects[id] = { ...objects[id]!, card: card! };
  }
  const kept = { entries: [], outbox: [], interaction: null, ended: false };
  const { revision, answers } = stored;
  const commit = {
    channel: CHANNEL,
    expectedRevision: revision,
    checkpoint: JSON.stringify(part),
    answers,
    ...kept,
  };
  expect((await store.commit(commit)).is).toBe('committed');
};

/** All that everybody but the secretive one can see, and when: the channel, messages, other panels, and what is due. */
const seen = async ({ table, told, tables, now }: World): Promise<string> => {
  const at = await table();
  const log = await tables.latestLog(CHANNEL, null, 8);
  const others = PEOPLE.filter(
    (person) => at.data.game.seats.find(({ user }) => user === person.user)?.player !== SECRETIVE,
  );
  const all = {
    now: now(),
    board: boardMessage(at, words, log),
    asked: at.data.game.window?.asked,
    until: knownDeadline(at),
    told,
    panels: others.map(({ user }) => panelMessage({ table: at, user, w: words, page: 0, chosen: [], notice: null })),
    logs: await Promise.all(others.map(async ({ user }) => tables.latestLog(CHANNEL, seatOf(at, user), 8))),
  };
  return JSON.stringify(all, null, 1).replaceAll(at.data.game.id, 'game'); // each game has an id of its own
};
const seatOf = ({ data }: Table, user: string): PlayerId => data.game.seats.find((seat) => seat.user === user)!.player;

/** What somebody can do whatever cards they hold: a pass, an attack or purchase, the end; null when hidden cards decide. */
const publicAnswer = (table: Table, random: () => number): readonly OptionId[] | null => {
  const decision = decisionOf(table.session!)!;
  const plain = decision.options.map(({ id }) => id).filter((id) => !/^(?:play|use):/.test(id));
  if (decision.key === 'priority') return [plain[Math.floor(random() * plain.length)]!];
  const isHidden = decision.player === SECRETIVE && decision.options.some(({ meaning }) => meaning.zone === 'hand');
  return isHidden || decision.secret ? null : decision.fallback;
};

/**
 * The secretive one does something in private, so that they are there. In one world that is nothing much; in the other they
 * make ready what their hand offers.
 */
const arrangeInPrivate = async ({ tables, table }: World, isMuch: boolean): Promise<void> => {
  const now = await table();
  const person: Person = personOf(now, SECRETIVE);
  done(await tables.perform(CHANNEL, requestOf(person), { do: 'answerRest', ways: [] }));
  if (!isMuch) return;
  for (const { id, isReady } of readyOffersOf(now, person.user).slice(0, 3))
    if (!isReady) done(await tables.perform(CHANNEL, requestOf(person), { do: 'makeReady', id }));
};

/** The secretive one passes early where they can. */
const passEarly = async ({ tables, table }: World): Promise<boolean> => {
  const now = await table();
  const person = personOf(now, SECRETIVE);
  if (!mayAnswer(now, person.user) || decisionOf(now.session!)?.player === SECRETIVE) return false;
  const click = { game: now.data.game.id, window: now.data.game.window!.id, options: ['pass'] };
  return (await tables.perform(CHANNEL, requestOf(person), { do: 'answer', click })).is === 'done';
};

/** The secretive one takes their early pass back. */
const takeBackPass = async ({ tables, table }: World): Promise<void> => {
  const now = await table();
  const at = { game: now.data.game.id, window: now.data.game.window!.id };
  done(await tables.perform(CHANNEL, requestOf(personOf(now, SECRETIVE)), { do: 'withdraw', click: at }));
};

/** The channel at one moment: its messages with what became of them, and the board with its buttons. */
const channelOf = async ({ table, told, tables }: World): Promise<readonly string[]> => {
  const board = boardMessage(await table(), words, await tables.latestLog(CHANNEL, null, 8));
  return [...told, JSON.stringify(board)];
};

/** At the same moment nobody else sees anything of what is done in secret: no message comes, goes, or says something else. */
const unseen = async (here: World, act: () => Promise<void>): Promise<void> => {
  const before = await channelOf(here);
  await act();
  await here.brought();
  expect(await channelOf(here)).toEqual(before);
};

/** Whether a hidden card has been used in one of the worlds: from then on they may differ. */
const isUsed = async (one: World, other: World): Promise<boolean> => {
  const stacks = await Promise.all(
    [one, other].map(async ({ table }) => {
      const { stack, players } = viewFor((await table()).session!, null);
      return JSON.stringify([
        stack.length,
        players.map(({ handCount, items }) => [handCount, items.map(({ charged }) => charged)]),
      ]);
    }),
  );
  return stacks[0] !== stacks[1];
};

test('hidden information: other hands and ready answers change nothing that others see, and no time, until a hidden card is used', async () => {
  let compared = 0;
  let arranged = 0;
  let passed = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const order = STANDING_ORDERS[game % STANDING_ORDERS.length]!;
    const [one, other] = [await world(`leak ${game}`, order), await world(`leak ${game}`, order)];
    const random = randomFrom(game + 1);
    await withOtherHand(other.store, random);
    expect(await seen(other)).toEqual(await seen(one));
    for (let steps = 0; steps < 120; steps += 1) {
      await unseen(one, async () => arrangeInPrivate(one, false));
      await unseen(other, async () => arrangeInPrivate(other, true));
      let passes = false;
      await unseen(other, async () => void (passes = await passEarly(other)));
      if (passes) await unseen(other, async () => takeBackPass(other));
      passed += passes ? 1 : 0;
      if (passes)
        done(
          await one.tables.perform(CHANNEL, requestOf(personOf(await one.table(), SECRETIVE)), {
            do: 'answerRest',
            ways: [],
          }),
        );
      arranged += (await other.table()).data.game.seats.some(({ ready }) => (ready?.answers.length ?? 0) > 0) ? 1 : 0;
      const table = await one.table();
      if (table.data.phase === 'over') break;
      const chosen = publicAnswer(table, random);
      if (chosen === null || (await isUsed(one, other))) break;
      const waits = random() < 0.4;
      const long = random() < 0.7 ? 61_000 : 9 * HOUR;
      for (const here of [one, other]) await here.look();
      for (const here of [one, other]) {
        const now = await here.table();
        const due = nextLookAt(now.data);
        if (waits && due !== null) await here.pass(long);
        else if (decisionOf(now.session!) !== null) await answer(here.tables, now, asked(now), ...chosen);
        await here.pass(1000);
        if (waits) await here.still(240_000);
      }
      if (await isUsed(one, other)) break;
      expect(turnOf((await other.table()).session!)).toEqual(turnOf((await one.table()).session!));
      expect(await seen(other), `${order}, step ${steps}`).toEqual(await seen(one));
      compared += 1;
    }
  }
  process.stdout.write(`${JSON.stringify({ compared, arranged, passed })}\n`);
  expect(compared).toBeGreaterThan(amount(50, 100));
  expect(arranged).toBeGreaterThan(amount(10, 20));
  expect(passed).toBeGreaterThan(amount(10, 20));
});
