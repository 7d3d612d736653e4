import { expect, test } from 'vitest';
import {
  apply,
  decisionOf,
  load,
  mendable,
  mendGoals,
  mendNow,
  openGame,
  outcomeOf,
  save,
  takeSteps,
  takeTableAct,
  viewFor,
  type Mend,
  type MendGoal,
  type MendObjection,
  type MendWish,
  type SavedGame,
  type Session,
  type Step,
} from '../../../src/engine/index.js';
import { cardsOf } from '../../../cards/index.js';
import { setupForTable } from '../../../src/table/index.js';
import { checkInvariants, wholeOf } from '../../support/invariants.js';
import { stateIn } from '../../support/internals.js';
import { numbers, randomAnswer, resources } from '../../support/playout.js';
import { aScene, damaged, withCounters, type Scene } from '../../support/scene.js';
import { sessionAt } from '../../support/history-replay.js';

/** The mend that this comes to now, or the test fails. */
const mendFor = (session: Session, wish: MendWish): Mend => {
  const mend = mendNow(session, wish);
  if ('problem' in mend) throw new Error(`not to be mended: ${mend.problem}`);
  return mend;
};

const agreedOn = (mend: Mend) => ({ does: 'mend', by: 'p2', alone: false, mend }) as const;

/** It is put right by consent, which is possible. */
const mended = (scene: Scene, wish: MendWish): Mend => {
  const mend = mendFor(scene.session(), wish);
  expect(scene.tableAct(agreedOn(mend))).toBe(true);
  return mend;
};

const objection = (scene: Scene, wish: MendWish): MendObjection | null => {
  const judged = mendNow(scene.session(), wish);
  return 'problem' in judged ? judged : null;
};

const idOf = (scene: Scene, name: string) => scene.object(name).id;
const move = (scene: Scene, name: string, to: MendGoal): MendWish => ({ what: 'move', of: idOf(scene, name), to });
const drop = (scene: Scene): MendWish => ({ what: 'drop', of: scene.state().stack.at(-1)!.id });
const SHOP = { in: 'slot', slot: 'shop', index: 0 } as const;
const MONSTERS = { in: 'slot', slot: 'monster', index: 0 } as const;

test('SETUP-02: ¢ are put right from the supply and to it, and nothing that watches ¢ sees it', () => {
  const scene = aScene({ supply: 20 })
    .player('p2', { coins: 3, items: ['counterfeit-penny'] })
    .start();
  const { supply } = scene.state();
  expect(mended(scene, { what: 'coins', of: 'p2', to: 5 })).toEqual({ what: 'coins', of: 'p2', was: 3, to: 5 });
  expect([scene.coins('p2'), scene.state().supply]).toEqual([5, supply - 2]);
  mended(scene, { what: 'coins', of: 'p2', to: 0 });
  expect([scene.coins('p2'), scene.state().supply]).toEqual([0, supply + 3]);
  const most = supply + 3;
  const beyond: readonly number[] = [-1, most + 1, 1.5];
  for (const to of beyond)
    expect(objection(scene, { what: 'coins', of: 'p2', to })).toEqual({ problem: 'range', least: 0, most });
  expect(objection(scene, { what: 'coins', of: 'p2', to: 0 })).toEqual({ problem: 'same' });
  expect(objection(scene, { what: 'coins', of: 'p9', to: 1 })).toEqual({ problem: 'gone' });
  mended(scene, { what: 'coins', of: 'p2', to: most });
  expect(scene.state().supply).toBe(0);
  expect(scene.said('event')).toEqual([]);
  expect(scene.said('mended').map(({ player, detail, mend }) => [player, detail, mend?.what])).toEqual(
    Array.from({ length: 3 }, () => ['p2', 'byConsent', 'coins']),
  );
  scene.done();
});

