import type { Amount, Effect, Modifier, RollRow, Selector } from '../../engine/index.js';
import { ANY_NUMBER } from '../../engine/vocabulary/index.js';
import { bindingOf, isHad, type Had, isPlainAct } from '../binding.js';
import { isGroup, thingOf, type Frame, afterThese, whileShown, endsOpen } from '../tree.js';
import { DEGAT, actOf, chooseRest, infinitive, isModal, sayAct } from './acts.js';
import { CENTS, amountText, bonusText, unitText } from './amounts.js';
import { FREELY, POUVOIR_JOUER, lastingText } from './change-acts.js';
import { clause, rangeText } from './conditions.js';
import { showingAct, turnedUp, type Showing } from './deck-acts.js';
import { payText } from './costs.js';
import { cannotText } from './events.js';
import {
  AVOIR,
  CHOISIR,
  DEVOIR,
  PERDRE,
  list,
  KEYWORD,
  POUVOIR,
  STAT,
  after,
  er,
  FAIRE,
  present,
  said,
  slotNoun,
  type Noun,
  type Verb,
  deckName,
} from './nouns.js';
import { ofWhom, person, toWhom, whom } from './selectors.js';
import { de, deName, que, si } from './typography.js';

type Of<Word extends Effect['do']> = Extract<Effect, { readonly do: Word }>;

const actsAs = (who: Selector | null, by: Selector): boolean =>
  who === null ? by.select === 'you' : JSON.stringify(who) === JSON.stringify(by);

/** In brackets when it would run into what follows. */
const closed = (effect: Effect, frame: Frame): string =>
  bindingOf(effect) === 'act' ? effectClause(effect, frame) : `(${effectClause(effect, frame)})`;
const beforeThen = (effect: Effect, frame: Frame): string =>
  ['act', 'and'].includes(bindingOf(effect)) ? effectClause(effect, frame) : `(${effectClause(effect, frame)})`;
const lastThen = (effect: Effect, frame: Frame): string =>
  bindingOf(effect) === 'then' ? `(${effectClause(effect, frame)})` : effectClause(effect, frame);
/** An entry of a list of rows or options: another list inside needs brackets. */
const entry = (effect: Effect, frame: Frame): string => {
  const text = effectClause(effect, frame);
  return / [·•] |^lancez :|^choisissez un effet :/.test(text) ? `(${text})` : text;
};

const sequence = (of: readonly Effect[], frame: Frame): string => {
  const [first] = of;
  if (first === undefined) return 'rien';
  if (of.length === 1) return effectClause(first, frame);
  return of
    .map((part, at) => {
      const now = afterThese(frame, of.slice(0, at));
      if (at === of.length - 1) return lastThen(part, now);
      return endsOpen(part, frame) ? `${effectClause(part, now)} ; puis ` : `${beforeThen(part, now)}, puis `;
    })
    .join('');
};

/** « regardez la carte … et mettez cette carte … », « regardez … : choisissez …, puis mettez … ». */
const showing = (effect: Showing, frame: Frame, opening: string, chained: Chained): string => {
  const inner = effect.effect;
  const ending = effect.do === 'search' ? ' ; mélangez ensuite cette pioche' : '';
  if (inner.do === 'nothing') return opening + ending;
  const text = whileShown(effect, frame, (inside) => (isPlainAct(inner) ? chained : effectClause)(inner, inside));
  const direct = turnedUp(effect, text, frame);
  if (direct !== null) return direct;
  return `${opening}${isPlainAct(inner) ? ' et ' : ' : '}${text}${ending}`;
};

type Chained = (effect: Effect, frame: Frame) => string;

/** Whether all of an effect is what this player does, so that "may" can stand before it. */
const isDoneBy = (effect: Effect, by: Selector, frame: Frame): boolean => {
  switch (effect.do) {
    case 'sequence':
      return effect.of.length > 1 && effect.of.every((part) => isPlainAct(part) && isDoneBy(part, by, frame));
    case 'look':
    case 'reveal':
      return (
        actsAs(showingAct(effect, frame).who, by) && isPlainAct(effect.effect) && isDoneBy(effect.effect, by, frame)
      );
    default: {
      const found = actOf(effect, frame);
      return found !== null && !isModal(found.verb) && actsAs(found.who, by);
    }
  }
};

