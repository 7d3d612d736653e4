import { capital, sentence } from '../../cards/sentences.js';
import { sameTree } from '../../../engine/index.js';
import type {
  Ability,
  AbilityOf,
  Amount,
  Card,
  CardId,
  CardLookup,
  Condition,
  EventPattern,
  Mode,
  Replacement,
  Reward,
  Selector,
  DelayableAbility,
  DelayedAbilityDuration,
  Workplace,
} from '../../../engine/index.js';
import { entersPlay, thisObject, wouldPayRewards } from '../../../engine/vocabulary/index.js';
import { isPlaceholder, orPlaceholderText } from '../../cards/placeholders.js';
import { beforeTurn } from '../../cards/claims.js';
import { isDoublingAll } from '../../cards/doubling.js';
import { besidesCurse } from '../../cards/curses.js';
import { levelOf } from '../../cards/levels.js';
import { inLines } from '../../cards/faces.js';
import { gainsItsRewards, gainsThemToo, nthOfAttacker } from '../../cards/idioms.js';
import { causeOf, matchEvent, rollOfOthers, type MatchedEvent } from '../../cards/matched-events.js';
import { isPlainAct } from '../../cards/plain-acts.js';
import { isPaidInCounters } from '../../cards/shorter.js';
import { rendered, type RenderListener } from '../../cards/render-listener.js';
import { once } from '../../cards/once.js';
import { afterCondition, afterEvent, isOwnArrival } from '../../cards/naming/pronouns.js';
import { changeOf, contextOfAbility, isCard, thingOfCard, thingOfId, type RenderContext } from '../../cards/tree.js';
import { openAmount, amountText, unitText } from './amounts.js';
import { statsLine } from './nouns.js';
import { clause } from './conditions.js';
import { paidInLoot } from '../../cards/costs.js';
import { activationText, playCostText } from './costs.js';
import { lastingText } from './change-acts.js';
import { modesAfter, modesText, pickedText } from './modes.js';
import { effectClause } from './effects.js';
import { modifiersText } from './modifiers.js';
import { asText, happensText, whenText, wouldText } from './events.js';
import { muchInstead, noneText } from './replacements.js';
import { KEYWORD, conjugated, counted, counterNoun, list, noun, ordinal, ownOr, owned, verb } from './nouns.js';
import { objectCase, person } from './selectors.js';

/** ", if you have 0¢", " on your turn" */
const guardText = (only: Condition, ctx: RenderContext, matched: MatchedEvent): string => {
  const nth = isCard(ctx) ? nthOfAttacker(matched, only) : null;
  if (nth !== null) return `, if it is their ${ordinal(nth)} this turn`;
  return isCard(ctx) && only.if === 'turnOf' && only.player.select === 'you'
    ? ' on your turn'
    : `, ${isCard(ctx) ? '' : 'only '}if ${clause(only, ctx)}`;
};

const triggeredText = (
  when: EventPattern,
  only: AbilityOf<'triggered'>['only'],
  modes: readonly Mode[],
  outer: RenderContext,
): string => {
  const ctx: RenderContext = { ...outer, cause: causeOf(when, outer.thing) };
  if (only === undefined && isOwnArrival(when, ctx)) return modesText(modes, ctx);
  const others = isCard(ctx) ? rollOfOthers(when, only) : null;
  if (others !== null) return triggeredText(others, undefined, modes, outer);
  const lead = whenText(when, ctx);
  const after = afterEvent(ctx, matchEvent(when), [only, modes]);
  const guard = only === undefined ? '' : guardText(only, after, matchEvent(when));
  return capital(modesAfter(lead + guard, modes, only === undefined ? after : afterCondition(after, only, modes)));
};

const amountInstead = (to: Amount, ctx: RenderContext): string => {
  const change = changeOf(to);
  if (change?.how === 'more') return `add ${change.by} to that amount`;
  if (change?.how === 'less') return `that amount is ${change.by} less`;
  if (change?.how === 'double') return 'double that amount';
  const becomes = `becomes ${openAmount(to, ctx)}`;
  return isCard(ctx) && ctx.cause === 'wouldRoll' ? `it ${becomes} instead` : `that amount ${becomes}`;
};

const preventedText = (amount: Amount, ctx: RenderContext): string => {
  if (typeof amount === 'number') return `${amount} of it`;
  return amount.amount === 'causeAmount' ? 'it' : `as much of it as ${openAmount(amount, ctx)}`;
};
/** "prevent it", and what is done besides. */
const prevention = (
  { amount, effect }: Extract<Replacement, { readonly instead: 'prevent' }>,
  ctx: RenderContext,
): string => {
  if (isPaidInCounters({ instead: 'prevent', amount, effect }, ctx))
    return `${effectClause(effect, ctx)} to prevent it`;
  const besides = effect.do === 'nothing' ? '' : ` and ${effectClause(effect, ctx)}`;
  return `prevent ${preventedText(amount, ctx)}${besides}`;
};

