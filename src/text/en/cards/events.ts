import type { EventPattern, EventType, Role, Selector } from '../../../engine/index.js';
import {
  deadlyRoll,
  isByAnother,
  isDestroyed,
  isStateEvent,
  isOffAttack,
  limitOf,
  ofObject,
  othersOf,
  leftOut,
  numberOf,
  matchEvent,
  type ActionEvent,
  type StateEvent,
  type MatchedEvent,
} from '../../cards/matched-events.js';
import { rendered } from '../../cards/render-listener.js';
import { happensOnce, isCard, thingOf, type RenderContext } from '../../cards/tree.js';
import { cardRange, clause, rangeText } from './conditions.js';
import { EVENT_PHRASES, THINGS } from './event-phrases.js';
import {
  KIND,
  KIND_OF,
  ROLE,
  cardLimit,
  conjugated,
  limitText,
  list,
  noun,
  ordinal,
  owned,
  passive,
  plural,
  singular,
  verb,
  type Phrase,
  type Verb,
} from './nouns.js';
import { lootWith, objectCase, person } from './selectors.js';
import { withArticle } from './typography.js';

/** An event as subject, verb and rest, so that it can be said as it happens and as it would happen. */
interface Happening {
  readonly subject: Phrase;
  readonly verb: Verb;
  readonly rest: string;
}
const happening = (subject: Phrase, act: Verb, rest = ''): Happening => ({ subject, verb: act, rest });

const player = ({ player: who }: MatchedEvent, ctx: RenderContext): Phrase =>
  who === null ? singular('a player') : person(who, ctx, 'one');

const IN_SLOT = { finalBoss: 'the final boss', minion: 'a minion' } as const;

/** The object of the event; `role` names what it is when nothing else does. */
const object = (matched: MatchedEvent, ctx: RenderContext, otherwise: string): Phrase => {
  const { object: what, objectRole, notThis, isPlayer, kind, notKind, slot } = matched;
  const words: string[] = [];
  const isAlone = objectRole === null && slot === null && !notThis && !isPlayer;
  if (what?.select === 'this' && isCard(ctx) && isAlone && kind === null) return person(what, ctx, 'one');
  if (what?.select === 'target' && isAlone) return person(what, ctx, 'one');
  if (isPlayer) words.push('a player');
  if (what !== null) words.push(person(what, ctx, 'one').text);
  if (kind !== null) words.push(KIND[kind]);
  if (slot !== null) words.push(IN_SLOT[slot]);
  if (isCard(ctx) && what?.select === 'attacked' && !notThis && !isPlayer && kind === null && slot === null)
    return singular(objectRole === null ? 'what is attacked' : `the attacked ${bare(objectRole)}`);
  if (objectRole !== null && notKind !== null) words.push(withArticle(`non-${KIND_OF[notKind]} ${bare(objectRole)}`));
  else if (objectRole !== null) words.push(notThis ? `another ${bare(objectRole)}` : ROLE[objectRole]);
  if (objectRole === null && notThis) words.push(`something other than this ${noun(ctx.thing).one}`);
  if (what?.select === 'you' && words.length === 1) return { text: 'you', person: 'you' };
  return singular(words.length === 0 ? otherwise : words.join(' that is '));
};
const bare = (role: Role): string => ROLE[role].replace(/^an? /, '');

const from = (source: Selector | null, ctx: RenderContext): string =>
  source === null ? '' : ` from ${objectCase(person(source, ctx, 'one'))}`;

const whoseTurn = (matched: MatchedEvent, ctx: RenderContext): string => {
  if (matched.player === null) return 'each turn';
  const who = player(matched, ctx);
  return who.person === 'you' ? 'your turn' : `the turn of ${who.text}`;
};

const rollOf = (matched: MatchedEvent, ctx: RenderContext): string => {
  const number = matched.roll === null ? null : rangeText(matched.roll.from, matched.roll.to).replace('–', ' to ');
  const against = matched.against === null ? '' : ` against ${objectCase(person(matched.against, ctx, 'one'))}`;
  const attack = `an attack roll${number === null ? '' : ` of ${number}`}`;
  if (matched.isRepeated)
    return `the same ${matched.onAttackRoll ? 'attack roll' : 'number'} 2 times in a row this turn`;
  if (matched.isChosenNumber) return ctx.amount({ amount: 'chosenNumber' }, ctx);
  const any = isOffAttack(matched, ctx) ? 'a non-attack roll' : 'a die';
  const what = matched.onAttackRoll ? attack : number === null ? any : `a ${number}`;
  const lower = matched.isNotHigher ? ' that is not higher than the one before this turn' : '';
  return `${what}${against}${from(matched.source, ctx)}${lower}`;
};

