import type { CardLookup, EventType, LogLine, Named } from '../../engine/index.js';
import { barter } from './dealing.js';
import { causeOf, isOfDie, stopped, withoutOwner } from '../naming.js';
import { isOfCards, isTogether, type OfCards, type TableEvent, type TurnEvent } from '../occasions.js';
import type { Names } from '../words.js';
import { SLOT, capital, counted, counterWord, deckName, list, ordinal, withArticle, noun } from './nouns.js';
import { shortEffect } from './abilities.js';
import { rangeText } from './conditions.js';
import { changeText } from './log-changes.js';
import { togetherText } from './log-together.js';

/** A thing named for people. */
export const named = (thing: Named, names: Names): string => {
  if ('player' in thing) return names.player(thing.player);
  if ('deck' in thing) return deckName(thing.deck);
  if ('on' in thing) return `the ${thing.on}`;
  return thing.owner === undefined
    ? names.card(thing.card)
    : `${names.card(thing.card)} (${names.player(thing.owner)})`;
};

/** The parts of a line as words, with neutral ones where a part is missing. */
interface Said {
  readonly who: string;
  readonly other: string;
  readonly what: string;
  readonly from: string;
  /** The card that something becomes a copy of. */
  readonly copied: string;
  readonly amount: number;
  readonly detail: string;
  readonly combat: string;
  readonly words: string;
}
const because = (line: LogLine, names: Names): string => {
  const cause = causeOf(line);
  return cause === undefined ? '' : ` (${names.card(cause)})`;
};
const partsOf = (line: LogLine, names: Names): Said => ({
  who: line.player === undefined ? 'the game' : names.player(line.player),
  other: line.other === undefined ? 'nobody' : names.player(line.other),
  what: line.object === undefined ? 'something' : named(withoutOwner(line.object, line.player), names),
  from: because(line, names),
  copied: line.source === undefined ? 'something' : names.card(line.source),
  amount: line.amount ?? 0,
  detail: line.detail ?? '',
  words: line.words ?? '',
  combat: line.combat === true ? 'combat ' : '',
});

const slotWord = (detail: string): string => {
  if (detail === 'shop' || detail === 'room' || detail === 'monster') return SLOT[detail];
  return 'slot';
};
const slots = (amount: number, detail: string): string =>
  counted(amount, { one: slotWord(detail), many: `${slotWord(detail)}s` });
const counters = ({ amount, detail }: Said): string => {
  const one = detail === '' || detail === 'counter' ? 'counter' : counterWord(detail);
  return counted(amount, { one, many: `${one}s` });
};
const attackGrant = ({ who, what, detail, amount }: Said, { object }: LogLine): string => {
  const on = detail.startsWith('monsterDeck') ? 'the monster deck ' : object === undefined ? '' : `${what} `;
  return `${who} ${detail.endsWith('must') ? 'must' : 'may'} attack ${on}${amount > 1 ? `${amount} more times` : 'once more'}`;
};

/** What a thing that happened says; empty where another line says it better. */
const eventText = (event: EventType, line: LogLine, said: Said): string => {
  const { who, other, what, from, amount, combat } = said;
  switch (event) {
    case 'gameStarts':
    case 'turnStarts':
    case 'turnEnds':
    case 'wouldRoll':
    case 'rolled':
    case 'wouldTakeDamage':
    case 'wouldDie':
    case 'payPenalty':
    case 'rewards':
    case 'rewardsGained':
    case 'leavePlay':
    case 'playLoot':
    case 'activate':
    case 'gainTreasure':
    case 'preventDamage':
    case 'cancelAttack':
      return '';
    case 'rollMade':
      return `${who} rolls ${amount}${from}`;
    case 'damage':
      return `${what} takes ${amount} ${combat}damage${from}`;
    case 'dies':
      return said.detail === 'destroyed' ? '' : `${what} dies`;
    case 'penaltyPaid':
      return `${who} has paid the death penalty`;
    case 'gainCoins':
      return `${who} gains ${amount}¢${from}`;
    case 'loseCoins':
      return `${who} loses ${amount}¢${from}`;
    case 'payCoins':
      return `${who} pays ${amount}¢`;
    case 'giveCoins':
      return `${who} gives ${amount}¢ to ${other}${from}`;
    case 'payHp':
      return `${who} pays ${amount} HP`;
    case 'loot':
      return `${who} loots ${amount}`;
    case 'discardLoot':
      return `${who} discards ${what}`;
    case 'declareAttack':
      return `${who} declares an attack`;
    case 'attack':
      return `${who} attacks ${what}`;
    case 'declarePurchase':
      return `${who} declares a purchase`;
    case 'purchase':
      return line.object !== undefined && 'deck' in line.object
        ? `${who} buys the top card of ${what}`
        : `${who} buys ${what}`;
    case 'declareEnd':
      return `${who} wants to end the turn`;
    default:
      return tableText(event, line, said);
  }
};

