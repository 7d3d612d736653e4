import type { Amount, Effect, Selector } from '../../engine/index.js';
import { ANY_NUMBER } from '../../engine/vocabulary/index.js';
import { isPlainAct, type Plain, type ThingWord } from '../binding.js';
import { deckAttacksInAll, isDiscarded } from '../shorter.js';
import { bind, isWholeHand, thingOf, shownBy, isWholePurse, takenAway, type Frame } from '../tree.js';
import { CENTS, PV, amountText, unitText } from './amounts.js';
import { POUVOIR_JOUER, changeAct } from './change-acts.js';
import { act, cardAct, type Act } from './deck-acts.js';
import {
  CHANGER,
  CHOISIR,
  DETRUIRE,
  DEVOIR,
  ENLEVER,
  METTRE,
  PAYER,
  PERDRE,
  POUVOIR,
  PREVENIR,
  RECHARGER,
  SUBIR,
  after,
  counterNoun,
  er,
  infinitiveOf,
  noun,
  present,
  slotNoun,
  VOUS,
  type Noun,
  type Verb,
} from './nouns.js';
import { ofWhom, person, toWhom, whom } from './selectors.js';
import { a, de } from './typography.js';

type Of<Word extends Effect['do']> = Extract<Effect, { readonly do: Word }>;

export const DEGAT: Noun = { one: 'dégât', many: 'dégâts', f: false };
const TRESOR: Noun = { one: 'trésor', many: 'trésors', f: false };
const LOOT_PLAY: Noun = {
  one: 'butin supplémentaire',
  many: 'butins supplémentaires',
  f: false,
};

const lootPlaysText = (amount: Amount, frame: Frame): string =>
  amount === ANY_NUMBER ? `n'importe quel nombre ${de(LOOT_PLAY.many)}` : unitText(amount, LOOT_PLAY, frame);

export const chooseRest = ({ as, from, min, max }: Omit<Of<'choose'>, 'do' | 'by'>, frame: Frame): string => {
  const choice = bind(frame, as, thingOf(from, frame), max !== 1);
  const number = choice.number === 1 ? '' : ` (${choice.number})`;
  if (max === 1 && typeof min === 'number' && min <= 1) return `${person(from, frame, 'one').text}${number}`;
  const isAny = typeof max === 'number' && max >= ANY_NUMBER;
  if (isAny) return `n'importe quel nombre ${de(person(from, frame, 'all').text)}${number}`;
  const ofThose = shownBy(from, frame) === undefined ? '' : 'parmi ';
  const what = (amount: Amount) => ofThose + person(from, frame, amount === 1 ? 'bare' : 'all').text;
  const most = amountText(max, frame);
  if (min === 0) return `jusqu'${a(most)} ${what(max)}${number}`;
  if (min === max) return `${most} ${what(max)}${number}`;
  return `${de(amountText(min, frame))} ${a(most)} ${what(max)}${number}`;
};

/** « vous pouvez choisir … », which no imperative says. */
const POUVOIR_CHOISIR: Verb = {
  inf: 'pouvoir choisir',
  vous: 'pouvez choisir',
  il: 'peut choisir',
  ils: 'peuvent choisir',
};
const RECEVOIR: Verb = { inf: 'recevoir', vous: 'recevez', il: 'reçoit', ils: 'reçoivent' };
export const isModal = (verb: Verb): boolean => 'inf' in verb && verb.inf.startsWith('pouvoir ');
/** One at most, or none. */
const isOptional = ({ min, max }: Of<'choose'>): boolean => min === 0 && max === 1;

const rollAct = ({ amount, what }: Of<'addToRoll'>, frame: Frame): Act => {
  if (typeof amount === 'number' && amount < 0) return act(null, ENLEVER, `${-amount} ${toWhom(what, frame)}`);
  const taken = takenAway(amount);
  if (taken !== null) return act(null, ENLEVER, `${amountText(taken, frame)} ${toWhom(what, frame)}`);
  return act(null, er('ajouter'), `${amountText(amount, frame)} ${toWhom(what, frame)}`);
};

