import type { ServerResponse } from 'node:http';
import { InteractionResponseType, Locale, PermissionFlagsBits } from 'discord-api-types/v10';
import { act, dismiss, say } from '../interactions/actor.js';
import type { Action } from '../interactions/actor.js';
import { isRecord } from '../limits/check.js';
import type { Feeds } from './feeds.js';
import { checkDeadlines, DEADLINE } from '../interactions/interactions.js';
import { ClientRefusal } from '../interactions/options.js';
import type { Address, Control, PersonView, Records, Settled } from '../world/protocol.js';
import type { Route } from '../rest/router.js';
import { comeIn, putPerson, removeMessage } from '../world/world.js';
import type { InteractionRecord, World } from '../world/world.js';

/** Whoever only watches: sees what everybody sees and can do nothing. */
export const NOBODY = 'nobody';

/** The bot did not answer in time; Discord shows this to the person. */
export class InteractionFailed extends Error {}

const FAILED = 'This interaction failed';
const LOCALES: readonly unknown[] = Object.values(Locale);
const isLocale = (value: unknown): value is Locale => LOCALES.includes(value);

export interface PeopleApi {
  readonly world: World;
  readonly feeds: Feeds;
  readonly address: () => Address;
  /** The routes of the REST API, which can be made to fail. */
  readonly routes: readonly Route[];
  readonly control: (command: Control) => Promise<string | null>;
  /** Whoever comes in first may manage the server. */
  readonly firstManages: boolean;
}

/** An answer of this API; `streaming` when the response stays open and has been taken over. */
type PeopleAnswer = { readonly json: object } | 'streaming' | 'unknown';

/**
 * Answers one request of the driver or the page, relative to /playground/api.
 * @throws ClientRefusal what a client would not do; InteractionFailed when the bot did not answer in time
 */
export async function answerPeople(
  api: PeopleApi,
  method: string,
  path: string,
  body: unknown,
  response: ServerResponse,
): Promise<PeopleAnswer> {
  const [root, id = '', what, messageId = ''] = path.slice(1).split('/');
  if (root !== 'people') return answerRoot(api, `${method} ${path}`, body);
  if (method === 'POST' && id === '') return { json: arrive(api, body) };
  if (id !== NOBODY && !api.world.people.has(id)) throw new ClientRefusal('there is no such person');
  switch (`${method} ${what}`) {
    case 'GET events':
      api.feeds.open(id, response);
      return 'streaming';
    case 'POST actions':
      return { json: await perform(api.world, id, body as Action) };
    case 'POST messages': {
      const { channelId, content } = record(body);
      const stored = say(api.world, id, String(channelId), String(content));
      return { json: { messageId: stored.message.id } };
    }
    case 'DELETE messages':
      removeMessage(api.world, dismiss(api.world, id, messageId));
      return { json: {} };
    default:
      return 'unknown';
  }
}

async function answerRoot(api: PeopleApi, request: string, body: unknown): Promise<PeopleAnswer> {
  const { problems, pings, refused, botInServer, clock } = api.world;
  const routes = api.routes.map(({ method, path }) => `${method} ${path}`);
  switch (request) {
    case 'GET /address':
      return { json: api.address() };
    case 'GET /routes':
      return { json: { routes } };
    case 'GET /records':
      return { json: { problems, pings, refused, botInServer, now: clock.now() } satisfies Records };
    case 'POST /control':
      return { json: { result: await api.control(body as Control) } };
    default:
      return 'unknown';
  }
}

function record(body: unknown): Record<string, unknown> {
  if (!isRecord(body)) throw new ClientRefusal('a JSON object is needed');
  return body;
}

function arrive({ world, firstManages }: PeopleApi, body: unknown): PersonView {
  const { name, locale } = record(body);
  if (typeof name !== 'string' || !/^\S(.{0,30}\S)?$/u.test(name))
    throw new ClientRefusal('a name has 1 to 32 characters');
  if (locale !== undefined && !isLocale(locale)) throw new ClientRefusal('there is no such language');
  const isFirst = world.people.size === 0;
  const person = comeIn(world, name, locale);
  if (!firstManages || !isFirst) return person;
  return putPerson(world, {
    ...person,
    permissions: String(BigInt(person.permissions) | PermissionFlagsBits.ManageGuild),
  });
}

/**
 * Acts as a person and waits for the bot's answer.
 * @throws ClientRefusal, InteractionFailed
 */
export async function perform(world: World, userId: string, action: Action): Promise<Settled> {
  return answerTo(world, act(world, userId, action));
}

/**
 * Waits for the bot's answer.
 * @throws InteractionFailed
 */
export async function answerTo(world: World, interaction: InteractionRecord): Promise<Settled> {
  await settled(world, interaction);
  const { response } = interaction;
  if (response === null) throw new InteractionFailed(FAILED);
  const isChoices = response.type === InteractionResponseType.ApplicationCommandAutocompleteResult;
  return {
    interactionId: interaction.id,
    response: response.type,
    messageId: interaction.originalId,
    modal: interaction.modal,
    choices: isChoices ? (response.data.choices ?? []) : [],
  };
}

/** Milliseconds until a deadline that has been put off is looked at again. */
const AGAIN = 100;

/** Waits until the bot has answered or the deadline has passed. */
async function settled(world: World, interaction: InteractionRecord): Promise<void> {
  if (interaction.response !== null || interaction.failed) return;
  const { promise, resolve } = withResolvers();
  const listener: Parameters<typeof world.listeners.add>[0] = (event) => {
    if (event.kind === 'interactionSettled' && event.interaction === interaction) resolve();
  };
  world.listeners.add(listener);
  let cancel = world.clock.after(DEADLINE, function look() {
    checkDeadlines(world);
    if (interaction.response === null && !interaction.failed) cancel = world.clock.after(AGAIN, look);
  });
  await promise;
  cancel();
  world.listeners.delete(listener);
}

function withResolvers(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
