import type { APIComponentInMessageActionRow, APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import { viewFor, type OptionId, type Ref, type Session, type View } from '../../../engine/index.js';
import {
  isPassing,
  mayAnswer,
  mayTakeBack,
  ownDeadline,
  passingNow,
  progressOf,
  seatOf,
  seatsOfUser,
  viewOf,
  type Seat,
  type Table,
} from '../../../table/index.js';
import { TURN_ACTIONS, type TurnAction, type PriorityKind, type Names, type Words } from '../../../text/index.js';
import { iconBefore } from '../../protocol/emojis.js';
import { formatId, type ButtonVerb } from '../../protocol/ids.js';
import {
  button,
  clip,
  clipLines,
  embedSize,
  field,
  LIMITS,
  message,
  rows,
  select,
  type Payload,
} from '../../protocol/payload.js';
import { namesOf, passedLine, waitLine, windowIn } from '../../format/seat-names.js';
import { deadlineStamps } from '../../format/times.js';
import { closedText, firstTurnTips, resultIn, wayLines } from '../../format/together-lines.js';
import { actionMenus } from '../choice/action-menus.js';
import { askedFields, isAboutCards, LESS_OF_ALL, LESS_OF_TABLE, WHOLE, type Share } from '../choice/asked-cards.js';
import { objectChoice, legalActionsOf, type LegalActions } from '../choice/legal-actions.js';
import { isSinceNotice } from '../log/since.js';
import { stackLines } from '../board/stack-lines.js';
import { pageRow } from '../../protocol/paging.js';
import { ALARM } from './alarm.js';
import { alarmLines, draftLine, isAlarming, titleOf } from './asked-lines.js';
import { forgetChoices } from './asking-page.js';
import { stoppedLines } from './plan-page.js';
import { accountButton, untilBackButton, untilBackLines } from './until-back-page.js';
import { endedLines } from './ready-page.js';
import { answerButtons, answerRow, groupRow, questionPages, type Asked } from '../choice/question.js';
import {
  cardFields,
  DETAILS,
  fittest,
  handByName,
  linesOf,
  MOST_LINES,
  TEXTS,
  type Try,
} from '../choice/card-fields.js';

/** What one person's own panel is made from. */
interface PanelParts {
  readonly table: Table;
  /** Sits at the table. */
  readonly user: string;
  readonly w: Words;
  readonly page: number;
  readonly chosen: readonly OptionId[];
  /** What has just happened to this person's click, in words. */
  readonly notice: string | null;
  /** What stands above it in an embed of its own. */
  readonly above?: APIEmbed | null;
  /** They have opened it to look, and have not just acted. */
  readonly isLook?: boolean;
  /** The board in the channel does not show the latest state yet. */
  readonly isBehind?: boolean;
  /** Every text of the hand is shown, however long it gets. */
  readonly isWhole?: boolean;
  /** Characters that something else needs in the same message. */
  readonly spare?: number;
}

type Components = readonly APIComponentInMessageActionRow[];

const COLOUR = 0x2f4f6f;
/** How much is said around the cards: lines of what has just happened, items of the stack, and whether the rest is. */
interface Around {
  readonly notice: number;
  readonly stack: number;
  readonly rest: boolean;
}

/** What gives way to the texts of cards, step by step. */
const AROUND: readonly Around[] = [
  { notice: Infinity, stack: 4, rest: true },
  { notice: 4, stack: 4, rest: true },
  { notice: 2, stack: 2, rest: false },
];
/** While a question is about cards, next to nothing is said beside it before any of their texts is cut. */
const LEAST: Around = { notice: 1, stack: 1, rest: false };

interface Scene extends PanelParts {
  readonly seat: Seat;
  readonly session: Session;
  readonly view: View;
  readonly actions: LegalActions;
  readonly window: string;
  readonly markdown: Names;
  readonly plain: Names;
}

const idIn =
  ({ table, window }: Scene) =>
  (verb: ButtonVerb, arg = ''): string =>
    formatId({ game: table.data.game.id, window, verb, arg });

const isSealed = ({ table, seat }: Scene): boolean => table.data.game.window?.sealed.includes(seat.player) ?? false;

/** What somebody with priority may act before. */
const priorityKindOf = ({ view, seat }: Scene): PriorityKind => {
  if (view.stack.length > 0) return 'stack';
  if (view.declared !== null) return 'declared';
  if (view.attack !== null) return view.attack.player === seat.player ? 'attack' : 'attacked';
  if (view.turn.phase === 'end' && view.turn.next === seat.player) return 'next'; // TURN-20
  const mayDo = (kind: 'endTurn' | 'attack'): boolean =>
    view.decision?.options.some(({ meaning }) => meaning.kind === kind) === true;
  if (mayDo('endTurn')) return 'turn';
  return mayDo('attack') ? 'forced' : 'step'; // TURN-12
};

/** Of what kinds the actions in the menus are. */
const turnActionsOf = ({ actions }: Scene): readonly TurnAction[] => {
  const { plays, activations, attacks, purchases } = actions;
  const there = { play: plays, activate: activations, attack: attacks, purchase: purchases };
  return TURN_ACTIONS.filter((action) => there[action].length > 0);
};

const prompt = (scene: Scene): string => {
  const { view, w, markdown } = scene;
  if (scene.table.data.phase === 'over') return resultIn(view, w, markdown.player) ?? closedText(scene.table, w);
  if (view.decision !== null)
    return view.decision.key === 'priority'
      ? w.board.mayNow(priorityKindOf(scene), turnActionsOf(scene))
      : draftLine(scene, view.decision);
  if (mayAnswer(scene.table, scene.user)) return w.board.youMayRespond;
  const said = passedLine(scene.table, scene.user, w) ?? w.board.notAsked;
  return `${said}\n${waitLine(scene.table, scene.user, w, markdown)}`.trim();
};

const said = (text: string): readonly string[] => (text === '' ? [] : [text]);

/** The first line in bold: marks around several lines are not everywhere understood. */
const bold = (text: string): string => text.replace(/^.+/, (line) => `**${line}**`);

/** The top of the stack; where one chooses from it, all of it. */
const stackText = ({ view, w, markdown }: Scene, most: number): string =>
  stackLines(view, w, markdown)
    .slice(0, view.decision?.options.some(({ meaning }) => meaning.kind === 'stack') === true ? Infinity : most)
    .map((line) => `• ${line}`)
    .join('\n');

/** The newest lines of what has just happened, and how many came before them. */
const noticeOf = ({ notice, w }: Scene, most: number): readonly string[] => {
  if (notice === null || notice === '') return [];
  const lines = notice.split('\n');
  const earlier = Math.max(0, lines.length - most);
  return [...(earlier === 0 ? [] : [w.board.earlierLines(earlier)]), ...lines.slice(earlier), ''];
};

/** What this person has chosen together with a declaration: only they see it until it is used. */
const sealedLine = ({ table, session, seat, view, w, markdown }: Scene): readonly string[] => {
  const { sealedChoice } = table.data.game;
  if (sealedChoice?.player !== seat.player) return [];
  return [
    w.board.choiceSealed(objectChoice({ view, session, w, names: markdown }, sealedChoice.option as Ref, null).label),
  ];
};

/**
 * What was chosen with the declaration stood no longer, or its question would not be asked
 * (architecture.md#windows-and-passes).
 */
const isChosenAgain = ({ view }: Scene): boolean =>
  view.decision?.key === 'attack.target' || view.decision?.key === 'purchase.choice';

/** How one wins, while everybody has their first turn. */
const firstTurnLine = (scene: Scene): readonly string[] => {
  const { view, w } = scene;
  const isFirst = view.turn.number <= view.players.length && view.decision?.key === 'priority';
  return isFirst && priorityKindOf(scene) === 'turn' ? firstTurnTips(view, w) : [];
};

/** Until when this person has time, as long as something is asked of them. */
const ownTime = ({ table, user, seat, w }: Scene): readonly string[] => {
  const until = mayAnswer(table, user) ? ownDeadline(table.data, seat.player) : null;
  if (until === null) return [];
  const { clock, game } = table.data;
  const { pace } = game.options;
  const isTurn = clock.waits.some((wait) => wait.player === seat.player && wait.for === 'turn');
  return [w.pace.ownDeadline(deadlineStamps(until, pace?.name === 'days'), (isTurn && pace?.lateTurn) || null)];
};

/** For whom somebody acts now who plays for several seats. */
const playsForLine = ({ table, user, seat, w, markdown }: Scene): readonly string[] =>
  seatsOfUser(table.data, user).length < 2 ? [] : [w.ways.playsFor(markdown.player(seat.player))];

/** The hands of this person's other seats, by name (COOP-09). */
const otherHands = ({ table, user, seat, session, w, markdown }: Scene): readonly APIEmbedField[] =>
  seatsOfUser(table.data, user).flatMap(({ player }) => {
    const { hand } = viewFor(session, player);
    if (player === seat.player || hand.length === 0) return [];
    return [
      field(
        w.ways.handOf(markdown.player(player)),
        w.board.listed(hand.map(({ card }) => `${iconBefore(card)}${w.cardName(card)}`)),
      ),
    ];
  });

/** A panel with these cards, and so much around them. */
const embedOf = (scene: Scene, cards: readonly APIEmbedField[], around: Around): APIEmbed => {
  const { view, w, seat, table, markdown } = scene;
  const me = view.players.find(({ id }) => id === seat.player);
  const stack = stackText(scene, around.stack);
  const description = [
    ...alarmLines(scene),
    ...noticeOf(scene, around.notice),
    ...(scene.isBehind === true ? [w.board.behind] : []),
    ...(around.rest ? wayLines(view, w) : []),
    ...endedLines(seat, w, markdown),
    ...stoppedLines(seat, w, markdown),
    ...untilBackLines(seat, w),
    ...playsForLine(scene),
    ...said(bold(prompt(scene))),
    ...ownTime(scene),
    ...(view.decision?.ordered === true ? [] : view.shown.map((sight) => w.board.shown(sight, markdown))),
    ...(around.rest ? firstTurnLine(scene) : []),
    ...(isChosenAgain(scene) ? [w.board.chooseAgain] : []),
    ...sealedLine(scene),
    ...(stack === '' ? [] : [w.board.headed(w.board.heading.stack, `\n${stack}`)]),
    ...(me === undefined ? [] : [w.board.player(me)]),
    ...(view.hand.length === 0 ? [w.board.emptyHand] : []),
  ];
  return {
    title: clip(titleOf(scene), LIMITS.title),
    description: description.join('\n'),
    color: isAlarming(scene) ? ALARM : COLOUR,
    fields: [...cards, ...(around.rest ? otherHands(scene) : [])],
    footer: { text: clip(w.board.asOf(progressOf(table)), LIMITS.footer) },
  };
};

/** Turning to the next of several seats of one's own. */
const turnButtons = ({ table, user, seat, w, plain, window }: Scene): Components => {
  const own = seatsOfUser(table.data, user);
  const next = own[(own.findIndex(({ player }) => player === seat.player) + 1) % own.length];
  if (next === undefined || own.length < 2) return [];
  const id = formatId({ game: table.data.game.id, window, verb: 'turnto', arg: '' });
  return [button(id, clip(w.ways.turnTo(plain.player(next.player)), LIMITS.label))];
};

const undoAndRefresh = (scene: Scene): Components => [
  ...(mayTakeBack(scene.table, scene.user) ? [button(idIn(scene)('undo'), scene.w.ui.undo)] : []),
  ...turnButtons(scene),
  button(idIn(scene)('page', 'r'), scene.w.ui.refresh),
];

/** Pages beside the panel: things on the table where there is room, what one can do and why not, and everything else. */
const aside = (scene: Scene, pages: Components): Components => [
  ...pages,
  ...(pages.length === 0 ? [button(idIn(scene)('inspect'), scene.w.ui.inspect)] : []),
  ...(pages.length === 0 && isSinceNotice(scene.notice, scene.w)
    ? [button(idIn(scene)('log'), scene.w.story.log)]
    : []),
  ...(pages.length === 0 && scene.view.decision !== null ? accountButton(scene, idIn(scene)('until')) : []),
  button(idIn(scene)('why'), scene.w.more.whatNow),
  button(idIn(scene)('more'), scene.w.ui.more),
];

/** Whether passing for the whole attack is what somebody is likely to want: they have been asked about a roll of it before. */
const passesForAttack = (scene: Scene): boolean =>
  passingNow(scene.view, scene.seat.player)?.during === 'attack' &&
  (scene.view.attack?.rolls ?? 0) > 1 &&
  !isAlarming(scene);

/** Passing for as long as the attack or turn lasts, or no longer. */
const longerPass = (scene: Scene): Components => {
  const { w, view, seat } = scene;
  const id = idIn(scene);
  if (isPassing(view, seat)) return [button(id('passfor'), w.ui.passNoMore)];
  const longer = passingNow(view, seat.player);
  const style = passesForAttack(scene) ? 'primary' : 'secondary';
  return longer === null ? [] : [button(id('passfor', longer.during), w.ui.passFor[longer.during], style)];
};

/** A pass, and one that goes on; first what is likely. Whoever is about to die is not led to let it happen. */
const passes = (scene: Scene): Components => {
  const isLonger = passesForAttack(scene);
  const once = button(idIn(scene)('pass'), scene.w.ui.pass, isLonger || isAlarming(scene) ? 'secondary' : 'primary');
  return isLonger ? [...longerPass(scene), once] : [once, ...longerPass(scene)];
};

/** Whether an end of the turn leaves no loot play, attack or purchase unused. */
const isSpent = (scene: Scene): boolean => turnActionsOf(scene).every((action) => action === 'activate');

/** How one goes on without acting: passing on one's own turn with nothing going on would lead nowhere (TURN-10). */
const goOn = (scene: Scene): Components => {
  const id = idIn(scene);
  switch (priorityKindOf(scene)) {
    case 'turn':
      return [button(id('opt', 'end'), scene.w.ui.endTurn, isSpent(scene) ? 'primary' : 'secondary')];
    case 'forced':
      return [];
    default:
      return passes(scene);
  }
};

/** Passing, and never being asked again of the card, the kind of thing or the player that this is about. */
const forgetting = (scene: Scene): Components => {
  const { table, user, w } = scene;
  const choices = forgetChoices(table, user, w);
  return choices.length === 0 ? [] : [select(idIn(scene)('asking', 'never'), w.asking.passAndForget, choices)];
};

/** The menu of what not to be asked again where one can pass, and where there is room for it. */
const forgetRow = (scene: Scene, menus: number): Components => {
  const kind = priorityKindOf(scene);
  return kind === 'turn' || kind === 'forced' || menus > 2 ? [] : forgetting(scene);
};

const turning = (scene: Scene, pages: number): Components =>
  pageRow(scene.page, pages, scene.w, (arg) => idIn(scene)('page', arg));

const priorityRows = (scene: Scene) => {
  const { menus, pages } = actionMenus({ ...scene, id: idIn(scene) });
  const shown = menus.filter(({ length }) => length > 0);
  const forget = forgetRow(scene, shown.length);
  return rows(...shown, forget, [...goOn(scene), ...undoAndRefresh(scene)], aside(scene, turning(scene, pages)));
};

const questionRows = (scene: Scene, asked: Asked) =>
  rows(
    groupRow(asked),
    answerRow(asked),
    [...answerButtons(asked), ...undoAndRefresh(scene)],
    aside(scene, turning(scene, questionPages(asked))),
  );

const waitingRows = (scene: Scene) => {
  const id = idIn(scene);
  const { w } = scene;
  const pass = isSealed(scene)
    ? [button(id('withdraw'), w.ui.withdrawPass)]
    : mayAnswer(scene.table, scene.user)
      ? passes(scene)
      : isPassing(scene.view, scene.seat)
        ? longerPass(scene)
        : [];
  const leaves =
    isSealed(scene) || !mayAnswer(scene.table, scene.user) ? untilBackButton(scene, idIn(scene)('until')) : [];
  const forget = !isSealed(scene) && mayAnswer(scene.table, scene.user) ? forgetting(scene) : [];
  return rows(forget, [...leaves, ...pass, ...undoAndRefresh(scene)], aside(scene, []));
};

const rowsOf = (scene: Scene) => {
  const { view, table, window, page, chosen, w, plain } = scene;
  const { decision } = view;
  if (decision === null) return waitingRows(scene);
  const asked: Asked = { decision, game: table.data.game.id, window, page, chosen, w, names: plain, stack: view.stack };
  return decision.key === 'priority' ? priorityRows(scene) : questionRows(scene, asked);
};

/** With the cards that a question is about: what is around them gives way first, and no text that stands nowhere else is cut for a phone. */
const triesAsked = (scene: Scene): readonly Try[] => {
  const isAnyHeight = scene.isWhole === true;
  const cards = (share: Share): readonly APIEmbedField[] => askedFields(scene, share);
  const least = (share: Share) => (): APIEmbed => embedOf(scene, cards(share), LEAST);
  return [
    ...AROUND.map((around): Try => ({
      embed: () => embedOf(scene, [...cards(WHOLE), ...handByName(scene)], around),
      isAnyHeight,
    })),
    ...[WHOLE, ...LESS_OF_TABLE].map((share): Try => ({ embed: least(share), isAnyHeight })),
    ...[...LESS_OF_TABLE.slice(-1), ...LESS_OF_ALL].map((share): Try => ({ embed: least(share), isAnyHeight: true })),
  ];
};

/** With the hand and what can be done: nothing is being chosen yet, so that the texts of cards give way first. */
const triesFree = (scene: Scene): readonly Try[] => {
  const isAnyHeight = scene.isWhole === true;
  const details = isAnyHeight ? TEXTS : DETAILS;
  const tries = (shown: typeof details, arounds: readonly Around[], isHigh: boolean): readonly Try[] =>
    shown.flatMap((detail) =>
      arounds.map((around): Try => ({
        embed: () => embedOf(scene, cardFields(scene, detail), around),
        isAnyHeight: isHigh,
      })),
    );
  const [usual, bare] = [AROUND.filter(({ rest }) => rest), AROUND.filter(({ rest }) => !rest)];
  const shortest = details.slice(-1);
  return [...tries(details, usual, isAnyHeight), ...tries(shortest, usual, true), ...tries(shortest, bare, true)];
};

/** The embed with as much of its cards as Discord takes beside what else is in the message, and as a phone can show. */
const fitting = (scene: Scene, above: APIEmbed | null): APIEmbed =>
  fittest(isAboutCards(scene) ? triesAsked(scene) : triesFree(scene), {
    most: LIMITS.embedTotal - (scene.spare ?? 0) - (above === null ? 0 : embedSize(above)),
    lines: MOST_LINES - (above === null ? 0 : linesOf(above)),
  });

/** Characters of a story that makes room for the texts of cards. */
const SHORT_STORY = 400;

/** What stands above the panel, and the panel: the former is shortened before any text of a card is. */
const besideStory = (scene: Scene, above: APIEmbed): APIEmbed[] => {
  const texts = askedFields(scene, WHOLE).map(({ value }) => value);
  const wholeIn = ({ fields = [] }: APIEmbed): number => fields.filter(({ value }) => texts.includes(value)).length;
  const most = wholeIn(fitting(scene, null));
  const short = { ...above, description: clipLines((above.description ?? '').split('\n'), SHORT_STORY) };
  const tries = [above, short].map((one) => [one, fitting(scene, one)]);
  return tries.find(([, panel]) => panel !== undefined && wholeIn(panel) >= most) ?? tries[1] ?? [];
};

/**
 * One person's own panel: the hand with what each card does, what is asked, and everything that may be done now.
 * Somebody without a seat, or before the start, gets only the notice.
 */
export const panelMessage = (parts: PanelParts): Payload => {
  const { table, user, w, notice, above = null } = parts;
  const { session } = table;
  const seat = seatOf(table, user);
  const view = viewOf(table, user);
  if (session === null || seat === null || view === null) return message({ content: notice ?? w.board.notAsked });
  const scene: Scene = {
    ...parts,
    session,
    seat,
    view: table.data.phase === 'over' ? { ...view, decision: null, stack: [] } : view,
    actions: legalActionsOf(table, user, w),
    window: windowIn(table, user),
    markdown: namesOf(table, w, 'markdown'),
    plain: namesOf(table, w, 'plain'),
  };
  const embeds = above === null ? [fitting(scene, null)] : besideStory(scene, above);
  return message({ embeds, components: table.data.phase === 'over' ? [] : rowsOf(scene) });
};
