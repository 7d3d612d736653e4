import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import {
  houseRules,
  isPractice,
  mayTakeBack,
  ownLastActions,
  seatOf,
  whyAsked,
  type Table,
} from '../../../table/index.js';
import type { Option } from '../../../engine/index.js';
import type { Words } from '../../../text/index.js';
import { formatId, personalId, type ButtonVerb } from '../../protocol/ids.js';
import { button, clip, LIMITS, message, rows, select, type Payload } from '../../protocol/payload.js';
import { hasUntilBack } from './until-back-page.js';
import { proof } from '../../format/proof.js';
import { namesOf, passedLine, windowIn } from '../../format/seat-names.js';

const COLOUR = 0x2f4f6f;

type Buttons = readonly APIButtonComponentWithCustomId[];
/** Makes the id of a button in the window of the person. */
type Ids = (verb: ButtonVerb, arg?: string) => string;

/** Pages for everybody, spectators too: at most five. */
const pages = (id: Ids, w: Words): Buttons => [
  button(id('why'), w.more.whatNow),
  button(id('log'), w.story.log),
  button(id('inspect'), w.ui.inspect),
  button(personalId('help'), w.help.title),
];

/** What was agreed on for this table, named by what differs from the rulebook. */
const settingsButton = ({ data }: Table, id: Ids, w: Words): Buttons[number] => {
  const { length } = houseRules(data);
  return button(id('options'), length === 0 ? w.tableSettings.title : w.tableSettings.houseRules(length));
};

/** What somebody at the table can arrange: when they are asked, answers made ready, their turn planned; and the way back to the panel. */
const own = (table: Table, user: string, id: Ids, w: Words): Buttons => [
  button(id('page', 'r'), w.more.toPanel, 'primary'),
  ...(hasUntilBack(table, user) ? [button(id('until'), w.ahead.untilBack.button)] : arranging(id, w)),
];

/** The pages of what can be arranged, which a table over days has behind one. */
const arranging = (id: Ids, w: Words): Buttons => [
  button(id('asking'), w.asking.title),
  button(id('ready'), w.ahead.ready.title),
  button(id('plan'), w.ahead.plan.title),
];

/** Taking back, for oneself or with everybody, putting right, and giving up. */
const leaving = (table: Table, user: string, id: Ids, w: Words): Buttons => [
  ...(mayTakeBack(table, user) ? [button(id('undo'), w.ui.undo)] : []),
  button(id('rewind'), w.rewinding.button),
  button(id('mend'), w.mending.button),
  ...(isPractice(table.channel)
    ? [button(personalId('tutorial', 'stop'), w.lessons.stop)]
    : [button(id('leave'), w.ui.leave), button(id('concede'), w.quitting.concede)]),
];

/** How many of one's own last actions can be chosen from. */
const LAST_ACTIONS = 5;

/** The last actions that can still be taken back, each with all after it; nothing where Undo alone says it. */
const undoMenu = (table: Table, user: string, id: Ids, w: Words): readonly ReturnType<typeof select>[] => {
  const names = namesOf(table, w, 'plain');
  const actions = ownLastActions(table, user, LAST_ACTIONS);
  const labelOf = (option: Option): string => w.optionLabel(option, names);
  const choices = actions.map(({ chose }, at) => ({
    value: String(at + 1),
    label: clip(chose.length === 0 ? w.ui.no : w.board.listed(chose.map(labelOf)), LIMITS.option),
  }));
  return choices.length < 2 ? [] : [select(id('undo', 'to'), w.ui.undoTo, choices)];
};

/** Everything that has no button on the board: only for whoever asked, a spectator too. */
export const moreMessage = (table: Table, user: string, w: Words, notice: string | null): Payload => {
  const seat = seatOf(table, user);
  const window = windowIn(table, user);
  const id: Ids = (verb, arg = '') => formatId({ game: table.data.game.id, window, verb, arg });
  const reason = whyAsked(table, user);
  const passed = passedLine(table, user, w);
  const lines = [
    ...(notice === null ? [] : [notice, '']),
    ...(seat === null ? [w.more.spectator] : []),
    ...(reason === null
      ? []
      : [`**${w.more.inThisWindow}**`, ...(passed === null ? [] : [passed]), w.more.asked(reason), '']),
    ...(seat === null ? [] : [`**${w.ui.settings}**`, w.more.settings(seat)]),
  ];
  const checked = proof(table, w);
  return message({
    embeds: [
      {
        title: clip(w.ui.more, LIMITS.title),
        description: clip(lines.join('\n'), LIMITS.description),
        color: COLOUR,
        ...(checked.length === 0 ? {} : { footer: { text: clip(checked.join(' · '), LIMITS.footer) } }),
      },
    ],
    components: rows(
      [...pages(id, w), settingsButton(table, id, w)],
      ...(seat === null || table.data.phase !== 'playing'
        ? []
        : [own(table, user, id, w), leaving(table, user, id, w), undoMenu(table, user, id, w)]),
    ),
  });
};
