import type { Card, CardId, Deck, Effect, ObjectId, PlayerId, Ref } from '../vocabulary/index.js';
import {
  objectOf,
  playerOf,
  playersFrom,
  seededNumber,
  type ChanceOrigin,
  type BarterTrade,
  type CardLookup,
  type Decision,
  type OptionId,
  type Procedure,
  type Verdict,
} from '../state/index.js';
import { legalActions } from '../decisions/actions.js';
import { choosableBy, declarableBy, type Declarable } from '../decisions/declarable.js';
import { foreseenBy, priceOf, type Announcement, type Price } from '../decisions/foreseeing.js';
import {
  looksLikePriority,
  objectionTo,
  objectionsTo,
  type Unavailable,
  type ActionQuery,
} from '../decisions/why-not.js';
import { soulTotal } from '../rules/characteristics/characteristics.js';
import { rememberedOrdersOf, type RememberedOrder } from '../rules/turn/table-acts.js';
import { isSettingUp } from '../rules/turn/turn-order.js';
import { tradeObjection } from '../rules/turn/trading.js';
import { influencesIn, type Influence } from '../view/influences.js';
import type { View } from '../view/view-parts.js';
import { viewOf } from '../view/view.js';
import { internalsOf, type Session } from './internals.js';

/** What one viewer of a game may see: a player, or null for a spectator. */
export const viewFor = (session: Session, viewer: PlayerId | null): View => {
  const { game, decision } = internalsOf(session);
  return viewOf(game, decision, viewer);
};

/**
 * What changes this player or object just now, with the card that it comes from (EFF-02): static abilities in play, and
 * what resolved earlier and lasts. Everybody sees both, so it is the same for every viewer.
 */
export const influencesOn = (session: Session, ref: Ref): readonly Influence[] =>
  influencesIn(internalsOf(session).game, ref);

/**
 * Why this player cannot do this now; null when they can. Says nothing that they may not see: a card that is in nobody's
 * sight is simply not in their hand and not in play.
 */
export const whyNot = (session: Session, player: PlayerId, query: ActionQuery): Verdict =>
  objectionTo(internalsOf(session), player, query);

/** Why a trade is not possible now; null when it is (VAR-04). */
export const whyNoTrade = (session: Session, trade: Omit<BarterTrade, 'does'>): Verdict =>
  tradeObjection(internalsOf(session).game.state, trade);

/**
 * Everything that this player might want to do but cannot do now, with the reason. What an attack or a purchase could be
 * on is only listed when one can be declared at all.
 */
export const unavailable = (session: Session, player: PlayerId): readonly Unavailable[] =>
  objectionsTo(internalsOf(session), player);

/** What the choice after a declaration would offer as things stand: public, but for nobody a promise (ATK-03, BUY-02). */
export const declarable = (session: Session, player: PlayerId): Declarable =>
  declarableBy(internalsOf(session).game, player);

/** What this player could attack or buy on a turn of their own, for planning it: public, and for nobody a promise. */
export const choosable = (session: Session, player: PlayerId): Declarable =>
  choosableBy(internalsOf(session).game, player);

/**
 * The next question about mode, targets and payment on the way to the stack, if this player could announce this now, after
 * these answers; null when there is none. For planning, for nobody's eyes but theirs, and no promise (TGT-01, COST-02).
 */
export const foreseen = (
  session: Session,
  player: PlayerId,
  announcement: Announcement,
  answers: readonly (readonly OptionId[])[],
): Decision | null => foreseenBy(internalsOf(session).game, player, announcement, answers);

/** What announcing this would cost this player, and whether it would do anything besides; null for what is not there (COST-02). */
export const announcedPrice = (session: Session, player: PlayerId, announcement: Announcement): Price | null =>
  priceOf(internalsOf(session).game, player, announcement);

/** The orders that this player has given so far and is not asked for again, for nobody else's eyes (ABIL-07, REPL-07). */
export const rememberedOrders = (session: Session, player: PlayerId): readonly RememberedOrder[] =>
  rememberedOrdersOf(internalsOf(session).state, player);

/** The cards that the game is played with. */
export const cardsOf = (session: Session): CardLookup => internalsOf(session).resources.cards;

/** Cards that this game alone has, as they were when it began. */
export const houseCardsOf = (session: Session): readonly Card[] => internalsOf(session).state.houseCards ?? [];

/** Which turn it is, whose, and what part of it. */
export const turnOf = (session: Session): Pick<View['turn'], 'number' | 'active' | 'phase'> => {
  const { number, active, phase } = internalsOf(session).state.turn;
  return { number, active, phase };
};

/** Whether it is this player's turn; while the game is set up it is nobody's. */
export const hasTurn = (session: Session, player: PlayerId): boolean => {
  const { state } = internalsOf(session);
  return state.turn.active === player && !isSettingUp(state);
};

/** The ¢ of a player; 0 for nobody in the game. */
export const coinsOf = (session: Session, player: PlayerId): number =>
  internalsOf(session).state.players[player]?.coins ?? 0;

/** The soul value that each player has, in the order of the seats. */
export const soulsOf = (session: Session): readonly number[] => {
  const { game, state } = internalsOf(session);
  return state.turnOrder.toSorted().map((player) => soulTotal(game, player));
};

/** How many things are on the stack. */
export const stackHeight = (session: Session): number => internalsOf(session).state.stack.length;

/** An effect on the stack: the ability and mode of the card that it is of. */
interface EffectOnStack {
  readonly card: CardId | null;
  /** The key of the ability; of the outcome of a roll, that of its row. */
  readonly ability: string;
  readonly mode: number;
  readonly effect: Effect;
  readonly is: 'loot' | 'activated' | 'triggered' | 'outcome';
}

