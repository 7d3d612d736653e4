import type { APIMessage } from 'discord-api-types/v10';
import type { Numbers } from '../plan/numbers.js';
import { isActing, type ButtonVerb } from '../../../src/discord/index.js';
import { partsOf, type Part } from '../../screens/parts.js';

/** Something to press, with what is chosen where it is a menu. */
export interface Choice {
  readonly id: string;
  readonly verb: string;
  readonly values?: readonly string[];
}

/** Verbs of what is asked of somebody. */
const ANSWERS: readonly string[] = [
  'pass',
  'opt',
  'pick',
  'attack',
  'buy',
  'step',
  'confirm',
  'sure',
  'none',
] satisfies readonly ButtonVerb[];

/** Verbs on a panel that do something at the table; `step` and its like only prepare it. */
export const ACTS: readonly string[] = [...ANSWERS, ...(['undo', 'passfor'] satisfies readonly ButtonVerb[])].filter(
  (verb) => isActing(`v1:table::${verb}:`),
);

/** How likely each is: people attack and buy more often than they pass, so that games come to an end. */
const WEIGHT: Readonly<Record<string, number>> = { attack: 6, buy: 5, sure: 8, pick: 4, opt: 2, step: 3, pass: 3 };

/** Pages beside the panel that people look at while nothing is asked of them. */
const LOOKS: readonly string[] = ['inspect', 'why', 'more', 'page', 'log'] satisfies readonly ButtonVerb[];

const chosenIn = (part: Part, numbers: Numbers, what: readonly (string | number)[]): Choice => {
  const { id, verb } = part;
  if (part.kind === 'button') return { id, verb };
  const at = numbers.below(part.values.length, 'option', ...what);
  const turned = [...part.values.slice(at), ...part.values.slice(0, at)];
  const least = Math.max(1, part.min);
  const count = least + numbers.below(part.max - least + 1, 'count', ...what);
  return { id, verb, values: turned.slice(0, count) };
};

const weighted = (parts: readonly Part[], numbers: Numbers, what: readonly (string | number)[]): Part | undefined => {
  const all = parts.flatMap((part) => Array.from({ length: WEIGHT[part.verb] ?? 1 }, () => part));
  return all[numbers.below(all.length, 'part', ...what)];
};

/** An answer to what the panel asks, as {@link choiceOn} chooses it; null: nothing is asked. */
export const answerOn = (panel: APIMessage, numbers: Numbers, ...what: readonly (string | number)[]): Choice | null => {
  const asked = partsOf(panel).filter(({ verb, arg }) => ANSWERS.includes(verb) && arg !== 'back');
  const ready = asked.filter(({ verb }) => verb === 'confirm');
  const part = weighted(ready.length > 0 ? ready : asked, numbers, what);
  return part === undefined ? null : chosenIn(part, numbers, what);
};

/**
 * What somebody presses on their panel: mostly an answer, now and then something to look at, or an action taken back. It
 * follows from the numbers, what they are for, and what the panel offers. Null: nothing is asked, and they wait.
 */
export const choiceOn = (panel: APIMessage, numbers: Numbers, ...what: readonly (string | number)[]): Choice | null => {
  const parts = partsOf(panel);
  const undo = parts.find(({ verb }) => verb === 'undo');
  if (undo !== undefined && numbers.below(25, 'undo', ...what) === 0) return chosenIn(undo, numbers, what);
  if (numbers.below(isAsked(panel) ? 12 : 4, 'look', ...what) > 0) return answerOn(panel, numbers, ...what);
  const look = weighted(
    parts.filter(({ verb }) => LOOKS.includes(verb)),
    numbers,
    what,
  );
  return look === undefined ? null : chosenIn(look, numbers, what);
};

/** Whether the panel waits for an answer of its person. */
export const isAsked = (panel: APIMessage): boolean => partsOf(panel).some(({ verb }) => ANSWERS.includes(verb));