const OWN_ENTRY = JSON.stringify(entersPlay(thisObject));
const comesSideways = ({ would, only, instead }: AbilityOf<'replacement'>): boolean =>
  instead.instead === 'entersDeactivated' && only === undefined && JSON.stringify(would) === OWN_ENTRY;

const redirectText = (
  { part, to }: Extract<Replacement, { readonly instead: 'redirect' }>,
  ctx: RenderContext,
): string => {
  const who = person(to, ctx, 'one');
  if (part === 'object') return `it happens to ${objectCase(who)} instead`;
  if (part === 'player' && ctx.cause === 'rewards') return `they go to ${objectCase(who)} instead`;
  const act = part === 'player' ? conjugated(who, verb('do')) : conjugated(who, verb('choose'));
  return `${who.text} ${act}${part === 'player' ? ' it' : ''} instead`;
};

const DICE = { one: 'die', many: 'dice' };
const diceText = ({ count, keep }: Extract<Replacement, { readonly instead: 'dice' }>, ctx: RenderContext): string => {
  const thrown = `${unitText(count, DICE, ctx)} ${count === 1 ? 'is' : 'are'} thrown instead`;
  if (keep === 'lowest') return `${thrown}, and the lowest counts`;
  const who = person(keep, ctx, 'one');
  return `${thrown}, and ${who.text} ${conjugated(who, verb('choose'))} which one counts`;
};

/** "a coin is flipped instead: tails counts as 1, and …; heads counts as 6, and after 2 in a row …". */
const coinText = (coin: Extract<Replacement, { readonly instead: 'coin' }>, ctx: RenderContext): string => {
  const tails = `tails counts as ${coin.tails}, and then ${effectClause(coin.onTails, ctx)}`;
  const row = `after heads ${coin.inARow} times in a row for the same player, ${effectClause(coin.onRow, ctx)}`;
  return `a coin is flipped instead: ${tails}; heads counts as ${coin.heads}; ${row}`;
};

/** What happens besides. */
const alsoText = (text: string, ctx: RenderContext): string => {
  if (!isCard(ctx)) return `in addition: ${text}`;
  return text.startsWith('the next time ') ? text : `also ${text}`;
};

/** What is chosen in what stands in for an event is no target (REPL-01). */
const insteadText = (instead: Replacement, outer: RenderContext, would: EventPattern): string =>
  rendered('replacement', instead, outer, () => inItsPlace(instead, outer, would));
const inItsPlace = (instead: Replacement, outer: RenderContext, would: EventPattern): string => {
  const ctx: RenderContext = { ...outer, opening: false };
  switch (instead.instead) {
    case 'amount':
      return (isCard(ctx) ? muchInstead(would, instead.to, ctx) : null) ?? amountInstead(instead.to, ctx);
    case 'nothing':
      return 'that does not happen';
    case 'prevent':
      return prevention(instead, ctx);
    case 'effect':
      if (isCard(ctx) && isPlainAct(instead.effect)) return `${effectClause(instead.effect, ctx)} instead`;
      return `instead${isCard(ctx) ? ',' : ':'} ${effectClause(instead.effect, ctx)}`;
    case 'also': {
      const paid = isCard(ctx) ? gainsThemToo(would, instead) : null;
      if (paid !== null) return `${person(paid, ctx, 'one').text} gains them too`;
      const to = isCard(ctx) ? gainsItsRewards(instead) : null;
      const who = to === null ? null : person(to, ctx, 'one');
      if (who !== null) return `${who.text} also ${conjugated(who, verb('gain'))} its rewards`;
      return alsoText(effectClause(instead.effect, ctx), ctx);
    }
    case 'entersDeactivated':
      return 'it enters deactivated';
    case 'fromDiscard':
      return 'that loot comes from the top of the loot discard instead';
    case 'redirect':
      return redirectText(instead, ctx);
    case 'byChance':
      return 'it is chosen at random';
    case 'dice':
      return diceText(instead, ctx);
    case 'coin':
      return coinText(instead, ctx);
    case 'sides':
      return `a D${instead.sides} is thrown instead, on which more than 6 counts as 6`;
  }
};