/** Whose roll, and what it is for. */
const rollOf = ({ player, object }: LogLine, { who, what }: Said): string => {
  const roll = player === undefined ? 'the roll' : `${who}'s roll`;
  return object === undefined || 'on' in object ? roll : `${roll} for ${what}`;
};

/** What happens to cards, counters, slots and the stack. */
const tableText = (event: TableEvent, line: LogLine, said: Said): string => {
  const { who, what, from, amount, detail } = said;
  switch (event) {
    case 'enterPlay':
      return ['shop', 'monster', 'room'].includes(detail) ? '' : `${what} enters play`;
    case 'gainItem':
      return detail === 'purchase' ? '' : `${who} gains ${what}`;
    case 'gainSoul':
      return `${who} gains ${what}, worth ${counted(amount, { one: 'soul', many: 'souls' })}`;
    case 'gainCurse':
      return `${who} gets the curse ${what}`;
    case 'giveObject':
      return given(said, line);
    case 'destroy':
      return destroyed(said, line);
    case 'putIntoDiscard':
      return `${what} is put into discard${from}`;
    case 'recharge':
      return detail === 'step' ? '' : `${what} is recharged${from}`;
    case 'deactivate':
      return detail === 'cost' ? '' : `${what} is deactivated${from}`;
    case 'heal':
      return `${what} heals ${amount} HP${from}`;
    case 'putCounters':
      return `${what} gets ${counters(said)}`;
    case 'removeCounters':
      return `${what} loses ${counters(said)}`;
    case 'expandSlots':
      return `${slots(amount, detail)} more${from}`;
    case 'reroll':
      return isOfDie(line) ? `${rollOf(line, said)} is rerolled to ${amount}${from}` : `${what} is rerolled${from}`;
    case 'changeRoll':
      return `${rollOf(line, said)} becomes ${amount}${from}`;
    case 'cancel':
      return `${what} is cancelled${from}`;
    case 'preventDeath':
      return `the death of ${what} is prevented${from}`;
    case 'putIntoDeck':
      return '';
    case 'putIntoSlot':
      return `${who} puts ${what} in a slot${from}`;
    case 'replaceFromDeck':
      return `${what} is replaced${from}`;
    case 'becomeSoul':
    case 'become':
    case 'note':
    case 'copy':
    case 'becomeCopy':
    case 'changeNumber':
    case 'putIntoHand':
    case 'removeFromGame':
      return changeText(event, said, line.object === undefined);
    default:
      return turnText(event, line, said);
  }
};

/** What may be done in a turn, and turns; an exchange is told gift by gift. */
const turnText = (event: TurnEvent, line: LogLine, said: Said): string => {
  const { who, from, amount } = said;
  switch (event) {
    case 'win':
      return `${who} is to win the game${from}`;
    case 'endTurn':
      return `the turn ends at once${from}`;
    case 'lootPlay':
      return `${who} may play ${counted(amount, { one: 'more loot card', many: 'more loot cards' })}${from}`;
    case 'grantAttack':
      return attackGrant(said, line);
    case 'flip':
      return `${said.what} is flipped${from}`;
    case 'extraTurn':
      return `${who} takes an extra turn after this one${from}`;
    case 'skipTurn':
      return `${who} will skip the next turn${from}`;
    case 'swap':
    case 'giveHands':
    case 'chooseAttack':
    case 'throwDice':
    case 'penaltyItem':
    case 'penaltyLoot':
    case 'penaltyCoins':
    case 'penaltyDeactivate':
      return '';
  }
};

