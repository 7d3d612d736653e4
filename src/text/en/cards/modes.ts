import { sameTree } from '../../../engine/index.js';
import type { Mode, Selector, TargetSpec } from '../../../engine/index.js';
import { ANY_NUMBER } from '../../../engine/vocabulary/index.js';
import { folded } from '../../cards/naming/folding.js';
import { mentionsOf, namedByNow } from '../../cards/naming/mentions.js';
import { rendered } from '../../cards/render-listener.js';
import { capital, sentence, stopped } from '../../cards/sentences.js';
import {
  contextOfMode,
  isCard,
  shownBy,
  type RenderContext,
  type NumberChoice,
  type Picked,
} from '../../cards/tree.js';
import { amountText } from './amounts.js';
import { effectClause, effectSentences } from './effects.js';
import { list, said, verb } from './nouns.js';
import { objectCase, person } from './selectors.js';

/** Of several to be chosen among: players or monsters. */
const among = (from: Selector, ctx: RenderContext): string =>
  from.select === 'anyOf'
    ? list(
        from.of.map((part) => among(part, ctx)),
        'or',
      )
    : person(from, ctx, 'all').text;

const targetText = (spec: TargetSpec, ctx: RenderContext): string => {
  const { from, min, max, pick } = spec;
  if (pick === 'atRandom') return `${targetText({ from, min, max }, ctx)} at random`;
  if (min === 1 && max === 1) return person(from, ctx, 'one').text;
  const what = max === 1 ? person(from, ctx, 'bare').text : among(from, ctx);
  if (max >= ANY_NUMBER) return `any number of ${what}`;
  if (min === 0 && max === 1) return `${person(from, ctx, 'one').text}, or no target`;
  if (min === 0) return `up to ${max} ${what}`;
  return min === max ? `${max} ${what}` : `${min} to ${max} ${what}`;
};

const isOne = ({ min, max, by }: Picked): boolean => max === 1 && (min === 1 || (min === 0 && by !== undefined));

/** What is picked, where an act says it: "an item", "up to 2 players", "one of them". */
export const pickedText = (what: Picked, ctx: RenderContext): string =>
  rendered('picked', what, ctx, () => pickedWords(what, ctx));
const pickedWords = (what: Picked, ctx: RenderContext): string => {
  const { from, min, max, pick } = what;
  if (pick === 'atRandom') return `${pickedText({ from, min, max }, ctx)} at random`;
  if (isOne(what)) return person(from, ctx, 'one').text;
  const isShown = shownBy(from, ctx) !== undefined;
  const text = isShown ? `of ${person(from, ctx, 'all').text.replace(/^they$/, 'them')}` : '';
  const things = isShown ? text : max === 1 ? person(from, ctx, 'bare').text : among(from, ctx);
  const most = amountText(max, ctx);
  if (typeof max === 'number' && max >= ANY_NUMBER) return `any number ${isShown ? text : `of ${things}`}`;
  if (min === 0) return `up to ${most} ${things}`;
  if (!sameTree(min, max)) return `${amountText(min, ctx)} to ${most} ${things}`;
  return typeof max === 'number' || !isCard(ctx) ? `${most} ${things}` : `${things} equal to ${most}`;
};

const rangeLead = ({ from, to }: NonNullable<Mode['number']>): string => `a number from ${from} to ${to}`;

/** Word for word: what is chosen on the way to the stack has fixed words, "Target:" and "Choose first:". */
const exactMode = ({ number, targets, effect }: Mode, outer: RenderContext): string => {
  const ctx = { ...contextOfMode(outer, targets), wording: 'exact' as const, self: 'noun' as const };
  const named = targets.map((spec, index) => {
    const word = targets.length === 1 ? 'Target' : `Target ${index + 1}`;
    const by = spec.by === undefined ? '' : `, chosen by ${objectCase(person(spec.by, ctx, 'one'))}`;
    return `${word}${by}: ${targetText(spec, ctx)}.`;
  });
  const range = number === undefined ? [] : [`Choose first: ${rangeLead(number)}.`];
  return [...range, ...named, sentence(effectClause(effect, ctx))].join(' ');
};

