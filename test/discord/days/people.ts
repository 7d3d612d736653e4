import { DateTime } from 'luxon';
import { cardById } from '../../../cards/index.js';
import { chooseAnswer } from '../../../src/computer-players/index.js';
import {
  apply,
  decisionOf,
  isRound,
  load,
  save,
  seededRandom,
  turnOf,
  viewFor,
  type OptionId,
  type PlayerId,
  type Session,
} from '../../../src/engine/index.js';
import {
  isAbsent,
  isMain,
  mayAnswer,
  plannableOf,
  questionOf,
  randomFrom,
  readyOffersOf,
  windowFor,
  type Outcome,
  type PlanStep,
  type Table,
  type Tables,
} from '../../../src/table/index.js';
import { done, newInteraction } from '../../table/table-scene.js';

const resources = { cards: { card: cardById }, random: seededRandom };

/** Somebody who plays between other things. */
export interface Player {
  readonly user: string;
  readonly name: string;
  readonly zone: string;
}

/** What somebody did when they looked at the table. */
export interface Look {
  readonly user: string;
  readonly at: number;
  /** Answers that were more than a pass, and passes. */
  readonly acts: number;
  readonly passes: number;
  /** What was arranged in advance. */
  readonly arranged: number;
}

/** The next time after this one at which the clock on somebody's wall shows one of these hours. */
export const nextLook = ({ zone }: Player, after: number, hours: readonly number[]): number => {
  const day = DateTime.fromMillis(after, { zone }).startOf('day');
  const times = [0, 1].flatMap((days) => hours.map((hour) => day.plus({ days }).set({ hour }).toMillis()));
  return Math.min(...times.filter((time) => time > after));
};

/** What a `simple` computer player would answer if it were this player's turn to. */
const wouldAnswer = (session: Session, player: PlayerId, random: () => number): readonly OptionId[] | null => {
  if (decisionOf(session)?.player === player)
    return chooseAnswer('simple', viewFor(session, player), random, resources.cards);
  const { session: ahead } = load(save(session), resources);
  for (let decision = decisionOf(ahead); decision?.player !== player; decision = decisionOf(ahead)) {
    if (decision === null || decision.key !== 'priority' || !isRound(ahead)) return null;
    apply(ahead, decision.player, ['pass']);
  }
  return chooseAnswer('simple', viewFor(ahead, player), random, resources.cards);
};

/** Whether a step asks nothing of whoever takes it: there is one mode, without a target. */
const isPlain = ({ do: deed, card, ability }: PlanStep): boolean => {
  if (card === null || (deed !== 'play' && deed !== 'activate')) return false;
  const found = cardById(card).abilities.filter((one) => (deed === 'play' ? one.kind === 'loot' : one.key === ability));
  return found.every((one) => 'modes' in one && one.modes.length === 1 && one.modes[0]?.targets.length === 0);
};

/** What somebody who is not asked for anything more would do in their own next turn, if nothing happened before it. */
const nextTurn = (session: Session, player: PlayerId, random: () => number): readonly OptionId[] => {
  const { session: ahead } = load(save(session), resources);
  const found: OptionId[] = [];
  for (let steps = 0; steps < 3000; steps += 1) {
    const decision = decisionOf(ahead);
    if (decision === null) return found;
    const isOwn = decision.player === player && isMain(viewFor(ahead, null), player);
    const isDeclared = ['attack.target', 'purchase.choice'].includes(decision.key) && decision.player === player;
    const mild = decision.options.some(({ id }) => id === 'end') ? ['end'] : decision.fallback;
    const answer = isOwn || isDeclared ? chooseAnswer('simple', viewFor(ahead, player), random, resources.cards) : mild;
    if (isOwn || isDeclared) found.push(...answer);
    if (isDeclared || (isOwn && answer.includes('end'))) return found;
    apply(ahead, decision.player, answer);
  }
  return found;
};

