import {
  entersPlay,
  eternal,
  eachTime,
  guppy,
  nothing,
  thisObject,
  trinket,
  type Ability,
  type Card,
  type CardId,
  type CardType,
} from '../../src/engine/vocabulary/index.js';
import type { KnownCard, KnownFace } from '../catalogue/index.js';

type Stats = NonNullable<KnownFace['stats']>;

const NO_STATS: Stats = { hp: null, dc: null, atk: null };

/** What nobody knows still has to be fought, and to fight: a monster that hurts nobody, a character like most. */
const OF_TYPE: Partial<Record<CardType, Stats>> = {
  monster: { hp: 1, dc: 4, atk: 0 },
  character: { hp: 2, dc: null, atk: 1 },
};

/** What its keywords do is part of the rules, and needs no text. */
const keywordsOf = ({ eternal: isEternal, guppy: isGuppy, keywords }: KnownFace): readonly Ability[] => [
  ...(isEternal ? [eternal] : []),
  ...(isGuppy ? [guppy] : []),
  ...(keywords.includes('trinket') ? [trinket] : []),
];

/** An event comes and goes, whatever it says. */
const EVENT: Ability = eachTime(entersPlay(thisObject), nothing);

const abilitiesOf = (type: CardType, hp: number | null, known: KnownCard | null): readonly Ability[] => {
  if (type === 'monster' && hp === null) return [EVENT];
  if (known !== null) return keywordsOf(known);
  return type === 'startingItem' ? [eternal] : [];
};

/** An id that nobody knows may be anything, and is shown as a name is: what markup and mentions are made of is left out. */
const nameOfUnknown = (id: CardId): string => id.replace(/[^\w-]+/g, '').slice(0, 60) || '?';

/**
 * The placeholder of a card that cannot be played: its name and numbers if it is a published card, and no text. The type
 * counts if it is not.
 */
export const placeholderCard = (id: CardId, known: KnownCard | null, type: CardType): Card => {
  const deck = known?.deck ?? type;
  const is = deck === 'outside' ? 'monster' : deck;
  const stats = known === null ? (OF_TYPE[is] ?? NO_STATS) : (known.stats ?? NO_STATS);
  const reward = known?.reward ?? null;
  const plainId = nameOfUnknown(id);
  return {
    id,
    name: { en: known?.en ?? plainId, fr: known?.fr ?? plainId },
    set: known?.set ?? '',
    type: is,
    category: known?.category ?? null,
    copies: known?.copies ?? 1,
    hp: stats.hp,
    dc: stats.dc,
    atk: stats.atk,
    reward: reward === 'special' ? null : reward,
    souls: known?.souls ?? null,
    startingItem: known?.startingItem ?? null,
    threePlus: known?.threePlus ?? false,
    abilities: abilitiesOf(is, stats.hp, known),
    back: null,
  };
};
