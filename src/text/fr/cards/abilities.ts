import { capital, sentence } from '../../cards/sentences.js';
import { sameTree } from '../../../engine/index.js';
import type {
  Ability,
  AbilityOf,
  Amount,
  Card,
  CardId,
  CardLookup,
  Condition,
  EventPattern,
  Mode,
  Replacement,
  Reward,
  Selector,
  DelayableAbility,
  DelayedAbilityDuration,
  Workplace,
} from '../../../engine/index.js';
import { causePlayer, entersPlay, thisObject, wouldPayRewards } from '../../../engine/vocabulary/index.js';
import { isPlaceholder, orPlaceholderText } from '../../cards/placeholders.js';
import { beforeTurn } from '../../cards/claims.js';
import { isDoublingAll } from '../../cards/doubling.js';
import { besidesCurse } from '../../cards/curses.js';
import { gainsItsRewards, gainsThemToo, nthOfAttacker } from '../../cards/idioms.js';
import { levelOf } from '../../cards/levels.js';
import { inLines } from '../../cards/faces.js';
import { causeOf, matchEvent, rollOfOthers } from '../../cards/matched-events.js';
import { isPlainAct } from '../../cards/plain-acts.js';
import { isPaidInCounters } from '../../cards/shorter.js';
import { once } from '../../cards/once.js';
import { afterCondition, afterEvent, isOwnArrival } from '../../cards/naming/pronouns.js';
import { changeOf, contextOfAbility, isCard, thingOfCard, thingOfId, type RenderContext } from '../../cards/tree.js';
import { openAmount, amountText, unitText } from './amounts.js';
import { statsLine } from './nouns.js';
import { clause, clauseAfter } from './conditions.js';
import { paidInLoot } from '../../cards/costs.js';
import { activationText, playCostText } from './costs.js';
import { effectClause } from './effects.js';
import { modifiersText } from './modifiers.js';
import { lastingText } from './change-acts.js';
import { modesAfter, modesText, pickedText } from './modes.js';
import { asText, happensText, whenText, wouldText } from './events.js';
import { muchInstead, noneText } from './replacements.js';
import {
  CHOISIR,
  FAIRE,
  KEYWORD,
  VOUS,
  after,
  irregular,
  said,
  counted,
  counterNoun,
  demonstrative,
  er,
  list,
  noun,
  ordinal,
  present,
  type Noun,
} from './nouns.js';
import { person, toWhom } from './selectors.js';
import { de, que, si } from './typography.js';

/** Whether « il » could be a player who has been named before this monster, or nothing has been named that it could be. */
const isAmbiguous = (lead: string, { thing }: RenderContext): boolean =>
  (thing === 'monster' && lead.includes('joueur')) || /^à son entrée| ses récompenses /.test(lead);

type Triggered = AbilityOf<'triggered'>;
const triggeredText = (
  when: EventPattern,
  only: Triggered['only'],
  modes: readonly Mode[],
  outer: RenderContext,
): string => {
  const ctx: RenderContext = { ...outer, cause: causeOf(when, outer.thing) };
  if (only === undefined && isOwnArrival(when, ctx)) return modesText(modes, ctx);
  const others = isCard(ctx) ? rollOfOthers(when, only) : null;
  if (others !== null) return triggeredText(others, undefined, modes, outer);
  const lead = whenText(when, ctx);
  const after = isAmbiguous(lead, ctx) ? ctx : afterEvent(ctx, matchEvent(when), [only, modes]);
  const nth = isCard(ctx) ? nthOfAttacker(matchEvent(when), only) : null;
  const guard =
    nth !== null
      ? `, si c'est son ${ordinal(nth)} du tour`
      : only === undefined
        ? ''
        : `, ${isCard(ctx) ? '' : 'seulement '}${clauseAfter(si, only, after)}`;
  const then = only === undefined ? after : afterCondition(after, only, modes);
  return capital(modesAfter(lead + guard, modes, then));
};

