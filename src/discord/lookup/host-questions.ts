import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { APIModalInteractionResponseCallbackData, APITextInputComponent } from 'discord-api-types/v10';
import type { Section } from '../../rulebook/index.js';
import { HOST_QUESTION_LIMITS, type HostQuestion } from '../../table/index.js';
import type { Words } from '../../text/index.js';
import { personalId } from '../protocol/ids.js';
import { pageButtonId, turnButtonId, formatPage } from '../format/lookup-refs.js';
import { escapeText, plainText } from '../format/escaping.js';
import { button, clip, LIMITS, message, rows, type Payload } from '../protocol/payload.js';
import { clampPage, pageRow } from '../protocol/paging.js';
import { LOOKUP_COLOUR, pageButtons, pageMenu, ways, type PageContext } from './ways.js';

/** The titles and labels of forms (Discord). */
const FORM_TEXT = 45;

type Form = APIModalInteractionResponseCallbackData;

const inputs = (
  id: string,
  title: string,
  fields: readonly (APITextInputComponent & { readonly name: string })[],
): Form => ({
  custom_id: id,
  title: clip(title, FORM_TEXT),
  components: fields.map(({ name, ...component }) => ({
    type: ComponentType.Label,
    label: clip(name, FORM_TEXT),
    component,
  })),
});

/** A value as a field takes it, which takes no empty one. */
const holding = (text: string, longest: number): { readonly value?: string } => {
  const value = plainText(text, longest);
  return value === '' ? {} : { value };
};

/** The form for a question to the hosts, begun with what was looked for. */
export const askForm = (query: string, w: Words): Form => {
  const { title, question, hint } = w.lookup.hostQuestions.form;
  return inputs(personalId('ask'), title, [
    {
      name: question,
      type: ComponentType.TextInput,
      custom_id: 'question',
      style: TextInputStyle.Short,
      max_length: HOST_QUESTION_LIMITS.text,
      placeholder: hint,
      ...holding(query, HOST_QUESTION_LIMITS.text),
    },
  ]);
};

/** Ends the id of a form that changes an answer. */
export const AGAIN = 'again';

/** Characters of what names a section. */
const LONGEST_SECTION = 100;

/** What a form for an answer holds when it opens. */
interface Given {
  readonly text: string;
  /** The title of the section that says it; empty for none. */
  readonly section: string;
}

/** The form for an answer; `id` is that of the question, or of its answer that is changed. */
export const answerForm = (id: string, w: Words, given: Given = { text: '', section: '' }): Form => {
  const { title, answer, section, sectionHint } = w.lookup.hostQuestions.answerForm;
  return inputs(personalId('answer', id), title, [
    {
      name: answer,
      type: ComponentType.TextInput,
      custom_id: 'answer',
      style: TextInputStyle.Paragraph,
      max_length: HOST_QUESTION_LIMITS.answer,
      ...holding(given.text, HOST_QUESTION_LIMITS.answer),
    },
    {
      name: section,
      type: ComponentType.TextInput,
      custom_id: 'section',
      style: TextInputStyle.Short,
      required: false,
      max_length: LONGEST_SECTION,
      placeholder: sectionHint,
      ...holding(given.section, LONGEST_SECTION),
    },
  ]);
};

/** Questions on a page of their list. */
const ON_PAGE = 10;

/** The questions of a server, those that wait first: for its managers. */
export const hostQuestionsMessage = (
  questions: readonly HostQuestion[],
  page: number,
  context: PageContext,
): Payload => {
  const { w, way, notice } = context;
  const { title, counts, none, choose } = w.lookup.hostQuestions;
  const open = questions.filter(({ answer }) => answer === null);
  const sorted = [...open, ...questions.filter(({ answer }) => answer !== null).toReversed()];
  const pages = Math.max(1, Math.ceil(sorted.length / ON_PAGE));
  const here = clampPage(page, pages);
  const shown = sorted.slice(here * ON_PAGE, (here + 1) * ON_PAGE);
  const lines = shown.map(({ text, answer }) => `${answer === null ? '○' : '✓'} ${escapeText(text)}`);
  return message({
    content: clip(notice, LIMITS.content),
    embeds: [
      {
        title: clip(title, LIMITS.title),
        description: [sorted.length === 0 ? none : counts(open.length, sorted.length - open.length), '', ...lines].join(
          '\n',
        ),
        color: LOOKUP_COLOUR,
      },
    ],
    components: rows(
      pageMenu(
        context,
        'questions',
        choose,
        shown.map(({ id, text, answer }) => ({
          value: formatPage({ is: 'hostAnswer', id }),
          label: `${answer === null ? '○' : '✓'} ${plainText(text, 90)}`,
        })),
      ),
      pageRow(here, pages, w, (to) => turnButtonId(way, to)),
      ways(context),
    ),
  });
};

/** A question to the hosts of a server with their answer; `manages`: for somebody who may answer and delete it. */
export const hostAnswerMessage = (
  question: HostQuestion,
  { section, manages }: { readonly section: Section | null; readonly manages: boolean },
  context: PageContext,
): Payload => {
  const { w, notice } = context;
  const words = w.lookup.hostQuestions;
  const { id, text, answer } = question;
  const own = [
    answer === null
      ? button(personalId('answer', id), words.answer, 'primary')
      : button(personalId('answer', `${id}.${AGAIN}`), words.answerAnew, 'primary'),
    button(personalId('drop', id), words.remove, 'danger'),
  ];
  return message({
    content: clip(notice, LIMITS.content),
    embeds: [
      {
        title: words.question,
        description: [
          `**${escapeText(text)}**`,
          '',
          answer === null ? `*${words.waiting}*` : escapeText(answer.text, HOST_QUESTION_LIMITS.answer),
        ].join('\n'),
        ...(answer === null ? {} : { footer: { text: words.from } }),
        color: LOOKUP_COLOUR,
      },
    ],
    components: rows(
      ...pageButtons(context, {
        pages: section === null ? [] : [{ page: { is: 'section', id: section.id }, name: section.title }],
        style: 'primary',
      }),
      manages && !context.isPublic ? own : [],
      ways(context),
    ),
  });
};

/** Asks before a question is deleted. */
export const removeMessage = ({ id, text }: HostQuestion, context: PageContext): Payload => {
  const words = context.w.lookup.hostQuestions;
  return message({
    embeds: [{ title: words.question, description: words.confirmRemove(escapeText(text)), color: LOOKUP_COLOUR }],
    components: rows([
      button(personalId('drop', `${id}.sure`), words.remove, 'danger'),
      button(pageButtonId(context.way, { is: 'hostAnswer', id }), context.w.ui.cancel),
    ]),
  });
};
