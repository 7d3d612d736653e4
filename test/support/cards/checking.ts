import { endTurn, lootAbility, lootCard, type Card, type Effect } from '../../../src/engine/vocabulary/index.js';
import { called, test } from './naming.js';

const plain = (id: string, ...effects: readonly Effect[]): Card =>
  lootCard(id, called(id), test, lootAbility(...effects));

/** Small effects for the list of what is easily got wrong, the rulings and the definitions. */
export const checkingCards: readonly Card[] = [plain('end-the-turn', endTurn)];
