import type { Lessons } from '../../words/bot/lessons.js';
import { ui } from './ui.js';

export const lessons: Lessons = {
  title: 'Practice game',
  lesson: {
    welcome: `**Welcome!** You play against the computer; the first soul wins. Only you see this game, and its rules are the real ones.\nIt is your turn. Open the first menu and play a card that gives ¢.`,
    lootPlayed:
      'Your card went on the **stack**, the others could have answered, then it happened. You may play one loot card each turn; the ↷ of your character gives you one more.',
    roll: `**An attack roll.** It lies on the stack, and now is the time to change it. At least the monster's ⚅ hits it; less, and it hits you. When you are content, press **${ui.pass}**: then the roll counts.`,
    hurt: 'You lost ♥. At 0 ♥ you die: that costs an item, a card and 1¢, and you are back at the end of the turn.',
    killed: 'You killed it! Its reward is yours, and another monster takes its place. One attack each turn.',
    died: 'You died. You lose an item that can be destroyed, a loot card and 1¢, but never your souls. With the next turn you are back with all ♥.',
    respond: `**The computer acts, and you are asked**, because this concerns you. You could answer with a card or a ↷. If you want nothing, press **${ui.pass}**.`,
    computer: 'The computer has had its turn: the lines above your hand say what it did. Your cards are charged again.',
    boss: '**A soul!** Famine is worth one, and one soul wins this game. Attack Famine; a bomb deals 1 damage to it at any time.',
    bought: 'The item is yours from now on. Cards with ↷ are used from the first menu, once until they recharge.',
    canBuy: `You have 10¢ or more: you may buy one thing each turn. Open the menu **${ui.buy}**.`,
    endTurn: `You have attacked; a turn allows one attack. When there is nothing more you want to play or buy, press **${ui.endTurn}**; the computer plays, and then it is your turn again.`,
  },
  skip: 'No more explanations',
  stop: 'End practice',
  again: 'Once more',
  ended: {
    won: '**You have the soul, and with it the game. Well played!**',
    lost: '**The computer was faster this time.** That happens: the dice are honest.',
    stopped: '**The practice game is over.**',
  },
  next: 'What next? Type `/souls new` in a channel of a server: friends press **Join**, or the computer takes a seat. A whole game goes to 4 souls. `/souls-help` answers questions at any time.',
  tip: {
    turn: `In your turn: one loot card, one attack, one purchase, in any order. “${ui.endTurn}” ends it.`,
    roll: `This roll waits on the stack until everybody has passed: change it now, or press “${ui.pass}”.`,
    respond: 'You are asked because this concerns you. More → “Ask me” changes when that is.',
    died: 'Dying costs an item, a card and 1¢. Souls stay yours, and the next turn begins with all ♥.',
    undo: `“${ui.undo}” takes your last action back, as long as nothing new was seen.`,
    passTurn: `“${ui.passFor.turn}” leaves you in peace until it is over.`,
  },
};
