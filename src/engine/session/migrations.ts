import type { GameState } from '../state/index.js';
import { eventOfOld } from './old-events.js';

/** A checkpoint of any version, as far as it tells which. */
interface Stored {
  readonly schema: number;
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const isEventOfOld = (value: Json): value is Json & Parameters<typeof eventOfOld>[0] =>
  typeof value === 'object' && value !== null && 'type' in value && 'fromDiscard' in value && 'parts' in value;

/** The causes in scopes, wherever they stand: on the stack, waiting, in effects that last. */
const withCauses = (value: Json): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withCauses);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'cause' && isEventOfOld(part) ? eventOfOld(part) : withCauses(part),
    ]),
  );
};

/** Schema 1, of v0.1.0, had events with the same fields for every type; schema 2 has those of the type. */
const toSchema2 = (state: Json): unknown => {
  const { stack, waiting, continuous, standing, ...rest } = state as Readonly<Record<string, Json>>;
  const within = (part: Json | undefined): unknown => withCauses(part ?? []);
  return {
    ...rest,
    stack: within(stack),
    waiting: within(waiting),
    continuous: within(continuous),
    standing: within(standing),
    schema: 2,
  };
};

/** The state that a checkpoint stands for, whatever version stored it. */
export const stateOf = (checkpoint: string): GameState => {
  const stored: Stored = JSON.parse(checkpoint) as Stored;
  return (stored.schema < 2 ? toSchema2(stored as unknown as Json) : stored) as GameState;
};
