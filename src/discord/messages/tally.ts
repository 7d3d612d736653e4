import type { CardId, LogEntry, LogLine, PlayerId } from '../../engine/index.js';
import { cardOf, isEvent, playerIn } from './history.js';

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

/** The transition and the number in it of an entry (`transition.index`, after a take back `transition.index.branch`). */
const placeOf = ({ id }: LogEntry): { readonly transition: number; readonly index: number } => {
  const [transition = '', index = ''] = id.split('.');
  return { transition: Number(transition), index: Number(index) };
};

/** A log without what was taken back: that stands in it before the line that says so. */
export const withoutTakenBack = (entries: readonly LogEntry[]): readonly LogEntry[] => {
  let kept: LogEntry[] = [];
  for (const [at, entry] of entries.entries()) {
    if (entry.line.say !== 'takenBack') {
      kept.push(entry);
      continue;
    }
    const { transition } = placeOf(entry);
    const next = entries[at + 1];
    const again = next !== undefined && placeOf(next).transition === transition ? placeOf(next).index : 0;
    kept = kept.filter((before) => {
      const place = placeOf(before);
      return place.transition < transition || (place.transition === transition && place.index < again);
    });
  }
  return kept;
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
