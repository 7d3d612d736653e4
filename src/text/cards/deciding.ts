import type { Effect, Selector } from '../../engine/index.js';
import type { Act } from './acts.js';
import { actsAs, hasStops, later, type EffectWords, type Say } from './effect-words.js';
import { isSame } from './naming/mentions.js';
import { thingOf, type Frame } from './tree.js';

const IT: Selector = { select: 'it' };
/** The one thing that something has happened to, which "it" can name. */
const isCauseObject = (of: Selector): boolean => of.select === 'cause' && of.part === 'object';

/** What the clauses of decisions need of those of effects. */
interface Around<Verb> {
  readonly say: Say;
  /** In brackets where a list would stand in a list. */
  readonly entry: Say;
  readonly plainAct: (effect: Effect, frame: Frame) => Act<Verb> | null;
}

/** "each player discards their hand, then they loot 3": what each of some players does first has them as its subject. */
const subjects =
  <Verb>(words: EffectWords<Verb>, { say, plainAct }: Omit<Around<Verb>, 'entry'>) =>
  (of: Selector, effect: Effect, inside: Frame): string | null => {
    if (!hasStops(inside) || of.select !== 'players') return null;
    const [first, ...rest] = effect.do === 'sequence' ? effect.of : [effect];
    if (first?.do === 'roll' && rest.length === 0 && isSame(first.by, IT)) return say({ ...first, by: of }, inside);
    const found = first === undefined ? null : plainAct(first, inside);
    if (found === null || found.who === null || !isSame(found.who, IT)) return null;
    const opening = words.clauseOf({ ...found, who: of }, { ...inside, it: null });
    return rest.length === 0 ? opening : opening + words.between.next + say({ do: 'sequence', of: rest }, inside);
  };

/** Says what each player does, may do or decides as it happens. */
export const decisions = <Verb>(words: EffectWords<Verb>, { say, entry, plainAct }: Around<Verb>) => {
  /** "each other player may loot 1": those who do have a name then. */
  const eachMay = ({ as, by, effect }: Effect<'eachMay'>, frame: Frame): string => {
    const inside: Frame = { ...frame, it: { thing: 'player', of: 'each' } };
    const found = plainAct(effect, inside);
    const isTheirs = found !== null && actsAs(found.who, IT) && !words.isModal(found.verb);
    const text = isTheirs ? words.infinitiveOf(found) : words.letHappen + say(effect, inside);
    frame.chosen.set(as, { thing: 'player', number: 1, many: true, accepted: true });
    return `${words.may(by, frame)} ${text}`;
  };

  const options = ({ by, options: of }: Effect<'chooseOne'>, frame: Frame): string => {
    const opening = (hasStops(frame) && frame.opening ? words.choosesLater : words.choosesOne)(by, frame);
    return [opening, ...of.map((option) => `• ${entry(option, later(frame))}`)].join(' ');
  };

  /** "each living player votes: • … • … (at a tie: the last)" */
  const voting = (effect: Effect<'voteOn'>, frame: Frame): string =>
    [
      words.votesOn(effect, frame),
      ...effect.options.map(
        (option, index) => `• ${index === effect.tie ? words.atTie : ''}${entry(option, later(frame))}`,
      ),
    ].join(' ');

  const asSubject = subjects(words, { say, plainAct });
  const forEach = ({ of, effect, as }: Effect<'forEach'>, frame: Frame): string => {
    const inside: Frame = { ...frame, it: { thing: thingOf(of, frame), of: 'each' }, chosen: new Map(frame.chosen) };
    const direct = as === undefined ? asSubject(of, effect, { ...inside, chosen: frame.chosen }) : null;
    if (direct !== null) return direct;
    if (hasStops(frame) && as === undefined && isCauseObject(of))
      return say(effect, { ...inside, chosen: frame.chosen });
    const opening = words.forEach(of, frame);
    if (as !== undefined) inside.chosen.set(as, { thing: thingOf(of, frame), number: 1, many: false, each: true });
    return opening + say(effect, as === undefined ? { ...inside, chosen: frame.chosen } : inside);
  };

  const secretly = (effect: Effect<'secretChoice'>, frame: Frame): string => {
    const inside: Frame = { ...frame, chosen: new Map(frame.chosen) };
    return words.choosesSecretly(effect, inside) + say(effect.effect, inside);
  };

  return (effect: Effect<'forEach' | 'eachMay' | 'chooseOne' | 'secretChoice' | 'voteOn'>, frame: Frame): string => {
    switch (effect.do) {
      case 'forEach':
        return forEach(effect, frame);
      case 'eachMay':
        return eachMay(effect, frame);
      case 'chooseOne':
        return options(effect, frame);
      case 'secretChoice':
        return secretly(effect, frame);
      case 'voteOn':
        return voting(effect, frame);
    }
  };
};
