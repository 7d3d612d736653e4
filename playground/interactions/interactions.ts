import { randomBytes } from 'node:crypto';
import {
  ApplicationCommandType,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import type {
  APIInteraction,
  APIInteractionResponse,
  APIMessage,
  APIMessageInteractionMetadata,
  RESTPostAPIInteractionCallbackWithResponseResult,
} from 'discord-api-types/v10';
import { errors, within } from '../limits/api-error.js';
import { linked } from '../world/attachments.js';
import type { Upload } from '../world/attachments.js';
import { checkEmojis } from '../world/component-emojis.js';
import { edit, post, replyFields } from '../world/posting.js';
import type { Written } from '../world/posting.js';
import { botUser, toUser } from '../world/serialize.js';
import { awaken } from '../world/threads.js';
import { APPLICATION_ID, tell } from '../world/world.js';
import type { InteractionRecord, StoredMessage, World } from '../world/world.js';

/** Milliseconds in which the bot must answer (DISCORD.md section 1). */
export const DEADLINE = 3_000;
/** Milliseconds for which a token may edit and follow up. */
const TOKEN_LIFE = 15 * 60_000;
/** Followups of an interaction where the application is not installed. */
const GUEST_FOLLOW_UPS = 5;
const FORGET_AFTER = 60 * 60_000;

type R = typeof InteractionResponseType;
const R: R = InteractionResponseType;

/** Registers an interaction and delivers it to the bot. */
export function open(
  world: World,
  init: Pick<InteractionRecord, 'userId' | 'channelId' | 'sourceMessageId' | 'isGuest' | 'onlyEphemeral'>,
  build: (id: string, token: string) => APIInteraction,
): InteractionRecord {
  forgetOld(world);
  const id = world.ids.next();
  const token = tokenOf(id);
  const interaction: InteractionRecord = {
    ...init,
    id,
    token,
    createdAt: world.clock.now(),
    stalled: world.clock.stalled(),
    payload: build(id, token),
    response: null,
    failed: false,
    modal: null,
    originalId: null,
    followUps: 0,
    reach: new Set(),
  };
  world.interactions.set(id, interaction);
  tell(world, { kind: 'interactionCreated', interaction });
  return interaction;
}

/** A token names its interaction, as those of Discord do. */
const tokenOf = (id: string): string =>
  Buffer.from(`interaction:${id}:${randomBytes(24).toString('base64url')}`).toString('base64url');

const namedIn = (token: string): string => Buffer.from(token, 'base64url').toString().split(':')[1] ?? '';

function forgetOld(world: World): void {
  for (const [id, interaction] of world.interactions) {
    if (world.clock.now() - interaction.createdAt < FORGET_AFTER) return;
    world.interactions.delete(id);
  }
}

/** Fails every interaction that was not answered within the deadline. Called by timers and after a test moved the clock. */
export function checkDeadlines(world: World): void {
  for (const interaction of world.interactions.values()) checkDeadline(world, interaction);
}

function checkDeadline(world: World, interaction: InteractionRecord): void {
  if (interaction.response !== null || interaction.failed) return;
  if (world.clock.now() - interaction.createdAt - interaction.stalled() < DEADLINE) return;
  interaction.failed = true;
  tell(world, { kind: 'interactionSettled', interaction });
}

/** Which answers fit which interaction. */
function fits(interaction: InteractionRecord, type: InteractionResponseType): boolean {
  const kind = interaction.payload.type;
  const onMessage = interaction.sourceMessageId !== null;
  switch (type) {
    case R.ChannelMessageWithSource:
    case R.DeferredChannelMessageWithSource:
      return kind !== InteractionType.ApplicationCommandAutocomplete;
    case R.DeferredMessageUpdate:
    case R.UpdateMessage:
      return onMessage;
    case R.ApplicationCommandAutocompleteResult:
      return kind === InteractionType.ApplicationCommandAutocomplete;
    case R.Modal:
      return kind === InteractionType.ApplicationCommand || kind === InteractionType.MessageComponent;
    case R.Pong:
    case R.PremiumRequired:
    case R.LaunchActivity:
      return false;
    default:
      return type satisfies never;
  }
}

/**
 * The bot's first answer to an interaction.
 * @throws ApiError 10062 after the deadline or for a wrong token, 40060 the second time, 50035 when the kind does not fit
 */
export function acknowledge(
  world: World,
  id: string,
  token: string,
  response: APIInteractionResponse,
  uploads: readonly Upload[] = [],
): RESTPostAPIInteractionCallbackWithResponseResult {
  const interaction = world.interactions.get(id);
  if (interaction === undefined || interaction.token !== token) throw errors.unknownInteraction();
  if (interaction.response !== null) throw errors.alreadyAcknowledged();
  checkDeadline(world, interaction);
  if (interaction.failed) throw errors.unknownInteraction();
  if (!fits(interaction, response.type)) {
    throw errors.invalidForm([
      {
        path: ['type'],
        code: 'INTERACTION_RESPONSE_TYPE_INVALID',
        message: 'This answer does not fit the interaction.',
      },
    ]);
  }
  const stored = within('data', () => apply(world, interaction, response, uploads));
  const message = stored === null ? null : linked(world, stored);
  interaction.response = response;
  tell(world, { kind: 'interactionSettled', interaction });
  return {
    interaction: {
      id,
      type: interaction.payload.type,
      ...(message === null ? {} : describe(message)),
    },
    resource: { type: response.type, ...(message === null ? {} : { message }) },
  };
}

function describe(message: APIMessage): object {
  const flags = message.flags ?? 0;
  return {
    response_message_id: message.id,
    response_message_loading: (flags & MessageFlags.Loading) !== 0,
    response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
  };
}

function apply(
  world: World,
  interaction: InteractionRecord,
  response: APIInteractionResponse,
  uploads: readonly Upload[],
): StoredMessage | null {
  switch (response.type) {
    case R.ChannelMessageWithSource:
      return respond(world, interaction, response.data as Written, uploads);
    case R.DeferredChannelMessageWithSource: {
      const flags = (response.data?.flags ?? 0) | MessageFlags.Loading;
      return respond(world, interaction, { flags }, []);
    }
    case R.DeferredMessageUpdate:
      interaction.originalId = source(world, interaction).message.id;
      return null;
    case R.UpdateMessage: {
      const updated = edit(world, source(world, interaction), response.data ?? {}, uploads);
      interaction.originalId = updated.message.id;
      return updated;
    }
    case R.Modal:
      checkEmojis(world, response.data.components);
      interaction.modal = response.data;
      return null;
    case R.ApplicationCommandAutocompleteResult:
    case R.Pong:
    case R.PremiumRequired:
    case R.LaunchActivity:
      return null;
    default:
      return response satisfies never;
  }
}

function source(world: World, interaction: InteractionRecord): StoredMessage {
  const stored = world.messages.get(interaction.sourceMessageId ?? '');
  if (stored === undefined) throw errors.unknownMessage();
  return stored;
}

function respond(
  world: World,
  interaction: InteractionRecord,
  body: Written,
  uploads: readonly Upload[],
): StoredMessage {
  const stored = postFor(world, interaction, body, uploads, {
    type: responseType(interaction),
    interaction_metadata: metadata(world, interaction),
  });
  interaction.originalId = stored.message.id;
  return stored;
}

function responseType({ payload }: InteractionRecord): MessageType {
  if (payload.type !== InteractionType.ApplicationCommand) return MessageType.Default;
  return payload.data.type === ApplicationCommandType.ChatInput
    ? MessageType.ChatInputCommand
    : MessageType.ContextMenuCommand;
}

function metadata(world: World, interaction: InteractionRecord): APIMessageInteractionMetadata {
  const { payload, userId } = interaction;
  const person = world.people.get(userId);
  const name = payload.type === InteractionType.ApplicationCommand ? { name: commandName(payload) } : {};
  return {
    id: interaction.id,
    type: payload.type,
    ...(person === undefined ? {} : { user: toUser(person) }),
    authorizing_integration_owners: payload.authorizing_integration_owners,
    ...(interaction.sourceMessageId === null ? {} : { interacted_message_id: interaction.sourceMessageId }),
    ...name,
  } as APIMessageInteractionMetadata;
}

function commandName(payload: APIInteraction): string {
  if (payload.type !== InteractionType.ApplicationCommand) return '';
  const path = [payload.data.name];
  let options = 'options' in payload.data ? payload.data.options : undefined;
  for (let head = options?.[0]; head !== undefined && (head.type === 1 || head.type === 2); head = options?.[0]) {
    path.push(head.name);
    options = head.options;
  }
  return path.join(' ');
}

/** A thread opens again when an answer that everybody sees is written in it. */
function postFor(
  world: World,
  interaction: InteractionRecord,
  body: Written,
  uploads: readonly Upload[],
  extra: Partial<APIMessage>,
): StoredMessage {
  const flags = (body.flags ?? 0) | (interaction.onlyEphemeral ? MessageFlags.Ephemeral : 0);
  const ephemeral = (flags & MessageFlags.Ephemeral) !== 0;
  if (!ephemeral) awaken(world, interaction.channelId);
  const stored = post(world, {
    channelId: interaction.channelId,
    author: botUser,
    body,
    uploads,
    visibleTo: ephemeral ? interaction.userId : null,
    extra: { ...extra, flags, application_id: APPLICATION_ID, webhook_id: APPLICATION_ID },
  });
  interaction.reach.add(stored.message.id);
  return stored;
}

/**
 * The interaction whose token this is, once it has been answered.
 * @throws ApiError 10015 for an unknown or unanswered one, 50027 after 15 minutes
 */
export function byToken(world: World, applicationId: string, token: string): InteractionRecord {
  const found = world.interactions.get(namedIn(token));
  if (found?.token !== token || applicationId !== APPLICATION_ID) throw errors.unknownWebhook();
  if (world.clock.now() - found.createdAt >= TOKEN_LIFE) throw errors.tokenExpired();
  if (found.response === null) throw errors.unknownWebhook();
  return found;
}

/**
 * A message that this token may read, edit and delete: `@original`, its followups, or the message that was clicked.
 * @throws ApiError 10008
 */
export function reachable(world: World, interaction: InteractionRecord, id: string): StoredMessage {
  const wanted = id === '@original' ? interaction.originalId : id;
  if (wanted === null) throw errors.unknownMessage();
  const within =
    wanted === interaction.originalId || wanted === interaction.sourceMessageId || interaction.reach.has(wanted);
  const stored = within ? world.messages.get(wanted) : undefined;
  if (stored === undefined) throw errors.unknownMessage();
  return stored;
}

/** A followup. The first one after a deferred answer takes its place and keeps its visibility. */
export function followUp(
  world: World,
  interaction: InteractionRecord,
  body: Written,
  uploads: readonly Upload[] = [],
): StoredMessage {
  const original = interaction.originalId === null ? undefined : world.messages.get(interaction.originalId);
  const pending = original !== undefined && ((original.message.flags ?? 0) & MessageFlags.Loading) !== 0;
  if (interaction.isGuest && interaction.followUps >= GUEST_FOLLOW_UPS) throw errors.tooManyFollowUps();
  interaction.followUps += 1;
  if (pending) return edit(world, original, { ...body, flags: null }, uploads);
  return postFor(world, interaction, body, uploads, {
    ...replyFields(world, interaction.channelId, body),
    interaction_metadata: metadata(world, interaction),
  });
}
