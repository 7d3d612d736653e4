import {
  choosable,
  foreseen,
  isDeckRef,
  viewFor,
  type Announcement,
  type Decision,
  type ObjectId,
  type OptionId,
  type PlayerId,
  type Session,
} from '../../engine/index.js';
import { controlledBy } from '../attention/player-context.js';
import type { PlanStep } from '../record/fields/planned-turn.js';
import { onlyChoice } from './announce-ability.js';

/** Everything that this player could write into a plan: their own cards, what lies in the slots, and the end of the turn. */
export const plannable = (session: Session, player: PlayerId): readonly PlanStep[] => {
  const { players, hand, monsters, shop } = viewFor(session, player);
  const own = players.find(({ id }) => id === player);
  const { attacks, purchases } = choosable(session, player);
  const tops = [...monsters, ...shop].flatMap(({ top }) => top ?? []);
  const cardOf = (ref: string): string | null => tops.find(({ id }) => id === ref)?.card ?? null;
  return [
    ...hand.map(({ id, card }): PlanStep => ({ do: 'play', ref: id, card })),
    ...(own === undefined ? [] : controlledBy(own)).flatMap(({ id, card, usable }) =>
      usable.map(({ ability }): PlanStep => ({ do: 'activate', ref: id, card, ability: ability.key })),
    ),
    ...attacks
      .filter((ref) => isDeckRef(ref) || cardOf(ref) !== null)
      .map((ref): PlanStep => ({ do: 'attack', ref, card: cardOf(ref) })),
    ...purchases.map(({ ref }): PlanStep => ({ do: 'buy', ref, card: cardOf(ref) })),
    { do: 'end', ref: '', card: null },
  ];
};

/** What a thing is like for whoever plans something with it: its price in ¢, HP at most, evasion and ATK. */
const conditionIn = (session: Session, player: PlayerId, { do: deed, ref }: Pick<PlanStep, 'do' | 'ref'>): string => {
  const { monsters, players, shop, rooms } = viewFor(session, null);
  const inSlots = [...monsters, ...shop, ...rooms].flatMap(({ top }) => top ?? []);
  const owned = players.flatMap(({ items, soulCards }) => [...items, ...soulCards]);
  const thing = [...inSlots, ...owned].find(({ id }) => id === ref) ?? players.find(({ id }) => id === ref);
  const price = deed === 'buy' ? choosable(session, player).purchases.find((one) => one.ref === ref)?.price : undefined;
  const { maxHp = null, dc = null, atk = null } = thing ?? {};
  return JSON.stringify([price ?? null, maxHp, dc, atk]);
};

const atkOf = (session: Session, player: PlayerId): number =>
  viewFor(session, null).players.find(({ id }) => id === player)?.atk ?? 0;

/** The option with which a step begins. */
export const optionFor = ({ do: deed, ref, ability }: PlanStep): OptionId => {
  switch (deed) {
    case 'play':
      return `play:${ref}`;
    case 'activate':
      return `use:${ref}:${ability ?? ''}`;
    case 'attack':
      return 'attack';
    case 'buy':
      return 'purchase';
    case 'end':
      return 'end';
  }
};

/** What goes on the stack in a step; null when nothing does. */
const announcementOf = ({ do: deed, ref, ability = '' }: PlanStep): Announcement | null => {
  if (deed === 'play') return `play:${ref as ObjectId}`;
  return deed === 'activate' ? `use:${ref as ObjectId}:${ability}` : null;
};

/**
 * The questions of a step as things stand, with what has been chosen at each: the last one is open when nothing has. For
 * the eyes of whoever plans only.
 */
export const questionsOf = (
  session: Session,
  player: PlayerId,
  step: PlanStep,
): readonly { readonly decision: Decision; readonly options: readonly OptionId[] | null }[] => {
  const announcement = announcementOf(step);
  if (announcement === null) return [];
  const { chosen = [] } = step;
  const answers = chosen.map(({ options }) => options);
  const found = chosen.flatMap(({ options }, at) => {
    const decision = foreseen(session, player, announcement, answers.slice(0, at));
    return decision === null ? [] : [{ decision, options }];
  });
  const open = foreseen(session, player, announcement, answers);
  return open === null ? found : [...found, { decision: open, options: null }];
};

/** The next question of a step that is open; null when none is. */
export const openQuestionOf = (session: Session, player: PlayerId, step: PlanStep): Decision | null => {
  const last = questionsOf(session, player, step).at(-1);
  return last === undefined || last.options !== null ? null : last.decision;
};

/** The step with one more answer. */
export const withChoice = (step: PlanStep, { key }: Decision, options: readonly OptionId[]): PlanStep => ({
  ...step,
  chosen: [...(step.chosen ?? []), { key, options }],
});

/** The step with an answer to every question that has only one, up to the first that has more. */
export const withOnlyChoices = (session: Session, player: PlayerId, step: PlanStep): PlanStep => {
  const open = openQuestionOf(session, player, step);
  const only = open === null ? null : onlyChoice(open);
  return open === null || only === null ? step : withOnlyChoices(session, player, withChoice(step, open, only));
};

/** What is done with a step that is not as it was written, as long as whoever plans has not said it. */
const USUALLY: Partial<Record<PlanStep['do'], NonNullable<PlanStep['otherwise']>>> = {
  attack: 'weakest',
  buy: 'skip',
};

/** The step as it is written now, with what its thing is like. */
export const asWritten = (session: Session, player: PlayerId, step: PlanStep): PlanStep => {
  const usual = step.otherwise ?? USUALLY[step.do];
  const known = { ...step, ...(usual === undefined ? {} : { otherwise: usual }) };
  switch (step.do) {
    case 'attack':
      return { ...known, condition: conditionIn(session, player, step), ownAtk: atkOf(session, player) };
    case 'buy':
      return { ...known, condition: conditionIn(session, player, step) };
    case 'play':
    case 'activate':
      return withOnlyChoices(session, player, known);
    case 'end':
      return step;
  }
};

/** Whether what a step is about is as it was when the step was written. */
export const isAsWritten = (session: Session, player: PlayerId, step: PlanStep): boolean =>
  (step.condition === undefined || step.condition === conditionIn(session, player, step)) &&
  (step.ownAtk === undefined || step.ownAtk <= atkOf(session, player));

/** Whether the thing of a step is still where it was. */
export const isThere = (session: Session, player: PlayerId, step: PlanStep): boolean =>
  plannable(session, player).some(
    ({ do: deed, ref, ability }) => deed === step.do && ref === step.ref && ability === step.ability,
  );

/** In which monster slot the thing of a step lies, counted from 0; null for none. */
export const slotOf = (session: Session, { ref }: PlanStep): number | null => {
  const slot = viewFor(session, null).monsters.findIndex(({ top }) => top?.id === ref);
  return slot === -1 ? null : slot;
};
