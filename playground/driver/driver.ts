import { ComponentType, MessageFlags } from 'discord-api-types/v10';
import type {
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  InteractionResponseType,
  Locale,
} from 'discord-api-types/v10';
import type { Action } from '../interactions/actor.js';
import { usableIn } from '../interactions/using.js';
import type { FieldValues } from '../interactions/using.js';
import type { Variety } from '../world/records.js';
import { ClientRefusal } from '../interactions/options.js';
import type { OptionValues } from '../interactions/options.js';
import { InteractionFailed, NOBODY } from '../people/people-api.js';
import { openFeed, PATIENCE, request } from './driver-http.js';
import type { PersonFeed } from './driver-http.js';
import type {
  Address,
  Control,
  Fault,
  PersonChange,
  PersonView,
  Records,
  Settled,
  Shown,
  ThreadChange,
} from '../world/protocol.js';

type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** How the bot answered. */
export interface Outcome {
  readonly interactionId: string;
  readonly response: InteractionResponseType;
  /** The message that carries the answer, as this person sees it now; null after a modal. */
  readonly message: APIMessage | null;
  readonly modal: APIModalInteractionResponseCallbackData | null;
  /** Waits until the message is no longer "thinking" (at once when it was not deferred). */
  finished(timeoutMs?: number): Promise<APIMessage>;
}

/** A person at their client, in one channel. Every action rejects with ClientRefusal or InteractionFailed. */
export interface Person extends PersonView {
  /** `slash('souls new', { souls: 4 })`; a user option takes the person's id. */
  slash(command: string, options?: OptionValues): Promise<Outcome>;
  autocomplete(
    command: string,
    options: OptionValues,
    focused: string,
  ): Promise<readonly APIApplicationCommandOptionChoice[]>;
  /** Presses a button, by custom id or label, on this message (default: the newest that has it). */
  click(button: string, on?: APIMessage): Promise<Outcome>;
  /** Uses a custom id without the client's checks: a click that crossed an edit, or a changed client. */
  force(customId: string, on: APIMessage, values?: readonly string[]): Promise<Outcome>;
  /** Chooses in a select, by custom id or placeholder; values by value or label. */
  select(menu: string, values: readonly string[], on?: APIMessage): Promise<Outcome>;
  /** Uses a command of the menu on a message or on a person. */
  contextMenu(command: string, on: APIMessage | Pick<PersonView, 'id' | 'name'>): Promise<Outcome>;
  /** Sends the form that an action opened. */
  submit(opened: Outcome, fields: FieldValues): Promise<Outcome>;
  say(content: string): Promise<APIMessage>;
  dismiss(message: APIMessage): Promise<void>;
  /** What this person sees in the channel, oldest first, own ephemeral messages included. */
  messages(): readonly APIMessage[];
  /** Waits, driven by events, until the predicate gives something other than undefined, null or false. */
  waitFor<T>(
    predicate: (messages: readonly APIMessage[]) => T | undefined | null | false,
    timeoutMs?: number,
  ): Promise<T>;
  /** The same person in another channel. */
  in(channelId: string): Person;
  /** The same person in their direct messages with the bot. */
  direct(): Promise<Person>;
  /** Changes the person as a moderator or their own settings would. */
  change(change: PersonChange): Promise<void>;
}