test('everybody is asked again after a mend, beginning with whoever began the round; nothing before it can be taken back', () => {
  const scene = aScene({ players: 3 }).player('p1', { hand: ['a-penny'] });
  scene.play('p1', 'a-penny').pass('p1').pass('p2');
  expect(scene.asked()).toBe('p3 priority');
  mended(scene, { what: 'coins', of: 'p3', to: 7 });
  expect(scene.asked()).toBe('p1 priority');
  expect(scene.takeBack('p1')).toBe(false);
  scene.allPass();
  expect([scene.coins('p1'), scene.coins('p3'), scene.stack()]).toEqual([1, 7, []]);
  scene.done();
});

test('not in the middle of a resolution; an announcement goes on after a mend', () => {
  const scene = aScene()
    .player('p1', { hand: ['gain-3', 'bomb'], items: ['counterfeit-penny', 'twice-the-coins'], lootPlays: 2 })
    .monsters('gurdy')
    .start();
  const mend = mendFor(scene.session(), { what: 'coins', of: 'p2', to: 4 });
  scene.play('p1', 'gain-3').allPass();
  expect(scene.asked()).toBe('p1 replacement.order');
  expect(scene.tableAct(agreedOn(mend))).toBe(false);
  scene.answer('p1', 'replacement.order', 'twice-the-coins', 'counterfeit-penny');
  scene.answer('p1', 'priority', 'play bomb');
  expect(scene.asked()).toBe('p1 announce.target');
  expect(scene.tableAct(agreedOn(mend))).toBe(true);
  expect([scene.coins('p2'), scene.asked()]).toEqual([4, 'p1 announce.target']);
  scene.answer('p1', 'announce.target', 'gurdy').resolve().done();
});

test('what has changed since it was agreed on is not put right any more', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-penny'] })
    .shop('meat')
    .start();
  const coins = mendFor(scene.session(), { what: 'coins', of: 'p1', to: 4 });
  const card = mendFor(scene.session(), move(scene, 'meat', { in: 'discard' }));
  const again = mendFor(scene.session(), move(scene, 'meat', { in: 'area', player: 'p2', role: 'item' }));
  scene.play('p1', 'a-penny').resolve();
  expect(scene.tableAct(agreedOn(coins))).toBe(false);
  expect(scene.tableAct(agreedOn(card))).toBe(true);
  expect(scene.tableAct(agreedOn(again))).toBe(false);
  expect([scene.coins('p1'), scene.discarded('treasure')]).toEqual([1, ['meat']]);
  scene.done();
});

test('DMG-02 DEATH-01: HP are put right between 0 and the most; without any the death is on the stack, by no one', () => {
  const scene = aScene().player('p1', { damage: 1 }).player('p2', { damage: 1 }).monsters(damaged('gurdy', 2), 'fly');
  mended(scene, { what: 'hp', of: 'p1', to: 2 });
  mended(scene, { what: 'hp', of: idOf(scene, 'gurdy'), to: 4 });
  expect([scene.hp('p1'), scene.hp('gurdy')]).toEqual([2, 4]);
  expect(objection(scene, { what: 'hp', of: 'p1', to: 3 })).toEqual({ problem: 'range', least: 0, most: 2 });
  expect(objection(scene, { what: 'hp', of: idOf(scene, 'plain@p1'), to: 1 })).toEqual({ problem: 'gone' });
  mended(scene, { what: 'hp', of: idOf(scene, 'fly'), to: 0 });
  expect(scene.stack()).toEqual(['fly death']);
  expect(objection(scene, { what: 'hp', of: idOf(scene, 'fly'), to: 1 })).toEqual({ problem: 'dying' });
  scene.resolve();
  expect(scene.discarded('monster')).toEqual(['fly']);
  expect(scene.state().memory.happened.damage ?? {}).toEqual({});
  mended(scene, { what: 'hp', of: 'p2', to: 0 });
  expect(scene.stack()).toEqual(['p2 death']);
  scene.resolve();
  expect(scene.dead('p2')).toBe(true);
  expect(objection(scene, { what: 'hp', of: 'p2', to: 2 })).toEqual({ problem: 'dying' });
  scene.done();
});

