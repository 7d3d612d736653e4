import type { Deck, GameState, ObjectId, PlayerId, Session } from '../../src/engine/index.js';
import type { GameObject, PlayerState, Writable } from '../../src/engine/state/index.js';
import { stateIn } from './internals.js';

/** A state with lists that can be written in: for tests that lay something out by hand before a game goes on from there. */
export interface OpenState extends Omit<GameState, 'objects' | 'players' | 'discards' | 'outside'> {
  readonly objects: Record<ObjectId, Writable<GameObject>>;
  readonly players: Record<PlayerId, Writable<PlayerState> & { readonly hand: ObjectId[]; readonly area: ObjectId[] }>;
  readonly discards: Record<Deck, ObjectId[]>;
  readonly outside: ObjectId[];
}

/** A copy of the state as it is now, to be laid out otherwise; the game itself is not touched. */
export const openStateOf = (session: Session): OpenState => structuredClone(stateIn(session)) as OpenState;
