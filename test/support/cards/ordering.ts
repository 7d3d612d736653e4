import {
  abilitiesOnStack,
  aimed,
  attackingPlayer,
  causeAmount,
  cancel,
  causePlayer,
  changeNumber,
  choose,
  chosen,
  combat,
  compare,
  coins,
  counters,
  destroy,
  eachTime,
  eachTimeIf,
  gain,
  handOf,
  items,
  lastNoted,
  lootAbility,
  meanwhile,
  note,
  noted,
  objects,
  on,
  partOfPenalty,
  players,
  playsLoot,
  putCounters,
  putUnderThis,
  removeCounters,
  tap,
  roll,
  rollIn,
  rollResult,
  sequence,
  target,
  thisObject,
  when,
  worksIn,
  you,
  youControlIt,
  type Ability,
  type Card,
  type Condition,
  type Effect,
} from '../../../src/engine/vocabulary/index.js';
import { lootCard, monsterCard, treasureCard } from '../card-builders.js';
import { called, plain, test } from './naming.js';

const item = (id: string, ...abilities: readonly Ability[]): Card =>
  treasureCard(id, called(id), { ...test, category: 'passive' }, ...abilities);
const native: Effect = { do: 'native', name: 'of-no-card@1' };
const onAttackRoll: Condition = { if: 'onAttackRoll' };
const onLoot = (id: string, effect: Effect): Card => item(id, eachTime({ event: 'loot' }, effect));

/** What triggers say that depends on their cause: they trigger on each player's looting. */
export const READ_THEIR_CAUSE: Readonly<Record<string, Effect>> = {
  'reads-who': gain(1, causePlayer),
  'reads-how-much': gain(causeAmount),
  'reads-the-attacker': gain(1, attackingPlayer),
  'reads-the-roll': when(rollIn(1), gain(1)),
  'reads-combat': when(combat, gain(1)),
  'reads-attack-rolls': when(onAttackRoll, gain(1)),
  'reads-penalties': when(partOfPenalty, gain(1)),
  'reads-no-words': native,
};

/** What triggers say that depends on the object that has them. */
export const READ_THEMSELVES: Readonly<Record<string, Effect>> = {
  'reads-its-counters': gain(counters(thisObject)),
  'reads-its-last-note': gain(lastNoted),
  'reads-its-notes': when(noted(3), gain(1)),
  'notes-something': note(3),
  'takes-cards-under-it': sequence(choose(handOf(you)), putUnderThis(chosen())),
  'says-no-words': native,
};

const inPlayAndDiscard = (ability: Ability): Ability => worksIn(['play', 'discard'], ability);
const coinForLoot = (id: string, only: Condition): Ability => eachTimeIf(playsLoot(you), only, gain(3), id);

/** Triggers that come at once, and differ in what the order of triggers looks at. */
export const orderingCards: readonly Card[] = [
  ...Object.entries(READ_THEIR_CAUSE).map(([id, effect]) => onLoot(id, effect)),
  ...Object.entries(READ_THEMSELVES).map(([id, effect]) => onLoot(id, effect)),
  onLoot('reads-nothing', gain(1)),
  item('only-for-much', eachTimeIf({ event: 'loot' }, compare(causeAmount, '>=', 1), gain(1))),
  item('only-with-marks', eachTimeIf({ event: 'loot' }, compare(counters(thisObject), '<=', 5), gain(1))),
  item('only-for-the-poor', eachTimeIf({ event: 'loot' }, compare(coins(you), '<=', 5), gain(1))),
  item(
    'help-for-some',
    coinForLoot('poor', compare(coins(you), '<=', 5)),
    coinForLoot('not.rich', compare(coins(you), '<=', 8)),
  ),
  item('twice-the-same', eachTime(playsLoot(you), gain(1), 'one'), eachTime(playsLoot(you), gain(1), 'other')),
  item('aims-at-a-soul', eachTime({ event: 'loot' }, aimed(destroy(target()), objects('soul', youControlIt)))),
  item('aims-at-an-ability', eachTime({ event: 'loot' }, aimed(cancel(target()), abilitiesOnStack()))),
  monsterCard(
    'two-places',
    called('two-places'),
    { ...test, hp: 1, dc: 2, atk: 1 },
    inPlayAndDiscard(eachTime(playsLoot(players()), putCounters(1, thisObject))),
  ),
  item(
    'level-and-hp',
    tap(aimed(sequence(putCounters(1, target(), 'level'), putCounters(1, target(), 'hp')), items())),
  ),
  item(
    'hp-and-level',
    tap(
      aimed(
        sequence(
          removeCounters(1, target(), 'level'),
          removeCounters(1, target(), 'hp'),
          putCounters(1, target(), 'hp'),
          putCounters(1, target(), 'level'),
        ),
        items(),
      ),
    ),
  ),
  plain('echoes-a-roll', roll(on(1, 6, meanwhile(eachTime({ event: 'loot' }, gain(rollResult)))))),
  lootCard(
    'pays-its-target',
    called('pays-its-target'),
    test,
    lootAbility(aimed(meanwhile(eachTime({ event: 'loot' }, gain(1, target()))), players())),
  ),
  lootCard('more-for-one', called('more-for-one'), test, lootAbility(aimed(changeNumber(1, target()), items()))),
  plain('pays-the-chosen', sequence(choose(players()), meanwhile(eachTime({ event: 'loot' }, gain(1, chosen()))))),
];
