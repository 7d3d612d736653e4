import { ComponentType, type APIInteraction, type APIMessage } from 'discord-api-types/v10';
import fc, { type Arbitrary } from 'fast-check';
import { decisionOf } from '../../src/engine/index.js';
import { VERBS, type ButtonVerb } from '../../src/discord/index.js';
import type { Action } from '../../playground/index.js';
import { PLACES, type Fuzzer } from './fuzzed-people.js';
import type { Effect, FuzzedWorld } from './fuzzed-world.js';
import { edited, edits, oddText, type Edit } from './odd-texts.js';

/** How an id that somebody saw is forged. */
type Twist =
  | { readonly twist: 'verb'; readonly verb: string }
  | { readonly twist: 'game' | 'window'; readonly of: number }
  | { readonly twist: 'arg' | 'all'; readonly edit: Edit }
  | { readonly twist: 'values'; readonly values: readonly string[] };

/** Somebody presses something. Numbers count among what is there then, and begin again after its last. */
type Press =
  /** Whoever is asked at a table uses what their panel offers them. */
  | { readonly does: 'answer'; readonly place: number; readonly part: number; readonly pick: number }
  /** Somebody uses what they see on one of their newest messages, as it is or forged. */
  | {
      readonly does: 'use';
      readonly who: number;
      readonly screen: number;
      readonly part: number;
      readonly pick: number;
      readonly twist: Twist | null;
    }
  /** Somebody uses an id that was shown to anybody at any time. */
  | {
      readonly does: 'recall';
      readonly who: number;
      readonly seen: number;
      readonly pick: number;
      readonly twist: Twist | null;
    };

const twists: Arbitrary<Twist> = fc.oneof(
  fc.record({ twist: fc.constant('verb'), verb: fc.constantFrom(...VERBS) }),
  fc.record({ twist: fc.constantFrom('game', 'window'), of: fc.nat(200) }),
  fc.record({ twist: fc.constantFrom('arg', 'arg', 'all'), edit: edits }),
  fc.record({ twist: fc.constant('values'), values: fc.array(oddText(100), { maxLength: 4 }) }),
);

const twistOr = (plainly: number): Arbitrary<Twist | null> =>
  fc.oneof({ weight: plainly, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: twists });

/** All that somebody may press, what is really offered more often than not. */
export const presses: Arbitrary<Press> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('answer'),
      place: fc.nat(PLACES.length - 1),
      part: fc.nat(50),
      pick: fc.nat(25),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      does: fc.constant('use'),
      who: fc.nat(6),
      screen: fc.nat(5),
      part: fc.nat(50),
      pick: fc.nat(25),
      twist: twistOr(1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('recall'),
      who: fc.nat(6),
      seen: fc.nat(1_000_000),
      pick: fc.nat(25),
      twist: twistOr(2),
    }),
  },
);

/** A button or menu as it was shown. */
interface Part {
  readonly id: string;
  /** What a menu offers; null for a button. */
  readonly values: readonly string[] | null;
  readonly least: number;
  readonly type: ComponentType;
}

/** The buttons and menus of a message that can be used. */
const partsOf = ({ components = [] }: APIMessage): readonly Part[] =>
  components.flatMap((row) =>
    'components' in row
      ? row.components.flatMap((part): readonly Part[] => {
          if (!('custom_id' in part) || part.disabled === true) return [];
          const { custom_id: id, type } = part;
          if (part.type === ComponentType.Button) return [{ id, values: null, least: 0, type }];
          const { min_values: least = 1 } = part as { readonly min_values?: number };
          const values = part.type === ComponentType.StringSelect ? part.options.map(({ value }) => value) : [];
          return [{ id, values, least, type }];
        })
      : [],
  );

/** Ids that were shown in a world, the oldest first. */
export type Shown = Part[];

const KEPT = 4_000;
const note = (shown: Shown, parts: readonly Part[]): void => {
  const last = new Set(shown.slice(-60).map(({ id }) => id));
  shown.push(...parts.filter(({ id }) => !last.has(id)));
  if (shown.length > KEPT) shown.splice(0, shown.length - KEPT);
};

/** What is chosen in a menu: as many as it takes, or one of the people there. */
const valuesFor = ({ values, least, type }: Part, pick: number, world: FuzzedWorld): readonly string[] | null => {
  if (values === null) return null;
  const all = type === ComponentType.UserSelect ? world.people.map(({ id }) => id) : values;
  const at = pick % Math.max(1, all.length);
  return [...all.slice(at), ...all].slice(0, Math.max(1, least));
};

const others = (shown: Shown, of: number): readonly string[] =>
  (shown[of % Math.max(1, shown.length)]?.id ?? '').split(':');

