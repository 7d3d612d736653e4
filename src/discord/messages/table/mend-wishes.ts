import type { CounterName, MendGoal, MendWish, ObjectId, PlayerId, SlotKind, StackId } from '../../../engine/index.js';

/** The kinds of counters, in the order in which they are offered. */
export const COUNTERS = ['counter', 'hp', 'atk', 'level', 'eternal'] as const satisfies readonly CounterName[];
const ROLES = ['item', 'soul', 'curse'] as const;
const SLOTS = ['shop', 'monster', 'room'] as const satisfies readonly SlotKind[];

const isPlayer = (text: string): text is PlayerId => /^p\d{1,2}$/.test(text);
const isObject = (text: string): text is ObjectId => /^o\d{1,9}$/.test(text);
const isOnStack = (text: string): text is StackId => /^s\d{1,9}$/.test(text);

/** A player or an object by its id; null for anything else. */
export const parseBeing = (text: string): PlayerId | ObjectId | null =>
  isPlayer(text) || isObject(text) ? text : null;

/** An object by its id; null for anything else. */
export const objectIn = (text: string): ObjectId | null => (isObject(text) ? text : null);

export const counterIn = (text: string): CounterName | null => COUNTERS.find((one) => one === text) ?? null;

const numberIn = (text: string): number | null => (/^\d{1,4}$/.test(text) ? Number(text) : null);

const goalText = (goal: MendGoal): string => {
  switch (goal.in) {
    case 'area':
      return `${goal.player}.${goal.role}`;
    case 'slot':
      return `${goal.slot}.${goal.index}`;
    case 'discard':
    case 'deckTop':
      return goal.in;
  }
};

const goalIn = (place: string, rest: string): MendGoal | null => {
  if (place === 'discard' || place === 'deckTop') return { in: place };
  const role = ROLES.find((one) => one === rest);
  if (isPlayer(place)) return role === undefined ? null : { in: 'area', player: place, role };
  const [slot, index] = [SLOTS.find((one) => one === place), numberIn(rest)];
  return slot === undefined || index === null ? null : { in: 'slot', slot, index };
};

/** What is to be put right, as the id of a button says it. */
export const wishText = (wish: MendWish): string => {
  switch (wish.what) {
    case 'coins':
    case 'hp':
      return `${wish.what}.${wish.of}.${wish.to}`;
    case 'counters':
      return `counters.${wish.of}.${wish.counter}.${wish.to}`;
    case 'move':
      return `move.${wish.of}.${goalText(wish.to)}`;
    case 'drop':
      return `drop.${wish.of}`;
  }
};

/** What a button says is to be put right; null for anything else. */
export const readWish = (text: string): MendWish | null => {
  const [what = '', of = '', to = '', more = ''] = text.split('.');
  const being = parseBeing(of);
  if (what === 'drop') return isOnStack(of) ? { what, of } : null;
  if (being === null) return null;
  if (what === 'move') {
    const goal = goalIn(to, more);
    return goal === null || !isObject(being) ? null : { what, of: being, to: goal };
  }
  const [number, counter] = [numberIn(what === 'counters' ? more : to), counterIn(to)];
  if (number === null) return null;
  if (what === 'coins') return isPlayer(being) ? { what, of: being, to: number } : null;
  if (what === 'hp') return { what, of: being, to: number };
  return what !== 'counters' || counter === null ? null : { what, of: being, counter, to: number };
};
