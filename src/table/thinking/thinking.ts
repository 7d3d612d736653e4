import { save } from '../../engine/index.js';
import type { Logger } from '../../ops/index.js';
import { outboxWithNotices } from '../timekeeping/deadlines.js';
import { thinkingAt } from '../play/who-thinks.js';
import { thoughtDue, applyThought, type Thought } from '../timekeeping/thoughts.js';
import type { DueAct } from '../timekeeping/timekeeping.js';
import type { Later } from '../repository/delivery.js';
import { requireTable, type TableRepository } from '../repository/table-repository.js';
import type { Thinkers } from './thinkers.js';

/** What thinking at tables needs. */
interface ThinkingDeps {
  readonly repository: () => TableRepository;
  /** Absent: none think, and simple players answer for them. */
  readonly thinkers: Thinkers | undefined;
  readonly later: Later;
  readonly log: Logger | undefined;
  /** Whether the table of a channel is this process's: only its owner thinks. */
  readonly isOurs: (channel: string) => Promise<boolean>;
}

/** Lets the computer players of tables think, each about the question for which its table waits. */
export const createThinking = ({
  repository,
  thinkers,
  later,
  log,
  isOurs,
}: ThinkingDeps): ((channel: string) => void) => {
  /** The question that is thought about for each channel. */
  const open = new Map<string, string>();

  const answer = async (channel: string, question: string, thought: Thought | null): Promise<void> => {
    try {
      await repository().act(
        channel,
        null,
        requireTable((working) => applyThought(working, question, thought)),
        outboxWithNotices,
      );
    } catch (err) {
      log?.warn({ err, channel }, 'the answer of a computer player was not taken; it is given when it is due');
    } finally {
      if (open.get(channel) === question) open.delete(channel);
    }
  };

  const begin = async (channel: string): Promise<void> => {
    const table = await repository().current(channel);
    const thinking = table === null ? null : thinkingAt(table.session, table.data);
    if (table === null || table.session === null || thinking === null || open.get(channel) === thinking.question)
      return;
    const { kind, question } = thinking;
    if (!(await isOurs(channel)) || open.get(channel) === question) return;
    open.set(channel, question);
    const appointment = thinkers?.think(save(table.session), kind) ?? null;
    if (appointment === null) await answer(channel, question, null);
    else later(appointment.after, () => void answer(channel, question, appointment.thought()));
  };

  return (channel) =>
    void begin(channel).catch((err: unknown) => log?.warn({ err, channel }, 'a computer player could not think'));
};

/** What a table does by itself for a computer player that has thought for too long, or whose process has ended. */
export const thoughtsDue: DueAct = {
  next: thoughtDue,
  give: (_channel, working) => {
    const thinking = thinkingAt(working.session, working.data);
    return thinking === null ? { why: 'notPossible' } : applyThought(working, thinking.question, null);
  },
};
