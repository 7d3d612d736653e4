import type { Effect, Selector } from '../../../engine/index.js';
import { ANY_NUMBER } from '../../../engine/vocabulary/index.js';
import type { Showing } from '../../cards/effect-words.js';
import { isFromShown, isMoved, isPutBack } from '../../cards/shorter.js';
import { isCard, isGap, isGroup, shownBy, type RenderContext } from '../../cards/tree.js';
import { act, type FrenchAct, type FrenchActs } from './act-forms.js';
import { amountText, openAmount } from './amounts.js';
import { METTRE, REMETTRE, er, irregular, ordinal, type Phrase, type Verb } from './nouns.js';
import { cardWith, cardsWith, ofWhom, person, whom } from './selectors.js';

const REGARDER = er('regarder');
const REVELER = irregular('révéler', 'révélez', 'révèle', 'révèlent');
const IN_SLOT = {
  shop: 'dans une zone boutique',
  room: 'dans une zone salle',
  monster: 'dans une zone monstre non attaquée',
  minion: 'dans une zone sbire',
} as const;

/** Acts on cards of decks, hands and discards. */
export const cardActs = {
  lookAt: ({ by, what }, ctx) => act(by, REGARDER, handOrCards(what, ctx)),
  show: ({ what }, ctx) => act(null, REVELER, handOrCards(what, ctx)),
  gainObject: ({ who, what }, ctx) => act(who, er('gagner'), whom(what, ctx)),
  putIntoSlot: ({ by, what, slot, another }, ctx) =>
    act(by, METTRE, `${whom(what, ctx)} ${inSlot(slot, another === true || isMoved({ what, slot }, ctx))}`),
  replaceFromDeck: ({ what }, ctx) =>
    isCard(ctx) && !isGap(what, ctx)
      ? act(null, replacing(person(what, ctx, 'each')), '')
      : act(null, METTRE, `${whom(what, ctx)} dans la défausse et la carte au sommet de sa pioche à sa place`),
  move: (effect, ctx) => {
    const what = whom(effect.what, ctx);
    if (isPutBack(effect, ctx)) return act(effect.by, REMETTRE, `${what} dans l'ordre voulu`);
    if (effect.to.place === 'outside') return act(effect.by, er('retirer'), `${what} de la partie`);
    if (effect.to.place === 'outsideFaceDown')
      return act(effect.by, er('retirer'), `${what} de la partie, face cachée`);
    return act(effect.by, METTRE, `${what} ${placeText(effect, ctx)}`);
  },
} satisfies Partial<FrenchActs>;

const inSlot = (slot: keyof typeof IN_SLOT, isAnother: boolean): string =>
  isAnother ? IN_SLOT[slot].replace(/^dans une /, 'dans une autre ') : IN_SLOT[slot];

/** « mettre dans la défausse un monstre et le remplacer par la carte au sommet de sa pioche » : two verbs of one act. */
const replacing = ({ text, subject, person: many, f }: Phrase): Verb => {
  const le = many === 'ils' ? 'les' : f ? 'la' : 'le';
  const by = `par la carte au sommet de ${many === 'ils' ? 'leur' : 'sa'} pioche`;
  const put = (verb: string, clitic: string, replace: string): string =>
    subject === undefined
      ? `${verb} dans la défausse ${text} et ${replace} ${by}`
      : `${clitic} dans la défausse et ${replace} ${by}`;
  const before = (verb: string, replace: string): string => put(verb, `${le} ${verb}`, `${le} ${replace}`);
  return irregular(
    before('mettre', 'remplacer'),
    put('mettez', `mettez-${le}`, `remplacez-${le}`),
    before('met', 'remplace'),
    before('mettent', 'remplacent'),
  );
};

/** « la main de la cible », or cards one by one. */
const handOrCards = (what: Selector, ctx: RenderContext): string =>
  what.select === 'hand' && what.where === undefined ? handOf(what.of, ctx) : whom(what, ctx);
const handOf = (of: Selector, ctx: RenderContext): string => {
  const who = person(of, ctx, 'each');
  if (who.person === 'vous') return 'votre main';
  return who.subject !== undefined && who.person === 'il' ? 'sa main' : `la main ${ofWhom(of, ctx)}`;
};

