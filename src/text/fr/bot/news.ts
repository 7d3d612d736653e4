import type { Words } from '../../wording.js';
import { deName } from '../cards/typography.js';
import { soulMoved } from '../game/story.js';

export const news: Words['news'] = {
  soul: ({ has, goal, left, isTogether, ...moved }) => {
    const others = left === null ? '' : ` ; ${moved.from} en a ${left.has} sur ${left.goal}`;
    return `👻 ${soulMoved(moved)} — ${has} sur ${goal}${isTogether ? ' en tout' : ''}${others}.`;
  },
  timer: (at, over) => `⏳ Le compte à rebours est à **${at}** : à ${over}, tout le monde a perdu.`,
  left: (name, conceded) => `🚪 ${name} a ${conceded ? 'abandonné' : 'quitté la table'} ; un joueur virtuel continue.`,
  back: (name) => `👋 ${name} est de retour à la table.`,
  sits: (name, former) =>
    former === null ? `👋 ${name} a pris une place.` : `👋 ${name} a pris la place ${deName(former)}.`,
};
