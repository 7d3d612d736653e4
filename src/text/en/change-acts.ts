import type { Effect, Selector } from '../../engine/index.js';
import type { ChangeWord } from '../binding.js';
import type { Frame } from '../tree.js';
import { amountText } from './amounts.js';
import { act, type Act } from './deck-acts.js';
import { person, toWhom } from './selectors.js';

type Change = Extract<Effect, { readonly do: ChangeWord }>;

/** How long a change lasts. */
export const LONG = { endOfTurn: 'till end of turn', forever: 'for the rest of the game' } as const;

const becoming = (what: Selector, word: string, of: Selector, frame: Frame): Act => {
  const whose = person(of, frame, 'each');
  return act(what, 'become', whose.person === 'you' ? `your ${word}` : `a ${word} of ${toWhom(of, frame)}`);
};

/** Acts by which something becomes something else, or is marked. */
export const changeAct = (effect: Change, frame: Frame): Act => {
  switch (effect.do) {
    case 'becomeSoul':
      return becoming(effect.what, 'soul', effect.of, frame);
    case 'becomeCurse':
      return becoming(effect.what, 'curse', effect.of, frame);
    case 'copy':
      return act(null, 'copy', toWhom(effect.what, frame));
    case 'becomeCopy':
      return act(effect.what, 'become', `a copy of ${toWhom(effect.of, frame)} ${LONG[effect.till]}`);
    case 'note':
      return act(
        null,
        'note',
        amountText(effect.number, frame) + (effect.till === 'endOfTurn' ? ` ${LONG.endOfTurn}` : ''),
      );
  }
};
