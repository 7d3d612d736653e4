import { describe, expect, onTestFinished, test } from 'vitest';
import { cardById, cardsOf } from '../../../cards/index.js';
import {
  openGame,
  viewFor,
  type Effect,
  type ObjectView,
  type PlayerView,
  type StackItemView,
  type View,
} from '../../../src/engine/index.js';
import {
  setupForTable,
  STANDING_ORDERS,
  isAsked,
  isFreeActionPhase,
  isPassing,
  passingNow,
  whyAsked,
  type Passing,
} from '../../../src/table/index.js';
import {
  ANN,
  answer,
  asked,
  BOB,
  CHANNEL,
  CYD,
  dealt,
  done,
  embedded,
  requestOf,
  passToMain,
  personOf,
  tablesOn,
} from '../table-scene.js';
import { stateIn } from '../../support/internals.js';
import { resources } from '../../support/resources.js';

/** Only characters whose starting item has a ↷. */
const tapping = cardsOf(['base']).filter(
  ({ type, id }) => type !== 'character' || ['isaac', 'judas', 'maggy'].includes(id),
);

/** p1 is active in their action phase; p2 has a charged ↷ item, 2 HP and two cards; nothing is going on. */
const scene = ((): View => {
  const view = viewFor(openGame(setupForTable(tapping, 3, 4, 'concerns'), resources), null);
  const players = ['p1', 'p2', 'p3'].map((id) => ({
    ...view.players.find((player) => player.id === id)!,
    hp: 2,
    atk: 1,
  }));
  const turn = { ...view.turn, active: 'p1', next: 'p2', phase: 'action' } as const;
  return { ...view, players, turn, turnOrder: ['p1', 'p2', 'p3'], priority: null };
})();

const object = (id: `o${number}`, change: Partial<ObjectView> = {}): ObjectView => ({
  ...scene.players[0]!.characters[0]!,
  id,
  ...change,
});
const monster = object('o900', { card: 'monstro', role: 'monster', controller: null, hp: 4, dc: 4, atk: 1, souls: 1 });

const item = (change: Partial<StackItemView>): StackItemView => ({
  id: 's500',
  kind: 'ability',
  controller: 'p1',
  card: null,
  source: null,
  how: 'triggered',
  effect: { do: 'nothing' },
  targets: [],
  targetRefs: [],
  number: null,
  copy: false,
  combat: false,
  attackRoll: false,
  roller: null,
  stands: null,
  rows: [],
  hits: null,
  ...change,
});
const damage = (to: StackItemView['targetRefs'][number], number = 1): StackItemView =>
  item({ kind: 'damage', how: null, effect: null, targetRefs: [to], number, combat: true });
const attackRoll = (number: number): StackItemView =>
  item({
    kind: 'roll',
    how: null,
    effect: null,
    targetRefs: ['o900'],
    number,
    stands: number,
    hits: number >= 4,
    attackRoll: true,
    roller: 'p1',
  });

const withPlayer = (view: View, id: string, change: Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((player) => (player.id === id ? { ...player, ...change } : player)),
});
const on = (...stack: readonly StackItemView[]): View => ({ ...scene, stack });
const attacking = (...stack: readonly StackItemView[]): View => ({
  ...scene,
  stack,
  monsters: [{ top: monster, covered: [] }],
  attack: { player: 'p1', target: 'o900', rolls: 1 },
});
type Activated = ObjectView['usable'][number]['ability'];

/** The player has this item and no other thing to use, no loot play, and so many cards in hand. */
const armed = (view: View, id: PlayerView['id'], card: string | null, hand = 0): View => {
  const ability =
    card === null ? undefined : cardById(card).abilities.find((one): one is Activated => one.kind === 'activated');
  const usable = ability === undefined ? [] : [{ ability, by: [id] }];
  const only = { ...scene.players[0]!.items[0]!, id: 'o950' as const, controller: id, usable };
  return withPlayer(view, id, {
    characters: [],
    items: [only],
    lootPlays: 0,
    effectsAllowLoot: false,
    handCount: hand,
  });
};
/** The same with a loot play and a card. */
const withLoot = (view: View, id: PlayerView['id']): View =>
  withPlayer(armed(view, id, null), id, { lootPlays: 1, handCount: 1 });

/** The standing orders with which somebody is asked. */
const orders = (view: View, player: PlayerView['id']): readonly string[] =>
  STANDING_ORDERS.filter((order) => isAsked(view, player, { order, passing: null }));
const CONCERNS = ['always', 'concerns'];
const MATTERS = [...CONCERNS, 'matters'];
const ALL = [...MATTERS, 'decides'];
const ONLY_ALWAYS = ['always'];

