import { createRequire } from 'node:module';
import type * as Library from '@napi-rs/canvas';

let loaded: typeof Library | null = null;

/** What draws. It takes some 20 MB, so it is loaded for the first picture: where pictures are switched off it never is. */
export const library = (): typeof Library => {
  loaded ??= createRequire(import.meta.url)('@napi-rs/canvas') as typeof Library;
  return loaded;
};
