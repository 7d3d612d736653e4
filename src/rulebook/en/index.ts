import type { BookText } from '../book.js';
import { abilities } from './abilities.js';
import { aloneAndTogether } from './alone-and-together.js';
import { answers } from './answers.js';
import { attack } from './attack.js';
import { authority } from './authority.js';
import { cards } from './cards.js';
import { cardsAsked } from './cards-asked.js';
import { charactersAndRooms } from './characters-and-rooms.js';
import { copies } from './copies.js';
import { damage } from './damage.js';
import { death } from './death.js';
import { decksAndVariants } from './decks-and-variants.js';
import { dice } from './dice.js';
import { easilyWrong } from './easily-wrong.js';
import { editions } from './editions.js';
import { effects } from './effects.js';
import { firstEdition } from './first-edition.js';
import { gaining } from './gaining.js';
import { glossary } from './glossary.js';
import { keywords } from './keywords.js';
import { loot } from './loot.js';
import { monsters } from './monsters.js';
import { readings } from './readings.js';
import { rulings } from './rulings.js';
import { rulingsAsked } from './rulings-asked.js';
import { setup } from './setup.js';
import { shop } from './shop.js';
import { souls } from './souls.js';
import { stack } from './stack.js';
import { turn } from './turn.js';
import { winning } from './winning.js';
import { zones } from './zones.js';

/** The rulebook in English. */
export const english: BookText = {
  titles: {
    setup: 'Setting up',
    cards: 'Cards and items',
    loot: 'Loot cards',
    monsters: 'Monsters, events and curses',
    souls: 'Souls',
    charactersAndRooms: 'Characters and rooms',
    zones: 'Where cards lie',
    aloneAndTogether: 'Alone, together, and challenges',
    decksAndVariants: 'Building decks, and variants',
    abilities: 'Abilities, targets and costs',
    keywords: 'Keywords',
    effects: 'Effects',
    stack: 'The stack and priority',
    answers: 'Cancelling and preventing',
    turn: 'The turn',
    attack: 'Attacking',
    shop: 'Buying, filling slots, rewards',
    damage: 'Damage, destroying, healing',
    gaining: 'Gaining, stealing and more',
    dice: 'Dice',
    copies: 'Copies, counters and slots',
    winning: 'Winning and bartering',
    death: 'Death',
    easilyWrong: 'Easily got wrong',
    editions: 'What changed between the editions',
    firstEdition: 'First edition: errata and Blank Card',
    readings: 'Readings we chose',
    authority: 'Questions and authority',
  },
  chapters: {
    setup,
    cards,
    loot,
    monsters,
    souls,
    charactersAndRooms,
    zones,
    aloneAndTogether,
    decksAndVariants,
    abilities,
    keywords,
    effects,
    stack,
    answers,
    turn,
    attack,
    shop,
    damage,
    gaining,
    dice,
    copies,
    winning,
    death,
    easilyWrong,
    editions,
    firstEdition,
    readings,
    authority,
  },
  glossary,
  rulings,
  rulingsAsked,
  cardsAsked,
};
