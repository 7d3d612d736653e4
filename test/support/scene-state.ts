import { openingState } from '../../src/engine/session/open.js';
import type {
  CardId,
  CounterName,
  Deck,
  ModeId,
  ObjectId,
  PlayerId,
  Role,
  SlotKind,
  VariantId,
} from '../../src/engine/index.js';
import { modeNamed } from '../../src/engine/rules/modes/modes.js';
import { sceneCards } from './cards/index.js';
import {
  openSlot,
  place,
  playerOf,
  SLOTS,
  type GameObject,
  type GameState,
  type PlayerState,
  type TableRules,
  type TurnStep,
  type Writable,
} from '../../src/engine/state/index.js';

/** A card as it lies on the table: an id, or an id with marks. */
export type Placed =
  | CardId
  | {
      readonly card: CardId;
      readonly sideways?: true;
      /** Damage marked on it, in HP. */
      readonly damage?: number;
      readonly counters?: Partial<Record<CounterName, number>>;
    };

export const sideways = (card: CardId): Placed => ({ card, sideways: true });
export const damaged = (card: CardId, damage: number): Placed => ({ card, damage });
export const withCounters = (card: CardId, amount: number, named: CounterName = 'counter'): Placed => ({
  card,
  counters: { [named]: amount },
});

export interface PlayerScene {
  /** ¢ */
  readonly coins?: number;
  readonly hand?: readonly CardId[];
  readonly items?: readonly Placed[];
  readonly souls?: readonly Placed[];
  readonly curses?: readonly Placed[];
  readonly character?: Placed;
  /** Loot plays left. Of a player who is not active they come from the character, which then lies sideways. */
  readonly lootPlays?: number;
  /** Damage marked on the player, in HP. */
  readonly damage?: number;
  /** Counters of the player's own. */
  readonly counters?: Partial<Record<CounterName, number>>;
}

/** Everything a scene begins with; what is not named is not there. */
export interface Plan {
  players: number;
  supply: number;
  soulsToWin: number;
  /** A way to play besides everybody against everybody. */
  mode?: ModeId;
  /** What is left of its timer; the whole of it unless said otherwise. */
  timer?: number;
  /** The most soul value that one player may have. */
  cap?: number;
  variants?: readonly VariantId[];
  step: TurnStep;
  attacks: number;
  purchases: number;
  readonly scenes: Map<PlayerId, PlayerScene>;
  readonly slots: Record<SlotKind, (readonly Placed[])[]>;
  /** Top first; the fillers lie below unless the deck is exact. */
  readonly decks: Record<Deck, { readonly cards: readonly CardId[]; readonly exact: boolean }>;
  /** Top first. */
  readonly discards: Record<Deck, readonly CardId[]>;
  outside: readonly CardId[];
  /** Bonus souls outside the game that this game is played without. */
  aside: readonly CardId[];
}

const FILLERS: Readonly<Record<Deck, CardId | null>> = {
  loot: 'blank-loot',
  treasure: 'blank-treasure',
  monster: 'blank-monster',
  room: null,
};
const FILLER_COUNT = 6;
const roleOf = (card: CardId, slot: SlotKind): Role => {
  if (slot === 'shop') return 'item';
  if (slot === 'room' || slot === 'challenge') return slot;
  return sceneCards.card(card).hp === null ? 'event' : 'monster';
};
const PHASES: Partial<Record<TurnStep, 'start' | 'end'>> = {
  recharge: 'start',
  startTriggers: 'start',
  loot: 'start',
  beginAction: 'start',
  endTriggers: 'end',
};

export const emptyPlan = (players: number): Plan => {
  const stacked = { cards: [], exact: false };
  return {
    players,
    supply: 100,
    soulsToWin: 4,
    step: 'action',
    attacks: 0,
    purchases: 0,
    scenes: new Map(),
    slots: { shop: [], monster: [], room: [], challenge: [], finalBoss: [], minion: [] },
    decks: { loot: stacked, treasure: stacked, monster: stacked, room: stacked },
    discards: { loot: [], treasure: [], monster: [], room: [] },
    outside: [],
    aside: [],
  };
};

const mark = (object: Writable<GameObject>, placed: Placed): ObjectId => {
  if (typeof placed !== 'string') {
    if (placed.sideways === true) object.charged = false;
    object.damage = placed.damage ?? 0;
    object.counters = { ...placed.counters };
  }
  return object.id;
};
const cardOf = (placed: Placed): CardId => (typeof placed === 'string' ? placed : placed.card);

