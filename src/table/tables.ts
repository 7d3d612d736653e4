import { seededRandom, type CardLookup, type LogEntry, type Resources } from '../engine/index.js';
import type { Logger } from '../ops/index.js';
import type { Change, Refused, Working } from './acts.js';
import { removeOld } from './cleaning.js';
import { newSeed } from './decks.js';
import { openDelivery, type Later } from './delivery.js';
import type { GameStore } from './game-store.js';
import { existing, openKeeper, shown, type Keeper } from './keeper.js';
import * as lobby from './lobby.js';
import { openLogs, readerIn } from './logs.js';
import { movedAway, openMoving } from './moving.js';
import { newGame, openOpening } from './opening.js';
import * as offers from './offers.js';
import { forgetOrder } from './orders.js';
import { openPersons } from './persons.js';
import * as play from './play.js';
import { practise, tutorialOf } from './tutorial.js';
import * as replacing from './replacing.js';
import { openServers, USUAL_SERVER, type Servers } from './servers.js';
import { wait } from './waits.js';
import type { Outcome, TableData, Tables } from './types.js';
import * as upkeep from './upkeep.js';

/** What tables are made of. */
export interface TablesOptions {
  readonly store: GameStore;
  readonly cards: CardLookup;
  readonly log?: Logger;
  /** A seed for each game; from the system's own randomness unless given. */
  readonly random?: () => string;
  /** Milliseconds since 1970; real time unless given. */
  readonly now?: () => number;
  /** Runs something after so many milliseconds; real time unless given. */
  readonly later?: Later;
}

const realLater: Later = (milliseconds, run) => void setTimeout(run, milliseconds).unref();

/** Looks at a table that may have been left alone for too long. */
const closeIdle = async (keeper: Keeper, servers: Servers, channel: string, now: number): Promise<void> => {
  const data = (await keeper.current(channel))?.data;
  if (data === undefined) return;
  const { server } = data.upkeep;
  const { idleDays } = server === null ? USUAL_SERVER : await servers.settings(server);
  if (!upkeep.isIdle(data, now, idleDays)) return;
  await keeper.act(
    channel,
    null,
    existing((working) => upkeep.closeIdle(working, now, idleDays)),
    (_, after) => (after.data.phase === 'over' ? ['board'] : []),
  );
};

/** Begins practice games; the lines of the one before go first. */
const openPractice =
  (keeper: Keeper, store: GameStore, resources: Resources, random: () => string): Tables['practise'] =>
  async (interaction, person, language) => {
    const channel = tutorialOf(person.user);
    const [game, seed] = [newGame(), random()];
    await store.clearEntries(channel);
    return keeper.act(channel, interaction, () => practise(game, person, language, seed, resources), shown);
  };

/** Where messages stand changes nothing that anyone sees. */
const noteMessages = async (
  keeper: Keeper,
  channel: string,
  messages: Parameters<Tables['noteMessages']>[1],
): Promise<Outcome> =>
  keeper.act(
    channel,
    null,
    existing(({ data, session }) => {
      const noted = typeof messages === 'function' ? messages(data.messages) : messages;
      return { data: { ...data, messages: { ...data.messages, ...noted } }, session };
    }),
    () => [],
  );

