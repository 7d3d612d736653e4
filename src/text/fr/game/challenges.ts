import type { Words } from '../../wording.js';
import type { ChallengeNow } from '../../words/game/challenges.js';
import { counted, noun } from '../cards/nouns.js';

const whose = (of: ChallengeNow['souls']['of']): string =>
  of === 'everybody' ? 'âmes en tout' : 'âmes du joueur actif';

export const challenges: Words['challenges'] = {
  state: ({ timer, souls: { has, needed, of }, boss, cap }) =>
    [
      ...(timer === null ? [] : [`⏳ Compte à rebours : **${timer.at} sur ${timer.over}**`]),
      ...(boss === null ? [] : [`boss final : **${boss.hp} PV sur ${boss.maxHp}**`]),
      has < needed ? `hors de portée : ${whose(of)} **${has} sur ${needed}**` : `à portée : ${whose(of)} **${has}**`,
      ...(cap === null ? [] : [`au plus ${cap} par joueur`]),
    ].join(' · '),
  pictured: ({ timer, souls: { has, needed }, boss }) =>
    [
      ...(timer === null ? [] : [`Rebours ${timer.at}/${timer.over}`]),
      `âmes ${has}/${needed}`,
      ...(boss === null ? [] : [`boss ${boss.hp}/${boss.maxHp}`]),
    ].join(' · '),
  defeated: (winner) => `${winner} a vaincu le boss final, et gagne !`,
  result: (hasWon, { timer, boss }) => {
    const at = timer === null ? '' : `, avec le compte à rebours à ${timer.at} sur ${timer.over}`;
    const left = boss === null ? '' : ` : il restait ${boss.hp} PV au boss final`;
    return hasWon
      ? `Tout le monde a gagné ensemble : le boss final est vaincu${at} !`
      : `Tout le monde a perdu ensemble${left}${at}.`;
  },
  firstTurn: ({ timer, souls: { needed, of } }) => {
    const goal =
      of === 'everybody'
        ? `Vous gagnez ensemble quand le **boss final** meurt. Rien ne le blesse avant que vous ayez ${counted(needed, noun('soul'))} en tout.`
        : `La victoire est à qui vainc le **boss final** pendant son propre tour ; les âmes seules ne suffisent pas. Rien ne le blesse tant que le joueur dont c'est le tour a moins de ${counted(needed, noun('soul'))}.`;
    const clock =
      timer === null
        ? ''
        : ` Le compte à rebours monte de 1 à chaque manche, et par des cartes ; à ${timer.over}, tout le monde a perdu. Un sbire qui meurt le fait reculer de 1.`;
    return `${goal}${clock}`;
  },
  slot: { challenge: 'Défi', finalBoss: 'Boss final', minion: 'Sbire' },
};
