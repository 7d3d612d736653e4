import type { Cost, Mode, ObjectId, PlayerId, Ref } from '../vocabulary/index.js';
import { objectOf, optionOf, type Decision, type Game, type OptionId, type Question } from '../state/index.js';
import { activatedOf } from '../rules/stack/activating.js';
import { announcing, playAbility } from '../rules/stack/announcing.js';
import { prepare } from '../rules/characteristics/targets.js';
import { announcingScope, thingsToPay } from '../rules/costs/cost-events.js';
import { prohibition } from '../rules/events/replacement.js';
import { fallbackFor } from './fallback.js';

/** Something that a player could put on the stack, named like the options of priority. */
export type Announcement = `play:${ObjectId}` | `use:${ObjectId}:${string}`;

type Answers = readonly (readonly OptionId[])[];

/** What is announced: the object, and the modes and costs that it is announced with. */
interface Announced {
  readonly object: ObjectId;
  readonly modes: readonly Mode[];
  readonly costs: readonly Cost[];
}

const announcedBy = (g: Game, announcement: Announcement): Announced | null => {
  const [verb, id = '', ...key] = announcement.split(':');
  const object = id as ObjectId;
  if (!(object in g.state.objects)) return null;
  if (verb === 'play') {
    const { modes, costs = [] } = playAbility(g, object);
    return { object, modes, costs };
  }
  const ability = activatedOf(g, object).find((one) => one.key === key.join(':'));
  return ability === undefined ? null : { object, modes: ability.modes, costs: ability.costs };
};

/** Whether a target is chosen by chance: that is not foreseen. */
const isByChance = ({ targets }: Mode): boolean => targets.some(({ pick }) => pick === 'atRandom');

/** The next question about mode and targets after these answers; the answers that are left when there is none. */
const aboutMode = (g: Game, player: PlayerId, { object, modes }: Announced, answers: Answers): Decision | Answers => {
  const left = [...answers];
  const asking = { ...announcing(g, player, object), canCallOff: false };
  const asked: Game = {
    ...g,
    *ask(question) {
      const options: readonly unknown[] = question.options;
      if (question.max === 0 || options.length === 0) return [];
      return yield { ...question, fallback: fallbackFor(question) };
    },
  };
  const run = prepare(asked, modes, announcingScope(g, player, object), asking);
  for (let step = run.next(); ; step = run.next(left.shift() ?? [])) {
    if (step.done === true) return left;
    if (left.length === 0) return step.value;
  }
};

const PAYING = { discardLoot: 'discard', destroy: 'destroy' } as const;

/** What is chosen to pay one cost with; null when nothing is. */
const aboutCost = (g: Game, player: PlayerId, source: ObjectId, cost: Cost): Question | null => {
  if (cost.pay !== 'discardLoot' && cost.pay !== 'destroy') return null;
  const things: readonly Ref[] = thingsToPay(g, { player, source }, cost, prohibition(g));
  const { card } = objectOf(g.state, source);
  const options = things.map((ref) => optionOf(g.state, ref));
  if (options.length < cost.amount) return null;
  const secret = cost.pay === 'discardLoot';
  const [min, max, paying] = [cost.amount, cost.amount, PAYING[cost.pay]];
  return { player, key: 'announce.cost', source, card, options, min, max, secret, paying };
};

/** What putting something on the stack takes, as things stand. */
export interface Price {
  /** All costs as they are now (COST-02). */
  readonly costs: readonly Cost[];
  /** It takes as many targets as one likes, and there is none: then it does nothing but cost. */
  readonly isAimless: boolean;
}

/** What announcing this would take of this player, as `foreseenBy` a look; null for what is not there. */
export const priceOf = (g: Game, player: PlayerId, announcement: Announcement): Price | null => {
  const announced = announcedBy(g, announcement);
  if (announced === null) return null;
  const { modes, costs } = announced;
  const isFree = modes.every(({ targets }) => targets.length > 0 && targets.every(({ min }) => min === 0));
  return { costs, isAimless: isFree && !('key' in aboutMode(g, player, announced, [])) };
};

/**
 * The next question that this player would be asked about mode, targets and payment on the way to the stack, if they could
 * announce this now, after these answers; null when there is none. It is a look: nothing changes, and nothing is promised.
 */
export const foreseenBy = (
  g: Game,
  player: PlayerId,
  announcement: Announcement,
  answers: Answers,
): Decision | null => {
  const announced = announcedBy(g, announcement);
  if (announced === null || announced.modes.some(isByChance)) return null;
  const found = aboutMode(g, player, announced, answers);
  if ('key' in found) return found;
  const { object, costs } = announced;
  const questions = costs.flatMap((cost) => aboutCost(g, player, object, cost) ?? []);
  const next = questions[found.length];
  return next === undefined ? null : { ...next, fallback: fallbackFor(next) };
};
