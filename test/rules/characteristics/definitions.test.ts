import { expect, test } from 'vitest';
import { allCards, cardById } from '../../../cards/index.js';
import { checkCard } from '../../../src/engine/vocabulary/index.js';
import { aScene, damaged, sideways } from '../../support/scene.js';

test('ITEM-04: what has a ↷ or a $ is an active item, whatever else it has', () => {
  const scene = aScene().player('p1', {
    items: ['diplopia', 'meat', 'tap-and-pay', 'mr-boom', 'portable-slot-machine', 'the-habit'],
  });
  scene.answer('p1', 'priority', 'use diplopia');
  expect(scene.offered()).toEqual(['meat', 'the-habit', 'back']);
  scene.answer('p1', 'announce.target', 'back').done();
});

test('LOOT-09: every loot card is of one family, and the family changes nothing in play', () => {
  const families = new Set(allCards.filter(({ type }) => type === 'loot').map(({ category }) => category));
  expect([...families]).not.toContain(null);
  expect(['bomb', 'o-the-fool', 'bloody-penny', 'pills', 'lost-soul'].map((id) => cardById(id).category)).toEqual([
    'bombs',
    'cards-misc',
    'trinkets',
    'pills-runes',
    'lost-soul',
  ]);
  const scene = aScene().player('p1', { hand: ['bomb', 'xiv-temperance', 'pills'] });
  expect(scene.offered()).toEqual(expect.arrayContaining(['play bomb', 'play xiv-temperance', 'play pills']));
  scene.done();
});

test('MON-04: a monster in its slot can be attacked unless its card says no', () => {
  const scene = aScene().monsters('fly', 'stoney', 'gurdy');
  expect(scene.view().monsters.map(({ top }) => top?.attackable)).toEqual([true, false, true]);
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly', 'gurdy', 'deck']);
  scene.done({ midway: 'the target is not chosen' });
});

test('CARD-01: name, stat box, reward, soul icon, set and mark are what a card consists of, and do what they say', () => {
  expect(cardById('satan')).toMatchObject({
    name: { en: 'Satan!' },
    hp: 6,
    dc: 4,
    atk: 2,
    reward: { treasure: 2 },
    souls: 2,
    set: 'base',
    threePlus: true,
  });
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('satan', 5));
  scene.play('p1', 'bomb', { targets: ['satan'] }).resolve();
  expect([scene.souls('p1'), scene.items('p1').length]).toEqual([2, 2]);
  scene.done();
});

test('CARD-04: abilities divided from each other trigger each, rows of a roll and options of a choice do not', () => {
  const enters = (card: string) => aScene().monsters('gurdy').deck('monster', [card]).attack('p1', 'deck');
  const two = enters('event-of-two');
  expect(two.asked()).toBe('p1 trigger.order');
  two.answer('p1', 'trigger.order', 'event-of-two/first', 'event-of-two/second');
  expect(two.stack()).toEqual(['event-of-two', 'event-of-two']);
  two.resolve();
  expect([two.coins('p1'), two.hand('p1').length]).toEqual([1, 1]);
  two.done();
  const rolls = enters('chest').dice(1);
  expect(rolls.stack()).toEqual(['chest']);
  rolls.allPass();
  expect(rolls.stack()).toEqual(['roll 1']);
  rolls.resolve().done();
  const chooses = enters('devil-deal');
  expect(chooses.asked()).toBe('p1 trigger.mode');
  chooses.answer('p1', 'trigger.mode', 'm0');
  expect(chooses.stack()).toEqual(['devil-deal']);
  chooses.resolve().done();
});

test('ZONE-13: whose hand it is picks what to discard, and a loot card that is gained goes into the hand', () => {
  const scene = aScene()
    .player('p1', { hand: ['each-discards-2'], items: ['boomerang'] })
    .player('p2', { hand: ['bomb', 'a-penny', 'soul-heart'] });
  scene.play('p1', 'each-discards-2').allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 discard.loot', ['bomb', 'a-penny', 'soul-heart']]);
  scene.answer('p2', 'discard.loot', 'bomb', 'soul-heart');
  expect(scene.hand('p2')).toEqual(['a-penny']);
  scene.use('p1', 'boomerang', { targets: ['p2'] }).allPass();
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([['a-penny'], []]);
  scene.done();
});

test('ZONE-17: loot on the stack is in no hand and in no discard', () => {
  const scene = aScene().player('p1', { hand: ['a-penny'] });
  scene.play('p1', 'a-penny');
  expect([scene.object('a-penny').zone, scene.hand('p1'), scene.discarded('loot')]).toEqual(['stack', [], []]);
  scene.allPass();
  expect([scene.object('a-penny').zone, scene.discarded('loot')]).toEqual(['discard', ['a-penny']]);
  scene.done();
});

