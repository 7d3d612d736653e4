import type { editions as plan } from '../chapters/editions.js';
import type { ChapterText } from '../section.js';

export const editions: ChapterText<typeof plan> = {
  editions: {
    title: 'What changed between the editions',
    text: 'Our table plays the **second edition**. In short, if you know the first:\n- The supply holds **at least** 100¢, as you agree; it was 100 exactly.\n- The three bonus souls are **drawn at random**; they were always those of Greed, Gluttony and Guppy.\n- Several players can **win together** if they are there at the same check; it used to be the first to four.\n- Much less uses **the stack**: only loot, abilities, rolls, damage and deaths do. Declared attacks, purchases, filling slots, turning up an event and the steps of dying no longer do.\n\nOld cards follow their second-edition text if they have one.',
    example:
      'Two players come to four souls by one and the same card. In the first edition you would have looked for the first; now both have won when that card has resolved.',
    asked: [
      'second edition',
      'first edition',
      'difference between first and second edition',
      'what changed in the second edition',
      'v1 vs v2',
      'old rules',
      'new rules',
      '1st edition rules',
      'which edition do we play',
      'can two players win together',
      'what is different in the second edition',
      'i know the first edition what is new',
    ],
  },
  'editions-turn': {
    title: 'New in the second edition: the turn',
    text: '- **Attack and purchase**: first declare, then all may respond, then choose. You used to name the monster or the item at once.\n- **Looting at the start** is not on the stack any more; nobody can cancel that card.\n- **If all pass** with nothing on the stack, the action phase goes on; it used to end. Only the active player declares its end.\n- **Filling slots** comes before anybody gets priority, without the stack; the printed booklet still has it done at once.\n- **End phase**: hand limit, room, then healing; it used to be healing first, and the booklet still has it so.\n- **Votes** begin with the player whose ability it is, no longer with the active player.',
    example:
      'In the first edition Isaac said “I attack Monstro”, and Eve then bombed Monstro. Now Isaac says “I attack”; if Eve uses her bomb before he chooses, he simply takes another monster.',
    asked: [
      'what changed in attacking',
      'attack first edition',
      'purchase first edition',
      'end phase order changed',
      'booklet or extended rulebook',
      'why does everyone passing not end my turn',
      'loot step on the stack',
      'turn in the first edition',
      'voting first edition',
      'old turn order',
    ],
  },
  'editions-dice': {
    title: 'New in the second edition: dice and damage',
    text: '- **A card that rolls** leaves the stack before the roll does. In the first edition it stayed below its die.\n- **“Would roll”**: a change at that moment makes the roll open again for everybody, and such abilities may trigger again. There used to be one last reroll without new triggers.\n- **Lasting bonuses** such as +1 to attack rolls are added at the very end, without the stack; they used to go on it at the beginning.\n- **The outcome of “Roll-”** comes in one batch with everything that waits for the number. The booklet puts it before these, the first edition after them.\n- **Combat damage** is fixed when it goes on the stack; a bonus used to count as late as its resolution.',
    example:
      'Judas uses Book of Sin. While the die waits, Isaac would like to cancel the ability with Butter Bean: possible in the first edition; now the ability has already resolved, and only the roll and its outcome are left.',
    asked: [
      'dice first edition',
      'what changed with dice',
      'does the item stay on the stack while rolling',
      'roll modifiers in the old rules',
      'attack bonus on resolution first edition',
      'reroll final first edition',
      'butter bean against a roll',
      'combat damage old rules',
      'order of dice triggers changed',
    ],
  },
  'editions-death': {
    title: 'New in the second edition: death',
    text: "- **The penalty** goes item, loot, ¢, and turns only cards with ↷ sideways. It was loot, ¢, item, and then all items; the booklet still turns all of them. It is no longer on the stack.\n- **Rewards and soul** of a monster are not on the stack either.\n- **A prevented or cancelled death** leaves at least 1 HP, or what the card says. You used to get back the HP you had before the deadly hit.\n- **Monster and player at once**: the monster's death comes first; the first edition put it lowest on the stack.\n- **Curses** leave a dead player by an ability of theirs on the stack; that was a step of dying.\n- Besides “the next instance of damage” there are now shields for **N points** of damage, which several hits may use up.",
    example:
      'Eve (3 HP with Breakfast) takes 3 damage from Gold Bomb!!, and Broken Ankh prevents her death. She has 1 HP. By the old rules she would have been back at 3.',
    asked: [
      'death penalty first edition',
      'death penalty order changed',
      'hp after a prevented death',
      'how many hp after broken ankh',
      'curses first edition',
      'what changed about dying',
      'do all items turn sideways on death',
      'old death rules',
      'prevent next damage old and new',
      'penalty on the stack',
    ],
  },
  'editions-words': {
    title: 'Words of the first edition',
    text: 'Old rulings and old cards use other words:\n- **active monster**: a monster in play, the top card of a slot;\n- **bonus card**, or non-monster card: an event;\n- **activated effect**: a ↷ ability;\n- **paid effect**: a $ ability;\n- **discard pile**: the discard;\n- an **activated item**: one that lies sideways. Careful: this is what we call *deactivated*, just the opposite word.',
    example:
      "An old answer says that activated items become upright at the start of your turn. In today's words: your deactivated items recharge. It does not speak of items whose abilities have been used up in some other way.",
    asked: [
      'active monster',
      'bonus card',
      'non-monster card',
      'paid effect',
      'activated item',
      'first edition words',
      'what does activated mean',
      'vocabulary',
      'translate first edition terms',
      '1st edition terms',
    ],
  },
  'editions-cards': {
    title: 'Cards with the same name and another text',
    text: 'Some cards do other things now than in the first edition. Always read the text of the card in play:\n- **Blank Card** used to *double* a loot card. Today it copies it.\n- **Ambush** on a loot card is now a keyword: the card becomes a monster. The old Ambush! was an event that had you attack the deck; there is still an event of that name.\n- **Monster Manual** lets you name a monster only, and gives no attack of its own.\n- **Shadow** now changes what another player would pay for dying, while the old one waited on the stack.\n\nA ruling made for an old text does not hold for the new one.',
    example:
      'Judas activates Blank Card and plays A Nickel!. First edition: 10¢ from one card. Now: the nickel is copied, so he gains 5¢ twice, and each of the two can be cancelled alone.',
    asked: [
      'same card different text',
      'old card text',
      'changed cards',
      'blank card old and new',
      'shadow first edition',
      'monster manual first edition',
      'ambush event',
      'does an old ruling still count',
      'which text of the card counts',
      'reprinted card',
    ],
  },
  'editions-booklet': {
    title: 'Slips of the printed booklets',
    text: 'The printed booklets of the second edition are short, and contain slips. They are no rules:\n- The English one prints what happens on a **miss** twice and leaves out the hit. Of course a hit deals your ATK to the monster.\n- The French one turns cards by 45°; it is a quarter turn, 90°.\n- The French one says that **events** are monsters until they are turned up; they never were monsters.\n- In the French one the sentence on bosses breaks off before the soul, and one sentence on order says “activated” where triggered abilities are meant.',
    example:
      'Two players argue with the English booklet in hand that a roll of 5 against Monstro (DC 4) does nothing. It does: it is a hit, and Monstro takes damage equal to the ATK of the player.',
    asked: [
      'mistake in the rulebook',
      'typo in the rules',
      'booklet mistakes',
      'misprint',
      'the rulebook forgets the hit',
      'french booklet wrong',
      '45 degrees',
      'how far do i turn a card',
      'are events monsters',
      'the booklet is wrong',
      'the printed rulebook is wrong',
    ],
  },
};
