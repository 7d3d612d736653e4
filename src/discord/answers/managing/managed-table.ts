import { knownWait, type Nudged, type Outcome, type Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { refusalText } from '../../format/errors.js';
import {
  managedTableMessage,
  seatGivenMessage,
  serverTablesMessage,
} from '../../messages/managing/server-tables-page.js';
import { namesOf } from '../../format/seat-names.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import type { Actor } from '../answer/actor.js';
import { standalonePage, type Answer } from '../answer/answer.js';

/** Somebody who manages a server, in it. */
export interface Manager {
  readonly services: BotServices;
  readonly actor: Actor;
  readonly server: string;
}

/** What a button says of a table: its channel and game. */
interface About {
  readonly channel: string;
  readonly game: string;
}

/** The tables of the server, with what is to be said above them. */
export const tablesPage = async (
  { services, actor, server }: Manager,
  page: number,
  notice: string | null = null,
): Promise<Answer> =>
  standalonePage(actor, serverTablesMessage(await services.tables.tablesIn(server), page, actor.w, notice));

/** A table of this server that is not over, of that game if it is given; null when it is not there any more. */
const tableIn = async ({ services, server }: Manager, channel: string, game: string | null): Promise<Table | null> => {
  const table = await services.tables.table(channel);
  const isHere = table !== null && table.data.phase !== 'over' && table.data.game.upkeep.server === server;
  return isHere && (game === null || table.data.game.id === game) ? table : null;
};

/** A table of the server, with what is to be said above it. */
export const tablePage = async (manager: Manager, channel: string, notice: string | null = null): Promise<Answer> => {
  const { actor, server } = manager;
  const table = await tableIn(manager, channel, null);
  return table === null
    ? tablesPage(manager, 0, notice ?? actor.w.managing.gone)
    : standalonePage(actor, managedTableMessage(table, server, actor.w, notice));
};

/** The table again, with what an act on it led to. */
const told = async (manager: Manager, { channel }: About, outcome: Outcome, text: string): Promise<Answer> => {
  const { w } = manager.actor;
  if (outcome.is !== 'refused') return tablePage(manager, channel, text);
  const { why } = outcome.refusal;
  const isLate = why === 'notPossible' || why === 'movedOn' || why === 'gameOver';
  return tablePage(manager, channel, isLate ? w.managing.asItStands : refusalText(outcome.refusal, outcome.table, w));
};

/** What came of a nudge, as far as those who manage the server may know who is awaited. */
export const nudgeText = (table: Table | null, nudged: Nudged | null, { managing }: Words): string => {
  if (table !== null && knownWait(table).is === 'counted') return managing.nudgedInSecret;
  const isNobody = nudged === null || nudged.told + nudged.asleep + nudged.reminded === 0;
  return isNobody ? managing.nobodyToNudge : managing.nudged(nudged);
};

/** Reminds whoever is awaited; who has left the server is found before. */
const nudged = async (manager: Manager, about: About): Promise<Answer> => {
  const { services, actor } = manager;
  const { w } = actor;
  await services.absences.check(about.channel);
  const { outcome, nudged: sum } = await services.tables.nudge(about.channel, actor, about.game);
  const text = nudgeText(outcome.table, sum, w);
  return outcome.is === 'refused' && outcome.refusal.why !== 'notPossible'
    ? told(manager, about, outcome, text)
    : tablePage(manager, about.channel, text);
};

/** Asks whether a computer player is to take the seat. */
const asked = async (manager: Manager, { channel, game }: About, player: string): Promise<Answer> => {
  const { actor } = manager;
  const table = await tableIn(manager, channel, game);
  const seat = table?.data.game.seats.find((one) => one.player === player);
  if (table === null || seat === undefined || seat.user === null)
    return tablePage(manager, channel, actor.w.managing.asItStands);
  return standalonePage(actor, seatGivenMessage(table, seat.player, seat.user, actor.w));
};

/** A computer player takes the seat, if the one who was meant still sits there. */
const replaced = async (manager: Manager, about: About, player: string, user: string): Promise<Answer> => {
  const { services, actor } = manager;
  const { w } = actor;
  const table = await tableIn(manager, about.channel, about.game);
  const seat = table?.data.game.seats.find((one) => one.player === player);
  if (table === null || seat === undefined || seat.user !== user)
    return tablePage(manager, about.channel, w.managing.asItStands);
  const name = namesOf(table, w, 'markdown').player(seat.player);
  const what = { player: seat.player, manages: true };
  const outcome = await services.tables.perform(about.channel, actor, { do: 'giveToComputer', seat: what });
  return told(manager, about, outcome, w.replacing.given(name));
};

/** Does what a button or menu under a table says. */
export const manageTable = async (
  manager: Manager,
  what: string,
  [channel = '', game = '', player = '', user = '']: readonly string[],
  chosen: string,
): Promise<Answer> => {
  const { tables } = manager.services;
  const { actor } = manager;
  const { w } = actor;
  const about = { channel, game };
  if ((await tableIn(manager, channel, game)) === null) return tablesPage(manager, 0, w.managing.gone);
  switch (what) {
    case 'nudge':
      return nudged(manager, about);
    case 'pause':
      return told(manager, about, await tables.perform(channel, actor, { do: 'pause', game }), w.managing.pausedNow);
    case 'goOn':
      return told(manager, about, await tables.perform(channel, actor, { do: 'goOn', game }), w.managing.goesOnNow);
    case 'seat':
      return asked(manager, about, chosen);
    case 'replace':
      return replaced(manager, about, player, user);
    default:
      return tablePage(manager, channel);
  }
};
