import type { RulingId } from '../rulings.js';

export const rulings: Readonly<Record<RulingId, string>> = {
  'rag-man-rolls-before-the-soul':
    "Son lancer vient avant son âme : s'il le ramène, personne ne gagne l'âme, et elle ne peut donc pas non plus donner la victoire.",
};
