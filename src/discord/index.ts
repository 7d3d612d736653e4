export { startBot, type Bot } from './bot.js';
export { openReadings, type Readings } from './reading/readings.js';
export { createHeadlessBot, type HeadlessBot, type SendRequest } from './running/headless-bot.js';
export type { Action, Command, MessageCommand } from './answers/answer/command.js';
export { CommandsRefused, registerCommands } from './rest/register.js';
export { registerEmojis } from './rest/application-emojis.js';
export { emojiArt } from './picture/index.js';
export { ConnectionRefused, DiscordUnreachable, WrongToken } from './rest/connection.js';
export { createOutages, type Outages } from './shards/outages.js';
export { screensOn } from './live-messages/screens.js';
export { VERBS } from './answers/buttons.js';
export { LONGEST_TEXT } from './format/escaping.js';
export { readHouseCards } from './messages/managing/house-cards-file.js';
export { boardScene, createStudio, openDrawing, type Studio } from './picture/index.js';

// What the commands do.
export { handleNumbersCommand } from './answers/clicks.js';
export { handleCardCommand, handleRuleCommand } from './answers/lookup/slash-lookups.js';
export { suggestCards, suggestRules } from './answers/lookup/suggest.js';
export { handleExportCommand } from './answers/pages/export.js';
export { handleInspectCommand, suggestInspectable } from './answers/pages/inspect.js';
export { handleLogCommand } from './answers/pages/log.js';
export { handlePanelCommand } from './answers/pages/panel.js';
export { suggestAskable, handleWhyCommand } from './answers/pages/why.js';
export { handleHelpCommand } from './answers/person/help.js';
export { handleOwnDataCommand } from './answers/person/own-data.js';
export {
  handleAwayCommand,
  handleQuietCommand,
  suggestReturns,
  suggestTimes,
  suggestZones,
  handleTimezoneCommand,
} from './answers/person/own-hours.js';
export { handleOwnSettingsCommand } from './answers/person/own-settings.js';
export { handleLeagueCommand } from './answers/person/league.js';
export { handleOwnStatisticsCommand, handleServerStatisticsCommand } from './answers/person/statistics.js';
export { handleOwnTablesCommand } from './answers/person/own-tables.js';
export { handlePuzzleCommand, handleShareCommand } from './answers/person/situations.js';
export { handlePracticeCommand } from './answers/person/practice.js';
export { handleUndoCommand } from './answers/play/action-buttons.js';
export { handleOfferCommand, suggestPartners } from './answers/play/barter.js';
export {
  handleActivateCommand,
  handleAttackCommand,
  handleBuyCommand,
  handleEndTurnCommand,
  handlePassCommand,
  handlePlayCommand,
  suggestActions,
} from './answers/play/slash-actions.js';
export { handleOrdersCommand } from './answers/play/asking.js';
export { handleSettingsCommand, suggestListable } from './answers/table/deck-lists.js';
export { EVERY_SET, handleJoinCommand, handleLeaveCommand, handleNewCommand } from './answers/table/lobby.js';
export { handleMendCommand } from './answers/table/mending.js';
export { handleConcedeCommand, handleEndCommand } from './answers/table/quitting.js';
export { handleReplaceCommand, suggestSeats } from './answers/table/replace.js';
export { handleOwnCardsCommand, suggestOwnCards } from './answers/managing/own-cards.js';
export { handleServerTablesCommand } from './answers/managing/managing.js';
export { handleSetupCommand } from './answers/table/server-settings.js';
export { handleShowCommand } from './answers/table/show.js';
export { handleStartCommand } from './answers/table/start.js';
