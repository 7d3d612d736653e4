import type { FreeTextWords } from '../../words/bot/free-text.js';
import { barterWords } from '../game/barter.js';
import { commands } from './commands.js';

export const freeText: FreeTextWords = {
  allowed: (allowed) => `Offers in one's own words: ${allowed ? 'yes' : 'no'}`,
  allow: 'Allow offers in own words',
  notHere: `In this server, promises come from a list: leave out “${commands.souls.deal.favour.name}”, or press **${barterWords.button}** on the board and choose one. Who manages the server can allow own words with \`/souls setup\`.`,
  remove: 'Remove (moderators)',
  removed: 'The offer is removed, and its words with it.',
  removePromise: 'Remove own words (moderators)',
  promiseRemoved: 'The words are removed. The log still says that something was promised.',
  promiseGone: 'These words are gone already.',
  onlyModerators: 'Only who may manage messages here can remove an offer of somebody else.',
};
