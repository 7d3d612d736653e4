import { expect } from 'vitest';
import { aScene, damaged, withCounters } from '../../support/scene.js';
import type { Shown } from './shown.js';

/** What rulings say about cards from H to Z. */
export const cardsHToZ: readonly Shown[] = [
  {
    of: 'host-hat-who-killed',
    says: 'its player deals the damage that kills',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['host-hat'], hand: ['bomb'] })
        .player('p2', { damage: 1 });
      scene.use('p1', 'host-hat').allPass();
      scene
        .play('p1', 'bomb', { targets: ['p1'] })
        .allPass(2)
        .answer('p1', 'trigger.target', 'p2')
        .resolve();
      const damage = scene.said('event').filter(({ event }) => event === 'damage');
      expect(damage).toMatchObject([{ player: 'p2', other: 'p1', source: 'host-hat' }]);
      expect([scene.hp('p1'), scene.dead('p2')]).toEqual([2, true]);
      scene.done();
    },
  },
  {
    of: 'lost-soul-on-anothers-turn',
    says: 'the ↷ of a character gives the loot play for it',
    play: () => {
      const scene = aScene()
        .player('p2', { hand: ['lost-soul'] })
        .passTo('p2');
      scene.use('p2', 'plain').allPass().passTo('p2').play('p2', 'lost-soul').resolve();
      expect(scene.soulCards('p2')).toEqual(['lost-soul']);
      scene.done();
    },
  },
  {
    of: 'lost-soul-on-the-way',
    says: 'it is an item first, and whoever steals that gets the soul',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['lost-soul'] })
        .player('p2', { items: ['steals-item'] });
      scene.play('p1', 'lost-soul').allPass();
      expect([scene.items('p1'), scene.stack()]).toEqual([['lost-soul'], ['lost-soul']]);
      scene
        .passTo('p2')
        .use('p2', 'steals-item', { targets: ['lost-soul'] })
        .resolve();
      expect([scene.soulCards('p1'), scene.soulCards('p2')]).toEqual([[], ['lost-soul']]);
      scene.done();
    },
  },
  {
    of: 'lost-soul-when-it-counts',
    says: 'Butter Bean! cannot aim at the ability that makes it a soul',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['lost-soul'] })
        .player('p2', { hand: ['butter-bean'], lootPlays: 1 });
      scene.play('p1', 'lost-soul').allPass().passTo('p2').refuses('p2', 'play butter-bean');
      expect(scene.souls('p1')).toBe(0);
      scene.resolve();
      expect(scene.souls('p1')).toBe(1);
      scene.done();
    },
  },
  {
    of: 'lucky-foot-no-attack-rolls',
    says: 'how much is added is chosen on activating',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['lucky-foot'], hand: ['roll-for-coins'] })
        .dice(3);
      scene
        .play('p1', 'roll-for-coins')
        .allPass()
        .use('p1', 'lucky-foot', { mode: 2, targets: ['roll'] });
      expect(scene.stack()).toEqual(['roll 3', 'lucky-foot']);
      scene.allPass();
      expect(scene.stack()).toEqual(['roll 5']);
      scene.resolve().done();
    },
  },
  {
    of: 'mini-mush-any-roll',
    says: 'how much is taken away is chosen on activating, from attack rolls too',
    play: () => {
      const scene = aScene()
        .player('p2', { items: ['mini-mush'] })
        .monsters('dip')
        .dice(4, 4);
      scene
        .attack('p1', 'dip')
        .passTo('p2')
        .use('p2', 'mini-mush', { mode: 1, targets: ['roll'] })
        .allPass();
      expect(scene.stack()).toEqual(['roll 3']);
      scene.resolve();
      expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 1]);
      scene.done();
    },
  },
  {
    of: 'modeling-clay-guppy',
    says: 'as a copy of a Guppy item it counts for Soul of Guppy',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['modeling-clay', 'guppys-head'] })
        .player('p2', { items: ['guppys-paw'] })
        .outside('soul-of-guppy');
      scene.use('p1', 'modeling-clay', { targets: ['guppys-paw'] }).allPass();
      expect(scene.soulCards('p1')).toEqual(['soul-of-guppy']);
      scene.done();
    },
  },
  {
    of: 'monster-manual-no-extra-attack',
    says: 'the attack that is left must go there, and none is given',
    play: () => {
      const scene = aScene()
        .player('p2', { items: ['monster-manual'] })
        .monsters('gurdy', 'fly')
        .used({ attacks: 1 });
      scene
        .pass('p1')
        .use('p2', 'monster-manual', { targets: ['gurdy'] })
        .allPass();
      scene.refuses('p1', 'attack');
      expect(scene.offered()).toContain('end');
      scene.done();
    },
  },
  {
    of: 'monster-manual-not-in-an-attack',
    says: 'after a bare declaration its monster must be the target',
    play: () => {
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
      scene.answer('p1', 'attack.target', 'fly').resolve().done();
    },
  },
  {
    of: 'pestilence-targets',
    says: 'both points may go to one target',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['bomb'] })
        .monsters(damaged('pestilence', 3), 'gurdy');
      scene.play('p1', 'bomb', { targets: ['pestilence'] }).resolve();
      scene.answer('p1', 'trigger.mode', 'm0').answer('p1', 'trigger.target', 'gurdy').resolve();
      expect(scene.hp('gurdy')).toBe(3);
      scene.done();
    },
  },
  {
    of: 'pestilence-targets',
    says: 'or 1 goes to each of two',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['bomb'] })
        .monsters(damaged('pestilence', 3), 'gurdy');
      scene.play('p1', 'bomb', { targets: ['pestilence'] }).resolve();
      scene.answer('p1', 'trigger.mode', 'm1').answer('p1', 'trigger.target', 'gurdy', 'p2').resolve();
      expect([scene.hp('gurdy'), scene.hp('p2')]).toEqual([4, 1]);
      scene.done();
    },
  },
  {
    of: 'rag-man-back-in-his-slot',
    says: 'from the top of the deck he refills the slot he left, without damage',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['bomb'] })
        .monsters(damaged('rag-man', 1))
        .deck('monster', ['fly'])
        .dice(6);
      scene.play('p1', 'bomb', { targets: ['rag-man'] }).resolve();
      expect([scene.tops('monsters'), scene.hp('rag-man'), scene.souls('p1')]).toEqual([['rag-man'], 2, 0]);
      scene.done();
    },
  },
  {
    of: 'razor-blade-dead-player',
    says: 'a dead player takes the damage, it triggers, and there is no second death',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['razor-blade'], hand: ['xiii-death'] })
        .player('p2', { items: [withCounters('fanny-pack', 1, 'eternal')] });
      scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
      scene.use('p1', 'razor-blade', { targets: ['p2'] }).allPass(2);
      expect(scene.stack()).toEqual(['fanny-pack']);
      scene.resolve();
      expect([scene.hp('p2'), scene.hand('p2').length]).toEqual([0, 1]);
      scene.done();
    },
  },
  {
    of: 'satan-kills-the-attacker',
    says: 'with the attacker dead the hit leaves the stack',
    play: () => {
      const scene = aScene().monsters(damaged('satan', 5)).dice(6);
      scene.attack('p1', 'satan').allPass().answer('p1', 'trigger.target', 'p1');
      expect(scene.stack()).toEqual(['1 damage to satan', 'satan']);
      scene.allPass(2);
      expect([scene.stack(), scene.dead('p1'), scene.souls('p1')]).toEqual([[], true, 0]);
      scene.toNextTurn();
      expect(scene.hp('satan')).toBe(6);
      scene.toActionPhase().done();
    },
  },
  {
    of: 'satan-kills-the-attacker',
    says: 'with somebody else dead the 6 still hits',
    play: () => {
      const scene = aScene().monsters(damaged('satan', 4)).dice(6).player('p1', { character: 'sturdy' });
      scene
        .attack('p1', 'satan')
        .allPass()
        .answer('p1', 'trigger.target', 'p2')
        .passUntil('1 damage to satan')
        .allPass();
      expect([scene.dead('p2'), scene.hp('satan')]).toEqual([true, 1]);
      scene.done({ midway: 'the attack goes on' });
    },
  },
  {
    of: 'soul-of-greed-at-once',
    says: 'destroyed, nobody gains it a second time',
    play: () => {
      const scene = aScene()
        .player('p1', { souls: ['soul-of-greed'], hand: ['destroy-a-soul'], coins: 30 })
        .player('p2', { coins: 40 });
      scene.play('p1', 'destroy-a-soul', { targets: ['soul-of-greed'] }).resolve();
      expect([scene.souls('p1'), scene.souls('p2'), scene.object('soul-of-greed').faceDown]).toEqual([0, 0, true]);
      scene.done();
    },
  },
  {
    of: 'stoney-covered-monster',
    says: 'a monster that is covered does not kill it',
    play: () => {
      const scene = aScene().monsters('stoney', 'fly').deck('monster', ['gurdy']).dice(1, 1);
      scene.attack('p1', 'deck').answer('p1', 'attack.slot', 'fly');
      expect(scene.tops('monsters')).toEqual(['stoney', 'gurdy']);
      scene.toNextTurn();
      expect(scene.tops('monsters')).toEqual(['stoney', 'gurdy']);
      scene.toActionPhase().done();
    },
  },
  {
    of: 'the-bone-as-a-soul',
    says: 'as a soul it is not Eternal and can be destroyed',
    play: () => {
      const scene = aScene().player('p1', { items: [withCounters('the-bone', 5)], hand: ['destroy-anything'] });
      scene.use('p1', 'the-bone', { ability: 'paid.soul' }).allPass();
      expect(scene.souls('p1')).toBe(1);
      scene.play('p1', 'destroy-anything', { targets: ['the-bone'] }).allPass();
      expect([scene.souls('p1'), scene.object('the-bone').zone]).toEqual([0, 'outside']);
      scene.done();
    },
  },
  {
    of: 'the-d6-too-late',
    says: 'a roll that has resolved cannot be rerolled',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['the-d6'], hand: ['x-wheel-of-fortune'] })
        .dice(3);
      scene.play('p1', 'x-wheel-of-fortune').passUntil('roll 3').allPass();
      expect(scene.stack()).toEqual(['x-wheel-of-fortune']);
      scene.refuses('p1', 'use the-d6').resolve().done();
    },
  },
  {
    of: 'the-dead-cat-more-damage',
    says: 'its counters prevent 1 each, the rest is taken',
    play: () => {
      const scene = aScene().player('p1', {
        character: 'sturdy',
        items: [withCounters('the-dead-cat', 2)],
        hand: ['gold-bomb'],
      });
      scene.play('p1', 'gold-bomb', { targets: ['p1'] }).resolve();
      expect([scene.hp('p1'), scene.object('the-dead-cat').counters]).toEqual([2, {}]);
      scene.done();
    },
  },
  {
    of: 'the-haunt-counts-times',
    says: '3 damage at once is one time, the next is the second',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['gold-bomb', 'bomb'], lootPlays: 2 })
        .monsters(withCounters('the-haunt', 3, 'hp'));
      scene.play('p1', 'gold-bomb', { targets: ['the-haunt'] }).resolve();
      expect(scene.dc('the-haunt')).toBe(4);
      scene.play('p1', 'bomb', { targets: ['the-haunt'] }).resolve();
      expect(scene.dc('the-haunt')).toBe(5);
      scene.done();
    },
  },
  {
    of: 'the-missing-page-any-roll',
    says: 'a 5 that comes up again may be rerolled again',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['the-missing-page'], hand: ['roll-for-coins'] })
        .dice(5, 5, 2);
      scene.play('p1', 'roll-for-coins');
      for (let again = 0; again < 2; again += 1)
        scene.passUntil('the-missing-page').allPass().answer('p1', 'effect.may', 'yes');
      scene.resolve();
      expect(scene.coins('p1')).toBe(2);
      scene.done();
    },
  },
  {
    of: 'two-of-clubs-once',
    says: 'used twice it still only doubles',
    play: () => {
      const scene = aScene().player('p1', { items: ['two-of-clubs', 'the-battery'], hand: ['loot-2'] });
      scene.use('p1', 'two-of-clubs', { targets: ['p1'] }).allPass();
      scene.use('p1', 'the-battery', { targets: ['two-of-clubs'] }).allPass();
      scene
        .use('p1', 'two-of-clubs', { targets: ['p1'] })
        .allPass()
        .play('p1', 'loot-2')
        .allPass();
      expect(scene.hand('p1')).toHaveLength(4);
      scene.done();
    },
  },
  {
    of: 'wrath-who-rolls',
    says: 'the active player rolls, whoever killed it',
    play: () => {
      const scene = aScene()
        .player('p1', { character: 'sturdy' })
        .player('p2', { hand: ['bomb'], lootPlays: 1 })
        .monsters(damaged('wrath', 2))
        .dice(2);
      scene
        .passTo('p2')
        .play('p2', 'bomb', { targets: ['wrath'] })
        .resolve();
      expect(scene.said('rollIs')).toMatchObject([{ player: 'p1' }]);
      expect([scene.hp('p1'), scene.hp('p2')]).toEqual([2, 1]);
      scene.done();
    },
  },
  {
    of: 'xiv-temperance-money-first',
    says: 'the ¢ are kept when the damage is prevented',
    play: () => {
      const scene = aScene().player('p1', { hand: ['soul-heart', 'xiv-temperance'], lootPlays: 2 });
      scene
        .play('p1', 'soul-heart', { targets: ['p1'] })
        .allPass()
        .play('p1', 'xiv-temperance', { mode: 0 })
        .allPass();
      expect([scene.coins('p1'), scene.stack()]).toEqual([4, ['1 damage to p1']]);
      scene.allPass();
      expect([scene.coins('p1'), scene.hp('p1')]).toEqual([4, 2]);
      scene.done();
    },
  },
];
