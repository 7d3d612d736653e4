import { capital, sentence } from '../../cards/sentences.js';
import type {
  Ability,
  AbilityOf,
  Amount,
  Card,
  CardId,
  CardLookup,
  Effect,
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
import { effectClause } from './effects.js';
import { modifiersText } from './modifiers.js';
import { lastingText } from './change-acts.js';
import { happensText, whenText, wouldText } from './events.js';
import {
  CHOISIR,
  FAIRE,
  KEYWORD,
  counted,
  counterNoun,
  demonstrative,
  list,
  noun,
  present,
  type Noun,
} from './nouns.js';
import { person, toWhom } from './selectors.js';
import { de, que, si, typo } from './typography.js';

/** Of several to be chosen among: joueurs ou monstres. */
const among = (from: Selector, frame: Frame): string =>
  from.select === 'anyOf'
    ? list(
        from.of.map((part) => among(part, frame)),
        'ou',
      )
    : person(from, frame, 'all').text;

const targetText = (spec: TargetSpec, frame: Frame): string => {
  const { from, min, max, pick } = spec;
  if (pick === 'atRandom') return `${targetText({ from, min, max }, frame)} au hasard`;
  if (min === 1 && max === 1) return person(from, frame, 'one').text;
  const what = max === 1 ? person(from, frame, 'bare').text : among(from, frame);
  if (max >= ANY_NUMBER) return `n'importe quel nombre ${de(what)}`;
  if (min === 0 && max === 1) return `${person(from, frame, 'one').text}, ou aucune`;
  if (min === 0) return `jusqu'à ${max} ${what}`;
  return min === max ? `${max} ${what}` : `de ${min} à ${max} ${what}`;
};

const modeText = ({ number, targets, effect }: Mode, outer: Frame): string => {
  const frame = frameOfMode(outer, targets);
  const named = targets.map((spec, index) => {
    const word = targets.length === 1 ? 'Cible' : `Cible ${index + 1}`;
    return `${word} : ${targetText(spec, frame)}.`;
  });
  const range = number === undefined ? [] : [`Choisissez d'abord : un nombre de ${number.from} à ${number.to}.`];
  return [...range, ...named, sentence(effectClause(effect, frame))].join(' ');
};

const isPlain = (modes: readonly Mode[]): boolean =>
  modes.length === 1 && modes[0]?.targets.length === 0 && modes[0].number === undefined;
/** What is chosen on the way to the stack has fixed words: « Cible : » and « Choisissez d'abord : ». */
const modesText = (modes: readonly Mode[], frame: Frame): string => {
  const [only] = modes;
  if (modes.length === 1 && only !== undefined) return modeText(only, frame);
  return ["Choisissez d'abord :", ...modes.map((mode) => `• ${modeText(mode, frame)}`)].join(' ');
};

type Triggered = AbilityOf<'triggered'>;
const triggeredText = (when: EventPattern, only: Triggered['only'], modes: readonly Mode[], outer: Frame): string => {
  const frame: Frame = { ...outer, cause: causeOf(when, outer.thing) };
  const lead = whenText(when, frame);
  const guard = only === undefined ? '' : `, seulement ${si(clause(only, frame))}`;
  const [mode] = modes;
  if (isPlain(modes) && mode !== undefined)
    return sentence(`${lead}${guard}, ${effectClause(mode.effect, frameOfMode(frame, []))}`);
  return `${capital(lead)}${guard} : ${modesText(modes, frame)}`;
};

const amountInstead = (to: Amount, frame: Frame): string => {
  const change = changeOf(to);
  if (change?.how === 'more') return `ajoutez ${change.by} à ce montant`;
  if (change?.how === 'less') return `ce montant diminue de ${change.by}`;
  if (change?.how === 'double') return 'doublez ce montant';
  return `ce montant devient ${openAmount(to, frame)}`;
};

const preventedText = (amount: Amount, frame: Frame): string =>
  typeof amount === 'number' ? String(amount) : `autant que ${openAmount(amount, frame)}`;

const OWN_ENTRY = JSON.stringify(entersPlay(thisObject));
const comesSideways = ({ would, only, instead }: AbilityOf<'replacement'>): boolean =>
  instead.instead === 'entersDeactivated' && only === undefined && JSON.stringify(would) === OWN_ENTRY;

const redirectText = ({ part, to }: Extract<Replacement, { readonly instead: 'redirect' }>, frame: Frame): string => {
  if (part === 'object') return `cela arrive à la place ${toWhom(to, frame)}`;
  if (part === 'player' && frame.cause === 'rewards') return `elles reviennent à la place ${toWhom(to, frame)}`;
  const who = person(to, frame, 'one');
  const act = part === 'player' ? `${present(who, FAIRE)} cela` : present(who, CHOISIR);
  return `${who.text} ${act} à la place`;
};

const DE: Noun = { one: 'dé', many: 'dés', f: false };
const diceText = ({ count, keep }: Extract<Replacement, { readonly instead: 'dice' }>, frame: Frame): string => {
  const thrown = `lancez à la place ${unitText(count, DE, frame)}`;
  if (keep === 'lowest') return `${thrown}, et le plus bas compte`;
  const who = person(keep, frame, 'one');
  return `${thrown}, et ${who.text} ${present(who, CHOISIR)} celui qui compte`;
};

const insteadText = (instead: Replacement, frame: Frame): string => {
  switch (instead.instead) {
    case 'amount':
      return amountInstead(instead.to, frame);
    case 'nothing':
      return "cela n'a pas lieu";
    case 'prevent':
      return `prévenez-en ${preventedText(instead.amount, frame)} et ${effectClause(instead.effect, frame)}`;
    case 'effect':
      return `à la place : ${effectClause(instead.effect, frame)}`;
    case 'also':
      return `cela a lieu et de plus : ${effectClause(instead.effect, frame)}`;
    case 'entersDeactivated':
      return "l'entrée se fait à l'état désactivé";
    case 'fromDiscard':
      return 'ces butins viennent du sommet de la défausse butins';
    case 'redirect':
      return redirectText(instead, frame);
    case 'dice':
      return diceText(instead, frame);
    case 'sides':
      return `un D${instead.sides} est lancé à la place, sur lequel plus de 6 compte comme 6`;
  }
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
      const grants = modifiersText(ability.grants, frame, 'has').join(' ; ');
      return sentence(ability.while === undefined ? grants : `tant ${que(clause(ability.while, frame))}, ${grants}`);
    }
    case 'replacement': {
      if (comesSideways(ability)) {
        const what = demonstrative(noun(frame.thing));
        return sentence(`${what} entre en jeu à l'état désactivé`);
      }
      const inside: Frame = { ...frame, cause: ability.would.event };
      const guard = ability.only === undefined ? '' : `, seulement ${si(clause(ability.only, inside))}`;
      return sentence(`${wouldText(ability.would, inside)}${guard}, ${insteadText(ability.instead, inside)}`);
    }
    case 'claim':
      return `Gagnez cette âme si vous êtes le premier joueur pour qui ceci est vrai : ${clause(ability.condition, frame)}.`;
    case 'startsWith':
      return `Entre en jeu avec ${counted(ability.counters, counterNoun(undefined))}.`;
    case 'alsoNamed':
      return sentence(
        `${person({ select: 'this' }, frame, 'one').text} se nomme aussi ${frame.cards.card(ability.card).name.fr}`,
      );
    case 'keyword':
      return `${KEYWORD[ability.word]}.`;
  }
};