const startOf = (matched: MatchedEvent, ctx: RenderContext): string =>
  matched.onAttackRoll || matched.roll !== null
    ? rollOf(matched, ctx)
    : rollOf(matched, ctx).replace('a die', 'a roll');

const ANYBODY = 'a player or a monster';
/** "this deals damage" when only the dealer is named; otherwise "somebody takes damage". */
const damaging = (matched: MatchedEvent, ctx: RenderContext): Happening => {
  const { source, object: whom, objectRole, notThis, isPlayer } = matched;
  if (matched.dealer === null && source !== null && whom === null && objectRole === null && !notThis && !isPlayer) {
    const rest = damageOf({ ...matched, source: null }, ctx);
    const toWhom = isCard(ctx) && thingOf(source, ctx) === 'player' ? ` to ${ANYBODY}` : '';
    return happening(person(source, ctx, 'one'), verb('deal'), rest + toWhom);
  }
  const victim = object(matched, ctx, ANYBODY);
  if (matched.dealer === null) return happening(victim, verb('take'), damageOf(matched, ctx));
  const rolled = isCard(ctx) ? rolledText(matched, ctx) : '';
  const what = damageOf(isCard(ctx) ? { ...matched, roll: null } : matched, ctx);
  const isAnybody = isCard(ctx) && victim.text === ANYBODY;
  const rest = isAnybody ? what + rolled : `${what} to ${objectCase(victim)}${rolled}`;
  return happening(person(matched.dealer, ctx, 'one'), verb('deal'), rest);
};

/** "you would deal damage to a player or a monster" */
const aboutToDeal = (matched: MatchedEvent, ctx: RenderContext): Happening => {
  const victim = object(matched, ctx, matched.isLiving ? ANYBODY : 'something');
  if (matched.dealer !== null && isCard(ctx) && victim.text === 'something')
    return happening(person(matched.dealer, ctx, 'one'), verb('be', 'is'), `about to deal ${damageOf(matched, ctx)}`);
  if (matched.dealer === null) return happening(victim, verb('be', 'is'), `about to take ${damageOf(matched, ctx)}`);
  const rest = `about to deal ${damageOf(matched, ctx)} to ${objectCase(victim)}`;
  return happening(person(matched.dealer, ctx, 'one'), verb('be', 'is'), rest);
};

const kindOfDamage = ({ combat, nonCombat }: MatchedEvent): string =>
  `${nonCombat ? 'non-combat ' : ''}${combat ? 'combat ' : ''}`;

const rolledText = ({ roll }: MatchedEvent, ctx: RenderContext): string =>
  roll === null ? '' : ` on a roll of ${(isCard(ctx) ? cardRange : rangeText)(roll.from, roll.to)}`;

const damageOf = (matched: MatchedEvent, ctx: RenderContext): string => {
  const much = isCard(ctx) ? limitOf(matched) : null;
  const limit = much === null ? '' : `${limitText(much.is, much.than)} `;
  const rolled = rolledText(matched, ctx);
  const by = matched.player === null ? '' : ` dealt by ${player(matched, ctx).text}`;
  return `${limit}${kindOfDamage(matched)}damage${from(matched.source, ctx)}${by}${rolled}`;
};

const deathRest = (matched: MatchedEvent, ctx: RenderContext): string => {
  const roll = deadlyRoll(matched);
  const by = matched.player === null || matched.isPlayer ? '' : `(player: ${player(matched, ctx).text})`;
  return roll === null ? by : `on an attack roll of ${rangeText(roll.from, roll.to)} ${by}`.trim();
};

/** "this item prevents damage": of what, in brackets. */
const prevention = (matched: MatchedEvent, ctx: RenderContext): Happening => {
  const { source } = matched;
  const whose = [
    ...(matched.player === null ? [] : [`player: ${player(matched, ctx).text}`]),
    ...[object(matched, ctx, '').text].filter((text) => text !== ''),
  ];
  const by = source === null ? singular('something') : person(source, ctx, 'one');
  return happening(by, verb('prevent'), `damage${whose.length === 0 ? '' : ` (${whose.join(', ')})`}`);
};

