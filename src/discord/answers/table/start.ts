import { startsByItself, whyNotStarted, type Outcome, type By, type Table } from '../../../table/index.js';
import type { Responder } from '../answer/responder.js';
import { refusalText } from '../../format/errors.js';
import type { Actor } from '../answer/actor.js';
import { say, type Answer } from '../answer/answer.js';
import type { TablePressHandler } from '../answer/table-press.js';
import type { Call } from '../answer/command.js';
import { outcomeAnswer, refusalAnswer } from '../answer/outcome.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import { clip } from '../../protocol/payload.js';
import { missingToStart, type ChannelPlace } from '../../protocol/permissions.js';
import type { Words } from '../../../text/index.js';
import { seatName } from '../../format/seat-names.js';
import type { Opened } from '../../live-messages/threads/threads.js';
import { acts } from '../answer/button.js';

/** Discord's limit for the name of a thread. */
const LONGEST_NAME = 100;

const threadName = ({ data }: Table, services: BotServices): string =>
  clip(
    services.words(data.display.language).server.threadName(data.game.seats.map((seat) => seatName(seat, 'plain'))),
    LONGEST_NAME,
  );

/** Opens the thread of a lobby at its message; one that was deleted is posted anew first. */
const threadOf = async (
  services: BotServices,
  table: Table,
): Promise<{ readonly opened: Opened; readonly id: string }> => {
  const { channel } = table;
  const attempt = async ({ data }: Table) => {
    const id = data.display.messages.board;
    if (id === null) return { opened: 'gone', id: '' } as const;
    return { opened: await services.threads.open(channel, id, threadName(table, services)), id };
  };
  const first = await attempt(table);
  if (first.opened !== 'gone') return first;
  await services.boards.repost(channel);
  return attempt((await services.tables.table(channel)) ?? table);
};

/** Who starts the game of which lobby, and what the bot may do there. */
interface Starting extends By {
  readonly channel: string;
  readonly place: Pick<ChannelPlace, 'granted' | 'isThread' | 'isVoice'>;
  readonly w: Words;
}

/** What came of it: something in the way, in words, or an act on the table; `to` is the thread to which it has gone. */
type Begun =
  | { readonly is: 'said'; readonly text: string }
  | { readonly is: 'acted'; readonly outcome: Outcome; readonly to: string | null };

const said = (text: string): Begun => ({ is: 'said', text });

/** Starts the game in the channel of its lobby. */
const beginHere = async (services: BotServices, starting: Starting): Promise<Begun> => ({
  is: 'acted',
  outcome: await services.tables.perform(starting.channel, starting, { do: 'start' }),
  to: null,
});

/** Starts the game in a thread of its own; the channel is free for another table at once. */
const beginInThread = async (services: BotServices, starting: Starting, table: Table): Promise<Begun> => {
  const { channel, person, w } = starting;
  const refusal = whyNotStarted(table, person);
  if (refusal !== null) return said(refusalText(refusal, table, w));
  const { opened, id } = await threadOf(services, table);
  switch (opened) {
    case 'full':
      return said(w.server.threadsFull);
    case 'forbidden':
      return said(w.errors.missingPermissions(['createThreads']));
    case 'gone':
      return said(refusalText({ why: 'busy' }, table, w));
    case 'unfit': // a kind of channel that has none: the game is played here
      return beginHere(services, starting);
    case 'open':
      return { is: 'acted', outcome: await services.tables.move(channel, starting, id), to: id };
    default:
      return opened satisfies never;
  }
};

/** Starts the game of a lobby, here or in a thread; a game whose board could not be shown does not start. */
const begin = async (services: BotServices, starting: Starting): Promise<Begun> => {
  const { channel, place, w } = starting;
  const table = await services.tables.table(channel);
  if (table === null) return said(refusalText({ why: 'noTable' }, null, w));
  const { moved } = table.data.game.upkeep;
  if (moved !== null) return said(w.server.playedIn(moved.to));
  const missing = missingToStart(place, table, w);
  if (missing !== null) return said(missing);
  const mayMove = !place.isThread && place.isVoice !== true; // chats of voice channels have no threads
  if (table.data.game.options.thread && mayMove && table.data.phase === 'lobby')
    return beginInThread(services, starting, table);
  return beginHere(services, starting);
};

const started = async (services: BotServices, actor: Actor, origin: Responder['origin']): Promise<Answer> => {
  const begun = await begin(services, actor);
  if (begun.is === 'said') return say(begun.text);
  const { outcome, to } = begun;
  if (to === null) return outcomeAnswer(services, actor, outcome, origin);
  if (outcome.is === 'refused') return refusalAnswer(services, actor, outcome, origin);
  return origin === 'public' ? { is: 'ack', board: null } : say(actor.w.server.playedIn(to));
};

/** `/souls start`. */
export const handleStartCommand = async ({ services, actor }: Call): Promise<Answer> =>
  started(services, actor, 'command');

/** The button of the lobby. */
const handleStartPress: TablePressHandler = async ({ services, actor, origin }) => started(services, actor, origin);

/**
 * Starts the game of a lobby that is full, where its host wanted that; what is in the way is told to them, once for each
 * game.
 */
export const startingWhenFull = (services: BotServices, placeOf: (channel: string) => Starting['place']) => {
  const told = new Set<string>();
  return async ({ channel, data }: Table): Promise<void> => {
    const host = data.game.seats.find(({ user }) => user === data.game.host);
    if (!startsByItself(data) || host === undefined) return;
    const w = services.words(data.display.language);
    const starting = {
      channel,
      interaction: `full-${data.game.id}`,
      person: { user: data.game.host, name: host.name },
      place: placeOf(channel),
      w,
    };
    const begun = await begin(services, starting);
    const why = begun.is === 'said' ? begun.text : whyOf(begun.outcome, w);
    if (why === null || told.has(data.game.id)) return;
    told.add(data.game.id);
    await services
      .tell(data.game.host, w.lobby.notStarted(channel, why))
      .catch((err: unknown) => services.log.info({ err, channel }, 'the host could not be told'));
  };
};

/** Why the game did not start; null when it did, or somebody has started it meanwhile. */
const whyOf = (outcome: Outcome, w: Words): string | null =>
  outcome.is !== 'refused' || outcome.refusal.why === 'alreadyStarted'
    ? null
    : refusalText(outcome.refusal, outcome.table, w);

export const startButtons = { start: acts(handleStartPress) };
