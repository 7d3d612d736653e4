import { setImmediate as others } from 'node:timers/promises';
import {
  cardsOf,
  revealHiddenCards,
  transitionOf,
  verify,
  type ChanceTold,
  type LogEntry,
  type PlayerId,
  type View,
} from '../../engine/index.js';
import {
  isOfTable,
  publicView,
  transitionIn,
  type Replay,
  type ReplayedMoment,
  type ReplayedTurn,
  type Table,
} from '../../table/index.js';
import type { Names, Words } from '../../text/index.js';
import { proof } from '../format/proof.js';
import { namesOf } from '../format/seat-names.js';
import { logLines } from '../messages/log/log-lines.js';
import { isWorthwhile } from '../messages/result/replay-page.js';
import { outcomeText } from '../messages/result/result-message.js';
import { changesBetween, type Data } from './changes.js';
import { collectCards, type PageCards } from './page-cards.js';
import { pageScene, type Telling } from './page-scene.js';

/** What a page is made of. */
export interface PageOf {
  readonly table: Table;
  readonly replay: Replay;
  /** The log of the game as everybody may read it: what it tells of the table stands beside what is played again. */
  readonly log: readonly LogEntry[];
  /** What the game tells of its chance once it is over; null before. */
  readonly chance: ChanceTold | null;
  /** In the language of whoever gets it. */
  readonly w: Words;
}

/** A moment as it stands in the data. */
interface MomentData {
  readonly scene: Data;
  readonly lines: readonly string[];
  readonly begins: ReplayedMoment['begins'];
  readonly active: PlayerId;
}

