import type { Effect, Selector } from '../../../engine/index.js';
import { actOf } from '../../cards/acts.js';
import type { AskedFor } from '../../cards/asked.js';
import { isPlainAct } from '../../cards/plain-acts.js';
import { GAP, isGap, type RenderContext, type Thing } from '../../cards/tree.js';
import { act, type EnglishAct } from './act-forms.js';
import { ACTS } from './acts.js';
import { showingAct } from './card-acts.js';
import { effectClause } from './effects.js';
import { YOU, conjugated, list, noun } from './nouns.js';
import { person } from './selectors.js';

/** How what is asked for is called in a question. */
interface Asked {
  readonly things: readonly Thing[];
  readonly many: boolean;
  /** "2 " before the noun; or what follows the question: "(up to 2)". */
  readonly before: string;
  readonly after: string;
}

const nouns = ({ things, many }: Asked): string => {
  const words = things.map((thing) => (many ? noun(thing).many : noun(thing).one));
  return words.length === 0 ? (many ? 'ones' : 'one') : list(words, 'or');
};
const arePlayers = ({ things }: Asked): boolean => things.length === 1 && things[0] === 'player';

/** "Which item", "Which 2 items". */
const which = (asked: Asked): string => `Which ${asked.before}${nouns(asked)}`;
/** Players, alone or with monsters, are asked for by "who" as long as it is one. */
const isWho = ({ things, many }: Asked): boolean =>
  !many && things.includes('player') && things.every((thing) => thing === 'player' || thing === 'monster');
const subject = (asked: Asked): string => (isWho(asked) ? 'Who' : which(asked));
const whose = (asked: Asked): string => (arePlayers(asked) ? 'Whose' : `${which(asked)}'s`);

/** The order is asked for by a question of its own. */
const tidy = (text: string): string =>
  text
    .replace(' in any order', '')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ([,;])/g, '$1')
    .trim();
const ended = (text: string, { after }: Asked): string => `${tidy(text)}${after}?`;

/** What cannot be asked for in the middle of a sum. */
const COUNTED = /equal to|number of|number:/;

/** "do you destroy", "does Ann receive", "may you play". */
const doing = (by: { readonly text: string; readonly person: 'you' | 'it' | 'they' }, { verb }: EnglishAct): string => {
  const modal = /^(may|must)(?: (.*))?$/.exec(verb.bare);
  if (modal !== null) return `${modal[1] ?? ''} ${by.text} ${modal[2] ?? ''}`.trim();
  return `${by.person === 'it' ? 'does' : 'do'} ${by.text} ${verb.bare}`;
};

/** "Whose hand do you look at?", "From whose hand do you choose a card?". */
const askedOfOwner = (
  [before, owned, after]: readonly [before: string, owned: string, after: string],
  does: string,
  asked: Asked,
): string | null => {
  if (before.endsWith(' of ')) return null;
  if (!before.endsWith(' in ')) return ended(`${whose(asked)} ${owned} ${does} ${before}${after}`, asked);
  const who = whose(asked);
  return ended(
    `From ${who.charAt(0).toLowerCase()}${who.slice(1)} ${owned} ${does} ${before.slice(0, -3)}${after}`,
    asked,
  );
};

const askedOfAct = (what: EnglishAct, asked: Asked, ctx: RenderContext): string | null => {
  const by = what.who === null ? YOU : person(what.who, ctx, 'each');
  const { rest } = what;
  if (by.text === GAP)
    return rest.includes(GAP) ? null : ended(`${subject(asked)} ${conjugated(by, what.verb)} ${rest}`, asked);
  const [before = '', after = '', ...more] = rest.split(GAP);
  if (!rest.includes(GAP) || more.length > 0 || by.text.includes(GAP) || COUNTED.test(before)) return null;
  const does = doing(by, what);
  const owned = /^'s ([\w]+)/.exec(after);
  if (owned !== null) return askedOfOwner([before, owned[1] ?? '', after.slice(owned[0].length)], does, asked);
  const death = /the death of $/.exec(before);
  if (death !== null) return ended(`${whose(asked)} death ${does} ${before.slice(0, death.index)}${after}`, asked);
  const controlled = /(each|an?) ((?:[\w-]+ )*?[\w-]+) that $/.exec(before);
  if (controlled !== null && /^ controls?\b/.test(after)) {
    const end = after.replace(/^ controls?/, '');
    const things = `${controlled[2] ?? ''}${controlled[1] === 'each' ? 's' : ''}`;
    return ended(`${whose(asked)} ${things} ${does} ${before.slice(0, controlled.index)}${end}`, asked);
  }
  return ended(`${which(asked)} ${does} ${before}${after}`, asked);
};

const isOf = (selector: Selector, ctx: RenderContext): boolean => isGap(selector, ctx);

/** Acts that are better asked with what they are done to as the subject. */
const turned = (effect: Effect, ctx: RenderContext): EnglishAct | null => {
  if (effect.do === 'deal' && isOf(effect.to, ctx)) {
    const { rest } = actOf(ACTS, { do: 'take', who: effect.to, amount: effect.amount }, ctx);
    return act(effect.to, 'take', COUNTED.test(rest) ? 'the damage' : rest);
  }
  if (effect.do === 'becomeCurse' && isOf(effect.of, ctx)) return act(effect.of, 'get', 'this curse');
  if (effect.do === 'becomeSoul' && isOf(effect.of, ctx)) return act(effect.of, 'get', 'this soul');
  if (effect.do === 'changeNumber' && isOf(effect.what, ctx))
    return act(effect.what, 'have', 'a number changed in its text');
  return null;
};

const isShield = (effect: Effect, ctx: RenderContext): boolean =>
  effect.do === 'until' && effect.grants.some((grant) => grant.modify === 'shield' && isOf(grant.on, ctx));

/** What is asked for as the subject of a clause that begins with it, up to a colon. */
const askedOfClause = (effect: Effect, asked: Asked, ctx: RenderContext): string | null => {
  const [text = ''] = effectClause(effect, { ...ctx, wording: 'card', opening: false }).split(':');
  const rest = text.startsWith(`${GAP} `) ? text.slice(GAP.length + 1) : '';
  return rest === '' || rest.includes(GAP) ? null : ended(`${subject(asked)} ${rest}`, asked);
};

const used = (use: Effect, asked: Asked, ctx: RenderContext): string | null => {
  if (use.do === 'meanwhile') return null;
  const other = turned(use, ctx);
  if (other !== null) return askedOfAct(other, asked, ctx);
  if (isShield(use, ctx)) return ended(`${subject(asked)} ${asked.many ? 'are' : 'is'} protected`, asked);
  if (use.do === 'look' || use.do === 'reveal' || use.do === 'search')
    return askedOfAct(showingAct(use, ctx), asked, ctx);
  return isPlainAct(use) ? askedOfAct(actOf(ACTS, use, ctx), asked, ctx) : askedOfClause(use, asked, ctx);
};

/** A question for a target or a choice: "Who takes 1 damage?", "Which item do you destroy?". */
export const whichOne = ({ use }: Pick<AskedFor, 'use'>, asked: Asked, ctx: RenderContext): string => {
  const text = use === null ? null : used(use, asked, ctx);
  if (text !== null) return text;
  return use?.do === 'meanwhile' && isWho(asked)
    ? ended('Who is it for', asked)
    : ended(`${which(asked)} do you choose`, asked);
};
