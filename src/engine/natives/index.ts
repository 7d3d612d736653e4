import { EngineDefect, type Game, type Gen, type Scope } from '../state/index.js';

type Native = (g: Game, scope: Scope) => Gen<boolean>;

/** The effects that no composition expresses, by versioned name (`void@1`). None is needed so far. */
const registry: Readonly<Record<string, Native>> = {};

/** The names of all natives, for the counts of `npm run cards`. */
export const nativeNames: readonly string[] = Object.keys(registry);

/** The native effect of this name. Throws `EngineDefect` for a name that is not registered. */
export const native = (name: string): Native => {
  const found = registry[name];
  if (found === undefined) throw new EngineDefect(`no native effect ${name}`);
  return found;
};
