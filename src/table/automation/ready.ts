import {
  cardsOf,
  decisionOf,
  viewFor,
  type AbilityOf,
  type CardId,
  type Decision,
  type ObjectId,
  type OptionId,
  type PlayerId,
  type Session,
  type StackItemView,
} from '../../engine/index.js';
import { controlledBy, isTheirs, playerContext, type PlayerContext } from '../attention/player-context.js';
import { modeFor, preventedBy, shielded } from '../attention/purposes.js';
import { isDeadly } from '../attention/stakes.js';
import { isHolding } from '../play/holds.js';
import type { Seat, TableData } from '../record/data.js';
import { READY_WHEN, type ReadyAnswer } from '../record/fields/ready-answers.js';

/** An ability that can answer: of something in play that a player controls, or of loot of their hand. */
interface ResponseAbility {
  readonly object: ObjectId;
  readonly card: CardId;
  readonly ability: AbilityOf<'activated' | 'loot'>;
}

/** An answer that a card offers to make ready. */
export type ReadyOffer = Omit<ReadyAnswer, 'turn'>;

/** The abilities that this player could answer with: of what they control, and of their hand. */
export const responseAbilities = (session: Session, player: PlayerId): readonly ResponseAbility[] => {
  const { players, hand } = viewFor(session, player);
  const own = players.find(({ id }) => id === player);
  const inPlay = own === undefined ? [] : controlledBy(own);
  return [
    ...inPlay.flatMap(({ id, card, usable }) =>
      usable.map(({ ability }): ResponseAbility => ({ object: id, card, ability })),
    ),
    ...hand.flatMap(({ id, card }) =>
      cardsOf(session)
        .card(card)
        .abilities.flatMap((ability): readonly ResponseAbility[] =>
          ability.kind === 'loot' ? [{ object: id, card, ability }] : [],
        ),
    ),
  ];
};

/** The key of an ability of something in play; null for loot. */
export const keyOf = ({ ability }: ResponseAbility): string | null => (ability.kind === 'loot' ? null : ability.key);

/** The ability by which an answer is given; null when its card is gone, or does something else by now. */
export const responseAbilityFor = (session: Session, player: PlayerId, answer: ReadyOffer): ResponseAbility | null =>
  responseAbilities(session, player).find(
    (ability) =>
      ability.object === answer.object && keyOf(ability) === answer.ability && modeOf(ability, player, answer) !== null,
  ) ?? null;

const modeOf = (
  { ability }: ResponseAbility,
  player: PlayerId,
  { when, to }: Pick<ReadyOffer, 'when' | 'to'>,
): number | null => modeFor(ability, when, to !== undefined && to !== player);

/**
 * Everything that this player's cards offer to make ready: what their abilities reach says it, and that there is only
 * one way to use them then, which costs nothing but the card itself.
 */
export const readyOffers = (session: Session, player: PlayerId): readonly ReadyOffer[] => {
  const { turnOrder } = viewFor(session, null);
  return responseAbilities(session, player).flatMap((ability) => {
    const { object, card } = ability;
    const offers = READY_WHEN.flatMap((when): readonly ReadyOffer[] => {
      const offer = { object, card, ability: keyOf(ability), when };
      return when === 'damageTo' ? turnOrder.map((to) => ({ ...offer, to })) : [offer];
    });
    return offers.filter((offer) => modeOf(ability, player, offer) !== null);
  });
};

/** Whether damage on the stack takes this player to 0 HP, shields that wait for it counted. */
const wouldKill = (now: PlayerContext, top: StackItemView): boolean =>
  isDeadly(now, now.player) && (top.number ?? 0) - shielded(now.view, now.player.id) >= now.player.hp;

