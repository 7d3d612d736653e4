import { stopped } from '../../cards/sentences.js';
import type { AttackStory, DeathStory, Gained, SoulMoved } from '../../words/game/story.js';
import { counted, list, noun } from '../cards/nouns.js';

const LOOT = noun('lootCard');

const gains = ({ player, coins, loot, items, souls }: Gained): string => {
  const parts = [
    ...(coins === 0 ? [] : [`${coins}¢`]),
    ...(loot === 0 ? [] : [counted(loot, LOOT)]),
    ...items,
    ...(souls === 0 ? [] : [souls === 1 ? 'a soul' : `${souls} souls`]),
  ];
  return `${player} gains ${list(parts, 'and')}`;
};

const useOf = ({ card, player, times }: AttackStory['used'][number]): string =>
  `${card} (${player})${times > 1 ? ` ×${times}` : ''}`;

/** What has become of souls, without a full stop. */
export const soulMoved = ({ how, player, from, cards }: SoulMoved): string => {
  const what = cards.length > 1 ? `${cards.length} souls` : 'a soul';
  const told = {
    won: `wins ${what}`,
    taken: `takes ${what} from ${from}`,
    given: `gets ${what} from ${from}`,
    lost: `loses ${what}`,
  };
  return `${player} ${told[how]}: ${list(cards, 'and')}`;
};

const attack = ({
  player,
  target,
  fromDeck,
  rolls,
  used,
  taken,
  targetDies,
  dead,
  gained,
  souls,
}: AttackStory): string => {
  const thrown = rolls.map(({ number, hits }) => `${number} ${hits ? 'hit' : 'miss'}`).join(', ');
  const told = [
    ...(rolls.length === 0 ? [] : [`${counted(rolls.length, { one: 'roll', many: 'rolls' })} (${thrown})`]),
    ...(used.length === 0 ? [] : [`used: ${used.map(useOf).join(', ')}`]),
    ...(taken === 0 ? [] : [`${player} takes ${taken} damage`]),
    ...(targetDies ? [`${target} dies`] : []),
    ...dead.map((one) => `${one} dies`),
    ...gained.map(gains),
    ...souls.map(soulMoved),
  ];
  const head = `${player} attacks ${target}${fromDeck ? ' from the deck' : ''}`;
  return stopped(told.length === 0 ? head : `${head}: ${told.join('; ')}`);
};

const death = ({ player, destroyed, discarded, coins, souls }: DeathStory): string => {
  const told = [
    ...(coins === 0 ? [] : [`loses ${coins}¢`]),
    ...(discarded.length === 0 ? [] : [`discards ${list(discarded, 'and')}`]),
    ...(destroyed.length === 0 ? [] : [`destroys ${list(destroyed, 'and')}`]),
  ];
  const died = told.length === 0 ? `${player} dies` : `${player} dies: ${told.join(', ')}`;
  return stopped([died, ...souls.map(soulMoved)].join('; '));
};

/** The log as people read it. */
export const story = {
  attack,
  death,
  title: 'Log of the game',
  /** Above the lines of a turn. */
  turn: (number: number, player: string): string => `Turn ${number} — ${player}`,
  beforeFirstTurn: 'Before the first turn',
  /** Which lines are shown: `Lines 13–24 of 80`. */
  place: (from: number, to: number, of: number): string => `Lines ${from}–${to} of ${of}`,
  nothingYet: 'Nothing has happened yet.',
  /** Below that, when not all of it is told here. */
  more: (lines: number): string =>
    `… ${counted(lines, { one: 'earlier line', many: 'earlier lines' })} in the log, then:`,
  /** Above what has come since the reader last looked. */
  sinceYouLooked: 'Since you last looked:',
  /** The same with the moment, as Discord shows it. */
  since: (moment: string): string => `Since ${moment}:`,
  /** The reader among the players. */
  you: (name: string): string => `${name} (you)`,
  /** Above what somebody has missed who was away, and above what a game that is over was like. */
  slept: 'While you slept',
  ofGame: 'The story of this game',
  /** The last line of a story, for what is not told in it. */
  smaller: (things: number): string => `… and ${counted(things, { one: 'smaller thing', many: 'smaller things' })}.`,
  /** What the mark before a line says that not everybody may read. */
  secret: 'only you can read this',
  /** The menu of the lines that open. */
  open: 'Open a line marked ▸',
  backToLog: 'Back to the log',
  log: 'Log',
  first: 'First',
  older: 'Older',
  newer: 'Newer',
  last: 'Newest',
};
