import type { ObjectId } from '../vocabulary/index.js';
import type { Cache } from './cache.js';
import { OF_EACH_OBJECT } from './state-copy.js';
import type { GameObject, GameState } from './state.js';

/** The fields that every object has but for its counters; they are compared by name, as that is fastest. */
type OfEach = Pick<
  GameObject,
  'id' | 'card' | 'zone' | 'role' | 'controller' | 'slot' | 'charged' | 'damage' | 'entered'
>;

/** An object as it was written, and its text. */
export interface Written extends OfEach {
  readonly text: string;
}

/** Has no counters, and no fields that only some objects have: all that can change are values that are compared. */
const isPlain = (object: GameObject): boolean =>
  Object.keys(object).length === OF_EACH_OBJECT && Object.keys(object.counters).length === 0;

const isAsWritten = (object: GameObject, known: Written): boolean =>
  object.zone === known.zone &&
  object.charged === known.charged &&
  object.damage === known.damage &&
  object.controller === known.controller &&
  object.role === known.role &&
  object.slot === known.slot &&
  object.card === known.card &&
  object.entered === known.entered &&
  object.id === known.id &&
  isPlain(object);

const textOfObject = ({ written }: Cache, key: string, object: GameObject): string => {
  const before = written.get(object);
  if (before !== undefined && isAsWritten(object, before)) return before.text;
  const text = JSON.stringify({ [key]: object }).slice(1, -1);
  const { id, card, zone, role, controller, slot, charged, damage, entered } = object;
  if (isPlain(object)) written.set(object, { id, card, zone, role, controller, slot, charged, damage, entered, text });
  return text;
};

const textOfObjects = (cache: Cache, objects: GameState['objects']): string => {
  let text = '';
  for (const id of Object.keys(objects) as ObjectId[]) {
    const object = objects[id];
    if (object !== undefined) text += `${text === '' ? '' : ','}${textOfObject(cache, id, object)}`;
  }
  return `{${text}}`;
};

/**
 * The state as text, letter by letter as `JSON.stringify` writes it. Objects are two thirds of it, and most of them lie where
 * nothing happens to them: what was written of one stays known as long as it is the same in each field. Fields that all objects
 * have are never taken away, and so keep their order.
 */
export const textOfState = (cache: Cache, state: GameState): string => {
  let text = '';
  for (const name of Object.keys(state) as (keyof GameState)[]) {
    const part: string | undefined =
      name === 'objects' ? textOfObjects(cache, state.objects) : JSON.stringify(state[name]);
    if (part !== undefined) text += `${text === '' ? '' : ','}"${name}":${part}`;
  }
  return `{${text}}`;
};
