import { z } from 'zod';
import { player, type Stored } from './stored.js';

/** Where a message stands. */
export const messagePlace = z.object({ channel: z.string(), message: z.string() });

/** What its text was made from, so that it is edited only when it says something that is not true any more. */
const wording = {
  /** In which language it is written, and whether it names the person without a mention. */
  language: z.enum(['en', 'fr']).exactOptional(),
  named: z.literal(true).exactOptional(),
  /** A hash of what it says. */
  says: z.string().exactOptional(),
};

/** A message that tells one person that they are awaited. */
export const mention = messagePlace.extend({
  /** What it is about; null when it says what came of it. */
  about: z.string().nullable(),
  /** It made no sound, for they had just been there: when they stay away it comes once more. */
  silent: z.boolean().exactOptional(),
  /** Nobody else may know that they are awaited, and yet it stands in the channel of the table. */
  secret: z.literal(true).exactOptional(),
  /** Messages before it that still have to be taken away. */
  replaced: z.array(messagePlace).exactOptional(),
  ...wording,
});

/** How a mention ended without an act of whom it mentions. */
const ending = z.object({
  how: z.enum(['late', 'undone', 'over', 'replaced', 'goneOn']),
  /** Of `late`: what was done for them. */
  did: z.enum(['passed', 'chose', 'endsTurn', 'playsTurn']).exactOptional(),
  /** Of `late`: with one more the table goes on without waiting for them, or it does so from now on. */
  next: z.enum(['oneMore', 'goesOn']).exactOptional(),
});

export const endedMention = messagePlace.extend({ user: z.string(), player, ending, ...wording });

/** A mention that is being posted. */
export const postedMention = z.object({
  channel: z.string(),
  nonce: z.string(),
  user: z.string().exactOptional(),
  about: z.string().exactOptional(),
  /** They have acted since: it goes as soon as it is known. */
  unwanted: z.literal(true).exactOptional(),
});

export type NotedMention = Stored<typeof mention>;
export type EndedMention = Stored<typeof endedMention>;
export type MentionEnding = Stored<typeof ending>;
type PostedMention = Stored<typeof postedMention>;

/** What the table keeps of the mentions of its people. */
interface Mentions {
  readonly notices: Readonly<Record<string, NotedMention>>;
  readonly endedNotices: readonly EndedMention[];
  readonly leavingNotices: readonly Stored<typeof messagePlace>[];
  readonly telling?: readonly PostedMention[];
}

const placeOf = ({ channel, message }: Stored<typeof messagePlace>) => ({ channel, message });

/** A mention, and what still stands of those before it. */
export const placesOf = ({ replaced = [], ...at }: NotedMention) => [...replaced, placeOf(at)];

/** The mentions after these people have acted for all to see: what has ended goes. */
export const withoutEndedOf = <T extends Mentions>(mentions: T, users: ReadonlySet<string>): T => {
  const goes = ({ user }: EndedMention): boolean => users.has(user);
  const settled = Object.entries(mentions.notices).filter(([user, { about }]) => about === null && users.has(user));
  const leaving = [...mentions.endedNotices.filter(goes).map(placeOf), ...settled.flatMap(([, at]) => placesOf(at))];
  if (leaving.length === 0) return mentions;
  const stays = Object.entries(mentions.notices).filter(([user]) => !settled.some(([one]) => one === user));
  return {
    ...mentions,
    notices: Object.fromEntries(stays),
    endedNotices: mentions.endedNotices.filter((one) => !goes(one)),
    leavingNotices: [...mentions.leavingNotices, ...leaving],
  };
};

/** The mentions of a game that is over, for the next table of its channel, which this person opens. */
export const carriedOver = (mentions: Mentions, opener: string) => {
  const { notices, endedNotices, leavingNotices } = withoutEndedOf(mentions, new Set([opener]));
  return { notices, endedNotices, leavingNotices };
};
