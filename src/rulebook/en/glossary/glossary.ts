import type { TermId } from '../../glossary/glossary.js';
import type { TermText } from '../../section.js';
import { cardTerms } from './glossary-cards.js';
import { playTerms } from './glossary-play.js';

export const glossary: Readonly<Record<TermId, TermText>> = {
  ...cardTerms,
  ...playTerms,
  die: {
    name: 'die',
    also: ['death', 'dead', 'dies', 'dying'],
    meaning:
      'What happens to whatever has 0 HP, once its death resolves from the stack. What has no HP dies by being destroyed.',
  },
  deathPenalty: {
    name: 'death penalty',
    also: ['penalty', 'dying cost'],
    meaning: 'What a player pays for dying: an item, a loot card, 1¢, and everything with ↷ is deactivated.',
  },
  ability: {
    name: 'ability',
    also: ['abilities', 'card text', 'power', 'constant effect'],
    meaning:
      'What the text of a card can do: static, triggered, activated, or a loot ability. Apart from loot abilities, they work only while their card is in play.',
  },
  activatedAbility: {
    name: 'activated ability',
    also: ['activated abilities', 'activated effect', 'use an item'],
    meaning: 'An ability with ↷ or $ in front of it, which you use whenever you have priority and can pay for it.',
  },
  alsoNamed: {
    name: 'also named',
    also: ['additional name', 'second name'],
    meaning: 'Gives a card a second name, which counts in every zone.',
  },
  ambush: {
    name: 'Ambush',
    also: ['ambush card', 'loot monster'],
    meaning:
      'On a loot card: it resolves into a monster that takes over a slot. Before the turn can end, whoever is active has to attack it, with an attack given for that.',
  },
  atkCounter: {
    name: 'ATK counter',
    also: ['attack counter', '+1 attack counter'],
    meaning: 'Gives +1 ATK to the monster it lies on, or to the player who controls the item or character.',
  },
  attackable: {
    name: 'attackable',
    also: ['can be attacked', 'attackable player'],
    meaning:
      'What may be chosen for an attack: every monster in a slot, and whatever else a card allows, such as an item, a room or a player.',
  },
  barter: {
    name: 'barter',
    also: ['bartering', 'trade', 'trading', 'deal', 'promise', 'bribe', 'favour'],
    meaning: 'To give another player ¢ for a favour. Only ¢ change hands, and promises bind nobody.',
  },
  cancel: {
    name: 'cancel',
    also: ['canceled', 'cancelled', 'counter a card', 'negate', 'stop'],
    meaning:
      'To take something off the stack so that nothing of it happens. Its costs stay paid; a loot goes to the discard.',
  },
  chooseOne: {
    name: 'choose one',
    also: ['mode', 'option', 'bullet'],
    meaning:
      'Pick one of the options of a card. Usually this is done as it goes on the stack, together with its targets.',
  },
  circledNumber: {
    name: 'circled number',
    also: ['natural trigger', 'dice trigger', '①', '②', '③', '④', '⑤', '⑥', 'number in a circle'],
    meaning: 'In an ability: any roll with this final number, by any player and for any reason.',
  },
  continuousEffect: {
    name: 'continuous effect',
    also: ['lasting effect', 'ongoing effect'],
    meaning:
      'An effect that goes on: until the end that its text names, or for good if it names none. That of a static ability goes on while its card is in place.',
  },
  copy: {
    name: 'copy',
    also: ['become a copy', 'copies', 'clone', 'double a card'],
    meaning:
      "To have what is printed on another card instead of one's own text, or to put a loot or an ability on the stack once more.",
  },
  cost: {
    name: 'cost',
    also: ['costs', 'price of an ability', 'before the colon'],
    meaning:
      'What stands before the colon of an ability. It is paid at once, nobody can respond to that, and it is never given back.',
  },
  counter: {
    name: 'counter',
    also: ['counters', 'token', 'marker', 'egg counter'],
    meaning: 'A marker on a card or with a player. It does nothing by itself; abilities count, add and remove it.',
  },
  dollarSymbol: {
    name: '$',
    also: ['dollar', 'paid ability', 'paid effect', 'paid item'],
    meaning:
      'In front of an ability: you pay the cost before the colon instead of turning the card, as often as you can pay, even while it lies sideways.',
  },
  each: {
    name: 'each',
    also: ['each player', 'all players', 'everybody'],
    meaning:
      "One after the other in turn order, beginning with the player whose card it is, or with the active player if it is nobody's.",
  },
  effect: {
    name: 'effect',
    also: ['effects', 'what happens'],
    meaning: 'What a loot or an ability brings about when it resolves.',
  },
  eternal: {
    name: 'Eternal',
    also: ['eternal item', 'indestructible', 'non-eternal'],
    meaning:
      'Cannot be destroyed and cannot be put into a discard pile while in play. It may still be stolen, swapped, given away or turned sideways.',
  },
  eternalCounter: {
    name: 'eternal counter',
    also: ['counter that makes Eternal'],
    meaning: 'Makes what it lies on Eternal for as long as it lies there.',
  },
  expand: {
    name: 'expand',
    also: ['add a slot', 'extra slot'],
    meaning:
      'There are as many more slots of that kind as the card says, for the rest of the game unless it says otherwise.',
  },
  familiar: {
    name: 'Familiar',
    also: ['familiars', 'attackable item'],
    meaning: 'An item that can be attacked. It has HP and an evasion number, but it is no monster.',
  },
  fizzle: {
    name: 'fizzle',
    also: ['fizzles', 'no effect', 'lost target', 'card has no effect any more'],
    meaning: 'The game itself cancels something, mostly because all its targets are gone.',
  },
  flip: {
    name: 'flip',
    also: ['turn over', 'flip a die', 'back face'],
    meaning: 'A card: turn it to its other face, if it has one. A roll: 7 minus its number.',
  },
  guppy: {
    name: 'Guppy',
    also: ['Guppy item', 'cat mark'],
    meaning: 'A mark on some items. It does nothing by itself; other cards, such as Soul of Guppy, count it.',
  },
  hpCounter: {
    name: 'HP counter',
    also: ['health counter', '+1 HP counter'],
    meaning: 'Gives +1 HP to the monster it lies on, or to the player who controls the item or character.',
  },
  ifYouDo: {
    name: 'if you do',
    also: ['if they do', 'and', 'then'],
    meaning:
      'What follows happens only if everything before it in that text was really done. So it is after “and”, but not after “then”: that happens in any case.',
  },
  indomitable: {
    name: 'Indomitable',
    also: ['own slot'],
    meaning: 'A monster that always opens a monster slot of its own and can never be covered.',
  },
  instance: {
    name: 'instance of damage',
    also: ['one hit', 'next instance'],
    meaning: 'One damage as a whole, whatever its amount. Two hits of 1 are two instances.',
  },
  lootAbility: {
    name: 'loot ability',
    also: ['loot effect'],
    meaning:
      'What a loot card does once when it is played and resolves, apart from triggered, activated and static abilities printed on it.',
  },
  pass: {
    name: 'pass',
    also: ['passing', 'pass priority'],
    meaning:
      'To do nothing with your priority. When all players pass one after another, the top of the stack resolves.',
  },
  prevent: {
    name: 'prevent',
    also: ['prevented', 'prevention', 'block', 'shield'],
    meaning: 'To make damage or a death come to nothing. What was prevented does not count as taken, dealt or died.',
  },
  priority: {
    name: 'priority',
    also: ['may act', 'whose chance it is'],
    meaning: 'The right to act now. It goes round in turn order until all have passed.',
  },
  replacement: {
    name: 'replacement effect',
    also: ['instead', 'replace', 'if would'],
    meaning:
      'Changes something as it happens: the new thing comes instead of it. It uses no stack, and nobody can respond.',
  },
  reroll: {
    name: 'reroll',
    also: ['roll again', 'reroll an item'],
    meaning:
      'A die: roll it again, it is still the same roll. An item: destroy it, and whoever controls it gains a treasure for it.',
  },
  resolve: {
    name: 'resolve',
    also: ['resolves', 'resolution', 'happens'],
    meaning:
      'What lies on top of the stack resolves, that is, it really happens, once all players have passed one after another.',
  },
  respond: {
    name: 'respond',
    also: ['response', 'answer', 'in response'],
    meaning: 'To put something on the stack above what is waiting there, so that it happens first.',
  },
  result: {
    name: 'result',
    also: ['final result', 'number rolled', 'outcome number'],
    meaning: 'The number of a roll, always from 1 to 6. It is final once lasting bonuses have been added.',
  },
  roll: {
    name: 'roll',
    also: ['dice roll', 'dice', 'D6', 'throw', 'natural roll'],
    meaning:
      'Throwing the six-sided die. The roll waits on the stack, can be changed there, and counts when it resolves.',
  },
  rollTable: {
    name: 'Roll-',
    also: ['roll table', 'roll for a card'],
    meaning:
      'Makes you roll a die. When the number is final, its row of the table happens as a triggered ability of yours.',
  },
  skip: {
    name: 'skip',
    also: ['skip a turn', 'skip a phase', 'miss a turn'],
    meaning:
      'What is skipped does not take place, and nothing triggers on it. For rounds, a skipped turn counts as taken.',
  },
  slot: {
    name: 'slot',
    also: ['slots', 'shop slot', 'monster slot', 'room slot'],
    meaning:
      'A place on the table for a card that no player controls. There are at first two for the shop and two for monsters.',
  },
  stack: {
    name: 'stack',
    also: ['the stack', 'pile of responses', 'chain'],
    meaning:
      'Where loot, abilities, rolls, damage and deaths wait so that others can respond. What came last happens first.',
  },
  staticAbility: {
    name: 'static ability',
    also: ['static', 'continuous ability', 'always on'],
    meaning:
      'An ability that is simply true while its card is in play. It is never on the stack, so nobody can respond to it.',
  },
  tapSymbol: {
    name: '↷',
    also: ['tap', 'tap symbol', 'turn sideways', '{T}', 'arrow'],
    meaning: 'In front of an ability: you use it by turning the card sideways. The card has to be charged for that.',
  },
  target: {
    name: 'target',
    also: ['targets', 'aim at', 'choose a target'],
    meaning:
      'What is named when a card or ability goes on the stack. It stands before the first full stop and cannot be changed later.',
  },
  teamUp: {
    name: 'team up',
    also: ['teaming up', 'fight together', 'helper'],
    meaning:
      'Other players make an attack roll of their own after each one of the active player, until that attack ends.',
  },
  tillEndOfTurn: {
    name: 'till end of turn',
    also: ['until end of turn', 'this turn', 'temporary'],
    meaning: 'Lasts until the last step of the end phase, when everybody heals. Hand size is checked before that.',
  },
  triggeredAbility: {
    name: 'triggered ability',
    also: ['trigger', 'triggers', 'each time', 'whenever'],
    meaning:
      'An ability that goes on the stack by itself once something has happened: “when”, “each time”, “at the start of”.',
  },
  trinket: {
    name: 'trinket',
    also: ['trinkets', 'permanent loot'],
    meaning: 'A loot card that becomes an item of yours when it resolves, instead of going to the discard.',
  },
  win: {
    name: 'win',
    also: ['victory', 'win the game', 'winner'],
    meaning:
      'You win as soon as your souls have a total value of 4 or more, unless a card or the way you play asks for another number.',
  },
  would: {
    name: 'would',
    also: ['would take damage', 'would die', 'would roll'],
    meaning:
      'Says that something is about to happen. With “each time” or “when” it triggers before it happens; with “instead” it replaces it.',
  },
};
