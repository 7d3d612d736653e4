import { FUZZ_KINDS } from '../../src/tools/fuzzing/fuzz-kinds.js';
import { fuzzWhole } from './whole-fuzz.js';

fuzzWhole(FUZZ_KINDS.filter((kind) => kind !== 'router'));
