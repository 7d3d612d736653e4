import type { Effect, PlayerId, Ref, Selector } from '../vocabulary/index.js';
import {
  optionOf,
  isObjectId,
  isPlayerId,
  pickAtRandom,
  type Game,
  type Gen,
  type Option,
  type Scope,
} from '../state/index.js';
import { auction, secretChoice, vote } from './together.js';

type Composed = Extract<
  Effect,
  {
    do:
      | 'nothing'
      | 'sequence'
      | 'and'
      | 'ifYouDo'
      | 'if'
      | 'may'
      | 'chooseOne'
      | 'choose'
      | 'chooseAtRandom'
      | 'vote'
      | 'auction'
      | 'secretChoice'
      | 'forEach'
      | 'native';
  }
>;

const firstPlayer = (refs: readonly Ref[]): PlayerId | null => refs.find(isPlayerId) ?? null;

/** Words that put effects together and ask on resolution. */
export function* compose(g: Game, effect: Composed, scope: Scope): Gen<boolean> {
  switch (effect.do) {
    case 'nothing':
      return true;
    case 'sequence':
      return yield* inSequence(g, effect.of, scope);
    case 'and':
    case 'ifYouDo':
      return (yield* g.run(effect.first, scope)) ? yield* g.run(effect.second, scope) : false; // AND-01, AND-03
    case 'if':
      if (g.holds(effect.condition, scope)) return yield* g.run(effect.effect, scope);
      return effect.otherwise === undefined ? false : yield* g.run(effect.otherwise, scope);
    case 'may':
      return yield* ifWanted(g, effect, scope);
    case 'chooseOne':
      return yield* oneOption(g, effect, scope);
    case 'choose':
      return yield* chooseOnResolution(g, effect, scope);
    case 'chooseAtRandom':
      return chooseAtRandom(g, effect, scope);
    case 'vote':
      return yield* vote(g, effect, scope);
    case 'auction':
      return yield* auction(g, effect, scope);
    case 'secretChoice':
      return yield* secretChoice(g, effect, scope);
    case 'forEach':
      return yield* forEach(g, effect, scope);
    case 'native':
      return yield* g.native(effect.name, scope);
  }
}

/** One after the other, whatever came of the first; done when all were (AND-02). */
function* inSequence(g: Game, effects: readonly Effect[], scope: Scope): Gen<boolean> {
  let done = true;
  for (const [index, part] of effects.entries()) {
    const rest = effects.slice(index + 1);
    const did = part.do === 'choose' ? yield* chooseOnResolution(g, part, scope, rest) : yield* g.run(part, scope);
    done = did && done; // AND-02
  }
  return done;
}

function* ifWanted(g: Game, effect: Extract<Effect, { do: 'may' }>, scope: Scope): Gen<boolean> {
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
  });
  return answer === 'yes' ? yield* g.run(effect.effect, scope) : false;
}

/** Options chosen on resolution (DEC-30). */
function* oneOption(g: Game, effect: Extract<Effect, { do: 'chooseOne' }>, scope: Scope): Gen<boolean> {
  const player = firstPlayer(g.select(effect.by, scope));
  if (player === null) return false;
  const options: Option[] = effect.options.map((option, index) => ({
    id: `m${index}`,
    meaning: { kind: 'mode', number: index, effect: option },
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
  const chosen = effect.options[Number(answer?.slice(1))];
  return chosen === undefined ? false : yield* g.run(chosen, scope);
}

/** A card in the hand of somebody else. */
const isHiddenFrom = (g: Game, ref: Ref, player: PlayerId): boolean => {
  const object = isObjectId(ref) ? g.state.objects[ref] : undefined;
  return object?.zone === 'hand' && object.controller !== player;
};

/** A choice and what follows it, with whoever chooses as `you`; for others than the controller the choice alone. */
const asChooser = (effect: Extract<Effect, { do: 'choose' }>, rest: readonly Effect[]): Effect => {
  const all: Effect = rest.length === 0 ? effect : { do: 'sequence', of: [effect, ...rest] };
  const own: Selector = { select: 'you' };
  return JSON.parse(JSON.stringify(all).replaceAll(JSON.stringify(effect.by), JSON.stringify(own))) as Effect;
};

/** A choice made on resolution; it is secret when hands are chosen from (TGT-04). */
function* chooseOnResolution(
  g: Game,
  effect: Extract<Effect, { do: 'choose' }>,
  scope: Scope,
  rest: readonly Effect[] = [],
): Gen<boolean> {
  const player = firstPlayer(g.select(effect.by, scope));
  const found = g.select(effect.from, scope);
  scope.bound[effect.as] = [];
  if (player === null || found.length === 0) return false;
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
    ...(effect.by.select === 'it' ? {} : { effect: asChooser(effect, player === scope.you ? rest : []) }),
  });
  scope.bound[effect.as] = found.filter((ref) => chosen.includes(ref));
  return chosen.length > 0;
}

/** Chance chooses; what it chooses from a hand nobody sees (DEC-15). */
const chooseAtRandom = (g: Game, effect: Extract<Effect, { do: 'chooseAtRandom' }>, scope: Scope): boolean => {
  const picked = pickAtRandom(g, g.select(effect.from, scope), g.amount(effect.amount, scope)); // DEC-15
  scope.bound[effect.as] = picked;
  return picked.length > 0;
};

/** The set is fixed when it begins; what has gone by then is left out (DEC-21). */
function* forEach(g: Game, effect: Extract<Effect, { do: 'forEach' }>, scope: Scope): Gen<boolean> {
  let any = false;
  for (const it of g.select(effect.of, scope)) any = (yield* g.run(effect.effect, { ...scope, it })) || any; // DEC-21
  return any;
}
