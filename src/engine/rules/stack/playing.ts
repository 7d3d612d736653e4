import type { Deck, ObjectId, PlayerId, PlayCost, Ref, StackId } from '../../vocabulary/index.js';
import {
  deckOf,
  discardDeck,
  isDeckRef,
  isHidden,
  isInPlay,
  isObjectId,
  layBack,
  objectOf,
  ontoStack,
  place,
  playerOf,
  invalidateReadCache,
  takenUpFrom,
  type EventOf,
  type Game,
  type Gen,
  type Verdict,
} from '../../state/index.js';
import { prohibition, type Forbidden } from '../events/replacement.js';
import { announcingScope } from '../costs/cost-events.js';
import { costsVerdict, payAll } from '../costs/paying.js';
import { announcing, playAbility, putLoot } from './announcing.js';
import { activeModifiers, reaches } from '../characteristics/continuous.js';
import { lootPlaysLeft, spendLootPlay } from '../players/loot.js';
import { prepare } from '../characteristics/targets.js';
import { seesTopOf } from '../characteristics/visible-decks.js';

/** A loot card that a player may play, and what that costs besides its own costs. */
export interface Playable {
  readonly id: ObjectId;
  readonly cost: PlayCost;
}

/** Loot that lies where it can be played from when an effect allows it: not in play and not played already. */
const canBePlayed = (g: Game, ref: Ref): ref is ObjectId => {
  const object = isObjectId(ref) ? g.state.objects[ref] : undefined;
  if (object === undefined || isInPlay(object) || object.zone === 'stack') return false;
  return g.characteristics(object.id).type === 'loot';
};

/** The decks whose top card effects allow a player to play, as far as that player sees it (LOOT-05). */
const openDecks = (g: Game, player: PlayerId): readonly Deck[] =>
  activeModifiers(g, 'mayPlay')
    .filter(({ modifier, scope }) => reaches(g, modifier.who, scope, player))
    .flatMap(({ modifier, scope }) => g.select(modifier.what, scope).filter(isDeckRef).map(deckOf))
    .filter((deck) => g.state.decks[deck].length > 0 && seesTopOf(g, player, deck));

/**
 * The top cards that a player may play from decks are objects while that player is asked; where they are not played they go
 * back (LOOT-05, ZONE-07).
 */
export const layOpen = (g: Game, player: PlayerId): readonly ObjectId[] => {
  const decks = [...new Set(openDecks(g, player))];
  if (decks.length > 0) invalidateReadCache(g);
  return decks.flatMap((deck) => {
    const card = g.state.decks[deck].pop();
    if (card === undefined) return [];
    const object = place(g.state, card, { to: 'takenUp' });
    object.shownTo = seesTopOf(g, null, deck) ? 'all' : player;
    return [object.id];
  });
};

/** What of them has not been played is the top of its deck again. */
export const layBackOpen = (g: Game, open: readonly ObjectId[]): void => {
  for (const id of open) {
    const deck = g.state.objects[id]?.zone === 'deck' ? discardDeck(g.characteristics(id).type) : null;
    if (deck !== null) layBack(g.state, id, deck);
  }
};

/** Loot that effects allow this player to play, from anywhere, or as a copy that waits (LOOT-05, COPY-10). */
const allowedLoot = (g: Game, player: PlayerId): readonly Playable[] =>
  activeModifiers(g, 'mayPlay')
    .filter(({ modifier, scope }) => reaches(g, modifier.who, scope, player))
    .flatMap(({ modifier, scope }) =>
      g
        .select(modifier.what, scope)
        .flatMap((ref): readonly Ref[] => (isDeckRef(ref) ? takenUpFrom(g, deckOf(ref)) : [ref]))
        .filter((ref) => canBePlayed(g, ref))
        .map((id) => ({ id, cost: modifier.cost })),
    ); // LOOT-05

/**
 * The loot that a player may play, given priority and what it costs: cards of the hand and what effects allow, each once.
 * All of it takes a loot play, unless an ability says otherwise (LOOT-03, LOOT-05, LOOT-07).
 */