/** The same as an infinitive: « regarder …, puis choisir … ». */
const toDo = (effect: Effect, frame: Frame): string => {
  switch (effect.do) {
    case 'sequence':
      return effect.of.map((part, at) => toDo(part, afterThese(frame, effect.of.slice(0, at)))).join(', puis ');
    case 'look':
    case 'reveal':
      return showing(effect, frame, infinitive(showingAct(effect, frame)), toDo);
    default: {
      const found = actOf(effect, frame);
      return found === null ? effectClause(effect, frame) : infinitive(found);
    }
  }
};

const mayClause = ({ by, effect }: Of<'may'>, frame: Frame): string => {
  const who = person(by, frame, 'each');
  const may = `${who.text} ${present(who, POUVOIR)}`;
  if (isDoneBy(effect, by, { ...frame, chosen: new Map(frame.chosen) })) return `${may} ${toDo(effect, frame)}`;
  return `${may} appliquer ceci : ${effectClause(effect, frame)}`;
};

const ifYouDo = ({ first, second }: Of<'ifYouDo'>, frame: Frame): string => {
  const alone = first.do === 'may' && bindingOf(first.effect) === 'act';
  const opening = alone ? effectClause(first, frame) : closed(first, frame);
  const by = first.do === 'may' ? first.by : (actOf(first, frame)?.who ?? null);
  const doer = by === null || by.select === 'you' ? 'si vous le faites' : 'si cela a été fait';
  return `${opening} ; ${doer}, ${effectClause(second, frame)}`;
};

const conditional = ({ condition, effect, otherwise }: Of<'if'>, frame: Frame): string => {
  const opening = `${si(clause(condition, frame))}, `;
  if (otherwise === undefined) return opening + effectClause(effect, frame);
  return `${opening}${beforeThen(effect, frame)} ; sinon, ${effectClause(otherwise, frame)}`;
};

const options = ({ by, options: of }: Of<'chooseOne'>, frame: Frame): string => {
  const who = person(by, frame, 'each');
  const opening = who.person === 'vous' ? 'choisissez un effet :' : said(who, CHOISIR, 'un effet :');
  return [opening, ...of.map((option) => `• ${entry(option, frame)}`)].join(' ');
};

const LANCER: Verb = { inf: 'lancer', vous: 'lancez', il: 'lance', ils: 'lancent' };
const rolling = ({ by, rows }: Of<'roll'>, frame: Frame): string => {
  const who = person(by, frame, 'each');
  const opening = who.person === 'vous' ? 'lancez :' : said(who, LANCER, ':');
  return `${opening} ${rowsText(rows, frame)}`;
};
const DE: Noun = { one: 'dé', many: 'dés', f: false };
const rollingTogether = ({ by, amount, rows }: Of<'rollTogether'>, frame: Frame): string => {
  const dice = `${unitText(amount, DE, frame)} à la fois, pour chacun :`;
  const who = person(by, frame, 'each');
  return `${who.person === 'vous' ? `lancez ${dice}` : said(who, LANCER, dice)} ${rowsText(rows, frame)}`;
};
const secretly = ({ as, by, from, effect }: Of<'secretChoice'>, frame: Frame): string => {
  const inside: Frame = { ...frame, chosen: new Map(frame.chosen) };
  const what = chooseRest({ as, from, min: 1, max: 1 }, inside);
  const who = person(by, frame, 'all');
  const group = isGroup(by) ? `les ${who.text}` : who.text;
  const act = `${present(who, CHOISIR)} ensemble en secret ${what}`;
  return `${group} ${act}, et ne le montrent qu'après ceci : ${effectClause(effect, inside)}`;
};
/** Roll rows: `1-2 : gagnez 1 ¢ · 3-6 : rien`. */
export const rowsText = (rows: readonly RollRow[], frame: Frame): string =>
  rows.map(({ from, to, effect }) => `${rangeText(from, to)} : ${entry(effect, frame)}`).join(' · ');

const forEach = ({ of, effect }: Of<'forEach'>, frame: Frame): string => {
  const opening = `pour ${whom(of, frame)} : `;
  return opening + effectClause(effect, { ...frame, it: { thing: thingOf(of, frame), of: 'each' } });
};

const until = ({ grants, till }: Of<'until'>, frame: Frame): string => {
  const what = modifiersText(grants, frame, till === 'endOfTurn' ? 'gainsThisTurn' : 'gains').join(', et aussi ');
  const long = lastingText(till, frame);
  return grants.some((grant) => grant.modify === 'shield') ? `${long}, ${what}` : `${what} ${long}`;
};

