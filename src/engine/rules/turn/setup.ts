import type { CardId, ObjectId, PlayerId, SlotKind } from '../../vocabulary/index.js';
import { DECKS, place, setCounters, shuffled, type Game, type Gen } from '../../state/index.js';
import { activeModifiers, allowance, reaches, scopeOf } from '../characteristics/continuous.js';
import { matches } from '../events/replacement.js';
import { runStartOfGame } from '../events/triggers.js';
import { modeOf } from '../modes/modes.js';
import { setTimer } from '../modes/timer.js';
import { variantSetting } from '../variants/variants.js';
import { layOutChallenge } from './challenge.js';
import { guaranteedFirst, chooseCharacters, dealCharacters, fetchStartingItem } from './dealing.js';
import { draft } from './drafting.js';
import { beginRound } from './round.js';
import { shuffleStartingItems } from '../players/soul-sale.js';
import { addSlot, isIndomitable, roleInSlot, setUpCard, takeTop } from '../zones/slots.js';

/** Slots that a game opens with (SETUP-03..SETUP-05). */
const OPENING_SLOTS: Readonly<Record<'shop' | 'monster', number>> = { shop: 2, monster: 2 };
/** ¢ that everyone begins with (SETUP-10). */
const OPENING_COINS = 3;
/** Bonus souls of a game (SETUP-06). */
const BONUS_SOULS = 3;

/**
 * The whole set-up; nobody has priority and nothing can be answered (SETUP-01..SETUP-12). What is laid out here is there
 * from the beginning: it has not entered play. What is dealt nobody has gained, and no ability but its own sees it come,
 * stands in for it or forbids it (DEC-48).
 */
export function* setUp(g: Game): Gen {
  for (const deck of DECKS) g.state.decks[deck] = shuffled(g, g.state.decks[deck]); // SETUP-01
  const choosing = variantSetting(g.state, 'characters');
  if (choosing === undefined) yield* dealCharacters(g);
  yield* dealCopies(g);
  if (modeOf(g.state)?.bonusSouls !== false) drawBonusSouls(g); // BSOUL-06
  openShop(g);
  openMonsters(g);
  if (g.state.decks.room.length > 0) openSlot(g, 'room', takeTop(g, 'room')); // SETUP-05
  layOutChallenge(g); // CHAL-01
  if (choosing !== undefined) yield* chooseCharacters(g, choosing); // VAR-07
  shuffleStartingItems(g); // what nobody has begun with
  const coins = variantSetting(g.state, 'opening')?.coins ?? OPENING_COINS; // SETUP-10
  for (const player of g.state.turnOrder) {
    yield* g.perform({ type: 'gainCoins', player, amount: coins, source: null, partOf: 'setup' }); // SETUP-10
    const loot = allowance(g, 'openingLoot', player); // SETUP-10
    yield* g.perform({ type: 'loot', player, amount: loot, source: null, partOf: 'setup', fromDiscard: false }); // SETUP-10
  }
  g.state.turn.active = firstPlayer(g, eligible(g));
  g.state.turn.seat = g.state.turn.active;
  g.state.startingPlayer = g.state.turn.active; // ROUND-02
  g.log({ say: 'firstPlayer', player: g.state.turn.active });
  yield* startOfGame(g);
  yield* draft(g); // VAR-01, VAR-02
  setTimer(g); // COOP-03
  beginRound(g);
}

/** With the variant everybody has a copy of one more item, which is Eternal by a counter (VAR-06, CTR-08). */
function* dealCopies(g: Game): Gen {
  const card = variantSetting(g.state, 'startsWith');
  if (card === undefined) return;
  for (const player of g.state.turnOrder) {
    const id = yield* fetchStartingItem(g, player, card); // VAR-06
    if (id !== null) setCounters(g, id, 'eternal', 1); // CTR-08
  }
}

