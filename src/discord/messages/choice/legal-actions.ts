import {
  announcedPrice,
  cardsOf,
  combatantIn,
  declarable,
  withNumbersChanged,
  type Announcement,
  type Card,
  type ObjectView,
  type Option,
  type PlayerId,
  type Price,
  type Ref,
  type Session,
  type View,
} from '../../../engine/index.js';
import { publicView, questionOf, seatOf, type Table } from '../../../table/index.js';
import type { Names, Words } from '../../../text/index.js';
import { clip, LIMITS, type Choice } from '../../protocol/payload.js';
import { namesOf } from '../../format/seat-names.js';
import { choiceFor } from './question.js';

/** What a person may do now with priority, named for menus. */
export interface LegalActions {
  readonly plays: readonly Choice[];
  readonly activations: readonly Choice[];
  /** What can be attacked or bought with one click (architecture.md#windows-and-passes). */
  readonly attacks: readonly Choice[];
  readonly purchases: readonly Choice[];
}

const NOTHING: LegalActions = { plays: [], activations: [], attacks: [], purchases: [] };

/** A card's numbers and abilities, a line each. */
export const cardLines = (card: Card, w: Words): readonly string[] =>
  [
    [w.statsLine(card), w.marksLine(card), card.reward === null ? '' : w.rewardLine(card.reward)]
      .filter((part) => part !== '')
      .join(' · '),
    ...w.cardText(card),
  ].filter((line) => line !== '');

/** What there is to say of a card that is chosen: of a character its starting item, for that is what differs (CHAR-02). */
export const chosenLines = (card: Card, session: Session, w: Words): readonly string[] =>
  card.startingItem === null
    ? cardLines(card, w)
    : [w.cardName(card.startingItem), ...cardLines(cardsOf(session).card(card.startingItem), w)];

/** The card with the numbers that its text has now. */
export const withCurrentNumbers = (card: Card, { numbers }: ObjectView): Card => {
  const changes = numbers.map(({ ordinal, was, number }) => ({ ordinal, by: number - was }));
  return changes.length === 0 ? card : { ...card, abilities: withNumbersChanged(card.abilities, changes) };
};

/** What there is to attack or to buy, and how it is said. */
interface Offered {
  readonly view: View;
  readonly session: Session;
  readonly w: Words;
  readonly names: Names;
}

/** Somebody or something that can be attacked or bought, as an entry of a menu; the price in ¢ when it has one. */
export const objectChoice = ({ view, session, w, names }: Offered, ref: Ref, price: number | null): Choice => {
  const withPrice = (name: string): string => (price === null ? name : w.board.aside(name, w.barter.coins(price)));
  if (ref === 'deck:monster' || ref === 'deck:treasure') {
    const label = withPrice(w.board.deckName(ref === 'deck:monster' ? 'monster' : 'treasure'));
    return {
      value: ref,
      icon: ref === 'deck:monster' ? 'monster' : 'treasure',
      label,
      short: `${label.charAt(0).toLowerCase()}${label.slice(1)}`,
      description: ref === 'deck:monster' ? w.ui.unseen.attack : w.ui.unseen.buy,
    };
  }
  const found = combatantIn(view, ref);
  if (found === null) return { value: ref, label: ref };
  const { hp, dc } = found;
  const name = 'card' in found ? names.card(found.card) : names.player(found.id);
  const short =
    hp === null || price !== null ? withPrice(name) : w.board.aside(name, w.statsLine({ hp, dc, atk: null }));
  if (!('card' in found)) return { value: ref, label: name, short };
  const description = cardLines(withCurrentNumbers(cardsOf(session).card(found.copyOf ?? found.card), found), w).join(
    ' · ',
  );
  return { value: ref, label: withPrice(name), short, description, icon: found.card };
};

/** Of several copies in one place one is offered: they do the same. */
const isFirstOfCard = ({ meaning }: Option, index: number, all: readonly Option[]): boolean =>
  all.findIndex((other) => other.meaning.card === meaning.card && other.meaning.zone === meaning.zone) === index;

