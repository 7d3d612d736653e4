import type { Amount, Modifier, Selector } from '../../../engine/index.js';
import { ANY_NUMBER } from '../../../engine/vocabulary/index.js';
import {
  isFirstPrice,
  isHad,
  isMoreLooted,
  isMoreOften,
  isOfNextRoll,
  type Had,
  type MoreOften,
} from '../../cards/owned-modifiers.js';
import { rendered } from '../../cards/render-listener.js';
import { isOfYourChoice } from '../../cards/shorter.js';
import { isCard, isGroup, thingOf, type RenderContext } from '../../cards/tree.js';
import { amountText, bonusText, coinsText, unitText } from './amounts.js';
import { FREELY } from './change-acts.js';
import { payText } from './costs.js';
import { cannotText } from './replacements.js';
import { KEYWORD, SLOT, STAT, deckName, list, ordinal, owned, ownOr, said, verb, type Noun } from './nouns.js';
import { objectCase, person, toWhom } from './selectors.js';
import { attackClause, having, turnClause, type Tense } from './turn-modifiers.js';

const DAMAGE = { one: 'damage', many: 'damage' };
const SOULS = { one: 'soul', many: 'souls' };

type Allowance = Extract<Modifier, { readonly modify: 'allowance' }>['what'];
const ALLOWANCE: Readonly<Record<Allowance, Noun>> = {
  attacks: { one: 'attack', many: 'attacks' },
  purchases: { one: 'purchase', many: 'purchases' },
  lootPlays: { one: 'loot play', many: 'loot plays' },
  handSize: { one: 'maximum hand size', many: 'maximum hand size' },
  openingLoot: { one: 'loot card at the start of the game', many: 'loot cards at the start of the game' },
  lootStep: { one: 'loot in the loot step', many: 'loot in the loot step' },
  rechargeStep: { one: 'item recharged in the recharge step', many: 'items recharged in the recharge step' },
  votes: { one: 'vote', many: 'votes' },
  soulsToWin: { one: 'soul needed to win', many: 'souls needed to win' },
};
const LASTING: readonly Allowance[] = ['handSize', 'openingLoot', 'lootStep', 'rechargeStep', 'votes', 'soulsToWin'];
/** What the number is of, when it is set. */
const NUMBER: Readonly<Record<Allowance, string>> = {
  attacks: 'number of attacks each turn',
  purchases: 'number of purchases each turn',
  lootPlays: 'number of extra loot plays each turn',
  handSize: 'maximum hand size',
  openingLoot: 'number of loot cards at the start of the game',
  lootStep: 'number of cards looted in the loot step',
  rechargeStep: 'largest number of items recharged in the recharge step',
  votes: 'number of votes',
  soulsToWin: 'number of souls needed to win',
};
const allowanceText = (what: Allowance, by: Amount, mode: Tense): string => {
  const each = mode === 'gainsThisTurn' || LASTING.includes(what) ? '' : ' each turn';
  return grammatical(by, ALLOWANCE[what]) + each;
};
const allowed = (
  { what, by }: Extract<Modifier, { readonly modify: 'allowance' }>,
  ctx: RenderContext,
  mode: Tense,
): string => {
  const many = allowanceText(what, by, mode);
  return by === ANY_NUMBER ? `any number of ${many}` : bonusText(by, many, ctx);
};
const ROLLS = {
  all: 'rolls',
  attack: 'attack rolls',
  first: 'first roll each turn',
  firstAttack: 'first attack roll each turn',
  next: 'next roll',
  nextAttack: 'next attack roll',
} as const;

/** "attack rolls", "1st, 3rd and 5th attack rolls each turn" */
const rollsText = ({ which, nth }: Extract<Modifier, { readonly modify: 'rolls' }>): string =>
  nth === undefined ? ROLLS[which] : `${list(nth.map(ordinal), 'and')} ${ROLLS[which]} each turn`;

const grammatical = (by: Amount, { one, many }: Noun): string => (by === 1 || by === -1 ? one : many);

/** " for your next attack roll" */
const ofNextRoll = ({ on, next }: Extract<Modifier, { readonly modify: 'stat' }>, ctx: RenderContext): string => {
  if (next === undefined) return '';
  return ` for ${person(on, ctx, 'each').person === 'you' ? 'your' : 'their'} next attack roll`;
};

