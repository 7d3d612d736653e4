import { expect, test } from 'vitest';
import { sceneFor } from '../../../tools/fuzzing/fuzzed-scenes.js';
import { openWorld } from '../../../tools/fuzzing/fuzzed-world.js';

test.each([
  ['a command', { kind: 'command', command: 'souls new', options: {} }],
  ['an option that is typed', { kind: 'autocomplete', command: 'card', options: { name: 'bomb' }, focused: 'name' }],
] as const)('%s without a channel is refused in words, and nothing is done', async (_name, action) => {
  const world = await openWorld(await sceneFor(41, 0));
  const before = JSON.stringify(await world.tables.table(''));
  const effect = await world.send(world.people[0]!, { ...action, channelId: world.channels.free }, (one) => ({
    ...one,
    channel: undefined as never,
  }));
  expect(effect).toMatchObject({ unsent: false, refused: true, moved: false, wrong: [] });
  expect([before, JSON.stringify(await world.tables.table(''))]).toEqual(['null', 'null']);
  await world.close();
});
