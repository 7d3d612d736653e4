import type { Amount, Condition, EventPattern, EventType, Selector } from '../../../engine/index.js';
import {
  deadlyRoll,
  isDestroyed,
  isFateful,
  isOffAttack,
  limitOf,
  ofObject,
  othersOf,
  leftOut,
  mostOften,
  numberOf,
  occasionOf,
  type Deed,
  type Fateful,
  type Occasion,
} from '../../cards/occasions.js';
import { changeOf, happensOnce, isCard, type Frame } from '../../cards/tree.js';
import { afterEvent } from '../../cards/naming/pronouns.js';
import { cardRange, clause, clauseAfter, rangeText } from './conditions.js';
import { ANYONE, DEEDS, THINGS } from './deeds.js';
import {
  aiming,
  POUVOIR,
  FAIRE,
  FINIR,
  KIND,
  MOURIR,
  PAYER,
  PREVENIR,
  ROLE,
  SUBIR,
  cardLimit,
  subjectOf,
  VOUS,
  after,
  definite,
  er,
  infinitiveOf,
  irregular,
  list,
  noun,
  passive,
  plural,
  present,
  singular,
  type Phrase,
  type Verb,
} from './nouns.js';
import { lootWith, person } from './selectors.js';
import { a, de, que, si } from './typography.js';

/** An event as subject, verb and rest, so that it can be said as it happens and as it would happen. */
interface Happening {
  readonly subject: Phrase;
  readonly verb: Verb;
  readonly rest: string;
}
const happening = (subject: Phrase, verb: Verb, rest = ''): Happening => ({ subject, verb, rest });

const LANCER = irregular('lancer', 'lancez', 'lance', 'lancent');
const ABOUT_TO = irregular('être sur le point', 'êtes sur le point', 'est sur le point', 'sont sur le point');

const player = ({ player: who }: Occasion, frame: Frame): Phrase =>
  who === null ? singular('un joueur') : person(who, frame, 'one');

const isFeminine = (text: string): boolean => /^(une|la|cette|celle) ?/.test(text);

const IN_SLOT = { finalBoss: 'le boss final', minion: 'un sbire' } as const;

/** The object of the event; `otherwise` names what it is when nothing else does. */
const object = (occasion: Occasion, frame: Frame, otherwise: string): Phrase => {
  const { object: what, objectRole, notThis, isPlayer, kind, slot } = occasion;
  if (what?.select === 'you' && objectRole === null && !notThis && !isPlayer && slot === null) return VOUS;
  const words: string[] = [];
  if (what !== null && isCard(frame) && objectRole === null && !notThis && !isPlayer && slot === null) {
    const whole = person(what, frame, 'one');
    if (whole.subject !== undefined || what.select === 'this') return whole;
  }
  if (isPlayer) words.push('un joueur');
  if (what !== null) words.push(person(what, frame, 'one').text);
  if (kind !== null) words.push(KIND[kind]);
  if (slot !== null) words.push(IN_SLOT[slot]);
  if (objectRole !== null) words.push(notThis ? ROLE[objectRole].replace(' ', ' autre ') : ROLE[objectRole]);
  const { one, f } = noun(frame.thing);
  if (objectRole === null && notThis) words.push(`un élément autre que ${definite(one, f)} lui-même`);
  const text = words.length === 0 ? otherwise : words.join(' qui est ');
  return singular(text, isFeminine(text));
};

const from = (source: Selector | null, frame: Frame): string =>
  source === null ? '' : ` ${after(de, person(source, frame, 'one'))}`;

const whoseTurn = (occasion: Occasion, frame: Frame): string => {
  if (occasion.player === null) return 'chaque tour';
  const who = player(occasion, frame);
  return who.person === 'vous' ? 'votre tour' : `le tour ${after(de, who)}`;
};

