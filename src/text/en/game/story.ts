import { stopped } from '../../cards/sentences.js';
import type { AttackStory, DeathStory, Gained, SoulMoved, Story } from '../../words/game/story.js';
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

export const story: Story = {
  attack,
  death,
  title: 'Log of the game',
  turn: (number, player) => `Turn ${number} — ${player}`,
  beforeFirstTurn: 'Before the first turn',
  place: (from, to, of) => `Lines ${from}–${to} of ${of}`,
  nothingYet: 'Nothing has happened yet.',
  more: (lines) => `… ${counted(lines, { one: 'earlier line', many: 'earlier lines' })} in the log, then:`,
  sinceYouLooked: 'Since you last looked:',
  since: (moment) => `Since ${moment}:`,
  you: (name) => `${name} (you)`,
  slept: 'While you slept',
  ofGame: 'The story of this game',
  smaller: (things) => `… and ${counted(things, { one: 'smaller thing', many: 'smaller things' })}.`,
  secret: 'only you can read this',
  open: 'Open a line marked ▸',
  backToLog: 'Back to the log',
  log: 'Log',
  first: 'First',
  older: 'Older',
  newer: 'Newer',
  last: 'Newest',
};
