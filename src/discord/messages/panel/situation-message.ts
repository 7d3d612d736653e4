import type { APIEmbed } from 'discord-api-types/v10';
import { PUZZLES, puzzleNamed, publicView, type Puzzle, type Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { personalId } from '../../protocol/ids.js';
import { button, clip, embedSize, LIMITS, message, rows, type Payload } from '../../protocol/payload.js';
import { namesOf } from '../../format/seat-names.js';
import { resultIn } from '../../format/together-lines.js';

const COLOUR = 0x3f6f4f;
/** What comes before the id of a puzzle in the argument of a button that begins it. */
export const PUZZLE_ARG = 'p.';

const toPuzzle = ({ id }: Pick<Puzzle, 'id'>, label: string, style: 'primary' | 'secondary') =>
  button(personalId('tutorial', `${PUZZLE_ARG}${id}`), label, style);

/** Its number, counted from 1, its words and the one after it. */
const placeOf = ({ id }: Puzzle, { puzzles }: Words) => {
  const at = PUZZLES.findIndex((one) => one.id === id);
  const own = PUZZLES[at] ?? PUZZLES[0];
  return {
    heading: puzzles.heading(at + 1, PUZZLES.length, puzzles.texts[own.id].title),
    text: puzzles.texts[own.id],
    next: PUZZLES[at + 1],
  };
};

/** A hint that has to be uncovered. */
const hintLine = (hint: string, w: Words): string => w.board.headed(w.puzzles.hint, `||${hint}||`);

/** What is to be reached, and a hint for whoever uncovers it. */
const puzzleEmbed = (puzzle: Puzzle, table: Table, w: Words): APIEmbed => {
  const { heading, text } = placeOf(puzzle, w);
  const goal = w.puzzles.goal(puzzle.goal, namesOf(table, w, 'markdown').card);
  return {
    title: clip(heading, LIMITS.title),
    description: clip(`☞ **${goal}**\n${hintLine(text.hint, w)}`, LIMITS.description),
    color: COLOUR,
  };
};

/** The panel below what is to be reached; the panel alone where both are too much for one message. */
const playing = (panel: Payload, above: APIEmbed): Payload => {
  const embeds = [above, ...panel.embeds];
  const size = embeds.reduce((sum, embed) => sum + embedSize(embed), 0);
  return size > LIMITS.embedTotal ? panel : { ...panel, embeds };
};

/** What came of a puzzle, and why; the way to the next one. */
const puzzleEnd = (puzzle: Puzzle, result: 'solved' | 'failed' | null, w: Words): Payload => {
  const { heading, text, next } = placeOf(puzzle, w);
  const { puzzles } = w;
  const isSolved = result === 'solved';
  const said = result === null ? [puzzles.stopped] : [puzzles.ended[result]];
  const why = isSolved ? ['', text.why, '', puzzles.rules(puzzle.rules)] : ['', hintLine(text.hint, w)];
  return message({
    embeds: [
      {
        title: clip(heading, LIMITS.title),
        description: clip([...said, ...why].join('\n'), LIMITS.description),
        color: COLOUR,
      },
    ],
    components: rows([
      toPuzzle(puzzle, puzzles.again, isSolved ? 'secondary' : 'primary'),
      ...(next === undefined ? [] : [toPuzzle(next, puzzles.next, isSolved ? 'primary' : 'secondary')]),
      button(personalId('help'), w.help.title),
    ]),
  });
};

/** A moment that was played on is over. */
const momentEnd = (table: Table, w: Words): Payload => {
  const view = publicView(table);
  const ended = view === null ? null : resultIn(view, w, namesOf(table, w, 'markdown').player);
  return message({
    embeds: [
      {
        title: clip(w.puzzles.moment, LIMITS.title),
        description: clip(ended === null ? w.puzzles.stopped : `**${ended}**`, LIMITS.description),
        color: COLOUR,
      },
    ],
    components: rows([button(personalId('help'), w.help.title)]),
  });
};

/** A practice game that began in a puzzle or in a shared moment: its panel below what it is about, or what came of it. */
export const situationMessage = (table: Table, panel: Payload, w: Words): Payload => {
  const { puzzle: id, result } = table.data.game.situation ?? { puzzle: null, result: null };
  const puzzle = id === null ? null : puzzleNamed(id);
  if (table.data.phase === 'over') return puzzle === null ? momentEnd(table, w) : puzzleEnd(puzzle, result, w);
  const above: APIEmbed =
    puzzle === null
      ? {
          title: clip(w.puzzles.moment, LIMITS.title),
          description: clip(w.puzzles.aboutMoment, LIMITS.description),
          color: COLOUR,
        }
      : puzzleEmbed(puzzle, table, w);
  return playing(panel, above);
};

/** The text of a moment, in a block that can be copied as a whole. */
export const sharedMessage = (text: string, isOver: boolean, w: Words): Payload =>
  message({
    embeds: [
      {
        title: clip(w.puzzles.moment, LIMITS.title),
        description: clip(w.puzzles.shared(isOver), LIMITS.description),
        color: COLOUR,
      },
    ],
    files: [{ name: 'four-souls-moment.txt', data: Buffer.from(`${text}\n`), alt: w.puzzles.moment }],
    ...(text.length + 8 > LIMITS.content ? {} : { content: `\`\`\`\n${text}\n\`\`\`` }),
  });