const placeText = ({ what, to, by }: Effect<'move'>, ctx: RenderContext): string => {
  const many = person(what, ctx, 'each').person === 'ils' || shownBy(what, ctx) === 'several';
  const deck = many ? 'leur pioche' : 'sa pioche';
  if (to.place === 'deckNth') {
    const nth = typeof to.nth === 'number' ? ordinal(to.nth) : `(${amountText(to.nth, ctx)})e`;
    return `dans ${deck}, à la ${nth} place en partant du sommet`;
  }
  if (to.place === 'deckSecretly') {
    const least = typeof to.least === 'number' ? ordinal(to.least) : `(${amountText(to.least, ctx)})e`;
    return `en secret dans ${deck}, à la ${least} place en partant du sommet ou plus bas`;
  }
  if (to.place === 'hand') return `dans ${handOf(to.of, ctx)}`;
  if (to.place === 'underThis') return `sous ${whom({ select: 'this' }, ctx)}`;
  if (to.place === 'shuffledIn') return `dans ${deck} et mélangez-la`;
  const choice = person(by, ctx, 'each').person === 'vous' ? 'votre' : 'son';
  const wanted = isCard(ctx) ? "dans l'ordre voulu" : `dans l'ordre de ${choice} choix`;
  const chosen = many || isGroup(what) ? ` ${wanted}` : '';
  const order = to.place === 'deckBottomAtRandom' ? ' dans un ordre aléatoire' : chosen;
  const whose = isFromShown(what, ctx) ? '' : ` de ${deck}`;
  return `${to.place === 'deckTop' ? 'au sommet' : 'en dessous'}${whose}${order}`;
};

/** « la carte au sommet de la pioche butins », « les 4 premières cartes de la cible ». */
const topCards = ({ deck, amount }: Effect<'look' | 'reveal'>, ctx: RenderContext): string => {
  if (amount === 1) return `la carte au sommet ${ofWhom(deck, ctx)}`;
  if (typeof amount === 'number') return `les ${amount} premières cartes ${ofWhom(deck, ctx)}`;
  return `les premières cartes ${ofWhom(deck, ctx)} (nombre : ${openAmount(amount, ctx)})`;
};

/** « mettez la carte au sommet de la pioche butins dans la défausse » : turned up only to be put elsewhere in the open. */
export const turnedUp = (effect: Showing, text: string, ctx: RenderContext): string | null => {
  const { do: shows, effect: inner } = effect;
  if (shows !== 'reveal' || effect.amount !== 1) return null;
  if (inner.do !== 'putIntoDiscard' && inner.do !== 'putIntoSlot') return null;
  const named = /^(mett\S+) (cette carte|ces cartes)(?! \()/;
  const clitic = /^(mettez)-(?:la|les)(?= )|^(?:la|les) (mettre)(?= )/;
  if (clitic.test(text)) return text.replace(clitic, `$1$2 ${topCards(effect, ctx)}`);
  return named.test(text) ? text.replace(named, `$1 ${topCards(effect, ctx)}`) : null;
};

/** The looking, revealing or searching itself. */
export const showingAct = (effect: Showing, ctx: RenderContext): FrenchAct => {
  switch (effect.do) {
    case 'look':
      return act(effect.by, REGARDER, topCards(effect, ctx));
    case 'reveal':
      return act(null, REVELER, topCards(effect, ctx));
    case 'revealUntil': {
      const many = `${amountText(effect.amount, ctx)} ${cardsWith(effect.where, ctx)}`;
      const until = effect.amount === 1 ? cardWith(effect.where, ctx) : many;
      return act(null, REVELER, `des cartes du sommet ${ofWhom(effect.deck, ctx)} jusqu'à révéler ${until}`);
    }
    case 'search':
      return act(
        effect.by,
        er('chercher'),
        `${
          effect.most === undefined
            ? cardWith(effect.where, ctx)
            : `${effect.most === ANY_NUMBER ? "n'importe quel nombre de" : `jusqu'à ${effect.most}`} ${cardsWith(effect.where, ctx)}`
        } dans ${whom(effect.deck, ctx)}`,
      );
  }
};
