import type { NewsWords } from '../../words/bot/news.js';
import { list } from '../cards/nouns.js';
import { deName } from '../cards/typography.js';

export const news: NewsWords = {
  soul: ({ player, cards, from, has, goal, isTogether }) => {
    const what = cards.length > 1 ? `${cards.length} âmes` : 'une âme';
    const how = from === null ? `gagne ${what}` : `prend ${what} à ${from}`;
    return `👻 ${player} ${how} : ${list(cards, 'et')} — ${has} sur ${goal}${isTogether ? ' en tout' : ''}.`;
  },
  timer: (at, over) => `⏳ Le compte à rebours est à **${at}** : à ${over}, tout le monde a perdu.`,
  left: (name, conceded) => `🚪 ${name} a ${conceded ? 'abandonné' : 'quitté la table'} ; un joueur virtuel continue.`,
  back: (name) => `👋 ${name} est de retour à la table.`,
  sits: (name, former) =>
    former === null ? `👋 ${name} a pris une place.` : `👋 ${name} a pris la place ${deName(former)}.`,
};
