import { BACK_ID, stackHeight, VARIANTS, type Decision, type VariantId } from '../../../engine/index.js';
import { mayAnswer, questionOf, seatOf, type Table } from '../../../table/index.js';
import {
  TURN_ACTIONS,
  TOPICS,
  type AnswerKind,
  type HelpPage,
  type Situation,
  type Topic,
  type Words,
} from '../../../text/index.js';
import type { RuleId } from '../../../rulebook/index.js';
import { formatId, personalId } from '../../protocol/ids.js';
import { formatPage } from '../../format/lookup-refs.js';
import { button, clip, LIMITS, message, rows, select, type Payload } from '../../protocol/payload.js';
import { RULE_OF_VARIANT } from '../../format/rules-of-ways.js';
import { namesOf, waitLine } from '../../format/seat-names.js';
import { legalActionsOf } from '../choice/legal-actions.js';
import { choicesOf } from '../choice/question.js';

const COLOUR = 0x3f6f4f;

/** What can be given as an answer, in the order in which it is explained. */
const answersTo = (decision: Decision): readonly AnswerKind[] => {
  const kinds = choicesOf(decision).map(({ meaning }) => meaning.kind);
  const way: AnswerKind =
    decision.ordered === true
      ? 'order'
      : decision.max > 1
        ? 'several'
        : kinds.some((kind) => kind === 'yes' || kind === 'no')
          ? 'yesNo'
          : kinds.every((kind) => kind === 'number')
            ? 'number'
            : 'one';
  return [
    way,
    ...(decision.min === 0 ? (['none'] as const) : []),
    ...(decision.options.some(({ id }) => id === BACK_ID) ? (['back'] as const) : []),
  ];
};

const inLobby = ({ data }: Table, seated: boolean, user: string): Situation => {
  if (!seated) return { is: 'mayJoin' };
  return { is: data.game.host === user ? 'mayStart' : 'seated' };
};

/** With priority: one's own turn and what it allows, or the chance to respond. */
const withPriority = (table: Table, decision: Decision, user: string, w: Words): Situation => {
  if (!decision.options.some(({ meaning }) => meaning.kind === 'endTurn'))
    return {
      is: 'respond',
      may: w.board.mayNow(table.session !== null && stackHeight(table.session) === 0 ? 'step' : 'stack'),
    };
  const { plays, activations, attacks, purchases } = legalActionsOf(table, user, w);
  const actions = { play: plays, activate: activations, attack: attacks, purchase: purchases };
  return {
    is: 'turn',
    may: w.board.mayNow(
      'turn',
      TURN_ACTIONS.filter((action) => actions[action].length > 0),
    ),
  };
};

/** Where somebody stands who asks for help; `table` is null without one, or outside a server. */
const situationOf = (table: Table | null, user: string, isDirect: boolean, w: Words): Situation => {
  if (isDirect) return { is: 'direct' };
  if (table === null) return { is: 'noTable' };
  const { moved } = table.data.game.upkeep;
  if (moved !== null) return { is: 'moved', there: w.server.playedIn(moved.to) };
  const seat = seatOf(table, user);
  if (table.data.phase === 'over') return { is: 'over' };
  if (table.data.phase === 'lobby') return inLobby(table, seat !== null, user);
  if (seat === null) return { is: 'watching' };
  const names = namesOf(table, w, 'markdown');
  const decision = questionOf(table, user);
  if (decision !== null)
    return decision.key === 'priority'
      ? withPriority(table, decision, user, w)
      : { is: 'question', question: w.question(decision, names), answers: answersTo(decision) };
  if (mayAnswer(table, user)) return { is: 'respond', may: w.board.youMayRespond };
  return { is: 'waiting', whom: waitLine(table, user, w, names) };
};

/** What the help page is made from. */
interface HelpParts {
  readonly table: Table | null;
  readonly user: string;
  readonly w: Words;
  /** Null for what can be done now. */
  readonly topic: HelpPage | null;
  /** In a conversation with the bot, outside a server. */
  readonly isDirect: boolean;
}

const isVariant = (page: HelpPage | null): page is VariantId => VARIANTS.some((id) => id === page);

/** Where the rulebook tells of a topic that is a way to play. */
const RULE_OF_TOPIC: Readonly<Partial<Record<Topic, RuleId>>> = { together: 'COOP-01', challenges: 'CHAL-01' };

/** The rule that a page is about; null for none. */
const ruleOf = (page: HelpPage | null): string | null => {
  if (page === null) return null;
  return (isVariant(page) ? RULE_OF_VARIANT[page] : RULE_OF_TOPIC[page]) ?? null;
};

/** A page's name, and its lines. */
const pageOf = (
  { table, user, w, topic, isDirect }: HelpParts,
  { help, variants }: Words,
): readonly [name: string | null, lines: readonly string[]] => {
  if (topic === null) return [null, [...help.situation(situationOf(table, user, isDirect, w)), '', w.lookup.hint]];
  if (isVariant(topic)) return [variants.of[topic].name, [variants.of[topic].paragraph, '', variants.of[topic].when]];
  const { name, text, example } = help.topic[topic];
  return [name, [text, '', help.example(example)]];
};

/** The menus of topics and, on the pages about variants, of these. */
const menusOf = (
  topic: HelpPage | null,
  { help, variants }: Words,
): readonly (readonly ReturnType<typeof select>[])[] => {
  const aboutVariants = topic === 'variants' || isVariant(topic);
  const topics = TOPICS.map((one) => ({
    value: one,
    label: help.topic[one].name,
    description: help.topic[one].about,
    chosen: one === topic,
  }));
  const each = VARIANTS.map((one) => ({
    value: one,
    label: variants.of[one].name,
    description: variants.of[one].about,
    chosen: one === topic,
  }));
  return [
    [select(personalId('topic'), help.choose, topics)],
    aboutVariants ? [select(personalId('topic', 'variants'), help.chooseVariant, each)] : [],
  ];
};

/**
 * The help: what can be done now, one topic or one variant, a menu of all topics, the practice game, the way to the panel
 * and, where the page is about a way to play, to its rules.
 */
export const helpMessage = (parts: HelpParts): Payload => {
  const { table, user, w, topic } = parts;
  const { help } = w;
  const [name, lines] = pageOf(parts, w);
  const rule = ruleOf(topic);
  const sits = table !== null && table.data.phase === 'playing' && seatOf(table, user) !== null;
  return message({
    embeds: [
      {
        title: clip(name === null ? help.title : `${help.title} — ${name}`, LIMITS.title),
        description: clip(lines.join('\n'), LIMITS.description),
        color: COLOUR,
      },
    ],
    components: rows(...menusOf(topic, w), [
      ...(topic === null ? [] : [button(personalId('help'), help.now)]),
      ...(sits
        ? [button(formatId({ game: table.data.game.id, window: '', verb: 'page', arg: 'r' }), help.toPanel, 'primary')]
        : []),
      rule === null
        ? button(personalId('rule', formatPage({ is: 'contents', chapter: '' })), w.lookup.contents.title)
        : button(personalId('rule', rule), help.inRules),
      button(personalId('tutorial'), help.practiceGame),
      button(personalId('set'), w.person.settings.title),
    ]),
  });
};
