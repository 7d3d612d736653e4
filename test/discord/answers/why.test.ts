import { expect, test } from 'vitest';
import { labelsOf, openHouse, panelSeen, speak, startedTable, textOf } from '../support/house.js';

test('/souls why says what cannot be done and by which rule, and to spectators what the table waits for', async () => {
  const house = await openHouse();
  const { active, other } = await startedTable(house);
  const cyd = await house.standIn.user('Cyd', { locale: 'fr' });
  const w = speak('en');
  const asked = textOf((await active.slash('souls why')).message!);
  expect(asked).toContain(w.more.youCan);
  expect(asked).toContain(w.waiting.ownTurn);
  const denied = (await other.slash('souls why', { what: 'end turn' })).message!;
  expect(textOf(denied)).toMatch(/\*\*End turn\*\* — TURN-\d+: it is not your turn\./);
  expect(textOf((await other.slash('souls why', { what: '**x**' })).message!)).toContain(
    w.errors.noSuchChoice('\\*\\*x\\*\\*'),
  );
  const offered = await other.autocomplete('souls why', { what: 'end' }, 'what');
  expect(offered.map(({ name }) => name)).toContain('End turn');

  const watching = (await cyd.slash('souls why')).message!;
  expect(textOf(watching)).toContain(speak('fr').waiting.ownTurn);
  expect(textOf(watching)).not.toContain(speak('fr').more.youCan);
  expect(labelsOf(watching)).not.toContain(speak('fr').more.toPanel);
  for (const { id, name } of [active, other])
    await house.tables.perform(
      house.standIn.channelId,
      { interaction: `order-${id}`, person: { user: id, name } },
      { do: 'setStandingOrder', order: 'always' },
    );
  const holder = { user: active.id, name: active.name };
  await house.tables.perform(
    house.standIn.channelId,
    { interaction: 'hold', person: holder },
    { do: 'setHoldPriority', hold: true },
  );
  const [target] = await active.autocomplete('act attack', { target: '' }, 'target');
  await active.slash('act attack', { target: target!.value });
  const attacked = await cyd.waitFor((messages) => {
    const page = textOf(panelSeen(messages));
    return page.includes('PRIO-05') && page;
  });
  expect(attacked).toContain(speak('fr').waiting.inOrder([active.name, other.name]));
  await house.tables.perform(
    house.standIn.channelId,
    { interaction: 'over', person: { user: active.id, name: '' } },
    { do: 'end', manages: true },
  );
  expect(textOf((await cyd.slash('souls why')).message!)).toContain(
    speak('fr').help.situation({ is: 'over' }).join('\n'),
  );
  expect(house.standIn.problems).toEqual([]);
});
