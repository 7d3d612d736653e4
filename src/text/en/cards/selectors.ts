import { withArticle } from './typography.js';
import type { Condition, Selector } from '../../../engine/index.js';
import { aloud } from '../../cards/listening.js';
import { isJustNamed } from '../../cards/naming/pronouns.js';
import { isChooser, isOther, soleController } from '../../cards/shorter.js';
import { GAP, isCard, isGap, isGroup, isOneNoun, shownBy, thingOf, type Frame, type Thing } from '../../cards/tree.js';
import {
  anythingOf,
  bracketed,
  cardsInPlay,
  inCommon,
  isRankedByRolls,
  traitsOf,
  rankedBy,
  type Trait,
} from '../../cards/traits.js';
import {
  KEYWORD,
  KIND,
  KIND_OF,
  ROLE,
  YOU,
  deckName,
  cardLimit,
  is,
  limitText,
  list,
  measureUnit,
  noun,
  owned,
  plural,
  singular,
  withUnit,
  type Phrase,
  SLOT,
  ordinal,
} from './nouns.js';
import { agreeing, neighbour, several, topOfDiscard, type Grade } from './phrases.js';
import { causePhrase, chosenPhrase, itPhrase, refName, targetPhrase, thisPhrase } from './references.js';

interface Described {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly other: boolean;
  /** What follows the noun cannot be taken for a part of what follows that. */
  readonly isClear: boolean;
}

const ADJECTIVE = { charged: ['charged', 'deactivated'], alive: ['living', 'dead'] } as const;
const AFTER = {
  inShop: ['in the shop', 'outside the shop'],
  attacked: ['being attacked', 'not being attacked'],
} as const;

/** What a card says before its noun: "shop item", "non-active player", "↷ item". */
const beforeOnCard = (trait: Trait, thing: Thing): string | null => {
  if (trait.trait === 'inShop' && !trait.not) return 'shop';
  if (trait.trait === 'attackRoll') return trait.not ? 'non-attack' : 'attack';
  if (trait.trait === 'same' && trait.not && trait.other.select === 'activePlayer' && thing === 'player')
    return 'non-active';
  if (trait.trait === 'cardKeyword' && thing === 'stackLoot') return `${trait.not ? 'non-' : ''}${KEYWORD[trait.word]}`;
  if (trait.trait === 'mark') return `${trait.not ? 'non-' : ''}${trait.mark === 'tap' ? '↷' : '$'}`;
  return trait.trait === 'keyword' ? `${trait.not ? 'non-' : ''}${KEYWORD[trait.word]}` : null;
};

const before = (trait: Trait, thing: Thing, frame: Frame): string | null =>
  aloud('before', trait.said, frame, () => adjective(trait, thing, frame));
const adjective = (trait: Trait, thing: Thing, frame: Frame): string | null => {
  if (trait.trait === 'charged' || trait.trait === 'alive') return ADJECTIVE[trait.trait][trait.not ? 1 : 0];
  if (trait.trait === 'keyword' && trait.word === 'eternal') return trait.not ? 'non-eternal' : 'eternal';
  if (trait.trait === 'keyword' && trait.word === 'guppy') return trait.not ? 'non-Guppy' : 'Guppy';
  if (trait.trait === 'kind' && !trait.not) return KIND_OF[trait.kind];
  if (trait.trait === 'triggered' && !trait.not) return 'triggered';
  return isCard(frame) ? beforeOnCard(trait, thing) : null;
};

const controlled = (trait: Extract<Trait, { readonly trait: 'controlledBy' }>, frame: Frame): string => {
  const that = isCard(frame) ? '' : 'that ';
  if (!trait.not && isChooser(trait.player, frame)) return `${that}they control`;
  const who = person(trait.player, frame, 'one');
  if (!trait.not && who.text.startsWith('that ')) return `controlled by ${who.text}`;
  if (!trait.not) return `${that}${who.text} ${who.person === 'it' ? 'controls' : 'control'}`;
  return `${that}${who.text} ${who.person === 'it' ? 'does' : 'do'} not control`;
};