/** Acts on a stand-in in this or another process. */
export interface Driver {
  readonly address: Address;
  /** Lets a person of this name come in (or finds them), with a language (default en-US). */
  user(name: string, options?: { readonly locale?: `${Locale}` }): Promise<Person>;
  /** What the stand-in did not know, and who would have been pinged. */
  records(): Promise<Records>;
  /** Waits until the bot is connected to the gateway (or no longer is). */
  botIs(state: 'online' | 'offline', timeoutMs?: number): Promise<void>;
  dropConnections(): Promise<void>;
  /** Closes every connection of the bot with a code; 4000 lets it resume. */
  closeConnections(code: number): Promise<void>;
  /** Answers the bot's next connections with an HTTP status. */
  refuseUpgrades(status: number, times: number): Promise<void>;
  /** Closes the bot's next connections with a code when they identify or resume. */
  closeBeginnings(code: number, times: number): Promise<void>;
  /** Allows so many new sessions, for so many milliseconds. */
  limitIdentifies(remaining: number, resetAfter: number): Promise<void>;
  /** Sends the bot a packet of any form. */
  sendPacket(packet: unknown): Promise<void>;
  /** Leaves the bot's connections open without ever answering on them again. */
  stopAnswering(): Promise<void>;
  requestReconnect(): Promise<void>;
  invalidateSession(resumable: boolean): Promise<void>;
  duplicateLastInteraction(): Promise<void>;
  /** Tells the bot what happens from now on only after so many milliseconds; reversed: the newest first. */
  holdEvents(milliseconds: number, isReversed: boolean): Promise<void>;
  /** Makes requests of a route fail, e.g. `fail('PATCH /channels/:channel/messages/:message', { status: 503, times: 1 })`. */
  fail(route: string, fault: Fault): Promise<void>;
  /** Another server, which the bot is in and everybody. @returns its id */
  addServer(): Promise<string>;
  /** @returns the id of the new channel, in the first server unless another one is given */
  addChannel(name: string, variety?: Variety, server?: string): Promise<string>;
  /** Opens a thread as a person; a private one is theirs alone until they mention somebody in it. @returns its id */
  addThread(
    channelId: string,
    person: Pick<PersonView, 'id'>,
    name: string,
    options: { readonly isPrivate: boolean },
  ): Promise<string>;
  /** @returns the id of the new forum, or media channel; its posts can have these tags */
  addForum(
    name: string,
    tags: readonly (string | { readonly moderated: string })[],
    isMedia?: boolean,
  ): Promise<string>;
  /** Takes a tag away from a forum; its id stays on the posts that had it. */
  deleteTag(forumId: string, name: string): Promise<void>;
  /** Writes a post in a forum. @returns the id of its thread */
  addPost(forumId: string, person: Pick<PersonView, 'id'>, name: string): Promise<string>;
  /** @returns the id of the new role */
  addRole(name: string, options: { readonly mentionable: boolean; readonly permissions?: bigint }): Promise<string>;
  deleteRole(roleId: string): Promise<void>;
  /** Gives the bot these roles and no others. */
  setBotRoles(roleIds: readonly string[]): Promise<void>;
  /** Takes the embeds off a message as a moderator would, or gives them back. */
  suppressEmbeds(messageId: string, suppressed: boolean): Promise<void>;
  /** Makes the server a Community in this language, or none any more. */
  setCommunity(locale: `${Locale}` | null): Promise<void>;
  /** How the application may be installed: in servers (0), for oneself (1). */
  setInstallTypes(types: readonly number[]): Promise<void>;
  /** How many milliseconds each request takes; null for none. */
  setLatency(latency: { readonly least: number; readonly most: number } | null): Promise<void>;
  /** Refuses every so many of the emojis in components that the application has; null: none. */
  refuseEmojis(every: number | null): Promise<void>;
  setBotPermissions(channelId: string, permissions: bigint): Promise<void>;
  /** Deletes a channel, or a thread, with everything in it. */
  deleteChannel(channelId: string): Promise<void>;
  /** Archives or locks a thread as a moderator would. */
  changeThread(threadId: string, change: ThreadChange): Promise<void>;
  /** How many threads may be open at once. */
  setThreadLimit(limit: number): Promise<void>;
  /** A place of people without the bot, for those who have installed it for themselves; returns its id. */
  addPrivateChannel(name: string, options?: { readonly externalApps?: boolean }): Promise<string>;
  /** Removes the bot from the server, or takes it in again. */
  setInServer(inServer: boolean): Promise<void>;
  /** Deletes a message as a moderator would. */
  deleteMessage(messageId: string): Promise<void>;
  /** Puts the clock of the stand-in forward, and lets what is due by then happen. */
  advanceClock(milliseconds: number): Promise<void>;
  /** Time passes for the bot too, which does all that is due meanwhile; null: until somebody's time is over. */
  passTime(milliseconds: number | null): Promise<void>;
  /** Fails what has passed its deadline (interactions, heartbeats); for tests that move an injected clock. */
  checkDeadlines(): Promise<void>;
  close(): void;
}

