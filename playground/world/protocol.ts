import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  InteractionResponseType,
  Locale,
} from 'discord-api-types/v10';
import type { ChannelRecord, PersonRecord, Thread, Variety } from './records.js';
import type { Ping } from './world.js';

// What the driver and the page say to the stand-in, under /playground/api.

export type PersonView = PersonRecord;
export type ChannelView = ChannelRecord;

/** Where the bot finds the stand-in, and its fixed identities. */
export interface Address {
  /** The page and the driver, e.g. `http://127.0.0.1:8080`. */
  readonly url: string;
  /** For discord.js: `rest: { api: apiUrl, version: '10' }`. */
  readonly apiUrl: string;
  readonly token: string;
  readonly applicationId: string;
  readonly guildId: string;
  /** The first channel. */
  readonly channelId: string;
}

/** Everything that one person's client shows. */
interface Snapshot {
  readonly type: 'snapshot';
  readonly applicationId: string;
  readonly serverId: string;
  readonly people: readonly PersonView[];
  readonly channels: readonly ChannelView[];
  readonly messages: readonly APIMessage[];
  readonly commands: readonly APIApplicationCommand[];
  readonly botOnline: boolean;
  /** How many milliseconds the clock is ahead of the real one. */
  readonly ahead: number;
}

/** One change of what a person sees. `revision` counts that person's changes. */
export type FeedEvent = { readonly revision: number } & (
  | Snapshot
  | { readonly type: 'message'; readonly message: APIMessage }
  | { readonly type: 'gone'; readonly messageId: string }
  | { readonly type: 'people'; readonly people: readonly PersonView[] }
  | { readonly type: 'channels'; readonly channels: readonly ChannelView[] }
  | { readonly type: 'commands'; readonly commands: readonly APIApplicationCommand[] }
  | { readonly type: 'bot'; readonly online: boolean }
  | { readonly type: 'clock'; readonly ahead: number }
);

/** Part of every answer: a person's feed has shown all effects once it has reached that person's revision. */
export interface Shown {
  readonly revisions: Readonly<Record<string, number>>;
}

/** How the bot answered an action. */
export interface Settled {
  readonly interactionId: string;
  readonly response: InteractionResponseType;
  /** The message that carries the answer: the new one, or the one that was clicked. */
  readonly messageId: string | null;
  readonly modal: APIModalInteractionResponseCallbackData | null;
  readonly choices: readonly APIApplicationCommandOptionChoice[];
}

export interface Fault {
  /** The status to answer with; without one the request is only delayed. */
  readonly status?: number;
  /** Discord's code that goes with it (topics/opcodes). */
  readonly code?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The connection breaks before the request is done, or after it is done and before its reply. */
  readonly cut?: 'before' | 'after';
  /** Milliseconds before the answer. */
  readonly delay?: number;
  /** How many requests it befalls. */
  readonly times: number;
}

export type ThreadChange = Partial<Pick<Thread, 'archived' | 'locked'>>;
export type PersonChange = Partial<Omit<PersonRecord, 'id' | 'name' | 'locale'>>;

/** What befalls the connection of the bot. */
type ConnectionControl =
  | {
      readonly do:
        | 'dropConnections'
        | 'requestReconnect'
        | 'duplicateLastInteraction'
        | 'checkDeadlines'
        | 'stopAnswering';
    }
  | { readonly do: 'closeConnections'; readonly code: number }
  /** The next connections are answered with an HTTP status in place of the gateway's. */
  | { readonly do: 'refuseUpgrades'; readonly status: number; readonly times: number }
  /** The next connections are closed with a code when they identify or resume. */
  | { readonly do: 'closeBeginnings'; readonly code: number; readonly times: number }
  /** So many new sessions may begin, for so many milliseconds. */
  | { readonly do: 'limitIdentifies'; readonly remaining: number; readonly resetAfter: number }
  /** Every connection is sent this, whatever it is. */
  | { readonly do: 'sendPacket'; readonly packet: unknown }
  | { readonly do: 'advanceClock'; readonly milliseconds: number }
  /** Time passes for the bot too, which does all that is due meanwhile; null: until somebody's time is over. */
  | { readonly do: 'passTime'; readonly milliseconds: number | null }
  | { readonly do: 'setLatency'; readonly latency: { readonly least: number; readonly most: number } | null }
  /** Every so many known emojis in components are refused as unknown; null: none. */
  | { readonly do: 'refuseEmojis'; readonly every: number | null }
  /** What happens is told late, and in another order. */
  | { readonly do: 'holdEvents'; readonly milliseconds: number; readonly isReversed: boolean }
  | { readonly do: 'invalidateSession'; readonly resumable: boolean }
  | { readonly do: 'fail'; readonly route: string; readonly fault: Fault };

/** What is done at once. */
export type InstantControl = Exclude<Control, { readonly do: 'passTime' }>;

/** What a moderator, a person in their settings, or the server does. */
export type WorldControl =
  | { readonly do: 'addChannel'; readonly name: string; readonly variety?: Variety; readonly server?: string }
  | {
      readonly do: 'addThread';
      readonly channelId: string;
      readonly personId: string;
      readonly name: string;
      readonly isPrivate: boolean;
    }
  /** Answers with the id; tags get ids of their own. */
  | {
      readonly do: 'addForum';
      readonly name: string;
      readonly isMedia: boolean;
      readonly tags: readonly { readonly name: string; readonly moderated: boolean }[];
    }
  | { readonly do: 'addPost'; readonly forumId: string; readonly personId: string; readonly name: string }
  | { readonly do: 'addRole'; readonly name: string; readonly mentionable: boolean; readonly permissions?: string }
  | { readonly do: 'setBotRoles'; readonly roleIds: readonly string[] }
  /** A moderator takes the embeds off a message, or gives them back. */
  | { readonly do: 'suppressEmbeds'; readonly messageId: string; readonly suppressed: boolean }
  | { readonly do: 'setCommunity'; readonly locale: Locale | null }
  | { readonly do: 'setInstallTypes'; readonly types: readonly number[] }
  | { readonly do: 'deleteRole'; readonly roleId: string }
  /** Posts keep the id of a deleted tag, which cannot be sent again. */
  | { readonly do: 'deleteTag'; readonly forumId: string; readonly name: string }
  | { readonly do: 'setBotPermissions'; readonly channelId: string; readonly permissions: string }
  | { readonly do: 'deleteMessage'; readonly messageId: string }
  | { readonly do: 'deleteChannel'; readonly channelId: string }
  | {
      readonly do: 'changeThread';
      readonly threadId: string;
      readonly change: ThreadChange;
    }
  | { readonly do: 'setThreadLimit'; readonly limit: number }
  | { readonly do: 'openDirect'; readonly personId: string }
  | { readonly do: 'addPrivateChannel'; readonly name: string; readonly externalApps: boolean }
  | {
      readonly do: 'changePerson';
      readonly personId: string;
      readonly change: PersonChange;
    }
  | { readonly do: 'leaveServer' | 'joinServer' }
  /** Answers with the id. */
  | { readonly do: 'addServer' };

/** What tests and the page's panel do to the stand-in itself. */
export type Control = ConnectionControl | WorldControl;

export interface Records {
  readonly botInServer: boolean;
  /** The time of the stand-in, in milliseconds since 1970. */
  readonly now: number;
  readonly problems: readonly string[];
  /** Requests that were answered with 429, by method and route. */
  readonly refused: readonly string[];
  readonly pings: readonly Ping[];
}
