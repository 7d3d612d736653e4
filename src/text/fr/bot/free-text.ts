import type { Words } from '../../wording.js';
import { barterWords } from '../game/barter.js';
import { commands } from './commands.js';

export const freeText: Words['freeText'] = {
  allowed: (allowed) => `Texte libre dans les offres : ${allowed ? 'oui' : 'non'}`,
  allow: 'Autoriser le texte libre dans les offres',
  notHere: `Sur ce serveur, les promesses viennent d'une liste : laissez l'option « ${commands.souls.deal.favour.name} » vide, ou choisissez-en une avec **${barterWords.button}** sur le plateau. Les responsables du serveur peuvent autoriser le texte libre avec \`/souls configurer\`.`,
  remove: 'Supprimer (modération)',
  removed: "L'offre est supprimée, et son texte avec elle.",
  removePromise: 'Supprimer un texte (modération)',
  promiseRemoved: "Le texte est supprimé. Le journal dit encore qu'une promesse a été faite.",
  promiseGone: "Ce texte n'est déjà plus là.",
  onlyModerators:
    "Seules les personnes qui peuvent gérer les messages ici peuvent supprimer l'offre de quelqu'un d'autre.",
};
