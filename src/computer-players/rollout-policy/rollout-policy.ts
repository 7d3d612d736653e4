import {
  apply,
  decisionOf,
  foesIn,
  imaginedPlayer,
  passRound,
  topIn,
  turnOf,
  type CardLookup,
  type Decision,
  type ImaginedPlayer,
  type Option,
  type OptionId,
  type Session,
} from '../../engine/index.js';
import {
  staticCardValue,
  effectsOf,
  effectValue,
  isAnswer,
  isHarmful,
  isRescue,
  playValue,
  rewardValue,
  turnsRolls,
} from './static-eval.js';
import { mayBegin } from '../situation/beginning.js';
import { winsDuel } from './duel.js';

/** A rollout: an imagined game, its cards, and its random numbers. */
interface RolloutState {
  readonly session: Session;
  readonly cards: CardLookup;
  readonly random: () => number;
  /** How much everybody has done in the turn with this number, so that nothing goes on for ever. */
  readonly done: { turn: number; acts: number };
}

const PASS: OptionId = 'pass';
const END: OptionId = 'end';

/** In ¢: a soul, a death, what is worth doing. */
const SOUL = 14;
const DEATH = 5;
/** What attacking a monster is worth that nobody knows yet. */
const UNKNOWN_FOE = 0.5;
const WORTH_DOING = 0.4;
const PRICE = 10;
const MOST_ACTS = 8;

/** The option with the highest number, the first of equal ones; null when none is above this least. */
const highest = (options: readonly Option[], worthOf: (option: Option) => number, least: number): Option | null => {
  let found: Option | null = null;
  let most = least;
  for (const option of options) {
    const worth = worthOf(option);
    if (worth <= most) continue;
    found = option;
    most = worth;
  }
  return found;
};

/** The value of attacking each of these, ¢. */
const attackValues = ({ session, cards }: RolloutState, { hp, atk }: ImaginedPlayer): ReadonlyMap<string, number> =>
  new Map(
    foesIn(session).map(({ id, card, hp: foeHp, dc, atk: foeAtk, souls }) => {
      const wins = winsDuel({ hp, atk, foeHp, dc, foeAtk });
      return [id, wins * (souls * SOUL + 1 + rewardValue(cards.card(card))) - (1 - wins) * DEATH];
    }),
  );

/** The static value of an action in one's own turn, ¢. */
const actionValue = ({ cards }: RolloutState, { meaning }: Option): number => {
  const { kind, card, effect, ability } = meaning;
  if (kind === 'play' && card !== undefined) return playValue(cards.card(card));
  if (kind !== 'activate' || effect === undefined || isAnswer(effect)) return 0;
  const used =
    card === undefined
      ? undefined
      : cards.card(card).abilities.find((one) => one.kind === 'activated' && one.key === ability);
  const costs = used?.kind === 'activated' ? used.costs : [];
  const price = costs.reduce(
    (sum, cost) => sum + (cost.pay === 'tap' ? 0 : 'amount' in cost ? 1.5 * cost.amount : 4),
    0,
  );
  return effectValue(effect) - price;
};

/** How often somebody who can help themselves does. */
const HELPS = 0.85;

/** What helps whoever is asked first against their own missed attack roll, or what would kill them; null for a pass. */
const answerTo = (rollout: RolloutState, decision: Decision): OptionId | null => {
  const { session, done, random } = rollout;
  const top = topIn(session);
  if (top === null || !top.bad || top.player !== decision.player || done.acts > 2 * MOST_ACTS) return null;
  const helps = top.is === 'attackRoll' ? turnsRolls : isRescue;
  const found = decision.options.find((option) => effectsOf(rollout.cards, option).some(helps));
  if (found === undefined || random() > HELPS) return null;
  done.acts += 1;
  return found.id;
};

const offers = (decision: Decision, id: OptionId): boolean => decision.options.some((option) => option.id === id);

