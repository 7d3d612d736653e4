import { ApplicationCommandOptionType as T, ApplicationCommandType } from 'discord-api-types/v10';
import type {
  APIApplicationCommand,
  APIApplicationCommandBasicOption,
  APIApplicationCommandInteractionDataBasicOption,
  APIApplicationCommandInteractionDataOption,
  APIApplicationCommandOption,
  APIInteractionDataResolved,
} from 'discord-api-types/v10';
import { permissionsOf } from '../world/channel-access.js';
import type { ChannelRecord, PersonRecord } from '../world/records.js';
import { everyoneRole, findUser, rolesIn, toChannel, toMember } from '../world/serialize.js';
import { registeredCommands } from '../world/world.js';
import type { World } from '../world/world.js';

/** What a client refuses before anything is sent: an unknown command, a missing option, a disabled button. */
export class ClientRefusal extends Error {}

/** A value as a person types or picks it; a user option takes the person's id, an attachment the text of the file. */
type OptionValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

type BasicOption = APIApplicationCommandBasicOption;

interface FoundCommand {
  readonly command: APIApplicationCommand;
  /** The groups and subcommands below the root, outermost first. */
  readonly path: readonly { readonly name: string; readonly type: T.Subcommand | T.SubcommandGroup }[];
  readonly options: readonly BasicOption[];
}

const isNested = (option: APIApplicationCommandOption): option is Exclude<APIApplicationCommandOption, BasicOption> =>
  option.type === T.Subcommand || option.type === T.SubcommandGroup;

/** Whether a person is offered a command here (interactions/application-commands: contexts, integration types). */
function isOffered(
  world: World,
  channel: ChannelRecord,
  person: PersonRecord,
  command: APIApplicationCommand,
): boolean {
  const {
    contexts = null,
    integration_types: types = [0] as readonly number[],
    default_member_permissions: needed,
  } = command;
  const inContext = (context: number): boolean => contexts === null || contexts.includes(context);
  switch (channel.kind) {
    case 'text':
    case 'forum':
    case 'thread': {
      const bits = BigInt(needed ?? 0);
      return world.botInServer && inContext(0) && (permissionsOf(world, person) & bits) === bits;
    }
    case 'direct':
      return inContext(1) && (contexts !== null || command.dm_permission !== false);
    case 'private':
      return inContext(2) && types.includes(1);
    default:
      return channel satisfies never;
  }
}

/**
 * Finds a command of the menu on messages or people.
 * @throws ClientRefusal when there is none
 */
export function findMenu(
  world: World,
  channel: ChannelRecord,
  person: PersonRecord,
  name: string,
  type: ApplicationCommandType,
): APIApplicationCommand {
  const command = registeredCommands(world).find((entry) => entry.type === type && entry.name === name);
  if (command === undefined || !isOffered(world, channel, person, command)) {
    throw new ClientRefusal(`there is no command ${name} here`);
  }
  return command;
}

/**
 * Finds a slash command by its words, e.g. `souls new`.
 * @throws ClientRefusal when there is none
 */
