import { hasPart, type Effect, type PartField, type Role, type Selector } from '../../engine/index.js';
import { couldRespond, couldUseSomething, hasLootPlay, responseVisibility } from './responses.js';
import { attacked, controlledBy, isOwnTurn, isTheirs, type PlayerContext } from './player-context.js';
import { hitForSouls, isAboutToWin, isDamageToCard, isDeadly, isNearDeath, isThreat, soulsAtStake } from './stakes.js';

/**
 * How much a window concerns a player, the most first: it decides their game; it matters to them; it is about them or
 * theirs in some way.
 */
const WEIGHTS = ['decides', 'matters', 'concerns'] as const;
export type Weight = (typeof WEIGHTS)[number];

const ROLES: Readonly<Record<Role, 'characters' | 'items' | 'soulCards' | 'curses' | null>> = {
  character: 'characters',
  item: 'items',
  soul: 'soulCards',
  curse: 'curses',
  monster: null,
  event: null,
  room: null,
  challenge: null,
};

/** A selector inside an effect that means this player, something of theirs, or a group with them in it. */
const selects = ({ view, player }: PlayerContext, selector: Selector): boolean => {
  switch (selector.select) {
    case 'players':
    case 'neighbour':
      return true;
    case 'activePlayer':
      return view.turn.active === player.id;
    case 'attackingPlayer':
      return view.attack?.player === player.id;
    case 'objects': {
      const theirs = ROLES[selector.role];
      return theirs !== null && player[theirs].length > 0;
    }
    default:
      return false;
  }
};

/** The parts of an effect that only say when it happens and how much, and so concern nobody. */
const NOT_AFFECTED: ReadonlySet<PartField> = new Set(['condition', 'where', 'amount', 'by', 'only']);

/** Whether an effect reaches a player as one of a group, or things of theirs. */
export const reachesGroup = (now: PlayerContext, effect: Effect): boolean =>
  hasPart('effect', effect, {
    selector: (selector, fields) => !fields.some((field) => NOT_AFFECTED.has(field)) && selects(now, selector),
  });

/** Whether the newest thing on the stack was played or activated, or triggered, and so does something to its targets. */
const isEffect = ({ top }: PlayerContext): boolean => top?.kind === 'loot' || top?.kind === 'ability';

/** Whether the player has more to answer with than a card of the hand for which something else must be used first. */
const isReady = (now: PlayerContext): boolean => responseVisibility(now) === 'seen' || hasLootPlay(now);

/** C1: the newest thing on the stack targets the player, something of theirs, or a group with them in it. */
const targeted = (now: PlayerContext): Weight | null => {
  const { top, player } = now;
  if (top === null || !isEffect(now) || !couldRespond(now)) return null;
  const isByOthers = top.controller !== player.id;
  const aimedAt = top.targetRefs.filter((ref) => isTheirs(now, ref));
  const aimed = controlledBy(player).filter(({ id }) => aimedAt.includes(id));
  if (isByOthers && aimed.length > 0) {
    const isUsable = aimed.some(({ usable }) => usable.some(({ by }) => by.includes(player.id)));
    if (responseVisibility(now) === null && !isUsable) return 'concerns';
    return isThreat(now) ? 'decides' : 'matters';
  }
  if (isByOthers && aimedAt.length > 0)
    return responseVisibility(now) !== null && isReady(now) ? 'matters' : 'concerns';
  const isOfGroup = isByOthers && isReady(now) && top.effect !== null && reachesGroup(now, top.effect);
  return aimedAt.length > 0 || isOfGroup ? 'concerns' : null;
};

/** C2: damage to the player, their death, or the death of something they control. */
const hurt = (now: PlayerContext): Weight | null => {
  const { top, player } = now;
  if ((top?.kind !== 'damage' && top?.kind !== 'death') || !couldRespond(now)) return null;
  if (!top.targetRefs.includes(player.id))
    return top.kind === 'death' && top.targetRefs.some((ref) => isTheirs(now, ref)) ? 'concerns' : null;
  if (top.kind === 'death' && isReady(now)) return 'decides';
  if (top.kind === 'death') return couldUseSomething(now) ? 'concerns' : null; // before it is lost
  if (responseVisibility(now) === null) return null;
  return isDeadly(now, player) ? 'decides' : 'concerns';
};

/** C3: the player made the roll; what an attack roll hits is well. */
const rolled = (now: PlayerContext): Weight | null => {
  const { top, player } = now;
  if (top?.kind !== 'roll' || top.roller !== player.id || top.hits === true) return null;
  return responseVisibility(now) === null || !isReady(now) ? null : 'concerns';
};

