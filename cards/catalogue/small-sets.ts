import type { Rows } from './rows.js';

export const anniversary: Rows = {
  'treasure active': [['dataminer', 'Dataminer', 'Dataminer']],
  'treasure one-use': [['booster-pack', 'Booster Pack', 'Paquet de cartes scellé']],
  'treasure passive': [
    [
      'co-op-baby',
      'Co-op Baby',
      'Bébé coop',
      { stats: [2, 3, 1], reward: { loot: 1 }, keywords: ['familiar'], page: 'anni-coop_baby' },
    ],
    ['prototype', 'Prototype', 'Prototype'],
  ],
  'loot cards-misc': [
    ['cracked-key', 'Cracked Key', 'Clé fêlée'],
    ['monster-card', 'Monster Card', 'Carte monstre', { stats: [6, 6, 6], reward: 'special', keywords: ['ambush'] }],
  ],
  'monster bad-event': [
    ['game-crash', 'Game Crash!', 'Plantage du jeu !'],
    ['wrath-of-the-lamb', 'Wrath of the Lamb', "Colère de l'Agneau", { threePlus: true }],
  ],
  'monster basic': [
    ['tainted-spitty', 'Tainted Spitty', 'Spitty corrompu', { stats: [4, 3, 1], reward: { treasure: 2 } }],
  ],
  'monster good-event': [
    ['keepers-resting-place', "Keeper's Resting Place", 'Dernière demeure du Gardien', { souls: 1, threePlus: true }],
    ['patch-notes', 'Patch Notes', 'Notes de mise à jour', { threePlus: true }],
  ],
  room: [
    [
      'daily-run',
      'Daily Run',
      'Partie du jour',
      { stats: [4, 4, 1], reward: { treasure: 1 }, keywords: ['indomitable'] },
    ],
    ['greed-mode', 'Greed Mode', 'Mode Avarice'],
    ['guppys-pieces', "Guppy's Pieces", 'Morceaux de Guppy'],
    ['multiplayer-update', 'Multiplayer Update', 'Mise à jour multijoueur'],
  ],
  character: [
    [
      'bum-bo-the-stout',
      'Bum-bo the Stout',
      'Bum-bo le trapu',
      { stats: [2, null, 1], startingItem: 'bag-o-holes', page: 'anni-bumbo_the_stout' },
    ],
    ['florian', 'Florian', 'Florian', { stats: [2, null, 1], threePlus: true, startingItem: 'game-squid' }],
    ['level-one-isaac', 'Level One Isaac', 'Isaac niveau un', { stats: [3, null, 1], elsewhere: { 'star-promos': 1 } }],
  ],
  startingItem: [
    ['bag-o-holes', 'Bag-o-Holes', 'Sac à trous', { keywords: ['eternal'] }],
    ['game-squid', 'Game Squid', 'Calamar du jeu', { keywords: ['eternal'], threePlus: true }],
  ],
};

export const starPromos: Rows = {
  'treasure one-use': [['mystery-gift', 'Mystery Gift', 'Cadeau mystère']],
  'treasure passive': [
    ['dads-ring', "Dad's Ring", 'Bague de Papa'],
    ['lump-of-coal', 'Lump of Coal', 'Morceau de charbon', { page: 'LumpofCoal' }],
    ['moms-ring', "Mom's Ring", 'Bague de Maman'],
    ['pumpkin-mask', 'Pumpkin Mask', 'Masque de citrouille'],
    ['pyromaniac', 'Pyromaniac', 'Pyromane'],
  ],
  'loot lost-soul': [
    ['lost-soul-star-promos', 'Lost Soul', 'Âme perdue', { keywords: ['trinket'], versionOf: 'lost-soul' }],
  ],
  'loot trinkets': [['short-fuse', 'Short Fuse', 'Mèche courte']],
  'monster bad-event': [['corrupted-data', 'Corrupted Data', 'Données corrompues', { page: 'psp-corrupted_data' }]],
  'monster basic': [
    ['henry', 'Henry', 'Henry', { copies: 2, stats: [1, 6, 0], reward: { treasure: 1 }, page: 'p-henry_2' }],
  ],
  'monster boss': [
    [
      'moms-charmed-heart',
      "Mom's Charmed Heart",
      'Cœur charmé de Maman',
      { stats: [5, 3, 2], reward: { treasure: 2 }, souls: 1 },
    ],
    [
      'the-bloat-star-promos',
      'The Bloat',
      "L'Enflé",
      { stats: [4, 4, 2], reward: { treasure: 1 }, souls: 1, versionOf: 'the-bloat' },
    ],
    [
      'the-bloat-star-promos-2',
      'The Bloat',
      "L'Enflé",
      { stats: [5, 3, 2], reward: { treasure: 1 }, souls: 1, versionOf: 'the-bloat', page: 'psp-the_bloat' },
    ],
    [
      'the-duke-of-flies-but-really-its-the-bloat',
      "The Duke of Flies but Really It's The Bloat",
      "Le Duc des mouches mais en fait c'est L'Enflé",
      { stats: [4, 4, 2], reward: { treasure: 1 }, souls: 1, page: 'box-the_duke_of_flies_but_really_its_the_bloat' },
    ],
    [
      'ultra-pride',
      'Ultra Pride',
      'Ultra Orgueil',
      { stats: [4, 4, 1], reward: 'special', souls: 1, page: 'psp-ultra_pride' },
    ],
  ],
  'monster epic-boss': [
    [
      'it-lives',
      'It Lives!',
      'Il est vivant !',
      { stats: [8, 3, 4], reward: 'special', souls: 2, page: 'sp-it_lives' },
    ],
  ],
  room: [['black-market', 'Black Market', 'Marché noir']],
};

