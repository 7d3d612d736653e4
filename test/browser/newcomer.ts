import { isOver } from './play.js';
import {
  changedSince,
  changesOf,
  choose,
  clicked,
  clicksOf,
  controlsOf,
  openMenu,
  settled,
  type Control,
  type Person,
} from './person.js';

/** The clicks that all people made during a turn. */
export interface TurnClicks {
  readonly clicks: number;
  /** What was clicked, in order. */
  readonly deeds: readonly string[];
}

const isEnd = ({ id }: Control): boolean => /:(?:opt|sure):end$/u.test(id);
const ANSWERS: readonly string[] = ['opt', 'pick', 'step', 'confirm', 'sure'];
const isAnswer = ({ verb, id }: Control): boolean => ANSWERS.includes(verb) && !id.endsWith(':back');

/**
 * What somebody uses who has not played before: on their own turn everything that is offered, from the top, before they end it;
 * otherwise what stands out, and what comes first.
 */
const wanted = (controls: readonly Control[]): Control | undefined => {
  const byVerb = (verb: string): Control | undefined => controls.find((control) => control.verb === verb);
  const end = controls.find(isEnd);
  const isAction = ({ verb, id }: Control): boolean => verb === 'pick' || /:opt:(?:play|use):/u.test(id);
  if (end !== undefined) return controls.find(isAction) ?? byVerb('attack') ?? byVerb('buy') ?? end;
  const passes = controls.filter(
    ({ verb, id }) => verb === 'pass' || (verb === 'passfor' && !id.endsWith(':passfor:')),
  );
  const pass = passes.find(({ primary }) => primary) ?? passes[0];
  return byVerb('confirm') ?? pass ?? byVerb('attack') ?? byVerb('buy') ?? controls.find(isAnswer) ?? byVerb('none');
};

/** Uses a button or the first entry of a menu, and says what; null when it went while the hand was on its way to it. */
const use = async (person: Person, control: Control): Promise<string | null> => {
  const entries = control.menu ? await openMenu(person, control) : [];
  const isUsed = control.menu ? await choose(person, 0, entries.length) : await clicked(person, control);
  if (!isUsed) return null;
  await settled(person);
  return `${control.label}${control.menu ? `: ${entries[0]}` : ''}`.replaceAll('\n', ' ');
};

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/**
 * Plays a game to its end as people would who have not played before; the clicks of each turn, which begins when the panel of
 * somebody else than before lets them end it: the board says that a moment later.
 */
export const playAsNewcomers = async (people: readonly [Person, ...Person[]]): Promise<readonly TurnClicks[]> => {
  const total = async (): Promise<number> => sum(await Promise.all(people.map(clicksOf)));
  const turns: TurnClicks[] = [];
  let [begun, deeds, active]: [number, string[], Person | null] = [await total(), [], null];
  const ended = async (): Promise<void> => {
    const clicks = await total();
    turns.push({ clicks: clicks - begun, deeds });
    [begun, deeds] = [clicks, []];
  };
  for (;;) {
    const before = await Promise.all(people.map(changesOf));
    if (await isOver(people[0])) break;
    let acted = false;
    for (const person of people) {
      const controls = await controlsOf(person);
      const control = wanted(controls);
      if (control === undefined) continue;
      if (controls.some(isEnd) && person !== active) {
        if (active !== null) await ended();
        active = person;
      }
      await person.page.bringToFront();
      const deed = await use(person, control);
      if (deed !== null) deeds.push(deed);
      acted = true;
      break;
    }
    if (!acted) await Promise.any(people.map(async (person, at) => changedSince(person, before[at] ?? 0)));
  }
  await ended();
  return turns;
};
