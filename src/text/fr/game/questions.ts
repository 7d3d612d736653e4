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
import { de, deCard, deName } from '../cards/typography.js';

/** What is put in order: asked for the first, and for each that follows. */
const IN_ORDER: Readonly<Record<OrderKey, readonly [first: string, next: string]>> = {
  'trigger.order': [
    'quel effet va sur la pile en premier (et se résout en dernier) ?',
    'lequel va ensuite sur la pile ?',
  ],
  'replacement.order': ["quel changement s'applique en premier ?", "lequel s'applique ensuite ?"],
  'roll.order': ["quelle modification du lancer s'applique en premier ?", "laquelle s'applique ensuite ?"],
  'each.order': ['par quoi commence-t-on ?', 'quelle est la suite ?'],
  'deck.order': ['quelle carte est la plus haute ?', 'laquelle vient juste en dessous ?'],
  'dice.order': ['quel dé se résout en premier ?', 'quel dé se résout ensuite ?'],
  'refill.order': ['quelle zone est remplie en premier ?', 'quelle zone est remplie ensuite ?'],
};

/** « quelle carte va au sommet de la pioche butins ? », « qui est le premier ? ». */
const orderAsked = ({ key, into, options = [] }: Asking & { readonly key: OrderKey }, picked: number): string => {
  if (key === 'each.order' && options.every(({ meaning }) => meaning.kind === 'player'))
    return picked === 0 ? 'qui est le premier ?' : 'qui est le suivant ?';
  if (into?.place === 'deckTop' && picked === 0) return `quelle carte va au sommet ${de(deckName(into.deck))} ?`;
  if (into?.place === 'deckBottom' && picked === 0)
    return `dessous ${de(deckName(into.deck))} : quelle carte est la plus haute ?`;
  return IN_ORDER[key][picked === 0 ? 0 : 1];
};

/** « quel butin », « quels 2 butins ». */
const howMany = ({ min, max }: Asking, one: string, many: string): string => {
  if (max === 1) return `quel ${one}`;
  return min === max ? `quels ${max} ${many}` : `quels ${many}`;
};
const butins = (asking: Asking): string => howMany(asking, 'butin', 'butins');

const costAsked = (asking: Asking): string => {
  switch (asking.paying) {
    case 'destroy':
      return `${howMany(asking, 'objet', 'objets')} détruisez-vous pour payer le coût ?`;
    case 'give':
      return 'quel objet donnez-vous pour payer le coût ?';
    case 'receive':
      return 'qui le reçoit ?';
    default:
      return `${butins(asking)} défaussez-vous pour payer le coût ?`;
  }
};

/** Somebody else may choose what is destroyed (RULING-15). */
const penaltyAsked = ({ player, options }: Asking, names: Names): string => {
  const whose = options?.[0]?.meaning.owner;
  if (whose === undefined || player === undefined || whose === player)
    return 'vous mourez : quel objet détruisez-vous ?';
  return `mort ${deName(names.player(whose))} : lequel de ses objets est détruit ?`;
};

/** How many may be chosen, where the question does not say it: « (2 au plus) ». */
const limits = ({ min, max, options = [] }: Asking): string => {
  if (max === 1) return min === 0 ? ' (facultatif)' : '';
  if (min === max) return '';
  if (min > 0) return ` (de ${min} à ${max})`;
  return max >= options.length ? ' (autant que vous voulez)' : ` (${max} au plus)`;
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

/** Whether something is to be done: « voulez-vous recharger cet objet ? ». */
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
  const doing = /^vous pouvez (.*)$/.exec(text)?.[1] ?? '';
  if (asksYesOrNo(doing)) return `voulez-vous ${doing} ?`;
  return card === null
    ? 'voulez-vous appliquer cet effet ?'
    : `voulez-vous appliquer l'effet ${deCard(names.card(card))} ?`;
};

const voteAsked = ({ options = [] }: Asking): string =>
  options.every(({ meaning }) => meaning.kind === 'player') ? 'pour qui votez-vous ?' : 'pour quoi votez-vous ?';

const asked = (asking: Asking, names: Names, cards: CardLookup, picked: number): string => {
  const { key } = asking;
  if (isOrder(key)) return orderAsked({ ...asking, key }, picked);
  switch (key) {
    case 'priority':
      return 'agissez-vous ou passez-vous ?';
    case 'announce.mode':
    case 'trigger.mode':
    case 'effect.option':
      return 'quel effet choisissez-vous ?';
    case 'announce.target':
    case 'trigger.target':
    case 'effect.choose':
      return thingAsked(asking, names, cards);
    case 'announce.cost':
      return costAsked(asking);
    case 'attack.target':
      return "qu'attaquez-vous ?";
    case 'attack.slot':
      return 'dans quelle zone monstre va la carte révélée ?';
    case 'purchase.choice':
      return "qu'achetez-vous ?";
    case 'deathPenalty.item':
      return penaltyAsked(asking, names);
    case 'deathPenalty.loot':
      return 'vous mourez : quel butin défaussez-vous ?';
    case 'handLimit.loot':
      return `trop de cartes en main : ${butins(asking)} défaussez-vous ?`;
    case 'discard.loot':
      return `${butins(asking)} défaussez-vous ?`;
    case 'effect.may':
      return mayAsked(asking, names, cards);
    case 'effect.number':
      return 'quel nombre du texte change ?';
    case 'deck.search':
      return 'quelle carte prenez-vous ?';
    case 'deck.place':
      return 'à quelle place de la pioche, en partant du sommet, la mettez-vous en secret ?';
    case 'counter.kind':
      return 'quel marqueur est retiré ?';
    case 'vote':
      return voteAsked(asking);
    case 'dice.choose':
      return 'quel dé compte ?';
    case 'auction.bid':
      return 'combien enchérissez-vous ?';
    case 'group.propose':
      return 'que proposez-vous à votre groupe, en secret ?';
    case 'group.agree':
      return "êtes-vous d'accord avec votre groupe ?";
    case 'setup.character':
      return 'quel personnage jouez-vous ?';
    case 'setup.treasure':
      return 'draft : quel trésor prenez-vous ?';
    case 'room.discard':
      return 'un monstre est mort : quelle salle va dans la défausse, si vous le voulez ?';
  }
};

/** The question alone, as a player would ask it; of what is put in order the one that is picked next. */
export const asks = (asking: Asking, names: Names, cards: CardLookup, picked = 0): string =>
  capital(asked(asking, names, cards, picked));

/** The question with the card that asks before it. */
export const question = (asking: Asking, names: Names, cards: CardLookup): string => {
  const text = asks(asking, names, cards);
  return asking.card === null ? text : `${names.card(asking.card)} : ${text}`;
};
