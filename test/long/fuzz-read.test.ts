import { fuzzWhole } from './whole-fuzz.js';

fuzzWhole(['records', 'forms', 'trees', 'codes', 'moments', 'files', 'house', 'packets']);
