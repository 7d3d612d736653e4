import type { Selector } from '../../../engine/index.js';
import type { Act } from '../../cards/acts.js';
import type { Acts } from '../../cards/effects.js';
import type { Frame } from '../../cards/tree.js';
import { VOUS, infinitiveOf, present, type Verb } from './nouns.js';
import { person } from './selectors.js';

export type FrenchAct = Act<Verb>;
export type FrenchActs = Acts<Verb>;

export const act = (who: Selector | null, verb: Verb, rest: string): FrenchAct => ({ who, verb, rest });
/** « pouvoir jouer », which no imperative says. */
export const isModal = (verb: Verb): boolean => 'inf' in verb && verb.inf.startsWith('pouvoir ');

/** Takes "vous" out of what follows the verb, because French puts the pronoun at the verb. */
export const pronoun = (rest: string): { readonly vous: boolean; readonly rest: string } => {
  if (rest === 'vous' || rest.startsWith('vous ')) return { vous: true, rest: rest.slice('vous '.length) };
  if (rest.endsWith(' à vous')) return { vous: true, rest: rest.slice(0, -' à vous'.length) };
  return { vous: false, rest };
};
const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** « infligez 1 dégât », « infligez-vous 1 dégât ». */
const imperative = ({ verb, rest }: FrenchAct): string => {
  const found = pronoun(rest);
  return joined(`${present(VOUS, verb)}${found.vous ? '-vous' : ''}`, found.rest);
};
/** « infliger 1 dégât », « vous infliger 1 dégât ». */
export const infinitive = ({ verb, rest }: FrenchAct): string => {
  const found = pronoun(rest);
  return joined(found.vous ? 'vous' : '', infinitiveOf(VOUS, verb), found.rest);
};
/** An act as a clause: imperative for you, otherwise with its subject. */
export const sayAct = (what: FrenchAct, frame: Frame): string => {
  const subject = what.who === null ? VOUS : person(what.who, frame, 'each');
  if (subject.person === 'vous' && !isModal(what.verb)) return imperative(what);
  const found = pronoun(what.rest);
  return joined(subject.text, found.vous ? 'vous' : '', present(subject, what.verb), found.rest);
};
