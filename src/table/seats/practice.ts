import {
  openGameEndingIn,
  seedHash,
  viewFor,
  type CardId,
  type Resources,
  type Session,
  type Setup,
} from '../../engine/index.js';
import type { Refusal } from '../record/outcome.js';
import type { Change } from '../record/acts.js';
import * as lobby from './lobby.js';
import { settle } from '../play/settle.js';
import type { Person } from '../record/data.js';

const PREFIX = 'tutorial:';
/** What the ids of practice games begin with, so that their buttons are known anywhere. */
const GAME = 't-';

/** Where a person's practice game is kept: no channel of Discord, so that it has no board and pings nobody. */
export const practiceOf = (user: string): string => `${PREFIX}${user}`;

export const isPractice = (channel: string): boolean => channel.startsWith(PREFIX);

/** Whether a game with this id is a practice game. */
export const isPracticeGame = (game: string): boolean => game.startsWith(GAME);

const PERSON = 'p1';
/** With two of these and the ¢ of the beginning something can be bought in the first turn. */
const COINS: readonly CardId[] = ['4-cents', 'a-nickel'];
const BOMB: CardId = 'bomb';
const BOSS: CardId = 'famine';

const copies = (cards: Readonly<Record<CardId, number>>): readonly CardId[] =>
  Object.entries(cards).flatMap(([card, count]) => Array.from({ length: count }, () => card));

/** Few plain cards, and one soul wins: the rules are those of every game. */
const setup = (seed: string): Setup => ({
  seed,
  seats: 2,
  rules: { soulsToWin: 1, supply: 100, first: PERSON },
  decks: {
    loot: copies({ 'a-nickel': 8, '4-cents': 8, bomb: 8 }),
    treasure: ['breakfast', 'dinner', 'meat', 'synthoil', 'moms-purse', 'mr-boom', 'spoon-bender'],
    monster: ['fly', 'clotty', 'pooter', BOSS],
    room: [],
  },
  characters: ['isaac', 'maggy'],
  outside: ['the-d6', 'yum-heart'],
});

/** The person begins with a bomb and enough ¢ in hand to buy something. */
const isGoodOpening = (session: Session): boolean => {
  const hand = viewFor(session, PERSON).hand.map(({ card }) => card);
  return hand.includes(BOMB) && hand.filter((card) => COINS.includes(card)).length === 2;
};

/** Shuffles are tried until one is a good opening in which the boss comes last; dice are as honest as ever. */
const SHUFFLES = 1_000;

const goodOpening = (seed: string, resources: Resources): { readonly session: Session; readonly seed: string } => {
  for (let n = 0; n < SHUFFLES; n += 1) {
    const tried = `${seed}.${n}`;
    const session = openGameEndingIn(setup(tried), { monster: BOSS }, resources);
    if (session !== null && isGoodOpening(session)) return { session, seed: tried };
  }
  throw new Error('no shuffle makes a good practice game');
};

/** A practice game that has begun: the person against a computer player. */
export const newPractice = (
  game: string,
  person: Person,
  language: 'en' | 'fr',
  seed: string,
  resources: Resources,
): Change | Refusal => {
  const alone = lobby.newTable(`${GAME}${game}`, person, { souls: 1, language });
  const seated = lobby.addComputer({ data: alone, session: null }, person, 'simple');
  if ('why' in seated) return seated;
  const opening = goodOpening(seed, resources);
  const playing = { ...seated.data, phase: 'playing', seedHash: seedHash(opening.seed) } as const;
  return { session: opening.session, data: settle(opening.session, playing, resources.cards) };
};
