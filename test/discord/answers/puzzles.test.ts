import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { formatId } from '../../../src/discord/protocol/ids.js';
import type { Person } from '../../../playground/index.js';
import { practiceOf, questionOf, readSituation, windowFor } from '../../../src/table/index.js';
import { isEphemeral, openHouse, speak, startedTable, textOf, type House } from '../support/house.js';
import { idNames } from '../support/said.js';

const { puzzles } = speak('en');
/** Does what this option stands for, with the menu of the panel. */
const chosen = async ({ tables }: House, person: Person, panel: APIMessage, card: string): Promise<APIMessage> => {
  const table = (await tables.table(practiceOf(person.id)))!;
  const option = questionOf(table, person.id)!.options.find(
    ({ meaning }) => meaning.card === card && meaning.kind === 'play',
  )!;
  const id = formatId({ game: table.data.game.id, window: windowFor(table, person.id)!, verb: 'pick', arg: '0' });
  return (await person.force(id, panel, [option.id])).finished();
};

test('a puzzle is played in a game that only its person sees, tells what came of it, and leads to the next', async () => {
  const house = await openHouse();
  const ann = await house.standIn.user('Ann');
  const { texts } = puzzles;
  const panel = await (await ann.slash('souls puzzle', { puzzle: 'greed-pays' })).finished();
  expect(isEphemeral(panel)).toBe(true);
  expect(textOf(panel)).toContain(puzzles.heading(11, 20, texts['greed-pays'].title));
  expect(textOf(panel)).toContain(puzzles.goal({ is: 'win' }, String));
  const played = await chosen(house, ann, panel, 'a-nickel');
  const table = (await house.tables.table(practiceOf(ann.id)))!;
  expect(table.data).toMatchObject({ phase: 'over', game: { situation: { puzzle: 'greed-pays', result: 'solved' } } });
  expect(textOf(played)).toContain(puzzles.ended.solved);
  expect(textOf(played)).toContain(texts['greed-pays'].why);
  const next = (await ann.click(puzzles.next, played)).message!;
  expect(textOf(next)).toContain(puzzles.heading(12, 20, texts['two-of-a-kind'].title));
  expect(house.standIn.problems).toEqual([]);
});

test('a moment is shared as a text and played on by somebody else; a damaged one changes nothing', async () => {
  const house = await openHouse();
  const { active } = await startedTable(house);
  const cyd = await house.standIn.user('Cyd');
  expect((await cyd.slash('souls share')).message!.content).toContain(
    speak('en').errors.refusal({ why: 'notSeated' }, idNames),
  );
  const shared = (await active.slash('souls share')).message!;
  const text = /FS1\.\S+/.exec(shared.content)![0];
  expect(typeof readSituation(text)).toBe('object');
  const damaged = (await cyd.slash('souls puzzle', { text: text.slice(0, -2) })).message!;
  expect(textOf(damaged)).toContain(puzzles.refused('damaged'));
  expect(await house.tables.table(practiceOf(cyd.id))).toBeNull();
  const panel = await (await cyd.slash('souls puzzle', { text })).finished();
  expect(textOf(panel)).toContain(puzzles.aboutMoment);
  expect((await house.tables.table(practiceOf(cyd.id)))!.data).toMatchObject({
    phase: 'playing',
    game: { situation: { puzzle: null } },
  });
  expect(house.standIn.problems).toEqual([]);
});
