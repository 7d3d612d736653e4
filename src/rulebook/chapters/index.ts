import type { ChapterPlan } from '../section.js';
import { abilities } from './abilities.js';
import { aloneAndTogether } from './alone-and-together.js';
import { answers } from './answers.js';
import { attack } from './attack.js';
import { authority } from './authority.js';
import { cards } from './cards.js';
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
import { keywords } from './keywords.js';
import { loot } from './loot.js';
import { monsters } from './monsters.js';
import { readings } from './readings.js';
import { setup } from './setup.js';
import { shop } from './shop.js';
import { souls } from './souls.js';
import { stack } from './stack.js';
import { turn } from './turn.js';
import { winning } from './winning.js';
import { zones } from './zones.js';

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
  death,
  easilyWrong,
  editions,
  firstEdition,
  readings,
  authority,
} as const satisfies Readonly<Record<string, ChapterPlan>>;

export type ChapterId = keyof typeof chapters;