export const target: Rows = {
  'treasure active': [['epic-fetus', 'Epic Fetus!', 'Fœtus épique !']],
  'treasure passive': [
    ['dead-eye', 'Dead Eye', "Tireur d'élite"],
    ['marked', 'Marked', 'Marqué'],
  ],
};

export const gish: Rows = {
  'treasure active': [['lil-gish', "Lil' Gish", 'Petit Gish']],
  'monster boss': [['gish-monster', 'Gish', 'Gish', { stats: [6, 3, 1], reward: { treasure: 1 }, souls: 1 }]],
};

export const tapeworm: Rows = {
  'treasure active': [['white-proglottid', 'White Proglottid', 'Proglottis blanc']],
  'treasure paid': [['red-proglottid', 'Red Proglottid', 'Proglottis rouge']],
  'treasure passive': [['black-proglottid', 'Black Proglottid', 'Proglottis noir']],
  'loot trinkets': [['rainbow-tapeworm', 'Rainbow Tapeworm', 'Ver solitaire arc-en-ciel']],
  'monster basic': [
    [
      'tapeworm-monster',
      'Tapeworm',
      'Tapeworm',
      { stats: [4, 2, 4], reward: { loot: 4 }, page: 'tw-tapeworm_monster' },
    ],
  ],
  character: [['tapeworm', 'Tapeworm', 'Tapeworm', { stats: [2, null, 1], startingItem: 'pink-proglottid' }]],
  startingItem: [['pink-proglottid', 'Pink Proglottid', 'Proglottis rose', { keywords: ['eternal'] }]],
};

export const dickKnots: Rows = {
  'monster basic': [['dick-knot', 'Dick Knot!', 'Dick Knot !', { stats: [6, 1, 1], reward: { coins: 1 } }]],
};

export const gFuel: Rows = {
  'treasure active': [['g-fuel-2', 'G Fuel!', 'G Fuel !', { versionOf: 'g-fuel', page: 'gf-g_fuel_red' }]],
  'treasure paid': [['isaacs-tears', "Isaac's Tears", "Larmes d'Isaac"]],
  'treasure passive': [
    ['brimstone-g-fuel', 'Brimstone', 'Soufre', { threePlus: true, versionOf: 'brimstone' }],
    ['g-fuel', 'G Fuel!', 'G Fuel !'],
  ],
};

export const nendoroid: Rows = {
  character: [
    [
      'isaac-nendoroid',
      'Isaac',
      'Isaac',
      { stats: [2, null, 1], startingItem: 'guppys-head-starting-item', versionOf: 'isaac', page: 'Isaac_GoodSmile' },
    ],
  ],
  startingItem: [
    [
      'guppys-head-starting-item',
      "Guppy's Head",
      'Tête de Guppy',
      { keywords: ['eternal', 'guppy'], versionOf: 'guppys-head', page: 'Guppys_Head_Starting_Item' },
    ],
  ],
};

export const mewgenics: Rows = {
  'treasure one-use': [['mini-nuke', 'Mini Nuke', 'Mini bombe atomique', { page: 'Mini_Nuke' }]],
  'monster boss': [
    [
      'radical-rat',
      'Radical Rat',
      'Rat radical',
      { stats: [4, 4, 1], reward: { loot: 3 }, souls: 1, page: 'Radical_Rat' },
    ],
  ],
  character: [
    [
      'stacy-704891',
      'Stacy 704891',
      'Stacy 704891',
      { stats: [1, null, 1], startingItem: 'stacys-extra-head', page: 'Stacy_704891' },
    ],
  ],
  startingItem: [
    [
      'stacys-extra-head',
      "Stacy's Extra Head",
      'Tête supplémentaire de Stacy',
      { keywords: ['eternal'], page: 'Stacys_Extra_Head' },
    ],
  ],
};

export const challenges: Rows = {
  'monster basic': [
    ['blank-canvas', 'Blank Canvas', 'Toile vierge', { copies: 2, stats: [null, null, null], reward: 'special' }],
  ],
  'outside challenge-oversized': [
    [
      'challenge-day-of-the-doodler-normal-day-of-the-doodler-hard',
      'Day of the Doodler [Normal]',
      'Jour du Gribouilleur [Normal]',
      { page: null, back: { en: 'Day of the Doodler [Hard]', fr: 'Jour du Gribouilleur [Difficile]' } },
    ],
    [
      'challenge-day-of-the-doodler-ultra-hard-day-of-the-doodler-competitive',
      'Day of the Doodler [Ultra Hard]',
      'Jour du Gribouilleur [Ultra difficile]',
      { page: null, back: { en: 'Day of the Doodler [Competitive]', fr: 'Jour du Gribouilleur [Compétitif]' } },
    ],
    [
      'challenge-the-doodler-normal-the-doodler-hard',
      'The Doodler [Normal]',
      'Le Gribouilleur [Normal]',
      {
        page: null,
        stats: [6, 4, 1],
        reward: 'special',
        back: { en: 'The Doodler [Hard]', fr: 'Le Gribouilleur [Difficile]', stats: [6, 4, 1], reward: 'special' },
      },
    ],
    [
      'challenge-the-doodler-ultra-hard-the-doodler-competitive',
      'The Doodler [Ultra Hard]',
      'Le Gribouilleur [Ultra difficile]',
      {
        page: null,
        stats: [6, 4, 1],
        reward: 'special',
        back: {
          en: 'The Doodler [Competitive]',
          fr: 'Le Gribouilleur [Compétitif]',
          stats: [6, 4, 1],
          reward: 'special',
        },
      },
    ],
  ],
};
