import type { Card } from '../../../engine/index.js';
import type { HouseCard } from '../../../table/index.js';
import {
  HOUSE_LIMITS,
  textNumbers,
  withRewardSums,
  withStats,
  withTextNumbers,
  type StatName,
} from '../../../text/index.js';
import { LONGEST } from '../../../card-parser/index.js';
import { escapeText } from '../../format/escaping.js';
import { statsOfCard } from '../../messages/managing/house-card-forms.js';
import type { Filled } from '../answer/button.js';
import { say, type Answer } from '../answer/answer.js';
import { asKeeper, changedCard, withCard, type Keeping } from './own-cards-keeping.js';

/** A whole number of at most three digits; null for anything else. */
const wholeIn = (typed: string): number | null => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed.trim()) : null);

/** One line without blanks around it; what cannot stand in a name is refused, and not taken out. */
const nameIn = (typed: string): string => typed.normalize('NFC').trim();

const named = async (keeping: Keeping, { number }: HouseCard, text: Filled['text']): Promise<Answer> => {
  const { services, actor, server } = keeping;
  const { freeText } = await services.tables.servers.settings(server);
  if (!freeText) return say(actor.w.houseCards.namesOff);
  const en = nameIn(text('en'));
  const fr = nameIn(text('fr'));
  return changedCard(keeping, number, (card) => ({ ...card, name: { en, fr: fr === '' ? en : fr } }));
};

const measured = async (keeping: Keeping, one: HouseCard, text: Filled['text']): Promise<Answer> => {
  const { w } = keeping.actor;
  const typed = statsOfCard(one).map((name) => [name, text(name).trim()] as const);
  const numbers = typed.map(([name, said]) => [name, said === '' ? null : wholeIn(said)] as const);
  const isMissing = numbers.some(
    ([name, number], at) => number === null && !(name === 'souls' && typed[at]?.[1] === ''),
  );
  if (isMissing) return say(w.houseCards.noNumber);
  const stats = Object.fromEntries(numbers) as Partial<Pick<Card, StatName>>;
  return changedCard(keeping, one.number, (card) => withStats(card, stats));
};

const rewarded = async (keeping: Keeping, { number }: HouseCard, text: Filled['text']): Promise<Answer> => {
  const sum = (field: string): number | null => (text(field).trim() === '' ? 0 : wholeIn(text(field)));
  const [coins, loot, treasure] = [sum('coins'), sum('loot'), sum('treasure')];
  if (coins === null || loot === null || treasure === null) return say(keeping.actor.w.houseCards.noNumber);
  return changedCard(keeping, number, (card) => withRewardSums(card, { coins, loot, treasure }));
};

/** Letters of what was understood before a word, and of a text that is repeated. */
const SHOWN = 200;
const MOST_REPEATED = 1_200;
const plainWord = (word: string): string => escapeText(word, 30);

const numbered = async (keeping: Keeping, { number, card }: HouseCard, text: Filled['text']): Promise<Answer> => {
  const wanted = textNumbers(card).length;
  const numbers = text('numbers')
    .split(/[\s,;]+/)
    .filter((one) => one !== '')
    .map(wholeIn);
  const isRight =
    numbers.length === wanted && numbers.every((one) => one !== null && one >= 1 && one <= HOUSE_LIMITS.stat);
  if (!isRight) return say(keeping.actor.w.houseCards.countOfNumbers(wanted));
  return changedCard(keeping, number, (before) =>
    withTextNumbers(
      before,
      numbers.map((one) => one ?? 1),
    ),
  );
};

/** Reads a text, and has the card say it: what is not understood changes nothing, and is explained at its word. */
const written = async (keeping: Keeping, { number, card }: HouseCard, typed: string): Promise<Answer> => {
  const { services, actor } = keeping;
  const { houseCards: words } = actor.w;
  const { type, hp, id } = card;
  const reading = await services.readings.read(typed, { type, hp, id });
  if (reading === null) return say(words.readingBusy);
  if (reading.ok) return changedCard(keeping, number, (before) => ({ ...before, abilities: reading.abilities }));
  const before = reading.why === 'word' ? escapeText(typed.slice(0, reading.at), SHOWN) : '';
  const [word, expected] = [escapeText(reading.word, SHOWN), reading.expected.map(plainWord)];
  const stopped = actor.w.reading.sayRefusal({ why: reading.why, word, expected }, LONGEST);
  return say(`${stopped} ${words.understood(before)}\n\n${words.yourText}\n${escapeText(typed, MOST_REPEATED)}`);
};

/** Does what a form of a house card says. */
export const houseCardForm = async ({ services, actor, id, text }: Filled): Promise<Answer> =>
  asKeeper(services, actor, async (keeping) => {
    const [what = '', number = ''] = id.arg.split('.');
    return withCard(keeping, number, async (one) => {
      switch (what) {
        case 'name':
          return named(keeping, one, text);
        case 'stats':
          return measured(keeping, one, text);
        case 'reward':
          return rewarded(keeping, one, text);
        case 'intext':
          return numbered(keeping, one, text);
        case 'text':
          return written(keeping, one, text('text'));
        default:
          return say(actor.w.errors.unknownButton);
      }
    });
  });
