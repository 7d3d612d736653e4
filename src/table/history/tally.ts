import type { CardId, LogEntry, LogLine, PlayerId } from '../../engine/index.js';
import { cardOf, isEvent, playerIn, takenBackIn } from './log-lines.js';

/** What one player has done in a game. */
export interface Tally {
  /** Monsters, in the order of their deaths. */
  readonly kills: readonly CardId[];
  readonly deaths: number;
  readonly lootPlayed: number;
  readonly bought: number;
  readonly rolls: number;
  /** The sum of the numbers thrown, before anything changed them; a reroll is a throw. */
  readonly pips: number;
}

/** A log without what was taken back. */
export const withoutTakenBack = (entries: readonly LogEntry[]): readonly LogEntry[] => {
  const undone = takenBackIn(entries);
  return entries.filter(({ id, line }) => line.say !== 'takenBack' && !undone.has(id));
};

const isThrow = (line: LogLine): boolean =>
  isEvent(line, 'rollMade') || (isEvent(line, 'reroll') && line.amount !== undefined);

/** How the game went for a player, from its public log; `isMonster` knows the cards. */
export const tallyOf = (
  entries: readonly LogEntry[],
  player: PlayerId,
  isMonster: (card: CardId) => boolean,
): Tally => {
  const lines = entries.map(({ line }) => line);
  const own = lines.filter((line) => line.player === player);
  const throws = own.filter(isThrow);
  return {
    kills: lines.flatMap((line) => {
      const card = cardOf(line.object);
      const dies = isEvent(line, 'dies') && line.detail !== 'destroyed' && line.other === player;
      return dies && card !== null && isMonster(card) ? [card] : [];
    }),
    deaths: lines.filter((line) => isEvent(line, 'dies') && playerIn(line.object) === player).length,
    lootPlayed: own.filter(({ say, detail }) => say === 'goesOnStack' && detail === 'loot').length,
    bought: own.filter((line) => isEvent(line, 'purchase')).length,
    rolls: throws.length,
    pips: throws.reduce((sum, { amount = 0 }) => sum + amount, 0),
  };
};
