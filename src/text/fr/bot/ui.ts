import type { Words } from '../../wording.js';
import { list } from '../cards/nouns.js';

const placeholder = (min: number, max: number): string => {
  if (min === max) return min === 1 ? 'Faites un choix' : `Faites ${min} choix`;
  return min === 0 ? `Faites jusqu'à ${max} choix` : `Faites de ${min} à ${max} choix`;
};

const numbered = (names: readonly string[], from: number): string =>
  names.map((name, at) => `${from + at}. ${name}`).join(' → ');

/** On the button that opens the page of the sets and decks. */
export const DECKS = 'Cartes et pioches';

export const ui: Words['ui'] = {
  join: 'Rejoindre',
  leave: 'Quitter',
  start: 'Commencer',
  addComputer: 'Ajouter un joueur virtuel',
  removeComputer: 'Retirer un joueur virtuel',
  play: 'Jouer',
  pass: 'Passer',
  passFor: { attack: "Passer pendant l'attaque", turn: 'Passer pendant ce tour' },
  passNoMore: 'Ne plus passer automatiquement',
  withdrawPass: 'Ne pas passer, finalement',
  back: 'Retour',
  nextPage: 'Page suivante',
  previousPage: 'Page précédente',
  confirm: 'Confirmer',
  clear: 'Effacer',
  unpick: 'Annuler le dernier choix',
  asItIs: "Laisser l'ordre actuel",
  restAsItIs: 'Laisser le reste tel quel',
  attack: 'Attaquer',
  buy: 'Acheter',
  activate: 'Activer',
  playLoot: 'Jouer un butin',
  endTurn: 'Terminer le tour',
  refresh: 'Actualiser',
  undo: 'Revenir en arrière',
  undoTo: 'Revenir plus loin en arrière…',
  inspect: 'Examiner',
  more: 'Plus',
  settings: 'Réglages',
  no: 'Non',
  keep: 'Garder',
  accept: 'Accepter',
  decline: 'Refuser',
  withdrawOffer: "Retirer l'offre",
  forgetOrder: "Oublier l'ordre choisi pour…",
  cancel: 'Annuler',
  holdPriority: { on: 'Garder la priorité : oui', off: 'Garder la priorité : non' },
  askForced: { on: 'Montrer les choix forcés : oui', off: 'Montrer les choix forcés : non' },
  choosePlaceholder: placeholder,
  page: (page, pages) => `Page ${page} sur ${pages}`,
  unseen: {
    attack: "La carte du sommet est révélée ; si c'est un monstre, vous l'attaquez",
    buy: 'Vous achetez la carte du sommet sans la voir',
  },
  orderSoFar: (picked, rest) =>
    [
      ...(picked.length === 0 ? [] : [`Ordre choisi : ${numbered(picked, 1)}`]),
      ...(rest.length === 0
        ? []
        : [`${picked.length === 0 ? 'Ordre actuel' : 'Le reste tel quel'} : ${numbered(rest, picked.length + 1)}`]),
    ].join('\n'),
  chosen: (names) => (names.length === 0 ? "Rien n'est encore choisi." : `Choisi : ${list(names, 'et')}.`),
};