test('ABIL-12: where no rule says who puts things in order, the active player does', () => {
  const scene = aScene()
    .player('p2', { items: ['book-of-sin'] })
    .monsters('coin-on-ones', 'loot-on-ones')
    .dice(1);
  scene.pass('p1').use('p2', 'book-of-sin').allPass(2);
  expect(scene.asked()).toBe('p1 trigger.order');
  scene.answer('p1', 'trigger.order', 'loot-on-ones', 'coin-on-ones');
  expect(scene.stack()).toEqual(['loot-on-ones', 'coin-on-ones', 'book-of-sin']);
  scene.resolve();
  expect([scene.coins('p1'), scene.hand('p1').length]).toEqual([1, 1]);
  scene.done();
});

test('KEY-04 KEY-10: the mark of Guppy does nothing but count, on a copy too', () => {
  const scene = aScene()
    .player('p1', { items: ['guppy-thing', 'modeling-clay'] })
    .player('p2', { items: ['guppy-thing'] })
    .outside('soul-of-guppy');
  expect(scene.offered()).toEqual(expect.not.arrayContaining(['use guppy-thing']));
  expect([scene.souls('p1'), scene.souls('p2')]).toEqual([0, 0]);
  scene.use('p1', 'modeling-clay', { targets: ['guppy-thing@p1'] }).allPass();
  expect([scene.soulCards('p1'), scene.souls('p2')]).toEqual([['soul-of-guppy'], 0]);
  scene.done();
});

test('REPL-01: a replacement is not on the stack, and nobody can cancel it', () => {
  const scene = aScene()
    .player('p1', { items: ['counterfeit-penny'], hand: ['gain-3'] })
    .player('p2', { hand: ['cancel-anything'], lootPlays: 1 });
  scene.play('p1', 'gain-3').pass('p1').refuses('p2', 'play cancel-anything').pass('p2');
  expect([scene.stack(), scene.coins('p1')]).toEqual([[], 4]);
  scene.pass('p1').refuses('p2', 'play cancel-anything').pass('p2');
  scene.done();
});

test('REPL-02: “the next time … instead” works off the stack, once', () => {
  const scene = aScene().player('p1', { hand: ['next-coins-doubled', 'gain-3', 'a-penny'], lootPlays: 3 });
  scene.play('p1', 'next-coins-doubled').allPass().play('p1', 'gain-3').allPass();
  expect([scene.coins('p1'), scene.stack()]).toEqual([6, []]);
  scene.play('p1', 'a-penny').allPass();
  expect(scene.coins('p1')).toBe(7);
  scene.done();
});

test('REPL-03: what is prevented has not happened', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { items: ['yum-heart-like', 'fanny-pack'] });
  scene
    .pass('p1')
    .use('p2', 'yum-heart-like', { targets: ['p2'] })
    .allPass();
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect([scene.hp('p2'), scene.hand('p2')]).toEqual([2, []]);
  expect(scene.said('event').some(({ event }) => event === 'damage')).toBe(false);
  scene.done();
});

test('CANCEL-03: loot that is put under its deck from the stack does nothing and is not discarded', () => {
  const scene = aScene()
    .player('p1', { hand: ['gain-3'] })
    .player('p2', { hand: ['bury-loot'], lootPlays: 1 });
  scene
    .play('p1', 'gain-3')
    .pass('p1')
    .play('p2', 'bury-loot', { targets: ['gain-3'] })
    .resolve();
  expect([scene.coins('p1'), scene.cardsOf('loot').at(-1), scene.discarded('loot')]).toEqual([
    0,
    'gain-3',
    ['bury-loot'],
  ]);
  scene.done();
});

test('DMG-12: HP that are no number are 0, and what has them dies as soon as it is there', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('fly')
    .deck('monster', ['of-unknown-hp', 'gurdy']);
  scene.play('p1', 'bomb', { targets: ['fly'] }).allPass(3);
  expect([scene.hp('of-unknown-hp'), scene.stack()]).toEqual([0, ['of-unknown-hp death']]);
  scene.resolve();
  expect([scene.coins('p1'), scene.tops('monsters')]).toEqual([3, ['gurdy']]);
  scene.done();
});

