import type { ChapterPlan } from '../section.js';
import { abilities } from './abilities/abilities.js';
import { aloneAndTogether } from './appendix/alone-and-together.js';
import { answers } from './abilities/answers.js';
import { atThisTable } from './appendix/at-this-table.js';
import { attack } from './play/attack.js';
import { authority } from './appendix/authority.js';
import { cards } from './pieces/cards.js';
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
import { keywords } from './abilities/keywords.js';
import { loot } from './pieces/loot.js';
import { monsters } from './pieces/monsters.js';
import { people } from './play/people.js';
import { rarerCases } from './appendix/rarer-cases.js';
import { readings } from './appendix/readings.js';
import { setup } from './pieces/setup.js';
import { shop } from './play/shop.js';
import { souls } from './pieces/souls.js';
import { stack } from './abilities/stack.js';
import { tableQuestions } from './play/table-questions.js';
import { turn } from './play/turn.js';
import { winning } from './play/winning.js';
import { zones } from './pieces/zones.js';

/** The chapters of the rulebook, in the order in which they are read. */
export const chapters = {
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
} as const satisfies Readonly<Record<string, ChapterPlan>>;

export type ChapterId = keyof typeof chapters;

/** The ids of all sections. */
export type SectionId = { [Chapter in ChapterId]: keyof (typeof chapters)[Chapter] }[ChapterId];