/** An effect as a clause in the imperative, without capital or full stop. */
export const effectClause = (effect: Effect, frame: Frame): string => {
  switch (effect.do) {
    case 'nothing':
      return 'rien';
    case 'sequence':
      return sequence(effect.of, frame);
    case 'and':
      return `${closed(effect.first, frame)} et ${closed(effect.second, frame)}`;
    case 'ifYouDo':
      return ifYouDo(effect, frame);
    case 'if':
      return conditional(effect, frame);
    case 'may':
      return mayClause(effect, frame);
    case 'chooseOne':
      return options(effect, frame);
    case 'forEach':
      return forEach(effect, frame);
    case 'roll':
      return rolling(effect, frame);
    case 'rollTogether':
      return rollingTogether(effect, frame);
    case 'secretChoice':
      return secretly(effect, frame);
    case 'look':
    case 'reveal':
    case 'search':
      return showing(effect, frame, sayAct(showingAct(effect, frame), frame), effectClause);
    case 'afterwards':
      return `${closed(effect.first, frame)} ; quand tout cela est fini, ${effectClause(effect.effect, frame)}`;
    case 'until':
      return until(effect, frame);
    case 'meanwhile':
      return frame.standing(effect.ability, effect.till, frame);
    case 'native':
      return `effet particulier (${effect.name})`;
    default: {
      const act = actOf(effect, frame);
      return act === null ? '' : sayAct(act, frame);
    }
  }
};

type Allowance = Extract<Modifier, { readonly modify: 'allowance' }>['what'];
const ALLOWANCE: Readonly<Record<Allowance, readonly [string, string]>> = {
  attacks: ['attaque', 'attaques'],
  purchases: ['achat', 'achats'],
  lootPlays: ['utilisation de butin', 'utilisations de butin'],
  handSize: ['à la taille de main maximum', 'à la taille de main maximum'],
  lootStep: ["butin à l'étape butin", "butins à l'étape butin"],
  votes: ['vote', 'votes'],
  soulsToWin: ['âme nécessaire pour gagner', 'âmes nécessaires pour gagner'],
};
const AME: Noun = { one: 'âme', many: 'âmes', f: true };
const LASTING: readonly Allowance[] = ['handSize', 'lootStep', 'votes', 'soulsToWin'];
/** What the number is of, when it is set. */
const NUMBER: Readonly<Record<Allowance, string>> = {
  attacks: "nombre d'attaques par tour",
  purchases: "nombre d'achats par tour",
  lootPlays: "nombre d'utilisations de butin supplémentaires par tour",
  handSize: 'nombre maximum de cartes en main',
  lootStep: "nombre de butins piochés à l'étape butin",
  votes: 'nombre de votes',
  soulsToWin: "nombre d'âmes nécessaires pour gagner",
};
const ROLLS = { all: 'lancers', attack: "lancers d'attaque" } as const;

const rollsText = (who: 'vous' | 'il' | 'ils', which: 'all' | 'attack' | 'firstAttack'): string => {
  if (which === 'firstAttack') {
    const own = { vous: 'votre', il: 'son', ils: 'leur' } as const;
    return `${own[who]} premier lancer d'attaque de chaque tour`;
  }
  const own = { vous: 'vos', il: 'ses', ils: 'leurs' } as const;
  return `${own[who]} ${ROLLS[which]}`;
};

const grammatical = (by: Amount, [one, many]: readonly [string, string]): string =>
  by === 1 || by === -1 ? one : many;

const allowanceText = (what: Allowance, by: Amount, mode: Tense): string => {
  const each = mode === 'gainsThisTurn' || LASTING.includes(what) ? '' : ' par tour';
  return grammatical(by, ALLOWANCE[what]) + each;
};

const allowed = (
  { what, by }: Extract<Modifier, { readonly modify: 'allowance' }>,
  frame: Frame,
  mode: Tense,
): string => {
  const many = allowanceText(what, by, mode);
  return by === ANY_NUMBER ? `un nombre illimité ${de(many)}` : bonusText(by, many, frame);
};

/** `has` while it is always there, `gains` when an effect gives it. */
type Tense = 'has' | 'gains' | 'gainsThisTurn';

