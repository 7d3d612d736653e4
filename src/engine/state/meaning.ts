import type { ObjectId, Ref, StackId } from '../vocabulary/index.js';
import type { Meaning, Option } from './game.js';
import { deckOf, isDeckRef, isObjectId, isPlayerId, type GameState } from './state.js';

const objectMeaning = (state: GameState, id: ObjectId): Meaning => {
  const object = state.objects[id];
  if (object === undefined) return { kind: 'object', object: id };
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