/** One's own action phase: cards and abilities, then buying, fighting, and the end. */
const mainAction = (rollout: RolloutState, decision: Decision): OptionId => {
  const { session, done, random } = rollout;
  const { number } = turnOf(session);
  if (done.turn !== number) Object.assign(done, { turn: number, acts: 0 });
  done.acts += 1;
  const mayEnd = offers(decision, END);
  if (done.acts > MOST_ACTS) return ([END, 'attack', 'purchase'] as const).find((id) => offers(decision, id)) ?? PASS;
  const action = highest(decision.options, (option) => actionValue(rollout, option), WORTH_DOING);
  if (action !== null) return action.id;
  const me = imaginedPlayer(session, decision.player);
  if (offers(decision, 'purchase') && me.coins >= PRICE && random() < 0.9) return 'purchase';
  if (offers(decision, 'attack') && (!mayEnd || me.hp > 1 || random() < 0.6)) return 'attack';
  if (offers(decision, 'purchase') && !mayEnd) return 'purchase';
  return mayEnd ? END : PASS;
};

/** Whose an option is, as far as it says; null for nobody's. */
const ownerOf = ({ id, meaning }: Option): string | null =>
  meaning.kind === 'player' ? id : (meaning.owner ?? meaning.player ?? null);

/** The targets or choices: others for harm, oneself for good. */
const chooseTargets = (
  { random }: RolloutState,
  { player, options, effect, min, max }: Decision,
): readonly OptionId[] => {
  const harms = effect !== undefined && isHarmful(effect);
  const worthOf = (option: Option): number => {
    const owner = ownerOf(option);
    const good = owner === null ? 0 : (owner === player) === harms ? -1 : 1;
    return good + random() * 0.9;
  };
  const ranked = options.filter(({ id }) => id !== 'back').map((option) => ({ id: option.id, worth: worthOf(option) }));
  ranked.sort((a, b) => b.worth - a.worth);
  const good = ranked.filter(({ worth }) => worth > 0).length;
  return ranked.slice(0, Math.max(min, Math.min(max, good))).map(({ id }) => id);
};

const argmax = ({ options, fallback }: Decision, worthOf: (option: Option) => number): readonly OptionId[] => {
  const found = highest(
    options.filter(({ id }) => id !== 'back'),
    worthOf,
    Number.NEGATIVE_INFINITY,
  );
  return found === null ? fallback : [found.id];
};

const choice = (rollout: RolloutState, decision: Decision): readonly OptionId[] => {
  const { cards, session, random } = rollout;
  switch (decision.key) {
    case 'attack.target': {
      const worths = attackValues(rollout, imaginedPlayer(session, decision.player));
      return argmax(decision, ({ id }) => worths.get(id) ?? UNKNOWN_FOE * 2 * random());
    }
    case 'purchase.choice':
    case 'deck.search':
    case 'setup.treasure':
      return argmax(
        decision,
        ({ meaning: { card } }) => (card === undefined ? 4 : staticCardValue(cards.card(card))) + random(),
      );
    case 'announce.mode':
    case 'trigger.mode':
    case 'effect.option':
    case 'effect.may':
      return argmax(decision, ({ meaning: { effect } }) => (effect === undefined ? 0 : effectValue(effect) + random()));
    case 'announce.target':
    case 'trigger.target':
    case 'effect.choose':
    case 'vote':
      return chooseTargets(rollout, decision);
    default:
      return decision.fallback;
  }
};

/**
 * Plays one step of a rollout by the rollout policy: usually all pass at once, or only the asked player if each of them is to
 * be asked (`isEachAsked`). The active player plays, buys and fights. False, and nothing done, when they would end their turn.
 */
export const playRolloutStep = (rollout: RolloutState, isEachAsked: boolean): boolean => {
  const { session } = rollout;
  const decision = decisionOf(session);
  if (decision === null) return false;
  if (decision.key === 'priority') {
    const action = mayBegin(session, decision.player)
      ? mainAction(rollout, decision)
      : (answerTo(rollout, decision) ?? PASS);
    if (action === END) return false;
    if (action === PASS && !isEachAsked) passRound(session);
    else apply(session, decision.player, [action]);
    return true;
  }
  const chosen = choice(rollout, decision);
  apply(session, decision.player, chosen.length < decision.min ? decision.fallback : chosen);
  return true;
};
