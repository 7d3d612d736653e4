import { cardsOf, type Decision, type Option, type OptionId, type Session, type View } from '../../../engine/index.js';
import type { Seat } from '../../../table/index.js';
import type { Names, Words } from '../../../text/index.js';
import { choicesOf, labelOf } from '../choice/question.js';
import { alarmOf } from './alarm.js';

/** What the first lines of a panel are made from. */
interface AskedScene {
  readonly view: View;
  readonly seat: Seat;
  readonly session: Session;
  readonly w: Words;
  readonly markdown: Names;
  /** The draft of a choice that takes several steps, in order. */
  readonly chosen: readonly OptionId[];
}

/** The question itself; empty when nothing but acting or passing is asked. */
const asked = ({ view: { decision }, w, markdown, chosen }: AskedScene): string =>
  decision === null || decision.key === 'priority' ? '' : w.asks(decision, markdown, chosen.length);

const alarmIn = ({ view, seat, session, w, markdown }: AskedScene) =>
  alarmOf(view, seat.player, { w, names: markdown, cards: cardsOf(session) });

/** The first thing that is read: what is asked, that this player is about to die, or whose page this is. */
export const titleOf = (scene: AskedScene): string => {
  const question = asked(scene);
  return question === '' ? (alarmIn(scene)?.title ?? scene.w.board.yourPanel) : question;
};

/** What a death will cost, above everything else; under a question with what it is about. */
export const alarmLines = (scene: AskedScene): readonly string[] => {
  const alarm = alarmIn(scene);
  if (alarm === null) return [];
  return [asked(scene) === '' ? `**${alarm.cost}**` : `**${alarm.title}** — ${alarm.cost}`, ''];
};

/** Whether this player is about to die, or pays for their own death. */
export const isAlarming = (scene: AskedScene): boolean => {
  const { decision, players } = scene.view;
  const isPaying = decision?.key === 'deathPenalty.item' || decision?.key === 'deathPenalty.loot';
  return alarmIn(scene) !== null || (isPaying && players.some(({ id, dead }) => id === scene.seat.player && dead));
};

/** What has been chosen so far: of an order all of it, as it stands. */
export const draftLine = (
  { view: { stack }, w, markdown, chosen }: Pick<AskedScene, 'view' | 'w' | 'markdown' | 'chosen'>,
  decision: Decision,
): string => {
  const options = choicesOf(decision);
  const picked = chosen.flatMap((id) => options.find((option) => option.id === id) ?? []);
  const called = (some: readonly Option[]): readonly string[] =>
    some.map((option) => labelOf(option, { w, names: markdown, stack }, options));
  if (decision.ordered !== true) return picked.length === 0 ? '' : w.ui.chosen(called(picked));
  return w.ui.orderSoFar(called(picked), called(options.filter(({ id }) => !chosen.includes(id))));
};
