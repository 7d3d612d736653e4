import type {
  AbilityOf,
  CardId,
  Deck,
  Effect,
  ObjectId,
  PlayerId,
  Ref,
  SlotKind,
  StackId,
  TargetSpec,
} from '../vocabulary/index.js';
import { objectOfEvent, playerOfEvent } from './causes.js';
import type { GameEvent } from './events.js';
import type { Named, Option } from './game.js';
import { isHidden } from './hidden.js';
import { deckOf, isDeckRef, isObjectId, isPlayerId, type GameObject, type GameState } from './state.js';

/** What an option stands for: enough to recognise it after an upgrade, and to name it for people. */
export interface Meaning {
  readonly kind:
    | 'pass'
    | 'play'
    | 'activate'
    | 'attack'
    | 'purchase'
    | 'endTurn'
    | 'sellSoul'
    | 'back'
    | 'yes'
    | 'no'
    | 'nothing'
    | 'object'
    | 'player'
    | 'stack'
    | 'deck'
    | 'mode'
    | 'trigger'
    | 'replacement'
    | 'number'
    | 'slot'
    | 'modifier'
    | 'textNumber';
  readonly card?: CardId;
  readonly zone?: GameObject['zone'];
  readonly owner?: PlayerId;
  readonly object?: ObjectId;
  readonly player?: PlayerId;
  readonly stack?: StackId;
  /** What kind of item on the stack it is; `number` is then the face or the damage, `player` its controller. */
  readonly on?: 'loot' | 'ability' | 'roll' | 'damage' | 'death';
  readonly deck?: Deck;
  readonly slot?: SlotKind;
  readonly ability?: string;
  readonly number?: number;
  /** Of a number in a text: its place among the numbers there, and what it is now. */
  readonly ordinal?: number;
  readonly was?: number;
  /** What choosing the option does, for `mode`, `yes`, `activate` and `trigger`. */
  readonly effect?: Effect;
  /** What it takes for targets, if it takes any. */
  readonly targets?: readonly TargetSpec[];
  /** The ability of a `replacement`. */
  readonly replaces?: AbilityOf<'replacement'>;
  /** How much damage the shield of a `replacement` still prevents; absent for one that prevents all of it. */
  readonly left?: number;
  /** What has set off a `trigger`, where one ability stands there for several things. */
  readonly about?: Named;
}

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
