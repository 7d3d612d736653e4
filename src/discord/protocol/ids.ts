// Types alone: the registry of the answers, far above, declares the verbs with what they do. What runs here knows the form of an id only.
import type { ButtonVerb, PersonalVerb } from '../answers/buttons.js';

export type { ButtonVerb };

/** What a button, menu or form of ours says: which game and window it was made in, what it does, and with what. */
export interface CustomId {
  readonly game: string;
  /** Empty in the lobby. */
  readonly window: string;
  readonly verb: ButtonVerb;
  readonly arg: string;
}

/** A custom id that has our form; whether there is such a verb knows the registry. */
interface ParsedId extends Omit<CustomId, 'verb'> {
  readonly verb: string;
}

/** Discord's limit. */
const LONGEST = 100;
const SHAPE = /^v1:([A-Za-z0-9-]{1,24}):([\w.~+-]{0,24}):([a-z]{1,10}):([^\s]{0,88})$/;

/**
 * `v1:<game>:<window>:<verb>:<arg>` (architecture.md#custom-ids).
 * @throws RangeError when it would be longer than Discord allows or could not be read back
 */
export const formatId = (id: CustomId): string => {
  const text = `v1:${id.game}:${id.window}:${id.verb}:${id.arg}`;
  if (text.length > LONGEST || !SHAPE.test(text)) throw new RangeError(`not a custom id: ${id.verb}`);
  return text;
};

/** The parts of a custom id in our form, or null for anything else. */
export const parseId = (text: string): ParsedId | null => {
  const found = text.length <= LONGEST ? SHAPE.exec(text) : null;
  if (found === null) return null;
  const [, game = '', window = '', verb = '', arg = ''] = found;
  return { game, window, verb, arg };
};

/** What stands for the game in ids of buttons that belong to a person and to no table. */
const PERSONAL = 'me';

export const isPersonalGame = (game: string): boolean => game === PERSONAL;

/** The id of a button that belongs to a person and to no table: it works in every channel. */
export const personalId = (verb: PersonalVerb, arg = ''): string => formatId({ game: PERSONAL, window: '', verb, arg });
