import type { Reply } from '../../rulebook/index.js';
import type { Words } from '../../text/index.js';
import { personalId } from '../protocol/ids.js';
import { backButtonId, pageButtonId, formatPage, type LookupPage } from '../format/lookup-refs.js';
import { button, clip, LIMITS, message, rows, type Payload } from '../protocol/payload.js';
import { sentencesOf } from '../format/sentences.js';
import { MOST_IN_ROW, pageButtons, type PageContext, type NamedPage } from './ways.js';

/** An answer as it is shown. */
export interface ShownAnswer {
  readonly text: string;
  readonly reply: Reply | null;
  /** What may stand below: the first that fits. */
  readonly more: readonly string[];
  /** Of the section, or the name of the card. */
  readonly title: string;
  /** Where all is explained. */
  readonly whole: LookupPage;
  /** What decides in it, where it is one of several. */
  readonly brief: string;
}

/** The most words of an answer before anything is pressed: what is read at a glance. */
const MOST_WORDS = 60;

const fits = (lines: readonly string[]): boolean => lines.join(' ').split(/\s+/).filter(Boolean).length <= MOST_WORDS;

const bold = (text: string): string => `**${text}**`;
/** Small and grey on Discord. */
const small = (text: string): string => `-# ${text}`;

const replied = (text: string, { reply }: ShownAnswer, w: Words): string =>
  reply === null ? text : `${w.lookup.answer.reply[reply]} ${text}`;

/** An answer that is surely meant. What a table says of now goes before it. */
export const answerMessage = (answer: ShownAnswer, cards: readonly NamedPage[], context: PageContext): Payload => {
  const { w, way, isPublic, shares } = context;
  const said = [context.notice, bold(replied(answer.text, answer, w))].filter((line) => line !== '');
  const title = small(answer.title);
  const more = answer.more.find((text) => text !== '' && fits([...said, text, title]));
  const back = isPublic ? null : backButtonId(way);
  const whole = formatPage(answer.whole);
  const [named] = pageButtons(context, { pages: cards.filter(({ page }) => formatPage(page) !== whole) });
  return message({
    content: clip([...said, ...(more === undefined ? [] : [more]), title].join('\n'), LIMITS.content),
    components: rows(
      [
        ...(back === null ? [] : [button(back, w.ui.back)]),
        button(pageButtonId(way, answer.whole), w.lookup.answer.whole, 'primary'),
        ...(isPublic || shares === null ? [] : [button(personalId('share', formatPage(shares)), w.lookup.share)]),
        ...named,
      ].slice(0, MOST_IN_ROW),
      context.extra,
    ),
  });
};

/** What is said above answers of which none is sure, and where whoever means none of them is led. */
interface Doubt {
  /** Nothing fits; null where the first is probably meant. */
  readonly nothing: string | null;
  /** The id of the button that asks the hosts; null where nobody takes questions. */
  readonly none: string | null;
}

/**
 * Answers of which none is surely meant, by what decides in each: as many as are read at a glance. The first one is shown whole
 * where there is room for it.
 */
export const probableMessage = (
  answers: readonly ShownAnswer[],
  { nothing, none }: Doubt,
  context: PageContext,
): Payload => {
  const { w, way } = context;
  const { probably, others, number, noneOfThese } = w.lookup.answer;
  const [first = '', ...rest] = answers.map((answer) => replied(answer.brief, answer, w));
  const opened = nothing === null ? [probably(bold(first)), others] : [nothing];
  const listed = (nothing === null ? rest : [first, ...rest]).map((text, at) =>
    number(at + (nothing === null ? 2 : 1), text),
  );
  const fitting = listed.filter((_, at) => fits([...opened, ...listed.slice(0, at + 1)]));
  const said = fitting.length === 0 ? opened.slice(0, 1) : [...opened, ...fitting];
  const explained = sentencesOf(answers[0]?.text ?? '').slice(1);
  const whole = nothing === null ? said.with(0, [said[0], ...explained].join(' ')) : said;
  const shown = answers.slice(0, fitting.length + (nothing === null ? 1 : 0));
  const back = context.isPublic ? null : backButtonId(way);
  return message({
    content: clip(
      [context.notice, ...(fits(whole) ? whole : said)].filter((line) => line !== '').join('\n'),
      LIMITS.content,
    ),
    components: rows(
      [
        ...shown.map(({ whole }, at) =>
          button(pageButtonId(way, whole), String(at + 1), at === 0 ? 'primary' : undefined),
        ),
        ...(back === null ? [] : [button(back, w.ui.back)]),
        button(none ?? pageButtonId(way, { is: 'contents', chapter: '' }), noneOfThese),
      ],
      context.extra,
    ),
  });
};
