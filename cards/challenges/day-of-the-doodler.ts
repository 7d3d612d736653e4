import {
  activePlayer,
  aimed,
  all,
  asLongAs,
  cannot,
  cannotBeAttacked,
  causePlayer,
  chooseAtRandom,
  chosen,
  compare,
  controls,
  count,
  counters,
  decks,
  during,
  eachTime,
  endOfEachTurn,
  entersPlay,
  flipACoin,
  forGood,
  found,
  halfRoundedUp,
  hasAbilitiesOf,
  hasRewardOf,
  ifWould,
  inShop,
  isCard,
  isMinion,
  it,
  leavesPlay,
  losesAbilities,
  minionDies,
  monsters,
  mustAttack,
  named,
  not,
  nth,
  items,
  on,
  outside,
  paid,
  payTimer,
  payWithCounters,
  players,
  putCounters,
  putIntoDiscard,
  putIntoSlot,
  putUnderThis,
  addToTimer,
  removeCounters,
  revealUntil,
  roll,
  sequence,
  shown,
  souls,
  startOfEachTurn,
  sum,
  startsRoll,
  stat,
  statIs,
  takeFromTimer,
  takesDamage,
  target,
  thisObject,
  tillEndOfTurn,
  twoFaced,
  under,
  upTo,
  when,
  you,
  rollBy,
  type Ability,
  type Amount,
  type Card,
  type Reward,
  type Condition,
  type Cost,
  type Effect,
  type Selector,
} from '../../src/engine/vocabulary/index.js';
import { printed, rewarding } from '../catalogue/index.js';

const isDoodled = (who: Selector): Condition => compare(counters(who, 'doodle'), '>=', 1);
const isErased = compare(counters(it, 'eraser'), '>=', 1);
const isWhole = compare(counters(it, 'eraser'), '=', 0);
const doodle: Effect = putCounters(1, activePlayer, 'doodle');

/** The player whose turn begins rolls for a doodle; only those without one, or both ways. */
const doodling: Ability = ifWould(
  startOfEachTurn,
  {
    instead: 'also',
    effect: when(compare(counters(activePlayer, 'doodle'), '=', 0), rollBy(activePlayer, on(1, 3, doodle))),
  },
  'doodle',
);
const bothWays: Ability = ifWould(
  startOfEachTurn,
  {
    instead: 'also',
    effect: rollBy(
      activePlayer,
      on(1, 3, when(isDoodled(activePlayer), removeCounters(1, activePlayer, 'doodle'), doodle)),
    ),
  },
  'doodle',
);

/** Who is doodled flips a coin for each throw; so many heads in a row rub the doodle out. */
const flipping = (tails: Effect, inARow: number): Ability =>
  ifWould(
    startsRoll(players(), isDoodled(causePlayer)),
    flipACoin([1, tails], 6, inARow, removeCounters(1, causePlayer, 'doodle')),
    'coin',
  );

const restoring = (cost: Cost): Ability => paid([cost], aimed(removeCounters(1, target(), 'eraser'), items(isErased)));

/** The boss is out of reach while there are fewer souls than this. */
const outOfReach = (has: Amount, needed: number): Ability =>
  during(compare(has, '<', needed), cannotBeAttacked(thisObject), cannot(takesDamage(thisObject)));

const minions: Selector = monsters(isMinion(it));
const draw: Effect = when(
  compare(count(minions), '<', 2),
  putIntoSlot(nth(1, outside(named(it, 'blank-canvas'))), 'minion'),
);

/** At the end of each turn one of these items may lose what it can do. */
const erasing = (from: Selector): Ability =>
  eachTime(
    endOfEachTurn,
    roll(
      on(
        4,
        6,
        sequence(
          chooseAtRandom(from),
          putCounters(1, chosen(), 'eraser'),
          asLongAs(compare(counters(chosen(), 'eraser'), '>=', 1), losesAbilities(chosen(), 'eternal')),
        ),
      ),
    ),
    'erase',
  );

/** One of the monsters that a Blank Canvas is drawn after. */
const drawn = (which: number): Selector => nth(which, under(thisObject));

const BOSS_REWARD: Reward = { treasure: 1, trophy: 1 };

/** The boss of a game together, out of reach below so many souls of all. */
const together = (needed: number): readonly Ability[] => [
  outOfReach(sum(souls(players())), needed),
  eachTime(startOfEachTurn, draw, 'draw'),
  eachTime(minionDies, takeFromTimer(1), 'minion'),
  erasing(items(all(not(inShop(it)), isWhole))),
];

/** Day of the Doodler: the card of the challenge and its boss in four forms, and the minions that he draws. */
export const dayOfTheDoodler: readonly Card[] = [
  printed(
    'blank-canvas',
    ifWould(
      entersPlay(thisObject),
      {
        instead: 'also',
        effect: sequence(
          revealUntil(
            3,
            decks('monster'),
            not(isCard(it, 'event')),
            sequence(putUnderThis(found), putUnderThis(shown)),
          ),
          forGood(
            statIs('hp', stat('hp', drawn(1)), thisObject),
            statIs('dc', stat('dc', drawn(1)), thisObject),
            statIs('atk', stat('atk', drawn(1)), thisObject),
            hasAbilitiesOf(drawn(2), thisObject),
            hasRewardOf(drawn(3), thisObject),
          ),
        ),
      },
      'drawn',
    ),
    eachTime(leavesPlay(thisObject), putIntoDiscard(under(thisObject)), 'rubbedOut'),
  ),
  twoFaced(
    printed(
      'challenge-day-of-the-doodler-normal-day-of-the-doodler-hard',
      bothWays,
      flipping(addToTimer(1), 2),
      paid([payTimer(1)], { targets: [upTo(2, items(isErased))], effect: removeCounters(1, target(), 'eraser') }),
    ),
    printed('day-of-the-doodler-hard', doodling, flipping(addToTimer(1), 2), restoring(payTimer(1))),
  ),
  twoFaced(
    printed(
      'challenge-day-of-the-doodler-ultra-hard-day-of-the-doodler-competitive',
      doodling,
      flipping(addToTimer(1), 3),
      restoring(payTimer(1)),
    ),
    printed(
      'day-of-the-doodler-competitive',
      doodling,
      flipping(putCounters(1, causePlayer, 'sketch'), 2),
      restoring(payWithCounters(1, 'sketch')),
    ),
  ),
  twoFaced(
    rewarding(printed('challenge-the-doodler-normal-the-doodler-hard', ...together(6)), BOSS_REWARD),
    rewarding(printed('the-doodler-hard', ...together(7)), BOSS_REWARD),
  ),
  twoFaced(
    rewarding(printed('challenge-the-doodler-ultra-hard-the-doodler-competitive', ...together(8)), BOSS_REWARD),
    rewarding(
      printed(
        'the-doodler-competitive',
        outOfReach(souls(activePlayer), 3),
        eachTime(
          startOfEachTurn,
          sequence(
            draw,
            when(
              compare(counters(activePlayer, 'sketch'), '>=', 3),
              sequence(chooseAtRandom(minions), tillEndOfTurn(mustAttack(chosen(), activePlayer))),
            ),
          ),
          'draw',
        ),
        eachTime(
          minionDies,
          removeCounters(halfRoundedUp(counters(activePlayer, 'sketch')), activePlayer, 'sketch'),
          'minion',
        ),
        erasing(items(all(controls(you, it), isWhole))),
      ),
      BOSS_REWARD,
    ),
  ),
];
