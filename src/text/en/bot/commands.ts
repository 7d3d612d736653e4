import { puzzleCommand, shareCommand } from './puzzles.js';
import { hoursCommands } from './hours.js';
import { lookupCommands } from './lookup.js';
import { leagueCommand } from './league.js';
import { person } from './person.js';
import { managingCommand } from './managing.js';
import { replaceCommand } from './replacing.js';
import { exportCommand } from './files.js';
import { whyCommand } from '../game/waiting.js';
import { houseCardsCommand } from './house-cards.js';
import { serverCommand } from './server.js';
import { tableCommands } from './table-settings.js';

/** Names and descriptions of all commands. */
export const commands = {
  souls: {
    name: 'souls',
    description: 'A table of Four Souls in this channel',
    ...tableCommands,
    join: { name: 'join', description: 'Take a seat at the table of this channel' },
    leave: { name: 'leave', description: 'Give up your seat; in a game a computer player goes on' },
    start: { name: 'start', description: 'Deal the cards and begin' },
    show: { name: 'show', description: 'Post the board again, at the end of the channel' },
    inspect: {
      name: 'inspect',
      description: 'Look at a player, a card in play, a discard pile or the stack; only you see it',
      what: { name: 'what', description: 'A player or a card; leave it out to choose from everything' },
    },
    undo: { name: 'undo', description: 'Take back your last action, as long as nothing new was seen' },
    deal: {
      name: 'deal',
      description: 'Offer ¢ to another player, or ask for some; they accept or decline',
      with: { name: 'with', description: 'The other player, or everybody' },
      give: { name: 'give', description: 'How many ¢ you would give' },
      ask: { name: 'ask', description: 'How many ¢ you would like to get' },
      favour: { name: 'for', description: 'What is wanted or promised in return; a promise binds nobody' },
    },
    orders: {
      name: 'orders',
      description: 'When you are asked, and the orders you have given; only you see and change them',
    },
    log: { name: 'log', description: 'What has happened so far in this game, page by page; only you see it' },
    mend: { name: 'mend', description: 'Put right what everybody can see on the table, if the table agrees' },
    concede: { name: 'concede', description: 'Give the game up, after being asked once more' },
    end: { name: 'end', description: 'End the game of this channel for everybody, or propose that to the table' },
    tutorial: {
      name: 'tutorial',
      description: 'A practice game of three minutes against the computer; only you see it',
    },
    setup: serverCommand,
    cards: houseCardsCommand,
    why: whyCommand,
    replace: replaceCommand,
    export: exportCommand,
    tables: managingCommand,
    puzzle: puzzleCommand,
    share: shareCommand,
    stats: { name: 'stats', description: 'Games counted in this server, of people who want that' },
    league: leagueCommand,
  },
  hand: { name: 'hand', description: 'Your hand and what you may do now; only you see it' },
  act: {
    name: 'act',
    description: 'Act by typing; only you see the answer',
    play: {
      name: 'play',
      description: 'Play a loot card from your hand',
      card: { name: 'card', description: 'The card to play' },
    },
    activate: {
      name: 'activate',
      description: 'Activate an ability of a card you control',
      ability: { name: 'ability', description: 'The ability to activate' },
    },
    attack: {
      name: 'attack',
      description: 'Attack a monster or the monster deck',
      target: { name: 'target', description: 'What to attack' },
    },
    buy: {
      name: 'buy',
      description: 'Buy an item of the shop or the top card of the treasure deck',
      what: { name: 'what', description: 'What to buy' },
    },
    pass: { name: 'pass', description: 'Pass priority' },
    endTurn: { name: 'end-turn', description: 'Declare the end of your turn' },
    number: {
      name: 'number',
      description: `Do what has this number on your panel (with “${person.settings.name.textOnly}” in /souls-me settings)`,
      numbers: { name: 'number', description: 'The number, or several with spaces between them' },
    },
  },
  help: { name: 'souls-help', description: 'What you can do now, and how Four Souls is played; only you see it' },
  lookup: lookupCommands,
  me: {
    name: 'souls-me',
    description: 'Your settings, your tables, your data; only you see them',
    settings: {
      name: 'settings',
      description: 'Text only, large, calm, tips, hand by direct message, hours, language',
    },
    ...hoursCommands,
    tables: { name: 'tables', description: 'Where you sit, and where you are awaited' },
    stats: {
      name: 'stats',
      description: 'Your games in numbers, if you want them counted: wins, dice, cards, a rating',
    },
    data: { name: 'data', description: 'See what is kept about you, get it as a file, delete it' },
  },
};
