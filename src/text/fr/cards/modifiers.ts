import type { Amount, Modifier, Selector } from '../../../engine/index.js';
import { ANY_NUMBER } from '../../../engine/vocabulary/index.js';
import {
  isFirstPrice,
  isHad,
  isMoreLooted,
  isMoreOften,
  isOfNextRoll,
  type Had,
  type MoreOften,
} from '../../cards/owned-modifiers.js';
import { isOfYourChoice } from '../../cards/shorter.js';
import { isCard, thingOf, type RenderContext } from '../../cards/tree.js';
import { CENTS, amountText, bonusText, unitText } from './amounts.js';
import { FREELY } from './change-acts.js';
import { payText } from './costs.js';
import { cannotText } from './replacements.js';
import {
  DEGAT,
  POUVOIR_JOUER,
  AVOIR,
  PERDRE,
  list,
  KEYWORD,
  POUVOIR,
  STAT,
  after,
  er,
  isNamed,
  ordinal,
  present,
  said,
  subjectOf,
  counted,
  noun,
  slotNoun,
  type Noun,
  deckName,
} from './nouns.js';
import { asOne } from './phrases.js';
import { ofWhom, person, toWhom, whom } from './selectors.js';
import { a, de, deName, que } from './typography.js';
import { attackClause, turnClause, type Tense } from './turn-modifiers.js';

type Allowance = Extract<Modifier, { readonly modify: 'allowance' }>['what'];
const ALLOWANCE: Readonly<Record<Allowance, readonly [string, string]>> = {
  attacks: ['attaque', 'attaques'],
  purchases: ['achat', 'achats'],
  lootPlays: ['utilisation de butin', 'utilisations de butin'],
  handSize: ['à la taille de main maximum', 'à la taille de main maximum'],
  openingLoot: ['carte butin au début de la partie', 'cartes butin au début de la partie'],
  lootStep: ["butin à l'étape butin", "butins à l'étape butin"],
  rechargeStep: ["objet rechargé à l'étape recharge", "objets rechargés à l'étape recharge"],
  votes: ['vote', 'votes'],
  soulsToWin: ['âme nécessaire pour gagner', 'âmes nécessaires pour gagner'],
};
const AME: Noun = { one: 'âme', many: 'âmes', f: true };
const LASTING: readonly Allowance[] = ['handSize', 'openingLoot', 'lootStep', 'rechargeStep', 'votes', 'soulsToWin'];
/** What the number is of, when it is set. */
const NUMBER: Readonly<Record<Allowance, string>> = {
  attacks: "nombre d'attaques par tour",
  purchases: "nombre d'achats par tour",
  lootPlays: "nombre d'utilisations de butin supplémentaires par tour",
  handSize: 'nombre maximum de cartes en main',
  openingLoot: 'nombre de cartes butin au début de la partie',
  lootStep: "nombre de butins piochés à l'étape butin",
  rechargeStep: "nombre maximum d'objets rechargés à l'étape recharge",
  votes: 'nombre de votes',
  soulsToWin: "nombre d'âmes nécessaires pour gagner",
};
type Rolls = Extract<Modifier, { readonly modify: 'rolls' }>['which'];
const ROLLS: Readonly<Record<Rolls, string>> = {
  all: 'lancers',
  attack: "lancers d'attaque",
  first: 'premier lancer de chaque tour',
  firstAttack: "premier lancer d'attaque de chaque tour",
  next: 'prochain lancer',
  nextAttack: "prochain lancer d'attaque",
};

const rollsText = (
  who: 'vous' | 'il' | 'ils',
  { which, nth }: Extract<Modifier, { readonly modify: 'rolls' }>,
): string => {
  const own =
    which === 'all' || which === 'attack'
      ? ({ vous: 'vos', il: 'ses', ils: 'leurs' } as const)
      : ({ vous: 'votre', il: 'son', ils: 'leur' } as const);
  if (nth === undefined) return `${own[who]} ${ROLLS[which]}`;
  return `${own[who]} ${list(nth.map(ordinal), 'et')} ${ROLLS[which]} de chaque tour`;
};