/** Connects to the stand-in at this url, e.g. `http://127.0.0.1:8080`. */
export async function connectDriver(url: string): Promise<Driver> {
  const address = (await request(url, 'GET', '/address')) as Address;
  const feeds = new Map<string, Promise<PersonFeed>>();

  /** Asks the stand-in and waits until every person of this driver sees what came of it. */
  const ask: Ask = async (method, path, body) => {
    const answer = await request(url, method, path, body);
    const { revisions } = answer as Shown;
    await Promise.all([...feeds].map(async ([id, feed]) => (await feed).reached(revisions[id] ?? 0)));
    return answer;
  };

  function feedOf(personId: string): Promise<PersonFeed> {
    const present = feeds.get(personId);
    if (present !== undefined) return present;
    const made = openFeed(url, personId);
    feeds.set(personId, made);
    return made;
  }

  const control = controlBy(ask);

  async function user(name: string, options: { readonly locale?: `${Locale}` } = {}): Promise<Person> {
    const person = (await ask('POST', '/people', { name, ...options })) as PersonView;
    return makePerson(ask, person, await feedOf(person.id), address.channelId);
  }

  return {
    address,
    user,
    records: async () => (await ask('GET', '/records')) as Records,
    async botIs(state, timeoutMs = PATIENCE) {
      const feed = await feedOf(NOBODY);
      await feed.until(() => feed.botOnline() === (state === 'online'), timeoutMs);
    },
    dropConnections: async () => void (await control({ do: 'dropConnections' })),
    closeConnections: async (code) => void (await control({ do: 'closeConnections', code })),
    stopAnswering: async () => void (await control({ do: 'stopAnswering' })),
    refuseUpgrades: async (status, times) => void (await control({ do: 'refuseUpgrades', status, times })),
    closeBeginnings: async (code, times) => void (await control({ do: 'closeBeginnings', code, times })),
    limitIdentifies: async (remaining, resetAfter) =>
      void (await control({ do: 'limitIdentifies', remaining, resetAfter })),
    sendPacket: async (packet) => void (await control({ do: 'sendPacket', packet })),
    requestReconnect: async () => void (await control({ do: 'requestReconnect' })),
    invalidateSession: async (resumable) => void (await control({ do: 'invalidateSession', resumable })),
    holdEvents: async (milliseconds, isReversed) =>
      void (await control({ do: 'holdEvents', milliseconds, isReversed })),
    duplicateLastInteraction: async () => void (await control({ do: 'duplicateLastInteraction' })),
    fail: async (route, fault) => void (await control({ do: 'fail', route, fault })),
    addServer: async () => (await control({ do: 'addServer' })) ?? '',
    addChannel: async (name, variety, server) =>
      (await control({
        do: 'addChannel',
        name,
        ...(variety === undefined ? {} : { variety }),
        ...(server === undefined ? {} : { server }),
      })) ?? '',
    addThread: async (channelId, { id: personId }, name, { isPrivate }) =>
      (await control({ do: 'addThread', channelId, personId, name, isPrivate })) ?? '',
    addForum: async (name, tags, isMedia = false) =>
      (await control({
        do: 'addForum',
        name,
        isMedia,
        tags: tags.map((tag) =>
          typeof tag === 'string' ? { name: tag, moderated: false } : { name: tag.moderated, moderated: true },
        ),
      })) ?? '',
    addPost: async (forumId, { id: personId }, name) =>
      (await control({ do: 'addPost', forumId, personId, name })) ?? '',
    addRole: async (name, { mentionable, permissions }) =>
      (await control({
        do: 'addRole',
        name,
        mentionable,
        ...(permissions === undefined ? {} : { permissions: String(permissions) }),
      })) ?? '',
    setBotRoles: async (roleIds) => void (await control({ do: 'setBotRoles', roleIds })),
    suppressEmbeds: async (messageId, suppressed) =>
      void (await control({ do: 'suppressEmbeds', messageId, suppressed })),
    setCommunity: async (locale) => void (await control({ do: 'setCommunity', locale: locale as Locale | null })),
    setInstallTypes: async (types) => void (await control({ do: 'setInstallTypes', types })),
    setLatency: async (latency) => void (await control({ do: 'setLatency', latency })),
    refuseEmojis: async (every) => void (await control({ do: 'refuseEmojis', every })),
    deleteTag: async (forumId, name) => void (await control({ do: 'deleteTag', forumId, name })),
    deleteRole: async (roleId) => void (await control({ do: 'deleteRole', roleId })),
    setBotPermissions: async (channelId, permissions) =>
      void (await control({ do: 'setBotPermissions', channelId, permissions: String(permissions) })),
    deleteMessage: async (messageId) => void (await control({ do: 'deleteMessage', messageId })),
    deleteChannel: async (channelId) => void (await control({ do: 'deleteChannel', channelId })),
    changeThread: async (threadId, change) => void (await control({ do: 'changeThread', threadId, change })),
    setThreadLimit: async (limit) => void (await control({ do: 'setThreadLimit', limit })),
    addPrivateChannel: async (name, { externalApps = true } = {}) =>
      (await control({ do: 'addPrivateChannel', name, externalApps })) ?? '',
    setInServer: async (inServer) => void (await control({ do: inServer ? 'joinServer' : 'leaveServer' })),
    advanceClock: async (milliseconds) => void (await control({ do: 'advanceClock', milliseconds })),
    passTime: async (milliseconds) => void (await control({ do: 'passTime', milliseconds })),
    checkDeadlines: async () => void (await control({ do: 'checkDeadlines' })),
    close() {
      for (const feed of feeds.values()) void feed.then((open) => open.close());
    },
  };
}

