import {
  hasPart,
  type AbilityOf,
  type Effect,
  type Mode,
  type PlayerId,
  type Selector,
  type View,
} from '../../engine/index.js';
import type { ReadyWhen } from '../record/fields/ready-answers.js';

/** Whom or what an answer helps: its user, or whatever it is aimed at. */
type Helped = 'user' | 'target';

/** What an answer is for, when there is but one way to use it. */
type Purpose =
  | { readonly is: 'reroll' | 'cancel' }
  | { readonly is: 'preventDeath'; readonly of: Helped }
  /** Points of damage prevented, all of it when null. */
  | { readonly is: 'preventDamage'; readonly of: Helped; readonly upTo: number | null };

type Answering = AbilityOf<'activated' | 'loot'>;

/** Whom a part of an effect is about, when that is plain: its user, or its first target. */
const helped = (selector: Selector): Helped | null => {
  if (selector.select === 'you') return 'user';
  return selector.select === 'target' && selector.index === 0 ? 'target' : null;
};

const preventing = (selector: Selector, amount: unknown): Purpose | null => {
  const of = helped(selector);
  const upTo = amount === 'all' ? null : amount;
  return of === null || (upTo !== null && typeof upTo !== 'number') ? null : { is: 'preventDamage', of, upTo };
};

const purposeOfEffect = (effect: Effect): Purpose | null => {
  switch (effect.do) {
    case 'reroll':
    case 'cancel':
      return helped(effect.what) === 'target' ? { is: effect.do } : null;
    case 'preventDeath': {
      const of = helped(effect.what);
      return of === null ? null : { is: 'preventDeath', of };
    }
    case 'preventDamage':
      return preventing(effect.what, effect.amount);
    case 'until': {
      const [grant, ...others] = effect.grants;
      return others.length === 0 && grant?.modify === 'shield' ? preventing(grant.on, grant.upTo) : null;
    }
    default:
      return null;
  }
};

/** What one mode of an answer is for: it has at most one target, and nothing else to choose. */
const purposeOf = ({ targets, effect, number }: Mode): Purpose | null => {
  const [target, ...others] = targets;
  const isPlain = target === undefined || (target.min === 1 && target.max === 1 && target.pick === undefined);
  return number === undefined && isPlain && others.length === 0 ? purposeOfEffect(effect) : null;
};

const aimsAt = ({ targets }: Mode, sought: (selector: Selector) => boolean): boolean =>
  targets.some(({ from }) => hasPart('selector', from, { selector: sought }));

const canAimAtPlayer = (mode: Mode): boolean => aimsAt(mode, ({ select }) => select === 'players');
const canAimAtRoll = (mode: Mode): boolean =>
  aimsAt(mode, (selector) => selector.select === 'onStack' && selector.kind === 'roll');

const helpsUser = (mode: Mode, of: Helped): boolean => of === 'user' || canAimAtPlayer(mode);

/** When a mode can be used; `others`: whether for others than its user. */
const fits = (mode: Mode, when: ReadyWhen, others: boolean): boolean => {
  const purpose = purposeOf(mode);
  switch (purpose?.is) {
    case 'reroll':
      return when === 'ownMiss' && canAimAtRoll(mode);
    case 'cancel':
      return when === 'aimedAtMe';
    case 'preventDeath':
      return when === 'ownDeath' && helpsUser(mode, purpose.of);
    case 'preventDamage':
      return (
        (when === 'ownDeath' && helpsUser(mode, purpose.of)) ||
        (when === 'damageTo' &&
          (others ? purpose.of === 'target' && canAimAtPlayer(mode) : helpsUser(mode, purpose.of)))
      );
    case undefined:
      return false;
  }
};

/** What is paid without a choice, and with nothing but the card itself. */
const isCheap = (ability: Answering): boolean =>
  ability.kind === 'loot' || ability.costs.every(({ pay }) => pay === 'tap' || pay === 'destroyThis');

/** The one mode of an ability that does what it is to do then; null when there is none, or more than one. */
export const modeFor = (ability: Answering, when: ReadyWhen, others: boolean): number | null => {
  const found = ability.modes.flatMap((mode, index) => (fits(mode, when, others) ? [index] : []));
  const [only, ...more] = found;
  return only === undefined || more.length > 0 || !isCheap(ability) ? null : only;
};

/** Points of damage that an ability prevents with this mode, all of it when null; 0 when it prevents none. */
export const preventedBy = (ability: Answering, mode: number): number | null => {
  const purpose = ability.modes[mode] === undefined ? null : purposeOf(ability.modes[mode]);
  return purpose?.is === 'preventDamage' ? purpose.upTo : 0;
};

/** Points of damage to this player that shields will prevent already, as everybody can see it. */
export const shielded = ({ lasting }: View, player: PlayerId): number =>
  lasting.reduce(
    (sum, { on, effect }) => sum + (effect.is === 'shield' && on.includes(player) ? (effect.upTo ?? Infinity) : 0),
    0,
  );