const measureText = ({ what, is, than }: Extract<Trait, { readonly trait: 'measure' }>, onCard: boolean): string =>
  onCard
    ? cardLimit(is, String(than), measureUnit(what, is === '=' ? than : Math.max(than, 2)))
    : withUnit(limitText(is, than), measureUnit(what, than));

/** Who is left out: "them", where the event has named nobody else. */
const otherThan = (other: Selector, frame: Frame): string =>
  objectCase(person(other, other.select === 'cause' ? { ...frame, it: null } : frame, 'one')).replace(
    /^they\b/,
    'them',
  );

/** Traits that are made of several conditions. */
type Composed = Extract<Trait, { readonly trait: 'compared' | 'namedOneOf' | 'ofRole' | 'attackedBy' }>;
const besides = (trait: Composed, frame: Frame): string => {
  switch (trait.trait) {
    case 'compared': {
      const unit = trait.what.amount === 'souls' ? 'souls' : measureUnit(trait.what);
      return `with ${trait.is === '>' ? 'more' : 'fewer'} ${unit} than ${objectCase(person(trait.than, frame, 'one'))}`;
    }
    case 'namedOneOf':
      return `named ${list(
        trait.names.map(({ en }) => en),
        'or',
      )}`;
    case 'ofRole': {
      const { keyword } = trait;
      const bare = ROLE[trait.role].replace(/^an? /, '');
      return keyword === undefined
        ? `of ${ROLE[trait.role]}`
        : `of ${withArticle(`${keyword.not ? 'non-' : ''}${KEYWORD[keyword.word].toLowerCase()} ${bare}`)}`;
    }
    case 'attackedBy': {
      const who = person(trait.player, frame, 'one');
      return `${who.text} ${is(who, false)} attacking`;
    }
  }
};

const after = (trait: Trait, frame: Frame, many: boolean): string =>
  aloud('after', trait.said, frame, () => agreeing(relative(trait, frame, many), many));
const classed = (trait: Extract<Trait, { readonly trait: 'role' | 'kind' }>, many: boolean): string => {
  if (trait.trait === 'role') return many ? noun(trait.role).many : ROLE[trait.role];
  return many ? `${KIND_OF[trait.kind]} cards` : KIND[trait.kind];
};
const relative = (trait: Trait, frame: Frame, many: boolean): string => {
  const no = trait.not ? 'not ' : '';
  switch (trait.trait) {
    case 'source':
      return `${trait.not ? 'not ' : ''}of ${objectCase(person(trait.other, frame, 'one'))}`;
    case 'same':
      if (isCard(frame) && trait.not) return `other than ${otherThan(trait.other, frame)}`;
      return `that is ${no}${person(trait.other, frame, 'one').text.replace(/^they\b/, 'them')}`;
    case 'controlledBy':
      return controlled(trait, frame);
    case 'keyword':
      return `${trait.not ? 'without' : 'with'} the keyword ${KEYWORD[trait.word]}`;
    case 'inShop':
    case 'attacked':
      return AFTER[trait.trait][trait.not ? 1 : 0];
    case 'attackRoll':
      return `that is ${no}${many ? 'attack rolls' : 'an attack roll'}`;
    case 'role':
    case 'kind':
      return `that is ${no}${classed(trait, many)}`;
    case 'inSlot':
      return `${no}in a ${SLOT[trait.slot]}`;
    case 'activated':
      if (isCard(frame) && !trait.not) return `${MARKED}${trait.ofItem ? ' of an item' : ''}`;
      return `that ${no === '' ? 'was' : 'was not'} activated${trait.ofItem ? ' on an item' : ''}`;
    case 'mark':
      return `${trait.not ? 'without' : 'with'} a ${trait.mark === 'tap' ? '↷' : '$'} ability`;
    case 'named':
      return `${no}named ${frame.cards.card(trait.card).name.en}`;
    case 'nameHas':
      if (trait.whole) return `${no}named ${trait.name.en}`;
      return `${trait.not ? 'without' : 'with'} “${trait.name.en}” in its name`;
    case 'triggered':
      return `that ${trait.not ? 'did not trigger' : 'has triggered'}`;
    case 'rolledAgainst':
      return `who made an attack roll against ${objectCase(person(trait.against, frame, 'one'))} this turn`;
    case 'attackedThisTurn':
      return `that was ${no}attacked this turn`;
    case 'cardKeyword':
      return `${trait.not ? 'without' : 'with'} the keyword ${KEYWORD[trait.word]} on its card`;
    case 'anyMark':
      return `${trait.not ? 'without' : 'with'} a ↷ or $ ability`;
    case 'copied':
      return `that has ${no}been copied this turn`;
    case 'aimsAt':
      return `that ${trait.not ? 'does not target' : 'targets'} ${person(trait.what, frame, 'one').text}`;
    case 'measure':
      return `with ${measureText(trait, isCard(frame))}`;
    case 'compared':
    case 'namedOneOf':
    case 'ofRole':
    case 'attackedBy':
      return besides(trait, frame);
    case 'charged':
    case 'alive':
      return '';
    case 'general':
      return `such that ${bracketed(trait.condition, frame.clause(trait.condition, frame))}`;
  }
};

