import type { Words } from '../../wording.js';
import type { Permission } from '../../words/bot/errors.js';
import { counted, list } from '../cards/nouns.js';
import { refusal } from './refusals.js';

const PERMISSION: Readonly<Record<Permission, string>> = {
  viewChannel: 'Voir le salon',
  sendMessages: 'Envoyer des messages',
  createThreads: 'Créer des fils publics',
  sendInThreads: 'Envoyer des messages dans les fils',
  embedLinks: 'Intégrer des liens',
  attachFiles: 'Joindre des fichiers',
  readHistory: 'Voir les anciens messages',
  connect: 'Se connecter',
};

export const errors: Words['errors'] = {
  refusal,
  missingPermissions: (permissions) =>
    `Il me manque ${counted(permissions.length, { one: 'permission', many: 'permissions', f: true })} dans ce salon : ${list(
      permissions.map((one) => PERMISSION[one]),
      'et',
    )}.`,
  permission: (permission) => PERMISSION[permission],
  unexpected: (incident) =>
    `Une erreur s'est produite de notre côté. Votre partie est intacte. Veuillez signaler l'incident ${incident}.`,
  savingFailed: "L'enregistrement a échoué. Rien n'est perdu et rien n'a changé ; veuillez réessayer dans un instant.",
  savingUncertain:
    "Il n'est pas certain que ceci soit enregistré. Regardez la table dans un instant ; si ce n'y est pas, veuillez recommencer.",
  unknownButton:
    "Je ne connais pas ce bouton. Il vient peut-être d'une version plus ancienne ; /souls afficher publie le plateau à nouveau.",
  tooFast: "Cela fait beaucoup d'un coup : ceci n'a pas été fait. Attendez quelques secondes, puis continuez.",
  otherGame: 'Ce bouton appartient à une autre partie.',
  onlyInServers: "Les tables se trouvent dans les salons d'un serveur.",
  noChannel: "Discord n'a pas dit de quel salon il s'agit : rien n'a été fait. Réessayez.",
  leftServer: "Vous n'êtes plus membre du serveur de cette table.",
  timedOut: (until) => `Sur le serveur de cette table, vous ne pouvez pas agir pour l'instant : de nouveau ${until}.`,
  oneOfGiveAndAsk: 'Dites combien de ¢ vous donnez, ou combien vous en demandez : un seul des deux.',
  noSuchChoice: (what) => `« ${what} » ne fait pas partie de ce que vous pouvez faire maintenant.`,
  tableUnreadable: 'La table de ce salon ne peut pas être lue. Les responsables de ce bot en sont informés.',
  barred: (bar) =>
    bar === 'archived'
      ? 'Ce fil est archivé. Écrivez-y quelque chose pour le rouvrir, puis réessayez.'
      : "L'AutoMod du serveur a bloqué le message. La modération peut faire une exception pour le bot.",
};
