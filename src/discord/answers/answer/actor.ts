import type { By, Table } from '../../../table/index.js';
import type { Language, Words } from '../../../text/index.js';
import type { ChannelPlace } from '../../protocol/permissions.js';
import { wordsAt } from '../../format/printed.js';
import type { Settings } from '../../memory/people.js';

/** Who acts, and where. */
export interface Actor extends Required<By> {
  readonly channel: string;
  readonly place: ChannelPlace;
  /** What they read: their choice, or else the language of their Discord. */
  readonly language: Language;
  /** The language of their Discord. */
  readonly ownLanguage: Language;
  /** Not in a server, but in a conversation with the bot. */
  readonly isDirect: boolean;
  /** The server, when the bot is a member of it: not where it was brought by somebody's own installation. */
  readonly home: string | null;
  /** How they want to be shown things. */
  readonly settings: Settings;
  readonly w: Words;
  /** When they do it, in milliseconds since 1970, as Discord says. */
  readonly now: number;
  /** They are away: until now, if they act at a table. */
  readonly isAway: boolean;
}

/** The same person as they read about this table: its cards have the names that it shows. */
export const atTable = (actor: Actor, table: Table | null): Actor =>
  table === null ? actor : { ...actor, w: wordsAt(table, actor.w) };