const describe = (selector: Selector, frame: Frame, how: Grade): Described => {
  const where = 'where' in selector ? selector.where : undefined;
  const thing = thingOf(selector, frame);
  const inside: Frame = { ...frame, it: { thing, of: 'filter' } };
  const traits = traitsOf(where);
  const rest = traits.filter((trait) => !isOther(trait, thing, frame) && before(trait, thing, frame) === null);
  return {
    before: traits.flatMap((trait) => (isOther(trait, thing, frame) ? [] : (before(trait, thing, frame) ?? []))),
    after: rest.map((trait) => after(trait, inside, how === 'all')),
    other: traits.some((trait) => isOther(trait, thing, frame)),
    isClear: rest.every(({ trait }) => ['measure', 'named', 'nameHas', 'namedOneOf'].includes(trait)),
  };
};

/** What was activated, as a card calls it. */
const MARKED = '↷ or $ ability';

/** An item without ↷ and $ abilities is a passive one. */
const asPassive = (before: readonly string[]): readonly string[] => {
  const isPassive = before.includes('non-↷') && before.includes('non-$');
  const kept = before.filter((part) => part !== 'shop' && !(isPassive && (part === 'non-↷' || part === 'non-$')));
  return [...kept, ...(isPassive ? ['passive'] : []), ...before.filter((part) => part === 'shop')];
};

const grade = (described: Described, thing: Thing, place: string, how: Grade): Phrase => {
  const whole = how === 'all' ? noun(thing).many : noun(thing).one;
  const isFromSource = described.after[0]?.startsWith('of ') === true;
  const short = described.before.includes('attack')
    ? whole.replace('dice ', '')
    : isFromSource
      ? whole.replace(' on the stack', '')
      : whole;
  const word = described.after[0]?.startsWith(MARKED) === true ? '' : short;
  const traits = described.after.join(' and ');
  const where = described.isClear ? [traits, place] : [place === '' ? '' : `(${place})`, traits];
  const parts = [...asPassive(described.before), word, ...where];
  const text = parts.filter((part) => part !== '').join(' ');
  const { other } = described;
  switch (how) {
    case 'one':
      return singular(other ? `another ${text}` : withArticle(text));
    case 'each':
      return singular(other ? `each other ${text}` : `each ${text}`);
    case 'bare':
      return singular(other ? `other ${text}` : text);
    case 'all':
      return plural(other ? `other ${text}` : text);
  }
};

/** Any card with these traits, wherever it is. */
export const cardWith = (where: Condition, frame: Frame): string => {
  const any: Selector = { select: 'discard', deck: 'loot', where };
  return grade(describe(any, frame, 'one'), 'card', '', 'one').text;
};

/** "boss cards": several of them. */
export const cardsWith = (where: Condition, frame: Frame): string =>
  grade(describe({ select: 'discard', deck: 'loot', where }, frame, 'all'), 'card', '', 'all').text;

/** "a non-Trinket loot card": a loot card with these traits. */
export const lootWith = (where: Condition, frame: Frame): string =>
  grade(describe({ select: 'discard', deck: 'loot', where }, frame, 'one'), 'lootCard', '', 'one').text;

