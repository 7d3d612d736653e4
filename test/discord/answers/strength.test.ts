import { expect, test } from 'vitest';
import { boardSeen, labelsOf, openHouse, speak, textOf } from '../support/house.js';

const { tableSettings: words, ui, lobby, board } = speak('en');
const french = speak('fr').tableSettings;

test('the host chooses how well computer players play, by command and by button; the roster and the board say it', async () => {
  const { standIn, table } = await openHouse();
  const [ann, bob] = [await standIn.user('Ann'), await standIn.user('Bob', { locale: 'fr' })];
  await ann.slash('souls new', { computers: 'careful' });
  const opened = await bob.waitFor((seen) => boardSeen(seen));
  expect(textOf(opened)).toContain(words.strengthLine('careful'));
  await bob.click(ui.join, opened);
  await bob.click(words.strengthButton('careful'), boardSeen(bob.messages()));
  expect((await table()).data.game.options.strength).toBe('careful');
  await ann.click(words.strengthButton('careful'), boardSeen(ann.messages()));
  await ann.click(ui.addComputer, boardSeen(ann.messages()));
  const seat = lobby.seat(3, 'Computer 1', 'strong');
  await bob.waitFor((seen) => textOf(boardSeen(seen)).includes(seat) || undefined);
  expect(seat).toContain('(strong)');
  const read = (await bob.click(ui.settings, boardSeen(bob.messages()))).message!;
  expect(textOf(read)).toContain(french.strengthLine('strong'));
  const said = (await ann.slash('souls options', { computers: 'careful' })).message!;
  expect(textOf(said)).toContain(words.strengthLine('careful'));
  expect((await table()).data.game.seats[2]).toMatchObject({ computer: 'careful' });
  await ann.slash('souls start');
  const playing = board.computers(['Computer 1 (careful)'], []);
  await bob.waitFor((seen) => textOf(boardSeen(seen)).includes(playing) || undefined);
  expect(labelsOf(boardSeen(bob.messages()))).toContain(ui.play);
});
