import { createRequire } from 'node:module';

type Library = typeof import('@napi-rs/canvas');

let loaded: Library | null = null;

/** What draws. It takes some 20 MB, so it is loaded for the first picture: where pictures are switched off it never is. */
export const library = (): Library => {
  loaded ??= createRequire(import.meta.url)('@napi-rs/canvas') as Library;
  return loaded;
};
