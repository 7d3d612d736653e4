import { effectsIn, type Effect, type PlayerId, type Ref, type DelayableAbility } from '../../engine/index.js';
import { preventedWorth } from '../fights/damage.js';
import { rollBonus } from '../fights/fight.js';
import { nextPlays } from '../card-values/hand.js';
import { LOOT, allegianceWeight } from '../situation/stakes.js';
import { handCardValue } from '../card-values/card-values.js';
import { likely, meant, reckon } from '../situation/reading.js';
import { answerable, onBehalfOf, playerIn, printedOn, type Cause, type Situation } from '../situation/situation.js';

type Triggered = Extract<DelayableAbility, { kind: 'triggered' }>;
type Replaces = Extract<DelayableAbility, { kind: 'replacement' }>;

/** An ability of which nothing can be foreseen. */
const UNFORESEEN = 0.4;
const FACES = [1, 2, 3, 4, 5, 6];
const LIKELY = 0.5;

/** What it is worth that this ability works for a while, by what it waits for. */
export const standingWorth = (now: Situation, ability: DelayableAbility): number => {
  if (ability.kind === 'replacement') return replaces(now, ability);
  if (ability.when.event === 'playLoot') return now.you === now.me.id ? onNextPlay(now, ability) : 0;
  return ability.when.event === 'rolled' ? onNextRoll(now, ability) : UNFORESEEN;
};

const triggeredBy = (now: Situation, { when, modes }: Triggered, cause: Cause): number => {
  const at: Situation = { ...now, cause };
  const chance = when.where === undefined ? 1 : likely(at, when.where);
  const [mode] = modes;
  return mode === undefined ? 0 : chance * now.worth(at, mode.effect);
};

/** The best card that this player will play, when an ability watches loot being played. */
const onNextPlay = (now: Situation, ability: Triggered): number => {
  const [best] = nextPlays(now);
  if (best === undefined) return 0;
  return Math.max(0, triggeredBy(now, ability, { player: now.me.id, object: best.id, stack: best.id }));
};

/** Any face is as likely as any other, before what is added to it. */
const onNextRoll = (now: Situation, ability: Triggered): number => {
  const roller = playerIn(now.view, now.view.turn.active);
  const bonus = roller === null ? 0 : rollBonus(now, roller, true);
  const worths = FACES.map((face) => {
    const roll = Math.min(6, Math.max(1, face + bonus));
    return triggeredBy(now, ability, { player: now.view.turn.active, roll, amount: roll });
  });
  return worths.reduce((sum, worth) => sum + worth, 0) / FACES.length;
};

const replaces = (now: Situation, ability: Replaces): number => {
  if (ability.would.event === 'damage') return onNextDamage(now, ability);
  return ability.would.event === 'loot' ? onLoot(now, ability) : UNFORESEEN;
};

/** What is left of an amount; null for what says nothing of amounts. */
const amountLeft = (now: Situation, { instead }: Replaces, amount: number): number | null => {
  if (instead.instead === 'nothing') return 0;
  const cause: Cause = { ...now.cause, amount };
  if (instead.instead === 'amount') return reckon({ ...now, cause }, instead.to);
  return instead.instead === 'prevent' ? Math.max(0, amount - reckon({ ...now, cause }, instead.amount)) : null;
};

const concerns = (now: Situation, { would }: Replaces, cause: Cause): boolean =>
  would.where === undefined || likely({ ...now, cause }, would.where) >= LIKELY;

/** The next damage on the stack that it changes; nothing else is foreseen. */
const onNextDamage = (now: Situation, ability: Replaces): number => {
  const item = answerable(now).findLast(
    ({ kind, targetRefs: [object] }) => kind === 'damage' && object !== undefined && concerns(now, ability, { object }),
  );
  const amount = item?.number ?? 0;
  const left = amountLeft(now, ability, amount);
  return item === undefined || left === null || left >= amount ? 0 : preventedWorth(now, item.id, amount - left);
};

/** A number of cards that a player is going to loot. */
interface Looting {
  readonly player: PlayerId;
  readonly amount: number;
}