const asks = (view: View, player: 'p1' | 'p2' | 'p3' = 'p2'): boolean =>
  isAsked(view, player, { order: 'concerns', passing: null });

describe('asking: what concerns me', () => {
  test('main priority is always asked, also of one who could do nothing', () => {
    const helpless = withPlayer(scene, 'p1', { characters: [], items: [], handCount: 0 });
    expect(isFreeActionPhase(helpless, 'p1')).toBe(true);
    expect(asks(helpless, 'p1')).toBe(true);
    expect(asks({ ...helpless, declared: 'attack' }, 'p1')).toBe(false);
    expect(asks(attacking(), 'p1')).toBe(false);
  });

  test('a dead player’s own turn has no main priority', () => {
    const dead = withPlayer(scene, 'p1', { dead: true });
    expect(isFreeActionPhase(dead, 'p1')).toBe(false);
    expect(asks(dead, 'p1')).toBe(false);
  });

  test('PRIO-08: nobody is asked about what cannot be answered in public view', () => {
    const hit = on(damage('p2'));
    expect(asks(hit)).toBe(true);
    const helpless = withPlayer(hit, 'p2', { characters: [], items: [], lootPlays: 0 });
    expect(asks(helpless)).toBe(false);
    expect(asks(withPlayer(helpless, 'p2', { lootPlays: 1, handCount: 1 }))).toBe(true);
    expect(asks(withPlayer(helpless, 'p2', { lootPlays: 1, handCount: 0 }))).toBe(false);
    expect(isAsked(helpless, 'p2', { order: 'always', passing: null })).toBe(true);
  });

  test('C1: it targets the player, something of theirs, or a group with them in it', () => {
    const [theirs] = scene.players[1]!.items;
    expect(asks(on(item({ targetRefs: ['p2'] })))).toBe(true);
    expect(asks(on(item({ targetRefs: [theirs!.id] })))).toBe(true);
    expect(asks(on(item({ targetRefs: ['p3'] })))).toBe(false);
    const everyone = { do: 'take', who: { select: 'players' }, amount: 1 } as const;
    expect(asks(on(item({ effect: everyone })))).toBe(false); // nothing of theirs could change it
    expect(asks(withLoot(on(item({ effect: everyone })), 'p2'))).toBe(true);
    const counted = {
      do: 'gainCoins',
      who: { select: 'you' },
      amount: { amount: 'count', of: { select: 'players' } },
    } as const;
    expect(asks(on(item({ effect: counted })))).toBe(false);
  });

  test('C2: damage to the player, their death, the death of something they control', () => {
    expect(asks(on(damage('p2')))).toBe(true);
    expect(asks(on(damage('p3')))).toBe(false);
    const death = on(item({ kind: 'death', targetRefs: ['p2'] }));
    expect(orders(withLoot(death, 'p2'), 'p2')).toEqual(ALL);
    expect(orders(armed(death, 'p2', 'the-d6'), 'p2')).toEqual(CONCERNS); // before it may be lost
    expect(orders(armed(death, 'p2', null, 3), 'p2')).toEqual(ONLY_ALWAYS);
    expect(asks(on(item({ kind: 'death', targetRefs: ['p3'] })))).toBe(false);
  });

  test('C3: the player made the roll, and could change it', () => {
    const roll = item({ kind: 'roll', number: 3, roller: 'p2' });
    expect(orders(armed(on(roll), 'p2', 'the-d6'), 'p2')).toEqual(CONCERNS);
    expect(orders(armed(on(roll), 'p2', 'yum-heart'), 'p2')).toEqual(ONLY_ALWAYS);
    expect(orders(armed(on(roll), 'p3', 'the-d6'), 'p3')).toEqual(ONLY_ALWAYS);
  });

  test('C4: the player is in the attack, and the damage is to them', () => {
    const healthy = withPlayer(attacking(damage('p1')), 'p1', { hp: 5 });
    expect(asks(healthy, 'p1')).toBe(true);
    expect(asks(healthy, 'p2')).toBe(false);
  });

  test('C5: as shown, a soul is gained, stolen or destroyed, or is about to be', () => {
    const death = item({ kind: 'death', how: null, targetRefs: ['o900'] });
    expect(orders(withLoot({ ...attacking(death), attack: null }, 'p3'), 'p3')).toEqual(CONCERNS);
    const worthless = { ...monster, souls: null };
    const forNothing = { ...on(death), monsters: [{ top: worthless, covered: [] }] };
    expect(orders(withLoot(forNothing, 'p3'), 'p3')).toEqual(ONLY_ALWAYS);
    const soul = { do: 'becomeSoul', what: { select: 'this' }, of: { select: 'you' } } as const;
    expect(orders(withLoot(on(item({ effect: soul })), 'p3'), 'p3')).toEqual(CONCERNS);
    const hit = attacking(attackRoll(5));
    expect(orders(armed(hit, 'p3', 'the-d6'), 'p3')).toEqual(CONCERNS);
    const lastButOne = withPlayer(hit, 'p1', { atk: 2 });
    expect(orders(armed(lastButOne, 'p3', 'the-d6'), 'p3')).toEqual(MATTERS);
    expect(orders(armed(hit, 'p3', null, 3), 'p3')).toEqual(ONLY_ALWAYS);
    expect(orders(armed(hit, 'p3', 'yum-heart'), 'p3')).toEqual(ONLY_ALWAYS);
  });

  test('WIN-01 C5: whoever could still stop somebody from winning is asked even about what decides alone', () => {
    const deadly = withPlayer(attacking(attackRoll(5)), 'p1', { atk: 4, souls: 3 });
    expect(orders(armed(deadly, 'p3', 'the-d6'), 'p3')).toEqual(ALL);
    expect(orders(withLoot(deadly, 'p3'), 'p3')).toEqual(ALL);
    expect(orders(withLoot(withPlayer(deadly, 'p1', { souls: 2 }), 'p3'), 'p3')).toEqual(MATTERS);
    expect(orders(armed(deadly, 'p3', null, 2), 'p3')).toEqual(ONLY_ALWAYS);
  });

  test('WIN-01 C5: at the death itself nobody is asked who would need something else to play a card of their hand', () => {
    const died = withPlayer(attacking(item({ kind: 'death', how: null, targetRefs: ['o900'] })), 'p1', { souls: 3 });
    expect(orders(withLoot(died, 'p3'), 'p3')).toEqual(ALL);
    expect(orders(armed(died, 'p3', 'isaac', 2), 'p3')).toEqual(ONLY_ALWAYS);
    expect(orders(armed(withPlayer(attacking(damage('o900', 4)), 'p1', { souls: 3 }), 'p3', 'isaac', 2), 'p3')).toEqual(
      ALL,
    );
  });

  test('C2 C4: what is deadly decides, for the attacker as for whoever is struck; a miss matters when the next may be the last', () => {
    const missed = withPlayer(attacking(attackRoll(3)), 'p1', { hp: 1 });
    expect(orders(armed(missed, 'p1', 'the-d6'), 'p1')).toEqual(ALL);
    expect(orders(armed(withPlayer(missed, 'p1', { hp: 2 }), 'p1', 'the-d6'), 'p1')).toEqual(MATTERS);
    expect(orders(armed(withPlayer(missed, 'p1', { hp: 3 }), 'p1', 'the-d6'), 'p1')).toEqual(CONCERNS);
    expect(orders(armed(attacking(attackRoll(5)), 'p1', 'the-d6'), 'p1')).toEqual(ONLY_ALWAYS);
    expect(orders(armed(on(damage('p2', 2)), 'p2', 'yum-heart'), 'p2')).toEqual(ALL);
    expect(orders(armed(on(damage('p2', 1)), 'p2', 'yum-heart'), 'p2')).toEqual(CONCERNS);
    expect(orders(armed(on(damage('p2', 2)), 'p2', 'the-d6'), 'p2')).toEqual(ONLY_ALWAYS);
  });

  test('C1: an item that is about to go decides, what aims at the player matters, what is for all concerns', () => {
    const [theirs] = armed(scene, 'p2', 'the-d6').players[1]!.items;
    const at = (ref: StackItemView['targetRefs'][number]) => armed(on(item({ targetRefs: [ref] })), 'p2', 'the-d6');
    expect(orders(at(theirs!.id), 'p2')).toEqual(ALL);
    expect(orders(at('p2'), 'p2')).toEqual(CONCERNS);
    expect(orders(withLoot(at('p2'), 'p2'), 'p2')).toEqual(MATTERS);
    expect(orders(withLoot(on(item({ targetRefs: ['p2'], controller: 'p2' })), 'p2'), 'p2')).toEqual(CONCERNS);
  });

  test('C1: what would only recharge or copy an item does not decide about it', () => {
    const [theirs] = armed(scene, 'p2', 'the-d6').players[1]!.items;
    const what = { select: 'target', index: 0 } as const;
    const doing = (effect: Effect) =>
      orders(armed(on(item({ targetRefs: [theirs!.id], effect })), 'p2', 'the-d6'), 'p2');
    expect(doing({ do: 'destroy', what })).toEqual(ALL);
    expect(doing({ do: 'recharge', what })).toEqual(MATTERS);
  });

  test('C6: as shown, it takes another player to 0 HP, and something on the table could change that', () => {
    expect(orders(armed(attacking(damage('p1', 2)), 'p2', 'yum-heart'), 'p2')).toEqual(CONCERNS);
    expect(orders(armed(attacking(damage('p1', 1)), 'p2', 'yum-heart'), 'p2')).toEqual(ONLY_ALWAYS);
    expect(orders(withLoot(attacking(damage('p1', 2)), 'p2'), 'p2')).toEqual(ONLY_ALWAYS);
    const missed = withPlayer(attacking(attackRoll(3)), 'p1', { hp: 1 });
    expect(orders(armed(missed, 'p2', 'the-d6'), 'p2')).toEqual(CONCERNS);
  });

  test('C7: it answers something that the player put on the stack', () => {
    const mine = item({ id: 's1', kind: 'loot', controller: 'p2' });
    const answer = item({ id: 's2', kind: 'loot', controller: 'p1' });
    expect(asks(on(mine, answer))).toBe(true);
    expect(asks(on(mine, answer), 'p3')).toBe(false);
    expect(asks(on(answer))).toBe(false);
  });

  test('C10: a monster takes damage in the turn of another, and a shield in play could prevent it', () => {
    const hurt = attacking(damage('o900', 1));
    expect(orders(armed(hurt, 'p2', 'yum-heart'), 'p2')).toEqual(CONCERNS);
    expect(orders(armed(hurt, 'p2', 'the-d6'), 'p2')).toEqual(ONLY_ALWAYS);
    expect(orders(withLoot(hurt, 'p2'), 'p2')).toEqual(ONLY_ALWAYS);
    expect(orders(armed(hurt, 'p1', 'yum-heart'), 'p1')).toEqual(ONLY_ALWAYS);
    const worthless = { ...hurt, monsters: [{ top: { ...monster, souls: null }, covered: [] }] };
    expect(orders(armed(worthless, 'p2', 'yum-heart'), 'p2')).toEqual(CONCERNS);
    expect(orders(armed(attacking(damage('p1', 1)), 'p2', 'yum-heart'), 'p2')).toEqual(ONLY_ALWAYS);
  });

  test('C10: whoever passes for the turn is not asked about it, though still about its death', () => {
    const hurt = armed(attacking(damage('o900', 1)), 'p2', 'yum-heart');
    const asksWhoPasses = (view: View): boolean =>
      isAsked(view, 'p2', { order: 'concerns', passing: passingNow(view, 'p2') });
    expect(asksWhoPasses(hurt)).toBe(false);
    expect(asksWhoPasses(armed(attacking(damage('o900', 4)), 'p2', 'yum-heart'))).toBe(true);
  });

  test("C9: the last priority before the player's own turn", () => {
    const end = { ...scene, turn: { ...scene.turn, phase: 'end' as const } };
    expect([asks(end, 'p1'), asks(end, 'p2'), asks(end, 'p3')]).toEqual([false, true, false]);
    expect(asks({ ...end, turn: { ...end.turn, next: 'p1' } }, 'p1')).toBe(true);
  });
});

