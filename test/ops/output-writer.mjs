// Logs 5,000 lines, which is more than a pipe holds, and says in a message that it got so far. After a message it logs one
// more as soon as there is room for it, and after another one it ends.
import { createLogger, standardOutput } from '../../dist/src/ops/index.js';

const log = createLogger({ level: 'info' });
const logLast = () => {
  const before = standardOutput().dropped();
  log.info('the last line');
  if (standardOutput().dropped() !== before) setTimeout(logLast, 10);
};

for (let n = 0; n < 5_000; n += 1) log.info({ n, text: 'x'.repeat(400) }, 'logged');
process.once('message', () => {
  logLast();
  process.once('message', () => process.disconnect());
});
process.send('logged');