/** How many loot cards an effect gives a player, as far as can be seen. */
const lootIn = (now: Situation, effect: Effect, player: PlayerId): number => {
  if (effect.do === 'loot') return meant(now, effect.who).includes(player) ? reckon(now, effect.amount) : 0;
  if (effect.do === 'roll')
    return effect.rows.reduce(
      (sum, row) => sum + ((row.to - row.from + 1) / FACES.length) * lootIn(now, row.effect, player),
      0,
    );
  const parts = effectsIn(effect).map((part) => lootIn(now, part, player));
  return effect.do === 'chooseOne' ? Math.max(0, ...parts) : parts.reduce((sum, part) => sum + part, 0);
};

const lootOf = (now: Situation, effects: readonly Effect[]): readonly Looting[] =>
  now.view.players
    .map(({ id: player }) => ({ player, amount: Math.max(0, ...effects.map((one) => lootIn(now, one, player))) }))
    .filter(({ amount }) => amount > 0);

/** What this player will do this turn of its own accord: play cards, and use what costs no more than ↷. */
const ownLooting = (now: Situation): readonly Looting[] => {
  const { me, view } = now;
  if (view.turn.active !== me.id || view.turn.phase !== 'action') return [];
  const used = [...me.characters, ...me.items].filter(({ charged }) => charged);
  const sources: readonly { readonly id: Ref; readonly effects: readonly Effect[] }[] = [
    ...nextPlays(now).map(({ id, card }) => ({ id, effects: effectsOf(now, card, 'loot') })),
    ...used.map((object) => ({ id: object.id, effects: effectsOf(now, printedOn(now, object).id, 'activated') })),
  ];
  return sources.flatMap(({ id, effects }) => lootOf({ ...now, you: me.id, source: id, targets: [] }, effects));
};

const effectsOf = ({ cards }: Situation, card: string, kind: 'loot' | 'activated'): readonly Effect[] =>
  cards
    .card(card)
    .abilities.flatMap((ability) =>
      ability.kind === kind && (ability.kind === 'loot' || ability.costs.every(({ pay }) => pay === 'tap'))
        ? ability.modes.map(({ effect }) => effect)
        : [],
    );

/** Who will loot this turn, the next first: what lies on the stack, the loot step (TURN-05), and what is at hand. */
const lootingAhead = (now: Situation): readonly Looting[] => {
  const { active, phase } = now.view.turn;
  const onStack = now.view.stack.toReversed().flatMap(({ controller, source, targetRefs, effect }) => {
    const targets = targetRefs.map((target) => [target]);
    return effect === null ? [] : lootOf(onBehalfOf(now, controller, source, { targets }), [effect]);
  });
  const step: readonly Looting[] = phase === 'start' || phase === 'setup' ? [{ player: active, amount: 1 }] : [];
  return [...onStack, ...step, ...ownLooting(now)];
};

/** What is used before the things that it betters. */
const BEFOREHAND = 0.1;

/** Another number of loot cards than would be looted this turn, or those on top of the discard. */
const onLoot = (now: Situation, ability: Replaces): number => {
  const ahead = lootingAhead(now).filter(({ player }) => concerns(now, ability, { player }));
  if (ability.instead.instead === 'fromDiscard') {
    const [next] = ahead;
    return next === undefined ? 0 : fromDiscard(now, next);
  }
  const worths = ahead.map(({ player, amount }) => {
    const left = amountLeft(now, ability, amount);
    return left === null ? 0 : allegianceWeight(now, player) * LOOT * (left - amount);
  });
  const worth = worths.reduce((sum, one) => sum + one, 0);
  return worth > 0 ? worth + BEFOREHAND : worth;
};

/** How much better than unknown cards those on top of the loot discard are. */
const fromDiscard = (now: Situation, { player, amount }: Looting): number =>
  now.view.discards.loot
    .slice(-Math.ceil(amount))
    .reduce((sum, { card }) => sum + allegianceWeight(now, player) * (handCardValue(now, card) - LOOT), 0);