export function findCommand(world: World, channel: ChannelRecord, person: PersonRecord, words: string): FoundCommand {
  const [root, ...rest] = words.replace(/^\//, '').trim().split(/\s+/);
  const command = registeredCommands(world).find(
    (entry) => entry.type === ApplicationCommandType.ChatInput && entry.name === root,
  );
  if (command === undefined || !isOffered(world, channel, person, command)) {
    throw new ClientRefusal(`there is no command /${words}`);
  }
  const path: { name: string; type: T.Subcommand | T.SubcommandGroup }[] = [];
  let options: readonly APIApplicationCommandOption[] = command.options ?? [];
  for (const word of rest) {
    const next = options.filter(isNested).find((option) => option.name === word);
    if (next === undefined) throw new ClientRefusal(`there is no command /${words}`);
    path.push({ name: next.name, type: next.type });
    options = next.options ?? [];
  }
  if (options.some(isNested)) throw new ClientRefusal(`/${words} needs a subcommand`);
  return { command, path, options: options.filter((option): option is BasicOption => !isNested(option)) };
}

/** Wraps the options in the subcommands that they belong to. */
export function nested(
  found: FoundCommand,
  options: readonly APIApplicationCommandInteractionDataBasicOption[],
): APIApplicationCommandInteractionDataOption[] {
  return found.path.reduceRight<APIApplicationCommandInteractionDataOption[]>(
    (inner, step) => [
      { name: step.name, type: step.type, options: inner } as APIApplicationCommandInteractionDataOption,
    ],
    [...options],
  );
}

/**
 * Checks every value as a client does and gives them in the order of the command.
 * @throws ClientRefusal
 */
export function chosen(
  world: World,
  found: FoundCommand,
  values: OptionValues,
): readonly APIApplicationCommandInteractionDataBasicOption[] {
  for (const name of Object.keys(values)) {
    if (!found.options.some((option) => option.name === name)) throw new ClientRefusal(`there is no option ${name}`);
  }
  return found.options.flatMap((option) => {
    const value = values[option.name];
    if (value === undefined) {
      if (option.required === true) throw new ClientRefusal(`the option ${option.name} is required`);
      return [];
    }
    checkValue(world, option, value);
    return [{ name: option.name, type: option.type, value } as APIApplicationCommandInteractionDataBasicOption];
  });
}

/** The values for an autocomplete request: unchecked, as they are being typed, one of them focused. */
export function typing(
  found: FoundCommand,
  values: OptionValues,
  focused: string,
): readonly APIApplicationCommandInteractionDataBasicOption[] {
  const option = found.options.find((entry) => entry.name === focused);
  if (option === undefined || !('autocomplete' in option) || option.autocomplete !== true) {
    throw new ClientRefusal(`the option ${focused} has no autocomplete`);
  }
  const filled = found.options.filter((entry) => entry.name === focused || values[entry.name] !== undefined);
  return filled.map((entry) => {
    const value = values[entry.name] ?? '';
    const isFocused = entry.name === focused;
    return {
      name: entry.name,
      type: entry.type,
      value: isFocused ? String(value) : value,
      ...(isFocused ? { focused: true } : {}),
    } as APIApplicationCommandInteractionDataBasicOption;
  });
}

function refuse(option: BasicOption, why: string): never {
  throw new ClientRefusal(`the option ${option.name} ${why}`);
}

function checkValue(world: World, option: BasicOption, value: OptionValue): void {
  switch (option.type) {
    case T.String: {
      if (typeof value !== 'string' || value === '') return refuse(option, 'must be a text');
      const { min_length: min = 0, max_length: max = 6000 } = option as { min_length?: number; max_length?: number };
      if (value.length < min || value.length > max) return refuse(option, `must have ${min} to ${max} characters`);
      return checkChoice(option, value);
    }
    case T.Integer:
    case T.Number: {
      const whole = option.type === T.Integer;
      if (typeof value !== 'number' || !(whole ? Number.isSafeInteger(value) : Number.isFinite(value))) {
        return refuse(option, whole ? 'must be a whole number' : 'must be a number');
      }
      const { min_value: min = -Infinity, max_value: max = Infinity } = option as {
        min_value?: number;
        max_value?: number;
      };
      if (value < min || value > max) return refuse(option, `must lie between ${min} and ${max}`);
      return checkChoice(option, value);
    }
    case T.Boolean:
      return typeof value === 'boolean' ? undefined : refuse(option, 'must be true or false');
    case T.User:
      return typeof value === 'string' && findUser(world, value) !== undefined
        ? undefined
        : refuse(option, 'must be a user');
    case T.Role:
      return typeof value === 'string' && rolesIn(world).some(({ id }) => id === value)
        ? undefined
        : refuse(option, 'must be a role');
    case T.Attachment:
      return typeof value === 'string' ? undefined : refuse(option, 'must be the text of a file');
    case T.Channel:
    case T.Mentionable:
      return refuse(option, 'is of a kind that the stand-in does not have');
    default:
      option satisfies never;
  }
}

function checkChoice(option: BasicOption, value: OptionValue): void {
  if (!('choices' in option) || option.choices === undefined || option.choices.length === 0) return;
  if (!option.choices.some((choice) => choice.value === value)) refuse(option, 'must be one of its choices');
}

/** The roles that ids stand for. */
export function resolvedRoles(world: World, ids: readonly string[]): Pick<APIInteractionDataResolved, 'roles'> {
  const found = rolesIn(world).filter(({ id }) => ids.includes(id));
  return found.length === 0 ? {} : { roles: Object.fromEntries(found.map((role) => [role.id, role])) };
}

/** The people that ids stand for, as interactions carry them. */
export function resolved(world: World, ids: readonly string[]): APIInteractionDataResolved {
  const users = ids.flatMap((id) => findUser(world, id) ?? []);
  return {
    users: Object.fromEntries(users.map((user) => [user.id, user])),
    members: Object.fromEntries(
      users.map((user) => {
        const { user: _user, deaf: _deaf, mute: _mute, ...member } = toMember(user);
        const person = world.people.get(user.id);
        const permissions = person === undefined ? everyoneRole().permissions : String(permissionsOf(world, person));
        return [user.id, { ...member, permissions }];
      }),
    ),
  };
}

/** What ids stand for that were picked in a select: people, roles, channels. */
export function resolvedFor(world: World, ids: readonly string[]): APIInteractionDataResolved {
  const channels = ids.flatMap((id) => world.channels.get(id) ?? []);
  return {
    ...resolved(world, ids),
    ...resolvedRoles(world, ids),
    ...(channels.length > 0
      ? { channels: Object.fromEntries(channels.map((channel) => [channel.id, toChannel(channel, world)])) }
      : {}),
  } as APIInteractionDataResolved;
}
