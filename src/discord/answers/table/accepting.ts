import { seatOf, type Outcome } from '../../../table/index.js';
import type { CustomId } from '../../protocol/ids.js';
import { acceptQuickMessage, type Accepting } from '../../messages/table/quick-page.js';
import type { Actor } from '../answer/actor.js';
import { applyAccessibility, type Answer } from '../answer/answer.js';

type Sitting = Pick<CustomId, 'verb' | 'arg'>;

/** At the end of what a button says: whoever presses it has read that the table is quick, and accepts that. */
const ACCEPTS = '.quick';

/** A button with which somebody sits down, and whether they accept by it that the table is quick. */
export const sittingIn = ({ verb, arg }: Sitting): Sitting & { readonly acceptsQuick: boolean } =>
  arg.endsWith(ACCEPTS)
    ? { verb, arg: arg.slice(0, -ACCEPTS.length), acceptsQuick: true }
    : { verb, arg, acceptsQuick: false };

/** What they press who do not accept: somebody who sits there leaves, an offer is declined; null where nothing is to be done. */
const declining = ({ verb, arg }: Sitting, sits: boolean, isKept: boolean, { w }: Actor): Accepting['decline'] => {
  if (verb === 'replace') return { verb, arg: arg.replace('accept.', 'decline.'), label: w.replacing.decline };
  if (sits) return { verb: 'leave', arg: '', label: w.ui.leave };
  return isKept ? { verb: 'unlist', arg: '', label: w.replacing.decline } : null;
};

/**
 * Asks somebody who wants to sit down at a quick table whether they accept that, for their eyes only; null when nothing of
 * the kind is in the way. The button that they press then does the same once more.
 */
export const acceptingAnswer = (actor: Actor, outcome: Outcome, sitting: Sitting): Answer | null => {
  if (outcome.is !== 'refused' || outcome.refusal.why !== 'quick' || outcome.table === null) return null;
  const { table } = outcome;
  const { user } = actor.person;
  const { verb, arg } = sittingIn(sitting);
  const isKept = table.data.social.finding.kept.some((one) => one.user === user);
  const decline = declining({ verb, arg }, seatOf(table, user) !== null, isKept, actor);
  const page = acceptQuickMessage(table, user, { accept: { verb, arg: `${arg}${ACCEPTS}` }, decline }, actor.w);
  return { is: 'ephemeral', payload: applyAccessibility(actor, page, table.channel) };
};
