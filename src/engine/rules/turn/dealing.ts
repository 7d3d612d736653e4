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
import { variantSetting } from '../variants/variants.js';
import type { CharacterChoice } from '../variants/variant.js';

/** The same order with the cards first that the table guarantees. */
export const guaranteedFirst = (g: Game, ids: readonly ObjectId[]): readonly ObjectId[] => {
  const { certain = [] } = g.state.config;
  const isCertain = (id: ObjectId): boolean => certain.includes(objectOf(g.state, id).card);
  return [...ids.filter(isCertain), ...ids.filter((id) => !isCertain(id))];
};

const charactersOutside = (g: Game): readonly ObjectId[] =>
  g.state.outside.filter((id) => g.characteristics(id).type === 'character');

/** Draws this many characters at random: guaranteed ones first; if everybody is one character, that one before all others. */
const drawCharacters = (g: Game, amount: number): ObjectId[] => {
  const all = shuffled(g, charactersOutside(g), 'deal');
  const everybody = variantSetting(g.state, 'everybodyIs');
  if (g.state.config.certain === undefined && everybody === undefined) return all;
  const isEverybody = (id: ObjectId): boolean => objectOf(g.state, id).card === everybody;
  const wanted = guaranteedFirst(g, all);
  const first = [...wanted.filter(isEverybody), ...wanted.filter((id) => !isEverybody(id))]; // VAR-03
  return shuffled(g, first.slice(0, amount), 'deal');
};

/** Deals a character or starting item to a player; only its own enter-play abilities apply (DEC-48). */
function* dealTo(g: Game, player: PlayerId, object: ObjectId, deactivated: boolean): Gen {
  yield* g.perform({ type: 'enterPlay', object, player, slot: null, deactivated, partOf: 'setup' }); // DEC-48
}

/** Fetches a starting item from outside the game; null if it is not there (CHAR-02, ZONE-24). */
export function* fetchStartingItem(g: Game, player: PlayerId, card: CardId | null): Gen<ObjectId | null> {
  const found = g.state.outside.find((id) => objectOf(g.state, id).card === card);
  if (found === undefined) return null; // ZONE-24
  const id = move(g.state, found, { to: 'area', player, role: 'item' }); // CHAR-02
  if (id !== null) yield* dealTo(g, player, id, false);
  return id;
}

/** Makes a character a copy of this card; only the picture of the dealt one remains (VAR-03, DEC-44). */
const copyCharacterOnto = (g: Game, id: ObjectId, card: CardId): void => {
  if (objectOf(g.state, id).card === card) return;
  beginEffect(g.state, {
    modifier: { modify: 'copyOf', on: { select: 'fixed', refs: [id] }, card }, // DEC-44
    scope: scopeOf(g, id),
    till: 'forever',
    card,
    left: null,
  });
};

/** Gives a player this character and its starting item (SETUP-07, SETUP-08). */
function* assignCharacter(g: Game, player: PlayerId, character: ObjectId): Gen {
  const id = move(g.state, character, { to: 'area', player, role: 'character' });
  if (id === null) return;
  const everybody = variantSetting(g.state, 'everybodyIs');
  if (everybody !== undefined) copyCharacterOnto(g, id, everybody); // VAR-03
  yield* dealTo(g, player, id, true); // SETUP-08
  yield* fetchStartingItem(g, player, g.characteristics(id).startingItem);
}

/** Deals a random character to each player (SETUP-07). */
export function* dealCharacters(g: Game): Gen {
  const characters = drawCharacters(g, g.state.turnOrder.length); // SETUP-07
  for (const player of g.state.turnOrder) {
    const character = characters.pop();
    if (character !== undefined) yield* assignCharacter(g, player, character);
  }
}

/** The first player that the table chose, or a random one, then the others in turn order; who has the first turn is not known yet. */
const choosers = (g: Game): readonly PlayerId[] => {
  const { config, turnOrder } = g.state;
  return playersFrom(g.state, config.first ?? turnOrder[g.draw('random', turnOrder.length)] ?? 'p1');
};

/**
 * Each player in turn chooses a character in public: of all that are left, or of two dealt ones; with too few cards some
 * players get only one (VAR-07).
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
    yield* assignCharacter(g, player, character); // VAR-07
  }
}
