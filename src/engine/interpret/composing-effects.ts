import {
  withChanged,
  type Ability,
  type ComposingWords,
  type Effect,
  type PlayerId,
  type Ref,
  type Selector,
} from '../vocabulary/index.js';
import {
  optionOf,
  isObjectId,
  isPlayerId,
  nameOf,
  notesOf,
  pickAtRandom,
  type Decision,
  type Game,
  type Gen,
  type Option,
  type Scope,
} from '../state/index.js';
import type { Handlers } from './handlers.js';
import { auction, inTurnOrder, secretChoice, vote, voteOn } from './together.js';

const firstPlayer = (refs: readonly Ref[]): PlayerId | null => refs.find(isPlayerId) ?? null;

/** Words that put effects together and ask on resolution. */
export const COMPOSING: Handlers<ComposingWords> = {
  *nothing() {
    return true;
  },
  sequence: inSequence,
  and: firstThenSecond,
  ifYouDo: firstThenSecond,
  *if(g, { condition, effect, otherwise }, scope) {
    if (g.holds(condition, scope)) return yield* g.run(effect, scope);
    return otherwise === undefined ? false : yield* g.run(otherwise, scope);
  },
  may: ifWanted,
  eachMay,
  chooseOne: (g, effect, scope) => oneOption(g, effect, scope),
  choose: chooseOnResolution,
  chooseNumber: numberOnResolution,
  eachNumber,
  *chooseAtRandom(g, { from, amount, as }, scope) {
    const picked = pickAtRandom(g, g.select(from, scope), g.amount(amount, scope)); // DEC-15
    scope.bound[as] = picked;
    return picked.length > 0;
  },
  vote,
  voteOn,
  auction,
  secretChoice,
  forEach,
  repeat: repeatedly,
  assemble,
  native: (g, { name }, scope) => g.native(name, scope),
};

/** The second only if the first was done; of "and" and "if you do" the first may be several effects. */
function* firstThenSecond(g: Game, { first, second }: Effect<'and' | 'ifYouDo'>, scope: Scope): Gen<boolean> {
  return (yield* g.run(first, scope)) ? yield* g.run(second, scope) : false; // AND-01, AND-03
}

/** Runs effects one after the other, whatever came of the first. True when all of them were done (AND-02). */
function* inSequence(g: Game, { of }: Effect<'sequence'>, scope: Scope): Gen<boolean> {
  let done = true;
  for (const [index, part] of of.entries()) {
    const rest = of.slice(index + 1);
    const did = part.do === 'choose' ? yield* chooseOnResolution(g, part, scope, rest) : yield* g.run(part, scope);
    done = did && done; // AND-02
  }
  return done;
}

/** What follows waits for all of it, and is the same again, once less (DEC-26, DEC-39). */
function* repeatedly(g: Game, { effect, till, most }: Effect<'repeat'>, scope: Scope): Gen<boolean> {
  if (most === 1) return yield* g.run(effect, scope); // DEC-39
  const again: Effect = { do: 'repeat', effect, till, most: most - 1 };
  const next: Effect = { do: 'if', condition: { if: 'not', of: till }, effect: again };
  return yield* g.run({ do: 'afterwards', first: effect, effect: next }, scope);
}

/** What an effect is aimed at, for naming it while it resolves. */
const aimedAt = (g: Game, { targets }: Scope): Pick<Decision, 'aimedAt'> =>
  targets.length === 0 ? {} : { aimedAt: targets.map((refs) => refs.flatMap((ref) => nameOf(g.state, ref) ?? [])) };

function* ifWanted(g: Game, effect: Effect<'may'>, scope: Scope): Gen<boolean> {
  const player = firstPlayer(g.select(effect.by, scope));
  if (player === null) return false;
  const options: Option[] = [
    { id: 'yes', meaning: { kind: 'yes', effect: effect.effect } },
    { id: 'no', meaning: { kind: 'no' } },
  ];
  const [answer] = yield* g.ask({
    player,
    key: 'effect.may',
    source: scope.source,
    card: scope.card,
    options,
    min: 1,
    max: 1,
    secret: false,
    ...aimedAt(g, scope),
  });
  return answer === 'yes' ? yield* g.run(effect.effect, scope) : false;
}

