import type { Condition, Selector } from '../../../engine/index.js';
import { isJustNamed, mentionAt } from '../../cards/naming/pronouns.js';
import { isChooser, isOther, soleController } from '../../cards/shorter.js';
import { GAP, isCard, isGap, isGroup, isOneNoun, shownBy, thingOf, type RenderContext } from '../../cards/tree.js';
import {
  anythingOf,
  bracketed,
  cardsInPlay,
  controlledIn,
  inCommon,
  isRankedByRolls,
  rankedBy,
  traitsOf,
  type Trait,
} from '../../cards/traits.js';
import {
  CONTROLER,
  DECK,
  KEYWORD,
  KIND,
  KIND_OF,
  ROLE,
  VOUS,
  after,
  agreed,
  deckName,
  demonstrative,
  cardLimit,
  limitText,
  list,
  measureUnit,
  noun,
  plural,
  said,
  singular,
  namedBefore,
  type Phrase,
  slotNoun,
} from './nouns.js';
import {
  MARKED,
  amongThem,
  asOne,
  asPassive,
  close,
  graded,
  neighbour,
  otherThan,
  placeInHand,
  quiEst,
  several,
  topOfDiscard,
  ANY_DECK,
  aiming,
  type Grade,
  nthOf,
} from './phrases.js';
import { causePhrase, chosenPhrase, itPhrase, refPhrase, shownPhrase, targetPhrase } from './references.js';
import { a, de, ne, que } from './typography.js';
const controlled = (
  trait: Extract<Trait, { readonly trait: 'controlledBy' }>,
  who: Pick<Phrase, 'f' | 'person'>,
  ctx: RenderContext,
): string => {
  const by = person(trait.player, ctx, 'one');
  if (by.person === 'vous') return trait.not ? 'que vous ne contrôlez pas' : 'que vous contrôlez';
  if (by.subject !== undefined) return `qu'${by.subject} ${trait.not ? 'ne contrôle pas' : 'contrôle'}`;
  if (by.text.startsWith('celui-ci')) return trait.not ? 'que celui-ci ne contrôle pas' : 'que celui-ci contrôle';
  if (isCard(ctx) && !trait.not && by.parts === undefined) return after(de, by);
  return `${trait.not ? 'non ' : ''}${agreed('contrôlé', who)} par ${by.text}`;
};
/** « avec Malédiction », « sans le mot-clé Babiole sur sa carte » */
const withKeyword = (
  { trait, word, not }: Extract<Trait, { readonly trait: 'keyword' | 'cardKeyword' }>,
  ctx: RenderContext,
): string => {
  const withOrNot = not ? 'sans' : 'avec';
  if (isCard(ctx)) return `${withOrNot} ${KEYWORD[word]}`;
  return `${withOrNot} le mot-clé ${KEYWORD[word]}${trait === 'cardKeyword' ? ' sur sa carte' : ''}`;
};
/** Traits that are said in a clause, or made of several conditions. */
type Composed = Extract<
  Trait,
  { readonly trait: 'aimsAt' | 'measure' | 'compared' | 'namedOneOf' | 'ofRole' | 'attackedBy' }
>;
const besides = (trait: Composed, who: Pick<Phrase, 'f' | 'person'>, ctx: RenderContext): string => {
  switch (trait.trait) {
    case 'aimsAt':
      return `qui ${aiming(person(trait.what, ctx, 'one'), trait.not, who.person === 'ils')}`;
    case 'measure':
      if (isCard(ctx)) return `avec ${cardLimit(trait.is, String(trait.than), measureUnit(trait.what, trait.than))}`;
      return `avec ${limitText(trait.is, trait.than)} ${measureUnit(trait.what, trait.than)}`;
    case 'compared': {
      const unit = trait.what.amount === 'souls' ? 'âmes' : measureUnit(trait.what, 2);
      return `avec ${trait.is === '>' ? 'plus' : 'moins'} ${de(unit)} ${que(person(trait.than, ctx, 'one').text)}`;
    }
    case 'namedOneOf':
      return `${agreed('nommé', who)} ${list(
        trait.names.map(({ fr }) => fr),
        'ou',
      )}`;
    case 'ofRole': {
      const { keyword } = trait;
      const of = de(ROLE[trait.role]);
      if (keyword?.word === 'eternal' && isCard(ctx))
        return `${of} ${agreed(keyword.not ? 'non-éternel' : 'éternel', { f: noun(trait.role).f, person: 'il' })}`;
      return keyword === undefined ? of : `${of} ${keyword.not ? 'sans' : 'avec'} ${KEYWORD[keyword.word]}`;
    }
    case 'attackedBy':
      return trait.player.select === 'you'
        ? 'que vous attaquez'
        : `${agreed('attaqué', who)} par ${person(trait.player, ctx, 'one').text}`;
  }
};
const ofThisTurn = (trait: Trait, who: Pick<Phrase, 'f' | 'person'>, ctx: RenderContext): string =>
  trait.trait === 'rolledAgainst'
    ? `qui ${who.person === 'ils' ? 'ont' : 'a'} fait un lancer d'attaque contre ${whom(trait.against, ctx)} pendant ce tour`
    : `${trait.not ? 'non ' : ''}${agreed('attaqué', who)} pendant ce tour`;

