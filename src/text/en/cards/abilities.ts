import { capital, sentence } from '../../cards/sentences.js';
import type {
  Ability,
  AbilityOf,
  Amount,
  Card,
  CardId,
  CardLookup,
  EventPattern,
  Mode,
  Replacement,
  Selector,
  Reward,
  StandingAbility,
  StandingDuration,
  TargetSpec,
  Workplace,
} from '../../../engine/index.js';
import { entersPlay, thisObject, ANY_NUMBER } from '../../../engine/vocabulary/index.js';
import { besidesCurse } from '../../cards/curses.js';
import { causeOf } from '../../cards/occasions.js';
import { once } from '../../cards/once.js';
import {
  changeOf,
  frameOf,
  frameOfMode,
  namesSeveralTargets,
  thingOfCard,
  thingOfId,
  type Frame,
} from '../../cards/tree.js';
import { openAmount, amountText, unitText } from './amounts.js';
import { clause } from './conditions.js';
import { costsText } from './costs.js';
import { lastingText } from './change-acts.js';
import { effectClause } from './effects.js';
import { modifiersText } from './modifiers.js';
import { happensText, whenText, wouldText } from './events.js';
import { KEYWORD, conjugated, counted, list, noun, verb } from './nouns.js';
import { objectCase, person } from './selectors.js';

/** Of several to be chosen among: players or monsters. */
const among = (from: Selector, frame: Frame): string =>
  from.select === 'anyOf'
    ? list(
        from.of.map((part) => among(part, frame)),
        'or',
      )
    : person(from, frame, 'all').text;

const targetText = (spec: TargetSpec, frame: Frame): string => {
  const { from, min, max, pick } = spec;
  if (pick === 'atRandom') return `${targetText({ from, min, max }, frame)} at random`;
  if (min === 1 && max === 1) return person(from, frame, 'one').text;
  const what = max === 1 ? person(from, frame, 'bare').text : among(from, frame);
  if (max >= ANY_NUMBER) return `any number of ${what}`;
  if (min === 0 && max === 1) return `${person(from, frame, 'one').text}, or no target`;
  if (min === 0) return `up to ${max} ${what}`;
  return min === max ? `${max} ${what}` : `${min} to ${max} ${what}`;
};

const modeText = ({ number, targets, effect }: Mode, outer: Frame): string => {
  const frame = frameOfMode(outer, targets);
  const named = targets.map((spec, index) => {
    const word = targets.length === 1 ? 'Target' : `Target ${index + 1}`;
    return `${word}: ${targetText(spec, frame)}.`;
  });
  const range = number === undefined ? [] : [`Choose first: a number from ${number.from} to ${number.to}.`];
  return [...range, ...named, sentence(effectClause(effect, frame))].join(' ');
};

const isPlain = (modes: readonly Mode[]): boolean =>
  modes.length === 1 && modes[0]?.targets.length === 0 && modes[0].number === undefined;
/** What is chosen on the way to the stack has fixed words: "Target:" and "Choose first:". */
const modesText = (modes: readonly Mode[], frame: Frame): string => {
  const [only] = modes;
  if (modes.length === 1 && only !== undefined) return modeText(only, frame);
  return ['Choose first:', ...modes.map((mode) => `• ${modeText(mode, frame)}`)].join(' ');
};

const triggeredText = (
  when: EventPattern,
  only: AbilityOf<'triggered'>['only'],
  modes: readonly Mode[],
  outer: Frame,
): string => {
  const frame: Frame = { ...outer, cause: causeOf(when, outer.thing) };
  const lead = whenText(when, frame);
  const guard = only === undefined ? '' : `, only if ${clause(only, frame)}`;
  const [mode] = modes;
  if (isPlain(modes) && mode !== undefined)
    return sentence(`${lead}${guard}, ${effectClause(mode.effect, frameOfMode(frame, []))}`);
  return `${capital(lead)}${guard}: ${modesText(modes, frame)}`;
};

const amountInstead = (to: Amount, frame: Frame): string => {
  const change = changeOf(to);
  if (change?.how === 'more') return `add ${change.by} to that amount`;
  if (change?.how === 'less') return `that amount is ${change.by} less`;
  if (change?.how === 'double') return 'double that amount';
  return `that amount becomes ${openAmount(to, frame)}`;
};

const preventedText = (amount: Amount, frame: Frame): string =>
  typeof amount === 'number' ? `${amount} of it` : `as much of it as ${openAmount(amount, frame)}`;

const OWN_ENTRY = JSON.stringify(entersPlay(thisObject));
const comesSideways = ({ would, only, instead }: AbilityOf<'replacement'>): boolean =>
  instead.instead === 'entersDeactivated' && only === undefined && JSON.stringify(would) === OWN_ENTRY;

