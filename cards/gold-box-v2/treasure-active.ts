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
  treasureCard,
  when,
  you,
  youControlIt,
  type Card,
} from '../../src/engine/vocabulary/index.js';

/** Items and dice rolls of one's own. */
const yours = anyOf(items(youControlIt), rollsOnStack(youControlIt));

export const goldBoxActiveTreasures: readonly Card[] = [
  treasureCard(
    'crooked-penny',
    { en: 'Crooked Penny', fr: 'Pièce tordue' },
    { category: 'active' },
    tap(
      aimed(
        roll(on(1, 3, gain(coins(target()), target())), on(4, 6, lose(coins(target()), target()))), // DBL-01
        players(),
      ),
    ),
  ),
  treasureCard(
    'fruitcake',
    { en: 'Fruitcake', fr: 'Cake aux fruits' },
    { category: 'active' },
    tap(roll(on(1, 1, loot(1)), on(2, 3, gain(1)), on(4, 6, sequence(choose(allDecks), look(1, chosen()))))),
    eachTime(rolledTwice, rechargeThis),
  ),
  treasureCard(
    'i-cant-believe-its-not-butter-bean',
    {
      en: "I Can't Believe It's Not Butter Bean",
      fr: "Je n'arrive pas à croire que ce n'est pas un Haricot beurre",
    },
    { category: 'active' },
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
  treasureCard(
    'lemon-mishap',
    { en: 'Lemon Mishap', fr: 'Zeste de citron' },
    { category: 'active' },
    tap(meanwhile(eachTime(attackRolledBy(players(), 1, 2), deal(1, monsters())))),
  ),
  treasureCard(
    'library-card',
    { en: 'Library Card', fr: 'Carte de bibliothèque' },
    { category: 'active' },
    tap(lootPlay(1)),
  ),
  treasureCard(
    'ouija-board',
    { en: 'Ouija Board', fr: 'Plateau de Ouija' },
    { category: 'active' },
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
  treasureCard(
    'the-bible',
    { en: 'The Bible', fr: 'La Bible' },
    { category: 'active' },
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
  treasureCard(
    'the-butter-bean',
    { en: 'The Butter Bean', fr: 'Le Haricot beurre' },
    { category: 'active' },
    tap(roll(on(6, 6, rechargeThis))),
  ),
];
