import { ApplicationCommandType, InteractionType, MessageFlags } from 'discord-api-types/v10';
import type { APIInteraction, APIMessage } from 'discord-api-types/v10';
import { given, linked } from '../world/attachments.js';
import { open } from './interactions.js';
import { post } from '../world/posting.js';
import { chosen, ClientRefusal, findCommand, findMenu, nested, resolved, resolvedRoles, typing } from './options.js';
import type { OptionValues } from './options.js';
import { botPermissions, canSee, isOfServer, isTimedOut, maySee, permissionsOf } from '../world/channel-access.js';
import { DIRECT_PERMISSIONS } from '../world/records.js';
import type { ChannelRecord, PersonRecord } from '../world/records.js';
import { findUser, toChannel, toInteractionMember, toUser } from '../world/serialize.js';
import { addMentioned, archiveIdle, awaken } from '../world/threads.js';
import { formData, useData } from './using.js';
import type { FieldValues } from './using.js';
import { APPLICATION_ID, GUILD_ID, guildLocale, serverOf } from '../world/world.js';
import type { InteractionRecord, StoredMessage, World } from '../world/world.js';

/** What a person does with the bot. */
export type Action =
  | { readonly kind: 'command'; readonly channelId: string; readonly command: string; readonly options: OptionValues }
  | {
      readonly kind: 'autocomplete';
      readonly channelId: string;
      readonly command: string;
      readonly options: OptionValues;
      readonly focused: string;
    }
  /** A command of the menu on a message or on a person. */
  | {
      readonly kind: 'menu';
      readonly channelId: string;
      readonly command: string;
      readonly on: 'message' | 'user';
      readonly targetId: string;
    }
  | {
      readonly kind: 'component';
      readonly messageId: string;
      readonly customId: string;
      readonly values?: readonly string[];
      /** Skips the client's own checks, as a click that crossed an edit or a changed client does. */
      readonly unchecked?: boolean;
    }
  | { readonly kind: 'modal'; readonly interactionId: string; readonly fields: FieldValues };

/**
 * Acts as a person, with the checks that Discord's client makes.
 * @returns the interaction, already delivered to the bot
 * @throws ClientRefusal when the client would not send it
 */
export function act(world: World, userId: string, action: Action): InteractionRecord {
  const person = world.people.get(userId);
  if (person === undefined) throw new ClientRefusal('there is no such person');
  switch (action.kind) {
    case 'command':
    case 'autocomplete':
      return useCommand(world, person, action);
    case 'menu':
      return useMenu(world, person, action);
    case 'component': {
      const stored = seen(world, person, action.messageId);
      const message = linked(world, stored);
      if (stored.visibleTo === null) checkArchived(world, message.channel_id);
      const data = useData(world, message, action);
      if (action.unchecked !== true) choose(world, person, message.id, action);
      const origin = { channelId: message.channel_id, sourceMessageId: message.id };
      return start(world, person, origin, { type: InteractionType.MessageComponent, message, data });
    }
    case 'modal':
      return submitModal(world, person, action.interactionId, action.fields);
    default:
      return action satisfies never;
  }
}

/** In an archived thread buttons and menus may do nothing on the web and on phones (I discord/discord-api-docs#8474). */
function checkArchived(world: World, channelId: string): void {
  archiveIdle(world);
  const channel = world.channels.get(channelId);
  if (channel?.kind === 'thread' && channel.archived) {
    throw new ClientRefusal('in an archived thread buttons and menus do nothing');
  }
}

type Using = Extract<Action, { readonly kind: 'component' }>;

/** Of a menu that shows somebody what they have chosen they cannot choose the same again (I discord/discord-api-docs#4801). */
function choose(world: World, person: PersonRecord, messageId: string, { customId, values }: Using): void {
  if (values === undefined) return;
  const key = `${person.id}:${messageId}:${customId}`;
  const chosen = values.join();
  if (world.chosen.get(key) === chosen) throw new ClientRefusal('the menu shows this already, so nothing is sent');
  world.chosen.set(key, chosen);
}

