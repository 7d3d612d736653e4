import { fuzzWhole } from './whole-fuzz.js';

fuzzWhole(['router']);
