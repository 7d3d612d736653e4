// The stand-in as a process of its own: `node dist/program/process.js [port] [journal directory]`. Prints one JSON line.
import { startStandIn } from './stand-in.js';

const [port = '0', journalDir] = process.argv.slice(2);
const standIn = await startStandIn({
  port: Number(port),
  page: true,
  ...(journalDir === undefined ? {} : { journalDir }),
});
const { url, apiUrl, token, applicationId, guildId, channelId } = standIn;
process.stdout.write(`${JSON.stringify({ url, apiUrl, token, applicationId, guildId, channelId })}\n`);
process.once('SIGTERM', () => void standIn.close());
