import type { Ability, ObjectView, PlayerId } from '../../engine/index.js';
import { rating } from '../situation/rating.js';
import { allegianceWeight } from '../situation/stakes.js';
import { foresee, onBehalfOf, printedOn, type Situation } from '../situation/situation.js';

/** How much more the turn that is next counts than those after it: by then the room may be another. */
const NEXT = 1.5;
/** How often in a turn something happens that a room watches, besides what every turn has. */
const SOMETIMES = 0.4;
/** How much of what a machine gives is left when it is paid for. */
const MACHINE = 0.25;
const ONE_ABILITY = 6;

/** The same table in the turn of somebody else, who is who a room speaks to (ROOM-03). */
const inTurnOf = (now: Situation, active: PlayerId, { id }: ObjectView): Situation => ({
  ...onBehalfOf(foresee(now), active, id, { cause: { player: active } }),
  view: { ...now.view, turn: { ...now.view.turn, active, phase: 'action' }, stack: [], attack: null },
  attackLeft: active === now.me.id,
});

const EVERY_TURN: readonly string[] = ['turnStarts', 'turnEnds'];

/** What one ability of a room is worth to this player in the turn that is looked at. */
const abilityWorth = (at: Situation, ability: Ability): number => {
  switch (ability.kind) {
    case 'triggered': {
      const [mode] = ability.modes;
      const often = EVERY_TURN.includes(ability.when.event) ? 1 : SOMETIMES;
      return mode === undefined ? 0 : often * at.worth(at, mode.effect);
    }
    case 'static':
      return at.worth(at, { do: 'until', grants: ability.grants, till: 'endOfTurn' });
    case 'activated':
      return MACHINE * allegianceWeight(at, at.you) * Math.max(0, ...ability.modes.map(({ effect }) => rating(effect)));
    default:
      return 0;
  }
};

const bounded = (worth: number): number => Math.max(-ONE_ABILITY, Math.min(ONE_ABILITY, worth));

/**
 * What it is worth to this player that a room stays, in ¢: what it does for and against everybody in the turns that come, the
 * next one above all. A room that nobody knows yet is worth nothing.
 */
export const roomWorth = (now: Situation, room: ObjectView): number =>
  now.view.players.reduce((sum, { id }) => {
    const at = inTurnOf(now, id, room);
    const worth = printedOn(now, room).abilities.reduce((all, ability) => all + bounded(abilityWorth(at, ability)), 0);
    return sum + (id === now.view.turn.next ? NEXT : 1) * worth;
  }, 0);
