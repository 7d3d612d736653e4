import type { CardLookup, Resources } from '../../engine/index.js';
import type { Logger } from '../../ops/index.js';
import { nextLookAt } from '../clock/waits.js';
import { keepTime } from '../clock/worker.js';
import { openDelivery, type Delivery, type Later } from '../record/delivery.js';
import type { GameStore } from '../record/game-store.js';
import { existing, openKeeper, type Keeper } from '../record/keeper.js';
import { clocked, overdue, told } from './clocked.js';

/** Tables that know what time it is. */
interface Timekeeping {
  readonly keeper: Keeper;
  readonly delivery: Delivery;
  /** Begins to do what happens by itself, for all tables; the returned function ends that. */
  readonly keepTime: () => () => Promise<void>;
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
}

/** Opens the keeper of the tables of a store, whose clocks go on with every change and by themselves. */
export const openTimekeeping = ({ store, resources, cards, clock, later, log }: Needs): Timekeeping => {
  /** Milliseconds in which no process ran, over the store's whole life; null until the store has said so. */
  let lost: number | null = null;
  const keeper = openKeeper({
    store,
    resources,
    clock,
    onCommit: (channel) => delivery.deliver(channel),
    finished: (before, after) => clocked(before, after, clock(), lost),
    wakeOf: nextLookAt,
  });
  const delivery = openDelivery(store, keeper.current, later, log);
  const look = async (channel: string, lostNow: number): Promise<void> => {
    lost = lostNow;
    const act = existing((working) => overdue(working, clock(), lostNow, cards));
    await keeper.act(channel, null, act, told);
  };
  return { keeper, delivery, keepTime: () => keepTime({ store, clock, later, deliver: delivery.takeOver, look, log }) };
};
