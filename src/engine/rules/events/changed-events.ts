import type { EventType, Replacement, Ref } from '../../vocabulary/index.js';
import {
  isPlayerId,
  objectOfEvent,
  playerOfEvent,
  type EventOf,
  type Game,
  type GameEvent,
  type Scope,
} from '../../state/index.js';

/** Damage that is about to be taken. */
export const isDamage = <E extends GameEvent>(event: E): event is E & EventOf<'damage'> => event.type === 'damage';

/** A death as it happens: of a monster `player` is who kills it. */
const asDeath = ({ object, killer, roll }: EventOf<'wouldDie'>): EventOf<'dies'> => ({
  type: 'dies',
  player: isPlayerId(object) ? object : killer,
  object,
  killer,
  roll,
  destroyed: false,
});

/**
 * An event as replacements and prohibitions may speak of it: damage that would be taken and that is taken is the same
 * damage, and a death the same death, so that what is said of either is one set (REPL-07).
 */
export const spokenOf = (event: GameEvent): readonly GameEvent[] => {
  if (isDamage(event)) return [{ ...event, type: 'wouldTakeDamage' }, event]; // REPL-07
  return event.type === 'wouldDie' ? [event, asDeath(event)] : [event]; // REPL-07
};

/** An event as one speaks of it that watches events of this type. */
export const spokenAs = (event: GameEvent, type: EventType): GameEvent =>
  spokenOf(event).find((one) => one.type === type) ?? event;

/** The same to or by somebody else; without anybody it stays as it is. */
const redirected = <E extends GameEvent>(event: E, part: 'player' | 'object' | 'chooser', to: Ref | undefined): E => {
  if (to === undefined || !(part in event)) return event;
  if (part === 'object') {
    const isOneself = playerOfEvent(event) === objectOfEvent(event) || isDamage(event);
    return { ...event, object: to, ...(isOneself ? { player: isPlayerId(to) ? to : null } : {}) };
  }
  return isPlayerId(to) ? { ...event, [part]: to } : event;
};

type OfThrows = Extract<Replacement, { instead: 'dice' | 'sides' }>;
/** Other dice for a throw or a reroll; anything else stays as it is (DICE-02). */
const otherDice = <E extends GameEvent>(g: Game, instead: OfThrows, event: E, scope: Scope): E => {
  const dice = 'dice' in event ? event.dice : null;
  if (dice === null) return event;
  if (instead.instead === 'sides') return { ...event, dice: { ...dice, sides: instead.sides } };
  const [chooser = null] = instead.keep === 'lowest' ? [] : g.select(instead.keep, scope).filter(isPlayerId);
  const keep = instead.keep === 'lowest' ? 'lowest' : chooser;
  return { ...event, amount: g.amount(instead.count, scope), dice: { ...dice, keep } };
};

/** What the event becomes by a replacement that does nothing but change it; null for nothing, undefined for all others. */
export const changedOnly = <E extends GameEvent>(
  g: Game,
  instead: Replacement,
  event: E,
  scope: Scope,
): E | null | undefined => {
  switch (instead.instead) {
    case 'amount': {
      const amount = g.amount(instead.to, scope);
      return amount <= 0 ? null : 'amount' in event ? { ...event, amount } : event;
    }
    case 'nothing':
      return null;
    case 'entersDeactivated':
      return 'deactivated' in event ? { ...event, deactivated: true } : event;
    case 'fromDiscard':
      return 'fromDiscard' in event ? { ...event, fromDiscard: true } : event;
    case 'redirect':
      return redirected(event, instead.part, g.select(instead.to, scope)[0]);
    case 'byChance':
      return event.type === 'penaltyItem' ? { ...event, byChance: true } : event;
    case 'dice':
    case 'sides':
      return otherDice(g, instead, event, scope);
    case 'prevent':
    case 'coin':
    case 'effect':
    case 'also':
      return undefined;
  }
};
