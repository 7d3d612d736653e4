import type { ObjectId, PlayerId, Ref } from '../../vocabulary/index.js';
import {
  pilesIn,
  countersOf,
  discardDeck,
  isInPlay,
  isObjectId,
  isPlayerId,
  nameOf,
  objectOf,
  playerOf,
  printedCard,
  type Game,
  type Mend,
  type MendNamed,
  type MendObjection,
  type MendPlace,
  type MendWish,
  type OnTop,
  type StackItem,
} from '../../state/index.js';
import { hpLeft, maxHp } from '../characteristics/characteristics.js';
import { isDyingOrDead } from '../players/hp.js';
import { goalsOf, isSamePlace, publicPlaceOf } from './places.js';

type Wish<What extends MendWish['what']> = Extract<MendWish, { readonly what: What }>;
type Judged = Mend | MendObjection;

/** The most counters of one kind that a mend gives. */
const MOST_COUNTERS = 99;

const GONE = { problem: 'gone' } as const satisfies MendObjection;
const DYING = { problem: 'dying' } as const satisfies MendObjection;

/** A player of the game or an object in play, named; null for anything else. */
export const namedInPlay = (g: Game, ref: PlayerId | ObjectId): MendNamed | null => {
  if (isPlayerId(ref)) return ref in g.state.players ? { player: ref } : null;
  const object = g.state.objects[ref];
  const name = object === undefined || !isInPlay(object) ? null : nameOf(g.state, ref);
  return name !== null && 'card' in name ? name : null;
};

/** What stands against this number in place of that one; null for nothing. */
const outOfRange = (was: number, to: number, most: number): MendObjection | null => {
  if (!Number.isInteger(to) || to < 0 || to > most) return { problem: 'range', least: 0, most };
  return to === was ? { problem: 'same' } : null;
};

/** The most ¢ that this player could have: they come from the supply and go back to it, and there are no more (SETUP-02). */
export const mostCoins = ({ state }: Game, player: PlayerId): number => playerOf(state, player).coins + state.supply;

const coinsMend = (g: Game, { of, to }: Wish<'coins'>): Judged => {
  if (!(of in g.state.players)) return GONE;
  const was = playerOf(g.state, of).coins;
  return outOfRange(was, to, mostCoins(g, of)) ?? { what: 'coins', of, was, to };
};

/** A character has no HP of its own: its player has them (CHAR-04). */
const isCharacter = (g: Game, ref: Ref): boolean => isObjectId(ref) && objectOf(g.state, ref).role === 'character';

/** HP of a player or an object in play, and the most there can be (DMG-02); or why they are not put right. */
export const hpNow = (g: Game, of: PlayerId | ObjectId) => {
  const name = namedInPlay(g, of);
  if (name === null || isCharacter(g, of)) return GONE;
  const was = hpLeft(g, of);
  const most = maxHp(g, of);
  if (was === null || most === null) return GONE;
  return isDyingOrDead(g, of) ? DYING : { name, was, most };
};

/** HP up to the most that there can be; what has none left then dies by the rules (DEATH-01). */
const hpMend = (g: Game, { of, to }: Wish<'hp'>): Judged => {
  const now = hpNow(g, of);
  if ('problem' in now) return now;
  const { name, was, most } = now;
  return outOfRange(was, to, most) ?? { what: 'hp', of, name, was, to };
};

const countersMend = (g: Game, { of, counter, to }: Wish<'counters'>): Judged => {
  const name = namedInPlay(g, of);
  if (name === null) return GONE;
  const was = countersOf(g.state, of)[counter] ?? 0;
  return outOfRange(was, to, MOST_COUNTERS) ?? { what: 'counters', of, name, counter, was, to };
};

const moveMend = (g: Game, { of, to: goal }: Wish<'move'>): Judged => {
  const from = publicPlaceOf(g, of);
  if (from === null) return GONE;
  if (isSamePlace(from, goal)) return { problem: 'same' };
  const found = goalsOf(g, of).find((one) => isSamePlace(one, goal));
  const deck = discardDeck(g.characteristics(of).type);
  if (found === undefined) return { problem: 'place' };
  const to: MendPlace | null =
    found.in === 'area' || found.in === 'slot' ? found : deck === null ? null : { in: found.in, deck };
  if (to === null) return { problem: 'place' };
  const top = to.in === 'slot' ? pilesIn(g.state, to.slot)[to.index]?.at(-1) : undefined;
  const instead = top === undefined ? null : printedCard(objectOf(g.state, top));
  return { what: 'move', of, card: objectOf(g.state, of).card, from, to, instead };
};

const struckBy = (item: StackItem): Ref | null =>
  item.kind === 'damage' ? item.to : item.kind === 'death' ? item.of : null;

/** The thing on top of the stack, as everybody sees it. */
const onTop = (g: Game, item: StackItem): OnTop => {
  const struck = struckBy(item);
  const name = struck === null ? null : nameOf(g.state, struck);
  const by = item.kind === 'roll' ? item.roller : item.controller;
  return {
    is: item.kind,
    card: item.card,
    player: by === 'game' ? null : by,
    struck: name !== null && ('player' in name || 'card' in name) ? name : null,
    number: item.kind === 'roll' ? item.result : item.kind === 'damage' ? item.amount : 0,
  };
};

/** Only the top goes; a death that would be there again at once stays (DEATH-01). */
const dropMend = (g: Game, { of }: Wish<'drop'>): Judged => {
  const top = g.state.stack.at(-1);
  if (top?.id !== of) return GONE;
  if (top.kind === 'death' && maxHp(g, top.of) === 0) return { problem: 'diesAgain' };
  return { what: 'drop', of, top: onTop(g, top) };
};

/** Exactly what would be put right now, or what stands against it. It looks at nothing that is hidden from anybody. */
export const mendOf = (g: Game, wish: MendWish): Judged => {
  switch (wish.what) {
    case 'coins':
      return coinsMend(g, wish);
    case 'hp':
      return hpMend(g, wish);
    case 'counters':
      return countersMend(g, wish);
    case 'move':
      return moveMend(g, wish);
    case 'drop':
      return dropMend(g, wish);
  }
};

const wishIn = (mend: Mend): MendWish => {
  if (mend.what !== 'move') return mend;
  const { what, of, to } = mend;
  return { what, of, to: to.in === 'area' || to.in === 'slot' ? to : { in: to.in } };
};

const canonical = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Whether a mend is still exactly what was agreed on: what it starts from is as it was. */
export const stillFits = (g: Game, mend: Mend): boolean => canonical(mendOf(g, wishIn(mend))) === canonical(mend);
