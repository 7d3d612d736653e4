import { createLookup, type Lookup } from '../../rulebook/index.js';

let built: Lookup | null = null;

/** What lookups search: built when it is first needed, and from then on the same. */
export const theLookup = (): Lookup => (built ??= createLookup());
