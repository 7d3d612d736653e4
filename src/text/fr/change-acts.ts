import type { Effect, Selector } from '../../engine/index.js';
import type { ChangeWord } from '../binding.js';
import type { Frame } from '../tree.js';
import { amountText } from './amounts.js';
import { act, type Act } from './deck-acts.js';
import { DEVENIR, er } from './nouns.js';
import { ofWhom, person, whom } from './selectors.js';

type Change = Extract<Effect, { readonly do: ChangeWord }>;

/** How long a change lasts. */
export const LONG = { endOfTurn: "jusqu'à la fin du tour", forever: 'pour le reste de la partie' } as const;

const becoming = (what: Selector, yours: string, one: string, of: Selector, frame: Frame): Act =>
  act(what, DEVENIR, person(of, frame, 'each').person === 'vous' ? yours : `${one} ${ofWhom(of, frame)}`);

/** Acts by which something becomes something else, or is marked. */
export const changeAct = (effect: Change, frame: Frame): Act => {
  switch (effect.do) {
    case 'becomeSoul':
      return becoming(effect.what, 'une de vos âmes', 'une âme', effect.of, frame);
    case 'becomeCurse':
      return becoming(effect.what, 'une de vos malédictions', 'une malédiction', effect.of, frame);
    case 'copy':
      return act(null, er('copier'), whom(effect.what, frame));
    case 'becomeCopy':
      return act(effect.what, DEVENIR, `une copie ${ofWhom(effect.of, frame)} ${LONG[effect.till]}`);
    case 'note':
      return act(
        null,
        er('noter'),
        amountText(effect.number, frame) + (effect.till === 'endOfTurn' ? ` ${LONG.endOfTurn}` : ''),
      );
  }
};
