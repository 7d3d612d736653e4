import { lootPlay, tap, type Card } from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const mewgenicsCharacters: readonly Card[] = [printed('stacy-704891', tap(lootPlay(1)))];
