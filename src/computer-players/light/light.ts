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
  cardWorth,
  effectsOf,
  glanceAt,
  isAnswer,
  isHarmful,
  isRescue,
  playingWorth,
  rewardWorth,
  turnsRolls,
} from './at-a-glance.js';
import { mayBegin } from '../situation/beginning.js';
import { winsDuel } from './duel.js';

/** What plays on in a try: an imagined game, its cards, numbers for what is left to chance. */
interface Playing {
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

/** What attacking this is worth, ¢. */
const attackWorths = ({ session, cards }: Playing, { hp, atk }: ImaginedPlayer): ReadonlyMap<string, number> =>
  new Map(
    foesIn(session).map(({ id, card, hp: foeHp, dc, atk: foeAtk, souls }) => {
      const wins = winsDuel({ hp, atk, foeHp, dc, foeAtk });
      return [id, wins * (souls * SOUL + 1 + rewardWorth(cards.card(card))) - (1 - wins) * DEATH];
    }),
  );

/** What doing this in one's own turn is worth at a glance. */
const doingWorth = ({ cards }: Playing, { meaning }: Option): number => {
  const { kind, card, effect, ability } = meaning;
  if (kind === 'play' && card !== undefined) return playingWorth(cards.card(card));
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
  return glanceAt(effect) - price;
};

/** How often somebody who can help themselves does. */
const HELPS = 0.85;

/** What helps whoever is asked first against their own missed attack roll, or what would kill them; null for a pass. */
const answerTo = (playing: Playing, decision: Decision): OptionId | null => {
  const { session, done, random } = playing;
  const top = topIn(session);
  if (top === null || !top.bad || top.player !== decision.player || done.acts > 2 * MOST_ACTS) return null;
  const helps = top.is === 'attackRoll' ? turnsRolls : isRescue;
  const found = decision.options.find((option) => effectsOf(playing.cards, option).some(helps));
  if (found === undefined || random() > HELPS) return null;
  done.acts += 1;
  return found.id;
};

const offers = (decision: Decision, id: OptionId): boolean => decision.options.some((option) => option.id === id);

/** One's own action phase: cards and abilities, then buying, fighting, and the end. */
const mainAction = (playing: Playing, decision: Decision): OptionId => {
  const { session, done, random } = playing;
  const { number } = turnOf(session);
  if (done.turn !== number) Object.assign(done, { turn: number, acts: 0 });
  done.acts += 1;
  const mayEnd = offers(decision, END);
  if (done.acts > MOST_ACTS) return ([END, 'attack', 'purchase'] as const).find((id) => offers(decision, id)) ?? PASS;
  const action = highest(decision.options, (option) => doingWorth(playing, option), WORTH_DOING);
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

/** What is aimed at or chosen: others for harm, oneself for good. */
const aimed = ({ random }: Playing, { player, options, effect, min, max }: Decision): readonly OptionId[] => {
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

const bestBy = ({ options, fallback }: Decision, worthOf: (option: Option) => number): readonly OptionId[] => {
  const found = highest(
    options.filter(({ id }) => id !== 'back'),
    worthOf,
    Number.NEGATIVE_INFINITY,
  );
  return found === null ? fallback : [found.id];
};

const choice = (playing: Playing, decision: Decision): readonly OptionId[] => {
  const { cards, session, random } = playing;
  switch (decision.key) {
    case 'attack.target': {
      const worths = attackWorths(playing, imaginedPlayer(session, decision.player));
      return bestBy(decision, ({ id }) => worths.get(id) ?? UNKNOWN_FOE * 2 * random());
    }
    case 'purchase.choice':
    case 'deck.search':
    case 'setup.treasure':
      return bestBy(
        decision,
        ({ meaning: { card } }) => (card === undefined ? 4 : cardWorth(cards.card(card))) + random(),
      );
    case 'announce.mode':
    case 'trigger.mode':
    case 'effect.option':
    case 'effect.may':
      return bestBy(decision, ({ meaning: { effect } }) => (effect === undefined ? 0 : glanceAt(effect) + random()));
    case 'announce.target':
    case 'trigger.target':
    case 'effect.choose':
    case 'vote':
      return aimed(playing, decision);
    default:
      return decision.fallback;
  }
};

/**
 * Goes on with an imagined game by one answer, given at a glance: at most times all pass, or only who is asked where each of
 * them is (`isEachAsked`). Whoever has the turn plays, buys and fights. False, and nothing done, where they would end their turn.
 */
export const playLightly = (playing: Playing, isEachAsked: boolean): boolean => {
  const { session } = playing;
  const decision = decisionOf(session);
  if (decision === null) return false;
  if (decision.key === 'priority') {
    const action = mayBegin(session, decision.player)
      ? mainAction(playing, decision)
      : (answerTo(playing, decision) ?? PASS);
    if (action === END) return false;
    if (action === PASS && !isEachAsked) passRound(session);
    else apply(session, decision.player, [action]);
    return true;
  }
  const chosen = choice(playing, decision);
  apply(session, decision.player, chosen.length < decision.min ? decision.fallback : chosen);
  return true;
};