/** A card of a hand has no name here. */
const given = ({ who, other, what, amount, from }: Said, line: LogLine): string => {
  const gift = line.object === undefined ? counted(amount, noun('lootCard')) : what;
  return `${line.player === undefined ? 'the shop' : who} gives ${gift} to ${line.other === undefined ? 'the shop' : other}${from}`;
};

const destroyed = ({ who, what, from, detail }: Said, line: LogLine): string => {
  const byPlayer = line.player !== undefined && !(line.object !== undefined && 'player' in line.object);
  if (!byPlayer) return `${what} is destroyed${from}`;
  const penalty = detail === 'penalty' ? ' as the death penalty' : '';
  return `${who} ${detail === 'kill' ? 'kills' : 'destroys'} ${what}${from}${penalty}`;
};

const onStack = ({ who, what, from, amount, detail, combat }: Said, source: string): string => {
  switch (detail) {
    case 'loot':
      return `${who} plays ${source}`;
    case 'activated':
      return `${who} activates ${source}`;
    case 'triggered':
      return `${source} triggers`;
    case 'damage':
      return `${amount} ${combat}damage to ${what} goes on the stack${from}`;
    default:
      return '';
  }
};

const cardsText = (line: LogLine, names: Names): string =>
  list(
    (line.cards ?? []).map((card) => names.card(card)),
    'and',
  );

const CARD = { one: 'card', many: 'cards' };
const looking = (line: LogLine, { who, what, amount }: Said, names: Names): string => {
  if (line.object === undefined)
    return line.cards === undefined
      ? `${who} looks at ${counted(amount, CARD)} outside the game`
      : `You see ${cardsText(line, names)} outside the game`;
  const isHand = 'player' in line.object;
  if (line.cards === undefined)
    return `${who} looks at ${counted(amount, CARD)} ${isHand ? 'in the hand of' : 'of'} ${what}`;
  return `You see ${cardsText(line, names)} ${isHand ? 'in the hand of' : 'on'} ${what}`;
};

const intoDeck = (line: LogLine, { who, what, amount, detail }: Said, names: Names): string => {
  const named = line.cards !== undefined && line.cards.length > 0;
  if (detail === 'deckNth')
    return `${who} puts ${named ? cardsText(line, names) : 'a card'} into ${what}, ${ordinal(amount)} from the top`;
  const cards = named ? cardsText(line, names) : counted(amount, CARD);
  return `${who} puts ${cards} ${detail === 'deckBottom' ? 'on the bottom' : 'on top'} of ${what}`;
};

/** What happens to cards of decks and hands. */
const cardRemark = (say: OfCards, line: LogLine, said: Said, names: Names): string => {
  const { who, what, detail } = said;
  const source = line.source === undefined ? 'an effect' : names.card(line.source);
  switch (say) {
    case 'drew':
      return `You drew ${cardsText(line, names)}`;
    case 'tookFromDiscard':
      return `${who} takes ${cardsText(line, names)} from the top of the loot discard`;
    case 'lookedAt':
      return looking(line, said, names);
    case 'putIntoDeck':
      return intoDeck(line, said, names);
    case 'shuffled':
      return `${what} is shuffled`;
    case 'reshuffled':
      return `the discard is shuffled into ${what}`;
    case 'refilled':
      return `${source} fills a ${slotWord(detail)}`;
    case 'revealed':
      return `${who} reveals ${source}`;
    case 'atRandom':
      return `chance picks ${what}`;
    case 'handed':
      return `${said.other} gets ${cardsText(line, names)} from ${who}`;
    case 'setAside':
      return `${source} is set aside`;
  }
};