const FOIS: Noun = { one: 'fois', many: 'fois', f: true };
const attackAct = ({ on, must, times }: Of<'additionalAttack'>, frame: Frame): Act => {
  const often = times === 1 ? 'une fois de plus' : `${unitText(times, FOIS, frame)} de plus`;
  const inAll = deckAttacksInAll(times);
  const all = inAll === null ? often : `${unitText(inAll, FOIS, frame)} en tout ce tour-ci`;
  const what = on === 'any' ? `attaquer ${often}` : `attaquer la pioche monstres ${all}`;
  return act({ select: 'activePlayer' }, must ? DEVOIR : POUVOIR, what);
};

const allCoins = (who: Selector, frame: Frame): string => `tous ${OWN[person(who, frame, 'each').person].coins} ¢`;

const damageText = (amount: Amount | 'all', frame: Frame): string => {
  if (typeof amount === 'object' && amount.amount === 'causeAmount') return 'autant de dégâts';
  return amount === 'all' ? 'tous les dégâts' : unitText(amount, DEGAT, frame);
};

const deathOf = (what: Selector, frame: Frame): string => {
  const who = person(what, frame, 'each');
  return who.person === 'vous' ? 'votre mort' : `la mort ${after(de, who)}`;
};

const healRest = ({ what, amount }: Of<'heal'>, frame: Frame): string =>
  amount === 'full' ? `${whom(what, frame)} entièrement` : `${whom(what, frame)} ${de(unitText(amount, PV, frame))}`;

const ofDamage = ({ what, amount }: Pick<Of<'preventDamage'>, 'what' | 'amount'>, frame: Frame): string => {
  if (what.select !== 'cause') return damageText(amount, frame);
  return amount === 'all' ? 'la totalité' : amountText(amount, frame);
};

const preventRest = ({ what, amount }: Of<'preventDamage'>, frame: Frame): string =>
  thingOf(what, frame) === 'stackDamage'
    ? `${ofDamage({ what, amount }, frame)} ${ofWhom(what, frame)}`
    : `${damageText(amount, frame)} que devrait subir ${whom(what, frame)}`;

const discardRest = ({ who, amount }: Of<'discardLoot'>, frame: Frame): string => {
  if (!isWholeHand(who, amount)) return unitText(amount, noun('lootCard'), frame);
  return person(who, frame, 'each').person === 'vous' ? 'toute votre main' : 'toute sa main';
};

/** Acts with ¢, cards, HP and damage, and choices. */
const playerAct = (effect: Plain, frame: Frame): Act => {
  switch (effect.do) {
    case 'gainCoins':
      return act(effect.who, er('gagner'), unitText(effect.amount, CENTS, frame));
    case 'loseCoins':
      return act(
        effect.who,
        PERDRE,
        isWholePurse(effect.who, effect.amount) ? allCoins(effect.who, frame) : unitText(effect.amount, CENTS, frame),
      );
    case 'stealCoins':
      return act(effect.to, er('voler'), `${unitText(effect.amount, CENTS, frame)} ${toWhom(effect.from, frame)}`);
    case 'loot':
      return act(effect.who, er('piocher'), unitText(effect.amount, noun('lootCard'), frame));
    case 'gainTreasure':
      return act(effect.who, er('gagner'), unitText(effect.amount, TRESOR, frame));
    case 'discardLoot':
      return act(effect.who, er('défausser'), discardRest(effect, frame));
    case 'deal':
      return act(null, INFLIGER, `${damageText(effect.amount, frame)} ${toWhom(effect.to, frame)}`);
    case 'take':
      return act(effect.who, SUBIR, damageText(effect.amount, frame));
    case 'payHp':
      return act(effect.who, PAYER, unitText(effect.amount, PV, frame));
    case 'heal':
      return act(null, er('soigner'), healRest(effect, frame));
    case 'preventDamage':
      return act(null, PREVENIR, preventRest(effect, frame));
    case 'preventDeath':
      return act(
        null,
        PREVENIR,
        `${deathOf(effect.what, frame)}${effect.hp === 1 ? '' : ` (PV ensuite : au moins ${amountText(effect.hp, frame)})`}`,
      );
    case 'lootPlay':
      return act(effect.who, POUVOIR_JOUER, `${lootPlaysText(effect.amount, frame)} ce tour-ci`);
    case 'additionalAttack':
      return attackAct(effect, frame);
    case 'steal':
      return act(effect.to, er('voler'), whom(effect.what, frame));
    case 'choose': {
      const what = chooseRest(effect, { ...frame, chooser: effect.by });
      return act(effect.by, isOptional(effect) ? POUVOIR_CHOISIR : CHOISIR, what);
    }
    default:
      return thingAct(effect, frame);
  }
};
const INFLIGER: Verb = { inf: 'infliger', vous: 'infligez', il: 'inflige', ils: 'infligent' };

