import { whyNotStarted, type Table } from '../../../table/index.js';
import type { Answering } from '../answer/interaction-answer.js';
import { refusalText } from '../../format/errors.js';
import type { Actor } from '../answer/actor.js';
import { say, type Answer } from '../answer/answer.js';
import type { Handler } from '../answer/clicked.js';
import type { Call } from '../answer/command.js';
import { outcomeAnswer, refusalAnswer } from '../answer/outcome.js';
import type { Live } from '../../shown/live.js';
import { clip } from '../../format/payload.js';
import { missingToStart } from '../../format/permissions.js';
import { seatName } from '../../format/seat-names.js';
import type { Opened } from '../../shown/threads.js';

/** Discord's limit for the name of a thread. */
const LONGEST_NAME = 100;

const threadName = ({ data }: Table, live: Live): string =>
  clip(live.words(data.language).server.threadName(data.seats.map((seat) => seatName(seat, 'plain'))), LONGEST_NAME);

/** Opens the thread of a lobby at its message; one that was deleted is posted anew first. */
const threadOf = async (live: Live, table: Table): Promise<{ readonly opened: Opened; readonly id: string }> => {
  const { channel } = table;
  const attempt = async ({ data }: Table) => {
    const id = data.messages.board;
    if (id === null) return { opened: 'gone', id: '' } as const;
    return { opened: await live.threads.open(channel, id, threadName(table, live)), id };
  };
  const first = await attempt(table);
  if (first.opened !== 'gone') return first;
  await live.boards.repost(channel);
  return attempt((await live.tables.table(channel)) ?? table);
};

/** Starts the game in the channel of its lobby. */
const startHere = async (live: Live, actor: Actor, origin: Answering['origin']): Promise<Answer> => {
  const { channel, interaction, person } = actor;
  live.pings.acted(channel, person.user);
  return outcomeAnswer(live, actor, await live.tables.start(channel, interaction, person), origin);
};

/** Starts the game in a thread of its own; the channel is free for another table at once. */
const startInThread = async (live: Live, actor: Actor, table: Table, origin: Answering['origin']): Promise<Answer> => {
  const { channel, interaction, person, w } = actor;
  const refusal = whyNotStarted(table, person);
  if (refusal !== null) return say(refusalText(refusal, table, w));
  const { opened, id } = await threadOf(live, table);
  switch (opened) {
    case 'full':
      return say(w.server.threadsFull);
    case 'forbidden':
      return say(w.errors.missingPermissions(['createThreads']));
    case 'gone':
      return say(refusalText({ why: 'busy' }, table, w));
    case 'unfit': // such as the chat of a voice channel: the game is played here
      return startHere(live, actor, origin);
    case 'open': {
      const outcome = await live.tables.move(channel, interaction, person, id);
      if (outcome.is === 'refused') return refusalAnswer(live, actor, outcome, origin);
      return origin === 'public' ? { is: 'quiet', board: null } : say(w.server.playedIn(id));
    }
    default:
      return opened satisfies never;
  }
};

/** Starts the game of a lobby, here or in a thread; a game whose board could not be shown does not start. */
const started = async (live: Live, actor: Actor, origin: Answering['origin']): Promise<Answer> => {
  const { channel, place, w } = actor;
  const table = await live.tables.table(channel);
  if (table === null) return say(refusalText({ why: 'noTable' }, null, w));
  const { moved } = table.data.upkeep;
  if (moved !== null) return say(w.server.playedIn(moved.to));
  const missing = missingToStart(place, table, w);
  if (missing !== null) return say(missing);
  if (table.data.options.thread && !place.isThread && table.data.phase === 'lobby')
    return startInThread(live, actor, table, origin);
  return startHere(live, actor, origin);
};

/** `/souls start`. */
export const startTyped = async ({ live, actor }: Call): Promise<Answer> => started(live, actor, 'command');

/** The button of the lobby. */
export const startClicked: Handler = async ({ live, actor, origin }) => started(live, actor, origin);
