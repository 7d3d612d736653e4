import type { Faults } from './faults.js';
import type { Gateway } from './gateway.js';
import { checkDeadlines } from './interactions.js';
import { ClientRefusal } from './options.js';
import type { Control } from './protocol.js';
import { putChannel, removeMessage, USUAL_PERMISSIONS } from './world.js';
import type { World } from './world.js';

/**
 * Does to the stand-in what a test asks for.
 * @returns the id of what was made, or null
 * @throws ClientRefusal when what it is about does not exist
 */
export function control(world: World, gateway: Gateway, faults: Faults, command: Control): string | null {
  switch (command.do) {
    case 'dropConnections':
      gateway.dropConnections();
      return null;
    case 'requestReconnect':
      gateway.requestReconnect();
      return null;
    case 'invalidateSession':
      gateway.invalidateSession(command.resumable);
      return null;
    case 'duplicateLastInteraction': {
      const last = [...world.interactions.values()].at(-1);
      if (last === undefined) throw new ClientRefusal('there was no interaction');
      gateway.redeliver(last);
      return null;
    }
    case 'checkDeadlines':
      checkDeadlines(world);
      gateway.checkHeartbeats();
      return null;
    case 'fail':
      faults.add(command.route, command.fault);
      return null;
    case 'addChannel': {
      const id = world.ids.next();
      putChannel(world, { id, name: command.name, botPermissions: String(USUAL_PERMISSIONS) });
      return id;
    }
    case 'setBotPermissions': {
      const channel = world.channels.get(command.channelId);
      if (channel === undefined) throw new ClientRefusal('there is no such channel');
      putChannel(world, { ...channel, botPermissions: command.permissions });
      return null;
    }
    case 'deleteMessage': {
      const stored = world.messages.get(command.messageId);
      if (stored === undefined) throw new ClientRefusal('there is no such message');
      removeMessage(world, stored);
      return null;
    }
    default:
      return command satisfies never;
  }
}
