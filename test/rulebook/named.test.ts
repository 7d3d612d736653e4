import { describe, expect, test } from 'vitest';
import { createLookup } from '../../src/rulebook/index.js';

const { named } = createLookup();

/** What people write in a chat beside the table, and the cards that they mean. */
const MESSAGES: readonly (readonly [text: string, ...cards: string[]])[] = [
  ['can somebody give me a loot card please'],
  ['I draw a loot card and then attack'],
  ['a penny for your thoughts'],
  ['treasure'],
  ["No, I don't think so. Mom is calling, brb"],
  ['No! that would be unfair'],
  ['i have 3 cents left, can anyone lend me 2 cents?'],
  ['this card is so good'],
  ['chaos at the table again lol'],
  ['Pin that message please'],
  ['Death is coming for you'],
  ['WHO PLAYS THE BOMB NOW OR DO WE ALL DIE'],
  ['my evil twin brother joined the game'],
  ['the shop is empty, buy something from the chest'],
  ['pay with your credit card lol'],
  ['i need more options'],
  ["quelqu'un a une carte butin à me donner ?"],
  ['Mort de rire'],
  ['le coffre est vide'],
  ['tu peux me filer une pièce ?'],
  ['je tire la carte et je passe'],
  ['what does brimstone do on monstro', 'brimstone', 'monstro'],
  ["dad's lost coin vs the D6?", 'dads-lost-coin', 'the-d6'],
  ['he played XIII. Death on me', 'xiii-death'],
  ['Bomb!', 'bomb'],
  ['I throw a Bomb at Pin', 'bomb', 'pin'],
  ['soul heart in response!', 'soul-heart'],
  ["I only have Guppy's Head and a Soul Heart", 'guppys-head', 'soul-heart'],
  ['0. The Fool ends the turn, right?', 'o-the-fool'],
  ['does The Fool cancel the death?', 'o-the-fool'],
  ['wheel of fortune gave me 6 cents', 'x-wheel-of-fortune'],
  ['two Butter Beans in one turn, seriously', 'butter-bean'],
  ["is Monstro's reward one treasure?", 'monstro'],
  ['"Greed" or "Famine", which is worse?', 'greed', 'famine'],
  ['**Lost Soul** is a trinket', 'lost-soul'],
  ['dark bum + contract from below is broken', 'dark-bum', 'contract-from-below'],
  ["he bought sack of pennies and mom's purse", 'sack-of-pennies', 'moms-purse'],
  ['je joue Bombe ! sur Monstro', 'bomb', 'monstro'],
  ['la tête de guppy est trop forte', 'guppys-head'],
  ["j'ai Âme perdue, je fais quoi", 'lost-soul'],
  ['Le Pendu sur moi svp', 'xii-the-hanged-man'],
  ['I found a Loot Card under my Chest', 'loot-card', 'chest'],
];

describe('the cards that a message names', () => {
  test.each(MESSAGES)('%s', (text, ...cards) => {
    expect(named(text)).toEqual(cards);
  });

  test('a message that is nothing but a name is one, an everyday word too; of printings the first', () => {
    expect(named('loot card')).toEqual(['loot-card']);
    expect(named('pin?')).toEqual(['pin']);
    expect(named('epic fetus!')).toEqual(['epic-fetus']);
    expect(named('')).toEqual([]);
  });
});