describe('asking: passing for an attack or a turn', () => {
  const passes = (view: View, player: 'p1' | 'p2', passing: Passing | null): boolean =>
    !isAsked(view, player, { order: 'always', passing });

  test('in one’s own attack it is for the attack, in the turn of another for the turn, otherwise for nothing', () => {
    const { number: turn, attacks: attack } = scene.turn;
    expect(passingNow(attacking(), 'p1')).toEqual({ during: 'attack', turn, attack });
    expect(passingNow(attacking(), 'p2')).toEqual({ during: 'turn', turn, attack });
    expect(passingNow(scene, 'p1')).toBeNull();
  });

  test('for the attack: one’s rolls, damage and kill are not asked, and after it everything is', () => {
    const view = attacking(attackRoll(1));
    const passing = passingNow(view, 'p1');
    for (const now of [view, attacking(attackRoll(6)), attacking(damage('p1')), attacking(damage('o900', 4))])
      expect(passes(now, 'p1', passing)).toBe(true);
    const kill = attacking(item({ kind: 'death', targetRefs: ['o900'] }));
    expect(passes(kill, 'p1', passing)).toBe(true);
    expect(passes(kill, 'p1', null)).toBe(false);
    expect(passes(on(attackRoll(1)), 'p1', passing)).toBe(false);
    const next = { ...view, turn: { ...view.turn, attacks: view.turn.attacks + 1 } };
    expect(passes(next, 'p1', passing)).toBe(false);
    expect(passes(scene, 'p1', passing)).toBe(false);
  });

  test('for the turn: everything of it passes, and the next turn is asked', () => {
    const passing = passingNow(scene, 'p2');
    expect(passes(on(damage('p2')), 'p2', passing)).toBe(true);
    expect(passes(attacking(attackRoll(1)), 'p2', passing)).toBe(true);
    const next = { ...on(damage('p2')), turn: { ...scene.turn, number: scene.turn.number + 1 } };
    expect(isPassing(next, { passing })).toBe(false);
    expect(passes(next, 'p2', passing)).toBe(false);
  });

  test('one’s own death, and a soul that another is about to gain, are asked all the same', () => {
    const passing = passingNow(scene, 'p2');
    expect(passes(on(item({ kind: 'death', targetRefs: ['p2'] })), 'p2', passing)).toBe(false);
    expect(passes(on(item({ kind: 'death', targetRefs: ['p3'] })), 'p2', passing)).toBe(true);
    expect(passes(withLoot(attacking(item({ kind: 'death', targetRefs: ['o900'] })), 'p2'), 'p2', passing)).toBe(false);
    const own = passingNow(attacking(), 'p1');
    expect(passes(attacking(item({ kind: 'death', targetRefs: ['p1'] })), 'p1', own)).toBe(false);
    const helpless = { characters: [], items: [], handCount: 0, coins: 0 };
    const death = withPlayer(on(item({ kind: 'death', targetRefs: ['p2'] })), 'p2', helpless);
    expect(passes(death, 'p2', passing)).toBe(true);
  });

  test('C4, C6: a roll is a miss as it stands with what is added to it', () => {
    const close = (stands: number): View =>
      withPlayer(attacking({ ...attackRoll(3), stands, hits: stands >= 4 }), 'p1', { hp: 2, atk: 1 });
    const rolled = (stands: number): View => ({
      ...close(stands),
      stack: [{ ...close(stands).stack[0]!, roller: 'p3' }],
    });
    expect(asks(rolled(3), 'p1')).toBe(true);
    expect(asks(rolled(4), 'p1')).toBe(false);
  });
});

