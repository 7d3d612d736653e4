import { createHash } from 'node:crypto';
import { partsOf, type Part } from '../../../tools/screens/parts.js';
import { InteractionResponseType, type APIMessage } from 'discord-api-types/v10';
import { formatId } from '../../../src/discord/protocol/ids.js';
import { isLookup, VERBS } from '../../../src/discord/answers/buttons.js';
import type { Outcome, Person } from '../../../playground/index.js';

/** A number from 0 to range - 1 for the answer with this index: the same for the same seed, whatever went before. */
export const drawn = (seed: string, index: number, range: number): number =>
  createHash('sha256').update(`${seed}:${index}`).digest().readUInt32BE(0) % range;

export { partsOf, type Part };

/** What never answers a question. */
const ASIDE = [
  'undo',
  'page',
  'hold',
  'forced',
  'order',
  'withdraw',
  'passfor',
  'panel',
  'unstep',
  'none',
  'why',
  'more',
  'inspect',
  'log',
  'deal',
  'offer',
  'wait',
  'ready',
  'plan',
  ...VERBS.filter((verb) => isLookup(formatId({ game: 'me', window: '', verb, arg: '' }))),
];

const ANSWERS = ['pass', 'opt', 'pick', 'attack', 'buy', 'step', 'confirm', 'sure'];

/** Whether the panel waits for an answer of its person. */
export const isAsked = (panel: APIMessage): boolean => partsOf(panel).some(({ verb }) => ANSWERS.includes(verb));

/** How often each is chosen in the action phase: a game of attacks comes to its end. */
const WEIGHT: Readonly<Record<string, number>> = { attack: 6, buy: 6, pick: 3, opt: 2, pass: 1 };

/** The part of a panel that is used for the answer with this index. */
const chosenPart = (parts: readonly Part[], seed: string, index: number): Part | undefined => {
  const usable = parts.filter(({ verb }) => !ASIDE.includes(verb));
  const ready = usable.filter(({ verb }) => verb === 'confirm');
  const answers = ready.length > 0 ? ready : usable.filter((part) => part.kind === 'menu' || part.arg !== 'back');
  const weighted = answers.flatMap((part) => Array.from({ length: WEIGHT[part.verb] ?? 1 }, () => part));
  return weighted[drawn(`${seed}:part`, index, Math.max(1, weighted.length))] ?? usable[0];
};

/** What can be clicked on. */
export const looks = ({ components }: APIMessage): string => JSON.stringify(components);

/**
 * Waits for what is shown after a click that the bot could only say was being worked on
 * (architecture.md#the-life-of-a-click).
 */
const finished = async (person: Person, panel: APIMessage, outcome: Outcome): Promise<Outcome> => {
  if (outcome.response !== InteractionResponseType.DeferredMessageUpdate) return outcome;
  const isNow = (shown: APIMessage): boolean => shown.id === panel.id && looks(shown) !== looks(panel);
  const message = await person.waitFor((shown) => shown.find(isNow)).catch(() => outcome.message);
  return { ...outcome, message };
};

/** The panel that a command shows this person. */
export const panelOf = async (person: Person): Promise<APIMessage> => (await person.slash('hand')).finished();

/** What is asked again is meant. */
const meant = async (person: Person, outcome: Outcome): Promise<Outcome> => {
  const { message } = outcome;
  const sure = message === null ? undefined : partsOf(message).find(({ verb }) => verb === 'sure');
  if (message === null || sure === undefined) return outcome;
  return finished(person, message, await person.click(sure.id, message));
};

/** Uses a panel as a person would, choosing as a function of the seed and the answer's index. */
export const answerPanel = async (
  person: Person,
  panel: APIMessage,
  seed: string,
  index: number,
): Promise<Outcome | null> => {
  const part = chosenPart(partsOf(panel), seed, index);
  if (part === undefined) return null;
  const clicked = async (work: Promise<Outcome>) => meant(person, await finished(person, panel, await work));
  if (part.kind === 'button') return clicked(person.click(part.id, panel));
  const at = drawn(`${seed}:option`, index, part.values.length);
  const values = [...part.values.slice(at), ...part.values].slice(0, Math.max(1, part.min));
  return clicked(person.select(part.id, values, panel));
};