/** Each of these players in turn order is asked; those who have done it are bound (EACH-01). */
function* eachMay(g: Game, { by, effect, as }: Effect<'eachMay'>, scope: Scope): Gen<boolean> {
  const done: Ref[] = [];
  for (const it of g.select(by, scope)) {
    const own: Effect<'may'> = { do: 'may', by: { select: 'it' }, effect };
    if (yield* ifWanted(g, own, { ...scope, it })) done.push(it);
  }
  scope.bound[as] = done;
  return done.length > 0;
}

/** An effect that can be chosen, and its place among all of them. */
interface Choosable {
  readonly effect: Effect;
  readonly index: number;
}

/** Options chosen on resolution (DEC-30); of those that can be chosen once, which have been is noted by their places, from 1. */
function* oneOption(g: Game, { by, options, once }: Effect<'chooseOne'>, scope: Scope): Gen<boolean> {
  if (once !== true) return yield* chooseAmong(g, by, options, scope);
  const before = notesOf(g, scope.source); // NOTE-01
  const left = choosable(options).filter(({ index }) => !before.includes(index + 1));
  const chosen = yield* picked(g, by, left, scope);
  if (chosen === undefined) return false;
  yield* g.run({ do: 'note', number: chosen.index + 1, till: 'forever' }, scope); // NOTE-01
  return yield* g.run(chosen.effect, scope);
}

const choosable = (effects: readonly Effect[]): readonly Choosable[] =>
  effects.map((effect, index) => ({ effect, index }));

/** The one that a player picks of these. */
function* picked(g: Game, by: Selector, among: readonly Choosable[], scope: Scope): Gen<Choosable | undefined> {
  const player = firstPlayer(g.select(by, scope));
  if (player === null || among.length === 0) return undefined;
  const options: Option[] = among.map(({ effect, index }) => ({
    id: `m${index}`,
    meaning: { kind: 'mode', number: index, effect },
  }));
  const [answer] = yield* g.ask({
    player,
    key: 'effect.option',
    source: scope.source,
    card: scope.card,
    options,
    min: 1,
    max: 1,
    secret: false,
  });
  return among.find(({ index }) => `m${index}` === answer);
}

/** One of these effects, as a player says. */
function* chooseAmong(g: Game, by: Selector, effects: readonly Effect[], scope: Scope): Gen<boolean> {
  const chosen = yield* picked(g, by, choosable(effects), scope);
  return chosen === undefined ? false : yield* g.run(chosen.effect, scope);
}

/** An ability that does this and nothing else. */
const doing = (ability: Ability, effect: Effect): Ability =>
  'modes' in ability ? { ...ability, modes: ability.modes.map((mode) => ({ ...mode, effect })) } : ability;

/** An effect of each list, then the ability that does them: what is chosen is read as it will be (DEC-30). */
function* assemble(g: Game, { by, abilities, parts, on }: Effect<'assemble'>, scope: Scope): Gen<boolean> {
  const of: Effect[] = [];
  for (const options of parts) {
    const chosen = yield* picked(g, by, choosable(options), scope);
    if (chosen !== undefined) of.push(chosen.effect);
  }
  const made = abilities.map((ability): Effect => {
    const whole = doing(ability, { do: 'sequence', of });
    return { do: 'until', grants: [{ modify: 'ability', on, ability: whole }], till: 'forever' };
  });
  return yield* chooseAmong(g, by, made, scope);
}

/** The effect with the number that was chosen in it. */
const numbered = (effect: Effect, number: number): Effect =>
  withChanged('effect', effect, {
    amount: (one) => (typeof one !== 'number' && one.amount === 'chosenNumber' ? number : one),
  });

/** A number chosen on resolution: each stands as an effect of its own (DEC-37). */
function* numberOnResolution(g: Game, effect: Effect<'chooseNumber'>, scope: Scope): Gen<boolean> {
  const least = g.amount(effect.from, scope);
  const many = g.amount(effect.to, scope) - least + 1;
  if (many <= 0) return false;
  const numbers = Array.from({ length: many }, (_, at) => numbered(effect.effect, least + at));
  return yield* chooseAmong(g, effect.by, numbers, scope);
}

/** Each of them chooses a number, one after the other, and may find that others have taken some (EACH-01). */
function* eachNumber(g: Game, { by, from, to, which, effect }: Effect<'eachNumber'>, scope: Scope): Gen<boolean> {
  const taken: number[] = [];
  for (const player of inTurnOrder(g, g.select(by, scope), scope)) {
    const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    const left = which === 'any' ? all : all.filter((number) => !taken.includes(number));
    const number = yield* numberOf(g, player, left, effect, scope);
    if (number === null) continue;
    taken.push(number);
    yield* g.run(numbered(effect, number), { ...scope, it: player });
  }
  return taken.length > 0;
}