/** Who plays, with how many souls they win, and how the game ended as far as it has. */
const headOf = ({ table, w }: PageOf, view: View, names: Names) => {
  const { seats, id: game } = table.data.game;
  return {
    game,
    language: w.language,
    players: view.players.map(({ id }) => ({
      name: names.player(id),
      computer: seats.find(({ player }) => player === id)?.computer !== null,
    })),
    winners: view.players.flatMap(({ id }, at) => (view.outcome?.winners.includes(id) === true ? [at] : [])),
    isOver: table.data.phase === 'over',
    result: table.data.phase === 'over' ? outcomeText(table, view, w, names).replaceAll('**', '').split('\n') : [],
    proof: proof(table, w).map((line) => line.replaceAll(/[`*]/gu, '')),
  };
};

/** What the log tells of the table, in its order: deals, who leaves, proposals. What was taken back is not played again. */
const remarksIn = ({ log }: PageOf): readonly LogEntry[] =>
  log.filter((entry) => isOfTable(entry) && entry.line.say !== 'takenBack' && entry.line.say !== 'corrected');

/** Gives what was told before a transition, each line once. */
const inOrder = (remarks: readonly LogEntry[]) => {
  let next = 0;
  return (transition: number): readonly LogEntry[] => {
    const from = next;
    while (next < remarks.length && transitionIn(remarks[next] as LogEntry) < transition) next += 1;
    return remarks.slice(from, next);
  };
};

/** While the game goes on, what is hidden stays so: hands and decks are read of a game that is over only. */
const momentData = ({ table }: PageOf, telling: Telling, told: ReturnType<typeof inOrder>) => {
  const isOver = table.data.phase === 'over';
  return ({ begins, session, view, entries }: ReplayedMoment): MomentData => {
    const seen = entries.filter(({ to }) => to === 'all');
    return {
      scene: pageScene({ view, open: isOver ? revealHiddenCards(session) : null }, telling),
      lines: logLines([...told(transitionOf(session)), ...seen], telling.w, telling.names),
      begins,
      active: view.turn.active,
    };
  };
};

/** What is missing of the game, in sentences; `from` is the number of the first turn where some have been left out. */
const missingOf = ({ replay, w }: PageOf, from: number | null): readonly string[] => [
  ...(from !== null ? [w.replaying.leftOut(from)] : []),
  ...(from === null && !replay.isFromStart ? [w.replaying.begins(replay.turns[0] ?? 0)] : []),
  ...(replay.isToEnd ? [] : [w.replaying.ends(replay.turns.at(-1) ?? 0)]),
];

/** The turns of a replay, others having their turn in between; what the log told last of the table stands at its end. */
const playedTurns = async (page: PageOf, telling: Telling): Promise<readonly ReplayedTurn<MomentData>[]> => {
  const turns: ReplayedTurn<MomentData>[] = [];
  const told = inOrder(remarksIn(page));
  for (const turn of page.replay.turnByTurn(momentData(page, telling, told))) {
    if (turn.moments.length > 0) turns.push({ ...turn, moments: turn.moments.filter(isWorthwhile) });
    await others();
  }
  const last = turns.pop();
  if (last === undefined) return [];
  const rest = logLines(told(Infinity), telling.w, telling.names);
  const moments = last.moments.map((moment, at) =>
    at === last.moments.length - 1 ? { ...moment, lines: [...moment.lines, ...rest] } : moment,
  );
  return [...turns, { ...last, moments }];
};

/** A game that has been played for a page, from which its data are made. */
export interface PlayedPage {
  readonly page: PageOf;
  readonly view: View;
  readonly names: Names;
  readonly cards: PageCards;
  readonly turns: readonly ReplayedTurn<MomentData>[];
}

/** Plays the game of a page; null for a table without one. */
export const playedPage = async (page: PageOf): Promise<PlayedPage | null> => {
  const { table, w } = page;
  const view = publicView(table);
  if (table.session === null || view === null) return null;
  const names = namesOf(table, w, 'plain');
  const cards = collectCards(cardsOf(table.session), w);
  const turns = await playedTurns(page, { w, names, number: cards.number });
  return { page, view, names, cards, turns };
};

/** The moments of each turn as they are drawn: each by what has changed since the one before. */
export const momentsIn = (turns: PlayedPage['turns']): readonly (readonly Data[])[] => {
  let before: Data = {};
  return turns.map(({ moments }) =>
    moments.map(({ scene, lines, begins }) => {
      const changes = changesBetween(before, scene);
      before = scene;
      return { is: begins, lines, changes };
    }),
  );
};

/** The turns by name, each with the number of its first moment. */
const startsIn = (turns: PlayedPage['turns'], { w }: PageOf, names: Names): Data => {
  let first = 0;
  return turns.map(({ number, moments, isWhole }) => {
    const at = first;
    first += moments.length;
    const name = w.replaying.turn(number, names.player(moments[0]?.active ?? 'p1'));
    return { name, at, broken: isWhole ? null : w.replaying.broken };
  });
};

/** What the page needs to do every draw again; a prepared game has none that could be. */
const chanceData = ({ chance, w }: PageOf): Data => {
  if (chance === null || verify(chance).is === 'prepared') return null;
  const { words, rewinds, passedOver } = chance;
  return {
    ...chance,
    words: words.map((one) => ({ ...one })),
    rewinds: rewinds.map((one) => ({ ...one })),
    passedOver: passedOver.map((one) => ({ ...one })),
    limits: w.chance.limits({ words: words.length > 0 }),
  };
};

const pageWords = ({ replaying: { page } }: Words): Data => ({
  ...page,
  keysText: [...page.keysText],
  deck: { ...page.deck },
  dice: { ...page.dice },
});

/** Everything that a page shows, from the turn with this place on. */
export const pageData = ({ page, view, names, cards, turns: all }: PlayedPage, left: number): Data => {
  const { w } = page;
  const turns = all.slice(left);
  return {
    ...headOf(page, view, names),
    missing: missingOf(page, left === 0 ? null : (turns[0]?.number ?? 0)),
    turns: startsIn(turns, page, names),
    moments: momentsIn(turns).flat(),
    ...cards.data(),
    chance: chanceData(page),
    words: pageWords(w),
    steps: { back: { ...w.replaying.back }, on: { ...w.replaying.on } },
    board: { stackEmpty: w.picture.stackEmpty, emptySlot: w.picture.emptySlot, ...w.picture.roll },
  };
};
