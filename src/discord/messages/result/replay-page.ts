import type { HiddenCards, View } from '../../../engine/index.js';
import type { Replay, ReplayedMoment, Table } from '../../../table/index.js';
import type { Names, Words } from '../../../text/index.js';
import { formatId } from '../../protocol/ids.js';
import { button, clip, clipLines, field, LIMITS, message, rows, select, type Payload } from '../../protocol/payload.js';
import { namesOf } from '../../format/seat-names.js';

const COLOUR = 0x4a4a55;
/** Characters of what has happened in a moment, and of a hand. */
const LINES = 1_500;
const HAND = 400;

/** A moment of a replay, to be looked at: what everybody saw, and all hands. */
export interface WatchedMoment {
  readonly begins: ReplayedMoment['begins'];
  readonly view: View;
  readonly hands: HiddenCards['hands'];
  /** What the log told everybody, in sentences. */
  readonly lines: readonly string[];
}

/** What decides whether a moment is shown by itself. */
interface Tellable {
  readonly begins: ReplayedMoment['begins'];
  readonly lines: readonly string[];
}

/** A moment of which the log says nothing shows with the next one, but for the ends of a turn. */
export const isWorthwhile = ({ begins, lines }: Tellable, at: number, all: readonly Tellable[]): boolean =>
  begins !== null || lines.length > 0 || at === all.length - 1;

/** A place in a replay: a turn by its place among the turns, and a moment in it. */
export interface ReplayPlace {
  readonly turn: number;
  readonly moment: number;
}

/** What the buttons of the page do: a letter each, the small ones go on. */
const STEPS = ['T', 'V', 'M', 'm', 'v', 't'] as const;
export type ReplayStepKey = (typeof STEPS)[number];

/** What stands in the id of a button: where it was pressed, and what it does there; null for what opens the page. */
export interface ReplayArg extends ReplayPlace {
  readonly step: ReplayStepKey | null;
}

const SHAPE = /^([TVMmvt])?(\d{1,5})\.(\d{1,5})$/;

/** The place and step that the argument of a button names; the beginning for anything else. */
export const replayArgIn = (arg: string): ReplayArg => {
  const [, step, turn, moment] = SHAPE.exec(arg) ?? [];
  return {
    turn: Number(turn ?? 0),
    moment: Number(moment ?? 0),
    step: STEPS.find((one) => one === step) ?? null,
  };
};

interface ReplayPage {
  readonly table: Table;
  readonly replay: Pick<Replay, 'turns' | 'isFromStart' | 'isToEnd'>;
  readonly place: ReplayPlace;
  readonly moments: readonly WatchedMoment[];
  /** Whether the turn could be played to its end. */
  readonly isWhole: boolean;
  readonly w: Words;
}

const idIn = ({ table }: ReplayPage, arg: string): string =>
  formatId({ game: table.data.game.id, window: '', verb: 'replay', arg });

/** So many turns are offered: the first, the last, and those around the present one. */
const offered = (turns: number, here: number): readonly number[] => {
  const all = Array.from({ length: turns }, (_, at) => at);
  if (turns <= LIMITS.options) return all;
  const room = LIMITS.options - 2;
  const from = Math.min(Math.max(1, here - Math.floor(room / 2)), turns - 1 - room);
  return [0, ...all.slice(from, from + room), turns - 1];
};

const turnName = (number: number, w: Words): string =>
  number === 0 ? w.replaying.turn(0, '') : w.picture.turn(number);

const turnMenu = (page: ReplayPage) => {
  const { replay, place, w } = page;
  const choices = offered(replay.turns.length, place.turn).map((at) => ({
    value: `${at}.0`,
    label: turnName(replay.turns[at] ?? 0, w),
    chosen: at === place.turn,
  }));
  return select(idIn(page, `${place.turn}.${place.moment}`), w.replaying.chooseTurn, choices);
};

const handFields = ({ view, hands }: WatchedMoment, w: Words, names: Names) =>
  view.players.map(({ id }) => {
    const cards = (hands[id] ?? []).map((card) => names.card(card));
    return field(`${w.replaying.page.hand} · ${names.player(id)}`, clip(w.replaying.hand(cards), HAND), true);
  });

const missing = ({ replay, place, isWhole, moments, w }: ReplayPage): readonly string[] => {
  const [first = 0] = replay.turns;
  const isLast = place.turn === replay.turns.length - 1;
  return [
    ...(!replay.isFromStart && place.turn === 0 ? [w.replaying.begins(first)] : []),
    ...(!replay.isToEnd && isLast ? [w.replaying.ends(replay.turns.at(-1) ?? 0)] : []),
    ...(!isWhole && place.moment === moments.length - 1 ? [w.replaying.broken] : []),
  ];
};

const stepButtons = (page: ReplayPage) => {
  const { replay, place, moments, w } = page;
  const isFirst = place.turn === 0 && place.moment === 0;
  const isLast = place.turn === replay.turns.length - 1 && place.moment === moments.length - 1;
  const step = (key: ReplayStepKey, label: string, isOff: boolean) =>
    button(idIn(page, `${key}${place.turn}.${place.moment}`), label, 'secondary', isOff);
  const { back, on } = w.replaying;
  return [
    [step('T', back.turn, isFirst), step('V', back.move, isFirst), step('M', back.moment, isFirst)],
    [step('m', on.moment, isLast), step('v', on.move, isLast), step('t', on.turn, isLast)],
  ] as const;
};

/** A moment of a game that is over: where it is, what happened, what everybody had in hand, and the way on. */
export const replayMessage = (page: ReplayPage): Payload => {
  const { table, replay, place, moments, w } = page;
  const watched = moments[place.moment];
  const names = namesOf(table, w, 'markdown');
  const number = replay.turns[place.turn] ?? 0;
  if (watched === undefined) return message({ content: w.replaying.none.nothing });
  const told = watched.lines.map((line) => `• ${line}`);
  const [back, on] = stepButtons(page);
  const where = [
    w.replaying.turn(number, names.player(watched.view.turn.active)),
    w.replaying.moment(place.moment + 1, moments.length),
  ];
  return message({
    embeds: [
      {
        title: clip(where.join(' · '), LIMITS.title),
        description: clip([clipLines(told, LINES), ...missing(page)].join('\n'), LIMITS.description),
        color: COLOUR,
        fields: handFields(watched, w, names),
      },
    ],
    components: rows(
      back,
      on,
      [turnMenu(page)],
      [button(formatId({ game: table.data.game.id, window: '', verb: 'export', arg: 'replay' }), w.replaying.asPage)],
    ),
  });
};

const isBegun = ({ begins }: Pick<WatchedMoment, 'begins'>): boolean => begins !== null;

/** Where a step leads within a turn; `'before'` and `'after'` for out of it. */
export const stepTarget = (
  moments: readonly Pick<WatchedMoment, 'begins'>[],
  at: number,
  step: ReplayStepKey,
): number | 'before' | 'after' => {
  switch (step) {
    case 'T':
      return at > 0 ? 0 : 'before';
    case 'M':
      return at > 0 ? at - 1 : 'before';
    case 'V': {
      const found = moments.slice(0, at).findLastIndex(isBegun);
      return found === -1 ? 'before' : found;
    }
    case 'm':
      return at + 1 < moments.length ? at + 1 : 'after';
    case 'v': {
      const found = moments.findIndex((moment, index) => index > at && isBegun(moment));
      return found === -1 ? 'after' : found;
    }
    case 't':
      return 'after';
    default:
      return step satisfies never;
  }
};
