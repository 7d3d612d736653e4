import { hasPart, type AbilityOf, type PlayerView } from '../../engine/index.js';
import { likely, meant, reckon } from '../situation/reading.js';
import { onBehalfOf, once, printedOn, working, type Situation } from '../situation/situation.js';

/** What the first attack roll of a turn has, and no later one (DICE-10). */
export interface FirstRoll {
  readonly isNext: boolean;
  /** So much of the ATK that the player has now. */
  readonly atk: number;
  /** What is added to the number. */
  readonly bonus: number;
}

const NOTHING: FirstRoll = { isNext: false, atk: 0, bonus: 0 };

type Static = AbilityOf<'static'>;

const isWorking = (at: Situation, ability: Static): boolean =>
  ability.while === undefined || likely(at, ability.while) >= 0.5;

/** Whether it works only while the first attack roll has not been made. */
const endsWithFirst = ({ while: condition }: Static): boolean =>
  condition !== undefined && hasPart('condition', condition, { condition: (part) => part.if === 'firstAttackRoll' });

const given = (at: Situation, player: PlayerView, ability: Static, which: 'atk' | 'bonus'): number =>
  ability.grants.reduce((sum, grant) => {
    if (which === 'bonus')
      return grant.modify === 'rolls' && grant.which === 'firstAttack' && meant(at, grant.of).includes(player.id)
        ? sum + reckon(at, grant.by)
        : sum;
    return grant.modify === 'stat' &&
      grant.stat === 'atk' &&
      endsWithFirst(ability) &&
      meant(at, grant.on).includes(player.id)
      ? sum + reckon(at, grant.by)
      : sum;
  }, 0);

const addedTo = (now: Situation, player: PlayerView, which: 'atk' | 'bonus'): number =>
  once(now, now.view, `first ${which} ${player.id}`, () =>
    working(now.view).reduce((sum, object) => {
      const at = onBehalfOf(now, object.controller, object.id);
      const abilities = printedOn(now, object).abilities.filter((ability) => ability.kind === 'static');
      const inForce = abilities.filter((ability) => isWorking(at, ability));
      return inForce.reduce((before, ability) => before + given(at, player, ability, which), sum);
    }, 0),
  );

/** What of the numbers of this player is for the first attack roll alone, while it has not been made. */
export const firstRollOf = (now: Situation, player: PlayerView): FirstRoll => {
  const { attack, turn, stack } = now.view;
  const isRolling = attack?.rolls === 1 && stack.some(({ attackRoll }) => attackRoll);
  const isNext = (attack?.rolls ?? 0) === 0;
  if (player.id !== turn.active || turn.attacks > (attack === null ? 0 : 1) || !(isNext || isRolling)) return NOTHING;
  return { isNext, atk: addedTo(now, player, 'atk'), bonus: addedTo(now, player, 'bonus') };
};
