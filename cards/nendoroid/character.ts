import { lootPlay, tap, type Card } from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const nendoroidCharacters: readonly Card[] = [printed('isaac-nendoroid', tap(lootPlay(1)))];
