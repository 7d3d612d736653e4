import { declarable, type Decision, type OptionId, type PlayerId, type Session } from '../../engine/index.js';
import type { Plan } from './tries.js';

/** Questions whose answers are put in an order or gone by rule: the first thought is as good as any. */
const NOT_TRIED: ReadonlySet<Decision['key']> = new Set<Decision['key']>([
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
]);

/** So many plans are tried at most; choices of several things are tried one by one. */
const MOST_PLANS = 14;

const plain = (answer: readonly OptionId[]): Plan => ({ answer, then: null });

const isSame = (one: Plan, other: Plan): boolean =>
  one.then?.id === other.then?.id &&
  one.answer.length === other.answer.length &&
  one.answer.every((id) => other.answer.includes(id));

/** At priority: a declaration with each thing that it could be for, everything else as it is offered. */
const actions = (session: Session, player: PlayerId, decision: Decision): readonly Plan[] => {
  const { attacks, purchases } = declarable(session, player);
  return decision.options.flatMap(({ id }): readonly Plan[] => {
    if (id === 'attack') return attacks.map((ref) => ({ answer: [id], then: { key: 'attack.target', id: ref } }));
    if (id === 'purchase')
      return purchases.map(({ ref }) => ({ answer: [id], then: { key: 'purchase.choice', id: ref } }));
    return [plain([id])];
  });
};

const choices = ({ options, min, max }: Decision): readonly Plan[] => {
  const ids = options.map(({ id }) => id).filter((id) => id !== 'back');
  const none = min === 0 ? [plain([])] : [];
  if (min <= 1 && max >= 1) return [...ids.map((id) => plain([id])), ...none];
  return none;
};

/** What could be answered, the first thought first; only that where nothing else is worth trying. */
export const plansFor = (session: Session, decision: Decision, first: Plan): readonly Plan[] => {
  if (NOT_TRIED.has(decision.key) || decision.forced !== undefined) return [first];
  const all = decision.key === 'priority' ? actions(session, decision.player, decision) : choices(decision);
  const others = all.filter((plan) => !isSame(plan, first));
  return [first, ...others].slice(0, MOST_PLANS);
};
