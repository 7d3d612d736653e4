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
import { happensOnce, isCard, thingOf, type Frame } from '../../cards/tree.js';
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

const player = ({ player: who }: Occasion, frame: Frame): Phrase =>
  who === null ? singular('a player') : person(who, frame, 'one');

const IN_SLOT = { finalBoss: 'the final boss', minion: 'a minion' } as const;

/** The object of the event; `role` names what it is when nothing else does. */
const object = (occasion: Occasion, frame: Frame, otherwise: string): Phrase => {
  const { object: what, objectRole, notThis, isPlayer, kind, notKind, slot } = occasion;
  const words: string[] = [];
  const isAlone = objectRole === null && slot === null && !notThis && !isPlayer;
  if (what?.select === 'this' && isCard(frame) && isAlone && kind === null) return person(what, frame, 'one');
  if (what?.select === 'target' && isAlone) return person(what, frame, 'one');
  if (isPlayer) words.push('a player');
  if (what !== null) words.push(person(what, frame, 'one').text);
  if (kind !== null) words.push(KIND[kind]);
  if (slot !== null) words.push(IN_SLOT[slot]);
  if (isCard(frame) && what?.select === 'attacked' && !notThis && !isPlayer && kind === null && slot === null)
    return singular(objectRole === null ? 'what is attacked' : `the attacked ${bare(objectRole)}`);
  if (objectRole !== null && notKind !== null) words.push(withArticle(`non-${KIND_OF[notKind]} ${bare(objectRole)}`));
  else if (objectRole !== null) words.push(notThis ? `another ${bare(objectRole)}` : ROLE[objectRole]);
  if (objectRole === null && notThis) words.push(`something other than this ${noun(frame.thing).one}`);
  if (what?.select === 'you' && words.length === 1) return { text: 'you', person: 'you' };
  return singular(words.length === 0 ? otherwise : words.join(' that is '));
};
const bare = (role: Role): string => ROLE[role].replace(/^an? /, '');

const from = (source: Selector | null, frame: Frame): string =>
  source === null ? '' : ` from ${objectCase(person(source, frame, 'one'))}`;

const whoseTurn = (occasion: Occasion, frame: Frame): string => {
  if (occasion.player === null) return 'each turn';
  const who = player(occasion, frame);
  return who.person === 'you' ? 'your turn' : `the turn of ${who.text}`;
};

const rollOf = (occasion: Occasion, frame: Frame): string => {
  const number = occasion.roll === null ? null : rangeText(occasion.roll.from, occasion.roll.to).replace('–', ' to ');
  const against = occasion.against === null ? '' : ` against ${objectCase(person(occasion.against, frame, 'one'))}`;
  const attack = `an attack roll${number === null ? '' : ` of ${number}`}`;
  if (occasion.isRepeated)
    return `the same ${occasion.onAttackRoll ? 'attack roll' : 'number'} 2 times in a row this turn`;
  if (occasion.isChosenNumber) return frame.amount({ amount: 'chosenNumber' }, frame);
  const any = isOffAttack(occasion, frame) ? 'a non-attack roll' : 'a die';
  const what = occasion.onAttackRoll ? attack : number === null ? any : `a ${number}`;
  const lower = occasion.isNotHigher ? ' that is not higher than the one before this turn' : '';
  return `${what}${against}${from(occasion.source, frame)}${lower}`;
};

const startOf = (occasion: Occasion, frame: Frame): string =>
  occasion.onAttackRoll || occasion.roll !== null
    ? rollOf(occasion, frame)
    : rollOf(occasion, frame).replace('a die', 'a roll');

const ANYBODY = 'a player or a monster';
/** "this deals damage" when only the dealer is named; otherwise "somebody takes damage". */
const damaging = (occasion: Occasion, frame: Frame): Happening => {
  const { source, object: whom, objectRole, notThis, isPlayer } = occasion;
  if (occasion.dealer === null && source !== null && whom === null && objectRole === null && !notThis && !isPlayer) {
    const rest = damageOf({ ...occasion, source: null }, frame);
    const toWhom = isCard(frame) && thingOf(source, frame) === 'player' ? ` to ${ANYBODY}` : '';
    return happening(person(source, frame, 'one'), verb('deal'), rest + toWhom);
  }
  const victim = object(occasion, frame, ANYBODY);
  if (occasion.dealer === null) return happening(victim, verb('take'), damageOf(occasion, frame));
  const rolled = isCard(frame) ? rolledText(occasion, frame) : '';
  const what = damageOf(isCard(frame) ? { ...occasion, roll: null } : occasion, frame);
  const isAnybody = isCard(frame) && victim.text === ANYBODY;
  const rest = isAnybody ? what + rolled : `${what} to ${objectCase(victim)}${rolled}`;
  return happening(person(occasion.dealer, frame, 'one'), verb('deal'), rest);
};

