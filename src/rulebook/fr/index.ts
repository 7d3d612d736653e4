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
    death: 'La mort',
    easilyWrong: 'Erreurs fréquentes',
    editions: 'Ce qui a changé entre les éditions',
    firstEdition: 'Première édition : errata et Carte blanche',
    readings: 'Les lectures que nous avons choisies',
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
