import {
  combatantIn,
  type Ability,
  type CardLookup,
  type Cost,
  type Effect,
  type ObjectView,
  type PlayerId,
  type PlayerView,
  type Role,
  type StackItemView,
  type View,
} from '../engine/index.js';
import type { Passing, Seat } from './types.js';

/** What is judged: public state only, so that nothing hidden shows in who is asked (DESIGN section 4). */
interface Case {
  /** The view of a spectator. */
  readonly view: View;
  readonly player: PlayerView;
  readonly top: StackItemView | null;
  readonly cards: CardLookup;
}

/** One's own action phase with nothing going on: the moment of declarations. It is always asked. */
export const isMain = (view: View, player: PlayerId): boolean =>
  view.turn.active === player &&
  view.players.some(({ id, dead }) => id === player && !dead) &&
  view.turn.phase === 'action' &&
  view.stack.length === 0 &&
  view.declared === null &&
  view.attack === null;

const isPayable = ({ player }: Case, object: ObjectView, cost: Cost): boolean => {
  switch (cost.pay) {
    case 'tap':
      return object.charged;
    case 'coins':
    case 'coinsTo':
      return player.coins >= cost.amount;
    case 'counters':
      return Object.values(object.counters).reduce((sum, there) => sum + there, 0) >= cost.amount;
    case 'discardLoot':
      return player.handCount >= cost.amount;
    case 'hp':
      return player.hp >= cost.amount;
    case 'destroy':
      return player.items.length >= cost.amount;
    case 'give':
      return player.items.length > 0;
    case 'destroyThis':
      return !object.keywords.includes('eternal');
  }
};

/** A charged ↷, a payable $, or a loot play with a card in hand, as everyone can see it. */
export const couldRespond = (now: Case): boolean =>
  (now.player.lootPlays > 0 && now.player.handCount > 0) ||
  [...now.player.characters, ...now.player.items].some((object) =>
    now.cards
      .card(object.card)
      .abilities.some(
        (ability: Ability) =>
          ability.kind === 'activated' && ability.costs.every((cost) => isPayable(now, object, cost)),
      ),
  );

const controlledBy = (player: PlayerView): readonly ObjectView[] => [
  ...player.characters,
  ...player.items,
  ...player.soulCards,
  ...player.curses,
];

const isTheirs = ({ view, player }: Case, ref: string): boolean =>
  ref === player.id ||
  controlledBy(player).some(({ id }) => id === ref) ||
  view.stack.some(({ id, controller, roller }) => id === ref && (controller === player.id || roller === player.id));

const ROLES: Readonly<Record<Role, keyof PlayerView | null>> = {
  character: 'characters',
  item: 'items',
  soul: 'soulCards',
  curse: 'curses',
  monster: null,
  event: null,
  room: null,
};

/** A selector inside an effect that means this player, something of theirs, or a group with them in it. */
const selects = ({ view, player }: Case, word: string, role: unknown): boolean => {
  if (word === 'players' || word === 'neighbour') return true;
  if (word === 'activePlayer') return view.turn.active === player.id;
  if (word === 'attackingPlayer') return view.attack?.player === player.id;
  if (word !== 'objects') return false;
  const theirs = ROLES[role as Role];
  return theirs !== null && (player[theirs] as readonly ObjectView[]).length > 0;
};

/** Parts of an effect that only say when and how much. */
const NOT_AFFECTED = new Set(['condition', 'where', 'amount', 'by', 'only']);

const reachesGroup = (now: Case, part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  if (Array.isArray(part)) return part.some((each) => reachesGroup(now, each));
  const { select, role } = part as { readonly select?: unknown; readonly role?: unknown };
  if (typeof select === 'string' && selects(now, select, role)) return true;
  return Object.entries(part).some(([key, value]) => !NOT_AFFECTED.has(key) && reachesGroup(now, value));
};

/** C1: it targets the player, something of theirs, or a group with them in it. */
const targetsTheirs = (now: Case): boolean => {
  if (now.top === null || (now.top.kind !== 'loot' && now.top.kind !== 'ability')) return false;
  if (now.top.targetRefs.some((ref) => isTheirs(now, ref))) return true;
  return now.top.controller !== now.player.id && reachesGroup(now, now.top.effect);
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

const movesSouls = (effect: Effect | null): boolean => {
  const text = JSON.stringify(effect);
  return text.includes('"do":"becomeSoul"') || text.includes('"role":"soul"');
};

/** C5: as shown, a soul is gained, stolen or destroyed; reaching the goal of souls needs one of these. */
const isRace = ({ view, top }: Case): boolean => {
  if (top === null) return false;
  const slots = view.monsters.flatMap((slot) => slot.top ?? []);
  if (top.kind === 'death') return slots.some(({ id, souls }) => top.targetRefs.includes(id) && (souls ?? 0) > 0);
  const souls = view.players.flatMap(({ soulCards }) => soulCards);
  return movesSouls(top.effect) || souls.some(({ id }) => top.kind !== 'roll' && top.targetRefs.includes(id));
};

/** C6: as shown, it takes the attacker or the attacked to 0 HP. */
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

/** C7: it answers something that the player put on the stack. */
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

const caseOf = (view: View, id: PlayerId, cards: CardLookup): Case | null => {
  const player = view.players.find((one) => one.id === id);
  return player === undefined ? null : { view, player, top: view.stack.at(-1) ?? null, cards };
};

/** What of the open window concerns a player, and whether that player could respond: as everyone can see it. */
export const concernsOf = (
  view: View,
  id: PlayerId,
  cards: CardLookup,
): { readonly concerns: readonly Concern[]; readonly couldRespond: boolean } => {
  const now = caseOf(view, id, cards);
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

/** What is asked all the same: the player's own death, and souls of others (C5 is never switched off by the way). */
const isVital = (now: Case): boolean => {
  const { top, player, view } = now;
  if (top?.kind === 'death' && top.targetRefs.includes(player.id)) return true;
  return view.attack?.player !== player.id && isRace(now);
};

/**
 * Whether a player with this standing order is asked in the priority window that opens now; the others pass by
 * themselves. `view` is the view of a spectator: who is asked may depend on nothing else (DESIGN section 4).
 */
export const isAsked = (
  view: View,
  id: PlayerId,
  orders: Pick<Seat, 'order' | 'passing'>,
  cards: CardLookup,
): boolean => {
  const now = caseOf(view, id, cards);
  if (now === null) return false;
  if (isMain(view, id)) return true;
  if (isPassing(view, orders)) return isVital(now) && couldRespond(now);
  switch (orders.order) {
    case 'always':
      return true;
    case 'concerns':
      return concerns(now) && couldRespond(now);
  }
};
