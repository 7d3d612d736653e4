import { describe, expect, test } from 'vitest';
import {
  allCards,
  cardsOf,
  categories,
  knownCard,
  knownCards,
  pageOf,
  setIds,
  startersWith,
  type KnownCard,
  type KnownDeck,
  type KnownFace,
  type SetId,
} from '../../cards/index.js';
import type { Card } from '../../src/engine/vocabulary/index.js';
import { knownCardsOf } from '../../cards/catalogue/index.js';

/** Written by hand: distinct cards, then physical ones as treasure, loot, monster, room, character, starting item, bonus soul, outside. */
const SETS: Readonly<Record<SetId, readonly [distinct: number, ...copies: readonly number[]]>> = {
  base: [287, 105, 104, 107, 0, 11, 10, 3, 0],
  'gold-box-v2': [58, 20, 20, 20, 0, 4, 4, 0, 0],
  'four-souls-plus-v2': [80, 30, 30, 30, 0, 4, 4, 0, 0],
  requiem: [235, 53, 54, 53, 61, 22, 20, 5, 1],
  'warp-zone': [99, 14, 12, 31, 1, 20, 20, 1, 0],
  'alt-art': [49, 4, 3, 42, 0, 14, 0, 0, 0],
  'summer-of-isaac': [48, 9, 5, 27, 1, 5, 3, 0, 0],
  'unboxing-of-isaac': [37, 20, 4, 13, 0, 3, 0, 0, 0],
  anniversary: [20, 4, 2, 5, 4, 3, 2, 0, 0],
  'star-promos': [17, 6, 2, 15, 1, 5, 0, 0, 0],
  target: [3, 3, 0, 0, 0, 0, 0, 0, 0],
  gish: [2, 1, 0, 1, 0, 0, 0, 0, 0],
  tapeworm: [7, 3, 1, 1, 0, 1, 1, 0, 0],
  'dick-knots': [1, 0, 0, 1, 0, 0, 0, 0, 0],
  'g-fuel': [4, 4, 0, 0, 0, 0, 0, 0, 0],
  retro: [0, 1, 0, 0, 0, 1, 0, 0, 0],
  'legend-of-bum-bo': [0, 0, 0, 0, 0, 1, 1, 0, 0],
  youtooz: [0, 0, 0, 1, 0, 1, 0, 0, 0],
  nendoroid: [2, 0, 0, 0, 0, 1, 1, 0, 0],
  mewgenics: [4, 1, 0, 1, 0, 1, 1, 0, 0],
  challenges: [5, 0, 0, 2, 0, 0, 0, 0, 4],
};
const DECKS: readonly KnownDeck[] = [
  'treasure',
  'loot',
  'monster',
  'room',
  'character',
  'startingItem',
  'bonusSoul',
  'outside',
];

/** Written by hand: physical cards of all sets together. */
const CATEGORIES: Readonly<Record<string, number>> = {
  'treasure passive': 141,
  'treasure active': 88,
  'treasure paid': 25,
  'treasure one-use': 18,
  'treasure soul': 6,
  'loot pennies': 14,
  'loot 2-cents': 22,
  'loot 3-cents': 27,
  'loot 4-cents': 17,
  'loot nickels': 9,
  'loot butter-beans': 9,
  'loot bombs': 11,
  'loot batteries': 8,
  'loot dice-shards-soul-hearts': 14,
  'loot pills-runes': 22,
  'loot cards-misc': 53,
  'loot trinkets': 28,
  'loot lost-soul': 3,
  'monster basic': 100,
  'monster cursed': 12,
  'monster holy-charmed': 19,
  'monster boss': 119,
  'monster epic-boss': 29,
  'monster good-event': 33,
  'monster bad-event': 23,
  'monster curse': 15,
};

const summed = (cards: readonly KnownCard[], set?: SetId): number =>
  cards
    .flatMap(({ printings }) => printings)
    .filter((printing) => set === undefined || printing.set === set)
    .reduce((sum, { copies }) => sum + copies, 0);

const rewardOf = ({ reward }: Pick<KnownCard, 'reward'>): readonly string[] => {
  if (reward === null || reward === 'special') return reward === null ? [] : ['special'];
  const { coins, loot, treasure, roll } = reward;
  return Object.entries({ coins, loot, treasure, roll }).flatMap(([what, n]) =>
    n === undefined ? [] : [`${what} ${n}`],
  );
};

const printed: ReadonlyMap<string, KnownCard> = new Map(knownCardsOf(cardsOf(['base'])).map((card) => [card.id, card]));