type Opening = readonly [when: string, would: string | undefined, lead: string];
const OPENING: Readonly<Record<Extract<StandingDuration, string>, Opening>> = {
  endOfTurn: ['chaque fois', undefined, "jusqu'à la fin du tour, "],
  forever: ['chaque fois', undefined, 'désormais, '],
  endOfAttack: ['chaque fois', undefined, "jusqu'à la fin de l'attaque, "],
  once: ['la prochaine fois', 'la prochaine fois', ''],
  onceThisTurn: ['la prochaine fois', 'la prochaine fois', 'ce tour-ci, '],
};
const openingOf = (till: StandingDuration, frame: Frame): Opening => {
  if (typeof till === 'string') return OPENING[till];
  if (till.till === 'usesThisTurn') {
    const next = `les ${till.times} prochaines fois`;
    return [next, next, 'ce tour-ci, '];
  }
  return ['chaque fois', undefined, `${lastingText(till, frame)}, `];
};
/** An ability that an effect sets up, in the frame of that effect. */
const standing = (ability: StandingAbility, till: StandingDuration, outer: Frame): string => {
  const [when, would, lead] = openingOf(till, outer);
  const pattern = ability.kind === 'triggered' ? ability.when : ability.would;
  const frame: Frame = { ...outer, cause: pattern.event };
  const guard = ability.only === undefined ? '' : `, seulement ${si(clause(ability.only, frame))}`;
  if (ability.kind === 'replacement')
    return `${lead}${wouldText(pattern, frame, would)}${guard}, ${insteadText(ability.instead, frame)}`;
  const [mode] = ability.modes;
  const opening = `${lead}${whenText(pattern, frame, when)}${guard}`;
  if (isPlain(ability.modes) && mode !== undefined) return `${opening}, ${effectClause(mode.effect, frame)}`;
  return `${opening} : ${modesText(ability.modes, frame)}`;
};
/** In quotation marks, as what something has or gains; `this` is what has it. */
const quoted = (ability: Ability, frame: Frame): string => {
  const text = lineOf(ability, frame).replace(/\.$/, '');
  return `« ${text} »`;
};
const SAYS = { clause, standing, quoted, amount: amountText, happens: happensText } as const;

