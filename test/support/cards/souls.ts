import {
  always,
  bonusSoulCard,
  cannot,
  causePlayer,
  claimedBy,
  compare,
  controllerOf,
  destroy,
  eachTime,
  gain,
  gainObject,
  gainsSoul,
  handSize,
  it,
  items,
  objects,
  players,
  same,
  stat,
  target,
  treasureCard,
  you,
  type Card,
} from '../../../src/engine/vocabulary/index.js';
import { aiming, called, test } from './naming.js';

/** Souls that are lost, forbidden or gained in the middle of something, and targets that depend on each other. */
export const soulCards: readonly Card[] = [
  aiming('destroy-a-soul', destroy(target()), objects('soul')),
  treasureCard('no-souls', called('no-souls'), test, always(cannot(gainsSoul))),
  bonusSoulCard(
    'soul-of-ten',
    called('soul-of-ten'),
    { ...test, souls: 1 },
    claimedBy(compare(handSize(you), '=', 10)),
  ),
  bonusSoulCard(
    'soul-of-hearts',
    called('soul-of-hearts'),
    { ...test, souls: 1 },
    claimedBy(compare(stat('hp', you), '>=', 4)),
  ),
  aiming('take-what-is-attacked', gainObject(target()), items()),
  aiming('destroy-an-item-of', destroy(target(1)), players(), items(same(controllerOf(it), target()))),
  treasureCard('toasts', called('toasts'), test, eachTime({ event: 'loot' }, gain(1, causePlayer))),
];
