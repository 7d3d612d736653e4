import type { CardId, ObjectId, PlayerId } from '../../vocabulary/index.js';
import {
  beginEffect,
  move,
  objectOf,
  optionOf,
  playersFrom,
  shuffled,
  type Game,
  type Gen,
} from '../../state/index.js';
import { scopeOf } from '../characteristics/continuous.js';
import { variantsSay } from '../variants/variants.js';
import type { CharacterChoice } from '../variants/variant.js';

/** In this order, but first those that the table wants to have for certain. */
export const certainFirst = (g: Game, ids: readonly ObjectId[]): readonly ObjectId[] => {
  const { certain = [] } = g.state.config;
  const isCertain = (id: ObjectId): boolean => certain.includes(objectOf(g.state, id).card);
  return [...ids.filter(isCertain), ...ids.filter((id) => !isCertain(id))];
};

const charactersOutside = (g: Game): readonly ObjectId[] =>
  g.state.outside.filter((id) => g.characteristics(id).type === 'character');

/** So many characters, in random order: those of certain first, and before them whom everybody is, if the table plays so. */
const drawCharacters = (g: Game, amount: number): ObjectId[] => {
  const all = shuffled(g, charactersOutside(g), 'deal');
  const everybody = variantsSay(g.state, 'everybodyIs');
  if (g.state.config.certain === undefined && everybody === undefined) return all;
  const isEverybody = (id: ObjectId): boolean => objectOf(g.state, id).card === everybody;
  const wanted = certainFirst(g, all);
  const first = [...wanted.filter(isEverybody), ...wanted.filter((id) => !isEverybody(id))]; // VAR-03
  return shuffled(g, first.slice(0, amount), 'deal');
};

/** A character or starting item comes to a player; what it says of its own coming holds, and nothing else (DEC-48). */
function* isDealtTo(g: Game, player: PlayerId, object: ObjectId, deactivated: boolean): Gen {
  yield* g.perform({ type: 'enterPlay', object, player, slot: null, deactivated, partOf: 'setup' }); // DEC-48
}

/** A card that is not outside the game cannot be fetched (CHAR-02, ZONE-24). */
export function* fetchStartingItem(g: Game, player: PlayerId, card: CardId | null): Gen<ObjectId | null> {
  const found = g.state.outside.find((id) => objectOf(g.state, id).card === card);
  if (found === undefined) return null; // ZONE-24
  const id = move(g.state, found, { to: 'area', player, role: 'item' }); // CHAR-02
  if (id !== null) yield* isDealtTo(g, player, id, false);
  return id;
}

/** Whoever is dealt another character has its picture in front of them, and nothing else of it (VAR-03, DEC-44). */
const standIn = (g: Game, id: ObjectId, card: CardId): void => {
  if (objectOf(g.state, id).card === card) return;
  beginEffect(g.state, {
    modifier: { modify: 'copyOf', on: { select: 'fixed', refs: [id] }, card }, // DEC-44
    scope: scopeOf(g, id),
    till: 'forever',
    card,
    left: null,
  });
};

/** A player has this character, and the starting item it names (SETUP-07, SETUP-08). */
function* beginAs(g: Game, player: PlayerId, character: ObjectId): Gen {
  const id = move(g.state, character, { to: 'area', player, role: 'character' });
  if (id === null) return;
  const everybody = variantsSay(g.state, 'everybodyIs');
  if (everybody !== undefined) standIn(g, id, everybody); // VAR-03
  yield* isDealtTo(g, player, id, true); // SETUP-08
  yield* fetchStartingItem(g, player, g.characteristics(id).startingItem);
}

/** A random character each (SETUP-07). */
export function* dealCharacters(g: Game): Gen {
  const characters = drawCharacters(g, g.state.turnOrder.length); // SETUP-07
  for (const player of g.state.turnOrder) {
    const character = characters.pop();
    if (character !== undefined) yield* beginAs(g, player, character);
  }
}

/** Whoever the table has begin, or somebody by chance, and the others in turn order: nobody knows yet who has the first turn. */
const choosers = (g: Game): readonly PlayerId[] => {
  const { config, turnOrder } = g.state;
  return playersFrom(g.state, config.first ?? turnOrder[g.draw('random', turnOrder.length)] ?? 'p1');
};

/**
 * Each chooses a character in the open, one after the other: of all that nobody has, or of two that were dealt; with too few
 * cards some are dealt one (VAR-07).
 */
export function* chooseCharacters(g: Game, choosing: CharacterChoice): Gen {
  const players = choosers(g);
  const dealt = choosing === 'ofTwo' ? drawCharacters(g, 2 * players.length) : [];
  for (const [at, player] of players.entries()) {
    const two = [dealt[at], dealt[at + players.length]].filter((id) => id !== undefined);
    const offered = choosing === 'ofTwo' ? two : charactersOutside(g);
    const [chosen] = yield* g.ask({
      player,
      key: 'setup.character',
      source: null,
      card: null,
      options: offered.map((id) => optionOf(g.state, id)),
      min: 1,
      max: 1,
      secret: false,
    });
    const character = offered.find((id) => id === chosen);
    if (character === undefined) continue;
    g.log({ say: 'takesCharacter', player, source: objectOf(g.state, character).card });
    yield* beginAs(g, player, character); // VAR-07
  }
}