/** A modifier that somebody or something has: who, and what. */
const had = (modifier: Had, ctx: RenderContext, mode: Tense): readonly [of: Selector, what: string] => {
  let of: Selector = 'on' in modifier ? modifier.on : modifier.of;
  const what = rendered('had', modifier, ctx, () => {
    const [who, text] = hadText(modifier, ctx, mode);
    of = who;
    return text;
  });
  return [of, what];
};
const hadText = (modifier: Had, ctx: RenderContext, mode: Tense): readonly [of: Selector, what: string] => {
  switch (modifier.modify) {
    case 'stat':
      return [modifier.on, bonusText(modifier.by, STAT[modifier.stat], ctx) + ofNextRoll(modifier, ctx)];
    case 'rolls': {
      const who = person(modifier.of, ctx, isGroup(modifier.of) ? 'each' : 'one');
      const whose = who.person === 'you' ? 'your' : 'their';
      return [modifier.of, `${bonusText(modifier.by, '', ctx)} to ${whose} ${rollsText(modifier)}`];
    }
    case 'allowance':
      return [modifier.of, allowed(modifier, ctx, mode)];
    case 'keyword':
      return [modifier.on, `${isCard(ctx) ? '' : 'the keyword '}${KEYWORD[modifier.word]}`];
    case 'ability':
      return [modifier.on, ctx.quoted(modifier.ability, { ...ctx, thing: thingOf(modifier.on, ctx) })];
    case 'abilitiesOf': {
      const which = modifier.which === 'tap' ? '↷ abilities' : 'abilities';
      const of = person(modifier.of, ctx, 'each');
      return [modifier.on, of.text === 'it' ? `its ${which}` : `the ${which} of ${objectCase(of)}`];
    }
  }
};

const OFTEN = { attacks: 'attack', purchases: 'purchase', lootPlays: 'play' } as const;
/** "may attack an additional time each turn" */
const moreOften = ({ what, by }: MoreOften, mode: Tense): string => {
  const each = mode === 'gainsThisTurn' ? '' : ' each turn';
  const any = what === 'lootPlays' ? 'any number of additional loot cards' : 'any number of times';
  const cards = `${by} additional loot ${by === 1 ? 'card' : 'cards'}`;
  const times = by === 1 ? 'an additional time' : `${by} additional times`;
  return `may ${OFTEN[what]} ${by === ANY_NUMBER ? any : what === 'lootPlays' ? cards : times}${each}`;
};

/** Modifiers as clauses; several in a row of the same thing share a clause: "you have +1 ATK and +1 HP". */
export const modifiersText = (grants: readonly Modifier[], ctx: RenderContext, mode: Tense): readonly string[] => {
  const has = mode === 'has' ? { bare: 'have', it: 'has' } : verb('gain');
  const clauses: string[] = [];
  let last = '';
  for (const grant of grants) {
    if (isOfNextRoll(grant)) {
      clauses.push(`the ${ROLLS[grant.which]} has ${bonusText(grant.by, '', ctx)}`);
      last = '';
      continue;
    }
    if (!isHad(grant)) {
      const previous = clauses.at(-1);
      const isMore = isCard(ctx) && grant.modify === 'cannot' && previous !== undefined;
      const joined = isMore ? cannotEither(previous, grant, ctx) : null;
      if (joined !== null) clauses.splice(-1, 1, joined);
      else clauses.push(modifierClause(grant, ctx, mode));
      last = '';
      continue;
    }
    const [of, what] = had(grant, ctx, mode);
    const same = JSON.stringify(of) === last;
    if (isCard(ctx) && mode === 'has' && isMoreLooted(grant)) {
      const who = person(of, ctx, 'each');
      clauses.push(
        of.select === 'you'
          ? `loot ${grant.by} more in your loot step`
          : said(who, verb('loot'), `${grant.by} more in their loot step`),
      );
      last = '';
      continue;
    }
    if (isCard(ctx) && isMoreOften(grant)) {
      const text = moreOften(grant, mode);
      clauses.push(same ? `${clauses.pop() ?? ''} and ${text}` : `${having(of, ctx).text} ${text}`);
      last = JSON.stringify(of);
      continue;
    }
    const isYours = isCard(ctx) && mode !== 'has' && of.select === 'you';
    clauses.push(
      same ? `${clauses.pop() ?? ''} and ${what}` : isYours ? `gain ${what}` : said(having(of, ctx), has, what),
    );
    last = JSON.stringify(of);
  }
  return clauses;
};

