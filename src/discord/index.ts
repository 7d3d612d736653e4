export { startBot, type Bot, type BotOptions } from './bot.js';
export type { Action, Call, Command, Reply, Suggestion, Typing } from './command.js';
export { registerCommands, type Registration } from './register.js';
export { partnersOf } from './messages/deal.js';
export { LONGEST_TEXT } from './names.js';
export { offersFor, type Offers } from './messages/offers.js';
export { whyNotTyped } from './messages/why.js';
export { DiscordUnreachable, WrongToken } from './connection.js';
