import type { Faults } from '../rest/faults.js';
import type { Gateway } from '../gateway/gateway.js';
import { checkDeadlines } from '../interactions/interactions.js';
import { ClientRefusal } from '../interactions/options.js';
import type { InstantControl, WorldControl } from '../world/protocol.js';
import { USUAL_PERMISSIONS } from '../world/records.js';
import type { ChannelRecord, PersonRecord } from '../world/records.js';
import { MessageFlags } from 'discord-api-types/v10';
import { archiveIdle, changeThread, openByPerson, openPost } from '../world/threads.js';
import {
  addServer,
  directChannel,
  moveClock,
  putChannel,
  putMessage,
  putPerson,
  putRole,
  removeChannel,
  removeMessage,
  removeRole,
  setBotRoles,
  setCommunity,
  setInServer,
} from '../world/world.js';
import type { World } from '../world/world.js';

/**
 * Does to the stand-in what a test asks for.
 * @returns the id of what was made, or null
 * @throws ClientRefusal when what it is about does not exist
 */
export function control(world: World, gateway: Gateway, faults: Faults, command: InstantControl): string | null {
  switch (command.do) {
    case 'dropConnections':
      gateway.dropConnections();
      return null;
    case 'closeConnections':
      gateway.closeConnections(command.code);
      return null;
    case 'refuseUpgrades':
      gateway.faults.upgrades = { status: command.status, left: command.times };
      return null;
    case 'closeBeginnings':
      gateway.faults.beginnings = { code: command.code, left: command.times };
      return null;
    case 'limitIdentifies': {
      const { remaining, resetAfter } = command;
      world.identifies = { remaining, resetsAt: world.clock.now() + resetAfter };
      return null;
    }
    case 'sendPacket':
      gateway.sendPacket(command.packet);
      return null;
    case 'stopAnswering':
      gateway.stopAnswering();
      return null;
    case 'requestReconnect':
      gateway.requestReconnect();
      return null;
    case 'invalidateSession':
      gateway.invalidateSession(command.resumable);
      return null;
    case 'holdEvents':
      gateway.holdEvents(command.milliseconds, command.isReversed);
      return null;
    case 'duplicateLastInteraction': {
      const last = [...world.interactions.values()].at(-1);
      if (last === undefined) throw new ClientRefusal('there was no interaction');
      gateway.redeliver(last);
      return null;
    }
    case 'advanceClock':
      moveClock(world, command.milliseconds);
      settle(world, gateway);
      return null;
    case 'checkDeadlines':
      settle(world, gateway);
      return null;
    case 'fail':
      faults.add(command.route, command.fault);
      return null;
    case 'refuseEmojis':
      Object.assign(world.refusals, { every: command.every, seen: 0 });
      return null;
    case 'setLatency':
      world.latency = command.latency;
      return null;
    default:
      return changeWorld(world, command);
  }
}

/** Lets what is due by now happen. */
function settle(world: World, gateway: Gateway): void {
  world.clock.settle();
  checkDeadlines(world);
  archiveIdle(world);
  gateway.checkHeartbeats();
}

