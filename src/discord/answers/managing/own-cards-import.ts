import { HOUSE_CARD_LIMITS } from '../../../table/index.js';
import { houseId } from '../../../text/index.js';
import { MOST_BYTES, readHouseCards } from '../../messages/managing/house-cards-file.js';
import { attachedText } from '../../rest/attached-text.js';
import { say, type Answer } from '../answer/answer.js';
import type { AttachedFile } from '../answer/command.js';
import { listPage, type Keeping } from './own-cards-keeping.js';

/** Adds the cards of a file: all of them, or none and why. */
export const importedFrom = async (keeping: Keeping, { url, size }: AttachedFile): Promise<Answer> => {
  const { services, actor, server } = keeping;
  const { houseCards: words } = actor.w;
  if (size > MOST_BYTES) return say(words.notImported('tooLarge'));
  const read = await attachedText(url, MOST_BYTES);
  if (read === null) return say(words.notImported('notReached'));
  const cards = read === 'large' ? 'tooLarge' : readHouseCards(read.text);
  if (typeof cards === 'string') return say(words.notImported(cards));
  const made = await services.tables.servers.houseCards.add(
    server,
    cards.map((card) => (number: number) => card(houseId(number))),
  );
  if (made === 'full') return say(words.full(HOUSE_CARD_LIMITS.cards));
  if ('problem' in made) return say(words.cardOfFile(made.at + 1, words.problem(made.problem)));
  return listPage(keeping, 0, words.imported(made.length));
};
