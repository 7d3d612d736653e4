import { lootPlay, tap, type Card } from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const tapewormCharacters: readonly Card[] = [printed('tapeworm', tap(lootPlay(1)))];
