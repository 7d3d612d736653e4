import type { Words } from '../../wording.js';
import type { NotAsked } from '../../words/bot/lookup.js';
import type { Next } from '../../words/game/waiting.js';
import { counted } from '../cards/nouns.js';

const questionsOf = (number: number): string => counted(number, { one: 'question', many: 'questions', f: true });

const notAsked = (why: NotAsked, most: number): string => {
  switch (why) {
    case 'empty':
      return 'La question est vide. Écrivez une phrase.';
    case 'there':
      return "Quelqu'un l'a déjà posée, et elle attend une réponse.";
    case 'tooMany':
      return `Vous avez ${questionsOf(most)} en attente sur ce serveur. Réessayez quand l'une d'elles aura reçu une réponse.`;
    case 'full':
      return `${questionsOf(most)} attendent déjà sur ce serveur. Les responsables y répondent d'abord.`;
  }
};

/** What waits, as a sentence without a full stop. */
const waitsNow = (next: Next): string => {
  switch (next.is) {
    case 'effect':
      return next.by === null ? `${next.what} attend` : `${next.what} (${next.by}) attend`;
    case 'roll':
      return next.by === null ? `un lancer (${next.result}) attend` : `le lancer de ${next.by} (${next.result}) attend`;
    case 'damage':
      return `${next.amount} dégât${next.amount === 1 ? '' : 's'} à ${next.to} en attente`;
    case 'death':
      return `la mort de ${next.of} attend`;
    case 'declared':
      return `ce que ${next.player} a déclaré attend`;
    case 'attackRoll':
      return `le lancer d'attaque de ${next.player} vient ensuite`;
    case 'turnEnds':
      return `le tour de ${next.player} finit ensuite`;
    case 'step':
      return "l'étape suivante du tour attend";
  }
};

