import {
  declarable,
  viewFor,
  type CardLookup,
  type Decision,
  type Option,
  type OptionId,
  type PlayerId,
  type Session,
} from '../../engine/index.js';
import { effectsOf, isAnswer, isHarmful, isRescue } from '../rollout-policy/static-eval.js';
import type { Plan } from './rollouts.js';

/** Questions whose answers are put in an order or gone by rule: the first thought is as good as any. */
const NOT_SEARCHED: ReadonlySet<Decision['key']> = new Set<Decision['key']>([
  'roll.order',
  'each.order',
  'deck.order',
  'refill.order',
  'trigger.order',
  'replacement.order',
  'dice.order',
  'setup.character',
  'setup.treasure',
  'announce.cost',
  // What is bought is worth more or less in many turns to come, of which rollouts see none.
  'purchase.choice',
]);

/** Whether questions of this kind are searched. */
export const isSearchable = (key: Decision['key']): boolean => !NOT_SEARCHED.has(key);

/** So many plans are tried at most; choices of several things are tried one by one. */
const MOST_PLANS = 14;

const plain = (answer: readonly OptionId[]): Plan => ({ answer, on: null });

const isSame = (one: Plan, other: Plan): boolean =>
  one.on === other.on &&
  one.answer.length === other.answer.length &&
  one.answer.every((id) => other.answer.includes(id));

/** Whether an option does nothing but save somebody: that waits until there is something to save them from. */
const onlyRescues = (cards: CardLookup, option: Option): boolean => {
  const effects = effectsOf(cards, option);
  return effects.length > 0 && effects.every(isRescue);
};

/** Whether damage or a death is on top of the stack. */
const isThreatening = (session: Session, player: PlayerId): boolean => {
  const kind = viewFor(session, player).stack.at(-1)?.kind;
  return kind === 'damage' || kind === 'death';
};

/** At priority: an attack on each thing that it could be on, everything else as it is offered. */
const actions = (session: Session, player: PlayerId, decision: Decision, cards: CardLookup): readonly Plan[] => {
  const { attacks } = declarable(session, player);
  const isMain = decision.options.some(({ id }) => id === 'attack' || id === 'purchase' || id === 'end');
  return decision.options.flatMap((option): readonly Plan[] => {
    const { id } = option;
    if (isMain ? id === 'pass' : !answers(cards, option)) return [];
    if (onlyRescues(cards, option) && !isThreatening(session, player)) return [];
    if (id === 'attack') return attacks.map((ref) => ({ answer: [id], on: ref }));
    return [plain([id])];
  });
};

/** Whether something may be done as an answer: what is as good at any other time waits for one's own action phase. */
const answers = (cards: CardLookup, option: Option): boolean => {
  const { kind, effect } = option.meaning;
  if (kind === 'pass') return true;
  if (kind === 'activate' && effect === undefined) return true;
  if (kind !== 'activate' && kind !== 'play') return false;
  return effectsOf(cards, option).some((one) => isAnswer(one) || isHarmful(one));
};

const choices = ({ options, min, max }: Decision): readonly Plan[] => {
  const ids = options.map(({ id }) => id).filter((id) => id !== 'back');
  const none = min === 0 ? [plain([])] : [];
  if (min <= 1 && max >= 1) return [...ids.map((id) => plain([id])), ...none];
  return none;
};

/** Whether it is the first thought once more: the same answer, or what is declared for the only thing that it could be for. */
const isAgain = (plan: Plan, first: Plan, all: readonly Plan[]): boolean =>
  isSame(plan, first) ||
  (plan.on !== null &&
    plan.answer[0] === first.answer[0] &&
    all.filter(({ answer }) => answer[0] === plan.answer[0]).length === 1);

/**
 * What is done first in a turn: cards and abilities, then a purchase, then the attack, in which one may die, then the end. What
 * comes later can still be done afterwards, so that it is no alternative to what comes first.
 */
const PLACES: readonly OptionId[] = ['purchase', 'attack', 'end'];
const ATTACKING = PLACES.indexOf('attack');
const placeOf = ({ answer: [id = ''] }: Plan): number => PLACES.indexOf(id);
const isAlternative = (plan: Plan, first: Plan): boolean =>
  first.answer[0] === 'pass' || placeOf(first) >= ATTACKING || placeOf(plan) <= placeOf(first);

/** What could be answered, the first thought first; only that where nothing else is worth trying. */
export const plansFor = (session: Session, decision: Decision, first: Plan, cards: CardLookup): readonly Plan[] => {
  if (!isSearchable(decision.key) || decision.forced !== undefined) return [first];
  const all = decision.key === 'priority' ? actions(session, decision.player, decision, cards) : choices(decision);
  const others = all.filter((plan) => !isAgain(plan, first, all) && isAlternative(plan, first));
  return [first, ...others].slice(0, MOST_PLANS);
};
