import { sameTree } from '../../../engine/index.js';
import { z } from 'zod';
import { player, type Stored } from './stored.js';

/** What goes on in a window, as everybody sees it: what lies on top of the stack, or that nothing does. */
export const HAPPENINGS = ['attackRoll', 'roll', 'damage', 'death', 'loot', 'ability', 'step'] as const;

export const subject = z.discriminatedUnion('is', [
  z.object({ is: z.literal('card'), card: z.string() }),
  z.object({ is: z.literal('happening'), happening: z.enum(HAPPENINGS) }),
  z.object({ is: z.literal('player'), player }),
]);

/** What somebody has said about one card, one kind of thing, or one player: they are never asked of it, or always. */
export const exception = z.object({ ask: z.enum(['never', 'always']), about: subject });

export type Happening = (typeof HAPPENINGS)[number];
export type Subject = Stored<typeof subject>;
export type AskingException = Stored<typeof exception>;
/** So many exceptions one seat can have. */
export const MOST_EXCEPTIONS = 20;

export const isSameSubject = (one: Subject, other: Subject): boolean => sameTree(one, other);
