import { withChanged, type Effect, type Mode, type Ref, type TargetSpec } from '../../engine/index.js';
import { meant, reckon } from '../situation/reading.js';
import type { Situation } from '../situation/situation.js';
import { isOurs } from '../situation/stakes.js';
import { voteWorth } from './votes.js';

type Choice = Effect<'choose'>;
type Chance = Effect<'chooseAtRandom'>;

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The chosen things one by one and the best handful of them; somebody else's choice is the worst for this player. */
const overChoice = (now: Situation, choice: Choice, worthOf: (chosen: readonly Ref[]) => number): number => {
  const candidates = meant(now, choice.from).map((ref) => ({ ref, worth: worthOf([ref]) }));
  const mine = isOurs(now, meant(now, choice.by));
  const ranked = candidates.toSorted((a, b) => (mine ? b.worth - a.worth : a.worth - b.worth));
  const min = reckon(now, choice.min);
  const max = Math.min(ranked.length, reckon(now, choice.max));
  const good = ranked.filter(({ worth }) => (mine ? worth > 0 : worth < 0)).length;
  const count = Math.min(max, Math.max(min, good));
  const chosen = ranked.slice(0, count);
  return chosen.length === 1 ? (chosen[0]?.worth ?? 0) : worthOf(chosen.map(({ ref }) => ref));
};

/** Effects one after the other; a choice among them is made with a view to those that follow (TGT-04). */
export const choiceThenRest = (now: Situation, effects: readonly Effect[]): number => {
  const [first, ...rest] = effects;
  if (first === undefined) return 0;
  if ((first.do !== 'choose' && first.do !== 'chooseAtRandom' && first.do !== 'vote') || first.as in now.chosen)
    return now.worth(now, first) + choiceThenRest(now, rest);
  const worthAt = (at: Situation, chosen: readonly Ref[]): number =>
    choiceThenRest({ ...at, chosen: { ...at.chosen, [first.as]: chosen } }, rest);
  if (first.do === 'vote') return voteWorth(now, first, worthAt);
  const worthOf = (chosen: readonly Ref[]): number => worthAt(now, chosen);
  return first.do === 'choose' ? overChoice(now, first, worthOf) : overChance(now, first, worthOf);
};

/** What chance picks is as good as the mean of what there is. */
const overChance = (now: Situation, chance: Chance, worthOf: (chosen: readonly Ref[]) => number): number => {
  const candidates = meant(now, chance.from);
  const count = Math.min(candidates.length, reckon(now, chance.amount));
  return count * mean(candidates.map((ref) => worthOf([ref])));
};

/** The modes as they are offered: one with a number of the player's choice stands there once for each number (TGT-03). */
export const offered = (modes: readonly Mode[]): readonly Mode[] =>
  modes.flatMap(({ number, ...mode }) =>
    number === undefined
      ? [mode]
      : Array.from({ length: number.to - number.from + 1 }, (_, index) => numbered(mode, number.from + index)),
  );

const numbered = (mode: Mode, number: number): Mode =>
  withChanged('mode', mode, {
    amount: (amount) => (typeof amount === 'object' && amount.amount === 'chosenNumber' ? number : amount),
  });

/** A way to aim a mode, and what it is worth. */
interface Aim {
  readonly targets: readonly (readonly Ref[])[];
  readonly worth: number;
}

/** The targets that one more target word may have: each alone, and the good ones together when several are allowed. */
const aimsAt = (spec: TargetSpec, candidates: readonly Ref[], worthOf: (refs: readonly Ref[]) => number) => {
  const singles: readonly (readonly Ref[])[] = candidates.map((ref) => [ref]);
  const none: readonly (readonly Ref[])[] = spec.min === 0 ? [[]] : [];
  if (spec.max === 1) return [...singles, ...none];
  const ranked = singles.map((refs) => ({ refs, worth: worthOf(refs) })).toSorted((a, b) => b.worth - a.worth);
  const good = ranked.filter(({ worth }) => worth > 0).length;
  const count = Math.min(spec.max, ranked.length, Math.max(spec.min, good));
  return [ranked.slice(0, count).flatMap(({ refs }) => refs)];
};

/** Every way to aim a mode; with several target words each is tried with the best that follow. */
export const aimsOf = (now: Situation, mode: Mode): readonly Aim[] => {
  const spec = mode.targets[now.targets.length];
  if (spec === undefined) return [{ targets: now.targets, worth: now.worth(now, mode.effect) }];
  const aimed = (refs: readonly Ref[]): Situation => ({ ...now, targets: [...now.targets, refs] });
  const bestOf = (refs: readonly Ref[]): Aim | null => best(aimsOf(aimed(refs), mode));
  const candidates = [...new Set(meant(now, spec.from))];
  if (spec.pick === 'atRandom' && candidates.length > 0)
    return [{ targets: now.targets, worth: mean(candidates.map((ref) => bestOf([ref])?.worth ?? 0)) }];
  return aimsAt(spec, candidates, (refs) => bestOf(refs)?.worth ?? 0).flatMap((refs) => bestOf(refs) ?? []);
};

/** The first of the best. */
export const best = <T extends { readonly worth: number }>(of: readonly T[]): T | null =>
  of.reduce<T | null>((found, one) => (found === null || one.worth > found.worth ? one : found), null);

/** What the best of these modes is worth, aimed as well as it can be; nothing when none can be aimed. */
export const weighed = (now: Situation, modes: readonly Mode[]): number =>
  best(offered(modes).flatMap((mode) => aimsOf({ ...now, targets: [] }, mode)))?.worth ?? 0;
