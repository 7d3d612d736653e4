import { MessageFlags, type APIMessage } from 'discord-api-types/v10';
import type { Crowd, Shown } from '../../../playground/index.js';
import { partsOf } from '../../screens/parts.js';
import type { ButtonVerb } from '../../../src/discord/index.js';

/** Something that a client was sent: everybody's in the channel (null), or one person's. */
export interface Sent {
  readonly channel: string;
  readonly to: string | null;
  readonly text: string;
}

/** What the clients of all people show, and what they were sent. */
export interface Screens {
  /** The newest message for everybody in a channel with which something can be done. */
  board(channel: string): APIMessage | undefined;
  /** The newest panel that somebody has open in a channel; null: none. */
  panel(channel: string, user: string): APIMessage | null;
  /** They do not look at it any more. */
  leave(channel: string, user: string): void;
  /** The messages of the bot for everybody in a channel, as they stand there. */
  standing(channel: string): readonly APIMessage[];
  /** The message when it is sent next, or as it stands once it says more than that it takes a while; null when that does not come. */
  next(message: string, ms: number): Promise<APIMessage | null>;
  finished(message: string, ms: number): Promise<APIMessage | null>;
  /** What is told to somebody beside what they pressed on, by its interaction; null when that does not come. */
  beside(interaction: string, ms: number): Promise<APIMessage | null>;
  /** Everything that was sent since this was asked last, each text once. */
  takeSent(): readonly Sent[];
}

const isLoading = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.Loading) !== 0;

/** Verbs of the buttons of a board, in the lobby, in a game and after it. */
const BOARD: readonly string[] = ['more', 'start', 'join', 'rematch'] satisfies readonly ButtonVerb[];

/** Whether it is a panel: it can be refreshed. */
const isPanel = (message: APIMessage): boolean =>
  partsOf(message).some(({ verb, arg }) => verb === 'page' && arg === 'r');

/** Everything that can be read of a message, labels and descriptions of what can be chosen among it. */
const textsOf = ({ content, embeds, components, attachments }: APIMessage): string =>
  [
    content,
    ...embeds.flatMap(({ title, description, fields, footer, author }) => [
      title,
      description,
      ...(fields ?? []).flatMap(({ name, value }) => [name, value]),
      footer?.text,
      author?.name,
    ]),
    ...(components ?? []).flatMap((row) =>
      'components' in row
        ? row.components.flatMap((part) => [
            'label' in part ? part.label : undefined,
            'placeholder' in part ? part.placeholder : undefined,
            ...(part.type === 3 ? part.options.flatMap(({ label, description }) => [label, description]) : []),
          ])
        : [],
    ),
    ...attachments.map(({ description, filename }) => `${filename} ${description ?? ''}`),
  ]
    .filter((text) => text !== undefined && text !== null && text !== '')
    .join('\n');

export const watchScreens = (crowd: Crowd): Screens => {
  const boards = new Map<string, APIMessage>();
  const panels = new Map<string, APIMessage>();
  const standing = new Map<string, APIMessage>();
  const waiting = new Map<string, Set<(message: APIMessage) => void>>();
  let told = new Map<string, APIMessage>();
  let sent = new Map<string, Sent>();
  const keyOf = (channel: string, user: string): string => `${channel}:${user}`;

  const forget = ({ message }: Shown): void => {
    standing.delete(message.id);
    for (const kept of [boards, panels]) for (const [key, one] of kept) if (one.id === message.id) kept.delete(key);
  };

  const keep = ({ message, to }: Shown): void => {
    const channel = message.channel_id;
    const text = textsOf(message);
    sent.set(`${to}:${channel}:${text}`, { channel, to, text });
    if (to !== null) {
      const key = keyOf(channel, to);
      const isOpen = panels.get(key)?.id === message.id;
      if (isPanel(message)) panels.set(key, message);
      else if (isOpen) panels.delete(key);
      return;
    }
    if (message.author.bot !== true) return;
    standing.set(message.id, message);
    if (partsOf(message).some(({ verb }) => BOARD.includes(verb))) boards.set(channel, message);
    else if (boards.get(channel)?.id === message.id) boards.delete(channel);
  };

  crowd.onShown((shown) => {
    if (shown.isGone) return forget(shown);
    keep(shown);
    const { message } = shown;
    const interaction = message.interaction_metadata?.id;
    if (interaction !== undefined && shown.to !== null) told.set(interaction, message);
    for (const key of [message.id, interaction ?? '']) for (const hear of waiting.get(key) ?? []) hear(message);
  });

  const wait = async (id: string, ms: number, fits: (message: APIMessage) => boolean): Promise<APIMessage | null> =>
    new Promise((resolve) => {
      const listeners = waiting.get(id) ?? new Set();
      waiting.set(id, listeners);
      const end = (found: APIMessage | null): void => {
        clearTimeout(timer);
        listeners.delete(hear);
        if (listeners.size === 0) waiting.delete(id);
        resolve(found);
      };
      const hear = (message: APIMessage): void => {
        if (fits(message)) end(message);
      };
      const timer = setTimeout(() => end(null), ms);
      listeners.add(hear);
    });

  return {
    board: (channel) => boards.get(channel),
    panel: (channel, user) => panels.get(keyOf(channel, user)) ?? null,
    leave: (channel, user) => void panels.delete(keyOf(channel, user)),
    standing: (channel) => [...standing.values()].filter((message) => message.channel_id === channel),
    next: async (id, ms) => wait(id, ms, (message) => !isLoading(message)),
    async finished(id, ms) {
      const now = crowd.message(id);
      return now !== undefined && !isLoading(now) ? now : wait(id, ms, (message) => !isLoading(message));
    },
    beside: async (interaction, ms) => told.get(interaction) ?? wait(interaction, ms, (message) => !isLoading(message)),
    takeSent() {
      told = new Map();
      const all = [...sent.values()];
      sent = new Map();
      return all;
    },
  };
};
