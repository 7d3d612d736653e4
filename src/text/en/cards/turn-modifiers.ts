import type { Modifier, Selector } from '../../../engine/index.js';
import { isOfChosen } from '../../cards/matched-events.js';
import { isCard, isGroup, type RenderContext } from '../../cards/tree.js';
import { amountText } from './amounts.js';
import { payText } from './costs.js';
import { whenText } from './events.js';
import { said, verb, type Phrase } from './nouns.js';
import { person, toWhom } from './selectors.js';

/** `has` while it is always there, `gains` when an effect gives it. */
export type Tense = 'has' | 'gains' | 'gainsThisTurn';

/** "monsters have" on a card, "each monster has" word for word. */
export const having = (of: Selector, ctx: RenderContext): Phrase =>
  person(of, ctx, isCard(ctx) && isGroup(of) ? 'all' : 'each');

/** What may, must or cannot be attacked, and by whom. */
export const attackClause = (
  modifier: Extract<
    Modifier,
    { readonly modify: 'cannotBeAttacked' | 'attacksAlong' | 'canBeAttacked' | 'mustAttack' }
  >,
  ctx: RenderContext,
  mode: Tense,
): string => {
  switch (modifier.modify) {
    case 'cannotBeAttacked':
      return said(person(modifier.on, ctx, 'each'), { bare: 'cannot', it: 'cannot' }, 'be attacked');
    case 'attacksAlong':
      return said(
        person(modifier.who, ctx, 'each'),
        verb('make'),
        'an attack roll after each attack roll of the attacking player',
      );
    case 'canBeAttacked': {
      const can = { bare: 'can', it: 'can' };
      if (isCard(ctx)) {
        const who = having(modifier.on, ctx);
        const dc =
          modifier.dc === null
            ? ''
            : ` and ${who.person === 'it' ? 'has' : 'have'} ${amountText(modifier.dc, ctx)}+ DC`;
        return said(who, can, `be attacked${dc}`);
      }
      const evasion = modifier.dc === null ? '' : ` with evasion ${amountText(modifier.dc, ctx)}`;
      return said(person(modifier.on, ctx, 'each'), can, `be attacked${evasion}`);
    }
    case 'mustAttack':
      return said(
        person(modifier.who, ctx, 'each'),
        { bare: 'must', it: 'must' },
        [
          'attack',
          ...(modifier.what === null ? [] : [toWhom(modifier.what, ctx)]),
          ...(mode === 'has' ? ['once each turn'] : []),
          'if able',
        ].join(' '),
      );
  }
};

/** "is that number": what is asked of the next attack roll. */
const nextRoll = ({ where }: Extract<Modifier, { readonly modify: 'countsAs' }>, ctx: RenderContext): string => {
  if (where === undefined) return 'is made';
  if (isOfChosen(where)) return isCard(ctx) ? 'is that number' : 'is the chosen number';
  return `is such that ${ctx.clause(where, { ...ctx, cause: 'rolled' })}`;
};

type OfTurns = Extract<Modifier, { readonly modify: 'declaringCosts' | 'mustPurchase' | 'countsAs' | 'keepsDamage' }>;
/** What declarations cost, what must be declared, what hits, and what a turn leaves as it is. */
export const turnClause = (modifier: OfTurns, ctx: RenderContext, mode: Tense): string => {
  switch (modifier.modify) {
    case 'declaringCosts': {
      const what = modifier.what === 'attack' ? 'an attack' : 'a purchase';
      const paid = `${payText(modifier.pay, ctx)} to declare ${what}`;
      return said(person(modifier.of, ctx, 'each'), { bare: 'must', it: 'must' }, paid);
    }
    case 'mustPurchase': {
      const often = mode === 'has' ? ' once each turn' : '';
      return said(
        person(modifier.who, ctx, 'each'),
        { bare: 'must', it: 'must' },
        `purchase something${often} if able`,
      );
    }
    case 'countsAs': {
      const pattern = { event: 'rolled', ...(modifier.where === undefined ? {} : { where: modifier.where }) } as const;
      if (modifier.next !== undefined)
        return `if the next attack roll ${nextRoll(modifier, ctx)}, it counts as a ${modifier.as}`;
      return `${whenText(pattern, { ...ctx, cause: 'rolled' })}, it counts as a ${modifier.as}`;
    }
    case 'keepsDamage':
      return said(person(modifier.on, ctx, 'each'), { bare: 'do not', it: 'does not' }, 'heal as turns end');
  }
};
