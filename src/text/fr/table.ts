import type { Errors, Lobby, Names, Permission, RefusalReason } from '../words.js';
import { refusedDeal } from './dealing.js';
import { objection } from './objections.js';
import { counted, list, noun } from './nouns.js';
import { typo } from './typography.js';
import { replacing } from './replacing.js';
import { server } from './server.js';
import { tableSettings } from './table-settings.js';

const PERMISSION: Readonly<Record<Permission, string>> = {
  viewChannel: 'Voir le salon',
  sendMessages: 'Envoyer des messages',
  createThreads: 'Créer des fils publics',
  sendInThreads: 'Envoyer des messages dans les fils',
  embedLinks: 'Intégrer des liens',
  attachFiles: 'Joindre des fichiers',
  readHistory: 'Voir les anciens messages',
};

const notAsked = (
  { objection: rule, waitingFor }: Extract<RefusalReason, { why: 'notYourQuestion' }>,
  names: Names,
): string => {
  const reason = rule === null ? "Ce n'est pas à vous de répondre." : objection(rule, names);
  const awaited = waitingFor.map((one) => names.player(one));
  return awaited.length === 0 ? reason : `${reason} On attend ${list(awaited, 'et')}.`;
};

const refusal = (reason: RefusalReason, names: Names): string => {
  switch (reason.why) {
    case 'noTable':
      return "Il n'y a pas de table dans ce salon. Ouvrez-en une avec /souls nouvelle.";
    case 'tableExists':
      return "Il y a déjà une table dans ce salon. Terminez-la avant d'en ouvrir une autre.";
    case 'alreadyStarted':
      return 'La partie a déjà commencé.';
    case 'notStarted':
      return "La partie n'a pas encore commencé.";
    case 'notSeated':
      return "Vous n'êtes pas assis à cette table.";
    case 'alreadySeated':
      return 'Vous êtes déjà assis à cette table.';
    case 'tableFull':
      return 'Toutes les places de cette table sont prises.';
    case 'notHost':
      return "Seul l'hôte de la table peut faire cela.";
    case 'gameOver':
      return 'Cette partie est finie.';
    case 'tooFewPlayers':
      return "Il n'y a pas encore assez de joueurs : il en faut de 2 à 4.";
    case 'noSuchPlayer':
      return 'Choisissez un autre joueur de cette table.';
    case 'noOrder':
      return "Cet ordre n'est plus retenu.";
    case 'offerOpen':
    case 'noOffer':
    case 'notYourOffer':
    case 'heldBefore':
    case 'notWaiting':
      return refusedDeal[reason.why];
    case 'movedOn':
      return "La partie a avancé entre-temps : ceci n'a pas été pris en compte. Voici où elle en est.";
    case 'notYourQuestion':
      return notAsked(reason, names);
    case 'rule':
    case 'noDeal':
      return objection(reason.objection, names);
    case 'notOffered':
      return "Ceci n'est plus proposé.";
    case 'alreadyPassed':
      return 'Vous avez déjà passé.';
    case 'cannotTakeBack':
      return "Impossible de reprendre cette action : un dé a été lancé, une carte cachée a été vue ou quelqu'un a répondu depuis.";
    case 'takeBackOff':
      return 'À cette table, rien ne se reprend.';
    case 'deckList':
    case 'tooFewCards':
      return tableSettings.refusal(reason, names);
    case 'serverFull':
    case 'wrongChannel':
    case 'moved':
      return server.refusal(reason);
    case 'seat':
      return replacing.refusal(reason);
    case 'busy':
      return "Quelqu'un d'autre a été plus rapide. Veuillez réessayer.";
  }
};

export const errors: Errors = {
  refusal: (reason, names) => typo(refusal(reason, names)),
  missingPermissions: (permissions) =>
    typo(
      `Il me manque ${counted(permissions.length, { one: 'permission', many: 'permissions', f: true })} dans ce salon : ${list(
        permissions.map((one) => PERMISSION[one]),
        'et',
      )}.`,
    ),
  permission: (permission) => PERMISSION[permission],
  unexpected: (incident) =>
    `Une erreur s'est produite de notre côté. Votre partie est intacte. Veuillez signaler l'incident ${incident}.`,
  savingFailed: typo(
    "L'enregistrement a échoué. Rien n'est perdu et rien n'a changé ; veuillez réessayer dans un instant.",
  ),
  unknownButton: typo(
    "Je ne connais pas ce bouton. Il vient peut-être d'une version plus ancienne ; /souls afficher publie le plateau à nouveau.",
  ),
  otherGame: 'Ce bouton appartient à une autre partie.',
  onlyInServers: "Les tables se trouvent dans les salons d'un serveur.",
  oneOfGiveAndAsk: typo('Dites combien de ¢ vous donnez, ou combien vous en demandez : un seul des deux.'),
  noSuchChoice: (what) => typo(`« ${what} » ne fait pas partie de ce que vous pouvez faire maintenant.`),
  tooMany: (most) => `Choisissez-en au plus ${most}.`,
  tooFew: (least) => `Choisissez-en au moins ${least}.`,
  boardLost: typo("Le plateau avait été supprimé ; je l'ai publié à nouveau."),
  nothingToDo: "Vous ne pouvez rien faire d'autre que passer.",
  tableUnreadable: 'La table de ce salon ne peut pas être lue. Les responsables de ce bot en sont informés.',
};

export const lobby: Lobby = {
  title: 'Une table de Four Souls',
  explain: "Appuyez sur Rejoindre pour prendre place. L'hôte commence quand tout le monde est là.",
  opened:
    'Votre table est ouverte et vous y avez une place. Les autres appuient sur Rejoindre ; puis appuyez sur Commencer.',
  host: (name) => typo(`Hôte : ${name}`),
  goal: (souls) => typo(`But : ${counted(souls, noun('soul'))}`),
  seats: (taken, most) => typo(`Places : ${taken} sur ${most}`),
  seat: (number, name, computer) => {
    const kind = computer === 'random' ? 'au hasard' : 'simple';
    return `${number}. ${name}${computer === null ? '' : ` — ordinateur (${kind})`}`;
  },
  computerName: (number) => `Ordinateur ${number}`,
  noSeats: "Personne n'a encore pris place.",
  tooFew: (least) => `Il faut au moins ${counted(least, noun('player'))} pour une partie.`,
  ready: 'Prêt à commencer.',
  joined: 'Vous avez une place.',
  left: 'Vous avez quitté la table.',
  closed: 'Cette table a été fermée.',
  orderSet: (order) =>
    order === 'always'
      ? 'Désormais, on vous demande chaque fois que vous pourriez répondre.'
      : 'Désormais, on vous demande quand quelque chose vous concerne.',
  holdSet: (hold) =>
    hold
      ? 'Vous gardez la priorité après vos propres actions.'
      : 'Après vos propres actions, vous passez sans avoir à le dire.',
};
