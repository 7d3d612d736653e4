import { spawn } from 'node:child_process';
import { readFileSync, mkdtempSync } from 'node:fs';
const { startStandIn } = await import('./dist/src/playground/index.js');
const s = await startStandIn();
for (const flags of process.argv.slice(2)) {
  const list = flags.split(' ').filter(Boolean);
  const t=performance.now();
  const c = spawn(process.execPath, [...list, 'dist/src/main.js'], { env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '', DATA_DIR: mkdtempSync('/tmp/w/ops-idle-'), DISCORD_TOKEN: s.token, DISCORD_API_URL: s.apiUrl, LOG_LEVEL:'warn' }, stdio: ['ignore','pipe','inherit'] });
  let out='';
  await new Promise(r => c.stdout.on('data', d => { out += d; if (/connected/.test(out)) r(); }));
  const ready=performance.now()-t;
  await new Promise(r=>setTimeout(r,5000));
  const st = readFileSync(`/proc/${c.pid}/status','`.replace("','",''), 'utf8');
  console.log(flags.padEnd(60), 'ready', Math.round(ready), st.match(/VmRSS:.*/)[0], st.match(/RssAnon:.*/)[0], st.match(/RssFile:.*/)[0]);
  c.kill('SIGTERM'); await new Promise(r=>c.on('close',r));
}
await s.close(); process.exit(0);
