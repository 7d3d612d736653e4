import { BACK_ID, stackHeight, type Decision } from '../../../engine/index.js';
import { mayAnswer, questionOf, seatOf, type Table } from '../../../table/index.js';
import { DEEDS, TOPICS, type AnswerKind, type Situation, type Topic, type Words } from '../../../text/index.js';
import { formatId, personalId } from '../../format/ids.js';
import { written } from '../../format/lookup-refs.js';
import { button, clip, LIMITS, message, rows, select, type Payload } from '../../format/payload.js';
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
  return { is: data.host === user ? 'mayStart' : 'seated' };
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
      DEEDS.filter((deed) => actions[deed].length > 0),
    ),
  };
};

/** Where somebody stands who asks for help; `table` is null without one, or outside a server. */
const situationOf = (table: Table | null, user: string, isDirect: boolean, w: Words): Situation => {
  if (isDirect) return { is: 'direct' };
  if (table === null) return { is: 'noTable' };
  const { moved } = table.data.upkeep;
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
  if (mayAnswer(table, user)) return { is: 'respond', may: w.board.mayRespond([names.player(seat.player)]) };
  return { is: 'waiting', whom: waitLine(table, user, w, names) };
};

/** What the help page is made from. */
interface HelpParts {
  readonly table: Table | null;
  readonly user: string;
  readonly w: Words;
  /** Null for what can be done now. */
  readonly topic: Topic | null;
  /** In a conversation with the bot, outside a server. */
  readonly isDirect: boolean;
}

/** The help: what can be done now or one topic, a menu of all topics, the practice game, and the way to the panel. */
export const helpMessage = ({ table, user, w, topic, isDirect }: HelpParts): Payload => {
  const { help } = w;
  const chosen = topic === null ? null : help.topic[topic];
  const lines =
    chosen === null
      ? [...help.situation(situationOf(table, user, isDirect, w)), '', w.lookup.hint]
      : [chosen.text, '', help.example(chosen.example)];
  const choices = TOPICS.map((one) => ({
    value: one,
    label: help.topic[one].name,
    description: help.topic[one].about,
    chosen: one === topic,
  }));
  const sits = table !== null && table.data.phase === 'playing' && seatOf(table, user) !== null;
  return message({
    embeds: [
      {
        title: clip(chosen === null ? help.title : `${help.title} — ${chosen.name}`, LIMITS.title),
        description: clip(lines.join('\n'), LIMITS.description),
        color: COLOUR,
      },
    ],
    components: rows(
      [select(personalId('topic'), help.choose, choices)],
      [
        ...(topic === null ? [] : [button(personalId('help'), help.now)]),
        ...(sits
          ? [button(formatId({ game: table.data.game, window: '', verb: 'page', arg: 'r' }), help.toPanel, 'primary')]
          : []),
        button(personalId('rule', written({ is: 'contents', chapter: '' })), w.lookup.contents.title),
        button(personalId('tutorial'), help.practiceGame),
        button(personalId('set'), w.person.settings.title),
      ],
    ),
  });
};
