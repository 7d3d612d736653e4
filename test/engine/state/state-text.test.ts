import { expect, test } from 'vitest';
import { load, outcomeOf, save } from '../../../src/engine/index.js';
import { newCache, textOfState, type GameObject, type GameState } from '../../../src/engine/state/index.js';
import { stateIn } from '../../support/internals.js';
import { newGame, playSome, resources } from '../../support/playout.js';

type Changes = Readonly<Record<string, (object: Record<string, unknown>) => void>>;

/** What can become of the fields of an object, whatever the rules do to it today. */
const CHANGES: Changes = {
  'a value': (object) => (object['damage'] = 3),
  'another zone': (object) => (object['zone'] = 'hand'),
  'another card': (object) => (object['card'] = 'another'),
  'another role': (object) => (object['role'] = 'soul'),
  'another slot': (object) => (object['slot'] = 'shop'),
  'another charge': (object) => (object['charged'] = object['charged'] !== true),
  'another time': (object) => (object['entered'] = 9999),
  'another controller': (object) => (object['controller'] = 'p4'),
  nothing: (object) => (object['controller'] = null),
  'a counter, in place': (object) => ((object['counters'] as Record<string, number>)['egg'] = 1),
  'one more of it, in place': (object) => ((object['counters'] as Record<string, number>)['egg'] = 2),
  'no counter, in place': (object) => delete (object['counters'] as Record<string, number>)['egg'],
  'a field more': (object) => (object['souls'] = 1),
  'a field under another name': (object) => {
    delete object['souls'];
    object['copy'] = 1;
  },
  'a field less': (object) => delete object['copy'],
  'an empty list': (object) => (object['notes'] = []),
  'an empty part in its place': (object) => (object['notes'] = {}),
  'a field that says nothing': (object) => (object['notes'] = undefined),
};

test('whatever becomes of an object, the text of the state is that of JSON', () => {
  const session = newGame(77);
  playSome(session, 77, 60);
  const state: GameState = structuredClone(stateIn(session));
  const cache = newCache(resources.cards);
  expect(textOfState(cache, state)).toBe(JSON.stringify(state));
  for (const object of Object.values<GameObject>(state.objects).slice(0, 12))
    for (const [what, change] of Object.entries(CHANGES)) {
      change(object as unknown as Record<string, unknown>);
      expect(textOfState(cache, state), what).toBe(JSON.stringify(state));
      expect(textOfState(cache, state), `${what}, once more`).toBe(JSON.stringify(state));
    }
});

test('objects that come and go, and parts that a state has not', () => {
  const session = newGame(78);
  const state = structuredClone(stateIn(session)) as GameState & Record<string, unknown>;
  const cache = newCache(resources.cards);
  const [first] = Object.values<GameObject>(state.objects);
  if (first === undefined) throw new Error('a game without objects');
  textOfState(cache, state);
  delete (state.objects as Record<string, GameObject>)[first.id];
  expect(textOfState(cache, state)).toBe(JSON.stringify(state));
  (state.objects as Record<string, unknown>)['o"odd'] = { ...first };
  (state.objects as Record<string, unknown>)['o999'] = undefined;
  Object.assign(state, { houseCards: undefined, objectsGone: 1 });
  expect(textOfState(cache, state)).toBe(JSON.stringify(state));
  expect(textOfState(cache, { ...state, objects: {} })).toBe(JSON.stringify({ ...state, objects: {} }));
});

test('a game that is played on writes what one writes that was just loaded', () => {
  for (const seed of [5, 6]) {
    const session = newGame(seed);
    for (let at = 0; at < 400 && outcomeOf(session) === null; at += 1) {
      const loaded = load(save(session), resources).session;
      playSome(session, at, 1);
      playSome(loaded, at, 1);
      expect(save(loaded).checkpoint).toBe(save(session).checkpoint);
    }
  }
});