const grammatical = (by: Amount, [one, many]: readonly [string, string]): string =>
  by === 1 || by === -1 ? one : many;

const allowanceText = (what: Allowance, by: Amount, mode: Tense): string => {
  const each = mode === 'gainsThisTurn' || LASTING.includes(what) ? '' : ' par tour';
  return grammatical(by, ALLOWANCE[what]) + each;
};

const allowed = (
  { what, by }: Extract<Modifier, { readonly modify: 'allowance' }>,
  ctx: RenderContext,
  mode: Tense,
): string => {
  const many = allowanceText(what, by, mode);
  return by === ANY_NUMBER ? `un nombre illimité ${de(many)}` : bonusText(by, many, ctx);
};

/** « pour votre prochain lancer d'attaque » */
const ofNextRoll = ({ on, next }: Extract<Modifier, { readonly modify: 'stat' }>, ctx: RenderContext): string => {
  if (next === undefined) return '';
  return ` pour ${person(on, ctx, 'each').person === 'vous' ? 'votre' : 'son'} prochain lancer d'attaque`;
};

/** « les effets ↷ d'un objet », « ses effets » */
const whoseEffects = ({ which, of }: Extract<Had, { readonly modify: 'abilitiesOf' }>, ctx: RenderContext): string => {
  const effects = `effets${which === 'tap' ? ' ↷' : ''}`;
  return isNamed(person(of, ctx, 'each')) ? `ses ${effects}` : `les ${effects} ${ofWhom(of, ctx)}`;
};

/** A modifier that somebody or something has: who, and what. */
const had = (modifier: Had, ctx: RenderContext, mode: Tense): readonly [of: Selector, what: string] => {
  switch (modifier.modify) {
    case 'stat':
      return [modifier.on, bonusText(modifier.by, STAT[modifier.stat], ctx) + ofNextRoll(modifier, ctx)];
    case 'rolls': {
      const { person: who } = person(modifier.of, ctx, 'each');
      return [modifier.of, `${bonusText(modifier.by, '', ctx)} à ${rollsText(who, modifier)}`];
    }
    case 'allowance':
      return [modifier.of, allowed(modifier, ctx, mode)];
    case 'keyword':
      return [modifier.on, `${isCard(ctx) ? '' : 'le mot-clé '}${KEYWORD[modifier.word]}`];
    case 'ability':
      return [modifier.on, ctx.quoted(modifier.ability, { ...ctx, thing: thingOf(modifier.on, ctx) })];
    case 'abilitiesOf':
      return [modifier.on, whoseEffects(modifier, ctx)];
  }
};

const OFTEN = { attacks: 'attaquer', purchases: 'acheter', lootPlays: 'jouer' } as const;
/** « attaquer une fois de plus par tour » */
const moreOften = ({ what, by }: MoreOften, mode: Tense): string => {
  const each = mode === 'gainsThisTurn' ? '' : ' par tour';
  const any = what === 'lootPlays' ? 'autant de butins que vous voulez' : 'autant de fois que vous voulez';
  const cards = `${by} ${by === 1 ? 'butin' : 'butins'} de plus`;
  const times = `${by === 1 ? 'une' : by} fois de plus`;
  return `${OFTEN[what]} ${by === ANY_NUMBER ? any : what === 'lootPlays' ? cards : times}${each}`;
};

