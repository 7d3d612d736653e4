import type { souls as plan } from '../chapters/souls.js';
import type { ChapterText } from '../section.js';

export const souls: ChapterText<typeof plan> = {
  souls: {
    title: 'Souls',
    text: 'A **soul** is a card with a soul icon that lies in front of you as a soul. It is worth as many souls as its icon says, or as an effect has set. Souls lie face up, and everybody may count them at any time.\n\nWays to a soul:\n- a boss dies in your turn\n- you fulfil the condition of a bonus soul\n- a card says so, such as Lost Soul or The Chest\n- you steal one, or are given one\n\nBy default the game is won with 4.',
    example:
      'Eve has Gurdy and Lost Soul, so 2 souls in all. Mom!, worth 2 souls, dies in her turn. Now she has 4 and wins as soon as that is over.',
    asked: [
      'how do I get souls',
      'what is a soul',
      'where do souls come from',
      'are souls public',
      'how many souls do I have',
      'ways to gain a soul',
      'count souls',
      'face up souls',
      'what are souls',
      'what gives souls',
      'how to get a soul',
      'can everyone see my souls',
    ],
  },
  'soul-values': {
    title: 'Souls worth 2, and characters worth a soul',
    text: '- A card worth 2 souls is still **one thing**. Stealing or destroying it moves or takes both at once.\n- Where a text asks **how many souls** somebody has, add up the values.\n- Where a text waits for a player to gain a soul, a card worth 2 counts as 2 souls gained.\n- Some characters have a soul icon themselves (The Lost: 1). It counts towards your total from the start, but such a character is not a soul: nobody can steal or destroy it, and you cannot lose it as one.',
    example:
      "Judas has Mom! (2) and Larry Jr. (1): 3 souls on two cards. Cain destroys his Mom's Shovel and steals Mom!. Judas is left with 1 soul, and Cain has 2 more.",
    asked: [
      'soul worth 2',
      'two souls on one card',
      'does a 2 soul card count as one',
      'steal a soul worth two',
      'destroy a soul worth 2',
      'the lost',
      'character with a soul',
      'most souls',
      'number of souls',
      'double soul',
      'mom soul',
    ],
  },
  'bonus-souls': {
    title: 'Bonus souls',
    text: 'At the start 3 random **bonus souls** are laid face up beside the table. They belong to no deck and are not yet in play, but each watches for its condition.\n\nThe **first player** to fulfil it gains it in that very instant, even in the middle of an effect. Nothing goes on the stack, and nobody can answer.\n\nFrom then on it is an ordinary soul: it can be stolen, given away or destroyed, and its condition does not matter any more.',
    example:
      'Samson has 20¢ and kills Greed in his turn for 9¢. At 29¢ Soul of Greed is his at once. When he spends 10¢ in the shop a moment later, he keeps the soul.',
    asked: [
      'when do I get the bonus soul',
      'can I respond to a bonus soul',
      'do I lose the bonus soul if I spend my money',
      'bonus soul mid resolution',
      'first to 25 cents',
      'how many bonus souls',
      'can a bonus soul be stolen',
      'how do bonus souls work',
      'what is a bonus soul',
      'what are bonus souls',
      'do bonus souls use the stack',
      'bonus soul in response',
    ],
  },
  'bonus-soul-conditions': {
    title: 'What each bonus soul asks for',
    text: '- **Soul of Greed**: 25¢ or more.\n- **Soul of Gluttony**: 10 or more loot cards in hand.\n- **Soul of Guppy**: 2 or more Guppy items.\n- Any other: what its card says.\n\nEach can be gained only **once per game**. It may change hands after that; but once it is destroyed, it lies face down outside the game for good.\n\nIf two players fulfil a condition in the same instant, the one who comes first in turn order gets it, counting from the active player. Alone and in co-op there are no bonus souls.',
    example:
      "In Cain's turn Chaos moves all hands to the left, and now both Cain and Eve hold 10 cards. Cain is the active player, so Soul of Gluttony is his.",
    asked: [
      'no bonus souls in solo',
      'soul of greed',
      'soul of gluttony',
      'soul of guppy',
      'guppy soul',
      'how many guppy items for the soul',
      '10 cards in hand soul',
      '25 cents soul',
      'both players get the bonus soul at the same time',
      'tie for a bonus soul',
      'destroyed bonus soul',
      'can a bonus soul be won again',
    ],
  },
};
