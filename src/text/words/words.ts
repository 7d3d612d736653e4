import type {
  Card,
  CardId,
  Cost,
  Decision,
  LogLine,
  Named,
  Objection,
  Option,
  Reward,
  StackItemView,
} from '../../engine/index.js';
import type { Language, Names } from './described.js';
import type { AheadWords } from './game/ahead.js';
import type { AskingWords } from './game/asking.js';
import type { BarterWords } from './game/barter.js';
import type { Board } from './game/board.js';
import type { Ending } from './game/ending.js';
import type { Inspect } from './game/inspect.js';
import type { More } from './game/more.js';
import type { PerilWords } from './game/peril.js';
import type { PictureWords } from './game/picture.js';
import type { MendingWords } from './game/mending.js';
import type { RewindingWords } from './game/rewinding.js';
import type { Story } from './game/story.js';
import type { WaitingWords } from './game/waiting.js';
import type { ChallengePresetsWords } from './bot/challenge-presets.js';
import type { ChallengesWords } from './game/challenges.js';
import type { VariantsWords } from './game/variants.js';
import type { WaysWords } from './game/ways.js';
import type { ChanceWords } from './bot/chance.js';
import type { Commands } from './bot/commands.js';
import type { Errors } from './bot/errors.js';
import type { FilesWords } from './bot/files.js';
import type { FreeTextWords } from './bot/free-text.js';
import type { HealingWords } from './bot/healing.js';
import type { Help } from './bot/help.js';
import type { HouseCardsWords } from './bot/house-cards.js';
import type { KnownCardWords } from './bot/known-card.js';
import type { Lessons } from './bot/lessons.js';
import type { Lobby } from './bot/lobby.js';
import type { LookupWords } from './bot/lookup.js';
import type { NoticeWords } from './bot/notices.js';
import type { NewsWords } from './bot/news.js';
import type { LeagueWords } from './bot/league.js';
import type { StatisticsWords } from './bot/statistics.js';
import type { ManagingWords } from './bot/managing.js';
import type { PaceWords } from './bot/pace.js';
import type { PrintingsWords } from './bot/printings.js';
import type { PuzzleWords } from './bot/puzzles.js';
import type { PersonWords } from './bot/person.js';
import type { FindingWords } from './bot/finding.js';
import type { QuickWords } from './bot/quick.js';
import type { QuittingWords } from './bot/quitting.js';
import type { ReadingWords } from './bot/reading.js';
import type { ReplacingWords } from './bot/replacing.js';
import type { ReplayWords } from './bot/replaying.js';
import type { ServerWords } from './bot/server.js';
import type { TableSettings } from './bot/table-settings.js';
import type { Ui } from './bot/ui.js';

/** Everything the bot can say in one language. */
export interface Words {
  readonly language: Language;
  /** A line per ability, as a card would say it. */
  cardText(card: Card): readonly string[];
  /** A line per ability, word for word: what is chosen when, and by whom, has fixed words. */
  exactText(card: Card): readonly string[];
  /** What being a curse means, where a card is one; empty for any other. */
  curseText(card: Card): string;
  /** What one ability of a card says, by its key; empty when it has none. */
  abilityText(card: Card, key: string): string;
  cardName(id: CardId): string;
  /** `♥ 4 · ⚅ 4+ · ⚔ 1`: HP, evasion and attack; empty without stats. */
  statsLine(card: Pick<Card, 'hp' | 'dc' | 'atk'>): string;
  /** What stands in the reward box, and what else it does. */
  rewardLine(reward: Reward): string;
  /** Soul value, 3+ players; empty for most cards. */
  marksLine(card: Pick<Card, 'souls' | 'threePlus'>): string;
  named(thing: Named, names: Names): string;
  /** `Bomb! (Alice) → Monstro: deal 1 damage to the target` */
  stackLine(item: StackItemView, names: Names): string;
  /** What a roll on the stack does as it stands, such as `loot 3`; empty for what has no outcome of its own. */
  rollOutcome(item: Pick<StackItemView, 'rows' | 'stands' | 'number' | 'card'>): string;
  /** What a card that a line of the log says to be gained can do, in one line; empty for any other line. */
  gainedText(line: LogLine): string;
  /** At most 80 characters. */
  optionLabel(option: Option, names: Names): string;
  /** At most 100 characters; empty when the label says it all. */
  optionDescription(option: Option, names: Names): string;
  /** The card that asks, and what a player is asked: `Bomb!: Who takes 1 damage?` */
  question(
    decision: Pick<Decision, 'key' | 'card' | 'min' | 'max'> &
      Partial<Pick<Decision, 'player' | 'options' | 'effect' | 'aims' | 'aimedAt' | 'paying' | 'into'>>,
    names: Names,
  ): string;
  /** The question alone; where an order is made, the one after so many picks. */
  asks(decision: Parameters<Words['question']>[0], names: Names, picked?: number): string;
  /** The name of an option in a menu that says what it does besides; at most 80 characters. */
  choiceLabel(option: Option, names: Names): string;
  /** Ever more of what an option does, to tell it from others of its name; each at most 80 characters. */
  longerLabels(option: Option, names: Names): readonly string[];
  /** A label with its number among those that say the same, as they lie on the board; at most 80 characters. */
  numberedLabel(label: string, number: number): string;
  /** What is paid besides ↷, as short as on a button: `3¢`, `timer +1`; empty for nothing. */
  price(costs: readonly Cost[]): string;
  /** Why something cannot be done now, with its rule: `ATK-01: you have already attacked this turn.` */
  objection(objection: Objection, names: Names): string;
  /** A sentence of the log; empty when the line tells nothing to people. */
  logLine(line: LogLine, names: Names): string;
  readonly ui: Ui;
  readonly more: More;
  readonly ahead: AheadWords;
  readonly asking: AskingWords;
  readonly inspect: Inspect;
  readonly barter: BarterWords;
  readonly board: Board;
  readonly lobby: Lobby;
  readonly tableSettings: TableSettings;
  readonly notices: NoticeWords;
  readonly pace: PaceWords;
  readonly server: ServerWords;
  readonly errors: Errors;
  readonly story: Story;
  readonly ending: Ending;
  readonly peril: PerilWords;
  readonly picture: PictureWords;
  readonly commands: Commands;
  readonly freeText: FreeTextWords;
  readonly houseCards: HouseCardsWords;
  readonly help: Help;
  readonly lessons: Lessons;
  readonly person: PersonWords;
  readonly healing: HealingWords;
  readonly lookup: LookupWords;
  readonly knownCard: KnownCardWords;
  readonly waiting: WaitingWords;
  readonly variants: VariantsWords;
  readonly ways: WaysWords;
  readonly challenges: ChallengesWords;
  readonly challengePresets: ChallengePresetsWords;
  readonly printings: PrintingsWords;
  readonly finding: FindingWords;
  readonly quick: QuickWords;
  readonly reading: ReadingWords;
  readonly replacing: ReplacingWords;
  readonly managing: ManagingWords;
  readonly statistics: StatisticsWords;
  readonly league: LeagueWords;
  readonly quitting: QuittingWords;
  readonly news: NewsWords;
  readonly rewinding: RewindingWords;
  readonly mending: MendingWords;
  readonly files: FilesWords;
  readonly chance: ChanceWords;
  readonly puzzles: PuzzleWords;
  readonly replaying: ReplayWords;
}