const far = (trait: Trait, who: Pick<Phrase, 'f' | 'person'>, ctx: RenderContext): string => {
  const has = who.person === 'ils' ? 'ont' : 'a';
  const qui = (what: string, several = what) => quiEst(trait.not, who.person === 'ils', what, several);
  switch (trait.trait) {
    case 'source':
      return `${trait.not ? 'non ' : ''}${after(de, person(trait.other, ctx, 'one'))}`;
    case 'same':
      return isCard(ctx) && trait.not
        ? otherThan(person(trait.other, ctx, 'one'), who)
        : qui(person(trait.other, ctx, 'one').text);
    case 'controlledBy':
      return controlled(trait, who, ctx);
    case 'keyword':
    case 'cardKeyword':
      return withKeyword(trait, ctx);
    case 'charged':
    case 'alive':
      return '';
    case 'inShop':
      return trait.not ? 'hors de la boutique' : 'de la boutique';
    case 'attacked':
      return qui(agreed('attaqué', who));
    case 'attackRoll':
      return qui("un lancer d'attaque", "des lancers d'attaque");
    case 'role':
      return qui(ROLE[trait.role], `des ${noun(trait.role).many}`);
    case 'inSlot':
      return `${trait.not ? 'hors' : 'dans'} ${trait.not ? 'd’' : ''}une ${slotNoun(trait.slot).one}`;
    case 'activated':
      if (isCard(ctx) && !trait.not) return `${MARKED}${trait.ofItem ? " d'un objet" : ''}`;
      return `${trait.not ? 'non ' : ''}${agreed('activé', who)}${trait.ofItem ? ' sur un objet' : ''}`;
    case 'mark':
      return `${trait.not ? 'sans' : 'avec un'} effet ${trait.mark === 'tap' ? '↷' : '$'}`;
    case 'named':
      return `${trait.not ? 'non ' : ''}${agreed('nommé', who)} ${ctx.cards.card(trait.card).name.fr}`;
    case 'kind':
      return qui(KIND[trait.kind], `des cartes ${KIND_OF[trait.kind]}`);
    case 'nameHas':
      if (trait.whole) return `${trait.not ? 'non ' : ''}${agreed('nommé', who)} ${trait.name.fr}`;
      return `${trait.not ? 'sans' : 'avec'} « ${trait.name.fr} » dans son nom`;
    case 'triggered':
      return agreed(trait.not ? 'non déclenché' : 'déclenché', who);
    case 'rolledAgainst':
    case 'attackedThisTurn':
      return ofThisTurn(trait, who, ctx);
    case 'anyMark':
      return trait.not ? 'sans effet ↷ ni $' : 'avec un effet ↷ ou $';
    case 'copied':
      return `qui ${trait.not ? `${ne(has)} pas` : has} été ${agreed('copié', who)} pendant ce tour`;
    case 'aimsAt':
    case 'measure':
    case 'compared':
    case 'namedOneOf':
    case 'ofRole':
    case 'attackedBy':
      return besides(trait, who, ctx);
    case 'general':
      return `${agreed('tel', who)} ${que(bracketed(trait.condition, ctx.clause(trait.condition, ctx)))}`;
  }
};
const grade = (selector: Selector, ctx: RenderContext, place: string, how: Grade): Phrase => {
  const thing = thingOf(selector, ctx);
  const word = noun(thing);
  const who = { f: word.f, person: how === 'all' ? 'ils' : 'il' } as const;
  const inside: RenderContext = { ...ctx, it: { thing, of: 'filter' } };
  const traits = traitsOf('where' in selector ? selector.where : undefined);
  const rest = traits.filter((trait) => !isOther(trait, thing, ctx) && close(trait, who, ctx) === null);
  const described = rest.map((trait) => far(trait, who, inside));
  const isActivated =
    described[0]?.startsWith(MARKED) === true ||
    (isCard(ctx) && traits.some(({ trait, not }) => trait === 'triggered' && !not));
  const whole = how === 'all' ? word.many : word.one;
  const text = [
    isActivated ? whole.replace(' sur la pile', '') : whole,
    ...asPassive(
      traits.map((trait) => close(trait, who, ctx) ?? ''),
      who,
    ),
    place === '' || rest.every(({ trait }) => ['measure', 'named', 'nameHas', 'namedOneOf'].includes(trait))
      ? place
      : `(${place})`,
    described.join(' et '),
  ];
  const other = traits.some((trait) => isOther(trait, thing, ctx));
  return graded(text.filter((part) => part !== '').join(' '), word, other, how);
};
/** Any card with these traits, wherever it is. */
export const cardWith = (where: Condition, ctx: RenderContext): string =>
  grade({ select: 'discard', deck: 'loot', where }, ctx, '', 'one').text;

