import { join } from 'node:path';
import { projectRoot } from '../../src/ops/index.js';
import { bundlePrograms } from './bundling.js';

/** A step of `npm run build`: after the types are checked and taken out, the programs are made of what is left. */
await bundlePrograms(join(projectRoot(), 'dist'));