/** An ability that can be activated, and what that takes. */
interface Usable {
  readonly option: Option;
  readonly price: Price | null;
}

/** What activating this option takes now; null for what is not there. */
export const priceOfUse = (session: Session, player: PlayerId, { id }: Option): Price | null =>
  announcedPrice(session, player, id as Announcement);

/** As they are offered, but those last that would do nothing but cost. */
const usableOf = (session: Session, player: PlayerId, options: readonly Option[]): readonly Usable[] =>
  options
    .map((option) => ({ option, price: priceOfUse(session, player, option) }))
    .toSorted((one, other) => Number(one.price?.isAimless ?? false) - Number(other.price?.isAimless ?? false));

/** A choice with what it costs in its name: `Portable Slot Machine (1¢)`. */
const priced = (choice: Choice, price: Price | null, w: Words): Choice => {
  const paid = price === null ? '' : w.price(price.costs);
  return paid === '' ? choice : { ...choice, label: clip(w.board.aside(choice.label, paid), LIMITS.label) };
};

/**
 * Abilities by their card, with what they do below it: an entry of a menu does not say that twice. Two of one card keep in
 * their labels what tells them apart.
 */
const byCard = (usable: readonly Usable[], choices: readonly Choice[], w: Words, names: Names): readonly Choice[] =>
  choices.map((choice, index) => {
    const card = usable[index]?.option.meaning.card;
    const name = card === undefined ? '' : names.card(card);
    const isAlone = usable.filter(({ option }) => option.meaning.card === card).length === 1;
    const [, does = ''] = choice.label.startsWith(name) ? choice.label.slice(name.length).split(/^\s*: /u) : [];
    const { description: _said, ...rest } = choice;
    if (name === '' || does === '') return isAlone ? priced(choice, usable[index]?.price ?? null, w) : choice;
    return isAlone ? { ...rest, label: name, short: `↷ ${name}`, description: choice.description ?? does } : rest;
  });

/** Things of one name are numbered as they lie on the board. */
const numberedAlike = (choices: readonly Choice[], w: Words): readonly Choice[] =>
  choices.map((choice) => {
    const alike = choices.filter(({ label }) => label === choice.label);
    if (alike.length < 2) return choice;
    const numbered = (name: string): string => w.numberedLabel(name, alike.indexOf(choice) + 1);
    const { label, short = label } = choice;
    return { ...choice, label: numbered(label), short: numbered(short) };
  });

/** What this person may do now; nothing when they have no priority. */
export const legalActionsOf = (table: Table, user: string, w: Words): LegalActions => {
  const decision = questionOf(table, user);
  const seat = seatOf(table, user);
  const { session } = table;
  const view = publicView(table);
  if (decision?.key !== 'priority' || seat === null || session === null || view === null) return NOTHING;
  const names = namesOf(table, w, 'plain');
  const offered = { view, session, w, names };
  const optionsOf = (kind: 'play' | 'activate' | 'sellSoul'): readonly Option[] =>
    decision.options
      .filter(({ meaning }) => meaning.kind === kind)
      .filter((option, index, all) => kind !== 'play' || isFirstOfCard(option, index, all));
  const choicesOf = (options: readonly Option[]): readonly Choice[] =>
    options.map((option, _, all) => choiceFor(option, { w, names, stack: [] }, all));
  const usable = usableOf(session, seat.player, optionsOf('activate'));
  const used = choicesOf(usable.map(({ option }) => option));
  const { attacks, purchases } = declarable(session, seat.player);
  return {
    plays: choicesOf(optionsOf('play')),
    activations: [...byCard(usable, used, w, names), ...choicesOf(optionsOf('sellSoul'))], // VAR-05
    attacks: numberedAlike(
      attacks.map((ref) => objectChoice(offered, ref, null)),
      w,
    ),
    purchases: numberedAlike(
      purchases.map(({ ref, price }) => objectChoice(offered, ref, price)),
      w,
    ),
  };
};
