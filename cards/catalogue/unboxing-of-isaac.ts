import type { Rows } from './rows.js';

export const unboxingOfIsaac: Rows = {
  'treasure active': [
    ['glitter-bombs', 'Glitter Bombs', 'Bombes à paillettes'],
    ['my-little-unicorn', 'My Little Unicorn', 'Ma petite licorne'],
    ['the-nail', 'The Nail', 'Le clou', { threePlus: true }],
  ],
  'treasure one-use': [
    ['a-dollar', 'A Dollar!', 'Un dollar !'],
    ['a-quarter', 'A Quarter!', 'Une pièce de 25 centimes !'],
    ['edens-soul', "Eden's Soul", "Âme d'Eden"],
  ],
  'treasure paid': [['satanic-bible', 'Satanic Bible', 'Bible satanique']],
  'treasure passive': [
    ['cube-of-meat', 'Cube of Meat', 'Cube de viande'],
    ['cube-of-meat-2', 'Cube of Meat', 'Cube de viande', { versionOf: 'cube-of-meat', page: 'box-cube_of_meat_2' }],
    ['cube-of-meat-3', 'Cube of Meat', 'Cube de viande', { versionOf: 'cube-of-meat', page: 'box-cube_of_meat_3' }],
    ['lil-delirium', 'Lil Delirium', 'Petit Delirium', { page: 'LilDelirium' }],
    ['moms-heels', "Mom's Heels", 'Talons de Maman'],
    ['moms-lipstick', "Mom's Lipstick", 'Rouge à lèvres de Maman'],
    ['moms-underwear', "Mom's Underwear", 'Sous-vêtements de Maman', { page: 'box-moms_underwear-1' }],
    ['number-one', 'Number One', 'Petite commission'],
    ['number-two', 'Number Two', 'Grosse commission'],
    ['seraphim', 'Seraphim', 'Séraphin'],
    ['the-mark', 'The Mark', 'La marque', { threePlus: true }],
    ['the-stairway', 'The Stairway', "L'escalier"],
    ['three-dollar-bill', 'Three Dollar Bill', 'Billet de trois dollars'],
  ],
  'loot pennies': [['butt-penny', 'Butt Penny', 'Pièce pétomane']],
  'loot pills-runes': [
    ['pills-unboxing-of-isaac', 'Pills!', 'Pilules !', { page: 'box-pills_1' }],
    ['pills-unboxing-of-isaac-2', 'Pills!', 'Pilules !', { page: 'box-pills_2' }],
    ['pills-unboxing-of-isaac-3', 'Pills!', 'Pilules !', { page: 'box-pills_3' }],
  ],
  'monster basic': [
    ['eggy', 'Eggy', 'Eggy', { stats: [2, 4, 1], reward: { coins: 6 } }],
    ['evis', 'Evis', 'Evis', { stats: [3, 5, 6], reward: { loot: 2 } }],
    [
      'greedling-rush',
      'Greedling Rush!',
      'Ruée de petits avares !',
      { stats: [1, 3, 6], reward: { coins: 6 }, keywords: ['indomitable'] },
    ],
  ],
  'monster boss': [
    ['big-horn', 'Big Horn', 'Grosse Corne', { stats: [6, 3, 1], reward: { treasure: 1 }, souls: 1 }],
    [
      'christian-broadcasts',
      '"Christian Broadcasts"',
      '« Émissions chrétiennes »',
      { stats: [6, 3, 1], reward: { loot: 3 } },
    ],
    [
      'delirium-unboxing-of-isaac',
      'Delirium',
      'Delirium',
      { stats: [2, 4, 1], reward: { loot: 6 }, souls: 1, versionOf: 'delirium', page: null },
    ],
    [
      'delirium-unboxing-of-isaac-2',
      'Delirium',
      'Delirium',
      { stats: [3, 3, 1], reward: { coins: 18 }, souls: 1, versionOf: 'delirium', page: null },
    ],
    [
      'larry-jr-unboxing-of-isaac',
      'Larry Jr.',
      'Larry Jr.',
      { stats: [4, 3, 2], reward: { treasure: 1 }, souls: 1, versionOf: 'larry-jr' },
    ],
    ['loki', 'Loki', 'Loki', { stats: [3, 5, 1], reward: { treasure: 1 }, souls: 1 }],
    ['teratoma', 'Teratoma', 'Tératome', { stats: [5, 3, 2], reward: { treasure: 1 }, souls: 1 }],
    ['the-adversary', 'The Adversary', "L'Adversaire", { stats: [4, 4, 1], reward: { treasure: 1 }, souls: 1 }],
  ],
  'monster epic-boss': [
    ['dogma-unboxing-of-isaac', 'Dogma', 'Dogma', { stats: [5, 3, 3], reward: { treasure: 2 }, versionOf: 'dogma' }],
  ],
  'monster good-event': [['tv-static', 'TV Static', 'Neige télévisuelle']],
};
