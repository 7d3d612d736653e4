import { houseProblem } from '../../../cards/index.js';
import { houseCardsOf, type Card } from '../../engine/index.js';
import { updated, type HasGame, type Table } from '../record/data.js';
import type { Refusal } from '../record/outcome.js';

/** Most house cards of one table: they are kept with its game, and one menu shows so many. */
export const MOST_HOUSE_CARDS = 25;

type Chosen = HasGame<'options' | 'houseCards'>;

/** The table with these house cards and no others, or why that cannot be. */
export const choosingHouseCards = <T extends Chosen>(data: T, cards: readonly Card[]): T | Refusal => {
  const { houseCards: _names, ...options } = data.game.options;
  const { houseCards: _cards, ...game } = data.game;
  if (cards.length === 0) return { ...data, game: { ...game, options } };
  if (cards.length > MOST_HOUSE_CARDS) return { why: 'houseCards', problem: 'tooMany', most: MOST_HOUSE_CARDS };
  if (cards.some((card) => houseProblem(card) !== null)) return { why: 'houseCards', problem: 'unreadable', most: 0 };
  const names = cards.map(({ id, name: { en, fr } }) => ({ id, en, fr }));
  return updated(data, { game: { houseCards: [...cards], options: { ...options, houseCards: names } } });
};

/** The house cards of a table: chosen for its game, or those with which the game began. */
export const houseCardsAt = ({ data, session }: Pick<Table, 'data' | 'session'>): readonly Card[] =>
  session === null ? (data.game.houseCards ?? []) : houseCardsOf(session);
