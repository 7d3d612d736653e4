import type { Condition, Selector } from '../../../engine/index.js';
import { isJustNamed, mentionAt } from '../../cards/naming/pronouns.js';
import { isChooser, isOther, soleController } from '../../cards/shorter.js';
import { GAP, isCard, isGap, isGroup, isOneNoun, shownBy, thingOf, type Frame } from '../../cards/tree.js';
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
  frame: Frame,
): string => {
  const by = person(trait.player, frame, 'one');
  if (by.person === 'vous') return trait.not ? 'que vous ne contrôlez pas' : 'que vous contrôlez';
  if (by.subject !== undefined) return `qu'${by.subject} ${trait.not ? 'ne contrôle pas' : 'contrôle'}`;
  if (by.text.startsWith('celui-ci')) return trait.not ? 'que celui-ci ne contrôle pas' : 'que celui-ci contrôle';
  if (isCard(frame) && !trait.not && by.parts === undefined) return after(de, by);
  return `${trait.not ? 'non ' : ''}${agreed('contrôlé', who)} par ${by.text}`;
};
/** « avec Malédiction », « sans le mot-clé Babiole sur sa carte » */
const withKeyword = (
  { trait, word, not }: Extract<Trait, { readonly trait: 'keyword' | 'cardKeyword' }>,
  frame: Frame,
): string => {
  const withOrNot = not ? 'sans' : 'avec';
  if (isCard(frame)) return `${withOrNot} ${KEYWORD[word]}`;
  return `${withOrNot} le mot-clé ${KEYWORD[word]}${trait === 'cardKeyword' ? ' sur sa carte' : ''}`;
};
/** Traits that are said in a clause, or made of several conditions. */
type Composed = Extract<
  Trait,
  { readonly trait: 'aimsAt' | 'measure' | 'compared' | 'namedOneOf' | 'ofRole' | 'attackedBy' }
>;
const besides = (trait: Composed, who: Pick<Phrase, 'f' | 'person'>, frame: Frame): string => {
  switch (trait.trait) {
    case 'aimsAt':
      return `qui ${aiming(person(trait.what, frame, 'one'), trait.not, who.person === 'ils')}`;
    case 'measure':
      if (isCard(frame)) return `avec ${cardLimit(trait.is, String(trait.than), measureUnit(trait.what, trait.than))}`;
      return `avec ${limitText(trait.is, trait.than)} ${measureUnit(trait.what, trait.than)}`;
    case 'compared': {
      const unit = trait.what.amount === 'souls' ? 'âmes' : measureUnit(trait.what, 2);
      return `avec ${trait.is === '>' ? 'plus' : 'moins'} ${de(unit)} ${que(person(trait.than, frame, 'one').text)}`;
    }
    case 'namedOneOf':
      return `${agreed('nommé', who)} ${list(
        trait.names.map(({ fr }) => fr),
        'ou',
      )}`;
    case 'ofRole': {
      const { keyword } = trait;
      const of = de(ROLE[trait.role]);
      if (keyword?.word === 'eternal' && isCard(frame))
        return `${of} ${agreed(keyword.not ? 'non-éternel' : 'éternel', { f: noun(trait.role).f, person: 'il' })}`;
      return keyword === undefined ? of : `${of} ${keyword.not ? 'sans' : 'avec'} ${KEYWORD[keyword.word]}`;
    }
    case 'attackedBy':
      return trait.player.select === 'you'
        ? 'que vous attaquez'
        : `${agreed('attaqué', who)} par ${person(trait.player, frame, 'one').text}`;
  }
};
const ofThisTurn = (trait: Trait, who: Pick<Phrase, 'f' | 'person'>, frame: Frame): string =>
  trait.trait === 'rolledAgainst'
    ? `qui ${who.person === 'ils' ? 'ont' : 'a'} fait un lancer d'attaque contre ${whom(trait.against, frame)} pendant ce tour`
    : `${trait.not ? 'non ' : ''}${agreed('attaqué', who)} pendant ce tour`;

