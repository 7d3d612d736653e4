import type { Modifier } from '../../../engine/index.js';
import { isOfChosen } from '../../cards/matched-events.js';
import { isCard, type RenderContext } from '../../cards/tree.js';
import { amountText } from './amounts.js';
import { payText } from './costs.js';
import { whenText } from './events.js';
import { DEVOIR, POUVOIR, FAIRE, present, said, subjectOf } from './nouns.js';
import { person, toWhom, whom } from './selectors.js';
import { de } from './typography.js';

/** `has` while it is always there, `gains` when an effect gives it. */
export type Tense = 'has' | 'gains' | 'gainsThisTurn';

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
    case 'cannotBeAttacked': {
      const who = person(modifier.on, ctx, 'each');
      const attacked = `${who.f ? 'attaquée' : 'attaqué'}${who.person === 'ils' ? 's' : ''}`;
      return `${subjectOf(who)} ne ${present(who, POUVOIR)} pas être ${attacked}`;
    }
    case 'attacksAlong':
      return said(
        person(modifier.who, ctx, 'each'),
        FAIRE,
        "un lancer d'attaque après chacun de ceux du joueur attaquant",
      );
    case 'canBeAttacked': {
      const who = person(modifier.on, ctx, 'each');
      const attacked = `${who.f ? 'attaquée' : 'attaqué'}${who.person === 'ils' ? 's' : ''}`;
      const { dc } = modifier;
      const much = typeof dc === 'number' ? `de ${dc}+` : dc === null ? '' : de(amountText(dc, ctx));
      const evasion = dc === null ? '' : ` avec une esquive ${much}`;
      return `${subjectOf(who)} ${present(who, POUVOIR)} être ${attacked}${evasion}`;
    }
    case 'mustAttack':
      return said(
        person(modifier.who, ctx, 'each'),
        DEVOIR,
        [
          'attaquer',
          ...(modifier.what === null ? [] : [whom(modifier.what, ctx)]),
          ...(mode === 'has' ? [isCard(ctx) ? 'une fois par tour' : 'une fois à chaque tour'] : []),
          'si possible',
        ].join(' '),
      );
  }
};

/** « est ce nombre » : what is asked of the next attack roll. */
const nextRoll = ({ where }: Extract<Modifier, { readonly modify: 'countsAs' }>, ctx: RenderContext): string => {
  if (where === undefined) return 'est fait';
  if (isOfChosen(where)) return isCard(ctx) ? 'est ce nombre' : 'est le nombre choisi';
  return `est tel que ceci est vrai : ${ctx.clause(where, { ...ctx, cause: 'rolled' })}`;
};

type OfTurns = Extract<Modifier, { readonly modify: 'declaringCosts' | 'mustPurchase' | 'countsAs' | 'keepsDamage' }>;
/** What declarations cost, what must be declared, what hits, and what a turn leaves as it is. */
export const turnClause = (modifier: OfTurns, ctx: RenderContext, mode: Tense): string => {
  switch (modifier.modify) {
    case 'declaringCosts': {
      const what = modifier.what === 'attack' ? 'une attaque' : 'un achat';
      const yours = person(modifier.of, ctx, 'each').person === 'vous';
      const whom = yours ? 'vous coûte ceci' : `coûte ceci ${toWhom(modifier.of, ctx)}`;
      return `déclarer ${what} ${whom} : ${payText(modifier.pay, ctx)}`;
    }
    case 'mustPurchase': {
      const often = mode === 'has' ? ' une fois à chaque tour' : '';
      return said(person(modifier.who, ctx, 'each'), DEVOIR, `effectuer un achat${often} si possible`);
    }
    case 'countsAs': {
      const pattern = { event: 'rolled', ...(modifier.where === undefined ? {} : { where: modifier.where }) } as const;
      const as = modifier.as === 'hit' ? 'réussi' : 'raté';
      if (modifier.next !== undefined)
        return `si le prochain lancer d'attaque ${nextRoll(modifier, ctx)}, il compte comme ${as}`;
      return `${whenText(pattern, { ...ctx, cause: 'rolled' })}, le lancer compte comme ${as}`;
    }
    case 'keepsDamage': {
      const who = person(modifier.on, ctx, 'each');
      if (who.person === 'vous') return 'vous ne vous soignez pas à la fin des tours';
      return `${who.text} ne se ${who.person === 'ils' ? 'soignent' : 'soigne'} pas à la fin des tours`;
    }
  }
};
