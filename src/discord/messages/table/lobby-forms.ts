import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { LONGEST_WORD, type Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { formatId } from '../../protocol/ids.js';
import { clip } from '../../protocol/payload.js';

/** The titles and labels of forms (Discord). */
const FORM_TEXT = 45;

/** The name of the field of a word. */
export const WORD_FIELD = 'word';

/** The form for a word that somebody adds to the chance of a game, begun with the one that they have added. */
export const wordForm = ({ data }: Table, word: string, w: Words): APIModalInteractionResponseCallbackData => ({
  custom_id: formatId({ game: data.game.id, window: '', verb: 'word', arg: '' }),
  title: clip(w.chance.button, FORM_TEXT),
  components: [
    {
      type: ComponentType.Label,
      label: clip(w.chance.label, FORM_TEXT),
      component: {
        type: ComponentType.TextInput,
        custom_id: WORD_FIELD,
        style: TextInputStyle.Short,
        max_length: LONGEST_WORD,
        required: false,
        placeholder: w.chance.hint,
        ...(word === '' ? {} : { value: word }),
      },
    },
  ],
});

/** Characters of a date. */
const LONGEST_DATE = 40;

/** The name of the field of a date. */
export const DATE_FIELD = 'date';

/** The form for the date until which a lobby stands, as the clock of its host shows it. */
export const dateForm = ({ data }: Table, zone: string | null, w: Words): APIModalInteractionResponseCallbackData => ({
  custom_id: formatId({ game: data.game.id, window: '', verb: 'date', arg: '' }),
  title: clip(w.lobby.date.title, FORM_TEXT),
  components: [
    {
      type: ComponentType.Label,
      label: clip(w.lobby.date.label(zone ?? 'UTC'), FORM_TEXT),
      component: {
        type: ComponentType.TextInput,
        custom_id: DATE_FIELD,
        style: TextInputStyle.Short,
        max_length: LONGEST_DATE,
        required: false,
        placeholder: w.lobby.date.hint,
      },
    },
  ],
});
