import type { turn as plan } from '../chapters/turn.js';
import type { ChapterText } from '../section.js';

export const turn: ChapterText<typeof plan> = {
  'turn-overview': {
    title: 'A turn from beginning to end',
    text: 'The player whose turn it is, the **active player**, goes through three phases:\n1. **Start phase**: recharge your cards, let “at the start of your turn” happen, loot 1.\n2. **Action phase**: in any order you like, one attack and one purchase, both optional, and loot cards and abilities as often as you can pay for them. You get one loot play for the turn.\n3. **End phase**: “at the end of your turn” happens, you discard down to 10 loot cards, everybody heals, and the player to your left goes next.',
    example:
      'Cain recharges, loots 1, plays A Dime!! for 10¢, attacks a Fly and kills it, buys a shop item for 10¢ and declares the end of his turn. He could have bought first and attacked later, or done neither.',
    asked: [
      'turn',
      'turn order',
      'phases',
      'steps of a turn',
      'how does a turn work',
      'what can i do on my turn',
      'what do i do in my turn',
      'how does my turn go',
      'how many actions per turn',
      'whose turn is it',
      'play goes left or right',
      'turn structure',
    ],
  },
  'start-phase': {
    title: 'The start phase',
    text: "Three steps, always in this order:\n1. **Recharge**: all your cards that are turned sideways become upright again. So do the rooms and monsters of the table, but not the items in the shop. Nobody can do anything before or during this step.\n2. **Start-of-turn abilities** go on the stack. Then all players may respond.\n3. **Loot step**: you loot 1. This is not on the stack, so the draw itself cannot be answered; effects that change looting do apply. Then all players get a chance to act, and the action phase begins.\n\nYou have no loot play of your own yet: that comes with the action phase. Your character's ↷, already charged, can give you one.",
    example:
      "Eve controls Dark Bum. She recharges, then Dark Bum's roll goes on the stack: she rolls a 4 and loots 1. Then she loots 1 in her loot step. Nobody could cancel that second card.",
    asked: [
      'start phase',
      'beginning of turn',
      'start of turn',
      'draw a card at the start of my turn',
      'when do i draw',
      'do i loot every turn',
      'loot step',
      'recharge step',
      'upkeep',
      'can i play a card before drawing',
      'respond to the draw',
    ],
  },
  'action-phase': {
    title: 'The action phase',
    text: 'As it begins you get one **loot play**, which lasts until the end of the turn. Then, while nothing waits on the stack, you may declare one of three things:\n- an attack (one per turn);\n- a purchase (one per turn);\n- the end of your turn.\n\nBesides that you may play loot and activate abilities whenever you have priority; after each of these, and after each declaration, the others may respond.\n\nIf everybody passes with nothing on the stack, your phase simply goes on: only you, or an effect, can end it. Declare the end and everybody gets a last chance to respond. What they do resolves, then the end phase starts without asking you again, unless a new attack that you must make has come up.',
    example:
      "Maggy declares the end of her turn. Judas answers with Bomb! on a monster. The bomb resolves, and Maggy's turn ends; she cannot change her mind and buy something now.",
    asked: [
      'action phase',
      'main phase',
      'can i attack and buy in the same turn',
      'buy before attacking',
      'end my turn',
      'pass turn',
      'does passing end my turn',
      'take back end of turn',
      'someone responded to my end of turn',
      'do i have to attack',
    ],
  },
  'end-phase': {
    title: 'The end phase',
    text: "Four steps, in this order:\n1. **End-of-turn abilities** go on the stack, and all players may respond. This is the last chance of the turn to do anything.\n2. **Hand limit**: the active player discards down to 10 loot cards.\n3. **Room**: if a monster died this turn, they may put one room into the discard.\n4. **The turn ends**: everything with HP is healed completely, dead players live again, “till end of turn” is over, and unused loot plays and shields are gone. Then the next player begins.\n\nNobody can act during steps 2 to 4. What triggers there waits, and goes on the stack in the start phase of the next turn, in the order the new active player's turn gives.",
    example:
      'Lilith has 13 loot cards and Starter Deck. Its ability triggers first and she loots 2. Only then does she discard down to 10: five cards. Nobody can play anything between her discard and the next turn.',
    asked: [
      'end phase',
      'end of turn',
      'hand limit',
      'maximum hand size',
      'too many cards',
      'discard down to 10',
      'when do we heal',
      'when does till end of turn end',
      'discard to ten',
      'do players heal at end of turn',
      'can i respond in the end phase',
      'when do i discard extra cards',
    ],
  },
  'ending-the-turn': {
    title: 'When an effect ends the turn',
    text: 'An effect that **ends the turn** brings it straight to the end phase:\n- An attack that is going on is cancelled: its attack rolls and combat damage leave the stack.\n- Everything else on the stack stays there and still resolves, unless the card also cancels it.\n- No step of the end phase is skipped: end-of-turn abilities, hand limit, room and healing come as always.\n\nDuring the end phase such an effect changes nothing: the phase is not begun again.',
    example:
      'Judas attacks Monstro; a roll of 2 waits on the stack. He plays O. The Fool: it ends the turn and, by its own text, cancels all that has not resolved. The attack is over, he takes no damage, and his end phase still makes him discard down to 10.',
    asked: [
      'end the turn',
      'turn ends early',
      'card ends my turn',
      'the fool',
      'skip the end phase',
      'what happens to the stack when the turn ends',
      'attack when the turn ends',
      "end someone else's turn",
      'does my turn end immediately',
      'end of turn card played in end phase',
    ],
  },
  'extra-turns': {
    title: 'Extra turns and skipped turns',
    text: 'An **extra turn** is a complete turn, taken right after the one that is going on. Several extra turns are taken one after another; then play goes on with the player who would have come next.\n\nA **skipped turn** simply does not happen: no recharge, no loot, no attack. For everything that counts rounds it is as if the turn had been taken, and extra turns never start a new round.',
    example:
      "In his own turn Isaac plays XIX. The Sun. He ends his turn, then takes another one: he recharges, loots 1 and may attack and buy again. After that it is the turn of the player to his left. If Famine's death makes Isaac skip his next turn, the player to his left plays instead.",
    asked: [
      'extra turn',
      'another turn',
      'take two turns in a row',
      'additional turn',
      'the sun',
      'skip turn',
      'when do i take the extra turn',
      'two extra turns',
    ],
  },
  rounds: {
    title: 'What a round is',
    text: "A **round** lasts from the start of a player's turn to the start of that same player's next turn. So everybody has rounds of their own. A card that speaks of a round means that of the player who controls it.\n\nRooms, monsters and the rest of the table count by the player who began the game: their round goes from one of that player's turns to the next.\n\nExtra turns do not shift these limits, and a turn that is skipped counts as if it had been played.",
    example:
      "Four players sit round the table, and Cain began. A round of the table goes from Cain's turn to Cain's next turn. Eve, who comes third, has her own: from one turn of hers to the next. If Cain takes an extra turn, both stay as they are.",
    asked: [
      'round',
      'what is a round',
      'how long is a round',
      'once per round',
      'each round',
      'turn or round',
      'when does a round end',
      'does an extra turn count as a round',
      'starting player round',
      'lap',
    ],
  },
};
