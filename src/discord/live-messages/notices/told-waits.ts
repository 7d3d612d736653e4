import { createHash } from 'node:crypto';
import { knownWait, type Table } from '../../../table/index.js';
import type { Told } from '../../messages/notice/notice-message.js';

/** What a message to somebody is about: a wait, and whether it is a reminder. */
export interface WaitToTell extends Told {
  readonly about: string;
  readonly hasPassed: boolean;
  /** Since when, which tells this wait from another one of theirs in the same window. */
  readonly since: number;
}

/** What the last reminder is called where a message is about it. */
const LAST = 'last';

/** Whoever has been told that they are awaited, or is to be told now. */
export const awaitedAt = (table: Table): readonly WaitToTell[] => {
  const { data } = table;
  const isSecret = knownWait(table).is === 'counted';
  const { clock, phase } = data;
  const { window, seats } = data.game;
  if (phase !== 'playing' || window === null || clock.window !== window.id) return [];
  return clock.waits.flatMap((wait) => {
    const user = seats.find(({ player }) => player === wait.player)?.user ?? null;
    const isLate = clock.late.some(({ player }) => player === wait.player);
    if (user === null || wait.heard === undefined || isLate) return [];
    const { player, heard, last, due = null, since } = wait;
    return {
      user,
      player,
      due,
      since,
      again: heard === 'told' ? null : heard,
      isShared: clock.waits.length > 1,
      isTurn: wait.for === 'turn',
      isPaused: clock.paused !== undefined,
      about: `${window.id}.${wait.for}.${last === true ? LAST : heard}`,
      hasPassed: wait.passed !== undefined,
      isSecret,
    };
  });
};

/** The same wait as a message about it says it: as a reminder only if that message is one. */
export const asTold = (awaited: WaitToTell, about: string): WaitToTell => {
  const heard = about.split('.').at(-1);
  const isReminder = heard === 'reminded' || heard === LAST;
  return { ...awaited, about, again: isReminder ? 'reminded' : heard === 'nudged' ? heard : null };
};

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');

export const nonceOf = (
  {
    data: {
      game: { id: game },
    },
  }: Table,
  { about, user, since }: WaitToTell,
  isSilent: boolean,
): string => hashed(`${game}:${about}:${since}:${user}${isSilent ? ':silent' : ''}`).slice(0, 24);

/** By which it is known whether a message says something else already. */
export const saysOf = (content: string): string => hashed(content).slice(0, 12);
