import type { PlayerView, View } from '../../../engine/index.js';
import type { Names, Words } from '../../../text/index.js';

const playerLine = ({ id, hp, maxHp, coins, handCount, souls, soulsToWin, dead }: PlayerView, w: Words, names: Names) =>
  w.picture.player({ name: names.player(id), hp, maxHp, coins, hand: handCount, souls, soulsToWin, dead });

/** The sentences with as much of `situation` as leaves the others whole. */
const within = (most: number, before: string, situation: string, after: string): string => {
  const room = most - [...before].length - [...after].length - 4;
  const signs = [...situation.replace(/\s+/g, ' ').trim()];
  const middle = signs.length <= room ? signs.join('') : `${signs.slice(0, Math.max(0, room - 1)).join('')}…`;
  const text = [before, middle, after].filter((part) => part !== '').join(' ');
  return [...text].slice(0, most).join('');
};

/** What the picture of a board says, in words: whose turn it is, what is asked, HP and souls (DISCORD section 3). */
export const boardAlt = (view: View, situation: string, w: Words, names: Names, most: number): string => {
  const title = `${w.board.title(view.turn.number, names.player(view.turn.active))}.`;
  const players = view.players.map((player) => playerLine(player, w, names)).join(' ');
  return within(most, title, situation, players);
};
