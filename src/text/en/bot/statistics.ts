import type { Luck, Sums, Played } from '../../../table/index.js';
import type { RatingTold, RowTold } from '../../words/bot/statistics.js';
import { counted } from '../cards/nouns.js';

const games = (number: number): string => counted(number, { one: 'game', many: 'games' });
const souls = (number: number): string => counted(number, { one: 'soul', many: 'souls' });
const kills = (number: number): string => counted(number, { one: 'kill', many: 'kills' });
const deaths = (number: number): string => counted(number, { one: 'death', many: 'deaths' });
const throws = (number: number): string => counted(number, { one: 'throw', many: 'throws' });

/** As people say chances; never none at all, for nothing is impossible. */
const ofHundred = (chance: number): string => {
  const hundred = Math.round(chance * 100);
  if (hundred < 1) return 'fewer than 1 of 100';
  return hundred > 99 ? 'more than 99 of 100' : `${hundred} of 100`;
};

const RARE = 0.05;
const verdict = ({ asLow }: Luck): string => {
  if (asLow < RARE)
    return '**Yes, you have been unlucky**: that is rare. The dice are as fair as ever, and owe you nothing.';
  if (asLow > 1 - RARE) return '**No, you have been lucky**: that is rare. It says nothing about the next throw.';
  return '**No**: this is what fair dice look like.';
};

const figures = ({ souls: had, kills: killed, deaths: died }: Sums): string =>
  [souls(had), kills(killed), deaths(died)].join(' · ');

/** Statistics of people and servers in one language. */
export const statistics = {
  title: 'Your statistics',
  /** To whoever wants none: what would be kept, and who would see it. */
  offer: [
    'Nothing is counted of your games. If you like, from now on: games, wins, souls, kills, deaths and dice; by character, card and way to play; and how games with others went who want that too.',
    'Only you see this page. Where a server has statistics, its `/souls stats` shows you as well. You can stop at any time: then everything is deleted, in servers and with others too.',
  ],
  begin: 'Count my games',
  /** Since when games are counted, as Discord shows times, and what counts. */
  since: (at: string): string => `Counted since ${at}.`,
  counts:
    'What counts: games that were won or lost, and that you played from the beginning. Giving up or leaving is a loss, with nothing else. Not counted: practice games, games that were ended early, seats taken over from others, and what was taken back or rewound.',
  noGames: 'No game has ended since then.',
  sums: (sums: Sums): string =>
    `${games(sums.games)}, ${sums.wins} won (${Math.round((sums.wins / Math.max(1, sums.games)) * 100)} %) · ${figures(sums)}`,
  rating: ({ value, give, games: number }: RatingTold & { readonly games: number }): string =>
    `**Rating:** ${value.toFixed(1)} ± ${give.toFixed(1)} after ${games(number)} with others who have one (everybody begins at 25 ± 16.7)`,
  noRating: 'You have no rating.',
  rate: 'Give me a rating',
  unrate: 'No rating any more',
  /** Asked before a rating that games stand behind is given up. */
  unrateSure: (number: number): string =>
    `Give up your rating, which ${games(number)} stand behind? A new one begins at 25 ± 16.7. **This cannot be undone.**`,
  unrateNow: 'Yes, give it up',
  dice: 'Am I unlucky?',
  /** So few throws that the test says nothing. */
  fewThrows: (number: number, least: number): string =>
    `${throws(number)} so far: the test says something from ${least} on.`,
  /** Whether somebody is unlucky. */
  luck: (luck: Luck): readonly string[] => [
    `${throws(luck.throws)}, on average ${luck.average.toFixed(2)} (fair: 3.50). Fair dice have an average this low or lower in ${ofHundred(luck.asLow)} cases. ${verdict(luck)}`,
    `Are the faces even? Chi-squared is ${luck.chiSquared.toFixed(1)} with 5 degrees of freedom; fair dice are at least as uneven in ${ofHundred(luck.asUneven)} cases${luck.asUneven < RARE ? ', which happens to one of twenty people by chance alone' : ''}.`,
  ],
  characters: 'By character',
  cards: 'By card',
  opponents: 'With others',
  modes: 'By way to play',
  played: (name: string, { games: all, wins }: Played): string => `${name}: ${wins} of ${games(all)} won`,
  opponent: (
    name: string,
    { games: all, wins, losses }: { readonly games: number; readonly wins: number; readonly losses: number },
  ): string => `${name}: ${games(all)}, ahead in ${wins}, behind in ${losses}`,
  stop: 'Stop and delete…',
  /** Asked before everything that is counted is deleted. */
  sure: 'Stop counting, and delete everything that is counted of you: here, in the tables of servers, and what others see of games with you? **This cannot be undone.**',
  stopNow: 'Yes, delete it',
  stopped: 'Deleted. Nothing is counted of your games any more.',
  /** On the page about what is kept. */
  kept: (number: number): string => `• **Statistics:** of ${games(number)}, as you wanted; see \`/souls-me stats\``,
  ofServer: {
    title: 'Statistics of this server',
    open: 'My own',
    onlyHere: 'Only servers have these statistics. Your own are in `/souls-me stats`.',
    /** The server has not chosen to have any. */
    off: 'This server keeps no statistics. Who manages it can change that in `/souls setup`, under what is on.',
    none: 'No game has been counted yet. It shows people who want that: they say so in `/souls-me stats`.',
    explain:
      'Of games with at least two people, and of those people who want to be counted. Most wins first, then fewer games, then souls.',
    games: (number: number): string => `${games(number)} counted.`,
    row: ({ place, name, rating, ...sums }: RowTold): string =>
      `${place}. ${name} — ${sums.wins} of ${games(sums.games)} won · ${figures(sums)}${rating === null ? '' : ` · rating ${rating.value.toFixed(1)} ± ${rating.give.toFixed(1)}`}`,
    /** Of the setting with which managers allow it. */
    allow: 'Statistics of this server',
    allowed: (on: boolean): string => `Statistics, of people who want them: ${on ? 'yes' : 'no'}`,
  },
  picture: {
    faces: 'Faces of your dice',
    fair: 'fair',
    /** How often a face came. */
    face: (face: number, times: number): string => `${face}: ${times}`,
    columns: {
      games: 'Games',
      wins: 'Won',
      souls: 'Souls',
      kills: 'Kills',
      deaths: 'Deaths',
      rating: 'Rating',
    } satisfies Readonly<Record<keyof Sums | 'rating', string>>,
    /** Somebody in a ranking of whose name nothing can be drawn, by their line in it. */
    nameless: (line: number): string => `Player ${line}`,
    course: 'Souls over turns',
    /** Somebody's souls by the turns in which they changed. */
    line: (name: string, points: readonly { readonly turn: number; readonly souls: number }[]): string =>
      `${name}: ${points.map(({ turn, souls: has }) => `${has} in turn ${turn}`).join(', ')}.`,
  },
};