const redirectText = ({ part, to }: Extract<Replacement, { readonly instead: 'redirect' }>, frame: Frame): string => {
  const who = person(to, frame, 'one');
  if (part === 'object') return `it happens to ${objectCase(who)} instead`;
  if (part === 'player' && frame.cause === 'rewards') return `they go to ${objectCase(who)} instead`;
  const act = part === 'player' ? conjugated(who, verb('do')) : conjugated(who, verb('choose'));
  return `${who.text} ${act}${part === 'player' ? ' it' : ''} instead`;
};

const DICE = { one: 'die', many: 'dice' };
const diceText = ({ count, keep }: Extract<Replacement, { readonly instead: 'dice' }>, frame: Frame): string => {
  const thrown = `${unitText(count, DICE, frame)} ${count === 1 ? 'is' : 'are'} thrown instead`;
  if (keep === 'lowest') return `${thrown}, and the lowest counts`;
  const who = person(keep, frame, 'one');
  return `${thrown}, and ${who.text} ${conjugated(who, verb('choose'))} which one counts`;
};

const insteadText = (instead: Replacement, frame: Frame): string => {
  switch (instead.instead) {
    case 'amount':
      return amountInstead(instead.to, frame);
    case 'nothing':
      return 'that does not happen';
    case 'prevent':
      return `prevent ${preventedText(instead.amount, frame)} and ${effectClause(instead.effect, frame)}`;
    case 'effect':
      return `instead: ${effectClause(instead.effect, frame)}`;
    case 'also':
      return `that happens and also: ${effectClause(instead.effect, frame)}`;
    case 'entersDeactivated':
      return 'it enters deactivated';
    case 'fromDiscard':
      return 'that loot comes from the top of the loot discard instead';
    case 'redirect':
      return redirectText(instead, frame);
    case 'dice':
      return diceText(instead, frame);
    case 'sides':
      return `a D${instead.sides} is thrown instead, on which more than 6 counts as 6`;
  }
};

type Opening = readonly [when: string, would: string, turn: string];
const OPENING: Readonly<Record<Extract<StandingDuration, string>, Opening>> = {
  endOfTurn: ['till end of turn, each time', 'till end of turn, if', 'till end of turn, '],
  endOfAttack: ['till the attack ends, each time', 'till the attack ends, if', 'till the attack ends, '],
  forever: ['from now on, each time', 'from now on, if', 'from now on, '],
  once: ['the next time', 'the next time', 'the next time, '],
  onceThisTurn: ['the next time this turn', 'the next time this turn that', 'this turn, '],
};
const openingOf = (till: StandingDuration, frame: Frame): Opening => {
  if (typeof till === 'string') return OPENING[till];
  if (till.till === 'usesThisTurn') {
    const next = `the next ${till.times} times this turn`;
    return [next, `${next} that`, `this turn, ${till.times} times at most, `];
  }
  const long = lastingText(till, frame);
  return [`${long}, each time`, `${long}, if`, `${long}, `];
};
/** An ability that an effect sets up, in the frame of that effect. */
const standing = (ability: StandingAbility, till: StandingDuration, outer: Frame): string => {
  const [when, would, turn] = openingOf(till, outer);
  const pattern = ability.kind === 'triggered' ? ability.when : ability.would;
  const frame: Frame = { ...outer, cause: pattern.event };
  const guard = ability.only === undefined ? '' : `, only if ${clause(ability.only, frame)}`;
  if (ability.kind === 'replacement')
    return `${wouldText(pattern, frame, would)}${guard}, ${insteadText(ability.instead, frame)}`;
  const opening = pattern.event === 'turnStarts' || pattern.event === 'turnEnds' ? turn : '';
  const [mode] = ability.modes;
  const lead = `${opening}${whenText(pattern, frame, when)}${guard}`;
  if (isPlain(ability.modes) && mode !== undefined) return `${lead}, ${effectClause(mode.effect, frame)}`;
  return `${lead}: ${modesText(ability.modes, frame)}`;
};
/** In quotation marks, as what something has or gains; `this` is what has it. */
const quoted = (ability: Ability, frame: Frame): string => {
  const text = abilityText(ability, frame).replace(/\.$/, '');
  return `“${text}”`;
};
const SAYS = { clause, standing, quoted, amount: amountText, happens: happensText } as const;

const WORKPLACE: Readonly<Record<Workplace, string>> = {
  play: 'in play',
  soul: 'a soul',
  covered: 'covered',
  shop: 'in the shop',
  discard: 'in discard',
  outside: 'outside the game',
};
/** An ability as one line. */
const abilityText = (ability: Ability, outer: Frame): string => {
  const { worksIn, ...there } = ability;
  if (worksIn === undefined) return lineOf(ability, outer);
  const places = list(
    worksIn.map((place) => WORKPLACE[place]),
    'or',
  );
  return `While this ${noun(outer.thing).one} is ${places}: ${lineOf(there, outer)}`;
};