const far = (trait: Trait, who: Pick<Phrase, 'f' | 'person'>, frame: Frame): string => {
  const has = who.person === 'ils' ? 'ont' : 'a';
  const qui = (what: string, several = what) => quiEst(trait.not, who.person === 'ils', what, several);
  switch (trait.trait) {
    case 'source':
      return `${trait.not ? 'non ' : ''}${after(de, person(trait.other, frame, 'one'))}`;
    case 'same':
      return isCard(frame) && trait.not
        ? otherThan(person(trait.other, frame, 'one'), who)
        : qui(person(trait.other, frame, 'one').text);
    case 'controlledBy':
      return controlled(trait, who, frame);
    case 'keyword':
    case 'cardKeyword':
      return withKeyword(trait, frame);
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
      if (isCard(frame) && !trait.not) return `${MARKED}${trait.ofItem ? " d'un objet" : ''}`;
      return `${trait.not ? 'non ' : ''}${agreed('activé', who)}${trait.ofItem ? ' sur un objet' : ''}`;
    case 'mark':
      return `${trait.not ? 'sans' : 'avec un'} effet ${trait.mark === 'tap' ? '↷' : '$'}`;
    case 'named':
      return `${trait.not ? 'non ' : ''}${agreed('nommé', who)} ${frame.cards.card(trait.card).name.fr}`;
    case 'kind':
      return qui(KIND[trait.kind], `des cartes ${KIND_OF[trait.kind]}`);
    case 'nameHas':
      if (trait.whole) return `${trait.not ? 'non ' : ''}${agreed('nommé', who)} ${trait.name.fr}`;
      return `${trait.not ? 'sans' : 'avec'} « ${trait.name.fr} » dans son nom`;
    case 'triggered':
      return agreed(trait.not ? 'non déclenché' : 'déclenché', who);
    case 'rolledAgainst':
    case 'attackedThisTurn':
      return ofThisTurn(trait, who, frame);
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
      return besides(trait, who, frame);
    case 'general':
      return `${agreed('tel', who)} ${que(bracketed(trait.condition, frame.clause(trait.condition, frame)))}`;
  }
};
const grade = (selector: Selector, frame: Frame, place: string, how: Grade): Phrase => {
  const thing = thingOf(selector, frame);
  const word = noun(thing);
  const who = { f: word.f, person: how === 'all' ? 'ils' : 'il' } as const;
  const inside: Frame = { ...frame, it: { thing, of: 'filter' } };
  const traits = traitsOf('where' in selector ? selector.where : undefined);
  const rest = traits.filter((trait) => !isOther(trait, thing, frame) && close(trait, who, frame) === null);
  const described = rest.map((trait) => far(trait, who, inside));
  const isActivated =
    described[0]?.startsWith(MARKED) === true ||
    (isCard(frame) && traits.some(({ trait, not }) => trait === 'triggered' && !not));
  const whole = how === 'all' ? word.many : word.one;
  const text = [
    isActivated ? whole.replace(' sur la pile', '') : whole,
    ...asPassive(
      traits.map((trait) => close(trait, who, frame) ?? ''),
      who,
    ),
    place === '' || rest.every(({ trait }) => ['measure', 'named', 'nameHas', 'namedOneOf'].includes(trait))
      ? place
      : `(${place})`,
    described.join(' et '),
  ];
  const other = traits.some((trait) => isOther(trait, thing, frame));
  return graded(text.filter((part) => part !== '').join(' '), word, other, how);
};
/** Any card with these traits, wherever it is. */
export const cardWith = (where: Condition, frame: Frame): string =>
  grade({ select: 'discard', deck: 'loot', where }, frame, '', 'one').text;

/** « cartes boss » : several of them. */
export const cardsWith = (where: Condition, frame: Frame): string =>
  grade({ select: 'discard', deck: 'loot', where }, frame, '', 'all').text;

/** « un butin non Babiole » : a loot card with these traits. */
export const lootWith = (where: Condition, frame: Frame): string => {
  const inside: Frame = { ...frame, it: { thing: 'lootCard', of: 'filter' } };
  const traits = traitsOf(where).map((trait) => far(trait, { f: false, person: 'il' }, inside));
  return `un butin ${traits.join(' et ').replaceAll(/^(sans .*?) et sans /g, '$1 ni ')}`;
};

const EVERY_DECK = 4;

