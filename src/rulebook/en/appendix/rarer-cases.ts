import type { rarerCases as plan } from '../../chapters/appendix/rarer-cases.js';
import type { ChapterText } from '../../section.js';

export const rarerCases: ChapterText<typeof plan> = {
  'doubled-rewards': {
    title: 'Doubled rewards',
    text: 'What **doubles rewards** doubles all that stands in the reward box: ¢, loot and treasure. It works as they are paid, without the stack.\n\n- If the reward is rolled for, there is **one roll**, and its outcome is doubled.\n- Two such cards together pay **four times**.\n- The **soul is no reward**: there is still only one.\n- Whoever would have gained the reward gains the doubled one, normally the active player.',
    example:
      'A Lucky Penny! was played, and the room is Blessing of the Sack. A monster with 2¢ in its box dies: the active player gains 8¢. A boss still gives one soul.',
    asked: [
      'double the reward',
      'rewards are doubled',
      'reward twice',
      'do doubled rewards give two souls',
      'two doubling effects at once',
      'double loot from a monster',
      'rolled reward doubled',
      'get the reward two times',
    ],
  },
  'abilities-of-another': {
    title: '“Has the abilities of” another card',
    text: 'A card that **has the abilities of** another, or gains them, is not a copy of it. It stays what it is, with its own name, text and marks, and can do what the other can do **on top** of that.\n\n- “This” in such an ability means the card that has it, “you” its own player.\n- A ↷ ability turns the card that has it. There is only one sideways for all of them.\n- Counters, name, souls and marks such as Guppy do not come along.\n- It lasts as long as the card says; a static one as long as the other card is as it demands.\n\nA **copy**, on the other hand, takes over name and marks too, and loses its own text.',
    example:
      'Glitch gains the abilities of Mr. Boom, which lies in the shop: its player may turn Glitch sideways for them. Mr. Boom stays in the shop, switched off and upright.',
    asked: [
      'has the abilities of another card',
      'gains the abilities of an item',
      'difference between copy and having the abilities',
      'does it keep its own text too',
      'borrow the abilities of an item',
      'is it a copy if it only has the abilities',
      'abilities on top of its own',
      'what does gaining abilities mean',
    ],
  },
  'changed-numbers': {
    title: 'Changing a number in a text',
    text: 'A card may **change a number** in what another card says it does, by 1 up or down. You name the card, a thing in play or a loot on the stack, as you play it; which of its numbers, and which way, you choose when it resolves.\n\n- The number stays between **1 and 6**.\n- Only the text changes: the numbers of the **stat box** (HP, evasion, ATK) and of the **reward box** are out of reach.\n- The changed number counts till end of turn; what happened before stays as it was.\n- It does not change a roll. Cards that do say “roll” or “result”.',
    example: 'Cain plays 3 Cents!. Eve answers with Magic Marker: the card on the stack now says 2, and Cain gains 2¢.',
    asked: [
      'change a number on a card',
      'raise or lower a number in a text',
      'change the number of a loot card on the stack',
      'can i change the hp number of a monster',
      'can i change the number in the reward box',
      'how high can a changed number get',
      'how long does the changed number last',
      'make the number one higher',
    ],
  },
  bids: {
    title: 'Bids and auctions',
    text: 'When a card puts something up for **auction**, the players it names bid in turn order, openly and in whole ¢:\n\n1. Each in turn **bids higher** than the last bid, or says no. Saying no is not for good: when others go on, you are asked again.\n2. Nobody may bid more than they **have**, and nobody can respond in between.\n3. When all others have said no in a row, the highest bidder pays at once, and takes the thing as the card says.\n\nWithout a bid nothing happens. A bid is no bartering: it binds, and it is paid in full. Whoever steals the item by it has not gained it, and the ¢ paid are not gained either.',
    example:
      'Cain uses Auction Gavel on an item. Eve bids 1¢, Isaac 2¢, and Eve says no. Isaac pays Cain 2¢ and has the item.',
    asked: [
      'auction',
      'how do bids work',
      'how does bidding work',
      'who bids first',
      'can i bid more than i have',
      'what if nobody bids',
      'bid for an item',
      'who gets the money of the auction',
    ],
  },
  'rolls-in-a-row': {
    title: 'Several rolls one after another',
    text: 'Some things roll **again and again**: an attack, roll by roll until somebody dies; a card that has every player roll; a card that rolls several times.\n\n- **An attack**: the next roll comes only when the damage of the last one has resolved. What looks for two equal rolls in a row compares each attack roll with the one before in the same turn.\n- **Each player rolls**: one roll of their own for each of them.\n- **Roll 3 times**: all those dice are thrown together and then wait one above the other, each with a row of its own.\n\nEvery one of them is a roll by itself: it can be changed alone, and counts alone.',
    example:
      'A pill has Eve roll 3 times: 1, 4, 4. The 4s each raise her HP, the 1 her ATK. Had somebody turned one 4 into a 6, only that one would have hurt her.',
    asked: [
      'rolls one after another',
      'roll again and again',
      'roll 3 times',
      'the same result twice in a row',
      'each player rolls who goes first',
      'do all the rolls happen at once',
      'can i respond between two rolls',
      'next attack roll when',
    ],
  },
  'two-faced-cards': {
    title: 'Cards with two faces: which side is up?',
    text: 'A card with two faces always **enters play with its front** up, and turns over only when a card says “flip”. The front is the side that has its name in the lists; its other side has a name of its own.\n\n- Only the side that you see counts: its name, its text, its numbers.\n- It stays turned, under another player too, until something flips it back.\n- **Leaving play turns it back**: in a deck, a hand, a discard or outside the game it is its front again.\n- A copy has one face only and cannot be flipped.',
    example:
      'Anima Sola comes with its player, front up. With ↷ it is turned over, and The Revenant can be attacked. Stolen in that moment, it is The Revenant still.',
    asked: [
      'which side is up first',
      'double sided cards',
      'two faced card enters play',
      'which face does it start on',
      'back side of a card',
      'does it flip back when it leaves play',
      'can i choose the side',
      'double faced card which side starts',
    ],
  },
  'charmed-monsters': {
    title: 'Charmed monsters',
    text: '**Charmed** monsters share: when one dies, the active player is paid its reward as ever, and **after that** chooses **another player**, who gets something as well, be it ¢, loot, a treasure or a recharged item.\n\n- It does not matter who killed it.\n- You must choose somebody; they cannot decline.\n- This is an ability that triggers, so it goes on the stack and can be cancelled. The reward itself cannot.\n- It does not change who attacks or controls the monster.\n\nCharmed Monstro shares its soul: you keep the treasures, another player has the soul.',
    example:
      'In Cain’s turn Eve kills Charmed Clotty with Bomb!. Cain loots 1 as its reward, then chooses Isaac, who loots 1 too. Eve gets nothing.',
    asked: [
      'charmed',
      'what does charmed mean',
      'what are charmed monsters',
      'who gets something from a charmed monster',
      'charmed monster dies who chooses',
      'do i have to give something to another player',
      'share the reward of a charmed monster',
      'can the other player refuse',
    ],
  },
  'number-of-rooms': {
    title: 'How many rooms, and how often they change',
    text: 'There is **one room slot**, so one room counts at a time; no card here adds another one.\n\n- A room stays for as long as nobody replaces it. There is **no limit of turns**, except alone and in co-op, where it goes after a whole round.\n- At the end of a turn **one** room at most may go, whatever number of monsters died.\n- Cards that replace a room do so besides, at any time. A room that is laid on another one covers it.\n- The next room is the top one of the deck: you cannot choose it, unless a card lets you.',
    example:
      'Three monsters died in your turn. You may still put only one room away. Its successor is a Dice Room, which goes by itself at the end of its first turn.',
    asked: [
      'how many rooms at once',
      'can there be two rooms in play',
      'max number of rooms',
      'how often can i change the room',
      'does a room last forever',
      'how long does a room stay',
      'second room slot',
      'more than one room',
    ],
  },
  'forbidden-souls': {
    title: '“Can’t gain souls”',
    text: 'Where a card says that you **can’t gain souls**, it stops gaining and nothing else:\n\n- A **boss** that dies pays its reward, but its card goes to its discard instead of to you.\n- A **bonus soul** whose condition is met meanwhile is lost: it lies face down from then on, and nobody gains it any more.\n- What is **stolen** or given to you comes all the same: that is no gain.\n- Souls you already have stay, and count. With enough of them you still win.\n\n“Can’t” beats every card that says you gain one.',
    example:
      'The room is All Hallows’ Eve. Cain kills Gurdy: he is paid 7¢, and Gurdy goes to the monster discard. Eve steals a soul of his, and has it.',
    asked: [
      'can’t gain souls',
      'cannot gain souls and bonus souls',
      'not allowed to gain souls',
      'what happens to the boss if i can’t gain souls',
      'bonus soul while nobody can gain souls',
      'can i steal souls if i can’t gain them',
      'do i still win with a curse that stops souls',
      'no souls allowed room',
    ],
  },
  'places-in-a-deck': {
    title: '“N cards from the top” of a deck',
    text: '“Put it in the deck **6 cards from the top**” means: it becomes the **6th card** from above, with five cards over it. “On top” is the 1st, “on the bottom” the last.\n\n- If the deck has fewer cards, it goes to the bottom.\n- Everybody may know where it lies and count down. Once the deck is shuffled, nobody knows.\n- It goes only into the deck of its own kind; the others stay in their order.\n- A monster that goes back like this has died all the same, and its reward is paid; only its card is in the deck and nobody’s soul.',
    example:
      'Golden Troll Bomb has exploded and goes into the monster deck 4 from the top: three cards come before it.',
    asked: [
      'cards from the top',
      'put it 6 cards from the top',
      'how do i count from the top of the deck',
      'put back into the deck at a place',
      'deck has fewer cards than that',
      'does the top card count as first',
      'am i allowed to know where it is in the deck',
      'monster goes back into the deck',
    ],
  },
  'souls-of-copies': {
    title: 'Copies and their souls',
    text: 'The **soul icon** is copied with the rest. A copy of an item that can become a soul becomes one in the same way, and its card is then a soul of yours.\n\n- It is worth what the **copied** icon says; for a boss that is worth 2 the copy gives 2.\n- Being a copy of something with an icon gives no soul by itself: it must die, be destroyed, or do what its text demands.\n- Souls that the other card has already brought stay where they are.\n- An **item** with a soul icon is no soul as long as it is an item, whether original or copy.',
    example:
      'Modeling Clay is a copy of The Chest. Somebody destroys it: it becomes a soul of its player, worth 1, and not a card in the discard.',
    asked: [
      'copy of a soul',
      'copy of a card with a soul icon',
      'is a copy worth a soul',
      'copied boss how many souls',
      'does a copy of the chest become a soul',
      'does copying a soul item give me a soul',
      'soul value of a copy',
      'copy an item worth a soul',
    ],
  },
};