/** Draws the three bonus souls of the game at random, after those that the table has asked for (SETUP-06). */
const drawBonusSouls = (g: Game): void => {
  const found = g.state.outside.filter((id) => g.characteristics(id).type === 'bonusSoul');
  g.state.bonusSouls = guaranteedFirst(g, shuffled(g, found, 'deal')).slice(0, BONUS_SOULS); // SETUP-06
};

const openSlot = (g: Game, slot: SlotKind, card: CardId | null): void => {
  const index = addSlot(g, slot);
  if (card === null) return;
  const { id } = place(g.state, card, { to: 'slot', slot, index, role: roleInSlot(g, card, slot) });
  setUpCard(g, id, entersSideways(g, id, slot));
};

/** Also for a card that lies in its slot from the set-up on (RULING-11). */
const entersSideways = (g: Game, id: ObjectId, slot: SlotKind): boolean => {
  const entering = { type: 'enterPlay', object: id, player: null, slot, deactivated: false } as const;
  return g
    .characteristics(id)
    .abilities.some(
      (ability) =>
        ability.kind === 'replacement' &&
        ability.instead.instead === 'entersDeactivated' &&
        matches(g, ability.would, entering, scopeOf(g, id)),
    ); // REPL-05
};

const openingSlots = (g: Game): typeof OPENING_SLOTS => variantSetting(g.state, 'openingSlots') ?? OPENING_SLOTS;

const openShop = (g: Game): void => {
  for (let n = 0; n < openingSlots(g).shop; n += 1) openSlot(g, 'shop', takeTop(g, 'treasure')); // SETUP-03
};

/**
 * Events met here go under the deck in the order met; their abilities do not fire (SETUP-04). What is indomitable gets a
 * slot of its own, after the others (KEY-06).
 */
const openMonsters = (g: Game): void => {
  const events: CardId[] = [];
  const indomitable: CardId[] = [];
  for (let n = 0; n < openingSlots(g).monster; n += 1) {
    let card = nextMonster(g, events); // SETUP-04
    for (; card !== null && isIndomitable(g, card); card = nextMonster(g, events)) indomitable.push(card); // KEY-06
    openSlot(g, 'monster', card);
  }
  for (const card of indomitable) openSlot(g, 'monster', card); // KEY-06
  g.state.decks.monster.unshift(...events.toReversed()); // SETUP-04
};

const nextMonster = (g: Game, events: CardId[]): CardId | null => {
  for (;;) {
    const card = takeTop(g, 'monster');
    if (card === null || roleInSlot(g, card, 'monster') === 'monster') return card;
    events.push(card);
  }
};

/** Those of whom a card says that they go first, or everybody (SETUP-11, META-02). */
const eligible = (g: Game): readonly PlayerId[] => {
  const first = activeModifiers(g, 'goesFirst');
  const chosen = g.state.turnOrder.filter((player) =>
    first.some(({ modifier, scope }) => reaches(g, modifier.who, scope, player)),
  );
  return chosen.length > 0 ? chosen : g.state.turnOrder; // META-02
};

/** Whom the table has named; otherwise the lowest die goes first, ties roll again (SETUP-11). */
const firstPlayer = (g: Game, players: readonly PlayerId[]): PlayerId => {
  const { first } = g.state.config;
  if (first !== undefined && players.includes(first)) return first;
  let left = players;
  while (left.length > 1) {
    const rolls = left.map((player) => ({ player, roll: g.draw('first', 6) }));
    const lowest = Math.min(...rolls.map(({ roll }) => roll));
    left = rolls.filter(({ roll }) => roll === lowest).map(({ player }) => player); // SETUP-11
  }
  return left[0] ?? players[0] ?? 'p1';
};

/** Start-of-game triggers happen at once, off the stack (SETUP-09). */
function* startOfGame(g: Game): Gen {
  yield* g.perform({ type: 'gameStarts' });
  yield* runStartOfGame(g); // SETUP-09
}
