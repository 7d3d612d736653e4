import type { Modifier, Selector } from '../../../engine/index.js';
import { isOfChosen } from '../../cards/occasions.js';
import { isCard, isGroup, type Frame } from '../../cards/tree.js';
import { amountText } from './amounts.js';
import { payText } from './costs.js';
import { whenText } from './events.js';
import { said, verb, type Phrase } from './nouns.js';
import { person, toWhom } from './selectors.js';

/** `has` while it is always there, `gains` when an effect gives it. */
export type Tense = 'has' | 'gains' | 'gainsThisTurn';

/** "monsters have" on a card, "each monster has" word for word. */
export const having = (of: Selector, frame: Frame): Phrase =>
  person(of, frame, isCard(frame) && isGroup(of) ? 'all' : 'each');

/** What may, must or cannot be attacked, and by whom. */
export const attackClause = (
  modifier: Extract<
    Modifier,
    { readonly modify: 'cannotBeAttacked' | 'attacksAlong' | 'canBeAttacked' | 'mustAttack' }
  >,
  frame: Frame,
  mode: Tense,
): string => {
  switch (modifier.modify) {
    case 'cannotBeAttacked':
      return said(person(modifier.on, frame, 'each'), { bare: 'cannot', it: 'cannot' }, 'be attacked');
    case 'attacksAlong':
      return said(
        person(modifier.who, frame, 'each'),
        verb('make'),
        'an attack roll after each attack roll of the attacking player',
      );
    case 'canBeAttacked': {
      const can = { bare: 'can', it: 'can' };
      if (isCard(frame)) {
        const who = having(modifier.on, frame);
        const dc =
          modifier.dc === null
            ? ''
            : ` and ${who.person === 'it' ? 'has' : 'have'} ${amountText(modifier.dc, frame)}+ DC`;
        return said(who, can, `be attacked${dc}`);
      }
      const evasion = modifier.dc === null ? '' : ` with evasion ${amountText(modifier.dc, frame)}`;
      return said(person(modifier.on, frame, 'each'), can, `be attacked${evasion}`);
    }
    case 'mustAttack':
      return said(
        person(modifier.who, frame, 'each'),
        { bare: 'must', it: 'must' },
        [
          'attack',
          ...(modifier.what === null ? [] : [toWhom(modifier.what, frame)]),
          ...(mode === 'has' ? ['once each turn'] : []),
          'if able',
        ].join(' '),
      );
  }
};

/** "is that number": what is asked of the next attack roll. */
const nextRoll = ({ where }: Extract<Modifier, { readonly modify: 'countsAs' }>, frame: Frame): string => {
  if (where === undefined) return 'is made';
  if (isOfChosen(where)) return isCard(frame) ? 'is that number' : 'is the chosen number';
  return `is such that ${frame.clause(where, { ...frame, cause: 'rolled' })}`;
};

type OfTurns = Extract<Modifier, { readonly modify: 'declaringCosts' | 'mustPurchase' | 'countsAs' | 'keepsDamage' }>;
/** What declarations cost, what must be declared, what hits, and what a turn leaves as it is. */
export const turnClause = (modifier: OfTurns, frame: Frame, mode: Tense): string => {
  switch (modifier.modify) {
    case 'declaringCosts': {
      const what = modifier.what === 'attack' ? 'an attack' : 'a purchase';
      const paid = `${payText(modifier.pay, frame)} to declare ${what}`;
      return said(person(modifier.of, frame, 'each'), { bare: 'must', it: 'must' }, paid);
    }
    case 'mustPurchase': {
      const often = mode === 'has' ? ' once each turn' : '';
      return said(
        person(modifier.who, frame, 'each'),
        { bare: 'must', it: 'must' },
        `purchase something${often} if able`,
      );
    }
    case 'countsAs': {
      const pattern = { event: 'rolled', ...(modifier.where === undefined ? {} : { where: modifier.where }) } as const;
      if (modifier.next !== undefined)
        return `if the next attack roll ${nextRoll(modifier, frame)}, it counts as a ${modifier.as}`;
      return `${whenText(pattern, { ...frame, cause: 'rolled' })}, it counts as a ${modifier.as}`;
    }
    case 'keepsDamage':
      return said(person(modifier.on, frame, 'each'), { bare: 'do not', it: 'does not' }, 'heal as turns end');
  }
};