const controlBy =
  (ask: Ask) =>
  async (command: Control): Promise<string | null> => {
    const { result } = (await ask('POST', '/control', command)) as { readonly result: string | null };
    return result;
  };

function makePerson(ask: Ask, view: PersonView, feed: PersonFeed, channelId: string): Person {
  const messages = (): readonly APIMessage[] => feed.messages().filter((message) => message.channel_id === channelId);

  const control = controlBy(ask);

  const act = async (action: Action): Promise<Settled> =>
    (await ask('POST', `/people/${view.id}/actions`, action)) as Settled;

  async function outcomeOf(action: Action): Promise<Outcome> {
    const { interactionId, response, messageId, modal } = await act(action);
    const find = (): APIMessage | undefined => feed.messages().find((message) => message.id === messageId);
    const finished = async (timeoutMs = PATIENCE): Promise<APIMessage> =>
      feed.until(() => {
        const message = find();
        return message !== undefined && ((message.flags ?? 0) & MessageFlags.Loading) === 0 ? message : false;
      }, timeoutMs);
    return { interactionId, response, message: find() ?? null, modal, finished };
  }

  function component(
    name: string,
    kind: 'button' | 'select',
    on: APIMessage | undefined,
  ): { message: APIMessage; found: ReturnType<typeof usableIn>[number] } {
    const candidates = on === undefined ? messages().toReversed() : [on];
    for (const message of candidates) {
      const found = usableIn(message).find((entry) => {
        if ((entry.type === ComponentType.Button) !== (kind === 'button')) return false;
        const label = 'label' in entry ? entry.label : 'placeholder' in entry ? entry.placeholder : undefined;
        return entry.custom_id === name || label === name;
      });
      if (found !== undefined) return { message, found };
    }
    throw new ClientRefusal(`${view.name} sees no ${kind} "${name}"`);
  }

  return {
    ...view,
    slash: async (command, options = {}) => outcomeOf({ kind: 'command', channelId, command, options }),
    autocomplete: async (command, options, focused) =>
      (await act({ kind: 'autocomplete', channelId, command, options, focused })).choices,
    async click(button, on) {
      const { message, found } = component(button, 'button', on);
      return outcomeOf({ kind: 'component', messageId: message.id, customId: found.custom_id });
    },
    force: async (customId, on, values) =>
      outcomeOf({
        kind: 'component',
        messageId: on.id,
        customId,
        unchecked: true,
        ...(values === undefined ? {} : { values }),
      }),
    async select(menu, values, on) {
      const { message, found } = component(menu, 'select', on);
      const options = found.type === ComponentType.StringSelect ? found.options : [];
      const meant = values.map((value) => options.find((option) => option.label === value)?.value ?? value);
      return outcomeOf({ kind: 'component', messageId: message.id, customId: found.custom_id, values: meant });
    },
    async contextMenu(command, target) {
      const on = 'content' in target ? 'message' : 'user';
      return outcomeOf({ kind: 'menu', channelId, command, on, targetId: target.id });
    },
    submit: async (opened, fields) => outcomeOf({ kind: 'modal', interactionId: opened.interactionId, fields }),
    async say(content) {
      const said = (await ask('POST', `/people/${view.id}/messages`, { channelId, content })) as {
        readonly messageId: string;
      };
      return feed.until(() => feed.messages().find((message) => message.id === said.messageId), PATIENCE);
    },
    dismiss: async (message) => void (await ask('DELETE', `/people/${view.id}/messages/${message.id}`)),
    messages,
    waitFor: async (predicate, timeoutMs = PATIENCE) => feed.until(() => predicate(messages()), timeoutMs),
    direct: async () => makePerson(ask, view, feed, (await control({ do: 'openDirect', personId: view.id })) ?? ''),
    change: async (change) => void (await control({ do: 'changePerson', personId: view.id, change })),
    in: (other) => makePerson(ask, view, feed, other),
  };
}

export { ClientRefusal, InteractionFailed };
