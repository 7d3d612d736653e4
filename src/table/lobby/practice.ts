import { openGame, preparedSeed, seedHash, type CardId, type Resources, type Setup } from '../../engine/index.js';
import type { Refusal } from '../record/outcome.js';
import type { TableChange } from '../record/table-change.js';
import * as lobby from './lobby.js';
import { settle } from '../play/settle.js';
import type { AskingException } from '../record/fields/asking-exceptions.js';
import { updated, type Person } from '../record/data.js';

const PREFIX = 'tutorial:';
/** What the ids of practice games begin with, so that their buttons are known anywhere. */
export const PRACTICE_GAME = 't-';

/** Where a person's practice game is kept: no channel of Discord, so that it has no board and pings nobody. */
export const practiceOf = (user: string): string => `${PREFIX}${user}`;

export const isPractice = (channel: string): boolean => channel.startsWith(PREFIX);

/** Whether a game with this id is a practice game. */
export const isPracticeGame = (game: string): boolean => game.startsWith(PRACTICE_GAME);

/** The one who is taught. */
const PERSON = 'p1';

/** The top of a deck comes first here, and last in a set-up. */
const fromTheTop = (...cards: readonly CardId[]): readonly CardId[] => cards.toReversed();

/** What each player begins with, the person first. */
const HANDS = [
  ['a-dime', 'butter-bean', 'bomb'],
  ['gold-bomb', '2-cents', '3-cents'],
];
/** What is taken after that, one at the beginning of each turn: there is nothing in it that could hurt. */
const LATER_LOOT = [
  '4-cents',
  '2-cents',
  'a-nickel',
  ...Array<readonly CardId[]>(8).fill(['3-cents', '4-cents', '2-cents']).flat(),
];
const LOOT = fromTheTop(...HANDS.flat(), ...LATER_LOOT);
/** The two items of the shop, and those that come after them: none deals damage or lets more loot be played. */
const TREASURE = fromTheTop('breakfast', 'meat', 'dinner', 'synthoil');
/**
 * A weak monster, one that kills the opponent, and the one with the soul, which takes the place of the first that dies. It has
 * more HP than the one loot card that can be played in the turn of the opponent takes: whoever's turn it is gains the soul
 * (SOUL-06).
 */
const MONSTERS = fromTheTop('spider', 'leech', 'monstro', 'fly', 'clotty', 'pooter', 'dip');
/**
 * A miss and a hit against the first monster, the opponent's miss, a miss for The D6 and hits against the one with the soul;
 * for whoever goes another way there are hits enough behind them.
 */
const FACES = [2, 5, 1, 2, 5, 4, 6, 4, 5, 6, 4, 5, 4, 6, 5, 5, 4, 6, 4, 5, 5, 6, 4, 5] as const;
/**
 * Of damage and of the steps of a turn, with nothing that helps against them, the person is not asked: the lesson is about the
 * rolls before and what is aimed at them.
 */
const UNASKED: readonly AskingException[] = (['damage', 'step'] as const).map((happening) => ({
  ask: 'never',
  about: { is: 'happening', happening },
}));

/** Few plain cards in a given order, and one soul wins: the rules are those of every game. */
const setup = (name: string): Setup => {
  const decks = { loot: LOOT, treasure: TREASURE, monster: MONSTERS, room: [] };
  const characters = fromTheTop('isaac', 'maggy');
  return {
    seed: preparedSeed({ decks, characters }, FACES, name),
    seats: 2,
    rules: { soulsToWin: 1, supply: 100, first: PERSON },
    decks,
    characters,
    outside: ['the-d6', 'yum-heart'],
  };
};

/**
 * A practice game that has begun: the person against an opponent who does what the lesson needs. Decks, dice and opponent
 * are prepared, so that whatever the person does they can win and cannot lose; the rules are those of every game.
 */
export const newPractice = (
  game: string,
  person: Person,
  language: 'en' | 'fr',
  name: string,
  resources: Resources,
): TableChange | Refusal => {
  const alone = lobby.newTable(`${PRACTICE_GAME}${game}`, person, { souls: 1, language });
  const seated = lobby.addComputer({ data: alone, session: null }, person, 'scripted');
  if ('why' in seated) return seated;
  const prepared = setup(name);
  const session = openGame(prepared, resources);
  const seats = seated.data.game.seats.map((seat) =>
    seat.user === null ? seat : { ...seat, exceptions: [...UNASKED] },
  );
  const playing = {
    ...updated(seated.data, { game: { seats, seedHash: seedHash(prepared.seed) } }),
    phase: 'playing',
  } as const;
  return { session, data: settle(session, playing) };
};
