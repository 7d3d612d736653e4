import type { Duration, Effect, Selector } from '../../engine/index.js';
import type { ChangeWord } from '../binding.js';
import { isOnStack } from '../shorter.js';
import { isNobody, thingOf, type Frame } from '../tree.js';
import { amountText } from './amounts.js';
import { act, modal, type Act } from './deck-acts.js';
import { ROLE } from './nouns.js';
import { person, toWhom } from './selectors.js';

type Change = Extract<Effect, { readonly do: ChangeWord }>;

/** How long something lasts; it stands before or after what lasts. */
export const lastingText = (till: Duration, frame: Frame): string => {
  if (till === 'endOfTurn') return 'till end of turn';
  if (till === 'endOfAttack') return 'till the attack ends';
  if (till === 'forever') return 'for the rest of the game';
  if (till.till === 'while') return `as long as ${frame.clause(till.condition, frame)}`;
  const who = person(till.player, frame, 'one');
  return who.person === 'you' ? 'till the start of your next turn' : `till the start of the next turn of ${who.text}`;
};
/** What playing a loot card does not take. */
export const FREELY = { lootPlay: '', nothing: ' without using a loot play' } as const;

const becoming = (what: Selector, word: string, of: Selector, frame: Frame): Act => {
  const whose = person(of, frame, 'each');
  return act(what, 'become', whose.person === 'you' ? `your ${word}` : `a ${word} of ${toWhom(of, frame)}`);
};

/** Acts by which something becomes something else, or is marked. */
export const changeAct = (effect: Change, frame: Frame): Act => {
  switch (effect.do) {
    case 'become': {
      const owner = person(effect.of, frame, 'each');
      if (isNobody(effect.of)) return act(effect.what, 'become', ROLE[effect.role]);
      if (owner.person === 'you') return act(effect.what, 'become', `your ${effect.role}`);
      return act(effect.what, 'become', `${ROLE[effect.role]} of ${toWhom(effect.of, frame)}`);
    }
    case 'becomeSoul':
      return becoming(effect.what, 'soul', effect.of, frame);
    case 'becomeCurse':
      return becoming(effect.what, 'curse', effect.of, frame);
    case 'flip': {
      const opposite = thingOf(effect.what, frame) === 'stackRoll' ? ' to 7 minus its number' : '';
      return act(null, 'flip', `${toWhom(effect.what, frame)}${opposite}`);
    }
    case 'cancelAttack':
      return act(null, 'cancel', 'the attack');
    case 'copy':
      return act(
        null,
        'copy',
        `${isOnStack(effect.what, frame) ? '' : 'a ↷ ability of '}${toWhom(effect.what, frame)}`,
      );
    case 'becomeCopy':
      return act(effect.what, 'become', `a copy of ${toWhom(effect.of, frame)} ${lastingText(effect.till, frame)}`);
    case 'play':
      return act(effect.by, 'play', toWhom(effect.what, frame) + FREELY[effect.cost]);
    case 'forceActivate': {
      const choice = person(effect.by, frame, 'each').person === 'you' ? 'you choose' : 'they choose';
      const whose = `the controller of ${toWhom(effect.what, frame)}`;
      return act(effect.by, 'force', `${whose} to activate one of its abilities if able (${choice} which)`);
    }
    case 'playCopy': {
      const what = toWhom(effect.of, frame);
      return modal(effect.by, 'play', `a copy of ${what}${FREELY[effect.cost]} till end of turn`);
    }
    case 'changeNumber':
      return act(
        effect.by,
        'change',
        `a number in the text of ${toWhom(effect.what, frame)} by ${amountText(effect.amount, frame)} ${lastingText(effect.till, frame)}`,
      );
    case 'note':
      return act(
        null,
        'note',
        amountText(effect.number, frame) + (effect.till === 'endOfTurn' ? ` ${lastingText(effect.till, frame)}` : ''),
      );
  }
};
