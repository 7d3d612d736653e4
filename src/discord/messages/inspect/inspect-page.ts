import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import {
  cardsOf,
  DECKS,
  influencesOn,
  type Card,
  type LogEntry,
  type PlayerView,
  type Ref,
  type Session,
  type View,
} from '../../../engine/index.js';
import { rulebook, rulingsOn } from '../../../rulebook/index.js';
import { publicView, seatOf, takenBackIn, viewOf, type Table } from '../../../table/index.js';
import { cardToday, knownCard, pageOf as officialPage, type Names, type Words } from '../../../text/index.js';
import { formatId, personalId } from '../../protocol/ids.js';
import { formatPage } from '../../format/lookup-refs.js';
import {
  button,
  clip,
  clipLines,
  field,
  LIMITS,
  message,
  rows,
  select,
  type Choice,
  type Payload,
} from '../../protocol/payload.js';
import { namesOf, waitLine, windowIn } from '../../format/seat-names.js';
import {
  choicesFrom,
  choicesIn,
  findIn,
  GROUPS,
  hasTap,
  parentOf,
  weighedPath,
  whereabouts,
  type Found,
  type Group,
} from './inspected.js';
import { withCurrentNumbers, cardLines } from '../choice/legal-actions.js';
import { readyChoices } from '../choice/ready-choices.js';
import { menuPages, clampPage, pageRow } from '../../protocol/paging.js';
import { stackMeaning } from '../board/stack-lines.js';
import { rulingsField, saysMoreExactly, smallText } from '../../lookup/known-card.js';
import { nextLine } from '../board/next.js';

const COLOUR = 0x2f4f6f;

interface Scene {
  /** What computer players have weighed, when everybody may read it. */
  readonly weighed: readonly LogEntry[];
  readonly table: Table;
  readonly session: Session;
  readonly user: string;
  readonly view: View;
  readonly w: Words;
  readonly names: Names;
  readonly plain: Names;
}

/** Says after a path that texts are to be word for word. */
const EXACT = 'x';

/** A path is what one looks at, a page of what it holds, and whether texts are word for word. */
const parsed = (path: string): { readonly of: string; readonly page: number; readonly isExact: boolean } => {
  const [of = '', page = '0', wording = ''] = path.split('@');
  return { of, page: /^\d{1,3}$/.test(page) ? Number(page) : 0, isExact: wording === EXACT };
};

/** The same words, in which cards say everything. */
const wordForWord = (w: Words): Words => ({ ...w, cardText: w.exactText, curseText: () => '' });

const idTo = ({ table, user }: Scene, path: string): string =>
  formatId({ game: table.data.game.id, window: windowIn(table, user), verb: 'inspect', arg: path });

const lines = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

/** What changes it now, with the cards that do. */
const changes = ({ session, w, names }: Scene, ref: Ref): readonly APIEmbedField[] => {
  const said = influencesOn(session, ref).map(({ card, effect }) => {
    const ability =
      card === null || effect.is !== 'ability' ? '' : w.abilityText(cardsOf(session).card(card), effect.key);
    const text = w.inspect.influence(effect, ability);
    return card === null ? `• ${text}` : `• ${w.board.headed(names.card(card), text)}`;
  });
  return said.length === 0 ? [] : [field(w.inspect.changes, clipLines([...new Set(said)], LIMITS.fieldValue))];
};

/** What has been decided about a card, for those who see that it is this card. */
const decided = (card: Card, w: Words): readonly APIEmbedField[] =>
  rulingsField(rulingsOn(rulebook(w.language), card.id), w);

const statsNow = (card: Card, object: Pick<Card, 'hp' | 'dc' | 'atk'>, w: Words): string => {
  const [now, printed] = [w.statsLine(object), w.statsLine(card)];
  return now === '' || now === printed ? '' : w.board.aside(now, w.inspect.printed(printed === '' ? '–' : printed));
};

const link = (card: Card, w: Words): string => {
  const page = officialPage(card.id);
  return page === null ? '' : w.inspect.officialPage(page);
};

