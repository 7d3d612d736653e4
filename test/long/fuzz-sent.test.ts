import { fuzzWhole } from './whole-fuzz.js';

fuzzWhole(['ids', 'options', 'kept']);