const remark = (line: LogLine, said: Said, names: Names, cards: CardLookup): string => {
  const { who, what, from, amount } = said;
  const source = line.source === undefined ? 'an effect' : names.card(line.source);
  if (isOfCards(line.say)) return cardRemark(line.say, line, said, names);
  switch (line.say) {
    case 'event':
      return line.event === undefined ? '' : eventText(line.event, line, said);
    case 'replaced':
      return `${source} changes what happens`;
    case 'prevented':
      return `${amount} damage${line.object === undefined ? '' : ` to ${what}`} is prevented${from}`;
    case 'noTarget':
      return `${source} has no legal target`;
    case 'noOutcome':
      return `${source}: nothing happens on ${withArticle(String(amount))}`;
    case 'outcome': {
      const row = line.row === undefined ? String(amount) : rangeText(line.row.from, line.row.to);
      return `${source}, ${row}${line.row === undefined ? '' : `: ${shortEffect(line.row.effect, cards, line.source)}`}`;
    }
    case 'fizzled':
      return `${source} has no effect any more`;
    case 'resolves':
      return line.source === undefined || line.source === '' ? '' : `${source} resolves`;
    case 'goesOnStack':
      return onStack(said, source);
    case 'rollIs':
      return `${who}'s final result is ${amount}`;
    case 'hit':
      return `${who} hits ${what} (${amount}+)`;
    case 'miss':
      return `${who} misses ${what} (${amount}+)`;
    case 'deathThreatens':
      return `${what} is about to die`;
    default:
      return isTogether(line.say) ? togetherText(line.say, said, line.dice ?? []) : courseText(line.say, said);
  }
};

type Course =
  | 'firstPlayer'
  | 'attackEnds'
  | 'purchaseFails'
  | 'nextTurn'
  | 'turnSkipped'
  | 'voted'
  | 'wins'
  | OfTheTable;
/** The course of the game. */
const courseText = (say: Course, said: Said): string => {
  const { who, what, amount } = said;
  switch (say) {
    case 'firstPlayer':
      return `${who} goes first`;
    case 'attackEnds':
      return `the attack of ${who} ends`;
    case 'purchaseFails':
      return `${who} cannot pay, and the purchase fails`;
    case 'nextTurn':
      return `Turn ${amount}: ${who}`;
    case 'voted':
      return `${who} votes for ${what}`;
    case 'turnSkipped':
      return `the turn of ${who} is skipped`;
    case 'wins':
      return said.detail === 'effect' ? `${who} wins!` : `${who} wins with a soul value of ${amount}!`;
    default:
      return ofTheTable(say, said);
  }
};

type OfTheTable = 'corrected' | 'barter' | 'leaves' | 'takenBack' | 'closed';
/** What is no part of the rules: people and the table itself. */
const ofTheTable = (say: OfTheTable, said: Said): string => {
  const { who, amount, detail } = said;
  switch (say) {
    case 'corrected':
      return corrected(amount, detail);
    case 'barter':
      return barter(said);
    case 'leaves':
      return detail === 'takenOver'
        ? `${who} takes over a seat, with everything that belongs to it`
        : `a computer player takes the seat of ${who}`;
    case 'closed':
      return `the table is closed: nobody has acted for ${amount} days`;
    case 'takenBack':
      return `${who} takes back an action`;
  }
};

const corrected = (amount: number, detail: string | undefined): string => {
  const again = `The rules were corrected by an update; ${counted(amount, { one: 'answer is', many: 'answers are' })} asked again`;
  return detail === 'seen' ? `${again}. A hidden card had been seen before that` : again;
};

/** A sentence of the log; empty when the line tells nothing to people. */
export const logLine = (line: LogLine, names: Names, cards: CardLookup): string => {
  const text = remark(line, partsOf(line, names), names, cards);
  if (text === '') return '';
  return capital(stopped(text));
};
