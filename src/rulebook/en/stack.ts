import type { stack as plan } from '../chapters/stack.js';
import type { ChapterText } from '../section.js';

export const stack: ChapterText<typeof plan> = {
  'the-stack': {
    title: 'The stack: the last one in resolves first',
    text: 'Loot, abilities, dice rolls, damage and deaths do not happen at once. They wait on **the stack**, one above the other, so that everybody can answer.\n\nWhat came last lies on top and **resolves** first, that is, it happens. For that, all players must pass one after the other. Then only the top one resolves, and everybody may act again before the next does, and put more on top.\n\nSo an answer always happens before what it answers, and the answer to the answer before both.',
    example:
      "Somebody rolls a 1 and Cain's The Relic (loot 1) goes on the stack. In answer he looks at the loot deck with Sleight of Hand; Eve plays Butter Bean on that. Butter Bean resolves first and cancels Sleight of Hand; then Cain draws from the deck as it was.",
    asked: [
      'the stack',
      'how does the stack work',
      'last in first out',
      'what resolves first',
      'what happens first',
      'order of the stack',
      'response',
      'in response',
      'can i answer an answer',
      'what goes on the stack',
      'lifo',
      'stack order',
    ],
  },
  'off-the-stack': {
    title: 'What cannot be answered: not on the stack',
    text: "These happen at once, without the stack, so nobody can answer or cancel them:\n- static abilities, and everything with “instead”\n- paying a cost or for a purchase, and gaining what was bought\n- drawing in the loot step; getting a starting item\n- a dead monster's rewards and its soul; the death penalty\n- refilling slots; gaining a bonus soul; winning; bartering\n\nDeclaring an attack, a purchase or the end of the turn is not on the stack either. Others may act before it goes on, but the declaration itself cannot be cancelled. (The first edition put more of this on the stack.)",
    example:
      'Judas declares an attack. Eve cannot play Butter Bean on that, because it is neither loot nor an ability. But she may kill a monster with a bomb before he chooses his target.',
    asked: [
      'what does not use the stack',
      'can i respond to a reward',
      'can i cancel an attack',
      'can you respond to an attack declaration',
      'can you respond to a purchase',
      'can i cancel a purchase',
      'can you respond to gaining a soul',
      'respond to loot step',
      'cancel rewards',
      'can i answer winning',
      'can you respond to drawing a card',
    ],
  },
  priority: {
    title: 'Priority: who may act now',
    text: 'Only the player who has **priority** may act: play loot (with a loot play left), or use ↷ and $ abilities. The active player may also declare an attack, a purchase or the end of the turn, but only in the action phase with nothing on the stack.\n\nWhoever has priority may do as many things as they like before passing. Then it goes to the next player in turn order.\n\nWhen all pass one after another, the top of the stack resolves. If the stack is empty, the game goes on to its next step; only the action phase waits until the active player declares its end. Any action starts the passing anew.',
    example:
      'Three players. Eve plays A Dime and passes, Cain passes, Judas plays Butter Bean. Now Eve and Cain get another chance, although they had passed.',
    asked: [
      'priority',
      'pass priority',
      'who may act',
      'when can i play a card',
      'can i play a card now',
      'can i respond after passing',
      'i passed but want to play something',
      'what can i do with priority',
      'passing',
      'how many cards can i play in response',
      'when can i respond',
      'what is priority',
    ],
  },
  'who-has-priority-first': {
    title: 'Who gets priority first',
    text: 'Priority goes round in turn order. Where it begins depends on what has just happened:\n- You **put loot, an ability or a dice roll** on the stack: you are first. You may add more before anybody else answers.\n- Something **has resolved**: abilities that triggered go on the stack, then deaths, empty slots are filled, and the active player is first.\n- The **game** put something there, such as damage or a death: the active player is first.',
    example:
      "In Cain's turn Maggy plays Bomb!. She is first, then the next players in turn order. Once it has resolved and its damage is on the stack, Cain is first.",
    asked: [
      'who gets priority first',
      'who goes first after a card resolves',
      'who responds first',
      'can i play two cards in a row',
      'active player first',
      'order of responses',
      'can i respond to my own card',
      'keep priority',
      'does the roller act first',
      'turn order of responses',
    ],
  },
  'no-priority': {
    title: 'Moments when nobody can act',
    text: "Nobody gets priority\n- at the very start of a turn, before and while the active player's cards recharge;\n- at its very end, after the first step of the end phase: while cards are discarded down to the hand limit, a room may be changed, and everybody heals;\n- while something resolves. Choices that it asks for are made, a deck may be shuffled, a bonus soul gained, but no one steps in between.\n\nAbilities that trigger in such a moment wait. Those from the end of a turn go on the stack in the next turn, once somebody gets priority.",
    example:
      'Eve has to discard 3 cards for the hand limit. She would rather play one of them now, but it is too late: the last chance was right after the abilities at the end of the turn.',
    asked: [
      'when can nobody act',
      'can i play a card during the end phase',
      'can i play a card before discarding to 10',
      'act before recharge',
      'play a card at the end of the turn',
      'interrupt a card while it resolves',
      'can i respond in the middle of an effect',
      'last chance to play cards in a turn',
      'play loot before my turn starts',
    ],
  },
  'quick-passing': {
    title: 'Who is asked, and who is passed over',
    text: 'At a table of people nobody says “I pass” a hundred times, and here it is not needed either: the game passes for you where nothing concerns you, or where you told it to.\n\nYou decide how often you are asked: when something concerns you, always, or not again in this attack or this turn.\n\nThe rules stay the same for that; it only saves clicks. Whether and when you are asked never depends on the cards in hands, so nobody can tell from a pause who could have answered.',
    example:
      'Cain rolls for an attack that does not touch Judas, so Judas is passed over. If he wants to answer every roll, he sets in his settings that he is always asked.',
    asked: [
      'auto pass',
      'why was i not asked',
      'i was skipped',
      'the bot passed for me',
      'ask me always',
      'pass for the whole turn',
      'stop asking me',
      'standing orders',
      'settings for passing',
      'no time to respond',
      'skip my priority',
    ],
  },
};