/** What is known of a card of another set before it can be played, as the sample below is written. */
const shown = (id: string): string => {
  const card = printed.get(id);
  if (card === undefined) return 'unknown';
  const { en, fr, deck, category, stats, souls, keywords, threePlus, startingItem, versionOf, back, page } = card;
  return [
    `${en} / ${fr}`,
    category === null ? deck : `${deck} ${category}`,
    card.printings.map(({ set, copies }) => `${set} x${copies}`).join(' '),
    ...(stats === null ? [] : [`${stats.hp ?? '-'}/${stats.dc ?? '-'}/${stats.atk ?? '-'}`]),
    ...rewardOf(card),
    ...(souls === null ? [] : [`souls ${souls}`]),
    ...keywords,
    ...(threePlus ? ['3+'] : []),
    ...(startingItem === null ? [] : [`starts ${startingItem}`]),
    ...(versionOf === null ? [] : [`version of ${versionOf}`]),
    ...(back === null ? [] : [`back ${back.en} ${rewardOf(back).join(' ')}`]),
    page === null ? 'no page' : page.replace('https://foursouls.com/cards/', ''),
  ].join(' | ');
};

/** Written by hand. */
const SAMPLE: Readonly<Record<string, string>> = {
  'the-bone': "The Bone / L'os | startingItem | base x1 | souls 1 | eternal | b2-the_bone/",
  'a-penny': 'A Penny! / Une pièce ! | loot pennies | base x6 gold-box-v2 x2 four-souls-plus-v2 x3 | b2-a_penny_6/',
  mom: 'Mom! / Maman ! | monster epic-boss | base x1 | 5/4/2 | treasure 1 | souls 2 | b2-mom/',
  'guppys-head': "Guppy's Head / Tête de Guppy | treasure active | base x1 | guppy | b2-guppys_head/",
  judas: 'Judas / Judas | character | base x1 alt-art x1 | 2/-/1 | starts book-of-belial | b2-judas/',
  'curse-of-pain': 'Curse of Pain / Malédiction de la douleur | monster curse | base x1 | curse | b2-curse_of_pain/',
  'guppys-tail': "Guppy's Tail / La queue de Guppy | treasure passive | gold-box-v2 x1 | guppy | g2-guppys_tail/",
  'the-lost':
    'The Lost / Le Perdu | character | gold-box-v2 x1 alt-art x1 unboxing-of-isaac x1 | 1/-/1 | souls 1 | starts holy-mantle | g2-the_lost/',
  hush: 'Hush / Hush | monster epic-boss | gold-box-v2 x1 | 8/3/2 | treasure 2 | souls 2 | g2-hush/',
  'p-h-d': 'P.H.D. / Doctorat | treasure passive | four-souls-plus-v2 x1 | fsp2-phd/',
  'moms-heart':
    "Mom's Heart! / Le cœur de Maman ! | monster epic-boss | four-souls-plus-v2 x1 | 8/4/2 | special | souls 2 | fsp2-moms_heart/",
  'curse-of-the-soulless':
    'Curse of the Soulless / Malédiction du sans-âme | monster curse | requiem x1 | curse | r-curse_of_the_soulless/',
  gus: 'Gus / Gus | room | requiem x1 | 9/3/1 | special | souls 1 | r-gus/',
  'dice-room-6': 'Dice Room!!!!!! / Salle des dés !!!!!! | room | requiem x1 | r-dice_room_6/',
  'anima-sola':
    'Anima Sola / Anima Sola | startingItem | requiem x1 | eternal | back The Revenant loot 2 | r-anima_sola/',
  'the-harbingers':
    'The Harbingers / Les Hérauts | outside epic-boss | requiem x1 | 4/4/1 | indomitable | back The Beast! loot 6 | no page',
  'monster-card':
    'Monster Card / Carte monstre | loot cards-misc | anniversary x1 | 6/6/6 | special | ambush | anni-monster_card/',
  'the-bloat-star-promos':
    "The Bloat / L'Enflé | monster boss | star-promos x1 | 4/4/2 | treasure 1 | souls 1 | version of the-bloat | p-the_bloat/",
  'guppys-head-starting-item':
    "Guppy's Head / Tête de Guppy | startingItem | nendoroid x1 | eternal | guppy | version of guppys-head | Guppys_Head_Starting_Item/",
  'dick-knot': 'Dick Knot! / Dick Knot ! | monster basic | dick-knots x1 | 6/1/1 | coins 1 | dk-dick_knot/',
  'lost-soul-alt-art':
    'Lost Soul / Âme perdue | loot lost-soul | alt-art x1 | trinket | version of lost-soul | aa-lost_soul/',
};

