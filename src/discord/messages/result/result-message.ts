import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import {
  cardsOf,
  type CardId,
  type LogEntry,
  type ObjectView,
  type PlayerView,
  type View,
} from '../../../engine/index.js';
import { houseRules, revealedHand, tallyOf, withoutTakenBack, type Table, type Tally } from '../../../table/index.js';
import type { Names, Words } from '../../../text/index.js';
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
  withLine,
  type Payload,
} from '../../protocol/payload.js';
import { proof } from '../../format/proof.js';
import { closedText, resultIn, shortEnding } from '../../format/together-lines.js';
import { namesOf, seatName } from '../../format/seat-names.js';
import { concessions } from '../table/quitting-page.js';
import { mendsIn } from '../table/mending-page.js';
import { rewindsIn } from '../table/rewinding-page.js';
import { houseRuleLines } from '../table/table-settings-page.js';
import { storyEventsIn } from '../story/story-events.js';
import { storyEmbed, storyLines } from '../story/story-lines.js';

const COLOUR = 0xc9a227;
/** Characters of a player's field: the first that fits is taken. */
const SIZES = [LIMITS.fieldValue, 600, 450, 300] as const;

/** How the game ended for one player: in words for the message, in numbers for the picture. */
interface Final {
  readonly player: PlayerView;
  readonly wins: boolean;
  readonly hand: readonly ObjectView[];
  readonly tally: Tally;
}

/** Everybody's end of the game, winners first, then by souls. `entries` is the whole public log. */
export const finalsOf = (table: Table, view: View, entries: readonly LogEntry[]): readonly Final[] => {
  const counted = withoutTakenBack(entries);
  const isMonster = (card: CardId): boolean =>
    table.session !== null && cardsOf(table.session).card(card).type === 'monster';
  const finals = view.players.map((player) => ({
    player,
    wins: view.outcome?.winners.includes(player.id) === true,
    hand: revealedHand(table, player.id),
    tally: tallyOf(counted, player.id, isMonster),
  }));
  return finals.toSorted((a, b) => Number(b.wins) - Number(a.wins) || b.player.souls - a.player.souls);
};

/** Cards by name, several of the same counted, in the order in which they first come. */
const often = (cards: readonly CardId[], names: Names) =>
  [...new Set(cards)].map((card) => ({
    name: names.card(card),
    times: cards.filter((other) => other === card).length,
  }));

const namesIn = (objects: readonly ObjectView[], names: Names): readonly string[] =>
  often(
    objects.map(({ card }) => card),
    names,
  ).map(({ name, times }) => (times > 1 ? `${name} ×${times}` : name));

/** How a player's game went, in a line, and their cards, each kind in a line. */
const finalParts = ({ player, hand, tally }: Final, w: Words, names: Names) => {
  const { ending } = w;
  const { deaths, lootPlayed, bought, rolls, pips } = tally;
  const average = rolls === 0 ? null : pips / rolls;
  const lists = [
    ending.souls(namesIn(player.soulCards, names)),
    ending.kills(often(tally.kills, names)),
    ending.items(namesIn([...player.characters, ...player.items], names)),
    ending.hand(namesIn(hand, names)),
  ].filter((line) => line !== '');
  return { record: ending.record({ coins: player.coins, deaths, lootPlayed, bought, rolls, average }), lists };
};

const headingOf = ({ player, wins }: Final, w: Words, names: Names): string =>
  w.ending.player(names.player(player.id), player.souls, wins);

/** The end of the game for one player, as lines. */
export const finalLines = (final: Final, w: Words, names: Names): readonly string[] => {
  const { record, lists } = finalParts(final, w, names);
  return [headingOf(final, w, names), record, ...lists];
};

const finalField = (final: Final, w: Words, names: Names, size: number): APIEmbedField => {
  const { record, lists } = finalParts(final, w, names);
  const room = Math.floor((size - record.length) / Math.max(1, lists.length)) - 1;
  return field(headingOf(final, w, names), [record, ...lists.map((line) => clip(line, Math.max(40, room)))].join('\n'));
};

/** That the table differs from the rulebook; the settings, by way of More, say in what. */
export const ruleDifferences = ({ data }: Table, w: Words): readonly string[] => {
  const { length } = houseRules(data);
  return length === 0 ? [] : [w.tableSettings.houseRules(length)];
};

/** Who has won, or that the table was closed, and after how many turns. */
export const outcomeText = (table: Table, view: View, w: Words, names: Names): string => {
  const ended = resultIn(view, w, names.player);
  const result = ended === null ? closedText(table, w) : `**${ended}**`;
  return [
    result,
    ...concessions(table, w),
    ...rewindsIn(table, w),
    ...mendsIn(table, w),
    w.ending.turns(view.turn.number),
  ].join('\n');
};

