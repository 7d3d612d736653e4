import { type Card } from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const goldBoxEpicBosses: readonly Card[] = [printed('hush')];
