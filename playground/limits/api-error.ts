import { RESTJSONErrorCodes } from 'discord-api-types/v10';

/** One entry of Discord's nested `errors` object. */
export interface FieldError {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly message: string;
}

/** An answer of the REST API that is not a success, as Discord words it (topics/opcodes). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly fields: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: number,
    message: string,
    more: {
      readonly fields?: readonly FieldError[];
      readonly headers?: Readonly<Record<string, string>>;
      readonly extra?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = more.fields ?? [];
    this.headers = more.headers ?? {};
    this.extra = more.extra ?? {};
  }

  /** The JSON body, with `errors` nested by field path. */
  body(): Record<string, unknown> {
    const body: Record<string, unknown> = { message: this.message, code: this.code, ...this.extra };
    if (this.fields.length > 0) body['errors'] = nest(this.fields);
    return body;
  }
}

/** Does this to a part of the body: what is wrong with it is named below that part. */
export function within<T>(part: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof ApiError) || error.fields.length === 0) throw error;
    const { status, code, message, headers, extra } = error;
    const fields = error.fields.map((field) => ({ ...field, path: [part, ...field.path] }));
    throw new ApiError(status, code, message, { fields, headers, extra });
  }
}

interface Nested {
  [key: string]: Nested | { code: string; message: string }[];
}

function nest(fields: readonly FieldError[]): Nested {
  const root: Nested = {};
  for (const field of fields) {
    let node = root;
    for (const step of field.path) {
      const key = String(step);
      const child = node[key];
      if (child === undefined || Array.isArray(child)) {
        const made: Nested = {};
        node[key] = made;
        node = made;
      } else node = child;
    }
    const list = node['_errors'];
    const entry = { code: field.code, message: field.message };
    if (Array.isArray(list)) list.push(entry);
    else node['_errors'] = [entry];
  }
  return root;
}

export const errors = {
  unauthorized: () => new ApiError(401, 0, '401: Unauthorized'),
  unknownRoute: () => new ApiError(404, 0, '404: Not Found'),
  methodNotAllowed: () => new ApiError(405, 0, '405: Method Not Allowed'),
  unknownChannel: () => new ApiError(404, RESTJSONErrorCodes.UnknownChannel, 'Unknown Channel'),
  unknownGuild: () => new ApiError(404, RESTJSONErrorCodes.UnknownGuild, 'Unknown Guild'),
  unknownMember: () => new ApiError(404, RESTJSONErrorCodes.UnknownMember, 'Unknown Member'),
  unknownMessage: () => new ApiError(404, RESTJSONErrorCodes.UnknownMessage, 'Unknown Message'),
  unknownUser: () => new ApiError(404, RESTJSONErrorCodes.UnknownUser, 'Unknown User'),
  unknownEmoji: () => new ApiError(404, RESTJSONErrorCodes.UnknownEmoji, 'Unknown Emoji'),
  tooManyEmojis: () =>
    new ApiError(400, RESTJSONErrorCodes.MaximumNumberOfEmojisReached, 'Maximum number of emojis reached (2000)'),
  unknownWebhook: () => new ApiError(404, RESTJSONErrorCodes.UnknownWebhook, 'Unknown Webhook'),
  unknownInteraction: () => new ApiError(404, RESTJSONErrorCodes.UnknownInteraction, 'Unknown interaction'),
  unknownCommand: () => new ApiError(404, RESTJSONErrorCodes.UnknownApplicationCommand, 'Unknown application command'),
  missingAccess: () => new ApiError(403, RESTJSONErrorCodes.MissingAccess, 'Missing Access'),
  missingPermissions: () => new ApiError(403, RESTJSONErrorCodes.MissingPermissions, 'Missing Permissions'),
  archivedThread: () => new ApiError(400, RESTJSONErrorCodes.InvalidActionOnArchivedThread, 'Thread is archived'),
  threadExists: () =>
    new ApiError(
      400,
      RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage,
      'A thread has already been created for this message',
    ),
  tooManyThreads: () =>
    new ApiError(400, RESTJSONErrorCodes.MaximumActiveThreads, 'Maximum number of active threads reached'),
  wrongTextChannel: () =>
    new ApiError(
      400,
      RESTJSONErrorCodes.CannotSendMessagesInNonTextChannel,
      'Cannot send messages in a non-text channel',
    ),
  wrongChannelType: () =>
    new ApiError(
      400,
      RESTJSONErrorCodes.CannotExecuteActionOnThisChannelType,
      'Cannot execute action on this channel type',
    ),
  unknownRecipient: () => new ApiError(400, RESTJSONErrorCodes.InvalidRecipients, 'Invalid Recipient(s)'),
  cannotMessage: () =>
    new ApiError(403, RESTJSONErrorCodes.CannotSendMessagesToThisUser, 'Cannot send messages to this user'),
  noSharedServer: () =>
    new ApiError(
      403,
      RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
      'Cannot send messages to this user due to having no mutual guilds',
    ),
  tooManyFollowUps: () =>
    new ApiError(
      400,
      RESTJSONErrorCodes.ThisInteractionHasHitTheMaximumNumberOfFollowUpMessages,
      'This interaction has hit the maximum number of follow up messages.',
    ),
  tooLarge: () => new ApiError(413, RESTJSONErrorCodes.RequestEntityTooLarge, 'Request entity too large'),
  emptyMessage: () => new ApiError(400, RESTJSONErrorCodes.CannotSendAnEmptyMessage, 'Cannot send an empty message'),
  notAuthor: () =>
    new ApiError(
      403,
      RESTJSONErrorCodes.CannotEditMessageAuthoredByAnotherUser,
      'Cannot edit a message authored by another user',
    ),
  tokenExpired: () => new ApiError(401, RESTJSONErrorCodes.InvalidWebhookToken, 'Invalid Webhook Token'),
  alreadyAcknowledged: () =>
    new ApiError(
      400,
      RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged,
      'Interaction has already been acknowledged.',
    ),
  invalidJson: () => new ApiError(400, 50109, 'The request body contains invalid JSON.'),
  invalidForm: (fields: readonly FieldError[]) =>
    new ApiError(400, RESTJSONErrorCodes.InvalidFormBodyOrContentType, 'Invalid Form Body', { fields }),
};
