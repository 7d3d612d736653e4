import { ComponentType, InteractionType, type APIInteraction } from 'discord-api-types/v10';
import fc, { type Arbitrary } from 'fast-check';
import { allCards, houseCopy, isCopiable, neutralName } from '../../cards/index.js';
import type { Card } from '../../src/engine/index.js';
import { HOUSE_CARD_LIMITS, houseCardsKey } from '../../src/table/index.js';
import { words } from '../../src/text/index.js';
import type { Fuzzer } from './fuzzed-people.js';
import type { Effect, FuzzedWorld } from './fuzzed-world.js';
import { edited, edits, oddText, type Edit } from './odd-texts.js';
import { changedTree, graftsOf, treeChanges, type TreeChange } from './tree-changes.js';

/** What somebody does with the house cards of their server. */
type HouseInput = { readonly who: number } & (
  | { readonly way: 'file'; readonly cards: readonly ChangedCopy[]; readonly edit: Edit | null }
  | { readonly way: 'form'; readonly form: FormName; readonly card: number; readonly texts: readonly string[] }
  | {
      readonly way: 'press';
      readonly what: string;
      readonly card: number;
      readonly more: string;
      readonly value: string;
    }
);

/** A copy of a published card, changed in places of its tree. */
interface ChangedCopy {
  readonly of: number;
  readonly changes: readonly TreeChange[];
}

/** The fields of each form. */
const FIELDS = {
  name: ['en', 'fr'],
  stats: ['hp', 'dc', 'atk', 'souls', 'copies'],
  reward: ['coins', 'loot', 'treasure'],
  intext: ['numbers'],
  text: ['text'],
} as const;
type FormName = keyof typeof FIELDS;

/** What buttons and menus do. */
const PRESSES = ['list', 'open', 'card', 'write', 'export', 'test', 'category', 'words', 'place', 'word'] as const;
const LATER_PRESSES = ['remove', 'sure', 'name', 'stats', 'reward', 'intext', 'text', 'x'] as const;

const COPIABLE = allCards.filter(isCopiable);

/** A card as files have it. */
const filed = (card: Card): object => {
  const { id: _id, set: _set, back: _back, ...one } = houseCopy(card, 1, Math.min(card.copies, 2));
  return { ...one, name: neutralName('house-1') };
};
const GRAFTS = graftsOf(COPIABLE.map(filed));
const TEXTS = COPIABLE.map((card) =>
  words('en', { card: () => card })
    .cardText(card)
    .join('\n'),
);

const changedCopies: Arbitrary<ChangedCopy> = fc.record({
  of: fc.nat(COPIABLE.length - 1),
  changes: fc.array(treeChanges, { maxLength: 2 }),
});

const typed = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -1, max: 21 }).map(String) },
  { weight: 2, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...TEXTS), edits).map(([text, edit]) => edited(text, edit)) },
  { weight: 1, arbitrary: fc.constantFrom('Kaboom', 'Boum !', '@everyone', '<@1>', '1, 2, 3') },
  { weight: 1, arbitrary: oddText(500) },
);

const who = fc.oneof({ weight: 4, arbitrary: fc.constant(5) }, { weight: 1, arbitrary: fc.nat(6) });
const card = fc.integer({ min: 1, max: 6 });

/** Files, forms, buttons and menus, most of them of somebody who may. */
export const houseInputs: Arbitrary<HouseInput> = fc.oneof(
  fc.record({
    who,
    way: fc.constant('file'),
    cards: fc.array(changedCopies, { maxLength: 3 }),
    edit: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: edits }),
  }),
  fc.record({
    who,
    way: fc.constant('form'),
    form: fc.constantFrom('name', 'stats', 'reward', 'intext', 'text'),
    card,
    texts: fc.array(typed, { maxLength: 5 }),
  }),
  fc.record({
    who,
    way: fc.constant('press'),
    what: fc.constantFrom(...PRESSES, ...LATER_PRESSES),
    card,
    more: fc.oneof(
      fc.constant(''),
      fc.tuple(fc.nat(3), fc.nat(90)).map((at) => at.join('.')),
      oddText(8),
    ),
    value: fc.oneof(
      fc.nat(70).map(String),
      fc.constantFrom('loot', 'monster', 'treasure', 'basic', 'boss', 'you', 'players', 'deal'),
      oddText(20),
    ),
  }),
);

