import type { PlayerId } from '../vocabulary/index.js';
import { isObjectId, isPlayerId, isStackId, type Game, type GameEvent, type Gen } from '../state/index.js';
import { activateNow } from './activating.js';
import { grantAttacks } from './attack-rights.js';
import { healed, preventDeath, takeDamage } from './damage.js';
import { deathPenalty, penaltyStep } from './penalty.js';
import { cancelAttack, endTheTurn } from './interrupt.js';
import { exchange } from './handover.js';
import { changeRoll, rerollDie } from './dice.js';
import { discardLoot, gainTreasure, lootCards } from './loot.js';
import { changeCounters, takeNote, turnSideways, turnUpright } from './marks.js';
import {
  become,
  becomeCurse,
  becomeSoul,
  destroy,
  gainItem,
  gainSoul,
  giveObject,
  kill,
  leavePlay,
  putIntoDiscard,
  rerollItem,
} from './objects.js';
import { addSlot, arrive } from './slots.js';
import { cancelItem } from './cancel.js';
import { becomeCopy, copyToStack } from './copying.js';
import { flipCard } from './faces.js';
import { putIntoDeck, putIntoSlot, replaceFromDeck } from './decks.js';
import { playerEvent } from './money.js';
import { changeNumber } from './numbers.js';
import { putIntoHand, removeFromGame } from './outside.js';
import { playedLoot } from './playing.js';
import { throwDice } from './throwing.js';
import { changeTurns } from './turn-order.js';
import { willWin } from './winning.js';

/**
 * Does what an event says (after its replacements). Returns the event as it really happened, or null when nothing did.
 * One case per event type; longer ones live in the file of their chapter.
 */
export function* happen(g: Game, e: GameEvent): Gen<GameEvent | null> {
  switch (e.type) {
    case 'gainCoins':
    case 'loseCoins':
    case 'payCoins':
    case 'giveCoins':
    case 'payHp':
    case 'lootPlay':
      return playerEvent(g, e);
    case 'loot':
      return lootCards(g, e);
    case 'gainTreasure':
      return yield* gainTreasure(g, e);
    case 'discardLoot':
      return discardLoot(g, e);
    case 'playLoot':
      return yield* playedLoot(g, e);
    case 'damage':
      return takeDamage(g, e);
    case 'heal':
      return healed(g, e);
    case 'payPenalty':
      if (e.player !== null) yield* deathPenalty(g, e.player); // DEATH-14
      return e;
    case 'preventDeath':
      return e.object !== null && preventDeath(g, e.object, e.amount) ? e : null;
    case 'endTurn':
      return endTheTurn(g, e);
    case 'expandSlots':
      for (let n = 0; n < e.amount; n += 1)
        addSlot(g, e.detail === 'shop' || e.detail === 'room' ? e.detail : 'monster'); // SLOT-01
      return e;
    case 'grantAttack':
      return grantAttacks(g, e);
    case 'cancelAttack':
      return cancelAttack(g) ? e : null; // ATK-14
    case 'rewards':
    case 'rewardsGained':
      return e;
    case 'extraTurn':
    case 'skipTurn':
      return changeTurns(g, e);
    case 'swap':
    case 'giveHands':
      return exchange(g, e);
    case 'reroll':
      if (e.object !== null && isObjectId(e.object)) return (yield* rerollItem(g, e.object)) ? e : null; // REROLL-02
      return yield* rerollDie(g, e);
    case 'changeRoll':
      return changeRoll(g, e);
    case 'copy':
      return yield* copyToStack(g, e);
    case 'changeNumber':
      return yield* changeNumber(g, e);
    case 'cancel':
      return e.object !== null && isStackId(e.object) && cancelItem(g, e.object) ? e : null;
    default:
      return yield* stepOrObject(g, e);
  }
}

/** Steps of a death penalty, throws, and what is about one object. */
function* stepOrObject(g: Game, e: GameEvent): Gen<GameEvent | null> {
  switch (e.type) {
    case 'penaltyItem':
    case 'penaltyLoot':
    case 'penaltyCoins':
    case 'penaltyDeactivate':
      return yield* penaltyStep(g, e);
    case 'throwDice':
      return yield* throwDice(g, e);
    case 'win':
      return willWin(g, e);
    default:
      return yield* objectEvent(g, e);
  }
}

/** Events about a player as about an object. */
const playerAsObject = (g: Game, e: GameEvent, id: PlayerId): GameEvent | null => {
  if (e.type === 'destroy') return kill(g, e, id);
  return e.type === 'putCounters' || e.type === 'removeCounters' ? changeCounters(g, e, id) : e;
};

/** Events about one object. */
function* objectEvent(g: Game, e: GameEvent): Gen<GameEvent | null> {
  const id = e.object;
  if (id === null) return e;
  if (isPlayerId(id)) return playerAsObject(g, e, id);
  if (!isObjectId(id)) return e;
  if (!(id in g.state.objects)) return null;
  switch (e.type) {
    case 'enterPlay':
      arrive(g, id, e.detail === 'deactivated');
      return e;
    case 'activate':
      return e.detail === null ? yield* activateNow(g, e, id) : e;
    case 'recharge':
      return turnUpright(g, e, id);
    case 'deactivate':
      return turnSideways(g, e, id);
    case 'putCounters':
    case 'removeCounters':
      return changeCounters(g, e, id);
    case 'leavePlay':
      return yield* leavePlay(g, e, id);
    case 'destroy':
      return yield* destroy(g, e, id);
    case 'putIntoDiscard':
      return yield* putIntoDiscard(g, e, id);
    case 'putIntoDeck':
      return yield* putIntoDeck(g, e, id);
    case 'putIntoHand':
      return yield* putIntoHand(g, e, id);
    case 'removeFromGame':
      return yield* removeFromGame(g, e, id);
    case 'putIntoSlot':
      return yield* putIntoSlot(g, e, id);
    case 'replaceFromDeck':
      return yield* replaceFromDeck(g, e, id);
    case 'gainItem':
      return yield* gainItem(g, e, id);
    case 'gainSoul':
      return yield* gainSoul(g, e, id);
    case 'giveObject':
      return yield* giveObject(g, e, id);
    case 'becomeSoul':
      return yield* becomeSoul(g, e, id);
    case 'become':
      return yield* become(g, e, id);
    case 'gainCurse':
      return yield* becomeCurse(g, e, id);
    case 'becomeCopy':
      return becomeCopy(g, e, id);
    case 'flip':
      return flipCard(g, e, id);
    case 'note':
      return takeNote(g, e, id);
    default:
      return e;
  }
}