const objectEmbed = (scene: Scene, { object, where }: Extract<Found, { readonly is: 'object' }>): APIEmbed => {
  const { session, w, names } = scene;
  const own = cardsOf(session).card(object.card);
  const card = withCurrentNumbers(cardsOf(session).card(object.copyOf ?? object.card), object);
  const lives = object.role === 'monster' || (object.maxHp !== null && object.role !== 'character');
  return {
    title: names.card(object.card),
    description: lines([
      `*${w.inspect.kind(own.type, object.role)} · ${w.inspect.where(whereabouts(where, names))}*`,
      ...(lives ? [statsNow(card, { hp: object.maxHp, dc: object.dc, atk: object.atk }, w)] : []),
      w.inspect.state(object, names, object.controller !== null && hasTap(card)).join(' · '),
      ...cardLines(card, w),
      smallText(w.curseText(card)),
      link(own, w),
    ]),
    fields: [...changes(scene, object.id), ...decided(card, w)],
  };
};

const cardEmbed = (scene: Scene, { card: id, where }: Extract<Found, { readonly is: 'card' }>): APIEmbed => {
  const { session, w, names } = scene;
  const card = cardsOf(session).card(id);
  const about = `*${w.inspect.kind(card.type, null)} · ${w.inspect.where(whereabouts(where, names))}*`;
  return {
    title: names.card(id),
    description: lines([about, ...cardLines(card, w), smallText(w.curseText(card)), link(card, w)]),
    fields: [...decided(card, w)],
  };
};

const playerEmbed = (scene: Scene, { player }: Extract<Found, { readonly is: 'player' }>): APIEmbed => {
  const { w, names } = scene;
  const { heading } = w.board;
  const part = (name: string, things: typeof player.items): readonly APIEmbedField[] =>
    things.length === 0
      ? []
      : [
          field(
            name,
            clipLines(
              things.map((thing) => `• ${w.board.object(thing, names)}`),
              LIMITS.fieldValue,
            ),
          ),
        ];
  return {
    title: names.player(player.id),
    description: lines([w.board.player(player), ...w.inspect.player(player, names)]),
    fields: [
      ...part(heading.items, [...player.characters, ...player.items]),
      ...part(heading.souls, player.soulCards),
      ...part(heading.curses, player.curses),
      ...changes(scene, player.id),
    ],
  };
};

const stackEmbed = (scene: Scene, { item, above }: Extract<Found, { readonly is: 'stack' }>): APIEmbed => {
  const { session, table, user, view, w, names } = scene;
  const meaning = stackMeaning(item, view, w, names);
  const card = item.card === null ? null : cardsOf(session).card(item.card);
  return {
    title: w.board.heading.stack,
    description: lines([
      `**${w.stackLine(item, names)}**`,
      meaning,
      `${w.inspect.stackPlace(above)} ${above === 0 ? waitLine(table, user, w, names) : ''}`.trim(),
      above === 0 ? (nextLine(view, w, names) ?? '') : w.waiting.waitsUnder(above),
      w.inspect.stackControl(item, names),
    ]),
    fields:
      card === null
        ? []
        : [
            field(names.card(card.id), clip(lines([...cardLines(card, w), link(card, w)]), LIMITS.fieldValue)),
            ...decided(card, w),
          ],
  };
};

/** The cards of a pile, the newest first; counted where there is no room for all. */
const pileEmbed = (scene: Scene, title: string, choices: readonly Choice[]): APIEmbed => ({
  title,
  description: clipLines([scene.w.inspect.cards(choices.length), ...choices.map(({ label }) => `• ${label}`)], 3_500),
});

const decksEmbed = ({ view, w, names }: Scene): APIEmbed => ({
  title: w.inspect.decks,
  description: lines([
    ...DECKS.filter((deck) => view.decks[deck] > 0 || view.discards[deck].length > 0).map((deck) =>
      w.board.deck(deck, view.decks[deck], view.discards[deck].length),
    ),
    w.board.supply(view.supply),
    ...view.shown.map((sight) => w.board.shown(sight, names)),
  ]),
});

