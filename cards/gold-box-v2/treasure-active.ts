import {
  abilitiesOnStack,
  activatedAbilityOfItem,
  aimed,
  aimsAt,
  all,
  allDecks,
  among,
  any,
  anyOf,
  attackRolledBy,
  attackingPlayer,
  cancel,
  cancelAttack,
  choose,
  chooseUpTo,
  chosen,
  coins,
  deal,
  decks,
  destroy,
  eachTime,
  gain,
  isCard,
  it,
  items,
  kill,
  look,
  loot,
  lootPlay,
  lose,
  meanwhile,
  monsters,
  objects,
  on,
  players,
  printedName,
  putIntoSlot,
  putOnBottomAtRandom,
  rechargeThis,
  reveal,
  roll,
  rolledTwice,
  rollsOnStack,
  same,
  sequence,
  shown,
  tap,
  target,
  when,
  you,
  youControlIt,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

/** Items and dice rolls of one's own. */
const yours = anyOf(items(youControlIt), rollsOnStack(youControlIt));

export const goldBoxActiveTreasures: readonly Card[] = [
  printed(
    'crooked-penny',
    tap(
      aimed(
        roll(on(1, 3, gain(coins(target()), target())), on(4, 6, lose(coins(target()), target()))), // DBL-01
        players(),
      ),
    ),
  ),
  printed(
    'fruitcake',
    tap(roll(on(1, 1, loot(1)), on(2, 3, gain(1)), on(4, 6, sequence(choose(allDecks), look(1, chosen()))))),
    eachTime(rolledTwice, rechargeThis),
  ),
  printed(
    'i-cant-believe-its-not-butter-bean',
    tap(
      aimed(
        cancel(target()),
        anyOf(
          { select: 'onStack', kind: 'loot', where: aimsAt(it, yours) },
          abilitiesOnStack(all(activatedAbilityOfItem, aimsAt(it, yours))),
        ),
      ),
    ),
  ),
  printed('lemon-mishap', tap(meanwhile(eachTime(attackRolledBy(players(), 1, 2), deal(1, monsters()))))),
  printed('library-card', tap(lootPlay(1))),
  printed(
    'ouija-board',
    tap(
      reveal(
        4,
        decks('monster'),
        sequence(
          chooseUpTo(1, among(shown, isCard(it, 'event'))),
          putIntoSlot(chosen(), 'monster'),
          putOnBottomAtRandom(shown),
        ),
      ),
    ),
  ),
  printed(
    'the-bible',
    tap(
      aimed(destroy(target()), objects('curse')),
      when(same(attackingPlayer, you), cancelAttack),
      aimed(
        kill(target()),
        monsters(
          any(
            printedName(it, { en: 'Mom!', fr: 'Maman !' }),
            printedName(it, { en: "Mom's Heart!", fr: 'Le cœur de Maman !' }),
            printedName(it, { en: 'It Lives!', fr: 'Il est vivant !' }),
          ),
        ),
      ),
    ),
  ),
  printed('the-butter-bean', tap(roll(on(6, 6, rechargeThis)))),
];
