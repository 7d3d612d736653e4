import type { Card, CardLookup, EventType, LogLine } from '../../engine/index.js';

/** Events by which a card comes to somebody for good; an item that is bought is told by its purchase. */
const GAINING: readonly EventType[] = ['gainItem', 'purchase', 'gainCurse', 'gainSoul'];

const worksAsSoul = ({ abilities }: Card): boolean =>
  abilities.some(({ worksIn }) => worksIn?.includes('soul') === true);

/** The card that a line of the log says to be gained, when it can do something where it goes; null for any other line. */
export const gainedCard = ({ say, event, detail, object }: LogLine, cards: CardLookup): Card | null => {
  if (say !== 'event' || event === undefined || !GAINING.includes(event)) return null;
  if (object === undefined || !('card' in object) || (event === 'gainItem' && detail === 'purchase')) return null;
  const card = cards.card(object.card);
  return card.abilities.length === 0 || (event === 'gainSoul' && !worksAsSoul(card)) ? null : card;
};
