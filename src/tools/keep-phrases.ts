import { keepPhrases } from '../rulebook/index.js';

/** The last step of `npm run build`: lookups need not read every card and rule again at each start. */
keepPhrases();
