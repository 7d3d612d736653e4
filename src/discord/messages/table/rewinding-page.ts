import type { PastDecision } from '../../../engine/index.js';
import { nextRewind, type RewindProposal, type Table } from '../../../table/index.js';
import type { Names, Words } from '../../../text/index.js';
import { formatId } from '../../protocol/ids.js';
import { groupMenu, menuPages, clampPage } from '../../protocol/paging.js';
import { button, clip, LIMITS, message, rows, select, type Payload } from '../../protocol/payload.js';
import { namesOf } from '../../format/seat-names.js';
import { stamp } from '../../format/times.js';

const COLOUR = 0x2f4f6f;

const idOf = ({ data }: Table, arg: string): string =>
  formatId({ game: data.game.id, window: '', verb: 'rewind', arg });

const decisionText = ({ to, player, card }: PastDecision, w: Words, names: Names): string =>
  w.rewinding.decision({
    to,
    player: player === null ? null : names.player(player),
    card: card === null ? null : names.card(card),
  });

/** The decisions to which the game can be rewound, the newest first: what everybody knows of them, and nothing else. */
export const rewindMessage = (
  table: Table,
  decisions: readonly PastDecision[],
  w: Words,
  page: number,
  notice: string | null,
): Payload => {
  const names = namesOf(table, w, 'plain');
  const words = w.rewinding;
  const pages = menuPages(decisions, ({ turn }) => String(turn));
  const shown = pages[clampPage(page, pages.length)]?.of ?? [];
  const choices = shown.map((one) => ({
    value: String(one.transition),
    label: clip(decisionText(one, w, names), LIMITS.option),
    description: words.turn(one.turn),
  }));
  const menus = choices.length === 0 ? [] : [select(idOf(table, 'to'), words.choose, choices)];
  const nothing = choices.length === 0 ? ['', words.nothing] : [];
  const lines = [...(notice === null ? [] : [notice, '']), words.intro, ...nothing];
  return message({
    embeds: [
      {
        title: clip(words.title, LIMITS.title),
        description: clip(lines.join('\n'), LIMITS.description),
        color: COLOUR,
      },
    ],
    components: rows(
      groupMenu(
        pages,
        page,
        {
          id: idOf(table, 'page'),
          placeholder: words.chooseTurn,
          name: (turn) => words.turn(Number(turn)),
        },
        w,
      ),
      menus,
      [button(formatId({ game: table.data.game.id, window: '', verb: 'more', arg: '' }), w.ui.back)],
    ),
  });
};

/** A proposal to rewind the game; it pings nobody. */
export const rewindProposalMessage = (table: Table, { id, by, agreed, to }: RewindProposal, w: Words): Payload => {
  const names = namesOf(table, w, 'markdown');
  const text = w.rewinding.proposal(
    names.player(by),
    to.turn,
    decisionText(to, w, names),
    agreed.map((player) => names.player(player)),
    stamp(nextRewind(table.data) ?? 0, 'f'),
  );
  return message({
    content: clip(text, LIMITS.content),
    components: rows([
      button(idOf(table, `agree.${id}`), w.rewinding.agree, 'danger'),
      button(idOf(table, `refuse.${id}`), w.rewinding.refuse),
    ]),
  });
};

/** To which turns the game was rewound, for the result. */
export const rewindsIn = ({ data }: Table, w: Words): readonly string[] =>
  data.game.rewinds === undefined ? [] : [w.rewinding.result(data.game.rewinds.map(({ turn }) => turn))];
