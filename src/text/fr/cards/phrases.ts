import { isCard, type RenderContext } from '../../cards/tree.js';
import type { Trait } from '../../cards/traits.js';
import {
  KIND_OF,
  VOUS,
  after,
  agreed,
  indefinite,
  list,
  ordinal,
  plural,
  singular,
  type Noun,
  type Phrase,
} from './nouns.js';
import { NAMED, de, ne, que } from './typography.js';

/** `one`: un objet; `each`: chaque objet; `bare`: objet; `all`: objets; `none`: aucun objet. */
export type Grade = 'one' | 'each' | 'bare' | 'all' | 'none';

const ADJECTIVE = { charged: ['chargé', 'désactivé'], alive: ['vivant', 'mort'] } as const;

/** Adjectives and what stands right after the noun. */
export const close = (trait: Trait, who: Pick<Phrase, 'f' | 'person'>, ctx: RenderContext): string | null => {
  if (trait.trait === 'charged' || trait.trait === 'alive')
    return agreed(ADJECTIVE[trait.trait][trait.not ? 1 : 0], who);
  if (isCard(ctx) && trait.trait === 'same' && trait.not && trait.other.select === 'activePlayer')
    return agreed('non actif', who);
  if (isCard(ctx) && trait.trait === 'attackRoll') return trait.not ? 'hors attaque' : "d'attaque";
  if (isCard(ctx) && trait.trait === 'attacked') return `${trait.not ? 'non ' : ''}${agreed('attaqué', who)}`;
  if (isCard(ctx) && trait.trait === 'mark') return `${trait.not ? 'non ' : ''}${trait.mark === 'tap' ? '↷' : '$'}`;
  if (trait.trait === 'kind' && !trait.not) return KIND_OF[trait.kind];
  if (isCard(ctx) && trait.trait === 'triggered' && !trait.not) return agreed('déclenché', who);
  if (trait.trait !== 'keyword') return null;
  if (trait.word === 'eternal') return agreed(trait.not ? 'non-éternel' : 'éternel', who);
  if (trait.word === 'guppy' && !trait.not) return 'de Guppy';
  return null;
};

/** « cible un objet », « vous cible ou cible un objet ». */
export const aiming = ({ text, parts }: Phrase, not: boolean, many: boolean): string => {
  const aims = many ? 'ciblent' : 'cible';
  const [first, ...others] = parts ?? [text];
  if (not || first !== VOUS.text) return `${not ? `ne ${aims} pas` : aims} ${text}`;
  return others.length === 0 ? `vous ${aims}` : `vous ${aims} ou ${aims} ${list(others, 'ou')}`;
};

/** « autre que la victime », « autre que lui et vous ». */
export const otherThan = (other: Phrase, who: Pick<Phrase, 'f' | 'person'>): string => {
  const autre = who.person === 'ils' ? 'autres' : 'autre';
  const names = (other.parts ?? [other.text]).map((text) =>
    text.replace(NAMED, '') === 'ce joueur' || (text === other.text && other.subject === 'il') ? 'lui' : text,
  );
  return `${autre} ${que(list(names, 'et'))}`;
};

/** « qui est un monstre », « qui ne sont pas des monstres » */
export const quiEst = (not: boolean, many: boolean, what: string, several: string): string => {
  const est = many ? 'sont' : 'est';
  return `qui ${not ? `${ne(est)} pas` : est} ${many ? several : what}`;
};

/** What was activated, as a card calls it. */
export const MARKED = '↷ ou $';

/** A noun with what describes it, as one thing, each, several or none. */
export const graded = (text: string, { f }: Noun, other: boolean, how: Grade): Phrase => {
  const more = other ? 'autre ' : '';
  switch (how) {
    case 'one':
      return singular(indefinite(more + text, f), f);
    case 'each':
      return singular(`chaque ${more}${text.replace(' autre que ', ' sauf ')}`, f);
    case 'bare':
      return singular(more + text, f);
    case 'all':
      return plural(`${other ? 'autres ' : ''}${text}`, f);
    case 'none':
      return singular(`${f ? 'aucune' : 'aucun'} ${more}${text}`, f);
  }
};

/** An item without ↷ and $ effects is a passive one. */
export const asPassive = (parts: readonly string[], who: Pick<Phrase, 'f' | 'person'>): readonly string[] =>
  parts.includes('non ↷') && parts.includes('non $')
    ? [agreed('passif', who), ...parts.filter((part) => part !== 'non ↷' && part !== 'non $')]
    : parts;

/** Several phrases as one: « un objet ou une âme », « chaque joueur et chaque monstre ». */
export const several = (phrases: readonly Phrase[], how: Grade): Phrase => {
  const [first] = phrases;
  if (phrases.length === 1 && first !== undefined) return first;
  const joint = how === 'each' || how === 'all' ? 'et' : 'ou';
  const parts = phrases.map((part) => part.text);
  const f = phrases.length > 0 && phrases.every((part) => part.f);
  return { text: list(parts, joint), person: joint === 'et' ? 'ils' : 'il', f, parts, joint };
};

/** Any deck: how a card says it. */
export const ANY_DECK = 'une pioche';

/** « d'une défausse », « de la défausse butins ». */
const discardOf = (deck: Phrase): string => {
  if (deck.text === ANY_DECK) return "d'une défausse";
  return /^la pioche \p{L}+$/u.test(deck.text)
    ? `de ${deck.text.replace('pioche', 'défausse')}`
    : `de la défausse ${after(de, deck)}`;
};

/** « la carte au sommet de la défausse butins » */
export const topOfDiscard = (deck: Phrase, ctx: RenderContext): Phrase =>
  singular(`la carte au sommet ${isCard(ctx) ? discardOf(deck) : `de la défausse ${after(de, deck)}`}`, true);

/** « le joueur à votre gauche » */
export const neighbour = (side: 'left' | 'right', of: Phrase): Phrase => {
  const word = side === 'left' ? 'gauche' : 'droite';
  if (of.subject !== undefined && of.person === 'il') return singular(`le joueur à sa ${word}`);
  if (of.text === 'celui-ci') return singular(`le joueur à sa ${word}`);
  return singular(of.person === 'vous' ? `le joueur à votre ${word}` : `le joueur à ${word} ${after(de, of)}`);
};

/** « de votre main » */
export const placeInHand = (of: Phrase): string => {
  if (of.person === 'vous') return 'de votre main';
  return of.subject !== undefined && of.person === 'il' ? 'de sa main' : `de la main ${after(de, of)}`;
};

/** « elles », where it has been named. */
export const amongThem = ({ text, subject, person: who, f }: Phrase): string =>
  subject !== undefined && who === 'ils' ? (f ? 'elles' : 'eux') : text;

/** « à un joueur ou un monstre » : what is any one of several needs its preposition once. */
export const asOne = ({ parts, ...who }: Phrase): Phrase =>
  parts === undefined || (who.joint === 'ou' && parts.every((part) => /^une? (?:autre )?[^ ]+$/.test(part)))
    ? who
    : { ...who, parts };

/** « le 1er de ces joueurs », « le n° 2 parmi (…) ». */
export const nthOf = (nth: number, all: string): Phrase =>
  singular(/^\uE000?ces joueurs$/.test(all) ? `le ${ordinal(nth)} ${de(all)}` : `le n° ${nth} parmi (${all})`);
