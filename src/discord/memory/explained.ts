import type { Meaning, PlayerId, View } from '../../engine/index.js';
import { mayTakeBack, seatOf, viewOf, type Table } from '../../table/index.js';
import { TIPS, type Tip } from '../../text/index.js';
import type { People } from './people.js';
import { windowIn } from '../format/seat-names.js';

/** What one player sees, and whether they can take something back. */
interface TipContext {
  readonly view: View;
  readonly me: PlayerId;
  readonly canUndo: boolean;
}

const mayDo = ({ view }: TipContext, kind: Meaning['kind']): boolean =>
  view.decision?.options.some(({ meaning }) => meaning.kind === kind) === true;

const isMain = (now: TipContext): boolean => mayDo(now, 'endTurn');

const isAskedAway = ({ view, me }: TipContext): boolean => view.turn.active !== me && view.decision?.key === 'priority';

const hasOwnRoll = ({ view, me }: TipContext): boolean => {
  const top = view.stack.at(-1);
  return top?.attackRoll === true && top.roller === me;
};

const isDead = ({ view, me }: TipContext): boolean =>
  view.players.some(({ id, dead }) => id === me && dead) || view.decision?.key.startsWith('deathPenalty.') === true;

/** Whether a tip fits what somebody meets now. */
const hints = (tip: Tip, now: TipContext): boolean => {
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

/** What a tip is remembered by. */
const TIP = 'tip.';

const readable = (names: readonly string[]): Tip | null => TIPS.find((tip) => names.includes(TIP + tip)) ?? null;

/**
 * The tip on this person's panel in the window that is open, for what they meet for the first time; null for none. It stays
 * for as long as the window does, and never comes twice.
 */
export const tipFor = async (people: People, table: Table, user: string): Promise<Tip | null> => {
  const view = viewOf(table, user);
  const seat = seatOf(table, user);
  const personal = await people.of(user);
  if (view === null || seat === null || table.data.phase !== 'playing' || !personal.settings.tips) return null;
  const at = `${table.data.game.id}:${windowIn(table, user)}`;
  if (personal.explained?.at === at) return readable(personal.explained.names);
  const now = { view, me: seat.player, canUndo: mayTakeBack(table, user) };
  const tip = TIPS.find((one) => !personal.met.includes(TIP + one) && hints(one, now));
  if (tip === undefined) return null;
  const names = [TIP + tip];
  await people.change(user, (before) => ({
    ...before,
    met: [...new Set([...before.met, ...names])],
    explained: { at, names },
  }));
  return tip;
};