function changeWorld(world: World, command: WorldControl): string | null {
  switch (command.do) {
    case 'deleteRole': {
      const role = world.roles.get(command.roleId);
      if (role === undefined) throw new ClientRefusal('there is no such role');
      removeRole(world, role);
      return null;
    }
    case 'deleteTag': {
      const forum = channelOf(world, command.forumId);
      if (forum.kind !== 'forum') throw new ClientRefusal('there is no such forum');
      putChannel(world, { ...forum, tags: forum.tags.filter(({ name }) => name !== command.name) });
      return null;
    }
    case 'setBotPermissions': {
      const channel = channelOf(world, command.channelId);
      if (channel.kind !== 'text' && channel.kind !== 'forum') throw new ClientRefusal('there is no such channel');
      putChannel(world, { ...channel, botPermissions: command.permissions });
      return null;
    }
    case 'deleteMessage': {
      const stored = world.messages.get(command.messageId);
      if (stored === undefined) throw new ClientRefusal('there is no such message');
      removeMessage(world, stored);
      return null;
    }
    case 'suppressEmbeds':
      suppressEmbeds(world, command.messageId, command.suppressed);
      return null;
    case 'setBotRoles':
      setBotRoles(world, command.roleIds);
      return null;
    case 'setCommunity':
      setCommunity(world, command.locale);
      return null;
    case 'setInstallTypes':
      world.installTypes = command.types;
      return null;
    case 'deleteChannel':
      removeChannel(world, channelOf(world, command.channelId));
      return null;
    case 'changeThread':
      changeThread(world, channelOf(world, command.threadId, 'thread'), command.change);
      return null;
    case 'setThreadLimit':
      world.threadLimit = command.limit;
      return null;
    case 'changePerson':
      putPerson(world, { ...personOf(world, command.personId), ...command.change });
      return null;
    case 'leaveServer':
    case 'joinServer':
      setInServer(world, command.do === 'joinServer');
      return null;
    default:
      return madeIn(world, command);
  }
}

function suppressEmbeds(world: World, messageId: string, suppressed: boolean): void {
  const stored = world.messages.get(messageId);
  if (stored === undefined) throw new ClientRefusal('there is no such message');
  const { flags = 0 } = stored.message;
  const bit = MessageFlags.SuppressEmbeds;
  putMessage(world, { ...stored, message: { ...stored.message, flags: suppressed ? flags | bit : flags & ~bit } });
}

type Making = Extract<
  WorldControl,
  {
    readonly do:
      | 'addServer'
      | 'addThread'
      | 'addChannel'
      | 'addForum'
      | 'addPost'
      | 'addRole'
      | 'openDirect'
      | 'addPrivateChannel';
  }
>;

/** Makes something new, and says its id. */
function madeIn(world: World, command: Making): string {
  switch (command.do) {
    case 'addChannel': {
      const { name, variety, server } = command;
      const id = world.ids.next();
      putChannel(world, {
        kind: 'text',
        id,
        name,
        botPermissions: String(USUAL_PERMISSIONS),
        ...(variety === undefined ? {} : { variety }),
        ...(server === undefined ? {} : { server }),
      });
      return id;
    }
    case 'addServer':
      return addServer(world);
    case 'addThread':
      return openByPerson(
        world,
        channelOf(world, command.channelId, 'text'),
        personOf(world, command.personId),
        command,
      ).id;
    case 'addForum': {
      const { name, isMedia } = command;
      const tags = command.tags.map((tag) => ({ id: world.ids.next(), ...tag }));
      const id = world.ids.next();
      putChannel(world, { kind: 'forum', id, name, isMedia, tags, botPermissions: String(USUAL_PERMISSIONS) });
      return id;
    }
    case 'addPost':
      return openPost(
        world,
        channelOf(world, command.forumId, 'forum'),
        personOf(world, command.personId),
        command.name,
      ).id;
    case 'addRole': {
      const { name, mentionable, permissions } = command;
      const id = world.ids.next();
      putRole(world, { id, name, mentionable, ...(permissions === undefined ? {} : { permissions }) });
      return id;
    }
    case 'openDirect':
      return directChannel(world, personOf(world, command.personId)).id;
    case 'addPrivateChannel': {
      const id = world.ids.next();
      putChannel(world, { kind: 'private', id, name: command.name, externalApps: command.externalApps });
      return id;
    }
    default:
      return command satisfies never;
  }
}

function personOf(world: World, id: string): PersonRecord {
  const person = world.people.get(id);
  if (person === undefined) throw new ClientRefusal('there is no such person');
  return person;
}

type Kind = ChannelRecord['kind'];

function channelOf<K extends Kind>(world: World, id: string, kind?: K): Extract<ChannelRecord, { readonly kind: K }> {
  const channel = world.channels.get(id);
  if (channel === undefined || (kind !== undefined && channel.kind !== kind)) {
    throw new ClientRefusal('there is no such channel');
  }
  return channel as Extract<ChannelRecord, { readonly kind: K }>;
}