const amountInstead = (to: Amount, ctx: RenderContext): string => {
  const change = changeOf(to);
  if (change?.how === 'more') return `ajoutez ${change.by} à ce montant`;
  if (change?.how === 'less') return `ce montant diminue de ${change.by}`;
  if (change?.how === 'double') return isCard(ctx) && ctx.cause === 'rewards' ? 'doublez-les' : 'doublez ce montant';
  const becomes = `devient ${openAmount(to, ctx)}`;
  return isCard(ctx) && ctx.cause === 'wouldRoll' ? `ce résultat ${becomes} à la place` : `ce montant ${becomes}`;
};

const preventedText = (amount: Amount, ctx: RenderContext): string => {
  if (typeof amount === 'number') return `prévenez-en ${amount}`;
  return amount.amount === 'causeAmount' ? 'prévenez-les' : `prévenez-en autant que ${openAmount(amount, ctx)}`;
};
/** « prévenez-les », and what is done besides. */
const prevention = (
  { amount, effect }: Extract<Replacement, { readonly instead: 'prevent' }>,
  ctx: RenderContext,
): string => {
  if (isPaidInCounters({ instead: 'prevent', amount, effect }, ctx))
    return `${effectClause(effect, ctx)} pour les prévenir`;
  const besides = effect.do === 'nothing' ? '' : ` et ${effectClause(effect, ctx)}`;
  return `${preventedText(amount, ctx)}${besides}`;
};

const OWN_ENTRY = JSON.stringify(entersPlay(thisObject));
const comesSideways = ({ would, only, instead }: AbilityOf<'replacement'>): boolean =>
  instead.instead === 'entersDeactivated' && only === undefined && JSON.stringify(would) === OWN_ENTRY;

const redirectText = (
  { part, to }: Extract<Replacement, { readonly instead: 'redirect' }>,
  ctx: RenderContext,
): string => {
  if (part === 'object') return `cela arrive à la place ${toWhom(to, ctx)}`;
  if (part === 'player' && ctx.cause === 'rewards') return `elles reviennent à la place ${toWhom(to, ctx)}`;
  const who = person(to, ctx, 'one');
  const act = part === 'player' ? `${present(who, FAIRE)} cela` : present(who, CHOISIR);
  return `${who.text} ${act} à la place`;
};

const LANCER = irregular('lancer', 'lancez', 'lance', 'lancent');
const DE: Noun = { one: 'dé', many: 'dés', f: false };
const diceText = ({ count, keep }: Extract<Replacement, { readonly instead: 'dice' }>, ctx: RenderContext): string => {
  const who = ctx.cause === 'throwDice' && isCard(ctx) ? person(causePlayer, ctx, 'one') : VOUS;
  const dice = unitText(count, DE, ctx);
  const thrown = who.person === 'vous' ? `lancez à la place ${dice}` : `${said(who, LANCER, dice)} à la place`;
  if (keep === 'lowest') return `${thrown}, et le plus bas compte`;
  const chooser = person(keep, ctx, 'one');
  return `${thrown}, et ${chooser.text} ${present(chooser, CHOISIR)} celui qui compte`;
};

/** « une pièce est lancée à la place : pile compte comme 1, puis … ; face compte comme 6 ; après 2 faces de suite, … ». */
const coinText = (coin: Extract<Replacement, { readonly instead: 'coin' }>, ctx: RenderContext): string => {
  const tails = `pile compte comme ${coin.tails}, puis ${effectClause(coin.onTails, ctx)}`;
  const row = `après face ${coin.inARow} fois de suite pour le même joueur, ${effectClause(coin.onRow, ctx)}`;
  return `une pièce est lancée à la place : ${tails} ; face compte comme ${coin.heads} ; ${row}`;
};

