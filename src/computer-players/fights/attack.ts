import { isPlayerId, type CardId, type ObjectView, type PlayerView, type Reward } from '../../engine/index.js';
import type { Fight } from './blows.js';
import { fightOf, oddsOf, rollBonus } from './fight.js';
import { claimsWith, claimsWithDeath, claimsWithItems } from '../situation/claims.js';
import { likely } from '../situation/reading.js';
import {
  deathCost,
  flipCost,
  isFriend,
  ITEM,
  LOOT,
  allegianceWeight,
  soulWorth,
  SPITE,
  timeBack,
  TREASURE,
  VICTORY,
} from '../situation/stakes.js';
import {
  foeIn,
  foesIn,
  foresee,
  hurtable,
  inPlay,
  onBehalfOf,
  once,
  playerIn,
  printedOn,
  type Foe,
  type Situation,
} from '../situation/situation.js';

const MEAN_ROLL = 3.5;

const rewardWorth = (now: Situation, reward: Reward | null, player: PlayerView): number => {
  if (reward === null) return 0;
  const once = (reward.coins ?? 0) + LOOT * (reward.loot ?? 0) + TREASURE * (reward.treasure ?? 0);
  const all = reward.roll === true ? once * MEAN_ROLL : once;
  if (reward.everyone !== true) return all;
  return now.view.players.reduce(
    (sum, { id }) => sum + all * allegianceWeight({ ...now, me: player }, id), // CARD-06
    0,
  );
};

const TRIGGERS_AT_MOST = 8;

/** What happens to this player when the monster dies, besides the rewards. */
const deathTriggers = (now: Situation, monster: Foe): number => {
  const source = isPlayerId(monster.id) ? null : monster.id;
  const at: Situation = { ...onBehalfOf(foresee(now), monster.controller, source), cause: { object: monster.id } };
  let worth = 0;
  for (const ability of printedOn(now, monster).abilities) {
    if (ability.kind !== 'triggered' || ability.when.event !== 'dies') continue;
    const chance = ability.when.where === undefined ? 1 : likely(at, ability.when.where);
    if (chance > 0.5) for (const { effect } of ability.modes.slice(0, 1)) worth += now.worth(at, effect);
  }
  return Math.max(-TRIGGERS_AT_MOST, Math.min(TRIGGERS_AT_MOST, worth));
};

/** What happens instead of its death, when its card says so: then it is not dead, and there are no rewards. */
const insteadOfDeath = (now: Situation, monster: Foe): number | null => {
  for (const ability of printedOn(now, monster).abilities) {
    if (ability.kind !== 'replacement' || ability.would.event !== 'dies' || ability.instead.instead !== 'effect')
      continue;
    const source = isPlayerId(monster.id) ? null : monster.id;
    const at: Situation = { ...onBehalfOf(foresee(now), monster.controller, source), cause: { object: monster.id } };
    if (ability.would.where !== undefined && likely(at, ability.would.where) < 0.5) continue;
    const worth = now.worth(at, ability.instead.effect);
    return Math.max(-TRIGGERS_AT_MOST, Math.min(TRIGGERS_AT_MOST, worth));
  }
  return null;
};

/** What the death of a final boss decides, and a minion's gives back of the timer (CHAL-05, CHAL-10). */
const goalWorth = (now: Situation, { id }: Foe): number => {
  const slot = now.view.monsters.find(({ top }) => top?.id === id)?.of;
  if (slot === 'finalBoss') return VICTORY;
  return slot === 'minion' ? timeBack(now) : 0;
};

/** What its death, its soul and its treasure change for bonus souls, in the eyes of this player. */
const claimsWithKill = (now: Situation, { id, souls }: Foe, player: PlayerView, reward: Reward | null): number => {
  const at: Situation = { ...now, me: player };
  const treasure = reward?.everyone === true ? 0 : (reward?.treasure ?? 0);
  const gained = souls === null ? 0 : claimsWith(at, player.id, { souls });
  return claimsWithDeath(at, id, player.id) + gained + claimsWithItems(at, player.id, null, treasure);
};

