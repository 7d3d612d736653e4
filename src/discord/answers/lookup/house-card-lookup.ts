import type { Card } from '../../../engine/index.js';
import { plain } from '../../../rulebook/index.js';
import { isReady, shownHouseCard, type HouseCards, type Servers } from '../../../table/index.js';
import { markedCard, type Words } from '../../../text/index.js';
import { houseCardMessage } from '../../messages/managing/house-cards-page.js';
import { standalonePage, type Answer } from '../answer/answer.js';
import type { Call, Suggestion, Typing } from '../answer/command.js';

/** The house cards of a server that tables can choose, as everybody there may see them; none without the store. */
const shownIn = async (
  server: string | null,
  { houseCards, settings }: { readonly houseCards: HouseCards; readonly settings: Servers['settings'] },
): Promise<readonly Card[]> => {
  if (server === null) return [];
  try {
    const [all, { freeText }] = await Promise.all([houseCards.of(server), settings(server)]);
    return all.filter(isReady).map(({ card }) => shownHouseCard(card, freeText));
  } catch {
    return [];
  }
};

const namesOf = (card: Card): readonly string[] =>
  [card, markedCard(card)].flatMap(({ name }) => [plain(name.en), plain(name.fr)]);

/** The house card of the server that `/card` means, by its id or its whole name; null for none. */
export const houseCardAnswer = async ({ services, actor, text, flag }: Call): Promise<Answer | null> => {
  const typed = text('name');
  const cards = await shownIn(actor.home, services.tables.servers);
  const card = cards.find((one) => one.id === typed) ?? cards.find((one) => namesOf(one).includes(plain(typed).trim()));
  if (card === undefined) return null;
  const payload = houseCardMessage(card, actor.w);
  return flag('share') === true
    ? { is: 'shared', payload, said: actor.w.lookup.shared }
    : standalonePage(actor, payload);
};

const labelOf = (card: Card, w: Words): string => markedCard(card).name[w.language];

/** House cards of the server whose name holds what is typed. */
export const suggestHouseCards = async ({
  typed,
  w,
  home,
  houseCards,
  servers,
}: Typing): Promise<readonly Suggestion[]> => {
  const wanted = plain(typed).trim();
  if (wanted === '') return [];
  const cards = await shownIn(home, { houseCards, settings: servers.settings });
  return cards
    .filter((card) => namesOf(card).some((name) => name.includes(wanted)))
    .map((card) => ({ name: labelOf(card, w), value: card.id }));
};
