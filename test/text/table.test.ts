import { describe, expect, test } from 'vitest';
import type { ObjectView, PlayerView } from '../../src/engine/index.js';
import type { Refusal } from '../../src/table/index.js';
import type { Described } from '../../src/text/index.js';
import { both, en, enNames, fr, frNames, namesOf } from './support.js';
import { everyOf } from './trees.js';

const commandsOf = (value: object): readonly Described[] => {
  const own = 'name' in value && 'description' in value ? [value as Described] : [];
  return [
    ...own,
    ...Object.values(value).flatMap((part) => (typeof part === 'object' && part !== null ? commandsOf(part) : [])),
  ];
};

describe.each(both)('slash commands in $language', ({ commands }) => {
  const all = commandsOf(commands);
  test('names and descriptions are what Discord takes', () => {
    expect(all.length).toBeGreaterThanOrEqual(36);
    for (const { name, description } of all) {
      expect(name).toMatch(/^[-_\p{Ll}\p{N}]{1,32}$/u);
      expect(description.length).toBeGreaterThan(0);
      expect(description.length).toBeLessThanOrEqual(100);
    }
  });
  test('subcommands of one command have different names', () => {
    for (const root of [commands.souls, commands.act]) {
      const names = Object.values(root).flatMap((part) => (typeof part === 'object' ? [part.name] : []));
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

const REASONS = everyOf<Refusal['why']>()([
  'noTable',
  'tableExists',
  'alreadyStarted',
  'notStarted',
  'notSeated',
  'alreadySeated',
  'tableFull',
  'notHost',
  'gameOver',
  'tooFewPlayers',
  'noSuchPlayer',
  'keptOut',
  'mode',
  'variants',
  'printings',
  'houseCards',
  'code',
  'offerOpen',
  'noOffer',
  'notYourOffer',
  'noRememberedOrder',
  'call',
  'waiting',
  'quick',
  'notAccepted',
  'heldBefore',
  'notWaiting',
  'rule',
  'noBarter',
  'movedOn',
  'notPossible',
  'alreadyPassed',
  'cannotTakeBack',
  'takeBackOff',
  'rewind',
  'mend',
  'mending',
  'deckList',
  'tooFewCards',
  'sets',
  'serverFull',
  'wrongChannel',
  'moved',
  'word',
  'share',
  'situation',
  'seat',
  'ending',
  'ahead',
  'asking',
  'busy',
  'notYourQuestion',
]);

describe.each(both)('refusals in $language', ({ errors, language }) => {
  const names = namesOf(language);
  test('each reason has a sentence of its own', () => {
    const said = REASONS.map((why) => {
      if (why === 'notYourQuestion')
        return errors.refusal({ why, waitingFor: { is: 'named', players: ['p1', 'p2'] }, objection: null }, names);
      if (why === 'notAccepted') return errors.refusal({ why, players: ['p1', 'p2'] }, names);
      if (why === 'rule') return errors.refusal({ why, objection: { rule: 'ATK-01', why: 'dead' } }, names);
      if (why === 'noBarter') return errors.refusal({ why, objection: { rule: 'BARTER-01', why: 'noPartner' } }, names);
      if (why === 'tooFewCards') return errors.refusal({ why, kind: 'loot', least: 12 }, names);
      if (why === 'sets') return errors.refusal({ why, set: 'no-set' }, names);
      if (why === 'variants')
        return errors.refusal({ why, clash: { problem: 'barter', variant: 'enhanced-bartering' } }, names);
      if (why === 'share') return errors.refusal({ why, problem: 'busy' }, names);
      if (why === 'situation') return errors.refusal({ why, problem: 'damaged' }, names);
      if (why === 'word') return errors.refusal({ why, problem: 'tooLong', most: 60 }, names);
      if (why === 'houseCards') return errors.refusal({ why, problem: 'tooMany', most: 25 }, names);
      if (why === 'printings') return errors.refusal({ why, printing: 'nobody@nowhere' }, names);
      if (why === 'mode') return errors.refusal({ why, problem: 'seats', seats: 2 }, names);
      if (why === 'code') return errors.refusal({ why, problem: 'damaged' }, names);
      if (why === 'deckList') return errors.refusal({ why, problem: 'notListed', card: 'alpha', number: 0 }, names);
      if (why === 'ahead') return errors.refusal({ why, problem: 'gone' }, names);
      if (why === 'asking') return errors.refusal({ why, problem: 'full' }, names);
      if (why === 'seat') return errors.refusal({ why, problem: 'noInvitation' }, names);
      if (why === 'waiting') return errors.refusal({ why, place: 2 }, names);
      if (why === 'call') return errors.refusal({ why, problem: 'noRole' }, names);
      if (why === 'rewind') return errors.refusal({ why, problem: 'gone' }, names);
      if (why === 'mend') return errors.refusal({ why, objection: { problem: 'place' } }, names);
      if (why === 'mending') return errors.refusal({ why, problem: 'open' }, names);
      if (why === 'ending') return errors.refusal({ why, problem: 'none' }, names);
      if (why === 'serverFull') return errors.refusal({ why, most: 2 }, names);
      if (why === 'moved') return errors.refusal({ why, channel: '1' }, names);
      if (why === 'wrongChannel') return errors.refusal({ why, channels: ['1', '2'] }, names);
      return errors.refusal({ why }, names);
    });
    expect(new Set(said).size).toBe(REASONS.length);
    for (const text of said) expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(said.at(-1)).toContain('Alice');
  });
  test('missing permissions and incidents are named', () => {
    expect(errors.missingPermissions(['sendMessages', 'embedLinks'])).toContain(errors.permission('embedLinks'));
    expect(errors.unexpected('a1b2')).toContain('a1b2');
  });
});

const player: PlayerView = {
  id: 'p1',
  coins: 3,
  openHand: [],
  handCount: 3,
  hp: 2,
  maxHp: 2,
  atk: 1,
  dc: null,
  attackable: false,
  souls: 1,
  dead: false,
  lootPlays: 0,
  effectsAllowLoot: false,
  turnsToSkip: 0,
  soulsToWin: 4,
  counters: {},
  characters: [],
  items: [],
  soulCards: [],
  curses: [],
};
const object: ObjectView = {
  id: 'o1',
  card: 'alpha',
  copyOf: null,
  numbers: [],
  role: 'item',
  controller: 'p1',
  charged: true,
  hp: null,
  maxHp: null,
  dc: null,
  atk: null,
  souls: null,
  counters: {},
  notes: [],
  under: [],
  keywords: [],
  attackable: false,
  usable: [],
};
const monster: ObjectView = { ...object, card: 'monstro', role: 'monster', hp: 3, maxHp: 4, dc: 4, atk: 1, souls: 1 };

describe('the board', () => {
  test('an offer says who gives what to whom, and for what', () => {
    const gift = { from: 'Alice', to: 'Bob', gives: true, amount: 3, favour: '' };
    expect(en.board.offer(gift)).toBe('⚖ Alice offers 3¢ to Bob.');
    expect(en.board.offer({ ...gift, gives: false, favour: 'help' })).toBe('⚖ Alice asks Bob for 3¢ for this: “help”');
    expect(fr.board.offer(gift)).toBe('⚖ Alice offre 3\u00A0¢ à Bob.');
    expect(fr.board.offer({ ...gift, gives: false, favour: 'aide' })).toMatch(
      /^⚖ Alice demande 3.¢ à Bob en échange de/,
    );
    expect([en.board.holding(['Alice']), fr.board.holding(['Alice', 'Bob'])]).toEqual([
      'Alice waits for the answer before passing.',
      'Alice et Bob attendent la réponse avant de passer.',
    ]);
  });
  test('what an attack roll leads to', () => {
    const roll = { hits: true, needed: 4, damage: 2, monster: 'Monstro', attacker: 'Alice' };
    expect(en.board.rollMeans(roll)).toBe('a hit (4+): 2 damage to Monstro');
    expect(en.board.rollMeans({ ...roll, hits: false })).toBe('a miss (needs 4+): 2 damage to Alice');
    expect(fr.board.rollMeans(roll)).toMatch(/^touché \(4\+\).: 2 dégâts pour Monstro$/);
    expect(fr.board.rollMeans({ ...roll, hits: false, damage: 1 })).toMatch(/^raté .*: 1 dégât pour Alice$/);
  });
  test('a title names the turn and the player', () => {
    expect([en.board.title(5, 'Alice'), fr.board.title(5, 'Alice')]).toEqual(['Turn 5 — Alice', 'Tour 5 — Alice']);
  });
  test('a player in one line', () => {
    expect(en.board.player(player)).toBe('♥\u00A02/2 · ⚔\u00A01 · 3¢ · hand 3 · souls 1/4');
    expect(fr.board.player({ ...player, dead: true })).toBe(
      '♥\u00A02/2 · ⚔\u00A01 · 3\u00A0¢ · main 3 · âmes 1/4 · ☠ mort',
    );
  });
  test('what differs from the print stands behind the name', () => {
    const marked: ObjectView = { ...object, charged: false, counters: { counter: 2 }, keywords: ['eternal'] };
    expect(en.board.object(object, enNames)).toBe('Alpha');
    expect(en.board.object(marked, enNames)).toBe('Alpha (↷ deactivated, 2 counters, Eternal)');
    expect(fr.board.object(marked, frNames)).toBe('Alphonse (↷ désactivé, 2 marqueurs, Éternel)');
  });
  test('slots', () => {
    const slot = { top: monster, covered: ['beta'] };
    expect(en.board.monsterSlot(1, slot, enNames)).toBe(
      '1. Monstro · ♥\u00A03/4 · ⚅\u00A04+ · ⚔\u00A01 · 1 soul (over Beta)',
    );
    expect(fr.board.monsterSlot(1, slot, frNames)).toBe(
      '1. Monstro · ♥\u00A03/4 · ⚅\u00A04+ · ⚔\u00A01 · 1 âme (sur Bertrand)',
    );
    expect(en.board.shopSlot(2, { top: object, covered: [] }, 10, enNames)).toBe('2. Alpha · 10¢');
    expect(fr.board.shopSlot(2, { top: null, covered: [] }, null, frNames)).toBe('2. (vide)');
  });
  test('cards of a deck that one sees', () => {
    const sight = { deck: 'loot', cards: ['alpha', 'beta'] } as const;
    expect(en.board.shown(sight, enNames)).toBe('You see on the loot deck: Alpha, Beta');
    expect(fr.board.shown(sight, frNames)).toBe('Vous voyez sur la pioche butins\u00A0: Alphonse, Bertrand');
  });
  test('one or several people', () => {
    expect(en.board.result(['Alice'])).toBe('Alice wins the game!');
    expect(en.board.result(['Alice', 'Bob'])).toBe('Alice and Bob win the game!');
    expect(fr.board.mayRespond(['Alice', 'Bob', 'Éva'])).toBe('Alice, Bob et Éva peuvent répondre.');
    expect(fr.notices.turn(9)).toBe('C’est à vous de jouer (tour 9).');
  });
});
