import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import {
  MessageFlags,
  type ChatInputCommandInteraction,
  type InteractionReplyOptions,
  type InteractionUpdateOptions,
  type MessageComponentInteraction,
  type MessageContextMenuCommandInteraction,
  type ModalMessageModalSubmitInteraction,
} from 'discord.js';
import type { Reach } from '../../live-messages/panels.js';
import { barOf } from '../../format/errors.js';
import { withEmojis } from '../../protocol/emojis.js';
import { message, type Payload } from '../../protocol/payload.js';
import type { Timers } from '../../rest/timers.js';

/** Milliseconds of work after which Discord is told to wait (architecture.md#the-life-of-a-click). */
const PATIENCE = 800;
/**
 * Milliseconds after an interaction was made from which Discord is told to wait before anything is changed: it gives an
 * interaction up after 3 s, and tells so only when it is answered.
 */
const UNSURE = 2_000;
/** Milliseconds after which it has been given up, if the clocks are right (DISCORD section 1). */
const DEADLINE = 3_000;

/** Where somebody acted: on a command, on their own panel, on a message that everybody sees, or on one in their direct messages. */
type Origin = 'command' | 'panel' | 'public' | 'direct';

/** The one answer to an interaction, within Discord's 3 seconds: after the work, or deferred when it takes long. */
export interface Responder {
  readonly origin: Origin;
  /** Waits for the work; tells Discord to wait when it takes longer than 800 ms. */
  deferIfSlow<T>(work: Promise<T>): Promise<T>;
  /** To be called before anything is done: fails as an answer does when Discord had given the interaction up before it came. */
  assertNotExpired(): Promise<void>;
  /** To be called before something is changed: fails as an answer does when Discord has given the interaction up. */
  assertStillValid(): Promise<void>;
  /** Shows a panel that only this person sees: in place of the one that was clicked, or as a new one. */
  panel(payload: Payload): Promise<Reach>;
  /** Says something to this person only. */
  say(text: string): Promise<void>;
  /** Shows something that only this person sees, beside what they have open. */
  ephemeral(payload: Payload): Promise<void>;
  /** Shows something to everybody; `said` takes the place of a command's own answer that was promised already. */
  share(payload: Payload, said: string): Promise<void>;
  /** Says something more to this person only, after the answer. */
  followUp(text: string): Promise<void>;
  /** Opens a form; only as the very first answer. */
  form(form: APIModalInteractionResponseCallbackData): Promise<void>;
  /** Answers a click without words; with a payload the message that was clicked shows it. `said` is for when it cannot. */
  ack(payload: Payload | null, said: string): Promise<void>;
  /** Whether the message that was clicked could not be changed any more: what was to stand there was said to this person. */
  usedFallback(): boolean;
}

/** Sends all files again: an empty `attachments` keeps none of those that the message had. */
const updateOf = (payload: Payload) => {
  const { content, embeds, components, files } = withEmojis(payload);
  return {
    content,
    embeds,
    components,
    allowedMentions: { parse: [] },
    attachments: [],
    files: files.map(({ name, data, alt }) => ({ name, attachment: data, description: alt })),
  } satisfies InteractionUpdateOptions;
};

const publicOf = (payload: Payload) => {
  const { attachments: _none, ...rest } = updateOf(payload);
  return rest satisfies InteractionReplyOptions;
};

/** For everybody: who is to hear of it is mentioned. */
const sharedOf = (payload: Payload) =>
  ({
    ...publicOf(payload),
    allowedMentions: { parse: [], users: [...(payload.allowed_mentions.users ?? [])] },
  }) satisfies InteractionReplyOptions;

const replyOf = (payload: Payload) =>
  ({ ...publicOf(payload), flags: MessageFlags.Ephemeral }) satisfies InteractionReplyOptions;

type CommandUse = ChatInputCommandInteraction | MessageContextMenuCommandInteraction;
type MessageUse = MessageComponentInteraction | ModalMessageModalSubmitInteraction;
type Answerable = CommandUse | MessageUse;

const reachOf = (interaction: Answerable, id: string): Reach => ({
  edit: async (payload) => void (await interaction.webhook.editMessage(id, updateOf(payload))),
  remove: async () => interaction.webhook.deleteMessage(id),
});

/** How long ago an interaction was made, in milliseconds by Discord's clock. */
type Age = () => number;

/** Tells Discord to wait, at most once and only before the answer. */
const createDeferral = (
  interaction: Answerable,
  timers: Timers,
  age: Age,
  defer: () => Promise<unknown>,
): Pick<Responder, 'deferIfSlow' | 'assertNotExpired' | 'assertStillValid'> => {
  let deferring: Promise<unknown> | null = null;
  const begin = (): void => {
    if (deferring !== null || interaction.deferred || interaction.replied) return;
    deferring = defer();
    deferring.catch(() => undefined);
  };
  /** Only Discord knows whether it has given up what is older: it is told to wait, and its reply says so. */
  const deferIfOlder = async (oldest: number): Promise<void> => {
    if (age() > oldest) begin();
    await deferring;
  };
  return {
    async deferIfSlow(work) {
      const cancel = timers.after(PATIENCE, begin);
      try {
        return await work;
      } finally {
        cancel();
        await deferring;
      }
    },
    assertNotExpired: async () => deferIfOlder(DEADLINE),
    assertStillValid: async () => deferIfOlder(UNSURE),
  };
};

