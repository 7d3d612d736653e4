import type { shop as plan } from '../chapters/shop.js';
import type { ChapterText } from '../section.js';

export const shop: ChapterText<typeof plan> = {
  buying: {
    title: 'Buying an item',
    text: 'You may buy once in your own turn, in the action phase, while nothing is on the stack and no attack is going on.\n1. **Declare** a purchase, without naming the item. Everybody may respond.\n2. **Choose**: one of the items in the shop, or the top card of the treasure deck, which you do not see.\n3. The **price** is fixed now: 10¢, unless cards change it. The deck costs the same.\n4. Pay all of it and take the item. If you cannot pay, you get nothing.\n\nOnly the payment uses up your purchase. After one that failed you may declare again in that turn, once you have enough ¢ for something.',
    example:
      'Judas has 11¢ and declares a purchase. In response Isaac uses Jawbone and steals 3¢. Judas chooses an item in the shop; it costs 10¢, he has 8¢, so he gets nothing. He may try again this turn if he gets back to 10¢.',
    asked: [
      'buy',
      'purchase',
      'how do i buy',
      'how much does an item cost',
      'price of shop items',
      'can i buy from the treasure deck',
      'can i buy during an attack',
      'not enough money',
      'can i buy twice',
      "can i buy on someone else's turn",
      'spend money',
      'does a failed purchase use up my purchase',
    ],
  },
  'what-you-bought': {
    title: 'What you have bought',
    text: 'Paying and taking the item are one act, not on the stack: once you have chosen, nobody can come between your money and your item. The ¢ go to the supply. You have then gained an item, and whatever waits for that triggers.\n\n- From the shop you get the item **as it lies there**: sideways stays sideways, counters stay on it. The empty slot is filled the next time somebody would get priority.\n- From the deck you get the card that is on top **when you choose**, even if someone changed it in response to your declaration.\n\nAbilities that wait for a purchase trigger on the declaration; those that wait for the purchase of a certain item, after your choice and before you pay.',
    example:
      "Mom's Shovel lies sideways in the shop. Cain pays 10¢ for it. It is still sideways, so he cannot use it yet; it recharges at the start of his next turn.",
    asked: [
      'bought item',
      'does a bought item come charged',
      'can i use an item the turn i buy it',
      'is buying gaining an item',
      'steal the item before i pay',
      'respond to a purchase',
      'top card changed before i buy',
      'does the shop refill at once',
      'counters on a shop item',
      'cancel a purchase',
      'when do i pay for the item',
    ],
  },
  'refilling-slots': {
    title: 'Filling empty slots',
    text: 'Every shop slot, monster slot and room slot must hold at least one card. An empty one gets the top card of its deck the next time somebody would get priority. This is not on the stack. Slots that a card has added are filled in the same way.\n\nIf several are empty, they are filled in the order shop, monsters, rooms, from left to right, unless the active player wants another order.\n\nTwo things are not filled: the slots of a final boss and of minions. And if deck and discard are both empty, a slot stays empty until there is a card for it again.',
    example:
      'Judas buys from the shop, and a monster has died. Before anybody can play the next card, the shop slot gets the top treasure, then the monster slot gets the top monster card.',
    asked: [
      'refill',
      'refill the shop',
      'refill monsters',
      'when is the shop restocked',
      'when does a new monster appear',
      'empty slot',
      'when are slots refilled',
      'new monster after one dies',
      'deck and discard empty',
      'which slot is filled first',
      'can i respond before the refill',
      'restock',
    ],
  },
  'refill-after-a-death': {
    title: 'Filling after a death, and events that come up',
    text: 'When a monster dies, its slot waits: only after its rewards, its soul and everything that its death triggered is a new card put there.\n\nIf that card is an event, it happens and goes to the discard, and the slot is filled again, until a monster stays. Cards that do something on entering play have this put on the stack before anybody may act, together with all else that waits.\n\nThe active player does all this, even when dead: they roll for events, get what these give, and choose who gets a curse.',
    example:
      'Eve dies in her turn together with a Fly. The slot is filled with Gold Chest. Although she is dead, Eve rolls for it: a 4, and she gains 5¢. Then the next card comes up, Clotty, and stays.',
    asked: [
      'when is a dead monster replaced',
      'event comes up on refill',
      'several events in a row',
      'dead player reveals an event',
      'who resolves an event when the active player is dead',
      'chest revealed',
      'who rolls for the event',
      'monster died when does the next one come',
      'curse revealed by a dead player',
      'event after event',
    ],
  },
  rewards: {
    title: 'Rewards: who gets them, and when',
    text: "The **rewards** in the box of a card go to the **active player** when it dies, whoever killed it and however: in an attack, with a bomb, in somebody's response, even if the active player is dead. With a soul icon, the card itself becomes that player's soul as well.\n\nThey come after what the death itself triggers, and before the soul; nobody can answer them. “Loot” in the box means cards for the hand, “treasure” items straight from the treasure deck.\n\nA card that is only put into the discard gives nothing: it has not died.",
    example:
      "In Samson's turn Lilith deals the last damage to Monstro with Bomb!. Samson gains 6¢, and Monstro becomes his soul. Had Ehwaz put Monstro into the discard instead, nobody would have got anything.",
    asked: [
      'reward',
      'rewards',
      'who gets the money when another player kills it',
      "killed a monster on someone else's turn",
      'kill steal',
      'i killed it who gets the loot',
      'do i get rewards if i am dead',
      'reward for a discarded monster',
      'who gets the coins',
      'last hit',
      'loot from a monster',
      'who gets the soul of a boss',
    ],
  },
};