const rollOf = (occasion: Occasion, frame: Frame): string => {
  const { roll, against, onAttackRoll } = occasion;
  const number = roll === null ? null : (isCard(frame) ? cardRange : rangeText)(roll.from, roll.to).replace('-', ' à ');
  const whom = against === null ? '' : ` contre ${person(against, frame, 'one').text}`;
  const attack = `un lancer d'attaque${number === null ? '' : ` de ${number}`}`;
  const any = isOffAttack(occasion, frame) ? 'un lancer hors attaque' : 'un lancer';
  if (occasion.isRepeated)
    return `2 fois de suite le même ${onAttackRoll ? "lancer d'attaque" : 'nombre'} pendant ce tour`;
  if (occasion.isChosenNumber) return frame.amount({ amount: 'chosenNumber' }, frame);
  const what = onAttackRoll ? attack : number === null ? any : `un ${number}`;
  return `${what}${whom}${from(occasion.source, frame)}`;
};

const damageOf = (occasion: Occasion, frame: Frame): string => {
  const much = isCard(frame) ? limitOf(occasion) : null;
  const limit =
    much === null ? 'des dégâts' : cardLimit(much.is, String(much.than), much.than < 2 ? 'dégât' : 'dégâts');
  const rolled =
    occasion.roll === null
      ? ''
      : ` sur un lancer de ${(isCard(frame) ? cardRange : rangeText)(occasion.roll.from, occasion.roll.to)}`;
  const by = occasion.player === null ? '' : ` dus ${after(a, player(occasion, frame))}`;
  return `${limit}${occasion.combat ? ' de combat' : ''}${occasion.nonCombat ? ' hors combat' : ''}${from(occasion.source, frame)}${by}${rolled}`;
};

const INFLIGER: Verb = irregular('infliger', 'infligez', 'inflige', 'infligent');
/** « ce monstre inflige des dégâts » when only the dealer is named; otherwise « quelqu'un subit des dégâts ». */
const damaging = (occasion: Occasion, frame: Frame): Happening => {
  const { source, object: whom, objectRole, notThis, isPlayer } = occasion;
  if (occasion.dealer === null && source !== null && whom === null && objectRole === null && !notThis && !isPlayer)
    return happening(person(source, frame, 'one'), INFLIGER, damageOf({ ...occasion, source: null }, frame));
  const victim = object(occasion, frame, ANYONE);
  if (occasion.dealer === null) return happening(victim, SUBIR, damageOf(occasion, frame));
  const rest = `${damageOf(occasion, frame)} ${after(a, victim)}`;
  return happening(person(occasion.dealer, frame, 'one'), INFLIGER, rest);
};

/** « un monstre meurt », « vous tuez un joueur ou un monstre ». */
const dying = (occasion: Occasion, frame: Frame): Happening => {
  const { dealer, isLiving } = occasion;
  const rest = deathRest(occasion, frame);
  if (dealer === null) return happening(object(occasion, frame, ANYONE), MOURIR, rest);
  const victim = object(occasion, frame, isLiving ? ANYONE : 'quelque chose');
  return happening(person(dealer, frame, 'one'), TUER, `${victim.text} ${rest}`.trim());
};

const deathRest = (occasion: Occasion, frame: Frame): string => {
  const roll = deadlyRoll(occasion);
  const by = occasion.player === null || occasion.isPlayer ? '' : `(joueur : ${player(occasion, frame).text})`;
  return roll === null ? by : `sur un lancer d'attaque de ${rangeText(roll.from, roll.to)} ${by}`.trim();
};

const TUER = er('tuer');
const rewardsOf = (occasion: Occasion, frame: Frame): Phrase =>
  plural(`les récompenses ${after(de, object(occasion, frame, 'un monstre'))}`, true);

/** « cet objet prévient des dégâts » : de qui, entre parenthèses. */
const prevention = (occasion: Occasion, frame: Frame): Happening => {
  const { source } = occasion;
  const whose = [
    ...(occasion.player === null ? [] : [`joueur : ${player(occasion, frame).text}`]),
    ...[object(occasion, frame, '').text].filter((text) => text !== ''),
  ];
  const by = source === null ? singular('quelque chose') : person(source, frame, 'one');
  return happening(by, PREVENIR, `des dégâts${whose.length === 0 ? '' : ` (${whose.join(', ')})`}`);
};