/** What killing it is worth to the player whose turn it is. */
export const prize = (now: Situation, monster: Foe, player: PlayerView): number => {
  const victim = playerIn(now.view, monster.id);
  if (victim !== null) return isFriend(now, victim.id) ? -deathCost(now, victim) : deathCost(now, victim);
  const instead = player.id === now.me.id && now.foreseen === 0 ? insteadOfDeath(now, monster) : null;
  if (instead !== null) return instead;
  const { reward } = printedOn(now, monster);
  const rewards = rewardWorth(now, reward, player) + soulWorth(now, player, monster.souls ?? 0);
  const goal = goalWorth(now, monster);
  const lost = monster.controller === null ? 0 : monster.controller === player.id ? -ITEM : SPITE * ITEM;
  const triggers = player.id === now.me.id && now.foreseen === 0 ? deathTriggers(now, monster) : 0;
  return rewards + goal + lost + triggers + claimsWithKill(now, monster, player, reward);
};

/** What dying is worth to a player, without regard to whose good that is. */
const loss = (now: Situation, player: PlayerView): number =>
  claimsWithDeath({ ...now, me: player }, player.id, null) - deathCost(now, player);

/** How many attack rolls a fight takes, about: each second one hits. */
const rollsOf = ({ attacker, monster }: Fight): number => {
  const hits = Math.ceil((monster.hp ?? 1) / Math.max(1, attacker.atk));
  const misses = Math.ceil(attacker.hp / Math.max(1, monster.atk ?? 1));
  return 2 * Math.min(hits, misses);
};

/** What a fight as it stands is worth to its attacker. */
const outlook = (now: Situation, fight: Fight, bonus: number): number => {
  const { attacker, monster } = fight;
  const gain = prize(now, monster, attacker);
  if ((monster.hp ?? 0) <= 0) return attacker.hp <= 0 ? gain + loss(now, attacker) : gain;
  if (attacker.hp <= 0) return loss(now, attacker);
  const { win, lose } = oddsOf(now, fight, bonus);
  return win * gain + lose * loss(now, attacker) - flipCost(now, attacker, rollsOf(fight));
};

/** What a fight as it stands is worth to this player, whoever attacks. */
export const fightWorth = (now: Situation, fight: Fight, bonus = 0): number =>
  allegianceWeight(now, fight.attacker.id) * outlook(now, fight, bonus);

/** Fights that the monster deck may hold, each with what it is worth to win and how often it comes. */
const TYPICAL = [
  { often: 3, hp: 1, dc: 4, atk: 1, coins: 3, souls: 0 },
  { often: 3, hp: 2, dc: 4, atk: 1, coins: 4, souls: 0 },
  { often: 1, hp: 2, dc: 3, atk: 2, coins: 5, souls: 0 },
  { often: 1, hp: 3, dc: 4, atk: 1, coins: 5, souls: 0 },
  { often: 1, hp: 4, dc: 3, atk: 1, coins: 5, souls: 0 },
  { often: 1, hp: 2, dc: 4, atk: 1, coins: 5, souls: 1 },
  { often: 2, hp: 3, dc: 4, atk: 1, coins: 6, souls: 1 },
  { often: 2, hp: 4, dc: 4, atk: 1, coins: 6, souls: 1 },
  { often: 1, hp: 5, dc: 4, atk: 2, coins: 6, souls: 2 },
];
/** Events come off the deck as well, and rather do good. */
const EVENTS = 4;
const EVENT = 0.5;

/** What attacking the top of the monster deck is worth to this player on average. */
const deckWorth = (now: Situation, attacker: PlayerView, bonus: number): number =>
  once(now, now.decision, `deck ${fighterKey(now, attacker, bonus)} ${rollBonus(now, attacker, true)}`, () =>
    onDeck(now, attacker, bonus),
  );

