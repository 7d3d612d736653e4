import type { CardLookup, Resources } from '../../engine/index.js';
import type { Logger } from '../../ops/index.js';
import { nextLookAt } from '../clock/waits.js';
import { keepTime } from '../clock/worker.js';
import type { Change, Working } from '../record/acts.js';
import type { TableData } from '../record/data.js';
import { openDelivery, type Delivery, type Later } from '../record/delivery.js';
import type { GameStore } from '../record/game-store.js';
import { existing, openKeeper, type Keeper } from '../record/keeper.js';
import type { Refusal } from '../record/outcome.js';
import { clocked, overdue, told } from './clocked.js';

/** Tables that know what time it is. */
interface Timekeeping {
  readonly keeper: Keeper;
  readonly delivery: Delivery;
  /** Begins to do what happens by itself, for all tables; the returned function ends that. */
  readonly keepTime: () => () => Promise<void>;
}

/** What people have arranged in advance, and when it is done for them. Times are milliseconds since 1970. */
export interface Ahead {
  /** The table after a change, with the time of everything that is to be done. */
  readonly timed: (change: Change, now: number) => Change;
  readonly next: (data: TableData) => number | null;
  /** Does something whose time has come; refused when there is nothing. */
  readonly give: (working: Working, now: number) => Change | Refusal;
}

/** Rewinds that are agreed on, or that nobody has refused for long enough. Times are milliseconds since 1970. */
interface RewindsDue {
  readonly next: (data: TableData) => number | null;
  /** Does it when its time has come; refused when there is nothing. */
  readonly give: (channel: string, working: Working) => Promise<Change | Refusal>;
}

/** What keeping tables and their time needs. */
interface Needs {
  readonly store: GameStore;
  readonly resources: Resources;
  readonly cards: CardLookup;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly later: Later;
  readonly log: Logger | undefined;
  readonly ahead: Ahead;
  readonly rewinds: RewindsDue;
}

/** The sooner of two times; null is never. */
const sooner = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** Opens the keeper of the tables of a store, whose clocks go on with every change and by themselves. */
export const openTimekeeping = ({ store, resources, cards, clock, later, log, ahead, rewinds }: Needs): Timekeeping => {
  /** Milliseconds in which no process ran, over the store's whole life; null until the store has said so. */
  let lost: number | null = null;
  const keeper = openKeeper({
    store,
    resources,
    clock,
    onCommit: (channel) => delivery.deliver(channel),
    finished: (before, after) => clocked(before, ahead.timed(after, clock()), clock(), lost),
    wakeOf: (data) => sooner(sooner(nextLookAt(data), ahead.next(data)), rewinds.next(data)),
  });
  const delivery = openDelivery(store, keeper.current, later, log);
  const look = async (channel: string, lostNow: number): Promise<void> => {
    lost = lostNow;
    const act = existing((working) => overdue(working, clock(), lostNow, cards));
    await keeper.act(channel, null, act, told);
    const given = existing((working) => ahead.give(working, clock()));
    const { table } = await keeper.act(channel, null, given, told);
    if (table === null || (rewinds.next(table.data) ?? Infinity) > clock()) return;
    const rewound = existing(async (working) => rewinds.give(channel, working));
    await keeper.act(channel, null, rewound, told);
  };
  return { keeper, delivery, keepTime: () => keepTime({ store, clock, later, deliver: delivery.takeOver, look, log }) };
};