const discarding = (what: Selector, frame: Frame): Act =>
  isDiscarded(what, frame)
    ? act(null, er('défausser'), whom(what, frame))
    : act(null, METTRE, `${whom(what, frame)} dans la défausse`);

const SIMPLE = {
  kill: er('tuer'),
  destroy: DETRUIRE,
  recharge: RECHARGER,
  deactivate: er('désactiver'),
  cancel: er('annuler'),
  reroll: er('relancer'),
} as const;

/** Acts on things, rolls and slots. */
const thingAct = (effect: Extract<Plain, { readonly do: ThingWord }>, frame: Frame): Act => {
  switch (effect.do) {
    case 'kill':
    case 'destroy':
    case 'recharge':
    case 'deactivate':
    case 'cancel':
    case 'reroll':
      return act(null, SIMPLE[effect.do], whom(effect.what, frame));
    case 'putIntoDiscard':
      return discarding(effect.what, frame);
    case 'cancelEverything':
      return act(null, er('annuler'), 'tout ce qui est sur la pile');
    case 'endTurn':
      return act(null, er('terminer'), 'le tour');
    case 'addToRoll':
      return rollAct(effect, frame);
    case 'setRoll':
      return typeof effect.to === 'number'
        ? act(null, CHANGER, `le résultat ${ofWhom(effect.what, frame)} en ${effect.to}`)
        : act(null, er('remplacer'), `le résultat ${ofWhom(effect.what, frame)} par ${amountText(effect.to, frame)}`);
    case 'expandSlots':
      return act(null, er('ajouter'), unitText(effect.by, slotNoun(effect.slot), frame));
    case 'putCounters':
      return act(
        null,
        METTRE,
        `${unitText(effect.amount, counterNoun(effect.named), frame)} sur ${whom(effect.on, frame)}`,
      );
    case 'removeCounters':
      return act(
        null,
        er('retirer'),
        `${unitText(effect.amount, counterNoun(effect.named), frame)} ${ofWhom(effect.from, frame)}`,
      );
    case 'give':
      if (effect.to.select === 'you') return act(effect.to, RECEVOIR, whom(effect.what, frame));
      return act(null, er('donner'), `${whom(effect.what, frame)} ${toWhom(effect.to, frame)}`);
    case 'lookAt':
    case 'move':
    case 'gainObject':
    case 'putIntoSlot':
    case 'replaceFromDeck':
      return cardAct(effect, frame);
    case 'chooseAtRandom':
    case 'vote':
    case 'auction':
    case 'win':
    case 'swap':
    case 'giveHands':
    case 'extraTurn':
    case 'skipTurn':
      return wideAct(effect, frame);
    default:
      return changeAct(effect, frame);
  }
};

