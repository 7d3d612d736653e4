import type { CardId, ObjectId, PlayerId } from '../vocabulary/index.js';
import { EngineDefect, isPlayerId, objectOf, playerOf, topsOf, withReadCache, type Game } from '../state/index.js';
import { attackOf, characteristics, hpLeft, maxHp, soulTotal } from '../rules/characteristics/characteristics.js';
import { isHit } from '../rules/dice/attack-hits.js';
import { rollAsItStands } from '../rules/dice/rolls.js';
import { lootPlaysLeft } from '../rules/players/loot.js';
import { modeOf } from '../rules/modes/modes.js';
import { soulsToWin, soulsTogether } from '../rules/turn/winning.js';
import { PASS } from '../decisions/actions.js';
import { internalsOf, type Session } from './internals.js';
import { apply } from './session.js';

/** A card that a player of an imagined game has in play. */
export interface ImaginedThing {
  readonly card: CardId;
  readonly charged: boolean;
}

/** What a player of an imagined game has, the hand included. ¢, HP, soul values. */
export interface ImaginedPlayer {
  readonly id: PlayerId;
  readonly coins: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly atk: number;
  readonly souls: number;
  readonly soulsToWin: number;
  readonly dead: boolean;
  readonly lootPlays: number;
  readonly hand: readonly CardId[];
  readonly items: readonly ImaginedThing[];
  readonly curses: number;
}

/** What can be fought in an imagined game. */
export interface ImaginedFoe {
  readonly id: ObjectId;
  readonly card: CardId;
  readonly hp: number;
  readonly dc: number;
  readonly atk: number;
  readonly souls: number;
}

/** An imagined game in numbers, for its evaluation. */
export interface EvaluationState {
  readonly turn: number;
  readonly active: PlayerId;
  readonly phase: 'start' | 'action' | 'end';
  /** All players in the order of their turns. */
  readonly players: readonly ImaginedPlayer[];
  /** In a way to play in which all share the goal: soul value of all, and what is left of the timer. */
  readonly together: { readonly souls: number; readonly left: number | null } | null;
  /** The final boss of a challenge, as far as it can be seen. */
  readonly boss: { readonly hp: number; readonly maxHp: number } | null;
}

/** The game of an imagined session: in every other one there are secrets. */
const imaginedGame = (session: Session): Game => {
  const { imagined, game } = internalsOf(session);
  if (!imagined) throw new EngineDefect('only what is imagined may be read as a whole');
  return game;
};

const playerIn = (g: Game, id: PlayerId): ImaginedPlayer => {
  const { coins, dead, hand, area } = playerOf(g.state, id);
  const items: ImaginedThing[] = [];
  let curses = 0;
  for (const object of area) {
    const { role, card, charged } = objectOf(g.state, object);
    if (role === 'item') items.push({ card, charged });
    else if (role === 'curse') curses += 1;
  }
  return {
    id,
    coins,
    dead,
    items,
    curses,
    hp: hpLeft(g, id) ?? 0,
    maxHp: maxHp(g, id) ?? 0,
    atk: attackOf(g, id),
    souls: soulTotal(g, id),
    soulsToWin: modeOf(g.state)?.challenge?.opensAt.souls ?? soulsToWin(g, id),
    lootPlays: lootPlaysLeft(g, id),
    hand: hand.map((card) => objectOf(g.state, card).card),
  };
};

const togetherIn = (g: Game): EvaluationState['together'] => {
  const mode = modeOf(g.state);
  if (mode === null || !mode.sharesGoal) return null;
  const { timer } = mode;
  return {
    souls: soulsTogether(g),
    left: timer === null ? null : Math.abs(timer.over - (g.state.timer ?? timer.begins)),
  };
};

const bossIn = (g: Game): EvaluationState['boss'] => {
  const [top] = topsOf(g.state, 'finalBoss');
  return top === undefined ? null : { hp: hpLeft(g, top) ?? 0, maxHp: maxHp(g, top) ?? 0 };
};

/** The numbers of an imagined game for its evaluation. Throws `EngineDefect` for a real game, in which there are secrets. */
export const evaluationState = (session: Session): EvaluationState => {
  const g = imaginedGame(session);
  return withReadCache(g, () => ({
    turn: g.state.turn.number,
    active: g.state.turn.active,
    phase: g.state.turn.phase,
    players: g.state.turnOrder.map((id) => playerIn(g, id)),
    together: togetherIn(g),
    boss: bossIn(g),
  }));
};

/** What can be fought in an imagined game: the tops of its slots that have HP. Throws `EngineDefect` for a real one. */
export const foesIn = (session: Session): readonly ImaginedFoe[] => {
  const g = imaginedGame(session);
  return withReadCache(g, () =>
    topsOf(g.state, 'monster', 'minion', 'finalBoss').flatMap((id) => {
      const { hp, dc, atk, souls } = characteristics(g, id);
      if (hp === null) return [];
      return {
        id,
        card: objectOf(g.state, id).card,
        hp: hpLeft(g, id) ?? 0,
        dc: dc ?? 1,
        atk: atk ?? 0,
        souls: souls ?? 0,
      };
    }),
  );
};

/** What is on top of the stack of an imagined game, as far as it is about a player. */
export interface ImaginedTop {
  readonly is: 'attackRoll' | 'damage' | 'death';
  /** Who rolls, takes the damage or dies. */
  readonly player: PlayerId;
  /** Whether it is what this player does not want: a roll that misses, damage that kills, death. */
  readonly bad: boolean;
}

/** The top of the stack of an imagined game; null for what is about no player. Throws `EngineDefect` for a real game. */
export const topIn = (session: Session): ImaginedTop | null => {
  const g = imaginedGame(session);
  const item = g.state.stack.at(-1);
  switch (item?.kind) {
    case 'roll': {
      const { purpose, roller } = item;
      if (purpose.for !== 'attack') return null;
      const result = rollAsItStands(g, item);
      return { is: 'attackRoll', player: roller, bad: !isHit(g, { roller, target: purpose.target, result }) };
    }
    case 'damage':
      if (!isPlayerId(item.to)) return null;
      return { is: 'damage', player: item.to, bad: item.amount >= (hpLeft(g, item.to) ?? 0) };
    case 'death':
      return isPlayerId(item.of) ? { is: 'death', player: item.of, bad: true } : null;
    default:
      return null;
  }
};

/** One player of an imagined game. Throws `EngineDefect` for a real one. */
export const imaginedPlayer = (session: Session, id: PlayerId): ImaginedPlayer => {
  const g = imaginedGame(session);
  return withReadCache(g, () => playerIn(g, id));
};

/**
 * Everybody passes who has not yet done so in the open round of priority (PRIO-05): as if each of them had answered so, and cheaper.
 * Throws `EngineDefect` for a real game, `IllegalAnswer` where no priority is open.
 */
export const passRound = (session: Session): void => {
  const { turnOrder, priority } = imaginedGame(session).state;
  const holder = priority?.holder ?? null;
  if (priority !== null)
    for (const player of turnOrder)
      if (player !== holder && !priority.passed.includes(player)) priority.passed.push(player);
  apply(session, holder ?? 'p1', [PASS.id]);
};
