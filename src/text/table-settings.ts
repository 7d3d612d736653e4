import type { CardId, PlayerId } from '../engine/index.js';
import type { Described, Names } from './described.js';

export type TablePreset = 'standard' | 'beginner' | 'quick' | 'long' | 'strict';

/** What is on or off at a table. */
export type TableSwitch = 'bonusSouls' | 'takeBack' | 'picture' | 'thread';

/** Why a list of cards cannot be. */
export type DeckRefusal =
  | {
      readonly why: 'deckList';
      readonly problem:
        | 'banned'
        | 'mustHave'
        | 'unknownCard'
        | 'notListed'
        | 'full'
        | 'noBonusSouls'
        | 'tooManyBonusSouls'
        | 'tooManyCharacters'
        | 'threePlus';
      readonly card: CardId | null;
      readonly number: number;
    }
  | {
      readonly why: 'tooFewCards';
      readonly kind: 'character' | 'loot' | 'treasure' | 'monster';
      readonly least: number;
    };

/** One thing in which a table differs from the rulebook. */
export type TableRule =
  | { readonly rule: 'souls'; readonly souls: number }
  | { readonly rule: 'first'; readonly player: PlayerId }
  | { readonly rule: 'noBonusSouls' }
  | { readonly rule: 'banned' | 'mustHave'; readonly cards: readonly CardId[] };

/** The settings of a table: what they are called, and what is said about them. */
export interface TableSettings {
  readonly title: string;
  /** Who may change them. */
  readonly changes: { readonly you: string; readonly host: (name: string) => string; readonly nobody: string };
  readonly preset: (preset: TablePreset | null) => string;
  readonly presetDescription: (preset: TablePreset) => string;
  readonly choosePreset: string;
  readonly goal: (souls: number) => string;
  readonly chooseGoal: string;
  /** Null is chance. */
  readonly first: (player: string | null) => string;
  readonly firstDescription: (chance: boolean) => string;
  readonly chooseFirst: string;
  readonly switched: (what: TableSwitch, on: boolean) => string;
  readonly switchName: (what: TableSwitch) => string;
  readonly switchDescription: (what: TableSwitch) => string;
  readonly chooseSwitches: string;
  readonly boardLanguage: (language: 'en' | 'fr') => string;
  /** On a button that changes it to this language. */
  readonly toLanguage: (language: 'en' | 'fr') => string;
  readonly sets: string;
  readonly shuffleSeats: string;
  readonly lists: string;
  readonly listsTitle: string;
  readonly howToList: string;
  readonly listed: (list: 'banned' | 'mustHave', cards: readonly string[]) => string;
  readonly takeOff: (list: 'banned' | 'mustHave') => string;
  /** What became of a card that was put on a list or taken off. */
  readonly listChanged: (list: 'banned' | 'mustHave' | null, card: string) => string;
  readonly oneList: string;
  readonly houseRules: (number: number) => string;
  readonly noHouseRules: string;
  readonly rule: (rule: TableRule, names: Names) => string;
  readonly refusal: (refusal: DeckRefusal, names: Names) => string;
}

/** `/souls new`: what a table is opened with; and `/souls options`. */
export interface TableSettingsCommands {
  readonly new: Described & {
    readonly preset: Described;
    readonly souls: Described;
    readonly bonusSouls: Described;
    readonly takeBack: Described;
    readonly picture: Described;
    readonly thread: Described;
    readonly language: Described;
  };
  readonly options: Described & {
    readonly ban: Described;
    readonly mustHave: Described;
    readonly allow: Described;
  };
}
