import { expect } from 'vitest';
import type { PlayerId } from '../../../src/engine/index.js';
import { aScene, damaged, sideways } from '../../support/scene.js';
import type { Shown } from './shown.js';

/** What rulings say about cards of Gold Box, Four Souls+ and Requiem that are no rooms. */
export const cardsOfSets: readonly Shown[] = [
  {
    of: '1-up-own-turn',
    says: 'in one’s own turn it saves by itself, without a penalty, and there is another attack',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['1-up', 'meat'], coins: 3, damage: 1 })
        .monsters('gurdy')
        .dice(1);
      scene.attack('p1', 'gurdy').resolve();
      expect([scene.hp('p1'), scene.items('p1'), scene.coins('p1')]).toEqual([2, ['meat'], 3]);
      expect(scene.offered()).toContain('attack');
      scene.done();
    },
  },
  {
    of: '1-up-own-turn',
    says: 'in the turn of another it stays, and its owner dies',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['xiii-death'] })
        .player('p2', { items: ['1-up', 'meat'] });
      scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
      scene.answer('p2', 'deathPenalty.item', 'meat').resolve();
      expect([scene.dead('p2'), scene.items('p2')]).toEqual([true, ['1-up']]);
      scene.done();
    },
  },
  {
    of: 'bag-lunch-first-time',
    says: 'chosen for the penalty it gets a counter, and no item is lost',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['xiii-death'] })
        .player('p2', { items: ['bag-lunch', 'meat'] });
      scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
      scene.answer('p2', 'deathPenalty.item', 'bag-lunch').resolve();
      expect([scene.items('p2'), scene.object('bag-lunch').counters]).toEqual([['bag-lunch', 'meat'], { counter: 1 }]);
      scene.done();
    },
  },
  {
    of: 'berkano-eternal',
    says: 'an Eternal item stays, and its player steals one all the same',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['berkano'] })
        .player('p2', { items: ['the-d6'] })
        .shop('meat', 'dinner');
      scene.play('p1', 'berkano', { targets: ['the-d6'] }).allPass();
      scene.answer('p2', 'effect.choose', 'dinner').resolve();
      expect(scene.items('p2')).toEqual(['the-d6', 'dinner']);
      scene.done();
    },
  },
  {
    of: 'car-battery-itself',
    says: 'neither the recharge step nor another card recharges it, its own 7¢ do',
    play: () => {
      const scene = aScene()
        .player('p1', { items: [sideways('car-battery'), sideways('mr-boom')], coins: 7, hand: ['mega-battery'] })
        .from('recharge')
        .toActionPhase();
      expect([scene.charged('car-battery'), scene.charged('mr-boom')]).toEqual([false, true]);
      scene.play('p1', 'mega-battery', { targets: ['p1'] }).resolve();
      expect(scene.charged('car-battery')).toBe(false);
      scene.use('p1', 'car-battery', { ability: 'paid' }).resolve();
      expect([scene.charged('car-battery'), scene.coins('p1')]).toEqual([true, 0]);
      scene.done();
    },
  },
  {
    of: 'curse-of-fatigue-which-item',
    says: 'the player chooses the item, and the character recharges besides',
    play: () => {
      const scene = aScene()
        .player('p2', {
          items: [sideways('mr-boom'), sideways('the-d6')],
          character: sideways('plain'),
          curses: ['curse-of-fatigue'],
        })
        .endTurn('p1');
      scene.answer('p2', 'effect.choose', 'the-d6').toActionPhase();
      expect([scene.charged('mr-boom'), scene.charged('the-d6'), scene.charged('plain@p2')]).toEqual([
        false,
        true,
        true,
      ]);
      scene.done();
    },
  },
  {
    of: 'curse-of-the-soulless-what-happens',
    says: 'a boss pays its reward and goes to discard',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['fell-a-monster'], curses: ['curse-of-the-soulless'] })
        .monsters('gurdy');
      scene.play('p1', 'fell-a-monster', { targets: ['gurdy'] }).resolve();
      expect([scene.souls('p1'), scene.coins('p1'), scene.discarded('monster')]).toEqual([0, 7, ['gurdy']]);
      scene.done();
    },
  },
  {
    of: 'dads-key-what-comes',
    says: 'the card is shown first; then the slot is chosen, and its monster is covered',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['dads-key'], hand: ['bomb'] })
        .monsters('fly', 'gurdy')
        .deck('monster', ['pin']);
      scene.use('p1', 'dads-key', { pay: ['bomb'] }).allPass();
      scene.answer('p1', 'attack.slot', 'gurdy').resolve();
      expect([scene.tops('monsters'), scene.coins('p1')]).toEqual([['fly', 'pin'], 0]);
      expect(scene.offered()).toContain('end');
      scene.done();
    },
  },
  {
    of: 'forget-me-now-what-goes',
    says: 'a card worth 2 goes as a whole, and the soul of a character stays',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['forget-me-now'], souls: ['mom'] })
        .player('p2', { character: 'the-lost' })
        .fallbacks('effect.choose');
      expect([scene.souls('p1'), scene.souls('p2')]).toEqual([2, 1]);
      scene.use('p1', 'forget-me-now').resolve();
      expect([scene.souls('p1'), scene.souls('p2')]).toEqual([0, 1]);
      scene.done();
    },
  },
  {
    of: 'get-out-of-jail-card-what-still-works',
    says: 'others play no loot and use no item, but may use their characters',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['get-out-of-jail-card'] })
        .player('p2', { hand: ['a-penny'], items: ['mr-boom'], lootPlays: 1 });
      scene.play('p1', 'get-out-of-jail-card').resolve();
      scene.passTo('p2').refuses('p2', 'play a-penny').refuses('p2', 'use mr-boom');
      scene.done();
      const other = aScene()
        .player('p1', { hand: ['get-out-of-jail-card'] })
        .player('p2', { hand: ['a-penny'] });
      other.play('p1', 'get-out-of-jail-card').resolve();
      other.passTo('p2').use('p2', 'plain').resolve();
      expect(other.charged('plain@p2')).toBe(false);
      other.done();
    },
  },
  {
    of: 'guppys-eye-who-sees',
    says: 'everybody sees the hands of the others, and nobody that of its owner',
    play: () => {
      const scene = aScene({ players: 3 })
        .player('p1', { items: ['guppys-eye'], hand: ['bomb'] })
        .player('p2', { hand: ['a-penny'] });
      const seenBy = (viewer: PlayerId | null) => scene.view(viewer).players.map(({ openHand }) => openHand);
      for (const viewer of ['p1', 'p3', null] as const) expect(seenBy(viewer)).toEqual([[], ['a-penny'], []]);
      scene.done();
    },
  },
  {
    of: 'headless-horseman-what-is-left',
    says: 'it has 3 HP, pays nothing, and the attack goes on',
    play: () => {
      const scene = aScene().player('p1', { coins: 1 }).monsters(damaged('headless-horseman', 2)).dice(4);
      scene.attack('p1', 'headless-horseman').passUntil('headless-horseman').allPass();
      expect([scene.hp('headless-horseman'), scene.items('p1'), scene.view().attack === null]).toEqual([3, [], false]);
      scene.done({ midway: 'the attack goes on' });
    },
  },
  {
    of: 'jera-not-itself',
    says: 'with two other cards in hand it loots two',
    play: () => {
      const scene = aScene().player('p1', { hand: ['jera', 'bomb', 'a-penny'] });
      scene.play('p1', 'jera').resolve();
      expect(scene.hand('p1')).toHaveLength(4);
      scene.done();
    },
  },
  {
    of: 'judas-shadow-as-the-penalty',
    says: 'its two counters are on it by then: 2¢ and 2 loot after the penalty',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['xiii-death'] })
        .player('p2', { items: ['judas-shadow'], coins: 1 });
      scene
        .play('p1', 'xiii-death', { targets: ['p2'] })
        .passUntil('judas-shadow')
        .allPass(2);
      scene.answer('p2', 'deathPenalty.item', 'judas-shadow').resolve();
      expect([scene.items('p2'), scene.coins('p2'), scene.hand('p2').length]).toEqual([[], 2, 2]);
      scene.done();
    },
  },
  {
    of: 'keepers-penny-given-on',
    says: 'bought it brings 9¢, given on nothing at once',
    play: () => {
      const scene = aScene()
        .player('p1', { coins: 10 })
        .shop('keepers-penny')
        .deck('treasure', ['meat'])
        .fallbacks('effect.choose');
      scene.buy('p1', 'keepers-penny').resolve();
      expect(scene.coins('p1')).toBe(9);
      scene.use('p1', 'keepers-penny').resolve();
      expect([scene.coins('p1'), scene.coins('p2'), scene.items('p2')]).toEqual([10, 0, ['keepers-penny']]);
      scene.done();
    },
  },
  {
    of: 'knight-a-one-hits',
    says: 'a 1 hits and hurts nobody else; a 5 misses',
    play: () => {
      const scene = aScene().player('p1', { character: 'sturdy' }).monsters('knight').dice(1, 5, 1);
      const before = scene.hp('p1') ?? 0;
      scene.attack('p1', 'knight').allPass(2);
      expect([scene.hp('knight'), scene.hp('p1')]).toEqual([1, before]);
      scene.resolve();
      expect([scene.hp('p1'), scene.tops('monsters').includes('knight')]).toEqual([before - 1, false]);
      scene.done();
    },
  },
  {
    of: 'krampus-your-attack',
    says: 'an attack that is left must go to it, and once it has, the turn may end',
    play: () => {
      const scene = aScene().player('p1', { damage: 0 }).monsters('krampus', 'fly').used({ attacks: 1 });
      expect(scene.offered()).toContain('end');
      scene.refuses('p1', 'attack').done();
      const first = aScene().monsters('krampus', 'fly');
      first.refuses('p1', 'end', 'TURN-12').declare('p1', 'attack').allPass();
      expect(first.offered()).toEqual(['krampus']);
      first.done({ midway: 'the attack is declared' });
    },
  },
  {
    of: 'magnet-only-gains',
    says: 'it does not trigger on itself or another Magnet, nor on barter',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['gain-3'], items: ['magnet'], coins: 4 })
        .player('p2', { items: ['magnet'] });
      scene.play('p1', 'gain-3').resolve();
      expect([scene.coins('p1'), scene.coins('p2')]).toEqual([6, 1]);
      expect(scene.tableAct({ does: 'giveCoins', from: 'p1', to: 'p2', amount: 3 })).toBe(true);
      scene.resolve();
      expect([scene.coins('p1'), scene.coins('p2')]).toEqual([3, 4]);
      scene.done();
    },
  },
  {
    of: 'magnet-only-gains',
    says: 'with Equality each other player who gains gives 1¢, once',
    play: () => {
      const scene = aScene({ players: 3 })
        .player('p1', { hand: ['gain-3'] })
        .player('p2', { items: ['magnet'] })
        .rooms('equality')
        .fallbacks('trigger.order');
      scene.play('p1', 'gain-3').resolve();
      expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([2, 5, 2]);
      scene.done();
    },
  },
  {
    of: 'moms-heart-who-wins',
    says: 'its two souls count, and whoever gained it chooses among those with the most',
    play: () => {
      const scene = aScene({ soulsToWin: 6 })
        .player('p1', { hand: ['fell-a-monster'] })
        .player('p2', { souls: ['mom'] })
        .monsters('moms-heart');
      scene.play('p1', 'fell-a-monster', { targets: ['moms-heart'] }).resolve();
      expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['p1', 'p2']]);
      scene.answer('p1', 'trigger.target', 'p1').resolve();
      expect(scene.state().outcome).toEqual({ winners: ['p1'] });
      scene.done();
    },
  },
  {
    of: 'r-key-all-souls',
    says: 'souls of all go, a bonus soul for good; the soul of a character stays',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['r-key'], souls: ['gurdy'] })
        .player('p2', { souls: ['soul-of-greed', 'pin'], character: 'the-lost' })
        .fallbacks('each.order');
      scene.use('p1', 'r-key').resolve();
      expect([scene.souls('p1'), scene.souls('p2'), scene.object('soul-of-greed').zone]).toEqual([0, 1, 'outside']);
      scene.done();
    },
  },
  {
    of: 'soul-of-sloth-which-items',
    says: 'starting items count, and the active player chooses among those with the fewest',
    play: () => {
      const scene = aScene({ players: 3 })
        .player('p1', { hand: ['plus-treasure'], items: ['the-d6', 'meat', 'dinner'] })
        .outside('soul-of-sloth')
        .deck('treasure', ['breakfast']);
      scene.play('p1', 'plus-treasure').allPass();
      expect([scene.asked().startsWith('p1'), scene.offered()]).toEqual([true, ['p2', 'p3']]);
      scene.done({ midway: 'somebody is to be chosen' });
    },
  },
  {
    of: 'tick-nothing-to-heal',
    says: 'with all HP there is no attack more, with damage there is one',
    play: () => {
      const killing = (damage: number) => {
        const scene = aScene()
          .player('p1', { items: ['tick'], hand: ['fell-a-monster'], damage })
          .monsters('fly', 'gurdy')
          .used({ attacks: 1 });
        scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
        const offered = scene.offered();
        scene.done();
        return offered;
      };
      expect([killing(0).includes('attack'), killing(1).includes('attack')]).toEqual([false, true]);
    },
  },
  {
    of: 'tnt-barrel-yourself',
    says: 'who names themselves takes 2 damage once',
    play: () => {
      const scene = aScene()
        .player('p1', { character: 'sturdy' })
        .monsters('gurdy')
        .deck('monster', ['tnt-barrel', 'fly'])
        .dice(1);
      const before = scene.hp('p1') ?? 0;
      scene.attack('p1', 'deck').resolve();
      scene.answer('p1', 'trigger.target', 'p1').resolve();
      expect(scene.hp('p1')).toBe(before - 2);
      scene.done();
    },
  },
  {
    of: 'wishbone-destroyed',
    says: 'destroyed for the penalty it brings a treasure, put into discard it does not',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['xiii-death'] })
        .player('p2', { items: ['wishbone'] })
        .deck('treasure', ['meat'])
        .fallbacks('deathPenalty.item');
      scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
      expect(scene.items('p2')).toEqual(['meat']);
      scene.done();
      const away = aScene().player('p1', { items: ['wishbone'], hand: ['discard-anything'] });
      away.play('p1', 'discard-anything', { targets: ['wishbone'] }).resolve();
      expect(away.items('p1')).toEqual([]);
      away.done();
    },
  },
];
