import type { Effect, Selector } from '../../../engine/index.js';
import { ANY_NUMBER } from '../../../engine/vocabulary/index.js';
import type { Showing } from '../../cards/effect-words.js';
import { isFromShown, isMoved, isPutBack } from '../../cards/shorter.js';
import { isCard, isGroup, type RenderContext } from '../../cards/tree.js';
import { act, type EnglishAct, type EnglishActs } from './act-forms.js';
import { amountText, openAmount } from './amounts.js';
import { noun, ordinal, owned } from './nouns.js';
import { cardWith, cardsWith, person, toWhom } from './selectors.js';

const IN_SLOT = {
  shop: 'in a shop slot',
  room: 'in a room slot',
  monster: 'in a monster slot that is not being attacked',
  minion: 'in a minion slot',
} as const;

/** Acts on cards of decks, hands and discards. */
export const cardActs = {
  lookAt: ({ by, what }, ctx) => act(by, 'look', `at ${handOrCards(what, ctx)}`),
  show: ({ what }, ctx) => act(null, 'reveal', handOrCards(what, ctx)),
  gainObject: ({ who, what }, ctx) => act(who, 'gain', toWhom(what, ctx)),
  putIntoSlot: ({ by, what, slot, another }, ctx) =>
    act(by, 'put', `${toWhom(what, ctx)} ${inSlot(slot, another === true || isMoved({ what, slot }, ctx))}`),
  replaceFromDeck: ({ what }, ctx) =>
    isCard(ctx)
      ? act(
          null,
          'put',
          `${toWhom(what, ctx)} into discard and ${replacing(person(what, ctx, 'each').person === 'they')}`,
        )
      : act(null, 'put', `${toWhom(what, ctx)} into discard and the top card of its deck in its place`),
  move: (effect, ctx) => {
    const what = toWhom(effect.what, ctx);
    if (isPutBack(effect, ctx)) return act(effect.by, 'put', `${what} back in any order`);
    if (effect.to.place === 'outside') return act(effect.by, 'remove', `${what} from the game`);
    if (effect.to.place === 'outsideFaceDown') return act(effect.by, 'remove', `${what} from the game, face down`);
    return act(effect.by, 'put', `${what} ${placeText(effect, ctx)}`);
  },
} satisfies Partial<EnglishActs>;

const inSlot = (slot: keyof typeof IN_SLOT, isAnother: boolean): string =>
  isAnother ? IN_SLOT[slot].replace(/^in an? /, 'in another ') : IN_SLOT[slot];

const replacing = (many: boolean): string =>
  many ? 'replace them with the top card of their deck' : 'replace it with the top card of its deck';

/** "the hand of the target", or cards one by one. */
const handOrCards = (what: Selector, ctx: RenderContext): string =>
  what.select === 'hand' && what.where === undefined ? owned('hand', person(what.of, ctx, 'each')) : toWhom(what, ctx);

const placeText = ({ what, to }: Effect<'move'>, ctx: RenderContext): string => {
  const many = person(what, ctx, 'each').person === 'they';
  const whose = isFromShown(what, ctx) ? '' : null;
  const deck = many ? 'their deck' : 'its deck';
  if (to.place === 'deckNth') {
    const nth =
      typeof to.nth === 'number' ? `${ordinal(to.nth)} from the top` : `as deep as ${amountText(to.nth, ctx)}`;
    return `into ${deck}, ${nth}`;
  }
  if (to.place === 'deckSecretly') {
    const least = typeof to.least === 'number' ? ordinal(to.least) : `place ${amountText(to.least, ctx)}`;
    return `into ${deck} in secret, ${least} from the top or deeper`;
  }
  if (to.place === 'hand') return `into ${owned('hand', person(to.of, ctx, 'each'))}`;
  if (to.place === 'underThis') return `under this ${noun(ctx.thing).one}`;
  if (to.place === 'shuffledIn') return `into ${deck} and shuffle it`;
  const order = to.place === 'deckBottomAtRandom' ? ' in a random order' : many || isGroup(what) ? ' in any order' : '';
  return `${to.place === 'deckTop' ? 'on top' : 'on the bottom'}${whose ?? ` of ${deck}`}${order}`;
};

/** `the top card of the loot deck`, `the top 4 cards of the target`. */
const topCards = ({ deck, amount }: Effect<'look' | 'reveal'>, ctx: RenderContext): string => {
  if (amount === 1) return `the top card of ${toWhom(deck, ctx)}`;
  if (typeof amount === 'number') return `the top ${amount} cards of ${toWhom(deck, ctx)}`;
  return `the top cards of ${toWhom(deck, ctx)} (number: ${openAmount(amount, ctx)})`;
};

/** "put the top card of the loot deck into discard": what is turned up only to be put somewhere else in the open. */
export const turnedUp = (effect: Showing, text: string, ctx: RenderContext): string | null => {
  const { do: shows, effect: inner } = effect;
  if (shows !== 'reveal' || effect.amount !== 1) return null;
  if (inner.do !== 'putIntoDiscard' && inner.do !== 'putIntoSlot') return null;
  const named = /^put (that card|those cards|it|them)(?! \()(?= )/;
  return named.test(text) ? text.replace(named, `put ${topCards(effect, ctx)}`) : null;
};

/** The looking, revealing or searching itself. */
export const showingAct = (effect: Showing, ctx: RenderContext): EnglishAct => {
  switch (effect.do) {
    case 'look':
      return act(effect.by, 'look', `at ${topCards(effect, ctx)}`);
    case 'reveal':
      return act(null, 'reveal', topCards(effect, ctx));
    case 'revealUntil': {
      const many = `${amountText(effect.amount, ctx)} ${cardsWith(effect.where, ctx)} are`;
      const until = effect.amount === 1 ? `${cardWith(effect.where, ctx)} is` : many;
      return act(null, 'reveal', `cards from the top of ${toWhom(effect.deck, ctx)} until ${until} revealed`);
    }
    case 'search':
      return act(
        effect.by,
        'search',
        `${toWhom(effect.deck, ctx)} for ${
          effect.most === undefined
            ? cardWith(effect.where, ctx)
            : `${effect.most === ANY_NUMBER ? 'any number of' : `up to ${effect.most}`} ${cardsWith(effect.where, ctx)}`
        }`,
      );
  }
};