const rewardsPhrase = (of: Phrase, ctx: RenderContext): Phrase =>
  plural(isCard(ctx) ? owned('rewards', of) : `the rewards of ${of.text}`);

/** "a monster dies", "you kill a player or a monster". */
const dying = (matched: MatchedEvent, ctx: RenderContext): Happening => {
  const { dealer, isLiving } = matched;
  const rest = deathRest(matched, ctx);
  if (isByAnother(matched)) return happening(singular('a player'), verb('kill'), `another player ${rest}`.trim());
  if (dealer === null) return happening(object(matched, ctx, 'a player or a monster'), verb('die'), rest);
  const victim = objectCase(object(matched, ctx, isLiving ? 'a player or a monster' : 'something'));
  return happening(person(dealer, ctx, 'one'), verb('kill'), `${victim} ${rest}`.trim());
};

/** Events of turns, rolls, damage and death. */
const stateEventText = (event: StateEvent, matched: MatchedEvent, ctx: RenderContext): Happening => {
  const thing = (otherwise: string) => object(matched, ctx, otherwise);
  switch (event) {
    case 'gameStarts':
      return happening(singular('the game'), verb('start'));
    case 'turnStarts':
      return happening(singular(whoseTurn(matched, ctx)), verb('start'));
    case 'turnEnds':
      return happening(singular(whoseTurn(matched, ctx)), verb('end'));
    case 'endTurn':
      return happening(singular('the turn'), passive('cut short'));
    case 'rollMade':
      return happening(
        player(matched, ctx),
        verb('throw'),
        `${rollOf(matched, ctx)}${isCard(ctx) ? '' : ' (before changes)'}`,
      );
    case 'throwDice':
      return happening(player(matched, ctx), verb('start'), startOf(matched, ctx));
    case 'wouldRoll':
      return happening(player(matched, ctx), verb('be', 'is'), `about to roll ${rollOf(matched, ctx)}`);
    case 'rolled':
      return happening(player(matched, ctx), verb(matched.onAttackRoll ? 'make' : 'roll'), rollOf(matched, ctx));
    case 'wouldTakeDamage':
      if (matched.dealer !== null || matched.isLiving) return aboutToDeal(matched, ctx);
      return happening(thing('a player or a monster'), verb('be', 'is'), `about to take ${damageOf(matched, ctx)}`);
    case 'damage':
      return damaging(matched, ctx);
    case 'wouldDie':
      return happening(
        thing('a player or a monster'),
        verb('be', 'is'),
        `about to die ${deathRest(matched, ctx)}`.trim(),
      );
    case 'dies':
      return dying(matched, ctx);
    case 'payPenalty':
      return happening(player(matched, ctx), verb('pay'), 'the death penalty');
    case 'penaltyPaid':
      return happening(player(matched, ctx), verb('finish'), 'paying the death penalty');
    case 'rewards':
      return happening(rewardsPhrase(thing('a monster'), ctx), passive('paid out'));
    case 'rewardsGained': {
      const rewards = rewardsPhrase(thing('a monster'), ctx);
      return matched.player === null
        ? happening(rewards, passive('gained'))
        : happening(player(matched, ctx), verb('gain'), rewards.text);
    }
    case 'preventDeath':
      return happening(singular(`the death of ${thing('a player or a monster').text}`), passive('prevented'));
    case 'preventDamage':
      return prevention(matched, ctx);
  }
};

/** "a non-Trinket loot card": what is asked of a loot card that is played. */
const lootPlayed = (matched: MatchedEvent, ctx: RenderContext): string | null => {
  const where = isCard(ctx) ? ofObject(matched) : null;
  return where === null ? null : lootWith(where, ctx);
};

const inTheShop = (ctx: RenderContext): string => (isCard(ctx) ? 'a shop item' : 'an item in the shop');

/** What the loot that is played is aimed at. */
const aimOf = ({ aim }: MatchedEvent, ctx: RenderContext): string =>
  aim === null ? '' : ` that targets ${objectCase(person(aim, ctx, 'one'))}`;

