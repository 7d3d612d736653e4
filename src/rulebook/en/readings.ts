import type { readings as plan } from '../chapters/readings.js';
import type { ChapterText } from '../section.js';

export const readings: ChapterText<typeof plan> = {
  'readings-declarations': {
    title: 'Our readings: declared, but not yet done',
    text: 'Where the rules say nothing clear, this table plays like this:\n- A declared attack, purchase or end of turn **waits below** the answers to it, but is no thing on the stack: nothing can aim at it or cancel it. Until it is done, nobody can declare anything else.\n- An **attack** is used up when its target is chosen, a **purchase** when it is paid. What fails before has cost nothing, but you cannot take a declaration back: once it is your choice, you must choose.\n- After a purchase failed for lack of ¢, you may declare another in that turn only when you can pay for something.\n- After the answers to a **declared end**, the end phase starts without another question, unless an attack you must make has come up.',
    example:
      'Judas declares an attack. Isaac would like to cancel it with Butter Bean!: he cannot, as that cancels loot and abilities only. Judas has to choose a target.',
    asked: [
      'can i cancel an attack declaration',
      'butter bean an attack',
      'take back an attack',
      'undo a purchase declaration',
      'i declared but changed my mind',
      'is a declaration on the stack',
      'does a failed purchase count',
      'respond to end of turn then attack',
      'silent rules',
      'readings',
    ],
  },
  'readings-priority': {
    title: 'Our readings: who may act first',
    text: "Where the rules say nothing clear, this table plays like this:\n- For what **nobody has put** on the stack, such as damage or a death made by the game, and after triggers went on it, the active player may act first, then the others in turn order.\n- After **something you did**, you may act first, even if paying for it made other things trigger. For a die, that is the player who rolled it.\n- What triggers in the **last steps of a turn**, where nobody may act, waits for the next time somebody may: the next turn's start.\n- A card that does something when it comes into an **empty slot** puts this on the stack before anybody acts, together with all else that waits.",
    example:
      "In Eve's turn Cain plays Bomb!. Cain may add something first. The bomb resolves, and its damage waits: now Eve is asked first, as it is her turn.",
    asked: [
      'who can respond first',
      'priority after damage',
      'priority after a death',
      'who acts first after a trigger',
      'does the active player respond first',
      'trigger at the very end of turn',
      'first to respond to my own card',
      'who is asked first',
      'who may answer first after damage',
    ],
  },
  'readings-winning': {
    title: 'Our readings: winning and bonus souls',
    text: 'Where the rules say nothing clear, this table plays like this:\n- **Winning** is checked not only after each thing that resolves, but also after what happens without the stack: a soul gained from a dead monster, a purchase, a paid death penalty, the setting up.\n- **Alone or together**: if the goal is reached and the timer runs out at the same check, you have won.\n- **Two players, one bonus soul**: if both meet its condition at the same instant, it goes to the one who comes first in turn order, beginning with the active player.',
    example:
      "In Cain's turn one card brings both Isaac and Eve up to 25¢ at the very same moment. Isaac sits to Cain's left, Eve after him: Isaac takes Soul of Greed.",
    asked: [
      'when do i win exactly',
      'win and lose at the same time',
      'timer runs out when we win',
      'two players get the bonus soul',
      'who gets soul of guppy if both',
      'simultaneous bonus soul',
      'win by buying',
      'fourth soul after a kill',
    ],
  },
  'readings-targets': {
    title: 'Our readings: targets, and cards that are gone',
    text: 'Where the rules say nothing clear, this table plays like this:\n- **No possible target**: a loot or an activated ability cannot be started, and a trigger does not go on the stack.\n- **One of several targets is lost**: the rest still happens. Only when all are lost does it fizzle.\n- **The card has left play**: its ability, already on the stack, still resolves, as the card last was. It does not if the card itself is what it aims at or has to do something.\n- **“Choose one”** that stands after the first full stop, as after “Destroy this. If you do”, is chosen only when it resolves, with its targets; one that stands before it, at once.',
    example:
      'Isaac activates Godhead on a die, and Eve destroys Godhead in response: the die is changed all the same. With Chaos Card nobody knows what he will pick, before it resolves.',
    asked: [
      'does the ability still happen if the item is destroyed',
      'destroy the item in response',
      'can i play it without a target',
      'one of two targets gone',
      'when do i pick the mode of chaos card',
      'item destroyed after activation',
      'stop an item by destroying it',
      'what if my item is gone when its ability resolves',
      'can a loot be played with no target',
    ],
  },
  'readings-dice': {
    title: 'Our readings: dice',
    text: 'Where the rules say nothing clear, this table plays like this:\n- **Several lasting bonuses** on one roll are added one at a time, and each result stays between 1 and 6. If the order matters, the player who rolled chooses it.\n- **Dice rolled together** are separate rolls, in the order in which the roller puts them, each with its own outcome. A text that needs their sum waits for all.\n- **“First attack roll”** bonuses belong to the first attack roll itself, even when it is rerolled.\n- After an ability that waits for “**would roll**” has resolved, all may act again. At the next attempt it triggers again only if the number has changed since.',
    example:
      'Lilith makes her first attack roll this turn with Bum-bo! (+2): a 3, which would count as 5. Isaac has her reroll it while it waits, and it shows a 2: the +2 still applies, so it counts as 4.',
    asked: [
      'several dice bonuses',
      'order of bonuses on a roll',
      'first attack roll rerolled',
      'does the bonus stay after a reroll',
      'would roll triggers again',
      'dice above 6',
      'roll below 1',
      'bonus over 6 then minus',
    ],
  },
  'readings-damage': {
    title: 'Our readings: just before damage or death',
    text: 'Where the rules say nothing clear, this table plays like this:\n- “**Each time** … would take damage” or “**when** you would die” triggers when that damage or death is about to resolve. It goes above it, once for each, and all may act. “**If** … would … instead” uses no stack at all.\n- **Damage that kills**: what the damage triggers goes on the stack first, the deaths above it.\n- **Destroying something with HP**: for “if you do”, or for a reroll, it is enough that its HP are 0 and its death is on the way.\n- If a card makes you **take damage and gain something**, and you may not use the gain before, the gain comes after the damage has resolved.',
    example:
      "The Duke of Flies would take 1 damage: a die is rolled first, and on a 1 that damage is prevented. Devil Deal's third option gives its Guppy item only after the 2 damage.",
    asked: [
      'would take damage timing',
      'when does would die trigger',
      'trigger before damage',
      'destroy an item with hp if you do',
      'devil deal order',
      'use the item before the damage',
      'triggers of lethal damage',
      'can i respond to would take damage',
      'each time would or if would',
    ],
  },
  'readings-players': {
    title: "Our readings: the dead, helpers, and “can't”",
    text: "Where the rules say nothing clear, this table plays like this:\n- **Dead players** still get priority, play loot, activate, choose, vote and can be chosen. Only where a living player is asked for are they left out.\n- **Helpers who roll in your attack** deal damage with their own ATK and take the damage of their own misses.\n- **“Can't” beats “can”.** If one card allows something and another forbids it, it is forbidden.",
    example:
      'Eve controls Trinity Shield, and it is her turn. Judas has a card that lets him play an additional loot card; he still cannot play one, as her item forbids it to the others.',
    asked: [
      "can't beats can",
      'one card allows it another forbids it',
      'conflict between two cards',
      'forbidden or allowed',
      'which card wins',
      'do dead players vote',
      'contradiction between cards',
      'conflicting cards',
      "can't vs can on cards",
      "can't or can",
    ],
  },
  'readings-piles': {
    title: 'Our readings: nothing left, and nothing seen',
    text: 'Where the rules say nothing clear, this table plays like this:\n- **Deck and discard both empty**: drawing simply stops, nobody pays for it, and slots stay empty until there is a card again.\n- **Several empty slots** are filled in the order shop, monsters, rooms, left to right, unless the active player wants another order.\n- **A card from a hand you may not see** is taken at random.\n- **Stealing more ¢ than there are**: you get what there is. **Swapping** with a side that has nothing to give: no swap.',
    example:
      'Isaac would like to swap Decoy for an item of Judas, but Judas only has his Eternal starting item. He has nothing to give in return, so with him there is no swap.',
    asked: [
      'no cards left in the deck',
      'deck and discard both empty',
      'steal a random card',
      'swap with nothing',
      'swap with a player who has no items',
      'steal more cents than a player has',
      'no more treasure',
      'what if there are no cards left',
      'can i steal from someone with nothing',
    ],
  },
  'readings-each-and-copies': {
    title: 'Our readings: “each”, and copies of starting items',
    text: 'Where the rules say nothing clear, this table plays like this:\n- **“Each …”** means those that are there when the ability begins to resolve. What comes while it resolves is left out, and what is gone by then is skipped.\n- **A copy of a starting item** is Eternal if that item has Eternal printed on it, but it is no starting item itself: what asks for a starting item does not see it.',
    example:
      "An ability deals 1 damage to each monster. A monster that comes up while it resolves takes none. And a copy of Isaac's The D6 cannot be destroyed (unless the copying card takes Eternal away, as Birthright does), but a card that looks for starting items passes it over.",
    asked: [
      'new monster during each monster',
      'does each include new cards',
      'each player fixed when',
      'is a copied starting item eternal',
      "copy isaac's d6",
      'modeling clay starting item',
      'copied eternal',
      'arrives during the effect',
    ],
  },
};
