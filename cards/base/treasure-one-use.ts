import {
  ANY_NUMBER,
  anotherPlayerControlsIt,
  anyOf,
  choose,
  chooseOne,
  chosen,
  controls,
  destroy,
  destroyThis,
  entersPlay,
  ifWould,
  ifYouDo,
  it,
  items,
  kill,
  lootPlay,
  objects,
  players,
  playersOrMonsters,
  reroll,
  sequence,
  steal,
  tap,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const oneUseTreasures: readonly Card[] = [
  printed('box', tap(ifYouDo(destroyThis, lootPlay(ANY_NUMBER)))),
  printed(
    'chaos-card',
    tap(
      ifYouDo(
        destroyThis,
        chooseOne(
          sequence(choose(playersOrMonsters), kill(chosen())),
          sequence(choose(anyOf(items(), objects('soul'))), destroy(chosen())),
        ),
      ),
    ),
  ),
  printed(
    'moms-shovel',
    ifWould(entersPlay(thisObject), { instead: 'entersDeactivated' }),
    tap(ifYouDo(destroyThis, sequence(choose(objects('soul', anotherPlayerControlsIt)), steal(chosen())))),
  ),
  printed('the-d4', tap(ifYouDo(destroyThis, sequence(choose(players()), reroll(items(controls(chosen(), it))))))),
];
