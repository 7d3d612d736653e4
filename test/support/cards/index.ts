import { allCards, cardById } from '../../../cards/index.js';
import type { Card, CardId, CardLookup } from '../../../src/engine/index.js';
import { challengeCards } from './challenges.js';
import { checkingCards } from './checking.js';
import { attackableCards } from './attackable.js';
import { combatCards } from './combat.js';
import { eventCards } from './every-event.js';
import { faceCards } from './faces.js';
import { happeningCards } from './happenings.js';
import { teamCards } from './team.js';
import { grantingCards } from './granting.js';
import { countingCards, countingItems, countingMonsters } from './counting.js';
import { changingCards } from './changing.js';
import { decidingCards } from './deciding.js';
import { discardingCards } from './discarding.js';
import { lastingCards } from './lasting.js';
import { testLoot } from './loot.js';
import { testMonsters } from './monster.js';
import { copyCards } from './copying.js';
import { noteCards } from './notes.js';
import { modeCards } from './modes.js';
import { outsideCards } from './outside.js';
import { orderingCards } from './ordering.js';
import { otherTestCards } from './others.js';
import { numberCards } from './numbers.js';
import { pileCards } from './piles.js';
import { pointingCards } from './pointing.js';
import { setCostCards } from './set-costs.js';
import { setCards } from './set-others.js';
import { setRollCards } from './set-rolls.js';
import { soulCards } from './souls.js';
import { throwingCards } from './throwing.js';
import { testTreasure } from './treasure.js';

/** Every card that exists for tests only. */
export const testCards: readonly Card[] = [
  ...attackableCards,
  ...combatCards,
  ...eventCards,
  ...faceCards,
  ...happeningCards,
  ...teamCards,
  ...testLoot,
  ...testTreasure,
  ...testMonsters,
  ...orderingCards,
  ...otherTestCards,
  ...modeCards,
  ...challengeCards,
  ...checkingCards,
  ...countingCards,
  ...countingItems,
  ...pileCards,
  ...pointingCards,
  ...lastingCards,
  ...changingCards,
  ...decidingCards,
  ...discardingCards,
  ...soulCards,
  ...setCostCards,
  ...setCards,
  ...setRollCards,
  ...throwingCards,
  ...countingMonsters,
  ...noteCards,
  ...numberCards,
  ...copyCards,
  ...outsideCards,
  ...grantingCards,
];

const faces = testCards.flatMap((card) => (card.back === null ? [card] : [card, card.back]));
const own: ReadonlyMap<CardId, Card> = new Map(faces.map((card) => [card.id, card]));
for (const { id } of allCards) if (own.has(id)) throw new Error(`a test card is called like ${id}`);
if (own.size < faces.length) throw new Error('two test cards have the same id');

/** The published cards and the test cards. */
export const sceneCards: CardLookup = { card: (id) => own.get(id) ?? cardById(id) };
