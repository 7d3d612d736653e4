import type { CounterName, Mend, MendGoal, MendPlace, OnTop } from '../../../engine/index.js';
import type { Names } from '../../words/described.js';
import { counted, counterWord, DECK, SLOT } from '../cards/nouns.js';
import { named } from './named.js';

const AREA = { item: 'items', soul: 'souls', curse: 'curses' } as const;

const ofDeck = (place: MendPlace | MendGoal): string => ('deck' in place ? `the ${DECK[place.deck]}` : 'its');

/** A place between which cards are moved; without a deck that of the card itself. */
export const mendPlace = (place: MendPlace | MendGoal, names: Names): string => {
  switch (place.in) {
    case 'area':
      return `the ${AREA[place.role]} of ${names.player(place.player)}`;
    case 'slot':
      return `${SLOT[place.slot]} ${place.index + 1}`;
    case 'discard':
      return `${ofDeck(place)} discard`;
    case 'deckTop':
      return `the top of ${ofDeck(place)} deck`;
  }
};

/** What is on top of the stack. */
const topText = ({ is, card, player, struck, number }: OnTop, names: Names): string => {
  const name = card === null ? 'an effect' : names.card(card);
  const victim = struck === null ? 'something that has gone' : named(struck, names);
  switch (is) {
    case 'loot':
      return player === null ? name : `${name} (played by ${names.player(player)})`;
    case 'ability':
      return player === null ? `the ability of ${name}` : `the ability of ${name} (${names.player(player)})`;
    case 'roll':
      return `the roll of ${player === null ? 'nobody' : names.player(player)} (${number})`;
    case 'damage':
      return `${number} damage to ${victim}`;
    case 'death':
      return `the death of ${victim}`;
  }
};

/** A kind of counters, such as “egg counters”. */
export const countersText = (number: number, counter: CounterName): string => {
  const one = counter === 'counter' ? 'counter' : counterWord(counter);
  return counted(number, { one, many: `${one}s` });
};

/** What a mend puts right, as a sentence without a full stop. */
export const mendText = (mend: Mend, names: Names): string => {
  switch (mend.what) {
    case 'coins':
      return `${names.player(mend.of)} has ${mend.to}¢ instead of ${mend.was}¢`;
    case 'hp':
      return `${named(mend.name, names)} has ${mend.to} HP instead of ${mend.was}`;
    case 'counters':
      return `${named(mend.name, names)} has ${countersText(mend.to, mend.counter)} instead of ${mend.was}`;
    case 'move': {
      const moved = `${names.card(mend.card)} goes from ${mendPlace(mend.from, names)} to ${mendPlace(mend.to, names)}`;
      return mend.instead === null ? moved : `${moved}, and ${names.card(mend.instead)} to the top of its deck`;
    }
    case 'drop': {
      const dropped = `${topText(mend.top, names)} leaves the stack without effect`;
      return mend.top.is === 'death' ? `${dropped}, and 1 HP is left` : dropped;
    }
  }
};
