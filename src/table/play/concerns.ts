import {
  combatantIn,
  hasPart,
  type Effect,
  type ObjectView,
  type PartField,
  type PlayerId,
  type PlayerView,
  type Role,
  type Selector,
  type StackItemView,
  type View,
} from '../../engine/index.js';
import type { Passing, Seat } from '../record/data.js';

/** What is judged: public state only, so that nothing hidden shows in who is asked (DESIGN section 4). */
interface Case {
  /** The view of a spectator. */
  readonly view: View;
  readonly player: PlayerView;
  readonly top: StackItemView | null;
}

/** One's own action phase with nothing going on: the moment of declarations. It is always asked. */
export const isMain = (view: View, player: PlayerId): boolean =>
  view.turn.active === player &&
  view.players.some(({ id, dead }) => id === player && !dead) &&
  view.turn.phase === 'action' &&
  view.stack.length === 0 &&
  view.declared === null &&
  view.attack === null;

const controlledBy = (player: PlayerView): readonly ObjectView[] => [
  ...player.characters,
  ...player.items,
  ...player.soulCards,
  ...player.curses,
];

/** Everything that can have abilities: what players control, and what lies in the slots. */
const objectsOf = (view: View): readonly ObjectView[] => [
  ...view.players.flatMap(controlledBy),
  ...[...view.rooms, ...view.monsters, ...view.shop].flatMap(({ top }) => top ?? []),
];

/** An ability that the player may use and could pay for, or loot to play, as everyone can see it (PRIO-08). */
const couldRespond = ({ view, player }: Case): boolean =>
  (player.lootPlays > 0 && player.handCount > 0) ||
  player.effectsAllowLoot ||
  objectsOf(view).some(({ usable }) => usable.some(({ by }) => by.includes(player.id)));

const isTheirs = ({ view, player }: Case, ref: string): boolean =>
  ref === player.id ||
  controlledBy(player).some(({ id }) => id === ref) ||
  view.stack.some(({ id, controller, roller }) => id === ref && (controller === player.id || roller === player.id));

const ROLES: Readonly<Record<Role, 'characters' | 'items' | 'soulCards' | 'curses' | null>> = {
  character: 'characters',
  item: 'items',
  soul: 'soulCards',
  curse: 'curses',
  monster: null,
  event: null,
  room: null,
};

