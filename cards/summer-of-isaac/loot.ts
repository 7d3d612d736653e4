import {
  abilitiesOnStack,
  activatedAbilityOfItem,
  aimed,
  aimsAt,
  all,
  always,
  and,
  any,
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
  lootCard,
  lootOnStack,
  mayPurchase,
  nextTimesThisTurn,
  on,
  otherPlayers,
  plus,
  putIntoHand,
  roll,
  rollResult,
  sequence,
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
  type Card,
} from '../../src/engine/vocabulary/index.js';

/** You, and all that you control. */
const yours = withAllTheyControl(you);

export const summerLoots: readonly Card[] = [
  lootCard(
    'era-walk',
    { en: 'Era Walk', fr: 'Marche des ères' },
    { category: 'cards-misc' },
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
  lootCard(
    'found-soul',
    { en: 'Found Soul', fr: 'Âme trouvée' },
    { category: 'trinkets' },
    trinket,
    always(plus('atk', 1, you)),
    eachTime(soulComesTo(you), aimed(give(thisObject, target()), otherPlayers)),
  ),
  lootCard(
    'mega-bean',
    { en: 'Mega Bean!', fr: 'Méga haricot !' },
    { category: 'butter-beans' },
    lootAbility(
      aimed(
        sequence(deal(2, controllerOf(target())), cancel(target())),
        anyOf(
          lootBeingPlayed(aimsAt(it, yours)),
          abilitiesOnStack(
            all(
              any(activatedAbilityOfItem, all(triggeredAbility(it), hasRole(sourceOf(it), 'item'))),
              aimsAt(it, yours),
            ),
          ),
        ),
      ),
    ),
  ),
  lootCard(
    'mugger-bean',
    { en: 'Mugger Bean!', fr: 'Haricot voleur !' },
    { category: 'butter-beans' },
    lootAbility(aimed(and(cancelLoot(target()), putIntoHand(cancelledCard)), lootOnStack)),
  ),
  lootCard(
    'recycling-sticker',
    { en: 'Recycling Sticker', fr: 'Autocollant de recyclage' },
    { category: 'trinkets' },
    trinket,
    always(cheaper(1, you), mayPurchase(topOfDiscard(decks('treasure')))),
  ),
];
