import type { EventPattern, EventType, Role, Selector } from '../../../engine/index.js';
import {
  deadlyRoll,
  isByAnother,
  isDestroyed,
  isFateful,
  isOffAttack,
  limitOf,
  ofObject,
  othersOf,
  leftOut,
  numberOf,
  occasionOf,
  type Deed,
  type Fateful,
  type Occasion,
} from '../../cards/occasions.js';
import { aloud } from '../../cards/listening.js';
import { happensOnce, isCard, thingOf, type RenderContext } from '../../cards/tree.js';
import { cardRange, clause, rangeText } from './conditions.js';
import { DEEDS, THINGS } from './deeds.js';
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

const player = ({ player: who }: Occasion, ctx: RenderContext): Phrase =>
  who === null ? singular('a player') : person(who, ctx, 'one');

const IN_SLOT = { finalBoss: 'the final boss', minion: 'a minion' } as const;

/** The object of the event; `role` names what it is when nothing else does. */
const object = (occasion: Occasion, ctx: RenderContext, otherwise: string): Phrase => {
  const { object: what, objectRole, notThis, isPlayer, kind, notKind, slot } = occasion;
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

const whoseTurn = (occasion: Occasion, ctx: RenderContext): string => {
  if (occasion.player === null) return 'each turn';
  const who = player(occasion, ctx);
  return who.person === 'you' ? 'your turn' : `the turn of ${who.text}`;
};

const rollOf = (occasion: Occasion, ctx: RenderContext): string => {
  const number = occasion.roll === null ? null : rangeText(occasion.roll.from, occasion.roll.to).replace('–', ' to ');
  const against = occasion.against === null ? '' : ` against ${objectCase(person(occasion.against, ctx, 'one'))}`;
  const attack = `an attack roll${number === null ? '' : ` of ${number}`}`;
  if (occasion.isRepeated)
    return `the same ${occasion.onAttackRoll ? 'attack roll' : 'number'} 2 times in a row this turn`;
  if (occasion.isChosenNumber) return ctx.amount({ amount: 'chosenNumber' }, ctx);
  const any = isOffAttack(occasion, ctx) ? 'a non-attack roll' : 'a die';
  const what = occasion.onAttackRoll ? attack : number === null ? any : `a ${number}`;
  const lower = occasion.isNotHigher ? ' that is not higher than the one before this turn' : '';
  return `${what}${against}${from(occasion.source, ctx)}${lower}`;
};

const startOf = (occasion: Occasion, ctx: RenderContext): string =>
  occasion.onAttackRoll || occasion.roll !== null
    ? rollOf(occasion, ctx)
    : rollOf(occasion, ctx).replace('a die', 'a roll');

const ANYBODY = 'a player or a monster';
/** "this deals damage" when only the dealer is named; otherwise "somebody takes damage". */
const damaging = (occasion: Occasion, ctx: RenderContext): Happening => {
  const { source, object: whom, objectRole, notThis, isPlayer } = occasion;
  if (occasion.dealer === null && source !== null && whom === null && objectRole === null && !notThis && !isPlayer) {
    const rest = damageOf({ ...occasion, source: null }, ctx);
    const toWhom = isCard(ctx) && thingOf(source, ctx) === 'player' ? ` to ${ANYBODY}` : '';
    return happening(person(source, ctx, 'one'), verb('deal'), rest + toWhom);
  }
  const victim = object(occasion, ctx, ANYBODY);
  if (occasion.dealer === null) return happening(victim, verb('take'), damageOf(occasion, ctx));
  const rolled = isCard(ctx) ? rolledText(occasion, ctx) : '';
  const what = damageOf(isCard(ctx) ? { ...occasion, roll: null } : occasion, ctx);
  const isAnybody = isCard(ctx) && victim.text === ANYBODY;
  const rest = isAnybody ? what + rolled : `${what} to ${objectCase(victim)}${rolled}`;
  return happening(person(occasion.dealer, ctx, 'one'), verb('deal'), rest);
};

/** "you would deal damage to a player or a monster" */
const aboutToDeal = (occasion: Occasion, ctx: RenderContext): Happening => {
  const victim = object(occasion, ctx, occasion.isLiving ? ANYBODY : 'something');
  if (occasion.dealer !== null && isCard(ctx) && victim.text === 'something')
    return happening(person(occasion.dealer, ctx, 'one'), verb('be', 'is'), `about to deal ${damageOf(occasion, ctx)}`);
  if (occasion.dealer === null) return happening(victim, verb('be', 'is'), `about to take ${damageOf(occasion, ctx)}`);
  const rest = `about to deal ${damageOf(occasion, ctx)} to ${objectCase(victim)}`;
  return happening(person(occasion.dealer, ctx, 'one'), verb('be', 'is'), rest);
};

const kindOfDamage = ({ combat, nonCombat }: Occasion): string =>
  `${nonCombat ? 'non-combat ' : ''}${combat ? 'combat ' : ''}`;

const rolledText = ({ roll }: Occasion, ctx: RenderContext): string =>
  roll === null ? '' : ` on a roll of ${(isCard(ctx) ? cardRange : rangeText)(roll.from, roll.to)}`;

const damageOf = (occasion: Occasion, ctx: RenderContext): string => {
  const much = isCard(ctx) ? limitOf(occasion) : null;
  const limit = much === null ? '' : `${limitText(much.is, much.than)} `;
  const rolled = rolledText(occasion, ctx);
  const by = occasion.player === null ? '' : ` dealt by ${player(occasion, ctx).text}`;
  return `${limit}${kindOfDamage(occasion)}damage${from(occasion.source, ctx)}${by}${rolled}`;
};

const deathRest = (occasion: Occasion, ctx: RenderContext): string => {
  const roll = deadlyRoll(occasion);
  const by = occasion.player === null || occasion.isPlayer ? '' : `(player: ${player(occasion, ctx).text})`;
  return roll === null ? by : `on an attack roll of ${rangeText(roll.from, roll.to)} ${by}`.trim();
};

/** "this item prevents damage": of what, in brackets. */
const prevention = (occasion: Occasion, ctx: RenderContext): Happening => {
  const { source } = occasion;
  const whose = [
    ...(occasion.player === null ? [] : [`player: ${player(occasion, ctx).text}`]),
    ...[object(occasion, ctx, '').text].filter((text) => text !== ''),
  ];
  const by = source === null ? singular('something') : person(source, ctx, 'one');
  return happening(by, verb('prevent'), `damage${whose.length === 0 ? '' : ` (${whose.join(', ')})`}`);
};

const rewardsPhrase = (of: Phrase, ctx: RenderContext): Phrase =>
  plural(isCard(ctx) ? owned('rewards', of) : `the rewards of ${of.text}`);

/** "a monster dies", "you kill a player or a monster". */
const dying = (occasion: Occasion, ctx: RenderContext): Happening => {
  const { dealer, isLiving } = occasion;
  const rest = deathRest(occasion, ctx);
  if (isByAnother(occasion)) return happening(singular('a player'), verb('kill'), `another player ${rest}`.trim());
  if (dealer === null) return happening(object(occasion, ctx, 'a player or a monster'), verb('die'), rest);
  const victim = objectCase(object(occasion, ctx, isLiving ? 'a player or a monster' : 'something'));
  return happening(person(dealer, ctx, 'one'), verb('kill'), `${victim} ${rest}`.trim());
};

/** Events of turns, rolls, damage and death. */
const fateful = (event: Fateful, occasion: Occasion, ctx: RenderContext): Happening => {
  const thing = (otherwise: string) => object(occasion, ctx, otherwise);
  switch (event) {
    case 'gameStarts':
      return happening(singular('the game'), verb('start'));
    case 'turnStarts':
      return happening(singular(whoseTurn(occasion, ctx)), verb('start'));
    case 'turnEnds':
      return happening(singular(whoseTurn(occasion, ctx)), verb('end'));
    case 'endTurn':
      return happening(singular('the turn'), passive('cut short'));
    case 'rollMade':
      return happening(
        player(occasion, ctx),
        verb('throw'),
        `${rollOf(occasion, ctx)}${isCard(ctx) ? '' : ' (before changes)'}`,
      );
    case 'throwDice':
      return happening(player(occasion, ctx), verb('start'), startOf(occasion, ctx));
    case 'wouldRoll':
      return happening(player(occasion, ctx), verb('be', 'is'), `about to roll ${rollOf(occasion, ctx)}`);
    case 'rolled':
      return happening(player(occasion, ctx), verb(occasion.onAttackRoll ? 'make' : 'roll'), rollOf(occasion, ctx));
    case 'wouldTakeDamage':
      if (occasion.dealer !== null || occasion.isLiving) return aboutToDeal(occasion, ctx);
      return happening(thing('a player or a monster'), verb('be', 'is'), `about to take ${damageOf(occasion, ctx)}`);
    case 'damage':
      return damaging(occasion, ctx);
    case 'wouldDie':
      return happening(
        thing('a player or a monster'),
        verb('be', 'is'),
        `about to die ${deathRest(occasion, ctx)}`.trim(),
      );
    case 'dies':
      return dying(occasion, ctx);
    case 'payPenalty':
      return happening(player(occasion, ctx), verb('pay'), 'the death penalty');
    case 'penaltyPaid':
      return happening(player(occasion, ctx), verb('finish'), 'paying the death penalty');
    case 'rewards':
      return happening(rewardsPhrase(thing('a monster'), ctx), passive('paid out'));
    case 'rewardsGained': {
      const rewards = rewardsPhrase(thing('a monster'), ctx);
      return occasion.player === null
        ? happening(rewards, passive('gained'))
        : happening(player(occasion, ctx), verb('gain'), rewards.text);
    }
    case 'preventDeath':
      return happening(singular(`the death of ${thing('a player or a monster').text}`), passive('prevented'));
    case 'preventDamage':
      return prevention(occasion, ctx);
  }
};

/** "a non-Trinket loot card": what is asked of a loot card that is played. */
const lootPlayed = (occasion: Occasion, ctx: RenderContext): string | null => {
  const where = isCard(ctx) ? ofObject(occasion) : null;
  return where === null ? null : lootWith(where, ctx);
};

const inTheShop = (ctx: RenderContext): string => (isCard(ctx) ? 'a shop item' : 'an item in the shop');

/** What the loot that is played is aimed at. */
const aimOf = ({ aim }: Occasion, ctx: RenderContext): string =>
  aim === null ? '' : ` that targets ${objectCase(person(aim, ctx, 'one'))}`;

const deed = (event: Deed, occasion: Occasion, ctx: RenderContext): Happening => {
  const [form, act, rest] = DEEDS[event];
  const thing = (otherwise: string) => object(occasion, ctx, otherwise);
  const named = (text: string) => (text === '' ? '' : ` (${text})`);
  switch (form) {
    case 'does': {
      const much = isCard(ctx) ? limitOf(occasion) : null;
      const what = much === null ? rest : cardLimit(much.is, String(much.than), '¢');
      const on = isCard(ctx) && event === 'note' && occasion.object !== null ? ` on ${thing('').text}` : null;
      return happening(player(occasion, ctx), act, `${what}${on ?? named(thing('').text)}`.trim());
    }
    case 'doesTo': {
      if (occasion.isNamed)
        return happening(player(occasion, ctx), verb('declare'), `an attack on ${thing(rest).text}`);
      const from = occasion.fromDeck ? ' from the monster deck' : '';
      const usual = occasion.inShop ? inTheShop(ctx) : rest;
      const what = thing(lootPlayed(occasion, ctx) ?? usual).text + from + aimOf(occasion, ctx);
      return happening(player(occasion, ctx), act, what);
    }
    case 'happens': {
      const by = occasion.player === null ? '' : `player: ${player(occasion, ctx).text}`;
      return happening(thing(THINGS[event] ?? 'a card'), act, `${rest}${named(by)}`.trim());
    }
  }
};

/** ", except in the loot step": when it is not meant. */
const exceptions = ({ notByThis, outwith }: Occasion): string => {
  const except = [...(notByThis ? ['by its own abilities'] : []), ...outwith.map((what) => WITHIN[what].trim())];
  return except.length === 0 ? '' : `, except ${list(except, 'or')}`;
};

/** What the phrases above did not say. */
export const provisos = (whole: Occasion, ctx: RenderContext): string => {
  const occasion = deadlyRoll(whole) === null ? whole : { ...whole, roll: null, onAttackRoll: false };
  const left = leftOut(occasion);
  const what = left.object ? object(occasion, ctx, '').text : '';
  const extra = [
    ...(left.source === null ? [] : [`the source is ${person(left.source, ctx, 'one').text}`]),
    ...(left.roll === null ? [] : [`the roll is ${rangeText(left.roll.from, left.roll.to)}`]),
    ...(left.onAttackRoll ? ['this is about an attack roll'] : []),
    ...(left.combat ? ['the damage is combat damage'] : []),
    ...(left.player === null ? [] : [`the player is ${player(occasion, ctx).text}`]),
    ...(what === '' ? [] : [`it is about ${what}`]),
    ...othersOf(occasion, ctx).map((condition) => clause(condition, ctx)),
  ];
  const part = whole.within === null ? exceptions(whole) : WITHIN[whole.within] + exceptions(whole);
  if (extra.length === 0) return part;
  const short = isCard(ctx) && extra.length === 1 ? proviso(occasion, extra[0] ?? '') : null;
  if (short !== null) return part + short;
  if (isCard(ctx) && occasion.others.length === extra.length) return `${part} while ${extra.join(' and ')}`;
  return `${part} (if ${extra.join(' and ')})`;
};
const YOUR_TURN = 'it is your turn';
/** " on your turn", " except on a roll of 2": the one thing that the phrase of an event has not said. */
const proviso = ({ event, others }: Occasion, text: string): string | null => {
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
export const happeningOf = (occasion: Occasion, ctx: RenderContext): Happening =>
  isFateful(occasion.event) ? fateful(occasion.event, occasion, ctx) : deed(occasion.event, occasion, ctx);

const turnLead = (occasion: Occasion, ctx: RenderContext): string =>
  `at the ${occasion.event === 'turnStarts' ? 'start' : 'end'} of ${whoseTurn(occasion, ctx)}`;

/** "as your turn starts", "as this enters play": what is done besides, before anything can answer (REPL-05). */
export const asText = (pattern: EventPattern, ctx: RenderContext): string | null => {
  const occasion = occasionOf(pattern);
  if (!isCard(ctx) || occasion.first !== null || provisos(occasion, ctx) + tally(occasion) !== '') return null;
  switch (occasion.event) {
    case 'turnStarts':
    case 'turnEnds':
      return `as ${whoseTurn(occasion, ctx)} ${occasion.event === 'turnStarts' ? 'starts' : 'ends'}`;
    case 'enterPlay':
      return occasion.object?.select === 'this' ? 'as this enters play' : null;
    default:
      return null;
  }
};

const tally = ({ every }: Occasion): string => (every === 0 ? '' : `, but only one time in every ${every} each turn`);

const NEARLY = 'about to ';
const FIRST = { eachTurn: 'the first time each turn', eachRound: 'the first time each round' } as const;

/** "each time you gain an item": the beginning of a trigger. */
export const whenText = (pattern: EventPattern, ctx: RenderContext, lasting?: string): string =>
  aloud('when', pattern, ctx, () => whenWords(pattern, ctx, lasting));
const whenWords = (pattern: EventPattern, ctx: RenderContext, lasting?: string): string => {
  const occasion = occasionOf(pattern);
  const opening = lasting ?? (happensOnce(occasion) ? 'when' : 'each time');
  const more = provisos(occasion, ctx) + tally(occasion);
  const first = occasion.first === null ? '' : ` ${FIRST[occasion.first]}`;
  const nth = occasion.nth === 0 ? '' : `the ${ordinal(occasion.nth)} time${occasion.isOfTurn ? ' each turn' : ''}`;
  if (isCard(ctx) && lasting === 'the next time' && (occasion.event === 'turnStarts' || occasion.event === 'turnEnds'))
    return `${lasting} ${whoseTurn(occasion, ctx).replace('each', 'a')} ${occasion.event === 'turnEnds' ? 'ends' : 'starts'}${more}`;
  if (occasion.event === 'turnStarts' || occasion.event === 'turnEnds')
    return `${nth === '' ? '' : `${nth} `}${turnLead(occasion, ctx)}${first}${more}`;
  const { subject, verb: usual, rest } = happeningOf(occasion, ctx);
  const act = isDestroyed(occasion, ctx) ? passive('destroyed') : usual;
  const isNear = isCard(ctx) && act.bare === 'be' && rest.startsWith(NEARLY);
  const does = isNear ? ['would', rest.slice(NEARLY.length)] : [conjugated(subject, act), rest];
  const text = [subject.text, ...does].filter((part) => part !== '').join(' ');
  if (isCard(ctx) && occasion.every > 0 && lasting === undefined)
    return `${occasion.every === 2 ? 'every other time' : `one time in ${occasion.every} that`} ${text} each turn${provisos(occasion, ctx)}`;
  const counted = nth === '' ? opening : nth;
  return `${occasion.first === null ? counted : FIRST[occasion.first]} ${text}${more}`;
};

/** "if you would gain ¢": the beginning of a replacement. */
export const wouldText = (pattern: EventPattern, ctx: RenderContext, opening = 'if'): string =>
  aloud('would', pattern, ctx, () => wouldWords(pattern, ctx, opening));
const wouldWords = (pattern: EventPattern, ctx: RenderContext, opening: string): string => {
  const occasion = occasionOf(pattern);
  const { subject, verb: act, rest } = happeningOf(occasion, ctx);
  const isNear = isCard(ctx) && act.bare === 'be' && rest.startsWith(NEARLY);
  const bareVerb = act.bare === 'are' ? 'be' : act.bare;
  const does = isNear ? conjugated(subject, act) : `would ${bareVerb}`;
  const number = isCard(ctx) ? numberOf(occasion) : null;
  const text =
    number === null
      ? [subject.text, does, rest].filter((part) => part !== '').join(' ')
      : `${owned('roll', player(occasion, ctx))} would be a ${cardRange(number.from, number.to)}`;
  return `${occasion.first === null ? opening : `${FIRST[occasion.first]} that`} ${text}${provisos(occasion, ctx)}${tally(occasion)}`;
};

/** "you gain ¢": what is counted. */
export const happensText = (event: EventType, by: Selector, ctx: RenderContext): string => {
  const { subject, verb: act, rest } = happeningOf({ ...occasionOf({ event }), player: by }, ctx);
  return [subject.text, conjugated(subject, act), rest].filter((part) => part !== '').join(' ');
};
