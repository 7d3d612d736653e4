import type { EventPattern, Replacement } from '../../engine/index.js';
import { changeOf } from './tree.js';

/** Every reward box is paid twice. */
export const isDoublingAll = ({ event, where, first, every }: EventPattern, instead: Replacement): boolean =>
  event === 'rewards' &&
  where === undefined &&
  first === undefined &&
  every === undefined &&
  instead.instead === 'amount' &&
  changeOf(instead.to)?.how === 'double';
