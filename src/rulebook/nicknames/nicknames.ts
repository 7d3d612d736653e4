import type { CardId } from '../../../cards/index.js';
import { NICKNAMES_A_TO_F } from './nicknames-a-f.js';
import { NICKNAMES_OF_FAMILIES } from './nicknames-families.js';
import { NICKNAMES_G_TO_O } from './nicknames-g-o.js';
import { NICKNAMES_P_TO_Z } from './nicknames-p-z.js';

/** What players call cards besides their names, in both languages. */
export const NICKNAMES: Readonly<Partial<Record<CardId, readonly string[]>>> = {
  ...NICKNAMES_OF_FAMILIES,
  ...NICKNAMES_A_TO_F,
  ...NICKNAMES_G_TO_O,
  ...NICKNAMES_P_TO_Z,
};