const EXTREME = { most: ['le plus', 'au plus haut'], least: ['le moins', 'au plus bas'] } as const;
/** « un joueur avec le plus de ¢ (ou à égalité) ». */
const ranked = (
  { select, of, by }: Extract<Selector, { readonly select: 'most' | 'least' }>,
  frame: Frame,
  how: Grade,
): Phrase => {
  const inside: Frame = { ...frame, it: { thing: thingOf(of, frame), of: 'filter' } };
  const what = rankedBy(by);
  const [much, high] = EXTREME[select];
  const unit = what === null ? '' : what.amount === 'souls' ? 'âmes' : measureUnit(what);
  const other = isRankedByRolls(by)
    ? `qui a fait le plus ${select === 'most' ? 'grand' : 'petit'} total`
    : `tel que ceci est ${high} : ${frame.amount(by, inside)}`;
  const rank = what === null ? other : `avec ${much} ${de(unit)}`;
  const { text, person: who, f } = person(of, frame, how);
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
const elsewhere = (selector: Elsewhere, frame: Frame, how: Grade): Phrase => {
  switch (selector.select) {
    case 'hand': {
      if (isChooser(selector.of, frame)) return grade(selector, frame, isCard(frame) ? '' : 'de sa main', how);
      const of = person(selector.of, frame, isGroup(selector.of) ? 'one' : how);
      return grade(selector, frame, placeInHand(of), how);
    }
    case 'discard':
      return grade(selector, frame, `de la défausse ${DECK[selector.deck]}`, how);
    case 'under':
      return grade(
        selector,
        frame,
        after((text) => `sous ${text}`, person(selector.of, frame, 'one')),
        how,
      );
    case 'pile':
      return plural(`toutes les cartes de la zone ${after(de, person(selector.of, frame, 'one'))}`, true);
    case 'outside':
      return grade(selector, frame, 'hors de la partie', how);
    case 'among':
      if (how === 'each' && isCard(frame) && shownBy(selector.of, frame) === 'several')
        return grade(selector, frame, '', how);
      return grade(selector, frame, `parmi ${amongThem(person(selector.of, frame, 'all'))}`, how);
    case 'nth':
      return nthOf(selector.nth, person(selector.of, frame, 'all').text);
    case 'topOfDiscard':
      return topOfDiscard(person(selector.of, frame, isGroup(selector.of) ? 'each' : 'one'), frame);
    case 'decks':
      if (selector.of.length === EVERY_DECK)
        return singular(how === 'each' || how === 'all' ? 'chaque pioche' : ANY_DECK, true);
      if (isCard(frame) && how === 'one' && selector.of.length > 1)
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
const ownCharacter = ({ role, where }: Objects, frame: Frame): Phrase | null => {
  const whose = role === 'character' ? soleController(where) : null;
  if (whose === null) return null;
  const by = person(whose, frame, 'one');
  return singular(by.person === 'vous' ? 'votre personnage' : `le personnage ${after(de, by)}`);
};
/** « une de ses âmes », of the one who chooses. */
const oneOfTheirs = (selector: Objects, frame: Frame, how: Grade): Phrase | null => {
  const whose = soleController(selector.where);
  if (how !== 'one' || whose === null || !isChooser(whose, frame)) return null;
  const { many, f } = noun(thingOf(selector, frame));
  return singular(`${f ? 'une' : 'un'} de ses ${many}`, f);
};

/** « un de vos objets non-éternels », « une de ses âmes » : as a card says it. */
const oneOfOnes = (selector: Objects, frame: Frame, how: Grade): Phrase | null => {
  const own = how === 'one' || how === 'each' ? ownOnes(selector, frame) : null;
  if (own === null) return null;
  const { text, f } = own;
  return how === 'one' ? singular(`${f ? 'une' : 'un'} de ${text}`, f) : plural(`${f ? 'toutes' : 'tous'} ${text}`, f);
};

/** « vos objets non-éternels », « ses âmes » ; null where it is not clear whose they are, or is said otherwise. */
export const ownOnes = (selector: Selector, frame: Frame): Phrase | null => {
  const found = isCard(frame) && selector.select === 'objects' ? controlledIn(selector) : null;
  if (found === null || selector.select !== 'objects') return null;
  if (traitsOf(selector.where).some((trait) => trait.trait === 'general' || isOther(trait, selector.role, frame)))
    return null;
  const who = person(found.player, frame, 'one');
  const isTheirs = isChooser(found.player, frame) || (who.subject !== undefined && who.person === 'il');
  if (who.person !== 'vous' && !isTheirs) return null;
  const { text, f } = person(found.bare, frame, 'all');
  return plural(`${who.person === 'vous' ? 'vos' : 'ses'} ${text}`, f);
};

/** What is asked for, with the gender of what it will be. */
const gapPhrase = (frame: Frame): Phrase => {
  const { gap } = frame;
  const f = gap !== null && noun(thingOf(gap.what, frame)).f;
  return gap?.many === true ? plural(GAP, f) : singular(GAP, f);
};

/** One of several kinds of things, or all of them; on a card all cards in play, or all that is somebody's, is said as one. */
const anyOf = (of: readonly Selector[], frame: Frame, how: Grade): Phrase => {
  const these = (parts: readonly Selector[], more: readonly Phrase[]): Phrase =>
    several([...parts.map((part) => person(part, frame, how)), ...more], how);
  if (!isCard(frame) || how === 'each' || how === 'all') return these(of, []);
  const inPlay = cardsInPlay(of);
  if (inPlay !== null) {
    const where = inPlay.where === undefined ? {} : { where: inPlay.where };
    const card = grade({ select: 'outside', ...where }, frame, '', how);
    return several(
      [{ ...card, text: `${card.text} en jeu` }, ...inPlay.rest.map((part) => person(part, frame, how))],
      how,
    );
  }
  const owned = anythingOf(of);
  const common = owned === null ? inCommon(of) : null;
  const aims = traitsOf(common?.where);
  if (common !== null && aims.every(({ trait }) => trait === 'aimsAt')) {
    const { text } = these(common.bare, []);
    return singular(`${text}, ${aims.map((trait) => far(trait, { f: false, person: 'il' }, frame)).join(' et ')}`);
  }
  if (owned === null) return these(of, []);
  const who = person(owned.player, frame, 'one');
  return these(owned.rest, [singular(`quelque chose ${que(said(who, CONTROLER, ''))}`)]);
};

/** Whether « cet objet » would be taken for another one that has been named. */
const namesAnother = (frame: Frame): boolean =>
  isCard(frame) &&
  (frame.targets.some(
    (_, index) => mentionAt(index, frame) === 'before' && thingOf({ select: 'target', index }, frame) === frame.thing,
  ) ||
    [...frame.chosen.values()].some(({ said, thing }) => said === 'before' && thing === frame.thing));

/** « cet objet », « cet objet-ci » beside another one, « il » where nothing else can be. */
const thisPhrase = (frame: Frame): Phrase => {
  const { f } = noun(frame.thing);
  const text = demonstrative(noun(frame.thing));
  if (frame.self === 'it') return namedBefore(text, f);
  return singular(namesAnother(frame) ? `${text}-ci` : text, f);
};

/** What a selector finds, said in words. */
export const person = (selector: Selector, frame: Frame, how: Grade): Phrase => {
  if (isGap(selector, frame)) return gapPhrase(frame);
  switch (selector.select) {
    case 'you':
      return VOUS;
    case 'this':
      return thisPhrase(frame);
    case 'it':
      return itPhrase(frame);
    case 'target':
      return targetPhrase(selector.index, frame);
    case 'chosen': {
      const seen = shownBy(selector, frame);
      return seen === undefined ? chosenPhrase(selector.as, frame, how) : shownPhrase(selector.as, seen, frame, how);
    }
    case 'activePlayer':
      return singular('le joueur actif');
    case 'attackingPlayer':
      return singular('le joueur attaquant');
    case 'attacked':
      return singular('le monstre attaqué');
    case 'cause':
      return causePhrase(selector.part, frame);
    case 'controller': {
      const what = person(selector.of, frame, 'one');
      const isNamed = (what.subject !== undefined && what.person === 'il') || isJustNamed(selector.of, frame);
      return singular(`le joueur qui ${isNamed ? `${what.f ? 'la' : 'le'} contrôle` : `contrôle ${what.text}`}`);
    }
    case 'sourceOf':
      return singular(`la source ${after(de, person(selector.of, frame, 'one'))}`, true);
    case 'slayer':
      return singular(`ce qui a tué ${person(selector.of, frame, 'one').text}`);
    case 'paid':
      return singular('la carte payée', true);
    case 'neighbour':
      return neighbour(selector.side, person(selector.of, frame, 'one'));
    case 'objects':
      return (
        ownCharacter(selector, frame) ??
        oneOfTheirs(selector, frame, how) ??
        oneOfOnes(selector, frame, how) ??
        grade(selector, frame, '', how)
      );
    case 'players':
    case 'onStack':
      return grade(selector, frame, '', how);
    case 'most':
    case 'least':
      return ranked(selector, frame, how);
    case 'fixed':
      return several(
        selector.refs.map((ref) => refPhrase(ref, frame)),
        how,
      );
    case 'anyOf':
      return anyOf(selector.of, frame, how);
    default:
      return elsewhere(selector, frame, how);
  }
};

/** The things themselves, as a direct object. */
export const whom = (selector: Selector, frame: Frame): string => person(selector, frame, 'each').text;
/** `à` the things; `vous` stays as it is. */
export const toWhom = (selector: Selector, frame: Frame): string =>
  after(a, isCard(frame) ? asOne(person(selector, frame, 'each')) : person(selector, frame, 'each'));
/** `de` the things. */
export const ofWhom = (selector: Selector, frame: Frame): string => after(de, person(selector, frame, 'each'));