/** "if you would gain ¢, gain 1 more instead": a replacement in the context of its event. */
const replacedText = (
  { would, only, instead }: Pick<AbilityOf<'replacement'>, 'would' | 'only' | 'instead'>,
  ctx: RenderContext,
  opening?: string,
  isOnceThisTurn = false,
): string => {
  if (isCard(ctx) && only === undefined) {
    const short = isOnceThisTurn ? doubledRewards(would, instead, ctx) : null;
    if (isDoublingAll(would, instead)) return `${opening?.replace(/ if$/, '') ?? ''} rewards are doubled`.trim();
    const none = instead.instead === 'nothing' && opening === undefined ? noneText(would, ctx) : null;
    if (short !== null || none !== null) return short ?? none ?? '';
  }
  if (instead.instead === 'also' && only === undefined && opening === undefined) {
    const happens = asText(would, ctx);
    if (happens !== null) return `${happens}, ${effectClause(instead.effect, ctx)}`;
  }
  const after = afterEvent(ctx, matchEvent(would), [only, instead]);
  const guard = only === undefined ? '' : `, ${isCard(ctx) ? '' : 'only '}if ${clause(only, after)}`;
  return `${wouldText(would, ctx, opening)}${guard}, ${insteadText(instead, after, would)}`;
};

/** "double its next rewards this turn" */
const doubledRewards = (would: EventPattern, instead: Replacement, ctx: RenderContext): string | null => {
  const { event, object } = matchEvent(would);
  const isOfThis = sameTree(would, wouldPayRewards(thisObject));
  if (event !== 'rewards' || object === null || !isOfThis || instead.instead !== 'amount') return null;
  if (changeOf(instead.to)?.how !== 'double') return null;
  return `double ${owned('next rewards', person(object, ctx, 'one'))} this turn`;
};

type Opening = readonly [when: string, would: string, turn: string];
const OPENING: Readonly<Record<Extract<DelayedAbilityDuration, string>, Opening>> = {
  endOfTurn: ['till end of turn, each time', 'till end of turn, if', 'till end of turn, '],
  endOfAttack: ['till the attack ends, each time', 'till the attack ends, if', 'till the attack ends, '],
  forever: ['from now on, each time', 'from now on, if', 'from now on, '],
  once: ['the next time', 'the next time', 'the next time, '],
  onceThisTurn: ['the next time this turn', 'the next time this turn that', 'this turn, '],
};
const openingOf = (till: DelayedAbilityDuration, ctx: RenderContext): Opening => {
  if (typeof till === 'string') return OPENING[till];
  if (till.till === 'usesThisTurn') {
    const next = `the next ${till.times} times this turn`;
    return [next, `${next} that`, `this turn, ${till.times} times at most, `];
  }
  const long = lastingText(till, ctx);
  return [`${long}, each time`, `${long}, if`, `${long}, `];
};
/** An ability that an effect sets up, in the context of that effect. */
const standing = (ability: DelayableAbility, till: DelayedAbilityDuration, outer: RenderContext): string => {
  const [when, would, turn] = openingOf(till, outer);
  const pattern = ability.kind === 'triggered' ? ability.when : ability.would;
  const ctx: RenderContext = { ...outer, cause: pattern.event };
  const guard = ability.only === undefined ? '' : `, only if ${clause(ability.only, ctx)}`;
  if (ability.kind === 'replacement') return replacedText(ability, ctx, would, till === 'onceThisTurn');
  const isOfTurn = pattern.event === 'turnStarts' || pattern.event === 'turnEnds';
  const opening = isOfTurn && !(isCard(outer) && till === 'once') ? turn : '';
  const isThisTurn = till === 'onceThisTurn' && pattern.event === 'turnEnds' && pattern.where === undefined;
  const lead = isThisTurn ? `at the end of this turn${guard}` : `${opening}${whenText(pattern, ctx, when)}${guard}`;
  return modesAfter(lead, ability.modes, ctx).replace(/\.$/, '');
};
/** In quotation marks, as what something has or gains; `this` is what has it. */
const quoted = (ability: Ability, ctx: RenderContext): string => {
  const text = abilityText(ability, ctx).replace(/\.$/, '');
  return `“${text}”`;
};
const SAYS = { clause, standing, quoted, amount: amountText, happens: happensText, picked: pickedText } as const;

