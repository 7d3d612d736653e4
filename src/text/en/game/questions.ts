import { aimedNames, askedFor, causeAround, frameAsking, thingsAsked } from '../../cards/asked.js';
import { capital } from '../../cards/sentences.js';
import type { CardLookup, PlayerId } from '../../../engine/index.js';
import { asksYesOrNo, isOrder, type Asking, type OrderKey } from '../../game/questions.js';
import type { Names } from '../../words/described.js';
import { bareContext } from '../cards/abilities.js';
import { shortEffect } from '../cards/short-effects.js';
import { whichOne } from '../cards/choice-questions.js';
import { deckName } from '../cards/nouns.js';
import { named } from './named.js';

/** What is put in order: asked for the first, and for each that follows. */
const IN_ORDER: Readonly<Record<OrderKey, readonly [first: string, next: string]>> = {
  'trigger.order': ['Which trigger goes on the stack first (and resolves last)?', 'Which goes on the stack next?'],
  'replacement.order': ['Which change applies first?', 'Which change applies next?'],
  'roll.order': ['Which change of the roll applies first?', 'Which applies next?'],
  'each.order': ['Which comes first?', 'Which comes next?'],
  'deck.order': ['Which card lies uppermost?', 'Which lies below it?'],
  'dice.order': ['Which die resolves first?', 'Which die resolves next?'],
  'refill.order': ['Which slot is refilled first?', 'Which slot is refilled next?'],
};

/** "Which goes on top of the loot deck?", "Who is first?". */
const orderAsked = ({ key, into, options = [] }: Asking & { readonly key: OrderKey }, picked: number): string => {
  if (key === 'each.order' && options.every(({ meaning }) => meaning.kind === 'player'))
    return picked === 0 ? 'Who is first?' : 'Who is next?';
  if (into?.place === 'deckTop' && picked === 0) return `Which goes on top of ${deckName(into.deck)}?`;
  if (into?.place === 'deckBottom' && picked === 0)
    return `Bottom of ${deckName(into.deck)}: which card lies uppermost?`;
  return IN_ORDER[key][picked === 0 ? 0 : 1];
};

/** `a loot card`, `2 loot cards`. */
const howMany = (min: number, max: number, one: string, many: string): string => {
  if (max === 1) return one;
  return min === max ? `${max} ${many}` : many;
};
const loot = ({ min, max }: Asking): string => howMany(min, max, 'loot card', 'loot cards');
const items = ({ min, max }: Asking): string => howMany(min, max, 'item', 'items');

const costAsked = (asking: Asking): string => {
  switch (asking.paying) {
    case 'destroy':
      return `Which ${items(asking)} do you destroy to pay?`;
    case 'give':
      return 'Which item do you give away to pay?';
    case 'receive':
      return 'Who gets it?';
    default:
      return `Which ${loot(asking)} do you discard to pay?`;
  }
};

/** Somebody else may choose what is destroyed (RULING-15). */
const penaltyAsked = ({ player, options }: Asking, names: Names): string => {
  const whose = options?.[0]?.meaning.owner;
  if (whose === undefined || player === undefined || whose === player) return 'You die: which item do you destroy?';
  return `${names.player(whose)} dies: which of their items is destroyed?`;
};

/** How many may be chosen, where the question does not say it: "(up to 2)". */
const limits = ({ min, max, options = [] }: Asking): string => {
  if (max === 1) return min === 0 ? ', if any' : '';
  if (min === max) return '';
  if (min > 0) return ` (${min} to ${max})`;
  return max >= options.length ? ' (as many as you like)' : ` (up to ${max})`;
};

/** A target, or what is chosen on resolution. */
const thingAsked = (asking: Asking, names: Names, cards: CardLookup): string => {
  const { card, min, max } = asking;
  const ctx = {
    ...bareContext(cards, card),
    cause: causeAround(asking, cards),
    called: (player: PlayerId) => names.player(player),
    aimed: aimedNames(asking, (thing) => named(thing, names)),
  };
  const asked = askedFor(asking);
  const inside = asked === null ? ctx : frameAsking(ctx, asking, asked);
  const words = {
    things: thingsAsked(asking, asked, inside),
    many: max > 1,
    before: max > 1 && min === max ? `${max} ` : '',
    after: limits(asking),
  };
  return whichOne({ use: asked?.use ?? null }, words, inside);
};

/** Whether something is to be done: "Do you want to recharge this item?". */
const mayAsked = (asking: Asking, names: Names, cards: CardLookup): string => {
  const { card, options = [] } = asking;
  const effect = options.find(({ id }) => id === 'yes')?.meaning.effect;
  const text =
    effect === undefined
      ? ''
      : shortEffect(
          { do: 'may', by: { select: 'you' }, effect },
          cards,
          card,
          [],
          aimedNames(asking, (thing) => named(thing, names)),
        );
  const doing = /^you may (.*)$/.exec(text)?.[1] ?? '';
  if (asksYesOrNo(doing)) return `Do you want to ${doing}?`;
  return card === null ? 'Do you want to use it?' : `Do you want to use ${names.card(card)}?`;
};

const voteAsked = ({ options = [] }: Asking): string =>
  options.every(({ meaning }) => meaning.kind === 'player') ? 'Who do you vote for?' : 'What do you vote for?';

/** The question alone, as a player would ask it; of what is put in order the one that is picked next. */
export const asks = (asking: Asking, names: Names, cards: CardLookup, picked = 0): string => {
  const { key } = asking;
  if (isOrder(key)) return orderAsked({ ...asking, key }, picked);
  switch (key) {
    case 'priority':
      return 'Do you act, or pass?';
    case 'announce.mode':
    case 'trigger.mode':
    case 'effect.option':
      return 'Which effect do you choose?';
    case 'announce.target':
    case 'trigger.target':
    case 'effect.choose':
      return thingAsked(asking, names, cards);
    case 'announce.cost':
      return costAsked(asking);
    case 'attack.target':
      return 'What do you attack?';
    case 'attack.slot':
      return asking.card === null
        ? 'Which slot does the revealed card go to?'
        : `Which slot does ${names.card(asking.card)} go to?`;
    case 'purchase.choice':
      return 'What do you buy?';
    case 'deathPenalty.item':
      return penaltyAsked(asking, names);
    case 'deathPenalty.loot':
      return 'You die: which loot card do you discard?';
    case 'handLimit.loot':
      return `Your hand is too large: which ${loot(asking)} do you discard?`;
    case 'discard.loot':
      return `Which ${loot(asking)} do you discard?`;
    case 'effect.may':
      return mayAsked(asking, names, cards);
    case 'effect.number':
      return 'Which number in the text changes?';
    case 'deck.search':
      return 'Which card do you take?';
    case 'deck.place':
      return 'Which place from the top of the deck does it go to, in secret?';
    case 'counter.kind':
      return 'Which counter is removed?';
    case 'vote':
      return voteAsked(asking);
    case 'dice.choose':
      return 'Which die counts?';
    case 'auction.bid':
      return 'How much do you bid?';
    case 'group.propose':
      return 'What do you propose to your group, in secret?';
    case 'group.agree':
      return 'Do you agree with your group?';
    case 'setup.character':
      return 'Whom do you play?';
    case 'setup.treasure':
      return 'Draft: which treasure do you take?';
    case 'room.discard':
      return 'A monster died: which room goes into discard, if any?';
  }
};

/** The question with the card that asks before it. */
export const question = (asking: Asking, names: Names, cards: CardLookup): string => {
  const text = capital(asks(asking, names, cards));
  return asking.card === null ? text : `${names.card(asking.card)}: ${text}`;
};
