import { waitingPlace, type Outcome } from '../../../table/index.js';
import { waitsMessage } from '../../messages/table/lobby-message.js';
import type { Actor } from '../answer/actor.js';
import { applyAccessibility, say, type Answer } from '../answer/answer.js';
import { answerAct, type TablePressHandler } from '../answer/table-press.js';
import { refusalAnswer } from '../answer/outcome.js';
import { acts } from '../answer/button.js';

/** The button of the lobby that has a role mentioned; what the server or Discord has against it is said to the host. */
const handleCallRole: TablePressHandler = async (press) => {
  const { services, actor, table } = press;
  const { channel, person, place, w } = actor;
  const { finding } = table.data.social;
  const { host } = table.data.game;
  if (finding.role !== null && !finding.called && host === person.user && place.server !== null) {
    const way = services.guildState.mayMention(place.server, finding.role, place.granted);
    if (way === 'gone') return say(w.finding.roleGone);
    if (way === 'forbidden') return say(w.finding.mayNotMention(`<@&${finding.role}>`));
  }
  return answerAct(press, services.tables.perform(channel, actor, { do: 'callRole' }));
};

/** What somebody is told who wanted a seat and now waits for one; null when they do not wait. */
export const waitsAnswer = (actor: Actor, outcome: Outcome): Answer | null => {
  if (outcome.is === 'refused') return null;
  const { table } = outcome;
  const place = waitingPlace(table.data, actor.person.user);
  if (place === 0) return null;
  return { is: 'ephemeral', payload: applyAccessibility(actor, waitsMessage(table, place, actor.w), table.channel) };
};

/** The button with which somebody leaves the waiting list, or declines the seat that is kept for them. */
const handleLeaveList: TablePressHandler = async ({ services, actor, origin }) => {
  const { channel, w } = actor;
  const outcome = await services.tables.perform(channel, actor, { do: 'stopWaiting' });
  return outcome.is === 'refused' ? refusalAnswer(services, actor, outcome, origin) : say(w.finding.noLonger);
};

export const findingButtons = { call: acts(handleCallRole), unlist: acts(handleLeaveList) };