/** "other players cannot play a loot card or activate an item" */
const cannotEither = (
  before: string,
  grant: Extract<Modifier, { readonly modify: 'cannot' }>,
  ctx: RenderContext,
): string | null => {
  const text = cannotText(grant, ctx);
  const at = text.indexOf(CANNOT) + CANNOT.length;
  return before.startsWith(text.slice(0, at)) ? `${before} or ${text.slice(at)}` : null;
};
const CANNOT = ' cannot ';

/** Of a deck its top card can be played. */
const playableText = (what: Selector, ctx: RenderContext): string =>
  what.select === 'decks' ? `the top card of ${toWhom(what, ctx)}` : toWhom(what, ctx);

type OfUse = Extract<
  Modifier,
  { readonly modify: 'mayPlay' | 'mayUse' | 'loseAbilities' | 'renamed' | 'cannotTarget' | 'mayPurchase' }
>;
/** What may be played or activated besides one's own, and what has no abilities any more. */
const useClause = (modifier: OfUse, ctx: RenderContext): string => {
  switch (modifier.modify) {
    case 'mayPlay':
      return said(
        person(modifier.who, ctx, 'each'),
        { bare: 'may', it: 'may' },
        `play ${playableText(modifier.what, ctx)}${modifier.cost === 'lootPlay' ? ' as if from the hand' : FREELY.nothing}`,
      );
    case 'loseAbilities': {
      const kept = modifier.except.map((word) => KEYWORD[word]);
      const rest = kept.length === 0 ? 'all abilities' : `all abilities except ${list(kept, 'and')}`;
      return said(person(modifier.on, ctx, 'each'), verb('lose'), rest);
    }
    case 'renamed':
      return said(person(modifier.on, ctx, 'each'), { bare: 'are', it: 'is' }, `named ${modifier.as.en}`);
    case 'cannotTarget': {
      const chosen = `choose ${person(modifier.what, ctx, 'one').text} as a target`;
      return said(person(modifier.who, ctx, 'all'), CANNOT_VERB, chosen);
    }
    case 'mayPurchase':
      return said(
        person(modifier.who, ctx, 'each'),
        { bare: 'may', it: 'may' },
        `purchase ${toWhom(modifier.what, ctx)} as if it were a shop item`,
      );
    case 'mayUse': {
      const who = person(modifier.who, ctx, 'each');
      const as = who.person === 'you' ? 'you' : 'they';
      const use = `activate abilities of ${toWhom(modifier.what, ctx)} as if ${as} controlled it`;
      return said(who, { bare: 'may', it: 'may' }, use);
    }
  }
};

const CANNOT_VERB = { bare: 'cannot', it: 'cannot' };
const ITEMS = { one: 'item', many: 'items' };
/** "each player needs 5 souls to win", "your maximum hand size is 0". */
const setNumber = (
  { what, of, to }: Extract<Modifier, { readonly modify: 'allowanceIs' }>,
  ctx: RenderContext,
): string => {
  const who = person(of, ctx, 'each');
  if (what === 'soulsToWin') return said(who, verb('need'), `${unitText(to, SOULS, ctx)} to win`);
  if (to === ANY_NUMBER && (what === 'attacks' || what === 'purchases'))
    return said(who, { bare: 'may', it: 'may' }, `${OFTEN[what]} any number of times each turn`);
  if (what === 'rechargeStep')
    return said(who, CANNOT_VERB, `recharge more than ${unitText(to, ITEMS, ctx)} during the recharge step`);
  return `${ownOr(NUMBER[what], who)} is ${amountText(to, ctx)}`;
};

type Setting = Extract<
  Modifier,
  { readonly modify: 'priceIs' | 'statIs' | 'loseKeyword' | 'cheaperActivation' | 'openHands' | 'rewardOf' }
>;
/** Numbers that are set, what is lost or laid open. */
const setClause = (modifier: Setting, ctx: RenderContext, mode: Tense): string => {
  switch (modifier.modify) {
    case 'priceIs':
      if (isFirstPrice(modifier))
        return `the first shop item that a player purchases each turn costs ${coinsText(modifier.to, ctx)}`;
      if (modifier.next !== undefined) {
        const who = person(modifier.of, ctx, 'one');
        const buys = who.person === 'you' ? 'you purchase' : `${who.text} purchases`;
        return `the next shop item ${buys} costs ${coinsText(modifier.to, ctx)}`;
      }
      return `shop items cost ${toWhom(modifier.of, ctx)} ${coinsText(modifier.to, ctx)}`;
    case 'statIs':
      return `${owned(STAT[modifier.stat], person(modifier.on, ctx, 'each'))} ${mode === 'has' ? 'is' : 'becomes'} ${amountText(modifier.to, ctx)}`;
    case 'loseKeyword':
      return said(person(modifier.on, ctx, 'each'), verb('lose'), KEYWORD[modifier.word]);
    case 'cheaperActivation':
      return `$ abilities of ${toWhom(modifier.on, ctx)} cost ${coinsText(modifier.by, ctx)} less`;
    case 'rewardOf':
      return said(person(modifier.on, ctx, 'each'), verb('have', 'has'), `the rewards of ${toWhom(modifier.of, ctx)}`);
    case 'openHands':
      return said(person(modifier.of, ctx, 'all'), verb('play'), 'with their hands revealed');
  }
};

