import type { Words } from '../../wording.js';
import type { LeagueProblem } from '../../../table/index.js';
import { counted, list } from '../cards/nouns.js';

const tables = (number: number): string => counted(number, { one: 'table', many: 'tables', f: true });
const games = (number: number): string => counted(number, { one: 'partie', many: 'parties', f: true });
const souls = (number: number): string => counted(number, { one: 'âme', many: 'âmes', f: true });
const wins = (number: number): string => counted(number, { one: 'victoire', many: 'victoires', f: true });
const points = (number: number): string => counted(number, { one: 'point', many: 'points', f: false });

const PROBLEM: Readonly<Record<LeagueProblem, string>> = {
  isOpen: 'Une saison est déjà ouverte.',
  noSeason: "Aucune saison n'est ouverte.",
  full: 'La saison est complète : 128 personnes y sont.',
  notIn: "Vous n'êtes pas dans cette saison.",
  tooFew: 'Il faut au moins deux personnes pour une manche.',
  movedOn: "Quelqu'un d'autre a été plus rapide : voici où en est la ligue.",
  noMoreRounds: 'Une saison compte au plus 30 manches.',
};

const JOIN = "S'inscrire";

export const league: Words['league'] = {
  title: (season) => `Ligue, saison ${season}`,
  none: "Ce serveur n'a pas encore de ligue. Ses responsables y ouvrent une saison ici ; ceux qui s'inscrivent sont répartis aux tables, manche après manche.",
  onlyInServers: 'Seuls les serveurs ont une ligue.',
  going: (since, size) => `Ouverte depuis le ${since}, par tables de ${size} si le compte est bon.`,
  over: (at) => `Close le ${at}. Voici le classement final.`,
  nobody: "Personne ne s'est encore inscrit.",
  standing: ({ place, name, points: has, played, wins: won, souls: had, left }) =>
    `${place}. ${name} — ${points(has)} · ${wins(won)} sur ${games(played)} · ${souls(had)}${left ? ' · départ' : ''}`,
  explain:
    "Qui est devant tous les autres à sa table reçoit 12 points, les autres une part égale pour chaque personne derrière eux, et la moitié pour une égalité. Les gagnants d'abord, puis selon les âmes ; qui est parti ou a abandonné est dernier. À égalité de points : les victoires, puis la moyenne des points des personnes rencontrées, puis les âmes ; une égalité en tout partage la place. Noms, places et résultats sont visibles de tous ici.",
  howToPlay:
    "L'un de vous tape `/souls nouvelle` dans un salon, les autres rejoignent la table, et vous jouez chacun contre tous, sans joueurs virtuels. Le résultat est pris en compte de lui-même, une fois, jusqu'à la fin de la saison.",
  round: (number) => `Manche ${number}`,
  waiting: (people) => `${list(people, 'et')} — à jouer`,
  played: (people) => people.map(({ who, place, souls: had }) => `${place}. ${who} (${souls(had)})`).join(', '),
  more: (number) => `…et encore ${tables(number)}`,
  former: 'Un ancien joueur',
  join: JOIN,
  leave: 'Se retirer',
  joined: 'Vous y êtes : dès la prochaine manche, une table vous attend.',
  leaveSure: (unplayed) =>
    `Se retirer de la saison ? Vous perdez votre place à ${tables(unplayed)} qui ${unplayed === 1 ? 'reste' : 'restent'} à jouer, même si vous revenez.`,
  leaveNow: 'Oui, se retirer',
  leftNow:
    "Vous n'êtes plus dans les prochaines manches, ni aux tables qui restent à jouer. Vos résultats restent, et vous pouvez revenir.",
  show: 'Montrer à tous',
  file: 'En fichier',
  open: 'Ouvrir une saison par tables de…',
  size: (size) => `Tables de ${size}`,
  startRound: (number) => `Lancer la manche ${number}`,
  confirmStart: (round, people, unplayed) =>
    `Lancer la manche ${round} ? ${people} personnes seront réparties aux tables et mentionnées.${unplayed === 0 ? '' : ` **${tables(unplayed)} des manches précédentes n'${unplayed === 1 ? 'a' : 'ont'} pas encore de résultat.**`}`,
  startNow: 'Oui, la lancer',
  close: 'Clore la saison…',
  confirmClose: (unplayed) =>
    `Clore la saison ? Le classement est alors définitif${unplayed === 0 ? '' : `, et ${tables(unplayed)} pas encore ${unplayed === 1 ? 'jouée ne compte' : 'jouées ne comptent'} pour personne`}.`,
  closeNow: 'Oui, la clore',
  closedNow: 'La saison est close.',
  opened: `Une saison de la ligue est ouverte : appuyez sur **${JOIN}**.`,
  paired: (round, people) => `Manche ${round} de la ligue : ${list(people, 'et')}.`,
  shown: 'Tout le monde le voit.',
  problem: (problem) => PROBLEM[problem],
  columns: { points: 'Points', played: 'Parties', wins: 'Gagnées', souls: 'Âmes' },
  kept: (number) =>
    `• **Ligues :** votre nom, vos tables et vos résultats sur ${counted(number, { one: 'serveur', many: 'serveurs', f: false })}, visibles de tous là-bas`,
};

export const leagueCommand: Words['commands']['souls']['league'] = {
  name: 'ligue',
  description: "La ligue de ce serveur : s'inscrire, manches, classement ; ses responsables la dirigent",
};
