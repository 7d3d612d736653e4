import type { VariantId } from '../../../engine/index.js';

/** What the help explains, in this order. */
export const TOPICS = [
  'turn',
  'attack',
  'loot',
  'souls',
  'stack',
  'dying',
  'sets',
  'buttons',
  'orders',
  'deals',
  'together',
  'challenges',
  'variants',
  'houseCards',
  'privacy',
] as const;
export type Topic = (typeof TOPICS)[number];

/** What the help says of a topic. */
export interface TopicTold {
  readonly name: string;
  /** At most 100 characters, for the menu. */
  readonly about: string;
  readonly text: string;
  readonly example: string;
}

/** What has a page of its own in the help. */
export type HelpPage = Topic | VariantId;

/** What can be given as an answer to an open question, for explaining it. */
export type AnswerKind = 'one' | 'several' | 'order' | 'yesNo' | 'number' | 'none' | 'back';

/** Where somebody stands who asks for help; names are escaped already. */
export type Situation =
  | { readonly is: 'direct' | 'noTable' | 'mayJoin' | 'seated' | 'mayStart' | 'watching' | 'over' }
  /** One's own action phase: what may be done, in words. */
  | { readonly is: 'turn' | 'respond'; readonly may: string }
  /** The game of this channel is played elsewhere: where, as a sentence with a link. */
  | { readonly is: 'moved'; readonly there: string }
  /** For whom, as a sentence; empty for nobody. */
  | { readonly is: 'waiting'; readonly whom: string }
  | { readonly is: 'question'; readonly question: string; readonly answers: readonly AnswerKind[] };