const WORKPLACE: Readonly<Record<Workplace, string>> = {
  play: 'in play',
  soul: 'a soul',
  covered: 'covered',
  shop: 'in the shop',
  discard: 'in discard',
  outside: 'outside the game',
};
/** "while you have 0¢, you have +1 ATK", "on your turn, …", "+1 HP". */
const staticText = ({ while: during, grants: of }: AbilityOf<'static'>, ctx: RenderContext): string => {
  const said = (inside: RenderContext): string => modifiersText(of, inside, 'has').join('; ');
  if (during === undefined) return sentence(isCard(ctx) ? said(ctx).replace(OWN_STAT, '$1') : said(ctx));
  if (!isCard(ctx)) return sentence(`while ${clause(during, ctx)}, ${said(ctx)}`);
  if (during.if === 'firstAttackRoll') {
    const whose = ownOr('first attack roll', person(during.of, ctx, 'each'));
    return sentence(`${said(ctx)} for ${whose} each turn`);
  }
  const level = levelOf(during);
  if (level !== null) {
    const [only, ...more] = of;
    const isOwn = only?.modify === 'ability' && more.length === 0 && only.on.select === 'this';
    const inside: RenderContext = { ...ctx, self: 'this' };
    return `Level ${level}+: ${isOwn ? abilityText(only.ability, inside) : sentence(said(inside))}`;
  }
  if (during.if === 'turnOf') {
    const who = person(during.player, ctx, 'one');
    return sentence(`on ${who.person === 'you' ? 'your turn' : `the turn of ${who.text}`}, ${said(ctx)}`);
  }
  return sentence(`while ${clause(during, ctx)}, ${said(afterCondition(ctx, during, of))}`);
};
const OWN_STAT = /^you have ([+−]\d+ (?:HP|ATK|DC))$/;

/** "a player has 3 or more items": what is said of "you" as of anybody. */
const ofAnybody = (text: string): string | null => {
  const said = /^you (have|control) /.exec(text);
  if (said === null) return null;
  return `a player ${said[1] === 'have' ? 'has' : 'controls'} ${text.slice(said[0].length)}`;
};

/** "The first player to have 25¢ or more gains this soul." */
const claimText = (condition: Condition, ctx: RenderContext): string => {
  const active = beforeTurn(condition);
  if (active !== null) return `Once ${clause(active, ctx)}, the active player gains this soul.`;
  const text = clause(condition, ctx);
  return text.startsWith('you have ') || text.startsWith('you control ')
    ? `The first player to ${text.slice('you '.length)} gains this soul.`
    : `The first player for whom this holds gains this soul: ${text}.`;
};

/** "When a player first …, the active player chooses …, who gains this soul." */
const claimByChoice = (condition: Condition, from: Selector, ctx: RenderContext): string => {
  const who = person(from, ctx, 'one').text;
  const short = isCard(ctx) ? ofAnybody(clause(condition, ctx)) : null;
  if (short !== null) return `The first time ${short}, the active player chooses ${who}, who gains this soul.`;
  return `The first time that this holds for a player (“you”), the active player chooses ${who}, who gains this soul: ${clause(condition, ctx)}.`;
};

/** An ability as one line. */
export const abilityText = (ability: Ability, outer: RenderContext): string =>
  rendered('ability', ability, outer, () => wholeText(ability, outer));
const wholeText = (ability: Ability, outer: RenderContext): string => {
  const { worksIn, ...there } = ability;
  if (worksIn === undefined) return lineOf(ability, outer);
  const places = list(
    worksIn.map((place) => WORKPLACE[place]),
    'or',
  );
  const line = lineOf(there, outer);
  const isWaiting = isCard(outer) && outer.thing === 'soul' && worksIn.length === 1 && worksIn[0] === 'outside';
  return isWaiting
    ? `Until gained, ${line.charAt(0).toLowerCase()}${line.slice(1)}`
    : `While this ${noun(outer.thing).one} is ${places}: ${line}`;
};

const lineOf = (ability: Ability, outer: RenderContext): string => {
  const ctx: RenderContext = { ...outer, chosen: new Map() };
  switch (ability.kind) {
    case 'loot':
      return playCostText(ability.costs, ctx) + modesText(ability.modes, paidInLoot(ability, ctx));
    case 'activated':
      return `${activationText(ability, ctx)} ${modesText(ability.modes, ctx)}`;
    case 'triggered':
      return triggeredText(ability.when, ability.only, ability.modes, ctx);
    case 'static':
      return staticText(ability, ctx);
    case 'replacement': {
      if (comesSideways(ability)) {
        const what = person(thisObject, ctx, 'one').text;
        return sentence(`${what} enters play deactivated`);
      }
      const inside: RenderContext = { ...ctx, cause: ability.would.event };
      return sentence(replacedText(ability, inside));
    }
    case 'claim':
      if (ability.chosenFrom !== undefined) return claimByChoice(ability.condition, ability.chosenFrom, ctx);
      if (isCard(ctx)) return claimText(ability.condition, ctx);
      return `Gain this soul if you are the first player for whom this holds: ${clause(ability.condition, ctx)}.`;
    case 'startsWith':
      if (ability.named === 'level') return `Starts at level ${ability.counters}.`;
      return `Enters play with ${counted(ability.counters, counterNoun(ability.named))}.`;
    case 'alsoNamed':
      return sentence(`this ${noun(ctx.thing).one} is also named ${ctx.cards.card(ability.card).name.en}`);
    case 'namedElsewhere':
      return sentence(
        `while this ${noun(ctx.thing).one} is not in play, it is named ${ctx.cards.card(ability.card).name.en}`,
      );
    case 'keyword':
      return `${KEYWORD[ability.word]}.`;
  }
};