/** Events of turns, rolls, damage and death. */
const fateful = (event: Fateful, occasion: Occasion, frame: Frame): Happening => {
  const anyone = object(occasion, frame, ANYONE);
  switch (event) {
    case 'gameStarts':
      return happening(singular('la partie', true), irregular('commencer', 'commencez', 'commence', 'commencent'));
    case 'turnStarts':
      return happening(
        singular(whoseTurn(occasion, frame)),
        irregular('commencer', 'commencez', 'commence', 'commencent'),
      );
    case 'turnEnds':
      return happening(singular(whoseTurn(occasion, frame)), FINIR);
    case 'endTurn':
      return happening(singular('le tour'), passive('interrompu'));
    case 'rollMade':
      return happening(player(occasion, frame), FAIRE, `${rollOf(occasion, frame)} (avant tout changement)`);
    case 'throwDice':
      if (isCard(frame) && rollOf(occasion, frame) === 'un lancer')
        return happening(player(occasion, frame), LANCER, 'un dé');
      return happening(
        player(occasion, frame),
        irregular('commencer', 'commencez', 'commence', 'commencent'),
        rollOf(occasion, frame),
      );
    case 'wouldRoll':
      return happening(player(occasion, frame), ABOUT_TO, `de faire ${rollOf(occasion, frame)}`);
    case 'rolled':
      return happening(player(occasion, frame), FAIRE, rollOf(occasion, frame));
    case 'wouldTakeDamage':
      return happening(anyone, ABOUT_TO, `de subir ${damageOf(occasion, frame)}`);
    case 'damage':
      return damaging(occasion, frame);
    case 'wouldDie':
      return happening(anyone, ABOUT_TO, `de mourir ${deathRest(occasion, frame)}`.trim());
    case 'dies':
      return dying(occasion, frame);
    case 'payPenalty':
      return happening(player(occasion, frame), PAYER, 'la pénalité de mort');
    case 'penaltyPaid':
      return happening(player(occasion, frame), FINIR, 'de payer la pénalité de mort');
    case 'rewards':
      return happening(rewardsOf(occasion, frame), passive('versé'));
    case 'rewardsGained':
      return happening(rewardsOf(occasion, frame), passive('remporté'));
    case 'preventDeath':
      return happening(singular(`la mort ${after(de, anyone)}`, true), passive('prévenu'));
    case 'preventDamage':
      return prevention(occasion, frame);
  }
};

const deed = (event: Deed, occasion: Occasion, frame: Frame): Happening => {
  const [form, act, rest] = DEEDS[event];
  const named = (text: string) => (text === '' ? '' : ` (${text})`);
  const thing = (otherwise: string) => object(occasion, frame, otherwise);
  switch (form) {
    case 'does': {
      if (isCard(frame) && event === 'note' && occasion.player === null && occasion.object?.select === 'this')
        return happening(singular('un nombre'), passive('noté'), `sur ${thing('').text}`);
      const much = isCard(frame) ? limitOf(occasion) : null;
      const what = much === null ? rest : cardLimit(much.is, String(much.than), '¢');
      return happening(player(occasion, frame), act, `${what}${named(thing('').text)}`);
    }
    case 'doesTo': {
      const where = isCard(frame) ? ofObject(occasion) : null;
      if (where !== null) return happening(player(occasion, frame), act, lootWith(where, frame));
      const what = thing('');
      if (occasion.fromDeck) return happening(player(occasion, frame), act, `${rest} de la pioche monstres`);
      if (what.text === '' && occasion.aim === null) return happening(player(occasion, frame), act, rest);
      if (occasion.aim !== null)
        return happening(
          player(occasion, frame),
          act,
          `${what.text === '' ? rest : what.text} qui ${aiming(person(occasion.aim, frame, 'one'), false)}`,
        );
      return happening(player(occasion, frame), act, event === 'activate' ? after(de, what) : what.text);
    }
    case 'happens': {
      const by = occasion.player === null ? '' : `joueur : ${player(occasion, frame).text}`;
      return happening(thing(THINGS[event] ?? 'une carte'), act, `${rest}${named(by)}`.trim());
    }
  }
};

