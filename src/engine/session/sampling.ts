import type { CardId, CardType, ObjectId, PlayerId } from '../vocabulary/index.js';
import {
  copyOf,
  DECKS,
  isHidden,
  shuffledBy,
  type Decision,
  type Game,
  type GameState,
  type Writable,
} from '../state/index.js';
import { isHandOpen, topSeenBy } from '../rules/characteristics/visible-decks.js';
import { isLegalAnswer } from '../decisions/legal.js';
import { internalsOf, sessionWith, type SessionInternals, type Session } from './internals.js';
import { isBetween, withoutCheckpoints } from './fork.js';
import { stateOf } from './migrations.js';
import { replayAnswer, runToFirstQuestion, internalsOn } from './running.js';
import type { Resources } from './types.js';

/** A place in which a card lies that somebody does not know: what lies there, and how another card is put there. */
interface Unknown {
  readonly card: CardId;
  readonly put: (card: CardId) => void;
}

/** The cards of decks that this viewer does not know, from the bottom up: all but a top card that they may look at. */
const inDecks = (g: Game, copy: GameState, viewer: PlayerId): readonly Unknown[] => {
  const found: Unknown[] = [];
  for (const deck of DECKS) {
    const cards = copy.decks[deck];
    const unknown = topSeenBy(g, viewer, deck) === null ? cards : cards.slice(0, -1);
    for (const [at, card] of unknown.entries()) {
      const put = (other: CardId): void => {
        cards[at] = other;
      };
      found.push({ card, put });
    }
  }
  return found;
};

/** Whether this viewer knows a card that not everybody may see. */
const knows = (g: Game, viewer: PlayerId, id: ObjectId): boolean => {
  const object = g.state.objects[id];
  if (object === undefined || !isHidden(object)) return true;
  if (object.shownTo === viewer) return true;
  return (
    object.zone === 'hand' &&
    object.controller !== null &&
    (object.controller === viewer || isHandOpen(g, object.controller)) // LOOT-02
  );
};

/** The objects whose card this viewer does not know, in the order in which they became what they are. */
const amongObjects = (g: Game, copy: GameState, viewer: PlayerId): readonly Unknown[] =>
  Object.values(copy.objects)
    .filter(({ id }) => !knows(g, viewer, id))
    .toSorted((a, b) => a.entered - b.entered)
    .map((object: Writable<(typeof copy.objects)[ObjectId]>) => ({
      card: object.card,
      put: (other) => {
        object.card = other;
      },
    }));

/**
 * Deals the cards that lie in unknown places to these places anew: each card to one for cards with the same back. Which lay
 * where makes no difference, as they are sorted first.
 */
const dealAnew = (g: Game, places: readonly Unknown[], name: string): void => {
  const byBack = new Map<CardType, Unknown[]>();
  for (const place of places) {
    const { type } = g.card(place.card);
    const alike = byBack.get(type);
    if (alike === undefined) byBack.set(type, [place]);
    else alike.push(place);
  }
  for (const [type, alike] of byBack) {
    const cards = shuffledBy(`${name}/${type}`, alike.map(({ card }) => card).toSorted());
    for (const [at, place] of alike.entries()) place.put(cards[at] ?? place.card);
  }
};

/** What players keep to themselves besides cards: what others have looked at and which orders they have given is forgotten. */
const forgetOthers = ({ memory }: GameState, viewer: PlayerId): void => {
  memory.orders = Object.fromEntries(Object.entries(memory.orders).filter(([key]) => key.startsWith(`${viewer} `)));
  const own = memory.sights[viewer];
  memory.sights = own === undefined ? {} : { [viewer]: own };
};

/** Draws everything anew that this player may not know, and all chance. */
const imagine = (game: Game, copy: Writable<GameState>, viewer: PlayerId, seed: string): void => {
  dealAnew(game, [...inDecks(game, copy, viewer), ...amongObjects(game, copy, viewer)], seed);
  if (copy.startingItems !== undefined)
    copy.startingItems = shuffledBy(`${seed}/startingItems`, copy.startingItems.toSorted()); // VAR-05
  forgetOthers(copy, viewer);
  copy.seed = `sample ${seed}`;
  delete copy.origin;
  copy.draws = 0;
};

/** Whether nothing but this player's own answers has come in this transition: no chance, and no hidden card seen. */
const isOwnSoFar = (
  { opening, answers, checkpoints, skipped, recorder }: SessionInternals,
  viewer: PlayerId,
): boolean =>
  checkpoints &&
  skipped === 0 &&
  opening.drawn.length === 0 &&
  !opening.seen &&
  !recorder.seen &&
  answers.every((one) => 'key' in one && one.player === viewer && one.drawn.length === 0 && !one.seen);

const isSameQuestion = (one: Decision | null, other: Decision): boolean =>
  one !== null &&
  one.key === other.key &&
  one.player === other.player &&
  one.options.length === other.options.length &&
  one.options.every(({ id }, at) => id === other.options[at]?.id);

/**
 * The beginning of the transition as this player may imagine it, with their own answers since given again. Null unless that
 * leads to the same question: what the question offers may depend on what they do not know.
 */
const imaginedAgain = (
  internals: SessionInternals,
  viewer: PlayerId,
  seed: string,
  resources: Resources,
): SessionInternals | null => {
  const { decision, checkpoint, answers, state } = internals;
  if (decision?.player !== viewer || !isOwnSoFar(internals, viewer)) return null;
  const again: SessionInternals = { ...internalsOn(stateOf(checkpoint), '', resources, false), imagined: true };
  imagine(again.game, again.state, viewer, seed);
  runToFirstQuestion(again);
  for (const answer of answers) {
    const isAsked = 'key' in answer && again.decision?.player === viewer && again.decision.key === answer.key;
    if (
      !isAsked ||
      again.decision === null ||
      !isLegalAnswer(
        again.decision,
        answer.chose.map(({ id }) => id),
      )
    )
      return null;
    replayAnswer(again, answer);
  }
  return again.state.transition === state.transition && isSameQuestion(again.decision, decision) ? again : null;
};

/** The same, but that the first throws show these faces as far as they are the first chance. */
const throwing = (resources: Resources, faces: readonly number[]): Resources => ({
  ...resources,
  random: (seed, index, range, purpose) => {
    const face = purpose === 'die' ? faces[index] : undefined;
    return face === undefined || face > range ? resources.random(seed, index, range, purpose) : face - 1;
  },
});

/**
 * The game as this player may imagine it, to play on and throw away: hands of others, decks and chance are drawn anew from what the player
 * may not know, by this seed alone. What really lies there makes no difference to it. Where nobody has priority a question
 * waits in the middle of what a rule does: there it is made by playing the transition again, for the one who is asked. Null
 * where chance has been used there, or a card seen that is hidden, and where this seed does not lead to the question. What is
 * thrown first may be given, from 1 on, so that several samples together are like what dice do on average.
 */
export const sample = (
  session: Session,
  viewer: PlayerId,
  seed: string,
  faces: readonly number[] = [],
): Session | null => {
  const internals = internalsOf(session);
  const resources = throwing(internals.resources, faces);
  if (!isBetween(internals)) {
    const again = imaginedAgain(internals, viewer, seed, resources);
    return again === null ? null : sessionWith(again);
  }
  const copy: Writable<GameState> = copyOf(internals.state);
  imagine(internals.game, copy, viewer, seed);
  return sessionWith(withoutCheckpoints({ ...internals, resources }, copy, true));
};