const EVERY_DECK = 4;

const EXTREME = { most: ['the most', 'the highest'], least: ['the fewest', 'the lowest'] } as const;
/** `a player with the most ¢ (or tied)`. */
const ranked = (
  { select, of, by }: Extract<Selector, { readonly select: 'most' | 'least' }>,
  frame: Frame,
  how: Grade,
): Phrase => {
  const inside: Frame = { ...frame, it: { thing: thingOf(of, frame), of: 'filter' } };
  const what = rankedBy(by);
  const [much, high] = EXTREME[select];
  const rank = isRankedByRolls(by)
    ? `who rolled ${high} total`
    : what === null
      ? `for which ${frame.amount(by, inside)} is ${high}`
      : `with ${what.amount === 'stat' ? high : much} ${what.amount === 'souls' ? 'souls' : measureUnit(what)}`;
  const among = person(of, frame, how);
  const whom = isOneNoun(of) ? among.text : `(${among.text})`;
  return { text: `${whom} ${rank} (or tied)`, person: among.person === 'you' ? 'it' : among.person };
};

type Elsewhere = Extract<
  Selector,
  { readonly select: 'hand' | 'discard' | 'under' | 'pile' | 'outside' | 'topOfDiscard' | 'decks' | 'among' }
>;
/** Cards that are not in play, and decks. */
const elsewhere = (selector: Elsewhere, frame: Frame, how: Grade): Phrase => {
  switch (selector.select) {
    case 'hand': {
      const of = person(selector.of, frame, isGroup(selector.of) ? 'one' : how);
      const at = isCard(frame) ? 'from' : 'in';
      const theirs = isCard(frame) ? '' : `${at} their hand`;
      const place = isChooser(selector.of, frame) ? theirs : `${at} ${owned('hand', of)}`;
      return grade(describe(selector, frame, how), 'lootCard', place, how);
    }
    case 'discard':
      return grade(describe(selector, frame, how), 'card', `in the ${selector.deck} discard`, how);
    case 'under':
      return grade(
        describe(selector, frame, how),
        'card',
        `under ${objectCase(person(selector.of, frame, 'one'))}`,
        how,
      );
    case 'pile':
      return plural(`all cards in ${owned('slot', person(selector.of, frame, 'one'))}`);
    case 'outside':
      return grade(describe(selector, frame, how), 'card', 'outside the game', how);
    case 'among': {
      const place = `among ${objectCase(person(selector.of, frame, 'all'))}`;
      return grade(describe(selector, frame, how), thingOf(selector, frame), place, how);
    }
    case 'topOfDiscard':
      return topOfDiscard(selector.of, person(selector.of, frame, isGroup(selector.of) ? 'each' : 'one'));
    case 'decks':
      if (selector.of.length === EVERY_DECK) return singular(how === 'each' || how === 'all' ? 'each deck' : 'a deck');
      return several(
        selector.of.map((deck) => singular(deckName(deck))),
        how,
      );
  }
};

/** "your character": a player has one. */
const ownCharacter = (selector: Extract<Selector, { readonly select: 'objects' }>, frame: Frame): Phrase | null => {
  const whose = selector.role === 'character' ? soleController(selector.where) : null;
  return whose === null ? null : singular(owned('character', person(whose, frame, 'one')));
};

/** One of several kinds of things, or all of them; on a card what they have in common is said once. */
const anyOf = (of: readonly Selector[], frame: Frame, how: Grade): Phrase => {
  const all = (): Phrase =>
    several(
      of.map((part) => person(part, frame, how)),
      how,
    );
  if (!isCard(frame) || how === 'each' || how === 'all') return all();
  const inPlay = cardsInPlay(of);
  if (inPlay !== null) {
    const card = grade(
      describe({ select: 'outside', ...(inPlay.where && { where: inPlay.where }) }, frame, how),
      'card',
      'in play',
      how,
    );
    return several([card, ...inPlay.rest.map((part) => person(part, frame, how))], how);
  }
  const owned = anythingOf(of);
  if (owned !== null) {
    const who = person(owned.player, frame, 'one');
    const anything = singular(`anything ${who.text} ${who.person === 'it' ? 'controls' : 'control'}`);
    return several([...owned.rest.map((part) => person(part, frame, how)), anything], how);
  }
  const common = inCommon(of);
  return common === null ? all() : (withCommon(common.bare, common.where, frame, how) ?? all());
};

