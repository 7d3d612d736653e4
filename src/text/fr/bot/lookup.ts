import type { LookupCommands, LookupWords, NotAsked } from '../../words/bot/lookup.js';
import { counted } from '../cards/nouns.js';
import { typo } from '../cards/typography.js';

const questionsOf = (number: number): string => counted(number, { one: 'question', many: 'questions', f: true });

const notAsked = (why: NotAsked, most: number): string => {
  switch (why) {
    case 'empty':
      return "Il n'y avait aucun mot. Écrivez une phrase.";
    case 'there':
      return "Quelqu'un l'a déjà posée, et elle attend une réponse.";
    case 'tooMany':
      return `Vous avez ${questionsOf(most)} en attente sur ce serveur. Redemandez quand l'une aura sa réponse.`;
    case 'full':
      return `${questionsOf(most)} attendent déjà sur ce serveur. Ses hôtes y répondent d'abord.`;
  }
};

export const lookup: LookupWords = {
  rule: {
    example: 'Exemple',
    terms: 'Termes',
    term: (name, also, meaning) =>
      typo(`**${name}**${also.length === 0 ? '' : ` (aussi : ${also.join(', ')})`} – ${meaning}`),
    footer: (rules, chapter) => `${rules.join(' · ')} — ${chapter}`,
    button: (rule) => `Règle ${rule}`,
  },
  unsure: (query) => typo(`Je ne suis pas sûr que « ${query} » veuille dire ceci. Vouliez-vous dire autre chose ?`),
  nothing: {
    title: 'Aucun résultat',
    text: (query) =>
      typo(`Je ne trouve rien sur « ${query} ». Essayez d'autres mots, ou moins de mots. Voici ce qui s'en approche :`),
    empty: typo(
      "Il n'y a aucun mot dans cette recherche. Tapez ce que vous voulez savoir, comme `qui gagne l'âme`. Ou commencez par ici :",
    ),
  },
  contents: {
    button: 'Sommaire',
    title: 'Les règles, par chapitres',
    intro: typo('Expliquées avec nos mots ; le livret imprimé de Four Souls fait foi. Choisissez un chapitre :'),
    choose: 'Choisissez un chapitre',
    between: (first, last) => typo(`Chapitres : ${first} … ${last}`),
    chapter: (title) => typo(`Les sections de « ${title} »`),
    called: ['sommaire', 'règles', 'règle', 'livret'],
  },
  glossary: {
    title: 'Glossaire',
    choose: 'En savoir plus sur…',
    term: (name, meaning) => typo(`**${name}** – ${meaning}`),
    called: ['glossaire', 'termes', 'mots'],
  },
  hint: "`/règle` et `/carte` trouvent n'importe quelle règle et n'importe quelle carte, ici et partout.",
  share: 'Partager',
  sharedBy: (name) => typo(`${name} partage :`),
  shared: 'Partagé dans ce salon.',
  notShared:
    "Pas encore partagé : choisissez d'abord ce que vous cherchez, puis partagez-le avec le bouton en dessous.",
  hostQuestions: {
    ask: "Demander à l'hôte",
    form: {
      title: "Demander à l'hôte",
      question: 'Votre question',
      hint: 'Est-ce que je peux … ?',
    },
    asked: (question) =>
      typo(
        `Question posée : « ${question} ». Les responsables de ce serveur la voient avec \`/règle\` ; je vous préviens quand ils répondent.`,
      ),
    notAsked,
    answerForm: {
      title: 'Répondre à la question',
      answer: 'Votre réponse',
      section: 'La règle qui le dit (facultatif)',
      sectionHint: typo('DEATH-14, ou « pénalité de mort »'),
    },
    list: (open) => (open === 0 ? 'Questions' : typo(`Questions : ${open} en attente`)),
    called: ['questions', 'question'],
    where: (open) => typo(`${open} en attente. \`/règle\` avec le mot \`questions\` les montre.`),
    title: 'Les questions de ce serveur',
    counts: (open, answered) =>
      `${open} en attente, ${answered} avec réponse. Choisissez-en une pour y répondre, la partager ou la supprimer.`,
    none: "Personne n'a posé de question. On peut en poser quand `/règle` ne trouve rien de bon.",
    choose: 'Choisissez une question',
    waiting: 'Pas encore de réponse.',
    question: 'Question',
    from: 'Réponse de ce serveur, et non du livret de règles',
    found: 'Réponse de ce serveur',
    answer: 'Répondre',
    answerAnew: 'Changer la réponse',
    remove: 'Supprimer',
    removeSure: (question) =>
      typo(`Supprimer « ${question} », et sa réponse avec elle ? Impossible de revenir en arrière.`),
    removed: 'Supprimée.',
    answered: "C'est répondu. Sur ce serveur, `/règle` trouve désormais cette réponse.",
    noSection: (typed) => typo(`Je ne trouve pas une seule règle pour « ${typed} » : la réponse reste sans règle.`),
    answeredBefore: (answer) =>
      typo(
        `Quelqu'un d'autre a répondu entre-temps, et sa réponse reste. Vous pouvez encore la remplacer par la vôtre : « ${answer} ».`,
      ),
    gone: "Cette question n'est plus là.",
    toldAnswer: (question, answer) => typo(`Votre question « ${question} » a une réponse : ${answer}`),
    kept: (number) =>
      typo(`• **Questions :** ${questionsOf(number)} aux hôtes de serveurs, et les serveurs où vous en avez posé`),
  },
  explain: {
    none: "Je ne trouve aucun nom de carte de Four Souls dans ce message. `/carte` trouve n'importe quelle carte.",
    several: (number) =>
      typo(`Ce message nomme ${counted(number, { one: 'carte', many: 'cartes', f: true })}. Choisissez-en une :`),
    choose: (from, to) => `Cartes ${from} à ${to}`,
    title: 'Les cartes de ce message',
  },
};

export const lookupCommands: LookupCommands = {
  rule: {
    name: 'règle',
    description: 'Chercher une règle, un terme, une question ; vous seul le voyez, sauf si vous le partagez',
    query: { name: 'recherche', description: "Une question, un mot ou le numéro d'une règle, avec vos mots" },
    share: { name: 'partager', description: 'Le montrer à tout le monde dans ce salon' },
  },
  card: {
    name: 'carte',
    description: 'Chercher une carte : texte, décisions, origine ; vous seul le voyez, sauf si vous partagez',
    named: { name: 'nom', description: "Son nom, un surnom, ou une partie de ce qu'elle dit" },
    share: { name: 'partager', description: 'La montrer à tout le monde dans ce salon' },
    set: { name: 'extension', description: 'Seulement les cartes de cette extension' },
    deck: { name: 'pioche', description: 'Seulement les cartes de cette pioche' },
    category: { name: 'catégorie', description: 'Seulement les cartes de cette catégorie' },
    mark: { name: 'marque', description: 'Seulement les cartes qui portent cette marque' },
  },
  explain: 'Expliquer cette carte',
};
