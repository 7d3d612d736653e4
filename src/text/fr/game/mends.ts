import type { CounterName, Mend, MendGoal, MendPlace, OnTop } from '../../../engine/index.js';
import type { Names } from '../../words/described.js';
import { counted, counterNoun, DECK, DEGAT, slotNoun } from '../cards/nouns.js';
import { deCard, deName } from '../cards/typography.js';
import { named } from './named.js';

const AREA = { item: 'les objets', soul: 'les âmes', curse: 'les malédictions' } as const;

/** A place between which cards are moved; without a deck that of the card itself. */
export const mendPlace = (place: MendPlace | MendGoal, names: Names): string => {
  switch (place.in) {
    case 'area':
      return `${AREA[place.role]} ${deName(names.player(place.player))}`;
    case 'slot':
      return `la ${slotNoun(place.slot).one} ${place.index + 1}`;
    case 'discard':
      return 'deck' in place ? `la défausse ${DECK[place.deck]}` : 'sa défausse';
    case 'deckTop':
      return 'deck' in place ? `le sommet de la pioche ${DECK[place.deck]}` : 'le sommet de sa pioche';
  }
};

/** What is on top of the stack. */
const topText = ({ is, card, player, struck, number }: OnTop, names: Names): string => {
  const effect = card === null ? 'un effet' : `l'effet ${deCard(names.card(card))}`;
  const victim = struck === null ? 'quelque chose qui a disparu' : named(struck, names);
  switch (is) {
    case 'loot': {
      const name = card === null ? 'un butin' : names.card(card);
      return player === null ? name : `${name} (${names.player(player)})`;
    }
    case 'ability':
      return player === null ? effect : `${effect} (${names.player(player)})`;
    case 'roll':
      return `le lancer ${player === null ? 'du jeu' : deName(names.player(player))} (${number})`;
    case 'damage':
      return `${counted(number, DEGAT)} pour ${victim}`;
    case 'death':
      return `la mort ${deName(victim)}`;
  }
};

/** A kind of counters, such as « 2 marqueurs œuf ». */
export const countersText = (number: number, counter: CounterName): string =>
  counted(number, counterNoun(counter === 'counter' ? undefined : counter));

/** What a mend puts right, as a sentence without a full stop. */
export const mendText = (mend: Mend, names: Names): string => {
  switch (mend.what) {
    case 'coins':
      return `${names.player(mend.of)} a ${mend.to} ¢ au lieu de ${mend.was} ¢`;
    case 'hp':
      return `${named(mend.name, names)} a ${mend.to} PV au lieu de ${mend.was}`;
    case 'counters':
      return `${named(mend.name, names)} a ${countersText(mend.to, mend.counter)} au lieu de ${mend.was}`;
    case 'move': {
      const places = `de : ${mendPlace(mend.from, names)}, vers : ${mendPlace(mend.to, names)}`;
      const moved = `${names.card(mend.card)} change de place (${places})`;
      return mend.instead === null ? moved : `${moved} ; ${names.card(mend.instead)} va au sommet de sa pioche`;
    }
    case 'drop': {
      const dropped = `quitte la pile sans effet : ${topText(mend.top, names)}`;
      return mend.top.is === 'death' ? `${dropped} ; il reste 1 PV` : dropped;
    }
  }
};
