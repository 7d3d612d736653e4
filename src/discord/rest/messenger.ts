import { DiscordAPIError, Routes } from 'discord.js';
import { MessageFlags } from 'discord-api-types/v10';
import type { APIChannel, APIGuildMember, APIMessage, RESTPatchAPIChannelMessageJSONBody } from 'discord-api-types/v10';
import { withEmojis } from '../protocol/emojis.js';
import type { Attached, Payload } from '../protocol/payload.js';
import type { Permit, Work } from './budget.js';
import type { Requests } from './requests.js';

/** Discord's codes (topics/opcodes). */
const UNKNOWN_CHANNEL = 10_003;
const UNKNOWN_MEMBER = 10_007;
const UNKNOWN_USER = 10_013;
const UNKNOWN_MESSAGE = 10_008;
const UNKNOWN_WEBHOOK = 10_015;
const INVALID_WEBHOOK_TOKEN = 50_027;
const MISSING_ACCESS = 50_001;
const MISSING_PERMISSIONS = 50_013;
const ARCHIVED_THREAD = 50_083;
const AUTO_MODERATED = 200_000;
const CLOSED = 50_007;
const INVALID_RECIPIENT = 50_033;
const NO_SHARED_SERVER = 50_278;

/** Messages of a channel that are looked at. */
const LOOKED_AT = 50;

/** The message is gone; the bot may not reach it; its channel is gone with everything in it. */
type Fate = 'gone' | 'forbidden' | 'lost' | null;

/** What an error means for a message of ours; null for anything that is no answer about it. */
export const fateOf = (error: unknown): Fate => {
  if (!(error instanceof DiscordAPIError)) return null;
  switch (error.code) {
    case UNKNOWN_MESSAGE:
    case UNKNOWN_WEBHOOK:
    case INVALID_WEBHOOK_TOKEN:
      return 'gone';
    case UNKNOWN_CHANNEL:
      return 'lost';
    case MISSING_ACCESS:
    case MISSING_PERMISSIONS:
    case ARCHIVED_THREAD:
    case AUTO_MODERATED:
      return 'forbidden';
    default:
      return refusesDirectMessages(error) ? 'forbidden' : null;
  }
};

/** Whether Discord will not take this, however often it is tried. */
export const isRefusedForGood = (error: unknown): boolean => error instanceof DiscordAPIError && error.status < 500;

/** Whether somebody is in a server, and until when they may only read (milliseconds since 1970), null for one who may act. */
export type Membership = { readonly is: 'gone' } | { readonly is: 'member'; readonly timedOutUntil: number | null };

const isCode = (error: unknown, code: number): boolean => error instanceof DiscordAPIError && error.code === code;

/** Why no direct message reaches somebody: they have closed them, share no server with the bot, or have no account any more. */
const UNREACHABLE = [CLOSED, NO_SHARED_SERVER, INVALID_RECIPIENT, UNKNOWN_USER];

/** Whether somebody takes no direct messages from the bot. */
export const refusesDirectMessages = (error: unknown): boolean => UNREACHABLE.some((code) => isCode(error, code));

/** How a message is posted. */
interface Posting {
  readonly silent: boolean;
  readonly permit?: Permit;
}

/** Messages of the bot in a channel, by Discord's REST API (documents resources/message). What takes something away, or only counts, can wait. */
export interface Messenger {
  /**
   * `silent` notifies nobody; `permit` is the one that has been taken for it.
   * @returns the id of the message; the same nonce within some minutes makes no second one
   */
  post(channel: string, payload: Payload, nonce: string, how?: Posting): Promise<string>;
  /** A thread that has been archived is opened again for it. */
  edit(channel: string, message: string, payload: Payload, permit?: Permit): Promise<void>;
  /** How many messages have been posted after this one, counted up to a number of at most 100. */
  countAfter(channel: string, message: string, most: number): Promise<number>;
  /** Whether one of the newest messages is the bot's own and has this text at the end of the footer of its embed. */
  hasPosted(channel: string, footer: string): Promise<boolean>;
  /** A message that is gone already is no error. */
  remove(channel: string, message: string): Promise<void>;
  /** Takes the buttons off a message, which then says this. */
  strip(channel: string, message: string, content: string): Promise<void>;
  /** Changes what a message says, with its buttons; what is embedded stays. A message that is gone already is no error. */
  reword(channel: string, message: string, payload: Payload): Promise<void>;
  /** The channel of the direct messages with a user. */
  direct(user: string): Promise<string>;
  /** A direct message to a user. */
  tell(user: string, content: string): Promise<void>;
  /** Whether somebody is a member of a server, and if so until when they have been timed out. */
  member(server: string, user: string): Promise<Membership>;
}