type Typed = Extract<Action, { readonly kind: 'command' | 'autocomplete' }>;

function useCommand(world: World, person: PersonRecord, action: Typed): InteractionRecord {
  const found = findCommand(world, channelOf(world, action.channelId), person, action.command);
  const origin = { channelId: action.channelId, sourceMessageId: null };
  if (action.kind === 'autocomplete') {
    const options = nested(found, typing(found, action.options, action.focused));
    const data = { ...commandData(found.command), options };
    return start(world, person, origin, { type: InteractionType.ApplicationCommandAutocomplete, data });
  }
  const typed = chosen(world, found, action.options);
  const files = typed.flatMap(({ name, type, value }) =>
    type === 11 ? [{ name, file: given(world, action.channelId, String(value)) }] : [],
  );
  const options = typed.map((option) => {
    const own = files.find(({ name }) => name === option.name);
    return own === undefined ? option : ({ ...option, value: own.file.id } as typeof option);
  });
  const named = (type: number): readonly string[] =>
    options.flatMap((option) => (option.type === type ? [String(option.value)] : []));
  const [userIds, roleIds] = [named(6), named(8)];
  return start(world, person, origin, {
    type: InteractionType.ApplicationCommand,
    data: {
      ...commandData(found.command),
      options: nested(found, options),
      ...(userIds.length + roleIds.length + files.length > 0
        ? {
            resolved: {
              ...resolved(world, userIds),
              ...resolvedRoles(world, roleIds),
              ...(files.length === 0
                ? {}
                : { attachments: Object.fromEntries(files.map(({ file }) => [file.id, file])) }),
            },
          }
        : {}),
    },
  });
}

function useMenu(
  world: World,
  person: PersonRecord,
  action: Extract<Action, { readonly kind: 'menu' }>,
): InteractionRecord {
  const { channelId, targetId } = action;
  const type = action.on === 'message' ? ApplicationCommandType.Message : ApplicationCommandType.User;
  const command = findMenu(world, channelOf(world, channelId), person, action.command, type);
  const origin = { channelId, sourceMessageId: null };
  if (action.on === 'user' && findUser(world, targetId) === undefined) throw new ClientRefusal('there is no such user');
  const target =
    action.on === 'user'
      ? resolved(world, [targetId])
      : { messages: { [targetId]: linked(world, seen(world, person, targetId)) } };
  return start(world, person, origin, {
    type: InteractionType.ApplicationCommand,
    data: { ...commandData(command), type, target_id: targetId, resolved: target },
  });
}

function commandData(command: { readonly id: string; readonly name: string; readonly guild_id?: string }): object {
  const { id, name, guild_id } = command;
  return { id, name, type: ApplicationCommandType.ChatInput, ...(guild_id === undefined ? {} : { guild_id }) };
}

interface Specific {
  readonly type: InteractionType;
  readonly data: object;
  readonly message?: APIMessage;
}

interface Origin {
  readonly channelId: string;
  readonly sourceMessageId: string | null;
}

/** The channel, if there is one of this id. */
function channelOf(world: World, channelId: string): ChannelRecord {
  const channel = world.channels.get(channelId);
  if (channel === undefined) throw new ClientRefusal('there is no such channel');
  return channel;
}

/** A channel in which the person may act. */
function actingIn(world: World, person: PersonRecord, channelId: string): ChannelRecord {
  const channel = channelOf(world, channelId);
  if (!canSee(world, channel, person.id)) throw new ClientRefusal(`${person.name} does not see this channel`);
  if (channel.kind === 'forum') throw new ClientRefusal('in a forum itself nothing can be typed');
  if (isOfServer(channel) && isTimedOut(world, person)) throw new ClientRefusal(`${person.name} has been timed out`);
  return channel;
}

