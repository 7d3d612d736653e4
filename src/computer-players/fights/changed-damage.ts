import type { AbilityOf, ObjectView, Ref, View } from '../../engine/index.js';
import { likely, reckon } from '../situation/reading.js';
import { onBehalfOf, printedOn, working, type Cause, type Situation } from '../situation/situation.js';

type Replacement = AbilityOf<'replacement'>;

interface Changes {
  readonly object: ObjectView;
  readonly abilities: readonly Replacement[];
}

interface Found {
  readonly monsters: View['monsters'];
  readonly rooms: View['rooms'];
  readonly changes: readonly Changes[];
}

const found = new WeakMap<View['players'], Found>();

const looked = (now: Situation): readonly Changes[] =>
  working(now.view).flatMap((object) => {
    const abilities = printedOn(now, object).abilities.filter(
      (ability): ability is Replacement => ability.kind === 'replacement' && ability.would.event === 'damage',
    );
    return abilities.length === 0 ? [] : [{ object, abilities }];
  });

/** What in play changes damage; looked up once for the same players, monsters and rooms. */
const changesIn = (now: Situation): readonly Changes[] => {
  const { players, monsters, rooms } = now.view;
  const before = found.get(players);
  if (before?.monsters === monsters && before.rooms === rooms) return before.changes;
  const changes = looked(now);
  found.set(players, { monsters, rooms, changes });
  return changes;
};

const SURE = 0.9;

/** What an ability leaves of damage, or makes of it, when it surely concerns it. */
export const amountAfter = (at: Situation, { would, instead }: Replacement, amount: number): number => {
  if (amount <= 0 || would.event !== 'damage') return amount;
  const now: Situation = { ...at, cause: { ...at.cause, amount } };
  if (would.where !== undefined && likely(now, would.where) < SURE) return amount;
  if (instead.instead === 'nothing') return 0;
  return instead.instead === 'amount' ? reckon(now, instead.to) : amount;
};

/** What comes of damage after everything in play that changes it, one thing apart (REPL-01). */
export const damageAfter = (now: Situation, cause: Cause, amount: number, except: Ref | null = null): number => {
  if (amount <= 0) return amount;
  return changesIn(now).reduce((before, { object, abilities }) => {
    if (object.id === except) return before;
    const at = onBehalfOf(now, object.controller, object.id, { cause });
    return abilities.reduce((left, ability) => amountAfter(at, ability, left), before);
  }, amount);
};