/** In what the table differed from the rulebook. */
const agreed = (table: Table, w: Words, size: number): readonly APIEmbedField[] => {
  const lines = houseRuleLines(table, w);
  return lines.length === 0 ? [] : [field(w.tableSettings.houseRules(lines.length), clipLines(lines, size))];
};

const embedOf = (table: Table, view: View, w: Words, finals: readonly Final[], size: number): APIEmbed => {
  const names = namesOf(table, w, 'markdown');
  return {
    title: clip(w.board.resultTitle, LIMITS.title),
    description: clip(
      [outcomeText(table, view, w, names), ...(table.data.game.upkeep.origin === null ? [] : [w.ending.inThread])].join(
        '\n',
      ),
      LIMITS.description,
    ),
    color: COLOUR,
    fields: [...finals.map((final) => finalField(final, w, names, size)), ...agreed(table, w, size)],
    footer: { text: clip(proof(table, w).join(' · '), LIMITS.footer) },
  };
};

/** What the game was like, in a few lines; nothing for one in which nothing happened. */
const storyOf = (table: Table, view: View, w: Words, entries: readonly LogEntry[]): readonly APIEmbed[] => {
  const events = storyEventsIn(entries, { view, player: null });
  const lines = storyLines(entries, events, w, namesOf(table, w, 'markdown'));
  return events.length === 0 ? [] : [storyEmbed(w.story.ofGame, lines)];
};

const sizeOf = (embeds: readonly APIEmbed[]): number => embeds.reduce((sum, embed) => sum + embedSize(embed), 0);

const idIn = ({ data }: Table, verb: ButtonVerb): string => formatId({ game: data.game.id, window: '', verb, arg: '' });
const replayButton = (table: Table, w: Words) => button(idIn(table, 'replay'), w.replaying.button);
const filesButton = (table: Table, w: Words) => button(idIn(table, 'export'), w.files.button);

/** A game that is over: who has won, how everybody's game went, their hands, how to check the dice, and its story. */
export const resultMessage = (table: Table, view: View, w: Words, entries: readonly LogEntry[]): Payload => {
  const finals = finalsOf(table, view, entries);
  const tries = SIZES.map((size) => embedOf(table, view, w, finals, size));
  const story = storyOf(table, view, w, entries);
  const embed =
    tries.find((one) => embedSize(one) + sizeOf(story) <= LIMITS.embedTotal) ?? tries[tries.length - 1] ?? {};
  const isAnyoneThere = table.data.game.seats.some(({ user }) => user !== null);
  return message({
    embeds: [embed, ...story],
    components: rows([
      ...(isAnyoneThere ? [button(idIn(table, 'rematch'), w.ending.rematch, 'primary')] : []),
      replayButton(table, w),
      button(idIn(table, 'log'), w.story.log),
      button(idIn(table, 'inspect'), w.ui.inspect),
      filesButton(table, w),
    ]),
  });
};

/** In place of the lobby of a table that has moved elsewhere: who has won, and where to read on. */
export const shortResult = (table: Table, view: View, w: Words, link: string): Payload => {
  const names = namesOf(table, w, 'markdown');
  const text = shortEnding(view, w, names.player, link);
  return withLine(
    message({
      embeds: [
        { title: clip(w.board.resultTitle, LIMITS.title), description: clip(text, LIMITS.description), color: COLOUR },
      ],
    }),
  );
};

/** A result in the archive of its server: where it was played, and by its footer which game it was. */
export const archivedMessage = (result: Payload, { channel, data }: Table, w: Words): Payload => {
  const [embed] = result.embeds;
  const proven =
    embed?.footer === undefined ? '' : `${clip(embed.footer.text, LIMITS.footer - data.game.id.length - 3)} · `;
  const footer = { text: `${proven}${data.game.id}` };
  return {
    ...withoutButtons(result),
    content: w.server.archive.from(channel),
    embeds: [{ ...embed, footer }, ...result.embeds.slice(1)],
  };
};

/** A result once another table stands in its channel, with what can still be done with its game. */
export const earlierResult = (result: Payload, table: Table, w: Words): Payload => ({
  ...result,
  components: rows([replayButton(table, w), filesButton(table, w)]),
});

/** A message that stays to be read. */
const withoutButtons = (payload: Payload): Payload => ({ ...payload, components: [] });

/** A lobby that follows a game: who asked for it, and the others by mention, whose seats are kept. */
export const withInvitation = (lobby: Payload, { data }: Table, w: Words): Payload => {
  const { rematchBy, seats } = data.game;
  const asker = seats.find(({ user }) => user !== null && user === rematchBy);
  if (asker === undefined) return lobby;
  const others = seats.flatMap(({ user }) => (user === null || user === rematchBy ? [] : [user]));
  const mentions = others.map((user) => `<@${user}>`);
  return {
    ...lobby,
    content: clip(w.ending.wanted(seatName(asker, 'markdown'), mentions), LIMITS.content),
    allowed_mentions: { users: others },
  };
};
