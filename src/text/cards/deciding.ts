import { sameTree } from '../../engine/index.js';
import type { Effect, Selector } from '../../engine/index.js';
import type { Act } from './acts.js';
import type { EffectWords, Say } from './effect-words.js';
import { doerOf } from './naming/mentions.js';
import { capital } from './sentences.js';
import { isPlainAct } from './plain-acts.js';
import { thingOf, type RenderContext } from './tree.js';

const IT: Selector = { select: 'it' };
/** The one thing that something has happened to, which "it" can name. */
const isCauseObject = (of: Selector): boolean => of.select === 'cause' && of.part === 'object';
/** Whether this is done by this player; what names nobody is done by you. */
export const actsAs = (who: Selector | null, by: Selector): boolean =>
  who === null ? by.select === 'you' : sameTree(who, by);

/** After a full stop, in a row of a roll or in an option: nothing that is named there is a target, and nobody acts yet. */
export const later = (ctx: RenderContext): RenderContext => ({ ...ctx, opening: false, amongOthers: false });
/** Whether it is said in sentences, as on a card. */
export const hasStops = ({ wording }: RenderContext): boolean => wording === 'card';

/** What the clauses of decisions need of those of effects. */
interface Around<Verb> {
  readonly say: Say;
  /** In brackets where a list would stand in a list. */
  readonly entry: Say;
  readonly plainAct: (effect: Effect, ctx: RenderContext) => Act<Verb> | null;
}

/** Whether these are the players who did what each of them could. */
const isAccepted = (of: Selector, { chosen }: RenderContext): boolean =>
  of.select === 'chosen' && chosen.get(of.as)?.accepted === true;

/** Whether this is one act of this somebody. */
export const isDoneBy = (effect: Effect | undefined, by: Selector): boolean =>
  effect !== undefined && isPlainAct(effect) && sameTree(doerOf(effect), by);

/** Says what each player does, may do or decides as it happens. */
export const decisions = <Verb>(words: EffectWords<Verb>, { say, entry, plainAct }: Around<Verb>) => {
  /** "each other player may loot 1": those who do have a name then. */
  const eachMay = ({ as, by, effect }: Effect<'eachMay'>, ctx: RenderContext): string => {
    const inside: RenderContext = { ...ctx, it: { thing: 'player', of: 'each' } };
    const found = plainAct(effect, inside);
    const isTheirs = found !== null && actsAs(found.who, IT) && !words.isModal(found.verb);
    const text = isTheirs ? words.infinitiveOf(found) : words.letHappen + say(effect, inside);
    ctx.chosen.set(as, { thing: 'player', number: 1, many: true, accepted: true });
    return `${words.may(by, ctx)} ${text}`;
  };

  /** "put 1 counter on it or remove 1 from it": two plain acts of which you do one. */
  const either = ({ by, options: of }: Effect<'chooseOne'>, ctx: RenderContext): string | null => {
    const acts = of.map((option) => plainAct(option, later(ctx)));
    if (!hasStops(ctx) || by.select !== 'you' || acts.length !== 2) return null;
    const texts = acts.map((found) => (found === null ? words.between.or : words.clauseOf(found, later(ctx))));
    return texts.some((text) => text.includes(words.between.or)) ? null : texts.join(words.between.or);
  };

  const options = (effect: Effect<'chooseOne'>, ctx: RenderContext): string => {
    const { by, options: of, once } = effect;
    const two = once === true ? null : either(effect, ctx);
    if (two !== null) return two;
    const now = hasStops(ctx) && ctx.opening ? words.choosesLater : words.choosesOne;
    const opening = (once === true ? words.choosesNew : now)(by, ctx);
    return [opening, ...of.map((option) => `• ${entry(option, later(ctx))}`)].join(' ');
  };

  /** "each living player votes: • … • … (at a tie: the last)" */
  const voting = (effect: Effect<'voteOn'>, ctx: RenderContext): string =>
    [
      words.votesOn(effect, ctx),
      ...effect.options.map(
        (option, index) => `• ${index === effect.tie ? words.atTie : ''}${entry(option, later(ctx))}`,
      ),
    ].join(' ');

  /** "each player discards their hand, then they loot 3": what each of some players does first has them as its subject. */
  const asSubject = (of: Selector, effect: Effect, inside: RenderContext, each: Selector): string | null => {
    if (!hasStops(inside) || !(of.select === 'players' || isAccepted(of, inside))) return null;
    const [first, ...rest] = effect.do === 'sequence' ? effect.of : [effect];
    if (first?.do === 'choose' && sameTree(first.by, each))
      return say({ do: 'sequence', of: [{ ...first, by: of }, ...rest] }, inside);
    if (first?.do === 'roll' && rest.length === 0 && sameTree(first.by, each)) return say({ ...first, by: of }, inside);
    const found = first === undefined ? null : plainAct(first, inside);
    if (found === null || found.who === null || !sameTree(found.who, each)) return null;
    const opening = words.clauseOf({ ...found, who: of }, { ...inside, it: null });
    if (rest.length === 0) return opening;
    const next = say({ do: 'sequence', of: rest }, inside);
    return opening + words.between.next + (isDoneBy(rest[0], each) ? words.again(next) : next);
  };

  const forEach = ({ of, effect, as }: Effect<'forEach'>, ctx: RenderContext): string => {
    const chosen = as === undefined ? ctx.chosen : new Map(ctx.chosen);
    const inside: RenderContext = { ...ctx, it: { thing: thingOf(of, ctx), of: 'each' }, chosen };
    if (as !== undefined) chosen.set(as, { thing: thingOf(of, ctx), number: 1, many: false, each: true });
    const direct = asSubject(of, effect, inside, as === undefined ? IT : { select: 'chosen', as });
    if (direct !== null) return direct;
    if (hasStops(ctx) && as === undefined && isCauseObject(of)) return say(effect, inside);
    return words.forEach(of, ctx) + say(effect, inside);
  };

  const secretly = (effect: Effect<'secretChoice'>, ctx: RenderContext): string => {
    const inside: RenderContext = { ...ctx, chosen: new Map(ctx.chosen) };
    return words.choosesSecretly(effect, inside) + say(effect.effect, inside);
  };

  /** "• “At the start of your turn, …” / “↷, 3¢: …” • “loot 2” / “gain 6¢”": the lists of which one each is chosen. */
  const assembled = ({ abilities, parts, on }: Effect<'assemble'>, ctx: RenderContext): string => {
    const inside: RenderContext = { ...ctx, thing: thingOf(on, ctx) };
    const openings = abilities.map((ability) => words.unfinished(ctx.quoted(ability, inside)));
    const lists = parts.map((list) => list.map((part) => words.quoting(capital(say(part, inside)))));
    return [openings, ...lists].map((list) => `• ${list.join(' / ')}`).join(' ');
  };

  return (
    effect: Effect<'forEach' | 'eachMay' | 'chooseOne' | 'secretChoice' | 'voteOn' | 'assemble'>,
    ctx: RenderContext,
  ): string => {
    switch (effect.do) {
      case 'forEach':
        return forEach(effect, ctx);
      case 'eachMay':
        return eachMay(effect, ctx);
      case 'chooseOne':
        return options(effect, ctx);
      case 'secretChoice':
        return secretly(effect, ctx);
      case 'voteOn':
        return voting(effect, ctx);
      case 'assemble':
        return words.assembles(effect, ctx) + assembled(effect, later(ctx));
    }
  };
};