/** What is chosen in what stands in for an event is no target (REPL-01). */
const insteadText = (instead: Replacement, outer: RenderContext, would: EventPattern): string => {
  const ctx: RenderContext = { ...outer, opening: false };
  switch (instead.instead) {
    case 'amount':
      return (isCard(ctx) ? muchInstead(would, instead.to, ctx) : null) ?? amountInstead(instead.to, ctx);
    case 'nothing':
      return "cela n'a pas lieu";
    case 'prevent':
      return prevention(instead, ctx);
    case 'effect':
      if (isCard(ctx) && isPlainAct(instead.effect)) return `${effectClause(instead.effect, ctx)} à la place`;
      return `à la place${isCard(ctx) ? ',' : ' :'} ${effectClause(instead.effect, ctx)}`;
    case 'also': {
      const paid = isCard(ctx) ? gainsThemToo(would, instead) : null;
      if (paid !== null) return `${person(paid, ctx, 'one').text} les gagne aussi`;
      const to = isCard(ctx) ? gainsItsRewards(instead) : null;
      if (to !== null) return said(person(to, ctx, 'one'), er('gagner'), 'aussi ses récompenses');
      return `${isCard(ctx) ? 'de plus,' : 'cela a lieu et de plus :'} ${effectClause(instead.effect, ctx)}`;
    }
    case 'entersDeactivated':
      return "l'entrée se fait à l'état désactivé";
    case 'fromDiscard':
      return 'ces butins viennent du sommet de la défausse butins';
    case 'redirect':
      return redirectText(instead, ctx);
    case 'byChance':
      return 'le hasard le désigne';
    case 'dice':
      return diceText(instead, ctx);
    case 'coin':
      return coinText(instead, ctx);
    case 'sides':
      return `un D${instead.sides} est lancé à la place, sur lequel plus de 6 compte comme 6`;
  }
};

/** « tant que vous avez 0 ¢, vous avez +1 ATQ », « pendant votre tour, … », « +1 PV ». */
const staticText = ({ while: during, grants: of }: AbilityOf<'static'>, ctx: RenderContext): string => {
  const grants = (inside: RenderContext): string => modifiersText(of, inside, 'has').join(' ; ');
  if (during === undefined) return sentence(isCard(ctx) ? ofItself(grants(ctx), ctx) : grants(ctx));
  if (!isCard(ctx)) return sentence(`tant ${que(clause(during, ctx))}, ${grants(ctx)}`);
  if (during.if === 'firstAttackRoll') {
    const who = person(during.of, ctx, 'each');
    const roll = "premier lancer d'attaque de chaque tour";
    const whose = who.person === 'vous' ? `votre ${roll}` : `le ${roll} ${after(de, who)}`;
    return sentence(ofItself(`${grants(ctx)} pour ${whose}`, ctx));
  }
  const level = levelOf(during);
  if (level !== null) {
    const [only, ...more] = of;
    const isOwn = only?.modify === 'ability' && more.length === 0 && only.on.select === 'this';
    const inside: RenderContext = { ...ctx, self: 'this' };
    return `Niveau ${level}+ : ${isOwn ? abilityText(only.ability, inside) : sentence(ofItself(grants(inside), ctx))}`;
  }
  if (during.if === 'turnOf') {
    const who = person(during.player, ctx, 'one');
    return sentence(`pendant ${who.person === 'vous' ? 'votre tour' : `le tour ${after(de, who)}`}, ${grants(ctx)}`);
  }
  return sentence(`tant ${clauseAfter(que, during, ctx)}, ${grants(afterCondition(ctx, during, of))}`);
};
const OWN_NUMBER = /^vous avez (?=[+−]\d)/;
/** « +1 ATQ », « peut être attaqué » : of what a card says of you or of itself before anything else, as a card says it. */
const ofItself = (text: string, ctx: RenderContext): string => {
  const self = `${demonstrative(noun(ctx.thing))} `;
  const verb = text.slice(self.length);
  return text.startsWith(self) && /^(?:ne|entre|peut) /.test(verb) ? verb : text.replace(OWN_NUMBER, '');
};

const HAS = /^vous (avez|contrôlez) /;
/** « Le premier joueur à avoir 25 ¢ ou plus gagne cette âme. » */
const claimText = (condition: Condition, ctx: RenderContext): string => {
  const text = clause(condition, ctx);
  const turn = isCard(ctx) ? beforeTurn(condition) : null;
  if (turn !== null) return `Lorsque ${clause(turn, ctx)}, le joueur actif gagne cette âme.`;
  const found = HAS.exec(text);
  if (found === null) return `Le premier joueur pour qui ceci est vrai gagne cette âme : ${text}.`;
  const verb = found[1] === 'avez' ? 'avoir' : 'contrôler';
  return `Le premier joueur à ${verb} ${text.slice(found[0].length)} gagne cette âme.`;
};