/** « sauf pendant l'étape butin » : when it is not meant. */
const exceptions = ({ notByThis, outwith }: Occasion): string => {
  const except = [...(notByThis ? ['par ses propres effets'] : []), ...outwith.map((what) => WITHIN[what].trim())];
  return except.length === 0 ? '' : `, sauf ${list(except, 'ou')}`;
};

/** « pendant votre tour », « pendant une attaque », « sauf sur un lancer de 2 », « pendant qu'il lui reste 1 PV ». */
const duringText = (condition: Condition, occasion: Occasion, outer: Frame): string => {
  const not = condition.if === 'not';
  const what = not ? condition.of : condition;
  const frame = afterEvent(outer, occasion, condition);
  if (what.if === 'turnOf') {
    const who = person(what.player, outer, 'one');
    const turn = who.person === 'vous' ? 'votre tour' : `le tour ${after(de, who)}`;
    return not ? `hors ${de(turn)}` : `pendant ${turn}`;
  }
  if (not && what.if === 'rollIn') return `sauf sur un lancer de ${cardRange(what.from, what.to)}`;
  if (!not && what.if === 'exists' && what.what.select === 'attackingPlayer') return 'pendant une attaque';
  if (!not && what.if === 'attacked' && what.of.select === 'this')
    return `pendant une attaque contre ${person(what.of, outer, 'one').text}`;
  return `pendant ${clauseAfter(que, condition, frame)}`;
};

/** What the phrases above did not say. */
const provisos = (whole: Occasion, frame: Frame): string => {
  const occasion = deadlyRoll(whole) === null ? whole : { ...whole, roll: null, onAttackRoll: false };
  const left = leftOut(occasion);
  const what = left.object ? object(occasion, frame, '').text : '';
  const extra = [
    ...(left.source === null ? [] : [`la source est ${person(left.source, frame, 'one').text}`]),
    ...(left.roll === null ? [] : [`le lancer est ${rangeText(left.roll.from, left.roll.to)}`]),
    ...(left.onAttackRoll ? ["il s'agit d'un lancer d'attaque"] : []),
    ...(left.combat ? ['ce sont des dégâts de combat'] : []),
    ...(left.player === null ? [] : [`le joueur est ${player(occasion, frame).text}`]),
    ...(what === '' ? [] : [`il est question ${de(what)}`]),
    ...(isCard(frame) ? [] : othersOf(occasion, frame).map((condition) => clause(condition, frame))),
  ];
  const part = whole.within === null ? exceptions(whole) : WITHIN[whole.within] + exceptions(whole);
  const others = isCard(frame) ? othersOf(occasion, frame).map((one) => duringText(one, occasion, frame)) : [];
  const during = others.length === 0 ? part : `${part} ${others.join(' et ')}`.replace(/ (?=sauf )/, ', ');
  return extra.length === 0 ? during : `${during} (${extra.map(si).join(' et ')})`;
};
const WITHIN = {
  penalty: ' pour une pénalité de mort',
  lootStep: " pendant l'étape butin",
  rechargeStep: " pendant l'étape recharge",
  handLimit: ' pour la limite de main',
  cost: ' comme coût',
} as const;

const happeningOf = (occasion: Occasion, frame: Frame): Happening =>
  isFateful(occasion.event) ? fateful(occasion.event, occasion, frame) : deed(occasion.event, occasion, frame);

const turnLead = (occasion: Occasion, frame: Frame): string =>
  `${occasion.event === 'turnStarts' ? 'au début' : 'à la fin'} ${de(whoseTurn(occasion, frame))}`;

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const tally = ({ every }: Occasion): string => (every === 0 ? '' : `, mais une fois sur ${every} à chaque tour`);

const FIRST = {
  eachTurn: 'à chaque tour, la première fois',
  eachRound: 'à chaque manche, la première fois',
} as const;
const FIRST_OF = { eachTurn: 'la première fois du tour', eachRound: 'la première fois de la manche' } as const;

