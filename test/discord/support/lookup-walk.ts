import { knownCards } from '../../../cards/index.js';
import { pageFor } from '../../../src/discord/lookup/pages.js';
import type { Reader } from '../../../src/discord/lookup/reader.js';
import type { LookupPage } from '../../../src/discord/format/lookup-refs.js';
import type { BotServices } from '../../../src/discord/live-messages/bot-services.js';
import { explainMessage } from '../../../src/discord/lookup/known-card.js';
import { removeMessage } from '../../../src/discord/lookup/host-questions.js';
import type { PageContext } from '../../../src/discord/lookup/ways.js';
import { message, type Payload } from '../../../src/discord/protocol/payload.js';
import { USUAL } from '../../../src/discord/memory/people.js';
import { createPictures } from '../../../src/discord/live-messages/pictures/pictures.js';
import { createLogger } from '../../../src/ops/index.js';
import { rulebook } from '../../../src/rulebook/index.js';
import { type HostQuestion, HOST_QUESTION_LIMITS } from '../../../src/table/index.js';
import type { Language } from '../../../src/text/index.js';
import { noPictures, speak } from './house.js';
import type { Actor } from '../../../src/discord/answers/answer/actor.js';
const ID = '9'.repeat(19);
const LONG = '*_`@everyone '.repeat(50);

/** As many questions as a server may have, with the longest texts. */
const questions: readonly HostQuestion[] = Array.from(
  { length: HOST_QUESTION_LIMITS.open + HOST_QUESTION_LIMITS.answered },
  (_, n) => ({
    id: `${ID}${n}`,
    user: ID,
    language: 'en',
    text: LONG.slice(0, HOST_QUESTION_LIMITS.text),
    answer:
      n < HOST_QUESTION_LIMITS.open ? null : { text: LONG.slice(0, HOST_QUESTION_LIMITS.answer), section: 'dying' },
    told: false,
  }),
);

/** A manager of a server who reads a page at the end of a long way. */
export const readerIn = (language: Language): Reader => {
  const w = speak(language);
  const actor: Actor = {
    channel: ID,
    interaction: ID,
    assertStillValid: async () => undefined,
    person: { user: ID, name: LONG },
    place: { server: ID, within: ID, isThread: false, granted: 0n, manages: true, moderates: true },
    language,
    ownLanguage: language,
    isDirect: false,
    home: ID,
    settings: USUAL.settings,
    w,
    now: 0,
    isAway: false,
  };
  const before = ['s.damage-or-death-prevented', 'c.the-d6', `r.${'x'.repeat(60)}`];
  const services: Pick<BotServices, 'words' | 'pictures' | 'log'> = {
    words: speak,
    pictures: { ...createPictures(createLogger({ level: 'silent' })), ...noPictures },
    log: createLogger({ level: 'silent' }),
  };
  // Nothing else of what runs is needed to make a page.
  return {
    services: services as BotServices,
    actor,
    way: { here: { is: 'contents', chapter: '' }, before },
    isPublic: false,
    notice: LONG,
    now: null,
    hostQuestions: questions,
  };
};

/** Names of cards, which may mean a section as well as cards that it shows, or a card as well as sections about it. */
const UNSURE = knownCards.filter((_, at) => at % 12 === 0).map(({ en }) => en);

/** Every page of what can be looked up, by the builder that makes it. */
export const pagesIn = (language: Language): Readonly<Record<string, readonly LookupPage[]>> => {
  const { sections, rulings, glossary } = rulebook(language);
  return {
    sectionMessage: sections.map(({ id }) => ({ is: 'section', id })),
    answerMessage: [...sections, ...rulings].flatMap(({ id, answers }) =>
      answers.map((_, answer): LookupPage => ({ is: 'answer', id, answer, reply: 'yes' })),
    ),
    probableMessage: ['', LONG, '🎲🎲', 'qqqqzzzz', ...UNSURE].map((query) => ({ is: 'rules', query })),
    contentsMessage: ['', ...new Set(sections.map(({ chapter }) => chapter))].map((chapter) => ({
      is: 'contents',
      chapter,
    })),
    glossaryMessage: glossary.map((_, page) => ({ is: 'glossary', page })),
    knownCardMessage: knownCards.map(({ id }) => ({ is: 'card', id })),
    backFaceMessage: knownCards.filter(({ back }) => back !== null).map(({ id }) => ({ is: 'back', id })),
    exactMessage: knownCards.filter(({ playable }) => playable).map(({ id }) => ({ is: 'exact', id })),
    cardsMessage: ['', LONG, '🎲🎲', 'qqqqzzzz', 'soul', 'treasure'].flatMap((query): readonly LookupPage[] => [
      { is: 'cards', query, filter: {} },
      { is: 'cards', query, filter: { deck: 'monster', category: 'boss' } },
      { is: 'cards', query, filter: { deck: 'room', mark: 'guppy' } },
    ]),
    hostQuestionsMessage: [0, 1, 99].map((page) => ({ is: 'hostQuestions', page })),
    hostAnswerMessage: questions
      .slice(HOST_QUESTION_LIMITS.open - 1, HOST_QUESTION_LIMITS.open + 1)
      .map(({ id }) => ({ is: 'hostAnswer', id })),
  };
};

/** What makes the pages of lookups. */
export const LOOKUP_BUILDERS: readonly string[] = [...Object.keys(pagesIn('en')), 'explainMessage', 'removeMessage'];

/** Every page, made for a reader with everything that can stand on it. */
export const walked = async (language: Language): Promise<Readonly<Record<string, readonly Payload[]>>> => {
  const reader = readerIn(language);
  const made: Record<string, readonly Payload[]> = {};
  for (const [name, pages] of Object.entries(pagesIn(language)))
    made[name] = await Promise.all(
      pages.map(async (here) => (await pageFor({ ...reader, way: { ...reader.way, here } })) ?? message({})),
    );
  const frame: PageContext = {
    w: reader.actor.w,
    way: reader.way,
    isPublic: false,
    notice: '',
    shares: null,
    extra: [],
  };
  return {
    ...made,
    explainMessage: [2, 26, 200].map((number) => explainMessage(knownCards.slice(-number), reader.actor.w)),
    removeMessage: questions.slice(0, 1).map((question) => removeMessage(question, frame)),
  };
};
