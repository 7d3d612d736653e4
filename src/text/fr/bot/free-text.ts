import type { FreeTextWords } from '../../words/bot/free-text.js';
import { typo } from '../cards/typography.js';

export const freeText: FreeTextWords = {
  allowed: (allowed) => typo(`Offres avec ses propres mots : ${allowed ? 'oui' : 'non'}`),
  allow: 'Autoriser ses propres mots dans les offres',
  notHere: typo(
    "Sur ce serveur, les promesses viennent d'une liste : laissez « pour » de côté, ou choisissez-en une par **Marché / attendre** sur le plateau. Les responsables du serveur peuvent autoriser vos propres mots avec `/souls configurer`.",
  ),
  remove: 'Supprimer (modération)',
  removed: "L'offre est supprimée, et son texte avec elle.",
  removePromise: 'Supprimer un texte (modération)',
  promiseRemoved: "Le texte est supprimé. Le journal dit encore qu'une promesse a été faite.",
  promiseGone: "Ce texte n'est déjà plus là.",
  onlyModerators:
    "Seules les personnes qui peuvent gérer les messages ici peuvent supprimer l'offre de quelqu'un d'autre.",
};
