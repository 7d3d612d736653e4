import type { CardId, PlayerId } from '../../engine/index.js';

/** The languages that the bot speaks. */
export type Language = 'en' | 'fr';

/** How the caller names people and cards; both are escaped already for where the text goes. */
export interface Names {
  player(id: PlayerId): string;
  card(id: CardId): string;
  /** What somebody has typed; letter by letter where this is left out. */
  typed?(text: string): string;
}

/** A name and a description of a slash command, subcommand or option (Discord: 32 and 100 characters). */
export interface Described {
  readonly name: string;
  readonly description: string;
}
