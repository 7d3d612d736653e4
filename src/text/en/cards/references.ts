import type { Ref, Selector } from '../../../engine/index.js';
import { isPlayer } from '../../cards/asked.js';
import {
  arePersons,
  causeIsClear,
  dealerIsClear,
  isOvershadowed,
  mentionAt,
  shownIsClear,
} from '../../cards/naming/pronouns.js';
import { isCard, thingOf, type RenderContext, type Picked, type Thing } from '../../cards/tree.js';
import { noun, plural, singular, type Phrase } from './nouns.js';

/** What is named by its reference. */
export const refName = (ref: Ref, { called }: RenderContext): string => {
  if (called !== null && isPlayer(ref)) return called(ref);
  return ref.startsWith('deck:') ? `${ref.slice('deck:'.length)} deck` : `number ${ref}`;
};

/** A target. */
export const targetPhrase = (index: number, ctx: RenderContext): Phrase => {
  const called = ctx.aimed[index] ?? '';
  if (called !== '') return singular(called);
  const spec = ctx.targets[index];
  const many = (spec?.max ?? 1) > 1;
  const at = mentionAt(index, ctx);
  if (at === 'here' && spec !== undefined) return pickedPhrase(spec, ctx);
  if (at === 'before' && spec !== undefined) return namedBefore(index, many, ctx);
  const { gap } = ctx;
  if (gap !== null && gap.what.select === 'target')
    return singular(index > gap.what.index ? 'another one' : 'the first one');
  const word = many ? 'targets' : 'target';
  const text = ctx.severalTargets || index > 0 ? `${word} ${index + 1}` : `the ${word}`;
  return many ? plural(text) : singular(text);
};

const pickedPhrase = (what: Picked, outer: RenderContext): Phrase => {
  const ctx: RenderContext = { ...outer, chooser: what.by ?? outer.chooser };
  return what.max === 1 ? singular(ctx.picked(what, ctx)) : plural(ctx.picked(what, ctx));
};

/** What has been named: "they", "it", or "that item" where something else could be meant. */
const back = (isPerson: boolean, thing: Thing, many: boolean, as: 'it' | 'that'): Phrase => {
  if (as === 'that') return many ? plural(`those ${noun(thing).many}`) : singular(`that ${noun(thing).one}`);
  return isPerson || many ? THEY : singular('it');
};

const THEY = plural('they');

const namedBefore = (index: number, many: boolean, ctx: RenderContext): Phrase => {
  const target: Selector = { select: 'target', index };
  const from = ctx.targets[index]?.from ?? target;
  if (isOvershadowed(target, ctx)) return singular(`the target`);
  return back(arePersons(from), thingOf(target, ctx), many, ctx.mentions[index]?.as ?? 'that');
};

const CAUSE_OBJECT: Readonly<Record<string, string>> = {
  wouldTakeDamage: 'the one hit',
  damage: 'the one hit',
  wouldDie: 'the one dying',
  dies: 'the one dying',
  ownDeath: 'the one dying',
  playLoot: 'that loot card',
  discardLoot: 'that loot card',
  gainItem: 'that item',
  penaltyItem: 'that item',
  attack: 'that monster',
  rewardsGained: 'that monster',
};

const CAUSE_STACK: Readonly<Record<string, string>> = {
  wouldRoll: 'that roll',
  rolled: 'that roll',
  rollMade: 'that roll',
  wouldTakeDamage: 'that damage',
  damage: 'that damage',
  wouldDie: 'that death',
  dies: 'that death',
  playLoot: 'that loot on the stack',
  ownDeath: 'that death',
};

const DEADLY: ReadonlySet<string> = new Set(['rewards', 'dies', 'ownDeath', 'wouldDie']);

const causeText = (part: CausePart, ctx: RenderContext): string => {
  switch (part) {
    case 'player':
      return ctx.cause === 'ownDeath' ? 'the player who killed it' : 'that player';
    case 'object':
      return CAUSE_OBJECT[ctx.cause ?? ''] ?? 'that object';
    case 'source':
      return 'its source';
    case 'dealer':
      return DEADLY.has(ctx.cause ?? '') ? 'the player who killed it' : 'the player who deals it';
    case 'stack':
      if (isCard(ctx) && ctx.cause === 'playLoot') return 'that loot';
      return CAUSE_STACK[ctx.cause ?? ''] ?? 'that part of the stack';
  }
};

