import type { Ending, Often, PlayerRecord } from '../../words/game/ending.js';
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

export const ending: Ending = {
  player: (name, souls, wins) => `${wins ? '★ ' : ''}${name} — ${counted(souls, SOUL)}`,
  souls: (cards) => labelled('Souls', cards),
  kills: (monsters) => labelled(`Monsters killed (${total(monsters)})`, monsters.map(often)),
  items: (cards) => labelled('Items', cards),
  hand: (cards) => labelled('Hand', cards),
  record,
  turns: (turns) => `After ${counted(turns, TURN)}.`,
  rematch: 'Rematch',
  stands: 'A new table already stands in this channel.',
  wanted: (by, others) =>
    others.length === 0
      ? `${by} plays again.`
      : `${by} wants a rematch. Your seats are kept, ${list(others, 'and')}: leave if you do not want to play.`,
  inThread: 'Once this thread is archived, buttons may not answer: type `/souls log` or `/souls export`.',
  short: (winners, turns, link) =>
    `${winners.length === 0 ? 'The game was ended' : `${list(winners, 'and')} won the game`} after ${counted(turns, TURN)}: ${link}`,
};