const fileOf = ({ cards, edit }: Extract<HouseInput, { way: 'file' }>): string => {
  const made = cards.map(({ of, changes }) =>
    changes.reduce<unknown>((tree, change) => changedTree(tree, change, GRAFTS), filed(COPIABLE[of] as Card)),
  );
  const text = JSON.stringify({ kind: 'four-souls-house-cards', version: 1, cards: made });
  return edit === null ? text : edited(text, edit);
};

/** The files of an interaction lie in their own addresses, for there is no network. */
const withFile =
  (text: string) =>
  (interaction: APIInteraction): APIInteraction => {
    const { resolved, ...data } = interaction.data as { readonly resolved: { readonly attachments: object } };
    const url = `data:application/json;base64,${Buffer.from(text).toString('base64')}`;
    const attachments = Object.fromEntries(
      Object.entries(resolved.attachments).map(([id, file]) => [id, { ...(file as object), url, proxy_url: url }]),
    );
    return { ...interaction, data: { ...data, resolved: { ...resolved, attachments } } } as unknown as APIInteraction;
  };

/** A button that somebody has pressed, sent as the form that it opens. */
const asForm =
  (form: FormName, texts: readonly string[]) =>
  (interaction: APIInteraction): APIInteraction => {
    const { custom_id } = interaction.data as { readonly custom_id: string };
    const components = FIELDS[form].slice(0, Math.max(1, texts.length)).map((name, id) => {
      const component = { type: ComponentType.TextInput, id: id + 10, custom_id: name, value: texts[id] ?? '' };
      return { type: ComponentType.Label, id, component };
    });
    return { ...interaction, type: InteractionType.ModalSubmit, data: { custom_id, components } } as APIInteraction;
  };

const asMenu =
  (value: string) =>
  (interaction: APIInteraction): APIInteraction => {
    const data = { ...(interaction.data as object), component_type: ComponentType.StringSelect, values: [value] };
    return { ...interaction, data } as APIInteraction;
  };

const NOTHING: Effect = { unsent: true, refused: false, moved: false, wrong: [] };

/** Cards that stand in a server from the beginning, and as many as it keeps here. */
const FIRST = ['bomb', 'mega-bean', 'monstro'] as const;
const MOST = Math.min(12, HOUSE_CARD_LIMITS.cards);

/** Has the server a few cards: without any nothing could be done, and with very many all would take long. */
const stocked = async (world: FuzzedWorld): Promise<void> => {
  const server = world.inside.guildId;
  const cards = await world.tables.servers.houseCards.of(server);
  if (cards.length > 0 && cards.length <= MOST) return;
  const first = COPIABLE.filter(({ id }) => FIRST.some((one) => one === id)).map((one, at) => ({
    number: at + 1,
    card: { ...houseCopy(one, at + 1, 1), name: neutralName(`house-${at + 1}`) },
    test: null,
  }));
  world.keep('server', houseCardsKey(server), JSON.stringify({ format: 1, next: first.length + 1, cards: first }));
};

/** Does it, as the command, a form or a button. */
export const houseCardsMade = async (world: FuzzedWorld, input: HouseInput): Promise<Effect> => {
  await stocked(world);
  const person = world.people[input.who] as Fuzzer;
  if (input.way === 'file') {
    const file = fileOf(input);
    const action = {
      kind: 'command',
      channelId: world.channels.lobby,
      command: 'souls cards',
      options: { file },
    } as const;
    return world.send(person, action, withFile(file));
  }
  const on = world.screens(person).at(-1);
  if (on === undefined) return NOTHING;
  const numbers = (await world.tables.servers.houseCards.of(world.inside.guildId)).map(({ number }) => number);
  const number = numbers[input.card - 1] ?? input.card;
  const arg = input.way === 'form' ? `${input.form}.${number}` : [input.what, number, input.more].join('.');
  const customId = `v1:server::own:${arg}`.slice(0, 100);
  const action = { kind: 'component', messageId: on.id, customId, unchecked: true } as const;
  return world.send(person, action, input.way === 'form' ? asForm(input.form, input.texts) : asMenu(input.value));
};