/** The candidate of a filter, or the present one of "for each". */
export const itPhrase = (ctx: RenderContext): Phrase => {
  if (ctx.it?.of === 'each' && ctx.it.thing === 'player') return plural('they');
  return singular('it');
};

/** Cards that are looked at, revealed or found: "that card", "one of those cards", "the rest of those cards". */
const shownPhrase = (
  as: string,
  seen: 'one' | 'several',
  ctx: RenderContext,
  how: 'one' | 'each' | 'bare' | 'all',
): Phrase => {
  if (shownIsClear(ctx)) return clearlyShown(seen, ctx, how);
  const { number } = ctx.chosen.get(as) ?? { number: 1 };
  const mark = number === 1 ? '' : ` (${number})`;
  if (seen === 'one') return singular(`that card${mark}`);
  const those = `${ctx.rest ? 'the rest of ' : ''}those cards${mark}`;
  return how === 'one' ? singular(`one of ${those}`) : plural(those);
};

/** "it", "them", "one of them", "the rest". */
const clearlyShown = (seen: 'one' | 'several', ctx: RenderContext, how: 'one' | 'each' | 'bare' | 'all'): Phrase => {
  if (seen === 'one') return singular('it');
  if (how === 'one') return singular(`one of ${ctx.rest ? 'the rest' : 'them'}`);
  return ctx.rest ? plural('the rest') : THEY;
};

/** Whether somebody has chosen in secret too: what is chosen in the open is the other one then. */
const isBesideSecret = ({ chosen }: RenderContext): boolean =>
  [...chosen.values()].some(({ secret }) => secret === true);

/** What was chosen on resolution. */
export const chosenPhrase = (
  as: string,
  seen: 'one' | 'several' | undefined,
  ctx: RenderContext,
  how: 'one' | 'each' | 'bare' | 'all',
): Phrase => {
  if (seen !== undefined) return shownPhrase(as, seen, ctx, how);
  const choice = ctx.chosen.get(as);
  if (ctx.wording === 'card' && choice?.said !== undefined) {
    if (choice.said !== 'before') return pickedPhrase(choice.said, ctx);
    return back(choice.thing === 'player', choice.thing, choice.many, 'it');
  }
  if (choice?.each === true) return itPhrase({ ...ctx, it: { thing: choice.thing, of: 'each' } });
  if (choice?.accepted === true)
    return how === 'each' || how === 'one' ? singular('each player who did') : plural('players who did');
  if (choice?.cancelled === true) return singular('the cancelled card');
  if (choice?.secret === true) return singular(`the ${noun(choice.thing).one} chosen in secret`);
  if (choice?.found === true && !choice.many) return singular('the card found');
  if (choice?.found === true) return how === 'one' ? singular('one of the cards found') : plural('the cards found');
  if (choice === undefined && as === 'shown') return singular('that card');
  if (choice === undefined && ctx.gap !== null) return singular('the other one');
  if (ctx.wording === 'card' && choice?.voted === true && choice.thing === 'player')
    return singular('whoever has the most votes');
  if (ctx.wording === 'card' && choice?.thing === 'player' && isBesideSecret(ctx)) return singular('that player');
  const number = choice === undefined || choice.number === 1 ? '' : ` (${choice.number})`;
  const { one, many } = noun(choice?.thing ?? 'thing');
  return choice?.many === true ? plural(`the chosen ${many}${number}`) : singular(`the chosen ${one}${number}`);
};

/** "this", which owns as "this item"; "it" where the card has just been named. */
export const thisPhrase = ({ thing, self }: RenderContext): Phrase => {
  if (self === 'it') return singular('it');
  const whole = `this ${noun(thing).one}`;
  return self === 'this' ? { text: 'this', person: 'it', owner: whole } : singular(whole);
};

type CausePart = Extract<Selector, { select: 'cause' }>['part'];
/** A part of the event that caused this: "that player", or "they" where nobody else is called so. */
export const causePhrase = (part: CausePart, ctx: RenderContext): Phrase =>
  (part === 'player' && ctx.cause !== 'ownDeath' && causeIsClear(ctx)) || (part === 'dealer' && dealerIsClear(ctx))
    ? THEY
    : singular(causeText(part, ctx));
