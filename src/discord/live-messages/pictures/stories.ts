import type { APIEmbed } from 'discord-api-types/v10';
import type { LogEntry, PlayerId, StackItemView, View } from '../../../engine/index.js';
import { isFreeActionPhase, mayAnswer, publicView, seatOf, type Table } from '../../../table/index.js';
import type { Names, Words } from '../../../text/index.js';
import { clip, LIMITS } from '../../protocol/payload.js';
import { namesOf } from '../../format/seat-names.js';
import { reasonFor } from '../../messages/notice/notice-message.js';
import { MOST_STORY_EVENTS, storyEventsIn, panelsOf, type StoryEvent } from '../../messages/story/story-events.js';
import { isReturn, eventLine, returnLines, storyEmbed, type Missed } from '../../messages/story/story-lines.js';
import {
  EMBLEM,
  writable,
  writableNames,
  type Drawable,
  type StripPanel,
  type StripScene,
} from '../../picture/index.js';

/** A story in lines, and as a picture where there is something to be drawn. */
interface Story {
  readonly embed: APIEmbed;
  readonly drawable: Drawable | null;
}

/** Dice of an attack that are drawn: the last ones. */
const DICE = 4;

type Look = Pick<StripPanel, 'icon' | 'kind' | 'beside' | 'badge'>;
const look = (icon: Look['icon'], kind: Look['kind'], more: Partial<Look> = {}): Look => ({
  icon,
  kind,
  beside: null,
  badge: null,
  ...more,
});

/** The emblems of what happened. */
const lookOf = ({ kind, rolls, entry }: StoryEvent): Look => {
  const isBought = entry?.line.event === 'purchase';
  const fought: Partial<Look> = rolls.length > 0 ? { beside: 'sword' } : {};
  switch (kind) {
    case 'win':
      return look('crown', 'treasure');
    case 'lost':
      return look('skull', 'death');
    case 'tick':
      return look('turned', 'event');
    case 'soul':
      return look('soul', 'soul', fought);
    case 'taken':
      return look('treasure', 'event', { badge: 'arrow' });
    case 'death':
      return look('skull', 'death', fought);
    case 'saved':
      return look('heart', 'monster', { badge: 'check' });
    case 'kill':
      return look('monster', 'monster', { ...fought, badge: 'skull' });
    case 'deal':
      return look('speech', 'room', { badge: 'coin' });
    case 'treasure':
      return look('treasure', 'treasure', isBought ? { badge: 'coin' } : fought);
    case 'destroyed':
      return look('burst', 'damage', { beside: 'treasure' });
    case 'leaving':
      return look('person', 'character', { badge: 'arrow' });
    case 'curse':
      return look('curse', 'curse');
    case 'fight':
      return look('monster', 'monster', { beside: 'sword' });
    case 'roll':
      return look(null, 'roll');
    case 'late':
      return look('turned', 'ability');
    default:
      return kind satisfies never;
  }
};

const eventPanel = (event: StoryEvent, w: Words, names: Names): StripPanel => ({
  ...lookOf(event),
  name: event.player === null ? '' : names.player(event.player),
  dice: event.rolls.slice(-DICE).map(({ number, hits }) => ({ face: number, hits })),
  souls: event.souls,
  caption: writable(eventLine(event, w, names), ''),
  isDecision: false,
});

/** The roll that is asked about, or the emblem of what is. */
const lookOfTop = ({ kind }: StackItemView): Look => look(kind === 'roll' ? null : EMBLEM[kind], kind);

/** What is asked of this player now, as everybody can see it; null when they need not answer. */
const decisionPanel = (table: Table, view: View, player: PlayerId, w: Words, names: Names): StripPanel => {
  const top = isFreeActionPhase(view, player) || view.asked !== null ? undefined : view.stack.at(-1);
  const face = top?.kind === 'roll' ? (top.stands ?? top.number ?? 0) : null;
  return {
    ...(top === undefined ? look(isFreeActionPhase(view, player) ? 'active' : 'question', 'ability') : lookOfTop(top)),
    badge: top === undefined || face !== null ? null : 'question',
    name: names.player(player),
    dice: face === null ? [] : [{ face, hits: top?.hits ?? null }],
    souls: null,
    caption: writable(reasonFor(table, player, w, names), ''),
    isDecision: true,
  };
};

/** Panels as a picture; what it says in words is what the log says. */
const drawableOf = (title: string, panels: readonly StripPanel[], said: readonly string[], w: Words): Drawable => {
  const scene: StripScene = { title: writable(title, ''), panels };
  const alt = [w.board.sentence(title), ...said.map((text, n) => w.picture.panel(n + 1, text))].join(' ');
  return { kind: 'strip', scene, alt: clip(alt, LIMITS.alt) };
};

const eventSaid = (event: StoryEvent, w: Words, names: Names): string => {
  const { souls, player } = event;
  const said = eventLine(event, w, names);
  return souls === null || player === null
    ? said
    : `${said} ${w.picture.souls(names.player(player), souls.has, souls.goal)}`;
};

/** Names in letters that pictures can write; what somebody typed as it was. */
const drawnNames = (names: Names, view: View): Names => ({ ...names, ...writableNames(names, view) });

/**
 * What somebody has missed who comes back to a table after a while: from what everybody may read, with what is asked of them
 * at its end. Null for whoever was hardly away, or has missed next to nothing. `now` is in milliseconds since 1970.
 */
export const storyOfReturn = (table: Table, user: string, missed: Missed, now: number, w: Words): Story | null => {
  const seat = seatOf(table, user);
  const view = publicView(table);
  const names = namesOf(table, w, 'markdown');
  if (seat === null || view === null || table.data.phase !== 'playing') return null;
  if (!isReturn(missed, now, w, names)) return null;
  const { player } = seat;
  const events = storyEventsIn(missed.entries, { view, player });
  const embed = storyEmbed(w.story.slept, returnLines(missed, events, w, names, player));
  const shown = panelsOf(events, MOST_STORY_EVENTS);
  const plain = namesOf(table, w, 'plain');
  const drawn = drawnNames(plain, view);
  const asks = mayAnswer(table, user);
  const panels = [
    ...shown.map((event) => eventPanel(event, w, drawn)),
    ...(asks ? [decisionPanel(table, view, player, w, drawn)] : []),
  ];
  const said = [
    ...shown.map((event) => eventSaid(event, w, plain)),
    ...(asks ? [reasonFor(table, player, w, plain)] : []),
  ];
  return { embed, drawable: panels.length === 0 ? null : drawableOf(w.story.slept, panels, said, w) };
};

/** The best of a game that is over, as a picture; `log` is its whole public log. Null when there is nothing to be drawn. */
export const drawableStory = (table: Table, w: Words, log: readonly LogEntry[]): Drawable | null => {
  const view = publicView(table);
  if (view === null || table.data.phase !== 'over') return null;
  const shown = panelsOf(storyEventsIn(log, { view, player: null }), MOST_STORY_EVENTS + 1);
  const plain = namesOf(table, w, 'plain');
  const drawn = drawnNames(plain, view);
  if (shown.length === 0) return null;
  const panels = shown.map((event) => eventPanel(event, w, drawn));
  return drawableOf(
    w.story.ofGame,
    panels,
    shown.map((event) => eventSaid(event, w, plain)),
    w,
  );
};
