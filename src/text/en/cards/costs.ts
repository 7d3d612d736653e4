import { capital } from '../../cards/sentences.js';
import type { AbilityOf, Cost } from '../../../engine/index.js';
import { rendered } from '../../cards/render-listener.js';
import type { RenderContext } from '../../cards/tree.js';
import { counted, counterNoun, noun } from './nouns.js';
import { person, toWhom } from './selectors.js';

/** What is paid, in the imperative. */
const costText = (cost: Cost, ctx: RenderContext): string => rendered('cost', cost, ctx, () => costWords(cost, ctx));
const costWords = (cost: Cost, ctx: RenderContext): string => {
  switch (cost.pay) {
    case 'tap':
      return '↷';
    case 'coins':
      return `pay ${cost.amount}¢`;
    case 'coinsTo':
      return `pay ${cost.amount}¢ to ${toWhom(cost.to, ctx)}`;
    case 'counters':
      return `remove ${counted(cost.amount, { one: 'counter', many: 'counters' })}`;
    case 'anyCounters':
      return 'remove one or more counters';
    case 'discardLoot':
      return `discard ${counted(cost.amount, noun('lootCard'))}`;
    case 'hand':
      return 'discard your hand';
    case 'hp':
      return `pay ${cost.amount} HP`;
    case 'destroy':
      return `destroy ${cost.amount === 1 ? person(cost.what, ctx, 'one').text : `${cost.amount} ${person(cost.what, ctx, 'all').text}`}`;
    case 'give':
      return `give ${person(cost.what, ctx, 'one').text} to another player`;
    case 'destroyThis':
      return `destroy this ${noun(ctx.thing).one}`;
    case 'timer':
      return `add ${cost.amount} to the timer`;
    case 'getCounters':
      return `put ${counted(cost.amount, counterNoun(cost.named))} on yourself`;
  }
};

/** `↷:`, `$: Pay 3¢:`. */
const costsText = (costs: readonly Cost[], ctx: RenderContext): string => {
  const taps = costs.some((cost) => cost.pay === 'tap');
  const others = costs.filter((cost) => cost.pay !== 'tap').map((cost) => costText(cost, ctx));
  const mark = taps ? '↷' : '$';
  return others.length === 0 ? `${mark}:` : `${mark}: ${capital(others.join(' and '))}:`;
};

/** `↷:`, `At any time you could purchase an item:`. */
export const activationText = ({ at, costs }: AbilityOf<'activated'>, ctx: RenderContext): string => {
  if (at === undefined) return costsText(costs, ctx);
  const time = 'At any time you could purchase an item';
  return costs.length === 0 ? `${time}:` : `${time}, ${costsText(costs, ctx)}`;
};

/** "As a cost to play this, discard your hand. ", before what it does. */
export const playCostText = (costs: readonly Cost[] | undefined, ctx: RenderContext): string =>
  costs === undefined ? '' : `As a cost to play this, ${payText(costs, ctx)}. `;

/** "pay 3¢ and discard a loot card". */
export const payText = (costs: readonly Cost[], ctx: RenderContext): string =>
  costs.map((cost) => costText(cost, ctx)).join(' and ');

/** What is paid besides ↷, as short as on a button: "3¢", "timer +1"; empty for nothing. */
export const priceText = (costs: readonly Cost[]): string =>
  costs
    .flatMap((cost) => {
      switch (cost.pay) {
        case 'tap':
          return [];
        case 'coins':
        case 'coinsTo':
          return [`${cost.amount}¢`];
        case 'counters':
          return [counted(cost.amount, { one: 'counter', many: 'counters' })];
        case 'anyCounters':
          return ['counters'];
        case 'discardLoot':
          return [`${cost.amount} loot`];
        case 'hand':
          return ['your hand'];
        case 'hp':
          return [`${cost.amount} HP`];
        case 'destroy':
          return [`destroy ${cost.amount}`];
        case 'give':
          return ['give 1'];
        case 'destroyThis':
          return ['destroys it'];
        case 'timer':
          return [`timer +${cost.amount}`];
        case 'getCounters':
          return [counted(cost.amount, counterNoun(cost.named))];
      }
    })
    .join(', ');