export const lookup: Words['lookup'] = {
  rule: {
    example: 'Exemple',
    terms: 'Termes',
    term: (name, also, meaning) =>
      `**${name}**${also.length === 0 ? '' : ` (aussi : ${also.join(', ')})`} – ${meaning}`,
    footer: (rules, chapter) => `${rules.join(' · ')} — ${chapter}`,
    button: (rule) => `Règle ${rule}`,
  },
  answer: {
    reply: { yes: 'Oui.', no: 'Non.' },
    general: (rule) => `En général : ${rule}`,
    whole: 'Toute la règle',
    probably: (answer) => `Sans doute : ${answer}`,
    others: "Je ne suis pas sûr que ce soit votre cas. Ou s'agit-il de ceci :",
    number: (number, answer) => `${number}. ${answer}`,
    cardSays: (card, text) => `${card} : ${text}`,
    aboutCard: (answer, card) => `${answer} (${card})`,
    noneOfThese: 'Rien de tout cela',
  },
  now: {
    words: ['cet', 'cette', 'ca', 'cela', 'maintenant'],
    meant: {
      effect: 'effet',
      roll: 'lancer',
      damage: 'dégâts',
      death: 'mort',
      declared: 'déclaration',
      attackRoll: 'attaque',
      turnEnds: 'tour',
      step: 'tour',
    },
    line: (next, canBeAnswered) =>
      `**Maintenant :** ${waitsNow(next)}${canBeAnswered ? ' : oui, on peut y répondre' : ''}.`,
    why: 'Pourquoi',
  },
  nothing: {
    text: (query) => `Je ne trouve rien sur « ${query} ». Essayez d'autres mots. Ce qui s'en approche :`,
    empty: "Tapez ce que vous voulez savoir, comme `qui gagne l'âme`. Ou commencez par ici :",
  },
  contents: {
    button: 'Sommaire',
    title: 'Les règles, par chapitres',
    intro: 'Expliquées avec nos mots ; les règles officielles étendues font foi. Choisissez un chapitre :',
    choose: 'Choisissez un chapitre',
    between: (first, last) => `Chapitres : ${first} … ${last}`,
    chapter: (title) => `Les sections de « ${title} »`,
    called: ['sommaire', 'règles', 'règle', 'livret'],
  },
  glossary: {
    title: 'Glossaire',
    choose: 'En savoir plus sur…',
    term: (name, meaning) => `**${name}** – ${meaning}`,
    called: ['glossaire', 'termes', 'mots'],
  },
  hint: "`/règle` et `/carte` trouvent n'importe quelle règle et n'importe quelle carte, ici et partout.",
  share: 'Partager',
  sharedBy: (name) => `${name} partage :`,
  shared: 'Partagé dans ce salon.',
  notShared: "Rien n'est encore partagé : choisissez d'abord un résultat, puis appuyez sur Partager.",
  hostQuestions: {
    form: {
      title: 'Demander aux responsables',
      question: 'Votre question',
      hint: 'Est-ce que je peux … ?',
    },
    asked: (question) =>
      `Question posée : « ${question} ». Les responsables de ce serveur la voient avec \`/règle\` ; je vous préviens quand ils répondent.`,
    notAsked,
    answerForm: {
      title: 'Répondre à la question',
      answer: 'Votre réponse',
      section: 'La règle qui le dit (facultatif)',
      sectionHint: 'DEATH-14, ou « pénalité de mort »',
    },
    list: (open) => (open === 0 ? 'Questions' : `Questions : ${open} en attente`),
    called: ['questions', 'question'],
    where: (open) => `${open} en attente. \`/règle\` avec le mot \`questions\` les montre.`,
    title: 'Les questions de ce serveur',
    counts: (open, answered) =>
      `${open} en attente, ${answered} avec réponse. Choisissez-en une pour y répondre, la partager ou la supprimer.`,
    none: "Personne n'a posé de question. On peut en poser quand `/règle` ne trouve pas la réponse.",
    choose: 'Choisissez une question',
    waiting: 'Pas encore de réponse.',
    question: 'Question',
    from: 'Réponse de ce serveur, et non du livret de règles',
    found: 'Réponse de ce serveur',
    answer: 'Répondre',
    answerAnew: 'Changer la réponse',
    remove: 'Supprimer',
    confirmRemove: (question) =>
      `Supprimer « ${question} », et sa réponse avec elle ? Impossible de revenir en arrière.`,
    removed: 'Supprimée.',
    answered: 'Réponse enregistrée. Sur ce serveur, `/règle` trouve désormais cette réponse.',
    noSection: (typed) => `« ${typed} » ne désigne pas une règle précise : la réponse n'en cite aucune.`,
    answeredBefore: (answer) =>
      `Quelqu'un d'autre a répondu entre-temps, et sa réponse reste. Vous pouvez encore la remplacer par la vôtre : « ${answer} ».`,
    gone: "Cette question n'est plus là.",
    toldAnswer: (question, answer) => `Votre question « ${question} » a une réponse : ${answer}`,
    kept: (number) =>
      `• **Questions :** ${questionsOf(number)} aux responsables de serveurs, et les serveurs où vous en avez posé`,
  },
  explain: {
    none: "Je ne trouve aucun nom de carte de Four Souls dans ce message. `/carte` trouve n'importe quelle carte.",
    several: (number) =>
      `Ce message nomme ${counted(number, { one: 'carte', many: 'cartes', f: true })}. Choisissez-en une :`,
    choose: (from, to) => `Cartes ${from} à ${to}`,
    title: 'Les cartes de ce message',
  },
};

export const lookupCommands: Words['commands']['lookup'] = {
  rule: {
    name: 'règle',
    description: 'Chercher une règle, un terme, une question ; réponse privée, sauf partage',
    query: { name: 'recherche', description: "Une question, un mot ou le numéro d'une règle" },
    share: { name: 'partager', description: 'Le montrer à tout le monde dans ce salon' },
  },
  card: {
    name: 'carte',
    description: 'Chercher une carte : texte, précisions, extension ; réponse privée, sauf partage',
    named: { name: 'nom', description: "Son nom, un surnom, ou une partie de ce qu'elle dit" },
    share: { name: 'partager', description: 'La montrer à tout le monde dans ce salon' },
    set: { name: 'extension', description: 'Seulement les cartes de cette extension' },
    deck: { name: 'pioche', description: 'Seulement les cartes de cette pioche' },
    category: { name: 'catégorie', description: 'Seulement les cartes de cette catégorie' },
    mark: { name: 'marque', description: 'Seulement les cartes qui portent cette marque' },
  },
  explain: 'Expliquer cette carte',
};
