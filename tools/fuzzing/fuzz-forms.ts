import type { APIInteraction } from 'discord-api-types/v10';
import fc, { type Arbitrary } from 'fast-check';
import { VERBS } from '../../src/discord/index.js';
import type { Fuzzer } from './fuzzed-people.js';
import type { Effect, FuzzedWorld } from './fuzzed-world.js';
import { edited, edits, oddText, type Edit } from './odd-texts.js';

/** A form that somebody fills in, opened by them as a client does, and sent as it is or forged. */
interface FilledForm {
  readonly who: number;
  readonly form: 'ask' | 'answer';
  /** Which question an answer is about, counted from the oldest. */
  readonly question: number;
  readonly again: boolean;
  readonly texts: Readonly<Record<'question' | 'answer' | 'section', string>>;
  readonly forged: Forged | null;
}

type Forged =
  | { readonly forge: 'verb'; readonly verb: string }
  | { readonly forge: 'id'; readonly edit: Edit }
  /** Its fields have other names, or there are none. */
  | { readonly forge: 'fields'; readonly names: readonly string[] };

const sentence = fc.oneof(
  fc.constantFrom(
    'Who gets the soul?',
    'May I attack twice?',
    'Meurt-on deux fois ?',
    'The active player.',
    'dying',
    'Setup',
  ),
  fc.tuple(fc.constantFrom('What of ', 'Why '), fc.nat(10_000)).map((parts) => parts.join('')),
  oddText(500),
);

const forgeries: Arbitrary<Forged> = fc.oneof(
  fc.record({ forge: fc.constant('verb'), verb: fc.constantFrom(...VERBS) }),
  fc.record({ forge: fc.constant('id'), edit: edits }),
  fc.record({
    forge: fc.constant('fields'),
    names: fc.array(fc.constantFrom('question', 'answer', 'section', 'x'), { maxLength: 2 }),
  }),
);

/** Questions to the hosts, and their answers. */
export const filledForms: Arbitrary<FilledForm> = fc.record({
  who: fc.nat(6),
  form: fc.constantFrom('ask', 'answer'),
  question: fc.nat(60),
  again: fc.boolean(),
  texts: fc.record({ question: sentence, answer: sentence, section: fc.oneof(fc.constant(''), sentence) }),
  forged: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: forgeries }),
});

/** Fields as a client of Discord sends them. */
const fieldsOf = (texts: readonly (readonly [string, string])[]): readonly object[] =>
  texts.map(([custom_id, value], id) => ({ type: 18, id, component: { type: 4, id: id + 10, custom_id, value } }));

const forging =
  ({ form, texts, forged }: FilledForm) =>
  (interaction: APIInteraction): APIInteraction => {
    const data = interaction.data as { readonly custom_id: string };
    const own = form === 'ask' ? (['question'] as const) : (['answer', 'section'] as const);
    const named = own.map((name) => [name, texts[name]] as const);
    const filled = { ...data, components: fieldsOf(named) };
    const made = (change: object): APIInteraction =>
      ({ ...interaction, data: { ...filled, ...change } }) as unknown as APIInteraction;
    switch (forged?.forge) {
      case undefined:
        return made({});
      case 'verb':
        return made({ custom_id: data.custom_id.replace(/::[a-z]+:/, `::${forged.verb}:`) });
      case 'id':
        return made({ custom_id: edited(data.custom_id, forged.edit).slice(0, 100) });
      case 'fields':
        return made({ components: fieldsOf(forged.names.map((name) => [name, texts.question] as const)) });
      default:
        return forged satisfies never;
    }
  };

const NOTHING: Effect = { unsent: true, refused: false, moved: false, wrong: [] };

/** The newest questions that may still stand, by the interactions in which they were asked. */
export type Questions = string[];

/** Most questions that are left standing: with more, nobody could ask any more. */
const MOST_STANDING = 12;

const press = async (world: FuzzedWorld, person: Fuzzer, customId: string): Promise<Effect> => {
  const on = world.screens(person).at(-1);
  if (on === undefined) return NOTHING;
  return world.send(person, { kind: 'component', messageId: on.id, customId, unchecked: true });
};

/** Opens a form, and sends it; who manages the server removes the oldest question when there are many. */
export const formSent = async (world: FuzzedWorld, filled: FilledForm, asked: Questions): Promise<Effect> => {
  const manager = world.people.find(({ manages }) => manages) as Fuzzer;
  const oldest = asked.length > MOST_STANDING ? asked.shift() : undefined;
  if (oldest !== undefined) await press(world, manager, `v1:me::drop:${oldest}.sure`);
  const person = filled.form === 'answer' && filled.who % 4 !== 0 ? manager : (world.people[filled.who] as Fuzzer);
  const about = asked[filled.question % Math.max(1, asked.length)] ?? '1';
  const opening = filled.form === 'ask' ? 'v1:me::ask:' : `v1:me::answer:${about}${filled.again ? '.again' : ''}`;
  const opened = await press(world, person, opening);
  const form = world.opened;
  if (opened.wrong.length > 0 || opened.refused || form?.person !== person) return opened;
  const fields = filled.form === 'ask' ? { question: 'x' } : { answer: 'x', section: '' };
  const action = { kind: 'modal', interactionId: form.interaction, fields } as const;
  const sent = await world.send(person, action, forging(filled));
  if (filled.form === 'ask' && !sent.refused && sent.interaction !== undefined) asked.push(sent.interaction);
  return sent;
};