/** Modifiers as clauses; several in a row of the same thing share a clause: « vous avez +1 ATQ et +1 PV ». */
export const modifiersText = (grants: readonly Modifier[], ctx: RenderContext, mode: Tense): readonly string[] => {
  const has = mode === 'has' ? AVOIR : er('gagner');
  const clauses: string[] = [];
  let last = '';
  for (const grant of grants) {
    if (isOfNextRoll(grant)) {
      clauses.push(`le ${ROLLS[grant.which]} a ${bonusText(grant.by, '', ctx)}`);
      last = '';
      continue;
    }
    if (!isHad(grant)) {
      const previous = clauses.at(-1);
      const isMore = isCard(ctx) && grant.modify === 'cannot' && previous !== undefined;
      const joined = isMore ? cannotEither(previous, grant, ctx) : null;
      if (joined !== null) clauses.splice(-1, 1, joined);
      else clauses.push(modifierClause(grant, ctx, mode));
      last = '';
      continue;
    }
    const [of, what] = had(grant, ctx, mode);
    const same = JSON.stringify(of) === last;
    if (isCard(ctx) && mode === 'has' && isMoreLooted(grant)) {
      const looted = `${counted(grant.by, noun('lootCard'))} de plus à l'étape butin`;
      clauses.push(of.select === 'you' ? `piochez ${looted}` : said(person(of, ctx, 'each'), er('piocher'), looted));
      last = '';
      continue;
    }
    if (isCard(ctx) && isMoreOften(grant)) {
      const whose = person(of, ctx, 'each');
      const text = `${present(whose, POUVOIR)} ${moreOften(grant, mode)}`;
      clauses.push(same ? `${clauses.pop() ?? ''} et ${text}` : `${subjectOf(whose)} ${text}`);
      last = JSON.stringify(of);
      continue;
    }
    const isYours = isCard(ctx) && mode !== 'has' && of.select === 'you';
    const who = person(of, ctx, 'each');
    clauses.push(same ? `${clauses.pop() ?? ''} et ${what}` : isYours ? `gagnez ${what}` : said(who, has, what));
    last = JSON.stringify(of);
  }
  return clauses;
};

/** « les autres joueurs ne peuvent ni jouer un butin ni activer l'effet d'un objet » */
const cannotEither = (
  before: string,
  grant: Extract<Modifier, { readonly modify: 'cannot' }>,
  ctx: RenderContext,
): string | null => {
  const text = cannotText(grant, ctx);
  const at = text.indexOf(CANNOT) + CANNOT.length;
  if (at < CANNOT.length || !before.startsWith(text.slice(0, at))) return null;
  return `${before.replace(CANNOT, ' ni ')} ni ${text.slice(at)}`;
};
const CANNOT = ' pas ';

/** Of a deck its top card can be played. */
const playableText = (what: Selector, ctx: RenderContext): string =>
  what.select === 'decks' ? `la carte au sommet ${ofWhom(what, ctx)}` : whom(what, ctx);

type OfUse = Extract<
  Modifier,
  { readonly modify: 'mayPlay' | 'mayUse' | 'loseAbilities' | 'renamed' | 'cannotTarget' | 'mayPurchase' }
>;
/** What may be played or activated besides one's own, and what has no abilities any more. */
const useClause = (modifier: OfUse, ctx: RenderContext): string => {
  switch (modifier.modify) {
    case 'mayPlay': {
      const how = modifier.cost === 'lootPlay' ? ' comme depuis la main' : FREELY.nothing;
      return said(person(modifier.who, ctx, 'each'), POUVOIR_JOUER, playableText(modifier.what, ctx) + how);
    }
    case 'loseAbilities': {
      const kept = modifier.except.map((word) => KEYWORD[word]);
      const rest = kept.length === 0 ? 'tous ses effets' : `tous ses effets sauf ${list(kept, 'et')}`;
      return said(person(modifier.on, ctx, 'each'), PERDRE, rest);
    }
    case 'renamed':
      return said(person(modifier.on, ctx, 'each'), er('se nommer'), modifier.as.fr);
    case 'cannotTarget': {
      const who = person(modifier.who, ctx, 'each');
      const chosen = `choisir ceci comme cible : ${person(modifier.what, ctx, 'one').text}`;
      return `${subjectOf(who)} ne ${present(who, POUVOIR)} pas ${chosen}`;
    }
    case 'mayPurchase':
      return said(
        person(modifier.who, ctx, 'each'),
        POUVOIR,
        `acheter ${whom(modifier.what, ctx)} comme un objet de la boutique`,
      );
    case 'mayUse': {
      const who = person(modifier.who, ctx, 'each');
      const use = `activer les effets ${ofWhom(modifier.what, ctx)} comme les siens`;
      return `${who.text} ${present(who, POUVOIR)} ${who.person === 'vous' ? use.replace(/les siens$/, 'les vôtres') : use}`;
    }
  }
};

