import { VARIANTS } from '../../../engine/index.js';
import {
  GOALS,
  LATE_TURNS,
  PACES,
  isOn,
  PRESET_NAMES,
  STRENGTHS,
  switchesOn,
  TABLE_SWITCHES,
  USUAL_SERVER,
  type Outcome,
  type Setting,
  type Table,
} from '../../../table/index.js';
import { answerAct, type TablePress, type TablePressHandler } from '../answer/table-press.js';
import { mayOpenThreads } from '../../protocol/permissions.js';
import { refusalText } from '../../format/errors.js';
import { pageAnswer, say, type Answer } from '../answer/answer.js';
import { clockMessage, NO_LIMIT } from '../../messages/table/clock-page.js';
import { decksMessage } from '../../messages/table/decks-page.js';
import { SEAT_ARG, STRENGTH_ARG } from '../../messages/table/lobby-message.js';
import { variantsMessage } from '../../messages/table/variants-page.js';
import { CHANCE, listsMessage, settingsMessage } from '../../messages/table/table-settings-page.js';
import { acts, shows } from '../answer/button.js';

/** Shows the settings, or the card lists, as this person may use them. */
const page = async (
  { actor, table }: Pick<TablePress, 'actor' | 'table'>,
  show: typeof settingsMessage,
  notice: string | null = null,
): Promise<Answer> => pageAnswer(actor, table, (now, said) => show(now, actor.person.user, actor.w, said), notice);

/** What a menu or button of the clock's page asks for; null for nothing that we know. */
const clockSettingIn = (arg: string, value: string): Setting | null => {
  switch (arg) {
    case 'pace':
    case 'pace.tonight':
    case 'pace.days':
    case 'pace.none': {
      const named = arg === 'pace' ? value : arg.slice('pace.'.length);
      return { set: 'pace', pace: PACES.find((name) => name === named) ?? null };
    }
    case 'clock.answer':
    case 'clock.turn': {
      const seconds = value === NO_LIMIT ? null : Number(value);
      return { set: 'clock', change: arg === 'clock.answer' ? 'answer' : 'turn', seconds };
    }
    case 'clock.lateTurn': {
      const lateTurn = LATE_TURNS.find((name) => name === value);
      return lateTurn === undefined ? null : { set: 'clock', change: 'lateTurn', lateTurn };
    }
    case 'clock.misses.1':
      return { set: 'clock', change: 'misses', misses: 1 };
    case 'clock.misses.2':
      return { set: 'clock', change: 'misses', misses: 2 };
    default:
      return null;
  }
};

/** Tables over days are played in a thread where there can be one, others as is usual in the server; the host can change it. */
const withUsualThread = async (
  { services, actor: { place }, table }: TablePress,
  setting: Extract<Setting, { readonly set: 'pace' }>,
): Promise<Setting> => {
  const isOverDays = setting.pace === 'days';
  if (isOverDays === (table.data.game.options.pace?.name === 'days')) return setting;
  if (isOverDays) return mayOpenThreads(place) ? { ...setting, thread: true } : setting;
  const usual = place.server === null ? USUAL_SERVER : await services.tables.servers.settings(place.server);
  return { ...setting, thread: usual.thread };
};

/** What a button for one seat more or fewer asks for; null for any other. */
const seatsIn = (arg: string): Setting | null => {
  const seats = Number(arg.slice(SEAT_ARG.length));
  return arg.startsWith(SEAT_ARG) && Number.isInteger(seats) ? { set: 'seats', seats } : null;
};

/** What the button for how well computer players play asks for; null for any other. */
const strengthIn = (arg: string): Setting | null => {
  const strength = STRENGTHS.find((name) => arg === `${STRENGTH_ARG}${name}`);
  return strength === undefined ? null : { set: 'strength', strength };
};

