import type { Effect } from '../vocabulary/index.js';
import type { Game, Gen, Scope } from '../state/index.js';
import { changeDecks, isOfDecks } from './decks.js';
import { changeObjects } from './objects.js';
import { changePlayers } from './players.js';
import { changePlaying, isOfPlaying } from './playing.js';
import { changeStack } from './stack.js';
import { compose } from './compose.js';

/**
 * Runs an effect. True when all of it was done, which "and" and "if you do" read (AND-01, AND-03).
 * One case per word, in the files of this folder by chapter.
 */
export function* run(g: Game, effect: Effect, scope: Scope): Gen<boolean> {
  if (isOfDecks(effect)) return yield* changeDecks(g, effect, scope);
  if (isOfPlaying(effect)) return yield* changePlaying(g, effect, scope);
  switch (effect.do) {
    case 'nothing':
    case 'sequence':
    case 'and':
    case 'ifYouDo':
    case 'if':
    case 'may':
    case 'chooseOne':
    case 'choose':
    case 'chooseAtRandom':
    case 'vote':
    case 'auction':
    case 'secretChoice':
    case 'forEach':
    case 'native':
      return yield* compose(g, effect, scope);
    case 'win':
    case 'gainCoins':
    case 'loseCoins':
    case 'stealCoins':
    case 'loot':
    case 'gainTreasure':
    case 'discardLoot':
    case 'payHp':
    case 'lootPlay':
    case 'additionalAttack':
    case 'endTurn':
    case 'cancelAttack':
    case 'extraTurn':
    case 'skipTurn':
    case 'expandSlots':
    case 'until':
    case 'meanwhile':
      return yield* changePlayers(g, effect, scope);
    case 'afterwards':
    case 'roll':
    case 'rollTogether':
    case 'deal':
    case 'take':
    case 'cancel':
    case 'cancelEverything':
    case 'addToRoll':
    case 'setRoll':
    case 'reroll':
    case 'flip':
    case 'preventDeath':
    case 'preventDamage':
    case 'copy':
      return yield* changeStack(g, effect, scope);
    default:
      return yield* changeObjects(g, effect, scope);
  }
}
