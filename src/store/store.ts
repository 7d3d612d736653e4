import type { GameStore } from '../table/index.js';
import type { Piece } from './backups/pieces.js';

/** A store as the program opens it: what tables need, and what those who run it need. Each method throws `StoreUnavailable`. */
export interface Store extends GameStore {
  /** Marks the store as this application's, unless it is another one's; whose it is. */
  claim(application: string): Promise<string>;
  /** All that it holds, each channel as it is at one moment, while tables go on. */
  everything(): AsyncGenerator<Piece>;
  /** Puts a piece of a backup into a store that has nothing under its name. */
  putBack(piece: Piece): Promise<void>;
  /** When a process was last known to run on it, in ms since 1970; null for never. */
  lastBeat(): Promise<number | null>;
}
