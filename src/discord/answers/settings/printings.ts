import type { Printings } from '../../../table/index.js';
import { knownCard, LANGUAGES, otherPrintings, type Printing, type Words } from '../../../text/index.js';
import type { Answer } from '../answer/answer.js';
import type { Call, Suggestion, Typing } from '../answer/command.js';
import { slashOutcome } from '../answer/slash.js';

/** Letters of a value that Discord takes of a suggestion. */
const LONGEST_VALUE = 100;
/** Letters of what was typed that an answer repeats. */
const REPEATED = 60;

/** Letters without accents or case. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const labelOf = ({ card, set }: Printing, w: Words): string => {
  const known = knownCard(card);
  return w.printings.name(known === null ? card : w.knownCard.name(known), set);
};

/** The printing that is meant by its id, its name in a language, or the name of a card with one other printing alone. */
const printingIn = (typed: string, languages: readonly Words[]): string => {
  const wanted = plain(typed);
  const byName = otherPrintings.find(
    (printing) => printing.id === wanted || languages.some((w) => plain(labelOf(printing, w)) === wanted),
  );
  const ofCard = otherPrintings.filter(({ card }) => {
    const known = knownCard(card);
    return known !== null && [plain(known.en), plain(known.fr)].includes(wanted);
  });
  return (byName ?? (ofCard.length === 1 ? ofCard[0] : undefined))?.id ?? typed.trim().slice(0, REPEATED);
};

/** What somebody wishes for: the first printings, any, or those that are listed with commas between them. */
const wishIn = (typed: string, languages: readonly Words[]): Printings => {
  const wanted = plain(typed);
  const isOne = (of: (w: Words) => readonly string[]): boolean =>
    languages.some((w) => of(w).some((word) => plain(word) === wanted));
  if (isOne(({ printings }) => [printings.original, ...printings.alsoOriginal])) return 'original';
  if (isOne(({ printings }) => [printings.any, ...printings.alsoAny])) return 'any';
  return typed
    .split(',')
    .filter((one) => one.trim() !== '')
    .map((one) => printingIn(one, languages));
};

/** `/souls options printings`: under the names of which printings cards are shown. */
export const setPrintings = async (call: Call, typed: string): Promise<Answer> => {
  const { services, actor } = call;
  const { channel, w } = actor;
  const wish = wishIn(
    typed,
    LANGUAGES.map((language) => services.words(language)),
  );
  const printings = wish.length === 0 ? [typed.slice(0, REPEATED)] : wish;
  const outcome = await services.tables.perform(channel, actor, {
    do: 'set',
    setting: { set: 'printings', printings },
  });
  const told = typeof printings === 'string' ? printings : 'list';
  return slashOutcome(call, outcome, outcome.is === 'refused' ? null : w.printings.changed(told));
};

/** The wishes, and printings that go on from what stands before the last comma. */
export const suggestPrintings = ({ typed, w }: Typing): readonly Suggestion[] => {
  const before = typed.includes(',') ? `${typed.slice(0, typed.lastIndexOf(','))}, ` : '';
  const wanted = plain(typed.slice(typed.lastIndexOf(',') + 1));
  const simple = before === '' ? [w.printings.original, w.printings.any] : [];
  const labels = [...simple, ...otherPrintings.map((printing) => labelOf(printing, w))];
  return labels
    .filter((label) => plain(label).includes(wanted) && `${before}${label}`.length <= LONGEST_VALUE)
    .map((label) => ({ name: `${before}${label}`, value: `${before}${label}` }));
};
