import type { ObjectId, Ref, StackId } from '../vocabulary/index.js';
import { objectOfEvent, playerOfEvent } from './causes.js';
import type { GameEvent } from './events.js';
import type { Meaning, Named, Option } from './game.js';
import { isHidden } from './hidden.js';
import { deckOf, isDeckRef, isObjectId, isPlayerId, type GameState } from './state.js';

const objectMeaning = (state: GameState, id: ObjectId): Meaning => {
  const object = state.objects[id];
  if (object === undefined || object.faceDown === true) return { kind: 'object', object: id }; // ZONE-22
  return {
    kind: 'object',
    object: id,
    card: object.card,
    zone: object.zone,
    ...(object.controller === null ? {} : { owner: object.controller }),
    ...(object.slot === null ? {} : { slot: object.slot }),
  };
};

const stackMeaning = (state: GameState, id: StackId): Meaning => {
  const item = state.stack.find((candidate) => candidate.id === id);
  if (item === undefined) return { kind: 'stack', stack: id };
  return {
    kind: 'stack',
    stack: id,
    on: item.kind,
    ...(item.card === null ? {} : { card: item.card }),
    ...(item.controller === 'game' ? {} : { player: item.controller }),
    ...(item.kind === 'roll' ? { number: item.result } : {}),
    ...(item.kind === 'damage' ? { number: item.amount } : {}),
  };
};

/** What a reference stands for, enough to name it for people and to know it again after an upgrade. */
export const meaningOf = (state: GameState, ref: Ref): Meaning => {
  if (isPlayerId(ref)) return { kind: 'player', player: ref };
  if (isDeckRef(ref)) return { kind: 'deck', deck: deckOf(ref) };
  return isObjectId(ref) ? objectMeaning(state, ref) : stackMeaning(state, ref);
};

export const optionOf = (state: GameState, ref: Ref): Option => ({ id: ref, meaning: meaningOf(state, ref) });

/** A name for what has happened: for what it befalls, or else for its player; null for what must not be named. */
export const nameOfCause = (state: GameState, event: GameEvent): Named | null => {
  const [object, player] = [objectOfEvent(event), playerOfEvent(event)];
  return (object === null ? null : nameOf(state, object)) ?? (player === null ? null : { player });
};

/** A name for the log that outlives what it names; null for what must not be named, such as a card of a hand (LOOT-02). */
export const nameOf = (state: GameState, ref: Ref): Named | null => {
  if (isPlayerId(ref)) return { player: ref };
  if (isDeckRef(ref)) return { deck: deckOf(ref) };
  if (isObjectId(ref)) {
    const object = state.objects[ref];
    if (object === undefined || isHidden(object)) return null; // LOOT-02, ZONE-07
    return object.controller === null ? { card: object.card } : { card: object.card, owner: object.controller };
  }
  const item = state.stack.find((candidate) => candidate.id === ref);
  if (item === undefined) return null;
  if (item.card !== null) return { card: item.card };
  return item.kind === 'roll' || item.kind === 'damage' || item.kind === 'death' ? { on: item.kind } : null;
};
