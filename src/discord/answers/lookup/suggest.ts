import { plain, type CardFilter } from '../../../rulebook/index.js';
import { CARD_MARKS, categories, type Words } from '../../../text/index.js';
import type { Suggestion, Typing } from '../answer/command.js';
import { distinctLabels } from '../../lookup/known-card.js';
import { suggestHouseCards } from './house-card-lookup.js';
import { clip, LIMITS } from '../../protocol/payload.js';
import { plainText } from '../../format/escaping.js';
import { answersLike, distinctPages, answerValue, cardChoices, cardsOfSameName } from '../../lookup/found.js';
import { theLookup } from '../../lookup/the-lookup.js';

/** Answers of the server that are suggested above what the rulebook says. */
const MOST_ANSWERS = 3;

/** Sections that fit what is typed so far, with answers that the hosts of this server have given. */
export const suggestRules = async ({ typed, w, home, hostQuestions }: Typing): Promise<readonly Suggestion[]> => {
  const own = home === null ? [] : await hostQuestions.of(home).catch(() => []);
  const answers = answersLike(typed, own).slice(0, MOST_ANSWERS);
  const hits = distinctPages(theLookup().suggestRules(typed, w.language), w.language);
  return [
    ...answers.map((answer) => ({
      name: clip(`✓ ${plainText(answer.text, 90)}`, LIMITS.option),
      value: answerValue(answer),
    })),
    ...hits.map(({ title, id }) => ({ name: title, value: id })),
  ].slice(0, LIMITS.options);
};

const CATEGORIES = [...new Set(Object.values(categories).flat())];

/** Categories by part of their name, however it is typed. */
const categoriesLike = (typed: string, w: Words): readonly Suggestion[] =>
  CATEGORIES.map((value) => ({ value, name: w.knownCard.category[value] })).filter(({ name }) =>
    plain(name).includes(plain(typed).trim()),
  );

/** A category by its id, or as somebody has typed it: then the first that they were offered. */
const categoryFrom = (typed: string, w: Words): string =>
  CATEGORIES.find((id) => id === typed) ?? categoriesLike(typed, w)[0]?.value ?? typed;

/** The filter that the options of `/card` make. */
export const filterFrom = (text: (option: string) => string, w: Words): CardFilter => {
  const [set, deck] = [text('set'), text('deck')];
  const category = text('category') === '' ? '' : categoryFrom(text('category'), w);
  const mark = CARD_MARKS.find((one) => one === text('mark'));
  return {
    ...(set === '' ? {} : { set }),
    ...(deck === '' ? {} : { deck }),
    ...(category === '' ? {} : { category }),
    ...(mark === undefined ? {} : { mark }),
  };
};

/** Cards that fit what is typed so far and the options beside it; or the categories that there are. */
export const suggestCards = async (typing: Typing): Promise<readonly Suggestion[]> => {
  if (typing.option === 'category') return categoriesLike(typing.typed, typing.w).slice(0, LIMITS.options);
  const { w } = typing;
  const cards = cardChoices(typing.typed, w.language, filterFrom(typing.text, w));
  const isAlone = (name: string): boolean => cards.filter((card) => w.knownCard.name(card) === name).length === 1;
  const published = cards.map((card) => {
    const name = w.knownCard.name(card);
    const group = cardsOfSameName(card);
    return { name: isAlone(name) ? name : (distinctLabels(group, w)[group.indexOf(card)] ?? name), value: card.id };
  });
  return [...(await suggestHouseCards(typing)), ...published];
};
