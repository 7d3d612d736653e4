import { tutorialOf, type Person, type Question, type Table } from '../table/index.js';
import { TOPICS, type Topic } from '../text/index.js';
import type { OwnPage } from './command.js';
import { isLookup, type CustomId, type PersonalVerb } from './ids.js';
import {
  alone,
  outcomeAnswer,
  pageAnswer,
  panelAnswer,
  refusalAnswer,
  say,
  type Actor,
  type Answer,
  type Live,
} from './live.js';
import type { Payload } from './payload.js';
import { withLessons, withoutLessons } from './explaining.js';
import { helpMessage } from './messages/help.js';
import { exportMessage, dataMessage, erasedMessage, eraseMessage, tablesMessage } from './messages/mydata.js';
import { settingsMessage } from './messages/settings.js';
import { lookupAnswer } from './lookup/clicked.js';
import { keyOf as lookKey } from './looks.js';
import { ownKey as numbersKey } from './numbers.js';
import type { Personal } from './people.js';

/** A click on a button that belongs to a person and to no table. */
interface PersonalClick {
  readonly live: Live;
  readonly actor: Actor;
  readonly id: CustomId;
  readonly values: readonly string[];
}

/** A page of this person's own; with a table in the channel it stands in place of their panel. */
const ownPage = async (live: Live, actor: Actor, shows: (table: Table | null) => Payload): Promise<Answer> => {
  const table = actor.isDirect ? null : await live.tables.table(actor.channel);
  return table === null ? alone(actor, shows(null)) : pageAnswer(actor, table, shows);
};

/** The help for where this person is: a topic, or what they can do now. */
const helpAnswer = async (live: Live, actor: Actor, topic: Topic | null): Promise<Answer> => {
  const { person, w, isDirect } = actor;
  return ownPage(live, actor, (table) => helpMessage({ table, user: person.user, w, topic, isDirect }));
};

/** What this person has set. */
const settingsAnswer = async (live: Live, actor: Actor): Promise<Answer> => {
  const now = await live.people.of(actor.person.user);
  return ownPage(live, actor, () => settingsMessage(now, actor.w, null));
};

/** The settings with one of them changed as the button says; an unknown one changes nothing. */
const withSwitch = (now: Personal, arg: string): Personal => {
  const [name = '', state] = arg.split('.');
  return name in now.settings && name !== 'language'
    ? { ...now, settings: { ...now.settings, [name]: state === 'on' } }
    : now;
};

/** Whoever wants their hand as a direct message gets one at once, or learns why that cannot be. */
const handWanted = async ({ live, actor }: PersonalClick): Promise<Answer> => {
  const { person, w, ownLanguage } = actor;
  const isOpen = await live.hands.greet(person.user, w);
  const now = await live.people.change(person.user, (before) => ({
    ...before,
    settings: { ...before.settings, dm: isOpen },
    discordLanguage: ownLanguage,
    dmClosed: false,
  }));
  await handsChanged(live, person);
  return ownPage(live, actor, () => settingsMessage(now, w, isOpen ? null : w.person.dm.closed));
};

/** At every table at which this person sits. */
const handsChanged = async ({ tables, hands, log }: Live, { user }: Person): Promise<void> => {
  const seats = await tables.seatsOf(user, true);
  for (const { channel } of seats)
    void hands.changed(channel).catch((err: unknown) => log.info({ err, channel }, 'no hand was sent'));
};

const switched = async (click: PersonalClick): Promise<Answer> => {
  const { live, actor, id } = click;
  if (id.arg === 'dm.on') return handWanted(click);
  const now = await live.people.change(actor.person.user, (before) => withSwitch(before, id.arg));
  if (now.settings.dm || id.arg === 'dm.off') await handsChanged(live, actor.person);
  return ownPage(live, { ...actor, settings: now.settings }, () => settingsMessage(now, actor.w, null));
};

/** The page is shown in the language that was chosen. */
const spoken = async ({ live, actor, values }: PersonalClick): Promise<Answer> => {
  const [chosen] = values;
  const language = chosen === 'en' || chosen === 'fr' ? chosen : 'auto';
  const now = await live.people.change(actor.person.user, (before) => ({
    ...before,
    settings: { ...before.settings, language },
  }));
  const w = live.words(language === 'auto' ? actor.ownLanguage : language);
  if (now.settings.dm) await handsChanged(live, actor.person);
  return ownPage(live, actor, () => settingsMessage(now, w, null));
};

