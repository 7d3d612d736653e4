import type { monsters as plan } from '../chapters/monsters.js';
import type { ChapterText } from '../section.js';

export const monsters: ChapterText<typeof plan> = {
  monsters: {
    title: 'Monsters',
    text: 'A card of the monster deck that has a stat box is a **monster**. It lies in a monster slot, and in their own turn a player may attack it, unless a card says that it cannot be attacked.\n\n- **"You"** on a monster card is always the active player: the one whose turn it is.\n- What its text says works only while it is in play: not in the discard, not while covered, and not once somebody holds it as a soul, unless it says so.',
    example:
      "In Eve's turn Cain kills Greedling with Bomb!. Its text lets you choose a player who loses 7¢. It is Eve's turn, so Eve chooses, and she may well choose Cain. Stoney says that it cannot be attacked; Bomb! may still hurt it.",
    asked: [
      'monster',
      'monsters',
      'which monsters can I attack',
      'who is you on a monster card',
      'you on a monster',
      'who controls the monster',
      "who chooses for a monster's ability",
      'do monster abilities work in the discard',
      'ability of a monster I have as a soul',
      'monster that cannot be attacked',
      'enemy',
    ],
  },
  'cursed-and-holy': {
    title: 'Cursed and Holy monsters',
    text: '**Cursed** and **Holy** monsters mostly have an ability that is there for everybody: it waits for a number that any player rolls, for any reason, also when nobody is fighting.\n\nMost other monsters with a number on them only look at attack rolls made against themselves.\n\nSimply read whose rolls the text names: "a player rolls" means everyone\'s; "an attack roll against this" only those.',
    example:
      'Cursed Horf lies on the table. Eve, who attacks nobody, rolls a 2 for Book of Sin and takes 2 damage. Holy Dip would give her 1¢ for a 1. Ring of Flies, on the other hand, steals a card only on an attack roll of 3 against itself.',
    asked: [
      'cursed monster',
      'holy monster',
      'charmed monster',
      'cursed horf',
      'cursed and holy',
      'does a cursed monster trigger outside combat',
      'monster triggers on my roll',
      'global ability monster',
      'monster ability when not attacking',
      'roll with an item and a cursed monster',
    ],
  },
  bosses: {
    title: 'Bosses',
    text: 'A **boss** is a monster with a soul icon. When it dies, the active player gains its rewards and then the card itself as a **soul**. It does not go to the discard. An event with a soul icon is no boss.\n\nMore generally, any card with both a reward box and a soul icon becomes a soul of the active player when it dies or is destroyed. Other cards with a soul icon say themselves how they become one.\n\n**Epic bosses** are a few especially mighty ones; many are worth 2 souls.',
    example:
      "Monstro dies in Judas's turn. Judas gains 6¢, then Monstro lies in front of him as 1 soul. Mom! would be worth 2. Lost Soul has an icon too, but it is loot: it becomes a soul when it resolves.",
    asked: [
      'boss',
      'bosses',
      'what is a boss',
      'epic boss',
      'how do I get souls from bosses',
      'does a boss go to discard',
      'boss monster',
      'soul icon on a monster',
      'kill a boss',
      'when does a monster become a soul',
      'do I keep the boss',
    ],
  },
  events: {
    title: 'Events',
    text: 'An **event** is a card of the monster deck without a stat box. It takes a monster slot, but it cannot be attacked.\n\n1. As it enters play, everything it says is triggered: each of its abilities goes on the stack and may be answered.\n2. Once each of them has resolved or been cancelled, the event goes to the monster discard.\n3. The card it covered is back, or the slot is refilled.\n\nIf the event leaves play before that, its abilities vanish from the stack.',
    example:
      'Maggy attacks the monster deck and turns up XL Floor!. Both of its abilities go on the stack: one more monster slot, and one more attack this turn. When both are done, XL Floor! goes to the discard. The attack with which she found it is spent.',
    asked: [
      'event',
      'events',
      'chest',
      'troll bombs',
      'what happens when I reveal an event',
      'can I attack an event',
      'good event',
      'bad event',
      'bonus card',
      'non-monster card',
      'where do events go',
      'can I respond to an event',
    ],
  },
  curses: {
    title: 'Curses',
    text: "A **curse** is an event that stays. When it enters play, the **active player chooses** who gets it: anybody, themselves included. It then lies beside that player's character and works on them, turn after turn.\n\nIt leaves when that player dies: this goes on the stack, and the curse is in the discard before the death penalty is paid. A card that destroys curses also helps. A curse is no item.",
    example:
      "In Cain's turn Curse of Pain is turned up. He gives it to Eve: from now on she takes 1 damage at the start of each of her turns. It stays until she dies or somebody destroys it, for example with Dagaz.",
    asked: [
      'curse',
      'curses',
      'who gets the curse',
      'how do I get rid of a curse',
      'remove a curse',
      'can I give a curse to another player',
      'how long does a curse last',
      'is a curse an item',
      'curse when I die',
      'cursed player',
      'choose who is cursed',
      'curse of pain',
    ],
  },
};
