import { expect } from 'vitest';
import { aScene, damaged, withCounters } from '../../support/scene.js';
import type { Shown } from './shown.js';

/** What sections say with cards of Gold Box, Four Souls+ and Requiem. */
export const sectionsOfSets: readonly Shown[] = [
  {
    of: 'bonus-soul-conditions',
    says: 'with the third soul of anybody the active player chooses who of those with the fewest has Soul of Envy',
    play: () => {
      const scene = aScene({ players: 3 })
        .player('p1', { hand: ['fell-a-monster'], souls: ['mom'] })
        .monsters('gurdy')
        .outside('soul-of-envy');
      scene.play('p1', 'fell-a-monster', { targets: ['gurdy'] }).resolve();
      expect([scene.asked(), scene.offered()]).toEqual(['p1 effect.choose', ['p2', 'p3']]);
      scene.answer('p1', 'effect.choose', 'p3').resolve();
      expect(scene.soulCards('p3')).toEqual(['soul-of-envy']);
      scene.done();
    },
  },
  {
    of: 'bonus-soul-conditions',
    says: 'the sixth monster that players kill brings the active player Soul of Lust, whoever killed it',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['everything-takes-1'] })
        .player('p2', { hand: ['bomb'], lootPlays: 1 })
        .monsters('fly', 'fly', 'fly', 'fly', 'fly')
        .deck('monster', ['fly', 'gurdy', 'gurdy', 'gurdy', 'gurdy'])
        .outside('soul-of-lust');
      scene.play('p1', 'everything-takes-1').resolve();
      expect(scene.soulCards('p1')).toEqual([]);
      scene
        .passTo('p2')
        .play('p2', 'bomb', { targets: ['fly'] })
        .resolve();
      expect([scene.soulCards('p1'), scene.soulCards('p2')]).toEqual([['soul-of-lust'], []]);
      scene.done();
    },
  },
  {
    of: 'indomitable',
    says: 'Mega Satan! takes a slot of its own, and covers nothing',
    play: () => {
      const scene = aScene({ players: 3 }).monsters('gurdy').deck('monster', ['mega-satan']).dice(4);
      scene.attack('p1', 'deck').passUntil('roll 4');
      expect(scene.tops('monsters')).toEqual(['gurdy', 'mega-satan']);
      scene.done({ midway: 'the attack goes on' });
    },
  },
  {
    of: 'team-up',
    says: 'the helper rolls after the attacker, a miss hurts the helper, and reward and soul are the attacker’s',
    play: () => {
      const scene = aScene({ players: 3 })
        .player('p1', { character: 'sturdy' })
        .monsters(damaged('sisters-vis', 4))
        .deck('treasure', ['meat', 'breakfast'])
        .dice(4, 1, 4)
        .fallbacks('deathPenalty.item');
      scene.attack('p1', 'sisters-vis').answer('p1', 'trigger.target', 'p3').resolve();
      expect(scene.said('rollIs').map(({ player }) => player)).toEqual(['p1', 'p3', 'p1']);
      expect([scene.dead('p3'), scene.soulCards('p1'), scene.items('p1').length]).toEqual([true, ['sisters-vis'], 1]);
      scene.done();
    },
  },
  {
    of: 'team-up',
    says: 'the rewards of Ultra Greed! go to whoever kills it, its soul to the active player',
    play: () => {
      const scene = aScene({ players: 3 }).monsters(damaged('ultra-greed', 7)).dice(4, 5);
      scene.attack('p1', 'ultra-greed').resolve();
      expect([scene.coins('p1'), scene.coins('p2'), scene.soulCards('p1')]).toEqual([0, 40, ['ultra-greed']]);
      scene.done();
    },
  },
  {
    of: 'familiars',
    says: 'Punching Bag is attacked like a monster, and its death is none of a monster',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['coin-for-monsters'] })
        .player('p2', { items: ['punching-bag'] })
        .monsters('fly')
        .dice(5, 6);
      scene.attack('p1', 'punching-bag').resolve();
      expect([scene.coins('p1'), scene.discarded('treasure')]).toEqual([5, ['punching-bag']]);
      scene.done();
    },
  },
  {
    of: 'attackable-players',
    says: 'the room says with which number a player is hit',
    play: () => {
      const scene = aScene().player('p1', { character: 'sturdy' }).rooms('battle-royale-2').monsters('fly').dice(4, 3);
      const before = scene.hp('p1') ?? 0;
      scene.attack('p1', 'p2').allPass(2);
      expect([scene.hp('p1'), scene.hp('p2')]).toEqual([before, 1]);
      scene.passUntil('roll 3').allPass(2);
      expect([scene.hp('p1'), scene.hp('p2')]).toEqual([before - 1, 1]);
      scene.done({ midway: 'the attack goes on' });
    },
  },
  {
    of: 'flipping',
    says: 'with the fourth counter The Beast! lies in the same slot, with its own numbers and the counters',
    play: () => {
      const scene = aScene({ players: 3 })
        .monsters({ card: 'the-harbingers', damage: 3, counters: { counter: 3 } }, 'fly')
        .dice(4, 5, 2, 2);
      scene.attack('p1', 'the-harbingers').resolve();
      const [slot] = scene.view().monsters;
      expect([slot?.top?.maxHp, slot?.top?.atk, slot?.top?.counters]).toEqual([6, 2, { counter: 4 }]);
      scene.done();
    },
  },
  {
    of: 'outside-the-game',
    says: 'The Harbingers come from there once, and a second Dogma brings nothing',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['fell-a-monster', 'fell-a-monster'], lootPlays: 2 })
        .monsters('dogma', 'dogma')
        .deck('monster', ['fly', 'gurdy'])
        .outside('the-harbingers');
      scene.play('p1', 'fell-a-monster', { targets: [scene.view().monsters[0]?.top?.id ?? ''] }).resolve();
      expect(scene.tops('monsters').filter((card) => card === 'the-harbingers')).toHaveLength(1);
      scene.play('p1', 'fell-a-monster', { targets: ['dogma'] }).resolve();
      expect(scene.tops('monsters').filter((card) => card === 'the-harbingers')).toHaveLength(1);
      scene.done();
    },
  },
  {
    of: 'counters',
    says: 'a gold counter is a counter where counters in general are taken away',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['playdough-cookie', withCounters('meat', 1, 'gold')] })
        .from('startTriggers');
      scene.answer('p1', 'trigger.mode', 'm0').answer('p1', 'trigger.target', 'meat').allPass();
      scene.answer('p1', 'effect.option', 'm1').resolve();
      expect(scene.object('meat').counters).toEqual({});
      scene.toActionPhase().done();
    },
  },
];
