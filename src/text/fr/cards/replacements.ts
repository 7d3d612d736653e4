import type { Amount, EventPattern, EventType } from '../../../engine/index.js';
import { mostOften, matchEvent, type MatchedEvent } from '../../cards/matched-events.js';
import { changeOf, isCard, type RenderContext } from '../../cards/tree.js';
import { ABOUT_TO, happeningOf, object, provisos } from './events.js';
import { INFLIGER, POUVOIR, SUBIR, after, infinitiveOf, present, type Phrase } from './nouns.js';
import { person } from './selectors.js';
import { de } from './typography.js';

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** « les autres joueurs » where « un autre joueur » is the subject. */
const everybody = ({ player: who }: MatchedEvent, subject: Phrase, ctx: RenderContext): Phrase => {
  if (who?.select !== 'players' || person(who, ctx, 'one').text !== subject.text) return subject;
  const all = person(who, ctx, 'all');
  return { ...all, text: `les ${all.text}` };
};

/** « de » or « d' » of the negation. */
const noneOf = (text: string): string => de(text).slice(0, -text.length);
/** Whether anybody uses this card. */
const isUse = ({ event, player: who, object: what }: MatchedEvent): boolean =>
  event === 'activate' && who === null && what?.select === 'this';

/** « plus d'un butin », « plus d'un effet »: of what one happens; null where it has no article. */
const oneOf = ({ event, object: what }: MatchedEvent, rest: string): string | null => {
  if (event === 'activate' && what === null) return "plus d'un effet";
  return /^une? [a-zé ]+$/.test(rest) ? `plus d'${rest}` : null;
};

/** « les autres joueurs ne peuvent pas jouer de butin » : what does not happen. */
export const cannotText = (pattern: EventPattern, ctx: RenderContext): string => {
  const matched = matchEvent(pattern);
  const { subject, verb, rest } = happeningOf(matched, ctx);
  const who = everybody(matched, subject, ctx);
  const most = isCard(ctx) ? mostOften(matched) : null;
  if (isCard(ctx) && most === null && isUse(matched))
    return `${`l'effet ${after(de, object(matched, ctx, ''))}`} ne peut pas être activé${provisos(matched, ctx)}`;
  const what =
    isCard(ctx) && most === null
      ? rest.replace(/^(?:une? |des )/, (article) => noneOf(rest.slice(article.length)))
      : rest;
  const act = infinitiveOf(subject, verb);
  const one = most === 1 ? oneOf(matched, rest) : null;
  if (one !== null)
    return `${joined(who.text, 'ne', present(who, POUVOIR), 'pas', act.replace(/ l'effet$/, ''), one)} par tour`;
  const text = joined(who.text, 'ne', present(who, POUVOIR), 'pas', act, what);
  return most === null
    ? `${text}${provisos(matched, ctx)}`
    : `${text} plus ${most === 1 ? "d'une" : `de ${most}`} fois par tour`;
};

const changeText = (change: ReturnType<typeof changeOf>): string => {
  if (change === null) return '';
  return change.how === 'double' ? 'le double' : `${change.by} ${change.how === 'more' ? 'de plus' : 'de moins'}`;
};

const MUCH: readonly EventType[] = ['gainCoins', 'loseCoins', 'loot', 'gainTreasure', 'damage', 'wouldTakeDamage'];
/** « gagnez-en 1 de plus », « il en inflige le double », « il en subit 2 à la place » : another amount of what would happen. */
export const muchInstead = (would: EventPattern, to: Amount, ctx: RenderContext): string | null => {
  const change = changeOf(to);
  if (!MUCH.includes(would.event) || (change === null && typeof to !== 'number')) return null;
  const much = typeof to === 'number' ? String(to) : changeText(change);
  const matched = matchEvent(would);
  const { subject, verb } = happeningOf(matched, ctx);
  const does = verb !== ABOUT_TO ? verb : matched.dealer === null ? SUBIR : INFLIGER;
  const instead = change === null ? ' à la place' : '';
  if (subject.person === 'vous') return `${present(subject, does)}-en ${much}${instead}`;
  const isPlural = subject.person === 'ils';
  const who = subject.subject ?? (isPlural ? 'ils' : subject.f ? 'elle' : 'il');
  return `${who} en ${present(subject, does)} ${much}${instead}`;
};

/** What a penalty takes, whatever it is. */
const isPenalty = ({ event, object: what, objectRole, others }: MatchedEvent): boolean =>
  ['penaltyItem', 'penaltyLoot', 'penaltyCoins'].includes(event) &&
  what === null &&
  objectRole === null &&
  others.length === 0;

/** « ce monstre ne subit aucun dégât de combat sur un lancer de 6 » : damage that does not happen. */
export const noneText = (would: EventPattern, ctx: RenderContext): string | null => {
  const matched = matchEvent(would);
  if (matched.first !== null || matched.every !== 0 || matched.nth !== 0) return null;
  const { subject, verb, rest } = happeningOf(matched, ctx);
  if (isPenalty(matched)) {
    const lost = rest.replace(/^(?:une? |des )/, (article) => noneOf(rest.slice(article.length)));
    return `${subject.text} ne ${present(subject, verb)} pas ${lost}${provisos(matched, ctx)}`;
  }
  if (matched.event !== 'damage') return null;
  if (!rest.startsWith('des dégâts')) return null;
  const none = rest.replace(/^des dégâts/, 'aucun dégât');
  return `${subject.text} ne ${present(subject, verb)} ${none}${provisos(matched, ctx)}`.replace(' ne i', " n'i");
};