/** « cartes boss » : several of them. */
export const cardsWith = (where: Condition, ctx: RenderContext): string =>
  grade({ select: 'discard', deck: 'loot', where }, ctx, '', 'all').text;

/** « un butin non Babiole » : a loot card with these traits. */
export const lootWith = (where: Condition, ctx: RenderContext): string => {
  const inside: RenderContext = { ...ctx, it: { thing: 'lootCard', of: 'filter' } };
  const traits = traitsOf(where).map((trait) => far(trait, { f: false, person: 'il' }, inside));
  return `un butin ${traits.join(' et ').replaceAll(/^(sans .*?) et sans /g, '$1 ni ')}`;
};

const EVERY_DECK = 4;

const EXTREME = { most: ['le plus', 'au plus haut'], least: ['le moins', 'au plus bas'] } as const;
/** « un joueur avec le plus de ¢ (ou à égalité) ». */
const ranked = (
  { select, of, by }: Extract<Selector, { readonly select: 'most' | 'least' }>,
  ctx: RenderContext,
  how: Grade,
): Phrase => {
  const inside: RenderContext = { ...ctx, it: { thing: thingOf(of, ctx), of: 'filter' } };
  const what = rankedBy(by);
  const [much, high] = EXTREME[select];
  const unit = what === null ? '' : what.amount === 'souls' ? 'âmes' : measureUnit(what);
  const other = isRankedByRolls(by)
    ? `qui a fait le plus ${select === 'most' ? 'grand' : 'petit'} total`
    : `tel que ceci est ${high} : ${ctx.amount(by, inside)}`;
  const rank = what === null ? other : `avec ${much} ${de(unit)}`;
  const { text, person: who, f } = person(of, ctx, how);
  return {
    text: `${isOneNoun(of) ? text : `(${text})`} ${rank} (ou à égalité)`,
    person: who === 'vous' ? 'il' : who,
    f,
  };
};
type Elsewhere = Extract<
  Selector,
  { readonly select: 'hand' | 'discard' | 'under' | 'pile' | 'outside' | 'topOfDiscard' | 'decks' | 'among' | 'nth' }
