import {
  activePlayer,
  attacked,
  attackingPlayer,
  becomeSoul,
  causePlayer,
  choose,
  chosen,
  controls,
  destroy,
  eachTime,
  entersPlay,
  exactly,
  ifWould,
  isResolution,
  it,
  items,
  may,
  monsters,
  nonEternal,
  not,
  nth,
  objects,
  players,
  putCounters,
  putIntoDiscard,
  putSecretlyFromTop,
  all,
  anyOf,
  same,
  sequence,
  severalDice,
  souls,
  steal,
  sum,
  target,
  thisObject,
  voteForAnother,
  when,
  type Card,
  type CounterName,
  type Effect,
  type Selector,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

/** One of the players chosen puts a counter on an item of theirs. */
const patch = (player: Selector, counter: CounterName, from: Selector, as: string): readonly Effect[] => [
  choose(from, player, as),
  putCounters(1, chosen(as), counter),
];
const third = (n: number): Selector => nth(n, target());

export const anniversaryMonsters: readonly Card[] = [
  printed(
    'game-crash',
    eachTime(entersPlay(thisObject), sequence(destroy(items()), putIntoDiscard(anyOf(monsters(), objects('room'))))),
  ),
  printed(
    'keepers-resting-place',
    eachTime(
      entersPlay(thisObject),
      when(isResolution(2), becomeSoul(thisObject, activePlayer), putSecretlyFromTop(3, thisObject, activePlayer)),
    ),
  ),
  printed(
    'patch-notes',
    eachTime(entersPlay(thisObject), {
      targets: [{ ...exactly(3, players()), pick: 'atRandom' }],
      effect: sequence(
        ...patch(third(1), 'hp', items(all(controls(third(1), it), nonEternal)), 'first'),
        ...patch(third(2), 'atk', items(all(controls(third(2), it), nonEternal)), 'second'),
        ...patch(third(3), 'eternal', items(controls(third(3), it)), 'third'),
      ),
    }),
  ),
  printed(
    'tainted-spitty',
    ifWould(
      {
        event: 'throwDice',
        where: all({ if: 'onAttackRoll' }, same(attacked, thisObject), same(causePlayer, attackingPlayer)),
      },
      severalDice(sum(souls(attackingPlayer), 1), 'lowest'),
    ),
  ),
  printed(
    'wrath-of-the-lamb',
    eachTime(
      entersPlay(thisObject),
      sequence(
        voteForAnother(players()),
        choose(players(same(it, chosen())), activePlayer, 'winner'),
        may(
          sequence(
            choose(objects('soul', controls(players(not(same(it, chosen('winner')))), it)), chosen('winner'), 'soul'),
            steal(chosen('soul'), chosen('winner')),
          ),
          chosen('winner'),
        ),
      ),
    ),
  ),
];
