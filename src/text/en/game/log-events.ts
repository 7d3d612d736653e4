import type { LogDetail, LogLine } from '../../../engine/index.js';
import { isByPlayer, isOfDie, isRole, isSlot, type EventSentences, type LogParts } from '../../game/log.js';
import { ROLE, SLOT, counted, counterWord, noun } from '../cards/nouns.js';

const SOULS = { one: 'soul', many: 'souls' };
const MORE_LOOT = { one: 'more loot card', many: 'more loot cards' };

export const slotWord = (detail: LogDetail | null): string => (isSlot(detail) ? SLOT[detail] : 'slot');

const counters = ({ amount, detail }: LogParts): string => {
  const one = detail === null || detail === 'counter' ? 'counter' : counterWord(detail);
  return counted(amount, { one, many: `${one}s` });
};

/** Whose roll, and what it is for. */
const rollOf = ({ who, what }: LogParts, { player, object }: LogLine): string => {
  const roll = player === undefined ? 'the roll' : `${who}'s roll`;
  return object === undefined || 'on' in object ? roll : `${roll} for ${what}`;
};

const attackGrant = ({ who, what, detail, amount }: LogParts, { object, must }: LogLine): string => {
  const on = detail === 'monsterDeck' ? 'the monster deck ' : object === undefined ? '' : `${what} `;
  return `${who} ${must === true ? 'must' : 'may'} attack ${on}${amount > 1 ? `${amount} more times` : 'once more'}`;
};

/** A card of a hand has no name here. */
const given = ({ who, other, what, amount, from }: LogParts, line: LogLine): string => {
  const gift = line.object === undefined ? counted(amount, noun('lootCard')) : what;
  const giver = line.player === undefined ? 'the shop' : who;
  return `${giver} gives ${gift} to ${line.other === undefined ? 'the shop' : other}${from}`;
};

const destroyed = ({ who, what, from, detail }: LogParts, line: LogLine): string => {
  if (!isByPlayer(line)) return `${what} is destroyed${from}`;
  const penalty = detail === 'penalty' ? ' as the death penalty' : '';
  return `${who} ${detail === 'kill' ? 'kills' : 'destroys'} ${what}${from}${penalty}`;
};

/** What each event says in the log. */
export const EVENTS: EventSentences<LogParts> = {
  rollMade: ({ who, amount, from }) => `${who} rolls ${amount}${from}`,
  damage: ({ what, amount, combat, from }) => `${what} takes ${amount} ${combat}damage${from}`,
  dies: ({ what, detail }) => (detail === 'destroyed' ? '' : `${what} dies`),
  gainCoins: ({ who, amount, from }) => `${who} gains ${amount}¢${from}`,
  loseCoins: ({ who, amount, from }) => `${who} loses ${amount}¢${from}`,
  payCoins: ({ who, amount }) => `${who} pays ${amount}¢`,
  giveCoins: ({ who, other, amount, from }) => `${who} gives ${amount}¢ to ${other}${from}`,
  payHp: ({ who, amount }) => `${who} pays ${amount} HP`,
  loot: ({ who, amount }) => `${who} loots ${amount}`,
  discardLoot: ({ who, what }) => `${who} discards ${what}`,
  declareAttack: ({ who }) => `${who} declares an attack`,
  attack: ({ who, what }) => `${who} attacks ${what}`,
  declarePurchase: ({ who }) => `${who} declares a purchase`,
  purchase: ({ who, what }, { object }) =>
    object !== undefined && 'deck' in object ? `${who} buys the top card of ${what}` : `${who} buys ${what}`,
  declareEnd: ({ who }) => `${who} wants to end the turn`,
  enterPlay: ({ what, detail }) => (isSlot(detail) ? '' : `${what} enters play`),
  gainItem: ({ who, what, detail }) => (detail === 'purchase' ? '' : `${who} gains ${what}`),
  gainSoul: ({ who, what, amount }) => `${who} gains ${what}, worth ${counted(amount, SOULS)}`,
  gainCurse: ({ who, what }) => `${who} gets the curse ${what}`,
  giveObject: given,
  destroy: destroyed,
  putIntoDiscard: ({ what, from }) => `${what} is put into discard${from}`,
  recharge: ({ what, from, detail }) => (detail === 'step' ? '' : `${what} is recharged${from}`),
  deactivate: ({ what, from, detail }) => (detail === 'cost' ? '' : `${what} is deactivated${from}`),
  heal: ({ what, amount, from }) => `${what} heals ${amount} HP${from}`,
  putCounters: (said) => `${said.what} gets ${counters(said)}`,
  removeCounters: (said) => `${said.what} loses ${counters(said)}`,
  expandSlots: ({ amount, detail, from }) =>
    `${counted(amount, { one: slotWord(detail), many: `${slotWord(detail)}s` })} more${from}`,
  reroll: (said, line) =>
    isOfDie(line)
      ? `${rollOf(said, line)} is rerolled to ${said.amount}${said.from}`
      : `${said.what} is rerolled${said.from}`,
  changeRoll: (said, line) => `${rollOf(said, line)} becomes ${said.amount}${said.from}`,
  cancel: ({ what, from }) => `${what} is cancelled${from}`,
  preventDeath: ({ what, from }) => `the death of ${what} is prevented${from}`,
  putIntoSlot: ({ who, what, from }) => `${who} puts ${what} in a slot${from}`,
  replaceFromDeck: ({ what, from }) => `${what} is replaced${from}`,
  becomeSoul: ({ what }) => `${what} becomes a soul`,
  become: ({ what, detail }) => `${what} becomes ${isRole(detail) ? ROLE[detail] : 'something else'}`,
  note: ({ what, amount }) => `${amount} is noted on ${what}`,
  copy: ({ who, what, from }) => `${who} copies ${what}${from}`,
  flip: ({ what, from }) => `${what} is flipped${from}`,
  becomeCopy: ({ what, copied }) => `${what} becomes a copy of ${copied}`,
  changeNumber: ({ what, amount }, { was }) => `a ${was ?? 'number'} in the text of ${what} becomes ${amount}`,
  putIntoHand: ({ who, what }, { object }) => `${object === undefined ? 'a card' : what} goes to the hand of ${who}`,
  removeFromGame: ({ what, detail, copied }) =>
    `${what} is ${detail === 'under' ? `put under ${copied}` : 'removed from the game'}`,
  win: ({ who, from }) => `${who} is to win the game${from}`,
  endTurn: ({ from }) => `the turn ends at once${from}`,
  lootPlay: ({ who, amount, from }) => `${who} may play ${counted(amount, MORE_LOOT)}${from}`,
  grantAttack: attackGrant,
  extraTurn: ({ who, from }) => `${who} takes an extra turn after this one${from}`,
  skipTurn: ({ who, from }) => `${who} will skip the next turn${from}`,
};
