import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aScene, damaged, sideways } from '../../support/scene.js';

test('ATK-15 MON-05: a bomb kills the monster in answer to my attack roll. Is the reward mine?', () => {
  const scene = aScene()
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('fly')
    .dice(1);
  scene
    .attack('p1', 'fly')
    .passTo('p2')
    .play('p2', 'bomb', { targets: ['fly'] })
    .resolve();
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([2, 1]);
  scene.done();
});

test('LOOT-08: may I play loot during the turn of somebody else?', () => {
  const scene = aScene()
    .player('p2', { hand: ['a-penny'] })
    .passTo('p2');
  scene.refuses('p2', 'play a-penny', 'LOOT-03');
  scene.use('p2', 'plain').passUntil(0).passTo('p2').play('p2', 'a-penny').resolve();
  expect(scene.coins('p2')).toBe(1);
  scene.done();
});

test('TGT-07 LOOT-04: the target is gone before my bomb resolves. Do I get the card back?', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'], items: ['shooter'] })
    .monsters('fly');
  scene
    .play('p1', 'bomb', { targets: ['fly'] })
    .use('p1', 'shooter', { targets: ['fly'] })
    .resolve();
  expect([scene.hand('p1'), scene.discarded('loot')]).toEqual([[], ['bomb']]);
  scene.refuses('p1', 'play bomb').done();
});

test('ATK-14 DEATH-19: I miss, and it kills me. Does my turn go on?', () => {
  const scene = aScene().player('p1', { damage: 1 }).monsters('fly').dice(1);
  scene.attack('p1', 'fly').toNextTurn();
  expect([scene.view().turn.active, scene.hp('fly'), scene.dead('p1')]).toEqual(['p2', 1, false]);
  scene.done();
});

test('DEATH-14 DEATH-15: what does it cost to die with nothing but an eternal item?', () => {
  const scene = aScene()
    .player('p2', { items: ['the-d6'], damage: 1 })
    .player('p1', { hand: ['bomb'] });
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.items('p2'), scene.charged('the-d6')]).toEqual([true, ['the-d6'], false]);
  scene.done();
});

test('BUY-06 DEC-02: I am robbed between declaring a purchase and choosing. Was that my purchase?', () => {
  const scene = aScene()
    .player('p1', { coins: 10 })
    .player('p2', { items: ['coin-thief'] })
    .shop('meat');
  scene
    .declare('p1', 'purchase')
    .passTo('p2')
    .use('p2', 'coin-thief', { targets: ['p1'] })
    .allPass(2);
  expect([scene.items('p1'), scene.coins('p1'), scene.view().turn.purchases]).toEqual([[], 7, 0]);
  scene.refuses('p1', 'purchase', 'DEC-02').done();
});

test('BUY-10: is an item that lies sideways in the shop charged when I buy it?', () => {
  const scene = aScene().player('p1', { coins: 10 }).shop(sideways('mystery-loot'));
  scene.buy('p1', 'mystery-loot').refuses('p1', 'use mystery-loot', 'ABIL-03');
  expect(scene.items('p1')).toEqual(['mystery-loot']);
  scene.done();
});

test('ATK-01 ATK-20: may I buy or end my turn in the middle of an attack, and attack once more after it?', () => {
  const scene = aScene().player('p1', { coins: 10 }).monsters('fly').shop('meat').dice(6);
  scene.attack('p1', 'fly').refuses('p1', 'purchase', 'ATK-20').refuses('p1', 'end', 'ATK-20').resolve();
  scene.refuses('p1', 'attack', 'ATK-01').buy('p1', 'meat').done();
});

test('DEATH-22 DEC-04: may I still play loot when I have died this turn?', () => {
  const scene = aScene().player('p2', { hand: ['a-penny', 'a-dime'], lootPlays: 1, damage: 1 });
  scene
    .player('p1', { hand: ['bomb'] })
    .play('p1', 'bomb', { targets: ['p2'] })
    .passUntil('p2 death')
    .allPass();
  scene.answer('p2', 'deathPenalty.loot', 'a-dime').passTo('p2').play('p2', 'a-penny').resolve();
  expect([scene.dead('p2'), scene.coins('p2')]).toEqual([true, 1]);
  scene.done();
});

test('DEATH-06 WIN-02: my last hit kills the boss for my fourth soul. Do I win before anybody can answer?', () => {
  const scene = aScene({ soulsToWin: 1 }).monsters(damaged('gurdy', 4)).dice(4);
  scene.attack('p1', 'gurdy').passUntil('gurdy death').allPass();
  expect([scene.asked(), scene.souls('p1')]).toEqual(['over', 1]);
  scene.done();
});

test('the README shows these ten', () => {
  const readme = readFileSync('test/support/README.md', 'utf8');
  const section = readme.slice(readme.indexOf('## Ten questions'));
  const own = readFileSync('test/rules/situations/questions.test.ts', 'utf8');
  const shown = [...section.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);
  expect(shown).toHaveLength(10);
  for (const code of shown) expect(own).toContain(`\n\n${code}`);
});
