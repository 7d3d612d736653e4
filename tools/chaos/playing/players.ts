import { setTimeout as pause } from 'node:timers/promises';
import { InteractionResponseType, type APIMessage } from 'discord-api-types/v10';
import { ClientRefusal, InteractionFailed, type Crowd } from '../../../playground/index.js';
import type { Language, Words } from '../../../src/text/index.js';
import type { Press } from '../checking/presses.js';
import type { Numbers } from '../plan/numbers.js';
import { ACTS, answerOn, choiceOn, isAsked, type Choice } from './choices.js';
import { partsOf } from '../../screens/parts.js';
import type { Screens } from './seen.js';
import { firstWords, NOBODY, toldBy } from './told.js';

/** Somebody at a table. */
interface Player {
  readonly user: string;
  readonly name: string;
  readonly language: Language;
}

/** A table: its channel, and who sits there; the first is the host. */
export interface Place {
  readonly channel: string;
  readonly people: readonly Player[];
  readonly hasPicture: boolean;
}

/** People who play at many tables at once, and remember what they pressed and what they were told. */
export interface Players {
  /** Opens a table in every place and begins its game. */
  sitDown(): Promise<void>;
  play(): void;
  /** Nobody presses anything any more; resolves when everything that was pressed has an answer or never gets one. */
  hold(): Promise<void>;
  /** Everybody opens their panel anew. @returns who was not answered within so many milliseconds, and what they were told */
  look(ms: number): Promise<readonly string[]>;
  /** One of those who are asked answers, at each table. */
  actOnce(): Promise<void>;
  end(): Promise<void>;
  /** Everything that was pressed since this was asked last. */
  takePresses(): readonly Press[];
}

/** Milliseconds that people wait for words after they were told to wait. */
const PATIENCE = 6_000;
/** What a client says when there was no answer. */
const FAILED = 'This interaction failed';
/** How often somebody types something at the beginning, on a slow machine. */
const TRIES = 10;
/** Milliseconds in which words come that stand beside an answer. */
const BESIDE = 2_000;
/** Milliseconds between two presses of one person. */
const BETWEEN = { least: 350, more: 700 } as const;

interface Parts {
  readonly crowd: Crowd;
  readonly screens: Screens;
  readonly places: readonly Place[];
  readonly words: (language: Language) => Words;
  readonly numbers: Numbers;
}

type Pressing = Parameters<Crowd['begin']>[1];
type Settled = Awaited<ReturnType<Crowd['act']>>;

/** What was pressed, and what the message showed then. */
interface About {
  readonly pressed: string;
  readonly verb: string;
  readonly isPublic: boolean;
  readonly before: { readonly embeds: string; readonly said: string };
}

/** Whether a panel begins with what has happened. */
const tellsWhat = (panel: APIMessage): boolean => firstWords(panel).startsWith('• ');

