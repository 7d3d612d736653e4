import type { Duration, Effect, Selector } from '../../../engine/index.js';
import { aloud } from '../../cards/listening.js';
import { isOnStack, isOwnController } from '../../cards/shorter.js';
import { isCard, isNobody, thingOf, type Frame } from '../../cards/tree.js';
import { act, modal, type EnglishAct, type EnglishActs } from './act-forms.js';
import { amountText } from './amounts.js';
import { ROLE, owned } from './nouns.js';
import { objectCase, person, toWhom } from './selectors.js';

/** How long something lasts; it stands before or after what lasts. */
export const lastingText = (till: Duration, frame: Frame): string =>
  aloud('lasting', till, frame, () => lastingWords(till, frame));
const lastingWords = (till: Duration, frame: Frame): string => {
  if (till === 'endOfTurn') return 'till end of turn';
  if (till === 'endOfAttack') return 'till the attack ends';
  if (till === 'forever') return 'for the rest of the game';
  if (till.till === 'while') return `as long as ${frame.clause(till.condition, frame)}`;
  const who = person(till.player, frame, 'one');
  if (till.till === 'endOfTurnOf')
    return who.person === 'you' ? 'till the next time your turn ends' : `till the next time ${owned('turn', who)} ends`;
  return who.person === 'you' ? 'till the start of your next turn' : `till the start of ${owned('next turn', who)}`;
};
/** What playing a loot card does not take. */
export const FREELY = { lootPlay: '', nothing: ' without using a loot play' } as const;

const becoming = (what: Selector, word: string, of: Selector, frame: Frame): EnglishAct => {
  if (isCard(frame) && isOwnController(what, of)) return act(what, 'become', `a ${word}`);
  const whose = person(of, frame, 'each');
  return act(what, 'become', whose.person === 'you' ? `your ${word}` : `a ${word} of ${toWhom(of, frame)}`);
};

const become = ({ what, role, of }: Effect<'become'>, frame: Frame): EnglishAct => {
  if (isNobody(of)) return act(what, 'become', ROLE[role]);
  if (person(of, frame, 'each').person === 'you') return act(what, 'become', `your ${role}`);
  return act(what, 'become', `${ROLE[role]} of ${toWhom(of, frame)}`);
};

/** Acts by which something becomes something else, is played or copied, or is marked. */
export const changeActs = {
  become,
  becomeSoul: ({ what, of }, frame) => becoming(what, 'soul', of, frame),
  becomeCurse: ({ what, of }, frame) => becoming(what, 'curse', of, frame),
  flip: ({ what }, frame) => {
    const opposite = thingOf(what, frame) === 'stackRoll' ? ' to 7 minus its number' : '';
    return act(null, 'flip', toWhom(what, frame) + opposite);
  },
  cancelAttack: () => act(null, 'cancel', 'the attack'),
  copy: ({ what }, frame) => act(null, 'copy', (isOnStack(what, frame) ? '' : 'a ↷ ability of ') + toWhom(what, frame)),
  double: ({ what }, frame) => act(null, 'double', `the effect of ${toWhom(what, frame)}`),
  becomeCopy: ({ what, of, till }, frame) =>
    act(what, 'become', `a copy of ${toWhom(of, frame)} ${lastingText(till, frame)}`),
  play: ({ by, what, cost }, frame) => act(by, 'play', toWhom(what, frame) + FREELY[cost]),
  playCopy: ({ by, of, cost }, frame) =>
    modal(by, 'play', `a copy of ${toWhom(of, frame)}${FREELY[cost]} till end of turn`),
  forceActivate: ({ by, what }, frame) => {
    const choice = person(by, frame, 'each').person === 'you' ? 'you choose' : 'they choose';
    const whose = `the controller of ${toWhom(what, frame)}`;
    return act(by, 'force', `${whose} to activate one of its abilities if able (${choice} which)`);
  },
  changeNumber: ({ by, what, amount, till }, frame) => {
    const how = `by ${amountText(amount, frame)} ${lastingText(till, frame)}`;
    const it = person(what, frame, 'each');
    const text = it.text === 'it' ? 'its text' : `the text of ${objectCase(it)}`;
    return act(by, 'change', `a number in ${text} ${how}`);
  },
  note: ({ number, till }, frame) => {
    const long = till === 'endOfTurn' ? ` ${lastingText(till, frame)}` : '';
    return act(null, 'note', amountText(number, frame) + long);
  },
} satisfies Partial<EnglishActs>;