/** Whether this is what the answer was made ready for. */
const isTime = (now: PlayerContext, top: StackItemView, answer: ReadyAnswer, ability: ResponseAbility): boolean => {
  const { player, view } = now;
  const mode = modeOf(ability, player.id, answer);
  if (mode === null) return false;
  const upTo = preventedBy(ability.ability, mode);
  switch (answer.when) {
    case 'ownMiss':
      return top.attackRoll && top.roller === player.id && top.hits === false && answer.turn !== view.turn.number;
    case 'aimedAtMe':
      return (
        (top.kind === 'loot' || top.kind === 'ability') &&
        top.controller !== player.id &&
        top.targetRefs.some((ref) => isTheirs(now, ref))
      );
    case 'ownDeath':
      if (top.kind === 'death') return top.targetRefs.includes(player.id) && upTo === 0;
      return top.kind === 'damage' && wouldKill(now, top) && (top.number ?? 0) - (upTo ?? Infinity) < player.hp;
    case 'damageTo':
      return (
        top.kind === 'damage' &&
        answer.to !== undefined &&
        top.targetRefs.includes(answer.to) &&
        shielded(view, answer.to) < (top.number ?? 0)
      );
  }
};

/** The option that plays loot, or uses this ability. */
export const responseOption = ({ object, ability }: Pick<ReadyOffer, 'object' | 'ability'>): OptionId =>
  ability === null ? `play:${object}` : `use:${object}:${ability}`;

/** A ready answer that is due: the answer, the stack item that it answers, and the option and mode that give it. */
interface DueReaction {
  readonly answer: ReadyAnswer;
  readonly top: StackItemView;
  readonly option: OptionId;
  readonly mode: number;
}

/**
 * The answer of this seat whose time has come; null for none. Its owner is asked and could give it now: whether they have
 * one changes nothing about who is asked.
 */
export const findDueReaction = (session: Session, data: TableData, { player, ready }: Seat): DueReaction | null => {
  const decision = decisionOf(session);
  if (ready === undefined || ready.answers.length === 0) return null;
  if (decision?.key !== 'priority' || decision.player !== player) return null;
  if (data.game.window?.asked.includes(player) !== true || isHolding(data, player)) return null;
  const now = playerContext(viewFor(session, player), player);
  const top = now?.top ?? null;
  if (now === null || top === null || top.id === ready.answered) return null;
  for (const answer of ready.answers) {
    const option = responseOption(answer);
    const ability = decision.options.some(({ id }) => id === option)
      ? responseAbilityFor(session, player, answer)
      : null;
    const mode = ability === null ? null : modeOf(ability, player, answer);
    if (ability !== null && mode !== null && isTime(now, top, answer, ability)) return { answer, top, option, mode };
  }
  return null;
};

/** What is chosen on the way to the stack: the mode that does it, and what it answers or helps; null to choose oneself. */
export const choiceFor = (
  decision: Decision,
  player: PlayerId,
  { answer, top, mode }: DueReaction,
): OptionId | null => {
  const { options, min } = decision;
  const offered = (ids: readonly OptionId[]): OptionId | null => {
    const found = options.filter(({ id }) => ids.includes(id));
    return found.length === 1 && min <= 1 ? (found[0]?.id ?? null) : null;
  };
  switch (decision.key) {
    case 'announce.mode':
      return offered([`m${mode}`]);
    case 'announce.target':
      return offered([top.id, answer.to ?? player]);
    default:
      return null;
  }
};

/** The seats without the answers whose card is gone, which their owners are told. */
export const withoutLostAnswers = (session: Session, seats: readonly Seat[]): readonly Seat[] =>
  seats.map((seat) => {
    const { ready, player } = seat;
    if (ready === undefined) return seat;
    const gone = ready.answers.filter((answer) => responseAbilityFor(session, player, answer) === null);
    if (gone.length === 0) return seat;
    const answers = ready.answers.filter((answer) => !gone.includes(answer));
    return { ...seat, ready: { ...ready, answers, ended: [...ready.ended, ...gone].slice(-MOST_ENDED) } };
  });

/** So many answers that have ended are told of, the newest. */
const MOST_ENDED = 5;
