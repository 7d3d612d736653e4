import type { Allowance, CardId, Keyword, Modifier, Ref, Selector, Stat } from '../vocabulary/index.js';
import { isObjectId, objectOf, type Game, type Active } from '../state/index.js';
import { cardNow } from '../rules/characteristics/abilities-now.js';
import { activeModifiers, reaches } from '../rules/characteristics/continuous.js';
import type { RollsOf } from './view-parts.js';

/** Something that changes a player or an object just now, and the card that it comes from. */
export interface Influence {
  readonly card: CardId | null;
  readonly effect:
    | { readonly is: 'stat'; readonly stat: Stat; readonly by: number }
    | { readonly is: 'rolls'; readonly which: RollsOf; readonly by: number; readonly nth?: readonly number[] }
    | { readonly is: 'allowance'; readonly what: Allowance; readonly by: number }
    | { readonly is: 'allowanceIs'; readonly what: Allowance; readonly to: number }
    | { readonly is: 'keyword'; readonly word: Keyword }
    /** Points prevented, all of the next damage when null. */
    | { readonly is: 'shield'; readonly upTo: number | null }
    /** What a static ability of that card says, by its key. */
    | { readonly is: 'ability'; readonly key: string }
    /** What the card did earlier and still lasts. */
    | { readonly is: 'lasting' };
}

/** Whom or what a modifier changes; null for those that change the whole game. */
const subjectOf = (modifier: Modifier): Selector | null => {
  switch (modifier.modify) {
    case 'stat':
    case 'statIs':
    case 'keyword':
    case 'loseKeyword':
    case 'cheaperActivation':
    case 'cannotBeAttacked':
    case 'canBeAttacked':
    case 'keepsDamage':
    case 'insteadOfTap':
    case 'activationCosts':
    case 'ability':
    case 'abilitiesOf':
    case 'loseAbilities':
    case 'renamed':
    case 'rewardOf':
    case 'copyOf':
    case 'number':
    case 'shield':
      return modifier.on;
    case 'rolls':
    case 'allowance':
    case 'allowanceIs':
    case 'price':
    case 'priceIs':
    case 'openHands':
    case 'declaringCosts':
      return modifier.of;
    case 'attacksAlong':
    case 'mustAttack':
    case 'mustPurchase':
    case 'mayPlay':
    case 'mayUse':
    case 'mayPurchase':
      return modifier.who;
    case 'cannotTarget':
      return modifier.what;
    case 'seesTop':
      return modifier.by;
    case 'goesFirst':
    case 'countsAs':
    case 'noRefill':
    case 'cannot':
      return null;
  }
};

/** In the order in which they are told; stats each by itself, because a condition on one can guard another. */
const KINDS: readonly (readonly [kind: Modifier['modify'], stat?: Stat])[] = [
  ['stat', 'hp'],
  ['stat', 'dc'],
  ['stat', 'atk'],
  ['rolls'],
  ['shield'],
  ['keyword'],
  ['allowanceIs'],
  ['allowance'],
  ['price'],
  ['priceIs'],
  ['statIs'],
  ['rewardOf'],
  ['loseKeyword'],
  ['cheaperActivation'],
  ['openHands'],
  ['cannotBeAttacked'],
  ['canBeAttacked'],
  ['attacksAlong'],
  ['mustAttack'],
  ['mustPurchase'],
  ['declaringCosts'],
  ['keepsDamage'],
  ['mayPlay'],
  ['mayUse'],
  ['mayPurchase'],
  ['cannotTarget'],
  ['insteadOfTap'],
  ['activationCosts'],
  ['ability'],
  ['abilitiesOf'],
  ['loseAbilities'],
  ['copyOf'],
  ['number'],
  ['seesTop'],
];

const effectOf = (g: Game, { modifier, scope, name, stored }: Active, it: Ref): Influence['effect'] => {
  switch (modifier.modify) {
    case 'stat':
      return { is: 'stat', stat: modifier.stat, by: g.amount(modifier.by, { ...scope, it }) };
    case 'rolls':
      return {
        is: 'rolls',
        which: modifier.which,
        by: g.amount(modifier.by, scope),
        ...(modifier.nth === undefined ? {} : { nth: modifier.nth }),
      };
    case 'allowance':
      return { is: 'allowance', what: modifier.what, by: g.amount(modifier.by, scope) };
    case 'allowanceIs':
      return { is: 'allowanceIs', what: modifier.what, to: g.amount(modifier.to, scope) };
    case 'keyword':
      return { is: 'keyword', word: modifier.word };
    default:
      if (modifier.modify === 'shield' && stored !== null) return { is: 'shield', upTo: stored.left };
      return stored === null ? { is: 'ability', key: name.slice(name.indexOf('/') + 1) } : { is: 'lasting' };
  }
};

const cardOf = (g: Game, { scope, stored }: Active): CardId | null => {
  if (stored !== null) return stored.card;
  return scope.source !== null && isObjectId(scope.source) && scope.source in g.state.objects
    ? cardNow(g, objectOf(g.state, scope.source)).id
    : scope.card;
};

/** What changes this player or object just now: static abilities in play, and what resolved earlier and lasts (EFF-02). */
export const influencesIn = (g: Game, ref: Ref): readonly Influence[] =>
  KINDS.flatMap(([kind, stat]) =>
    activeModifiers(g, kind, stat).flatMap((active): readonly Influence[] => {
      const subject = subjectOf(active.modifier);
      const isOn = subject !== null && reaches(g, subject, active.scope, ref);
      return isOn ? [{ card: cardOf(g, active), effect: effectOf(g, active, ref) }] : [];
    }),
  );
