import type { SoulTold } from '../../words/bot/news.js';
import { soulMoved } from '../game/story.js';

/** Short messages for everybody about what has just happened at a table. */
export const news = {
  soul: ({ has, goal, left, isTogether, ...moved }: SoulTold): string => {
    const others = left === null ? '' : `; ${moved.from} has ${left.has} of ${left.goal}`;
    return `👻 ${soulMoved(moved)} — ${has} of ${goal}${isTogether ? ' together' : ''}${others}.`;
  },
  /** The timer of a way to play is nearly at its end. */
  timer: (at: number, over: number): string => `⏳ The timer is at **${at}**: at ${over} everybody has lost.`,
  /** Somebody has left, or given up, and somebody else who has waited is asked to take the seat. */
  left: (name: string, conceded: boolean): string =>
    `🚪 ${name} has ${conceded ? 'conceded' : 'left the table'}; a computer player goes on.`,
  /** Who has left sits there again. */
  back: (name: string): string => `👋 ${name} is back at the table.`,
  /** Somebody has taken the seat of who sat there before; null when that is not known. */
  sits: (name: string, former: string | null): string =>
    former === null ? `👋 ${name} has taken over a seat.` : `👋 ${name} has taken over the seat of ${former}.`,
};
