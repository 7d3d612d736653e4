import { CONDUCT_DAYS, type ConductSum, type KeptOutPerson } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { escapeName, plainName } from '../../format/escaping.js';
import { clampPage, pageRow } from '../../protocol/paging.js';
import {
  button,
  clip,
  clipLines,
  LIMITS,
  message,
  rows,
  select,
  userSelect,
  type Payload,
} from '../../protocol/payload.js';
import { stamp } from '../../format/times.js';
import { manageId } from '../table/server-settings-page.js';

const COLOUR = 0x3f6f4f;
/** Lines of each list on one page: those of both fit in Discord's limit for a message. */
const ON_PAGE = 15;
/** Characters of both lists and what is said about them, of the 6,000 of a message. */
const LONGEST_LIST = 2_500;

/** Somebody who has left games. */
interface Leaver extends ConductSum {
  readonly user: string;
  readonly name: string;
}

const whoIs = (name: string | null, user: string, w: Words): string =>
  w.board.aside(`**${name === null ? w.managing.people.nameless : escapeName(name)}**`, `<@${user}>`);

/** Who has left games of this server, and who is kept out of its new tables, page by page; what was done is said above. */
export const serverPeopleMessage = (
  { leavers, keptOut }: { readonly leavers: readonly Leaver[]; readonly keptOut: readonly KeptOutPerson[] },
  page: number,
  w: Words,
  notice: string | null = null,
): Payload => {
  const { people, title } = w.managing;
  const pages = Math.ceil(Math.max(leavers.length, keptOut.length) / ON_PAGE);
  const at = clampPage(page, pages);
  const part = <T>(list: readonly T[]): readonly T[] => list.slice(at * ON_PAGE, (at + 1) * ON_PAGE);
  const listed = (lines: readonly string[], all: number, none: string, explain: string): string =>
    clipLines([...(all === 0 ? [none] : lines), '', `-# ${explain}`], LONGEST_LIST);
  const left = part(leavers).map((one) => people.leaver(whoIs(one.name, one.user, w), one));
  const out = part(keptOut).map((one) => people.keptOutSince(whoIs(one.name, one.user, w), stamp(one.since, 'f')));
  const choices = part(keptOut).map(({ name, user }) => ({
    value: user,
    label: name === null ? people.nameless : plainName(name),
  }));
  return message({
    content: notice ?? '',
    embeds: [
      {
        title: clip(people.leavers(CONDUCT_DAYS), LIMITS.title),
        description: listed(left, leavers.length, people.noLeavers, people.explain(CONDUCT_DAYS)),
        color: COLOUR,
      },
      {
        title: clip(people.keptOut, LIMITS.title),
        description: listed(out, keptOut.length, people.noneKeptOut, people.explainKeptOut),
        color: COLOUR,
      },
    ],
    components: rows(
      [userSelect(manageId('keepOut'), people.keepOut)],
      choices.length === 0 ? [] : [select(manageId('letIn'), people.letIn, choices)],
      pageRow(page, pages, w, (arg) => manageId(`people.${arg}`)),
      [button(manageId('tables.0'), title)],
    ),
  });
};
