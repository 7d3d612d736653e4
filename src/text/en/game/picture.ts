import type { View } from '../../../engine/index.js';
import type { PicturedPlayer, Standing } from '../../words/game/picture.js';
import { counted } from '../cards/nouns.js';

const DECLARED = { attack: 'Attack declared', purchase: 'Purchase declared', end: 'Ending the turn' } as const;

const souls = (number: number) => counted(number, { one: 'soul', many: 'souls' });

/** The few words in pictures, and the descriptions of pictures in words. */
export const picture = {
  turn: (turn: number): string => `Turn ${turn}`,
  declared: (what: NonNullable<View['declared']>): string => DECLARED[what],
  stackEmpty: 'Stack empty',
  emptySlot: 'empty',
  /** What an attack roll leads to as it stands. */
  roll: { hit: 'hit', miss: 'miss' },
  /** One sentence about a player on the board. */
  player: ({ name, hp, maxHp, coins, hand, souls: has, soulsToWin, dead }: PicturedPlayer): string =>
    `${name}: ${dead ? 'dead' : `${hp} of ${maxHp} HP`}, ${soulsToWin === null ? souls(has) : `${has} of ${souls(soulsToWin)}`}, ${coins}¢, ${counted(hand, { one: 'card', many: 'cards' })} in hand.`,
  /** One sentence about a player at the end. */
  standing: ({ name, winner, souls: has, coins, kills, deaths }: Standing): string =>
    `${name}${winner ? ' (winner)' : ''}: ${souls(has)}, ${coins}¢, ${counted(kills, { one: 'kill', many: 'kills' })}, ${counted(deaths, { one: 'death', many: 'deaths' })}.`,
  /** What a panel of a story says, and how many souls of how many somebody has. */
  panel: (number: number, text: string): string => `Panel ${number}: ${text}`,
  souls: (player: string, has: number, goal: number): string => `${player} has ${has} of ${souls(goal)}.`,
  /** The columns of the result. */
  columns: { souls: 'Souls', coins: '¢', kills: 'Kills', deaths: 'Deaths' } satisfies Readonly<
    Record<'souls' | 'coins' | 'kills' | 'deaths', string>
  >,
  /** To whoever opens or shows a table in a channel where the bot may not attach files. */
  notAllowed:
    'I may not attach files in this channel, so the board comes without its picture. Its text says everything.',
};