const actionEventText = (event: ActionEvent, matched: MatchedEvent, ctx: RenderContext): Happening => {
  const [form, act, rest] = EVENT_PHRASES[event];
  const thing = (otherwise: string) => object(matched, ctx, otherwise);
  const named = (text: string) => (text === '' ? '' : ` (${text})`);
  switch (form) {
    case 'does': {
      const much = isCard(ctx) ? limitOf(matched) : null;
      const what = much === null ? rest : cardLimit(much.is, String(much.than), '¢');
      const on = isCard(ctx) && event === 'note' && matched.object !== null ? ` on ${thing('').text}` : null;
      return happening(player(matched, ctx), act, `${what}${on ?? named(thing('').text)}`.trim());
    }
    case 'doesTo': {
      if (matched.isNamed) return happening(player(matched, ctx), verb('declare'), `an attack on ${thing(rest).text}`);
      const from = matched.fromDeck ? ' from the monster deck' : '';
      const usual = matched.inShop ? inTheShop(ctx) : rest;
      const what = thing(lootPlayed(matched, ctx) ?? usual).text + from + aimOf(matched, ctx);
      return happening(player(matched, ctx), act, what);
    }
    case 'happens': {
      const by = matched.player === null ? '' : `player: ${player(matched, ctx).text}`;
      return happening(thing(THINGS[event] ?? 'a card'), act, `${rest}${named(by)}`.trim());
    }
  }
};

/** ", except in the loot step": when it is not meant. */
const exceptions = ({ notByThis, outwith }: MatchedEvent): string => {
  const except = [...(notByThis ? ['by its own abilities'] : []), ...outwith.map((what) => WITHIN[what].trim())];
  return except.length === 0 ? '' : `, except ${list(except, 'or')}`;
};

/** What the phrases above did not say. */
export const provisos = (whole: MatchedEvent, ctx: RenderContext): string => {
  const matched = deadlyRoll(whole) === null ? whole : { ...whole, roll: null, onAttackRoll: false };
  const left = leftOut(matched);
  const what = left.object ? object(matched, ctx, '').text : '';
  const extra = [
    ...(left.source === null ? [] : [`the source is ${person(left.source, ctx, 'one').text}`]),
    ...(left.roll === null ? [] : [`the roll is ${rangeText(left.roll.from, left.roll.to)}`]),
    ...(left.onAttackRoll ? ['this is about an attack roll'] : []),
    ...(left.combat ? ['the damage is combat damage'] : []),
    ...(left.player === null ? [] : [`the player is ${player(matched, ctx).text}`]),
    ...(what === '' ? [] : [`it is about ${what}`]),
    ...othersOf(matched, ctx).map((condition) => clause(condition, ctx)),
  ];
  const part = whole.within === null ? exceptions(whole) : WITHIN[whole.within] + exceptions(whole);
  if (extra.length === 0) return part;
  const short = isCard(ctx) && extra.length === 1 ? proviso(matched, extra[0] ?? '') : null;
  if (short !== null) return part + short;
  if (isCard(ctx) && matched.others.length === extra.length) return `${part} while ${extra.join(' and ')}`;
  return `${part} (if ${extra.join(' and ')})`;
};
const YOUR_TURN = 'it is your turn';
/** " on your turn", " except on a roll of 2": the one thing that the phrase of an event has not said. */
const proviso = ({ event, others }: MatchedEvent, text: string): string | null => {
  if (text === YOUR_TURN) return ' on your turn';
  const [only] = others;
  if (others.length !== 1 || only?.if !== 'not') return null;
  if (only.of.if !== 'rollIn' || (event !== 'damage' && event !== 'dies')) return null;
  return ` except on a roll of ${cardRange(only.of.from, only.of.to)}`;
};
const WITHIN = {
  penalty: ' for a death penalty',
  lootStep: ' in the loot step',
  rechargeStep: ' in the recharge step',
  handLimit: ' for the hand limit',
  cost: ' as a cost',
} as const;
export const happeningOf = (matched: MatchedEvent, ctx: RenderContext): Happening =>
  isStateEvent(matched.event)
    ? stateEventText(matched.event, matched, ctx)
    : actionEventText(matched.event, matched, ctx);

const turnLead = (matched: MatchedEvent, ctx: RenderContext): string =>
  `at the ${matched.event === 'turnStarts' ? 'start' : 'end'} of ${whoseTurn(matched, ctx)}`;

