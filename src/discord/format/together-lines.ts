import type { View } from '../../engine/index.js';
import type { Table } from '../../table/index.js';
import type { Words } from '../../text/index.js';
import { challengeNow } from './challenge-lines.js';

type Called = (player: View['players'][number]['id']) => string;

/** How things stand in a way to play with a timer, for the texts; null for everybody against everybody. */
const now = ({ mode, soulsToWin, players }: View): Parameters<Words['ways']['state']>[0] | null => {
  if (mode === null || mode.timer === null || mode.opensAt !== null) return null;
  const { timer, together, cap } = mode;
  const goal = Math.min(soulsToWin, ...players.map((player) => player.soulsToWin));
  return { timer, souls: together === null ? null : { has: together, goal }, cap };
};

/** The variants of a game, and how many starting items souls can still buy (VAR-05). */
const variantsLine = ({ variants, startingItems }: View, w: Words): string =>
  [w.variants.playing(variants), ...(startingItems === null ? [] : [w.variants.startingItems(startingItems)])].join(
    ' · ',
  );

/** Timer, souls together and cap in a line, and the variants in another; none for everybody against everybody without any. */
export const wayLines = (view: View, w: Words): readonly string[] => {
  const challenge = challengeNow(view);
  const state = challenge === null ? now(view) : null;
  return [
    ...(challenge === null ? [] : [w.challenges.state(challenge)]),
    ...(state === null ? [] : [w.ways.state(state)]),
    ...(view.variants.length === 0 ? [] : [variantsLine(view, w)]),
  ];
};

/** The same for a picture. */
export const pictureLinesOfWay = (view: View, w: Words): readonly string[] => {
  const challenge = challengeNow(view);
  if (challenge !== null) return [w.challenges.pictured(challenge)];
  const state = now(view);
  return state === null ? [] : [w.ways.pictured(state)];
};

/** How one wins. */
const goalTip = (view: View, w: Words): string => {
  const challenge = challengeNow(view);
  if (challenge !== null) return w.challenges.firstTurn(challenge);
  const state = now(view);
  return state === null || state.souls === null ? w.board.firstTurn(view.soulsToWin) : w.ways.firstTurn(state);
};

/** How one wins, and what to think of in each variant, for the first turn of each player. */
export const firstTurnTips = (view: View, w: Words): readonly string[] => [
  goalTip(view, w),
  ...view.variants.map((id) => w.variants.of[id].firstTurn),
];

/** Who has won by the death of the final boss, where each plays for themselves; null in any other game. */
const defeatedBy = (view: View, w: Words, called: Called): string | null => {
  const [winner, ...others] = view.outcome?.winners ?? [];
  const isOwn = view.mode !== null && view.mode.opensAt !== null && view.mode.together === null;
  const isDead = challengeNow(view)?.boss === null;
  return isOwn && isDead && winner !== undefined && others.length === 0 ? w.challenges.defeated(called(winner)) : null;
};

/** How a game ended that all have won or lost together; null for any other, and for one that was not played to its end. */
const togetherIn = (view: View, w: Words): string | null => {
  const challenge = challengeNow(view);
  if (challenge !== null && view.outcome !== null && view.mode?.together !== null)
    return w.challenges.result(view.outcome.winners.length > 0, challenge);
  const state = now(view);
  if (view.outcome === null || state === null || state.souls === null) return null;
  return w.ways.result(view.outcome.winners.length > 0, state);
};

/** How a game ended, with the way to its result, in one line. */
export const shortEnding = (view: View, w: Words, called: Called, link: string): string => {
  const together = togetherIn(view, w);
  return together === null
    ? w.ending.short((view.outcome?.winners ?? []).map(called), view.turn.number, link)
    : `${together} ${link}`;
};

/** How a game ended, with the winners as they are called; null for one that was not played to its end. */
export const resultIn = (view: View, w: Words, called: Called): string | null => {
  const winners = view.outcome?.winners ?? [];
  const ofMode = togetherIn(view, w) ?? defeatedBy(view, w, called);
  return ofMode ?? (winners.length === 0 ? null : w.board.result(winners.map(called)));
};

/** That the table was closed before its game was won: by agreement, or because nobody acted. */
export const closedText = ({ data }: Table, w: Words): string => {
  const { idleHours } = data.game.upkeep;
  if (data.game.endedBy !== undefined) return w.quitting.endedBy(data.game.endedBy.agreed, data.game.endedBy.of);
  return idleHours === null ? w.lobby.closed : w.server.closedIdle(idleHours);
};