test('CTR-01 CTR-06: counters are put right, of any kind and never below 0; HP counters count', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('meat', 2)] })
    .start();
  const meat = idOf(scene, 'meat');
  const counters = () => ({ ...scene.object('meat').counters });
  mended(scene, { what: 'counters', of: meat, counter: 'counter', to: 0 });
  expect(counters()).toEqual({});
  const most = scene.maxHp('p1')!;
  expect(mended(scene, { what: 'counters', of: meat, counter: 'hp', to: 2 })).toMatchObject({
    name: { card: 'meat', owner: 'p1' },
    was: 0,
  });
  expect([scene.maxHp('p1'), scene.hp('p1')]).toEqual([most + 2, most + 2]);
  expect(objection(scene, { what: 'counters', of: meat, counter: 'hp', to: -1 })).toMatchObject({ problem: 'range' });
  mended(scene, { what: 'counters', of: 'p2', counter: 'counter', to: 3 });
  expect(scene.state().players.p2!.counters).toEqual({ counter: 3 });
  scene.done();
});

test('ITEM-01 CTR-03 ZONE-01: a card goes to another player as the same object, and out of play and back as another one', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('meat', 1)] })
    .start();
  const meat = idOf(scene, 'meat');
  expect(mended(scene, move(scene, 'meat', { in: 'area', player: 'p2', role: 'item' }))).toMatchObject({
    from: { in: 'area', player: 'p1', role: 'item' },
    instead: null,
  });
  expect([scene.items('p1'), scene.items('p2'), idOf(scene, 'meat')]).toEqual([[], ['meat'], meat]);
  expect(scene.object('meat').counters).toEqual({ counter: 1 });
  mended(scene, move(scene, 'meat', { in: 'discard' }));
  expect([scene.items('p2'), scene.discarded('treasure')]).toEqual([[], ['meat']]);
  const [lying] = scene.state().discards.treasure;
  expect(lying).not.toBe(meat);
  mended(scene, { what: 'move', of: lying!, to: { in: 'area', player: 'p1', role: 'item' } });
  expect([scene.items('p1'), scene.discarded('treasure')]).toEqual([['meat'], []]);
  expect(idOf(scene, 'meat')).not.toBe(lying);
  expect(scene.object('meat')).toMatchObject({ counters: {}, charged: true });
  mended(scene, move(scene, 'meat', { in: 'deckTop' }));
  expect(scene.cardsOf('treasure')[0]).toBe('meat');
  scene.done();
});

test('REFILL-01: a shop item that was gained by mistake goes back, and what has filled its slot on top of its deck', () => {
  const scene = aScene()
    .player('p1', { items: ['meat'] })
    .shop('breakfast')
    .deck('treasure', ['the-d20']);
  const mend = mended(scene, move(scene, 'meat', SHOP));
  expect(mend).toMatchObject({ to: SHOP, instead: 'breakfast' });
  expect([scene.tops('shop'), scene.items('p1')]).toEqual([['meat'], []]);
  expect(scene.cardsOf('treasure').slice(0, 2)).toEqual(['breakfast', 'the-d20']);
  expect(objection(scene, move(scene, 'meat', { in: 'deckTop' }))).toEqual({ problem: 'place' });
  mended(scene, move(scene, 'meat', { in: 'discard' }));
  expect(scene.tops('shop')).toEqual(['breakfast']);
  expect(objection(scene, move(scene, 'breakfast', MONSTERS))).toEqual({ problem: 'place' });
  scene.done();
});

test('ATK-21 ZONE-15: a monster that is attacked goes to discard; its attack is over, and what it covered is back', () => {
  const scene = aScene().monsters(['fly', 'gurdy'], 'monstro').dice(6);
  scene.attack('p1', 'gurdy');
  expect(scene.stack()).toEqual(['roll 6']);
  mended(scene, move(scene, 'gurdy', { in: 'discard' }));
  expect([scene.stack(), scene.tops('monsters')]).toEqual([[], ['fly', 'monstro']]);
  expect(scene.said('attackEnds')).toHaveLength(1);
  expect(scene.discarded('monster')).toEqual(['gurdy']);
  scene.done();
});

