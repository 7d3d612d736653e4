import type { SlotKind } from '../../../engine/index.js';

/** Where something is that is looked at. */
export type Whereabouts =
  | { readonly is: SlotKind; readonly number: number }
  | { readonly is: 'controlled'; readonly player: string }
  | { readonly is: 'covered' | 'under'; readonly host: string }
  | { readonly is: 'discard' | 'shown' | 'hand' | 'question' | 'bonus' | 'outside' };