>;
/** Cards that are not in play, and decks. */
const elsewhere = (selector: Elsewhere, ctx: RenderContext, how: Grade): Phrase => {
  switch (selector.select) {
    case 'hand': {
      if (isChooser(selector.of, ctx)) return grade(selector, ctx, isCard(ctx) ? '' : 'de sa main', how);
      const of = person(selector.of, ctx, isGroup(selector.of) ? 'one' : how);
      return grade(selector, ctx, placeInHand(of), how);
    }
    case 'discard':
      return grade(selector, ctx, `de la défausse ${DECK[selector.deck]}`, how);
    case 'under':
      return grade(
        selector,
        ctx,
        after((text) => `sous ${text}`, person(selector.of, ctx, 'one')),
        how,
      );
    case 'pile':
      return plural(`toutes les cartes de la zone ${after(de, person(selector.of, ctx, 'one'))}`, true);
    case 'outside':
      return grade(selector, ctx, 'hors de la partie', how);
    case 'among':
      if (how === 'each' && isCard(ctx) && shownBy(selector.of, ctx) === 'several')
        return grade(selector, ctx, '', how);
      return grade(selector, ctx, `parmi ${amongThem(person(selector.of, ctx, 'all'))}`, how);
    case 'nth':
      return nthOf(selector.nth, person(selector.of, ctx, 'all').text);
    case 'topOfDiscard':
      return topOfDiscard(person(selector.of, ctx, isGroup(selector.of) ? 'each' : 'one'), ctx);
    case 'decks':
      if (selector.of.length === EVERY_DECK)
        return singular(how === 'each' || how === 'all' ? 'chaque pioche' : ANY_DECK, true);
      if (isCard(ctx) && how === 'one' && selector.of.length > 1)
        return singular(
          `la pioche ${list(
            selector.of.map((deck) => DECK[deck]),
            'ou',
          )}`,
          true,
        );
      return several(
        selector.of.map((deck) => singular(deckName(deck), true)),
        how,
      );
  }
};

type Objects = Extract<Selector, { readonly select: 'objects' }>;
/** « votre personnage » : a player has one. */
const ownCharacter = ({ role, where }: Objects, ctx: RenderContext): Phrase | null => {
  const whose = role === 'character' ? soleController(where) : null;
  if (whose === null) return null;
  const by = person(whose, ctx, 'one');
  return singular(by.person === 'vous' ? 'votre personnage' : `le personnage ${after(de, by)}`);
};
/** « une de ses âmes », of the one who chooses. */
const oneOfTheirs = (selector: Objects, ctx: RenderContext, how: Grade): Phrase | null => {
  const whose = soleController(selector.where);
  if (how !== 'one' || whose === null || !isChooser(whose, ctx)) return null;
  const { many, f } = noun(thingOf(selector, ctx));
  return singular(`${f ? 'une' : 'un'} de ses ${many}`, f);
};

/** « un de vos objets non-éternels », « une de ses âmes » : as a card says it. */
const oneOfOnes = (selector: Objects, ctx: RenderContext, how: Grade): Phrase | null => {
  const own = how === 'one' || how === 'each' ? ownOnes(selector, ctx) : null;
  if (own === null) return null;
  const { text, f } = own;
  return how === 'one' ? singular(`${f ? 'une' : 'un'} de ${text}`, f) : plural(`${f ? 'toutes' : 'tous'} ${text}`, f);
};

/** « vos objets non-éternels », « ses âmes » ; null where it is not clear whose they are, or is said otherwise. */
export const ownOnes = (selector: Selector, ctx: RenderContext): Phrase | null => {
  const found = isCard(ctx) && selector.select === 'objects' ? controlledIn(selector) : null;
  if (found === null || selector.select !== 'objects') return null;
  if (traitsOf(selector.where).some((trait) => trait.trait === 'general' || isOther(trait, selector.role, ctx)))
    return null;
  const who = person(found.player, ctx, 'one');
  const isTheirs = isChooser(found.player, ctx) || (who.subject !== undefined && who.person === 'il');
  if (who.person !== 'vous' && !isTheirs) return null;
  const { text, f } = person(found.bare, ctx, 'all');
  return plural(`${who.person === 'vous' ? 'vos' : 'ses'} ${text}`, f);
};

/** What is asked for, with the gender of what it will be. */
const gapPhrase = (ctx: RenderContext): Phrase => {
  const { gap } = ctx;
  const f = gap !== null && noun(thingOf(gap.what, ctx)).f;
  return gap?.many === true ? plural(GAP, f) : singular(GAP, f);
};

/** One of several kinds of things, or all of them; on a card all cards in play, or all that is somebody's, is said as one. */
const anyOf = (of: readonly Selector[], ctx: RenderContext, how: Grade): Phrase => {
  const these = (parts: readonly Selector[], more: readonly Phrase[]): Phrase =>
    several([...parts.map((part) => person(part, ctx, how)), ...more], how);
  if (!isCard(ctx) || how === 'each' || how === 'all') return these(of, []);
  const inPlay = cardsInPlay(of);
  if (inPlay !== null) {
    const where = inPlay.where === undefined ? {} : { where: inPlay.where };
    const card = grade({ select: 'outside', ...where }, ctx, '', how);
    return several(
      [{ ...card, text: `${card.text} en jeu` }, ...inPlay.rest.map((part) => person(part, ctx, how))],
      how,
    );
  }
  const owned = anythingOf(of);
  const common = owned === null ? inCommon(of) : null;
  const aims = traitsOf(common?.where);
  if (common !== null && aims.every(({ trait }) => trait === 'aimsAt')) {
    const { text } = these(common.bare, []);
    return singular(`${text}, ${aims.map((trait) => far(trait, { f: false, person: 'il' }, ctx)).join(' et ')}`);
  }
  if (owned === null) return these(of, []);
  const who = person(owned.player, ctx, 'one');
  return these(owned.rest, [singular(`quelque chose ${que(said(who, CONTROLER, ''))}`)]);
};