/** One of these numbers, by what would come of each; null without any. */
function* numberOf(
  g: Game,
  player: PlayerId,
  numbers: readonly number[],
  effect: Effect,
  scope: Scope,
): Gen<number | null> {
  if (numbers.length === 0) return null;
  const options = numbers.map((number): Option => ({
    id: `n${number}`,
    meaning: { kind: 'mode', number, effect: numbered(effect, number) },
  }));
  const asking = { player, key: 'effect.option', source: scope.source, card: scope.card, secret: false } as const;
  const [answer] = yield* g.ask({ ...asking, options, min: 1, max: 1 });
  return Number(answer?.slice(1));
}

/** Whether something is a card in the hand of somebody other than this player. */
const isHiddenFrom = (g: Game, ref: Ref, player: PlayerId): boolean => {
  const object = isObjectId(ref) ? g.state.objects[ref] : undefined;
  return object?.zone === 'hand' && object.controller !== player;
};

/** A choice and what follows it, with whoever chooses as `you`; whose effect it is has a name then. */
const asChooser = (effect: Effect<'choose'>, rest: readonly Effect[], controller: PlayerId): Effect => {
  const all: Effect = rest.length === 0 ? effect : { do: 'sequence', of: [effect, ...rest] };
  const chooser = JSON.stringify(effect.by);
  return withChanged('effect', all, {
    selector: (one) => {
      if (JSON.stringify(one) === chooser) return { select: 'you' };
      return one.select === 'you' ? { select: 'fixed', refs: [controller] } : one;
    },
  });
};

const NOTHING_FITS: Option = { id: 'none', meaning: { kind: 'nothing' } };
/** None of the hidden cards that a player looks at fits: that is asked all the same, for nobody else could tell (ZONE-07). */
function* nothingFits(g: Game, { from, as }: Effect<'choose'>, player: PlayerId, scope: Scope): Gen<boolean> {
  const seen = from.select === 'among' ? g.select(from.of, scope) : [];
  const isHiddenHere = (ref: Ref): boolean => isObjectId(ref) && g.state.objects[ref]?.shownTo === player;
  if (!seen.some(isHiddenHere)) return false;
  const { source, card } = scope;
  const asking = { player, key: 'effect.choose', source, card, min: 1, max: 1, secret: true } as const;
  yield* g.ask({ ...asking, options: [NOTHING_FITS] }); // ZONE-07
  scope.bound[as] = [];
  return false;
}

/** A choice made on resolution; it is secret when hands are chosen from (TGT-04). */
function* chooseOnResolution(
  g: Game,
  effect: Effect<'choose'>,
  scope: Scope,
  rest: readonly Effect[] = [],
): Gen<boolean> {
  const player = firstPlayer(g.select(effect.by, scope));
  const found = g.select(effect.from, scope);
  scope.bound[effect.as] = [];
  if (player === null) return false;
  if (found.length === 0) return yield* nothingFits(g, effect, player, scope);
  const max = Math.min(g.amount(effect.max, scope), found.length);
  const min = Math.min(g.amount(effect.min, scope), max);
  const options = found.map((ref) => optionOf(g.state, ref));
  const hidden = found.some((ref) => isObjectId(ref) && ['hand', 'deck'].includes(g.state.objects[ref]?.zone ?? ''));
  if (found.some((ref) => isHiddenFrom(g, ref, player))) g.seen();
  const chosen = yield* g.ask({
    player,
    key: 'effect.choose',
    source: scope.source,
    card: scope.card,
    options,
    min,
    max,
    secret: hidden,
    ...aimedAt(g, scope),
    ...(effect.by.select === 'it' ? {} : { effect: asChooser(effect, rest, scope.you) }),
  });
  scope.bound[effect.as] = found.filter((ref) => chosen.includes(ref));
  return chosen.length > 0;
}

/**
 * Runs an effect for each thing of a set that is fixed at the beginning; things that have gone by their turn are left
 * out (DEC-21).
 */
function* forEach(g: Game, effect: Effect<'forEach'>, scope: Scope): Gen<boolean> {
  let any = false;
  for (const it of g.select(effect.of, scope)) {
    if (effect.as !== undefined) scope.bound[effect.as] = [it];
    any = (yield* g.run(effect.effect, { ...scope, it })) || any; // DEC-21
  }
  return any;
}
