import { EVENTS, type EventType } from '../words/happenings.js';
import { oneOf, part } from './shape.js';
import type {
  Allowance,
  CardKind,
  CardType,
  Comparison,
  CounterName,
  Deck,
  DeckSlot,
  Keyword,
  PlayCost,
  Role,
  Stat,
  Tallied,
  WholeEvent,
} from '../words/words.js';

/** The names that words are written with: all of each kind, or it does not compile. */

export const deck = oneOf<Deck>({ loot: true, treasure: true, monster: true, room: true });
/** A slot that a deck fills. */
export const deckSlot = oneOf<DeckSlot>({ shop: true, monster: true, room: true });
/** Where a card can be put: also into a minion slot of its own (CHAL-07). */
export const slotToPutInto = oneOf<DeckSlot | 'minion'>({ shop: true, monster: true, room: true, minion: true });
export const role = oneOf<Role>({
  character: true,
  item: true,
  soul: true,
  curse: true,
  monster: true,
  event: true,
  room: true,
  challenge: true,
});
export const keyword = oneOf<Keyword>({
  eternal: true,
  trinket: true,
  ambush: true,
  guppy: true,
  curse: true,
  indomitable: true,
  familiar: true,
});
export const stat = oneOf<Stat>({ hp: true, dc: true, atk: true });
export const counterName = oneOf<CounterName>({
  counter: true,
  hp: true,
  atk: true,
  eternal: true,
  level: true,
  gold: true,
  bounty: true,
  spider: true,
  doodle: true,
  eraser: true,
  sketch: true,
  poo: true,
  egg: true,
  gut: true,
});
export const tallied = oneOf<Tallied>({
  discardLoot: true,
  heal: true,
  removeCounters: true,
  destroy: true,
  putIntoDiscard: true,
  gainCoins: true,
});
export const cardKind = oneOf<CardKind>({
  treasure: true,
  loot: true,
  room: true,
  monster: true,
  boss: true,
  event: true,
});
export const wholeEvent = oneOf<WholeEvent>({
  penalty: true,
  lootStep: true,
  rechargeStep: true,
  handLimit: true,
  cost: true,
});
export const comparison = oneOf<Comparison>({ '=': true, '<': true, '<=': true, '>': true, '>=': true });
export const playCost = oneOf<PlayCost>({ lootPlay: true, nothing: true });
export const allowance = oneOf<Allowance>({
  attacks: true,
  purchases: true,
  lootPlays: true,
  handSize: true,
  openingLoot: true,
  lootStep: true,
  rechargeStep: true,
  votes: true,
  soulsToWin: true,
});
export const cardType = oneOf<CardType>({
  loot: true,
  treasure: true,
  monster: true,
  room: true,
  character: true,
  startingItem: true,
  bonusSoul: true,
  challenge: true,
});
export const event = part(
  'event',
  oneOf(Object.fromEntries(EVENTS.map((name) => [name, true])) as Record<EventType, true>),
);
