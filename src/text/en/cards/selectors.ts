import { withArticle } from './typography.js';
import type { Condition, Selector } from '../../../engine/index.js';
import { rendered } from '../../cards/render-listener.js';
import { isJustNamed } from '../../cards/naming/pronouns.js';
import { isChooser, isOther, soleController } from '../../cards/shorter.js';
import {
  GAP,
  isCard,
  isGap,
  isGroup,
  isOneNoun,
  shownBy,
  thingOf,
  type RenderContext,
  type Thing,
} from '../../cards/tree.js';
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

const before = (trait: Trait, thing: Thing, ctx: RenderContext): string | null =>
  rendered('before', trait.said, ctx, () => adjective(trait, thing, ctx));
const adjective = (trait: Trait, thing: Thing, ctx: RenderContext): string | null => {
  if (trait.trait === 'charged' || trait.trait === 'alive') return ADJECTIVE[trait.trait][trait.not ? 1 : 0];
  if (trait.trait === 'keyword' && trait.word === 'eternal') return trait.not ? 'non-eternal' : 'eternal';
  if (trait.trait === 'keyword' && trait.word === 'guppy') return trait.not ? 'non-Guppy' : 'Guppy';
  if (trait.trait === 'kind' && !trait.not) return KIND_OF[trait.kind];
  if (trait.trait === 'triggered' && !trait.not) return 'triggered';
  return isCard(ctx) ? beforeOnCard(trait, thing) : null;
};

const controlled = (trait: Extract<Trait, { readonly trait: 'controlledBy' }>, ctx: RenderContext): string => {
  const that = isCard(ctx) ? '' : 'that ';
  if (!trait.not && isChooser(trait.player, ctx)) return `${that}they control`;
  const who = person(trait.player, ctx, 'one');
  if (!trait.not && who.text.startsWith('that ')) return `controlled by ${who.text}`;
  if (!trait.not) return `${that}${who.text} ${who.person === 'it' ? 'controls' : 'control'}`;
  return `${that}${who.text} ${who.person === 'it' ? 'does' : 'do'} not control`;
};

const measureText = ({ what, is, than }: Extract<Trait, { readonly trait: 'measure' }>, onCard: boolean): string =>
  onCard
    ? cardLimit(is, String(than), measureUnit(what, is === '=' ? than : Math.max(than, 2)))
    : withUnit(limitText(is, than), measureUnit(what, than));

/** Who is left out: "them", where the event has named nobody else. */
const otherThan = (other: Selector, ctx: RenderContext): string =>
  objectCase(person(other, other.select === 'cause' ? { ...ctx, it: null } : ctx, 'one')).replace(/^they\b/, 'them');

/** Traits that are made of several conditions. */
type Composed = Extract<Trait, { readonly trait: 'compared' | 'namedOneOf' | 'ofRole' | 'attackedBy' }>;
const besides = (trait: Composed, ctx: RenderContext): string => {
  switch (trait.trait) {
    case 'compared': {
      const unit = trait.what.amount === 'souls' ? 'souls' : measureUnit(trait.what);
      return `with ${trait.is === '>' ? 'more' : 'fewer'} ${unit} than ${objectCase(person(trait.than, ctx, 'one'))}`;
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
      const who = person(trait.player, ctx, 'one');
      return `${who.text} ${is(who, false)} attacking`;
    }
  }
};

const after = (trait: Trait, ctx: RenderContext, many: boolean): string =>
  rendered('after', trait.said, ctx, () => agreeing(relative(trait, ctx, many), many));
