import type { Effect, Selector } from '../../engine/index.js';
import { isGroup, type Frame } from '../tree.js';
import { amountText, openAmount } from './amounts.js';
import { ordinal, verb, type Verb, noun, owned } from './nouns.js';
import { cardWith, person, toWhom } from './selectors.js';

/** A plain act: who does it (null: whoever's effect it is), a verb, and the rest. */
export interface Act {
  readonly who: Selector | null;
  readonly verb: Verb;
  readonly rest: string;
}
export const act = (who: Selector | null, bare: string, rest: string): Act => ({ who, verb: verb(bare), rest });
/** "you may play …", which no imperative says. */
export const modal = (who: Selector, bare: string, rest: string): Act => ({
  who,
  verb: verb(`may ${bare}`, `may ${bare}`),
  rest,
});
export const isModal = ({ bare }: Verb): boolean => /^(may|must)\b/.test(bare);

type Of<Word extends Effect['do']> = Extract<Effect, { readonly do: Word }>;

const IN_SLOT = {
  shop: 'in a shop slot',
  room: 'in a room slot',
  monster: 'in a monster slot that is not being attacked',
} as const;

/** Acts on cards of decks, hands and discards. */
export const cardAct = (
  effect: Of<'lookAt' | 'move' | 'gainObject' | 'putIntoSlot' | 'replaceFromDeck'>,
  frame: Frame,
): Act => {
  const what = toWhom(effect.what, frame);
  switch (effect.do) {
    case 'lookAt': {
      const isHand = effect.what.select === 'hand' && effect.what.where === undefined;
      return act(effect.by, 'look', `at ${isHand ? owned('hand', person(effect.what.of, frame, 'each')) : what}`);
    }
    case 'gainObject':
      return act(effect.who, 'gain', what);
    case 'putIntoSlot':
      return act(effect.by, 'put', `${what} ${IN_SLOT[effect.slot]}`);
    case 'replaceFromDeck':
      return act(null, 'put', `${what} into discard and the top card of its deck in its place`);
    case 'move':
      if (effect.to.place === 'outside') return act(effect.by, 'remove', `${what} from the game`);
      if (effect.to.place === 'outsideFaceDown') return act(effect.by, 'remove', `${what} from the game, face down`);
      return act(effect.by, 'put', `${what} ${placeText(effect, frame)}`);
  }
};

const placeText = ({ what, to }: Of<'move'>, frame: Frame): string => {
  const many = person(what, frame, 'each').person === 'they';
  const deck = many ? 'their deck' : 'its deck';
  if (to.place === 'deckNth') {
    const nth =
      typeof to.nth === 'number' ? `${ordinal(to.nth)} from the top` : `as deep as ${amountText(to.nth, frame)}`;
    return `into ${deck}, ${nth}`;
  }
  if (to.place === 'hand') return `into ${owned('hand', person(to.of, frame, 'each'))}`;
  if (to.place === 'underThis') return `under this ${noun(frame.thing).one}`;
  if (to.place === 'shuffledIn') return `into ${deck} and shuffle it`;
  const order = many || isGroup(what) ? ' in any order' : '';
  return `${to.place === 'deckTop' ? 'on top' : 'on the bottom'} of ${deck}${order}`;
};

/** `the top card of the loot deck`, `the top 4 cards of the target`. */
const topCards = ({ deck, amount }: Of<'look' | 'reveal'>, frame: Frame): string => {
  if (amount === 1) return `the top card of ${toWhom(deck, frame)}`;
  if (typeof amount === 'number') return `the top ${amount} cards of ${toWhom(deck, frame)}`;
  return `the top cards of ${toWhom(deck, frame)} (number: ${openAmount(amount, frame)})`;
};

/** "put the top card of the loot deck into discard": what is turned up only to be put somewhere else in the open. */
export const turnedUp = (effect: Showing, text: string, frame: Frame): string | null => {
  const { do: shows, effect: inner } = effect;
  if (shows !== 'reveal' || effect.amount !== 1) return null;
  if (inner.do !== 'putIntoDiscard' && inner.do !== 'putIntoSlot') return null;
  const named = /^put th(at card|ose cards)(?! \()/;
  return named.test(text) ? text.replace(named, `put ${topCards(effect, frame)}`) : null;
};

export type Showing = Of<'look' | 'reveal' | 'search'>;

/** The looking, revealing or searching itself. */
export const showingAct = (effect: Showing, frame: Frame): Act => {
  switch (effect.do) {
    case 'look':
      return act(effect.by, 'look', `at ${topCards(effect, frame)}`);
    case 'reveal':
      return act(null, 'reveal', topCards(effect, frame));
    case 'search':
      return act(effect.by, 'search', `${toWhom(effect.deck, frame)} for ${cardWith(effect.where, frame)}`);
  }
};
