import type { Card } from '../../../engine/index.js';
import { plain } from '../../../rulebook/index.js';
import { HOUSE_CARD_LIMITS, type HouseCard } from '../../../table/index.js';
import {
  blankHouseCard,
  cardById,
  categoriesOf,
  HOUSE_LIMITS,
  HOUSE_TYPES,
  houseCopy,
  isCopiable,
  isHouseName,
  houseId,
  knownCard,
  neutralName,
  textNumbers,
  withWord,
  wordsWith,
} from '../../../text/index.js';
import type { Actor } from '../answer/actor.js';
import { standalonePage, say, type Answer } from '../answer/answer.js';
import { pageIn } from '../answer/table-press.js';
import type { Call, Suggestion, Typing } from '../answer/command.js';
import {
  nameForm,
  rewardForm,
  statsForm,
  textForm,
  textNumbersForm,
} from '../../messages/managing/house-card-forms.js';
import { removeCardMessage, wordsOfCardMessage } from '../../messages/managing/house-cards-page.js';
import { houseCardsFile } from '../../messages/managing/house-cards-file.js';
import { message } from '../../protocol/payload.js';
import { placedWords } from '../../format/placed-words.js';
import { cardChoices } from '../../lookup/found.js';
import { importedFrom } from './own-cards-import.js';
import {
  asKeeper,
  cardPage,
  houseCardsIn,
  changedCard,
  listPage,
  refused,
  withCard,
  type Keeping,
} from './own-cards-keeping.js';
import { ofServer, type PressHandler } from '../answer/button.js';
import { houseCardForm } from './own-card-filled.js';

/** The published card that is meant, chosen from the suggestions or typed out; null for one that cannot be played. */
const publishedCard = (typed: string, { language }: Actor): Card | null => {
  const known = knownCard(typed) ?? cardChoices(typed, language, {})[0];
  return known?.playable === true ? cardById(known.id) : null;
};

/** Adds one card and opens it. */
const added = async (keeping: Keeping, make: (number: number) => Card): Promise<Answer> => {
  const { services, actor, server } = keeping;
  const { houseCards: words } = actor.w;
  const made = await services.tables.servers.houseCards.add(server, [make]);
  if (made === 'full') return say(words.full(HOUSE_CARD_LIMITS.cards));
  if ('problem' in made) return refused(keeping, made.problem);
  const [one] = made;
  return one === undefined ? say(words.gone) : cardPage(keeping, one, words.added(one.card.name[actor.w.language]));
};

/** A copy of a published card; a name that a house card cannot have gives way to a neutral one. */
const copied = async (keeping: Keeping, typed: string): Promise<Answer> => {
  const card = publishedCard(typed, keeping.actor);
  if (card === null || !isCopiable(card)) return say(keeping.actor.w.houseCards.notCopied);
  return added(keeping, (number) => {
    const copy = houseCopy(card, number, Math.min(card.copies, HOUSE_LIMITS.copies));
    return isHouseName(copy.name.en) && isHouseName(copy.name.fr) ? copy : { ...copy, name: neutralName(copy.id) };
  });
};

/** The category that a new card of a deck begins with. */
const FIRST_CATEGORY: Readonly<Record<string, string>> = { loot: 'cards-misc', treasure: 'passive', monster: 'basic' };

/** A card of a deck without a text. */
const begun = async (keeping: Keeping, chosen: string): Promise<Answer> => {
  const type = HOUSE_TYPES.find((one) => one === chosen);
  if (type === undefined) return listPage(keeping);
  return added(keeping, (number) =>
    blankHouseCard(type, number, neutralName(houseId(number)), FIRST_CATEGORY[type] ?? null),
  );
};

/** Plays games with a card, and shows what became of them. */
const tested = async (keeping: Keeping, { number, card }: HouseCard): Promise<Answer> => {
  const { services, actor, server } = keeping;
  const { houseCards: words } = actor.w;
  const outcome = await services.trials.test(card);
  if (outcome === 'busy') return say(words.testBusy);
  if (outcome === null) return say(words.testEnded);
  await services.tables.servers.houseCards.tested(server, card, outcome);
  return withCard(keeping, `${number}`, (one) => cardPage(keeping, one));
};

const removed = async (keeping: Keeping, one: HouseCard): Promise<Answer> => {
  const { services, actor, server } = keeping;
  await services.tables.servers.houseCards.remove(server, one.number);
  return listPage(keeping, 0, actor.w.houseCards.removed(one.card.name[actor.w.language]));
};

const exported = async (keeping: Keeping): Promise<Answer> => {
  const { actor } = keeping;
  const cards = await houseCardsIn(keeping);
  const said = actor.w.houseCards.exported(cards.length);
  return { is: 'ephemeral', payload: message({ content: said, files: [houseCardsFile(cards, said)] }) };
};

/** The places where other words may stand, or the words for one of them. */
const wordsPage = async (keeping: Keeping, one: HouseCard, page: number, at: number | null): Promise<Answer> => {
  const { actor } = keeping;
  const places = await placedWords(one.card, actor.language);
  return standalonePage(actor, wordsOfCardMessage(one, { places, at, page }, actor.w));
};

