import { expect, test } from 'vitest';
import { viewFor } from '../../../src/engine/index.js';
import { boardMessage, inWordsMessage } from '../../../src/discord/messages/board/board-message.js';
import { panelMessage } from '../../../src/discord/messages/panel/panel-message.js';
import { boardAlt } from '../../../src/discord/picture/scene/alt.js';
import { boardScene } from '../../../src/discord/picture/scene/board-scene.js';
import { namesOf } from '../../../src/discord/format/seat-names.js';
import { words } from '../../../src/text/index.js';
import { sceneCards } from '../../support/cards/index.js';
import { aScene, type Scene } from '../../support/scene.js';
import { tableOf } from '../support/long-table.js';
import { updated } from '../../../src/table/index.js';

const [en, fr] = [words('en', sceneCards), words('fr', sceneCards)];

const tableAt = (scene: Scene, people = 2) => {
  const table = tableOf(scene.session(), people);
  return { ...table, data: updated(table.data, { game: { sealedChoice: null } }) };
};

const panelOf = (scene: Scene, w = en, people = 2) =>
  panelMessage({ table: tableAt(scene, people), user: 'u1', w, page: 0, chosen: [], notice: null });

interface Labelled {
  readonly label?: string;
  readonly custom_id?: string;
}
/** The labels of the buttons of a message. */
const labelsOf = ({ components }: ReturnType<typeof panelOf>): readonly string[] =>
  components.flatMap((row) =>
    'components' in row ? (row.components as readonly Labelled[]).flatMap(({ label }) => label ?? []) : [],
  );

test('the board says beside its picture what the room says, in both languages, and nothing without a room', () => {
  const scene = aScene().rooms('blood-donation').monsters('fly');
  const fieldsOf = (of: Scene, w = en) => boardMessage(tableAt(of), w, [], true).embeds?.[0]?.fields ?? [];
  expect(fieldsOf(scene)).toContainEqual(
    expect.objectContaining({ name: 'Room', value: expect.stringMatching(/^\*\*Blood Donation\*\* — .*Pay 1 HP.*3¢/) }),
  );
  expect(fieldsOf(scene, fr)).toContainEqual(
    expect.objectContaining({ name: fr.board.heading.rooms, value: expect.stringMatching(/^\*\*Don de sang\*\* — /) }),
  );
  const without = aScene().monsters('fly').start();
  expect(fieldsOf(without).map(({ name }) => name)).not.toContain('Room');
  for (const one of [scene, without]) one.done();
});

test('CHAL-01: the card of a challenge stands on the board under a heading of its own, apart from the rooms', () => {
  const scene = aScene({ mode: 'doodler' })
    .rooms('white-champions')
    .monsters('fly')
    .challenge('day-of-the-doodler-hard')
    .finalBoss('gurdy');
  const embeds = (w: typeof en) => [
    boardMessage(tableAt(scene), w, [], true).embeds?.[0],
    inWordsMessage(tableAt(scene), 'u1', w, []).embeds?.[0],
  ];
  for (const [w, card, room] of [
    [en, 'Day of the Doodler', 'White Champions'],
    [fr, 'Jour du Gribouilleur', fr.cardName('white-champions')],
  ] as const)
    for (const embed of embeds(w)) {
      const valueOf = (heading: string): string =>
        embed?.fields?.find(({ name }) => name.startsWith(heading))?.value ?? '';
      expect(valueOf(w.challenges.slot.challenge)).toContain(card);
      expect(valueOf(w.board.heading.rooms)).toContain(room);
      expect(valueOf(w.board.heading.rooms)).not.toContain(card);
    }
  scene.done();
});

test('what the room says stands in the words of the board too', () => {
  const scene = aScene().rooms('white-champions').monsters('fly');
  const [embed] = inWordsMessage(tableAt(scene), 'u1', en, []).embeds ?? [];
  expect(embed?.fields).toContainEqual(
    expect.objectContaining({ name: 'Room', value: expect.stringContaining('White Champions') }),
  );
  scene.done();
});

test('ROOM-04: the room of the end of a turn goes or stays with one click, and its text is there to read', () => {
  const scene = aScene().rooms('white-champions').deck('room', ['empty-room']).monsters('fly').dice(3);
  scene.attack('p1', 'fly').resolve().endTurn('p1');
  expect(scene.asked()).toBe('p1 room.discard');
  const panel = panelOf(scene);
  expect(labelsOf(panel)).toEqual(expect.arrayContaining(['White Champions', 'Keep']));
  expect(JSON.stringify(panel.embeds)).toContain('Monsters have +1 DC');
  expect(labelsOf(panelOf(scene, fr))).toEqual(expect.arrayContaining(['Champions blancs', 'Garder']));
  scene.answerSome('p1', 'room.discard').toActionPhase();
  expect(scene.tops('rooms')).toEqual(['white-champions']);
  scene.done();
});

test('ATKPL-01: players and rooms that can be attacked are offered by their names', () => {
  const scene = aScene({ players: 3 }).rooms('wrestling-ring').monsters('the-siren').start();
  const labels = labelsOf(panelOf(scene, en, 3)).filter((label) => label.startsWith('Attack'));
  expect(labels.some((label) => /^Attack \*{5}/.test(label))).toBe(true);
  expect(labels.some((label) => label.includes('wrestling-ring'))).toBe(true);
  expect(labels.filter((label) => /\b[po]\d/.test(label))).toEqual([]);
  scene.done();
});

test('ATKOBJ-01: the picture marks the room that is attacked, and its words name the rooms', () => {
  const scene = aScene().rooms('wrestling-ring').monsters('fly').dice(2);
  scene.attack('p1', 'wrestling-ring').passUntil('roll 2');
  const view = viewFor(scene.session(), null);
  const names = namesOf(tableAt(scene), en, 'plain');
  const shown = boardScene(view, [], en, names);
  expect(shown.attack).toEqual({ from: 0, to: { among: 'rooms', index: 0 } });
  expect(shown.doing.text).toBe(shown.rooms[0]?.name);
  expect(boardAlt(view, '', en, names, 1_000)).toContain(`Room: ${shown.rooms[0]?.name}`);
  scene.done({ midway: 'the attack goes on' });
});