/** Whether « cet objet » would be taken for another one that has been named. */
const namesAnother = (ctx: RenderContext): boolean =>
  isCard(ctx) &&
  (ctx.targets.some(
    (_, index) => mentionAt(index, ctx) === 'before' && thingOf({ select: 'target', index }, ctx) === ctx.thing,
  ) ||
    [...ctx.chosen.values()].some(({ said, thing }) => said === 'before' && thing === ctx.thing));

/** « cet objet », « cet objet-ci » beside another one, « il » where nothing else can be. */
const thisPhrase = (ctx: RenderContext): Phrase => {
  const { f } = noun(ctx.thing);
  const text = demonstrative(noun(ctx.thing));
  if (ctx.self === 'it') return namedBefore(text, f);
  return singular(namesAnother(ctx) ? `${text}-ci` : text, f);
};

/** What a selector finds, said in words. */
export const person = (selector: Selector, ctx: RenderContext, how: Grade): Phrase => {
  if (isGap(selector, ctx)) return gapPhrase(ctx);
  switch (selector.select) {
    case 'you':
      return VOUS;
    case 'this':
      return thisPhrase(ctx);
    case 'it':
      return itPhrase(ctx);
    case 'target':
      return targetPhrase(selector.index, ctx);
    case 'chosen': {
      const seen = shownBy(selector, ctx);
      return seen === undefined ? chosenPhrase(selector.as, ctx, how) : shownPhrase(selector.as, seen, ctx, how);
    }
    case 'activePlayer':
      return singular('le joueur actif');
    case 'attackingPlayer':
      return singular('le joueur attaquant');
    case 'attacked':
      return singular('le monstre attaqué');
    case 'cause':
      return causePhrase(selector.part, ctx);
    case 'controller': {
      const what = person(selector.of, ctx, 'one');
      const isNamed = (what.subject !== undefined && what.person === 'il') || isJustNamed(selector.of, ctx);
      return singular(`le joueur qui ${isNamed ? `${what.f ? 'la' : 'le'} contrôle` : `contrôle ${what.text}`}`);
    }
    case 'sourceOf':
      return singular(`la source ${after(de, person(selector.of, ctx, 'one'))}`, true);
    case 'slayer':
      return singular(`ce qui a tué ${person(selector.of, ctx, 'one').text}`);
    case 'paid':
      return singular('la carte payée', true);
    case 'neighbour':
      return neighbour(selector.side, person(selector.of, ctx, 'one'));
    case 'objects':
      return (
        ownCharacter(selector, ctx) ??
        oneOfTheirs(selector, ctx, how) ??
        oneOfOnes(selector, ctx, how) ??
        grade(selector, ctx, '', how)
      );
    case 'players':
    case 'onStack':
      return grade(selector, ctx, '', how);
    case 'most':
    case 'least':
      return ranked(selector, ctx, how);
    case 'fixed':
      return several(
        selector.refs.map((ref) => refPhrase(ref, ctx)),
        how,
      );
    case 'anyOf':
      return anyOf(selector.of, ctx, how);
    default:
      return elsewhere(selector, ctx, how);
  }
};

/** The things themselves, as a direct object. */
export const whom = (selector: Selector, ctx: RenderContext): string => person(selector, ctx, 'each').text;
/** `à` the things; `vous` stays as it is. */
export const toWhom = (selector: Selector, ctx: RenderContext): string =>
  after(a, isCard(ctx) ? asOne(person(selector, ctx, 'each')) : person(selector, ctx, 'each'));
/** `de` the things. */
export const ofWhom = (selector: Selector, ctx: RenderContext): string => after(de, person(selector, ctx, 'each'));