const embedOf = (scene: Scene, found: Found | null, choices: readonly Choice[], gone: boolean): APIEmbed => {
  const { w } = scene;
  switch (found?.is) {
    case 'player':
      return playerEmbed(scene, found);
    case 'weighed':
      return { title: w.inspect.weighed.title(scene.names.player(found.player.id)) };
    case 'object':
      return objectEmbed(scene, found);
    case 'card':
      return cardEmbed(scene, found);
    case 'stack':
      return stackEmbed(scene, found);
    case 'pile':
      return pileEmbed(scene, w.inspect.pile(found.deck), choices);
    case 'outside':
      return pileEmbed(scene, w.inspect.outside, choices);
    case 'hand':
      return pileEmbed(scene, w.board.heading.hand, choices);
    case 'decks':
      return decksEmbed(scene);
    case 'group':
      return { title: w.inspect.menu[found.group], description: w.inspect.intro };
    case undefined:
      return { title: w.ui.inspect, description: lines([gone ? w.inspect.gone : '', w.inspect.intro]) };
  }
};

/** A menu of a group; where it holds more than Discord allows, its last entry leads to all of it. */
const groupMenu = (scene: Scene, group: Group) => {
  const { view, w, plain } = scene;
  const all = choicesIn(view, group, w, plain);
  const shown = all.length <= LIMITS.options ? all : all.slice(0, LIMITS.options - 1);
  const rest: readonly Choice[] =
    shown.length === all.length ? [] : [{ value: `g~${group}`, label: w.inspect.more(all.length - shown.length) }];
  return all.length === 0 ? [] : [select(idTo(scene, `g~${group}`), w.inspect.menu[group], [...shown, ...rest])];
};

/** The answers that one's own card offers to make ready, on the card itself. */
const readyMenu = ({ table, user, w, plain }: Scene, found: Found | null) => {
  if (found?.is !== 'object') return [];
  const { id: object } = found.object;
  const offers = readyChoices(table, user, w, { names: plain, object, ready: false }).slice(0, LIMITS.options);
  const id = formatId({ game: table.data.game.id, window: windowIn(table, user), verb: 'ready', arg: 'on' });
  return offers.length === 0 ? [] : [select(id, w.ahead.ready.make, offers)];
};

/** The ways to all that is known of a card (rulings, rules, what belongs to it), and to a report of it. */
const aboutCard = ({ table, user, w }: Scene, found: Found | null) => {
  if (found?.is !== 'object' && found?.is !== 'card') return [];
  const card = cardToday(found.is === 'object' ? found.object.card : found.card);
  if (knownCard(card) === null) return [];
  const report = formatId({ game: table.data.game.id, window: windowIn(table, user), verb: 'report', arg: card });
  return [
    button(personalId('rule', formatPage({ is: 'card', id: card })), w.knownCard.about),
    button(report, w.inspect.report.button),
  ];
};

/** So many sentences of what was weighed are on a page. */
const WEIGHED_LINES = 12;
/** Letters of one of them. */
const WEIGHED_LINE = 290;

/** What this player has weighed, and was not taken back: a sentence each, oldest first, page by page. */
const weighedPages = ({ weighed, w, names }: Scene, player: PlayerView['id']): readonly (readonly string[])[] => {
  const undone = takenBackIn(weighed);
  const lines = weighed.flatMap(({ id, line }) =>
    line.say === 'weighed' && line.player === player && !undone.has(id)
      ? [w.inspect.weighed.turn(line.amount ?? 0, w.logLine(line, names))]
      : [],
  );
  const pages = Math.ceil(lines.length / WEIGHED_LINES);
  return Array.from({ length: pages }, (_, at) => lines.slice(at * WEIGHED_LINES, (at + 1) * WEIGHED_LINES));
};

/** The way to what a computer player has weighed. */
const weighedWay = (scene: Scene, found: Found | null) =>
  found?.is === 'player' && weighedPages(scene, found.player.id).length > 0
    ? [button(idTo(scene, weighedPath(found.player.id)), scene.w.inspect.weighed.button)]
    : [];

