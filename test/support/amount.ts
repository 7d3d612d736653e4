import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether `npm run test:long` runs. */
    readonly isLong: boolean;
  }
}

/** How much of something is tried: few in `npm test`, which must be over soon, and many in `npm run test:long`. */
export const amount = <Amount>(few: Amount, many: Amount): Amount => (inject('isLong') ? many : few);
