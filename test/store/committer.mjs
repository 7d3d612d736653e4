// A process for the crash tests: commits interaction after interaction, as many as it may, and says so after each.
// Usage: node committer.mjs '{"redisUrl"?, "dataDir", "channel", "next", "last"}'
import { writeSync } from 'node:fs';
import { openStore } from '../../dist/src/store/index.js';

const { redisUrl, dataDir, channel, next, last } = JSON.parse(process.argv[2]);
const log = { info: () => {}, warn: () => {} };
try {
  const store = await openStore({ redisUrl, dataDir, log });
  for (let number = next; number <= last; number += 1) {
    const found = await store.load(channel);
    const result = await store.commit({
      channel,
      expectedRevision: found?.revision ?? 0,
      ...(number % 5 === 0 ? { checkpoint: `checkpoint ${number} ${'x'.repeat(20_000)}` } : {}),
      answers: `answers ${number}`,
      entries: [{ id: `${number}.0`, text: `entry ${number}` }],
      outbox: [`outbox ${number}`],
      interaction: `interaction-${number}`,
      ended: false,
    });
    if (result.is === 'conflict') throw new Error(`Interaction ${number} met a conflict.`);
    writeSync(1, `${number}\n`);
  }
  await store.close();
} catch (error) {
  writeSync(2, `${error.name}: ${error.message}\n`);
  process.exit(1);
}
