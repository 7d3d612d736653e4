import type { Ui } from '../../words/bot/ui.js';
import { list } from '../cards/nouns.js';
import { typo } from '../cards/typography.js';

const placeholder = (min: number, max: number): string => {
  if (min === max) return min === 1 ? 'Faites un choix' : `Faites ${min} choix`;
  return min === 0 ? `Faites jusqu'à ${max} choix` : `Faites de ${min} à ${max} choix`;
};

const numbered = (names: readonly string[], from: number): string =>
  names.map((name, at) => `${from + at}. ${name}`).join(' → ');

export const ui: Ui = {
  join: 'Rejoindre',
  leave: 'Quitter',
  start: 'Commencer',
  addComputer: 'Ajouter un ordinateur',
  removeComputer: 'Retirer un ordinateur',
  play: 'Jouer',
  pass: 'Passer',
  passFor: { attack: "Passer pendant l'attaque", turn: 'Passer pendant ce tour' },
  passNoMore: typo('Passe automatique : arrêter'),
  withdrawPass: 'Ne plus passer',
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
  undo: 'Reprendre',
  undoTo: 'Reprendre depuis…',
  inspect: 'Examiner',
  more: 'Plus',
  settings: 'Réglages',
  no: 'Non',
  accept: 'Accepter',
  decline: 'Refuser',
  withdrawOffer: "Retirer l'offre",
  forgetOrder: 'Me redemander pour…',
  cancel: 'Annuler',
  holdPriority: { on: typo('Garder la priorité : oui'), off: typo('Garder la priorité : non') },
  askForced: { on: typo('Montrer les choix forcés : oui'), off: typo('Montrer les choix forcés : non') },
  choosePlaceholder: placeholder,
  page: (page, pages) => `Page ${page} sur ${pages}`,
  unseen: {
    attack: "La carte du dessus est révélée ; vous l'attaquez si c'est un monstre",
    buy: 'Vous achetez la carte du dessus sans la voir',
  },
  orderSoFar: (picked, rest) =>
    typo(
      [
        ...(picked.length === 0 ? [] : [`Ordre choisi : ${numbered(picked, 1)}`]),
        ...(rest.length === 0
          ? []
          : [`${picked.length === 0 ? 'Ordre actuel' : 'Le reste tel quel'} : ${numbered(rest, picked.length + 1)}`]),
      ].join('\n'),
    ),
  chosen: (names) => (names.length === 0 ? "Rien n'est encore choisi." : typo(`Choisi : ${list(names, 'et')}.`)),
};
