import type { Effect, Selector } from '../../engine/index.js';
import { isGroup, shownBy, type Frame } from '../tree.js';
import { amountText, openAmount } from './amounts.js';
import { METTRE, er, irregular, ordinal, type Verb } from './nouns.js';
import { cardWith, ofWhom, person, whom } from './selectors.js';

/** A plain act: who does it (null: whoever's effect it is), a verb, and the rest. */
export interface Act {
  readonly who: Selector | null;
  readonly verb: Verb;
  readonly rest: string;
}
export const act = (who: Selector | null, verb: Verb, rest: string): Act => ({ who, verb, rest });

type Of<Word extends Effect['do']> = Extract<Effect, { readonly do: Word }>;

const REGARDER = er('regarder');
const REVELER = irregular('révéler', 'révélez', 'révèle', 'révèlent');
const IN_SLOT = {
  shop: 'dans une zone boutique',
  room: 'dans une zone salle',
  monster: 'dans une zone monstre non attaquée',
} as const;

/** Acts on cards of decks, hands and discards. */
export const cardAct = (
  effect: Of<'lookAt' | 'move' | 'gainObject' | 'putIntoSlot' | 'replaceFromDeck'>,
  frame: Frame,
): Act => {
  const what = whom(effect.what, frame);
  switch (effect.do) {
    case 'lookAt': {
      const isHand = effect.what.select === 'hand' && effect.what.where === undefined;
      return act(effect.by, REGARDER, isHand ? handOf(effect.what.of, frame) : what);
    }
    case 'gainObject':
      return act(effect.who, er('gagner'), what);
    case 'putIntoSlot':
      return act(effect.by, METTRE, `${what} ${IN_SLOT[effect.slot]}`);
    case 'replaceFromDeck':
      return act(null, METTRE, `${what} dans la défausse et la carte au sommet de sa pioche à sa place`);
    case 'move':
      if (effect.to.place === 'outside') return act(effect.by, er('retirer'), `${what} de la partie`);
      if (effect.to.place === 'outsideFaceDown')
        return act(effect.by, er('retirer'), `${what} de la partie, face cachée`);
      return act(effect.by, METTRE, `${what} ${placeText(effect, frame)}`);
  }
};

const handOf = (of: Selector, frame: Frame): string =>
  person(of, frame, 'each').person === 'vous' ? 'votre main' : `la main ${ofWhom(of, frame)}`;

const placeText = ({ what, to, by }: Of<'move'>, frame: Frame): string => {
  const many = person(what, frame, 'each').person === 'ils' || shownBy(what, frame) === 'several';
  const deck = many ? 'leur pioche' : 'sa pioche';
  if (to.place === 'deckNth') {
    const nth = typeof to.nth === 'number' ? ordinal(to.nth) : `(${amountText(to.nth, frame)})e`;
    return `dans ${deck}, à la ${nth} place en partant du sommet`;
  }
  if (to.place === 'hand') return `dans ${handOf(to.of, frame)}`;
  if (to.place === 'underThis') return `sous ${whom({ select: 'this' }, frame)}`;
  if (to.place === 'shuffledIn') return `dans ${deck} et mélangez-la`;
  const choice = person(by, frame, 'each').person === 'vous' ? 'votre' : 'son';
  const order = many || isGroup(what) ? ` dans l'ordre de ${choice} choix` : '';
  return `${to.place === 'deckTop' ? 'au sommet' : 'en dessous'} de ${deck}${order}`;
};

/** « la carte au sommet de la pioche butins », « les 4 premières cartes de la cible ». */
const topCards = ({ deck, amount }: Of<'look' | 'reveal'>, frame: Frame): string => {
  if (amount === 1) return `la carte au sommet ${ofWhom(deck, frame)}`;
  if (typeof amount === 'number') return `les ${amount} premières cartes ${ofWhom(deck, frame)}`;
  return `les premières cartes ${ofWhom(deck, frame)} (nombre : ${openAmount(amount, frame)})`;
};

/** « mettez la carte au sommet de la pioche butins dans la défausse » : turned up only to be put elsewhere in the open. */
export const turnedUp = (effect: Showing, text: string, frame: Frame): string | null => {
  const { do: shows, effect: inner } = effect;
  if (shows !== 'reveal' || effect.amount !== 1) return null;
  if (inner.do !== 'putIntoDiscard' && inner.do !== 'putIntoSlot') return null;
  const named = /^(mett\S+) (cette carte|ces cartes)(?! \()/;
  return named.test(text) ? text.replace(named, `$1 ${topCards(effect, frame)}`) : null;
};

export type Showing = Of<'look' | 'reveal' | 'search'>;

/** The looking, revealing or searching itself. */
export const showingAct = (effect: Showing, frame: Frame): Act => {
  switch (effect.do) {
    case 'look':
      return act(effect.by, REGARDER, topCards(effect, frame));
    case 'reveal':
      return act(null, REVELER, topCards(effect, frame));
    case 'search':
      return act(effect.by, er('chercher'), `${cardWith(effect.where, frame)} dans ${whom(effect.deck, frame)}`);
  }
};
