import { barterWords } from '../game/barter.js';
import { commands } from './commands.js';

/** About what people write in their own words, which the bot repeats only where the managers of a server allow it. */
export const freeText = {
  /** The state, for the page of the server's settings. */
  allowed: (allowed: boolean): string => `Offers in one's own words: ${allowed ? 'yes' : 'no'}`,
  /** In the menu of what is on. */
  allow: 'Allow offers in own words',
  /** To somebody who has typed a promise of their own. */
  notHere: `In this server, promises come from a list: leave out “${commands.souls.deal.favour.name}”, or press **${barterWords.button}** on the board and choose one. Who manages the server can allow own words with \`/souls setup\`.`,
  /** A button under an offer in somebody's own words. */
  remove: 'Remove (moderators)',
  removed: 'The offer is removed, and its words with it.',
  /** The menu under a log with promises in somebody's own words. */
  removePromise: 'Remove own words (moderators)',
  promiseRemoved: 'The words are removed. The log still says that something was promised.',
  /** Somebody else has removed it. */
  promiseGone: 'These words are gone already.',
  onlyModerators: 'Only who may manage messages here can remove an offer of somebody else.',
};