/** « La première fois que … : le joueur actif choisit …, qui gagne cette âme. » */
const claimByChoice = (condition: Condition, from: Selector, ctx: RenderContext): string => {
  const who = person(from, ctx, 'one').text;
  const text = clause(condition, ctx);
  const found = isCard(ctx) ? HAS.exec(text) : null;
  if (found !== null) {
    const has = `${found[1] === 'avez' ? 'a' : 'contrôle'} ${text.slice(found[0].length)}`;
    return `La première fois qu'un joueur ${has}, le joueur actif choisit ${who}, qui gagne cette âme.`;
  }
  return `La première fois que ceci est vrai d'un joueur (« vous »), le joueur actif choisit ${who}, qui gagne cette âme : ${text}.`;
};

/** « si vous deviez gagner des ¢, gagnez-en 1 de plus à la place » : a replacement in the context of its event. */
const replacedText = (
  { would, only, instead }: Pick<AbilityOf<'replacement'>, 'would' | 'only' | 'instead'>,
  ctx: RenderContext,
  opening?: string,
  isOnceThisTurn = false,
): string => {
  if (isCard(ctx) && only === undefined) {
    const short = isOnceThisTurn ? doubledRewards(would, instead, ctx) : null;
    if (isDoublingAll(would, instead))
      return `${opening?.replace(/ si$/, '') ?? ''} les récompenses sont doublées`.trim();
    const none = instead.instead === 'nothing' && opening === undefined ? noneText(would, ctx) : null;
    if (short !== null || none !== null) return short ?? none ?? '';
  }
  if (instead.instead === 'also' && only === undefined && opening === undefined) {
    const happens = asText(would, ctx);
    if (happens !== null) return `${happens}, ${effectClause(instead.effect, ctx)}`;
  }
  const inside = afterEvent(ctx, matchEvent(would), [only, instead]);
  const guard = only === undefined ? '' : `, ${isCard(ctx) ? '' : 'seulement '}${si(clause(only, inside))}`;
  return `${wouldText(would, ctx, opening)}${guard}, ${insteadText(instead, inside, would)}`;
};

/** « doublez ses prochaines récompenses pendant ce tour » */
const doubledRewards = (would: EventPattern, instead: Replacement, ctx: RenderContext): string | null => {
  const isOfThis = sameTree(would, wouldPayRewards(thisObject));
  if (!isOfThis || instead.instead !== 'amount' || changeOf(instead.to)?.how !== 'double') return null;
  const who = person(thisObject, ctx, 'one');
  const whose =
    who.subject === undefined ? `les prochaines récompenses ${after(de, who)}` : 'ses prochaines récompenses';
  return `doublez ${whose} pendant ce tour`;
};

const lineOf = (ability: Ability, outer: RenderContext): string => {
  const ctx: RenderContext = { ...outer, chosen: new Map() };
  switch (ability.kind) {
    case 'loot':
      return playCostText(ability.costs, ctx) + modesText(ability.modes, paidInLoot(ability, ctx));
    case 'activated':
      return `${activationText(ability, ctx)} ${modesText(ability.modes, ctx)}`;
    case 'triggered':
      return triggeredText(ability.when, ability.only, ability.modes, ctx);
    case 'static':
      return staticText(ability, ctx);
    case 'replacement': {
      if (comesSideways(ability)) {
        const what = demonstrative(noun(ctx.thing));
        const { f } = noun(ctx.thing);
        return sentence(
          isCard(ctx) ? `entre en jeu désactivé${f ? 'e' : ''}` : `${what} entre en jeu à l'état désactivé`,
        );
      }
      const inside: RenderContext = { ...ctx, cause: ability.would.event };
      return sentence(isCard(ctx) ? ofItself(replacedText(ability, inside), ctx) : replacedText(ability, inside));
    }
    case 'claim':
      if (ability.chosenFrom !== undefined) return claimByChoice(ability.condition, ability.chosenFrom, ctx);
      if (isCard(ctx)) return claimText(ability.condition, ctx);
      return `Gagnez cette âme si vous êtes le premier joueur pour qui ceci est vrai : ${clause(ability.condition, ctx)}.`;
    case 'startsWith':
      if (ability.named === 'level') return `Commence au niveau ${ability.counters}.`;
      return `Entre en jeu avec ${counted(ability.counters, counterNoun(ability.named))}.`;
    case 'alsoNamed':
      return sentence(
        `${person({ select: 'this' }, ctx, 'one').text} se nomme aussi ${ctx.cards.card(ability.card).name.fr}`,
      );
    case 'namedElsewhere': {
      const one = person({ select: 'this' }, ctx, 'one').text;
      return sentence(`tant que ${one} n'est pas en jeu, son nom est ${ctx.cards.card(ability.card).name.fr}`);
    }
    case 'keyword':
      return `${KEYWORD[ability.word]}.`;
  }
};

