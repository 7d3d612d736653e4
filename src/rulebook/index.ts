export { rulebook, rulingsOn, type Ruling, type Rulebook, type Section, type Term } from './reading.js';
