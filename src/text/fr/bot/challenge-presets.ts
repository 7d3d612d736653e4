import type { Words } from '../../wording.js';

const TOGETHER = 'À deux contre un boss final et le compte à rebours :';
const ALONE = 'Vous jouez les deux contre un boss final :';

export const challengePresets: Words['challengePresets'] = {
  preset: {
    doodler: ['Jour du Gribouilleur, normal', `${TOGETHER} 6 âmes pour l’atteindre`],
    doodlerHard: ['Jour du Gribouilleur, difficile', `${TOGETHER} 7 âmes pour l’atteindre`],
    doodlerUltra: ['Jour du Gribouilleur, ultra difficile', `${TOGETHER} 8 âmes pour l’atteindre`],
    doodlerAlone: ['Jour du Gribouilleur en solo, normal', `${ALONE} 6 âmes pour l’atteindre`],
    doodlerAloneHard: ['Jour du Gribouilleur en solo, difficile', `${ALONE} 7 âmes pour l’atteindre`],
    doodlerAloneUltra: ['Jour du Gribouilleur en solo, ultra difficile', `${ALONE} 8 âmes pour l’atteindre`],
    doodlerVersus: ['Jour du Gribouilleur, compétitif', 'Chacun pour soi : la victoire est à qui vainc le boss final'],
  },
  goal: 'vaincre le boss final pour gagner',
  way: ({ opensAt, over, form }) => {
    const doodles =
      'Qui a un marqueur gribouillis lance une pièce à la place de chaque dé : face compte comme 6, pile comme 1. Les objets gommés ne font rien avant d’être restaurés.';
    if (form === 'versus')
      return `Un défi où chacun joue pour soi. **Le Gribouilleur** attend dans une zone à part ; rien ne le blesse tant que le joueur dont c’est le tour a moins de ${opensAt} âmes. La victoire est à qui le vainc pendant son propre tour : les âmes seules ne suffisent pas. Il dessine des sbires, et pile donne des marqueurs croquis, qui vous attirent vers eux. ${doodles}`;
    const who =
      form === 'alone'
        ? 'Vous jouez deux joueurs, chacun avec sa main, ses ¢ et son personnage.'
        : 'Deux joueurs avec un seul but : les deux gagnent, ou les deux perdent. Un joueur virtuel peut être le partenaire.';
    return `${who} **Le Gribouilleur** attend dans une zone à part ; rien ne le blesse tant que vous avez moins de ${opensAt} âmes en tout. Vous gagnez quand il meurt. Le compte à rebours commence à 0 et monte de 1 à chaque manche, et par des cartes ; un sbire qui meurt le fait reculer de 1, et à ${over} la partie est perdue. Les morts n’y changent rien. ${doodles} Il n’y a ni âmes bonus ni marchandage.`;
  },
};
