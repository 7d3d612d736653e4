import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { APIModalInteractionResponseCallbackData, APITextInputComponent } from 'discord-api-types/v10';
import { LONGEST } from '../../../card-parser/index.js';
import type { HouseCard } from '../../../table/index.js';
import { HOUSE_LIMITS, STAT_NAMES, textNumbers, type StatName, type Words } from '../../../text/index.js';
import { clip } from '../../protocol/payload.js';
import { ownId } from './house-cards-page.js';

/** The titles and labels of forms (Discord). */
const FORM_TEXT = 45;
/** Letters of a number, and of all numbers of a text. */
const NUMBER = 2;
const NUMBERS = 200;

type Form = APIModalInteractionResponseCallbackData;

interface Input extends Partial<Pick<APITextInputComponent, 'style' | 'placeholder' | 'required'>> {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly longest: number;
}

const form = (id: string, title: string, inputs: readonly Input[]): Form => ({
  custom_id: ownId(id),
  title: clip(title, FORM_TEXT),
  components: inputs.map(({ id: name, label, value, longest, style = TextInputStyle.Short, ...others }) => ({
    type: ComponentType.Label,
    label: clip(label, FORM_TEXT),
    component: {
      type: ComponentType.TextInput,
      custom_id: name,
      style,
      max_length: longest,
      ...others,
      ...(value === '' ? {} : { value }),
    },
  })),
});

/** The form for the name of a card in both languages. */
export const nameForm = ({ number, card: { name } }: HouseCard, w: Words): Form => {
  const { forms, buttons } = w.houseCards;
  const input = (language: 'en' | 'fr') => ({
    id: language,
    label: forms.name[language].label,
    placeholder: forms.name[language].hint,
    value: name[language],
    longest: HOUSE_LIMITS.name,
    required: language === 'en',
  });
  return form(`name.${number}`, buttons.name, [input('en'), input('fr')]);
};

/** The numbers that a card has beside its text: those that may be missing, and those that are there. */
export const statsOfCard = ({ card }: HouseCard): readonly StatName[] =>
  STAT_NAMES.filter((name) => name === 'copies' || (name === 'souls' ? card.type !== 'loot' : card[name] !== null));

/** The form for the numbers beside the text. */
export const statsForm = (one: HouseCard, w: Words): Form => {
  const { forms, buttons } = w.houseCards;
  return form(
    `stats.${one.number}`,
    buttons.numbers,
    statsOfCard(one).map((name) => ({
      id: name,
      label: forms.stats[name],
      placeholder: forms.number,
      value: one.card[name] === null ? '' : `${one.card[name]}`,
      longest: NUMBER,
      required: name !== 'souls',
    })),
  );
};

/** The form for the sums of the reward box. */
export const rewardForm = ({ number, card: { reward } }: HouseCard, w: Words): Form => {
  const { forms, buttons } = w.houseCards;
  return form(
    `reward.${number}`,
    buttons.reward,
    (['coins', 'loot', 'treasure'] as const).map((name) => ({
      id: name,
      label: forms.reward[name],
      placeholder: forms.number,
      value: `${reward?.[name] ?? 0}`,
      longest: NUMBER,
      required: false,
    })),
  );
};

/** The form for the numbers in the text. */
export const textNumbersForm = ({ number, card }: HouseCard, w: Words): Form => {
  const { forms, buttons } = w.houseCards;
  const numbers = textNumbers(card);
  const { label, hint } = forms.inText(numbers.length);
  return form(`intext.${number}`, buttons.inText, [
    { id: 'numbers', label, placeholder: hint, value: w.board.listed(numbers.map(String)), longest: NUMBERS },
  ]);
};

/** The form for the text, in the words in which our own texts are. */
export const textForm = ({ number }: HouseCard, said: string, w: Words): Form => {
  const { forms, buttons } = w.houseCards;
  return form(`text.${number}`, buttons.text, [
    {
      id: 'text',
      label: forms.text.label,
      placeholder: forms.text.hint,
      value: clip(said, LONGEST),
      longest: LONGEST,
      style: TextInputStyle.Paragraph,
    },
  ]);
};