/** What a menu or button of the settings asks for; null for nothing that we know. */
const settingIn = (arg: string, values: readonly string[], table: Table): Setting | null => {
  const [value = ''] = values;
  switch (arg) {
    case 'preset': {
      const preset = PRESET_NAMES.find((name) => name === value);
      return preset === undefined ? null : { set: 'preset', preset };
    }
    case 'souls': {
      const souls = Number(value);
      return Number.isInteger(souls) && souls >= GOALS.least && souls <= GOALS.most ? { set: 'souls', souls } : null;
    }
    case 'first': {
      if (value === CHANCE) return { set: 'first', first: null };
      const seat = table.data.game.seats.find(({ player }) => player === value);
      return seat === undefined ? null : { set: 'first', first: seat.player };
    }
    case 'cap': {
      if (value === NO_LIMIT) return { set: 'cap', cap: null };
      const cap = Number(value);
      return Number.isInteger(cap) && cap >= GOALS.least && cap <= GOALS.most ? { set: 'cap', cap } : null;
    }
    case 'switches':
      return { set: 'switches', on: switchesOn(values) };
    case 'variants':
      return { set: 'variants', variants: VARIANTS.filter((id) => values.includes(id)) };
    case 'sets':
      return { set: 'sets', sets: values };
    case 'rooms.on':
    case 'rooms.off':
    case 'ratios.on':
    case 'ratios.off': {
      const [name, turned] = arg.split('.');
      const others = TABLE_SWITCHES.filter((one) => one !== name && isOn(table.data, one));
      return { set: 'switches', on: switchesOn(turned === 'on' && name !== undefined ? [...others, name] : others) };
    }
    case 'lang.en':
      return { set: 'language', language: 'en' };
    case 'lang.fr':
      return { set: 'language', language: 'fr' };
    case 'banned':
    case 'mustHave':
      return { set: 'list', list: null, card: value };
    default:
      return clockSettingIn(arg, value);
  }
};

const done = async (press: TablePress, outcome: Outcome, show: typeof settingsMessage): Promise<Answer> => {
  const { actor, origin } = press;
  if (outcome.is !== 'refused') return page({ actor, table: outcome.table }, show);
  const text = refusalText(outcome.refusal, outcome.table, actor.w);
  if (outcome.table === null || origin === 'public') return say(text);
  return page({ actor, table: outcome.table }, show, text);
};

/** Opens the settings. */
const handleSettingsPress: TablePressHandler = async (press) => page(press, settingsMessage);

/** Opens the card lists. */
const handleListsPress: TablePressHandler = async (press) => page(press, listsMessage);

/** Opens the sets and decks. */
const handleDecksPress: TablePressHandler = async (press) => page(press, decksMessage);

/** Opens the variants. */
const handleVariantsPress: TablePressHandler = async (press) => page(press, variantsMessage);

/** The page of the clock as it is shown at `now`. */
const clockShownAt =
  (now: number): typeof settingsMessage =>
  (table, user, w, notice) =>
    clockMessage(table, user, w, notice, now);

/** Opens the clock. */
const handleClockPress: TablePressHandler = async (press) => page(press, clockShownAt(press.actor.now));

/** The page on which this setting is chosen, by a button with this argument; `now` in milliseconds since 1970. */
const pageOf = ({ set }: Setting, arg: string, now: number): typeof settingsMessage => {
  switch (set) {
    case 'sets':
      return decksMessage;
    case 'variants':
      return variantsMessage;
    case 'switches':
      return arg === 'switches' ? settingsMessage : decksMessage;
    case 'list':
      return listsMessage;
    case 'pace':
    case 'clock':
      return clockShownAt(now);
    default:
      return settingsMessage;
  }
};

/** Changes a setting, and shows them all. */
const handleSettingChange: TablePressHandler = async (press) => {
  const { services, actor, id, values, table } = press;
  const { channel } = actor;
  if (id.arg === 'shuffle')
    return done(press, await services.tables.perform(channel, actor, { do: 'shuffleSeats' }), settingsMessage);
  const asked = seatsIn(id.arg) ?? strengthIn(id.arg) ?? settingIn(id.arg, values, table);
  const setting = asked?.set === 'pace' ? await withUsualThread(press, asked) : asked;
  if (setting === null) return page(press, settingsMessage, actor.w.errors.unknownButton);
  if (setting.set === 'seats' || setting.set === 'strength')
    return answerAct(press, services.tables.perform(channel, actor, { do: 'set', setting }));
  return done(
    press,
    await services.tables.perform(channel, actor, { do: 'set', setting }),
    pageOf(setting, id.arg, actor.now),
  );
};

export const settingsButtons = {
  options: shows(handleSettingsPress),
  lists: shows(handleListsPress),
  decks: shows(handleDecksPress),
  variants: shows(handleVariantsPress),
  clock: acts(handleClockPress),
  choose: acts(handleSettingChange),
};
