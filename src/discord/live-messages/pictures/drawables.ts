import { cardsOf, type Card, type LogEntry, type ObjectView, type View } from '../../../engine/index.js';
import { knownWait, publicView, seatOf, viewOf, type Table } from '../../../table/index.js';
import type { Names, Standing, Words } from '../../../text/index.js';
import { resultIn, pictureLinesOfWay } from '../../format/together-lines.js';
import { situationLines, situationText } from '../../messages/board/board-message.js';
import { findIn, hasTap, whereabouts, type Found } from '../../messages/inspect/inspected.js';
import { withCurrentNumbers } from '../../messages/choice/legal-actions.js';
import { finalsOf } from '../../messages/result/result-message.js';
import { clip, LIMITS } from '../../protocol/payload.js';
import {
  areaScene,
  boardAlt,
  joinSentences,
  boardScene,
  cardScene,
  handScene,
  resultScene,
  writableNames,
  type CourseScene,
  type Drawable,
} from '../../picture/index.js';
import { namesOf } from '../../format/seat-names.js';

const boardOf = (table: Table, view: View, w: Words): Drawable => {
  const names = namesOf(table, w, 'plain');
  const wait = knownWait(table);
  const scene = boardScene(view, wait.is === 'named' ? wait.players : [], w, names, pictureLinesOfWay(view, w));
  const now = [...pictureLinesOfWay(view, w).map(w.board.sentence), situationText(table, view, w, names)].join(' ');
  const alt = boardAlt(view, now, w, names, LIMITS.alt);
  return { kind: 'board', scene, alt };
};

/** The board of a game at a moment that is over, by what everybody saw then: nobody is awaited any more. */
export const drawableMoment = (table: Table, view: View, w: Words): Drawable => {
  const names = namesOf(table, w, 'plain');
  const scene = boardScene(view, [], w, names, pictureLinesOfWay(view, w));
  const said = [...pictureLinesOfWay(view, w).map(w.board.sentence), ...situationLines(view, w, names)].join(' ');
  const alt = boardAlt(view, said, w, names, LIMITS.alt);
  return { kind: 'board', scene, alt };
};

/** Everybody's souls over the turns of a game; null for one that began in a version that did not note them. */
const courseOf = ({ data }: Table, view: View, w: Words, { player: called }: Names): CourseScene | null => {
  const { soulsByTurn = [], seats } = data.game;
  const [first] = soulsByTurn;
  if (first === undefined || view.turn.number <= first.turn) return null;
  const lines = seats.map(({ player }, seat) => {
    const all = soulsByTurn.map(({ turn, souls }) => ({ turn, souls: souls[seat] ?? 0 }));
    return { name: called(player), points: all.filter(({ souls }, at) => souls !== all[at - 1]?.souls) };
  });
  return { title: w.statistics.picture.course, from: first.turn, to: view.turn.number, lines };
};

const resultOf = (table: Table, view: View, w: Words, log: readonly LogEntry[]): Drawable => {
  const names = namesOf(table, w, 'plain');
  const finals = finalsOf(table, view, log);
  const titleBy = ({ player: called }: Names): string => resultIn(view, w, called) ?? w.board.resultTitle;
  const standingsBy = ({ player: called }: Names): readonly Standing[] =>
    finals.map(({ player, wins, tally }) => ({
      name: called(player.id),
      winner: wins,
      souls: player.souls,
      coins: player.coins,
      kills: tally.kills.length,
      deaths: tally.deaths,
    }));
  const drawnNames = writableNames(names, view);
  const course = courseOf(table, view, w, drawnNames);
  const scene = resultScene(titleBy(drawnNames), standingsBy(drawnNames), course, w);
  const told = courseOf(table, view, w, names)?.lines ?? [];
  const alt = clip(
    [
      titleBy(names),
      ...standingsBy(names).map(w.picture.standing),
      ...(told.length === 0 ? [] : [w.board.sentence(w.statistics.picture.course)]),
      ...told.map(({ name, points }) => w.statistics.picture.line(name, points)),
    ].join(' '),
    LIMITS.alt,
  );
  return { kind: 'result', scene, alt };
};

