import {
  abilitiesOnStack,
  activatedAbilityOfItem,
  aimed,
  aimsAt,
  all,
  always,
  and,
  anyOf,
  cancel,
  cancelLoot,
  cancelledCard,
  causeOnStack,
  cheaper,
  controllerOf,
  deal,
  decks,
  eachTime,
  give,
  hasRole,
  ifWould,
  it,
  lootAbility,
  lootBeingPlayed,
  lootOnStack,
  mayPurchase,
  nextTimesThisTurn,
  on,
  otherPlayers,
  plus,
  putIntoHand,
  roll,
  rollResult,
  setRoll,
  soulComesTo,
  sourceOf,
  target,
  thisObject,
  topOfDiscard,
  triggeredAbility,
  trinket,
  withAllTheyControl,
  you,
  ifYouDo,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

/** You, and all that you control. */
const yours = withAllTheyControl(you);

export const summerLoots: readonly Card[] = [
  printed(
    'era-walk',
    lootAbility(
      roll(
        on(
          1,
          6,
          nextTimesThisTurn(
            4,
            ifWould({ event: 'rollMade' }, { instead: 'also', effect: setRoll(rollResult, causeOnStack) }),
          ),
        ),
      ),
    ),
  ),
  printed(
    'found-soul',
    trinket,
    always(plus('atk', 1, you)),
    eachTime(soulComesTo(you), aimed(give(thisObject, target()), otherPlayers)),
  ),
  printed(
    'mega-bean',
    lootAbility(
      aimed(
        ifYouDo(cancel(target()), deal(2, controllerOf(target()))),
        anyOf(
          lootBeingPlayed(aimsAt(it, yours)),
          abilitiesOnStack(all(activatedAbilityOfItem, aimsAt(it, yours))),
          abilitiesOnStack(all(triggeredAbility(it), hasRole(sourceOf(it), 'item'), aimsAt(it, yours))),
        ),
      ),
    ),
  ),
  printed('mugger-bean', lootAbility(aimed(and(cancelLoot(target()), putIntoHand(cancelledCard)), lootOnStack))),
  printed('recycling-sticker', trinket, always(cheaper(1, you), mayPurchase(topOfDiscard(decks('treasure'))))),
];
