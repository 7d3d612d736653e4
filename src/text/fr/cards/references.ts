import type { Ref, Selector, TargetSpec } from '../../../engine/index.js';
import { isPlayer } from '../../cards/asked.js';
import {
  arePersons,
  causeIsClear,
  dealerIsClear,
  isOvershadowed,
  mentionAt,
  shownIsClear,
} from '../../cards/naming/pronouns.js';
import { cardsInPlay } from '../../cards/traits.js';
import { thingOf, type RenderContext, type Picked, type Thing } from '../../cards/tree.js';
import { DECK, agreed, definite, demonstrative, namedBefore, noun, plural, singular, type Phrase } from './nouns.js';
import { NAMED } from './typography.js';

/** What is named by its reference. */
export const refPhrase = (ref: Ref, { called }: RenderContext): Phrase => {
  if (called !== null && isPlayer(ref)) return singular(called(ref));
  const deck = Object.entries(DECK).find(([name]) => ref === `deck:${name}`);
  return deck === undefined ? singular(`le numéro ${ref}`) : singular(`la pioche ${deck[1]}`, true);
};

/** A target. */
export const targetPhrase = (index: number, ctx: RenderContext): Phrase => {
  const called = ctx.aimed[index] ?? '';
  if (called !== '') return singular(called);
  const spec = ctx.targets[index];
  const at = mentionAt(index, ctx);
  if (at === 'here' && spec !== undefined) return pickedPhrase(spec, ctx);
  if (at === 'before' && spec !== undefined) return targetBefore(index, spec, ctx);
  const { gap } = ctx;
  if (gap !== null && gap.what.select === 'target') {
    const { f } = noun(thingOf({ select: 'target', index }, ctx));
    if (index > gap.what.index) return singular(f ? 'une autre' : 'un autre', f);
    return singular(f ? 'la première' : 'le premier', f);
  }
  const number = ctx.severalTargets || index > 0 ? ` ${index + 1}` : '';
  return (ctx.targets[index]?.max ?? 1) > 1 ? plural(`les cibles${number}`, true) : singular(`la cible${number}`, true);
};

const pickedPhrase = (what: Picked, outer: RenderContext): Phrase => {
  const ctx: RenderContext = { ...outer, chooser: what.by ?? outer.chooser };
  const { f } = noun(thingOf(what.from, ctx));
  const text = ctx.picked(what, ctx);
  if (what.max !== 1) return plural(text, f);
  if (what.from.select !== 'anyOf' || what.min !== 1 || what.pick !== undefined) return singular(text, f);
  const parts = what.from.of.map((from) => ctx.picked({ ...what, from }, ctx));
  return { ...singular(text, f), parts, joint: 'ou' };
};

/** What has been named: « il », « cet objet-là » where something else could be meant. */
const back = (what: Thing, isPerson: boolean, many: boolean, as: 'it' | 'that'): Phrase => {
  const word = noun(what);
  const text = isPerson && what !== 'player' ? 'ce joueur ou ce monstre' : demonstrative(word);
  const whole = many ? `ces ${isPerson && what !== 'player' ? 'joueurs ou monstres' : word.many}` : text;
  if (as === 'that') return many ? plural(whole, word.f) : singular(whole, word.f);
  return namedBefore(whole, word.f, many ? 'ils' : 'il');
};

/** Whether it is said as « une carte en jeu ». */
const isAnyCard = (from: Selector): boolean => from.select === 'anyOf' && cardsInPlay(from.of)?.rest.length === 0;

const targetBefore = (index: number, { from, max }: TargetSpec, ctx: RenderContext): Phrase => {
  const target: Selector = { select: 'target', index };
  if (isOvershadowed(target, ctx)) return singular('la cible', true);
  return back(
    isAnyCard(from) ? 'card' : thingOf(target, ctx),
    arePersons(from),
    max > 1,
    ctx.mentions[index]?.as ?? 'that',
  );
};

const CAUSE_OBJECT: Readonly<Record<string, Phrase>> = {
  wouldTakeDamage: singular('la victime', true),
  damage: singular('la victime', true),
  wouldDie: singular('la victime', true),
  dies: singular('la victime', true),
  ownDeath: singular('la victime', true),
  playLoot: singular('ce butin'),
  discardLoot: singular('ce butin'),
  gainItem: singular('cet objet-là'),
  attack: singular('ce monstre-là'),
  rewardsGained: singular('ce monstre-là'),
};

const CAUSE_STACK: Readonly<Record<string, Phrase>> = {
  wouldRoll: singular('ce lancer'),
  rolled: singular('ce lancer'),
  rollMade: singular('ce lancer'),
  wouldTakeDamage: plural('ces dégâts'),
  damage: plural('ces dégâts'),
  wouldDie: singular('cette mort', true),
  dies: singular('cette mort', true),
  playLoot: singular('ce butin sur la pile'),
  ownDeath: singular('cette mort', true),
};

const DEADLY: ReadonlySet<string> = new Set(['rewards', 'dies', 'ownDeath', 'wouldDie']);

