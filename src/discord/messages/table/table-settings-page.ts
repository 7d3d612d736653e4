import type { CardId } from '../../../engine/index.js';
import {
  GOALS,
  houseCardsAt,
  houseRules,
  idleOn,
  isChallenge,
  isOn,
  modeIn,
  PRESET_NAMES,
  presetOf,
  rulesCode,
  seatOfPlayer,
  strengthAt,
  TABLE_SWITCHES,
  unreachable,
  updated,
  type Table,
} from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { formatId, personalId, type ButtonVerb } from '../../protocol/ids.js';
import { NO_LIMIT } from './clock-page.js';
import { escapeName } from '../../format/escaping.js';
import {
  button,
  clip,
  clipLines,
  LIMITS,
  message,
  rows,
  select,
  type Payload,
  type Row,
} from '../../protocol/payload.js';
import { listedName, listedNames } from '../../format/listed-names.js';
import { seatName } from '../../format/seat-names.js';
import { deckLines } from './deck-lines.js';

const COLOUR = 0x8a6d3b;
/** The value of the menu for who begins that leaves it to chance. */
export const CHANCE = 'chance';

const idOf =
  ({ data }: Table) =>
  (verb: ButtonVerb, arg = ''): string =>
    formatId({ game: data.game.id, window: '', verb, arg });

/** The settings of a table, a line each: what everybody at it should know before it starts. */
export const settingLines = (table: Table, w: Words): readonly string[] => {
  const { data } = table;
  const { tableSettings: words } = w;
  const first = data.game.options.first === null ? null : seatOfPlayer(table, data.game.options.first);
  return [
    `**${words.preset(presetOf(data))}** · ${goalTold(table, w)}`,
    words.first(first === null ? null : seatName(first, 'markdown')),
    TABLE_SWITCHES.map((name) => words.switched(name, isOn(data, name))).join(' · '),
    words.strengthLine(strengthAt(data)),
    words.boardLanguage(data.display.language),
    ...deckLines(table, w),
  ];
};

/** What the way to play of this table changes, in a paragraph; null for everybody against everybody. */
export const wayText = (
  {
    data: {
      game: { options },
    },
  }: Table,
  w: Words,
): string | null =>
  options.mode === undefined ? null : (challengeText(options, w) ?? w.tableSettings.way(options.alone === true));

/** The same of a challenge; null for what is none. */
const challengeText = (options: Table['data']['game']['options'], w: Words): string | null => {
  const mode = modeIn(options);
  if (mode?.challenge === undefined) return null;
  const form = options.alone === true ? 'alone' : mode.sharesGoal ? 'together' : 'versus';
  return w.challengePresets.way({ opensAt: mode.challenge.opensAt.souls, over: mode.timer?.over ?? 0, form });
};

/** What wins. */
const goalTold = ({ data }: Table, w: Words): string =>
  isChallenge(data.game.options) ? w.challengePresets.goal : w.lobby.goal(data.game.souls);

/** What differs from the rulebook, a line each; none when nothing does. */
export const houseRuleLines = (table: Table, w: Words): readonly string[] => {
  const names = listedNames(table, w);
  return houseRules(table.data).map((rule) => `• ${w.tableSettings.rule(rule, names)}`);
};

const whoChanges = ({ data }: Table, user: string, w: Words): string => {
  const { changes } = w.tableSettings;
  if (data.phase !== 'lobby') return changes.nobody;
  if (data.game.host === user) return changes.you;
  return changes.host(escapeName(data.game.seats.find((seat) => seat.user === data.game.host)?.name ?? ''));
};

const leads = ({ data }: Table, user: string): boolean => data.phase === 'lobby' && data.game.host === user;

/** The value of the menu of caps that means none, as the pages of the clock have it. */
const NO_CAP = NO_LIMIT;

/** Who begins; where all share one goal, which no card depends on, how many souls one of them may have. */
const thirdMenu = (table: Table, firsts: Parameters<typeof select>[2], w: Words): Row['components'] => {
  const { data } = table;
  const { tableSettings: words } = w;
  const id = idOf(table);
  if (modeIn(data.game.options)?.sharesGoal !== true) return [select(id('choose', 'first'), words.chooseFirst, firsts)];
  const { cap = null } = data.game.options;
  const lower = Array.from({ length: data.game.souls - 1 }, (_, index) => index + 1);
  const possible = lower.filter(
    (most) => unreachable(updated(data, { game: { options: { ...data.game.options, cap: most } } })) === null,
  );
  const caps = [null, ...possible];
  return [
    select(
      id('choose', 'cap'),
      words.cap(cap),
      caps.map((most) => ({ value: most === null ? NO_CAP : `${most}`, label: words.cap(most), chosen: most === cap })),
    ),
  ];
};

