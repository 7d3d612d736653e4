import type { Resources } from '../../engine/index.js';
import {
  withGameOver,
  withoutPreparations,
  withoutHours,
  type TableChange,
  type WorkingCopy,
} from '../record/table-change.js';
import { requireTable, outboxItems, type TableRepository } from '../repository/table-repository.js';
import { deal, notReady } from '../lobby/lobby.js';
import type { Servers } from '../servers/servers.js';
import type { By } from '../record/by.js';
import { UNPOSTED, updated, type Person, type Table, type TableData } from '../record/data.js';
import type { Outcome, Refusal } from '../record/outcome.js';
import { touched } from '../record/upkeep.js';

/** How a game that starts goes to another channel. */
export interface Moving {
  /** Closes the lobby, so that its game begins in another channel: `arrive` is called when that has been committed. */
  move(channel: string, by: By, to: string): Promise<Outcome>;
  /** Begins the game of a lobby that has moved, where it has not yet begun; as often as one likes. */
  arrive(channel: string): Promise<void>;
}

/** What moving a table takes. */
interface MovingDeps {
  readonly repository: TableRepository;
  readonly servers: Servers;
  readonly resources: Resources;
  readonly random: () => string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** The refusal that a game is played in another channel; null when it is played here. */
export const movedAway = ({ data }: WorkingCopy): Refusal | null =>
  data.game.upkeep.moved === null ? null : { why: 'moved', channel: data.game.upkeep.moved.to };

/** The lobby closes here, and remembers where its game begins: from now on nobody joins or leaves. */
const moveTo = ({ data }: WorkingCopy, person: Person, to: string): TableChange | Refusal => {
  const not = notReady(data, person);
  if (not !== null) return not;
  // The seats go with the game, and their hours with them.
  const seats = data.game.seats.map(withoutPreparations);
  const upkeep = { ...data.game.upkeep, moved: { to, arrived: false } };
  return {
    session: null,
    data: updated(withGameOver(data), { game: { seats, upkeep }, social: { finding: data.social.finding } }),
  };
};

/** The game of a lobby that has closed elsewhere. */
const beginGame = ({ channel, data }: Table, seed: string, resources: Resources): TableChange => {
  const { board } = data.display.messages;
  const upkeep = { ...data.game.upkeep, moved: null, origin: board === null ? null : { channel, message: board } };
  return deal(
    { ...updated(data, { game: { upkeep }, display: { messages: UNPOSTED } }), phase: 'lobby' },
    seed,
    resources,
  );
};

/** What stands in the lobby once it is known whether its game has begun. */
const settleMove = ({ data }: WorkingCopy, game: string, hasBegun: boolean): TableChange | Refusal => {
  const { moved } = data.game.upkeep;
  if (data.game.id !== game || moved === null) return { why: 'movedOn' };
  const { secret: _secret, ...others } = data.game;
  const after: TableData = hasBegun
    ? {
        ...data,
        game: {
          ...others,
          seats: others.seats.map(withoutHours),
          upkeep: { ...others.upkeep, moved: { ...moved, arrived: true } },
        },
      }
    : { ...updated(data, { game: { upkeep: { ...data.game.upkeep, moved: null } } }), phase: 'lobby' };
  return { session: null, data: after };
};

/**
 * Moves a game to another channel as it starts, in two commits: the lobby closes and says where to, then the game
 * begins there. A crash between them loses nothing: what has not arrived is brought by the outbox of the lobby
 * (`arrive`), and a game that has begun is never dealt again.
 */
export const createMoving = ({ repository, servers, resources, random, clock }: MovingDeps): Moving => {
  return {
    move: async (channel, by, to) =>
      repository.act(
        channel,
        by,
        requireTable((working) => movedAway(working) ?? touched(moveTo(working, by.person, to), clock())),
        outboxItems,
      ),
    async arrive(channel) {
      const lobby = await repository.current(channel);
      const moved = lobby?.data.game.upkeep.moved ?? null;
      if (lobby === null || moved === null || moved.arrived) return;
      const { id: game, upkeep } = lobby.data.game;
      if (upkeep.server !== null) await servers.note(upkeep.server, moved.to);
      const outcome = await repository.act(
        moved.to,
        null,
        (there) => {
          if (there?.data.game.id === game) return { why: 'alreadyStarted' };
          if (there !== null && there.data.phase !== 'over') return { why: 'tableExists' };
          return touched(beginGame(lobby, random(), resources), clock());
        },
        outboxItems,
      );
      const why = outcome.is === 'refused' ? outcome.refusal.why : null;
      if (why === 'busy') throw new Error('the game could not begin in its thread yet');
      const hasBegun = why !== 'tableExists';
      await repository.act(
        channel,
        null,
        requireTable((working) => settleMove(working, game, hasBegun)),
        () => (hasBegun ? [] : ['board']),
      );
    },
  };
};