export const playableLoot = (g: Game, player: PlayerId): readonly Playable[] => {
  const inHand = playerOf(g.state, player).hand.map((id): Playable => ({ id, cost: 'lootPlay' }));
  const allowed = allowedLoot(g, player);
  if (allowed.length === 0) return inHand;
  const found = new Map<ObjectId, PlayCost>();
  for (const { id, cost } of [...inHand, ...allowed]) if (cost === 'nothing' || !found.has(id)) found.set(id, cost); // LOOT-07
  return [...found].map(([id, cost]) => ({ id, cost }));
};

/**
 * Whether effects let this player play loot now, as everybody can see it: cards that lie open, or any of a hand. What
 * lies face down does not count (PRIO-08).
 */
export const effectsAllowLoot = (g: Game, player: PlayerId): boolean =>
  (lootPlaysLeft(g, player) > 0 && openDecks(g, player).some((deck) => seesTopOf(g, null, deck))) ||
  allowedLoot(g, player).some(({ id, cost }) => {
    const object = objectOf(g.state, id);
    const isKnown = object.zone === 'hand' || !isHidden(object);
    return isKnown && (cost === 'nothing' || lootPlaysLeft(g, player) > 0); // LOOT-07
  });

/** The first of the costs of a loot card itself that cannot be paid (COST-02). */
export const lootCostsVerdict = (g: Game, player: PlayerId, id: ObjectId, forbidden: Forbidden): Verdict =>
  costsVerdict(g, player, id, playAbility(g, id).costs ?? [], forbidden);

/** Announces a loot card and puts it on the stack; null when that was called off, and then nothing has changed. */
function* announceLoot(
  g: Game,
  player: PlayerId,
  { id, cost }: Playable,
  canCallOff: boolean,
): Gen<{ readonly object: ObjectId; readonly stack: StackId } | null> {
  const ability = playAbility(g, id);
  const asking = { ...announcing(g, player, id), canCallOff };
  const prepared = yield* prepare(g, ability.modes, announcingScope(g, player, id), asking);
  if (prepared === null) return null;
  if (cost === 'lootPlay') spendLootPlay(g, player); // LOOT-03, LOOT-06
  const object = ontoStack(g.state, id, player);
  const paid = yield* payAll(g, player, object, ability.costs ?? []); // COST-02
  return { object, stack: yield* putLoot(g, player, object, { key: ability.key, paid }, prepared) };
}

/** Plays a loot card with priority (LOOT-03, PLAY-01). False when it was called off; then nothing has changed. */
export function* playLoot(g: Game, player: PlayerId, object: ObjectId): Gen<boolean> {
  const playable = playableLoot(g, player).find(({ id }) => id === object);
  const played = playable === undefined ? null : yield* announceLoot(g, player, playable, true);
  if (played === null) {
    layBackOpen(g, [object]);
    return false;
  }
  yield* g.perform({ type: 'playLoot', player, ...played, source: null, cost: null });
  return true;
}

/** Whether a card of a deck is not turned up for everybody: such a card is played only by who may see it all the time. */
const liesHiddenInDeck = (g: Game, id: ObjectId): boolean => {
  const { zone, shownTo } = objectOf(g.state, id);
  return zone === 'deck' && shownTo !== 'all';
};

/**
 * Loot is played: noticed when it is on the stack already; while something resolves, it is put there now, whoever has
 * priority, and still for a loot play unless the effect says otherwise (LOOT-06, LOOT-07).
 */
export function* playedLoot(g: Game, e: EventOf<'playLoot'>): Gen<EventOf<'playLoot'> | null> {
  if (e.stack !== null) return e;
  const cost = e.cost ?? 'lootPlay'; // LOOT-07
  if (cost === 'lootPlay' && lootPlaysLeft(g, e.player) === 0) return null; // LOOT-06
  if (!canBePlayed(g, e.object) || liesHiddenInDeck(g, e.object)) return null;
  if (lootCostsVerdict(g, e.player, e.object, prohibition(g)) !== null) return null; // COST-02
  const played = yield* announceLoot(g, e.player, { id: e.object, cost }, false);
  return played === null ? null : { ...e, ...played };
}
