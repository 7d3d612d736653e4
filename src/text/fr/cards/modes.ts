import { sameTree } from '../../../engine/index.js';
import type { Mode, Selector, TargetSpec } from '../../../engine/index.js';
import { ANY_NUMBER } from '../../../engine/vocabulary/index.js';
import { folded } from '../../cards/naming/folding.js';
import { mentionsOf, namedByNow } from '../../cards/naming/mentions.js';
import { capital, sentence, stopped } from '../../cards/sentences.js';
import { contextOfMode, shownBy, type RenderContext, type NumberChoice, type Picked } from '../../cards/tree.js';
import { amountText } from './amounts.js';
import { effectClause, effectSentences } from './effects.js';
import { CHOISIR, POUVOIR, after, list, said } from './nouns.js';
import { ownOnes, person } from './selectors.js';
import { a, de, NAMED, que } from './typography.js';

/** Of several to be chosen among: joueurs ou monstres. */
const among = (from: Selector, ctx: RenderContext): string =>
  from.select === 'anyOf'
    ? list(
        from.of.map((part) => among(part, ctx)),
        'ou',
      )
    : person(from, ctx, 'all').text;

const targetText = (spec: TargetSpec, ctx: RenderContext): string => {
  const { from, min, max, pick } = spec;
  if (pick === 'atRandom') return `${targetText({ from, min, max }, ctx)} au hasard`;
  if (min === 1 && max === 1) return person(from, ctx, 'one').text;
  const what = max === 1 ? person(from, ctx, 'bare').text : among(from, ctx);
  if (max >= ANY_NUMBER) return `n'importe quel nombre ${de(what)}`;
  if (min === 0 && max === 1) return `${person(from, ctx, 'one').text}, ou aucune`;
  if (min === 0) return `jusqu'à ${max} ${what}`;
  return min === max ? `${max} ${what}` : `de ${min} à ${max} ${what}`;
};

const isOne = ({ min, max, by }: Picked): boolean => max === 1 && (min === 1 || (min === 0 && by !== undefined));

/** What is picked, where an act says it: « un objet », « jusqu'à 2 joueurs », « une d'elles ». */
export const pickedText = (what: Picked, ctx: RenderContext): string => {
  const { from, min, max, pick } = what;
  if (pick === 'atRandom') return `${pickedText({ from, min, max }, ctx)} au hasard`;
  if (isOne(what)) return person(from, ctx, 'one').text;
  const isShown = shownBy(from, ctx) !== undefined;
  const all = isShown ? person(from, ctx, 'all') : null;
  if (all !== null && all.text === `${NAMED}ces cartes`) return NAMED + manyOf(what, "d'elles", ctx);
  const own = all === null && max !== 1 ? ownOnes(from, ctx) : null;
  if (own !== null) return manyOf(what, `de ${own.text}`, ctx);
  const things = all !== null ? `parmi ${all.text}` : max === 1 ? person(from, ctx, 'bare').text : among(from, ctx);
  return manyOf(what, things, ctx);
};

/** « autant d'objets que vous voulez », « jusqu'à 2 objets ». */
const manyOf = ({ min, max }: Picked, things: string, ctx: RenderContext): string => {
  const most = amountText(max, ctx);
  if (typeof max === 'number' && max >= ANY_NUMBER)
    return things === "d'elles"
      ? `autant que vous voulez ${things}`
      : `autant ${things.startsWith('de ') ? things : de(things)} que vous voulez`;
  if (min === 0) return `jusqu'${a(most)} ${things}`;
  if (sameTree(min, max)) return typeof max === 'number' ? `${most} ${things}` : `autant ${de(things)} ${que(most)}`;
  return `${de(amountText(min, ctx))} ${a(most)} ${things}`;
};

const rangeLead = ({ from, to }: NonNullable<Mode['number']>): string => `un nombre de ${from} à ${to}`;

/** Word for word: what is chosen on the way to the stack has fixed words, « Cible : » and « Choisissez d'abord : ». */
const exactMode = ({ number, targets, effect }: Mode, outer: RenderContext): string => {
  const ctx = { ...contextOfMode(outer, targets), wording: 'exact' as const, self: 'noun' as const };
  const named = targets.map((spec, index) => {
    const word = targets.length === 1 ? 'Cible' : `Cible ${index + 1}`;
    const by = spec.by === undefined ? '' : `, au choix ${after(de, person(spec.by, ctx, 'one'))}`;
    return `${word}${by} : ${targetText(spec, ctx)}.`;
  });
  const range = number === undefined ? [] : [`Choisissez d'abord : ${rangeLead(number)}.`];
  return [...range, ...named, sentence(effectClause(effect, ctx))].join(' ');
};

const isMay = ({ min, max }: TargetSpec): boolean => min === 0 && max === 1;
const leadText = (spec: TargetSpec, outer: RenderContext): string => {
  if (spec.by !== undefined) {
    const by = person(spec.by, outer, 'one');
    const ctx: RenderContext = { ...outer, chooser: spec.by };
    return isMay(spec)
      ? said(by, POUVOIR, `choisir ${person(spec.from, ctx, 'one').text}`)
      : said(by, CHOISIR, pickedText(spec, ctx));
  }
  return isMay(spec)
    ? `vous pouvez choisir ${person(spec.from, outer, 'one').text}`
    : `choisissez ${pickedText(spec, outer)}`;
};

/** As a card says it: what is named before the first full stop is a target. Without the first capital. */
const cardMode = (mode: Mode, outer: RenderContext, number: NumberChoice | null): string | null => {
  const { targets, effect } = mode;
  const inside = contextOfMode(outer, targets);
  const mentions = targets.length > 0 ? mentionsOf(mode) : inside.mentions.map(namedByNow);
  if (mentions.some(({ at }) => at === 'fixed')) return null;
  const ctx: RenderContext = { ...inside, mentions, number };
  const leads = [
    ...(mode.number === undefined || number !== null ? [] : [`choisissez ${rangeLead(mode.number)}`]),
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
  return ["Choisissez d'abord :", ...modes.map((mode) => `• ${exactMode(mode, ctx)}`)].join(' ');
};

/** The modes of an ability in one sentence or several, as a card says them; null when it could not. */
const asOnCard = (modes: readonly Mode[], ctx: RenderContext): string | null => {
  if (ctx.wording === 'exact') return null;
  const one = folded(modes);
  if (one !== null) return cardMode(one.mode, ctx, one.number);
  const [only] = modes;
  if (modes.length === 1 && only !== undefined) return cardMode(only, ctx, null);
  const texts = modes.map((mode) => cardMode(mode, ctx, null));
  if (texts.length === 0 || texts.includes(null)) return null;
  return ['choisissez un effet :', ...texts.map((text) => `• ${capital(text ?? '')}`)].join(' ');
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
    return `${lead} : ${text}`;
  if (text !== null) return `${lead}, ${text}`;
  if (isPlain(modes) && only !== undefined)
    return stopped(
      `${lead}, ${effectClause(only.effect, { ...contextOfMode(ctx, []), wording: 'exact', self: 'noun' })}`,
    );
  return `${lead} : ${inExactWords(modes, ctx)}`;
};