/** "an item or dice roll you control": no article before the second, so that it is said of both. */
const withCommon = (bare: readonly Selector[], where: Condition, frame: Frame, how: Grade): Phrase | null => {
  const things = bare.map((part) => thingOf(part, frame));
  const common = describe({ select: 'outside', where }, frame, how);
  const isSaid = traitsOf(where).every((trait) => things.every((thing) => !isOther(trait, thing, frame)));
  const first = bare[0];
  const isOfAll = common.before.length === 0 || bare.every((part) => !('where' in part));
  if (!isSaid || !isOfAll || first === undefined || things.includes('player')) return null;
  const nouns = bare.map((part) => person(part, frame, 'bare').text);
  const before = common.before.join(' ');
  const text = [before, list(nouns, 'or'), common.after.join(' and ')].filter((part) => part !== '').join(' ');
  return singular(how === 'one' ? withArticle(text) : text);
};

/** What a selector finds, said in words. */
export const person = (selector: Selector, frame: Frame, how: Grade): Phrase =>
  aloud('selector', selector, frame, () => phrase(selector, frame, how));
const phrase = (selector: Selector, frame: Frame, how: Grade): Phrase => {
  if (isGap(selector, frame)) return frame.gap?.many === true ? plural(GAP) : singular(GAP);
  switch (selector.select) {
    case 'you':
      return YOU;
    case 'this':
      return thisPhrase(frame);
    case 'it':
      return itPhrase(frame);
    case 'target':
      return targetPhrase(selector.index, frame);
    case 'chosen':
      return chosenPhrase(selector.as, shownBy(selector, frame), frame, how);
    case 'activePlayer':
      return singular('the active player');
    case 'attackingPlayer':
      return singular('the attacking player');
    case 'attacked':
      return singular('the attacked monster');
    case 'cause':
      return causePhrase(selector.part, frame);
    case 'controller':
      if (isJustNamed(selector.of, frame)) return singular('its controller');
      return singular(owned('controller', person(selector.of, frame, 'one')));
    case 'sourceOf':
      return singular(`the source of ${objectCase(person(selector.of, frame, 'one'))}`);
    case 'slayer':
      return singular(`what killed ${objectCase(person(selector.of, frame, 'one'))}`);
    case 'paid':
      return singular('the card paid');
    case 'neighbour':
      return neighbour(selector.side, person(selector.of, frame, 'one'), isCard(frame));
    case 'objects':
      return ownCharacter(selector, frame) ?? grade(describe(selector, frame, how), thingOf(selector, frame), '', how);
    case 'players':
    case 'onStack':
      return grade(describe(selector, frame, how), thingOf(selector, frame), '', how);
    case 'most':
    case 'least':
      return ranked(selector, frame, how);
    case 'fixed':
      return several(
        selector.refs.map((ref) => singular(refName(ref, frame))),
        how,
      );
    case 'nth':
      return singular(`the ${ordinal(selector.nth)} of ${allOf(selector.of, frame).replace(/^\(them\)$/, 'them')}`);
    case 'anyOf':
      return anyOf(selector.of, frame, how);
    default:
      return elsewhere(selector, frame, how);
  }
};

/** All of these, in brackets where the words after them could be taken for a part of them. */
const allOf = (of: Selector, frame: Frame): string => {
  const text = objectCase(person(of, frame, 'all'));
  return isOneNoun(of) ? `the ${text}` : `(${text})`;
};

/** "them" where "they" is not the subject. */
export const objectCase = (phrase: Phrase): string => (phrase.text === 'they' ? 'them' : phrase.text);
export const toWhom = (selector: Selector, frame: Frame): string => objectCase(person(selector, frame, 'each'));