/** "you would deal damage to a player or a monster" */
const aboutToDeal = (occasion: Occasion, frame: Frame): Happening => {
  const victim = object(occasion, frame, occasion.isLiving ? ANYBODY : 'something');
  if (occasion.dealer !== null && isCard(frame) && victim.text === 'something')
    return happening(
      person(occasion.dealer, frame, 'one'),
      verb('be', 'is'),
      `about to deal ${damageOf(occasion, frame)}`,
    );
  if (occasion.dealer === null)
    return happening(victim, verb('be', 'is'), `about to take ${damageOf(occasion, frame)}`);
  const rest = `about to deal ${damageOf(occasion, frame)} to ${objectCase(victim)}`;
  return happening(person(occasion.dealer, frame, 'one'), verb('be', 'is'), rest);
};

const kindOfDamage = ({ combat, nonCombat }: Occasion): string =>
  `${nonCombat ? 'non-combat ' : ''}${combat ? 'combat ' : ''}`;

const rolledText = ({ roll }: Occasion, frame: Frame): string =>
  roll === null ? '' : ` on a roll of ${(isCard(frame) ? cardRange : rangeText)(roll.from, roll.to)}`;

const damageOf = (occasion: Occasion, frame: Frame): string => {
  const much = isCard(frame) ? limitOf(occasion) : null;
  const limit = much === null ? '' : `${limitText(much.is, much.than)} `;
  const rolled = rolledText(occasion, frame);
  const by = occasion.player === null ? '' : ` dealt by ${player(occasion, frame).text}`;
  return `${limit}${kindOfDamage(occasion)}damage${from(occasion.source, frame)}${by}${rolled}`;
};

const deathRest = (occasion: Occasion, frame: Frame): string => {
  const roll = deadlyRoll(occasion);
  const by = occasion.player === null || occasion.isPlayer ? '' : `(player: ${player(occasion, frame).text})`;
  return roll === null ? by : `on an attack roll of ${rangeText(roll.from, roll.to)} ${by}`.trim();
};

/** "this item prevents damage": of what, in brackets. */
const prevention = (occasion: Occasion, frame: Frame): Happening => {
  const { source } = occasion;
  const whose = [
    ...(occasion.player === null ? [] : [`player: ${player(occasion, frame).text}`]),
    ...[object(occasion, frame, '').text].filter((text) => text !== ''),
  ];
  const by = source === null ? singular('something') : person(source, frame, 'one');
  return happening(by, verb('prevent'), `damage${whose.length === 0 ? '' : ` (${whose.join(', ')})`}`);
};

const rewardsPhrase = (of: Phrase, frame: Frame): Phrase =>
  plural(isCard(frame) ? owned('rewards', of) : `the rewards of ${of.text}`);

/** "a monster dies", "you kill a player or a monster". */
const dying = (occasion: Occasion, frame: Frame): Happening => {
  const { dealer, isLiving } = occasion;
  const rest = deathRest(occasion, frame);
  if (isByAnother(occasion)) return happening(singular('a player'), verb('kill'), `another player ${rest}`.trim());
  if (dealer === null) return happening(object(occasion, frame, 'a player or a monster'), verb('die'), rest);
  const victim = objectCase(object(occasion, frame, isLiving ? 'a player or a monster' : 'something'));
  return happening(person(dealer, frame, 'one'), verb('kill'), `${victim} ${rest}`.trim());
};