/** The card that is looked at, where its text says more word for word. */
const wordingWays = (scene: Scene, found: Found | null, path: string, isExact: boolean) => {
  const { session, w } = scene;
  const id = found?.is === 'stack' ? found.item.card : found?.is === 'object' ? found.object.card : cardFound(found);
  if (id === null) return [];
  const card = cardsOf(session).card(id);
  if (isExact) return [button(idTo(scene, path), w.knownCard.short)];
  return saysMoreExactly(card, w) ? [button(idTo(scene, `${path}@0@${EXACT}`), w.knownCard.exact)] : [];
};
const cardFound = (found: Found | null) => (found?.is === 'card' ? found.card : null);

/** Back to where one has come from, to everything, and to one's own panel. */
const ways = (scene: Scene, found: Found | null) => {
  const { table, user, w } = scene;
  const parent = found === null ? null : parentOf(found);
  const id = formatId({ game: table.data.game.id, window: windowIn(table, user), verb: 'page', arg: 'r' });
  return [
    ...(parent === null || parent === '' ? [] : [button(idTo(scene, parent), w.ui.back)]),
    ...(found === null ? [] : [button(idTo(scene, ''), w.inspect.all)]),
    ...weighedWay(scene, found),
    ...aboutCard(scene, found),
    ...(seatOf(table, user) === null ? [] : [button(id, w.more.toPanel, 'primary')]),
  ];
};

/**
 * What somebody looks at, made from what they may see: a spectator sees what everybody sees. The empty path offers
 * everything that there is; a path to something that is gone leads there too.
 */
export const inspectMessage = (
  table: Table,
  user: string,
  w: Words,
  path: string,
  weighed: readonly LogEntry[] = [],
): Payload => {
  const view = viewOf(table, user) ?? publicView(table);
  const { session } = table;
  if (view === null || session === null) return message({ content: w.inspect.gone });
  const [names, plain] = [namesOf(table, w, 'markdown'), namesOf(table, w, 'plain')];
  const { of, page, isExact } = parsed(path);
  const scene: Scene = { weighed, table, session, user, view, w: isExact ? wordForWord(w) : w, names, plain };
  const found = of === '' ? null : findIn(view, of);
  const choices = found === null ? [] : choicesFrom(view, found, w, plain);
  const embed = embedOf(scene, found, choices, of !== '' && found === null);
  const pages = menuPages(choices, () => '');
  const shown = pages[clampPage(page, pages.length)]?.of ?? [];
  const told = found?.is === 'weighed' ? weighedPages(scene, found.player.id) : [];
  const sentences = (told[clampPage(page, told.length)] ?? []).map((line) => `• ${clip(line, WEIGHED_LINE)}`);
  return message({
    embeds: [
      {
        ...embed,
        title: clip(embed.title ?? '', LIMITS.title),
        description: clip([embed.description ?? '', ...sentences].join('\n').trim(), 3_600),
        color: COLOUR,
      },
    ],
    components: rows(
      ...(found === null ? GROUPS.map((group) => groupMenu(scene, group)) : []),
      shown.length === 0 ? [] : [select(idTo(scene, `${of}@${page}`), w.inspect.menu.things, shown)],
      readyMenu(scene, found),
      pageRow(page, Math.max(pages.length, told.length), w, (arg) => idTo(scene, `${of}@${arg}`)),
      wordingWays(scene, found, of, isExact),
      ways(scene, found),
    ),
  });
};

/** Everything that somebody may look at, by name and path: for suggestions while typing. */
export const inspectable = (table: Table, user: string, w: Words): readonly Choice[] => {
  const view = viewOf(table, user) ?? publicView(table);
  if (view === null) return [];
  const plain = namesOf(table, w, 'plain');
  const first = GROUPS.flatMap((group) => choicesIn(view, group, w, plain));
  const inside = first.flatMap(({ value }) => {
    const found = findIn(view, value);
    return found?.is === 'player' || found?.is === 'pile' ? choicesFrom(view, found, w, plain) : [];
  });
  return [...first, ...inside];
};
