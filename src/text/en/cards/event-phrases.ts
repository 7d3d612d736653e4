import type { EventType, LogDetail, LogLine } from '../../../engine/index.js';
import { isByPlayer, isOfDie, isRole, isSlot, type EventPhrases, type LogParts } from '../../game/log.js';
import { NEW_ROLE, SLOT, counted, counterWord, noun, passive, verb, type Verb } from './nouns.js';

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

const destroyed = ({ who, what, source, from, detail }: LogParts, line: LogLine): string => {
  if (!isByPlayer(line)) {
    const killed = detail === 'kill' || (line.object !== undefined && 'player' in line.object);
    if (!killed) return `${what} is destroyed${from}`;
    return from === '' ? `${what} dies` : `${source} kills ${what}`;
  }
  const penalty = detail === 'penalty' ? ' as the death penalty' : '';
  return `${who} ${detail === 'kill' ? 'kills' : 'destroys'} ${what}${from}${penalty}`;
};

/**
 * What each action is called in triggers and replacements: a verb, and what follows it, a fixed word or what the thing
 * usually is; and its sentence in the log, if it has one.
 */
export const EVENT_PHRASES: EventPhrases<Verb, LogParts> = {
  gainCoins: ['does', verb('gain'), '¢', ({ who, amount, from }) => `${who} gains ${amount}¢${from}`],
  loseCoins: ['does', verb('lose'), '¢', ({ who, amount, from }) => `${who} loses ${amount}¢${from}`],
  payCoins: ['does', verb('pay'), '¢', ({ who, amount }) => `${who} pays ${amount}¢`],
  giveCoins: [
    'does',
    verb('give'),
    '¢',
    ({ who, other, amount, from }) => `${who} gives ${amount}¢ to ${other}${from}`,
  ],
  payHp: ['does', verb('pay'), 'HP', ({ who, amount }) => `${who} pays ${amount} HP`],
  loot: ['does', verb('loot'), '', ({ who, amount }) => `${who} loots ${amount}`],
  gainTreasure: ['does', verb('gain'), 'treasure'],
  declareAttack: ['does', verb('declare'), 'an attack', ({ who }) => `${who} declares an attack`],
  chooseAttack: ['does', verb('choose'), 'which monster to attack'],
  declarePurchase: ['does', verb('declare'), 'a purchase', ({ who }) => `${who} declares a purchase`],
  declareEnd: ['does', verb('declare'), 'the end of the turn', ({ who }) => `${who} declares the end of the turn`],
  lootPlay: [
    'does',
    verb('get'),
    'loot plays',
    ({ who, amount, from }) => `${who} may play ${counted(amount, MORE_LOOT)}${from}`,
  ],
  win: ['does', verb('win'), 'the game', ({ who, from }) => `${who} is to win the game${from}`],
  penaltyItem: ['does', verb('lose'), 'an item to the death penalty'],
  penaltyLoot: ['does', verb('lose'), 'a loot card to the death penalty'],
  penaltyCoins: ['does', verb('lose'), '¢ to the death penalty'],
  penaltyDeactivate: ['does', verb('deactivate'), 'cards for the death penalty'],
  grantAttack: ['does', verb('get'), 'an additional attack', attackGrant],
  expandSlots: [
    'does',
    verb('add'),
    'slots',
    ({ amount, detail, from }) =>
      `${counted(amount, { one: slotWord(detail), many: `${slotWord(detail)}s` })} more${from}`,
  ],
  discardLoot: ['doesTo', verb('discard'), 'a loot card', ({ who, what }) => `${who} discards ${what}`],
  playLoot: ['doesTo', verb('play'), 'a loot card'],
  activate: ['doesTo', verb('activate'), 'anything'],
  attack: ['doesTo', verb('attack'), 'a monster', ({ who, what }) => `${who} attacks ${what}`],
  hit: ['doesTo', verb('hit'), 'with an attack roll'],
  miss: ['doesTo', verb('miss'), 'an attack roll'],
  purchase: [
    'doesTo',
    verb('purchase'),
    'an item',
    ({ who, what }, { object }) =>
      object !== undefined && 'deck' in object ? `${who} buys the top card of ${what}` : `${who} buys ${what}`,
  ],
  gainItem: [
    'doesTo',
    verb('gain'),
    'an item',
    ({ who, what, detail }) => (detail === 'purchase' ? '' : `${who} gains ${what}`),
  ],
  gainSoul: [
    'doesTo',
    verb('gain'),
    'a soul',
    ({ who, what, amount }) => `${who} gains ${what}, worth ${counted(amount, SOULS)}`,
  ],
  gainCurse: ['doesTo', verb('gain'), 'a curse', ({ who, what }) => `${who} gets ${what}`],
  enterControl: ['doesTo', { bare: 'come to control', it: 'comes to control' }, 'something'],
  giveObject: ['doesTo', verb('give'), 'a card', given],
  enterPlay: ['happens', verb('enter'), 'play', ({ what, detail }) => (isSlot(detail) ? '' : `${what} enters play`)],
  leavePlay: ['happens', verb('leave'), 'play'],
  destroy: ['happens', passive('destroyed'), '', destroyed],
  putIntoDiscard: [
    'happens',
    passive('put into discard'),
    '',
    ({ what, from }) => `${what} is put into discard${from}`,
  ],
  recharge: [
    'happens',
    passive('recharged'),
    '',
    ({ what, from, detail }) => (detail === 'step' ? '' : `${what} is recharged${from}`),
  ],
  deactivate: [
    'happens',
    passive('deactivated'),
    '',
    ({ what, from, detail }) => (detail === 'cost' ? '' : `${what} is deactivated${from}`),
  ],
  heal: ['happens', passive('healed'), '', ({ what, amount, from }) => `${what} heals ${amount} HP${from}`],
  putCounters: ['happens', verb('get'), 'counters', (said) => `${said.what} gets ${counters(said)}`],
  removeCounters: ['happens', verb('lose'), 'counters', (said) => `${said.what} loses ${counters(said)}`],
  reroll: [
    'happens',
    passive('rerolled'),
    '',
    (said, line) =>
      isOfDie(line)
        ? `${rollOf(said, line)} is rerolled to ${said.amount}${said.from}`
        : `${said.what} is rerolled${said.from}`,
  ],
  changeRoll: [
    'happens',
    passive('changed'),
    '',
    (said, line) => `${rollOf(said, line)} becomes ${said.amount}${said.from}`,
  ],
  addToDamage: ['happens', passive('raised'), '', ({ what, amount, from }) => `${what} is raised by ${amount}${from}`],
  cancel: ['happens', passive('cancelled'), '', ({ what, from }) => `${what} is cancelled${from}`],
  putIntoDeck: ['happens', passive('put'), 'into its deck'],
  putIntoHand: [
    'happens',
    passive('put'),
    'into a hand',
    ({ who, what }, { object }) => `${object === undefined ? 'a card' : what} goes to the hand of ${who}`,
  ],
  removeFromGame: [
    'happens',
    passive('removed'),
    'from the game',
    ({ what, detail, copied }) => `${what} is ${detail === 'under' ? `put under ${copied}` : 'removed from the game'}`,
  ],
  putIntoSlot: [
    'happens',
    passive('put'),
    'into a slot',
    ({ who, what, from }) => `${who} puts ${what} in a slot${from}`,
  ],
  replaceFromDeck: ['happens', passive('replaced'), 'from its deck', ({ what, from }) => `${what} is replaced${from}`],
  extraTurn: [
    'does',
    verb('get'),
    'an extra turn',
    ({ who, from }) => `${who} takes an extra turn after this one${from}`,
  ],
  skipTurn: ['does', verb('get'), 'a turn to skip', ({ who, from }) => `${who} will skip the next turn${from}`],
  swap: ['does', verb('swap'), 'cards'],
  giveAtOnce: ['does', verb('have'), 'things given at the same time'],
  giveHands: ['does', verb('have'), 'whole hands given'],
  note: ['does', verb('note'), 'a number', ({ what, amount }) => `${amount} is noted on ${what}`],
  becomeSoul: ['happens', verb('become'), 'a soul', ({ what }) => `${what} becomes a soul`],
  become: [
    'happens',
    verb('become'),
    'something else',
    ({ what, detail }) => `${what} becomes ${isRole(detail) ? NEW_ROLE[detail] : 'something else'}`,
  ],
  copy: [
    'doesTo',
    { bare: 'copy', it: 'copies' },
    'something',
    ({ who, what, from }) => `${who} copies ${what}${from}`,
  ],
  double: [
    'doesTo',
    verb('double'),
    'a loot card',
    ({ who, what, from }) => `${who} doubles the effect of ${what}${from}`,
  ],
  replaceCharacter: ['does', verb('change'), 'characters', ({ who, what }) => `${who} goes on as ${what}`],
  flip: ['happens', passive('flipped'), '', ({ what, from }) => `${what} is flipped${from}`],
  cancelAttack: ['does', verb('cancel'), 'an attack'],
  becomeCopy: ['happens', verb('become'), 'a copy', ({ what, copied }) => `${what} becomes a copy of ${copied}`],
  changeNumber: [
    'does',
    verb('change'),
    'a number in a text',
    ({ what, amount }, { was }) => `a ${was ?? 'number'} in the text of ${what} becomes ${amount}`,
  ],
};

/** The objects of some actions; all others are about a card. */
export const THINGS: Readonly<Partial<Record<EventType, string>>> = {
  reroll: 'a roll',
  changeRoll: 'a roll',
  heal: 'a player or a monster',
  addToDamage: 'damage',
};