/** Events of turns, rolls, damage and death. */
const fateful = (event: Fateful, occasion: Occasion, frame: Frame): Happening => {
  const thing = (otherwise: string) => object(occasion, frame, otherwise);
  switch (event) {
    case 'gameStarts':
      return happening(singular('the game'), verb('start'));
    case 'turnStarts':
      return happening(singular(whoseTurn(occasion, frame)), verb('start'));
    case 'turnEnds':
      return happening(singular(whoseTurn(occasion, frame)), verb('end'));
    case 'endTurn':
      return happening(singular('the turn'), passive('cut short'));
    case 'rollMade':
      return happening(
        player(occasion, frame),
        verb('throw'),
        `${rollOf(occasion, frame)}${isCard(frame) ? '' : ' (before changes)'}`,
      );
    case 'throwDice':
      return happening(player(occasion, frame), verb('start'), startOf(occasion, frame));
    case 'wouldRoll':
      return happening(player(occasion, frame), verb('be', 'is'), `about to roll ${rollOf(occasion, frame)}`);
    case 'rolled':
      return happening(player(occasion, frame), verb(occasion.onAttackRoll ? 'make' : 'roll'), rollOf(occasion, frame));
    case 'wouldTakeDamage':
      if (occasion.dealer !== null || occasion.isLiving) return aboutToDeal(occasion, frame);
      return happening(thing('a player or a monster'), verb('be', 'is'), `about to take ${damageOf(occasion, frame)}`);
    case 'damage':
      return damaging(occasion, frame);
    case 'wouldDie':
      return happening(
        thing('a player or a monster'),
        verb('be', 'is'),
        `about to die ${deathRest(occasion, frame)}`.trim(),
      );
    case 'dies':
      return dying(occasion, frame);
    case 'payPenalty':
      return happening(player(occasion, frame), verb('pay'), 'the death penalty');
    case 'penaltyPaid':
      return happening(player(occasion, frame), verb('finish'), 'paying the death penalty');
    case 'rewards':
      return happening(rewardsPhrase(thing('a monster'), frame), passive('paid out'));
    case 'rewardsGained': {
      const rewards = rewardsPhrase(thing('a monster'), frame);
      return occasion.player === null
        ? happening(rewards, passive('gained'))
        : happening(player(occasion, frame), verb('gain'), rewards.text);
    }
    case 'preventDeath':
      return happening(singular(`the death of ${thing('a player or a monster').text}`), passive('prevented'));
    case 'preventDamage':
      return prevention(occasion, frame);
  }
};

/** "a non-Trinket loot card": what is asked of a loot card that is played. */
const lootPlayed = (occasion: Occasion, frame: Frame): string | null => {
  const where = isCard(frame) ? ofObject(occasion) : null;
  return where === null ? null : lootWith(where, frame);
};

const inTheShop = (frame: Frame): string => (isCard(frame) ? 'a shop item' : 'an item in the shop');

/** What the loot that is played is aimed at. */
const aimOf = ({ aim }: Occasion, frame: Frame): string =>
  aim === null ? '' : ` that targets ${objectCase(person(aim, frame, 'one'))}`;