const isMay = ({ min, max }: TargetSpec): boolean => min === 0 && max === 1;
const leadText = (spec: TargetSpec, outer: RenderContext): string => {
  const ctx: RenderContext = spec.by === undefined ? outer : { ...outer, chooser: spec.by };
  if (spec.by !== undefined) {
    const choosing = isMay(spec) ? { bare: 'may choose', it: 'may choose' } : verb('choose');
    const what = isMay(spec) ? person(spec.from, ctx, 'one').text : pickedText(spec, ctx);
    return said(person(spec.by, ctx, 'one'), choosing, what);
  }
  return isMay(spec) ? `you may choose ${person(spec.from, ctx, 'one').text}` : `choose ${pickedText(spec, ctx)}`;
};

/** As a card says it: what is named before the first full stop is a target. Without the first capital. */
const cardMode = (mode: Mode, outer: RenderContext, number: NumberChoice | null): string | null =>
  rendered('mode', mode, outer, () => cardModeText(mode, outer, number));
const cardModeText = (mode: Mode, outer: RenderContext, number: NumberChoice | null): string | null => {
  const { targets, effect } = mode;
  const inside = contextOfMode(outer, targets);
  const mentions = targets.length > 0 ? mentionsOf(mode) : inside.mentions.map(namedByNow);
  if (mentions.some(({ at }) => at === 'fixed')) return null;
  const ctx: RenderContext = { ...inside, mentions, number };
  const leads = [
    ...(mode.number === undefined || number !== null ? [] : [`choose ${rangeLead(mode.number)}`]),
    ...targets.flatMap((spec, index) => (mentions[index]?.at === 'before' ? [leadText(spec, ctx)] : [])),
  ];
  const [first, ...more] = leads;
  const text = effectSentences(effect, ctx);
  if (first === undefined) return stopped(text);
  return [`${first}.`, ...more.map(sentence), sentence(text)].join(' ');
};

const isPlain = (modes: readonly Mode[]): boolean =>
  modes.length === 1 && modes[0]?.targets.length === 0 && modes[0].number === undefined;

const inExactWords = (modes: readonly Mode[], ctx: RenderContext): string => {
  const [only] = modes;
  if (modes.length === 1 && only !== undefined) return exactMode(only, ctx);
  return ['Choose first:', ...modes.map((mode) => `• ${exactMode(mode, ctx)}`)].join(' ');
};

/** The modes of an ability in one sentence or several, as a card says them; null when it could not. */
const asOnCard = (modes: readonly Mode[], ctx: RenderContext): string | null =>
  rendered('modes', modes, ctx, () => allModes(modes, ctx));
const allModes = (modes: readonly Mode[], ctx: RenderContext): string | null => {
  if (ctx.wording === 'exact') return null;
  const one = folded(modes);
  if (one !== null) return cardMode(one.mode, ctx, one.number);
  const [only] = modes;
  if (modes.length === 1 && only !== undefined) return cardMode(only, ctx, null);
  const texts = modes.map((mode) => cardMode(mode, ctx, null));
  if (texts.length === 0 || texts.includes(null)) return null;
  return ['choose one:', ...texts.map((text) => `• ${capital(text ?? '')}`)].join(' ');
};

/** What a loot card or an activated ability does. */
export const modesText = (modes: readonly Mode[], ctx: RenderContext): string => {
  const text = asOnCard(modes, ctx);
  return text === null ? inExactWords(modes, ctx) : capital(text);
};

/** What is done each time something happens, after the words for that; without the first capital. */
export const modesAfter = (lead: string, modes: readonly Mode[], ctx: RenderContext): string => {
  const text = asOnCard(modes, ctx);
  const [only] = modes;
  if (text !== null && only?.effect.do === 'if' && modes.length === 1 && only.targets.length === 0)
    return `${lead}: ${text}`;
  if (text !== null) return `${lead}, ${text}`;
  if (isPlain(modes) && only !== undefined)
    return stopped(
      `${lead}, ${effectClause(only.effect, { ...contextOfMode(ctx, []), wording: 'exact', self: 'noun' })}`,
    );
  return `${lead}: ${inExactWords(modes, ctx)}`;
};
