import type { Answering } from './answering.js';
import { inspectAnswer } from './inspect.js';
import { numbersAnswer } from './clicks.js';
import type { Action, Call, Reply } from './command.js';
import {
  deliver,
  looked,
  openedPanel,
  outcomeAnswer,
  pageAnswer,
  panelAnswer,
  refusalAnswer,
  say,
  type Actor,
  type Answer,
  type Live,
} from './live.js';
import { journalUnseen } from './journal.js';
import { wishAnswer } from './lookup/wishes.js';
import { setupAnswer } from './setup.js';
import { startAnswer } from './start.js';
import { ordersMessage } from './messages/orders.js';
import { whyAnswer } from './more.js';
import { ownAnswer } from './personal.js';
import { exportAnswer } from './exporting.js';
import { replaceAnswer } from './replacing.js';
import { optionTyped } from './risky.js';
import type { Table } from '../table/index.js';

/** The table whose game a reply is about; null for one about something else. */
const gameOf = (reply: Reply): Table | null => {
  switch (reply.is) {
    case 'panel':
    case 'orders':
    case 'log':
    case 'inspect':
    case 'export':
    case 'option':
    case 'replace':
    case 'why':
      return reply.table;
    case 'outcome':
      return reply.outcome.is === 'refused' ? reply.outcome.table : null;
    case 'said':
    case 'numbers':
    case 'own':
    case 'start':
    case 'setup':
    case 'page':
    case 'lookup':
      return null;
    default:
      return reply satisfies never;
  }
};

const answerOf = async (live: Live, actor: Actor, reply: Reply): Promise<Answer> => {
  const moved = gameOf(reply)?.data.upkeep.moved ?? null;
  if (moved !== null) return say(actor.w.server.playedIn(moved.to));
  switch (reply.is) {
    case 'said':
      return say(reply.text);
    case 'panel':
      return reply.notice === null
        ? openedPanel(live, actor, reply.table)
        : panelAnswer(live, actor, reply.table, reply.notice);
    case 'orders':
      return pageAnswer(actor, reply.table, (now) => ordersMessage(now, actor.person.user, actor.w, null));
    case 'log':
      return journalUnseen(live, actor, reply.table);
    case 'numbers':
      return numbersAnswer(live, actor, reply.numbers);
    case 'own':
      return ownAnswer(live, actor, reply.page);
    case 'export':
      return exportAnswer(live, actor, reply.table, reply.language);
    case 'replace':
      return replaceAnswer(live, actor, reply.table, reply);
    case 'option':
      return optionTyped(live, actor, reply.table, reply.option);
    case 'why':
      return whyAnswer(live, actor, reply.table, reply.what);
    case 'start':
      return startAnswer(live, actor, 'command');
    case 'setup':
      return setupAnswer(live, actor);
    case 'page':
      return pageAnswer(actor, reply.table, reply.shows);
    case 'lookup':
      return wishAnswer(live, actor, reply.wish, reply.share);
    case 'inspect':
      return inspectAnswer(live, actor, reply.table, reply.path);
    case 'outcome': {
      const { outcome, text } = reply;
      if (outcome.is === 'refused') return refusalAnswer(live, actor, outcome, 'command');
      return text === null ? outcomeAnswer(live, actor, outcome, 'command') : say(text);
    }
    default:
      return reply satisfies never;
  }
};

/** Does what a slash command says, and answers it. */
export const handleCall = async (
  live: Live,
  actor: Actor,
  call: Call,
  action: Action,
  answering: Answering,
): Promise<void> => {
  const panel = live.panels.hold(actor.channel, actor.person.user);
  let answer: Answer | null = null;
  let isOwnPage = false;
  try {
    const work = action.execute(call).then(async (reply) => ({ reply, decided: await answerOf(live, actor, reply) }));
    const { reply, decided } = await answering.during(work);
    await deliver(live, actor, answering, decided);
    answer = decided;
    isOwnPage = reply.is === 'own';
  } finally {
    panel.release(answer?.is === 'panel' && answer.channel === actor.channel ? answer.payload : null);
  }
  if (answer.is !== 'page' && !isOwnPage) await looked(live, actor);
};
