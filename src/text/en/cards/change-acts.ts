import type { Duration, Effect, Selector } from '../../../engine/index.js';
import { rendered } from '../../cards/render-listener.js';
import { isOnStack, isOwnController } from '../../cards/shorter.js';
import { isCard, isNobody, thingOf, type RenderContext } from '../../cards/tree.js';
import { act, modal, type EnglishAct, type EnglishActs } from './act-forms.js';
import { amountText } from './amounts.js';
import { NEW_ROLE, owned } from './nouns.js';
import { objectCase, person, toWhom } from './selectors.js';

/** How long something lasts; it stands before or after what lasts. */
export const lastingText = (till: Duration, ctx: RenderContext): string =>
  rendered('lasting', till, ctx, () => lastingWords(till, ctx));
const lastingWords = (till: Duration, ctx: RenderContext): string => {
  if (till === 'endOfTurn') return 'till end of turn';
  if (till === 'endOfAttack') return 'till the attack ends';
  if (till === 'forever') return 'for the rest of the game';
  if (till.till === 'while') return `as long as ${ctx.clause(till.condition, ctx)}`;
  const who = person(till.player, ctx, 'one');
  if (till.till === 'rechargeStepOf') return `till the recharge step of ${owned('next turn', who)} is over`;
  if (till.till === 'endOfTurnOf')
    return who.person === 'you' ? 'till the next time your turn ends' : `till the next time ${owned('turn', who)} ends`;
  return who.person === 'you' ? 'till the start of your next turn' : `till the start of ${owned('next turn', who)}`;
};
/** What playing a loot card does not take. */
export const FREELY = { lootPlay: '', nothing: ' without using a loot play' } as const;

const becoming = (what: Selector, word: string, of: Selector, ctx: RenderContext): EnglishAct => {
  if (isCard(ctx) && isOwnController(what, of)) return act(what, 'become', `a ${word}`);
  const whose = person(of, ctx, 'each');
  return act(what, 'become', whose.person === 'you' ? `your ${word}` : `a ${word} of ${toWhom(of, ctx)}`);
};

const become = ({ what, role, of }: Effect<'become'>, ctx: RenderContext): EnglishAct => {
  if (isNobody(of)) return act(what, 'become', NEW_ROLE[role]);
  if (person(of, ctx, 'each').person === 'you') return act(what, 'become', `your ${role}`);
  return act(what, 'become', `${NEW_ROLE[role]} of ${toWhom(of, ctx)}`);
};

/** Acts by which something becomes something else, is played or copied, or is marked. */
export const changeActs = {
  become,
  becomeSoul: ({ what, of }, ctx) => becoming(what, 'soul', of, ctx),
  becomeCurse: ({ what, of }, ctx) => becoming(what, 'curse', of, ctx),
  flip: ({ what }, ctx) => {
    const opposite = thingOf(what, ctx) === 'stackRoll' ? ' to 7 minus its number' : '';
    return act(null, 'flip', toWhom(what, ctx) + opposite);
  },
  cancelAttack: () => act(null, 'cancel', 'the attack'),
  copy: ({ what }, ctx) => act(null, 'copy', (isOnStack(what, ctx) ? '' : 'a ↷ ability of ') + toWhom(what, ctx)),
  double: ({ what }, ctx) => act(null, 'double', `the effect of ${toWhom(what, ctx)}`),
  becomeCopy: ({ what, of, till }, ctx) =>
    act(what, 'become', `a copy of ${toWhom(of, ctx)} ${lastingText(till, ctx)}`),
  play: ({ by, what, cost }, ctx) => act(by, 'play', toWhom(what, ctx) + FREELY[cost]),
  playCopy: ({ by, of, cost }, ctx) =>
    modal(by, 'play', `a copy of ${toWhom(of, ctx)}${FREELY[cost]} till end of turn`),
  forceActivate: ({ by, what }, ctx) => {
    const choice = person(by, ctx, 'each').person === 'you' ? 'you choose' : 'they choose';
    const whose = `the controller of ${toWhom(what, ctx)}`;
    return act(by, 'force', `${whose} to activate one of its abilities if able (${choice} which)`);
  },
  changeNumber: ({ by, what, amount, till }, ctx) => {
    const how = `by ${amountText(amount, ctx)} ${lastingText(till, ctx)}`;
    const it = person(what, ctx, 'each');
    const text = it.text === 'it' ? 'its text' : `the text of ${objectCase(it)}`;
    return act(by, 'change', `a number in ${text} ${how}`);
  },
  note: ({ number, till }, ctx) => {
    const long = till === 'endOfTurn' ? ` ${lastingText(till, ctx)}` : '';
    return act(null, 'note', amountText(number, ctx) + long);
  },
} satisfies Partial<EnglishActs>;
