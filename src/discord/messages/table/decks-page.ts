import { cardsInSet, deckSizes, houseCardsAt, isOn, PLAYABLE_SETS, setsOf, type Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { formatId } from '../../protocol/ids.js';
import {
  button,
  clip,
  clipLines,
  LIMITS,
  message,
  rows,
  select,
  type Payload,
  type Row,
} from '../../protocol/payload.js';
import { deckLines } from './deck-lines.js';

const COLOUR = 0x8a6d3b;

/** What is on or off about decks. */
const SWITCHES = ['rooms', 'ratios'] as const;

const controls = ({ data }: Table, w: Words): readonly Row[] => {
  const { tableSettings: words } = w;
  const id = (arg: string): string => formatId({ game: data.game.id, window: '', verb: 'choose', arg });
  const sets = PLAYABLE_SETS.map((set) => ({
    value: set,
    label: w.knownCard.set[set],
    description: words.setDescription(cardsInSet(set)),
    chosen: setsOf(data.game.options).includes(set),
  }));
  const switches = SWITCHES.map((name) => {
    const on = isOn(data, name);
    return button(id(`${name}.${on ? 'off' : 'on'}`), words.switched(name, on), on ? 'success' : 'secondary');
  });
  return rows([select(id('sets'), words.chooseSets, sets, { min: 1, max: sets.length })], switches);
};

/** The sets and decks of a table for one person: its host chooses, everybody else reads. */
export const decksMessage = (table: Table, user: string, w: Words, notice: string | null): Payload => {
  const { data } = table;
  const { tableSettings: words } = w;
  const sizes = deckSizes(data.game.options, data.game.seats.length, houseCardsAt(table));
  const leads = data.phase === 'lobby' && data.game.host === user;
  const about = [
    ...(notice === null ? [] : [`**${notice}**`, '']),
    ...deckLines(table, w),
    words.deckSizes(sizes),
    ...(sizes.leftOut === 0 ? [] : [words.leftOut(sizes.leftOut)]),
    '',
    ...SWITCHES.map((name) => `${words.switched(name, isOn(data, name))} — ${words.switchDescription(name)}`),
  ];
  return message({
    embeds: [
      { title: clip(words.decksTitle, LIMITS.title), description: clipLines(about, LIMITS.description), color: COLOUR },
    ],
    components: [
      ...(leads ? controls(table, w) : []),
      ...rows([
        button(formatId({ game: data.game.id, window: '', verb: 'options', arg: 'back' }), w.ui.back),
        button(formatId({ game: data.game.id, window: '', verb: 'lists', arg: '' }), words.lists),
        ...(leads || houseCardsAt(table).length > 0
          ? [button(formatId({ game: data.game.id, window: '', verb: 'house', arg: '' }), w.houseCards.buttons.table)]
          : []),
      ]),
    ],
  });
};