/** The loot and abilities on the stack, the last is the top. */
export const effectsOnStack = (session: Session): readonly EffectOnStack[] =>
  internalsOf(session).state.stack.flatMap((item): readonly EffectOnStack[] => {
    if (item.kind !== 'loot' && item.kind !== 'ability') return [];
    const { card, ability, mode, effect } = item;
    return [{ card, ability, mode, effect, is: item.kind === 'loot' ? 'loot' : item.how }];
  });

/**
 * Cards that are in no zone while players have priority, without being anywhere underway: a copy of loot waits there to be
 * played (COPY-10), a monster while its death is carried out (DEATH-06), the top treasure until it is paid for (BUY-08), the top of a deck
 * that may be played from there (LOOT-05). There are
 * none, unless a rule has lost one.
 */
export const lostInHolding = (session: Session): readonly ObjectId[] => {
  const { state, decision } = internalsOf(session);
  if (decision?.key !== 'priority') return [];
  const underway = state.procedures.flatMap((procedure) => {
    if (procedure.kind === 'monsterDeath') return [procedure.object];
    return procedure.kind === 'purchase' && procedure.top !== null ? [procedure.top] : [];
  });
  const open = state.continuous.some(
    ({ modifier }) => modifier.modify === 'mayPlay' && modifier.what.select === 'decks',
  );
  const isOpen = (id: ObjectId): boolean => open && state.objects[id]?.zone === 'deck';
  return state.holding.filter((id) => state.objects[id]?.copy !== true && !underway.includes(id) && !isOpen(id));
};

/** What is being carried out across rounds of priority, the innermost, and the step that is next; null for nothing. */
export const procedureOf = (session: Session): Pick<Procedure, 'kind' | 'step'> | null => {
  const procedure = internalsOf(session).state.procedures.at(-1);
  return procedure === undefined ? null : { kind: procedure.kind, step: procedure.step };
};

/** Whether a round of priority is open, also while its holder announces something: that must not show (LOOT-02). */
export const isRound = (session: Session): boolean => {
  const { state, decision } = internalsOf(session);
  if (decision === null) return false;
  return decision.key === 'priority' || (state.priority !== null && looksLikePriority(decision.key));
};

/** Whether a question is open that everybody knows of: not about priority, nor about announcing something (LOOT-02). */
export const isPublicQuestion = (session: Session): boolean => {
  const { decision } = internalsOf(session);
  return decision !== null && !looksLikePriority(decision.key);
};

/** All players in the order in which they get priority: from its holder, or the active player while nobody has it. */
export const roundOf = (session: Session): readonly PlayerId[] => {
  const { state } = internalsOf(session);
  return playersFrom(state, state.priority?.holder ?? state.turn.active);
};

/** Whether this player's pass in the open round is used: known to a table, and not told before the round is over. */
export const hasPassedInRound = (session: Session, player: PlayerId): boolean =>
  internalsOf(session).state.priority?.passed.includes(player) === true;

/**
 * Whether this player could do nothing but pass if priority were theirs in the open round, whoever has it now (PRIO-04). It
 * reads their hand: what goes by it tells others of that hand.
 */
export const canOnlyPass = (session: Session, player: PlayerId): boolean =>
  legalActions(internalsOf(session).game, player).length === 1;

/** The cards that only some or no players may see: every hand, and every deck from its top. */
export interface HiddenCards {
  readonly hands: Readonly<Record<PlayerId, readonly CardId[]>>;
  readonly decks: Readonly<Record<Deck, readonly CardId[]>>;
}

/** All hidden cards of a game: to be shown when it is over, and not before (LOOT-02, ZONE-07). */
export const revealHiddenCards = (session: Session): HiddenCards => {
  const { state } = internalsOf(session);
  const hands = state.turnOrder.map((id) => [id, playerOf(state, id).hand.map((card) => objectOf(state, card).card)]);
  const { loot, treasure, monster, room } = state.decks;
  const fromTop = (deck: readonly CardId[]): readonly CardId[] => deck.toReversed();
  return {
    hands: Object.fromEntries(hands) as HiddenCards['hands'],
    decks: { loot: fromTop(loot), treasure: fromTop(treasure), monster: fromTop(monster), room: fromTop(room) },
  };
};

/** How many transitions are complete: a number that everyone may know. */
export const transitionOf = (session: Session): number => internalsOf(session).state.transition;

/**
 * A number of 32 bits that only the seed, this name and the answers so far decide: for chance beside the game, of which
 * no draw is used up. It tells nothing of the seed.
 */
export const numberFor = (session: Session, name: string): number => {
  const { state, answers } = internalsOf(session);
  return seededNumber(`${name} ${state.seed} ${state.transition} ${answers.length}`);
};

/** How many numbers chance has used up: every player can count most of them, so that it tells nothing that decks do not. */
export const drawCountOf = (session: Session): number => internalsOf(session).state.draws;

/**
 * What the seed was made of, and since when the hash of its secret was public: to be told when the game is over, and not
 * before. A game to which nobody could add words has its seed alone, whose hash was public from its start.
 */
export const originOf = (session: Session): ChanceOrigin & { readonly since: 'lobby' | 'start' } => {
  const { origin, seed } = internalsOf(session).state;
  return origin === undefined
    ? { secret: seed.split('/')[0] ?? '', words: [], since: 'start' }
    : { ...origin, since: 'lobby' };
};

/** The seed, from which every hidden card can be worked out: to be told when the game is over, and not before. */
export const seedOf = (session: Session): string => internalsOf(session).state.seed;
