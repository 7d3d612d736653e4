import type { Words } from '../../wording.js';
import { counted, list } from '../cards/nouns.js';

const days = (number: number): string => counted(number, { one: 'jour', many: 'jours', f: false });
const tables = (number: number): string => counted(number, { one: 'table', many: 'tables', f: true });

export const server: Words['server'] = {
  title: 'Les tables de ce serveur',
  onlyManagers: 'Ceci est réservé aux personnes qui ont la permission Gérer le serveur.',
  permissions: 'Ce que je peux faire dans ce salon',
  permission: (name, granted) => `${granted ? '✓' : '✗'} ${name}`,
  onlyFor: { picture: 'pour les images', thread: 'pour les tables dans un fil' },
  orNoPicture: "Ou désactivez l'image dans les réglages de la table.",
  where: "Où les tables peuvent s'ouvrir",
  channels: (mentions) => (mentions.length === 0 ? 'Dans tous les salons' : list(mentions, 'et')),
  allowHere: 'Autoriser ce salon',
  forbidHere: 'Retirer ce salon de la liste',
  everywhere: 'Autoriser tous les salons',
  role: (role) =>
    role === null
      ? 'Les hôtes ne peuvent mentionner aucun rôle : `/souls configurer rôle`'
      : `Les hôtes peuvent faire mentionner ${role} une fois par table : \`/souls configurer sans-rôle\` y met fin`,
  notEveryone: 'Choisissez un autre rôle : impossible de mentionner tout le monde.',
  limits: 'Limites',
  tables: (number) => `Au plus ${tables(number)} à la fois`,
  idle: (number) => `Une partie est fermée après ${days(number)} sans action`,
  idleLobby: "Une table qui n'a pas commencé est fermée après 24 heures",
  defaults: 'Réglages par défaut des nouvelles tables',
  defaultsNote: 'Son hôte peut tout changer avant la partie.',
  language: (language) => {
    if (language === null) return "Plateau dans la langue de la communauté, ou de l'hôte";
    return language === 'fr' ? 'Plateau en français' : 'Plateau en anglais';
  },
  onNewTables: (text) => `Nouvelles tables : ${text}`,
  choose: { tables: 'Nombre de tables à la fois', idle: 'Quand une partie est fermée', switches: "Rien n'est activé" },
  threadName: (players) => `Four Souls : ${players.join(', ')}`,
  playedIn: (channel) => `La partie se joue dans <#${channel}>.`,
  boardIsAt: (link) => `Le plateau est ici : ${link}`,
  threadsFull:
    'Ce serveur a autant de fils ouverts que Discord le permet. Faites-en archiver un, ou jouez dans ce salon.',
  closedIdle: (hours) =>
    `Fermée : personne n'a agi depuis ${hours < 48 ? `${hours} heures` : days(hours / 24)}. /souls nouvelle en ouvre une autre.`,
  archive: {
    title: 'Archive des résultats',
    none: 'Aucune : les résultats des parties finies restent où elles ont été jouées.',
    kept: (channel) => `Les résultats des parties finies sont aussi publiés dans ${channel}.`,
    gone: (channel) =>
      `✗ ${channel} a été supprimé, est un forum, ou je ne le vois pas : les résultats n'y sont pas gardés. Choisissez un autre salon.`,
    forbidden: (channel, missing) =>
      `✗ Je ne peux pas publier les résultats dans ${channel} sans ${list(missing, 'et')}. Ceux des parties finies d'ici là n'y seront pas.`,
    on: 'Garder les résultats dans ce salon',
    off: 'Ne plus garder les résultats ici',
    from: (channel) => `Partie jouée dans <#${channel}>.`,
  },
};

export const serverCommand: Words['commands']['souls']['setup'] = {
  name: 'configurer',
  description: 'Permissions, limites et réglages des tables de ce serveur ; réservé aux gestionnaires du serveur',
  role: { name: 'rôle', description: "Un rôle que l'hôte d'une table peut faire mentionner une fois" },
  noRole: { name: 'sans-rôle', description: 'Ne plus laisser les hôtes mentionner un rôle' },
};