/** The tables of all channels on a store. A store that fails throws `StoreUnavailable` and changes nothing. */
export const createTables = (options: TablesOptions): Tables => {
  const { store, cards, log, random = newSeed, later = realLater, now: clock = Date.now } = options;
  const servers = openServers(store, clock);
  const resources: Resources = { cards, random: seededRandom };
  const keeper = openKeeper(store, resources, (channel) => delivery.deliver(channel));
  const delivery = openDelivery(store, keeper.current, later, log);
  const moving = openMoving({ keeper, servers, resources, random, clock });
  const act = (channel: string, interaction: string, change: (working: Working) => Change | Refused) =>
    keeper.act(
      channel,
      interaction,
      existing((now) => movedAway(now) ?? upkeep.touched(change(now), clock())),
      shown,
    );
  const logs = openLogs(store);
  const persons = openPersons(store, keeper, resources);
  const told = async (channel: string, read: (data: TableData) => Promise<readonly LogEntry[]>) => {
    const table = await keeper.current(channel);
    return table === null ? [] : offers.withPromises(await read(table.data), table.data);
  };
  return {
    table: keeper.current,
    ...openOpening({ keeper, servers, store, log, clock, arrive: moving.arrive }),
    ...moving,
    join: (channel, interaction, person) => act(channel, interaction, (now) => lobby.join(now, person)),
    leave: (channel, interaction, person) => act(channel, interaction, (now) => lobby.leave(now, person, resources)),
    giveToComputer: (channel, interaction, person, seat) =>
      act(channel, interaction, (now) => replacing.giveToComputer(now, person, seat, resources)),
    invite: (channel, interaction, person, seat) =>
      act(channel, interaction, (now) => replacing.invite(now, person, { ...seat, id: interaction })),
    answerInvitation: (channel, interaction, person, click) =>
      act(channel, interaction, (now) => replacing.answerInvitation(now, person, click, resources)),
    addComputer: (channel, interaction, person, kind) =>
      act(channel, interaction, (now) => lobby.addComputer(now, person, kind)),
    removeComputer: (channel, interaction, person) =>
      act(channel, interaction, (now) => lobby.removeComputer(now, person)),
    set: (channel, interaction, person, setting) => act(channel, interaction, (now) => lobby.set(now, person, setting)),
    shuffleSeats: (channel, interaction, person) =>
      act(channel, interaction, (now) => lobby.shuffleSeats(now, person, random())),
    start: (channel, interaction, person) =>
      act(channel, interaction, (now) => lobby.start(now, person, random(), resources)),
    answer: (channel, interaction, person, click) =>
      act(channel, interaction, (now) => play.answer(now, person, click, cards)),
    passFor: (channel, interaction, person, click) =>
      act(channel, interaction, (now) => play.passFor(now, person, click, cards)),
    withdraw: (channel, interaction, person, click) =>
      act(channel, interaction, (now) => play.withdraw(now, person, click)),
    declare: (channel, interaction, person, click) =>
      act(channel, interaction, (now) => play.declare(now, person, click, cards)),
    offer: (channel, interaction, person, terms) =>
      act(channel, interaction, (now) => offers.offer(now, person, interaction, terms, cards)),
    answerOffer: (channel, interaction, person, click) =>
      act(channel, interaction, (now) => offers.answerOffer(now, person, click, cards)),
    removeOffer: (channel, interaction, click) =>
      act(channel, interaction, (now) => offers.removeOffer(now, click, cards)),
    removePromise: (channel, interaction, click) =>
      act(channel, interaction, (now) => offers.removePromise(now, click)),
    wait: (channel, interaction, person, click) => act(channel, interaction, (now) => wait(now, person, click, cards)),
    forgetOrder: (channel, interaction, person, order) =>
      act(channel, interaction, (now) => forgetOrder(now, person, order, cards)),
    seatsOf: persons.seatsOf,
    forgetPerson: persons.forget,
    practise: openPractice(keeper, store, resources, random),
    undo: (channel, interaction, person) => act(channel, interaction, (now) => play.undo(now, person, cards)),
    end: (channel, interaction, person, manages = false) =>
      act(channel, interaction, (now) => lobby.end(now, person, manages)),
    abandon: async (channel) => keeper.act(channel, null, existing(lobby.abandon), () => []),
    setOrder: (channel, interaction, person, order) =>
      act(channel, interaction, (now) => lobby.setOrder(now, person, order)),
    setHoldPriority: (channel, interaction, person, hold) =>
      act(channel, interaction, (now) => lobby.setHoldPriority(now, person, hold)),
    removeOld: async (isIn) => removeOld({ store, keeper, servers }, clock(), isIn),
    closeIdle: async (channel) => closeIdle(keeper, servers, channel, clock()),
    servers,
    noteMessages: async (channel, messages) => (await noteMessages(keeper, channel, messages)).table,
    onChange: delivery.listen,
    drain: delivery.drain,
    latestLog: async (channel, viewer, limit) =>
      told(channel, (data) => logs.latest(data.game, channel, readerIn(data, viewer), limit)),
    logAfter: async (channel, viewer, id) =>
      told(channel, (data) => logs.after(data.game, channel, readerIn(data, viewer), id)),
    wholeLog: async (channel, viewer) =>
      told(channel, (data) => logs.whole(data.game, channel, readerIn(data, viewer))),
    async lastLine(channel) {
      const table = await keeper.current(channel);
      return table === null ? null : logs.lastId(table.data.game, channel);
    },
  };
};
