import type { atThisTable as plan } from '../../chapters/appendix/at-this-table.js';
import type { ChapterText } from '../../section.js';
import { setsPlayed } from '../../sets-played.js';

const { count, names } = setsPlayed('en');

export const atThisTable: ChapterText<typeof plan> = {
  'sets-of-cards': {
    title: 'The sets of cards, and which to take first',
    text: `${count} sets can be played here, in any combination: ${names}.\n\n- Begin with the **base game**: it has all that the rules need, and without a choice it is what you play.\n- **Requiem** is the largest of the others, with five new bonus souls and most of the **rooms**.\n\nThe host chooses them before the game under *Settings*, *Cards and decks*. More sets make the decks larger, not the rules longer; only rooms are something new. Cards of other sets can be looked up, but not played.`,
    example:
      'First evening: the base game. Once everybody knows it, add any other; with Requiem, switch the rooms on as well.',
    asked: [
      'which sets are there',
      'which expansion first',
      'what is in requiem',
      'what is the gold box',
      'difference between the expansions',
      'best set for beginners',
      'which expansions can i play here',
      'do i need the expansions',
    ],
  },
  'ways-to-play': {
    title: 'The ways to play at this table',
    text: 'The **preset** of a new table says how you play:\n\n- **Standard**: 2 to 4 against each other, 4 souls win. *First game*, *Short*, *Long* and *Strict* are the same with other goals or settings.\n- **Together against the clock**: two players with one goal, or you with a computer player.\n- **Alone against the clock**: you play both characters. Your panel acts for the one who is asked, shows both hands, and has a button to turn to the other.\n\nThe last two come in **normal, hard and ultra hard**: 4, 6 or 8 souls together. A limit for each character can be set as well. The challenge *Day of the Doodler* is among the presets too, and **variants** are chosen under *Settings*.',
    example:
      '`/souls new` with the preset *Alone against the clock, hard*: Isaac and Maggy are both yours, and need 6 souls together before the timer is at 0.',
    asked: [
      'game modes',
      'which modes are there',
      'what presets are there',
      'difficulty',
      'hard mode',
      'play against the computer',
      'how do i start a solo game here',
      'control both seats',
    ],
  },
  'no-teams-of-two': {
    title: 'Teams with three or four players',
    text: 'There are **no teams**: with three or four players everybody plays for themselves, and souls of two players are never added up. Only the game **together against the clock** has one goal for both, and it is for exactly two.\n\nYou may still help each other. Pacts, favours and ¢ for favours are part of the game, but nothing binds anybody, and in the end one player wins. Several win only if they have enough souls at the same moment.',
    example:
      'Four friends want to play two against two. They can agree on it and keep to it, but the bot knows nothing of it: the first with 4 souls has won alone.',
    asked: [
      'two against two',
      '2v2',
      'teams of two',
      'team game with four players',
      'can we make teams',
      'can we win as allies',
      'alliances',
      'shared victory with my ally',
    ],
  },
  'length-of-a-game': {
    title: 'How long does a game take?',
    text: 'A game has **no limit of turns or time**: it goes on until somebody has the souls. As a rule of thumb an hour or more, longer with more players and with beginners.\n\nAt a table of this bot you can change that before it begins:\n\n- The preset **Short** (2 souls) takes about half as long, **Long** (6 souls) a whole evening.\n- A **pace** gives every answer a time, for tonight or for a game over days. Without one the table waits as long as it takes.\n- The practice game takes some three minutes.\n\nAlone and together the timer ends the game after eight rounds at the latest.',
    example:
      'Three beginners have an hour. They take *First game* (3 souls, no bonus souls) or *Short*, and choose a pace.',
    asked: [
      'how long is a game',
      'how long does a game last',
      'game length',
      'how many minutes',
      'is there a turn limit',
      'play a shorter game',
      'how many rounds does a game have',
      'game takes too long',
    ],
  },
  'taking-back': {
    title: 'Taking a move back',
    text: 'With cards on a real table it is up to you all. At a table of this bot **Undo** takes back **your own last action**, as long as nothing new came to light since. What stops it:\n\n- a card drawn or looked at, a die rolled;\n- an answer of another person.\n\nSeveral actions of your own can be undone one by one. A declared attack, purchase or end of turn is binding once the others have answered. At a table with the preset **Strict** there is no Undo.\n\nTo go back further, all people at the table must agree (*Rewind*).',
    example:
      'You play Bomb! on the wrong monster. As long as nobody has answered, Undo brings the card back to your hand. After a loot card drawn, it does not.',
    asked: [
      'undo',
      'take back a move',
      'misclick',
      'i clicked the wrong thing',
      'can i undo',
      'played the wrong card',
      'go back a step',
      'take back after drawing a card',
    ],
  },
  watching: {
    title: 'Watching a game, and joining later',
    text: 'Whoever has no seat may **watch**: the board and the log are there for all in the channel, and any card in play can be looked at. A spectator sees what is open and nothing else: no hand, no deck, no question put to a player.\n\n- Once a game has begun, no seat is added. You can only **take over** one that became free, or wait for one: **Join** puts you on the list.\n- Nobody takes over a hand while they know another one of the same game.\n- Spectators cannot respond, vote or trade.',
    example:
      'Eve comes late. She follows the board, and presses Join. When Isaac has to leave, his seat with hand, items and souls is offered to her.',
    asked: [
      'spectator',
      'can i watch',
      'spectate a game',
      'join a running game',
      'can somebody watch our game',
      'do spectators see the hands',
      'come late to a game',
      'enter mid game',
    ],
  },
};