/** A modifier that somebody or something has: who, and what. */
const had = (modifier: Had, frame: Frame, mode: Tense): readonly [of: Selector, what: string] => {
  switch (modifier.modify) {
    case 'stat':
      return [modifier.on, bonusText(modifier.by, STAT[modifier.stat], frame)];
    case 'rolls': {
      const { person: who } = person(modifier.of, frame, 'each');
      return [modifier.of, `${bonusText(modifier.by, '', frame)} à ${rollsText(who, modifier.which)}`];
    }
    case 'allowance':
      return [modifier.of, allowed(modifier, frame, mode)];
    case 'keyword':
      return [modifier.on, `le mot-clé ${KEYWORD[modifier.word]}`];
    case 'ability':
      return [modifier.on, frame.quoted(modifier.ability, { ...frame, thing: thingOf(modifier.on, frame) })];
    case 'abilitiesOf':
      return [modifier.on, `les effets${modifier.which === 'tap' ? ' ↷' : ''} ${ofWhom(modifier.of, frame)}`];
  }
};

/** Modifiers as clauses; several in a row of the same thing share a clause: « vous avez +1 ATQ et +1 PV ». */
export const modifiersText = (grants: readonly Modifier[], frame: Frame, mode: Tense): readonly string[] => {
  const has = mode === 'has' ? AVOIR : er('gagner');
  const clauses: string[] = [];
  let last = '';
  for (const grant of grants) {
    if (!isHad(grant)) {
      clauses.push(modifierClause(grant, frame, mode));
      last = '';
      continue;
    }
    const [of, what] = had(grant, frame, mode);
    const same = JSON.stringify(of) === last;
    clauses.push(same ? `${clauses.pop() ?? ''} et ${what}` : said(person(of, frame, 'each'), has, what));
    last = JSON.stringify(of);
  }
  return clauses;
};

type OfUse = Extract<Modifier, { readonly modify: 'mayPlay' | 'mayUse' | 'loseAbilities' }>;
/** What may be played or activated besides one's own, and what has no abilities any more. */
const useClause = (modifier: OfUse, frame: Frame): string => {
  switch (modifier.modify) {
    case 'mayPlay': {
      const how = modifier.cost === 'lootPlay' ? ' comme depuis la main' : FREELY.nothing;
      return said(person(modifier.who, frame, 'each'), POUVOIR_JOUER, whom(modifier.what, frame) + how);
    }
    case 'loseAbilities': {
      const kept = modifier.except.map((word) => KEYWORD[word]);
      const rest = kept.length === 0 ? 'tous ses effets' : `tous ses effets sauf ${list(kept, 'et')}`;
      return said(person(modifier.on, frame, 'each'), PERDRE, rest);
    }
    case 'mayUse': {
      const who = person(modifier.who, frame, 'each');
      const use = `activer les effets ${ofWhom(modifier.what, frame)} comme les siens`;
      return `${who.text} ${present(who, POUVOIR)} ${who.person === 'vous' ? use.replace(/les siens$/, 'les vôtres') : use}`;
    }
  }
};

/** « chaque joueur a besoin de 5 âmes pour gagner », « votre nombre de votes est 2 ». */
const setNumber = ({ what, of, to }: Extract<Modifier, { readonly modify: 'allowanceIs' }>, frame: Frame): string => {
  const who = person(of, frame, 'each');
  if (what === 'soulsToWin') return said(who, AVOIR, `besoin ${de(unitText(to, AME, frame))} pour gagner`);
  const whose = who.person === 'vous' ? `votre ${NUMBER[what]}` : `le ${NUMBER[what]} ${after(de, who)}`;
  return `${whose} est ${amountText(to, frame)}`;
};