type Opening = readonly [when: string, would: string | undefined, lead: string];
const OPENING: Readonly<Record<Extract<DelayedAbilityDuration, string>, Opening>> = {
  endOfTurn: ['chaque fois', undefined, "jusqu'à la fin du tour, "],
  forever: ['chaque fois', undefined, 'désormais, '],
  endOfAttack: ['chaque fois', undefined, "jusqu'à la fin de l'attaque, "],
  once: ['la prochaine fois', 'la prochaine fois', ''],
  onceThisTurn: ['la prochaine fois', 'la prochaine fois', 'pendant ce tour, '],
};
const openingOf = (till: DelayedAbilityDuration, ctx: RenderContext): Opening => {
  if (typeof till === 'string') return OPENING[till];
  if (till.till === 'usesThisTurn') {
    const next = `les ${till.times} prochaines fois`;
    return [next, next, 'pendant ce tour, '];
  }
  return ['chaque fois', undefined, `${lastingText(till, ctx)}, `];
};
/** An ability that an effect sets up, in the context of that effect. */
const standing = (ability: DelayableAbility, till: DelayedAbilityDuration, outer: RenderContext): string => {
  const [when, would, lead] = openingOf(till, outer);
  const pattern = ability.kind === 'triggered' ? ability.when : ability.would;
  const ctx: RenderContext = { ...outer, cause: pattern.event };
  const guard = ability.only === undefined ? '' : `, seulement ${si(clause(ability.only, ctx))}`;
  if (ability.kind === 'replacement') {
    const isOnce = till === 'onceThisTurn';
    const text = replacedText(ability, ctx, would, isOnce);
    return (isOnce && text.startsWith('doublez ') ? '' : lead) + text;
  }
  const isThisTurn = till === 'onceThisTurn' && pattern.event === 'turnEnds' && pattern.where === undefined;
  const opening = isThisTurn ? `à la fin de ce tour${guard}` : `${lead}${whenText(pattern, ctx, when)}${guard}`;
  return modesAfter(opening, ability.modes, ctx).replace(/\.$/, '');
};
/** In quotation marks, as what something has or gains; `this` is what has it. */
const quoted = (ability: Ability, ctx: RenderContext): string => {
  const text = lineOf(ability, ctx).replace(/\.$/, '');
  return `« ${text} »`;
};
const SAYS = { clause, standing, quoted, amount: amountText, happens: happensText, picked: pickedText } as const;

const WORKPLACE: Readonly<Record<Workplace, string>> = {
  play: 'en jeu',
  soul: 'une âme',
  covered: 'en dessous dans sa zone',
  shop: 'dans la boutique',
  discard: 'dans la défausse',
  outside: 'hors de la partie',
};
/** « Chaque fois qu'un joueur gagne cette âme » : what works only in a soul, and says so. */
const isOfSoul = ({ worksIn, ...there }: Ability): boolean =>
  worksIn?.length === 1 &&
  worksIn[0] === 'soul' &&
  there.kind === 'triggered' &&
  there.when.event === 'gainSoul' &&
  matchEvent(there.when).object?.select === 'this';

