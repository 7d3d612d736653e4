import type { setup as plan } from '../chapters/setup.js';
import type { ChapterText } from '../section.js';

export const setup: ChapterText<typeof plan> = {
  setup: {
    title: 'Setting up the game',
    text: '1. Shuffle the loot, treasure and monster decks, and the room deck if you use it. Leave a place for a discard beside each.\n2. Make a **supply** of ¢: at least 100¢. This table plays with exactly 100¢.\n3. Deal everybody a random character with its starting item.\n4. Turn up the first shop items and monsters: 2 slots of each; with rooms, 1 room.\n5. Lay 3 random bonus souls face up beside the table.\n6. Give everybody **3 loot cards and 3¢** from the supply.\n7. Find out who goes first.',
    example:
      'Isaac, Eve and Cain play. They draw 9 loot cards and take 9¢ in all, so 91¢ are left in the supply when the first turn begins.',
    asked: [
      'starting coins and cards',
      'setup',
      'what do I start with',
      'how do we start',
      'how do you start a game',
      'start of the game',
      'how many loot cards at the start',
      'starting hand',
      'how many coins does everyone get',
      'how much money is in the bank',
      'supply size',
      'are 100 coins enough',
    ],
  },
  'opening-slots': {
    title: 'The first shop items and monsters',
    text: 'The shop opens with **2 slots** and the monsters with **2 slots**; each gets one card face up from its deck. If you play with rooms, one room slot gets the top room card.\n\nAt this moment only monsters may fill the monster slots. An **event** that turns up does nothing at all: it goes under the monster deck, and the next card is turned up, until both slots hold a monster.',
    example:
      'The first monster card is Fly, the second Troll Bombs. Nobody is hurt: Troll Bombs goes under the deck. The next card is Dip, and the game begins with Fly and Dip.',
    asked: [
      'event during setup',
      'event at the start of the game',
      'curse turned up in setup',
      'how many monsters at the start',
      'how many shop items at the start',
      'two monsters two treasures',
      'does an event trigger in setup',
      'starting monsters',
      'starting shop',
      'first room',
    ],
  },
  'starting-characters': {
    title: 'Your character when the game begins',
    text: "Characters are dealt at random, and each comes with the **starting item** that it names.\n\nYour character begins **deactivated**: its ↷ can only be used once it has been recharged, at the start of your own first turn. Your starting item begins charged, so you may use it at once, even in somebody else's turn.\n\nWhat a card does “when the game starts” happens immediately. Nobody has priority then, so nobody can answer it.",
    example:
      'Isaac plays third. In the very first turn he may already reroll a die with The D6, but he cannot turn Isaac himself sideways for another loot card. Eden looks at 3 treasures and keeps one before anybody may do anything.',
    asked: [
      'do characters start tapped',
      'character starts deactivated',
      'can I use my character before my first turn',
      'is my starting item charged at the start',
      'random character',
      'eden choose starting item',
      'respond to eden',
      'start of game ability',
      'what happens before the first turn',
      'use starting item on first turn',
    ],
  },
  'who-goes-first': {
    title: 'Who goes first?',
    text: 'Any fair and random way will do. The usual one: everybody rolls a die, the **lowest** roll begins, and ties roll again. From then on turns go round to the left.\n\nA card may decide it: whoever plays **Cain** goes first, without any roll.',
    example:
      'Judas rolls 2, Maggy 2 and Samson 5. Judas and Maggy roll again, Maggy gets the lower number and takes the first turn. Had one of the three characters been Cain, he would have begun without a roll.',
    asked: [
      'what is the starting player',
      'who starts the game',
      'who starts',
      'who begins',
      'lowest roll',
      'roll to see who starts',
      'tie for first player',
      'does cain always go first',
      'first turn',
      'who begins the game',
      'which player goes first',
      'how is the first player chosen',
    ],
  },
  'number-of-players': {
    title: 'How many players, and the 3+ mark',
    text: 'The game is made for **1 to 4 players**: one person with two characters, two people as a team, or 2 to 4 against each other. More is possible but unofficial, and slow.\n\nCards with the **3+ mark** only make sense for three or more. With one or two players they are taken out before the game. Should one turn up all the same, it is set aside and another card of its kind takes its place.',
    example:
      'Eve and Lilith play against each other. Razor Blade has the 3+ mark, so it stays out of their treasure deck; Portal has none and stays in.',
    asked: [
      'how many players',
      'how many people can play',
      '2 player game',
      'can we play with 5',
      'six players',
      'what does 3+ mean',
      'what does the 3+ symbol mean',
      '3+ players card',
      'remove cards for two players',
      'minimum players',
      'maximum players',
    ],
  },
};