/** C4: the player is in the attack, and the roll shown goes against them. */
const fight = (now: PlayerContext): Weight | null => {
  const { view, top, player } = now;
  if (view.attack === null || top?.attackRoll !== true || responseVisibility(now) === null) return null;
  const goesAgainst =
    view.attack.player === player.id ? top.hits === false : attacked(now)?.id === player.id && top.hits;
  if (goesAgainst !== true) return null;
  if (isDeadly(now, player)) return 'decides';
  if (!isReady(now)) return null;
  return view.attack.player !== player.id || isNearDeath(now) ? 'matters' : 'concerns';
};

const movesSouls = (effect: Effect): boolean =>
  hasPart('effect', effect, {
    effect: (part) => part.do === 'becomeSoul',
    selector: (part) => part.select === 'objects' && part.role === 'soul',
    condition: (part) => part.if === 'role' && part.role === 'soul',
  });

/** Of a death there is hardly ever something to be done from the hand. */
const ofDyingSouls = (now: PlayerContext): Weight | null =>
  now.top?.kind !== 'death' || hasLootPlay(now) ? 'concerns' : null;

/** C5: as shown, a soul is gained, stolen or destroyed; reaching the goal of souls needs one of these. */
const race = (now: PlayerContext): Weight | null => {
  const { top, view, player } = now;
  const visibility = responseVisibility(now);
  if (top === null || visibility === null) return null;
  const isTooLate = visibility === 'hand' && ofDyingSouls(now) === null; // they were asked at the roll and at the damage
  if (isAboutToWin(now) && !isTooLate) return 'decides'; // WIN-01
  if (isOwnTurn(now) && !isEffect(now)) return null;
  const hit = hitForSouls(now);
  if (hit !== null && soulsAtStake(now) === 0 && visibility !== 'seen') return null;
  if (hit !== null) return hit === 'near' ? 'matters' : 'concerns';
  if (soulsAtStake(now) > 0) return visibility === 'seen' ? 'matters' : ofDyingSouls(now);
  if (!isEffect(now)) return null;
  const souls = view.players.flatMap(({ soulCards }) => soulCards);
  const moves = (top.effect !== null && movesSouls(top.effect)) || souls.some(({ id }) => top.targetRefs.includes(id));
  if (!moves) return null;
  return visibility === 'seen' && top.controller !== player.id ? 'matters' : 'concerns';
};

/** C6: as shown, the newest thing on the stack takes another player to 0 HP; what is worth souls is in C5. */
const lastChance = (now: PlayerContext): Weight | null => {
  const { view, player, top } = now;
  if (top?.kind === 'death' || responseVisibility(now) !== 'seen') return null;
  return view.players.some((other) => other.id !== player.id && isDeadly(now, other)) ? 'concerns' : null;
};

/** C7: the newest thing on the stack answers something that the player put there. */
const answered = (now: PlayerContext): Weight | null => {
  const { view, top, player } = now;
  const wasPlayed = top?.kind === 'loot' || (top?.kind === 'ability' && top.how === 'activated');
  if (!wasPlayed || top.controller === player.id || view.stack.at(-2)?.controller !== player.id) return null;
  if (responseVisibility(now) !== null && isReady(now)) return 'matters';
  return couldRespond(now) ? 'concerns' : null;
};

/** C9: the last priority before the player's own turn, in which something can be used that will be recharged. */
const turnNext = (now: PlayerContext): Weight | null => {
  const { view, top, player } = now;
  const isLast = view.turn.phase === 'end' && top === null && view.turn.next === player.id;
  return isLast && couldUseSomething(now) ? 'concerns' : null;
};

/**
 * C10: in the turn of another a monster takes damage, or another card, and something in play could change that; what dies of
 * it and is worth souls is in C5.
 */
const cardHurt = (now: PlayerContext): Weight | null => {
  if (isOwnTurn(now) || !isDamageToCard(now) || soulsAtStake(now) > 0) return null;
  return responseVisibility(now) === 'seen' ? 'concerns' : null;
};

/** C1 to C7, C9 and C10 of architecture.md#who-is-asked, in that order; stops (C8) are the player's own. */
const CONCERNS = { targeted, hurt, rolled, fight, race, lastChance, answered, turnNext, cardHurt } as const;
export type Concern = keyof typeof CONCERNS;

/** What of the open window concerns a player at least so much. */
export const concernsIn = (now: PlayerContext, least: Weight): readonly Concern[] =>
  (Object.keys(CONCERNS) as Concern[]).filter((concern) => {
    const weight = CONCERNS[concern](now);
    return weight !== null && WEIGHTS.indexOf(weight) <= WEIGHTS.indexOf(least);
  });
