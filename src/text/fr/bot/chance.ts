import type { Words } from '../../wording.js';
import type { ChanceVerdict, Finding } from '../../../engine/index.js';
import { counted, list } from '../cards/nouns.js';

const DRAWS = { one: 'tirage', many: 'tirages', f: false };
const WORDS = { one: 'mot', many: 'mots', f: false };

const VERDICT: Readonly<Record<ChanceVerdict['is'], string>> = {
  right: 'Tout ce qui peut être vérifié est juste.',
  wrong: "Cela ne tient PAS : le fichier a été changé, ou le hasard n'a pas été celui qui était promis.",
  prepared:
    "Cette partie était préparée : ses pioches et ses dés étaient choisis d'avance, il n'y a pas de hasard à vérifier.",
};

const PURPOSE = {
  die: 'un dé',
  shuffle: 'un mélange',
  deal: 'la distribution',
  first: 'qui commence',
  random: 'un choix au hasard',
};

/** Les faces comptent à partir de 1, le reste à partir de 0. */
const drawn = (purpose: keyof typeof PURPOSE, result: number): string =>
  purpose === 'die' ? `un ${result + 1}` : String(result);

const range = (from: number, to: number): string => (from === to ? `tirage ${from}` : `tirages ${from} à ${to}`);

const finding = (one: Finding): string => {
  switch (one.is) {
    case 'secret':
      return one.since === 'lobby'
        ? "Le secret est celui dont tout le monde a vu l'empreinte avant la partie, avant que quiconque puisse ajouter un mot."
        : "Le secret est celui dont tout le monde a vu l'empreinte dès le début de la partie.";
    case 'seed':
      return `La graine est faite du secret et de ${counted(one.words, WORDS)}.`;
    case 'noWords':
      return one.why === 'nobody'
        ? "Personne n'avait ajouté de mot : le secret seul est la graine."
        : 'La partie a commencé dans une version sans mots : le secret seul est la graine.';
    case 'draws':
      return `Les ${counted(one.count, DRAWS)}, dont ${one.dice} de dés, sont ceux que le générateur donne pour cette graine, et aucun ne manque.`;
    case 'rewinds':
      return `${counted(one.count, { one: 'retour en arrière a continué', many: 'retours en arrière ont continué', f: false })} avec ce que disent le secret et les mots.`;
    case 'freeRewind':
      return `Le retour en arrière ${one.rewind} a continué avec ce que le bot a tiré alors : rien n'était promis à ce sujet.`;
    case 'passedOver':
      return `${range(one.from, one.to - 1)} : passés quand une mise à jour du bot a repris des réponses ; le journal dit que les règles ont été corrigées.`;
    case 'unnumbered':
      return `${counted(one.count, DRAWS)} sans vérification possible : une version plus ancienne du bot n'a pas gardé leurs numéros.`;
    case 'noHash':
      return "Aucune empreinte n'a été publiée : rien ne montre que le secret était fixé d'avance.";
    case 'otherSecret':
      return `Le secret n'est pas celui de l'empreinte : la sienne est ${one.found}, et ${one.hash} a été publiée.`;
    case 'otherSeed':
      return `La graine n'est pas faite de ce secret et de ces mots : ils donnent ${one.found}, et le fichier dit ${one.seed}.`;
    case 'otherRewind':
      return `La graine après le retour en arrière ${one.rewind} n'est pas celle que disent le secret et les mots.`;
    case 'changed':
      return `Le tirage ${one.index} (${PURPOSE[one.purpose]}, un sur ${one.range}) dit ${drawn(one.purpose, one.result)} ; le générateur donne ${drawn(one.purpose, one.found)}.`;
    case 'missing':
      return `Il manque : ${range(one.from, one.to)}. D'une très longue partie le bot ne garde que le début ; pour toute autre, le fichier a été changé.`;
    case 'twice':
      return `Le tirage ${one.index} y figure plus d'une fois, ou à la mauvaise place.`;
  }
};

export const chance: Words['chance'] = {
  title: 'Dés honnêtes',
  explain: (hash) =>
    `L'empreinte du secret du bot est \`${hash}\`. Qui le souhaite ajoute un mot à soi ; la graine est faite du secret et de tous les mots, et tout est dit à la fin. Personne n'attend pour cela.`,
  added: (names) => `Mots ajoutés par ${list(names, 'et')}.`,
  button: 'Mot pour les dés',
  label: 'Un mot quelconque ; vide pour aucun',
  hint: "Quelque chose que personne ne peut savoir d'avance",
  kept: (word) =>
    word === null
      ? "Vous n'ajoutez pas de mot au hasard de cette partie."
      : `Votre mot pour les dés est « ${word} ». Personne ne le voit avant la fin de la partie ; vous pouvez le changer jusqu'à son début.`,
  secret: (secret) => `Le secret était ${secret}`,
  words: (words) => `Mots : ${words.map(({ name, word }) => `${name} « ${word} »`).join(', ')}`,
  refused: (problem, most) =>
    problem === 'tooLong'
      ? `Un mot pour les dés a au plus ${most} caractères.`
      : 'Ce mot a des signes qui ne peuvent pas être montrés. Prenez des lettres, des chiffres et des signes que tout le monde peut lire.',
  verdict: (is) => VERDICT[is],
  finding,
  found: 'Ce qui a été vérifié',
  notProven: 'Ce que cela ne prouve pas',
  limits: ({ words }) => [
    ...(words
      ? [
          "Que la personne qui a ajouté le dernier mot ne connaissait pas le secret : votre propre mot vous protège si c'est vous qui l'avez choisi.",
        ]
      : [
          "Que le bot n'a pas choisi son secret pour avantager quelqu'un : il était fixé avant la partie, mais personne d'autre n'y a rien ajouté. Avec un mot à vous, il ne l'aurait pas pu.",
        ]),
    "Que l'empreinte du fichier est celle que vous avez vue : comparez-la au message d'avant la partie ou au plateau.",
    'Que chaque tirage a servi comme la partie le dit : comparez les dés ci-dessous au journal, et faites rejouer la partie.',
  ],
  dice: 'Les dés dans leur ordre, à comparer au journal',
  nothingTold:
    "Ce fichier ne dit rien de son hasard. Ce n'est pas une partie exportée, ou elle n'était pas finie, ou sa version ne le permettait pas encore : prenez le fichier JSON que /souls exporter donne après la fin.",
  unreadable: "Ce fichier ne peut pas être lu : il n'existe pas, ou n'est pas du JSON.",
};
