import type { Effect, RollRow } from '../../engine/index.js';
import { hasStops, isDoneBy, later } from './deciding.js';
import type { EffectWords, Say } from './effect-words.js';
import { aloud } from './listening.js';
import { isSame } from './naming/mentions.js';
import { alike, isForItsNumber, isOfResult } from './naming/rows.js';
import type { Frame } from './tree.js';

/** What rolls need of the clauses of effects. */
interface Around {
  readonly say: Say;
  /** In brackets where a list would stand in a list. */
  readonly entry: Say;
}

/** Says dice and what their numbers do. */
export const throwing = <Verb>(words: EffectWords<Verb>, { say, entry }: Around) => {
  const rows = (of: readonly RollRow[], frame: Frame): string => aloud('rows', of, frame, () => rowsText(of, frame));
  const rowsText = (of: readonly RollRow[], frame: Frame): string => {
    const groups = hasStops(frame) ? alike(of) : of.map((row) => [row]);
    const effects = groups.flatMap((group) => group.slice(0, 1).map(({ effect }) => effect));
    const isAll = (effect: Effect, at: number): boolean =>
      hasStops(frame) && at > 1 && effect.do === 'sequence' && isSame(effect.of, effects.slice(0, at));
    return groups
      .map((group, at) => {
        const effect = effects[at] as Effect;
        return words.range(group) + (isAll(effect, at) ? words.allOfTheAbove : entry(effect, later(frame)));
      })
      .join(' · ');
  };
  /** "roll. On a 6, …" */
  const rollingFirst = ({ by, rows: of }: Effect<'roll'>, frame: Frame): string => {
    const text = say((of[0] as RollRow).effect, later(frame));
    return `${words.rollsFirst(by, frame)}. ${words.onNumbers(of)}${text}`;
  };
  /** Dice that something else reads have no rows. */
  const withRows = (rolled: string, of: readonly RollRow[], frame: Frame): string =>
    of.length === 0 ? rolled : `${rolled} ${rows(of, frame)}`;
  const rolling = ({ by, rows: of }: Effect<'roll'>, frame: Frame): string => {
    if (of.length === 0) return words.rollsFirst(by, frame);
    if (hasStops(frame) && isForItsNumber(of)) return words.rollsFirst(by, frame);
    if (!hasStops(frame) || !isOfResult(of)) return `${words.rolls(by, frame)} ${rows(of, frame)}`;
    const { effect } = of[0] as RollRow;
    const next = say(effect, later(frame));
    return words.rollsThen(by, frame) + (isDoneBy(effect, by) ? words.again(next) : next);
  };

  /** "roll; if …, roll 3 dice instead: 1–4: …": the same rows, with more dice. */
  const moreDice = ({ effect: many, otherwise: one }: Effect<'if'>, opening: string, frame: Frame): string | null => {
    if (!hasStops(frame) || many.do !== 'rollTogether' || one?.do !== 'roll') return null;
    if (!isSame([many.by, many.rows], [one.by, one.rows])) return null;
    const rolled = words.rollsFirst(one.by, frame) + words.between.but + opening + words.rollsInstead(many, frame);
    return `${rolled} ${rows(many.rows, frame)}`;
  };

  const dicing = (effect: Effect<'roll' | 'rollTogether'>, frame: Frame): string =>
    effect.do === 'roll' ? rolling(effect, frame) : withRows(words.rollsTogether(effect, frame), effect.rows, frame);

  return { dicing, rollingFirst, moreDice };
};