test('a person is told why they are asked or not, from what everybody can see', async () => {
  const { store, close } = await embedded();
  onTestFinished(close);
  const tables = tablesOn(store);
  const main = await passToMain(tables, await dealt(tables, [ANN, BOB], { order: 'always' }));
  const [active, other] = asked(main).user === ANN.user ? [ANN, BOB] : [BOB, ANN];
  expect(whyAsked(main, active.user)).toEqual({ is: 'yourTurn' });
  expect(whyAsked(main, CYD.user)).toBeNull();
  expect(whyAsked(main, other.user)).toEqual({ is: 'always' });
  const ending = done(await answer(tables, main, active, 'end'));
  expect(whyAsked(ending, active.user)).toEqual({ is: 'ownAction' });
  expect(whyAsked(ending, other.user)).toEqual({ is: 'always' });
  const calm = done(await tables.perform(CHANNEL, requestOf(other), { do: 'setStandingOrder', order: 'concerns' }));
  expect(whyAsked(calm, other.user)).toEqual({ is: 'earlier' });
  const holds = done(await tables.perform(CHANNEL, requestOf(other), { do: 'setHoldPriority', hold: true }));
  expect(whyAsked(holds, other.user)).toEqual({ is: 'earlier' });
});

test('who wants to be asked always from now on is not told that they have just acted', async () => {
  const { store, close } = await embedded();
  onTestFinished(close);
  const tables = tablesOn(store);
  const begun = await passToMain(tables, await dealt(tables, [ANN, BOB, CYD], { order: 'always' }));
  const active = asked(begun);
  const { turnOrder, turn } = stateIn(begun.session!);
  const last = personOf(begun, turnOrder[(turnOrder.indexOf(turn.active) + 2) % 3]!);
  done(await tables.perform(CHANNEL, requestOf(last), { do: 'setStandingOrder', order: 'concerns' }));
  const ending = done(await answer(tables, begun, active, 'end'));
  expect(whyAsked(ending, last.user)).toEqual({ is: 'notConcerned' });
  const changed = done(await tables.perform(CHANNEL, requestOf(last), { do: 'setStandingOrder', order: 'always' }));
  expect(whyAsked(changed, last.user)).toEqual({ is: 'later' });
  expect(whyAsked(changed, active.user)).toEqual({ is: 'ownAction' });
});