const deed = (event: Deed, occasion: Occasion, frame: Frame): Happening => {
  const [form, act, rest] = DEEDS[event];
  const thing = (otherwise: string) => object(occasion, frame, otherwise);
  const named = (text: string) => (text === '' ? '' : ` (${text})`);
  switch (form) {
    case 'does': {
      const much = isCard(frame) ? limitOf(occasion) : null;
      const what = much === null ? rest : cardLimit(much.is, String(much.than), '¢');
      const on = isCard(frame) && event === 'note' && occasion.object !== null ? ` on ${thing('').text}` : null;
      return happening(player(occasion, frame), act, `${what}${on ?? named(thing('').text)}`.trim());
    }
    case 'doesTo': {
      if (occasion.isNamed)
        return happening(player(occasion, frame), verb('declare'), `an attack on ${thing(rest).text}`);
      const from = occasion.fromDeck ? ' from the monster deck' : '';
      const usual = occasion.inShop ? inTheShop(frame) : rest;
      const what = thing(lootPlayed(occasion, frame) ?? usual).text + from + aimOf(occasion, frame);
      return happening(player(occasion, frame), act, what);
    }
    case 'happens': {
      const by = occasion.player === null ? '' : `player: ${player(occasion, frame).text}`;
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
export const provisos = (whole: Occasion, frame: Frame): string => {
  const occasion = deadlyRoll(whole) === null ? whole : { ...whole, roll: null, onAttackRoll: false };
  const left = leftOut(occasion);
  const what = left.object ? object(occasion, frame, '').text : '';
  const extra = [
    ...(left.source === null ? [] : [`the source is ${person(left.source, frame, 'one').text}`]),
    ...(left.roll === null ? [] : [`the roll is ${rangeText(left.roll.from, left.roll.to)}`]),
    ...(left.onAttackRoll ? ['this is about an attack roll'] : []),
    ...(left.combat ? ['the damage is combat damage'] : []),
    ...(left.player === null ? [] : [`the player is ${player(occasion, frame).text}`]),
    ...(what === '' ? [] : [`it is about ${what}`]),
    ...othersOf(occasion, frame).map((condition) => clause(condition, frame)),
  ];
  const part = whole.within === null ? exceptions(whole) : WITHIN[whole.within] + exceptions(whole);
  if (extra.length === 0) return part;
  const short = isCard(frame) && extra.length === 1 ? proviso(occasion, extra[0] ?? '') : null;
  if (short !== null) return part + short;
  if (isCard(frame) && occasion.others.length === extra.length) return `${part} while ${extra.join(' and ')}`;
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
export const happeningOf = (occasion: Occasion, frame: Frame): Happening =>
  isFateful(occasion.event) ? fateful(occasion.event, occasion, frame) : deed(occasion.event, occasion, frame);

const turnLead = (occasion: Occasion, frame: Frame): string =>
  `at the ${occasion.event === 'turnStarts' ? 'start' : 'end'} of ${whoseTurn(occasion, frame)}`;

/** "as your turn starts", "as this enters play": what is done besides, before anything can answer (REPL-05). */
export const asText = (pattern: EventPattern, frame: Frame): string | null => {
  const occasion = occasionOf(pattern);
  if (!isCard(frame) || occasion.first !== null || provisos(occasion, frame) + tally(occasion) !== '') return null;
  switch (occasion.event) {
    case 'turnStarts':
    case 'turnEnds':
      return `as ${whoseTurn(occasion, frame)} ${occasion.event === 'turnStarts' ? 'starts' : 'ends'}`;
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
export const whenText = (pattern: EventPattern, frame: Frame, lasting?: string): string =>
  aloud('when', pattern, frame, () => whenWords(pattern, frame, lasting));
const whenWords = (pattern: EventPattern, frame: Frame, lasting?: string): string => {
  const occasion = occasionOf(pattern);
  const opening = lasting ?? (happensOnce(occasion) ? 'when' : 'each time');
  const more = provisos(occasion, frame) + tally(occasion);
  const first = occasion.first === null ? '' : ` ${FIRST[occasion.first]}`;
  const nth = occasion.nth === 0 ? '' : `the ${ordinal(occasion.nth)} time${occasion.isOfTurn ? ' each turn' : ''}`;
  if (
    isCard(frame) &&
    lasting === 'the next time' &&
    (occasion.event === 'turnStarts' || occasion.event === 'turnEnds')
  )
    return `${lasting} ${whoseTurn(occasion, frame).replace('each', 'a')} ${occasion.event === 'turnEnds' ? 'ends' : 'starts'}${more}`;
  if (occasion.event === 'turnStarts' || occasion.event === 'turnEnds')
    return `${nth === '' ? '' : `${nth} `}${turnLead(occasion, frame)}${first}${more}`;
  const { subject, verb: usual, rest } = happeningOf(occasion, frame);
  const act = isDestroyed(occasion, frame) ? passive('destroyed') : usual;
  const isNear = isCard(frame) && act.bare === 'be' && rest.startsWith(NEARLY);
  const does = isNear ? ['would', rest.slice(NEARLY.length)] : [conjugated(subject, act), rest];
  const text = [subject.text, ...does].filter((part) => part !== '').join(' ');
  if (isCard(frame) && occasion.every > 0 && lasting === undefined)
    return `${occasion.every === 2 ? 'every other time' : `one time in ${occasion.every} that`} ${text} each turn${provisos(occasion, frame)}`;
  const counted = nth === '' ? opening : nth;
  return `${occasion.first === null ? counted : FIRST[occasion.first]} ${text}${more}`;
};

/** "if you would gain ¢": the beginning of a replacement. */
export const wouldText = (pattern: EventPattern, frame: Frame, opening = 'if'): string =>
  aloud('would', pattern, frame, () => wouldWords(pattern, frame, opening));
const wouldWords = (pattern: EventPattern, frame: Frame, opening: string): string => {
  const occasion = occasionOf(pattern);
  const { subject, verb: act, rest } = happeningOf(occasion, frame);
  const isNear = isCard(frame) && act.bare === 'be' && rest.startsWith(NEARLY);
  const bareVerb = act.bare === 'are' ? 'be' : act.bare;
  const does = isNear ? conjugated(subject, act) : `would ${bareVerb}`;
  const number = isCard(frame) ? numberOf(occasion) : null;
  const text =
    number === null
      ? [subject.text, does, rest].filter((part) => part !== '').join(' ')
      : `${owned('roll', player(occasion, frame))} would be a ${cardRange(number.from, number.to)}`;
  return `${occasion.first === null ? opening : `${FIRST[occasion.first]} that`} ${text}${provisos(occasion, frame)}${tally(occasion)}`;
};

/** "you gain ¢": what is counted. */
export const happensText = (event: EventType, by: Selector, frame: Frame): string => {
  const { subject, verb: act, rest } = happeningOf({ ...occasionOf({ event }), player: by }, frame);
  return [subject.text, conjugated(subject, act), rest].filter((part) => part !== '').join(' ');
};
