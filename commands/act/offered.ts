import {
  offersFor,
  whyNotTyped,
  type Call,
  type Offers,
  type Reply,
  type Suggestion,
  type Typing,
} from '../../src/discord/index.js';
import { seatOf, windowFor, type Click, type Outcome, type Table } from '../../src/table/index.js';

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

/** A click in the window that is open for this person now. */
const clickNow = (table: Table, user: string, options: readonly string[]): Click => ({
  game: table.data.game,
  window: windowFor(table, user) ?? '',
  options,
});

/** Acts in the window that is open now; the panel shows what came of it. */
export const actNow = async (
  call: Call,
  options: (table: Table) => readonly string[] | null,
  act: (click: Click) => Promise<Outcome>,
  denied: (table: Table) => string | null,
): Promise<Reply> => {
  const { tables, channel, person } = call;
  const table = await tables.table(channel);
  if (table === null) return refused('noTable', table);
  if (table.data.phase === 'lobby') return refused('notStarted', table);
  if (seatOf(table, person.user) === null) return refused('notSeated', table);
  const chosen = options(table);
  if (chosen === null) return { is: 'panel', table, notice: denied(table) };
  return { is: 'outcome', outcome: await act(clickNow(table, person.user, chosen)), text: null };
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
export const actWith = async (
  call: Call,
  kind: Kind,
  option: string,
  act: (click: Click) => Promise<Outcome>,
): Promise<Reply> => {
  const typed = call.text(option);
  const options = (table: Table): readonly string[] | null => {
    const value = offerNamed(table, call, kind, typed);
    return value === null ? null : [value];
  };
  return actNow(call, options, act, (table) => whyNotTyped(table, call.person.user, call.w, { kind, typed }));
};