/** Whether each time you have paid the death penalty is meant. */
const isPaid = ({ event, player: who, first, every, nth }: Occasion): boolean =>
  event === 'penaltyPaid' && who?.select === 'you' && first === null && every === 0 && nth === 0;

/** « chaque fois que vous gagnez un objet » : the beginning of a trigger. */
export const whenText = (pattern: EventPattern, frame: Frame, lasting?: string): string => {
  const occasion = occasionOf(pattern);
  const more = provisos(occasion, frame) + tally(occasion);
  const nth = occasion.nth === 0 ? '' : `la ${occasion.nth}${occasion.nth === 1 ? 're' : 'e'} fois`;
  const isNext = isCard(frame) && lasting === 'la prochaine fois' && nth === '';
  if (!isNext && (occasion.event === 'turnStarts' || occasion.event === 'turnEnds'))
    return `${nth === '' ? '' : `${nth} `}${turnLead(occasion, frame)}${occasion.first === null ? '' : `, ${FIRST_OF[occasion.first]}`}${more}`;
  if (isCard(frame) && lasting === undefined && isPaid(occasion)) return `après avoir payé la pénalité de mort${more}`;
  const { subject, verb: usual, rest } = happeningOf(occasion, frame);
  const verb = isDestroyed(occasion, frame) ? passive('détruit') : usual;
  const text = joined(subjectOf(subject), present(subject, verb), rest);
  if (isCard(frame) && occasion.every > 0 && lasting === undefined)
    return `une fois sur ${occasion.every} à chaque tour, lorsque ${text}${provisos(occasion, frame)}`;
  if (lasting === undefined && nth === '' && occasion.first === null && happensOnce(occasion))
    return `${isCard(frame) ? 'lorsque' : 'quand'} ${text}${more}`;
  const opening = nth === '' ? (lasting ?? 'chaque fois') : nth;
  return `${occasion.first === null ? opening : FIRST[occasion.first]} ${que(text)}${more}`;
};

const WOULD_BE = { vous: 'devriez', il: 'devrait', ils: 'devraient' } as const;
const WOULD = { vous: 'deviez', il: 'devait', ils: 'devaient' } as const;
/** « si vous deviez gagner des ¢ » : the beginning of a replacement. */
export const wouldText = (pattern: EventPattern, frame: Frame, opening?: string): string => {
  const occasion = occasionOf(pattern);
  const { subject, verb, rest } = happeningOf(occasion, frame);
  const would = opening === undefined && occasion.first === null ? WOULD : WOULD_BE;
  const number = isCard(frame) ? numberOf(occasion) : null;
  const text =
    number === null
      ? joined(subjectOf(subject), would[subject.person], infinitiveOf(subject, verb), rest)
      : `le lancer ${after(de, player(occasion, frame))} ${would.il} donner un ${cardRange(number.from, number.to)}`;
  const more = provisos(occasion, frame) + tally(occasion);
  const lead = occasion.first === null ? opening : FIRST[occasion.first];
  return lead === undefined ? `${si(text)}${more}` : `${lead} ${que(text)}${more}`;
};

/** « vous gagnez des ¢ » : what is counted. */
export const happensText = (event: EventType, by: Selector, frame: Frame): string => {
  const { subject, verb, rest } = happeningOf({ ...occasionOf({ event }), player: by }, frame);
  return joined(subject.text, present(subject, verb), rest);
};

/** « les autres joueurs » where « un autre joueur » is the subject. */
const everybody = ({ player: who }: Occasion, subject: Phrase, frame: Frame): Phrase => {
  if (who?.select !== 'players' || person(who, frame, 'one').text !== subject.text) return subject;
  const all = person(who, frame, 'all');
  return { ...all, text: `les ${all.text}` };
};

/** « de » or « d' » of the negation. */
const noneOf = (text: string): string => de(text).slice(0, -text.length);
/** Whether anybody uses this card. */
const isUse = ({ event, player: who, object: what }: Occasion): boolean =>
  event === 'activate' && who === null && what?.select === 'this';

