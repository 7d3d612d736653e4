import type { RulingId } from '../../rulings/rulings.js';
import { rulingsAToF } from './rulings-a-f.js';
import { rulingsGToQ } from './rulings-g-q.js';
import { rulingsOfSets0ToK } from './rulings-of-sets-0-k.js';
import { rulingsOfSetsLToZ } from './rulings-of-sets-l-z.js';
import { rulingsOfAltArt } from './rulings-of-alt-art.js';
import { rulingsOfSummer } from './rulings-of-summer.js';
import { rulingsOfPromos } from './rulings-of-promos.js';
import { rulingsOfSmallSets } from './rulings-of-small-sets.js';
import { rulingsOfUnboxing } from './rulings-of-unboxing.js';
import { rulingsOfWarpZone } from './rulings-of-warp-zone.js';
import { rulingsRToZ } from './rulings-r-z.js';

export const rulings: Readonly<Record<RulingId, string>> = {
  ...rulingsAToF,
  ...rulingsGToQ,
  ...rulingsRToZ,
  ...rulingsOfSets0ToK,
  ...rulingsOfSetsLToZ,
  ...rulingsOfSummer,
  ...rulingsOfPromos,
  ...rulingsOfSmallSets,
  ...rulingsOfUnboxing,
  ...rulingsOfWarpZone,
  ...rulingsOfAltArt,
};
