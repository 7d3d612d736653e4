import { sameTree } from '../../../engine/index.js';
import type { Effect, Selector } from '../../../engine/index.js';
import { rerolledWith, type Dice } from '../idioms.js';
import { afterNaming, canPointBack, isAnyShieldOf, doerOf, namedBy, times } from './mentions.js';
import { isPlainAct } from '../plain-acts.js';
import { arePersons } from './pronouns.js';
import { afterThese, bind, shownBy, thingOf, type Chosen, type RenderContext, type Picked } from '../tree.js';

/** A part of a sequence as it is said: an act, or a choice and the act on what is chosen as one. */
export interface Step {
  readonly effect: Effect;
  readonly ctx: RenderContext;
  /** Who does it, where a choice says so and the act does not. */
  readonly by: Selector | null;
  /** Something in the open is chosen in it, which would be a target before the first full stop (TGT-04). */
  readonly choosesOpenly: boolean;
  readonly isLast: boolean;
  /** What is rolled instead of one die, where a part before this reroll says so. */
  readonly dice?: Dice;
}

type Choice = Effect<'choose' | 'chooseAtRandom'>;
const isChoice = (effect: Effect | undefined): effect is Choice =>
  effect?.do === 'choose' || effect?.do === 'chooseAtRandom';

const pickedBy = (choice: Choice): Picked =>
  choice.do === 'choose'
    ? { from: choice.from, min: choice.min, max: choice.max, by: choice.by }
    : { from: choice.from, min: choice.amount, max: choice.amount, pick: 'atRandom' };
const chooser = (choice: Choice): Selector => (choice.do === 'choose' ? choice.by : { select: 'you' });
/** One thing that you have to choose. */
const isYourChoice = (choice: Choice): boolean =>
  choice.do === 'choose' && choice.by.select === 'you' && choice.min === 1 && choice.max === 1;
const chosenBy = ({ as }: { readonly as: string }): Selector => ({ select: 'chosen', as });

const isOpenly = (choice: Choice, ctx: RenderContext): boolean =>
  choice.do === 'choose' &&
  choice.by.select === 'you' &&
  choice.from.select !== 'hand' &&
  shownBy(choice.from, ctx) === undefined;

/** "you may choose …, then …": a choice in the open that begins what may be done. */
const mayChooseOpenly = (effect: Effect, ctx: RenderContext): boolean => {
  const [first, ...more] = effect.do === 'may' && effect.effect.do === 'sequence' ? effect.effect.of : [];
  return (
    isChoice(first) &&
    isOpenly(first, ctx) &&
    more.length === 1 &&
    more.every((act) => fits([first], act, { ...ctx, opening: false }))
  );
};

/** "if …, destroy an item": a choice in the open under a condition. */
const choosesInIf = (effect: Effect, ctx: RenderContext): boolean => {
  switch (effect.do) {
    case 'if':
      return choosesInIf(effect.effect, ctx) || chooses(effect.effect, ctx);
    case 'and':
      return chooses(effect.second, ctx);
    default:
      return false;
  }
};
const chooses = (effect: Effect, ctx: RenderContext): boolean =>
  effect.do === 'sequence' && effect.of.some((part) => isChoice(part) && isOpenly(part, ctx));

type Showing = Effect<'look' | 'reveal'>;
const showsDeck = (act: Effect): act is Showing => act.do === 'look' || act.do === 'reveal';
/** "look at the top card of a deck": the deck is chosen for nothing else, by who looks. */
const isShownDeck = (choice: Choice, act: Showing): boolean =>
  sameTree(act.deck, chosenBy(choice)) &&
  times(act, chosenBy(choice)) === 1 &&
  (act.do === 'reveal' ? chooser(choice).select === 'you' : sameTree(chooser(choice), act.by));

/** Whether this act can say what is chosen, and who chooses is who does it. */
const fits = (choices: readonly Choice[], act: Effect, ctx: RenderContext): boolean => {
  const [first] = choices;
  if (first === undefined || isChoice(act)) return false;
  if (showsDeck(act)) return choices.length === 1 && isShownDeck(first, act) && !(ctx.opening && isOpenly(first, ctx));
  if (act.do === 'until')
    return (
      choices.length === 1 &&
      isAnyShieldOf(act, chosenBy(first)) &&
      isYourChoice(first) &&
      !(ctx.opening && isOpenly(first, ctx))
    );
  if (!isPlainAct(act)) return false;
  const by = chooser(first);
  const does = doerOf(act);
  const isTheirs = does === null || sameTree(does, by) || (by.select === 'you' && does.select === 'you');
  const named = namedBy(act).filter((one) => one.select === 'chosen' && shownBy(one, ctx) === undefined);
  return (
    isTheirs &&
    // "must attack" leaves no room for "may".
    (act.do !== 'additionalAttack' || choices.every((choice) => choice.do === 'choose' && choice.min !== 0)) &&
    (by.select === 'you' || does !== null || act.do !== 'give' || act.to.select === 'you') &&
    choices.every((choice) => sameTree(chooser(choice), by) && times(act, chosenBy(choice)) === 1) &&
    choices.filter((_, at) => sameTree(named[at], chosenBy(choices[at] as Choice))).length === choices.length &&
    choices.every((choice) => !ctx.opening || !isOpenly(choice, ctx))
  );
};