/** The parts of a curse read as the one keyword that they are. */
const CURSE_TEXT =
  'Curse. As this enters play as an event, target: a player, who gets it as a curse. When that player dies, it goes to discard.';

/** What makes a curse of a card, which its text in the wording of a card leaves out. */
export const curseText = (card: Card): string => (besidesCurse(card) === null ? '' : CURSE_TEXT);

type Wording = RenderContext['wording'];
/** The abilities of one face of a card. */
const faceText = (card: Card, cards: CardLookup, wording: Wording, listener?: RenderListener): readonly string[] => {
  const ctx: RenderContext = {
    ...contextOfAbility(cards, SAYS, thingOfCard(card), wording),
    ...(listener && { listener }),
  };
  const besides = besidesCurse(card);
  const said = inLines(besides ?? card.abilities, (ability) => abilityText(ability, ctx), wording);
  return besides === null ? said : [wording === 'card' ? `${KEYWORD.curse}.` : curseText(card), ...said];
};

/** One face of a card as a card says it, with somebody who listens. */
export const textForListener = (card: Card, cards: CardLookup, listener: RenderListener): readonly string[] =>
  faceText(card, cards, 'card', listener);

/** What the ability with this key says, as a card says it; empty when the card has none. */
export const oneAbility = (card: Card, key: string, cards: CardLookup): string => {
  const found = card.abilities.find((ability) => ability.key === key);
  return found === undefined ? '' : abilityText(found, contextOfAbility(cards, SAYS, thingOfCard(card), 'card'));
};

/** The abilities of a card, a line each; of one with two faces those of the other face after it. */
const bothFaces =
  (wording: Wording) =>
  (card: Card, cards: CardLookup): readonly string[] => {
    const { back } = card;
    if (back === null) return faceText(card, cards, wording);
    const named = [`Other face: ${back.name.en}`, statsLine(back)].filter((part) => part !== '').join(' · ');
    return [...faceText(card, cards, wording), named, ...faceText(back, cards, wording)];
  };
/** The text of a card that this version cannot play. */
const ASLEEP =
  'This version of the bot does not know what this card does: it sleeps. The game goes on without it, and it wakes up as soon as a version that knows it runs.';

/** As a card says it. */
export const cardText = orPlaceholderText(once(bothFaces('card')), ASLEEP);
/** Word for word: everything that is chosen has its place and its name. */
export const exactText = orPlaceholderText(once(bothFaces('exact')), ASLEEP);

/** Its name; of one that sleeps, that it does. */
export const cardName = (id: CardId, cards: CardLookup): string =>
  isPlaceholder(id, cards) ? `${cards.card(id).name.en} (asleep)` : cards.card(id).name.en;

/** What a reward box does is said of a monster. */
const rewardContext = (cards: CardLookup): RenderContext => contextOfAbility(cards, SAYS, 'monster', 'card');

/** `Reward: 3¢ · 1 treasure`. */
export const rewardLine = (
  { coins, loot, treasure, trophy, roll, everyone, effect }: Reward,
  cards: CardLookup,
): string => {
  const parts = [
    ...(coins === undefined ? [] : [`${coins}¢`]),
    ...(loot === undefined ? [] : [`${loot} loot`]),
    ...(treasure === undefined ? [] : [`${treasure} treasure`]),
    ...(effect === undefined ? [] : [effectClause(effect, rewardContext(cards))]),
    ...(trophy === undefined ? [] : [`${trophy} trophy`]),
  ];
  return `Reward: ${parts.join(' · ')}${roll === true ? ' for each pip of a roll' : ''}${everyone === true ? ' for each player' : ''}`;
};

/** A context in which nothing but the card is known, by its id. */
export const bareContext = (cards: CardLookup, of: CardId | null): RenderContext =>
  contextOfAbility(cards, SAYS, thingOfId(cards, of));
