import type { APIMessage } from 'discord-api-types/v10';
import type { Action } from '../interactions/actor.js';
import { perform } from '../people/people-api.js';
import type { Settled } from '../world/protocol.js';
import { USUAL_PERMISSIONS } from '../world/records.js';
import { comeIn, putChannel } from '../world/world.js';
import type { World } from '../world/world.js';

/** Many people of a stand-in in this process: nothing is sent to them, which would take more than what they do. */
export interface Crowd {
  /** @returns the id of somebody who comes in */
  person(name: string): string;
  /** @returns the id of a new text channel */
  channel(name: string): string;
  /**
   * Acts as somebody, and resolves when the bot has answered.
   * @throws ClientRefusal, InteractionFailed
   */
  act(userId: string, action: Action): Promise<Settled>;
  message(id: string): APIMessage | undefined;
  /** Hears of every message that everybody sees in its channel, when it is posted or edited. */
  onMessage(listener: (message: APIMessage) => void): void;
  /** The requests that have been answered with 429. */
  readonly refused: readonly string[];
  botIsOnline(): boolean;
}

export const makeCrowd = (world: World): Crowd => ({
  person: (name) => comeIn(world, name, undefined).id,
  channel(name) {
    const id = world.ids.next();
    putChannel(world, { kind: 'text', id, name, botPermissions: String(USUAL_PERMISSIONS) });
    return id;
  },
  act: async (userId, action) => perform(world, userId, action),
  message: (id) => world.messages.get(id)?.message,
  onMessage(listener) {
    world.listeners.add((event) => {
      const isSeen = event.kind === 'messageCreated' || event.kind === 'messageUpdated';
      if (isSeen && event.stored.visibleTo === null) listener(event.stored.message);
    });
  },
  refused: world.refused,
  botIsOnline: () => world.botOnline,
});
