import type { APIMessage, Locale } from 'discord-api-types/v10';
import { act } from '../interactions/actor.js';
import type { Action } from '../interactions/actor.js';
import { answerTo, perform } from '../people/people-api.js';
import type { Settled } from '../world/protocol.js';
import { USUAL_PERMISSIONS } from '../world/records.js';
import { comeIn, putChannel } from '../world/world.js';
import type { World } from '../world/world.js';

/** A message that clients are sent: posted, edited, or taken away. */
export interface Shown {
  readonly message: APIMessage;
  /** Whose client it is sent to; null: everybody's who sees the channel. */
  readonly to: string | null;
  readonly isGone: boolean;
}

/** Many people of a stand-in in this process: nothing is sent to them, which would take more than what they do. */
export interface Crowd {
  /** @returns the id of somebody who comes in, with a language (default en-US) */
  person(name: string, locale?: `${Locale}`): string;
  /** @returns the id of a new text channel, in the first server unless another one is given */
  channel(name: string, server?: string): string;
  /**
   * Acts as somebody, and resolves when the bot has answered.
   * @throws ClientRefusal, InteractionFailed
   */
  act(userId: string, action: Action): Promise<Settled>;
  /**
   * The same, with the interaction's id, which is known before there is an answer.
   * @throws ClientRefusal
   */
  begin(userId: string, action: Action): { readonly id: string; readonly settled: Promise<Settled> };
  message(id: string): APIMessage | undefined;
  /** Hears of every message that everybody sees in its channel, when it is posted or edited. */
  onMessage(listener: (message: APIMessage) => void): void;
  /** Hears of everything that anybody's client is sent. */
  onShown(listener: (shown: Shown) => void): void;
  /** The requests that have been answered with 429. */
  readonly refused: readonly string[];
  botIsOnline(): boolean;
}

export const makeCrowd = (world: World): Crowd => ({
  person: (name, locale) => comeIn(world, name, locale as Locale | undefined).id,
  channel(name, server) {
    const id = world.ids.next();
    const place = server === undefined ? {} : { server };
    putChannel(world, { kind: 'text', id, name, botPermissions: String(USUAL_PERMISSIONS), ...place });
    return id;
  },
  act: async (userId, action) => perform(world, userId, action),
  begin(userId, action) {
    const interaction = act(world, userId, action);
    return { id: interaction.id, settled: answerTo(world, interaction) };
  },
  message: (id) => world.messages.get(id)?.message,
  onMessage(listener) {
    world.listeners.add((event) => {
      const isSeen = event.kind === 'messageCreated' || event.kind === 'messageUpdated';
      if (isSeen && event.stored.visibleTo === null) listener(event.stored.message);
    });
  },
  onShown(listener) {
    world.listeners.add((event) => {
      if (event.kind !== 'messageCreated' && event.kind !== 'messageUpdated' && event.kind !== 'messageDeleted') return;
      const { message, visibleTo: to } = event.stored;
      listener({ message, to, isGone: event.kind === 'messageDeleted' });
    });
  },
  refused: world.refused,
  botIsOnline: () => world.botOnline,
});
