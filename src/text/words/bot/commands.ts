import type { PuzzleCommand, ShareCommand } from './puzzles.js';
import type { Described } from '../described.js';
import type { ExportCommand } from './files.js';
import type { HoursCommands } from './hours.js';
import type { HouseCardsCommand } from './house-cards.js';
import type { LookupCommands } from './lookup.js';
import type { ManagingCommand } from './managing.js';
import type { ReplaceCommand } from './replacing.js';
import type { LeagueCommand } from './league.js';
import type { StatisticsCommand } from './statistics.js';
import type { ServerCommand } from './server.js';
import type { TableSettingsCommands } from './table-settings.js';
import type { WhyCommand } from '../game/waiting.js';

/** Names and descriptions of all commands. */
export interface Commands {
  readonly souls: Described & {
    readonly new: TableSettingsCommands['new'];
    readonly options: TableSettingsCommands['options'];
    readonly setup: ServerCommand;
    readonly cards: HouseCardsCommand;
    readonly join: Described;
    readonly leave: Described;
    readonly start: Described;
    readonly show: Described;
    readonly inspect: Described & { readonly what: Described };
    readonly undo: Described;
    readonly deal: Described & {
      readonly with: Described;
      readonly give: Described;
      readonly ask: Described;
      readonly favour: Described;
    };
    readonly orders: Described;
    readonly log: Described;
    readonly why: WhyCommand;
    readonly replace: ReplaceCommand;
    readonly tables: ManagingCommand;
    readonly stats: StatisticsCommand;
    readonly league: LeagueCommand;
    readonly export: ExportCommand;
    readonly mend: Described;
    readonly concede: Described;
    readonly end: Described;
    readonly tutorial: Described;
    readonly puzzle: PuzzleCommand;
    readonly share: ShareCommand;
  };
  readonly hand: Described;
  readonly act: Described & {
    readonly play: Described & { readonly card: Described };
    readonly activate: Described & { readonly ability: Described };
    readonly attack: Described & { readonly target: Described };
    readonly buy: Described & { readonly what: Described };
    readonly pass: Described;
    readonly endTurn: Described;
    readonly number: Described & { readonly numbers: Described };
  };
  readonly help: Described;
  readonly lookup: LookupCommands;
  readonly me: Described &
    HoursCommands & {
      readonly settings: Described;
      readonly tables: Described;
      readonly stats: StatisticsCommand;
      readonly data: Described;
    };
}
