import type { Words } from '../../wording.js';
import { counted, list } from '../cards/nouns.js';

export const files: Words['files'] = {
  title: 'La partie en fichiers',
  about: (isOver) =>
    isOver
      ? 'Le journal en texte, et le journal et le résultat en JSON pour les programmes : avec les mains et la graine, comme sur le résultat.'
      : 'Le journal en texte, et en JSON pour les programmes : ce que tout le monde a vu. Les mains et la graine y seront une fois la partie finie.',
  button: 'En fichiers',
  heading: (players, souls) =>
    `Four Souls : ${list(players, 'et')} ; ${counted(souls, { one: 'âme', many: 'âmes', f: true })} pour gagner`,
  notOver: 'La partie continue.',
  log: 'Journal',
  takenBack: 'annulé',
  leftOut: (lines) =>
    `(${counted(lines, { one: 'ligne plus ancienne', many: 'lignes plus anciennes', f: true })} en moins : le fichier serait trop gros)`,
};

export const exportCommand: Words['commands']['souls']['export'] = {
  name: 'exporter',
  description: 'La partie en fichiers : journal, JSON, ou une page qui la rejoue ; envoi privé',
  language: { name: 'langue', description: 'La langue des fichiers ; laissez vide pour la vôtre' },
  what: {
    name: 'quoi',
    description: 'Journal et résultat, ou la partie à revoir dans un navigateur ; laissez vide pour le journal',
    choices: { files: 'Journal et résultat', replay: 'Partie à revoir' },
  },
};
