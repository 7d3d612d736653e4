import { expect } from 'vitest';
import { aGame, aScene, damaged, withCounters } from '../../support/scene.js';
import type { Shown } from './shown.js';

const PENNIES = Array.from({ length: 12 }, () => 'a-penny');

/** What sections of the rulebook say, apart from those about the stack and what waits there. */
export const sections: readonly Shown[] = [
  {
    of: 'playing-loot',
    says: 'Lost Soul is an item, then its ability triggers, then it is a soul',
    play: () => {
      const scene = aScene().player('p1', { hand: ['lost-soul'] });
      scene.play('p1', 'lost-soul').allPass();
      expect([scene.items('p1'), scene.stack(), scene.souls('p1')]).toEqual([['lost-soul'], ['lost-soul'], 0]);
      scene.allPass();
      expect([scene.items('p1'), scene.soulCards('p1')]).toEqual([[], ['lost-soul']]);
      scene.done();
    },
  },
  {
    of: 'trinkets',
    says: 'destroyed, a trinket goes to the loot discard',
    play: () => {
      const scene = aScene().player('p1', { items: ['swallowed-penny'], hand: ['destroy-anything'] });
      scene.play('p1', 'destroy-anything', { targets: ['swallowed-penny'] }).resolve();
      expect(scene.discarded('loot')).toContain('swallowed-penny');
      scene.done();
    },
  },
  {
    of: 'events',
    says: 'an event goes to the discard, a curse to the player chosen',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['champion-belt'] })
        .monsters('fly')
        .deck('monster', ['event-pays', 'curse-of-pain']);
      scene.attack('p1', 'deck').resolve().attack('p1', 'deck').answer('p1', 'trigger.target', 'p1').resolve();
      expect([scene.discarded('monster'), scene.curses('p1')]).toEqual([['event-pays'], ['curse-of-pain']]);
      scene.done();
    },
  },
  {
    of: 'attacking-the-deck',
    says: 'a monster covers, and the attack goes on against it',
    play: () => {
      const scene = aScene().monsters(damaged('chub', 2)).deck('monster', ['dip']).dice(6);
      scene.attack('p1', 'deck').resolve();
      expect([scene.coins('p1'), scene.tops('monsters'), scene.hp('chub')]).toEqual([1, ['chub'], 4]);
      scene.done();
    },
  },
  {
    of: 'attacking-the-deck',
    says: 'only the revealed card’s own ability about being attacked triggers',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['sees-attack-on-monster'], hand: ['bomb', 'a-penny', 'a-penny'] })
        .monsters('gurdy')
        .deck('monster', ['pride']);
      scene.attack('p1', 'deck');
      expect([scene.asked(), scene.stack()]).toEqual(['p1 trigger.target', []]);
      scene.answer('p1', 'trigger.target', 'p1');
      expect(scene.stack().filter((name) => name === 'sees-attack-on-monster')).toEqual([]);
      scene.done({ midway: 'the attack goes on' });
    },
  },
  {
    of: 'attack-ends',
    says: 'ten attack rolls in a row that could deal no damage end it',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['minus-two-rolls'] })
        .monsters('mist')
        .dice(6, 6, 6, 6, 6, 6, 6, 6, 6, 6);
      scene.attack('p1', 'mist').resolve();
      expect(scene.offered()).toContain('end');
      scene.done();
    },
  },
  {
    of: 'attack-ends',
    says: 'with both at 0 HP the monster dies first and pays',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['both-die'] })
        .monsters('dip')
        .dice(1);
      scene.attack('p1', 'dip').play('p1', 'both-die');
      scene.toNextTurn();
      expect(
        scene
          .said('event')
          .filter(({ event }) => event === 'dies')
          .map(({ object }) => object),
      ).toMatchObject([{ card: 'dip' }, { player: 'p1' }]);
      scene.toActionPhase().done();
    },
  },
  {
    of: 'rewards',
    says: 'no death, no rewards',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['ehwaz'] })
        .monsters('monstro')
        .deck('monster', ['fly']);
      scene.play('p1', 'ehwaz').resolve();
      expect([scene.tops('monsters'), scene.coins('p1'), scene.souls('p1')]).toEqual([['fly'], 0, 0]);
      scene.done();
    },
  },
  {
    of: 'monsters',
    says: '“you” is the active player, whoever killed the monster before it',
    play: () => {
      const scene = aScene()
        .player('p1', { character: 'sturdy' })
        .player('p2', { hand: ['bomb'], lootPlays: 1 })
        .monsters('fly')
        .deck('monster', ['troll-bombs', 'dip']);
      scene
        .passTo('p2')
        .play('p2', 'bomb', { targets: ['fly'] })
        .resolve();
      expect([scene.hp('p1'), scene.hp('p2')]).toEqual([1, 2]);
      scene.done();
    },
  },
  {
    of: 'zones',
    says: 'a covered monster takes nothing and cannot be chosen',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['xvi-the-tower'], items: ['mr-boom'] })
        .monsters(['dip', 'gurdy'])
        .dice(3);
      scene.play('p1', 'xvi-the-tower').resolve();
      expect([scene.hp('gurdy'), scene.discarded('monster')]).toEqual([4, []]);
      scene
        .use('p1', 'mr-boom', { targets: ['gurdy'] })
        .resolve()
        .done();
    },
  },
  {
    of: 'decks-and-discards',
    says: 'a character stays with its player, whatever happens to it',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['xiii-death'] })
        .player('p2', { character: 'sturdy' });
      scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
      expect(scene.object('sturdy')).toMatchObject({ controller: 'p2', zone: 'play' });
      scene.done();
    },
  },
  {
    of: 'deaths-at-once',
    says: 'the player whose effect kills several monsters orders them',
    play: () => {
      const scene = aScene({ players: 3 })
        .player('p1', { hand: ['everything-takes-1'] })
        .monsters('fly', 'dip');
      scene.play('p1', 'everything-takes-1').allPass();
      expect(scene.asked()).toBe('p1 each.order');
      scene.answer('p1', 'each.order', 'dip', 'fly').resolve().done();
    },
  },
  {
    of: 'setup',
    says: 'three loot cards and 3¢ for everybody, with bonus souls or without',
    play: () => {
      const decks = { loot: PENNIES, treasure: ['meat', 'dinner', 'breakfast'], monster: ['fly', 'gurdy', 'pin'] };
      for (const outside of [[], ['soul-of-greed', 'soul-of-guppy', 'soul-of-gluttony']]) {
        const scene = aGame({ seats: 2, decks, outside }).firstPlayerDice(1, 2).start();
        expect([scene.hand('p2').length, scene.coins('p2'), scene.view().outside.length >= outside.length]).toEqual([
          3,
          3,
          true,
        ]);
        scene.done({ midway: 'the first turn begins' });
      }
    },
  },
  {
    of: 'bonus-souls',
    says: 'gained in the middle of an effect, and not asked for',
    play: () => {
      const scene = aScene()
        .player('p1', { coins: 24, hand: ['gain-4-lose-4'] })
        .outside('soul-of-greed');
      scene.play('p1', 'gain-4-lose-4').allPass();
      expect([scene.coins('p1'), scene.soulCards('p1')]).toEqual([24, ['soul-of-greed']]);
      scene.done();
    },
  },
  {
    of: 'bonus-soul-conditions',
    says: 'destroyed it lies face down outside the game',
    play: () => {
      const scene = aScene().player('p1', { souls: ['soul-of-guppy'], hand: ['destroy-a-soul'] });
      scene.play('p1', 'destroy-a-soul', { targets: ['soul-of-guppy'] }).resolve();
      expect(scene.object('soul-of-guppy')).toMatchObject({ zone: 'outside', faceDown: true });
      scene.done();
    },
  },
  {
    of: 'destroying',
    says: 'a thing with HP gets a death on the stack, one without goes at once',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['destroy-anything', 'destroy-anything'], lootPlays: 2 })
        .player('p2', { items: ['meat'] })
        .monsters('gurdy');
      scene.play('p1', 'destroy-anything', { targets: ['meat'] }).allPass();
      expect(scene.discarded('treasure')).toEqual(['meat']);
      scene.play('p1', 'destroy-anything', { targets: ['gurdy'] }).allPass();
      expect([scene.hp('gurdy'), scene.stack()]).toEqual([0, ['gurdy death']]);
      scene.resolve().done();
    },
  },
  {
    of: 'death-of-a-monster',
    says: 'a boss that nobody may gain goes to the discard',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['no-souls'], hand: ['destroy-anything'] })
        .monsters('gurdy');
      scene.play('p1', 'destroy-anything', { targets: ['gurdy'] }).resolve();
      expect([scene.souls('p1'), scene.coins('p1'), scene.discarded('monster')]).toEqual([0, 7, ['gurdy']]);
      scene.done();
    },
  },
  {
    of: 'eternal',
    says: 'stolen it stays Eternal; what loses all abilities is Eternal no more',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['steal-item'] })
        .player('p2', { items: [withCounters('meat', 1, 'eternal')] });
      scene.play('p1', 'steal-item', { targets: ['meat'] }).allPass();
      const item = scene.view().players[0]?.items.find(({ card }) => card === 'meat');
      expect(item?.keywords).toEqual(['eternal']);
      scene.done();
      const silenced = aScene().player('p1', { items: ['guppy-thing', 'deafener'] });
      expect(silenced.view().players[0]?.items[0]).toMatchObject({ card: 'guppy-thing', keywords: [] });
      silenced.done();
    },
  },
  {
    of: 'paying-hp',
    says: 'what stands after the colon is paid on resolving, and is no damage',
    play: () => {
      const scene = aScene().player('p1', { items: ['guppys-paw', 'fanny-pack'] });
      scene.use('p1', 'guppys-paw');
      expect(scene.hp('p1')).toBe(2);
      scene.allPass().answer('p1', 'effect.choose', 'p1');
      expect([scene.hp('p1'), scene.stack(), scene.hand('p1')]).toEqual([1, [], []]);
      scene.done();
    },
  },
];
