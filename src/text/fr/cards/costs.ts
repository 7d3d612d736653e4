import { capital } from '../../cards/sentences.js';
import type { AbilityOf, Cost } from '../../../engine/index.js';
import type { RenderContext } from '../../cards/tree.js';
import { counted, counterNoun, demonstrative, noun } from './nouns.js';
import { person, toWhom } from './selectors.js';

/** What is paid, in the imperative. */
const costText = (cost: Cost, ctx: RenderContext): string => {
  switch (cost.pay) {
    case 'tap':
      return '↷';
    case 'coins':
      return `payez ${cost.amount} ¢`;
    case 'coinsTo':
      return `payez ${cost.amount} ¢ ${toWhom(cost.to, ctx)}`;
    case 'counters':
      return `retirez ${counted(cost.amount, counterNoun(undefined))}`;
    case 'anyCounters':
      return 'retirez un ou plusieurs marqueurs';
    case 'discardLoot':
      return `défaussez ${counted(cost.amount, noun('lootCard'))}`;
    case 'hand':
      return 'défaussez votre main';
    case 'hp':
      return `payez ${cost.amount} PV`;
    case 'destroy':
      return `détruisez ${cost.amount === 1 ? person(cost.what, ctx, 'one').text : `${cost.amount} ${person(cost.what, ctx, 'all').text}`}`;
    case 'give':
      return `donnez ${person(cost.what, ctx, 'one').text} à un autre joueur`;
    case 'destroyThis':
      return `détruisez ${demonstrative(noun(ctx.thing))}`;
    case 'timer':
      return `ajoutez ${cost.amount} au compte à rebours`;
    case 'getCounters':
      return `mettez ${counted(cost.amount, counterNoun(cost.named))} sur vous`;
  }
};

/** `↷ :`, `$ : Payez 3 ¢ :`. */
const costsText = (costs: readonly Cost[], ctx: RenderContext): string => {
  const mark = costs.some((cost) => cost.pay === 'tap') ? '↷' : '$';
  const others = costs.filter((cost) => cost.pay !== 'tap').map((cost) => costText(cost, ctx));
  return others.length === 0 ? `${mark} :` : `${mark} : ${capital(others.join(' et '))} :`;
};

/** `↷ :`, `Chaque fois que vous pourriez acheter un objet :`. */
export const activationText = ({ at, costs }: AbilityOf<'activated'>, ctx: RenderContext): string => {
  if (at === undefined) return costsText(costs, ctx);
  const time = 'À tout moment où vous pourriez acheter un objet';
  return costs.length === 0 ? `${time} :` : `${time}, ${costsText(costs, ctx)}`;
};

/** « Pour jouer cette carte, défaussez votre main. », avant ce qu'elle fait. */
export const playCostText = (costs: readonly Cost[] | undefined, ctx: RenderContext): string =>
  costs === undefined ? '' : `Pour jouer cette carte, ${payText(costs, ctx)}. `;

/** « payez 3 ¢ et défaussez un butin ». */
export const payText = (costs: readonly Cost[], ctx: RenderContext): string =>
  costs.map((cost) => costText(cost, ctx)).join(' et ');

/** What is paid besides ↷, as short as on a button: « 3 ¢ », « compte à rebours +1 »; empty for nothing. */
export const priceText = (costs: readonly Cost[]): string =>
  costs
    .flatMap((cost) => {
      switch (cost.pay) {
        case 'tap':
          return [];
        case 'coins':
        case 'coinsTo':
          return [`${cost.amount} ¢`];
        case 'counters':
          return [counted(cost.amount, counterNoun(undefined))];
        case 'anyCounters':
          return ['marqueurs'];
        case 'discardLoot':
          return [`${cost.amount} butin`];
        case 'hand':
          return ['votre main'];
        case 'hp':
          return [`${cost.amount} PV`];
        case 'destroy':
          return [`détruire ${cost.amount}`];
        case 'give':
          return ['donner 1'];
        case 'destroyThis':
          return ['détruit'];
        case 'timer':
          return [`compte à rebours +${cost.amount}`];
        case 'getCounters':
          return [counted(cost.amount, counterNoun(cost.named))];
      }
    })
    .join(', ');
