import type { Words } from '../../wording.js';
import type { ImportProblem } from '../../words/bot/house-cards.js';
import { list } from '../cards/nouns.js';
import { DECKS, ui } from './ui.js';

const WHAT = {
  copies: 'Exemplaires',
  hp: 'PV',
  evasion: 'Esquive',
  atk: 'ATQ',
  souls: "La valeur d'âme",
  coins: '¢ de la récompense',
  loot: 'Butins de la récompense',
  treasure: 'Trésors de la récompense',
} as const;

const EXPORT = 'Exporter';
const TRY = 'Essayer';

const IMPORT: Readonly<Record<ImportProblem, string>> = {
  notReached: "Le fichier n'a pas pu être lu sur Discord. Rien n'a changé ; réessayez.",
  tooLarge: "Ce fichier est trop lourd pour des cartes maison (500 Ko au plus). Rien n'a changé.",
  damaged: `Ce n'est pas un fichier de cartes maison, ou il est abîmé. Rien n'a changé. Prenez-en un fait avec **${EXPORT}**.`,
  later: "Ce fichier vient d'une version plus récente de ce bot. Rien n'a changé.",
  none: "Il n'y a aucune carte dans ce fichier. Rien n'a changé.",
};

const cards = (number: number): string => (number === 1 ? '1 carte' : `${number} cartes`);

