import type { ServerResponse } from 'node:http';
import type { APIMessage } from 'discord-api-types/v10';
import { linked } from '../world/attachments.js';
import type { ChannelView, FeedEvent } from '../world/protocol.js';
import { canSee, maySee } from '../world/channel-access.js';
import { APPLICATION_ID, GUILD_ID, registeredCommands } from '../world/world.js';
import type { PersonRecord } from '../world/records.js';
import type { StoredMessage, World, WorldEvent } from '../world/world.js';

type Change = FeedEvent extends infer E ? (E extends FeedEvent ? Omit<E, 'revision'> : never) : never;

interface Feed {
  revision: number;
  readonly streams: Set<ServerResponse>;
}

/** What each person sees, as server-sent events. Nothing that a person may not see is ever written to their stream. */
export interface Feeds {
  /** Starts a stream with a snapshot and keeps it up to date until the client leaves. */
  open(userId: string, response: ServerResponse): void;
  /** How many changes each person has been shown. */
  revisions(): Readonly<Record<string, number>>;
  close(): void;
}

const SHOWN_MESSAGES = 100;

export function makeFeeds(world: World): Feeds {
  const feeds = new Map<string, Feed>();

  function feedOf(userId: string): Feed {
    const present = feeds.get(userId);
    if (present !== undefined) return present;
    const made: Feed = { revision: 0, streams: new Set() };
    feeds.set(userId, made);
    return made;
  }

  function snapshot(userId: string): Change {
    const perChannel = [...world.channels.keys()].flatMap((channelId) =>
      [...world.messages.values()]
        .filter((stored) => stored.message.channel_id === channelId && maySee(world, stored, userId))
        .slice(-SHOWN_MESSAGES),
    );
    return {
      type: 'snapshot',
      applicationId: APPLICATION_ID,
      serverId: GUILD_ID,
      people: [...world.people.values()],
      channels: channels(userId),
      messages: perChannel.map((stored) => shownTo(userId, stored)),
      commands: registeredCommands(world),
      botOnline: world.botOnline,
      ahead: world.clock.ahead(),
    };
  }

  /** A message as this person's client shows it. */
  const shownTo = (userId: string, stored: StoredMessage): APIMessage => {
    const message = linked(world, stored);
    return world.people.get(userId)?.hidesEmbeds === true ? { ...message, embeds: [] } : message;
  };

  const channels = (userId: string): readonly ChannelView[] =>
    [...world.channels.values()].filter((channel) => canSee(world, channel, userId));

  /** Shows everybody what the change is for them, null for nothing. */
  function show(changeFor: (userId: string) => Change | null): void {
    for (const [userId, feed] of feeds) {
      const change = changeFor(userId);
      if (change === null) continue;
      feed.revision += 1;
      const text = encode(feed.revision, change);
      for (const stream of feed.streams) stream.write(text);
    }
  }

  function listener(event: WorldEvent): void {
    switch (event.kind) {
      case 'messageCreated':
      case 'messageUpdated':
        return show((id) =>
          maySee(world, event.stored, id) ? { type: 'message', message: shownTo(id, event.stored) } : null,
        );
      case 'messageDeleted':
        return show((id) =>
          maySee(world, event.stored, id) ? { type: 'gone', messageId: event.stored.message.id } : null,
        );
      case 'channelCreated':
      case 'channelUpdated':
      case 'channelDeleted':
        return show((id) => ({ type: 'channels', channels: channels(id) }));
      case 'personChanged':
        return show((id) =>
          id === event.person.id && event.before !== undefined && seesOtherwise(event.before, event.person)
            ? snapshot(id)
            : { type: 'people', people: [...world.people.values()] },
        );
      case 'commandsChanged':
      case 'serverAdded':
      case 'serverJoined':
      case 'serverLeft':
      case 'serverChanged':
        return show(() => ({ type: 'commands', commands: registeredCommands(world) }));
      case 'botPresence':
        return show(() => ({ type: 'bot', online: event.online }));
      case 'clockMoved':
        return show(() => ({ type: 'clock', ahead: event.ahead }));
      case 'botMemberChanged':
      case 'interactionCreated':
      case 'interactionSettled':
      case 'fileStored':
      case 'fileRemoved':
      case 'roleCreated':
      case 'roleDeleted':
        return;
      default:
        event satisfies never;
    }
  }
  world.listeners.add(listener);

  return {
    open(userId, response) {
      const feed = feedOf(userId);
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(encode(feed.revision, snapshot(userId)));
      feed.streams.add(response);
      response.on('close', () => feed.streams.delete(response));
    },
    revisions: () => Object.fromEntries([...feeds].map(([userId, feed]) => [userId, feed.revision])),
    close() {
      world.listeners.delete(listener);
      for (const feed of feeds.values()) for (const stream of feed.streams) stream.end();
    },
  };
}

/** Whether a change of a person changes what they see of everything. */
const seesOtherwise = (before: PersonRecord, after: PersonRecord): boolean =>
  before.inServer !== after.inServer || before.hidesEmbeds !== after.hidesEmbeds;

function encode(revision: number, change: Change): string {
  return `data: ${JSON.stringify({ revision, ...change })}\n\n`;
}
