// Logs 5,000 lines, which is more than a pipe holds, and says in a message that it got so far; a message lets it log one more.
import { createLogger } from '../../dist/src/ops/index.js';

const log = createLogger({ level: 'info' });
for (let n = 0; n < 5_000; n += 1) log.info({ n, text: 'x'.repeat(400) }, 'logged');
process.send('logged');
process.once('message', () => {
  log.info('the last line');
  process.disconnect();
});