const lineOf = (ability: Ability, outer: Frame): string => {
  const frame: Frame = { ...outer, chosen: new Map() };
  switch (ability.kind) {
    case 'loot':
      return modesText(ability.modes, frame);
    case 'activated':
      return `${costsText(ability.costs, frame)} ${modesText(ability.modes, frame)}`;
    case 'triggered':
      return triggeredText(ability.when, ability.only, ability.modes, frame);
    case 'static': {
      const grants = modifiersText(ability.grants, frame, 'has').join('; ');
      return sentence(ability.while === undefined ? grants : `while ${clause(ability.while, frame)}, ${grants}`);
    }
    case 'replacement': {
      if (comesSideways(ability)) {
        const what = `this ${noun(frame.thing).one}`;
        return sentence(`${what} enters play deactivated`);
      }
      const inside: Frame = { ...frame, cause: ability.would.event };
      const guard = ability.only === undefined ? '' : `, only if ${clause(ability.only, inside)}`;
      return sentence(`${wouldText(ability.would, inside)}${guard}, ${insteadText(ability.instead, inside)}`);
    }
    case 'claim':
      return `Gain this soul if you are the first player for whom this holds: ${clause(ability.condition, frame)}.`;
    case 'startsWith':
      return `Enters play with ${counted(ability.counters, { one: 'counter', many: 'counters' })}.`;
    case 'alsoNamed':
      return `This ${noun(frame.thing).one} is also named ${frame.cards.card(ability.card).name.en}.`;
    case 'keyword':
      return `${KEYWORD[ability.word]}.`;
  }
};

/** The parts of a curse read as the one keyword that they are. */
const CURSE_TEXT =
  'Curse. As this enters play as an event, target: a player, who gets it as a curse. When that player dies, it goes to discard.';

/** The abilities of one face of a card. */
const faceText = (card: Card, cards: CardLookup): readonly string[] => {
  const frame = frameOf(cards, SAYS, thingOfCard(card));
  const besides = besidesCurse(card);
  const said = (besides ?? card.abilities).map((ability) => abilityText(ability, frame));
  return besides === null ? said : [CURSE_TEXT, ...said];
};

/** What the ability with this key says; empty when the card has none. */
export const oneAbility = (card: Card, key: string, cards: CardLookup): string => {
  const found = card.abilities.find((ability) => ability.key === key);
  return found === undefined ? '' : abilityText(found, frameOf(cards, SAYS, thingOfCard(card)));
};

/** The abilities of a card, a line each; of one with two faces those of the other face after it. */
export const cardText = once((card: Card, cards: CardLookup): readonly string[] => {
  const { back } = card;
  if (back === null) return faceText(card, cards);
  const named = [`Other face: ${back.name.en}`, statsLine(back)].filter((part) => part !== '').join(' · ');
  return [...faceText(card, cards), named, ...faceText(back, cards)];
});

/** `♥ 4 · ⚅ 4+ · ⚔ 1`: HP, evasion (none where it is 0) and attack; empty without stats. */
export const statsLine = ({ hp, dc, atk }: Pick<Card, 'hp' | 'dc' | 'atk'>): string =>
  [
    hp === null ? null : `♥\u00A0${hp}`,
    dc === null || dc === 0 ? null : `⚅\u00A0${dc}+`,
    atk === null ? null : `⚔\u00A0${atk}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');

/** `Reward: 3¢ · 1 treasure`. */
export const rewardLine = ({ coins, loot, treasure, roll }: Reward): string => {
  const parts = [
    ...(coins === undefined ? [] : [`${coins}¢`]),
    ...(loot === undefined ? [] : [`${loot} loot`]),
    ...(treasure === undefined ? [] : [`${treasure} treasure`]),
  ];
  return `Reward: ${parts.join(' · ')}${roll === true ? ' for each pip of a roll' : ''}`;
};

/** `2 souls · 3 or more players`; empty for most cards. */
export const marksLine = ({ souls, threePlus }: Pick<Card, 'souls' | 'threePlus'>): string =>
  [
    ...(souls === null ? [] : [counted(souls, { one: 'soul', many: 'souls' })]),
    ...(threePlus ? ['3 or more players'] : []),
  ].join(' · ');

/** A frame in which nothing but the card is known, by its id. */
export const bareFrame = (cards: CardLookup, of: CardId | null): Frame => frameOf(cards, SAYS, thingOfId(cards, of));

/** An effect in an option or on the stack, where its targets are not named; `of` is the card that does it. */
export const shortEffect = (
  effect: Mode['effect'],
  cards: CardLookup,
  of?: CardId | null,
  targets: readonly TargetSpec[] = [],
  aimed: Frame['aimed'] = [],
): string =>
  effectClause(effect, {
    ...bareFrame(cards, of ?? null),
    targets,
    severalTargets: targets.length > 1 || namesSeveralTargets(effect),
    aimed,
  });
