import { sameTree } from '../../engine/index.js';
/** What can stand in the data of a page. */
export type Data = null | boolean | number | string | readonly Data[] | { readonly [key: string]: Data };

/**
 * What has changed in data since others, as the page of a replay reads it (`assets/replay/changes.js`): a list with one entry
 * is put in place of what was there, an empty one takes it away, and an object goes on within. Of a list that has become
 * longer or shorter, `#` says how long it is.
 */
export type Changes = readonly [Data] | readonly [] | { readonly [key: string]: Changes | number };

const isObject = (data: Data | undefined): data is { readonly [key: string]: Data } =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const isList = (data: Data | undefined): data is readonly Data[] => Array.isArray(data);

const within = (
  before: Readonly<Record<string, Data>>,
  now: Readonly<Record<string, Data>>,
): Readonly<Record<string, Changes>> => {
  const changed: Record<string, Changes> = {};
  for (const [key, value] of Object.entries(now)) {
    const found = key in before ? changesBetween(before[key], value) : ([value] as const);
    if (found !== null) changed[key] = found;
  }
  for (const key of Object.keys(before)) if (!(key in now)) changed[key] = [];
  return changed;
};

const asRecord = (list: readonly Data[]): Readonly<Record<string, Data>> =>
  Object.fromEntries(list.map((data, at) => [String(at), data]));

const inList = (before: readonly Data[], now: readonly Data[]): Changes => {
  const changed = within(asRecord(before.slice(0, now.length)), asRecord(now));
  const found = before.length === now.length ? changed : { '#': now.length, ...changed };
  return JSON.stringify(found).length < JSON.stringify(now).length ? found : [now];
};

/** What has changed; null when nothing has. */
export const changesBetween = (before: Data | undefined, now: Data): Changes | null => {
  if (sameTree(before, now)) return null;
  if (isList(before) && isList(now)) return inList(before, now);
  return isObject(before) && isObject(now) ? within(before, now) : [now];
};
