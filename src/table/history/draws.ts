import {
  drawCountOf,
  originOf,
  seedOf,
  type ChanceTold,
  type ListedDraw,
  type ListedDraws,
  type ListedRewind,
  type PassedOver,
  type Step,
} from '../../engine/index.js';
import type { Table } from '../record/data.js';
import { stepsIn } from './history.js';

/** What has been listed so far, and the number that comes next: null where an older version has not kept it. */
interface Listing {
  readonly draws: ListedDraw[];
  readonly rewinds: ListedRewind[];
  readonly passedOver: PassedOver[];
  next: number | null;
  /** Answers were dropped since the last draw, because the rules had been corrected. */
  corrected: boolean;
}

const listRewind = (list: Listing, { seed, draws }: { readonly seed: string; readonly draws?: number }): void => {
  list.rewinds.push({ before: list.draws.length, seed });
  list.next = draws ?? null;
};

const listDraws = (list: Listing, step: Exclude<Step, { readonly back: unknown }>): void => {
  const { drawn, from } = step;
  if (from !== undefined && list.next !== null && from > list.next && list.corrected)
    list.passedOver.push({ from: list.next, to: from });
  if (from !== undefined) list.next = from;
  for (const { purpose, range, result } of drawn) {
    list.draws.push([list.next, purpose, range, result]);
    if (list.next !== null) list.next += 1;
  }
  if (drawn.length > 0) list.corrected = false;
};

/** Every draw in the texts of a history, those too whose answers have been taken back or dropped since. */
const drawsIn = (texts: readonly string[]): ListedDraws => {
  const list: Listing = { draws: [], rewinds: [], passedOver: [], next: 0, corrected: false };
  for (const step of stepsIn(texts)) {
    if ('back' in step) list.corrected ||= step.corrected === true;
    else {
      if ('rewound' in step) listRewind(list, step.rewound);
      listDraws(list, step);
    }
  }
  const { draws, rewinds, passedOver } = list;
  return { draws, rewinds, passedOver };
};

/** What a finished game tells of its chance; null for one that goes on, or was never dealt. */
export const chanceOf = ({ data, session }: Table, history: readonly string[]): ChanceTold | null => {
  if (data.phase !== 'over' || session === null) return null;
  const { secret, words, since } = originOf(session);
  return {
    version: 1,
    hash: data.game.seedHash,
    since,
    secret,
    words,
    seed: seedOf(session),
    count: drawCountOf(session),
    ...drawsIn(history),
  };
};
