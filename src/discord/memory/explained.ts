import type { LogLine, Meaning, PlayerId, View } from '../../engine/index.js';
import { isPractice, mayTakeBack, seatOf, viewOf, type Table, type Tables } from '../../table/index.js';
import { LESSONS, TIPS, type Lesson, type Tip } from '../../text/index.js';
import type { People, Personal } from './people.js';
import { windowIn } from '../format/seat-names.js';

/** What one player sees, and what has happened in the game so far. */
interface Moment {
  readonly view: View;
  readonly me: PlayerId;
  readonly lines: readonly LogLine[];
  readonly canUndo: boolean;
}

/** ¢ that an item of the shop costs (BUY-03): from so many on the lesson about buying is due. */
const PRICE = 10;
/** Lines of a practice game that are read: more than it has. */
const READ_LINES = 500;
/** How many lessons stand on a panel at a time. */
const MOST_LESSONS = 2;

const mayDo = ({ view }: Moment, kind: Meaning['kind']): boolean =>
  view.decision?.options.some(({ meaning }) => meaning.kind === kind) === true;

const isMain = (now: Moment): boolean => mayDo(now, 'endTurn');

const isAskedAway = ({ view, me }: Moment): boolean => view.turn.active !== me && view.decision?.key === 'priority';

const hasOwnRoll = ({ view, me }: Moment): boolean => {
  const top = view.stack.at(-1);
  return top?.attackRoll === true && top.roller === me;
};

const happened = ({ lines }: Moment, event: LogLine['event'], fits: (line: LogLine) => boolean): boolean =>
  lines.some((line) => line.event === event && fits(line));

const isPlayer = ({ object }: LogLine, id: PlayerId): boolean =>
  object !== undefined && 'player' in object && object.player === id;

const coinsOf = ({ view, me }: Moment): number => view.players.find(({ id }) => id === me)?.coins ?? 0;

const isDead = ({ view, me }: Moment): boolean =>
  view.players.some(({ id, dead }) => id === me && dead) || view.decision?.key.startsWith('deathPenalty.') === true;

/** Whether it is time for a lesson of the practice game. */
const teaches = (lesson: Lesson, now: Moment): boolean => {
  const { view, me } = now;
  switch (lesson) {
    case 'welcome':
      return view.turn.number === 1;
    case 'lootPlayed':
      return isMain(now) && happened(now, 'playLoot', ({ player }) => player === me);
    case 'roll':
      return hasOwnRoll(now);
    case 'hurt':
      return happened(now, 'damage', (line) => isPlayer(line, me));
    case 'killed':
      return happened(now, 'dies', (line) => line.other === me && !isPlayer(line, me));
    case 'died':
      return isDead(now);
    case 'respond':
      return isAskedAway(now);
    case 'computer':
      return isMain(now) && view.turn.number > 2;
    case 'boss':
      return isMain(now) && mayDo(now, 'attack') && view.monsters.some(({ top }) => (top?.souls ?? 0) > 0);
    case 'bought':
      return happened(now, 'gainItem', ({ player, detail }) => player === me && detail === 'purchase');
    case 'canBuy':
      return isMain(now) && mayDo(now, 'purchase') && coinsOf(now) >= PRICE;
    case 'endTurn':
      return isMain(now) && !mayDo(now, 'attack');
  }
};

/** Whether a tip fits what somebody meets now. */
const hints = (tip: Tip, now: Moment): boolean => {
  switch (tip) {
    case 'turn':
      return isMain(now);
    case 'roll':
      return hasOwnRoll(now);
    case 'respond':
    case 'passTurn':
      return isAskedAway(now);
    case 'died':
      return isDead(now);
    case 'undo':
      return now.canUndo;
  }
};

/** What an explanation is remembered by. */
const LESSON = 'lesson.';
const TIP = 'tip.';
/** Remembered when somebody wants no more lessons. */
const NO_LESSONS = `${LESSON}none`;

const due = (now: Moment, inPractice: boolean, { met }: Personal): readonly string[] => {
  if (inPractice) {
    if (met.includes(NO_LESSONS)) return [];
    const fresh = LESSONS.filter((lesson) => !met.includes(LESSON + lesson) && teaches(lesson, now));
    return fresh.slice(0, fresh[0] === 'welcome' ? 1 : MOST_LESSONS).map((lesson) => LESSON + lesson);
  }
  return TIPS.filter((tip) => !met.includes(TIP + tip) && hints(tip, now))
    .slice(0, 1)
    .map((tip) => TIP + tip);
};

/** What is explained on a panel. */
export interface Explained {
  readonly lessons: readonly Lesson[];
  readonly tip: Tip | null;
}

const readable = (names: readonly string[]): Explained => ({
  lessons: LESSONS.filter((lesson) => names.includes(LESSON + lesson)),
  tip: TIPS.find((tip) => names.includes(TIP + tip)) ?? null,
});

/**
 * What this person's panel explains in the window that is open: whatever they meet for the first time. It stays for as
 * long as the window does, and never comes twice.
 */
export const explainedTo = async (
  { tables, people }: { readonly tables: Tables; readonly people: People },
  table: Table,
  user: string,
): Promise<Explained> => {
  const view = viewOf(table, user);
  const seat = seatOf(table, user);
  const personal = await people.of(user);
  if (view === null || seat === null || table.data.phase !== 'playing') return readable([]);
  const inPractice = isPractice(table.channel);
  if (!inPractice && !personal.settings.tips) return readable([]);
  const at = `${table.data.game}:${windowIn(table, user)}`;
  if (personal.explained?.at === at) return readable(personal.explained.names);
  const log = inPractice ? await tables.latestLog(table.channel, seat.player, READ_LINES) : [];
  const lines = log.map(({ line }) => line);
  const now = { view, me: seat.player, lines, canUndo: mayTakeBack(table, user) };
  const names = due(now, inPractice, personal);
  if (names.length === 0) return readable([]);
  await people.change(user, (before) => ({
    ...before,
    met: [...new Set([...before.met, ...names])],
    explained: { at, names },
  }));
  return readable(names);
};

/** Somebody begins the practice game anew: everything is explained again. */
export const withLessons = (personal: Personal): Personal => ({
  ...personal,
  met: personal.met.filter((name) => !name.startsWith(LESSON)),
  explained: null,
});

/** Somebody has had enough of explanations in the practice game. */
export const withoutLessons = (personal: Personal): Personal => ({
  ...personal,
  met: [...new Set([...personal.met, NO_LESSONS])],
  explained: null,
});
