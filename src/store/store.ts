import type { GameStore } from '../table/index.js';

/** A store as the program opens it: what tables need, and what those who run it need. */
export interface Store extends GameStore {
  /** Marks the store as this application's, unless it is another one's; whose it is. Throws `StoreUnavailable`. */
  claim(application: string): Promise<string>;
}
