import type { Weighed } from '../../computer-players/index.js';
import {
  appendLogLine,
  turnOf,
  viewFor,
  windowOf,
  type Decision,
  type Named,
  type Option,
  type OptionId,
  type Session,
  type View,
  type Weighing,
} from '../../engine/index.js';

/** Things that are told of what was weighed, besides what was done. */
const MOST = 4;

/** What is attacked or bought: declared first, and chosen later. */
const aimOf = (on: OptionId | null, { kind }: Option['meaning'], view: View): Named | null => {
  if (on === null) return null;
  const object = [...view.monsters, ...view.shop, ...view.rooms].find(({ top }) => top?.id === on)?.top;
  if (object !== undefined && object !== null) return { card: object.card };
  const player = view.players.find(({ id }) => id === on);
  return player === undefined ? { deck: kind === 'attack' ? 'monster' : 'treasure' } : { player: player.id };
};

const thingOf = ({ card, deck, player }: Option['meaning']): Named | null => {
  if (card !== undefined) return { card };
  if (deck !== undefined) return { deck };
  return player === undefined ? null : { player };
};

const weighingOf = ({ option: id, on, share }: Weighed, { options }: Decision, view: View): Weighing => {
  const meaning: Option['meaning'] = options.find((one) => one.id === id)?.meaning ?? { kind: 'nothing' };
  const thing = aimOf(on, meaning, view) ?? thingOf(meaning);
  const counts = meaning.kind === 'number' || meaning.kind === 'mode';
  return {
    does: meaning.kind,
    ...(thing === null ? {} : { thing }),
    ...(counts && meaning.number !== undefined ? { number: meaning.number } : {}),
    share: Math.round(share * 100),
  };
};

/**
 * What was weighed about a question, the best first and what is answered among them, as data that can be read when the question
 * has gone; where there was nothing to weigh, what is answered alone.
 */
export const weighingsOf = (
  session: Session,
  decision: Decision,
  weighed: readonly Weighed[],
  answer: readonly OptionId[],
): readonly Weighing[] => {
  const view = viewFor(session, decision.player);
  const alone: Weighed = { option: answer[0] ?? '', on: null, share: 0 };
  if (weighed.length < 2) return [{ ...weighingOf(alone, decision, view), isChosen: true }];
  const chosen = weighed.find(({ option }) => option === answer.join(' '));
  return weighed
    .filter((one, at) => at < MOST || one === chosen)
    .map((one) => ({ ...weighingOf(one, decision, view), ...(one === chosen ? { isChosen: true as const } : {}) }));
};

/** Notes in the log what a computer player has weighed, for nobody to read before the end. */
export const noteWeighed = (
  session: Session,
  decision: Decision,
  weighed: readonly Weighed[],
  answer: readonly OptionId[],
): void => {
  if (weighed.length < 2) return;
  const all = weighingsOf(session, decision, weighed, answer);
  const { player } = decision;
  const line = { say: 'weighed', player, amount: turnOf(session).number, weighed: all } as const;
  appendLogLine(session, line, `${player}.${windowOf(session)}`, []);
};
