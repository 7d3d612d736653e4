import {
  all,
  attackDeclaredOnMonsterBy,
  attackRollsAgainst,
  attacksAlong,
  causeAmount,
  causeObject,
  choose,
  chooseUpTo,
  chosen,
  compare,
  controls,
  dies,
  discard,
  each,
  eachTime,
  eternal,
  forEach,
  forEachOf,
  handSize,
  hasNoCounters,
  ifWould,
  ifYouDo,
  it,
  items,
  lootPlay,
  may,
  nextTimeThisTurn,
  otherPlayers,
  players,
  plus,
  putCounters,
  sequence,
  startOfYourTurn,
  sum,
  tap,
  tillEndOfAttack,
  tillEndOfTurn,
  wouldLoot,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const anniversaryStartingItems: readonly Card[] = [
  printed(
    'bag-o-holes',
    eternal,
    tap(lootPlay(1)),
    ifWould(wouldLoot(you), { instead: 'amount', to: sum(causeAmount, 1) }),
    ifWould(startOfYourTurn, { instead: 'also', effect: discard(handSize(you)) }, 'start'),
  ),
  printed(
    'game-squid',
    eternal,
    eachTime(
      attackDeclaredOnMonsterBy(you),
      ifYouDo(
        may(tillEndOfTurn(plus('hp', 1, causeObject), plus('atk', 1, causeObject))),
        sequence(
          forEach(
            causeObject,
            nextTimeThisTurn(
              eachTime(
                dies(it),
                forEachOf(
                  players(compare(attackRollsAgainst(it, causeObject), '>=', 1)),
                  sequence(
                    choose(items(all(controls(each, it), hasNoCounters(it, 'hp'))), each, 'item'),
                    putCounters(1, chosen('item'), 'hp'),
                  ),
                ),
              ),
            ),
          ),
          chooseUpTo(1, otherPlayers),
          may(tillEndOfAttack(attacksAlong(chosen())), chosen()),
        ),
      ),
    ),
  ),
];