/** A modifier that nobody "has". */
const modifierClause = (modifier: Exclude<Modifier, Had>, ctx: RenderContext, mode: Tense): string =>
  rendered('modifier', modifier, ctx, () => modifierText(modifier, ctx, mode));
const modifierText = (modifier: Exclude<Modifier, Had>, ctx: RenderContext, mode: Tense): string => {
  switch (modifier.modify) {
    case 'price':
      return price(modifier, ctx);
    case 'priceIs':
    case 'statIs':
    case 'loseKeyword':
    case 'cheaperActivation':
    case 'openHands':
    case 'rewardOf':
      return setClause(modifier, ctx, mode);
    case 'cannotBeAttacked':
    case 'attacksAlong':
    case 'canBeAttacked':
    case 'mustAttack':
      return attackClause(modifier, ctx, mode);
    case 'declaringCosts':
    case 'mustPurchase':
    case 'countsAs':
    case 'keepsDamage':
      return turnClause(modifier, ctx, mode);
    case 'mayPlay':
    case 'mayUse':
    case 'loseAbilities':
    case 'renamed':
    case 'cannotTarget':
    case 'mayPurchase':
      return useClause(modifier, ctx);
    case 'goesFirst':
      return said(person(modifier.who, ctx, 'each'), verb('go'), 'first when the game starts');
    case 'cannot':
      return cannotText(modifier, ctx);
    case 'copyOf':
      return `${person(modifier.on, ctx, 'one').text} is a copy of ${ctx.cards.card(modifier.card).name.en}`;
    case 'number':
      return `${toWhom(modifier.on, ctx)} (${ctx.cards.card(modifier.card).name.en}): number ${modifier.ordinal} of the text is changed by ${modifier.by}`;
    case 'allowanceIs':
      return setNumber(modifier, ctx);
    case 'insteadOfTap':
      return `${person(modifier.on, ctx, 'all').text}: each ↷ ability is a $ ability with this cost in place of ↷: ${payText(modifier.pay, ctx)}`;
    case 'activationCosts':
      return `${person(modifier.on, ctx, 'all').text}: to activate an ability costs this as well: ${payText(modifier.pay, ctx)}`;
    case 'noRefill':
      return `${SLOT[modifier.slot]}s are not refilled`;
    case 'shield':
      return shield(modifier, ctx);
    case 'seesTop':
      return seesTop(modifier, ctx);
  }
};

const price = ({ of, by }: Extract<Modifier, { readonly modify: 'price' }>, ctx: RenderContext): string => {
  const few = typeof by === 'number' ? (by < 0 ? `${-by}¢ more` : `${by}¢ less`) : `less by ${coinsText(by, ctx)}`;
  return `shop items cost ${toWhom(of, ctx)} ${few}`;
};

/** "the top card of the loot deck is revealed", "you may look at the top card of the loot deck at any time" */
const seesTop = ({ by, deck }: Extract<Modifier, { readonly modify: 'seesTop' }>, ctx: RenderContext): string => {
  const top = `the top card of ${deckName(deck)}`;
  if (by.select === 'players' && by.where === undefined) return `${top} is revealed`;
  return said(person(by, ctx, 'each'), { bare: 'may', it: 'may' }, `look at ${top} at any time`);
};

const shield = ({ on, kind, upTo }: Extract<Modifier, { readonly modify: 'shield' }>, ctx: RenderContext): string => {
  const whom = toWhom(on, ctx);
  const who = person(on, ctx, 'each').text;
  const much = upTo === 'all' ? 'all' : `up to ${amountText(upTo, ctx)}`;
  const choice = isOfYourChoice(on, ctx) ? ' of your choice' : '';
  if (kind === 'instance') return `the next time ${who}${choice} would take damage, prevent ${much} of it`;
  return `prevent the next ${upTo === 'all' ? 'damage (all)' : unitText(upTo, DAMAGE, ctx)} to ${whom}`;
};