/** What may, must or cannot be attacked, and by whom. */
const attackClause = (
  modifier: Extract<
    Modifier,
    { readonly modify: 'cannotBeAttacked' | 'attacksAlong' | 'canBeAttacked' | 'mustAttack' }
  >,
  frame: Frame,
  mode: Tense,
): string => {
  switch (modifier.modify) {
    case 'cannotBeAttacked': {
      const who = person(modifier.on, frame, 'each');
      const attacked = `${who.f ? 'attaquée' : 'attaqué'}${who.person === 'ils' ? 's' : ''}`;
      return `${who.text} ne ${present(who, POUVOIR)} pas être ${attacked}`;
    }
    case 'attacksAlong':
      return said(
        person(modifier.who, frame, 'each'),
        FAIRE,
        "un jet d'attaque après chaque jet d'attaque du joueur attaquant",
      );
    case 'canBeAttacked': {
      const who = person(modifier.on, frame, 'each');
      const attacked = `${who.f ? 'attaquée' : 'attaqué'}${who.person === 'ils' ? 's' : ''}`;
      const evasion = modifier.dc === null ? '' : ` avec ${amountText(modifier.dc, frame)} d'esquive`;
      return `${who.text} ${present(who, POUVOIR)} être ${attacked}${evasion}`;
    }
    case 'mustAttack':
      return said(
        person(modifier.who, frame, 'each'),
        DEVOIR,
        [
          'attaquer',
          ...(modifier.what === null ? [] : [whom(modifier.what, frame)]),
          ...(mode === 'has' ? ['une fois à chaque tour'] : []),
          "si c'est possible",
        ].join(' '),
      );
  }
};

/** A modifier that nobody "has". */
const modifierClause = (modifier: Exclude<Modifier, Had>, frame: Frame, mode: Tense): string => {
  switch (modifier.modify) {
    case 'price':
      return price(modifier, frame);
    case 'cannotBeAttacked':
    case 'attacksAlong':
    case 'canBeAttacked':
    case 'mustAttack':
      return attackClause(modifier, frame, mode);
    case 'mayPlay':
    case 'mayUse':
    case 'loseAbilities':
      return useClause(modifier, frame);
    case 'goesFirst':
      return said(person(modifier.who, frame, 'each'), er('commencer'), 'la partie');
    case 'cannot':
      return cannotText(modifier, frame);
    case 'copyOf': {
      const copied = frame.cards.card(modifier.card).name.fr;
      return `${person(modifier.on, frame, 'one').text} est une copie ${deName(copied)}`;
    }
    case 'number':
      return `${person(modifier.on, frame, 'one').text} (${frame.cards.card(modifier.card).name.fr}) : le nombre ${modifier.ordinal} du texte est modifié de ${modifier.by}`;
    case 'allowanceIs':
      return setNumber(modifier, frame);
    case 'insteadOfTap':
      return `${person(modifier.on, frame, 'all').text} : chaque effet ↷ est un effet $ avec ce coût à la place de ↷ : ${payText(modifier.pay, frame)}`;
    case 'activationCosts':
      return `${person(modifier.on, frame, 'all').text} : activer un effet coûte de plus : ${payText(modifier.pay, frame)}`;
    case 'noRefill':
      return `les ${slotNoun(modifier.slot).many} ne sont pas remplies`;
    case 'shield':
      return shield(modifier, frame);
    case 'seesTop': {
      const who = person(modifier.by, frame, 'each');
      const top = `la carte au sommet de ${deckName(modifier.deck)}`;
      return `${who.text} ${present(who, POUVOIR)} regarder ${top} à tout moment`;
    }
  }
};

const price = ({ of, by }: Extract<Modifier, { readonly modify: 'price' }>, frame: Frame): string => {
  const less =
    typeof by !== 'number'
      ? `${unitText(by, CENTS, frame)} (en moins)`
      : by < 0
        ? `${-by} ¢ de plus`
        : `${by} ¢ de moins`;
  const who = person(of, frame, 'each');
  if (who.person === 'vous') return `les objets de la boutique vous coûtent ${less}`;
  return `les objets de la boutique coûtent ${less} ${toWhom(of, frame)}`;
};

const shield = ({ on, kind, upTo }: Extract<Modifier, { readonly modify: 'shield' }>, frame: Frame): string => {
  const who = person(on, frame, 'each');
  const would = { vous: 'devrez', il: 'devra', ils: 'devront' } as const;
  if (kind === 'instance') {
    const much = upTo === 'all' ? 'prévenez-les tous' : `prévenez-en jusqu'à ${amountText(upTo, frame)}`;
    return `la prochaine fois ${que(who.text)} ${would[who.person]} subir des dégâts, ${much}`;
  }
  if (upTo === 'all') return `prévenez tous les prochains dégâts ${after(de, who)}`;
  if (typeof upTo !== 'number')
    return `prévenez ${unitText(upTo, DEGAT, frame)} parmi les prochains ${que(who.text)} ${would[who.person]} subir`;
  const next = upTo < 2 ? `le prochain dégât` : `les ${upTo} prochains dégâts`;
  return `prévenez ${next} ${que(who.text)} ${would[who.person]} subir`;
};