/** The picture of a game, or of its result; null in the lobby, and for a game that was not played to its end. */
export const drawableBoard = (table: Table, w: Words, log: readonly LogEntry[]): Drawable | null => {
  const view = publicView(table);
  if (view === null || table.data.phase === 'lobby') return null;
  if (table.data.phase === 'playing') return boardOf(table, view, w);
  return view.outcome === null ? null : resultOf(table, view, w, log);
};

/** What the large picture of a card says besides its numbers. */
const linesOf = (card: Card, w: Words): readonly string[] =>
  [card.reward === null ? '' : w.rewardLine(card.reward), ...w.cardText(card)].filter((line) => line !== '');

const cardOf = (
  table: Table,
  {
    card: id,
    where,
    object,
  }: Pick<Extract<Found, { readonly is: 'card' }>, 'card' | 'where'> & {
    readonly object: ObjectView | null;
  },
  w: Words,
  names: Names,
  drawnNames: Names,
): readonly Drawable[] => {
  const { session } = table;
  if (session === null) return [];
  const own = cardsOf(session).card(id);
  const copied = cardsOf(session).card(object?.copyOf ?? id);
  const card = object === null ? copied : withCurrentNumbers(copied, object);
  const { hp, dc, atk } = card;
  const aboutBy = (called: Names): string =>
    `${w.inspect.kind(own.type, object?.role ?? null)} · ${w.inspect.where(whereabouts(where, called))}`;
  const lines = linesOf(card, w);
  const stateBy = (called: Names): readonly string[] =>
    object === null ? [] : w.inspect.state(object, called, object.controller !== null && hasTap(card));
  const scene = cardScene({
    type: own.type,
    card: id,
    role: object?.role ?? null,
    name: names.card(id),
    about: aboutBy(drawnNames),
    fighting: hp === null ? null : { hp, maxHp: null, dc, atk },
    souls: object === null ? card.souls : object.souls,
    lines,
    object,
    state: stateBy(drawnNames),
  });
  const alt = joinSentences([names.card(id), aboutBy(names), w.statsLine(card), ...lines, ...stateBy(names)], w);
  return [{ kind: 'card', scene, alt: clip(alt, LIMITS.alt) }];
};

/** One's own hand: only ever made of what its owner sees. */
const handOf = (table: Table, { hand }: View, w: Words): Drawable => {
  const textOf = ({ card }: ObjectView): string =>
    table.session === null ? '' : w.cardText(cardsOf(table.session).card(card)).join(' ');
  const scene = handScene(hand, textOf, w);
  const alt = w.board.headed(w.board.heading.hand, w.board.objects(hand, namesOf(table, w, 'plain')));
  return { kind: 'hand', scene, alt: clip(alt, LIMITS.alt) };
};

/** The pictures of what somebody looks at: a card, a player, and with oneself one's own hand. */
export const drawableInspected = (table: Table, user: string, w: Words, path: string): readonly Drawable[] => {
  const own = viewOf(table, user);
  const view = own ?? publicView(table);
  const [of = ''] = path.split('@');
  if (view === null || of === '') return [];
  const names = namesOf(table, w, 'plain');
  const found = findIn(view, of);
  const drawn = writableNames(names, view);
  if (found?.is === 'object') return cardOf(table, { ...found, card: found.object.card }, w, names, drawn);
  if (found?.is === 'card') return cardOf(table, { ...found, object: null }, w, names, drawn);
  if (found?.is !== 'player') return [];
  const { player } = found;
  const scene = areaScene(view, player, names);
  const alt = clip(`${w.board.sentence(names.player(player.id))} ${w.board.player(player)}`, LIMITS.alt);
  const area: Drawable = { kind: 'area', scene, alt };
  return own !== null && seatOf(table, user)?.player === player.id ? [area, handOf(table, own, w)] : [area];
};