/** Begins the practice game, or goes on with it: `arg` skips the explanations, stops it, or begins another. */
const practiceAnswer = async (live: Live, actor: Actor, arg: string): Promise<Answer> => {
  const { person, interaction, language } = actor;
  const { tables, people } = live;
  const channel = tutorialOf(person.user);
  const there = await tables.table(channel);
  const goesOn = there?.data.phase === 'playing';
  if (goesOn && arg === 'skip') await people.change(person.user, withoutLessons);
  if (goesOn && arg !== 'new') {
    if (arg !== 'stop') return panelAnswer(live, actor, there, null);
    return outcomeAnswer(live, actor, await tables.end(channel, interaction, person), 'panel');
  }
  if (arg === 'stop' || arg === 'skip')
    return there === null ? say(actor.w.lessons.ended.stopped) : panelAnswer(live, actor, there, null);
  await people.change(person.user, withLessons);
  const begun = await tables.practise(interaction, person, language);
  return begun.is === 'refused'
    ? refusalAnswer(live, actor, begun, 'panel')
    : panelAnswer(live, actor, begun.table, null);
};

/** Where this person sits, and where they are awaited. */
const tablesAnswer = async (live: Live, actor: Actor): Promise<Answer> => {
  const seats = await live.tables.seatsOf(actor.person.user, true);
  return ownPage(live, actor, () => tablesMessage(seats, actor.w));
};

/** What somebody has asked the hosts of servers, with the answers. */
const askedBy = async ({ people, questions }: Live, user: string): Promise<readonly Question[]> => {
  const { asked } = await people.of(user);
  const all = await Promise.all(asked.map(async (server) => questions.of(server)));
  return all.flat().filter((question) => question.user === user);
};

/** Deletes everything that is kept about somebody; in their settings nothing can be in the way. */
const forgotten = async ({ tables, people, questions }: Live, person: Person): Promise<void> => {
  const { user } = person;
  await questions.forget(user, (await people.of(user)).asked);
  await people.forget(user);
  await tables.forgetPerson(person, [user, lookKey(user), numbersKey(user)]);
};

/** What is kept about this person; `arg` asks whether to delete it, or deletes it. */
const dataAnswer = async (live: Live, actor: Actor, arg: string): Promise<Answer> => {
  const { person, w } = actor;
  if (arg === 'sure') return ownPage(live, actor, () => eraseMessage(w));
  if (arg === 'erase') {
    await forgotten(live, person);
    live.panels.left(actor.channel, person.user); // what stood here would come back with the next change
    return alone(actor, erasedMessage(w));
  }
  if (arg === 'file') {
    const [stored, all, asked] = await Promise.all([
      live.people.stored(person.user),
      live.tables.seatsOf(person.user, false),
      askedBy(live, person.user),
    ]);
    return ownPage(live, actor, () => exportMessage(person.user, { stored, seats: all, questions: asked }, w));
  }
  const [personal, seats, asked] = await Promise.all([
    live.people.of(person.user),
    live.tables.seatsOf(person.user, false),
    askedBy(live, person.user),
  ]);
  return ownPage(live, actor, () => dataMessage(personal, { seats: seats.length, questions: asked.length }, w));
};

/** A page that a command asks for. */
export const ownAnswer = async (live: Live, actor: Actor, asked: OwnPage): Promise<Answer> => {
  switch (asked) {
    case 'help':
      return helpAnswer(live, actor, null);
    case 'settings':
      return settingsAnswer(live, actor);
    case 'tables':
      return tablesAnswer(live, actor);
    case 'data':
      return dataAnswer(live, actor, '');
    case 'tutorial':
      return practiceAnswer(live, actor, '');
    default:
      return asked satisfies never;
  }
};

/** Does what such a button or menu says. */
export const personalAnswer = async (click: PersonalClick, verb: PersonalVerb): Promise<Answer> => {
  const { live, actor, id, values } = click;
  if (isLookup(verb)) return lookupAnswer(click, verb);
  switch (verb) {
    case 'help':
      return helpAnswer(live, actor, null);
    case 'topic':
      return helpAnswer(live, actor, TOPICS.find((topic) => topic === values[0]) ?? null);
    case 'set':
      return switched(click);
    case 'speak':
      return spoken(click);
    case 'mydata':
      return dataAnswer(live, actor, id.arg);
    case 'tutorial':
      return practiceAnswer(live, actor, id.arg);
    default:
      return verb satisfies never;
  }
};
