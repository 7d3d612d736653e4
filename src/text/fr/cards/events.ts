import type { Condition, EventPattern, EventType, Selector } from '../../../engine/index.js';
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
import { happensOnce, isCard, type RenderContext } from '../../cards/tree.js';
import { afterEvent } from '../../cards/naming/pronouns.js';
import { cardRange, clause, clauseAfter, onNumber, rangeText } from './conditions.js';
import { ANYONE, EVENT_PHRASES, THINGS } from './event-phrases.js';
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

const player = ({ player: who }: MatchedEvent, ctx: RenderContext): Phrase =>
  who === null ? singular('un joueur') : person(who, ctx, 'one');

const isFeminine = (text: string): boolean => /^(une|la|cette|celle) ?/.test(text);

const IN_SLOT = { finalBoss: 'le boss final', minion: 'un sbire' } as const;

/** The object of the event; `otherwise` names what it is when nothing else does. */
export const object = (matched: MatchedEvent, ctx: RenderContext, otherwise: string): Phrase => {
  const { object: what, objectRole, notThis, isPlayer, kind, notKind, slot } = matched;
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

const whoseTurn = (matched: MatchedEvent, ctx: RenderContext): string => {
  if (matched.player === null) return 'chaque tour';
  const who = player(matched, ctx);
  return who.person === 'vous' ? 'votre tour' : `le tour ${after(de, who)}`;
};

const rollOf = (matched: MatchedEvent, ctx: RenderContext): string => {
  const { roll, against, onAttackRoll } = matched;
  const number = roll === null ? null : (isCard(ctx) ? cardRange : rangeText)(roll.from, roll.to).replace('-', ' à ');
  const whom = against === null ? '' : ` contre ${person(against, ctx, 'one').text}`;
  const attack = `un lancer d'attaque${number === null ? '' : ` de ${number}`}`;
  const any = isOffAttack(matched, ctx) ? 'un lancer hors attaque' : 'un lancer';
  if (matched.isRepeated)
    return `2 fois de suite le même ${onAttackRoll ? "lancer d'attaque" : 'nombre'} pendant ce tour`;
  if (matched.isChosenNumber) return ctx.amount({ amount: 'chosenNumber' }, ctx);
  // « un 6 contre ce monstre » is an attack roll: no other roll is against anything.
  if (roll !== null && against !== null && isCard(ctx))
    return `${onAttackRoll ? onNumber(roll) : `un lancer de ${number ?? ''}`}${whom}${from(matched.source, ctx)}`;
  const what = onAttackRoll ? attack : number === null ? any : `un ${number}`;
  const lower = matched.isNotHigher ? ' sans dépasser le précédent de ce tour' : '';
  return `${what}${whom}${from(matched.source, ctx)}${lower}`;
};

/** « sur un 6 » : the attack roll by which damage is dealt. */
const rolledOn = ({ roll }: MatchedEvent, ctx: RenderContext): string => {
  if (roll === null) return '';
  return isCard(ctx) ? `sur ${onNumber(roll)}` : `sur un lancer de ${rangeText(roll.from, roll.to)}`;
};

const damageOf = (matched: MatchedEvent, ctx: RenderContext): string => {
  const much = isCard(ctx) ? limitOf(matched) : null;
  const limit =
    much === null ? 'des dégâts' : cardLimit(much.is, String(much.than), much.than < 2 ? 'dégât' : 'dégâts');
  const by = matched.player === null ? '' : ` dus ${after(a, player(matched, ctx))}`;
  return `${limit}${matched.combat ? ' de combat' : ''}${matched.nonCombat ? ' hors combat' : ''}${from(matched.source, ctx)}${by}${rolledOn(matched, ctx) === '' ? '' : ` ${rolledOn(matched, ctx)}`}`;
};

/** « ce monstre inflige des dégâts » when only the dealer is named; otherwise « quelqu'un subit des dégâts ». */
const damaging = (matched: MatchedEvent, ctx: RenderContext): Happening => {
  const { source, object: whom, objectRole, notThis, isPlayer } = matched;
  if (matched.dealer === null && source !== null && whom === null && objectRole === null && !notThis && !isPlayer)
    return happening(person(source, ctx, 'one'), INFLIGER, damageOf({ ...matched, source: null }, ctx));
  const victim = object(matched, ctx, ANYONE);
  if (matched.dealer !== null && isCard(ctx) && whom === null && objectRole === null && !notThis && !isPlayer)
    return happening(person(matched.dealer, ctx, 'one'), INFLIGER, damageOf(matched, ctx));
  if (matched.dealer === null) return happening(victim, SUBIR, damageOf(matched, ctx));
  const rest = isCard(ctx)
    ? joined(damageOf({ ...matched, roll: null }, ctx), after(a, victim), rolledOn(matched, ctx))
    : `${damageOf(matched, ctx)} ${after(a, victim)}`;
  return happening(person(matched.dealer, ctx, 'one'), INFLIGER, rest);
};

/** « vous allez infliger des dégâts à un joueur ou un monstre » */
const aboutToDeal = (matched: MatchedEvent, ctx: RenderContext): Happening => {
  const victim = object(matched, ctx, matched.isLiving ? ANYONE : 'quelque chose');
  if (matched.dealer !== null && isCard(ctx) && victim.text === 'quelque chose')
    return happening(person(matched.dealer, ctx, 'one'), ABOUT_TO, `d'infliger ${damageOf(matched, ctx)}`);
  if (matched.dealer === null) return happening(victim, ABOUT_TO, `de subir ${damageOf(matched, ctx)}`);
  const rest = `d'infliger ${damageOf(matched, ctx)} ${after(a, victim)}`;
  return happening(person(matched.dealer, ctx, 'one'), ABOUT_TO, rest);
};

/** « vous » is said before the verb. */
const VOUS_TUER = irregular('vous tuer', 'vous tuez', 'vous tue', 'vous tuent');

/** « un monstre meurt », « vous tuez un joueur ou un monstre », « un autre joueur vous tue ». */
const dying = (matched: MatchedEvent, ctx: RenderContext): Happening => {
  const { dealer, isLiving } = matched;
  const rest = deathRest(matched, ctx);
  if (isByAnother(matched)) return happening(singular('un joueur'), TUER, `un autre joueur ${rest}`.trim());
  if (dealer === null) return happening(object(matched, ctx, ANYONE), MOURIR, rest);
  const victim = object(matched, ctx, isLiving ? ANYONE : 'quelque chose');
  if (victim.text === 'vous') return happening(person(dealer, ctx, 'one'), VOUS_TUER, rest);
  return happening(person(dealer, ctx, 'one'), TUER, `${victim.text} ${rest}`.trim());
};

const deathRest = (matched: MatchedEvent, ctx: RenderContext): string => {
  const roll = deadlyRoll(matched);
  const by = matched.player === null || matched.isPlayer ? '' : `(joueur : ${player(matched, ctx).text})`;
  return roll === null ? by : `sur un lancer d'attaque de ${rangeText(roll.from, roll.to)} ${by}`.trim();
};

const TUER = er('tuer');
const rewardsOf = (matched: MatchedEvent, ctx: RenderContext): Phrase =>
  isCard(ctx) && isOwn(matched, ctx)
    ? plural('ses récompenses', true)
    : plural(`les récompenses ${after(de, object(matched, ctx, 'un monstre'))}`, true);
/** Whether it is about the monster whose card this is. */
const isOwn = ({ object: what, objectRole, notThis, isPlayer }: MatchedEvent, { thing }: RenderContext): boolean =>
  thing === 'monster' && what?.select === 'this' && objectRole === null && !notThis && !isPlayer;

/** « cet objet prévient des dégâts » : de qui, entre parenthèses. */
const prevention = (matched: MatchedEvent, ctx: RenderContext): Happening => {
  const { source } = matched;
  const whose = [
    ...(matched.player === null ? [] : [`joueur : ${player(matched, ctx).text}`]),
    ...[object(matched, ctx, '').text].filter((text) => text !== ''),
  ];
  const by = source === null ? singular('quelque chose') : person(source, ctx, 'one');
  return happening(by, PREVENIR, `des dégâts${whose.length === 0 ? '' : ` (${whose.join(', ')})`}`);
};

/** Events of turns, rolls, damage and death. */
const stateEventText = (event: StateEvent, matched: MatchedEvent, ctx: RenderContext): Happening => {
  const anyone = object(matched, ctx, ANYONE);
  switch (event) {
    case 'gameStarts':
      return happening(singular('la partie', true), irregular('commencer', 'commencez', 'commence', 'commencent'));
    case 'turnStarts':
      return happening(
        singular(whoseTurn(matched, ctx)),
        irregular('commencer', 'commencez', 'commence', 'commencent'),
      );
    case 'turnEnds':
      return happening(singular(whoseTurn(matched, ctx)), FINIR);
    case 'endTurn':
      return happening(singular('le tour'), passive('interrompu'));
    case 'rollMade':
      return happening(player(matched, ctx), FAIRE, `${rollOf(matched, ctx)} (avant tout changement)`);
    case 'throwDice':
      if (isCard(ctx) && rollOf(matched, ctx) === 'un lancer') return happening(player(matched, ctx), LANCER, 'un dé');
      return happening(
        player(matched, ctx),
        irregular('commencer', 'commencez', 'commence', 'commencent'),
        rollOf(matched, ctx),
      );
    case 'wouldRoll':
      return happening(player(matched, ctx), ABOUT_TO, `de faire ${rollOf(matched, ctx)}`);
    case 'rolled':
      return happening(player(matched, ctx), FAIRE, rollOf(matched, ctx));
    case 'wouldTakeDamage':
      if (matched.dealer !== null || matched.isLiving) return aboutToDeal(matched, ctx);
      return happening(anyone, ABOUT_TO, `de subir ${damageOf(matched, ctx)}`);
    case 'damage':
      return damaging(matched, ctx);
    case 'wouldDie':
      return happening(anyone, ABOUT_TO, `de mourir ${deathRest(matched, ctx)}`.trim());
    case 'dies':
      return dying(matched, ctx);
    case 'payPenalty':
      return happening(player(matched, ctx), PAYER, 'la pénalité de mort');
    case 'penaltyPaid':
      return happening(player(matched, ctx), FINIR, 'de payer la pénalité de mort');
    case 'rewards':
      return happening(rewardsOf(matched, ctx), passive('versé'));
    case 'rewardsGained': {
      const rewards = rewardsOf(matched, ctx);
      return matched.player === null
        ? happening(rewards, passive('remporté'))
        : happening(player(matched, ctx), er('remporter'), rewards.text);
    }
    case 'preventDeath':
      return happening(singular(`la mort ${after(de, anyone)}`, true), passive('prévenu'));
    case 'preventDamage':
      return prevention(matched, ctx);
  }
};

const actionEventText = (event: ActionEvent, matched: MatchedEvent, ctx: RenderContext): Happening => {
  const [form, act, rest] = EVENT_PHRASES[event];
  const named = (text: string) => (text === '' ? '' : ` (${text})`);
  const thing = (otherwise: string) => object(matched, ctx, otherwise);
  switch (form) {
    case 'does': {
      if (isCard(ctx) && event === 'note' && matched.player === null && matched.object?.select === 'this')
        return happening(singular('un nombre'), passive('noté'), `sur ${thing('').text}`);
      const much = isCard(ctx) ? limitOf(matched) : null;
      const what = much === null ? rest : cardLimit(much.is, String(much.than), '¢');
      return happening(player(matched, ctx), act, `${what}${named(thing('').text)}`);
    }
    case 'doesTo': {
      const where = isCard(ctx) ? ofObject(matched) : null;
      if (where !== null) return happening(player(matched, ctx), act, lootWith(where, ctx));
      const what = thing('');
      if (matched.isNamed) {
        const against = what.text === '' ? rest : what.text;
        return happening(player(matched, ctx), er('déclarer'), `une attaque contre ${against}`);
      }
      if (matched.fromDeck) return happening(player(matched, ctx), act, `${rest} de la pioche monstres`);
      const usual = matched.inShop ? 'un objet de la boutique' : rest;
      if (what.text === '' && matched.aim === null) return happening(player(matched, ctx), act, usual);
      if (matched.aim !== null)
        return happening(
          player(matched, ctx),
          act,
          `${what.text === '' ? rest : what.text} qui ${aiming(person(matched.aim, ctx, 'one'), false, false)}`,
        );
      return happening(player(matched, ctx), act, event === 'activate' ? after(de, what) : what.text);
    }
    case 'happens': {
      const by = matched.player === null ? '' : `joueur : ${player(matched, ctx).text}`;
      return happening(thing(THINGS[event] ?? 'une carte'), act, `${rest}${named(by)}`.trim());
    }
  }
};

/** « sauf pendant l'étape butin » : when it is not meant. */
const exceptions = ({ notByThis, outwith }: MatchedEvent): string => {
  const except = [...(notByThis ? ['par ses propres effets'] : []), ...outwith.map((what) => WITHIN[what].trim())];
  return except.length === 0 ? '' : `, sauf ${list(except, 'ou')}`;
};

/** « pendant votre tour », « pendant une attaque », « sauf sur un lancer de 2 », « pendant qu'il lui reste 1 PV ». */
const duringText = (condition: Condition, matched: MatchedEvent, outer: RenderContext): string => {
  const not = condition.if === 'not';
  const what = not ? condition.of : condition;
  const ctx = afterEvent(outer, matched, condition);
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
export const provisos = (whole: MatchedEvent, ctx: RenderContext): string => {
  const matched = deadlyRoll(whole) === null ? whole : { ...whole, roll: null, onAttackRoll: false };
  const left = leftOut(matched);
  const what = left.object ? object(matched, ctx, '').text : '';
  const extra = [
    ...(left.source === null ? [] : [`la source est ${person(left.source, ctx, 'one').text}`]),
    ...(left.roll === null ? [] : [`le lancer est ${rangeText(left.roll.from, left.roll.to)}`]),
    ...(left.onAttackRoll ? ["il s'agit d'un lancer d'attaque"] : []),
    ...(left.combat ? ['ce sont des dégâts de combat'] : []),
    ...(left.player === null ? [] : [`le joueur est ${player(matched, ctx).text}`]),
    ...(what === '' ? [] : [`il est question ${de(what)}`]),
    ...(isCard(ctx) ? [] : othersOf(matched, ctx).map((condition) => clause(condition, ctx))),
  ];
  const part = whole.within === null ? exceptions(whole) : WITHIN[whole.within] + exceptions(whole);
  const others = isCard(ctx) ? othersOf(matched, ctx).map((one) => duringText(one, matched, ctx)) : [];
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

export const happeningOf = (matched: MatchedEvent, ctx: RenderContext): Happening =>
  isStateEvent(matched.event)
    ? stateEventText(matched.event, matched, ctx)
    : actionEventText(matched.event, matched, ctx);

const turnLead = (matched: MatchedEvent, ctx: RenderContext): string =>
  `${matched.event === 'turnStarts' ? 'au début' : 'à la fin'} ${de(whoseTurn(matched, ctx))}`;

/** « au moment où commence votre tour » : what is done besides, before anything can answer (REPL-05). */
export const asText = (pattern: EventPattern, ctx: RenderContext): string | null => {
  const matched = matchEvent(pattern);
  if (!isCard(ctx) || matched.first !== null || provisos(matched, ctx) + tally(matched) !== '') return null;
  switch (matched.event) {
    case 'turnStarts':
    case 'turnEnds':
      return `au moment où ${matched.event === 'turnStarts' ? 'commence' : 'finit'} ${whoseTurn(matched, ctx)}`;
    case 'enterPlay':
      return matched.object?.select === 'this' ? `au moment où ${demonstrative(noun(ctx.thing))} entre en jeu` : null;
    default:
      return null;
  }
};

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const tally = ({ every }: MatchedEvent): string => (every === 0 ? '' : `, mais une fois sur ${every} à chaque tour`);

const FIRST = {
  eachTurn: 'à chaque tour, la première fois',
  eachRound: 'à chaque manche, la première fois',
} as const;
const FIRST_OF = { eachTurn: 'la première fois du tour', eachRound: 'la première fois de la manche' } as const;

/** Whether each time you have paid the death penalty is meant. */
const isPaid = ({ event, player: who, first, every, nth }: MatchedEvent): boolean =>
  event === 'penaltyPaid' && who?.select === 'you' && first === null && every === 0 && nth === 0;

/** « à sa mort », « à son entrée en jeu » : what happens to the card itself once; null for anything else. */
const ownMoment = (matched: MatchedEvent, ctx: RenderContext): string | null => {
  const { event, object: what, dealer, player: who, objectRole, notThis, isPlayer } = matched;
  if (!isCard(ctx) || what?.select !== 'this' || objectRole !== null || notThis || isPlayer || who !== null)
    return null;
  if (event === 'enterPlay') return 'à son entrée en jeu';
  if (event !== 'dies' || dealer !== null || ctx.thing !== 'monster') return null;
  return joined('à sa mort', deathRest(matched, ctx));
};

/** « chaque fois que vous gagnez un objet » : the beginning of a trigger. */
export const whenText = (pattern: EventPattern, ctx: RenderContext, lasting?: string): string => {
  const matched = matchEvent(pattern);
  const more = provisos(matched, ctx) + tally(matched);
  const times = `la ${matched.nth}${matched.nth === 1 ? 're' : 'e'} fois`;
  const nth = matched.nth === 0 ? '' : `${matched.isOfTurn ? 'à chaque tour, ' : ''}${times}`;
  const isNext = isCard(ctx) && lasting === 'la prochaine fois' && nth === '';
  if (!isNext && (matched.event === 'turnStarts' || matched.event === 'turnEnds'))
    return `${nth === '' ? '' : `${nth} `}${turnLead(matched, ctx)}${matched.first === null ? '' : `, ${FIRST_OF[matched.first]}`}${more}`;
  if (isCard(ctx) && lasting === undefined && isPaid(matched)) return `après avoir payé la pénalité de mort${more}`;
  const { subject, verb: usual, rest } = aboutTo(happeningOf(matched, ctx), ctx);
  const verb = isDestroyed(matched, ctx) ? passive('détruit') : usual;
  const text = joined(subjectOf(subject), present(subject, verb), rest);
  if (isCard(ctx) && matched.every > 0 && lasting === undefined)
    return `une fois sur ${matched.every} à chaque tour, lorsque ${text}${provisos(matched, ctx)}`;
  if (lasting === undefined && nth === '' && matched.first === null && happensOnce(matched))
    return `${ownMoment(matched, ctx) ?? `${isCard(ctx) ? 'lorsque' : 'quand'} ${text}`}${more}`;
  const opening = nth === '' ? (lasting ?? 'chaque fois') : nth;
  return `${matched.first === null ? opening : FIRST[matched.first]} ${que(text)}${more}`;
};

const WOULD_BE = { vous: 'devriez', il: 'devrait', ils: 'devraient' } as const;
const WOULD = { vous: 'deviez', il: 'devait', ils: 'devaient' } as const;
/** « si vous deviez gagner des ¢ » : the beginning of a replacement. */
export const wouldText = (pattern: EventPattern, ctx: RenderContext, opening?: string): string => {
  const matched = matchEvent(pattern);
  const { subject, verb, rest } = aboutTo(happeningOf(matched, ctx), ctx);
  const would = opening === undefined && matched.first === null ? WOULD : WOULD_BE;
  const number = isCard(ctx) ? numberOf(matched) : null;
  const text =
    number === null
      ? joined(
          subjectOf(subject),
          verb === ALLER ? present(subject, verb) : joined(would[subject.person], infinitiveOf(subject, verb)),
          rest,
        )
      : `le lancer ${after(de, player(matched, ctx))} ${would.il} donner un ${cardRange(number.from, number.to)}`;
  const more = provisos(matched, ctx) + tally(matched);
  const lead = matched.first === null ? opening : FIRST[matched.first];
  return lead === undefined ? `${si(text)}${more}` : `${lead} ${que(text)}${more}`;
};

/** « vous gagnez des ¢ » : what is counted. */
export const happensText = (event: EventType, by: Selector, ctx: RenderContext): string => {
  const { subject, verb, rest } = happeningOf({ ...matchEvent({ event }), player: by }, ctx);
  return joined(subject.text, present(subject, verb), rest);
};
