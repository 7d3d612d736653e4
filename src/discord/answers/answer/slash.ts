import { seatOf, type Outcome, type PlainRefusal, type Table } from '../../../table/index.js';
import { say, type Answer } from './answer.js';
import type { Call, Suggestion, Typing } from './command.js';
import { outcomeAnswer, refusalAnswer } from './outcome.js';

/** What became of an act that somebody typed: a refusal is explained; otherwise this text, or without one the panel. */
export const slashOutcome = async (
  { services, actor }: Call,
  outcome: Outcome,
  text: string | null,
): Promise<Answer> => {
  if (outcome.is !== 'refused') return text === null ? outcomeAnswer(services, actor, outcome, 'command') : say(text);
  const moved = outcome.table?.data.game.upkeep.moved ?? null;
  return moved === null ? refusalAnswer(services, actor, outcome, 'command') : say(actor.w.server.playedIn(moved.to));
};

/** Why something that was typed is not done. */
export const slashRefusal = async (call: Call, why: PlainRefusal, table: Table | null): Promise<Answer> =>
  slashOutcome(call, { is: 'refused', refusal: { why }, table }, null);

/** The table of the channel; null when there is none. Where its game has moved to a thread, that is said instead. */
export const onTable = async (call: Call, does: (table: Table | null) => Promise<Answer>): Promise<Answer> => {
  const { services, actor } = call;
  const table = await services.tables.table(actor.channel);
  const moved = table?.data.game.upkeep.moved ?? null;
  return moved === null ? does(table) : say(actor.w.server.playedIn(moved.to));
};

/** The table of a game that has begun. */
export const inGame = async (call: Call, does: (table: Table) => Promise<Answer>): Promise<Answer> =>
  onTable(call, async (table) => {
    if (table === null) return slashRefusal(call, 'noTable', table);
    return table.data.phase === 'lobby' ? slashRefusal(call, 'notStarted', table) : does(table);
  });

/** The table of a game that has begun, at which this person sits. */
export const asPlayer = async (call: Call, does: (table: Table) => Promise<Answer>): Promise<Answer> =>
  inGame(call, async (table) =>
    seatOf(table, call.actor.person.user) === null ? slashRefusal(call, 'notSeated', table) : does(table),
  );

/** Something that may be meant: what it is called, and what stands for it. */
interface Nameable {
  readonly label: string;
  readonly value: string;
}

const isLike = (label: string, { typed, w }: Pick<Typing, 'typed' | 'w'>): boolean =>
  label.toLocaleLowerCase(w.language).includes(typed.trim().toLocaleLowerCase(w.language));

/** Those whose name holds what has been typed so far. */
export const suggestionsFor = (all: readonly Nameable[], typing: Pick<Typing, 'typed' | 'w'>): readonly Suggestion[] =>
  all.filter(({ label }) => isLike(label, typing)).map(({ label, value }) => ({ name: label, value }));

/** The one that was chosen from the suggestions, or whose name was typed out; null for none. */
export const resolveOption = (all: readonly Nameable[], typed: string, language: string): string | null => {
  const name = typed.trim().toLocaleLowerCase(language);
  const found =
    all.find(({ value }) => value === typed.trim()) ??
    all.find(({ label }) => label.toLocaleLowerCase(language) === name);
  return found?.value ?? null;
};