/** What an interaction says about where it is and who the person is there (interactions/receiving-and-responding). */
function placeOf(world: World, channel: ChannelRecord, person: PersonRecord): object {
  switch (channel.kind) {
    case 'text':
    case 'forum':
    case 'thread': {
      const server = serverOf(world, channel) ?? GUILD_ID;
      const isCommunity = server === GUILD_ID && world.community !== null;
      const locale = isCommunity ? guildLocale(world) : 'en-US';
      return {
        guild_id: server,
        guild: { id: server, locale, features: isCommunity ? ['COMMUNITY'] : [] },
        guild_locale: locale,
        channel: { ...toChannel(channel, world), permissions: String(permissionsOf(world, person)) },
        member: toInteractionMember(world, person),
        app_permissions: String(botPermissions(world, channel)),
        authorizing_integration_owners: { 0: server },
        context: 0,
      };
    }
    case 'direct':
      return {
        channel: toChannel(channel, world),
        user: toUser(person),
        app_permissions: String(botPermissions(world, channel)),
        authorizing_integration_owners: { 0: '0' },
        context: 1,
      };
    case 'private':
      return {
        channel: toChannel(channel, world),
        user: toUser(person),
        app_permissions: String(DIRECT_PERMISSIONS),
        authorizing_integration_owners: { 1: person.id },
        context: 2,
      };
    default:
      return channel satisfies never;
  }
}

function start(world: World, person: PersonRecord, origin: Origin, specific: Specific): InteractionRecord {
  const channel = actingIn(world, person, origin.channelId);
  const isGuest = channel.kind === 'private';
  return open(
    world,
    { userId: person.id, ...origin, isGuest, onlyEphemeral: isGuest && !channel.externalApps },
    (id, token) =>
      ({
        id,
        token,
        version: 1,
        application_id: APPLICATION_ID,
        ...specific,
        channel_id: channel.id,
        ...placeOf(world, channel, person),
        locale: person.locale,
        entitlements: [],
        attachment_size_limit: 10 * 1024 * 1024,
      }) as unknown as APIInteraction,
  );
}

function seen(world: World, person: PersonRecord, messageId: string): StoredMessage {
  const stored = world.messages.get(messageId);
  if (stored === undefined || !maySee(world, stored, person.id)) throw new ClientRefusal('there is no such message');
  return stored;
}

function submitModal(
  world: World,
  person: PersonRecord,
  interactionId: string,
  fields: FieldValues,
): InteractionRecord {
  const opener = world.interactions.get(interactionId);
  if (opener === undefined || opener.userId !== person.id || opener.modal === null) {
    throw new ClientRefusal('no such form is open');
  }
  const data = formData(world, opener.modal, fields);
  const { sourceMessageId, channelId } = opener;
  const source = sourceMessageId === null ? undefined : world.messages.get(sourceMessageId);
  const origin = { channelId, sourceMessageId: source === undefined ? null : sourceMessageId };
  const message = source === undefined ? {} : { message: linked(world, source) };
  return start(world, person, origin, { type: InteractionType.ModalSubmit, ...message, data });
}

/**
 * Writes a message as a person.
 * @throws ClientRefusal for an empty one, one over 2,000 characters, or an unknown channel
 */
export function say(world: World, userId: string, channelId: string, content: string): StoredMessage {
  const person = world.people.get(userId);
  if (person === undefined) throw new ClientRefusal('there is no such person');
  actingIn(world, person, channelId);
  const trimmed = content.trim();
  if (trimmed === '' || trimmed.length > 2000) throw new ClientRefusal('a message has 1 to 2,000 characters');
  awaken(world, channelId);
  addMentioned(world, channelId, trimmed);
  return post(world, { channelId, author: toUser(person), body: { content: trimmed }, visibleTo: null });
}

/** Puts an ephemeral message out of one's own sight. */
export function dismiss(world: World, userId: string, messageId: string): StoredMessage {
  const stored = world.messages.get(messageId);
  const ephemeral = ((stored?.message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  if (stored === undefined || !ephemeral || stored.visibleTo !== userId) {
    throw new ClientRefusal('only a message that you alone see can be dismissed');
  }
  return stored;
}
