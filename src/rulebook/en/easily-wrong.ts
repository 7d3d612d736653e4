import type { easilyWrong as plan } from '../chapters/easily-wrong.js';
import type { ChapterText } from '../section.js';

export const easilyWrong: ChapterText<typeof plan> = {
  'easily-wrong-declaring': {
    title: 'Easily got wrong: naming the target too early',
    text: '“I attack Monstro” and “I buy the left one” are a step too quick. Attacks and purchases take **two steps**:\n1. You only declare that you attack, or that you buy. Everybody may respond.\n2. Then you choose the monster or the item, and it goes on at once: you roll, or you pay. Nobody gets to answer the choice itself, unless it makes an ability trigger.\n\nThe **price** too is read only in the second step: what somebody did in between makes the item cheaper or dearer, or your purse smaller.',
    example:
      'Isaac declares a purchase with exactly 10¢. Nobody knows yet which item he wants, so nobody can take that very one away. But Eve may steal a coin now, and then he cannot pay for anything.',
    asked: [
      'common mistakes',
      'easily got wrong',
      'what do people get wrong',
      'beginner mistakes',
      'respond after the target is chosen',
      'name the monster first',
      'do i say which item i buy first',
      'when is the price checked',
      'steal money in response to a purchase',
      'house rule or real rule',
      'rules often forgotten',
      'gotchas',
      'tricky rules',
    ],
  },
  'easily-wrong-damage': {
    title: 'Easily got wrong: card, damage and death are three',
    text: 'A bomb that kills puts **three things** on the stack, one after another, each with a chance to respond:\n1. the card; once it has resolved it is gone, in the discard;\n2. its damage: whoever wants to stop it now must prevent damage. Cancelling the card is too late;\n3. the death: whoever wants to stop it now must prevent or cancel a death.\n\nWith a death on the stack, healing or +HP no longer saves anybody. What prevents or cancels it leaves at least 1 HP.',
    example:
      "Judas (1 HP) is hit by Bomb!. Butter Bean must answer the card, Soul Heart the card or the damage. Once he is at 0 HP, VI. The Lovers' +2 HP comes too late; Broken Ankh, with a 6, leaves him at 1 HP.",
    asked: [
      'can i cancel a bomb after it resolves',
      'too late to respond',
      'butter bean against damage',
      'can i save myself with extra hp',
      'respond to the card or to the damage',
      'three chances to respond',
      'hp boost after dying',
      'prevent damage too late',
      'counter a bomb',
      'when can i still stop a kill',
    ],
  },
  'easily-wrong-hp': {
    title: 'Easily got wrong: small print on HP',
    text: '- **Losing maximum HP does not hurt**, as long as you have damage to lose with it: empty hearts go first. It costs HP only where you lose more of it than you have damage.\n- **Damage on somebody at 0 HP still counts** as dealt and taken. It changes no HP, but abilities that wait for damage trigger.\n- **0 damage is no damage.** A monster without ATK that you miss deals nothing, and nothing triggers.',
    example:
      'Maggy has 3 HP with Breakfast, and takes 1 damage. Someone destroys Breakfast: her maximum falls to 2 and she still has 2 HP. A second bomb that hits her at 0 HP lets her Fanny Pack loot 1, although nothing is left to lose.',
    asked: [
      'lose a heart container',
      'does losing max hp kill me',
      'damage at 0 hp triggers',
      'miss against a monster with 0 attack',
      'does overkill damage trigger',
      'destroy breakfast while hurt',
      'triggers on 0 damage',
      'second bomb on a dying player',
    ],
  },
  'easily-wrong-rolls': {
    title: 'Easily got wrong: rolls',
    text: '- **“Roll-” cards are gone** while their die waits. The card has resolved; the outcome comes as a trigger once the roll is final. So the card can no longer be cancelled then.\n- **“Would roll a 1” and “rolls a 1” differ.** The first looks at the die before lasting bonuses such as +1 to attack rolls, the second after them.\n- If something changes a roll at the “would roll” moment, the roll is **open again** for everybody, as often as that happens.\n- A **rerolled** die is the same roll with another face. What waits for a die being rolled does not trigger again.',
    example:
      "Cain, with Meat!, makes an attack roll of 1. Dad's Lost Coin sees that he would roll a 1 and may make him reroll. If nobody does, Meat! makes it a 2: nobody has rolled a 1, and The Relic does not loot.",
    asked: [
      'would roll vs rolls',
      'does +1 change a rolled 1',
      'cancel a card after the dice',
      'natural 1',
      'does a reroll trigger again',
      'roll modifiers order',
      'is a modified 6 a rolled 6',
      'dice bonus and triggers',
      'change the dice again',
      'natural 6',
    ],
  },
  'easily-wrong-order': {
    title: 'Easily got wrong: who goes first when all happens at once',
    text: "- **Triggers**: those of the table go on the stack first, then the active player's, then the others' in turn order. The last one on resolves first, so the active player's resolve **after** those of the later players.\n- **Deaths**: if a monster and a player come to 0 HP together, the monster dies first, and its rewards are paid.\n- **“Each player takes damage” or “each player dies”**: this resolves in turn order, beginning with the player whose card it is, or the active player.",
    example:
      "In Cain's turn somebody rolls a 1. Cain's Relic and Eve's Sack of Pennies trigger. Cain's goes on the stack first, Eve's on top: Eve recharges her Sack before Cain loots.",
    asked: [
      'which trigger resolves first',
      'active player first or last',
      'both triggers at the same time',
      'several abilities trigger at once',
      'does my ability come before yours',
      'tie in timing',
    ],
  },
  'easily-wrong-deaths': {
    title: 'Easily got wrong: around a death',
    text: '- **Monsters**: rewards and soul are not on the stack, nobody can answer them. The soul comes last, and the new monster only after everything that the death triggered.\n- **The penalty** goes item, loot, ¢, then deactivate: in this order, and only cards with a ↷ ability are turned. What you do not have you do not pay, but you pay the rest. Nobody can answer it.\n- **Dying in your own turn does not stop the table.** Empty slots are still filled, events happen to you, monsters that die pay you, and your end phase takes place completely.',
    example:
      "Samson dies in his turn with 0¢ and no loot. He destroys an item and turns his ↷ cards; The Relic, which has none, stays upright. The dead monster's slot then shows Gold Chest: Samson, though dead, rolls for it.",
    asked: [
      'order of the penalty',
      'do passive items turn sideways when i die',
      'i died but the event still happens',
      'dead but still my turn',
      'does a dead active player get rewards',
      'when does the new monster come after a kill',
      'respond to rewards',
      'which items deactivate on death',
      'is there an end phase after i die',
    ],
  },
  'easily-wrong-end-of-turn': {
    title: 'Easily got wrong: the end of a turn',
    text: '- **First the hand limit, then the healing.** You discard down to 10, then comes the choice about a room, and only then everybody heals and “till end of turn” is over. The printed booklet has another order; this one counts.\n- **After the end-of-turn abilities nobody can act.** What triggers later, for example by your discarding, waits for the next turn.\n- **Ending the turn is not cancelling everything.** Only the rolls and the damage of the attack leave the stack. The rest still resolves, unless the card says more.',
    example:
      "Eve's turn ends by an effect while her Bomb! and an attack roll wait on the stack. The roll disappears, for the attack is over; Bomb! still resolves.",
    asked: [
      'heal before discard',
      'discard before heal',
      'order of the end phase',
      'does ending the turn cancel the stack',
      'play a card after discarding',
      'respond while discarding',
      'trigger during cleanup',
      'does a bomb resolve when the turn ends',
      'hand limit before healing',
    ],
  },
  'easily-wrong-new-cards': {
    title: 'Easily got wrong: same card, new thing',
    text: '- A card that **moves to another zone is a new thing**. What had been aimed at the card as it was does nothing; damage, counters and “once each turn” are forgotten. Being covered and coming back counts as that too.\n- A change of owner is no such move: a stolen item keeps its counters and stays charged or sideways as it was.\n- **The first full stop decides** what is a target. What stands before it is chosen when the card goes on the stack; what comes after is chosen only when it resolves.',
    example:
      'Isaac has brought Monstro down to 1 HP. An event covers it and goes to the discard again: Monstro is back with 4 HP, a new Monstro, and the bomb that was aimed at the old one does nothing.',
    asked: [
      'does a monster keep its damage when covered',
      'covered monster comes back',
      'counters after leaving play',
      'counters on a stolen item',
      'bomb aimed at a monster that left',
      'target or choice',
      'when do i choose',
      'is it still the same card',
      'once per turn after coming back',
    ],
  },
  'easily-wrong-gaining': {
    title: 'Easily got wrong: gaining, bonus souls, winning',
    text: '- **Stealing and swapping are not gaining.** A bonus on gains does not apply to them. **Doubling** your ¢, however, is gaining.\n- **Bonus souls come in the very moment** their condition is true, even in the middle of a card that is resolving, and stay even if it is no longer true a second later.\n- **The win is checked only between** two things that resolve. A player who has four souls in the middle of a card, and loses one before it has finished, has not won.',
    example:
      'Cain has 24¢ and gains 3¢ from a card that then makes him lose 5¢. In between he has 27¢: he takes Soul of Greed at once and keeps it. If it is his fourth soul, he wins when that card has resolved.',
    asked: [
      'is stealing gaining ¢',
      'does doubling count as gaining',
      'bonus soul in the middle of a card',
      'do i lose the bonus soul if i lose the coins',
      'when is the win checked',
      'four souls for a moment',
      'i had 25 cents for a second',
      'win in the middle of a card',
      'lose the fourth soul',
    ],
  },
  'easily-wrong-replacements': {
    title: 'Easily got wrong: several “instead” at once',
    text: 'If several “instead” effects want to change the same thing, they do not add up at random:\n1. The player whom it concerns says which comes first: who gains, loots or takes the damage; for turns and phases, the active player.\n2. That one changes it.\n3. Then you look again which of the others still fit; those that do not are dropped.\n\nEach of them changes the same thing **once at most**, so two can never answer each other for ever.',
    example:
      'Lilith has Daddy Haunt (+1 damage) and Dry Baby (reduced to 1). A monster would deal her 2. With Daddy Haunt first it is 3, then Dry Baby makes it 1; the other way round it is 1, then 2. She takes the first order.',
    asked: [
      'two instead effects',
      'do replacement effects stack',
      'which instead applies first',
      'two effects change the same damage',
      'daddy haunt and dry baby',
      'infinite loop',
      'plus damage and reduce damage together',
      'who chooses the order of instead',
    ],
  },
  'easily-wrong-shop': {
    title: 'Easily got wrong: items in the shop',
    text: "Items in the shop lie there for all to see, and are **in play**:\n- Whatever says “an item” may choose them: they can be destroyed, rerolled or stolen, if the card does not ask for an item of a player.\n- Their abilities are **switched off**. Only those for entering or leaving play happen.\n- They do **not recharge** at the start of a turn. One that was put there sideways stays so, even after it has been bought, until its new owner's next turn or a card that recharges it.",
    example:
      'The Relic lies in the shop. Somebody rolls a 1: nobody loots. Judas uses The D20 on it: it is destroyed, and the top treasure takes its place in the same slot. Judas gains nothing.',
    asked: [
      'ability of an item in the shop',
      'destroy a shop item',
      'steal from the shop',
      'does an item in the shop trigger',
      'charged in the shop',
    ],
  },
};
