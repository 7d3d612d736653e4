import type { CardId } from '../../../cards/index.js';

/** A character's tainted form, as the video game names it in English and in French. */
const tainted = (name: string, nom = name): readonly string[] => [
  `Tainted ${name}`,
  `T ${name}`,
  `${name} corrompu`,
  `${nom} impur`,
];

const pills = (colour: string, couleur: string): readonly string[] => [`${colour} pills`, `pilules ${couleur}`];

/** A tarot card by its number, as people write it who do not type Roman ones. */
const tarot = (number: number, name: string, nom: string): readonly string[] => [
  `${number} ${name}`,
  `${number} ${nom}`,
  `tarot ${number}`,
];

/** What players call the cards that come in families: tainted characters, pills and the tarot. */
export const NICKNAMES_OF_FAMILIES: Readonly<Partial<Record<CardId, readonly string[]>>> = {
  'the-broken': tainted('Isaac'),
  'the-dauntless': [...tainted('Magdalene'), 'Tainted Maggy'],
  'the-hoarder': tainted('Cain'),
  'the-deceiver': tainted('Judas'),
  'the-soiled': tainted('Blue Baby'),
  'the-curdled': tainted('Eve'),
  'the-savage': tainted('Samson'),
  'the-benighted': tainted('Azazel'),
  'the-enigma': tainted('Lazarus', 'Lazare'),
  'the-capricious': tainted('Eden'),
  'the-baleful': tainted('Lost', 'Égaré'),
  'the-harlot': tainted('Lilith'),
  'the-miser': tainted('Keeper', 'Gardien'),
  'the-empty': tainted('Apollyon'),
  'the-fettered': tainted('Forgotten', 'Délaissé'),
  'the-zealot': tainted('Bethany', 'Béthanie'),
  'the-deserter': [...tainted('Jacob'), 'Tainted Jacob and Esau'],
  pills: pills('red', 'rouges'),
  'pills-2': pills('blue', 'bleues'),
  'pills-3': pills('yellow', 'jaunes'),
  'pills-gold-box': pills('purple', 'violettes'),
  'pills-four-souls-plus': pills('black', 'noires'),
  'pills-four-souls-plus-2': pills('spotted', 'tachetées'),
  'pills-four-souls-plus-3': pills('white', 'blanches'),
  'o-the-fool': ['0. The Fool', '0. Le Fou', 'fool', 'tarot 0'],
  'i-the-magician': [...tarot(1, 'The Magician', 'Le Magicien'), 'le bateleur'],
  'ii-the-high-priestess': [
    ...tarot(2, 'The High Priestess', 'La Grande Prêtresse'),
    'priestess',
    'prêtresse',
    'la papesse',
  ],
  'iii-the-empress': tarot(3, 'The Empress', "L'Impératrice"),
  'iv-the-emperor': tarot(4, 'The Emperor', "L'Empereur"),
  'v-the-hierophant': [...tarot(5, 'The Hierophant', 'Le Hiérophante'), 'pope', 'le pape'],
  'vi-the-lovers': [...tarot(6, 'The Lovers', 'Les Amants'), 'Les Amoureux'],
  'vii-the-chariot': tarot(7, 'The Chariot', 'Le Chariot'),
  'viii-justice': tarot(8, 'Justice', 'La Justice'),
  'ix-the-hermit': tarot(9, 'The Hermit', "L'Ermite"),
  'x-wheel-of-fortune': [...tarot(10, 'Wheel of Fortune', 'La Roue de la Fortune'), 'wheel', 'roue'],
  'xi-strength': tarot(11, 'Strength', 'La Force'),
  'xii-the-hanged-man': tarot(12, 'The Hanged Man', 'Le Pendu'),
  'xiii-death': [...tarot(13, 'Death', 'La Mort'), 'death card', 'grim reaper', 'la faucheuse'],
  'xiv-temperance': tarot(14, 'Temperance', 'La Tempérance'),
  'xv-the-devil': tarot(15, 'The Devil', 'Le Diable'),
  'xvi-the-tower': [...tarot(16, 'The Tower', 'La Tour'), 'La Maison Dieu'],
  'xvii-the-stars': [...tarot(17, 'The Stars', 'Les Étoiles'), 'The Star', "L'Étoile"],
  'xviii-the-moon': tarot(18, 'The Moon', 'La Lune'),
  'xix-the-sun': tarot(19, 'The Sun', 'Le Soleil'),
  'xx-judgement': [...tarot(20, 'Judgement', 'Le Jugement'), 'Judgment'],
  'xxi-the-world': tarot(21, 'The World', 'Le Monde'),
};
