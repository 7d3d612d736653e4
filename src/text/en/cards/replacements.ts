import type { Amount, EventPattern, EventType, Selector } from '../../../engine/index.js';
import { mostOften, matchEvent, type MatchedEvent } from '../../cards/matched-events.js';
import { changeOf, isCard, type RenderContext } from '../../cards/tree.js';
import { happeningOf, provisos } from './events.js';
import { conjugated, plural, singular, verb, type Phrase } from './nouns.js';
import { person } from './selectors.js';

/** "other players" where "another player" is the subject. */
const everybody = ({ player: who }: MatchedEvent, subject: Phrase, ctx: RenderContext): string | null =>
  who?.select === 'players' && person(who, ctx, 'one').text === subject.text ? person(who, ctx, 'all').text : null;

/** "one loot card", "one ability": of what one happens; null where it has no article. */
const oneOf = ({ event, object: what }: MatchedEvent, rest: string): string | null => {
  if (event === 'activate' && what === null) return 'one ability';
  return /^an? [a-z ]+$/.test(rest) ? rest.replace(/^an? /, 'one ') : null;
};

/** "other players cannot play loot": what does not happen. */
export const cannotText = (pattern: EventPattern, ctx: RenderContext): string => {
  const matched = matchEvent(pattern);
  const { subject, verb: act, rest } = happeningOf(matched, ctx);
  const bareVerb = act.bare === 'are' ? 'be' : act.bare;
  const who = everybody(matched, subject, ctx) ?? subject.text;
  const most = isCard(ctx) ? mostOften(matched) : null;
  const one = most === 1 ? oneOf(matched, rest) : null;
  if (one !== null) return `${who} cannot ${bareVerb} more than ${one} each turn`;
  const text = [who, 'cannot', bareVerb, rest].filter((part) => part !== '').join(' ');
  return most === null
    ? `${text}${provisos(matched, ctx)}`
    : `${text} more than ${most === 1 ? 'once' : `${most} times`} each turn`;
};

const changeText = (change: ReturnType<typeof changeOf>): string => {
  if (change === null) return '';
  return change.how === 'double' ? 'double that' : `${change.by} ${change.how}`;
};

const MUCH: readonly EventType[] = ['gainCoins', 'loseCoins', 'loot', 'damage', 'wouldTakeDamage'];
/** "gain 1 more instead", "it deals double that instead", "take 1 instead": another amount of what would happen. */
export const muchInstead = (would: EventPattern, to: Amount, ctx: RenderContext): string | null => {
  const change = changeOf(to);
  if (!MUCH.includes(would.event) || (change === null && typeof to !== 'number')) return null;
  const much = typeof to === 'number' ? String(to) : changeText(change);
  const matched = matchEvent(would);
  const { subject, verb: act } = happeningOf(matched, ctx);
  const does = act.bare !== 'be' ? act : verb(matched.dealer === null ? 'take' : 'deal');
  if (subject.person === 'you') return `${does.bare} ${much} instead`;
  const who =
    subject.text === 'they' ? plural('they') : isPlayerOf(matched) ? person(CAUSE_PLAYER, ctx, 'one') : singular('it');
  return `${who.text} ${conjugated(who, does)} ${much} instead`;
};
const CAUSE_PLAYER: Selector = { select: 'cause', part: 'player' };
const isPlayerOf = ({ event, source, object: whom }: MatchedEvent): boolean =>
  (event !== 'damage' && event !== 'wouldTakeDamage') || (whom === null && source === null);

/** "this takes no combat damage on a roll of 6": damage that does not happen. */
export const noneText = (would: EventPattern, ctx: RenderContext): string | null => {
  const matched = matchEvent(would);
  if (matched.event !== 'damage' || matched.first !== null || matched.every !== 0) return null;
  const { subject, verb: act, rest } = happeningOf(matched, ctx);
  return `${subject.text} ${conjugated(subject, act)} no ${rest}${provisos(matched, ctx)}`;
};