/** The id and what was chosen, forged. */
const twisted = (
  id: string,
  values: readonly string[] | null,
  twist: Twist | null,
  shown: Shown,
): { readonly id: string; readonly values: readonly string[] | null } => {
  if (twist === null) return { id, values };
  const [version = '', game = '', window = '', verb = '', ...arg] = id.split(':');
  const made = (parts: readonly string[]): string => parts.join(':').slice(0, 100) || 'x';
  switch (twist.twist) {
    case 'verb':
      return { id: made([version, game, window, twist.verb, ...arg]), values };
    case 'game':
      return { id: made([version, others(shown, twist.of)[1] ?? '', window, verb, ...arg]), values };
    case 'window':
      return { id: made([version, game, others(shown, twist.of)[2] ?? '', verb, ...arg]), values };
    case 'arg':
      return { id: made([version, game, window, verb, edited(arg.join(':'), twist.edit)]), values };
    case 'all':
      return { id: made([edited(id, twist.edit)]), values };
    case 'values':
      return { id, values: twist.values };
    default:
      return twist satisfies never;
  }
};

const NOTHING: Effect = { unsent: true, refused: false, moved: false, wrong: [] };

/** What answers a question. */
const ANSWERS: readonly string[] = [
  'pass',
  'opt',
  'pick',
  'attack',
  'buy',
  'step',
  'confirm',
  'sure',
] satisfies readonly ButtonVerb[];
const verbOf = (id: string): string => id.split(':')[3] ?? '';

/** Who is asked at a table; null for nobody, or a computer player. */
const askedAt = async (world: FuzzedWorld, channel: string): Promise<Fuzzer | null> => {
  const table = await world.tables.table(channel);
  const decision = table === null || table.session === null ? null : decisionOf(table.session);
  const user = table?.data.game.seats.find(({ player }) => player === decision?.player)?.user;
  return world.people.find(({ id }) => id === user) ?? null;
};

/** What the newest panel of somebody in a channel offers them to answer with, what is ready to be confirmed before the rest. */
const offered = (
  world: FuzzedWorld,
  person: Fuzzer,
  channel: string,
): { on: APIMessage; parts: readonly Part[] } | null => {
  const panel = world
    .screens(person)
    .findLast((one) => one.channel_id === channel && ((one.flags ?? 0) & 64) !== 0 && one.embeds.length > 0);
  if (panel === undefined) return null;
  const parts = partsOf(panel).filter(({ id }) => ANSWERS.includes(verbOf(id)));
  const ready = parts.filter(({ id }) => ['confirm', 'sure'].includes(verbOf(id)));
  return parts.length === 0 ? null : { on: panel, parts: ready.length > 0 ? ready : parts };
};

const useOf = (
  on: APIMessage,
  id: string,
  values: readonly string[] | null,
): Extract<Action, { readonly kind: 'component' }> => ({
  kind: 'component',
  messageId: on.id,
  customId: id,
  unchecked: true,
  ...(values === null ? {} : { values }),
});

/** A menu of people is one also where its id was forged. */
const asMenu =
  (part: Part) =>
  (interaction: APIInteraction): APIInteraction =>
    part.type === ComponentType.UserSelect || part.values === null
      ? interaction
      : ({ ...interaction, data: { ...interaction.data, component_type: part.type } } as APIInteraction);

const answering = async (world: FuzzedWorld, press: Extract<Press, { does: 'answer' }>): Promise<Effect> => {
  const channel = world.channels[PLACES[press.place] ?? 'two'];
  const person = await askedAt(world, channel);
  if (person === null) return NOTHING;
  const found = offered(world, person, channel);
  if (found === null) return world.send(person, { kind: 'command', channelId: channel, command: 'hand', options: {} });
  const part = found.parts[press.part % found.parts.length];
  if (part === undefined) return NOTHING;
  return world.send(person, useOf(found.on, part.id, valuesFor(part, press.pick, world)));
};

/** Does what a press says, in a world in which these ids were shown. */
export const pressed = async (world: FuzzedWorld, press: Press, shown: Shown): Promise<Effect> => {
  if (press.does === 'answer') return answering(world, press);
  const person = world.people[press.who % world.people.length];
  const screens = person === undefined ? [] : world.screens(person);
  const newest = screens.slice(-6).toReversed();
  const on = newest[(press.does === 'use' ? press.screen : 0) % Math.max(1, newest.length)];
  if (person === undefined || on === undefined) return NOTHING;
  const parts = partsOf(on);
  note(shown, parts);
  const part =
    press.does === 'use'
      ? parts[press.part % Math.max(1, parts.length)]
      : shown[press.seen % Math.max(1, shown.length)];
  if (part === undefined) return NOTHING;
  const { id, values } = twisted(part.id, valuesFor(part, press.pick, world), press.twist, shown);
  const isAsShown = press.does === 'use' && press.twist === null;
  return world.send(person, useOf(on, id, values), isAsShown ? undefined : asMenu(part));
};
