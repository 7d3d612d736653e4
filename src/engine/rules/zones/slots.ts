import type { CardId, Deck, ObjectId, PlayerId, Role, SlotKind } from '../../vocabulary/index.js';
import {
  objectOf,
  openSlot,
  pilesIn,
  place,
  resurface,
  setCounters,
  shuffled,
  takeDiscard,
  type EventOf,
  type Game,
  type Gen,
  type Option,
} from '../../state/index.js';
import { abilitiesOf } from '../characteristics/abilities-now.js';

/** What a card is in a slot: a monster with a stat block, else an event (MON-01, ZONE-16). */
export const roleInSlot = (g: Game, card: CardId, slot: SlotKind): Role => {
  if (slot === 'shop') return 'item'; // ITEM-01
  if (slot === 'room') return 'room'; // ROOM-01
  if (slot === 'challenge') return 'challenge'; // CHAL-01
  return g.card(card).hp === null ? 'event' : 'monster'; // MON-01
};

/** An empty deck takes in its discard, shuffled, at once (ZONE-08). */
export const reshuffle = (g: Game, deck: Deck): void => {
  if (g.state.decks[deck].length > 0 || g.state.discards[deck].length === 0) return; // ZONE-08, DEC-10
  g.state.decks[deck] = shuffled(g, takeDiscard(g.state, deck));
  g.log({ say: 'reshuffled', object: { deck } });
};

/** A card for three or more is set aside when it comes up at a smaller table, and another takes its place (SETUP-12). */
export const isSetAside = (g: Game, card: CardId): boolean => {
  if (!g.card(card).threePlus || g.state.turnOrder.length > 2) return false;
  place(g.state, card, { to: 'outside' }); // SETUP-12
  g.log({ say: 'setAside', source: card });
  return true;
};

/** The top card of a deck leaves it; null when deck and discard are empty (DEC-10). */
export const takeTop = (g: Game, deck: Deck): CardId | null => {
  for (;;) {
    reshuffle(g, deck);
    const card = g.state.decks[deck].pop();
    if (card === undefined) return null; // DEC-10
    g.seen(deck);
    reshuffle(g, deck); // ZONE-08
    if (!isSetAside(g, card)) return card;
  }
};

/** Something has the counters it starts with, and lies sideways if an effect says so (COPY-06, REPL-05). */
export const setUpCard = (g: Game, id: ObjectId, deactivated: boolean): void => {
  if (deactivated) objectOf(g.state, id).charged = false; // REPL-05
  startingCounters(g, id);
};

/** Something enters play (ZONE-02). */
export const arrive = (g: Game, e: EventOf<'enterPlay'>): EventOf<'enterPlay'> => {
  setUpCard(g, e.object, e.deactivated);
  return e;
};

/** The counters that something starts with; a copy starts with them too (COPY-06). */
export const startingCounters = (g: Game, id: ObjectId): void => {
  const object = objectOf(g.state, id);
  for (const ability of abilitiesOf(g, object))
    if (ability.kind === 'startsWith') setCounters(g, id, ability.named ?? 'counter', ability.counters); // COPY-06
};

/** What lies uppermost in a slot is covered; where something else happens instead, what comes up is covered too (ZONE-14). */
export function* leaveTop(g: Game, slot: SlotKind, index: number): Gen {
  const top = (): ObjectId | undefined => pilesIn(g.state, slot)[index]?.at(-1);
  for (
    let covered = top(), before: ObjectId | undefined;
    covered !== undefined && covered !== before;
    covered = top()
  ) {
    before = covered;
    const leaving = { type: 'leavePlay', object: covered, player: null, source: null, way: { to: 'covered' } } as const;
    if ((yield* g.perform(leaving)) !== null) return; // REPL-01
  }
}

/** A card enters a slot, on top of what is there; it is in play (ZONE-02, ZONE-14). */
export function* enterSlot(g: Game, card: CardId, slot: SlotKind, index: number): Gen<ObjectId> {
  const at = slot !== 'shop' && isIndomitable(g, card) ? addSlot(g, slot) : index; // KEY-06
  yield* leaveTop(g, slot, at); // ZONE-14, EVENT-04
  const { id } = place(g.state, card, { to: 'slot', slot, index: at, role: roleInSlot(g, card, slot) });
  yield* g.perform({ type: 'enterPlay', object: id, player: null, slot, deactivated: false });
  return id;
}

/** Slots whose top may be covered (ATK-08, KEY-06). */
export const coverable = (g: Game, slot: SlotKind): readonly number[] =>
  pilesIn(g.state, slot).flatMap((pile, index) => {
    const top = pile.at(-1);
    return top !== undefined && g.characteristics(top).keywords.includes('indomitable') ? [] : [index]; // COPY-01
  });

/** Which of these slots a card goes to; asked only when there are several, null when there is none (ATK-08). */
export function* chooseSlot(
  g: Game,
  player: PlayerId,
  card: CardId,
  slot: SlotKind,
  slots: readonly number[],
): Gen<number | null> {
  if (slots.length < 2) return slots[0] ?? null;
  const options: Option[] = slots.map((index) => {
    const top = pilesIn(g.state, slot)[index]?.at(-1);
    const covers = top === undefined ? {} : { card: objectOf(g.state, top).card, object: top };
    return { id: `n${index}`, meaning: { kind: 'slot', slot, number: index, ...covers } };
  });
  const [chosen] = yield* g.ask({
    player,
    key: 'attack.slot',
    source: null,
    card,
    options,
    min: 1,
    max: 1,
    secret: false,
  });
  return Number(chosen?.slice(1));
}

export const isIndomitable = (g: Game, card: CardId): boolean =>
  g.card(card).abilities.some((ability) => ability.kind === 'keyword' && ability.word === 'indomitable');

/** One more slot, empty until the next priority (SLOT-01, SLOT-02). */
export const addSlot = (g: Game, slot: SlotKind): number => openSlot(g.state, slot); // SLOT-01

/** More slots of a kind (SLOT-01). */
export const expandSlots = (g: Game, e: EventOf<'expandSlots'>): EventOf<'expandSlots'> => {
  for (let n = 0; n < e.amount; n += 1) addSlot(g, e.slot); // SLOT-01
  return e;
};

/** What was covered comes back into play as another object (ZONE-15, ZONE-04). */
export function* uncover(g: Game, slot: SlotKind, index: number): Gen {
  const top = pilesIn(g.state, slot)[index]?.at(-1);
  if (top === undefined) return;
  const object = resurface(g.state, slot, index, roleInSlot(g, objectOf(g.state, top).card, slot));
  if (object !== null)
    yield* g.perform({ type: 'enterPlay', object: object.id, player: null, slot, deactivated: false }); // ZONE-15
}