describe('the published cards', () => {
  test.each(Object.entries(SETS))('%s holds as many distinct and physical cards as it should', (id, counts) => {
    const set = id as SetId;
    const own = knownCards.filter((card) => card.set === set);
    const copies = DECKS.map((deck) =>
      summed(
        knownCards.filter((card) => card.deck === deck),
        set,
      ),
    );
    expect([own.length, ...copies]).toEqual(counts);
  });

  test('every category of the decks holds as many physical cards as it should', () => {
    const counted = Object.fromEntries(
      (['treasure', 'loot', 'monster'] as const).flatMap((deck) =>
        categories[deck].map((category) => [
          `${deck} ${category}`,
          summed(knownCards.filter((card) => card.deck === deck && card.category === category)),
        ]),
      ),
    );
    expect(counted).toEqual(CATEGORIES);
  });

  test('have an id of their own, names in both languages, and sets, decks and categories that exist', () => {
    expect(knownCards.length).toBe(958);
    expect(new Set(knownCards.map(({ id }) => id)).size).toBe(958);
    const sorted: { readonly [Deck in KnownDeck]?: readonly string[] } = categories;
    for (const { id, en, fr, set, deck, category, copies, printings } of knownCards) {
      expect(setIds, id).toContain(set);
      if (category === null) expect(sorted[deck] ?? [], id).toEqual([]);
      else expect(sorted[deck], id).toContain(category);
      expect(en.trim().length * fr.trim().length * copies, id).toBeGreaterThan(0);
      expect(printings[0], id).toEqual({ set, copies });
    }
  });

  test('are playable when a set has what they do, and games have the numbers of the tables', () => {
    const playable = knownCards.filter((card) => card.playable);
    expect(playable.map(({ id }) => id).toSorted()).toEqual(allCards.map(({ id }) => id).toSorted());
    const rows = new Map(knownCardsOf([]).map((row) => [row.id, row]));
    for (const { id, name, copies, hp, dc, atk, reward: sum, souls, threePlus, startingItem } of allCards) {
      const unknown = { hp: null, dc: null, atk: null };
      const stats = hp === 0 ? unknown : hp === null ? null : { hp, dc, atk };
      const reward = sum ?? (rows.get(id)?.reward === 'special' ? 'special' : null); // told by an ability
      expect(knownCard(id), id).toMatchObject({ ...name, copies, stats, reward, souls, threePlus, startingItem });
    }
  });

  test('have the back that stands below their front in the tables', () => {
    for (const { id, back } of allCards) expect(knownCard(id)!.back?.id, id).toBe(back?.id);
  });

  test('the keywords in the tables are those of the abilities', () => {
    const inTree = (card: Card) =>
      card.abilities.flatMap((one) => (one.kind === 'keyword' ? [one.word] : [])).toSorted();
    const inTable = (face: KnownFace) => face.keywords.toSorted();
    for (const card of allCards) {
      const { back, ...front } = knownCard(card.id)!;
      expect(inTable(front), card.id).toEqual(inTree(card));
      expect(back && inTable(back), card.id).toEqual(card.back && inTree(card.back));
    }
  });

  test('characters start with items that exist, and every such item has its character', () => {
    const items = knownCards.filter(({ deck }) => deck === 'startingItem');
    expect(items.map(({ id }) => startersWith(id).map(({ deck }) => deck))).toEqual(items.map(() => ['character']));
    const started = knownCards.flatMap(({ startingItem }) => (startingItem === null ? [] : [startingItem]));
    expect(started.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
    const alone = knownCards.filter(({ deck, startingItem }) => deck === 'character' && startingItem === null);
    expect(alone.map(({ id }) => id)).toEqual(['eden', 'level-one-isaac']);
  });

  test('another version of a card has its name', () => {
    const versions = knownCards.filter(({ versionOf }) => versionOf !== null);
    expect(versions.length).toBe(71);
    for (const { id, en, versionOf } of versions) expect(knownCard(versionOf ?? '')?.en, id).toBe(en);
  });

  test('have a page of their own on the official site, but for the few that have none', () => {
    const pages = knownCards.flatMap(({ page }) => (page === null ? [] : [page]));
    for (const page of pages) expect(page).toMatch(/^https:\/\/foursouls\.com\/cards\/[\w-]+\/$/);
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages.length).toBe(958 - 7);
    expect(pageOf('no-such-card')).toBeNull();
  });

  test('a sample of them is what it should be', () => {
    expect(Object.fromEntries(Object.keys(SAMPLE).map((id) => [id, shown(id)]))).toEqual(SAMPLE);
  });
});