/** « plus d'un butin », « plus d'un effet »: of what one happens; null where it has no article. */
const oneOf = ({ event, object: what }: Occasion, rest: string): string | null => {
  if (event === 'activate' && what === null) return "plus d'un effet";
  return /^une? [a-zé ]+$/.test(rest) ? `plus d'${rest}` : null;
};

/** « les autres joueurs ne peuvent pas jouer de butin » : what does not happen. */
export const cannotText = (pattern: EventPattern, frame: Frame): string => {
  const occasion = occasionOf(pattern);
  const { subject, verb, rest } = happeningOf(occasion, frame);
  const who = everybody(occasion, subject, frame);
  const most = isCard(frame) ? mostOften(occasion) : null;
  if (isCard(frame) && most === null && isUse(occasion))
    return `${`l'effet ${after(de, object(occasion, frame, ''))}`} ne peut pas être activé${provisos(occasion, frame)}`;
  const what =
    isCard(frame) && most === null
      ? rest.replace(/^(?:une? |des )/, (article) => noneOf(rest.slice(article.length)))
      : rest;
  const act = infinitiveOf(subject, verb);
  const one = most === 1 ? oneOf(occasion, rest) : null;
  if (one !== null)
    return `${joined(who.text, 'ne', present(who, POUVOIR), 'pas', act.replace(/ l'effet$/, ''), one)} par tour`;
  const text = joined(who.text, 'ne', present(who, POUVOIR), 'pas', act, what);
  return most === null
    ? `${text}${provisos(occasion, frame)}`
    : `${text} plus ${most === 1 ? "d'une" : `de ${most}`} fois par tour`;
};

const changeText = (change: ReturnType<typeof changeOf>): string => {
  if (change === null) return '';
  return change.how === 'double' ? 'le double' : `${change.by} ${change.how === 'more' ? 'de plus' : 'de moins'}`;
};

const MUCH: readonly EventType[] = ['gainCoins', 'loseCoins', 'loot', 'gainTreasure', 'damage', 'wouldTakeDamage'];
/** « gagnez-en 1 de plus à la place », « il en inflige le double à la place » : another amount of what would happen. */
export const muchInstead = (would: EventPattern, to: Amount, frame: Frame): string | null => {
  const change = changeOf(to);
  if (!MUCH.includes(would.event) || (change === null && typeof to !== 'number')) return null;
  const much = typeof to === 'number' ? String(to) : changeText(change);
  const occasion = occasionOf(would);
  const { subject, verb } = happeningOf(occasion, frame);
  const does = verb === ABOUT_TO ? SUBIR : verb;
  if (subject.person === 'vous') return `${present(subject, does)}-en ${much} à la place`;
  const isPlural = subject.person === 'ils';
  const who = subject.subject ?? (isPlural ? 'ils' : subject.f ? 'elle' : 'il');
  return `${who} en ${present(subject, does)} ${much} à la place`;
};

/** What a penalty takes, whatever it is. */
const isPenalty = ({ event, object: what, objectRole, others }: Occasion): boolean =>
  ['penaltyItem', 'penaltyLoot', 'penaltyCoins'].includes(event) &&
  what === null &&
  objectRole === null &&
  others.length === 0;

/** « ce monstre ne subit aucun dégât de combat sur un lancer de 6 » : damage that does not happen. */
export const noneText = (would: EventPattern, frame: Frame): string | null => {
  const occasion = occasionOf(would);
  if (occasion.first !== null || occasion.every !== 0 || occasion.nth !== 0) return null;
  const { subject, verb, rest } = happeningOf(occasion, frame);
  if (isPenalty(occasion)) {
    const lost = rest.replace(/^(?:une? |des )/, (article) => noneOf(rest.slice(article.length)));
    return `${subject.text} ne ${present(subject, verb)} pas ${lost}${provisos(occasion, frame)}`;
  }
  if (occasion.event !== 'damage') return null;
  if (!rest.startsWith('des dégâts')) return null;
  const none = rest.replace(/^des dégâts/, 'aucun dégât');
  return `${subject.text} ne ${present(subject, verb)} ${none}${provisos(occasion, frame)}`.replace(' ne i', " n'i");
};