const ENCHERIR: Verb = { inf: 'enchérir', vous: 'enchérissez', il: 'enchérit', ils: 'enchérissent' };
type Wide =
  | Of<'chooseAtRandom'>
  | Of<'vote'>
  | Of<'auction'>
  | Of<'win'>
  | Of<'swap'>
  | Of<'giveHands'>
  | Of<'extraTurn' | 'skipTurn'>;
/** Acts of chance, acts of several at once, and acts on turns. */
const wideAct = (effect: Wide, frame: Frame): Act => {
  switch (effect.do) {
    case 'chooseAtRandom': {
      const { from, amount, as } = effect;
      return act(null, CHOISIR, `${chooseRest({ as, from, min: amount, max: amount }, frame)} au hasard`);
    }
    case 'vote': {
      const what = person(effect.over, frame, 'one').text;
      bind(frame, effect.as, thingOf(effect.over, frame));
      return act(effect.by, er('voter'), `pour ${what} (retenu : le plus de votes)`);
    }
    case 'auction':
      bind(frame, effect.as, 'player');
      return act(
        effect.by,
        ENCHERIR,
        `dans l'ordre du tour ; la meilleure enchère en ¢ ${effect.to.select === 'you' ? 'vous est payée' : `est payée ${toWhom(effect.to, frame)}`} (retenu : ce joueur)`,
      );
    case 'win':
      return act(effect.who, er('gagner'), 'la partie');
    case 'swap':
      return act(null, er('échanger'), `${whom(effect.one, frame)} contre ${whom(effect.other, frame)}`);
    case 'giveHands': {
      const whose = OWN[person(effect.of, frame, 'each').person];
      const inside: Frame = { ...frame, it: { thing: 'player', of: 'each' } };
      return act(effect.of, er('donner'), `${whose.main} ${toWhom(effect.to, inside)} (tous en même temps)`);
    }
    case 'extraTurn':
      return act(effect.who, er('jouer'), 'un tour supplémentaire après celui-ci');
    case 'skipTurn':
      return act(effect.who, er('sauter'), `${OWN[person(effect.who, frame, 'each').person].tour} prochain tour`);
  }
};
const OWN = {
  vous: { main: 'votre main', tour: 'votre', coins: 'vos' },
  il: { main: 'sa main', tour: 'son', coins: 'ses' },
  ils: { main: 'leur main', tour: 'leur', coins: 'leurs' },
} as const;

/** The act that an effect is, or null for an effect that holds others. */
export const actOf = (effect: Effect, frame: Frame): Act | null =>
  isPlainAct(effect) ? playerAct(effect, frame) : null;

/** Takes "vous" out of what follows the verb, because French puts the pronoun at the verb. */
const pronoun = (rest: string): { readonly vous: boolean; readonly rest: string } => {
  if (rest === 'vous' || rest.startsWith('vous ')) return { vous: true, rest: rest.slice('vous '.length) };
  if (rest.endsWith(' à vous')) return { vous: true, rest: rest.slice(0, -' à vous'.length) };
  return { vous: false, rest };
};
const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** « infligez 1 dégât », « infligez-vous 1 dégât ». */
const imperative = ({ verb, rest }: Act): string => {
  const found = pronoun(rest);
  return joined(`${present(VOUS, verb)}${found.vous ? '-vous' : ''}`, found.rest);
};
/** « infliger 1 dégât », « vous infliger 1 dégât ». */
export const infinitive = ({ verb, rest }: Act): string => {
  const found = pronoun(rest);
  return joined(found.vous ? 'vous' : '', infinitiveOf(VOUS, verb), found.rest);
};
/** An act as a clause: imperative for you, otherwise with its subject. */
export const sayAct = (what: Act, frame: Frame): string => {
  const subject = what.who === null ? VOUS : person(what.who, frame, 'each');
  if (subject.person === 'vous' && !isModal(what.verb)) return imperative(what);
  const found = pronoun(what.rest);
  return joined(subject.text, found.vous ? 'vous' : '', present(subject, what.verb), found.rest);
};
