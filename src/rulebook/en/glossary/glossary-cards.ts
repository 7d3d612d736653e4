import type { cardTerms as plan } from '../../glossary/glossary-cards.js';
import type { TermText } from '../../section.js';

export const cardTerms: Readonly<Record<keyof typeof plan, TermText>> = {
  activeItem: {
    name: 'active item',
    also: ['gold item', 'gold border', 'tap item'],
    meaning: 'An item with an ability that you activate, with ↷ or $. Its frame is gold.',
  },
  basicMonster: {
    name: 'basic monster',
    also: ['normal monster', 'ordinary monster', 'non-boss'],
    meaning: 'A monster without a soul icon that is neither cursed nor holy or charmed.',
  },
  bonusSoul: {
    name: 'bonus soul',
    also: ['bonus souls', 'achievement', 'extra soul'],
    meaning: 'One of three souls beside the table. The first player to fulfil its condition gains it at once.',
  },
  boss: {
    name: 'boss',
    also: ['bosses', 'boss monster', 'soul monster'],
    meaning: 'A monster with a soul icon. When it dies it becomes a soul of the active player.',
  },
  bossArmor: {
    name: 'boss armor',
    also: ['boss armour', 'armor'],
    meaning:
      'What protects the final boss of a challenge: a kill, or more than 3 non-combat damage at once, becomes 3 damage.',
  },
  challenge: {
    name: 'challenge',
    also: ['challenges', 'scenario'],
    meaning: 'A scenario for one or two people with rules and a goal of its own. Only that goal wins it.',
  },
  character: {
    name: 'character',
    also: ['characters', 'hero', 'character card', 'character health'],
    meaning: 'The card that stands for a player. Their HP and attack are its HP and attack.',
  },
  control: {
    name: 'control',
    also: ['controls', 'controller', 'have', 'own', 'owner'],
    meaning:
      'You control what lies in play on your side: your character, items, souls and curses, and what you put on the stack. The game controls monsters, rooms and the shop.',
  },
  coop: {
    name: 'co-op',
    also: ['coop', 'cooperative', 'team game'],
    meaning: 'Two people with a character each play together against a timer.',
  },
  covered: {
    name: 'covered',
    also: ['cover', 'underneath', 'stacked monsters'],
    meaning: 'Lying under another card in a slot. A covered card is public, but not in play.',
  },
  curse: {
    name: 'curse',
    also: ['curses', 'cursed player'],
    meaning: 'An event that the active player gives to somebody. It stays with that player until they die.',
  },
  cursedMonster: {
    name: 'cursed monster',
    also: ['holy monster', 'charmed monster', 'holy', 'charmed'],
    meaning:
      'A monster named Cursed, Holy or Charmed. Cursed and Holy ones mostly trigger on a number that anyone rolls, also outside attacks. When a Charmed one dies, another player has something of it too.',
  },
  deck: {
    name: 'deck',
    also: ['decks', 'pile', 'draw pile', 'library'],
    meaning:
      'One of up to four face-down piles: loot, treasure, monsters, rooms. Nobody may look at its cards or change their order without an effect.',
  },
  discardPile: {
    name: 'discard (pile)',
    also: ['discard pile', 'graveyard', 'used cards'],
    meaning: 'Where cards of a kind go when they are used up, die or are destroyed: face up, the newest on top.',
  },
  epicBoss: {
    name: 'epic boss',
    also: ['epic bosses', 'big boss', 'two-soul boss'],
    meaning: 'An especially mighty boss that changes the game; many are worth 2 souls.',
  },
  event: {
    name: 'event',
    also: ['events', 'bonus card', 'non-monster card', 'happening'],
    meaning: 'A card of the monster deck without a stat box. It does what it says as it enters play, and is discarded.',
  },
  finalBoss: {
    name: 'final boss',
    also: ['last boss', 'final boss slot'],
    meaning: 'The monster that many challenges are about. It has a slot of its own and leaves it only by being killed.',
  },
  greyText: {
    name: 'grey text',
    also: ['flavor text', 'flavour text', 'reminder text', 'gray text'],
    meaning: 'Words on a card that set the mood or remind of a rule. They change nothing.',
  },
  hand: {
    name: 'hand',
    also: ['hands', 'cards in hand'],
    meaning: 'The loot cards that you hold. Only you see them; everybody knows how many there are.',
  },
  handLimit: {
    name: 'maximum hand size',
    also: ['hand limit', 'hand size', 'max hand', '10 cards'],
    meaning: '10 loot cards. Only in the end phase of your own turn do you discard down to it.',
  },
  inPlay: {
    name: 'in play',
    also: ['into play', 'enter play', 'on the table', 'board', 'battlefield'],
    meaning:
      'What players control, and the top card of each slot. Texts mean only such things, unless they say otherwise.',
  },
  item: {
    name: 'item',
    also: ['items', 'gear', 'equipment', 'artifact'],
    meaning: 'A treasure in play, with a player or in the shop. Starting items and trinkets in play are items too.',
  },
  loot: {
    name: 'loot',
    also: ['loot N', 'draw loot', 'draw a card'],
    meaning:
      'To take the top cards of the loot deck into your hand, one after the other. Also the name of these cards, above all while they are on the stack.',
  },
  lootCard: {
    name: 'loot card',
    also: ['loot cards', 'hand card', 'spell', 'one-shot'],
    meaning: 'A card that you hold in hand and play once; then it normally goes to the discard.',
  },
  lootFamily: {
    name: 'loot family',
    also: ['families of loot', 'tarot', 'tarot card', 'pill', 'pills', 'rune', 'runes'],
    meaning:
      'A kind of loot: coins, bombs, batteries, pills, runes, tarot cards, trinkets and others. Only trinkets and ambushes are played in a way of their own.',
  },
  lootPlay: {
    name: 'loot play',
    also: ['loot plays', 'play a loot', 'additional loot card', 'extra loot card'],
    meaning:
      "The right to play one loot card this turn. You get one in your own turn; your character's ↷ gives another.",
  },
  miniDraft: {
    name: 'mini-draft',
    also: ['mini draft', 'draft'],
    meaning: 'A variant: before the game everybody picks two treasures from cards laid open. Recommended for two.',
  },
  minion: {
    name: 'minion',
    also: ['minions', 'minion slot', 'henchman'],
    meaning: 'A monster in a minion slot of a challenge. It leaves only by being killed, and its slot is not refilled.',
  },
  monster: {
    name: 'monster',
    also: ['monsters', 'enemy', 'enemies', 'creature', 'active monster'],
    meaning: 'A card of the monster deck with a stat box, in play in a monster slot.',
  },
  object: {
    name: 'object',
    also: ['thing', 'new object', 'game piece'],
    meaning:
      'Any card in play. When a card changes places it becomes a new object, without damage, counters or memory.',
  },
  oneUseItem: {
    name: 'one-use item',
    also: ['one use item', 'single-use item', 'consumable'],
    meaning: 'An item that destroys itself when it is used.',
  },
  outsideTheGame: {
    name: 'outside the game',
    also: ['removed from the game', 'exile', 'out of the game', 'remove from the game'],
    meaning:
      'Where everything lies that is nowhere else, such as unused characters and bonus souls. Only laid-out bonus souls do anything there.',
  },
  passiveItem: {
    name: 'passive item',
    also: ['passive', 'silver item', 'silver border'],
    meaning: 'An item without an ability to activate. Its frame is silver.',
  },
  room: {
    name: 'room',
    also: ['rooms', 'room card'],
    meaning: 'A card of the room deck, which you may leave out. Its ↷ and $ are for the active player only.',
  },
  shop: {
    name: 'shop',
    also: ['shop item', 'store', 'shop items'],
    meaning:
      'The slots where items are for sale. Items in the shop may be chosen, but their abilities are switched off.',
  },
  solitaire: {
    name: 'solitaire',
    also: ['solo', 'single player', 'alone'],
    meaning: 'One person plays two characters against a timer.',
  },
  soul: {
    name: 'soul',
    also: ['souls', 'point', 'points', 'victory point'],
    meaning: 'A card with a soul icon in front of a player. By default 4 of them win.',
  },
  soulIcon: {
    name: 'soul icon',
    also: ['soul symbol', 'soul mark'],
    meaning: 'The mark on a card that can become a soul. It shows how many souls the card is worth.',
  },
  soulItem: {
    name: 'soul item',
    also: ['treasure with a soul'],
    meaning: 'An item with a soul icon, such as The Chest. Its text says how it becomes a soul.',
  },
  soulValue: {
    name: 'soul value',
    also: ['worth 2 souls', 'value of a soul'],
    meaning: 'How many souls a card counts for. A soul worth 2 is still a single card.',
  },
  startingItem: {
    name: 'starting item',
    also: ['starting items', 'character item', 'starter item'],
    meaning: 'The item that comes with a character. It is Eternal.',
  },
  startingPlayer: {
    name: 'first player',
    also: ['starting player', 'start player', 'goes first'],
    meaning: 'The player who has the first turn of the game: drawn by lot, or named by a card such as Cain.',
  },
  statBox: {
    name: 'stat box',
    also: ['stats', 'stat block', 'numbers of a card'],
    meaning: 'The numbers of a card: HP, evasion and attack. Characters have no evasion.',
  },
  supply: {
    name: 'supply',
    also: ['bank', '¢ pool', 'pool', 'treasury'],
    meaning:
      'The ¢ that nobody has: at least 100 at the start. What is gained comes from it, what is paid goes back to it.',
  },
  threePlus: {
    name: '3+',
    also: ['3+ mark', 'three or more players', '3+ players'],
    meaning: 'The mark of cards that are left out with one or two players.',
  },
  timer: {
    name: 'timer',
    also: ['D8', 'countdown', 'solo timer', 'co-op timer'],
    meaning: 'The D8 that counts down when you play alone, in co-op and in challenges. At 0 the game is lost.',
  },
  treasure: {
    name: 'treasure',
    also: ['treasures', 'treasure card', 'gain treasure', '+1 treasure'],
    meaning:
      'A card of the treasure deck. “Gain 1 treasure” puts the top one into play in front of you, unseen and free of charge.',
  },
  variant: {
    name: 'variant',
    also: ['variants', 'house rule', 'optional rule'],
    meaning: 'A change of the rules on which all players agree before the game.',
  },
  wildCard: {
    name: 'wild card',
    also: ['wild cards'],
    meaning: 'Loot that belongs to no other family; counted together with the tarot cards. No rules of its own.',
  },
};