export const createPlayers = ({ crowd, screens, places, words, numbers }: Parts): Players => {
  const start = performance.now();
  let presses: Press[] = [];
  const pending = new Set<Promise<unknown>>();
  let isPlaying = false;
  let isEnding = false;
  let turns = 0;

  /**
   * Waits for what somebody is shown in the end; null when that is not certain. A message that is edited as it was forgets what
   * was chosen in its menu: then the answer stands beside it. While they are told to wait, their panel may also follow the table.
   */
  const answerOf = async (
    interaction: string,
    { response, messageId }: Pick<Settled, 'response' | 'messageId'>,
    { isPublic, before }: About,
  ): Promise<APIMessage | null> => {
    if (messageId === null) return null;
    switch (response) {
      case InteractionResponseType.DeferredMessageUpdate: {
        if (isPublic) return null;
        const beside = screens.beside(interaction, PATIENCE);
        const first = await Promise.race([beside, screens.next(messageId, PATIENCE)]);
        const isAnswer = first?.id !== messageId || (tellsWhat(first) && firstWords(first) !== before.said);
        return isAnswer ? first : screens.beside(interaction, BESIDE);
      }
      case InteractionResponseType.UpdateMessage: {
        const now = crowd.message(messageId) ?? null;
        const isSame = JSON.stringify(now?.embeds) === before.embeds;
        return isSame ? screens.beside(interaction, BESIDE) : now;
      }
      default:
        return screens.finished(messageId, PATIENCE);
    }
  };

  /** Does it as this person, and remembers it. Null: their client would not. */
  const press = async (
    { channel }: Place,
    { user, language }: Player,
    action: Pressing,
    about: About,
  ): Promise<Press | null> => {
    const { pressed, verb, isPublic } = about;
    const began = performance.now();
    const note = (rest: Pick<Press, 'interaction' | 'told' | 'said'>): Press => {
      const took = performance.now() - began;
      const made = { channel, person: user, pressed, at: Math.round(began - start), took: Math.round(took), ...rest };
      presses.push(made);
      return made;
    };
    let interaction = '';
    try {
      const begun = crowd.begin(user, action);
      interaction = begun.id;
      const settled = await begun.settled;
      const took = performance.now() - began;
      const message = await answerOf(interaction, settled, about);
      const told = toldBy({ verb, isPublic, response: settled.response, took, message }, words(language));
      return note({ interaction, told, said: firstWords(message).slice(0, 120) });
    } catch (error) {
      if (error instanceof ClientRefusal) return null;
      if (!(error instanceof InteractionFailed)) throw error;
      return note({ interaction, told: ACTS.includes(verb) ? 'uncertain' : 'shown', said: FAILED });
    }
  };

  const remembered = async <T>(work: Promise<T>): Promise<T> => {
    pending.add(work);
    return work.finally(() => pending.delete(work));
  };

  const use = async (place: Place, player: Player, on: APIMessage, choice: Choice): Promise<Press | null> => {
    const { id: customId, verb, values } = choice;
    const chosen = values === undefined ? {} : { values };
    const before = { embeds: JSON.stringify(on.embeds), said: firstWords(on) };
    return remembered(
      press(
        place,
        player,
        { kind: 'component', messageId: on.id, customId, unchecked: true, ...chosen },
        {
          pressed: JSON.stringify([customId, values ?? []]),
          verb,
          isPublic: on === screens.board(place.channel),
          before,
        },
      ),
    );
  };

  const type = async (
    place: Place,
    player: Player,
    command: string,
    options: Readonly<Record<string, string | number | boolean>> = {},
  ): Promise<Press | null> =>
    remembered(
      press(
        place,
        player,
        { kind: 'command', channelId: place.channel, command, options },
        { pressed: `/${command}`, verb: command, isPublic: false, before: { embeds: '', said: '' } },
      ),
    );

  /** Opens the panel, by the board or by typing. */
  const open = async (place: Place, player: Player, n: number): Promise<void> => {
    const board = screens.board(place.channel);
    const button = partsOf(board).find(({ verb }) => verb === 'panel');
    screens.leave(place.channel, player.user);
    if (board !== undefined && button !== undefined && numbers.below(2, 'open', player.name, n) === 0)
      await use(place, player, board, { id: button.id, verb: button.verb });
    else await type(place, player, 'hand');
  };

  /** Between two games: the host begins the next one. */
  const goOn = async (place: Place, player: Player): Promise<boolean> => {
    const board = screens.board(place.channel);
    const parts = partsOf(board);
    if (board === undefined || parts.some(({ verb }) => verb === 'panel')) return false;
    const [host] = place.people;
    const found =
      parts.find(({ verb }) => verb === (player === host ? 'start' : 'join')) ??
      parts.find(({ verb }) => verb === 'rematch');
    if (found !== undefined && (player === host || found.verb === 'join'))
      await use(place, player, board, { id: found.id, verb: found.verb });
    return true;
  };

  /** One thing that somebody does. */
  const act = async (place: Place, player: Player, n: number): Promise<void> => {
    if (await goOn(place, player)) return;
    const panel = screens.panel(place.channel, player.user);
    const what = [player.name, n] as const;
    if (panel === null || numbers.below(18, 'anew', ...what) === 0) return open(place, player, n);
    const choice = choiceOn(panel, numbers, ...what);
    if (choice === null) {
      if (numbers.below(6, 'look', ...what) === 0) await open(place, player, n);
      return;
    }
    const isTwice = numbers.below(20, 'twice', ...what) === 0;
    const [first] = await Promise.all([
      use(place, player, panel, choice),
      isTwice ? use(place, player, panel, choice) : null,
    ]);
    if (first?.told !== 'uncertain' && first?.told !== 'unsaved') return;
    if (numbers.below(2, 'again', ...what) === 0) await use(place, player, panel, choice);
    else screens.leave(place.channel, player.user);
  };

  const live = async (place: Place, player: Player): Promise<void> => {
    for (let n = 0; !isEnding; n += 1) {
      await pause(BETWEEN.least + numbers.below(BETWEEN.more, 'pause', player.name, n));
      if (isPlaying) await remembered(act(place, player, n));
    }
  };

  /** Types it until there is an answer; a second time it is refused where the first one counted. */
  const surely = async (...typed: Parameters<typeof type>): Promise<void> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const made = await type(...typed);
      if (made !== null && made.said !== FAILED) return;
    }
    throw new Error(`${typed[2]} was not answered.`);
  };

  const everybody = places.flatMap((place) => place.people.map((player) => [place, player] as const));
  let lives: Promise<unknown> | null = null;

  /** Opens the panel, however often it takes; null, or what there was in its place. */
  const looked = async (place: Place, player: Player, end: number): Promise<string | null> => {
    // In the lobby, and after the game, nobody has a panel.
    if (partsOf(screens.board(place.channel)).every(({ verb }) => verb !== 'panel')) return null;
    for (;;) {
      screens.leave(place.channel, player.user);
      const made = await type(place, player, 'hand');
      if (screens.panel(place.channel, player.user) !== null) return null;
      const isGone = made?.said === words(player.language).errors.refusal({ why: 'noTable' }, NOBODY);
      if (isGone || performance.now() > end) return `${player.name} in ${place.channel}: ${made?.said ?? 'nothing'}`;
      await pause(200);
    }
  };

  const until = async (what: string, isSo: () => boolean): Promise<void> => {
    const end = performance.now() + 30_000;
    while (!isSo()) {
      if (performance.now() > end) throw new Error(`${what} did not come.`);
      await pause(20);
    }
  };

  return {
    async sitDown() {
      await Promise.all(
        places.map(async (place) => {
          const [host, ...guests] = place.people;
          if (host === undefined) return;
          const has = (verb: string): boolean =>
            partsOf(screens.board(place.channel)).some((part) => part.verb === verb);
          await surely(place, host, 'souls new', { souls: 2, picture: place.hasPicture, language: 'en' });
          await until('a lobby', () => has('join'));
          for (const guest of guests) await surely(place, guest, 'souls join');
          await surely(place, host, 'souls start');
          await until('a game', () => has('panel'));
        }),
      );
    },
    play() {
      isPlaying = true;
      lives ??= Promise.all(everybody.map(async ([place, player]) => live(place, player)));
    },
    async hold() {
      isPlaying = false;
      while (pending.size > 0) await Promise.all(pending);
    },
    async look(ms) {
      const end = performance.now() + ms;
      const all = await Promise.all(everybody.map(async ([place, player]) => looked(place, player, end)));
      return all.filter((said) => said !== null);
    },
    async actOnce() {
      turns += 1;
      await Promise.all(
        places.map(async (place) => {
          const asked = place.people.flatMap((player) => {
            const panel = screens.panel(place.channel, player.user);
            return panel !== null && isAsked(panel) ? [{ player, panel }] : [];
          });
          const found = asked[numbers.below(asked.length, 'calm', place.channel, turns)];
          const choice = found === undefined ? null : answerOn(found.panel, numbers, 'calm', found.player.name, turns);
          if (found !== undefined && choice !== null) await use(place, found.player, found.panel, choice);
        }),
      );
    },
    takePresses() {
      const taken = presses;
      presses = [];
      return taken;
    },
    async end() {
      isEnding = true;
      isPlaying = false;
      await lives;
    },
  };
};
