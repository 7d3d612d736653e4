import { expect, test } from 'vitest';
import { apply, decisionOf, outcomeOf, takeEntries, type LogEntry } from '../../../src/engine/index.js';
import { newGame, numbers, randomAnswer } from '../../support/playout.js';
import { aGame, aScene } from '../../support/scene.js';
import { stateIn } from '../../support/internals.js';

test('A11 BARTER-03: whoever was paid to help need not', () => {
  const scene = aScene()
    .player('p1', { coins: 6, damage: 1 })
    .player('p2', { items: ['yum-heart'] })
    .monsters('fat-bat')
    .dice(2);
  scene.attack('p1', 'fat-bat').passUntil('1 damage to p1');
  expect(scene.tableAct({ does: 'giveCoins', from: 'p1', to: 'p2', amount: 4 })).toBe(true);
  expect([scene.stack(), scene.coins('p1'), scene.coins('p2')]).toEqual([['1 damage to p1'], 2, 4]);
  scene.pass('p1');
  expect(scene.offered()).toContain('use yum-heart');
  scene.pass('p2').allPass();
  expect([scene.dead('p1'), scene.coins('p1'), scene.coins('p2')]).toEqual([true, 1, 4]);
  scene.toNextTurn().toActionPhase().done();
});

test('A44 RULING-12 TURN-12: Monster Manual makes the active player use the attack that they have', () => {
  const scene = aScene()
    .player('p2', { items: ['monster-manual'] })
    .monsters('gurdy', 'fly')
    .dice(1, 1);
  scene
    .pass('p1')
    .use('p2', 'monster-manual', { targets: ['gurdy'] })
    .allPass();
  scene.refuses('p1', 'end').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['gurdy']);
  scene.answer('p1', 'attack.target', 'gurdy').resolve();
  expect([scene.dead('p1'), scene.state().turn.attacks]).toEqual([true, 1]);
  scene.toNextTurn().toActionPhase().done();
});