/** A part of the event that caused this: « ce joueur », or « il » where nobody else is called so. */
export const causePhrase = (part: Extract<Selector, { select: 'cause' }>['part'], ctx: RenderContext): Phrase => {
  switch (part) {
    case 'player':
      if (ctx.cause !== 'ownDeath' && causeIsClear(ctx)) return namedBefore('ce joueur', false);
      return singular(ctx.cause === 'ownDeath' ? "le joueur qui l'a tué" : 'ce joueur');
    case 'object':
      return CAUSE_OBJECT[ctx.cause ?? ''] ?? singular('cet élément-là');
    case 'source':
      return singular('la source', true);
    case 'dealer':
      if (dealerIsClear(ctx)) return namedBefore('ce joueur', false);
      return singular(DEADLY.has(ctx.cause ?? '') ? "le joueur qui l'a tué" : 'le joueur qui les inflige');
    case 'stack':
      if (ctx.wording === 'card' && ctx.cause === 'playLoot') return namedBefore('ce butin-là', false);
      return CAUSE_STACK[ctx.cause ?? ''] ?? singular('cette partie de la pile', true);
  }
};

/** The candidate of a filter, or the present one of « pour chaque ». */
export const itPhrase = (ctx: RenderContext): Phrase => {
  const thing = ctx.it?.thing ?? 'thing';
  const { f } = noun(thing);
  const isEach = ctx.wording === 'card' && ctx.it?.of === 'each';
  if (isEach && (thing === 'player' || thing === 'card')) return namedBefore(demonstrative(noun(thing)), f);
  return singular(f ? 'celle-ci' : 'celui-ci', f);
};

/** Cards that are looked at, revealed or found: « cette carte », « une de ces cartes », « le reste de ces cartes ». */
export const shownPhrase = (
  as: string,
  seen: 'one' | 'several',
  ctx: RenderContext,
  how: 'one' | 'each' | 'bare' | 'all' | 'none',
): Phrase => {
  if (shownIsClear(ctx)) return clearlyShown(seen, ctx, how);
  const { number } = ctx.chosen.get(as) ?? { number: 1 };
  const mark = number === 1 ? '' : ` (${number})`;
  if (seen === 'one') return singular(`cette carte${mark}`, true);
  if (how === 'one') return singular(`une carte parmi ${ctx.rest ? 'le reste de ' : ''}ces cartes${mark}`, true);
  return ctx.rest ? singular(`le reste de ces cartes${mark}`) : plural(`ces cartes${mark}`, true);
};

/** « cette carte », « une d'elles », « les autres ». */
const clearlyShown = (
  seen: 'one' | 'several',
  ctx: RenderContext,
  how: 'one' | 'each' | 'bare' | 'all' | 'none',
): Phrase => {
  if (seen === 'one') return namedBefore('cette carte', true);
  if (how === 'one') return singular(ctx.rest ? 'une des autres' : `${NAMED}une d'elles`, true);
  return ctx.rest ? plural('les autres', true) : namedBefore('ces cartes', true, 'ils');
};

/** Whether somebody has chosen in secret too: what is chosen in the open is the other one then. */
const isBesideSecret = ({ chosen }: RenderContext): boolean =>
  [...chosen.values()].some(({ secret }) => secret === true);

/** What was chosen on resolution. */
export const chosenPhrase = (as: string, ctx: RenderContext, how: 'one' | 'each' | 'bare' | 'all' | 'none'): Phrase => {
  const choice = ctx.chosen.get(as);
  if (ctx.wording === 'card' && choice?.said !== undefined) {
    if (choice.said !== 'before') return pickedPhrase(choice.said, ctx);
    return back(choice.thing, choice.thing === 'player', choice.many, 'it');
  }
  if (choice?.each === true) return itPhrase({ ...ctx, it: { thing: choice.thing, of: 'each' } });
  if (choice?.accepted === true)
    return how === 'all' ? plural("joueurs qui l'ont fait") : singular("chaque joueur qui l'a fait");
  if (choice?.cancelled === true) return singular('la carte annulée', true);
  if (choice?.secret === true) {
    const { one: secret, f: isFeminine } = noun(choice.thing);
    return singular(
      `${definite(secret, isFeminine)} ${agreed('désigné', { f: isFeminine, person: 'il' })} en secret`,
      isFeminine,
    );
  }
  if (choice?.found === true && !choice.many) return singular('la carte trouvée', true);
  if (choice?.found === true)
    return how === 'one' ? singular('une des cartes trouvées', true) : plural('les cartes trouvées', true);
  if (choice === undefined && as === 'shown') return singular('cette carte', true);
  if (choice === undefined && ctx.gap !== null) return singular("l'autre");
  if (ctx.wording === 'card' && choice?.voted === true && choice.thing === 'player')
    return singular('quiconque a le plus de votes');
  if (ctx.wording === 'card' && choice?.thing === 'player' && isBesideSecret(ctx)) return singular('ce joueur');
  const { one, many, f } = noun(choice?.thing ?? 'thing');
  const number = choice === undefined || choice.number === 1 ? '' : ` (${choice.number})`;
  if (choice?.many === true) return plural(`les ${many} ${agreed('choisi', { f, person: 'ils' })}${number}`, f);
  return singular(`${definite(one, f)} ${agreed('choisi', { f, person: 'il' })}${number}`, f);
};
