import { effectsIn, type Effect, type Mode, type Option, type OptionId, type Ref } from '../../engine/index.js';
import { announcedBy } from './actions.js';
import { aimsOf, best, offered } from '../card-values/choices.js';
import { meant } from '../situation/reading.js';
import { cardOn, ownerOf, type Situation } from '../situation/situation.js';

const real = (options: readonly Option[]): readonly OptionId[] =>
  options.map(({ id }) => id).filter((id) => id !== 'back');

type Worths = ReadonlyMap<OptionId, number>;

const highest = (all: readonly Worths[]): Worths => {
  const found = new Map<OptionId, number>();
  for (const worths of all)
    for (const [id, worth] of worths) found.set(id, Math.max(worth, found.get(id) ?? Number.NEGATIVE_INFINITY));
  return found;
};

/** Whether a selector can have given these options, as far as can be seen. */
const canMean = (now: Situation, from: Parameters<typeof meant>[1], options: readonly OptionId[]): boolean => {
  const refs: readonly string[] = meant(now, from);
  return options.every((id) => refs.includes(id));
};

interface Stage {
  readonly fits: boolean;
  readonly worths: Worths;
}

/**
 * Each target word of a mode that may be asked for, the ones before it aimed as well as can be. What is paid once for several
 * targets is no reason against any of them.
 */
const stagesOf = (now: Situation, mode: Mode, cost: number, options: readonly OptionId[]): readonly Stage[] => {
  const before = best(aimsOf(now, mode))?.targets ?? [];
  return mode.targets.map((spec, index) => {
    const at: Situation = { ...now, targets: before.slice(0, index) };
    const once = spec.max > 1 ? 0 : cost;
    const worthOf = (id: OptionId): number =>
      (best(aimsOf({ ...at, targets: [...at.targets, [id as Ref]] }, mode))?.worth ?? 0) + once;
    return { fits: canMean(at, spec.from, options), worths: new Map(options.map((id) => [id, worthOf(id)])) };
  });
};

/** What each target is worth to this player, for what the card may be asking it for. */
export const targetWorths = (now: Situation): Worths => {
  const options = real(now.decision.options);
  const at: Situation = { ...now, targets: [] };
  const stages = announcedBy(now).flatMap(({ modes, cost }) =>
    offered(modes).flatMap((mode) => stagesOf(at, mode, cost, options)),
  );
  const fitting = stages.filter(({ fits }) => fits);
  return highest((fitting.length > 0 ? fitting : stages).map(({ worths }) => worths));
};

type Choice = Effect<'choose'>;

const choicesIn = (effect: Effect): readonly Choice[] => {
  if (effect.do === 'vote')
    return [{ do: 'choose', as: effect.as, by: { select: 'you' }, from: effect.over, min: 1, max: 1 }];
  return effect.do === 'choose' ? [effect] : partsDeep(effect).flatMap(choicesIn);
};

/** The parts of an effect, the outcomes of a roll among them. */
const partsDeep = (effect: Effect): readonly Effect[] =>
  effect.do === 'roll' ? effect.rows.map((row) => row.effect) : effectsIn(effect);

/** Everything that a card does which may ask for a choice. */
const rootsOf = (now: Situation): readonly Effect[] => {
  const { card, source } = now.decision;
  if (card === null) return [];
  return cardOn(now, source, card).abilities.flatMap((ability): readonly Effect[] => {
    if (ability.kind === 'loot' || ability.kind === 'activated' || ability.kind === 'triggered')
      return ability.modes.map(({ effect }) => effect);
    return ability.kind === 'replacement' && 'effect' in ability.instead ? [ability.instead.effect] : [];
  });
};

/** This player is the one who chooses: that tells who "you", or the target that chooses, is. */
const asChooser = (now: Situation, { by }: Choice): Situation => {
  const me: readonly Ref[] = [now.me.id];
  if (by.select === 'you') return now;
  const you = (now.source === null ? null : ownerOf(now, now.source)) ?? now.view.turn.active;
  const at: Situation = { ...now, you };
  if (by.select === 'target') return { ...at, targets: Array.from({ length: by.index + 1 }, () => me) };
  if (by.select === 'chosen') return { ...at, chosen: { ...at.chosen, [by.as]: me } };
  return by.select === 'it' ? { ...at, it: now.me.id } : { ...at, cause: { player: now.me.id } };
};

/** What each thing to choose is worth to this player, measured against choosing nothing. */
export const choiceWorths = (now: Situation): Worths => {
  const options = real(now.decision.options);
  const stages = rootsOf(now).flatMap((root) =>
    choicesIn(root).map((choice): Stage => {
      const at = asChooser(now, choice);
      const worthOf = (refs: readonly Ref[]): number =>
        now.worth({ ...at, chosen: { ...at.chosen, [choice.as]: refs } }, root);
      const nothing = worthOf([]);
      return {
        fits: canMean(at, choice.from, options),
        worths: new Map(options.map((id) => [id, worthOf([id as Ref]) - nothing])),
      };
    }),
  );
  const fitting = stages.filter(({ fits }) => fits);
  return highest((fitting.length > 0 ? fitting : stages).map(({ worths }) => worths));
};

/**
 * The most that chance adds to a worth, in ¢: it decides which of several opponents is hit when they are nearly equal.
 */
const NEARLY = 0.05;

/** How often what was begun is gone through with although it only harms: it was begun for a reason, and would be again. */
const GOING_THROUGH = 0.25;

/** As many as do good, the best first, at least as many as must be; mostly calls off what only harms. */
export const picked = (now: Situation, worths: Worths, random: () => number): readonly OptionId[] => {
  const { decision } = now;
  const options = real(decision.options);
  if (worths.size === 0 || [...worths.values()].every((worth) => worth === 0))
    return decision.fallback.includes('back') ? unclear(options, decision.min, random) : decision.fallback;
  const luck = new Map(options.map((id) => [id, (worths.get(id) ?? 0) + NEARLY * random()]));
  const worthOf = (id: OptionId): number => luck.get(id) ?? 0;
  const ranked = options.toSorted((a, b) => worthOf(b) - worthOf(a));
  const good = ranked.filter((id) => (worths.get(id) ?? 0) > 0).slice(0, decision.max);
  const chosen = good.length >= decision.min ? good : ranked.slice(0, decision.min);
  const harms = chosen.length > 0 && chosen.every((id) => (worths.get(id) ?? 0) < 0);
  return harms && options.length < decision.options.length && random() >= GOING_THROUGH ? ['back'] : chosen;
};

/** An answer at random, when nothing can be told of any of the options. */
export const unclear = (options: readonly OptionId[], min: number, random: () => number): readonly OptionId[] => {
  const first = Math.min(options.length - 1, Math.floor(random() * options.length));
  return [...options.slice(first), ...options.slice(0, first)].slice(0, Math.max(1, min));
};
