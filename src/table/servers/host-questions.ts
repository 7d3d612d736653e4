import { z } from 'zod';
import type { GameStore } from '../record/game-store.js';
import { createQueues } from '../repository/queues.js';
import { changing } from './changing.js';

/** Most questions that wait at once, and most answers that are kept, in one server. */
export const HOST_QUESTION_LIMITS = { open: 50, openOfOne: 3, answered: 200, text: 120, answer: 500 } as const;

const shape = z.object({
  format: z.literal(1),
  questions: z
    .array(
      z.object({
        /** The interaction in which it was asked. */
        id: z.string(),
        /** Who has asked. */
        user: z.string(),
        language: z.enum(['en', 'fr']),
        /** As typed. */
        text: z.string(),
        answer: z.object({ text: z.string(), section: z.string().nullable().default(null) }).nullable(),
        /** Whether the person who has asked has been told of the answer. */
        told: z.boolean().default(false),
      }),
    )
    .readonly(),
});

/** A question to the hosts of a server, and what they have answered; section: of the rulebook, by its id. */
export type HostQuestion = Readonly<z.infer<typeof shape>['questions'][number]>;
type HostAnswer = NonNullable<HostQuestion['answer']>;

/** What became of asking. */
export type AskingResult = 'asked' | 'there' | 'tooMany' | 'full';

/** What people have asked the hosts of a server. Every method throws `StoreUnavailable`. */
export interface HostQuestions {
  /** The oldest first. */
  of(server: string): Promise<readonly HostQuestion[]>;
  /** Asks, unless it waits already or there are as many as allowed; the same interaction twice asks once. */
  ask(server: string, question: Pick<HostQuestion, 'id' | 'user' | 'language' | 'text'>): Promise<AskingResult>;
  /**
   * The question with its answer; null when it is gone. An answer that is there stays, unless it is answered `again`. Of
   * the answers, the oldest goes when there are too many.
   */
  answer(server: string, id: string, answer: HostAnswer, again: boolean): Promise<HostQuestion | null>;
  /** The person who has asked knows the answer. */
  told(server: string, id: string): Promise<void>;
  remove(server: string, id: string): Promise<void>;
  /** Everything that this user has asked in these servers goes, with its answers. */
  forget(user: string, servers: readonly string[]): Promise<void>;
}

/** Where the store keeps them: beside what the server's managers have set. */
export const hostQuestionsKey = (server: string): string => `${server}.questions`;

const read = (text: string | null): readonly HostQuestion[] => {
  if (text === null) return [];
  try {
    return shape.safeParse(JSON.parse(text)).data?.questions ?? [];
  } catch {
    return [];
  }
};

/** The same question, however it is typed. */
const sameText = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const withQuestion = (
  before: readonly HostQuestion[],
  question: Pick<HostQuestion, 'id' | 'user' | 'language' | 'text'>,
): AskingResult | readonly HostQuestion[] => {
  if (before.some(({ id }) => id === question.id)) return before;
  const open = before.filter(({ answer }) => answer === null);
  if (open.some(({ text }) => sameText(text, question.text))) return 'there';
  if (open.length >= HOST_QUESTION_LIMITS.open) return 'full';
  if (open.filter(({ user }) => user === question.user).length >= HOST_QUESTION_LIMITS.openOfOne) return 'tooMany';
  return [...before, { ...question, answer: null, told: false }];
};

const withAnswer = (before: readonly HostQuestion[], id: string, answer: HostAnswer): readonly HostQuestion[] => {
  const after = before.map((one) => (one.id === id ? { ...one, answer, told: false } : one));
  const spare = after.filter((one) => one.answer !== null).length - HOST_QUESTION_LIMITS.answered;
  const oldest = after.filter((one) => one.answer !== null && one.id !== id).slice(0, Math.max(0, spare));
  return after.filter((one) => !oldest.includes(one));
};

/** Whatever is kept is changed by comparing and setting, for several processes may do so. */
export const createHostQuestions = (store: Pick<GameStore, 'serverData' | 'replaceServerData'>): HostQuestions => {
  const inTurn = createQueues();
  const of = async (server: string): Promise<readonly HostQuestion[]> =>
    read(await store.serverData(hostQuestionsKey(server)));
  const write = (questions: readonly HostQuestion[]): string | null =>
    questions.length === 0 ? null : JSON.stringify({ format: 1, questions });
  const change = async (
    server: string,
    work: (before: readonly HostQuestion[]) => readonly HostQuestion[],
  ): Promise<readonly HostQuestion[]> =>
    inTurn(server, async () => changing(store, { key: hostQuestionsKey(server), read, write }, work));
  return {
    of,
    async ask(server, question) {
      let outcome: AskingResult = 'asked';
      await change(server, (before) => {
        const after = withQuestion(before, question);
        if (typeof after !== 'string') {
          outcome = 'asked';
          return after;
        }
        outcome = after;
        return before;
      });
      return outcome;
    },
    async answer(server, id, answer, again) {
      const after = await change(server, (before) =>
        before.some((one) => one.id === id && (again || one.answer === null)) ? withAnswer(before, id, answer) : before,
      );
      return after.find((one) => one.id === id) ?? null;
    },
    told: async (server, id) =>
      void (await change(server, (before) => before.map((one) => (one.id === id ? { ...one, told: true } : one)))),
    remove: async (server, id) => void (await change(server, (before) => before.filter((one) => one.id !== id))),
    async forget(user, servers) {
      for (const server of servers) await change(server, (before) => before.filter((one) => one.user !== user));
    },
  };
};