const classed = (trait: Extract<Trait, { readonly trait: 'role' | 'kind' }>, many: boolean): string => {
  if (trait.trait === 'role') return many ? noun(trait.role).many : ROLE[trait.role];
  return many ? `${KIND_OF[trait.kind]} cards` : KIND[trait.kind];
};
const relative = (trait: Trait, ctx: RenderContext, many: boolean): string => {
  const no = trait.not ? 'not ' : '';
  switch (trait.trait) {
    case 'source':
      return `${trait.not ? 'not ' : ''}of ${objectCase(person(trait.other, ctx, 'one'))}`;
    case 'same':
      if (isCard(ctx) && trait.not) return `other than ${otherThan(trait.other, ctx)}`;
      return `that is ${no}${person(trait.other, ctx, 'one').text.replace(/^they\b/, 'them')}`;
    case 'controlledBy':
      return controlled(trait, ctx);
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
      if (isCard(ctx) && !trait.not) return `${MARKED}${trait.ofItem ? ' of an item' : ''}`;
      return `that ${no === '' ? 'was' : 'was not'} activated${trait.ofItem ? ' on an item' : ''}`;
    case 'mark':
      return `${trait.not ? 'without' : 'with'} a ${trait.mark === 'tap' ? '↷' : '$'} ability`;
    case 'named':
      return `${no}named ${ctx.cards.card(trait.card).name.en}`;
    case 'nameHas':
      if (trait.whole) return `${no}named ${trait.name.en}`;
      return `${trait.not ? 'without' : 'with'} “${trait.name.en}” in its name`;
    case 'triggered':
      return `that ${trait.not ? 'did not trigger' : 'has triggered'}`;
    case 'rolledAgainst':
      return `who made an attack roll against ${objectCase(person(trait.against, ctx, 'one'))} this turn`;
    case 'attackedThisTurn':
      return `that was ${no}attacked this turn`;
    case 'cardKeyword':
      return `${trait.not ? 'without' : 'with'} the keyword ${KEYWORD[trait.word]} on its card`;
    case 'anyMark':
      return `${trait.not ? 'without' : 'with'} a ↷ or $ ability`;
    case 'copied':
      return `that has ${no}been copied this turn`;
    case 'aimsAt':
      return `that ${trait.not ? 'does not target' : 'targets'} ${person(trait.what, ctx, 'one').text}`;
    case 'measure':
      return `with ${measureText(trait, isCard(ctx))}`;
    case 'compared':
    case 'namedOneOf':
    case 'ofRole':
    case 'attackedBy':
      return besides(trait, ctx);
    case 'charged':
    case 'alive':
      return '';
    case 'general':
      return `such that ${bracketed(trait.condition, ctx.clause(trait.condition, ctx))}`;
  }
};