const WORKPLACE: Readonly<Record<Workplace, string>> = {
  play: 'en jeu',
  soul: 'une âme',
  covered: 'en dessous dans sa zone',
  shop: 'dans la boutique',
  discard: 'dans la défausse',
  outside: 'hors de la partie',
};
/** An ability as one line. */
const abilityText = (ability: Ability, frame: Frame): string => {
  const { worksIn, ...there } = ability;
  if (worksIn === undefined) return typo(lineOf(ability, frame));
  const places = list(
    worksIn.map((place) => WORKPLACE[place]),
    'ou',
  );
  return typo(`Tant que ${demonstrative(noun(frame.thing))} est ${places} : ${lineOf(there, frame)}`);
};

/** The parts of a curse read as the one keyword that they are. */
const CURSE_TEXT =
  'Malédiction. Quand elle entre en jeu comme événement, cible : un joueur, qui la reçoit. À la mort de ce joueur, elle va dans la défausse.';

/** The abilities of one face of a card. */
const faceText = (card: Card, cards: CardLookup): readonly string[] => {
  const frame = frameOf(cards, SAYS, thingOfCard(card));
  const besides = besidesCurse(card);
  const said = (besides ?? card.abilities).map((ability) => abilityText(ability, frame));
  return besides === null ? said : [typo(CURSE_TEXT), ...said];
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
  const named = [typo(`Autre face : ${back.name.fr}`), statsLine(back)].filter((part) => part !== '').join(' · ');
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

/** `Récompenses : 3 ¢ · 1 trésor`. */
export const rewardLine = ({ coins, loot, treasure, roll }: Reward): string => {
  const parts = [
    ...(coins === undefined ? [] : [`${coins} ¢`]),
    ...(loot === undefined ? [] : [counted(loot, noun('lootCard'))]),
    ...(treasure === undefined ? [] : [counted(treasure, { one: 'trésor', many: 'trésors', f: false })]),
  ];
  return typo(`Récompenses : ${parts.join(' · ')}${roll === true ? " par point d'un lancer" : ''}`);
};

/** `2 âmes · 3 joueurs et plus`; empty for most cards. */
export const marksLine = ({ souls, threePlus }: Pick<Card, 'souls' | 'threePlus'>): string =>
  [...(souls === null ? [] : [counted(souls, noun('soul'))]), ...(threePlus ? ['3 joueurs et plus'] : [])].join(' · ');

/** A frame in which nothing but the card is known, by its id. */
export const bareFrame = (cards: CardLookup, of: CardId | null): Frame => frameOf(cards, SAYS, thingOfId(cards, of));

/** An effect in an option or on the stack, where its targets are not named; `of` is the card that does it. */
export const shortEffect = (
  effect: Effect,
  cards: CardLookup,
  of?: CardId | null,
  targets: readonly TargetSpec[] = [],
  aimed: Frame['aimed'] = [],
): string =>
  typo(
    effectClause(effect, {
      ...bareFrame(cards, of ?? null),
      targets,
      severalTargets: targets.length > 1 || namesSeveralTargets(effect),
      aimed,
    }),
  );
