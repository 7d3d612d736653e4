import type { Selector } from '../../../engine/index.js';
import type { Act } from '../../cards/acts.js';
import type { Acts } from '../../cards/effect-words.js';
import { isCard, type RenderContext } from '../../cards/tree.js';
import { YOU, said, verb, type Verb } from './nouns.js';
import { person } from './selectors.js';

export type EnglishAct = Act<Verb>;
export type EnglishActs = Acts<Verb>;

export const act = (who: Selector | null, bare: string, rest: string): EnglishAct => ({ who, verb: verb(bare), rest });
/** "you may play …", which no imperative says. */
export const modal = (who: Selector, bare: string, rest: string): EnglishAct => ({
  who,
  verb: verb(`may ${bare}`, `may ${bare}`),
  rest,
});
export const isModal = ({ bare }: Verb): boolean => /^(may|must)\b/.test(bare);

export const infinitive = ({ verb: { bare }, rest }: EnglishAct): string => (rest === '' ? bare : `${bare} ${rest}`);

/** An act as a clause: imperative for you unless somebody else has done something before, otherwise with its subject. */
export const sayAct = (what: EnglishAct, ctx: RenderContext): string => {
  const found = what.who === null ? YOU : person(what.who, ctx, 'each');
  const isSeveral = isCard(ctx) && what.who?.select === 'anyOf' && found.text.includes(' and ');
  const subject = isSeveral ? { ...found, text: `${found.text} each` } : found;
  const isNamed = isModal(what.verb) || (what.who !== null && isCard(ctx) && ctx.amongOthers);
  return subject.person === 'you' && !isNamed ? infinitive(what) : said(subject, what.verb, what.rest);
};