const fighterKey = ({ foreseen }: Situation, { id, hp, maxHp, atk }: PlayerView, bonus: number): string =>
  `${id} ${hp} ${maxHp} ${atk} ${bonus} ${foreseen}`;

interface Chance {
  readonly often: number;
  readonly worth: number;
}

const typicalFights = (now: Situation, attacker: PlayerView, bonus: number): readonly Chance[] => {
  const [model] = hurtable(now.view);
  if (model === undefined) return [];
  return TYPICAL.map(({ hp, dc, atk, coins, souls, often }) => {
    const monster: Foe = { ...model, hp, maxHp: hp, dc, atk, souls };
    const fight: Fight = { attacker, monster, abilities: [] };
    const { win, lose } = oddsOf(now, fight, bonus);
    const flips = flipCost(now, attacker, rollsOf(fight));
    return { often, worth: win * (coins + soulWorth(now, attacker, souls)) + lose * loss(now, attacker) - flips };
  });
};

const onDeck = (now: Situation, attacker: PlayerView, bonus: number): number => {
  const chances = [{ often: EVENTS, worth: EVENT }, ...typicalFights(now, attacker, bonus)];
  const often = chances.reduce((sum, chance) => sum + chance.often, 0);
  return chances.reduce((sum, chance) => sum + chance.often * chance.worth, 0) / often;
};

/** What the best attack is worth among so many monsters that nobody has seen yet; nothing when none is worth it. */
export const bestOfNew = (now: Situation, attacker: PlayerView, count: number): number => {
  const ranked = typicalFights(now, attacker, 0).toSorted((a, b) => a.worth - b.worth);
  const all = ranked.reduce((sum, { often }) => sum + often, 0);
  let [worth, below] = [0, 0];
  for (const chance of ranked) {
    const upTo = below + chance.often;
    worth += Math.max(0, chance.worth) * ((upTo / all) ** count - (below / all) ** count);
    below = upTo;
  }
  return worth;
};

/** What attacking the top of the monster deck is worth to a player. */
export const deckAttack = (now: Situation, attacker: PlayerView): number => deckWorth(now, attacker, 0);

/** What attacking this is worth to this player: a monster, item, room or player, or the deck. */
export const attackWorth = (now: Situation, target: string, attacker: PlayerView = now.me, bonus = 0): number => {
  const monster = foeIn(now.view, target);
  return monster === null ? deckWorth(now, attacker, bonus) : outlook(now, fightOf(now, attacker, monster), bonus);
};

/** What it would be worth to this player to attack a monster that lies in the deck. */
export const meetingWorth = (now: Situation, card: CardId): number => {
  const { hp, dc, atk, souls } = now.cards.card(card);
  const [model] = inPlay(now.view);
  if (model === undefined) return 0;
  const monster: ObjectView = { ...model, card, copyOf: null, hp, maxHp: hp, dc, atk, souls };
  return outlook(now, fightOf(now, now.me, monster), 0);
};

/** The best attack that this player could make, one foe apart. */
const bestWithout = (now: Situation, except: string | null, attacker: PlayerView, bonus: number): number => {
  const fighter = fighterKey(now, attacker, bonus);
  const worths = foesIn(now.view).map(({ id }) =>
    id === except
      ? -Infinity
      : once(now, now.view, `attack ${id} ${fighter}`, () => attackWorth(now, id, attacker, bonus)),
  );
  return Math.max(...worths, deckWorth(now, attacker, bonus));
};

/** The best attack that this player could make, also when the best is a bad one. */
export const bestAttack = (now: Situation, attacker: PlayerView = now.me, bonus = 0): number =>
  once(now, now.view, `best ${fighterKey(now, attacker, bonus)}`, () => bestWithout(now, null, attacker, bonus));

/** The best attack that this player could make if this foe were as it is on another table; the others are as they are on this one. */
export const bestAttackIf = (now: Situation, foe: string, there: Situation): number =>
  Math.max(bestWithout(now, foe, now.me, 0), attackWorth(there, foe));
