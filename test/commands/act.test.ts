import { expect, test } from 'vitest';
import { isEnding, isEphemeral, labelsOf, openHouse, speak, startedTable, textOf } from '../discord/support/house.js';
import { stateIn } from '../support/internals.js';

test('/act play suggests one’s own loot only, filtered by what is typed, and plays it', async () => {
  const house = await openHouse({ seed: 'act' });
  const { active, other } = await startedTable(house);
  const player = active.name === 'Ann' ? 'p1' : 'p2';
  const state = async () => stateIn((await house.table()).session!);
  const { players, objects } = await state();
  const hand = players[player]!.hand.map((id) => speak('en').cardName(objects[id]!.card));
  const all = await active.autocomplete('act play', {}, 'card');
  expect(all.length).toBeGreaterThan(0);
  for (const { name } of all) expect(hand).toContain(name.replace('Play ', ''));
  const [first] = all;
  const some = await active.autocomplete('act play', { card: first!.name.slice(0, 8).toUpperCase() }, 'card');
  expect(some.map(({ value }) => value)).toContain(first!.value);
  expect(await active.autocomplete('act play', { card: 'zzzz' }, 'card')).toEqual([]);
  expect(await other.autocomplete('act play', {}, 'card')).toEqual([]);

  const played = await active.slash('act play', { card: String(first!.value) });
  expect(isEphemeral(played.message!)).toBe(true);
  expect(
    other
      .messages()
      .some(({ interaction_metadata: by }) => by?.user.id === active.id && by.id === played.interactionId),
  ).toBe(false);
  expect((await state()).players[player]!.hand.length).toBeLessThanOrEqual(hand.length);
});

test('a name typed out counts like the suggestion; a name of nothing is explained', async () => {
  const house = await openHouse({ seed: 'act' });
  const { active } = await startedTable(house);
  const [target] = await active.autocomplete('act attack', {}, 'target');
  const unknown = await active.slash('act attack', { target: 'Nobody' });
  expect(textOf(unknown.message!)).toContain('“Nobody” is not among what you may do now.');
  await active.slash('act attack', { target: target!.name.toLowerCase() });
  const state = stateIn((await house.table()).session!);
  expect(state.turn.attacks + state.procedures.filter(({ kind }) => kind === 'attack').length).toBeGreaterThan(0);
});

test('/act activate, buy and end-turn act in the open window; nothing is bought without ¢', async () => {
  const house = await openHouse({ seed: 'act' });
  const { active } = await startedTable(house);
  expect(await active.autocomplete('act buy', {}, 'what')).toEqual([]);
  const [ability] = await active.autocomplete('act activate', {}, 'ability');
  const used = await active.slash('act activate', { ability: String(ability!.value) });
  if (labelsOf(used.message!).includes('Back')) await active.click('Back', used.message!);
  else expect(await active.autocomplete('act activate', {}, 'ability')).not.toContainEqual(ability);
  const { more } = speak('en');
  const asked = (await active.slash('act end-turn')).message!;
  expect(textOf(asked)).toContain(more.sureTitle);
  expect(await isEnding(house, 1)).toBe(false);
  await active.click(more.sure, asked);
  expect(await isEnding(house, 1)).toBe(true);
});

test('/act in a channel without a table, before the start, and without a seat is answered in words', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const ann = await standIn.user('Ann');
  const cat = await standIn.user('Cat');
  const none = await ann.slash('act play', { card: 'x' });
  expect(none.message!.content).toContain('There is no table in this channel.');
  expect(await ann.autocomplete('act play', {}, 'card')).toEqual([]);
  await ann.slash('souls new');
  expect((await ann.slash('act pass')).message!.content).toBe('The game has not started yet.');
  expect((await ann.slash('hand')).message!.content).toBe('The game has not started yet.');
  await ann.slash('souls join');
  await house.tables.perform(
    standIn.channelId,
    { interaction: 'cpu', person: { user: ann.id, name: 'Ann' } },
    { do: 'addComputer', kind: 'simple' },
  );
  await ann.slash('souls start');
  expect((await cat.slash('act pass')).message!.content).toBe('You are not playing at this table.');
  expect((await cat.slash('act play', { card: 'x' })).message!.content).toBe('You are not playing at this table.');
});

test('what the rules forbid is refused with the rule, in the person’s language', async () => {
  const house = await openHouse({ seed: 'act' });
  const { active, other } = await startedTable(house);
  const poor = await active.slash('act buy', { what: speak('en').board.deckName('treasure') });
  expect(textOf(poor.message!)).toContain('BUY-04: it costs 10¢, and you have 3¢.');
  expect(textOf((await active.slash('act buy', { what: 'Nobody' })).message!)).toContain('“Nobody” is not among');
  const { players, objects } = stateIn((await house.table()).session!);
  const hand = players[other.name === 'Ann' ? 'p1' : 'p2']!.hand.map((id) => speak('en').cardName(objects[id]!.card));
  const early = await other.slash('act play', { card: hand[0]! });
  expect(textOf(early.message!)).toContain('PRIO-04: you do not have priority now.');
  expect(textOf((await other.slash('act attack', { target: 'anything' })).message!)).toContain(
    'ATK-01: it is not your turn.',
  );
});

test('the panel lists what cannot be done now, by the reason, in the language of whoever asks', async () => {
  const house = await openHouse({ seed: 'act' });
  const { active, other } = await startedTable(house);
  const mine = textOf((await active.click(speak('en').more.whatNow, (await active.slash('hand')).message!)).message!);
  expect(mine).toContain('BUY-04: it costs 10¢, and you have 3¢.');
  expect(mine).not.toContain('ATK-01');
  const theirs = textOf((await other.click(speak('en').more.whatNow, (await other.slash('hand')).message!)).message!);
  expect(theirs).toMatch(/• Attack\n +ATK-01: it is not your turn\./);
  expect(theirs).toContain('PRIO-04: you do not have priority now.');
  expect(theirs).toContain('TURN-07: it is not your turn.');
});

test('a French player reads the reason in French', async () => {
  const house = await openHouse({ seed: 'act' });
  const { active } = await startedTable(house, { locale: 'fr' });
  const poor = await active.slash('act buy', { what: speak('fr').board.deckName('treasure') });
  expect(textOf(poor.message!).replaceAll('\u00A0', ' ')).toContain('BUY-04 : cela coûte 10 ¢, et vous avez 3 ¢.');
});
