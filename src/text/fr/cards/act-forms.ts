import type { Selector } from '../../../engine/index.js';
import type { Act } from '../../cards/acts.js';
import type { Acts } from '../../cards/effect-words.js';
import { isCard, type RenderContext } from '../../cards/tree.js';
import { VOUS, infinitiveOf, present, subjectOf, type Verb } from './nouns.js';
import { person } from './selectors.js';
import { startsWithVowel } from './typography.js';

export type FrenchAct = Act<Verb>;
export type FrenchActs = Acts<Verb>;

export const act = (who: Selector | null, verb: Verb, rest: string): FrenchAct => ({ who, verb, rest });
/** « pouvoir jouer », which no imperative says. */
export const isModal = (verb: Verb): boolean => 'inf' in verb && verb.inf.startsWith('pouvoir ');

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** A pronoun that French puts at the verb, taken out of what follows it. */
interface Pronoun {
  readonly clitic: string;
  readonly rest: string;
}
const OBJECT = /^\uE000(ce|cet|cette|ces) ([^ ]+)(?: ou ce monstre)?(?: |$)/;
const SOME = /^\uE000(.+?) d'elles(?: |$)/;
const FROM_IT = /^\uE000(.+) à lui$/;
const TO_SOMEBODY = / à \uE000(ce|ces) (?:joueur|monstre|personnage)s?(?: ou ce monstre)?$/;
/** « dessus » : « mettez-y 1 marqueur ». */
const THERE = /^(?:\d+|un|autant de) marqueurs?\b.* sur \uE000(?:cet|cette|ces) [^ ]+$/;
const DIRECT: Readonly<Record<string, string>> = { cette: 'la', ces: 'les' };

/** Takes « vous », « le », « lui », « en », « y » out of what follows the verb. */
export const pronoun = (rest: string): Pronoun => {
  if (rest === 'vous' || rest.startsWith('vous ')) return { clitic: 'vous', rest: rest.slice('vous '.length) };
  if (rest.endsWith(' à vous') && !rest.endsWith(' et à vous'))
    return { clitic: 'vous', rest: rest.slice(0, -' à vous'.length) };
  const some = SOME.exec(rest);
  if (some !== null) return { clitic: 'en', rest: joined(some[1] ?? '', rest.slice(some[0].length)) };
  const fromIt = FROM_IT.exec(rest);
  if (fromIt !== null) return { clitic: 'lui', rest: fromIt[1] ?? '' };
  const object = OBJECT.exec(rest);
  if (object !== null) return { clitic: DIRECT[object[1] ?? ''] ?? 'le', rest: rest.slice(object[0].length) };
  const to = TO_SOMEBODY.exec(rest);
  if (to !== null) return { clitic: to[1] === 'ces' ? 'leur' : 'lui', rest: rest.slice(0, to.index) };
  const there = THERE.exec(rest);
  if (there !== null) return { clitic: 'y', rest: rest.replace(/ sur \uE000[^ ]+ [^ ]+$/, '') };
  return { clitic: '', rest };
};
/** « lui », « l' »: before a verb. */
const beforeVerb = (clitic: string, verb: string): string =>
  ['le', 'la'].includes(clitic) && startsWithVowel(verb) ? `l'${verb}` : joined(clitic, verb);

/** « infligez 1 dégât », « infligez-vous 1 dégât ». */
const imperative = ({ verb, rest }: FrenchAct): string => {
  const found = pronoun(rest);
  return joined(`${present(VOUS, verb)}${found.clitic === '' ? '' : `-${found.clitic}`}`, found.rest);
};
/** « infliger 1 dégât », « vous infliger 1 dégât ». */
export const infinitive = ({ verb, rest }: FrenchAct): string => {
  const found = pronoun(rest);
  return joined(beforeVerb(found.clitic, infinitiveOf(VOUS, verb)), found.rest);
};
/** Whether « vous » is said: before « pouvez », and where somebody else has done something in the same sentence. */
const isNamed = ({ who, verb }: FrenchAct, ctx: RenderContext): boolean =>
  isModal(verb) || (who !== null && isCard(ctx) && ctx.amongOthers);

/** An act as a clause: imperative for you, otherwise with its subject. */
export const sayAct = (what: FrenchAct, ctx: RenderContext): string => {
  const subject = what.who === null ? VOUS : person(what.who, ctx, 'each');
  if (subject.person === 'vous' && !isNamed(what, ctx)) return imperative(what);
  const found = pronoun(what.rest);
  return joined(subjectOf(subject), beforeVerb(found.clitic, present(subject, what.verb)), found.rest);
};
