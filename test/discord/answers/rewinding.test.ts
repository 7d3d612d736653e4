import { expect, test } from 'vitest';
import type { Person } from '../../../playground/index.js';
import { stateIn } from '../../support/internals.js';
import { partsOf } from '../support/answers.js';
import {
  boardSeen,
  openHouse,
  optionLabels,
  speak,
  startedTable,
  textOf,
  typeEndTurn,
  saidBeside,
  endGame,
} from '../support/house.js';
import { idNames, saidToAll } from '../support/said.js';

const { rewinding, errors, ui } = speak('en');
/** The page with the decisions that can be gone back to, as somebody opens it from More. */
const listOf = async (person: Person) => {
  const more = (await person.click(ui.more, (await person.slash('hand')).message!)).message!;
  return (await person.click(rewinding.button, more)).message!;
};

test('a rewind is proposed from a list of decisions, asked of everybody in the channel, and done when they agree', async () => {
  const house = await openHouse();
  const { ann, active, other } = await startedTable(house);
  const before = stateIn((await house.table()).session!);
  await typeEndTurn(active);
  const list = await listOf(other);
  expect(textOf(list)).toContain(rewinding.intro);
  expect(optionLabels(list)[0]).toBe(`${active.name} ends the turn`);
  const proposed = await other.select(rewinding.choose, [optionLabels(list)[0]!], list);
  expect(textOf(proposed.message!)).toContain(rewinding.proposed);
  const proposal = await saidToAll(active, `${other.name} proposes to rewind the game to turn 1`);
  expect(proposal.content).toMatch(/<t:\d+:f>/);
  await active.click(rewinding.agree, proposal);
  await active.waitFor((messages) => !messages.some(({ id }) => id === proposal.id));
  const after = stateIn((await house.table()).session!);
  expect([after.turn.phase, after.players]).toEqual([before.turn.phase, before.players]);
  const log = (await active.slash('souls log')).message!;
  expect(textOf(log)).toContain(`rewound to before ${active.name} ends the turn`);
  await endGame(ann);
  await other.waitFor((messages) => textOf(boardSeen(messages)).includes(rewinding.result([1])));
  expect(house.standIn.problems).toEqual([]);
});

test('somebody refuses a rewind; a button of it that is left says so, as does a decision that is gone', async () => {
  const house = await openHouse();
  const { active, other } = await startedTable(house);
  await typeEndTurn(active);
  const list = await listOf(other);
  const menu = partsOf(list).find(({ id }) => id.includes(':rewind:to'))!;
  await other.force(menu.id, list, ['99999']);
  await saidBeside(other, errors.refusal({ why: 'rewind', problem: 'gone' }, idNames));
  await other.select(rewinding.choose, [optionLabels(list)[0]!], list);
  const proposal = await saidToAll(active, 'proposes to rewind the game');
  const own = await listOf(active);
  await active.select(rewinding.choose, [optionLabels(own)[0]!], own);
  await saidBeside(active, errors.refusal({ why: 'rewind', problem: 'open' }, idNames));
  const agree = partsOf(proposal).find(({ id }) => id.includes(':rewind:agree'))!;
  await active.click(rewinding.refuse, proposal);
  expect(textOf((await active.force(agree.id, own)).message!)).toContain(
    errors.refusal({ why: 'rewind', problem: 'none' }, idNames),
  );
  expect((await house.table()).data).toMatchObject({ social: { rewindProposal: null }, phase: 'playing' });
});
