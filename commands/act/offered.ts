import {
  offersFor,
  whyNotTyped,
  type Call,
  type Offers,
  type Reply,
  type Suggestion,
  type Typing,
} from '../../src/discord/index.js';
import { seatOf, windowFor, type Table } from '../../src/table/index.js';

type Kind = keyof Offers;

/** What a person may type: their own legal actions whose name holds what they have typed so far. */
export const suggestions = ({ table, person, w, typed }: Typing, kind: Kind): readonly Suggestion[] => {
  if (table === null) return [];
  const wanted = typed.toLocaleLowerCase(w.language);
  return offersFor(table, person.user, w)
    [kind].filter(({ label }) => label.toLocaleLowerCase(w.language).includes(wanted))
    .map(({ label, value }) => ({ name: label, value }));
};

const refused = (why: 'noTable' | 'notStarted' | 'notSeated', table: Table | null): Reply => ({
  is: 'outcome',
  outcome: { is: 'refused', refusal: { why }, table },
  text: null,
});

/** What becomes of an option that was typed, in the window that is open now. */
type Deed = (table: Table, option: string) => Promise<Reply>;

/** Answers the open question with it: what a button would ask again is asked again here too. */
export const answers: Deed = async (table, option) => ({ is: 'option', table, option });

/** Declares an attack or a purchase of it. */
export const declares =
  ({ tables, channel, interaction, person }: Call, what: 'attack' | 'purchase'): Deed =>
  async (table, option) => {
    const click = { game: table.data.game, window: windowFor(table, person.user) ?? '', options: [option], what };
    return { is: 'outcome', outcome: await tables.declare(channel, interaction, person, click), text: null };
  };

/** Acts in the window that is open now; the panel shows what came of it. */
export const actNow = async (
  { tables, channel, person }: Call,
  option: (table: Table) => string | null,
  act: Deed,
  denied: (table: Table) => string | null,
): Promise<Reply> => {
  const table = await tables.table(channel);
  if (table === null) return refused('noTable', table);
  if (table.data.phase === 'lobby') return refused('notStarted', table);
  if (seatOf(table, person.user) === null) return refused('notSeated', table);
  const chosen = option(table);
  return chosen === null ? { is: 'panel', table, notice: denied(table) } : act(table, chosen);
};

/** The offer that was chosen from the suggestions, or whose name was typed out; null when there is none. */
const offerNamed = (table: Table, { person, w }: Call, kind: Kind, typed: string): string | null => {
  const offers = offersFor(table, person.user, w)[kind];
  const plain = typed.trim().toLocaleLowerCase(w.language);
  const found =
    offers.find(({ value }) => value === typed) ??
    offers.find(({ label }) => label.toLocaleLowerCase(w.language) === plain);
  return found?.value ?? null;
};

/** Acts with the one offer that was typed. */
export const actWith = async (call: Call, kind: Kind, option: string, act: Deed): Promise<Reply> => {
  const typed = call.text(option);
  return actNow(
    call,
    (table) => offerNamed(table, call, kind, typed),
    act,
    (table) => whyNotTyped(table, call.person.user, call.w, { kind, typed }),
  );
};