/** A selector inside an effect that means this player, something of theirs, or a group with them in it. */
const selects = ({ view, player }: Case, selector: Selector): boolean => {
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

const reachesGroup = (now: Case, effect: Effect): boolean =>
  hasPart('effect', effect, {
    selector: (selector, fields) => !fields.some((field) => NOT_AFFECTED.has(field)) && selects(now, selector),
  });

/** C1: the newest item on the stack targets the player, something of theirs, or a group with them in it. */
const targetsTheirs = (now: Case): boolean => {
  if (now.top === null || (now.top.kind !== 'loot' && now.top.kind !== 'ability')) return false;
  if (now.top.targetRefs.some((ref) => isTheirs(now, ref))) return true;
  return now.top.controller !== now.player.id && now.top.effect !== null && reachesGroup(now, now.top.effect);
};

/** C2: damage to the player, their death, or the death of something they control. */
const hurtsTheirs = (now: Case): boolean => {
  if (now.top?.kind === 'damage') return now.top.targetRefs.includes(now.player.id);
  return now.top?.kind === 'death' && now.top.targetRefs.some((ref) => isTheirs(now, ref));
};

/** C3: the player made the roll. */
const rolledIt = ({ top, player }: Case): boolean => top?.kind === 'roll' && top.roller === player.id;

const attacked = ({ view }: Case): ObjectView | PlayerView | null => combatantIn(view, view.attack?.target);

const misses = (now: Case): boolean => now.top?.hits === false;

/** C4: the player is in the attack, and the roll shown goes against them or the damage is to them. */
const goesBadly = (now: Case): boolean => {
  const { view, top, player } = now;
  if (view.attack?.target === player.id) return top?.attackRoll === true && !misses(now);
  if (view.attack?.player !== player.id) return false;
  return misses(now) || (top?.kind === 'damage' && top.targetRefs.includes(player.id));
};

const movesSouls = (effect: Effect): boolean =>
  hasPart('effect', effect, {
    effect: (part) => part.do === 'becomeSoul',
    selector: (part) => part.select === 'objects' && part.role === 'soul',
    condition: (part) => part.if === 'role' && part.role === 'soul',
  });

/** C5: as shown, a soul is gained, stolen or destroyed; reaching the goal of souls needs one of these. */
const isRace = ({ view, top }: Case): boolean => {
  if (top === null) return false;
  const slots = view.monsters.flatMap((slot) => slot.top ?? []);
  if (top.kind === 'death') return slots.some(({ id, souls }) => top.targetRefs.includes(id) && (souls ?? 0) > 0);
  const souls = view.players.flatMap(({ soulCards }) => soulCards);
  return (
    (top.effect !== null && movesSouls(top.effect)) ||
    souls.some(({ id }) => top.kind !== 'roll' && top.targetRefs.includes(id))
  );
};

/** C6: as shown, the newest item on the stack takes the attacker or the attacked to 0 HP. */
const isLastChance = (now: Case): boolean => {
  const { view, top } = now;
  const attacker = view.players.find(({ id }) => id === view.attack?.player);
  const monster = attacked(now);
  if (attacker === undefined || monster === null || top === null) return false;
  if (top.attackRoll) return misses(now) ? (monster.atk ?? 0) >= attacker.hp : attacker.atk >= (monster.hp ?? 0);
  if (top.kind !== 'damage') return false;
  const damage = top.number ?? 0;
  return (
    (top.targetRefs.includes(attacker.id) && damage >= attacker.hp) ||
    (top.targetRefs.includes(monster.id) && damage >= (monster.hp ?? 0))
  );
};

/** C7: the newest item on the stack answers something that the player put there. */
const answersTheirs = ({ view, top, player }: Case): boolean => {
  const below = view.stack.at(-2);
  const wasPlayed = top?.kind === 'loot' || (top?.kind === 'ability' && top.how === 'activated');
  return wasPlayed && top.controller !== player.id && below?.controller === player.id;
};

/** C9: the last priority before the player's own turn. */
const isLastBeforeTurn = ({ view, top, player }: Case): boolean =>
  view.turn.phase === 'end' && top === null && view.turn.next === player.id;

/**
 * C1 to C9 of DESIGN section 4, in that order: what concerns a player. Stops for a class or a card (C8) cannot be set
 * yet.
 */
const CONCERNS = {
  targeted: targetsTheirs,
  hurt: hurtsTheirs,
  rolled: rolledIt,
  fight: goesBadly,
  race: isRace,
  lastChance: isLastChance,
  answered: answersTheirs,
  turnNext: isLastBeforeTurn,
} as const;
export type Concern = keyof typeof CONCERNS;

const concernsIn = (now: Case): readonly Concern[] =>
  (Object.keys(CONCERNS) as Concern[]).filter((concern) => CONCERNS[concern](now));

const concerns = (now: Case): boolean => Object.values(CONCERNS).some((isOne) => isOne(now));

const caseOf = (view: View, id: PlayerId): Case | null => {
  const player = view.players.find((one) => one.id === id);
  return player === undefined ? null : { view, player, top: view.stack.at(-1) ?? null };
};

/** What of the open window concerns a player, and whether that player could respond: as everyone can see it. */
export const concernsOf = (
  view: View,
  id: PlayerId,
): { readonly concerns: readonly Concern[]; readonly couldRespond: boolean } => {
  const now = caseOf(view, id);
  return now === null
    ? { concerns: [], couldRespond: false }
    : { concerns: concernsIn(now), couldRespond: couldRespond(now) };
};

/** The order to pass that somebody may give now: in their own attack for it, in the turn of another for that. */
export const passingNow = (view: View, player: PlayerId): Passing | null => {
  const { number: turn, attacks: attack, active } = view.turn;
  if (active !== player) return { during: 'turn', turn, attack };
  return view.attack === null ? null : { during: 'attack', turn, attack };
};

/** Whether an order to pass still stands: the turn, or the attack, is the one in which it was given. */
export const isPassing = (view: View, { passing }: Pick<Seat, 'passing'>): boolean => {
  if (passing === null || passing.turn !== view.turn.number) return false;
  return passing.during === 'turn' || (view.attack !== null && view.turn.attacks === passing.attack);
};

/**
 * What a player is asked about although they pass for the turn or attack: their own death, and souls that others gain
 * (C5).
 */
const isVital = (now: Case): boolean => {
  const { top, player, view } = now;
  if (top?.kind === 'death' && top.targetRefs.includes(player.id)) return true;
  return view.attack?.player !== player.id && isRace(now);
};

/**
 * Whether a player with this standing order is asked in the priority window that opens now; the others pass by
 * themselves. `view` is the view of a spectator: who is asked may depend on nothing else (DESIGN section 4).
 */
export const isAsked = (view: View, id: PlayerId, standing: Pick<Seat, 'order' | 'passing'>): boolean => {
  const now = caseOf(view, id);
  if (now === null) return false;
  if (isMain(view, id)) return true;
  if (isPassing(view, standing)) return isVital(now) && couldRespond(now);
  switch (standing.order) {
    case 'always':
      return true;
    case 'concerns':
      return concerns(now) && couldRespond(now);
  }
};
