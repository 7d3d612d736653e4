import { expect } from 'vitest';
import { aScene, damaged, sideways } from '../../support/scene.js';
import type { Shown } from './shown.js';

/** What the chapter of questions at the table says. */
export const questions: readonly Shown[] = [
  {
    of: 'killing-the-attacker',
    says: 'the attacker dies before the hit counts: the monster lives and pays nobody',
    play: () => {
      const scene = aScene()
        .player('p1', { damage: 1 })
        .player('p2', { hand: ['bomb'], lootPlays: 1 })
        .monsters(damaged('monstro', 3))
        .dice(6);
      scene
        .attack('p1', 'monstro')
        .passTo('p2')
        .play('p2', 'bomb', { targets: ['p1'] })
        .toNextTurn();
      expect([scene.hp('monstro'), scene.coins('p1'), scene.souls('p1')]).toEqual([4, 0, 0]);
      scene.toActionPhase().done();
    },
  },
  {
    of: 'killing-the-attacker',
    says: 'killing the monster instead pays the active player',
    play: () => {
      const scene = aScene()
        .player('p2', { hand: ['bomb'], lootPlays: 1 })
        .monsters(damaged('monstro', 3))
        .dice(1);
      scene
        .attack('p1', 'monstro')
        .passTo('p2')
        .play('p2', 'bomb', { targets: ['monstro'] })
        .resolve();
      expect([scene.coins('p1'), scene.souls('p1'), scene.coins('p2')]).toEqual([6, 1, 0]);
      scene.done();
    },
  },
  {
    of: 'paid-though-dead',
    says: 'with the boss at 0 HP the dead active player gets reward and soul',
    play: () => {
      const scene = aScene()
        .player('p1', { damage: 1 })
        .player('p2', { hand: ['bomb'], lootPlays: 1 })
        .monsters(damaged('gurdy', 4))
        .dice(6);
      scene.attack('p1', 'gurdy').passUntil('gurdy death').passTo('p2');
      scene.play('p2', 'bomb', { targets: ['p1'] }).toNextTurn();
      expect([scene.said('event').filter(({ event }) => event === 'dies').length, scene.coins('p1')]).toEqual([2, 7]);
      expect(scene.soulCards('p1')).toEqual(['gurdy']);
      scene.toActionPhase().done();
    },
  },
  {
    of: 'paid-though-dead',
    says: 'while the boss has HP left there is neither',
    play: () => {
      const scene = aScene()
        .player('p1', { damage: 1 })
        .player('p2', { hand: ['bomb'], lootPlays: 1 })
        .monsters(damaged('gurdy', 4))
        .dice(6);
      scene.attack('p1', 'gurdy').passUntil('1 damage to gurdy').passTo('p2');
      scene.play('p2', 'bomb', { targets: ['p1'] }).toNextTurn();
      expect([scene.hp('gurdy'), scene.coins('p1'), scene.souls('p1')]).toEqual([5, 0, 0]);
      scene.toActionPhase().done();
    },
  },
  {
    of: 'curse-from-the-deck',
    says: 'it goes to the chosen player, what it covered is back, the attack is spent',
    play: () => {
      const scene = aScene().monsters('fly').deck('monster', ['curse-of-pain']);
      scene.attack('p1', 'deck').answer('p1', 'trigger.target', 'p2').resolve();
      expect([scene.curses('p2'), scene.discarded('monster'), scene.tops('monsters')]).toEqual([
        ['curse-of-pain'],
        [],
        ['fly'],
      ]);
      scene.refuses('p1', 'attack', 'ATK-01').done();
    },
  },
  {
    of: 'curse-from-the-deck',
    says: 'it goes to the discard when its ability is cancelled',
    play: () => {
      const scene = aScene()
        .player('p2', { hand: ['o-the-fool'], lootPlays: 1 })
        .deck('monster', ['curse-of-pain'])
        .monsters('fly');
      scene.attack('p1', 'deck').answer('p1', 'trigger.target', 'p2');
      scene.passTo('p2').play('p2', 'o-the-fool').toNextTurn();
      expect([scene.discarded('monster'), scene.curses('p2')]).toEqual([['curse-of-pain'], []]);
      scene.toActionPhase().done();
    },
  },
  {
    of: 'deck-after-an-attack',
    says: 'one attack per turn, on a monster or on the deck',
    play: () => {
      const scene = aScene().monsters('fly').deck('monster', ['event-pays', 'dip']).dice(2);
      scene.attack('p1', 'fly').resolve();
      scene.refuses('p1', 'attack', 'ATK-01').done();
    },
  },
  {
    of: 'deck-after-an-attack',
    says: 'an event from the deck has used the attack',
    play: () => {
      const scene = aScene().monsters('fly').deck('monster', ['event-pays']);
      scene.attack('p1', 'deck').resolve();
      scene.refuses('p1', 'attack', 'ATK-01').done();
    },
  },
  {
    of: 'deck-after-an-attack',
    says: 'with an additional attack the deck may be chosen',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['xi-strength'] })
        .monsters('fly')
        .deck('monster', ['dip', 'event-pays'])
        .dice(2);
      scene.play('p1', 'xi-strength', { targets: ['p1'] }).resolve();
      scene.attack('p1', 'fly').resolve().attack('p1', 'deck').resolve();
      expect(scene.coins('p1')).toBeGreaterThan(1);
      scene.done();
    },
  },
  {
    of: 'bonus-souls-optional',
    says: 'without them 25¢ bring nothing; with them the first to have 25¢ gains one unasked',
    play: () => {
      const without = aScene().player('p1', { coins: 24, hand: ['a-penny'] });
      without.play('p1', 'a-penny').resolve();
      expect([without.coins('p1'), without.souls('p1')]).toEqual([25, 0]);
      without.done();
      const scene = aScene()
        .player('p1', { coins: 24, hand: ['a-penny'] })
        .outside('soul-of-greed');
      scene.play('p1', 'a-penny').allPass();
      expect([scene.asked(), scene.souls('p1')]).toEqual(['p1 priority', 1]);
      scene.done();
    },
  },
  {
    of: 'getting-rid-of-items',
    says: 'nothing that may be done with priority discards or sells anything; a barter moves ¢ only',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['monstros-tooth', 'meat'], hand: ['butter-bean'] })
        .player('p2', { coins: 5 });
      expect(scene.start().offered()).toEqual(['use plain', 'attack', 'purchase', 'end', 'pass']);
      expect(scene.tableAct({ does: 'giveCoins', from: 'p2', to: 'p1', amount: 5 })).toBe(true);
      expect([scene.coins('p1'), scene.items('p1')]).toEqual([5, ['monstros-tooth', 'meat']]);
      scene.done();
    },
  },
  {
    of: 'declining-a-reward',
    says: 'nobody is asked: the loot is drawn, the ¢ taken, the soul gained',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['bomb', ...Array.from({ length: 10 }, () => 'a-penny')] })
        .monsters(damaged('pooter', 1), damaged('gurdy', 4));
      scene.play('p1', 'bomb', { targets: ['pooter'] }).resolve();
      expect([scene.asked(), scene.hand('p1').length]).toEqual(['p1 priority', 11]);
      scene.done();
    },
  },
  {
    of: 'order-of-dying-monsters',
    says: 'the player whose effect kills them chooses',
    play: () => {
      const scene = aScene({ players: 3 })
        .player('p2', { hand: ['xvi-the-tower'], lootPlays: 1 })
        .monsters('fly', 'dip')
        .dice(3);
      scene.passTo('p2').play('p2', 'xvi-the-tower').passUntil('roll 3').allPass(2);
      expect([scene.asked(), scene.offered()]).toEqual(['p2 each.order', ['fly', 'dip']]);
      scene.answer('p2', 'each.order', 'dip', 'fly').resolve();
      expect([scene.coins('p1'), scene.discarded('monster').slice(0, 2).toSorted()]).toEqual([2, ['dip', 'fly']]);
      scene.done();
    },
  },
  {
    of: 'stolen-item-charged',
    says: 'charged it can be used at once, sideways it stays so',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['steals-item', 'the-battery'] })
        .player('p2', { items: ['mr-boom', sideways('razor-blade')] })
        .monsters('gurdy');
      scene.use('p1', 'steals-item', { targets: ['mr-boom'] }).allPass();
      scene.use('p1', 'the-battery', { targets: ['steals-item'] }).allPass();
      scene.use('p1', 'steals-item', { targets: ['razor-blade'] }).allPass();
      scene
        .refuses('p1', 'use razor-blade', 'ABIL-03')
        .use('p1', 'mr-boom', { targets: ['gurdy'] })
        .resolve();
      expect(scene.hp('gurdy')).toBe(4);
      scene.done();
    },
  },
  {
    of: 'damage-after-my-death',
    says: 'combat damage leaves the stack with the attack',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['fanny-pack', 'the-d6'] })
        .player('p2', { hand: ['xiii-death'], lootPlays: 1 })
        .monsters('fatty')
        .dice(1);
      scene.attack('p1', 'fatty').passUntil('1 damage to p1').passTo('p2');
      scene
        .play('p2', 'xiii-death', { targets: ['p1'] })
        .passUntil('p1 death')
        .allPass();
      expect(scene.stack()).toEqual([]);
      scene.answer('p1', 'deathPenalty.item', 'fanny-pack').toNextTurn();
      expect(scene.said('event').filter(({ event }) => event === 'damage')).toEqual([]);
      scene.toActionPhase().done();
    },
  },
  {
    of: 'trinkets-and-the-hand',
    says: 'trinkets in play do not count, those in hand do',
    play: () => {
      const ten = Array.from({ length: 10 }, () => 'a-penny');
      const scene = aScene().player('p1', { items: ['swallowed-penny', 'curved-horn', 'cains-eye'], hand: ten });
      scene.endTurn('p1');
      expect([scene.hand('p1').length, scene.state().turn.active]).toEqual([10, 'p2']);
      scene.toActionPhase().done();
      const more = aScene().player('p1', { hand: [...ten, 'swallowed-penny'] });
      more.declare('p1', 'end').toNextTurn();
      expect(more.asked()).toBe('p1 handLimit.loot');
      more.answer('p1', 'handLimit.loot', 'swallowed-penny').toActionPhase().done();
    },
  },
];
