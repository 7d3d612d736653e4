import { base } from '../../cards/base/index.js';
import type { CardId } from '../../src/engine/index.js';
import { withCounters, type PlayerScene } from '../support/scene-state.js';

/** Who attacks what. */
export interface Matchup {
  readonly monster: CardId;
  readonly attacker: string;
}

/** What P1 has; a plain character has 2 HP and 1 ATK. */
export const ATTACKERS: Readonly<Record<string, PlayerScene>> = {
  plain: {},
  strong: { items: ['breakfast', 'ipecac'] },
  hurt: { damage: 1 },
  lucky: { items: ['meat', 'synthoil'] },
  'with two more HP': { items: ['breakfast', 'dinner'] },
  'brimstone twice': { items: ['brimstone', 'brimstone'] },
  'baby-haunt': { items: ['baby-haunt', 'breakfast'] },
  'daddy-haunt': { items: ['daddy-haunt', 'breakfast', 'dinner'] },
  'dry-baby': { items: ['dry-baby'] },
  polydactyly: { items: ['polydactyly'] },
  'champion-belt': { items: ['champion-belt', 'breakfast'] },
  'bum-bo': { items: [withCounters('bum-bo-treasure', 1, 'level')] },
  'empty-vessel': { items: ['empty-vessel'] },
  'the-dead-cat': { items: ['the-dead-cat'] },
  'guppys-collar': { items: ['guppys-collar'] },
  'curse-of-the-tower': { items: ['curse-of-the-tower', 'breakfast'] },
};

/** Every monster of the base set with numbers that can be attacked. */
const OF_THE_BASE_SET = base.cards.filter(({ type, hp, id }) => type === 'monster' && hp !== null && id !== 'stoney');

/** Monsters of later sets whose abilities change hits, damage or the end of a fight. */
const OF_LATER_SETS: readonly CardId[] = [
  'knight',
  'steven',
  'mother',
  'null',
  'turdlings',
  'ultra-greed',
  'peeper',
  'the-gorm',
  'hornfel-alt-art',
  'min-min',
  'moms-hand-alt-art',
  'cereus-peashy',
  'the-scourge',
  'isaac-monster',
  'gemini-summer-of-isaac',
  'hush-summer-of-isaac',
  'mother-summer-of-isaac',
];

/** Fought by everybody. */
const BY_ALL: readonly CardId[] = ['monstro', 'horf', 'mega-fatty', 'larry-jr', 'pin'];
/** Items that the reckoning does not know; enough of them in two fights. */
const UNKNOWN_ITEMS: readonly string[] = ['guppys-collar', 'curse-of-the-tower'];

const attackersOf = (monster: CardId): readonly string[] => {
  if (!BY_ALL.includes(monster)) return ['plain', 'strong'];
  const all = Object.keys(ATTACKERS);
  return ['monstro', 'pin'].includes(monster) ? all : all.filter((name) => !UNKNOWN_ITEMS.includes(name));
};

export const MATCHUPS: readonly Matchup[] = [...OF_THE_BASE_SET.map(({ id }) => id), ...OF_LATER_SETS].flatMap(
  (monster) => attackersOf(monster).map((attacker) => ({ monster, attacker })),
);

/** A fight of which the reckoning leaves something out, with how often those of the engine end so. */
export interface Simplified extends Matchup {
  readonly win: number;
  readonly lose: number;
  readonly leftOut: string;
}

const leftOut = (what: string, ...fights: readonly Omit<Simplified, 'leftOut'>[]): readonly Simplified[] =>
  fights.map((fight) => ({ ...fight, leftOut: what }));

/** Known simplifications, each off by more than chance. */
export const SIMPLIFIED: readonly Simplified[] = [
  ...leftOut(
    'what prevents the death of the attacker',
    { monster: 'monstro', attacker: 'guppys-collar', win: 0.185, lose: 0.418 },
    { monster: 'pin', attacker: 'guppys-collar', win: 0.356, lose: 0.326 },
  ),
  ...leftOut(
    'what items of the attacker do when it takes damage',
    { monster: 'monstro', attacker: 'curse-of-the-tower', win: 0.533, lose: 0.467 },
    { monster: 'pin', attacker: 'curse-of-the-tower', win: 0.769, lose: 0.231 },
  ),
  ...leftOut(
    'which of the attack rolls it is',
    { monster: 'null', attacker: 'plain', win: 0.122, lose: 0.878 },
    { monster: 'null', attacker: 'strong', win: 0.495, lose: 0.505 },
  ),
  ...leftOut(
    'the third attack roll ends the attack',
    { monster: 'turdlings', attacker: 'plain', win: 0.024, lose: 0.321 },
    { monster: 'turdlings', attacker: 'strong', win: 0.34, lose: 0.041 },
  ),
  ...leftOut(
    'numbers that were rolled before in the turn',
    { monster: 'min-min', attacker: 'plain', win: 0.462, lose: 0.538 },
    { monster: 'min-min', attacker: 'strong', win: 0.932, lose: 0.068 },
    { monster: 'hush-summer-of-isaac', attacker: 'strong', win: 0.022, lose: 0.978 },
  ),
  ...leftOut(
    'a vote about the damage',
    { monster: 'the-scourge', attacker: 'plain', win: 0, lose: 1 },
    { monster: 'the-scourge', attacker: 'strong', win: 0, lose: 1 },
  ),
  ...leftOut(
    'who is left to choose once P2 has died',
    { monster: 'isaac-monster', attacker: 'plain', win: 0, lose: 1 },
    { monster: 'isaac-monster', attacker: 'strong', win: 0.372, lose: 0.878 },
  ),
  ...leftOut(
    'HP and ATK by counters',
    { monster: 'gemini-summer-of-isaac', attacker: 'plain', win: 0, lose: 1 },
    { monster: 'gemini-summer-of-isaac', attacker: 'strong', win: 0.552, lose: 0.448 },
  ),
  ...leftOut(
    'numbers that others choose',
    { monster: 'mother-summer-of-isaac', attacker: 'plain', win: 0.231, lose: 0.769 },
    { monster: 'mother-summer-of-isaac', attacker: 'strong', win: 0.823, lose: 0.177 },
  ),
];