/** Answers a command: to this person only, unless they share it. */
export const commandResponder = (interaction: CommandUse, timers: Timers, age: Age): Responder => {
  const show = async (payload: Payload): Promise<void> => {
    if (interaction.deferred) await interaction.editReply(updateOf(payload));
    else await interaction.reply(replyOf(payload));
  };
  return {
    origin: 'command',
    ...createDeferral(interaction, timers, age, async () => interaction.deferReply({ flags: MessageFlags.Ephemeral })),
    async panel(payload) {
      await show(payload);
      return reachOf(interaction, '@original');
    },
    say: async (text) => show(message({ content: text })),
    ephemeral: show,
    async share(payload, said) {
      if (!interaction.deferred) return void (await interaction.reply(sharedOf(payload)));
      await interaction.editReply(updateOf(message({ content: said })));
      await interaction.followUp(sharedOf(payload));
    },
    followUp: async (text) => void (await interaction.followUp(replyOf(message({ content: text })))),
    form: async (form) => void (await interaction.showModal(form)),
    ack: async () => undefined,
    usedFallback: () => false,
  };
};

/** The message that was clicked, and what can be done with it. */
interface ClickedMessage {
  /** Does the first thing with the message, or the other one where it has gone or may not be changed. */
  orFallback<T>(changing: () => Promise<T>, otherwise: () => Promise<T>): Promise<T>;
  /** Sends something new to this person only; returns its id. */
  send(payload: Payload): Promise<string>;
  /** Changes the message, or sends what is to be said otherwise; returns the id of what shows it. */
  change(payload: Payload, otherwise?: Payload): Promise<string>;
  defer(): Promise<void>;
  /** A menu goes on showing what somebody has chosen, and takes it no second time, until its message is edited (I discord/discord-api-docs#4801). */
  forgetChosen(): Promise<void>;
  usedFallback(): boolean;
}

const clickedMessage = (interaction: MessageUse, isOwn: boolean): ClickedMessage => {
  let usedFallback = false;
  const orFallback = async <T>(changing: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> => {
    try {
      return await changing();
    } catch (error) {
      if (usedFallback || barOf(error) === null) throw error;
      usedFallback = true;
      return otherwise();
    }
  };
  const send = async (payload: Payload): Promise<string> => {
    if (interaction.deferred || interaction.replied) return (await interaction.followUp(replyOf(payload))).id;
    await interaction.reply(replyOf(payload));
    return '@original';
  };
  const change = async (payload: Payload, otherwise = payload): Promise<string> => {
    // On a message for everybody it takes back that a moderator has hidden the embeds.
    const update = { ...updateOf(payload), ...(isOwn ? {} : { flags: [] }) };
    const changing = async (): Promise<string> => {
      if (interaction.deferred) await interaction.editReply(usedFallback ? updateOf(otherwise) : update);
      else await interaction.update(update);
      return '@original';
    };
    return orFallback(changing, async () => send(otherwise));
  };
  const defer = async (): Promise<void> =>
    orFallback(
      async () => void (await interaction.deferUpdate()),
      async () => void (await interaction.deferReply({ flags: MessageFlags.Ephemeral })),
    );
  const forgetChosen = async (): Promise<void> => {
    if (!interaction.isAnySelectMenu() || usedFallback) return;
    const { components } = interaction.message;
    await orFallback(
      async () =>
        void (await (interaction.deferred
          ? interaction.editReply({ components })
          : interaction.update({ components }))),
      async () => undefined,
    );
  };
  return { orFallback, send, change, defer, forgetChosen, usedFallback: () => usedFallback };
};

/**
 * Answers a click: on a panel, or on a direct message about a table, the message itself changes; on a message for everybody
 * something new appears.
 */
export const clickResponder = (interaction: MessageUse, timers: Timers, age: Age, isDirect = false): Responder => {
  const isOwn = interaction.message.flags.has(MessageFlags.Ephemeral);
  const origin: Origin = isDirect ? 'direct' : isOwn ? 'panel' : 'public';
  const { orFallback, send, change, defer, forgetChosen, usedFallback } = clickedMessage(interaction, isOwn);
  const add = async (payload: Payload): Promise<string> => {
    await forgetChosen();
    return send(payload);
  };
  return {
    origin,
    ...createDeferral(interaction, timers, age, defer),
    async panel(payload) {
      if (origin === 'public') return reachOf(interaction, await add(payload));
      return reachOf(interaction, await change(payload));
    },
    say: async (text) => void (await add(message({ content: text }))),
    ephemeral: async (payload) => void (await add(payload)),
    async share(payload, said) {
      if (interaction.deferred && usedFallback()) await interaction.editReply(updateOf(message({ content: said })));
      if (interaction.deferred) await interaction.followUp(sharedOf(payload));
      else await interaction.reply(sharedOf(payload));
    },
    followUp: async (text) => void (await interaction.followUp(replyOf(message({ content: text })))),
    async form(form) {
      if ('showModal' in interaction && !interaction.deferred) await interaction.showModal(form);
    },
    async ack(payload, said) {
      const otherwise = message({ content: said });
      if (payload !== null || usedFallback()) await change(payload ?? otherwise, otherwise);
      else if (!interaction.deferred)
        await orFallback(
          async () => void (await interaction.deferUpdate()),
          async () => void (await send(otherwise)),
        );
    },
    usedFallback,
  };
};