/** « chaque joueur a besoin de 5 âmes pour gagner », « votre nombre de votes est 2 ». */
const setNumber = (
  { what, of, to }: Extract<Modifier, { readonly modify: 'allowanceIs' }>,
  ctx: RenderContext,
): string => {
  const who = person(of, ctx, 'each');
  if (what === 'soulsToWin') return said(who, AVOIR, `besoin ${de(unitText(to, AME, ctx))} pour gagner`);
  if (to === ANY_NUMBER && (what === 'attacks' || what === 'purchases')) {
    const wanted = who.person === 'vous' ? 'que vous voulez' : "qu'il veut";
    return said(who, POUVOIR, `${OFTEN[what]} autant de fois ${wanted} par tour`);
  }
  if (what === 'rechargeStep') {
    const items = isCard(ctx) && to === 1 ? 'un objet' : unitText(to, noun('item'), ctx);
    return `${who.text} ne ${present(who, POUVOIR)} pas recharger plus ${de(items)} pendant l'étape recharge`;
  }
  const whose = who.person === 'vous' ? `votre ${NUMBER[what]}` : `le ${NUMBER[what]} ${after(de, who)}`;
  return `${whose} est ${amountText(to, ctx)}`;
};

type Setting = Extract<
  Modifier,
  { readonly modify: 'priceIs' | 'statIs' | 'loseKeyword' | 'cheaperActivation' | 'openHands' | 'rewardOf' }
>;
/** Numbers that are set, what is lost or laid open. */
const setClause = (modifier: Setting, ctx: RenderContext, mode: Tense): string => {
  switch (modifier.modify) {
    case 'priceIs':
      if (isFirstPrice(modifier))
        return `le premier objet de la boutique acheté par un joueur${isCard(ctx) && mode === 'gainsThisTurn' ? '' : ' à chaque tour'} coûte ${unitText(modifier.to, CENTS, ctx)}`;
      if (modifier.next !== undefined) {
        const who = person(modifier.of, ctx, 'one');
        const bought = who.person === 'vous' ? 'que vous achetez' : `acheté par ${who.text}`;
        return `le prochain objet de la boutique ${bought} coûte ${unitText(modifier.to, CENTS, ctx)}`;
      }
      return costsNow(modifier.of, unitText(modifier.to, CENTS, ctx), ctx);
    case 'statIs': {
      const is = mode === 'has' ? 'vaut' : 'devient';
      const who = person(modifier.on, ctx, 'each');
      if (who.person === 'vous' && modifier.stat !== 'hp')
        return `votre ${STAT[modifier.stat]} ${is} ${amountText(modifier.to, ctx)}`;
      if (isNamed(who) && modifier.stat !== 'hp')
        return `son ${STAT[modifier.stat]} ${is} ${amountText(modifier.to, ctx)}`;
      return `la valeur ${de(STAT[modifier.stat])} ${ofWhom(modifier.on, ctx)} ${is} ${amountText(modifier.to, ctx)}`;
    }
    case 'loseKeyword':
      return said(person(modifier.on, ctx, 'each'), PERDRE, KEYWORD[modifier.word]);
    case 'cheaperActivation':
      return `les effets $ ${ofWhom(modifier.on, ctx)} coûtent ${unitText(modifier.by, CENTS, ctx)} de moins`;
    case 'rewardOf':
      return said(person(modifier.on, ctx, 'each'), AVOIR, `les récompenses ${ofWhom(modifier.of, ctx)}`);
    case 'openHands': {
      const who = person(modifier.of, ctx, 'all');
      return `${who.person === 'ils' ? 'les ' : ''}${said(who, er('jouer'), 'cartes en main révélées')}`;
    }
  }
};

