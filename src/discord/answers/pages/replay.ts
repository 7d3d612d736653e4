import { revealHiddenCards } from '../../../engine/index.js';
import type { Replay, ReplayedMoment, ReplayedTurn, Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { withPictureAt, type Payload } from '../../protocol/payload.js';
import { namesOf } from '../../format/seat-names.js';
import { logLines } from '../../messages/log/log-lines.js';
import {
  isWorthwhile,
  replayArgIn,
  replayMessage,
  stepTarget,
  type ReplayArg,
  type ReplayPlace,
  type ReplayStepKey,
  type WatchedMoment,
} from '../../messages/result/replay-page.js';
import { drawableMoment } from '../../live-messages/pictures/drawables.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import type { Actor } from '../answer/actor.js';
import { standalonePage, say } from '../answer/answer.js';
import type { TablePressHandler } from '../answer/table-press.js';
import { shows } from '../answer/button.js';

/** Plays a turn of a replay again, by its place among the turns. */
type Watching = (turn: number) => ReplayedTurn<WatchedMoment>;

/** Watches the replay of a table in these words: moments that say something, each with all hands. */
const watching = (table: Table, replay: Replay, w: Words): Watching => {
  const names = namesOf(table, w, 'markdown');
  const watch = ({ begins, session, view, entries }: ReplayedMoment): WatchedMoment => ({
    begins,
    view,
    hands: revealHiddenCards(session).hands,
    lines: logLines(
      entries.filter(({ to }) => to === 'all'),
      w,
      names,
    ),
  });
  return (at) => {
    const turn = replay.turn(at, watch);
    return { ...turn, moments: turn.moments.filter(isWorthwhile) };
  };
};

/** A replay as it is watched, and how many turns it has. */
interface Playable {
  readonly play: Watching;
  readonly turns: number;
}

/** A moment with the turn that it is in. */
interface Watched {
  readonly place: ReplayPlace;
  readonly turn: ReplayedTurn<WatchedMoment>;
}

const nearest = (at: number, length: number): number => Math.min(Math.max(0, at), Math.max(0, length - 1));

const watchedAt = (
  { play, turns }: Playable,
  turn: number,
  momentIn: (turn: ReplayedTurn<WatchedMoment>) => number,
): Watched => {
  const at = nearest(turn, turns);
  const played = play(at);
  return { place: { turn: at, moment: nearest(momentIn(played), played.moments.length) }, turn: played };
};

/** The moment before a turn that a step back leads to. */
const lastFor = ({ moments }: ReplayedTurn<WatchedMoment>, step: ReplayStepKey): number => {
  if (step === 'T') return 0;
  return step === 'V' ? moments.findLastIndex(({ begins }) => begins !== null) : moments.length - 1;
};

/** Where a button leads. */
const watchedBy = (replay: Playable, { turn, moment, step }: ReplayArg): Watched => {
  const here = watchedAt(replay, turn, () => moment);
  if (step === null) return here;
  const { place } = here;
  const to = stepTarget(here.turn.moments, place.moment, step);
  if (typeof to === 'number') return { ...here, place: { ...place, moment: to } };
  if (to === 'before') return place.turn === 0 ? here : watchedAt(replay, place.turn - 1, (one) => lastFor(one, step));
  const isLast = place.turn === replay.turns - 1;
  if (!isLast) return watchedAt(replay, place.turn + 1, () => 0);
  return { ...here, place: { ...place, moment: here.turn.moments.length - 1 } };
};

/** The page with the board's picture as it was, in words for whoever wants no pictures. */
const pictured = async (
  services: BotServices,
  { settings, w }: Actor,
  table: Table,
  page: Payload,
  { view }: WatchedMoment,
): Promise<Payload> => {
  const drawable = drawableMoment(table, view, w);
  const [file] = settings.textOnly ? [] : await services.pictures.ofMoment(table, drawable);
  if (file !== undefined) return withPictureAt(page, 0, file);
  const [embed, ...others] = page.embeds;
  const description = [embed?.description ?? '', drawable.alt].join('\n\n').trim();
  return { ...page, embeds: [{ ...embed, description }, ...others] };
};

/** *Replay* under a result, and the buttons of its page: for whoever presses it alone. */
const handleReplayPress: TablePressHandler = async ({ services, actor, id, table, values }) => {
  if (table.data.phase !== 'over') return say(actor.w.replaying.none.going);
  const replay = await services.tables.replay(table.channel);
  if (typeof replay === 'string') return say(actor.w.replaying.none[replay]);
  const { place, turn } = watchedBy(
    { play: watching(table, replay, actor.w), turns: replay.turns.length },
    replayArgIn(values[0] ?? id.arg),
  );
  const { moments, isWhole } = turn;
  const page = replayMessage({ table, replay, place, moments, isWhole, w: actor.w });
  const watched = moments[place.moment];
  return standalonePage(actor, watched === undefined ? page : await pictured(services, actor, table, page, watched));
};

export const replayButtons = {
  replay: shows(handleReplayPress, { worksForKept: true, otherGame: (_, w) => w.replaying.none.otherGame }),
};