/** What has been chosen, as later parts name it. */
const remember = (choice: Choice | Effect<'vote'>, rest: readonly unknown[], ctx: RenderContext): void => {
  const known = ctx.chosen.get(choice.as);
  const from = choice.do === 'vote' ? choice.over : choice.from;
  const thing = known?.thing ?? thingOf(from, ctx);
  const many =
    known?.many ?? (choice.do === 'choose' ? choice.max !== 1 : choice.do === 'chooseAtRandom' && choice.amount !== 1);
  const chosen = known ?? bind(ctx, choice.as, thing, many);
  const isClear = pointsBack(choice, thing, rest, ctx);
  if (isClear) ctx.chosen.set(choice.as, { ...chosen, said: 'before' });
};

/** Whether what has happened names a player, who could be meant as well; what enters play or is attacked does not. */
const namesPlayer = (cause: RenderContext['cause']): boolean =>
  cause !== null && cause !== 'enterPlay' && cause !== 'attack';
/** Whether a player of what has happened could be meant; after a vote it is said who has won it. */
const isOvershadowing = (choice: Choice | Effect<'vote'>, { cause }: RenderContext): boolean =>
  choice.do === 'vote' ? cause !== null : namesPlayer(cause);

const pointsBack = (
  choice: Choice | Effect<'vote'>,
  thing: Chosen['thing'],
  rest: readonly unknown[],
  ctx: RenderContext,
): boolean => {
  const isPlayer = thing === 'player';
  const others = [...ctx.chosen].some(
    ([as, one]) => as !== choice.as && one.said === undefined && one.shown !== 'several',
  );
  const persons = ctx.targets.some(({ from }) => arePersons(from));
  if (others || (isPlayer && (isOvershadowing(choice, ctx) || persons))) return false;
  const several = [...ctx.chosen].filter(([, one]) => one.shown === 'several').map(([as]) => as);
  const shownThen = JSON.stringify(rest).includes(`"as":"shown","effect"`) ? ['shown'] : [];
  const known = [choice.as, ...several, ...shownThen].map((as) => JSON.stringify(chosenBy({ as })));
  const text = known.reduce((whole, one) => whole.replaceAll(one, '0'), JSON.stringify(rest));
  return canPointBack(JSON.parse(text), isPlayer);
};

const isMergeable = (choices: readonly Choice[], act: Effect | undefined, ctx: RenderContext): act is Effect =>
  choices.length > 0 && act !== undefined && fits(choices, act, ctx);

/** The context in which an act says what is chosen for it. */
const saying = (choices: readonly Choice[], ctx: RenderContext): RenderContext => {
  const chosen = new Map(ctx.chosen);
  for (const choice of choices) {
    const many = choice.do === 'choose' ? choice.max !== 1 : choice.amount !== 1;
    const { number } = bind({ ...ctx, chosen }, choice.as, thingOf(choice.from, ctx), many);
    chosen.set(choice.as, { thing: thingOf(choice.from, ctx), number, many, said: pickedBy(choice) });
  }
  return { ...ctx, chosen };
};

/**
 * The parts of a sequence as steps: one part each, but in the wording of a card a choice joins the act that follows it.
 * Each is to be said before the next is asked for. `canStop`: a sentence may end before any but the first.
 */
export function* stepsOf(parts: readonly Effect[], outer: RenderContext, canStop = false): Generator<Step> {
  let at = 0;
  while (at < parts.length) {
    const before = parts.slice(0, at);
    const ctx = afterNaming(afterThese(outer, before), before);
    const end = parts.findIndex((part, index) => index >= at && !isChoice(part));
    const choices = parts.slice(at, end < 0 ? at : end).filter(isChoice);
    const act = parts[end];
    const opening = ctx.opening && !(canStop && at > 0);
    if (ctx.wording === 'card' && isMergeable(choices, act, { ...ctx, opening })) {
      const [first] = choices;
      const by = first?.do === 'choose' && first.by.select !== 'you' ? first.by : null;
      const choosesOpenly = choices.some((choice) => isOpenly(choice, ctx));
      yield {
        effect: act,
        ctx: saying(choices, { ...ctx, opening }),
        by,
        choosesOpenly,
        isLast: end === parts.length - 1,
      };
      for (const choice of choices) remember(choice, parts.slice(end + 1), ctx);
      at = end + 1;
    } else if (ctx.wording === 'card' && rerolledWith(parts[at], parts[at + 1]) !== null) {
      const dice = rerolledWith(parts[at], parts[at + 1]) as Dice;
      yield {
        effect: parts[at + 1] as Effect,
        ctx,
        by: null,
        choosesOpenly: false,
        isLast: at + 2 === parts.length,
        dice,
      };
      at += 2;
    } else {
      const effect = parts[at] as Effect;
      const choosesOpenly = mayChooseOpenly(effect, ctx) || (ctx.wording === 'card' && choosesInIf(effect, ctx));
      yield { effect, ctx, by: null, choosesOpenly, isLast: at === parts.length - 1 };
      if ((isChoice(effect) || effect.do === 'vote') && ctx.wording === 'card')
        remember(effect, parts.slice(at + 1), ctx);
      at += 1;
    }
  }
}

/** Whether these parts are said as one: a choice and the act on what is chosen. */
export const isOneStep = (parts: readonly Effect[], ctx: RenderContext): boolean =>
  [...stepsOf(parts, { ...ctx, chosen: new Map(ctx.chosen) })].length === 1;
