import type { TermId } from '../glossary.js';
import type { TermText } from '../section.js';
import { cardTerms } from './glossary-cards.js';
import { playTerms } from './glossary-play.js';

export const glossary: Readonly<Record<TermId, TermText>> = {
  ...cardTerms,
  ...playTerms,
  die: {
    name: 'die',
    also: ['death', 'dead', 'kill', 'killed'],
    meaning: 'What happens to whatever has 0 HP, once its death resolves from the stack.',
  },
  deathPenalty: {
    name: 'death penalty',
    also: ['penalty', 'dying cost'],
    meaning: 'What a player pays for dying: an item, a loot card, 1¢, and everything with ↷ is deactivated.',
  },
  ability: {
    name: 'ability',
    also: ['abilities', 'card text', 'power'],
    meaning:
      'What the text of a card can do: static, triggered, activated, or a loot ability. Apart from loot abilities, they work only while their card is in play.',
  },
  activatedAbility: {
    name: 'activated ability',
    also: ['activate', 'activated effect', 'use an item'],
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
      'On a loot card: when it resolves, it becomes a monster in a slot, and the active player must attack it this turn.',
  },
  attackable: {
    name: 'attackable',
    also: ['can be attacked', 'attackable player'],
    meaning:
      'What may be chosen for an attack: every monster in a slot, and whatever else a card allows, such as an item, a room or a player.',
  },
  cancel: {
    name: 'cancel',
    also: ['canceled', 'cancelled', 'counter a card', 'stop'],
    meaning:
      'To take something off the stack so that nothing of it happens. Its costs stay paid; a loot goes to the discard.',
  },
  chooseOne: {
    name: 'choose one',
    also: ['mode', 'option', 'bullet'],
    meaning:
      'Pick one of the options of a card. Usually this is done as it goes on the stack, together with its targets.',
  },
  cost: {
    name: 'cost',
    also: ['costs', 'price of an ability', 'before the colon'],
    meaning:
      'What stands before the colon of an ability. It is paid at once, cannot be answered, and is never given back.',
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
  familiar: {
    name: 'Familiar',
    also: ['familiars', 'attackable item'],
    meaning: 'An item that can be attacked. It has HP and an evasion number, but it is no monster.',
  },
  fizzle: {
    name: 'fizzle',
    also: ['fizzles', 'no effect', 'lost target'],
    meaning: 'The game itself cancels something, mostly because all its targets are gone.',
  },
  guppy: {
    name: 'Guppy',
    also: ['Guppy item', 'cat mark'],
    meaning: 'A mark on some items. It does nothing by itself; other cards, such as Soul of Guppy, count it.',
  },
  ifYouDo: {
    name: 'if you do',
    also: ['if they do', 'and', 'then'],
    meaning: 'What follows happens only if everything before it in that text was really done.',
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
      'Changes something as it happens: the new thing comes instead of it. It uses no stack and cannot be answered.',
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
  skip: {
    name: 'skip',
    also: ['skip a turn', 'skip a phase', 'miss a turn'],
    meaning:
      'What is skipped does not take place, and nothing that waits for it triggers. A skipped turn still counts for rounds.',
  },
  stack: {
    name: 'stack',
    also: ['the stack', 'pile of responses', 'chain'],
    meaning:
      'Where loot, abilities, rolls, damage and deaths wait so that others can answer. What came last happens first.',
  },
  staticAbility: {
    name: 'static ability',
    also: ['static', 'continuous ability', 'always on'],
    meaning:
      'An ability that is simply true while its card is in play. It is never on the stack, so nobody can answer it.',
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
  would: {
    name: 'would',
    also: ['would take damage', 'would die', 'would roll'],
    meaning:
      'Says that something is about to happen. With “each time” or “when” it triggers before it happens; with “instead” it replaces it.',
  },
};