const menus = (table: Table, w: Words): readonly Row[] => {
  const { data } = table;
  const { tableSettings: words } = w;
  const id = idOf(table);
  const goals = Array.from({ length: GOALS.most - GOALS.least + 1 }, (_, index) => GOALS.least + index);
  const preset = presetOf(data);
  const presets = PRESET_NAMES.map((name) => ({
    value: name,
    label: words.preset(name),
    description: words.presetDescription(name),
    chosen: name === preset,
  }));
  const firsts = [
    {
      value: CHANCE,
      label: words.first(null),
      description: words.firstDescription(true),
      chosen: data.game.options.first === null,
    },
    ...data.game.seats.map((seat) => ({
      value: seat.player,
      label: words.first(seatName(seat, 'plain')),
      description: words.firstDescription(false),
      chosen: seat.player === data.game.options.first,
    })),
  ];
  const switches = TABLE_SWITCHES.map((name) => ({
    value: name,
    label: words.switchName(name),
    description: words.switchDescription(name),
    chosen: isOn(data, name),
  }));
  return rows(
    [select(id('choose', 'preset'), `${words.choosePreset} — ${words.preset(preset)}`, presets)],
    ...(isChallenge(data.game.options)
      ? []
      : [
          [
            select(
              id('choose', 'souls'),
              words.chooseGoal,
              goals.map((goal) => ({ value: `${goal}`, label: words.goal(goal), chosen: goal === data.game.souls })),
            ),
          ],
        ]),
    thirdMenu(table, firsts, w),
    [select(id('choose', 'switches'), words.chooseSwitches, switches, { min: 0, max: switches.length })],
  );
};

/** The settings of a table for one person: its host chooses in menus, everybody else reads them. */
export const settingsMessage = (table: Table, user: string, w: Words, notice: string | null): Payload => {
  const { tableSettings: words } = w;
  const id = idOf(table);
  const rules = houseRuleLines(table, w);
  const way = wayText(table, w);
  const about = [
    ...(notice === null ? [] : [`**${notice}**`, '']),
    ...(way === null ? [] : [way, '']),
    ...settingLines(table, w),
    w.pace.line(table.data.game.options.pace),
    '',
    ...(rules.length === 0 ? [words.noHouseRules] : [`**${words.houseRules(rules.length)}**`, ...rules]),
    '',
    words.code(rulesCode(table.data)),
    ...(houseCardsAt(table).length === 0 ? [] : [w.houseCards.table.notInCode]),
    '',
    whoChanges(table, user, w),
  ];
  const other = table.data.display.language === 'fr' ? 'en' : 'fr';
  const lead = leads(table, user);
  const buttons = [
    ...(lead ? [button(id('choose', `lang.${other}`), words.toLanguage(other))] : []),
    ...(lead && way === null
      ? [button(id('choose', 'shuffle'), words.shuffleSeats, 'secondary', table.data.game.seats.length < 2)]
      : []),
    button(id('clock'), w.pace.button),
    button(id('decks'), words.decks),
    button(id('variants'), w.variants.button),
    ...(way === null
      ? []
      : [button(personalId('rule', isChallenge(table.data.game.options) ? 'CHAL-01' : 'COOP-01'), words.wayInRules)]),
  ];
  return message({
    embeds: [
      { title: clip(words.title, LIMITS.title), description: clipLines(about, LIMITS.description), color: COLOUR },
    ],
    components: [...(lead ? menus(table, w) : []), ...rows(buttons)],
  });
};

/** The cards that are banned or wished for; the host takes them off again in a menu. */
export const listsMessage = (table: Table, user: string, w: Words, notice: string | null): Payload => {
  const { tableSettings: words } = w;
  const { options } = table.data.game;
  const id = idOf(table);
  const lists = (['banned', 'mustHave'] as const).filter((list) => options[list].length > 0);
  const named = (cards: readonly CardId[]): readonly string[] => cards.map((card) => listedName(card, w));
  const about = [
    ...(notice === null ? [] : [`**${notice}**`, '']),
    ...lists.flatMap((list) => [
      words.listed(list, named(options[list])),
      ...[...idleOn(options, list, table.data.game.seats.length)].map(([why, cards]) => words.idle(why, named(cards))),
    ]),
    words.howToList,
  ];
  const takeOff = lists.map((list) => [
    select(
      id('choose', list),
      words.takeOff(list),
      options[list].map((card) => ({ value: card, label: listedName(card, w) })),
    ),
  ]);
  return message({
    embeds: [
      {
        title: clip(words.listsTitle, LIMITS.title),
        description: clip(about.join('\n'), LIMITS.description),
        color: COLOUR,
      },
    ],
    components: [...(leads(table, user) ? rows(...takeOff) : []), ...rows([button(id('options', 'back'), w.ui.back)])],
  });
};
