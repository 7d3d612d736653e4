import type { tableQuestions as plan } from '../../chapters/play/table-questions.js';
import type { ChapterText } from '../../section.js';

export const tableQuestions: ChapterText<typeof plan> = {
  'killing-the-attacker': {
    title: 'Can I kill the attacker to deny the reward?',
    text: 'Yes, if the attacker dies before the monster does. The attack is over, its rolls and combat damage leave the stack, and the monster lives. Nobody gets its reward or its soul, and at the end of the turn it has all its HP again.\n\nKilling the monster yourself denies nothing: the active player is paid, whoever killed it. And once the monster is at 0 HP, it is too late.',
    example:
      'Samson, at 1 HP, rolls a 6 against Monstro, which has 1 HP left. In response Eve kills Samson with Bomb! His hit never lands: no 6¢, no soul. Had she bombed Monstro, Samson would have got both.',
    asked: [
      'kill the attacker to deny the reward',
      'can i kill the attacking player so he gets no reward',
      'stop somebody from getting the reward',
      'kill him before he kills the monster',
      'deny the reward',
      'prevent a player from getting the loot of a monster',
      'kill the player who attacks',
      'bomb the attacker instead of the monster',
      'how do i stop him from getting that boss',
    ],
  },
  'paid-though-dead': {
    title: "Can they kill me to stop my boss's soul?",
    text: 'No, not once the boss is at 0 HP: rewards and soul go to the active player, even one who has died by then. Your death only ends your turn.\n\nBefore that, yes: if you die while the boss still has HP, your attack is over, and there is no reward and no soul.',
    example:
      "Gurdy's death is on the stack in Cain's turn. Eve kills Cain with Bomb! in response. He dies first and pays the penalty; then Gurdy dies, and dead Cain gains 7¢ and Gurdy's soul.",
    asked: [
      'kill me to stop my bosss soul',
      'can they kill me so i dont get the soul',
      'i died but the boss died too do i get the soul',
      'do i get the soul if i am dead',
      'dead player gets the boss soul',
      'killed in response to the boss dying',
      'does a dead player still get rewards',
      'stop a player from gaining a soul by killing them',
    ],
  },
  'curse-from-the-deck': {
    title: 'Is a curse from the deck discarded like an event?',
    text: 'No. It comes up like an event, and your attack is used up. But it does not go to the discard: the active player chooses a player, and it stays with that player until they die. What it covered is back in the slot.\n\nOnly if its ability is cancelled does it go to the monster discard.',
    example:
      'Isaac attacks the deck and turns up Curse of Pain. He chooses Eve, who has it from now on. Fly, which it had covered, is back, and Isaac has no attack left.',
    asked: [
      'a curse from the deck',
      'i attacked the deck and got a curse',
      'curse revealed by attacking the deck',
      'does a curse go to the discard',
      'is a curse an event that gets discarded',
      'curse when attacking the monster deck',
      'does revealing a curse use my attack',
    ],
  },
  'deck-after-an-attack': {
    title: 'May I attack the deck after my attack?',
    text: 'No, not with the same attack: attacking the top card of the monster deck is an attack like any other, and you have one per turn. With an additional attack you may.\n\nIt is the same the other way round: after an attack on the deck you cannot attack a monster in play, even if an event came up and nobody was attacked.',
    example:
      'Eve kills Fly with her attack. She would like to attack the deck too, but she has no attack left. With XI. Strength she has one more, and chooses the deck.',
    asked: [
      'already used my attack can i still attack the deck',
      'i already attacked this turn',
      'is the deck a second attack',

      'attack the deck after having attacked',
      'can i attack the monster deck after attacking a monster',
      'attack a monster and then the deck',
      'does attacking the deck count as my attack',
      'attack again after an event came up',
      'event came up can i attack again',
    ],
  },
  'bonus-souls-optional': {
    title: 'Are bonus souls mandatory?',
    text: 'No. You decide before the game whether to use them; alone and in co-op they are not used at all.\n\nIf you do use them, gaining one is not up to you: the first player to fulfil the condition gains it at once.',
    example: 'Cain, Eve and Judas agree to play without bonus souls. When Cain has 25¢, nothing happens.',
    asked: [
      'do we have to play with bonus souls',
      'have to use the bonus souls',

      'are bonus souls mandatory',
      'must we play with bonus souls',
      'are bonus souls optional',
      'play without bonus souls',
      'do i have to take a bonus soul',
      'can i refuse a bonus soul',
      'do we need the bonus souls',
    ],
  },
  'getting-rid-of-items': {
    title: 'May I sell or discard my own items?',
    text: 'No. Items, loot cards and souls cannot be sold or traded, and you cannot throw any of them away when you like. They go only when a card or a rule says so: a cost, a death penalty, the hand limit.\n\nFor ¢ you may ask favours of others, no cards. In the variant of enhanced bartering items and loot may be traded.',
    example:
      "Judas has Monstro's Tooth and would like to be rid of it. He cannot put it into the discard. At his next death, though, he may destroy it for the penalty.",
    asked: [
      'may i discard or sell items of my own will',
      'can i sell my items',
      'can i throw away an item',
      'can i discard an item whenever i want',
      'get rid of my own item',
      'discard a card from my hand voluntarily',
      'sell an item to the shop',
      'sell items for coins',
      'can i destroy my own item',
      'may i discard loot when i like',
    ],
  },
  'declining-a-reward': {
    title: 'May I decline a reward?',
    text: 'No. When a monster dies, the active player gets all that its reward box says, and its soul, wanted or not. You draw the loot, take the ¢ and put the treasure into play.\n\nOnly where a text says “you may” can you leave something.',
    example:
      'Judas holds 10 loot cards and kills Pooter, whose reward is Loot 1. He would rather not draw, but he must. At the end of his turn he discards down to 10.',
    asked: [
      'may i decline a reward',
      'can i refuse a reward',
      'do i have to take the reward',
      'skip the reward',
      'i dont want the treasure',
      'must i draw the loot of a monster',
      'reward optional',
    ],
  },
  'order-of-dying-monsters': {
    title: 'Do I choose which of two monsters dies first?',
    text: "Yes, if your effect kills them, whoever's turn it is. If nobody's effect did, the active player chooses.\n\nThe monsters then die one after the other, each with its own triggers, rewards and soul. All of that goes to the active player.",
    example:
      "In Cain's turn Eve plays XVI. The Tower and rolls a 3: Fly and Dip are at 0 HP. Eve says which dies first. Cain gets both rewards, in that order.",
    asked: [
      'in which order do two monsters die',

      'two monsters at once order',
      'two monsters die at the same time which first',
      'who chooses the order of dying monsters',
      'both monsters die who decides',
      'order of several monster deaths',
      'tower kills two monsters',
    ],
  },
  'stolen-item-charged': {
    title: 'Is a stolen item charged?',
    text: 'Yes, if it was charged before: stealing, swapping and giving leave an item as it lies. A charged one can be used at once. One that lies sideways stays sideways until you recharge it, normally at the start of your next turn. Its counters come along too.',
    example:
      "Eve steals Judas's Mr. Boom, which lies sideways. She cannot use it yet. Had it been charged, she could use it right away, in Judas's turn too.",
    asked: [
      'is a stolen item charged',
      'does a stolen item come tapped',
      'can i use a stolen item right away',
      'stolen item sideways',
      'swapped item tapped',
      'does stealing recharge an item',
      'use an item the turn i steal it',
    ],
  },
  'damage-after-my-death': {
    title: 'Does a monster still hurt me after my death?',
    text: "No, not by the attack. When you die in your attack, it is over: its attack rolls and its combat damage leave the stack, yours and the monster's.\n\nOther damage on the stack stays and resolves. It counts as taken, but it changes no HP, and you cannot die twice in one turn.",
    example:
      "Lilith's miss has put Fatty's damage on the stack. In response Cain kills her with XIII. Death. Fatty's damage leaves the stack with the attack: Fanny Pack does not trigger on it.",
    asked: [
      'a monsters damage after my death',
      'does the monster still deal damage if i die',
      'damage on the stack after i died',
      'combat damage when the attacker is dead',
      'monster damage when i am already dead',
      'hit by the monster after dying',
    ],
  },
  'killing-a-player': {
    title: 'Do I get anything for killing a player?',
    text: 'No. Players have no reward box and no soul to win, and what the dead player pays as death penalty goes to the discards and the supply, not to you. Their souls stay theirs.\n\nOnly cards that say so pay for it: some give loot or ¢ when another player dies, or hand you something of a player you attacked. What you gain otherwise is time: the dead player’s attack is over, and in their own turn so is the turn.',
    example:
      'You kill Eve with Death. She destroys an item, discards a loot card and loses 1¢; you get none of it. With Dark Arts in play you would have looted 1.',
    asked: [
      'do i get something if i kill a player',
      'reward for killing another player',
      'do i get the soul of a player i kill',
      'what do i gain when another player dies',
      'killing players worth it',
      'do i get their item when they die',
      'who gets the stuff a dead player loses',
      'loot for a player kill',
    ],
  },
  'trinkets-and-the-hand': {
    title: 'Do trinkets count for the hand limit?',
    text: 'No, not in play: there a trinket is an item, and there is no limit for items. Only as a card in your hand, before you play it, does it count like any other loot card.',
    example:
      'Maggy ends her turn with 10 loot cards in hand and three trinkets in play. She discards nothing. With an eleventh card in hand, a trinket or not, she would discard one.',
    asked: [
      'trinkets and the hand limit',
      'do trinkets count towards my hand size',
      'does a trinket in play count as a card in hand',
      'trinket hand size',
      'is there a limit on items',
      'how many items can i have',
      'item limit',
      'maximum number of trinkets',
    ],
  },
};
