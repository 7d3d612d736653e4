import type { FreeTextWords } from '../free-text.js';
import { typo } from './typography.js';

export const freeText: FreeTextWords = {
  allowed: (allowed) => typo(`Offres en toutes lettres : ${allowed ? 'oui' : 'non'}`),
  allow: 'Permettre les offres en toutes lettres',
  forbid: "Plus d'offres en toutes lettres",
  notHere: typo(
    "Sur ce serveur, les promesses viennent d'une liste : laissez « pour » de côté, ou choisissez-en une par **Marché / attendre** sur le plateau. Qui gère le serveur peut permettre les offres en toutes lettres avec `/souls configurer`.",
  ),
  remove: 'Supprimer (modération)',
  removed: "L'offre est supprimée, et son texte avec elle.",
  onlyModerators: "Seul qui peut gérer les messages ici peut supprimer l'offre d'un autre.",
};
