import { amount, condition, MANY, selector } from './reading-grammar.js';
import { nameOr, oneOf, part, tagged, whole } from './shape.js';
import type { Checker, TaggedFields } from './shape.js';
import type { Duration, Place, DelayedAbilityDuration } from '../words/words.js';

/** Where a card goes. */
export const place = part(
  'place',
  tagged<Place, 'place'>('place', () => PLACES),
);

const PLACES: TaggedFields<Place, 'place'> = {
  deckTop: {},
  deckBottom: {},
  deckBottomAtRandom: {},
  shuffledIn: {},
  deckNth: { nth: amount },
  deckSecretly: { least: amount },
  hand: { of: selector },
  underThis: {},
  outside: {},
  outsideFaceDown: {},
};

type Till<T> = Extract<T, { readonly till: string }>;
const TILL: TaggedFields<Till<Duration>, 'till'> = {
  startOfTurnOf: { player: selector },
  endOfTurnOf: { player: selector },
  rechargeStepOf: { player: selector },
  while: { condition },
};
const untilThen = oneOf<Extract<Duration, string>>({ endOfTurn: true, endOfAttack: true, forever: true });
export const duration: Checker<Duration> = nameOr(
  untilThen,
  tagged<Till<Duration>, 'till'>('till', () => TILL),
);
export const delayedAbilityDuration: Checker<DelayedAbilityDuration> = nameOr(
  oneOf<Extract<DelayedAbilityDuration, string>>({
    endOfTurn: true,
    endOfAttack: true,
    forever: true,
    once: true,
    onceThisTurn: true,
  }),
  tagged<Till<DelayedAbilityDuration>, 'till'>('till', () => ({ ...TILL, usesThisTurn: { times: whole(1, MANY) } })),
);

export const tillThen = nameOr(
  untilThen,
  tagged<Till<Exclude<Duration, { readonly till: 'while' | 'endOfTurnOf' | 'rechargeStepOf' }>>, 'till'>(
    'till',
    () => ({
      startOfTurnOf: TILL.startOfTurnOf,
    }),
  ),
);