const describe = (selector: Selector, ctx: RenderContext, how: Grade): Described => {
  const where = 'where' in selector ? selector.where : undefined;
  const thing = thingOf(selector, ctx);
  const inside: RenderContext = { ...ctx, it: { thing, of: 'filter' } };
  const traits = traitsOf(where);
  const rest = traits.filter((trait) => !isOther(trait, thing, ctx) && before(trait, thing, ctx) === null);
  return {
    before: traits.flatMap((trait) => (isOther(trait, thing, ctx) ? [] : (before(trait, thing, ctx) ?? []))),
    after: rest.map((trait) => after(trait, inside, how === 'all')),
    other: traits.some((trait) => isOther(trait, thing, ctx)),
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
export const cardWith = (where: Condition, ctx: RenderContext): string => {
  const any: Selector = { select: 'discard', deck: 'loot', where };
  return grade(describe(any, ctx, 'one'), 'card', '', 'one').text;
};

/** "boss cards": several of them. */
export const cardsWith = (where: Condition, ctx: RenderContext): string =>
  grade(describe({ select: 'discard', deck: 'loot', where }, ctx, 'all'), 'card', '', 'all').text;

/** "a non-Trinket loot card": a loot card with these traits. */
export const lootWith = (where: Condition, ctx: RenderContext): string =>
  grade(describe({ select: 'discard', deck: 'loot', where }, ctx, 'one'), 'lootCard', '', 'one').text;

const EVERY_DECK = 4;

const EXTREME = { most: ['the most', 'the highest'], least: ['the fewest', 'the lowest'] } as const;
/** `a player with the most ¢ (or tied)`. */
const ranked = (
  { select, of, by }: Extract<Selector, { readonly select: 'most' | 'least' }>,
  ctx: RenderContext,
  how: Grade,
): Phrase => {
  const inside: RenderContext = { ...ctx, it: { thing: thingOf(of, ctx), of: 'filter' } };
  const what = rankedBy(by);
  const [much, high] = EXTREME[select];
  const rank = isRankedByRolls(by)
    ? `who rolled ${high} total`
    : what === null
      ? `for which ${ctx.amount(by, inside)} is ${high}`
      : `with ${what.amount === 'stat' ? high : much} ${what.amount === 'souls' ? 'souls' : measureUnit(what)}`;
  const among = person(of, ctx, how);
  const whom = isOneNoun(of) ? among.text : `(${among.text})`;
  return { text: `${whom} ${rank} (or tied)`, person: among.person === 'you' ? 'it' : among.person };
};

type Elsewhere = Extract<
  Selector,
  { readonly select: 'hand' | 'discard' | 'under' | 'pile' | 'outside' | 'topOfDiscard' | 'decks' | 'among' }
>;
/** Cards that are not in play, and decks. */
const elsewhere = (selector: Elsewhere, ctx: RenderContext, how: Grade): Phrase => {
  switch (selector.select) {
    case 'hand': {
      const of = person(selector.of, ctx, isGroup(selector.of) ? 'one' : how);
      const at = isCard(ctx) ? 'from' : 'in';
      const theirs = isCard(ctx) ? '' : `${at} their hand`;
      const place = isChooser(selector.of, ctx) ? theirs : `${at} ${owned('hand', of)}`;
      return grade(describe(selector, ctx, how), 'lootCard', place, how);
    }
    case 'discard':
      return grade(describe(selector, ctx, how), 'card', `in the ${selector.deck} discard`, how);
    case 'under':
      return grade(describe(selector, ctx, how), 'card', `under ${objectCase(person(selector.of, ctx, 'one'))}`, how);
    case 'pile':
      return plural(`all cards in ${owned('slot', person(selector.of, ctx, 'one'))}`);
    case 'outside':
      return grade(describe(selector, ctx, how), 'card', 'outside the game', how);
    case 'among': {
      const place = `among ${objectCase(person(selector.of, ctx, 'all'))}`;
      return grade(describe(selector, ctx, how), thingOf(selector, ctx), place, how);
    }
    case 'topOfDiscard':
      return topOfDiscard(selector.of, person(selector.of, ctx, isGroup(selector.of) ? 'each' : 'one'));
    case 'decks':
      if (selector.of.length === EVERY_DECK) return singular(how === 'each' || how === 'all' ? 'each deck' : 'a deck');
      return several(
        selector.of.map((deck) => singular(deckName(deck))),
        how,
      );
  }
};

/** "your character": a player has one. */
const ownCharacter = (
  selector: Extract<Selector, { readonly select: 'objects' }>,
  ctx: RenderContext,
): Phrase | null => {
  const whose = selector.role === 'character' ? soleController(selector.where) : null;
  return whose === null ? null : singular(owned('character', person(whose, ctx, 'one')));
};

/** One of several kinds of things, or all of them; on a card what they have in common is said once. */
const anyOf = (of: readonly Selector[], ctx: RenderContext, how: Grade): Phrase => {
  const all = (): Phrase =>
    several(
      of.map((part) => person(part, ctx, how)),
      how,
    );
  if (!isCard(ctx) || how === 'each' || how === 'all') return all();
  const inPlay = cardsInPlay(of);
  if (inPlay !== null) {
    const card = grade(
      describe({ select: 'outside', ...(inPlay.where && { where: inPlay.where }) }, ctx, how),
      'card',
      'in play',
      how,
    );
    return several([card, ...inPlay.rest.map((part) => person(part, ctx, how))], how);
  }
  const owned = anythingOf(of);
  if (owned !== null) {
    const who = person(owned.player, ctx, 'one');
    const anything = singular(`anything ${who.text} ${who.person === 'it' ? 'controls' : 'control'}`);
    return several([...owned.rest.map((part) => person(part, ctx, how)), anything], how);
  }
  const common = inCommon(of);
  return common === null ? all() : (withCommon(common.bare, common.where, ctx, how) ?? all());
};

/** "an item or dice roll you control": no article before the second, so that it is said of both. */
const withCommon = (bare: readonly Selector[], where: Condition, ctx: RenderContext, how: Grade): Phrase | null => {
  const things = bare.map((part) => thingOf(part, ctx));
  const common = describe({ select: 'outside', where }, ctx, how);
  const isSaid = traitsOf(where).every((trait) => things.every((thing) => !isOther(trait, thing, ctx)));
  const first = bare[0];
  const isOfAll = common.before.length === 0 || bare.every((part) => !('where' in part));
  if (!isSaid || !isOfAll || first === undefined || things.includes('player')) return null;
  const nouns = bare.map((part) => person(part, ctx, 'bare').text);
  const before = common.before.join(' ');
  const text = [before, list(nouns, 'or'), common.after.join(' and ')].filter((part) => part !== '').join(' ');
  return singular(how === 'one' ? withArticle(text) : text);
};

/** What a selector finds, said in words. */
export const person = (selector: Selector, ctx: RenderContext, how: Grade): Phrase =>
  rendered('selector', selector, ctx, () => phrase(selector, ctx, how));
const phrase = (selector: Selector, ctx: RenderContext, how: Grade): Phrase => {
  if (isGap(selector, ctx)) return ctx.gap?.many === true ? plural(GAP) : singular(GAP);
  switch (selector.select) {
    case 'you':
      return YOU;
    case 'this':
      return thisPhrase(ctx);
    case 'it':
      return itPhrase(ctx);
    case 'target':
      return targetPhrase(selector.index, ctx);
    case 'chosen':
      return chosenPhrase(selector.as, shownBy(selector, ctx), ctx, how);
    case 'activePlayer':
      return singular('the active player');
    case 'attackingPlayer':
      return singular('the attacking player');
    case 'attacked':
      return singular('the attacked monster');
    case 'cause':
      return causePhrase(selector.part, ctx);
    case 'controller':
      if (isJustNamed(selector.of, ctx)) return singular('its controller');
      return singular(owned('controller', person(selector.of, ctx, 'one')));
    case 'sourceOf':
      return singular(`the source of ${objectCase(person(selector.of, ctx, 'one'))}`);
    case 'slayer':
      return singular(`what killed ${objectCase(person(selector.of, ctx, 'one'))}`);
    case 'paid':
      return singular('the card paid');
    case 'neighbour':
      return neighbour(selector.side, person(selector.of, ctx, 'one'), isCard(ctx));
    case 'objects':
      return ownCharacter(selector, ctx) ?? grade(describe(selector, ctx, how), thingOf(selector, ctx), '', how);
    case 'players':
    case 'onStack':
      return grade(describe(selector, ctx, how), thingOf(selector, ctx), '', how);
    case 'most':
    case 'least':
      return ranked(selector, ctx, how);
    case 'fixed':
      return several(
        selector.refs.map((ref) => singular(refName(ref, ctx))),
        how,
      );
    case 'nth':
      return singular(`the ${ordinal(selector.nth)} of ${allOf(selector.of, ctx).replace(/^\(them\)$/, 'them')}`);
    case 'anyOf':
      return anyOf(selector.of, ctx, how);
    default:
      return elsewhere(selector, ctx, how);
  }
};

/** All of these, in brackets where the words after them could be taken for a part of them. */
const allOf = (of: Selector, ctx: RenderContext): string => {
  const text = objectCase(person(of, ctx, 'all'));
  return isOneNoun(of) ? `the ${text}` : `(${text})`;
};

/** "them" where "they" is not the subject. */
export const objectCase = (phrase: Phrase): string => (phrase.text === 'they' ? 'them' : phrase.text);
export const toWhom = (selector: Selector, ctx: RenderContext): string => objectCase(person(selector, ctx, 'each'));
