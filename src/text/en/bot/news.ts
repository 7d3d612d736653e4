import type { NewsWords } from '../../words/bot/news.js';
import { soulMoved } from '../game/story.js';

export const news: NewsWords = {
  soul: ({ has, goal, left, isTogether, ...moved }) => {
    const others = left === null ? '' : `; ${moved.from} has ${left.has} of ${left.goal}`;
    return `👻 ${soulMoved(moved)} — ${has} of ${goal}${isTogether ? ' together' : ''}${others}.`;
  },
  timer: (at, over) => `⏳ The timer is at **${at}**: at ${over} everybody has lost.`,
  left: (name, conceded) => `🚪 ${name} has ${conceded ? 'conceded' : 'left the table'}; a computer player goes on.`,
  back: (name) => `👋 ${name} is back at the table.`,
  sits: (name, former) =>
    former === null ? `👋 ${name} has taken over a seat.` : `👋 ${name} has taken over the seat of ${former}.`,
};
