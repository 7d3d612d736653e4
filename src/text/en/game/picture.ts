import type { PictureWords } from '../../words/game/picture.js';
import { counted } from '../cards/nouns.js';

const DECLARED = { attack: 'Attack declared', purchase: 'Purchase declared', end: 'Ending the turn' } as const;

const souls = (number: number) => counted(number, { one: 'soul', many: 'souls' });

export const picture: PictureWords = {
  turn: (turn) => `Turn ${turn}`,
  declared: (what) => DECLARED[what],
  stackEmpty: 'Stack empty',
  emptySlot: 'empty',
  roll: { hit: 'hit', miss: 'miss' },
  player: ({ name, hp, maxHp, coins, hand, souls: has, soulsToWin, dead }) =>
    `${name}: ${dead ? 'dead' : `${hp} of ${maxHp} HP`}, ${soulsToWin === null ? souls(has) : `${has} of ${souls(soulsToWin)}`}, ${coins}¢, ${counted(hand, { one: 'card', many: 'cards' })} in hand.`,
  standing: ({ name, winner, souls: has, coins, kills, deaths }) =>
    `${name}${winner ? ' (winner)' : ''}: ${souls(has)}, ${coins}¢, ${counted(kills, { one: 'kill', many: 'kills' })}, ${counted(deaths, { one: 'death', many: 'deaths' })}.`,
  panel: (number, text) => `Panel ${number}: ${text}`,
  souls: (player, has, goal) => `${player} has ${has} of ${souls(goal)}.`,
  columns: { souls: 'Souls', coins: '¢', kills: 'Kills', deaths: 'Deaths' },
  notAllowed:
    'I may not attach files in this channel, so the board comes without its picture. Its text says everything.',
};
