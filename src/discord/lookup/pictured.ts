import type { CardType } from '../../engine/index.js';
import { cardById, type KnownCard, type KnownFace, type Words } from '../../text/index.js';
import { kindOf, rewardOf } from './known-card.js';
import { clip, LIMITS } from '../protocol/payload.js';
import { cardScene, type Drawable } from '../picture/index.js';

/** What the picture of a card looks like, by the deck that it belongs to. */
const typeOf = ({ deck }: KnownCard): CardType => (deck === 'outside' ? 'monster' : deck);

/** The large picture of a card, away from any table: of one that cannot be played yet only its facts. */
export const drawableKnown = (card: KnownCard, w: Words, face: KnownFace = card): Drawable => {
  const { knownCard: words } = w;
  const { stats, souls } = face;
  const front = card.playable ? cardById(card.id) : null;
  const tree = face === card ? front : (front?.back ?? null);
  const name = words.name(face);
  const set = words.set[card.set];
  const about = face === card ? `${words.deck[card.deck]} · ${set}` : words.backOf(words.name(card));
  const reward = rewardOf(face, w);
  const keywords = tree === null ? face.keywords.map((word) => words.keyword[word]).join(' · ') : '';
  const text = tree === null ? [words.notPlayableShort(card.page !== null)] : w.cardText(tree);
  const lines = [reward, keywords, ...text].filter((line) => line !== '');
  const hp = stats?.hp ?? null;
  const scene = cardScene({
    type: typeOf(card),
    card: face === card ? card.id : `${card.id} back`,
    role: null,
    name,
    about,
    fighting: stats === null || hp === null ? null : { hp, maxHp: null, dc: stats.dc, atk: stats.atk },
    souls,
    lines,
    object: null,
    state: [],
  });
  const alt = [name, kindOf(card, w), stats === null ? '' : w.statsLine(stats), ...lines]
    .filter((part) => part !== '')
    .map((part) => (/[.!?]$/.test(part) ? part : w.board.sentence(part)))
    .join(' ');
  return { kind: 'card', scene, alt: clip(alt, LIMITS.alt) };
};
