import type { Condition, EventPattern, EventType, Selector } from '../../../engine/index.js';
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
import { happensOnce, isCard, type RenderContext } from '../../cards/tree.js';
import { afterEvent } from '../../cards/naming/pronouns.js';
import { cardRange, clause, clauseAfter, onNumber, rangeText } from './conditions.js';
import { ANYONE, DEEDS, THINGS } from './deeds.js';
import {
  demonstrative,
  FAIRE,
  FINIR,
  INFLIGER,
  KIND,
  KIND_OF,
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
import { aiming } from './phrases.js';
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
export const ABOUT_TO = irregular('être sur le point', 'êtes sur le point', 'est sur le point', 'sont sur le point');
const ALLER = irregular('aller', 'allez', 'va', 'vont');
/** « ce monstre va mourir » : as a card says what is about to happen. */
const aboutTo = (what: Happening, ctx: RenderContext): Happening =>
  isCard(ctx) && what.verb === ABOUT_TO ? happening(what.subject, ALLER, what.rest.replace(/^(?:de |d')/, '')) : what;

const player = ({ player: who }: Occasion, ctx: RenderContext): Phrase =>
  who === null ? singular('un joueur') : person(who, ctx, 'one');

const isFeminine = (text: string): boolean => /^(une|la|cette|celle) ?/.test(text);

const IN_SLOT = { finalBoss: 'le boss final', minion: 'un sbire' } as const;

/** The object of the event; `otherwise` names what it is when nothing else does. */
export const object = (occasion: Occasion, ctx: RenderContext, otherwise: string): Phrase => {
  const { object: what, objectRole, notThis, isPlayer, kind, notKind, slot } = occasion;
  if (what?.select === 'you' && objectRole === null && !notThis && !isPlayer && slot === null) return VOUS;
  const words: string[] = [];
  if (what !== null && isCard(ctx) && objectRole === null && !notThis && !isPlayer && slot === null) {
    const whole = person(what, ctx, 'one');
    if (whole.subject !== undefined || what.select === 'this') return whole;
  }
  if (isCard(ctx) && what?.select === 'attacked' && !notThis && !isPlayer && kind === null)
    return objectRole === 'monster' ? person(what, ctx, 'one') : singular('ce qui est attaqué');
  if (isPlayer) words.push('un joueur');
  if (what !== null) words.push(person(what, ctx, 'one').text);
  if (kind !== null) words.push(KIND[kind]);
  if (slot !== null) words.push(IN_SLOT[slot]);
  if (objectRole !== null && notKind !== null) words.push(`${ROLE[objectRole]} non ${KIND_OF[notKind]}`);
  else if (objectRole !== null) words.push(notThis ? ROLE[objectRole].replace(' ', ' autre ') : ROLE[objectRole]);
  const { one, f } = noun(ctx.thing);
  if (objectRole === null && notThis) words.push(`un élément autre que ${definite(one, f)} lui-même`);
  const text = words.length === 0 ? otherwise : words.join(' qui est ');
  return singular(text, isFeminine(text));
};

const from = (source: Selector | null, ctx: RenderContext): string =>
  source === null ? '' : ` ${after(de, person(source, ctx, 'one'))}`;

const whoseTurn = (occasion: Occasion, ctx: RenderContext): string => {
  if (occasion.player === null) return 'chaque tour';
  const who = player(occasion, ctx);
  return who.person === 'vous' ? 'votre tour' : `le tour ${after(de, who)}`;
};

const rollOf = (occasion: Occasion, ctx: RenderContext): string => {
  const { roll, against, onAttackRoll } = occasion;
  const number = roll === null ? null : (isCard(ctx) ? cardRange : rangeText)(roll.from, roll.to).replace('-', ' à ');
  const whom = against === null ? '' : ` contre ${person(against, ctx, 'one').text}`;
  const attack = `un lancer d'attaque${number === null ? '' : ` de ${number}`}`;
  const any = isOffAttack(occasion, ctx) ? 'un lancer hors attaque' : 'un lancer';
  if (occasion.isRepeated)
    return `2 fois de suite le même ${onAttackRoll ? "lancer d'attaque" : 'nombre'} pendant ce tour`;
  if (occasion.isChosenNumber) return ctx.amount({ amount: 'chosenNumber' }, ctx);
  // « un 6 contre ce monstre » is an attack roll: no other roll is against anything.
  if (roll !== null && against !== null && isCard(ctx))
    return `${onAttackRoll ? onNumber(roll) : `un lancer de ${number ?? ''}`}${whom}${from(occasion.source, ctx)}`;
  const what = onAttackRoll ? attack : number === null ? any : `un ${number}`;
  const lower = occasion.isNotHigher ? ' sans dépasser le précédent de ce tour' : '';
  return `${what}${whom}${from(occasion.source, ctx)}${lower}`;
};

/** « sur un 6 » : the attack roll by which damage is dealt. */
const rolledOn = ({ roll }: Occasion, ctx: RenderContext): string => {
  if (roll === null) return '';
  return isCard(ctx) ? `sur ${onNumber(roll)}` : `sur un lancer de ${rangeText(roll.from, roll.to)}`;
};

const damageOf = (occasion: Occasion, ctx: RenderContext): string => {
  const much = isCard(ctx) ? limitOf(occasion) : null;
  const limit =
    much === null ? 'des dégâts' : cardLimit(much.is, String(much.than), much.than < 2 ? 'dégât' : 'dégâts');
  const by = occasion.player === null ? '' : ` dus ${after(a, player(occasion, ctx))}`;
  return `${limit}${occasion.combat ? ' de combat' : ''}${occasion.nonCombat ? ' hors combat' : ''}${from(occasion.source, ctx)}${by}${rolledOn(occasion, ctx) === '' ? '' : ` ${rolledOn(occasion, ctx)}`}`;
};

/** « ce monstre inflige des dégâts » when only the dealer is named; otherwise « quelqu'un subit des dégâts ». */
const damaging = (occasion: Occasion, ctx: RenderContext): Happening => {
  const { source, object: whom, objectRole, notThis, isPlayer } = occasion;
  if (occasion.dealer === null && source !== null && whom === null && objectRole === null && !notThis && !isPlayer)
    return happening(person(source, ctx, 'one'), INFLIGER, damageOf({ ...occasion, source: null }, ctx));
  const victim = object(occasion, ctx, ANYONE);
  if (occasion.dealer !== null && isCard(ctx) && whom === null && objectRole === null && !notThis && !isPlayer)
    return happening(person(occasion.dealer, ctx, 'one'), INFLIGER, damageOf(occasion, ctx));
  if (occasion.dealer === null) return happening(victim, SUBIR, damageOf(occasion, ctx));
  const rest = isCard(ctx)
    ? joined(damageOf({ ...occasion, roll: null }, ctx), after(a, victim), rolledOn(occasion, ctx))
    : `${damageOf(occasion, ctx)} ${after(a, victim)}`;
  return happening(person(occasion.dealer, ctx, 'one'), INFLIGER, rest);
};

/** « vous allez infliger des dégâts à un joueur ou un monstre » */
const aboutToDeal = (occasion: Occasion, ctx: RenderContext): Happening => {
  const victim = object(occasion, ctx, occasion.isLiving ? ANYONE : 'quelque chose');
  if (occasion.dealer !== null && isCard(ctx) && victim.text === 'quelque chose')
    return happening(person(occasion.dealer, ctx, 'one'), ABOUT_TO, `d'infliger ${damageOf(occasion, ctx)}`);
  if (occasion.dealer === null) return happening(victim, ABOUT_TO, `de subir ${damageOf(occasion, ctx)}`);
  const rest = `d'infliger ${damageOf(occasion, ctx)} ${after(a, victim)}`;
  return happening(person(occasion.dealer, ctx, 'one'), ABOUT_TO, rest);
};

/** « vous » is said before the verb. */
const VOUS_TUER = irregular('vous tuer', 'vous tuez', 'vous tue', 'vous tuent');

/** « un monstre meurt », « vous tuez un joueur ou un monstre », « un autre joueur vous tue ». */
const dying = (occasion: Occasion, ctx: RenderContext): Happening => {
  const { dealer, isLiving } = occasion;
  const rest = deathRest(occasion, ctx);
  if (isByAnother(occasion)) return happening(singular('un joueur'), TUER, `un autre joueur ${rest}`.trim());
  if (dealer === null) return happening(object(occasion, ctx, ANYONE), MOURIR, rest);
  const victim = object(occasion, ctx, isLiving ? ANYONE : 'quelque chose');
  if (victim.text === 'vous') return happening(person(dealer, ctx, 'one'), VOUS_TUER, rest);
  return happening(person(dealer, ctx, 'one'), TUER, `${victim.text} ${rest}`.trim());
};

const deathRest = (occasion: Occasion, ctx: RenderContext): string => {
  const roll = deadlyRoll(occasion);
  const by = occasion.player === null || occasion.isPlayer ? '' : `(joueur : ${player(occasion, ctx).text})`;
  return roll === null ? by : `sur un lancer d'attaque de ${rangeText(roll.from, roll.to)} ${by}`.trim();
};

const TUER = er('tuer');
const rewardsOf = (occasion: Occasion, ctx: RenderContext): Phrase =>
  isCard(ctx) && isOwn(occasion, ctx)
    ? plural('ses récompenses', true)
    : plural(`les récompenses ${after(de, object(occasion, ctx, 'un monstre'))}`, true);
/** Whether it is about the monster whose card this is. */
const isOwn = ({ object: what, objectRole, notThis, isPlayer }: Occasion, { thing }: RenderContext): boolean =>
  thing === 'monster' && what?.select === 'this' && objectRole === null && !notThis && !isPlayer;

/** « cet objet prévient des dégâts » : de qui, entre parenthèses. */
const prevention = (occasion: Occasion, ctx: RenderContext): Happening => {
  const { source } = occasion;
  const whose = [
    ...(occasion.player === null ? [] : [`joueur : ${player(occasion, ctx).text}`]),
    ...[object(occasion, ctx, '').text].filter((text) => text !== ''),
  ];
  const by = source === null ? singular('quelque chose') : person(source, ctx, 'one');
  return happening(by, PREVENIR, `des dégâts${whose.length === 0 ? '' : ` (${whose.join(', ')})`}`);
};

/** Events of turns, rolls, damage and death. */
const fateful = (event: Fateful, occasion: Occasion, ctx: RenderContext): Happening => {
  const anyone = object(occasion, ctx, ANYONE);
  switch (event) {
    case 'gameStarts':
      return happening(singular('la partie', true), irregular('commencer', 'commencez', 'commence', 'commencent'));
    case 'turnStarts':
      return happening(
        singular(whoseTurn(occasion, ctx)),
        irregular('commencer', 'commencez', 'commence', 'commencent'),
      );
    case 'turnEnds':
      return happening(singular(whoseTurn(occasion, ctx)), FINIR);
    case 'endTurn':
      return happening(singular('le tour'), passive('interrompu'));
    case 'rollMade':
      return happening(player(occasion, ctx), FAIRE, `${rollOf(occasion, ctx)} (avant tout changement)`);
    case 'throwDice':
      if (isCard(ctx) && rollOf(occasion, ctx) === 'un lancer')
        return happening(player(occasion, ctx), LANCER, 'un dé');
      return happening(
        player(occasion, ctx),
        irregular('commencer', 'commencez', 'commence', 'commencent'),
        rollOf(occasion, ctx),
      );
    case 'wouldRoll':
      return happening(player(occasion, ctx), ABOUT_TO, `de faire ${rollOf(occasion, ctx)}`);
    case 'rolled':
      return happening(player(occasion, ctx), FAIRE, rollOf(occasion, ctx));
    case 'wouldTakeDamage':
      if (occasion.dealer !== null || occasion.isLiving) return aboutToDeal(occasion, ctx);
      return happening(anyone, ABOUT_TO, `de subir ${damageOf(occasion, ctx)}`);
    case 'damage':
      return damaging(occasion, ctx);
    case 'wouldDie':
      return happening(anyone, ABOUT_TO, `de mourir ${deathRest(occasion, ctx)}`.trim());
    case 'dies':
      return dying(occasion, ctx);
    case 'payPenalty':
      return happening(player(occasion, ctx), PAYER, 'la pénalité de mort');
    case 'penaltyPaid':
      return happening(player(occasion, ctx), FINIR, 'de payer la pénalité de mort');
    case 'rewards':
      return happening(rewardsOf(occasion, ctx), passive('versé'));
    case 'rewardsGained': {
      const rewards = rewardsOf(occasion, ctx);
      return occasion.player === null
        ? happening(rewards, passive('remporté'))
        : happening(player(occasion, ctx), er('remporter'), rewards.text);
    }
    case 'preventDeath':
      return happening(singular(`la mort ${after(de, anyone)}`, true), passive('prévenu'));
    case 'preventDamage':
      return prevention(occasion, ctx);
  }
};

const deed = (event: Deed, occasion: Occasion, ctx: RenderContext): Happening => {
  const [form, act, rest] = DEEDS[event];
  const named = (text: string) => (text === '' ? '' : ` (${text})`);
  const thing = (otherwise: string) => object(occasion, ctx, otherwise);
  switch (form) {
    case 'does': {
      if (isCard(ctx) && event === 'note' && occasion.player === null && occasion.object?.select === 'this')
        return happening(singular('un nombre'), passive('noté'), `sur ${thing('').text}`);
      const much = isCard(ctx) ? limitOf(occasion) : null;
      const what = much === null ? rest : cardLimit(much.is, String(much.than), '¢');
      return happening(player(occasion, ctx), act, `${what}${named(thing('').text)}`);
    }
    case 'doesTo': {
      const where = isCard(ctx) ? ofObject(occasion) : null;
      if (where !== null) return happening(player(occasion, ctx), act, lootWith(where, ctx));
      const what = thing('');
      if (occasion.isNamed) {
        const against = what.text === '' ? rest : what.text;
        return happening(player(occasion, ctx), er('déclarer'), `une attaque contre ${against}`);
      }
      if (occasion.fromDeck) return happening(player(occasion, ctx), act, `${rest} de la pioche monstres`);
      const usual = occasion.inShop ? 'un objet de la boutique' : rest;
      if (what.text === '' && occasion.aim === null) return happening(player(occasion, ctx), act, usual);
      if (occasion.aim !== null)
        return happening(
          player(occasion, ctx),
          act,
          `${what.text === '' ? rest : what.text} qui ${aiming(person(occasion.aim, ctx, 'one'), false, false)}`,
        );
      return happening(player(occasion, ctx), act, event === 'activate' ? after(de, what) : what.text);
    }
    case 'happens': {
      const by = occasion.player === null ? '' : `joueur : ${player(occasion, ctx).text}`;
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
const duringText = (condition: Condition, occasion: Occasion, outer: RenderContext): string => {
  const not = condition.if === 'not';
  const what = not ? condition.of : condition;
  const ctx = afterEvent(outer, occasion, condition);
  if (what.if === 'turnOf') {
    const who = person(what.player, outer, 'one');
    const turn = who.person === 'vous' ? 'votre tour' : `le tour ${after(de, who)}`;
    return not ? `hors ${de(turn)}` : `pendant ${turn}`;
  }
  if (not && what.if === 'rollIn') return `sauf sur ${onNumber(what)}`;
  if (!not && what.if === 'exists' && what.what.select === 'attackingPlayer') return 'pendant une attaque';
  if (!not && what.if === 'attacked' && what.of.select === 'this')
    return `pendant une attaque contre ${person(what.of, outer, 'one').text}`;
  return `pendant ${clauseAfter(que, condition, ctx)}`;
};

/** What the phrases above did not say. */
export const provisos = (whole: Occasion, ctx: RenderContext): string => {
  const occasion = deadlyRoll(whole) === null ? whole : { ...whole, roll: null, onAttackRoll: false };
  const left = leftOut(occasion);
  const what = left.object ? object(occasion, ctx, '').text : '';
  const extra = [
    ...(left.source === null ? [] : [`la source est ${person(left.source, ctx, 'one').text}`]),
    ...(left.roll === null ? [] : [`le lancer est ${rangeText(left.roll.from, left.roll.to)}`]),
    ...(left.onAttackRoll ? ["il s'agit d'un lancer d'attaque"] : []),
    ...(left.combat ? ['ce sont des dégâts de combat'] : []),
    ...(left.player === null ? [] : [`le joueur est ${player(occasion, ctx).text}`]),
    ...(what === '' ? [] : [`il est question ${de(what)}`]),
    ...(isCard(ctx) ? [] : othersOf(occasion, ctx).map((condition) => clause(condition, ctx))),
  ];
  const part = whole.within === null ? exceptions(whole) : WITHIN[whole.within] + exceptions(whole);
  const others = isCard(ctx) ? othersOf(occasion, ctx).map((one) => duringText(one, occasion, ctx)) : [];
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

export const happeningOf = (occasion: Occasion, ctx: RenderContext): Happening =>
  isFateful(occasion.event) ? fateful(occasion.event, occasion, ctx) : deed(occasion.event, occasion, ctx);

const turnLead = (occasion: Occasion, ctx: RenderContext): string =>
  `${occasion.event === 'turnStarts' ? 'au début' : 'à la fin'} ${de(whoseTurn(occasion, ctx))}`;

/** « au moment où commence votre tour » : what is done besides, before anything can answer (REPL-05). */
export const asText = (pattern: EventPattern, ctx: RenderContext): string | null => {
  const occasion = occasionOf(pattern);
  if (!isCard(ctx) || occasion.first !== null || provisos(occasion, ctx) + tally(occasion) !== '') return null;
  switch (occasion.event) {
    case 'turnStarts':
    case 'turnEnds':
      return `au moment où ${occasion.event === 'turnStarts' ? 'commence' : 'finit'} ${whoseTurn(occasion, ctx)}`;
    case 'enterPlay':
      return occasion.object?.select === 'this' ? `au moment où ${demonstrative(noun(ctx.thing))} entre en jeu` : null;
    default:
      return null;
  }
};

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

/** « à sa mort », « à son entrée en jeu » : what happens to the card itself once; null for anything else. */
const ownMoment = (occasion: Occasion, ctx: RenderContext): string | null => {
  const { event, object: what, dealer, player: who, objectRole, notThis, isPlayer } = occasion;
  if (!isCard(ctx) || what?.select !== 'this' || objectRole !== null || notThis || isPlayer || who !== null)
    return null;
  if (event === 'enterPlay') return 'à son entrée en jeu';
  if (event !== 'dies' || dealer !== null || ctx.thing !== 'monster') return null;
  return joined('à sa mort', deathRest(occasion, ctx));
};

/** « chaque fois que vous gagnez un objet » : the beginning of a trigger. */
export const whenText = (pattern: EventPattern, ctx: RenderContext, lasting?: string): string => {
  const occasion = occasionOf(pattern);
  const more = provisos(occasion, ctx) + tally(occasion);
  const times = `la ${occasion.nth}${occasion.nth === 1 ? 're' : 'e'} fois`;
  const nth = occasion.nth === 0 ? '' : `${occasion.isOfTurn ? 'à chaque tour, ' : ''}${times}`;
  const isNext = isCard(ctx) && lasting === 'la prochaine fois' && nth === '';
  if (!isNext && (occasion.event === 'turnStarts' || occasion.event === 'turnEnds'))
    return `${nth === '' ? '' : `${nth} `}${turnLead(occasion, ctx)}${occasion.first === null ? '' : `, ${FIRST_OF[occasion.first]}`}${more}`;
  if (isCard(ctx) && lasting === undefined && isPaid(occasion)) return `après avoir payé la pénalité de mort${more}`;
  const { subject, verb: usual, rest } = aboutTo(happeningOf(occasion, ctx), ctx);
  const verb = isDestroyed(occasion, ctx) ? passive('détruit') : usual;
  const text = joined(subjectOf(subject), present(subject, verb), rest);
  if (isCard(ctx) && occasion.every > 0 && lasting === undefined)
    return `une fois sur ${occasion.every} à chaque tour, lorsque ${text}${provisos(occasion, ctx)}`;
  if (lasting === undefined && nth === '' && occasion.first === null && happensOnce(occasion))
    return `${ownMoment(occasion, ctx) ?? `${isCard(ctx) ? 'lorsque' : 'quand'} ${text}`}${more}`;
  const opening = nth === '' ? (lasting ?? 'chaque fois') : nth;
  return `${occasion.first === null ? opening : FIRST[occasion.first]} ${que(text)}${more}`;
};

const WOULD_BE = { vous: 'devriez', il: 'devrait', ils: 'devraient' } as const;
const WOULD = { vous: 'deviez', il: 'devait', ils: 'devaient' } as const;
/** « si vous deviez gagner des ¢ » : the beginning of a replacement. */
export const wouldText = (pattern: EventPattern, ctx: RenderContext, opening?: string): string => {
  const occasion = occasionOf(pattern);
  const { subject, verb, rest } = aboutTo(happeningOf(occasion, ctx), ctx);
  const would = opening === undefined && occasion.first === null ? WOULD : WOULD_BE;
  const number = isCard(ctx) ? numberOf(occasion) : null;
  const text =
    number === null
      ? joined(
          subjectOf(subject),
          verb === ALLER ? present(subject, verb) : joined(would[subject.person], infinitiveOf(subject, verb)),
          rest,
        )
      : `le lancer ${after(de, player(occasion, ctx))} ${would.il} donner un ${cardRange(number.from, number.to)}`;
  const more = provisos(occasion, ctx) + tally(occasion);
  const lead = occasion.first === null ? opening : FIRST[occasion.first];
  return lead === undefined ? `${si(text)}${more}` : `${lead} ${que(text)}${more}`;
};

/** « vous gagnez des ¢ » : what is counted. */
export const happensText = (event: EventType, by: Selector, ctx: RenderContext): string => {
  const { subject, verb, rest } = happeningOf({ ...occasionOf({ event }), player: by }, ctx);
  return joined(subject.text, present(subject, verb), rest);
};
