import type { winning as plan } from '../chapters/winning.js';
import type { ChapterText } from '../section.js';

export const winning: ChapterText<typeof plan> = {
  winning: {
    title: 'Winning the game',
    text: 'You win as soon as the souls you control have a total value of **4** or more. Most souls count 1; some count 2, as the number of soul icons shows. Some effects change how many are needed.\n\nThen the game is over at once, and the others have lost. It does not matter whose turn it is.\n\nIf several players have enough at the same moment, they have all won together: a tie.\n\nSouls can be stolen and destroyed, but only until then. Nobody wins by coins, items or by being the last alive: the dead come back at the end of the turn.',
    example:
      'Eve controls 2 souls and kills Mom!, whose two icons make her worth 2. That makes 4: Eve wins. Had she had 1 soul before, she would stand at 3 and the game would go on.',
    asked: [
      'win',
      'how to win',
      'how do i win',
      'how many souls to win',
      '4 souls',
      'who wins',
      'tie',
      'two players win at the same time',
      "can i win on another player's turn",
      'can two people win',
      'how many souls do you need',
      'four souls',
    ],
  },
  'winning-when': {
    title: 'When exactly you have won',
    text: 'Whether somebody has won is looked at **between** two things that resolve, and after each complete step that uses no stack: when a dead monster has become a soul, after a purchase, after the death penalty. Never in the middle of something.\n\nSo a soul that you gain and lose again within the same effect is not enough. But once the look shows 4 or more, you have won: this is not on the stack, nobody gets a chance to answer, and nothing that still waits there matters any more.\n\nIn a co-op game, reaching the goal and running out of time in the same look counts as won.',
    example:
      "Cain kills his fourth boss. Eve would like to use Mom's Shovel and steal that soul. Too late: he has won before anybody gets priority. She would have had to act while the boss's death was still on the stack.",
    asked: [
      'when do i win',
      'can i respond to winning',
      'stop somebody from winning',
      'steal the fourth soul before they win',
      'is winning on the stack',
      '4 souls for a moment',
      'can others respond to the last soul',
      'last chance to stop a win',
      'do you win right away',
      'stop an opponent from getting the last soul',
    ],
  },
  'winning-by-card': {
    title: 'Cards that say “win the game”',
    text: 'A few cards say that a player **wins the game**. That player wins when the ability that says so has completely resolved, whatever souls they have. Until then it waits on the stack like any other ability and can be answered and cancelled.\n\nIn a challenge only the goal of the challenge wins. Cards that say otherwise, and four souls, then win nothing.',
    example:
      'Lilith activates an item that says “$: Pay 50¢: You win the game.” Everybody may answer. Butter Bean cancels it: her 50¢ are gone, and the game goes on.',
    asked: [
      'win the game card',
      'card that wins the game',
      'you win the game',
      'alternative win',
      'win without souls',
      'can i cancel you win the game',
      'do 4 souls win a challenge',
      'other ways to win',
      'win condition of a card',
      'instantly win the game',
    ],
  },
  bartering: {
    title: 'Bartering: ¢ for favours',
    text: 'Players may **barter** at any time: one gives ¢ to another for almost any favour, such as playing a card for them, sparing them, or doing nothing. Both must agree. It uses no stack and needs no priority, and ¢ may also be given as a present, if the other accepts.\n\nOnly ¢ change hands. Items, loot cards and souls cannot be traded.\n\nPromises bind nobody: the ¢ are paid at once, and whether the favour follows is up to the other player.\n\n¢ from a barter are given, not gained. In solitaire and co-op games there is no bartering.',
    example:
      'Eve is 2¢ short of an item. Judas gives her 2¢ for the promise not to bomb his monster. Later she bombs it all the same. That is allowed, though he will remember.',
    asked: [
      'barter',
      'can i trade items',
      'can i give money to another player',
      'pay another player',
      'promise',
      'do promises count',
      'can we trade items',
      'can i break a deal',
      'pay someone not to attack',
      'bribe a player',
      'lying about a deal',
      'give coins away',
    ],
  },
};