/** "as your turn starts", "as this enters play": what is done besides, before anything can answer (REPL-05). */
export const asText = (pattern: EventPattern, ctx: RenderContext): string | null => {
  const matched = matchEvent(pattern);
  if (!isCard(ctx) || matched.first !== null || provisos(matched, ctx) + tally(matched) !== '') return null;
  switch (matched.event) {
    case 'turnStarts':
    case 'turnEnds':
      return `as ${whoseTurn(matched, ctx)} ${matched.event === 'turnStarts' ? 'starts' : 'ends'}`;
    case 'enterPlay':
      return matched.object?.select === 'this' ? 'as this enters play' : null;
    default:
      return null;
  }
};

const tally = ({ every }: MatchedEvent): string =>
  every === 0 ? '' : `, but only one time in every ${every} each turn`;

const NEARLY = 'about to ';
const FIRST = { eachTurn: 'the first time each turn', eachRound: 'the first time each round' } as const;

/** "each time you gain an item": the beginning of a trigger. */
export const whenText = (pattern: EventPattern, ctx: RenderContext, lasting?: string): string =>
  rendered('when', pattern, ctx, () => whenWords(pattern, ctx, lasting));
const whenWords = (pattern: EventPattern, ctx: RenderContext, lasting?: string): string => {
  const matched = matchEvent(pattern);
  const opening = lasting ?? (happensOnce(matched) ? 'when' : 'each time');
  const more = provisos(matched, ctx) + tally(matched);
  const first = matched.first === null ? '' : ` ${FIRST[matched.first]}`;
  const nth = matched.nth === 0 ? '' : `the ${ordinal(matched.nth)} time${matched.isOfTurn ? ' each turn' : ''}`;
  if (isCard(ctx) && lasting === 'the next time' && (matched.event === 'turnStarts' || matched.event === 'turnEnds'))
    return `${lasting} ${whoseTurn(matched, ctx).replace('each', 'a')} ${matched.event === 'turnEnds' ? 'ends' : 'starts'}${more}`;
  if (matched.event === 'turnStarts' || matched.event === 'turnEnds')
    return `${nth === '' ? '' : `${nth} `}${turnLead(matched, ctx)}${first}${more}`;
  const { subject, verb: usual, rest } = happeningOf(matched, ctx);
  const act = isDestroyed(matched, ctx) ? passive('destroyed') : usual;
  const isNear = isCard(ctx) && act.bare === 'be' && rest.startsWith(NEARLY);
  const does = isNear ? ['would', rest.slice(NEARLY.length)] : [conjugated(subject, act), rest];
  const text = [subject.text, ...does].filter((part) => part !== '').join(' ');
  if (isCard(ctx) && matched.every > 0 && lasting === undefined)
    return `${matched.every === 2 ? 'every other time' : `one time in ${matched.every} that`} ${text} each turn${provisos(matched, ctx)}`;
  const counted = nth === '' ? opening : nth;
  return `${matched.first === null ? counted : FIRST[matched.first]} ${text}${more}`;
};

/** "if you would gain ¢": the beginning of a replacement. */
export const wouldText = (pattern: EventPattern, ctx: RenderContext, opening = 'if'): string =>
  rendered('would', pattern, ctx, () => wouldWords(pattern, ctx, opening));
const wouldWords = (pattern: EventPattern, ctx: RenderContext, opening: string): string => {
  const matched = matchEvent(pattern);
  const { subject, verb: act, rest } = happeningOf(matched, ctx);
  const isNear = isCard(ctx) && act.bare === 'be' && rest.startsWith(NEARLY);
  const bareVerb = act.bare === 'are' ? 'be' : act.bare;
  const does = isNear ? conjugated(subject, act) : `would ${bareVerb}`;
  const number = isCard(ctx) ? numberOf(matched) : null;
  const text =
    number === null
      ? [subject.text, does, rest].filter((part) => part !== '').join(' ')
      : `${owned('roll', player(matched, ctx))} would be a ${cardRange(number.from, number.to)}`;
  return `${matched.first === null ? opening : `${FIRST[matched.first]} that`} ${text}${provisos(matched, ctx)}${tally(matched)}`;
};

/** "you gain ¢": what is counted. */
export const happensText = (event: EventType, by: Selector, ctx: RenderContext): string => {
  const { subject, verb: act, rest } = happeningOf({ ...matchEvent({ event }), player: by }, ctx);
  return [subject.text, conjugated(subject, act), rest].filter((part) => part !== '').join(' ');
};
