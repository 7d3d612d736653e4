import type { Ability, Cost, ObjectId } from '../../vocabulary/index.js';
import type { Active, ActivatedAbility, Game, GameObject } from '../../state/index.js';
import { abilitiesOf } from './abilities-now.js';
import { indexOf } from './printed-abilities.js';
import { activeModifiers, reaches } from './continuous.js';

/** Costs of one kind are paid as one, so that they are payable together or not at all (COST-02). */
export const together = (costs: readonly Cost[]): readonly Cost[] => {
  const found: Cost[] = [];
  for (const cost of costs) {
    const at = found.findIndex((other) => other.pay === cost.pay);
    const other = found[at];
    if (other !== undefined && ADDS_UP.has(cost.pay) && 'amount' in other && 'amount' in cost)
      found[at] = { ...other, amount: other.amount + cost.amount }; // COST-02
    else found.push(cost);
  }
  return found;
};
const ADDS_UP: ReadonlySet<Cost['pay']> = new Set<Cost['pay']>(['coins', 'counters', 'discardLoot', 'hp']);

/** So many ¢ less, down to none (COST-02). */
const cheaperBy = (less: number, costs: readonly Cost[]): readonly Cost[] => {
  if (less === 0) return costs;
  return costs.flatMap((cost): readonly Cost[] => {
    if (cost.pay !== 'coins') return [cost];
    return cost.amount > less ? [{ ...cost, amount: cost.amount - less }] : [];
  });
};

/** Puts what it costs now into an activated ability of this object; null when nothing changes the costs printed there. */
const costChanges = (g: Game, id: ObjectId): ((ability: ActivatedAbility) => ActivatedAbility) | null => {
  const replacing = activeModifiers(g, 'insteadOfTap');
  const adding = activeModifiers(g, 'activationCosts');
  const reducing = activeModifiers(g, 'cheaperActivation');
  if (replacing.length === 0 && adding.length === 0 && reducing.length === 0) return null;
  const forThis = ({ modifier, scope }: Active<'insteadOfTap'> | Active<'activationCosts'>): readonly Cost[] | null =>
    reaches(g, modifier.on, scope, id) ? modifier.pay : null;
  const instead = replacing.map(forThis).findLast((pay) => pay !== null);
  const more = adding.flatMap((active) => forThis(active) ?? []);
  const less = reducing.reduce(
    (sum, { modifier, scope }) => (reaches(g, modifier.on, scope, id) ? sum + g.amount(modifier.by, scope) : sum),
    0,
  );
  if (!instead && more.length === 0 && less === 0) return null;
  return (ability) => {
    const costs = ability.costs.flatMap((cost) => (cost.pay === 'tap' && instead ? instead : [cost])); // ABIL-04
    return { ...ability, costs: cheaperBy(less, together([...costs, ...more])) };
  };
};

/** The abilities of an object at what they cost now: the newest payment in place of ↷ counts, and every other is added. */
export const atPresentCosts = (g: Game, id: ObjectId, abilities: readonly Ability[]): readonly Ability[] => {
  const changed = abilities.some(({ kind }) => kind === 'activated') ? costChanges(g, id) : null;
  return changed === null
    ? abilities
    : abilities.map((ability) => (ability.kind === 'activated' ? changed(ability) : ability));
};

/** The activated abilities of an object, at what they cost now (ABIL-02). */
export const activatedNow = (g: Game, object: GameObject): readonly ActivatedAbility[] => {
  const { activated } = indexOf(g, abilitiesOf(g, object));
  const changed = activated.length === 0 ? null : costChanges(g, object.id);
  return changed === null ? activated : activated.map(changed);
};
