import type { Card } from '../../../engine/index.js';
import { HOUSE_CARD_LIMITS, type HouseCard } from '../../../table/index.js';
import type { HouseProblem } from '../../../text/index.js';
import { houseCardsMessage, ownCardMessage } from '../../messages/managing/house-cards-page.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import type { Actor } from '../answer/actor.js';
import { standalonePage, say, type Answer } from '../answer/answer.js';

/** Somebody who manages a server, and its house cards. */
export interface Keeping {
  readonly services: BotServices;
  readonly actor: Actor;
  readonly server: string;
}

/** Does it for somebody who manages the server: the permission is looked at again at every click and form. */
export const asKeeper = async (
  services: BotServices,
  actor: Actor,
  act: (keeping: Keeping) => Promise<Answer>,
): Promise<Answer> => {
  const { place, w, home } = actor;
  if (home === null || place.server === null) return say(w.errors.onlyInServers);
  return place.manages ? act({ services, actor, server: home }) : say(w.server.onlyManagers);
};

/** The house cards of the server. */
export const houseCardsIn = ({ services, server }: Keeping) => services.tables.servers.houseCards.of(server);

/** All house cards of the server. */
export const listPage = async (keeping: Keeping, page = 0, notice: string | null = null): Promise<Answer> => {
  const { services, actor, server } = keeping;
  const [cards, { freeText }] = await Promise.all([houseCardsIn(keeping), services.tables.servers.settings(server)]);
  return standalonePage(actor, houseCardsMessage(cards, page, { w: actor.w, isFreeText: freeText, notice }));
};

/** One of them. */
export const cardPage = ({ actor }: Keeping, one: HouseCard, notice: string | null = null): Answer =>
  standalonePage(actor, ownCardMessage(one, actor.w, notice));

/** Goes on with the card of this number, or says that it is gone. */
export const withCard = async (
  keeping: Keeping,
  number: string,
  then: (one: HouseCard) => Answer | Promise<Answer>,
): Promise<Answer> => {
  const found = (await houseCardsIn(keeping)).find((one) => `${one.number}` === number);
  return found === undefined ? listPage(keeping, 0, keeping.actor.w.houseCards.gone) : then(found);
};

/** What is wrong with a card, to whoever wanted to add or change it. */
export const refused = ({ actor: { w } }: Keeping, problem: HouseProblem): Answer => say(w.houseCards.problem(problem));

/** Changes a card, and shows it as it is then. */
export const changedCard = async (keeping: Keeping, number: number, change: (card: Card) => Card): Promise<Answer> => {
  const { services, actor, server } = keeping;
  const { houseCards: words } = actor.w;
  const made = await services.tables.servers.houseCards.change(server, number, change);
  if (made === null) return listPage(keeping, 0, words.gone);
  if (made === 'full') return say(words.full(HOUSE_CARD_LIMITS.cards));
  return 'problem' in made ? refused(keeping, made.problem) : cardPage(keeping, made, words.changed);
};