/** An edit takes back that a moderator has hidden the embeds: without them nobody could play. */
const rewriteOf = (payload: Payload) => {
  const { body, files } = requestOf(payload);
  return { body: { ...body, flags: 0 }, files };
};

/** A message and its files: those listed are all that it keeps (documents resources/message). */
const requestOf = (payload: Payload) => {
  const { files, ...rest } = withEmojis(payload);
  return {
    body: {
      ...rest,
      attachments: files.map(({ name, alt }, at) => ({ id: String(at), filename: name, description: alt })),
    },
    files: files.map(fileOf),
  };
};

const fileOf = ({ name, data }: Attached) => ({ name, data, contentType: 'image/png' });

/** Messages for one kind of work; what is taken away is for another one. */
export const messengerOn = (on: (work: Work) => Requests, work: Work, removals: Work = 'upkeep'): Messenger => {
  const rest = on(work);
  const away = on(removals);
  const patch = async (channel: string, message: string, body: RESTPatchAPIChannelMessageJSONBody): Promise<void> => {
    await away.patch(Routes.channelMessage(channel, message), { body });
  };
  const direct = async (user: string): Promise<string> =>
    ((await rest.post(Routes.userChannels(), { body: { recipient_id: user } })) as APIChannel).id;
  return {
    async post(channel, payload, nonce, how = { silent: false }) {
      const flags = how.silent ? { flags: MessageFlags.SuppressNotifications } : {};
      const { body, files } = requestOf(payload);
      const request = { body: { ...body, ...flags, nonce, enforce_nonce: true }, files };
      const posted = (await rest.post(Routes.channelMessages(channel), request, how.permit)) as APIMessage;
      return posted.id;
    },
    async edit(channel, message, payload, permit) {
      try {
        await rest.patch(Routes.channelMessage(channel, message), rewriteOf(payload), permit);
      } catch (error) {
        if (!isCode(error, ARCHIVED_THREAD)) throw error;
        await rest.patch(Routes.channel(channel), { body: { archived: false } });
        await rest.patch(Routes.channelMessage(channel, message), rewriteOf(payload));
      }
    },
    async countAfter(channel, message, most) {
      const query = new URLSearchParams({ after: message, limit: String(most) });
      const after = await on('upkeep').get(Routes.channelMessages(channel), { query });
      return (after as readonly APIMessage[]).length;
    },
    async hasPosted(channel, footer) {
      const query = new URLSearchParams({ limit: String(LOOKED_AT) });
      const newest = (await rest.get(Routes.channelMessages(channel), { query })) as readonly APIMessage[];
      return newest.some(
        ({ author, embeds }) => author.bot === true && embeds[0]?.footer?.text.endsWith(footer) === true,
      );
    },
    async remove(channel, message) {
      try {
        await away.delete(Routes.channelMessage(channel, message));
      } catch (error) {
        if (fateOf(error) === null) throw error;
      }
    },
    async strip(channel, message, content) {
      try {
        await patch(channel, message, { content, components: [], allowed_mentions: { parse: [] } });
      } catch (error) {
        if (fateOf(error) === null) throw error;
      }
    },
    async reword(channel, message, payload) {
      const { content, components, allowed_mentions } = withEmojis(payload);
      try {
        await patch(channel, message, { content, components: [...components], allowed_mentions });
      } catch (error) {
        if (fateOf(error) === null) throw error;
      }
    },
    direct,
    async tell(user, content) {
      const body = { content, allowed_mentions: { parse: [] } };
      await rest.post(Routes.channelMessages(await direct(user)), { body });
    },
    async member(server, user) {
      try {
        const found = (await rest.get(Routes.guildMember(server, user))) as APIGuildMember;
        const until = found.communication_disabled_until ?? null;
        return { is: 'member', timedOutUntil: until === null ? null : Date.parse(until) };
      } catch (error) {
        if (isCode(error, UNKNOWN_MEMBER) || isCode(error, UNKNOWN_USER)) return { is: 'gone' };
        throw error;
      }
    },
  };
};
