import type {
  DeckList,
  DeckSizes,
  HouseRule,
  IdleReason,
  Preset,
  ShortDeck,
  Strength,
  Switch,
} from '../../../table/index.js';
import type { Described, Names, Language } from '../described.js';

/** The settings of a table: what they are called, and what is said about them. */
export interface TableSettings {
  readonly title: string;
  /** Who may change them. */
  readonly changes: { readonly you: string; readonly host: (name: string) => string; readonly nobody: string };
  readonly preset: (preset: Preset | null) => string;
  readonly presetDescription: (preset: Preset) => string;
  readonly choosePreset: string;
  readonly goal: (souls: number) => string;
  readonly chooseGoal: string;
  /** Null is chance. */
  readonly first: (player: string | null) => string;
  readonly firstDescription: (chance: boolean) => string;
  readonly chooseFirst: string;
  readonly switched: (what: Switch, on: boolean) => string;
  readonly switchName: (what: Switch) => string;
  readonly switchDescription: (what: Switch) => string;
  readonly chooseSwitches: string;
  readonly boardLanguage: (language: Language) => string;
  /** How well computer players play, as one word. */
  readonly strength: (strength: Strength) => string;
  readonly strengthLine: (strength: Strength) => string;
  /** On the button that changes it to the next one. */
  readonly strengthButton: (strength: Strength) => string;
  /** On a button that changes it to this language. */
  readonly toLanguage: (language: Language) => string;
  /** Of which sets the decks are. */
  readonly sets: (names: readonly string[]) => string;
  /** On the button that opens the page of the sets and decks. */
  readonly decks: string;
  readonly decksTitle: string;
  readonly chooseSets: string;
  /** How many different cards a set has. */
  readonly setDescription: (cards: number) => string;
  readonly deckSizes: (sizes: DeckSizes) => string;
  readonly shortDecks: (decks: readonly ShortDeck[]) => string;
  readonly leftOut: (cards: number) => string;
  /** Of a choice of all sets. */
  readonly everything: string;
  readonly shuffleSeats: string;
  readonly lists: string;
  readonly listsTitle: string;
  readonly howToList: string;
  readonly listed: (list: DeckList, cards: readonly string[]) => string;
  /** Cards on a list that change nothing about the game, and why. */
  readonly idle: (why: IdleReason, cards: readonly string[]) => string;
  /** A card on a list of which this version knows nothing but its id. */
  readonly placeholder: (id: string) => string;
  readonly takeOff: (list: DeckList) => string;
  /** What became of a card that was put on a list or taken off. */
  readonly listChanged: (list: DeckList | null, card: string) => string;
  readonly oneList: string;
  /** What playing against the clock changes, in a paragraph: for two people, or for one who plays for both. */
  readonly way: (isAlone: boolean) => string;
  /** On the button that opens its section of the rulebook. */
  readonly wayInRules: string;
  /** The menu for the most soul value that one player may have; null is no limit. */
  readonly cap: (most: number | null) => string;
  /** The code of these house rules, and how another table takes it. */
  readonly code: (code: string) => string;
  readonly codeTaken: string;
  readonly houseRules: (number: number) => string;
  readonly noHouseRules: string;
  readonly rule: (rule: HouseRule, names: Names) => string;
}

/** `/souls new`: what a table is opened with; and `/souls options`. */
export interface TableSettingsCommands {
  readonly new: Described &
    Readonly<Record<Switch, Described>> & {
      readonly preset: Described;
      readonly pace: Described;
      readonly souls: Described;
      readonly seats: Described;
      readonly sets: Described;
      readonly computers: Described;
      readonly language: Described;
    };
  readonly options: Described & {
    readonly ban: Described;
    readonly mustHave: Described;
    readonly allow: Described;
    readonly printings: Described;
    readonly computers: Described;
    readonly code: Described;
  };
}
