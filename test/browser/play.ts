import { createHash } from 'node:crypto';
import {
  changedSince,
  changesOf,
  choose,
  clicked,
  controlsOf,
  openMenu,
  settled,
  type Control,
  type Person,
} from './person.js';

/** A number from 0 to range - 1, the same for the same seed and index. */
const drawn = (seed: string, index: number, range: number): number =>
  createHash('sha256').update(`${seed}:${index}`).digest().readUInt32BE(0) % range;

/** What answers a question or begins something. */
const ANSWERS = ['pass', 'passfor', 'opt', 'pick', 'attack', 'buy', 'step', 'confirm', 'none', 'sure'];

/** Ends passing by oneself; it answers nothing. */
const isPassingNoMore = ({ id }: Control): boolean => id.endsWith(':passfor:');
const isEnd = ({ id }: Control): boolean => id.endsWith(':end');
const isBack = ({ id }: Control): boolean => id.endsWith(':back');

/** Of the entries of a menu, the one that promises most: the fewest rolls until it dies, where a soul is worth twice as many. */
const easiest = (entries: readonly string[]): number => {
  const cost = (entry: string): number => {
    const hp = Number(/♥\s(\d+)/.exec(entry)?.[1] ?? 3);
    const dice = Number(/⚅\s(\d+)/.exec(entry)?.[1] ?? 4);
    return ((hp * 6) / (7 - dice)) * (/\b\d souls?\b/.test(entry) ? 0.5 : 1);
  };
  const costs = entries.map(cost);
  return costs.indexOf(Math.min(...costs));
};

/**
 * How people play: as a function of the seed; whether they ever respond instead of passing; the steps after which they
 * want the game to end, and only fight, buy and let things resolve.
 */
export interface Manner {
  readonly seed: string;
  readonly responds: boolean;
  readonly patience: number;
}

/** Kinds of actions in one's own turn whose clicks are counted. */
export type Deed = 'coin' | 'item' | 'attack' | 'purchase' | 'end';

/** One use of a panel. */
export interface Step {
  readonly person: Person;
  /** What was begun with it on the person's own turn with nothing going on; null when it continues something. */
  readonly deed: Deed | null;
  readonly words: string;
}

/** In one's own action phase with nothing going on there is an End turn button, or an attack that comes before it. */
export const mayDoAnything = (controls: readonly Control[]): boolean =>
  controls.some((control) => isEnd(control) || control.verb === 'attack');

/** Plays a loot card or uses an ability, with a button of its own or from a menu. */
const isFromCard = ({ verb, id }: Control): boolean => verb === 'pick' || /:opt:(?:play|use):/u.test(id);

const onOwnTurn = (usable: readonly Control[], { seed, patience }: Manner, index: number): Control | undefined => {
  const byVerb = (verb: string): Control | undefined => {
    const found = usable.filter((control) => (verb === 'pick' ? isFromCard(control) : control.verb === verb));
    const at = drawn(`${seed}:which`, index, Math.max(1, found.length));
    return found[verb === 'attack' ? easiest(found.map(({ label }) => label)) : at];
  };
  const hurried = ['attack', 'buy'].find((verb) => byVerb(verb) !== undefined);
  if (index >= patience) return hurried === undefined ? usable.find(isEnd) : byVerb(hurried);
  const order = drawn(seed, index, 4) === 0 ? ['attack', 'buy', 'pick'] : ['buy', 'pick', 'attack'];
  const wanted = order.find((verb) => byVerb(verb) !== undefined && drawn(`${seed}:${verb}`, index, 8) > 0);
  return wanted === undefined ? (usable.find(isEnd) ?? byVerb('attack')) : byVerb(wanted);
};

const inAnswer = (usable: readonly Control[], manner: Manner, index: number): Control | undefined => {
  const { seed } = manner;
  const responds = manner.responds && index < manner.patience;
  const longer = responds ? undefined : usable.find(({ verb }) => verb === 'passfor');
  const pass = longer ?? usable.find(({ verb }) => verb === 'pass');
  if (pass !== undefined && (!responds || drawn(`${seed}:pass`, index, 10) > 0)) return pass;
  const ready = usable.find(({ verb }) => verb === 'confirm');
  const answers = usable.filter((control) => !isBack(control) && control.verb !== 'none');
  return ready ?? answers[drawn(`${seed}:answer`, index, Math.max(1, answers.length))] ?? usable[0];
};

