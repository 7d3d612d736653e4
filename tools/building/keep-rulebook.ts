import { keepRulebook } from '../../src/rulebook/index.js';

/** The last step of `npm run build`: the program reads the rulebook from there, and no card or phrase again at each start. */
keepRulebook();
