import type { Amount, EventPattern, EventType, Selector } from '../../../engine/index.js';
import { mostOften, occasionOf, type Occasion } from '../../cards/occasions.js';
import { changeOf, isCard, type Frame } from '../../cards/tree.js';
import { happeningOf, provisos } from './events.js';
import { conjugated, plural, singular, verb, type Phrase } from './nouns.js';
import { person } from './selectors.js';

/** "other players" where "another player" is the subject. */
const everybody = ({ player: who }: Occasion, subject: Phrase, frame: Frame): string | null =>
  who?.select === 'players' && person(who, frame, 'one').text === subject.text ? person(who, frame, 'all').text : null;

/** "one loot card", "one ability": of what one happens; null where it has no article. */
const oneOf = ({ event, object: what }: Occasion, rest: string): string | null => {
  if (event === 'activate' && what === null) return 'one ability';
  return /^an? [a-z ]+$/.test(rest) ? rest.replace(/^an? /, 'one ') : null;
};

/** "other players cannot play loot": what does not happen. */
export const cannotText = (pattern: EventPattern, frame: Frame): string => {
  const occasion = occasionOf(pattern);
  const { subject, verb: act, rest } = happeningOf(occasion, frame);
  const bareVerb = act.bare === 'are' ? 'be' : act.bare;
  const who = everybody(occasion, subject, frame) ?? subject.text;
  const most = isCard(frame) ? mostOften(occasion) : null;
  const one = most === 1 ? oneOf(occasion, rest) : null;
  if (one !== null) return `${who} cannot ${bareVerb} more than ${one} each turn`;
  const text = [who, 'cannot', bareVerb, rest].filter((part) => part !== '').join(' ');
  return most === null
    ? `${text}${provisos(occasion, frame)}`
    : `${text} more than ${most === 1 ? 'once' : `${most} times`} each turn`;
};

const changeText = (change: ReturnType<typeof changeOf>): string => {
  if (change === null) return '';
  return change.how === 'double' ? 'double that' : `${change.by} ${change.how}`;
};

const MUCH: readonly EventType[] = ['gainCoins', 'loseCoins', 'loot', 'damage', 'wouldTakeDamage'];
/** "gain 1 more instead", "it deals double that instead", "take 1 instead": another amount of what would happen. */
export const muchInstead = (would: EventPattern, to: Amount, frame: Frame): string | null => {
  const change = changeOf(to);
  if (!MUCH.includes(would.event) || (change === null && typeof to !== 'number')) return null;
  const much = typeof to === 'number' ? String(to) : changeText(change);
  const occasion = occasionOf(would);
  const { subject, verb: act } = happeningOf(occasion, frame);
  const does = act.bare !== 'be' ? act : verb(occasion.dealer === null ? 'take' : 'deal');
  if (subject.person === 'you') return `${does.bare} ${much} instead`;
  const who =
    subject.text === 'they'
      ? plural('they')
      : isPlayerOf(occasion)
        ? person(CAUSE_PLAYER, frame, 'one')
        : singular('it');
  return `${who.text} ${conjugated(who, does)} ${much} instead`;
};
const CAUSE_PLAYER: Selector = { select: 'cause', part: 'player' };
const isPlayerOf = ({ event, source, object: whom }: Occasion): boolean =>
  (event !== 'damage' && event !== 'wouldTakeDamage') || (whom === null && source === null);

/** "this takes no combat damage on a roll of 6": damage that does not happen. */
export const noneText = (would: EventPattern, frame: Frame): string | null => {
  const occasion = occasionOf(would);
  if (occasion.event !== 'damage' || occasion.first !== null || occasion.every !== 0) return null;
  const { subject, verb: act, rest } = happeningOf(occasion, frame);
  return `${subject.text} ${conjugated(subject, act)} no ${rest}${provisos(occasion, frame)}`;
};
