import {
  becomeSoul,
  choose,
  chosen,
  controllerOf,
  destroyThis,
  discardOf,
  gain,
  ifWould,
  ifYouDo,
  it,
  kill,
  loot,
  monsters,
  named,
  on,
  roll,
  sequence,
  tap,
  thisObject,
  treasureCard,
  when,
  wouldBeDestroyed,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const soulTreasures: readonly Card[] = [
  treasureCard(
    'pandoras-box',
    { en: "Pandora's Box", fr: 'Boîte de Pandore' },
    { category: 'soul', souls: 1 },
    tap(
      ifYouDo(
        destroyThis,
        roll(
          on(1, 1, gain(1)),
          on(2, 2, gain(6)),
          on(3, 3, sequence(choose(monsters()), kill(chosen()))),
          on(4, 4, loot(3)),
          on(5, 5, gain(9)),
          on(
            6,
            6,
            when(named(thisObject, 'pandoras-box'), becomeSoul(discardOf('treasure', named(it, 'pandoras-box')))),
          ), // RULING-30
        ),
      ),
    ),
  ),
  treasureCard(
    'the-chest',
    { en: 'The Chest', fr: 'Le coffre' },
    { category: 'soul', souls: 1 },
    ifWould(wouldBeDestroyed(thisObject), {
      instead: 'effect',
      effect: becomeSoul(thisObject, controllerOf(thisObject)),
    }),
  ),
];
