import type { Amount, Effect } from '../../engine/index.js';
import { ANY_NUMBER } from '../../engine/vocabulary/index.js';
import { bind, shownBy, thingOf, type Frame } from '../tree.js';
import { amountText } from './amounts.js';
import { act, type Act } from './deck-acts.js';
import { person, toWhom } from './selectors.js';

type Of<Word extends Effect['do']> = Extract<Effect, { readonly do: Word }>;

/** What is chosen, after the verb; from then on it has a name. */
export const chooseRest = ({ as, from, min, max }: Omit<Of<'choose'>, 'do' | 'by'>, frame: Frame): string => {
  const choice = bind(frame, as, thingOf(from, frame), max !== 1);
  const number = choice.number === 1 ? '' : ` (${choice.number})`;
  if (max === 1 && typeof min === 'number' && min <= 1) return `${person(from, frame, 'one').text}${number}`;
  const isAny = typeof max === 'number' && max >= ANY_NUMBER;
  if (isAny) return `any number of ${person(from, frame, 'all').text}${number}`;
  const ofThose = shownBy(from, frame) === undefined ? '' : 'of ';
  const what = (amount: Amount) => ofThose + person(from, frame, amount === 1 ? 'bare' : 'all').text;
  const most = amountText(max, frame);
  if (min === 0) return `up to ${most} ${what(max)}${number}`;
  if (min === max) return `${most} ${what(max)}${number}`;
  return `${amountText(min, frame)} to ${most} ${what(max)}${number}`;
};

type Wide =
  | Of<'chooseAtRandom'>
  | Of<'vote'>
  | Of<'auction'>
  | Of<'win'>
  | Of<'swap'>
  | Of<'giveHands'>
  | Of<'extraTurn' | 'skipTurn'>;
/** Acts of chance, acts of several at once, and acts on turns. */
export const wideAct = (effect: Wide, frame: Frame): Act => {
  switch (effect.do) {
    case 'chooseAtRandom': {
      const { from, amount, as } = effect;
      return act(null, 'choose', `${chooseRest({ as, from, min: amount, max: amount }, frame)} at random`);
    }
    case 'vote': {
      const what = person(effect.over, frame, 'one').text;
      bind(frame, effect.as, thingOf(effect.over, frame));
      return act(effect.by, 'vote', `for ${what} (chosen: what has the most votes)`);
    }
    case 'auction':
      bind(frame, effect.as, 'player');
      return act(
        effect.by,
        'bid',
        `¢ in turn order, and who bids most pays that to ${toWhom(effect.to, frame)} (chosen: that player)`,
      );
    case 'win':
      return act(effect.who, 'win', 'the game');
    case 'swap':
      return act(null, 'swap', `${toWhom(effect.one, frame)} with ${toWhom(effect.other, frame)}`);
    case 'giveHands': {
      const giver = person(effect.of, frame, 'each').person === 'you' ? 'your hand' : 'their hand';
      const inside: Frame = { ...frame, it: { thing: 'player', of: 'each' } };
      return act(effect.of, 'give', `${giver} to ${toWhom(effect.to, inside)} (all at once)`);
    }
    case 'extraTurn':
      return act(effect.who, 'take', 'an extra turn after this one');
    case 'skipTurn': {
      const whose = person(effect.who, frame, 'each').person === 'you' ? 'your' : 'their';
      return act(effect.who, 'skip', `${whose} next turn`);
    }
  }
};
