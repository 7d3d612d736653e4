import {
  ApplicationCommandOptionType as Type,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  type APIInteraction,
} from 'discord-api-types/v10';
import fc, { type Arbitrary } from 'fast-check';
import { knownCards } from '../../cards/index.js';
import { PLACES, type Fuzzer, type Place } from './fuzzed-people.js';
import { COMMANDS, type Effect, type FuzzedWorld } from './fuzzed-world.js';
import { oddText } from './odd-texts.js';

/** A command as one types it, with its options. */
interface Typeable {
  readonly words: string;
  readonly options: readonly APIApplicationCommandBasicOption[];
}

const typeableIn = (words: string, options: readonly APIApplicationCommandOption[]): readonly Typeable[] => {
  const nested = options.flatMap((option) =>
    option.type === Type.Subcommand || option.type === Type.SubcommandGroup
      ? typeableIn(`${words} ${option.name}`, option.options ?? [])
      : [],
  );
  return nested.length > 0 ? nested : [{ words, options: options as readonly APIApplicationCommandBasicOption[] }];
};

const TYPEABLE = COMMANDS.flatMap(({ data }) =>
  typeableIn(data.name, (data.options ?? []) as readonly APIApplicationCommandOption[]),
);

type Value = string | number | boolean;

/** A command that somebody types, or an option of it that is being typed. */
interface Typed {
  readonly who: number;
  readonly place: Place;
  readonly command: string;
  readonly options: Readonly<Record<string, Value>>;
  /** The option that is being typed; null when the command is sent. */
  readonly focused: string | null;
  /** A type that an option is said to be of, though it is not. */
  readonly wrongly: Type.String | Type.Integer | Type.Boolean | null;
}

/** What stands for somebody who is there, until the world is known. */
const PERSON = /^person (\d)$/;

const names = knownCards.slice(0, 300).map(({ en }) => en);
const plausible = fc.oneof(
  fc.constantFrom(...names),
  fc.constantFrom(...names).map((name) => name.slice(0, 3)),
  fc.constantFrom(
    'p1',
    'p2',
    'p3',
    'o5',
    'o12',
    'deck:loot',
    'discard:treasure',
    'loot',
    'end',
    'pass',
    '1',
    '2',
    '1 2',
    '3',
  ),
  fc.constantFrom(
    '20:00',
    '7',
    '23:30',
    'Paris',
    'Europe/Berlin',
    'none',
    'open',
    'back',
    '2026-01-20',
    '2026-02-01',
    'UTC',
  ),
  fc.constantFrom('who gets the soul', 'death', 'attack roll', 'DEATH-03', 'curses'),
);

const someone = fc.oneof({ weight: 9, arbitrary: fc.nat(6).map((at) => `person ${at}`) }, fc.constant('123'));

const valueOf = (option: APIApplicationCommandBasicOption): Arbitrary<Value> => {
  switch (option.type) {
    case Type.Boolean:
      return fc.boolean();
    case Type.Integer:
    case Type.Number: {
      const { min_value: min = -10, max_value: max = 40 } = option as { min_value?: number; max_value?: number };
      return fc.oneof({ weight: 4, arbitrary: fc.integer({ min, max }) }, fc.constantFrom(-1, 0, 1e9, 2 ** 53, 0.5));
    }
    case Type.User:
      return someone;
    case Type.String: {
      const { choices = [] } = option as { choices?: readonly { value: string }[] };
      const given = choices.length === 0 ? plausible : fc.constantFrom(...choices.map(({ value }) => value));
      return fc.oneof({ weight: 5, arbitrary: given }, { weight: 1, arbitrary: oddText(120) });
    }
    default:
      return fc.constantFrom('1', '123456789012345678');
  }
};

const optionsOf = ({ options }: Typeable): Arbitrary<Typed['options']> =>
  fc.record(Object.fromEntries(options.map((option) => [option.name, valueOf(option)])), {
    requiredKeys: options.filter(({ required }) => required === true).map(({ name }) => name),
  });

const WRONG = fc.constantFrom(Type.String, Type.Integer, Type.Boolean) as Arbitrary<NonNullable<Typed['wrongly']>>;

const typed = (one: Typeable): Arbitrary<Typed> => {
  const suggested = one.options.filter((option) => 'autocomplete' in option && option.autocomplete === true);
  return fc.record({
    who: fc.nat(6),
    place: fc.constantFrom(...PLACES),
    command: fc.constant(one.words),
    options: optionsOf(one),
    focused:
      suggested.length === 0
        ? fc.constant(null)
        : fc.option(fc.constantFrom(...suggested.map(({ name }) => name)), { freq: 1 }),
    wrongly: fc.oneof({ weight: 19, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: WRONG }),
  });
};

/** Every command, and every option with suggestions, with what one would type more often than not. */
export const commandsTyped: Arbitrary<Typed> = fc.oneof(
  ...TYPEABLE.map((one) => ({ weight: 1 + one.options.length, arbitrary: typed(one) })),
);

/** What a client would take of a command in place of these values. */
const tame = ({ command }: Typed): Typed['options'] => {
  const { options = [] } = TYPEABLE.find(({ words }) => words === command) ?? {};
  return Object.fromEntries(
    options
      .filter(({ required }) => required === true)
      .map((option) => [option.name, option.type === Type.Integer ? 1 : option.type === Type.Boolean ? true : 'x']),
  );
};

interface Leaf {
  readonly type: Type;
  readonly name: string;
  readonly options?: readonly Leaf[];
}

/** The innermost options of a command, replaced. */
const withOptions = (options: readonly Leaf[], leaves: readonly object[]): readonly object[] => {
  const [first] = options;
  const isNested = first?.type === Type.Subcommand || first?.type === Type.SubcommandGroup;
  return isNested ? [{ ...first, options: withOptions(first.options ?? [], leaves) }] : leaves;
};

const forging =
  (one: Typed, options: Typed['options']) =>
  (interaction: APIInteraction): APIInteraction => {
    const declared = TYPEABLE.find(({ words }) => words === one.command)?.options ?? [];
    const leaves = Object.entries(options).map(([name, value]) => {
      const type = one.wrongly ?? declared.find((option) => option.name === name)?.type ?? Type.String;
      return { name, type, value, ...(name === one.focused ? { focused: true } : {}) };
    });
    const data = interaction.data as { readonly options?: readonly Leaf[] };
    return { ...interaction, data: { ...data, options: withOptions(data.options ?? [], leaves) } } as APIInteraction;
  };

/** Types a command, as a client would, or past what a client would take. */
export const typedIn = async (world: FuzzedWorld, one: Typed): Promise<Effect> => {
  const person = world.people[one.who] as Fuzzer;
  const options = Object.fromEntries(
    Object.entries(one.options).map(([name, value]) => {
      const at = typeof value === 'string' ? PERSON.exec(value)?.[1] : undefined;
      return [name, at === undefined ? value : (world.people[Number(at)]?.id ?? '')];
    }),
  );
  const channelId = world.channels[one.place];
  const { command, focused } = one;
  const plainly = await world.send(
    person,
    focused === null
      ? { kind: 'command', channelId, command, options }
      : { kind: 'autocomplete', channelId, command, options, focused },
    one.wrongly === null ? undefined : forging(one, options),
  );
  if (!plainly.unsent) return plainly;
  return world.send(person, { kind: 'command', channelId, command, options: tame(one) }, forging(one, options));
};
