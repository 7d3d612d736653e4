import type { Effect, Selector } from '../../../engine/index.js';
import { actOf } from '../../cards/acts.js';
import type { AskedFor } from '../../cards/asked.js';
import { isPlainAct } from '../../cards/plain-acts.js';
import { GAP, isGap, type RenderContext, type Thing } from '../../cards/tree.js';
import { act, pronoun, type FrenchAct } from './act-forms.js';
import { ACTS } from './acts.js';
import { showingAct } from './card-acts.js';
import { effectClause } from './effects.js';
import { AVOIR, CHOISIR, ETRE_FORMS, RECEVOIR, VOUS, agreed, list, noun, present, type Phrase } from './nouns.js';
import { person } from './selectors.js';
import { que } from './typography.js';

/** How what is asked for is called in a question. */
interface Asked {
  readonly things: readonly Thing[];
  readonly many: boolean;
  /** « 2 » before the noun; or what follows the question: « (2 au plus) ». */
  readonly before: string;
  readonly after: string;
}

const isFeminine = ({ things }: Asked): boolean => noun(things[0] ?? 'card').f;
const phrase = (asked: Asked): Phrase => ({ text: GAP, person: asked.many ? 'ils' : 'il', f: isFeminine(asked) });

/** « quel objet », « quelles 2 cartes ». */
const which = (asked: Asked): string => {
  const things: readonly Thing[] = asked.things.length === 0 ? ['card'] : asked.things;
  const words = things.map((thing) => (asked.many ? noun(thing).many : noun(thing).one));
  const quel = `quel${isFeminine(asked) ? 'le' : ''}${asked.many ? 's' : ''}`;
  return `${quel} ${asked.before}${list(words, 'ou')}`;
};
/** Players, alone or with monsters, are asked for by « qui » as long as it is one. */
const isWho = ({ things, many }: Asked): boolean =>
  !many && things.includes('player') && things.every((thing) => thing === 'player' || thing === 'monster');
const subject = (asked: Asked): string => (isWho(asked) ? 'qui' : which(asked));

/** The order is asked for by a question of its own. */
const ended = (text: string, { after }: Asked): string =>
  `${text
    .replace(/ dans l'ordre (?:de votre choix|voulu)/, '')
    .replaceAll(/ +/g, ' ')
    .trim()}${after} ?`;

/** What cannot be asked for in the middle of a sum. */
const COUNTED = /autant |nombre (?:de|d')|nombre :|sommet de la défausse/;
/** Prepositions that stand before the question's first word. */
const BEFORE = /(?:^| )(à|de|sur|sous|contre|dans|pour) $/;
const CONTROLLED = /(?:^| )contrôlée?s? par $/;

/** « détruisez-vous », « est-ce qu'Ann reçoit ». */
const doing = (by: Phrase, { verb, rest }: FrenchAct): { readonly does: string; readonly rest: string } => {
  const found = pronoun(rest);
  const me = found.clitic === '' ? '' : `${found.clitic} `;
  if (by.person === 'vous') {
    const [first = '', ...more] = present(VOUS, verb).split(' ');
    return { does: `${me}${[`${first}-vous`, ...more].join(' ')}`, rest: found.rest };
  }
  return { does: `est-ce ${que(by.text)} ${me}${present(by, verb)}`, rest: found.rest };
};

const askedOfAct = (what: FrenchAct, asked: Asked, ctx: RenderContext): string | null => {
  const by = what.who === null ? VOUS : person(what.who, ctx, 'each');
  if (by.text === GAP) {
    const found = pronoun(what.rest);
    const does = `${found.clitic === '' ? '' : `${found.clitic} `}${present(phrase(asked), what.verb)}`;
    return what.rest.includes(GAP) ? null : ended(`${subject(asked)} ${does} ${found.rest}`, asked);
  }
  if (by.text.includes(GAP)) return null;
  const { does, rest } = doing(by, what);
  const [before = '', after = '', ...more] = rest.split(GAP);
  if (!rest.includes(GAP) || more.length > 0 || COUNTED.test(before)) return null;
  const owner = CONTROLLED.exec(before);
  if (owner !== null) {
    const things = before.slice(0, owner.index).replace(/chaque (\S+)/, 'les $1s');
    return ended(`de ${which(asked)} ${does} ${things}${after}`, asked);
  }
  const found = BEFORE.exec(before);
  if (found === null) return ended(`${which(asked)} ${does} ${before}${after}`, asked);
  return ended(`${found[1] ?? ''} ${which(asked)} ${does} ${before.slice(0, found.index)}${after}`, asked);
};

const isOf = (selector: Selector, ctx: RenderContext): boolean => isGap(selector, ctx);

/** Acts that are better asked with what they are done to as the subject. */
const turned = (effect: Effect, ctx: RenderContext): FrenchAct | null => {
  if (effect.do === 'deal' && isOf(effect.to, ctx)) {
    const taken = actOf(ACTS, { do: 'take', who: effect.to, amount: effect.amount }, ctx);
    return COUNTED.test(taken.rest) ? { ...taken, rest: 'les dégâts' } : taken;
  }
  if (effect.do === 'becomeCurse' && isOf(effect.of, ctx)) return act(effect.of, RECEVOIR, 'cette malédiction');
  if (effect.do === 'becomeSoul' && isOf(effect.of, ctx)) return act(effect.of, RECEVOIR, 'cette âme');
  if (effect.do === 'changeNumber' && isOf(effect.what, ctx))
    return act(effect.what, AVOIR, 'un nombre de son texte modifié');
  return null;
};

const isShield = (effect: Effect, ctx: RenderContext): boolean =>
  effect.do === 'until' && effect.grants.some((grant) => grant.modify === 'shield' && isOf(grant.on, ctx));

/** What is asked for as the subject of a clause that begins with it, up to a colon. */
const askedOfClause = (effect: Effect, asked: Asked, ctx: RenderContext): string | null => {
  const [text = ''] = effectClause(effect, { ...ctx, wording: 'card', opening: false }).split(/ ?:/);
  const rest = text.startsWith(`${GAP} `) ? text.slice(GAP.length + 1) : '';
  return rest === '' || rest.includes(GAP) ? null : ended(`${subject(asked)} ${rest}`, asked);
};

const used = (use: Effect, asked: Asked, ctx: RenderContext): string | null => {
  if (use.do === 'meanwhile') return null;
  const other = turned(use, ctx);
  if (other !== null) return askedOfAct(other, asked, ctx);
  if (isShield(use, ctx)) {
    const who = isWho(asked) ? { f: false, person: 'il' as const } : phrase(asked);
    return ended(`${subject(asked)} ${ETRE_FORMS[who.person]} ${agreed('protégé', who)}`, asked);
  }
  if (use.do === 'look' || use.do === 'reveal' || use.do === 'search')
    return askedOfAct(showingAct(use, ctx), asked, ctx);
  return isPlainAct(use) ? askedOfAct(actOf(ACTS, use, ctx), asked, ctx) : askedOfClause(use, asked, ctx);
};

/** A question for a target or a choice: « qui subit 1 dégât ? », « quel objet détruisez-vous ? ». */
export const whichOne = ({ use }: Pick<AskedFor, 'use'>, asked: Asked, ctx: RenderContext): string => {
  const text = use === null ? null : used(use, asked, ctx);
  if (text !== null) return text;
  if (use?.do === 'meanwhile' && isWho(asked)) return ended('pour qui est-ce', asked);
  return ended(`${which(asked)} ${present(VOUS, CHOISIR)}-vous`, asked);
};
