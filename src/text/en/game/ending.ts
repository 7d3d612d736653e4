import type { Often, PlayerRecord } from '../../words/game/ending.js';
import { counted, list } from '../cards/nouns.js';

const SOUL = { one: 'soul', many: 'souls' };
const TURN = { one: 'turn', many: 'turns' };

const often = ({ name, times }: Often): string => (times > 1 ? `${name} ×${times}` : name);
const total = (things: readonly Often[]): number => things.reduce((sum, { times }) => sum + times, 0);
const labelled = (label: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `${label}: ${names.join(', ')}`;

const record = ({ coins, deaths, lootPlayed, bought, rolls, average }: PlayerRecord): string =>
  [
    `**${coins}¢**`,
    counted(deaths, { one: 'death', many: 'deaths' }),
    `${counted(lootPlayed, { one: 'loot card', many: 'loot cards' })} played`,
    `${bought} bought`,
    average === null
      ? 'no rolls'
      : `${counted(rolls, { one: 'roll', many: 'rolls' })}, on average ${average.toFixed(1)}`,
  ].join(' · ');

/** The result of a game. */
export const ending = {
  /** Above a player's part: `★ Alice — 4 souls`. */
  player: (name: string, souls: number, wins: boolean): string =>
    `${wins ? '★ ' : ''}${name} — ${counted(souls, SOUL)}`,
  souls: (cards: readonly string[]): string => labelled('Souls', cards),
  kills: (monsters: readonly Often[]): string => labelled(`Monsters killed (${total(monsters)})`, monsters.map(often)),
  items: (cards: readonly string[]): string => labelled('Items', cards),
  hand: (cards: readonly string[]): string => labelled('Hand', cards),
  record,
  /** `After 24 turns`. */
  turns: (turns: number): string => `After ${counted(turns, TURN)}.`,
  rematch: 'Rematch',
  /** To whoever asks for a rematch after somebody else. */
  stands: 'A new table already stands in this channel.',
  /** Above the lobby of a rematch; the others are mentions. */
  wanted: (by: string, others: readonly string[]): string =>
    others.length === 0
      ? `${by} plays again.`
      : `${by} wants a rematch. Your seats are kept, ${list(others, 'and')}: leave if you do not want to play.`,
  /** Below a result in a thread, which will be archived. */
  inThread: 'Once this thread is archived, buttons may not answer: type `/souls log` or `/souls export`.',
  /** One line for the channel from which the table has moved. */
  short: (winners: readonly string[], turns: number, link: string): string =>
    `${winners.length === 0 ? 'The game was ended' : `${list(winners, 'and')} won the game`} after ${counted(turns, TURN)}: ${link}`,
};
