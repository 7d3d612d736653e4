import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { seedHash, toldIn, verify } from '../../../src/engine/index.js';
import { boardSeen, endGame, labelsOf, openHouse, speak, textOf } from '../support/house.js';

const { chance, ui, files, board: said } = speak('en');
const french = speak('fr').chance;

/** The file of this kind that a message has. */
const fileOf = async (message: APIMessage, kind: string): Promise<string> => {
  const found = message.attachments.find(({ filename }) => filename.endsWith(kind));
  return (await fetch(found!.url)).text();
};

test('words are added in the lobby by a form that only their person sees, and the export proves the dice', async () => {
  const { standIn, tables } = await openHouse();
  const [ann, bob] = [await standIn.user('Ann'), await standIn.user('Bob', { locale: 'fr' })];
  await ann.slash('souls new', {});
  const lobby = await bob.waitFor((seen) => {
    const shown = boardSeen(seen);
    return labelsOf(shown).includes(ui.join) ? shown : undefined;
  });
  const hash = (await tables.table(standIn.channelId))!.data.game.seedHash!;
  expect(textOf(lobby)).toContain(hash);
  expect((await bob.click(chance.button, lobby)).message!.content).toContain(
    speak('fr').errors.refusal({ why: 'notSeated' }, { player: String, card: String }),
  );
  await bob.click(ui.join, lobby);
  const form = await bob.click(chance.button, lobby);
  const kept = (await bob.submit(form, { word: '**tulipe** @everyone' })).message!;
  expect(kept.content).toBe(french.kept('\\*\\*tulipe\\*\\* @\u2060everyone'));
  const added = await ann.waitFor((seen) => {
    const shown = boardSeen(seen);
    return textOf(shown).includes(chance.added(['Bob'])) ? shown : undefined;
  });
  expect(textOf(added)).not.toContain('tulipe');
  await ann.click(ui.start, added);
  await ann.waitFor((seen) => labelsOf(boardSeen(seen)).includes(ui.play));
  const before = (await ann.slash('souls export', {})).message!;
  const inGame = JSON.parse(await fileOf(before, '.json')) as { readonly chance: unknown };
  expect(inGame.chance).toBeNull();
  expect(JSON.stringify(inGame)).not.toContain('tulipe');
  expect((await bob.submit(form, { word: 'late' })).message!.content).toContain(
    speak('fr').errors.refusal({ why: 'alreadyStarted' }, { player: String, card: String }),
  );
  await endGame(ann);
  const result = await ann.waitFor((seen) => {
    const shown = boardSeen(seen);
    return labelsOf(shown).includes(files.button) ? shown : undefined;
  });
  const told = toldIn(JSON.parse(await fileOf((await ann.click(files.button, result)).message!, '.json')))!;
  expect(verify(told).is).toBe('right');
  expect(told.words).toEqual([{ player: 'p2', word: '**tulipe** @everyone' }]);
  expect(seedHash(told.secret)).toBe(hash);
  const footer = result.embeds[0]!.footer!.text;
  const words = chance.words([{ name: 'Bob', word: '**tulipe** @everyone' }]);
  for (const line of [said.seedHash(hash), chance.secret(told.secret), words, said.seed(told.seed)])
    expect(footer).toContain(line);
  expect(standIn.problems).toEqual([]);
});
