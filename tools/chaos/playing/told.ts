import { InteractionResponseType, type APIMessage } from 'discord-api-types/v10';
import type { Words } from '../../../src/text/index.js';
import type { Told } from '../checking/presses.js';
import { ACTS } from './choices.js';
import { partsOf } from '../../screens/parts.js';

/** How an interaction was answered. */
interface Answered {
  readonly verb: string;
  /** Whether it was pressed on a message that everybody sees. */
  readonly isPublic: boolean;
  readonly response: InteractionResponseType;
  /** Milliseconds until there was an answer. */
  readonly took: number;
  /** The message with the answer, once it says more than that it takes a while; null when it never did. */
  readonly message: APIMessage | null;
}

/** Milliseconds of work after which the bot tells Discord to wait: before that, an answer without words means that it is done. */
const PATIENCE = 800;

/** Refusals that say nothing but that. */
const REFUSALS = [
  'noTable',
  'notSeated',
  'notStarted',
  'gameOver',
  'movedOn',
  'notPossible',
  'alreadyPassed',
  'cannotTakeBack',
  'takeBackOff',
  'busy',
] as const;

/** Sentences about rules name them (RULES). */
const RULES = /\b[A-Z]{2,9}-\d{2}\b/;

const NO_ANSWERS = { is: 'counted', answers: 0 } as const;
/** For sentences in which nobody is named. */
export const NOBODY = { player: () => '', card: () => '' };

const firstSentence = (text: string): string => text.split('.')[0] ?? '';

/** The first thing that a message says, below the warning of a death. */
export const firstWords = (message: APIMessage | null): string => {
  if (message === null) return '';
  if (message.content !== '' && message.embeds.length === 0) return message.content;
  const lines = (message.embeds.at(-1)?.description ?? '').split('\n');
  return (lines[0]?.startsWith('**') === true && lines[1] === '' ? lines[2] : lines[0]) ?? '';
};

const isRefusal = (said: string, w: Words): boolean => {
  const refusals = REFUSALS.map((why) => w.errors.refusal({ why }, NOBODY));
  const notAsked = w.errors.refusal({ why: 'notYourQuestion', waitingFor: NO_ANSWERS, objection: null }, NOBODY);
  return refusals.includes(said) || said.startsWith(firstSentence(notAsked)) || RULES.test(said);
};

/** What somebody could read of what became of their press. */
export const toldBy = ({ verb, isPublic, response, took, message }: Answered, w: Words): Told => {
  const isQuiet = response === InteractionResponseType.DeferredMessageUpdate;
  if (!ACTS.includes(verb)) return 'shown';
  if (message === null) return isPublic && isQuiet && took < PATIENCE ? 'done' : 'uncertain';
  const said = firstWords(message);
  if (said === w.errors.savingUncertain) return 'uncertain';
  if (said === w.errors.savingFailed) return 'unsaved';
  if (message.embeds.length === 0) return said === w.board.done ? 'done' : 'refused';
  if (isRefusal(said, w)) return 'refused';
  const asksAgain = verb !== 'sure' && partsOf(message).some((part) => part.verb === 'sure');
  return asksAgain ? 'shown' : 'done';
};
