import type { Rows } from './rows.js';

export const summerOfIsaac: Rows = {
  'treasure active': [
    ['blast-miner-tnt', 'Blast Miner TNT!', 'Blast Miner TNT !', { page: 'soi-blast_miner_tnt-updated' }],
    ['conjoined-d6', 'Conjoined D6', 'Dé à 6 faces siamois'],
    ['isaacs-last-will', "Isaac's Last Will", "Dernières volontés d'Isaac"],
    ['telekinesis', 'Telekinesis', 'Télékinésie'],
    ['the-monster', 'The Monster', 'Le monstre'],
  ],
  'treasure paid': [
    ['magic-mushroom', 'Magic Mushroom', 'Champignon magique'],
    ['tumor-ball', 'Tumor Ball', 'Balle tumeur'],
  ],
  'treasure passive': [['karma', 'Karma', 'Karma', { threePlus: true }]],
  'treasure soul': [['a-friend', 'A Friend', 'Un ami', { souls: 1 }]],
  'loot butter-beans': [
    ['mega-bean', 'Mega Bean!', 'Méga haricot !'],
    ['mugger-bean', 'Mugger Bean!', 'Haricot voleur !'],
  ],
  'loot cards-misc': [['era-walk', 'Era Walk', 'Marche des ères']],
  'loot trinkets': [
    ['found-soul', 'Found Soul', 'Âme trouvée'],
    ['recycling-sticker', 'Recycling Sticker', 'Autocollant de recyclage'],
  ],
  'monster basic': [
    ['coil', 'Coil', 'Coil', { stats: [3, 3, 1], reward: { loot: 2 } }],
    [
      'conjoined-fatty-summer-of-isaac',
      'Conjoined Fatty',
      'Bouffis siamois',
      { stats: [3, 3, 1], reward: { loot: 3 }, versionOf: 'conjoined-fatty' },
    ],
    ['giant-poop', 'Giant Poop', 'Caca géant', { stats: [5, 4, 0], reward: { loot: 5 } }],
    ['light-switch', 'Light Switch', 'Interrupteur', { stats: [6, 1, 0], reward: { coins: 1, roll: true } }],
    ['mulligoon', 'Mulligoon', 'Mulligoon', { stats: [3, 4, 0], reward: 'special' }],
    [
      'shopkeeper-summer-of-isaac',
      'Shopkeeper',
      'Boutiquier',
      { stats: [1, 0, 0], reward: { coins: 5 }, keywords: ['indomitable'] },
    ],
    [
      'tainted-mulligan',
      'Tainted Mulligan',
      'Mulligan corrompu',
      { stats: [2, 3, 1], reward: { loot: 1, roll: true } },
    ],
    ['weltling', 'Weltling', 'Weltling', { stats: [3, 3, 1], reward: { coins: 5 } }],
  ],
  'monster boss': [
    [
      'cereus-peashy',
      'Cereus Peashy',
      'Cereus Peashy',
      { stats: [3, 3, 1], reward: { treasure: 1 }, souls: 1, page: 'soi-cereus_peashy-updated' },
    ],
    ['charmed-vis', 'Charmed Vis', 'Vis charmée', { stats: [2, 4, 1], reward: 'special' }],
    [
      'conquest-summer-of-isaac',
      'Conquest',
      'Conquête',
      { stats: [3, 3, 1], reward: { coins: 7 }, souls: 1, versionOf: 'conquest', page: 'soi-conquest-1' },
    ],
    ['cursed-haunt', 'Cursed Haunt', 'Hanteur maudit', { stats: [3, 3, 1], reward: { treasure: 1 }, souls: 1 }],
    [
      'gemini-summer-of-isaac',
      'Gemini',
      'Gemini',
      { stats: [3, 4, 1], reward: { coins: 8 }, souls: 1, versionOf: 'gemini' },
    ],
    [
      'headless-horseman-summer-of-isaac',
      'Headless Horseman',
      'Cavalier sans tête',
      { stats: [2, 3, 1], reward: { treasure: 1 }, souls: 1, versionOf: 'headless-horseman' },
    ],
    [
      'holy-greed',
      'Holy Greed',
      'Avarice sacrée',
      { stats: [5, 4, 2], reward: 'special', souls: 1, keywords: ['indomitable'] },
    ],
    [
      'krampus-summer-of-isaac',
      'Krampus',
      'Krampus',
      { stats: [5, 4, 1], reward: { loot: 4 }, souls: 1, versionOf: 'krampus' },
    ],
    [
      'the-adversary-summer-of-isaac',
      'The Adversary',
      "L'Adversaire",
      { stats: [5, 3, 1], reward: { treasure: 1 }, souls: 1, versionOf: 'the-adversary' },
    ],
    [
      'the-bloat-summer-of-isaac',
      'The Bloat',
      "L'Enflé",
      { stats: [4, 4, 2], reward: { treasure: 1 }, souls: 1, versionOf: 'the-bloat' },
    ],
    [
      'the-rainmaker-summer-of-isaac',
      'The Rainmaker',
      'Le Faiseur de pluie',
      { stats: [3, 4, 0], reward: { coins: 10 }, souls: 1, versionOf: 'the-rainmaker' },
    ],
    ['war-summer-of-isaac', 'War', 'Guerre', { stats: [4, 3, 2], reward: { coins: 9 }, souls: 1, versionOf: 'war' }],
    [
      'widow-summer-of-isaac',
      'Widow',
      'Veuve',
      { stats: [3, 5, 1], reward: { loot: 3 }, souls: 1, versionOf: 'widow' },
    ],
  ],
  'monster curse': [['curse-of-envy', 'Curse of Envy', "Malédiction de l'Envie"]],
  'monster epic-boss': [
    ['dogma-summer-of-isaac', 'Dogma', 'Dogma', { stats: [4, 4, 4], reward: { treasure: 1 }, versionOf: 'dogma' }],
    [
      'hush-summer-of-isaac',
      'Hush',
      'Hush',
      { stats: [6, 1, 1], reward: { treasure: 2 }, souls: 2, versionOf: 'hush' },
    ],
    [
      'mother-summer-of-isaac',
      'Mother!',
      'Mère !',
      { stats: [8, 1, 2], reward: { loot: 4 }, souls: 2, threePlus: true, versionOf: 'mother' },
    ],
  ],
  'monster good-event': [
    ['hot-potato', 'Hot Potato!', 'Patate chaude !', { souls: 1 }],
    ['police-lineup', 'Police Lineup', "Parade d'identification", { threePlus: true }],
  ],
  room: [['everything-must-go', 'Everything Must Go', 'Tout doit disparaître']],
  character: [
    ['clubby-the-seal', 'Clubby the Seal', 'Clubby le phoque', { stats: [2, null, 1], startingItem: 'club' }],
    ['gish', 'Gish', 'Gish', { stats: [2, null, 1], startingItem: 'ball-of-tar' }],
    ['stacy', 'Stacy', 'Stacy', { stats: [2, null, 1], startingItem: 'unstable-dna' }],
  ],
  startingItem: [
    ['ball-of-tar', 'Ball of Tar', 'Boule de goudron', { keywords: ['eternal'], page: 'soi-ball_of_tar-updated' }],
    ['club', 'Club', 'Gourdin', { keywords: ['eternal'] }],
    ['unstable-dna', 'Unstable DNA', 'ADN instable', { keywords: ['eternal'] }],
  ],
};