test('ZONE-14: a monster comes back from discard into a slot; what is covered there stays covered', () => {
  const scene = aScene().monsters(['fly', 'monstro']).discard('monster', ['gurdy']);
  mended(scene, move(scene, 'gurdy', MONSTERS));
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  expect(scene.view().monsters[0]!.covered).toEqual(['fly']);
  expect(scene.cardsOf('monster')[0]).toBe('monstro');
  expect(scene.hp('gurdy')).toBe(scene.maxHp('gurdy'));
  scene.done();
});

test('SOUL-01 WIN-01 WIN-02: the soul that was missing wins at once', () => {
  const scene = aScene()
    .player('p2', { souls: ['gurdy', 'monstro', 'pin'] })
    .discard('monster', ['larry-jr']);
  mended(scene, move(scene, 'larry-jr', { in: 'area', player: 'p2', role: 'soul' }));
  expect(scene.state().outcome).toEqual({ winners: ['p2'] });
  scene.done();
});

test('BSOUL-02: a bonus soul whose condition holds after a mend is gained at once', () => {
  const scene = aScene().outside('soul-of-greed').start();
  mended(scene, { what: 'coins', of: 'p2', to: 25 });
  expect(scene.soulCards('p2')).toEqual(['soul-of-greed']);
  scene.done();
});

test('KEY-05: no card of a hand or deck, no character, no event into a slot and no copy is moved', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('fly')
    .discard('monster', ['cursed-chest', 'curse-of-amnesia'])
    .start();
  const [chest, curse] = scene
    .state()
    .discards.monster.map((id) => scene.state().objects[id]!)
    .toReversed();
  expect([chest!.card, curse!.card]).toEqual(['cursed-chest', 'curse-of-amnesia']);
  expect(mendGoals(scene.session(), chest!.id)).toEqual([{ in: 'deckTop' }]);
  expect(mendGoals(scene.session(), curse!.id)).toContainEqual({ in: 'area', player: 'p2', role: 'curse' });
  expect(objection(scene, { what: 'move', of: chest!.id, to: MONSTERS })).toEqual({ problem: 'place' });
  const [inHand] = scene.state().players.p1!.hand;
  expect(mendGoals(scene.session(), inHand!)).toEqual([]);
  expect(objection(scene, { what: 'move', of: inHand!, to: { in: 'discard' } })).toEqual({ problem: 'gone' });
  expect(objection(scene, { what: 'counters', of: inHand!, counter: 'counter', to: 1 })).toEqual({ problem: 'gone' });
  const character = scene.object('plain@p1').id;
  expect(objection(scene, { what: 'move', of: character, to: { in: 'discard' } })).toEqual({ problem: 'gone' });
  expect(JSON.stringify(mendable(scene.session()))).not.toContain('bomb');
  scene.done();
});

test('loot that is dropped from the stack goes to discard without effect, and only what is on top can go', () => {
  const scene = aScene().player('p1', { hand: ['a-penny', 'gain-3'], lootPlays: 2 });
  scene.play('p1', 'a-penny').play('p1', 'gain-3');
  const below = scene.state().stack[0]!.id;
  expect(objection(scene, { what: 'drop', of: below })).toEqual({ problem: 'gone' });
  expect(mended(scene, drop(scene))).toMatchObject({ top: { is: 'loot', card: 'gain-3', player: 'p1' } });
  expect([scene.stack(), scene.discarded('loot')]).toEqual([['a-penny'], ['gain-3']]);
  expect(scene.asked()).toBe('p1 priority');
  scene.resolve();
  expect(scene.coins('p1')).toBe(1);
  expect(mendable(scene.session()).top).toBeNull();
  scene.done();
});