test('DISC-03: whoever has to discard a soul picks which', () => {
  const scene = aScene()
    .player('p1', { hand: ['owner-discards-a-soul'] })
    .player('p2', { souls: ['gurdy', 'pin'] });
  scene.play('p1', 'owner-discards-a-soul', { targets: ['p2'] }).allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 effect.choose', ['gurdy', 'pin']]);
  scene.answer('p2', 'effect.choose', 'gurdy');
  expect([scene.soulCards('p2'), scene.discarded('monster')]).toEqual([['pin'], ['gurdy']]);
  scene.done();
});

test('TERM-01: a dead active player is the active player until the turn is over', () => {
  const scene = aScene().player('p1', { hand: ['xiii-death'] });
  scene.play('p1', 'xiii-death', { targets: ['p1'] }).allPass(2);
  expect([scene.dead('p1'), scene.state().turn.active, scene.priority()]).toEqual([true, 'p1', 'p1']);
  scene.toNextTurn();
  expect(scene.state().turn.active).toBe('p2');
  scene.toActionPhase().done();
});

test('TERM-03: the next player is the next in turn order, the last one’s is the first', () => {
  const scene = aScene({ players: 3 });
  const next: (string | null)[] = [];
  for (const player of ['p1', 'p2', 'p3'] as const) {
    next.push(scene.view().turn.next);
    scene.endTurn(player).toActionPhase();
    expect(scene.state().turn.active).toBe(next.at(-1));
  }
  expect(next).toEqual(['p2', 'p3', 'p1']);
  scene.done();
});

test('TERM-04 TURN-12: an additional attack is one more than the ordinary one, and one that must be made comes before the end', () => {
  const scene = aScene().monsters('portal', 'gurdy').deck('monster', ['fly']).dice(6, 6, 2);
  scene.attack('p1', 'portal').resolve();
  expect(scene.tops('monsters')).toEqual(['fly', 'gurdy']);
  scene.refuses('p1', 'end').attack('p1', 'fly').resolve();
  expect(scene.offered()).toContain('end');
  scene.refuses('p1', 'attack').done();
});

test('TERM-06 REROLL-02: whoever controls a rerolled item gains the treasure, and what has HP is destroyed by dying', () => {
  const scene = aScene()
    .player('p1', { items: ['item-reroller'], hand: ['destroy-anything'] })
    .player('p2', { items: ['meat'] })
    .deck('treasure', ['breakfast'])
    .monsters('fly');
  scene.use('p1', 'item-reroller', { targets: ['meat'] }).allPass();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['item-reroller'], ['breakfast']]);
  scene.play('p1', 'destroy-anything', { targets: ['fly'] }).allPass();
  expect([scene.stack(), scene.coins('p1')]).toEqual([['fly death'], 0]);
  scene.allPass();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('DEC-13 TGT-07: of two targets the one that is left is hit', () => {
  const scene = aScene()
    .player('p1', { hand: ['two-bombs'] })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('fly', 'gurdy');
  scene.play('p1', 'two-bombs', { targets: ['fly', 'gurdy'] }).pass('p1');
  scene.play('p2', 'bomb', { targets: ['fly'] }).allPass(3);
  expect(scene.stack()).toEqual(['two-bombs']);
  scene.resolve();
  expect([scene.hp('gurdy'), scene.said('fizzled')]).toEqual([4, []]);
  scene.done();
});

test('DEC-15 LOOT-02: a card out of a hand that may not be looked at is chance’s pick, told to nobody else', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['boomerang'] })
    .player('p2', { hand: ['bomb', 'a-penny', 'soul-heart'] });
  scene.use('p1', 'boomerang', { targets: ['p2'] }).allPass();
  expect(scene.asked()).toBe('p1 priority');
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([['bomb'], ['a-penny', 'soul-heart']]);
  const telling = scene.entries().filter(({ line }) => JSON.stringify(line).includes('"bomb"'));
  expect(telling.map(({ to }) => to)).toEqual([expect.arrayContaining(['p1', 'p2'])]);
  expect(telling[0]?.to).toHaveLength(2);
  expect(scene.takeBack('p1')).toBe(false);
  scene.done();
});

test('DEC-20 ABIL-07: what triggers on a card’s entering a slot is put in order with what was waiting', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { items: ['sees-entering', sideways('mr-boom')] })
    .monsters('fly')
    .deck('monster', ['coin-on-entering']);
  scene.play('p1', 'bomb', { targets: ['fly'] }).allPass(3);
  expect(scene.stack()).toEqual(['coin-on-entering', 'sees-entering']);
  scene.resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([2, 1]);
  scene.done();
});

test('CARD-02: a card has no place for flavour or reminders, so nothing could give them force', () => {
  const told = { ...cardById('bomb'), flavour: 'deal 100 damage to everybody' };
  expect(() => checkCard(told)).toThrow('no field "flavour" here');
});
