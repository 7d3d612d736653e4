/** The words of the page itself, in the languages that a person can choose. */
const WORDS = {
  en: {
    title: 'Playground',
    people: 'People',
    newName: 'Name of a new person',
    newNameHint: 'Add a person',
    add: 'Add a person',
    language: 'Language',
    note: 'A stand-in for a chat channel. It runs on this machine only; nothing leaves it.',
    skip: 'Skip to the message field',
    messages: 'Messages',
    online: 'The bot is here',
    offline: 'The bot is away',
    you: 'you',
    newTab: 'Open as {name} in a new tab',
    actAs: 'Act as {name}',
    viewing: 'You are {name}',
    nobody: 'Nobody is here yet. Add a person to begin.',
    start: 'Nothing has been said here. Type / to see what the bot can do.',
    onlyYou: 'Only you can see this',
    dismiss: 'Dismiss',
    thinking: 'is thinking',
    edited: 'edited',
    used: 'used',
    app: 'BOT',
    failed: 'This interaction failed',
    message: 'Message #{channel}, or / for a command',
    messageLabel: 'Message',
    send: 'Send',
    cancel: 'Cancel',
    submit: 'Send',
    commands: 'Commands',
    noCommand: 'There is no such command.',
    remove: 'Leave the command',
    required: 'required',
    optional: 'Add {name}',
    choose: 'Choose',
    chooseUser: 'Choose people',
    done: 'Done',
    yes: 'True',
    no: 'False',
    searching: 'Looking…',
    nothing: 'Nothing found',
    keys: '↑ ↓ to move, Tab or Enter to take',
    count: '{min} to {max}',
    link: 'opens a page',
    enlarge: 'Show large',
    close: 'Close',
  },
  fr: {
    title: 'Terrain de jeu',
    people: 'Personnes',
    newName: 'Nom d’une nouvelle personne',
    newNameHint: 'Ajouter une personne',
    add: 'Ajouter une personne',
    language: 'Langue',
    note: 'Un salon de remplacement. Il ne tourne que sur cette machine ; rien n’en sort.',
    skip: 'Aller au champ de message',
    messages: 'Messages',
    online: 'Le bot est là',
    offline: 'Le bot est absent',
    you: 'vous',
    newTab: 'Ouvrir en tant que {name} dans un nouvel onglet',
    actAs: 'Jouer en tant que {name}',
    viewing: 'Vous êtes {name}',
    nobody: 'Personne n’est encore là. Ajoutez une personne pour commencer.',
    start: 'Rien n’a encore été dit ici. Tapez / pour voir ce que le bot sait faire.',
    onlyYou: 'Vous seul voyez ceci',
    dismiss: 'Masquer',
    thinking: 'réfléchit',
    edited: 'modifié',
    used: 'a utilisé',
    app: 'BOT',
    failed: 'Cette interaction a échoué',
    message: 'Message dans #{channel}, ou / pour une commande',
    messageLabel: 'Message',
    send: 'Envoyer',
    cancel: 'Annuler',
    submit: 'Envoyer',
    commands: 'Commandes',
    noCommand: 'Cette commande n’existe pas.',
    remove: 'Quitter la commande',
    required: 'obligatoire',
    optional: 'Ajouter {name}',
    choose: 'Choisir',
    chooseUser: 'Choisir des personnes',
    done: 'Terminé',
    yes: 'Vrai',
    no: 'Faux',
    searching: 'Recherche…',
    nothing: 'Rien trouvé',
    keys: '↑ ↓ pour se déplacer, Tab ou Entrée pour prendre',
    count: '{min} à {max}',
    link: 'ouvre une page',
    enlarge: 'Agrandir',
    close: 'Fermer',
  },
};

let language = 'en';

export function speak(locale) {
  language = locale === 'fr' ? 'fr' : 'en';
  document.documentElement.lang = language;
}

export const locale = () => (language === 'fr' ? 'fr' : 'en-US');

/** A word in the current language; `{name}` is replaced by the value of that name. */
export function word(key, values = {}) {
  return WORDS[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
}

/** The translation of a name or description of a command, as the bot registered it. */
export function localized(thing, key) {
  return thing[`${key}_localizations`]?.[locale()] ?? thing[key];
}

/** Makes an element. `children` are nodes or texts: nothing is ever parsed as HTML. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? '' : String(value));
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}
