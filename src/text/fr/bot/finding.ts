import type { Words } from '../../wording.js';

export const finding: Words['finding'] = {
  call: 'Appeler des joueurs',
  called: (role, host) => `${role} — ${host} a ouvert une table de Four Souls et cherche des joueurs.`,
  callOver: 'Une table de Four Souls cherchait des joueurs ici.',
  waiting: (number) => `Liste d'attente : ${number}`,
  kept: (name, until) => `${name} — une place est gardée jusqu'à ${until}`,
  waits: (place, inGame) =>
    inGame
      ? `La partie a commencé : vous êtes sur la liste d'attente, à la place ${place}. Si quelqu'un part, sa place vous est proposée ici.`
      : `Toutes les places sont prises : vous êtes sur la liste d'attente, à la place ${place}. Dès qu'une place est libre, vous l'apprenez ici.`,
  seatKept: (user, until) =>
    `${user}, une place est libre à cette table. Elle est gardée pour vous ; votre délai finit ${until}.`,
  offeredUntil: (until) => `Cette offre finit ${until}.`,
  stopWaiting: 'Quitter la liste',
  noLonger: "Vous n'êtes plus sur la liste d'attente.",
  tags: { lobby: ['ouvert', 'ouverte'], playing: ['en cours'], over: ['terminé', 'terminée'] },
  roleGone:
    "Le rôle à mentionner n'existe plus. Un responsable du serveur peut en choisir un autre avec `/souls configurer`.",
  mayNotMention: (role) =>
    `Je n'ai pas le droit de mentionner ${role} : un responsable du serveur doit autoriser tout le monde à mentionner ce rôle, ou me donner la permission Mentionner tout le monde.`,
};