test('RULING-12 ATK-02: after a bare declaration Monster Manual says what has to be attacked', () => {
  const scene = aScene()
    .player('p2', { items: ['monster-manual'] })
    .monsters('gurdy', 'fly')
    .dice(2);
  scene
    .declare('p1', 'attack')
    .passTo('p2')
    .use('p2', 'monster-manual', { targets: ['fly'] })
    .allPass(2);
  expect([scene.asked(), scene.offered()]).toEqual(['p1 attack.target', ['fly']]);
  scene.answer('p1', 'attack.target', 'fly').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('A44 RULING-12: in an attack Monster Manual comes to nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['more-attacks'] })
    .player('p2', { items: ['monster-manual'] })
    .monsters('gurdy', 'fly')
    .dice(2);
  scene
    .attack('p1', 'fly')
    .pass('p1')
    .use('p2', 'monster-manual', { targets: ['gurdy'] })
    .allPass();
  scene.resolve();
  expect(scene.offered()).toEqual(expect.arrayContaining(['attack', 'end']));
  expect(scene.charged('monster-manual')).toBe(false);
  scene.done();
});

test('G10 TURN-20 ROUND-03: an extra turn comes before the next player’s, and the order goes on', () => {
  const scene = aScene({ players: 3 }).player('p1', { hand: ['my-extra-turn'] });
  scene.play('p1', 'my-extra-turn').allPass();
  const turns = Array.from({ length: 4 }, () => {
    const { active } = scene.state().turn;
    scene.endTurn(active).toActionPhase();
    return active;
  });
  expect(turns).toEqual(['p1', 'p1', 'p2', 'p3']);
  expect(scene.state().turn.active).toBe('p1');
  scene.done();
});

test('K07 DICE-02 DICE-03 DEC-24: two dice are rolled before either lies on the stack, and are two rolls', () => {
  const scene = aScene()
    .player('p1', { hand: ['two-dice'] })
    .player('p2', { items: ['sees-dice', 'the-d6'] })
    .dice(4, 2, 6);
  scene.play('p1', 'two-dice').allPass();
  expect(scene.stack()).toEqual(['roll 4', 'roll 2', 'sees-dice', 'sees-dice']);
  scene.allPass(2);
  expect(scene.coins('p2')).toBe(2);
  scene
    .pass('p1')
    .use('p2', 'the-d6', { targets: ['roll 4'] })
    .allPass();
  expect(scene.stack()).toEqual(['roll 6', 'roll 2']);
  scene.resolve();
  expect(scene.coins('p1')).toBe(8);
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([2, 6]);
  expect(scene.coins('p2')).toBe(2);
  scene.done();
});

test('L10 BARTER-01 BARTER-02 BARTER-04: ¢ for a favour or for nothing change hands, cards do not', () => {
  const scene = aScene()
    .player('p1', { coins: 6, items: ['meat'], hand: ['bomb'] })
    .player('p2', { items: ['counterfeit-penny'] });
  const give = { from: 'p1', to: 'p2' } as const;
  expect(scene.tableAct({ ...give, does: 'giveCoins', amount: 4 })).toBe(true);
  for (const card of ['meat', 'bomb'])
    expect(scene.tableAct({ ...give, does: 'giveObject', object: scene.object(card).id } as never)).toBe(false);
  expect(scene.tableAct({ ...give, does: 'giveCoins', amount: 2 })).toBe(true);
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([0, 6]);
  expect([scene.items('p1'), scene.hand('p1')]).toEqual([['meat'], ['bomb']]);
  scene.done();
});

/** The beginning of a game with real decks, its log and how it stands then. */
const story = (seed: number): { readonly entries: readonly LogEntry[]; readonly end: string } => {
  const session = newGame(seed);
  const random = numbers(seed);
  const entries: LogEntry[] = [];
  for (let at = 0; at < 400 && outcomeOf(session) === null; at += 1) {
    const decision = decisionOf(session)!;
    apply(session, decision.player, randomAnswer(session, decision, random));
    entries.push(...takeEntries(session));
  }
  return { entries, end: JSON.stringify(stateIn(session)) };
};

test('N50 META-03 PRIO-08: the same seed and answers tell the same, and each draw only to whoever drew', () => {
  const { entries, end } = story(50);
  expect(story(50)).toEqual({ entries, end });
  const drawn = entries.filter(({ line }) => line.say === 'drew');
  expect(drawn.length).toBeGreaterThan(5);
  for (const { to, line } of drawn) expect(to).toEqual([line.player]);
  expect(story(51).end).not.toBe(end);
});

const six = ['meat', 'enters-with-coins', 'mr-boom', 'breakfast', 'the-relic', 'the-battery'];
const opened = (seats: number, character: string, treasure: readonly string[]) =>
  aGame({
    seats,
    decks: {
      loot: Array.from({ length: 16 }, () => 'blank-loot'),
      treasure: ['blank-treasure', 'blank-treasure', ...treasure],
      monster: Array.from({ length: 4 }, () => 'fly'),
    },
    characters: [`${character}-character`, ...Array.from({ length: seats - 1 }, () => 'plain')],
    outside: [character],
  });

test('A40 SETUP-09 DEC-57: two rounds of three treasures for two players, before the first turn and off the stack', () => {
  const scene = opened(2, 'draft-of-two', six);
  const first = scene.object('draft-of-two').controller!;
  const second = first === 'p1' ? 'p2' : 'p1';
  scene
    .answer(first, 'effect.choose', 'enters-with-coins')
    .answer(second, 'effect.choose', 'meat')
    .answer(second, 'effect.choose', 'the-relic')
    .answer(first, 'effect.choose', 'breakfast');
  expect(scene.items(first)).toEqual(['draft-of-two', 'enters-with-coins', 'breakfast']);
  expect(scene.items(second)).toEqual(['meat', 'the-relic']);
  expect(scene.cardsOf('treasure')).toEqual(['mr-boom', 'the-battery']);
  expect([scene.coins(first), scene.stack(), scene.view().turn.active]).toEqual([3, ['enters-with-coins'], first]); // DEC-57
  scene.resolve();
  expect(scene.coins(first)).toBe(5);
  scene.toActionPhase().done();
});

test('A41: four players pick of five treasures, there and back again', () => {
  const ten = [...six, 'jawbone', 'the-habit', 'dinner', 'host-hat'];
  const scene = opened(4, 'draft-of-four', ten);
  const first = scene.object('draft-of-four').controller!;
  const seats = scene.state().turnOrder;
  const order = [...seats.slice(seats.indexOf(first)), ...seats.slice(0, seats.indexOf(first))];
  const asked: string[] = [];
  for (let pick = 0; pick < 8; pick += 1) {
    const [player] = scene.asked().split(' ');
    asked.push(player!);
    expect(scene.offered()).toHaveLength(5 - (pick % 4));
    scene.answer(player as 'p1', 'effect.choose', scene.offered()[0]!);
  }
  expect(asked).toEqual([...order, ...order.toReversed()]);
  expect(scene.cardsOf('treasure')).toEqual(['the-relic', 'host-hat']);
  scene.toActionPhase().done();
});

test('A42: what an armour makes of great damage that is no combat damage, and of a kill', () => {
  for (const name of ['gold-bomb', 'great-bomb', 'destroy-anything']) {
    const scene = aScene()
      .player('p1', { hand: [name] })
      .monsters('in-armour');
    scene.play('p1', name, { targets: ['in-armour'] }).resolve();
    expect([name, scene.hp('in-armour')]).toEqual([name, 7]);
    scene.done();
  }
  const hand = ['hand-becomes-attack', ...Array.from({ length: 4 }, () => 'blank-loot')];
  const fight = aScene().player('p1', { hand }).monsters('in-armour').dice(6);
  fight.play('p1', 'hand-becomes-attack').allPass().attack('p1', 'in-armour').allPass(2);
  expect(fight.hp('in-armour')).toBe(5);
  fight.done({ midway: 'the attack goes on' });
});

test('C11 ZONE-06 ZONE-24: a monster from outside comes only when it is part of the game, and dies into its own discard', () => {
  const without = aScene()
    .player('p1', { hand: ['call-far-fly'] })
    .monsters('gurdy');
  without.play('p1', 'call-far-fly').resolve();
  expect([without.tops('monsters'), without.discarded('loot')]).toEqual([['gurdy'], ['call-far-fly']]);
  without.done();
  const scene = aScene()
    .player('p1', { hand: ['call-far-fly', 'bomb'], lootPlays: 2 })
    .monsters('gurdy')
    .outside('far-fly')
    .wholeDeck('monster', ['event-pays']);
  scene.play('p1', 'call-far-fly').allPass().answer('p1', 'effect.choose', 'far-fly').resolve();
  expect(scene.view().monsters[0]).toMatchObject({ covered: ['gurdy'], top: { card: 'far-fly' } });
  scene.play('p1', 'bomb', { targets: ['far-fly'] }).resolve();
  expect([scene.discarded('monster'), scene.tops('monsters')]).toEqual([['far-fly'], ['gurdy']]);
  scene.attack('p1', 'deck').resolve();
  expect([scene.cardsOf('monster'), scene.discarded('monster')]).toEqual([['far-fly'], ['event-pays']]);
  scene.done();
});