test('ATK-11: an attack goes on with its next roll when its roll or its damage is dropped', () => {
  const scene = aScene().monsters('gurdy').dice(6, 6, 1);
  scene.attack('p1', 'gurdy');
  expect(mended(scene, drop(scene))).toMatchObject({ top: { is: 'roll', player: 'p1', number: 6 } });
  expect(scene.stack()).toEqual([]);
  scene.allPass();
  expect(scene.stack()).toEqual(['roll 6']);
  scene.allPass();
  expect(scene.stack()).toEqual(['1 damage to gurdy']);
  expect(mended(scene, drop(scene))).toMatchObject({ top: { is: 'damage', number: 1, struck: { card: 'gurdy' } } });
  const most = scene.maxHp('gurdy');
  scene.allPass();
  expect([scene.stack(), scene.hp('gurdy')]).toEqual([['roll 1'], most]);
  scene.done({ midway: 'the attack goes on' });
});

test('CANCEL-02: a death that is dropped leaves 1 HP, and the attack goes on', () => {
  const scene = aScene().player('p1', { damage: 1 }).monsters('gurdy').dice(1, 6);
  scene.attack('p1', 'gurdy').passUntil('p1 death');
  expect(mended(scene, drop(scene))).toMatchObject({ top: { is: 'death', struck: { player: 'p1' } } });
  expect([scene.hp('p1'), scene.dead('p1'), scene.stack()]).toEqual([1, false, []]);
  scene.allPass();
  expect(scene.stack()).toEqual(['roll 6']);
  scene.done({ midway: 'the attack goes on' });
});

test('DEC-26: what awaits damage on the stack is done as soon as that is dropped', () => {
  const scene = aScene()
    .monsters('gurdy')
    .wholeDeck('treasure', ['meat', 'guppys-paw', 'breakfast'])
    .deck('monster', ['devil-deal']);
  scene.attack('p1', 'deck').answer('p1', 'trigger.mode', 'm2').allPass();
  expect(scene.stack()).toEqual(['2 damage to p1']);
  mended(scene, drop(scene));
  expect([scene.stack(), scene.asked()]).toEqual([[], 'p1 deck.search']);
  scene.answer('p1', 'deck.search', 'guppys-paw');
  expect([scene.items('p1'), scene.hp('p1')]).toEqual([['guppys-paw'], 2]);
  scene.done();
});

test('DEATH-01: the death of something that can have no HP is there again at once, and is not dropped', () => {
  const scene = aScene().monsters('of-unknown-hp').deck('monster', ['gurdy']).start();
  expect(scene.stack()).toEqual(['of-unknown-hp death']);
  expect(objection(scene, drop(scene))).toEqual({ problem: 'diesAgain' });
  expect(mendable(scene.session()).top).toBeNull();
  scene.resolve().done();
});

/** One of these at random. */
const oneOf = <T>(all: readonly T[], random: () => number): T | undefined => all[Math.floor(random() * all.length)];

/** Some mend that can be done now. */
const someMend = (session: Session, random: () => number): Mend | null => {
  const { coins, hp, counters, cards, top } = mendable(session);
  const number = (most: number): number => Math.floor(random() * (most + 1));
  const wishes: (MendWish | null)[] = [
    ...[oneOf(coins, random)].map((one) => one && ({ what: 'coins', of: one.of, to: number(one.most) } as const)),
    ...[oneOf(hp, random)].map((one) => one && ({ what: 'hp', of: one.of, to: number(one.most) } as const)),
    ...[oneOf(counters, random)].map(
      (one) => one && ({ what: 'counters', of: one.of, counter: 'hp', to: number(3) } as const),
    ),
    ...[oneOf(cards, random)].map((one) => {
      const to = one && oneOf(mendGoals(session, one.of), random);
      return one && to && ({ what: 'move', of: one.of, to } as const);
    }),
    top,
  ].map((one) => one ?? null);
  const wish = oneOf(wishes, random) ?? null;
  const mend = wish === null ? null : mendNow(session, wish);
  return mend === null || 'problem' in mend ? null : mend;
};

const reloaded = (session: Session): Session =>
  load(JSON.parse(JSON.stringify(save(session))) as SavedGame, resources).session;