/** A list for the next turn: plain loot, the attack or purchase that seems best now, money spent if there is some, the end. */
const listFor = (table: Table, user: string, random: () => number): readonly string[] => {
  const choices = plannableOf(table, user);
  const seat = table.data.seats.find((one) => one.user === user)!.player;
  const wanted = nextTurn(table.session!, seat, random);
  const all = (fits: (step: PlanStep) => boolean): readonly string[] =>
    choices.flatMap(({ id, step }) => (fits(step) ? [id] : []));
  const coins = viewFor(table.session!, null).players.find(({ id }) => id === seat)?.coins ?? 0;
  const attacks = all(({ do: deed, ref }) => deed === 'attack' && wanted.includes(ref));
  const buys = all(({ do: deed, ref }) => deed === 'buy' && (wanted.includes(ref) || coins >= 10));
  const plain = wanted.flatMap((option) =>
    all((step) => isPlain(step) && [`play:${step.ref}`, `use:${step.ref}:${step.ability ?? ''}`].includes(option)),
  );
  return [
    ...new Set(plain.slice(0, 4)),
    ...attacks.slice(0, 1),
    ...buys.slice(0, 1),
    ...all(({ do: deed }) => deed === 'end'),
  ];
};

const isPass = (options: readonly OptionId[]): boolean => options[0] === 'pass';

/** The people of a table, who play as the `simple` computer player does, and what each answer was that was taken. */
export const peopleOf = (channel: string, seed: number, prepares: boolean) => {
  const random = randomFrom(seed);

  const answer = async (tables: Tables, table: Table, player: Player, options: readonly OptionId[]): Promise<void> => {
    const click = { game: table.data.game, window: windowFor(table, player.user) ?? '', options };
    const { is } = await tables.answer(channel, newInteraction(), player, click);
    if (is !== 'done') throw new Error(`${player.name} could not answer ${options.join(', ')}: ${is}`);
  };

  /** Answers one thing; null when there is nothing that this person could do now. */
  const once = async (tables: Tables, player: Player): Promise<'act' | 'pass' | null> => {
    const table = await tables.table(channel);
    const session = table?.session ?? null;
    if (table === null || session === null || !mayAnswer(table, player.user)) return null;
    const seat = table.data.seats.find(({ user }) => user === player.user)!.player;
    const options = wouldAnswer(session, seat, random);
    if (options === null || (questionOf(table, player.user) === null && !isPass(options))) return null;
    await answer(tables, table, player, options);
    return isPass(options) ? 'pass' : 'act';
  };

  const arrange = async (outcome: Promise<Outcome>): Promise<number> => {
    done(await outcome);
    return 1;
  };

  /** Writes a list for the own turn that comes, and makes ready what one's cards offer; how much of that there was to do. */
  const prepare = async (tables: Tables, player: Player): Promise<number> => {
    const table = await tables.table(channel);
    const session = table?.session ?? null;
    if (table === null || session === null || table.data.phase !== 'playing') return 0;
    const { user } = player;
    const seat = table.data.seats.find((one) => one.user === user)!;
    let arranged = 0;
    const offers = readyOffersOf(table, user);
    const free = Math.max(0, 10 - offers.filter(({ isReady }) => isReady).length);
    for (const { id } of offers.filter(({ isReady }) => !isReady).slice(0, free))
      arranged += await arrange(tables.makeReady(channel, newInteraction(), player, id));
    if (turnOf(session).active === seat.player) return arranged;
    const [list, written] = [listFor(table, user, random), seat.plan?.steps ?? []];
    const isSame = written.every(({ do: deed, ref }, at) => list[at]?.startsWith(`${deed}~${ref}~`) === true);
    if (seat.plan?.stopped === null && isSame && written.length === list.length) return arranged;
    if (seat.plan !== undefined) await tables.dropPlan(channel, newInteraction(), player);
    for (const id of list) arranged += await arrange(tables.addStep(channel, newInteraction(), player, id));
    return arranged;
  };

  return {
    /** Opens the table and does all there is to do. */
    async look(tables: () => Tables, player: Player, at: number): Promise<Look> {
      const [before, seat] = [await tables().table(channel), player.user];
      const own = before?.data.seats.find(({ user }) => user === seat)?.player;
      if (before !== null && own !== undefined && isAbsent(before.data, own))
        await tables().comeBack(channel, newInteraction(), player);
      const did = { acts: 0, passes: 0 };
      for (let now = await once(tables(), player); now !== null; now = await once(tables(), player))
        did[now === 'act' ? 'acts' : 'passes'] += 1;
      const arranged = prepares ? await prepare(tables(), player) : 0;
      return { user: player.user, at, ...did, arranged };
    },
  };
};
