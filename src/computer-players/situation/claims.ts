import type { AbilityOf, Card, CardId, ObjectView, PlayerId, PlayerView, Ref } from '../../engine/index.js';
import { likely, meant, reckon } from './reading.js';
import { isFriend, allegianceWeight, soulWorth } from './stakes.js';
import { bonusRef, once, onBehalfOf, playerIn, topsOf, type Cause, type Situation } from './situation.js';

type Claim = AbilityOf<'claim'>;
type Counts = AbilityOf<'triggered'>;

const SURE = 0.9;

/** Something that happens, as what counts for a bonus soul hears of it. */
interface Happening {
  readonly event: 'dies' | 'gainItem';
  readonly cause: Cause;
}

/** How many counters this puts on a bonus soul that counts such things. */
const counted = (now: Situation, soul: CardId, { event, cause }: Happening): number => {
  const at = onBehalfOf(now, null, bonusRef(soul), { cause });
  return now.cards.card(soul).abilities.reduce((sum, ability) => {
    if (ability.kind !== 'triggered' || ability.when.event !== event) return sum;
    return sum + countersBy(at, ability);
  }, 0);
};

const countersBy = (at: Situation, { when, modes }: Counts): number => {
  if (when.where !== undefined && likely(at, when.where) < SURE) return 0;
  return modes.reduce((sum, { effect }) => (effect.do === 'putCounters' ? sum + reckon(at, effect.amount) : sum), 0);
};

/** The table with all counters that this puts on bonus souls. */
const afterCounting = (now: Situation, happening: Happening): Situation => {
  const counters = { ...now.view.bonusCounters };
  for (const soul of now.view.bonusSouls) counters[soul] = (counters[soul] ?? 0) + counted(now, soul, happening);
  return { ...now, view: { ...now.view, bonusCounters: counters } };
};

/** From the active player on, as claims are looked at (BSOUL-07). */
const inOrder = ({ view: { turnOrder, turn } }: Situation): readonly PlayerId[] => {
  const first = turnOrder.indexOf(turn.active);
  return [...turnOrder.slice(first), ...turnOrder.slice(0, first)];
};

/** What it is worth to this player that a soul is gained by whoever its claim gives it to; nothing while none can claim it. */
const claimWorth = (now: Situation, soul: CardId, { condition, chosenFrom }: Claim): number => {
  const at = (you: PlayerId): Situation => onBehalfOf(now, you, bonusRef(soul));
  const claims = inOrder(now).find((player) => likely(at(player), condition) >= SURE);
  if (claims === undefined) return 0;
  const gainers: readonly Ref[] = chosenFrom === undefined ? [claims] : meant(at(claims), chosenFrom);
  const worths = gainers.map((ref) => {
    const player = playerIn(now.view, ref);
    return player === null ? 0 : allegianceWeight(now, ref) * soulWorth(now, player, now.cards.card(soul).souls ?? 1);
  });
  return isFriend(now, now.view.turn.active) ? Math.max(...worths) : Math.min(...worths);
};

/** What the bonus souls are worth that are claimed once the table looks like this (BSOUL-02). */
const claimed = (now: Situation): number =>
  now.view.bonusSouls.reduce((sum, soul) => {
    const claim = now.cards.card(soul).abilities.find((ability) => ability.kind === 'claim');
    return claim === undefined ? sum : sum + claimWorth(now, soul, claim);
  }, 0);

const withPlayer = (now: Situation, id: Ref, change: (player: PlayerView) => Partial<PlayerView>): Situation => ({
  ...now,
  view: {
    ...now.view,
    players: now.view.players.map((player) => (player.id === id ? { ...player, ...change(player) } : player)),
  },
});

/** What changes for bonus souls when this player gets so many ¢, loot cards or souls more. */
export const claimsWith = (
  now: Situation,
  player: Ref,
  more: Partial<Record<'coins' | 'handCount' | 'souls', number>>,
): number => {
  if (now.view.bonusSouls.length === 0) return 0;
  return once(now, now.view, `claims ${now.me.id} ${player} ${JSON.stringify(more)}`, () =>
    claimed(
      withPlayer(now, player, ({ coins, handCount, souls }) => ({
        coins: coins + (more.coins ?? 0),
        handCount: handCount + (more.handCount ?? 0),
        souls: souls + (more.souls ?? 0),
      })),
    ),
  );
};

const keywordsOn = ({ abilities }: Card): ObjectView['keywords'] =>
  abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.word] : []));

/** An item as it would lie before this player; of a treasure that nobody knows yet no more than that it is one. */
const itemOf = (now: Situation, model: ObjectView, card: CardId | null, player: Ref, index: number): ObjectView => ({
  ...model,
  id: `o${-1 - index}`,
  card: card ?? model.card,
  copyOf: null,
  role: 'item',
  controller: player as PlayerId,
  keywords: card === null ? [] : keywordsOn(now.cards.card(card)),
});

/** What changes for bonus souls when this player gains so many items: this card, or treasures that nobody knows yet. */
export const claimsWithItems = (now: Situation, player: Ref, card: CardId | null, amount = 1): number => {
  const { bonusSouls, shop } = now.view;
  const [model] = topsOf(shop);
  if (bonusSouls.length === 0 || model === undefined || amount <= 0) return 0;
  return once(now, now.view, `items ${now.me.id} ${player} ${card} ${amount}`, () => {
    const items = Array.from({ length: Math.ceil(amount) }, (_, index) => itemOf(now, model, card, player, index));
    const after = items.reduce((before, item) => {
      const there = withPlayer(before, player, (owner) => ({ items: [...owner.items, item] }));
      return afterCounting(there, { event: 'gainItem', cause: { player: player as PlayerId, object: item.id } });
    }, now);
    return claimed(after);
  });
};

/** What changes for bonus souls when a monster or a player dies, killed by this player if by anybody. */
export const claimsWithDeath = (now: Situation, ref: Ref, dealer: PlayerId | null): number => {
  if (now.view.bonusSouls.length === 0) return 0;
  return once(now, now.view, `death ${now.me.id} ${ref} ${dealer}`, () => {
    const victim = playerIn(now.view, ref);
    const player = victim?.id ?? dealer;
    const cause: Cause = {
      object: ref,
      ...(player === null ? {} : { player }),
      ...(dealer === null ? {} : { dealer }),
    };
    return claimed(afterCounting(now, { event: 'dies', cause }));
  });
};
