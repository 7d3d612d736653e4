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

/** The rulebook in French; no-break spaces are put in where it is read. */
export const french: BookText = {
  titles: {
    setup: 'La mise en place',
    cards: 'Les cartes et les objets',
    loot: 'Les cartes butin',
    monsters: 'Monstres, événements et malédictions',
    souls: 'Les âmes',
    charactersAndRooms: 'Personnages et salles',
    zones: 'Où sont les cartes',
    aloneAndTogether: 'En solitaire, en équipe, et les défis',
    decksAndVariants: 'Composer les pioches, et les variantes',
    abilities: 'Effets, cibles et coûts',
    keywords: 'Mots-clés',
    effects: 'Ce que font les effets',
    stack: 'La pile et la priorité',
    answers: 'Annuler et prévenir',
    turn: 'Le tour',
    attack: 'Attaquer',
    shop: 'Acheter, remplir, récompenses',
    damage: 'Dégâts, destruction, soins',
    gaining: 'Gagner, voler et autres actions',
    dice: 'Les dés',
    copies: 'Copies, marqueurs et zones',
    winning: 'Gagner et marchander',
    people: 'Les personnes à la table',
    atThisTable: 'Les parties à cette table',
    death: 'La mort',
    tableQuestions: 'Questions à la table',
    rarerCases: 'Cas plus rares',
    easilyWrong: 'Erreurs fréquentes',
    editions: 'Ce qui a changé entre les éditions',
    firstEdition: 'Première édition : errata et Carte blanche',
    readings: 'Nos interprétations',
    authority: 'Questions et autorité',
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
