import { sameTree } from '../../../engine/index.js';
import type { Condition, EventPattern, Selector } from '../../../engine/index.js';
import type { MatchedEvent } from '../matched-events.js';
import { isCard, type RenderContext, type Mention } from '../tree.js';

/** How a target is said here; in fixed words when nothing is known of it. */
export const mentionAt = (index: number, { wording, mentions }: RenderContext): Mention['at'] =>
  wording === 'card' ? (mentions[index]?.at ?? 'fixed') : 'fixed';

/** Whether things are called "they": players, or players among others. */
export const arePersons = (from: Selector): boolean =>
  from.select === 'players' ||
  (from.select === 'anyOf' && from.of.some(arePersons)) ||
  ((from.select === 'most' || from.select === 'least') && arePersons(from.of));

/** Whether a pronoun would be taken for the one who chooses just now. */
export const isOvershadowed = (who: Selector, { chooser }: RenderContext): boolean =>
  chooser !== null && chooser.select !== 'you' && !sameTree(chooser, who);

/** Whether the player of what happened needs no more than "they", because nobody else is called so. */
export const causeIsClear = (ctx: RenderContext): boolean =>
  ctx.wording === 'card' &&
  ctx.cause !== null &&
  ctx.targets.length === 0 &&
  ctx.it?.of !== 'each' &&
  !(ctx.it?.of === 'filter' && ctx.it.thing === 'player') &&
  ![...ctx.chosen.values()].some(({ said, thing }) => said === 'before' && thing === 'player') &&
  !isOvershadowed({ select: 'cause', part: 'player' }, ctx);

/** Whether this is the only thing that has been named, in the sentence before: "Its controller …". */
export const isJustNamed = (of: Selector, ctx: RenderContext): boolean =>
  of.select === 'target' &&
  mentionAt(of.index, ctx) === 'before' &&
  ctx.targets.length === 1 &&
  !arePersons(ctx.targets[of.index]?.from ?? of) &&
  !isOvershadowed(of, ctx) &&
  [...ctx.chosen.values()].every(({ said }) => said !== 'before');

/** Whether cards that are shown need no more than "it" or "them". */
export const shownIsClear = (ctx: RenderContext): boolean => {
  const all = [...ctx.chosen.values()];
  const shown = all.filter((one) => one.shown !== undefined);
  const isOnly = shown.length === 1 && all.every(({ said, thing }) => said !== 'before' || thing !== 'player');
  const others = shown[0]?.shown === 'one' && all.some(({ said }) => said === 'before');
  const isOne = shown[0]?.shown === 'one';
  const isNamed = ctx.targets.some(
    ({ from, max }, index) =>
      ctx.mentions[index]?.at === 'before' && ((isOne && from.select !== 'decks') || max > 1 || arePersons(from)),
  );
  return ctx.wording === 'card' && isOnly && !others && !isNamed && ctx.it === null;
};

/** What an event card does as it enters play is all that it does, so that its text need not say when. */
export const isOwnArrival = ({ event, where }: EventPattern, { wording, thing }: RenderContext): boolean =>
  wording === 'card' &&
  thing === 'event' &&
  event === 'enterPlay' &&
  where?.if === 'same' &&
  where.one.select === 'cause' &&
  where.one.part === 'object' &&
  where.other.select === 'this';

const OTHERS = ['"part":"player"', '"select":"it"', '"select":"chosen"', '"select":"target"', '"select":"under"'];
const canBeIt = (follows: unknown): boolean => {
  const text = JSON.stringify(follows);
  return OTHERS.every((other) => !text.includes(other));
};

/** "a player deals damage to a monster": nobody else is named. */
const namesDealer = ({ dealer, objectRole }: MatchedEvent, follows: unknown): boolean =>
  dealer?.select === 'players' &&
  dealer.where === undefined &&
  objectRole === 'monster' &&
  !JSON.stringify(follows).includes('"part":"player"');

/** Whether who deals the damage or kills needs no more than "they". */
export const dealerIsClear = (ctx: RenderContext): boolean =>
  isCard(ctx) &&
  ctx.dealerNamed &&
  ctx.it === null &&
  ctx.targets.every((_, index) => ctx.mentions[index]?.at === 'here') &&
  [...ctx.chosen.values()].every(({ thing }) => thing !== 'player');

/** The context of what follows an event of this card: "it", where nothing else can be meant by that. */
export const afterEvent = (outer: RenderContext, matched: MatchedEvent, follows: unknown): RenderContext => {
  const { object, source, against, notThis } = matched;
  const ctx: RenderContext = { ...outer, dealerNamed: namesDealer(matched, follows) };
  const isNamed = [object, source, against].some((part) => part?.select === 'this');
  return isCard(ctx) && isNamed && !notThis && canBeIt(follows) ? { ...ctx, self: 'it' } : ctx;
};

const OF_THIS = /"(?:of|on|what)":\{"select":"this"\}/;
/** The same after a condition that speaks of this card. */
export const afterCondition = (ctx: RenderContext, condition: Condition, follows: unknown): RenderContext => {
  const text = JSON.stringify(condition);
  const isNamed = OF_THIS.test(text) && !text.includes('"other":{"select":"this"}');
  return isCard(ctx) && isNamed && canBeIt(follows) ? { ...ctx, self: 'it' } : ctx;
};
