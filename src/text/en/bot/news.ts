import type { NewsWords } from '../../words/bot/news.js';
import { list } from '../cards/nouns.js';

export const news: NewsWords = {
  soul: ({ player, cards, from, has, goal, isTogether }) => {
    const what = cards.length > 1 ? `${cards.length} souls` : 'a soul';
    const how = from === null ? `wins ${what}` : `takes ${what} from ${from}`;
    return `👻 ${player} ${how}: ${list(cards, 'and')} — ${has} of ${goal}${isTogether ? ' together' : ''}.`;
  },
  timer: (at, over) => `⏳ The timer is at **${at}**: at ${over} everybody has lost.`,
  left: (name, conceded) => `🚪 ${name} has ${conceded ? 'conceded' : 'left the table'}; a computer player goes on.`,
  back: (name) => `👋 ${name} is back at the table.`,
  sits: (name, former) =>
    former === null ? `👋 ${name} has taken over a seat.` : `👋 ${name} has taken over the seat of ${former}.`,
};
