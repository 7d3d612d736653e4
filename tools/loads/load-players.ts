import type { APIMessage } from 'discord-api-types/v10';
import type { Crowd } from '../../playground/index.js';
import { partsOf } from '../screens/parts.js';
import type { Seated } from './load-tables.js';
import type { ButtonVerb } from '../../src/discord/index.js';

/** What was measured while people pressed. */
interface Pressed {
  /** Milliseconds until each interaction was acknowledged. */
  readonly acknowledged: readonly number[];
  /** Milliseconds from the acknowledgement of an act until the board showed it. */
  readonly shown: readonly number[];
  /** Milliseconds for which boards have waited that do not show an act yet. */
  readonly waiting: readonly number[];
  /** Interactions that were not answered in time. */
  readonly failed: number;
}

/** People at tables who press what they see. */
export interface Players {
  /** Whose turn it is opens their panel, at every table. */
  open(): Promise<void>;
  /** Presses so often a second for so many seconds, and waits until the boards show it, for as long as that. */
  press(perSecond: number, seconds: number, calm: number): Promise<Pressed>;
  /** Somebody looks at a table: milliseconds until they are answered, null when they are not. */
  look(index: number): Promise<number | null>;
  /** How many tables' boards have been posted or edited since then, by `performance.now()`. */
  shownSince(time: number): number;
}

interface Place {
  readonly seated: Seated;
  board: APIMessage | null;
  /** When the board was posted or edited last. */
  at: number;
  /** The panel of whose turn it is, with which they end it or take that back. */
  panel: string | null;
  /** Since when the board does not show something that was done. */
  since: number | null;
  presses: number;
  busy: boolean;
}

const isBoard = ({ author, embeds, components }: APIMessage): boolean =>
  author.bot === true && embeds.length > 0 && (components ?? []).length > 0;

const pause = async (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

export const createPlayers = (crowd: Crowd, tables: readonly Seated[]): Players => {
  const places = tables.map((seated): Place => ({
    seated,
    board: null,
    at: 0,
    panel: null,
    since: null,
    presses: 0,
    busy: false,
  }));
  const byChannel = new Map(places.map((place) => [place.seated.channel, place]));
  let measured = { acknowledged: [] as number[], shown: [] as number[], failed: 0 };

  crowd.onMessage((message) => {
    const place = byChannel.get(message.channel_id);
    if (place === undefined || !isBoard(message)) return;
    place.board = message;
    place.at = performance.now();
    if (place.since !== null) measured.shown.push(place.at - place.since);
    place.since = null;
  });

  /** Presses a button: milliseconds until that is answered and where the answer stands, null without an answer. */
  const pressed = async (user: string, on: string, customId: string) => {
    const start = performance.now();
    try {
      const { messageId } = await crowd.act(user, { kind: 'component', messageId: on, customId, unchecked: true });
      return { took: performance.now() - start, messageId };
    } catch {
      measured.failed += 1;
      return null;
    }
  };

  const looked = async ({ seated, board }: Place, who: 0 | 1, verb: ButtonVerb) => {
    const button = partsOf(board ?? undefined).find((one) => one.verb === verb);
    return board === null || button === undefined ? null : pressed(seated.people[who], board.id, button.id);
  };

  /** Ends the turn, or takes that back; opens the panel where neither is on it. */
  const acted = async (place: Place): Promise<number | null> => {
    const [user] = place.seated.people;
    const buttons = place.panel === null ? [] : partsOf(crowd.message(place.panel));
    const undo = buttons.find(({ verb }) => verb === 'undo');
    const end = buttons.find(({ verb, arg }) => verb === 'opt' && arg === 'end');
    const found = undo?.id ?? end?.id.replace(':opt:', ':sure:');
    if (place.panel === null || found === undefined) {
      const opened = await looked(place, 0, 'panel');
      place.panel = opened?.messageId ?? null;
      return opened?.took ?? null;
    }
    const before = place.at;
    const done = await pressed(user, place.panel, found);
    if (done === null) place.panel = null;
    else if (place.at === before) place.since ??= performance.now();
    return done?.took ?? null;
  };

  /** One of the people does one thing: whose turn it is acts every other time, and the other looks. */
  const press = async (place: Place): Promise<void> => {
    place.busy = true;
    place.presses += 1;
    const took = place.presses % 2 === 0 ? await acted(place) : (await looked(place, 1, 'inspect'))?.took;
    if (took !== null && took !== undefined) measured.acknowledged.push(took);
    place.busy = false;
  };

  return {
    async open() {
      for (const place of places) await acted(place);
    },
    async press(perSecond, seconds, calm) {
      measured = { acknowledged: [], shown: [], failed: 0 };
      const start = performance.now();
      let sent = 0;
      for (const total = perSecond * seconds; sent < total;) {
        const due = Math.min(total, ((performance.now() - start) / 1000) * perSecond);
        for (; sent < due; sent += 1) {
          const free = places.filter(({ busy, board }) => !busy && board !== null);
          const place = free[Math.floor(Math.random() * free.length)];
          if (place !== undefined) void press(place);
        }
        await pause(5);
      }
      const end = performance.now() + calm * 1000;
      while (performance.now() < end && places.some(({ since, busy }) => since !== null || busy)) await pause(50);
      const now = performance.now();
      return { ...measured, waiting: places.flatMap(({ since }) => (since === null ? [] : [now - since])) };
    },
    async look(index) {
      const place = places[index % places.length];
      return place === undefined ? null : ((await looked(place, 1, 'inspect'))?.took ?? null);
    },
    shownSince: (time) => places.filter(({ at }) => at >= time).length,
  };
};
