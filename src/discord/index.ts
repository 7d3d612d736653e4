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
export { numbersTyped } from './answers/clicks.js';
export { cardTyped, ruleTyped } from './answers/lookup/typed-lookups.js';
export { suggestCards, suggestRules } from './answers/lookup/suggest.js';
export { exportTyped } from './answers/pages/export.js';
export { inspectTyped, suggestInspectable } from './answers/pages/inspect.js';
export { logTyped } from './answers/pages/log.js';
export { panelTyped } from './answers/pages/panel.js';
export { suggestAskable, whyTyped } from './answers/pages/why.js';
export { helpTyped } from './answers/person/help.js';
export { ownDataTyped } from './answers/person/own-data.js';
export {
  awayTyped,
  quietTyped,
  suggestReturns,
  suggestTimes,
  suggestZones,
  timezoneTyped,
} from './answers/person/own-hours.js';
export { ownSettingsTyped } from './answers/person/own-settings.js';
export { leagueTyped } from './answers/person/league.js';
export { ownStatisticsTyped, serverStatisticsTyped } from './answers/person/statistics.js';
export { ownTablesTyped } from './answers/person/own-tables.js';
export { puzzleTyped, shareTyped } from './answers/person/situations.js';
export { practiceTyped } from './answers/person/practice.js';
export { undoTyped } from './answers/play/action-buttons.js';
export { offerTyped, suggestPartners } from './answers/play/barter.js';
export {
  activateTyped,
  attackTyped,
  buyTyped,
  endTurnTyped,
  passTyped,
  playTyped,
  suggestActions,
} from './answers/play/typed-actions.js';
export { ordersTyped } from './answers/play/asking.js';
export { settingsTyped, suggestListable } from './answers/table/deck-lists.js';
export { EVERY_SET, joined, left, opened } from './answers/table/lobby.js';
export { mendTyped } from './answers/table/mending.js';
export { concedeTyped, ended } from './answers/table/quitting.js';
export { replaceTyped, suggestSeats } from './answers/table/replace.js';
export { ownCardsTyped, suggestOwnCards } from './answers/managing/own-cards.js';
export { serverTablesTyped } from './answers/managing/managing.js';
export { setupShown } from './answers/table/server-settings.js';
export { boardShown } from './answers/table/show.js';
export { startTyped } from './answers/table/start.js';
