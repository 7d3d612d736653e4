import type { TermId } from '../glossary.js';
import type { TermText } from '../section.js';

export const glossary: Readonly<Record<TermId, TermText>> = {
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
  effect: {
    name: 'effect',
    also: ['effects', 'what happens'],
    meaning: 'What a loot or an ability brings about when it resolves.',
  },
  lootAbility: {
    name: 'loot ability',
    also: ['loot effect'],
    meaning:
      'What a loot card does once when it is played and resolves, apart from triggered, activated and static abilities printed on it.',
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
  triggeredAbility: {
    name: 'triggered ability',
    also: ['trigger', 'triggers', 'each time', 'whenever'],
    meaning:
      'An ability that goes on the stack by itself once something has happened: “when”, “each time”, “at the start of”.',
  },
};
