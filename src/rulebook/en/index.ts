import type { BookText } from '../book.js';
import { abilities } from './abilities/abilities.js';
import { aloneAndTogether } from './appendix/alone-and-together.js';
import { answers } from './abilities/answers.js';
import { asked } from './asked.js';
import { atTheTable } from './at-the-table.js';
import { atThisTable } from './appendix/at-this-table.js';
import { attack } from './play/attack.js';
import { authority } from './appendix/authority.js';
import { cards } from './pieces/cards.js';
import { cardsDo } from './cards-do.js';
import { cardsDoGoldBoxAndPlus } from './cards-do-gold-box-and-plus.js';
import { cardsDoRequiem } from './cards-do-requiem.js';
import { cardsDoRooms } from './cards-do-rooms.js';
import { cardsAsked } from './rulings/cards-asked.js';
import { charactersAndRooms } from './pieces/characters-and-rooms.js';
import { copies } from './abilities/copies.js';
import { damage } from './play/damage.js';
import { death } from './play/death.js';
import { decksAndVariants } from './appendix/decks-and-variants.js';
import { dice } from './play/dice.js';
import { easilyWrong } from './appendix/easily-wrong.js';
import { editions } from './appendix/editions.js';
import { effects } from './abilities/effects.js';
import { firstEdition } from './appendix/first-edition.js';
import { gaining } from './play/gaining.js';
import { glossary } from './glossary/glossary.js';
import { inAHurry } from './in-a-hurry.js';
import { otherWords } from './other-words.js';
import { keywords } from './abilities/keywords.js';
import { loot } from './pieces/loot.js';
import { monsters } from './pieces/monsters.js';
import { people } from './play/people.js';
import { rarerCases } from './appendix/rarer-cases.js';
import { readings } from './appendix/readings.js';
import { rulings } from './rulings/rulings.js';
import { rulingsAsked } from './rulings/rulings-asked.js';
import { rulingsAtTheTable } from './rulings/rulings-at-the-table.js';
import { rulingsInAHurry } from './rulings-in-a-hurry.js';
import { setup } from './pieces/setup.js';
import { shop } from './play/shop.js';
import { souls } from './pieces/souls.js';
import { stack } from './abilities/stack.js';
import { tableQuestions } from './play/table-questions.js';
import { turn } from './play/turn.js';
import { winning } from './play/winning.js';
import { zones } from './pieces/zones.js';

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
    people: 'People at the table',
    atThisTable: 'Games at this table',
    death: 'Death',
    tableQuestions: 'Questions at the table',
    rarerCases: 'Rarer cases',
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
    people,
    atThisTable,
    death,
    tableQuestions,
    rarerCases,
    easilyWrong,
    editions,
    firstEdition,
    readings,
    authority,
  },
  asked,
  atTheTable,
  inAHurry,
  otherWords,
  glossary,
  rulings,
  rulingsAsked,
  rulingsAtTheTable,
  rulingsInAHurry,
  cardsAsked,
  cardsDo: { ...cardsDo, ...cardsDoGoldBoxAndPlus, ...cardsDoRequiem, ...cardsDoRooms },
};
