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
  treasureCard,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const oneUseTreasures: readonly Card[] = [
  treasureCard(
    'box',
    { en: 'Box!', fr: 'Boîte !' },
    { category: 'one-use' },
    tap(ifYouDo(destroyThis, lootPlay(ANY_NUMBER))),
  ),
  treasureCard(
    'chaos-card',
    { en: 'Chaos Card', fr: 'Carte du chaos' },
    { category: 'one-use' },
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
  treasureCard(
    'moms-shovel',
    { en: "Mom's Shovel", fr: 'La pelle de Maman' },
    { category: 'one-use' },
    ifWould(entersPlay(thisObject), { instead: 'entersDeactivated' }),
    tap(ifYouDo(destroyThis, sequence(choose(objects('soul', anotherPlayerControlsIt)), steal(chosen())))),
  ),
  treasureCard(
    'the-d4',
    { en: 'The D4', fr: 'Le dé à 4 faces' },
    { category: 'one-use' },
    tap(ifYouDo(destroyThis, sequence(choose(players()), reroll(items(controls(chosen(), it)))))),
  ),
];