/** Puts a word that was chosen in its place: one that may not stand there changes nothing. */
const worded = async (keeping: Keeping, one: HouseCard, at: number, word: string): Promise<Answer> => {
  const place = (await placedWords(one.card, keeping.actor.language))[at];
  if (place === undefined || !place.others().some((other) => other.word === word))
    return wordsPage(keeping, one, 0, null);
  return changedCard(keeping, one.number, (card) => withWord(card, place.place, word));
};

/** The form with which something of a card is changed; null for no such form. */
const formFor = async ({ services, actor, server }: Keeping, what: string, one: HouseCard): Promise<Answer | null> => {
  const { w } = actor;
  switch (what) {
    case 'name': {
      const { freeText } = await services.tables.servers.settings(server);
      return freeText ? { is: 'form', form: nameForm(one, w) } : say(w.houseCards.namesOff);
    }
    case 'stats':
      return { is: 'form', form: statsForm(one, w) };
    case 'reward':
      return { is: 'form', form: rewardForm(one, w) };
    case 'intext':
      return textNumbers(one.card).length > 0
        ? { is: 'form', form: textNumbersForm(one, w) }
        : say(w.houseCards.noNumbers);
    case 'text': {
      const said = wordsWith('en', one.card).cardText(one.card).join('\n');
      return { is: 'form', form: textForm(one, said, w) };
    }
    default:
      return null;
  }
};

/** Does what a button or menu says with which managers keep the house cards of their server. */
const handleOwnPress: PressHandler = async ({ services, actor, id, values }) =>
  asKeeper(services, actor, async (keeping) => {
    const [what = '', first = '', second = '', third = ''] = id.arg.split('.');
    const [value = ''] = values;
    switch (what) {
      case 'list':
        return listPage(keeping, pageIn(first));
      case 'open':
        return withCard(keeping, value, (one) => cardPage(keeping, one));
      case 'card':
        return withCard(keeping, first, (one) => cardPage(keeping, one));
      case 'write':
        return begun(keeping, value);
      case 'export':
        return exported(keeping);
      case 'test':
        return withCard(keeping, first, async (one) => tested(keeping, one));
      case 'category':
        return withCard(keeping, first, async ({ number, card }) => {
          const category = categoriesOf(card.type).find((known) => known === value) ?? card.category;
          return changedCard(keeping, number, (before) => ({ ...before, category }));
        });
      case 'words':
        return withCard(keeping, first, async (one) =>
          wordsPage(keeping, one, pageIn(second), third === '' ? null : Number(third)),
        );
      case 'place':
        return withCard(keeping, first, async (one) => wordsPage(keeping, one, 0, Number(value)));
      case 'word':
        return withCard(keeping, first, async (one) => worded(keeping, one, Number(second), value));
      case 'remove':
        return withCard(keeping, first, (one) => standalonePage(actor, removeCardMessage(one, actor.w)));
      case 'sure':
        return withCard(keeping, first, async (one) => removed(keeping, one));
      default:
        return withCard(
          keeping,
          first,
          async (one) => (await formFor(keeping, what, one)) ?? say(actor.w.errors.unknownButton),
        );
    }
  });

/** `/souls cards`: the server's own cards, for its managers; a card is copied, shown, or cards of a file are added. */
export const handleOwnCardsCommand = async (call: Call): Promise<Answer> =>
  asKeeper(call.services, call.actor, async (keeping) => {
    const [copy, show, file] = [call.text('copy'), call.text('show'), call.file('file')];
    if (file !== null) return importedFrom(keeping, file);
    if (copy !== '') return copied(keeping, copy);
    if (show === '') return listPage(keeping);
    const meant = (await houseCardsIn(keeping)).find(
      ({ number, card: { name } }) => `${number}` === show || name.en === show || name.fr === show,
    );
    return meant === undefined ? listPage(keeping, 0, call.actor.w.houseCards.gone) : cardPage(keeping, meant);
  });

/** Published cards that can be copied, and house cards of the server, by what is typed of their names. */
export const suggestOwnCards = async (typing: Typing): Promise<readonly Suggestion[]> => {
  const { option, typed, w, home, houseCards } = typing;
  if (option === 'copy')
    return cardChoices(typed, w.language, {})
      .filter(({ id, playable }) => playable && isCopiable(cardById(id)))
      .map((card) => ({ name: w.knownCard.name(card), value: card.id }));
  if (home === null || !typing.manages) return [];
  const wanted = plain(typed).trim();
  return (await houseCards.of(home))
    .filter(({ card: { name } }) => [name.en, name.fr].some((one) => plain(one).includes(wanted)))
    .map(({ number, card: { name } }) => ({ name: `${number}. ${name[w.language]}`, value: `${number}` }));
};

export const ownCardButtons = { own: ofServer(handleOwnPress, { form: houseCardForm }) };
