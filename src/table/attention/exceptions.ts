import type { PlayerId, View } from '../../engine/index.js';
import {
  isSameSubject,
  type AskingException,
  type Happening,
  type Subject,
} from '../record/fields/asking-exceptions.js';
import { attacked, playerContext, type PlayerContext } from './player-context.js';

const happeningOf = ({ top }: PlayerContext): Happening => {
  if (top === null) return 'step';
  return top.attackRoll ? 'attackRoll' : top.kind;
};

/** Whose doing it is: who rolled, or controls it; with nothing on the stack the active player. */
const doerOf = ({ view, top }: PlayerContext): PlayerId | null => {
  if (top === null) return view.turn.active;
  const doer = top.roller ?? top.controller;
  return doer === 'game' ? null : doer;
};

/** The card that something on the stack comes from; of an attack roll that which is attacked. */
const cardOf = (now: PlayerContext): string | null => {
  const { top } = now;
  if (top === null) return null;
  const other = top.attackRoll ? attacked(now) : null;
  return top.card ?? (other !== null && 'card' in other ? other.card : null);
};

/** What an exception of this player about the open window could name: its card, what it is, whose doing it is. */
export const subjectsIn = (view: View, id: PlayerId): readonly Subject[] => {
  const now = playerContext(view, id);
  if (now === null) return [];
  const [card, doer] = [cardOf(now), doerOf(now)];
  return [
    ...(card === null ? [] : [{ is: 'card', card } as const]),
    { is: 'happening', happening: happeningOf(now) },
    ...(doer === null || doer === id ? [] : [{ is: 'player', player: doer } as const]),
  ];
};

/** What a player has said about the open window; to be always asked goes before never. */
export const exceptionIn = (
  view: View,
  id: PlayerId,
  exceptions: readonly AskingException[] | undefined,
): AskingException | null => {
  if (exceptions === undefined || exceptions.length === 0) return null;
  const subjects = subjectsIn(view, id);
  const found = exceptions.filter(({ about }) => subjects.some((subject) => isSameSubject(subject, about)));
  return found.find(({ ask }) => ask === 'always') ?? found[0] ?? null;
};