/** An ability as one line. */
export const abilityText = (ability: Ability, ctx: RenderContext): string => {
  const { worksIn, ...there } = ability;
  if (worksIn === undefined) return lineOf(ability, ctx);
  if (isCard(ctx) && ctx.thing !== 'soul' && isOfSoul(ability)) return lineOf(there, { ...ctx, thing: 'soul' });
  const places = list(
    worksIn.map((place) => WORKPLACE[place]),
    'ou',
  );
  return `Tant que ${demonstrative(noun(ctx.thing))} est ${places} : ${lineOf(there, ctx)}`;
};

/** The parts of a curse read as the one keyword that they are. */
const CURSE_TEXT =
  'Malédiction. Quand elle entre en jeu comme événement, cible : un joueur, qui la reçoit. À la mort de ce joueur, elle va dans la défausse.';

/** What makes a curse of a card, which its text in the wording of a card leaves out. */
export const curseText = (card: Card): string => (besidesCurse(card) === null ? '' : CURSE_TEXT);

type Wording = RenderContext['wording'];
/** The abilities of one face of a card. */
const faceText = (card: Card, cards: CardLookup, wording: Wording): readonly string[] => {
  const ctx = contextOfAbility(cards, SAYS, thingOfCard(card), wording);
  const besides = besidesCurse(card);
  const said = inLines(besides ?? card.abilities, (ability) => abilityText(ability, ctx), wording);
  return besides === null ? said : [wording === 'card' ? `${KEYWORD.curse}.` : curseText(card), ...said];
};

/** What the ability with this key says, as a card says it; empty when the card has none. */
export const oneAbility = (card: Card, key: string, cards: CardLookup): string => {
  const found = card.abilities.find((ability) => ability.key === key);
  return found === undefined ? '' : abilityText(found, contextOfAbility(cards, SAYS, thingOfCard(card), 'card'));
};

/** The abilities of a card, a line each; of one with two faces those of the other face after it. */
const bothFaces =
  (wording: Wording) =>
  (card: Card, cards: CardLookup): readonly string[] => {
    const { back } = card;
    if (back === null) return faceText(card, cards, wording);
    const named = [`Autre face : ${back.name.fr}`, statsLine(back)].filter((part) => part !== '').join(' · ');
    return [...faceText(card, cards, wording), named, ...faceText(back, cards, wording)];
  };
/** The text of a card that this version cannot play. */
const ASLEEP =
  "Cette version du bot ne sait pas ce que fait cette carte : elle dort. La partie continue sans elle, et elle se réveillera dès qu'une version qui la connaît sera lancée.";

/** As a card says it. */
export const cardText = orPlaceholderText(once(bothFaces('card')), ASLEEP);
/** Word for word: everything that is chosen has its place and its name. */
export const exactText = orPlaceholderText(once(bothFaces('exact')), ASLEEP);

/** Its name; of one that sleeps, that it does. */
export const cardName = (id: CardId, cards: CardLookup): string =>
  isPlaceholder(id, cards) ? `${cards.card(id).name.fr} (endormie)` : cards.card(id).name.fr;

/** `Récompenses : 3 ¢ · 1 trésor`. */
export const rewardLine = (
  { coins, loot, treasure, trophy, roll, everyone, effect }: Reward,
  cards: CardLookup,
): string => {
  const parts = [
    ...(coins === undefined ? [] : [`${coins} ¢`]),
    ...(loot === undefined ? [] : [counted(loot, noun('lootCard'))]),
    ...(treasure === undefined ? [] : [counted(treasure, { one: 'trésor', many: 'trésors', f: false })]),
    ...(effect === undefined ? [] : [effectClause(effect, contextOfAbility(cards, SAYS, 'monster', 'card'))]),
    ...(trophy === undefined ? [] : [`${trophy} trophée`]),
  ];
  return `Récompenses : ${parts.join(' · ')}${roll === true ? " par point d'un lancer" : ''}${everyone === true ? ' pour chaque joueur' : ''}`;
};

/** A context in which nothing but the card is known, by its id. */
export const bareContext = (cards: CardLookup, of: CardId | null): RenderContext =>
  contextOfAbility(cards, SAYS, thingOfId(cards, of));