/** A modifier that nobody "has". */
const modifierClause = (modifier: Exclude<Modifier, Had>, ctx: RenderContext, mode: Tense): string => {
  switch (modifier.modify) {
    case 'price':
      return price(modifier, ctx);
    case 'priceIs':
    case 'statIs':
    case 'loseKeyword':
    case 'cheaperActivation':
    case 'openHands':
    case 'rewardOf':
      return setClause(modifier, ctx, mode);
    case 'cannotBeAttacked':
    case 'attacksAlong':
    case 'canBeAttacked':
    case 'mustAttack':
      return attackClause(modifier, ctx, mode);
    case 'declaringCosts':
    case 'mustPurchase':
    case 'countsAs':
    case 'keepsDamage':
      return turnClause(modifier, ctx, mode);
    case 'mayPlay':
    case 'mayUse':
    case 'loseAbilities':
    case 'renamed':
    case 'cannotTarget':
    case 'mayPurchase':
      return useClause(modifier, ctx);
    case 'goesFirst':
      return said(person(modifier.who, ctx, 'each'), er('commencer'), 'la partie');
    case 'cannot':
      return cannotText(modifier, ctx);
    case 'copyOf': {
      const copied = ctx.cards.card(modifier.card).name.fr;
      return `${person(modifier.on, ctx, 'one').text} est une copie ${deName(copied)}`;
    }
    case 'number':
      return `${person(modifier.on, ctx, 'one').text} (${ctx.cards.card(modifier.card).name.fr}) : le nombre ${modifier.ordinal} du texte est modifié de ${modifier.by}`;
    case 'allowanceIs':
      return setNumber(modifier, ctx);
    case 'insteadOfTap':
      return `${person(modifier.on, ctx, 'all').text} : chaque effet ↷ est un effet $ avec ce coût à la place de ↷ : ${payText(modifier.pay, ctx)}`;
    case 'activationCosts':
      return `${person(modifier.on, ctx, 'all').text} : activer un effet coûte de plus : ${payText(modifier.pay, ctx)}`;
    case 'noRefill':
      return `les ${slotNoun(modifier.slot).many} ne sont pas remplies`;
    case 'shield':
      return shield(modifier, ctx);
    case 'seesTop': {
      if (modifier.by.select === 'players' && modifier.by.where === undefined)
        return `la carte au sommet de ${deckName(modifier.deck)} est révélée`;
      const who = person(modifier.by, ctx, 'each');
      const top = `la carte au sommet de ${deckName(modifier.deck)}`;
      return `${who.text} ${present(who, POUVOIR)} regarder ${top} à tout moment`;
    }
  }
};

const price = ({ of, by }: Extract<Modifier, { readonly modify: 'price' }>, ctx: RenderContext): string => {
  const less =
    typeof by !== 'number'
      ? `${unitText(by, CENTS, ctx)} (en moins)`
      : by < 0
        ? `${-by} ¢ de plus`
        : `${by} ¢ de moins`;
  return costsNow(of, less, ctx);
};

const costsNow = (of: Selector, much: string, ctx: RenderContext): string => {
  const who = person(of, ctx, 'each');
  if (who.person === 'vous') return `les objets de la boutique vous coûtent ${much}`;
  return `les objets de la boutique coûtent ${much} ${toWhom(of, ctx)}`;
};

const shield = ({ on, kind, upTo }: Extract<Modifier, { readonly modify: 'shield' }>, ctx: RenderContext): string => {
  const who = person(on, ctx, 'each');
  const would = { vous: 'devriez', il: 'devrait', ils: 'devraient' } as const;
  if (kind === 'instance') {
    const much = upTo === 'all' ? 'prévenez-les tous' : `prévenez-en jusqu'à ${amountText(upTo, ctx)}`;
    const choice = isOfYourChoice(on, ctx) ? ' de votre choix' : '';
    return `la prochaine fois ${que(subjectOf(who))}${choice} ${would[who.person]} subir des dégâts, ${much}`;
  }
  if (upTo === 'all') return `prévenez tous les prochains dégâts ${after(de, who)}`;
  if (typeof upTo !== 'number')
    return `prévenez ${unitText(upTo, DEGAT, ctx)} parmi les prochains ${que(subjectOf(who))} ${would[who.person]} subir`;
  const next = upTo < 2 ? `le prochain dégât` : `les ${upTo} prochains dégâts`;
  if (isCard(ctx) && who.person !== 'vous' && who.subject === undefined)
    return `prévenez ${next} ${upTo < 2 ? 'infligé' : 'infligés'} ${after(a, asOne(who))}`;
  return `prévenez ${next} ${que(subjectOf(who))} ${would[who.person]} subir`;
};
