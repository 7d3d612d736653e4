import { isOver } from './play.js';
import {
  choose,
  clicksOf,
  controlsOf,
  openMenu,
  part,
  reads,
  sayingOf,
  saysMoreThan,
  settled,
  type Control,
  type Person,
} from './person.js';

/** Whose turn the board says it is, and which. */
interface Turn {
  readonly number: number;
  readonly player: string;
}

/** The clicks that all people made during a turn. */
export interface TurnClicks extends Turn {
  readonly clicks: number;
  /** What was clicked, in order. */
  readonly deeds: readonly string[];
}

const turnOf = async ({ board }: Person): Promise<Turn | null> => {
  const [, number, player] = /Turn (\d+) — (.+)/u.exec(await board.innerText()) ?? [];
  return number === undefined || player === undefined ? null : { number: Number(number), player };
};

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
  try {
    if (!control.menu) await part(person, control).click({ timeout: 8_000 });
    const entries = control.menu ? await openMenu(person, control) : [];
    if (control.menu) await choose(person, 0, entries.length);
    await settled(person);
    return `${control.label}${control.menu ? `: ${entries[0]}` : ''}`.replaceAll('\n', ' ');
  } catch (error) {
    if ((await part(person, control).count()) > 0) throw error;
    return null;
  }
};

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** Plays a game to its end as people would who have not played before; the clicks of each turn. */
export const playAsNewcomers = async (people: readonly [Person, ...Person[]]): Promise<readonly TurnClicks[]> => {
  const turns: TurnClicks[] = [];
  let begun = 0;
  let now = await turnOf(people[0]);
  let deeds: string[] = [];
  const total = async (): Promise<number> => sum(await Promise.all(people.map(clicksOf)));
  const noteTurn = async (): Promise<void> => {
    const turn = await turnOf(people[0]);
    if (turn?.number === now?.number) return;
    const clicks = await total();
    if (now !== null) turns.push({ ...now, clicks: clicks - begun, deeds });
    [now, begun, deeds] = [turn, clicks, []];
  };
  begun = await total();
  for (;;) {
    const before = await Promise.all(people.map(sayingOf));
    if (await isOver(people[0])) break;
    await noteTurn();
    let acted = false;
    for (const person of people) {
      const control = wanted(await controlsOf(person));
      if (control === undefined) continue;
      await person.page.bringToFront();
      const deed = await use(person, control);
      if (deed !== null) deeds.push(deed);
      if (isEnd(control)) await reads(people[0]); // the board says whose turn it is a moment later
      acted = true;
      break;
    }
    if (!acted) await Promise.any(people.map(async (person, at) => saysMoreThan(person, before[at] ?? '')));
  }
  await noteTurn();
  return turns;
};