export const houseCards: Words['houseCards'] = {
  marked: (name) => `${name} (carte maison)`,
  kind: 'Carte maison',
  title: 'Cartes maison',
  about: (number, most) =>
    `${number} sur ${most}. Copiez une carte avec \`/souls cartes copier\` et changez-la, ou écrivez-en une. Chacune est essayée dans 50 parties avant qu'une table puisse la choisir (« ${ui.settings} », puis « ${DECKS} »).`,
  neutral: (isFreeText) =>
    isFreeText
      ? 'Les tables les montrent sous leur nom, suivi de « (carte maison) ».'
      : 'Le texte libre est désactivé (`/souls configurer`) : aux tables, elles s’appellent « Carte maison 1 », « Carte maison 2 », etc.',
  tested: (test) => {
    if (test === null) return `Pas encore essayée telle quelle : appuyez sur **${TRY}**.`;
    if (test.is === 'passed')
      return `Essayée dans ${test.games} parties, toutes finies : elle est apparue dans ${test.seen}, et son texte a agi ${test.used} fois. Les tables peuvent la choisir.`;
    return test.why === 'error'
      ? `La partie ${test.game} a échoué avec cette carte : les tables ne peuvent pas la choisir. Changez son texte et essayez encore.`
      : `La partie ${test.game} n'a pas eu de fin avec cette carte : les tables ne peuvent pas la choisir. Changez son texte et essayez encore.`;
  },
  state: (test) => (test === null ? 'pas essayée' : test.is === 'passed' ? 'prête' : 'ne marche pas'),
  unreadable: "Cette version du bot n'a pas tous ses mots : elle ne peut pas être jouée.",
  copies: (number) => (number === 1 ? '1 exemplaire' : `${number} exemplaires`),
  exact: 'Mot à mot',
  choose: 'Ouvrir une carte',
  buttons: {
    write: 'En écrire une',
    export: EXPORT,
    name: 'Nom',
    numbers: 'Nombres',
    reward: 'Récompense',
    inText: 'Nombres du texte',
    words: 'Mots',
    text: 'Texte',
    test: TRY,
    remove: 'Supprimer',
    list: 'Toutes les cartes maison',
    table: 'Cartes maison',
  },
  confirmRemove: (name) => `Supprimer **${name}** ? Les parties qui l'ont continuent avec elle.`,
  chooseCategory: 'Catégorie de la pioche',
  choosePlace: 'Changer un mot : où ?',
  chooseWord: (word) => `À la place de « ${word} »`,
  noWords: 'Aucun autre mot ne peut figurer dans ce texte.',
  noNumbers: "Il n'y a aucun nombre dans ce texte.",
  forms: {
    name: {
      en: { label: 'Nom en anglais', hint: 'Lettres et chiffres, 40 au plus' },
      fr: { label: 'Nom en français (vide : le même)', hint: 'Lettres et chiffres, 40 au plus' },
    },
    stats: {
      hp: 'PV',
      dc: 'Esquive',
      atk: 'ATQ',
      souls: "Valeur d'âme (vide : aucune)",
      copies: 'Exemplaires dans la pioche',
    },
    reward: { coins: '¢', loot: 'Butins', treasure: 'Trésors' },
    inText: (number) => ({
      label: number === 1 ? 'Le nombre du texte' : `Les ${number} nombres, dans l'ordre`,
      hint: 'Par exemple : 2, 1, 6',
    }),
    text: { label: 'Texte, en anglais, comme sur les cartes', hint: 'Par exemple : ↷: Deal 1 damage to a monster.' },
    number: 'Un nombre entier',
  },
  added: (name) => `**${name}** est là. Changez-la comme vous voulez, puis essayez-la.`,
  changed: 'Changé.',
  removed: (name) => `**${name}** est supprimée.`,
  imported: (number) =>
    `Ajout depuis le fichier : ${cards(number)}. Essayez chacune avant qu'une table puisse la choisir.`,
  exported: (number) =>
    `${cards(number)} dans ce fichier. \`/souls cartes fichier\` le reprend sur tout serveur avec ce bot.`,
  problem: (problem) => {
    switch (problem.is) {
      case 'name':
        return 'Un nom a seulement des lettres, des chiffres, des espaces et . , ! ? & % + -, commence par une lettre ou un chiffre, et a 40 caractères au plus.';
      case 'type':
        return 'Seuls les butins, trésors, monstres, salles, personnages et âmes bonus peuvent être des cartes maison.';
      case 'category':
        return "Cette catégorie n'existe pas dans cette pioche.";
      case 'number':
        return problem.least === problem.most
          ? `${WHAT[problem.what]} : il faut ${problem.least}.`
          : `${WHAT[problem.what]} : un nombre entier de ${problem.least} à ${problem.most}.`;
      case 'noNumber':
        return `${WHAT[problem.what]} : les cartes de cette pioche et de cette catégorie n'en ont pas.`;
      case 'words':
        return `Quelque chose dans son texte ne peut pas figurer là (\`${problem.at.replace(/[^\w.[\]]/g, '').slice(0, 80)}\`).`;
      case 'size':
        return 'Son texte est trop long.';
      case 'form':
        return "Elle n'a pas la forme d'une carte maison.";
    }
  },
  notImported: (problem) => IMPORT[problem],
  cardOfFile: (place, problem) => `Carte ${place} du fichier : ${problem} Rien n'a changé.`,
  understood: (before) => (before === '' ? "Rien n'a changé." : `Compris avant cela : « ${before} ». Rien n'a changé.`),
  yourText: 'Votre texte, à copier :',
  readingBusy:
    "Le texte n'a pas pu être lu à temps, ou trop de textes sont lus en ce moment. Rien n'a changé ; réessayez dans une minute.",
  gone: "Cette carte maison n'est plus là.",
  full: (most) =>
    `Ce serveur a autant de cartes maison que possible (${most}, ou trop longues ensemble). Supprimez-en d'abord.`,
  notCopied:
    'Cette carte ne peut pas être copiée : choisissez dans la liste un butin, un trésor, un monstre, une salle, un personnage ou une âme bonus, avec une seule face et tous ses nombres imprimés.',
  noNumber: 'Écrivez des nombres entiers.',
  countOfNumbers: (number) =>
    `Écrivez ${number === 1 ? '1 nombre' : `${number} nombres`} de 1 à 20, séparés par des virgules.`,
  namesOff:
    'Les noms libres demandent le texte libre, désactivé sur ce serveur : les responsables peuvent le permettre avec `/souls configurer`.',
  testBusy: "D'autres cartes sont à l'essai en ce moment. Appuyez encore dans une minute.",
  testEnded: "Le bot s'arrête : la carte n'a pas été essayée. Appuyez encore dans une minute.",
  table: {
    title: 'Cartes maison de cette table',
    about: (chosen, most) =>
      `${chosen} choisies, ${most} au plus. La partie les garde telles qu'elles sont quand on les choisit.`,
    none: "Ce serveur n'a aucune carte maison prête. Ses responsables les ajoutent avec `/souls cartes`.",
    choose: 'Cartes maison dans les pioches',
    changed: 'Changé.',
    rule: (names) => `Cartes maison : ${list(names, 'et')}`,
    notInCode: 'Le code laisse de côté les cartes maison : exportez-les avec `/souls cartes`.',
    refused: (problem, most) =>
      problem === 'tooMany'
        ? `Une table a ${most} cartes maison au plus.`
        : "Une de ces cartes maison a des mots que cette version du bot n'a pas.",
  },
};

export const houseCardsCommand: Words['commands']['souls']['cards'] = {
  name: 'cartes',
  description: 'Les cartes maison du serveur : ajouter, changer, essayer, exporter ; pour ses responsables',
  copy: { name: 'copier', description: 'Une carte publiée pour commencer' },
  show: { name: 'voir', description: 'Une carte maison de ce serveur' },
  file: { name: 'fichier', description: 'Un fichier de cartes maison qui a été exporté' },
};