const deedOf = (control: Control, words: string): Deed | null => {
  if (isEnd(control)) return 'end';
  switch (control.verb) {
    case 'attack':
      return 'attack';
    case 'buy':
      return 'purchase';
    case 'opt':
    case 'pick':
      if (!words.startsWith('Play ')) return 'item';
      return /Play (A Penny|\d Cents|A Nickel|A Dime)/.test(words) ? 'coin' : null;
    default:
      return null;
  }
};

const useMenu = async (person: Person, menu: Control, seed: string, index: number): Promise<string | null> => {
  const entries = await openMenu(person, menu);
  const at = menu.verb === 'attack' ? easiest(entries) : drawn(`${seed}:entry`, index, Math.max(1, entries.length));
  return (await choose(person, at, entries.length)) ? (entries[at] ?? '') : null;
};

/** Uses a button or menu, and gives what was chosen; null when it went while the hand was on its way to it. */
const use = async (person: Person, control: Control, seed: string, index: number): Promise<string | null> => {
  if (control.menu) return useMenu(person, control, seed, index);
  return (await clicked(person, control)) ? control.label : null;
};

/** Uses one of these controls, all that there are on this person's panel; null when there is nothing to answer. */
const useOne = async (
  person: Person,
  controls: readonly Control[],
  manner: Manner,
  index: number,
): Promise<Step | null> => {
  const usable = controls.filter((control) => ANSWERS.includes(control.verb) && !isPassingNoMore(control));
  const own = mayDoAnything(usable);
  const control = own ? onOwnTurn(usable, manner, index) : inAnswer(usable, manner, index);
  if (control === undefined) return null;
  await person.page.bringToFront();
  const words = await use(person, control, manner.seed, index);
  if (words === null) return null;
  await settled(person);
  return { person, deed: own ? deedOf(control, words) : null, words: `${control.label}: ${words}` };
};

/** Uses this person's panel once, as somebody would who wants the game to end; null when there is nothing to answer. */
export const playOnce = async (person: Person, manner: Manner, index: number): Promise<Step | null> =>
  useOne(person, await controlsOf(person), manner, index);

/** Whether the board that this person sees says that the game is over. */
export const isOver = async ({ board }: Person): Promise<boolean> =>
  (await board.innerText()).includes('The game is over');

type People = readonly [Person, ...Person[]];

/** What comes of the first of these people who can do this, as soon as there is one; null when the game is over. */
const whoeverCan = async <T>(people: People, once: (person: Person) => Promise<T | null>): Promise<T | null> => {
  for (;;) {
    const before = await Promise.all(people.map(changesOf));
    if (await isOver(people[0])) return null;
    for (const person of people) {
      const done = await once(person);
      if (done !== null) return done;
    }
    await Promise.any(people.map(async (person, at) => changedSince(person, before[at] ?? 0)));
  }
};

/** Whoever is asked uses their panel once; null when the game is over. */
export const playSomebody = async (people: People, manner: Manner, step: number): Promise<Step | null> =>
  whoeverCan(people, async (person) => playOnce(person, manner, step));

/**
 * Answers what is asked before, by mouse, until it is somebody's own turn with nothing going on: whose. Whether somebody is
 * free and what they answer is read from their panel at one time, so that nothing is begun for whoever becomes free meanwhile.
 */
export const untilFree = async (people: People): Promise<Person> => {
  for (let step = 0; ; step += 1) {
    const found = await whoeverCan(people, async (person) => {
      const controls = await controlsOf(person);
      if (mayDoAnything(controls)) return { free: person };
      const done = await useOne(person, controls, { seed: 'until free', responds: false, patience: Infinity }, step);
      return done === null ? null : { free: null };
    });
    if (found === null) throw new Error("The game is over: it is nobody's turn any more.");
    if (found.free !== null) return found.free;
  }
};
