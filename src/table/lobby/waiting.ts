import type { PlayerId } from '../../engine/index.js';
import type { DueAct } from '../timekeeping/timekeeping.js';
import { updated, type Invitation, type Person, type TableData } from '../record/data.js';
import type { Finding } from '../record/fields/finding.js';
import { seatsFor } from '../record/way-to-play.js';

/** Milliseconds for which a seat is kept for somebody who has waited: before a game, and in one. */
const KEPT = { lobby: 10 * 60_000, playing: 24 * 3_600_000 } as const;
/** People who can wait at once. */
const MOST_WAITING = 20;

/** Seats of a lobby that nobody has and that are kept for nobody. */
export const freeSeats = ({ game: { seats, options }, social: { finding } }: TableData): number =>
  seatsFor(options).most - seats.length - finding.kept.length;

/** Whether a seat of the lobby is kept for this user. */
export const isKept = ({ social: { finding } }: TableData, user: string): boolean =>
  finding.kept.some((one) => one.user === user);

/** The place of a user on the waiting list, from 1; 0 when they do not wait. */
export const waitingPlace = ({ social: { finding } }: TableData, user: string): number =>
  finding.waiting.findIndex((one) => one.user === user) + 1;

export const isListFull = ({ social: { finding } }: TableData): boolean => finding.waiting.length >= MOST_WAITING;

/** The table with this person at the end of the waiting list. */
export const withWaiting = (data: TableData, { user, name }: Person): TableData =>
  updated(data, {
    social: { finding: { ...data.social.finding, waiting: [...data.social.finding.waiting, { user, name }] } },
  });

/** Without anything about somebody who waits, or for whom a seat is kept. */
export const withoutWaiting = (finding: Finding, user: string): Finding => ({
  ...finding,
  waiting: finding.waiting.filter((one) => one.user !== user),
  kept: finding.kept.filter((one) => one.user !== user),
});

/** As the game begins: for whom a seat was kept, waits again before all others. */
export const withNothingKept = (finding: Finding): Finding => ({
  ...finding,
  kept: [],
  waiting: [...finding.kept.map(({ user, name }) => ({ user, name })), ...finding.waiting],
});

const inLobby = (data: TableData, now: number): TableData => {
  const { finding } = data.social;
  const kept = finding.kept.filter(({ until }) => until > now);
  const free = seatsFor(data.game.options).most - data.game.seats.length - kept.length;
  const next = finding.waiting.slice(0, Math.max(0, free));
  if (next.length === 0 && kept.length === finding.kept.length) return data;
  const until = now + KEPT.lobby;
  const waiting = finding.waiting.slice(next.length);
  return updated(data, {
    social: { finding: { ...finding, waiting, kept: [...kept, ...next.map((one) => ({ ...one, until }))] } },
  });
};

const inGame = (data: TableData, now: number): TableData => {
  const { finding } = data.social;
  const { seats } = data.game;
  const isVacant = (player: PlayerId): boolean =>
    seats.some((seat) => seat.player === player && seat.vacant !== undefined);
  const open = data.social.invitations.filter(
    ({ until, player }) => until === undefined || (until > now && isVacant(player)),
  );
  const vacant = seats.filter(({ player }) => isVacant(player) && !open.some((one) => one.player === player));
  const next = finding.waiting.slice(0, vacant.length);
  if (next.length === 0 && open.length === data.social.invitations.length) return data;
  const until = now + KEPT.playing;
  const offered = vacant.slice(0, next.length).map(({ player }, index): Invitation => ({
    id: `${now.toString(36)}${player}`,
    player,
    user: next[index]?.user ?? '',
    until,
  }));
  return updated(data, {
    social: {
      invitations: [...open, ...offered],
      finding: { ...finding, waiting: finding.waiting.slice(next.length) },
    },
  });
};

/** The table with free seats offered to who has waited longest, and offers that are over given to the next; the same when nothing is to be done. */
export const withFreeSeatsOffered = (data: TableData, now: number): TableData => {
  switch (data.phase) {
    case 'lobby':
      return inLobby(data, now);
    case 'playing':
      return inGame(data, now);
    case 'over':
      return data;
  }
};

/** When the next of these offers is over, in milliseconds since 1970; null while there is none. */
const nextPassing = ({ social: { finding, invitations } }: TableData): number | null => {
  const ends = [...finding.kept, ...invitations].flatMap(({ until }) => until ?? []);
  return ends.length === 0 ? null : Math.min(...ends);
};

/** What a table does by itself when the time is over for which a seat was kept for somebody; `clock` in milliseconds since 1970. */
export const seatsDue = (clock: () => number): DueAct => ({
  next: nextPassing,
  give: (_channel, { data, session }) => {
    const after = withFreeSeatsOffered(data, clock());
    return after === data ? { why: 'notPossible' } : { session, data: after };
  },
});