const fillDeck = (plan: Plan, deck: Deck): CardId[] => {
  const { cards, exact } = plan.decks[deck];
  const filler = FILLERS[deck];
  const below = exact || filler === null ? [] : Array.from({ length: FILLER_COUNT }, () => filler);
  return [...below, ...cards.toReversed()];
};

const seatPlayer = (state: GameState, plan: Plan, id: PlayerId): void => {
  const scene = plan.scenes.get(id) ?? {};
  const player: Writable<PlayerState> = playerOf(state, id);
  const active = id === state.turn.active;
  const area = (placed: Placed, role: Role): ObjectId =>
    mark(place(state, cardOf(placed), { to: 'area', player: id, role }), placed);
  const character = area(scene.character ?? 'plain', 'character');
  player.lootPlays = scene.lootPlays ?? (active && plan.step === 'action' ? 1 : 0);
  const used = state.objects[character];
  if (!active && player.lootPlays > 0 && used !== undefined) used.charged = false;
  for (const item of scene.items ?? []) area(item, 'item');
  for (const soul of scene.souls ?? []) area(soul, 'soul');
  for (const curse of scene.curses ?? []) area(curse, 'curse');
  for (const card of scene.hand ?? []) place(state, card, { to: 'hand', player: id });
  player.coins = scene.coins ?? 0;
  player.damage = scene.damage ?? 0;
  player.counters = { ...scene.counters };
  state.supply -= player.coins;
};

const layOut = (state: GameState, plan: Plan): void => {
  for (const slot of SLOTS)
    for (const pile of plan.slots[slot]) {
      const index = openSlot(state, slot);
      for (const placed of pile)
        mark(place(state, cardOf(placed), { to: 'slot', slot, index, role: roleOf(cardOf(placed), slot) }), placed);
    }
  for (const deck of ['loot', 'treasure', 'monster', 'room'] as const)
    for (const card of plan.discards[deck].toReversed()) place(state, card, { to: 'discard', deck });
};

const rulesOf = ({ soulsToWin, supply, mode, cap, variants }: Plan): TableRules => ({
  soulsToWin,
  supply,
  ...(mode === undefined ? {} : { mode }),
  ...(cap === undefined ? {} : { cap }),
  ...(variants === undefined ? {} : { variants }),
});

/** A round of the mode has just begun. */
const layMode = (state: GameState, { mode, timer }: Plan): void => {
  if (mode === undefined) return;
  const begins = modeNamed(mode).timer?.begins;
  const now = timer ?? begins;
  if (now !== undefined) state.timer = now;
  state.roomsOfRound = state.slots.room.flatMap((pile) => pile.at(-1) ?? []);
};

/** Starting items outside the game are a deck where souls buy them, the first of them on top. */
const layStartingItems = (state: GameState, { variants = [] }: Plan): void => {
  if (!variants.includes('souls-are-money')) return;
  const isOne = (id: ObjectId): boolean => sceneCards.card(state.objects[id]!.card).type === 'startingItem';
  state.startingItems = state.outside.filter(isOne).toReversed();
};

/** The state that a plan describes: P1's turn at the planned step, nothing on the stack. */
export const stateOf = (plan: Plan): GameState => {
  const state = openingState({
    seed: 'scene',
    seats: plan.players,
    rules: rulesOf(plan),
    decks: {
      loot: fillDeck(plan, 'loot'),
      treasure: fillDeck(plan, 'treasure'),
      monster: fillDeck(plan, 'monster'),
      room: fillDeck(plan, 'room'),
    },
    characters: [],
    outside: [...plan.outside, ...plan.aside],
  });
  state.procedures = [{ kind: 'turn', step: plan.step, base: 0 }];
  const isActive = ({ card }: GameObject): boolean =>
    sceneCards.card(card).type === 'bonusSoul' && !plan.aside.includes(card);
  state.bonusSouls = state.outside.filter((id) => isActive(state.objects[id]!));
  state.turn.phase = PHASES[plan.step] ?? 'action';
  state.turn.attacks = plan.attacks;
  state.turn.purchases = plan.purchases;
  layOut(state, plan);
  for (const id of state.turnOrder) seatPlayer(state, plan, id);
  layMode(state, plan);
  layStartingItems(state, plan);
  return state;
};