/** Does everything again from a checkpoint. */
const playedAgain = (checkpoint: string, steps: readonly Step[]): Session => {
  const session = sessionAt(checkpoint);
  for (const step of steps) {
    if ('aside' in step) expect(takeTableAct(session, step.aside)).toBe(true);
    else if ('chose' in step) apply(session, step.player, step.chose);
  }
  return session;
};

/** Everything that can be put right is something that a spectator sees. */
const expectPublic = (session: Session): void => {
  const seen = JSON.stringify(viewFor(session, null));
  const { hp, counters, cards } = mendable(session);
  const objects = [...hp, ...counters, ...cards].map(({ of }) => of);
  for (const of of objects) expect(seen).toContain(`"id":"${of}"`);
};

test('in games with any mends at any moments nothing that must hold is broken, each can be saved, and its history leads to it', () => {
  const kinds = new Set<string>();
  let many = 0;
  for (let seed = 0; seed < 5; seed += 1) {
    const random = numbers(seed);
    let session = openGame(setupForTable(cardsOf(['base']), 2 + (seed % 3), 4, `mends ${seed}`), resources);
    const whole = wholeOf(stateIn(session));
    const { checkpoint } = save(session);
    const start = takeSteps(session).length;
    const steps: Step[] = [];
    for (let done = 0; done < 130 && outcomeOf(session) === null; done += 1) {
      const decision = decisionOf(session)!;
      const mend = random() < 0.2 ? someMend(session, random) : null;
      if (mend !== null && takeTableAct(session, { does: 'mend', by: 'p1', alone: true, mend })) {
        kinds.add(mend.what === 'drop' ? `drop ${mend.top.is}` : mend.what);
        many += 1;
      } else apply(session, decision.player, randomAnswer(session, decision, random));
      checkInvariants(session, whole);
      if (mend !== null) expectPublic(session);
      steps.push(...takeSteps(session));
      if (mend !== null || done % 10 === 0) session = reloaded(session);
    }
    expect(start).toBe(1);
    expect(save(playedAgain(checkpoint, steps)).checkpoint).toBe(save(session).checkpoint);
  }
  expect(many).toBeGreaterThan(60);
  expect([...kinds]).toEqual(expect.arrayContaining(['coins', 'hp', 'counters', 'move', 'drop ability', 'drop roll']));
});

test('EVENT-04: abilities of an event that is put out of play by hand leave the stack with it', () => {
  const scene = aScene().monsters('gurdy').deck('monster', ['event-sees-coins']).attack('p1', 'deck');
  expect(scene.stack()).toEqual(['event-sees-coins']);
  mended(scene, move(scene, 'event-sees-coins', { in: 'discard' }));
  expect(scene.stack()).toEqual([]);
  expect(scene.discarded('monster')).toEqual(['event-sees-coins']);
  scene.done({ midway: 'the event has gone in the middle of its attack' });
});

test('CHAL-02 CHAL-06: a mend moves a monster out of its slot, but neither a final boss nor a minion', () => {
  const scene = aScene({ mode: 'doodler' }).monsters('fly').finalBoss('gurdy').minions('spider').start();
  for (const bound of ['gurdy', 'spider'])
    expect(objection(scene, move(scene, bound, { in: 'discard' }))).toEqual({ problem: 'gone' });
  mended(scene, move(scene, 'fly', { in: 'discard' }));
  expect(scene.discarded('monster')).toEqual(['fly']);
  scene.done();
});

test('ZONE-11: a starting item, which has no deck, is moved to other players only', () => {
  const scene = aScene()
    .player('p1', { items: ['the-d6', 'meat'] })
    .start();
  const goals = (name: string) => mendGoals(scene.session(), scene.object(name).id);
  expect(goals('the-d6').map((goal) => goal.in)).not.toContain('deckTop');
  expect(goals('the-d6')).toEqual([{ in: 'area', player: 'p2', role: 'item' }]);
  expect(goals('meat')).toEqual(expect.arrayContaining([{ in: 'discard' }, { in: 'deckTop' }]));
  scene.done();
});
