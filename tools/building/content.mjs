// Compiles the content: `npm run content`. Its compiler is TypeScript, and nothing is built yet: it is bundled in memory and run.
import { rolldown } from 'rolldown';

const bundle = await rolldown({
  input: 'tools/content/main.ts',
  platform: 'node',
  onLog: (_level, log) => {
    throw new Error(log.message); // a package that is not installed, mostly
  },
  resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
});
const { output } = await bundle.generate({ format: 'esm' });
await bundle.close();
const address = `data:text/javascript,${encodeURIComponent(output[0].code)}`;
await import(address).catch((error) => {
  process.stderr.write(`${error.stack.replaceAll(address, 'content')}\n`); // a stack that names half a megabyte is not read
  process.exitCode = 1;
});
