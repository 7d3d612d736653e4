import type { PlayerView, SlotView, View } from '../../../engine/index.js';
import { cutAtWord, type Names, type Words } from '../../../text/index.js';

const playerLine = (
  { id, hp, maxHp, coins, handCount, souls, soulsToWin: goal, sharesGoal, dead }: PlayerView,
  w: Words,
  names: Names,
) => {
  const soulsToWin = sharesGoal === true ? null : goal;
  return w.picture.player({ name: names.player(id), hp, maxHp, coins, hand: handCount, souls, soulsToWin, dead });
};

const lengthOf = (text: string): number => [...text].length;

/** Lines one after the other, each with an end, since a screen reader does not tell where one breaks. */
export const joinSentences = (lines: readonly string[], w: Words): string =>
  lines
    .map((line) => line.replace(/[\t\n ]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => (/[.!?…:]$/u.test(line) ? line : w.board.sentence(line)))
    .join(' ');

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** What lies in slots, under its heading: each with its numbers, or only by name. */
const slotsLine = (heading: string, lines: readonly string[], w: Words): string =>
  lines.length === 0 ? '' : w.board.sentence(w.board.headed(heading, w.board.clauses(lines)));

const namesOf = (slots: readonly SlotView[], names: Names): readonly string[] =>
  slots.flatMap(({ top }) => (top === null ? [] : [names.card(top.card)]));

/** Monsters, shop and rooms, from the longest way to say it to none. */
const tables = (view: View, w: Words, names: Names): readonly string[] => {
  const { heading } = w.board;
  const shop = slotsLine(heading.shop, namesOf(view.shop, names), w);
  const numbers = view.monsters.map((slot, n) => w.board.monsterSlot(n + 1, slot, names));
  const monsters = slotsLine(heading.monsters, numbers, w);
  const monsterNames = slotsLine(heading.monsters, namesOf(view.monsters, names), w);
  const rooms = slotsLine(heading.rooms, namesOf(view.rooms, names), w);
  return [joined([monsters, shop, rooms]), joined([monsterNames, shop, rooms]), monsterNames, ''];
};

/** The most of what is going on that stays when something else has to be shortened. */
const MOST_SITUATION = 240;

/**
 * What the picture of a board says, in words: whose turn it is, what is asked, what lies in the slots, HP and souls (DISCORD
 * section 3). Where that is too long, the slots are said in fewer words, and at last the situation is cut.
 */
export const boardAlt = (view: View, situation: string, w: Words, names: Names, most: number): string => {
  const { phase, number, active } = view.turn;
  const title = w.board.sentence(
    phase === 'setup' ? w.board.phase(phase) : w.board.title(number, names.player(active)),
  );
  const players = view.players.map((player) => playerLine(player, w, names)).join(' ');
  const whole = joinSentences(situation.split('\n'), w);
  const least = Math.min(lengthOf(whole), MOST_SITUATION);
  const fixed = lengthOf(joined([title, players])) + least + 2;
  const table = tables(view, w, names).find((text) => fixed + lengthOf(text) <= most) ?? '';
  const room = most - lengthOf(joined([title, table, players])) - 1;
  const signs = [...whole];
  const kept = Math.max(0, room - 1);
  const middle = signs.length <= room ? whole : cutAtWord(signs.slice(0, kept).join(''), signs.slice(kept).join(''));
  return [...joined([title, middle, table, players])].slice(0, most).join('');
};
