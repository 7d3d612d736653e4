import type { Words } from '../../wording.js';
import type { EndedGame, VacantSeat } from '../../words/bot/quitting.js';
import { counted, list, noun } from '../cards/nouns.js';
import { deName } from '../cards/typography.js';

const OBJET = { one: 'objet', many: 'objets', f: false };
const PERSONNE = { one: 'personne', many: 'personnes', f: true };
const EN_MAIN = { one: 'carte en main', many: 'cartes en main', f: true };

const endSure = ({ turn, standings, others }: EndedGame): string =>
  [
    `Tour ${turn} : ${list(
      standings.map(({ name, souls }) => `${name} a ${counted(souls, noun('soul'))}`),
      'et',
    )}.`,
    others.length === 0 ? '' : `${list(others, 'et')} ${others.length === 1 ? 'joue' : 'jouent'} aussi.`,
    'La partie est finie aussitôt, personne ne gagne, et **personne ne pourra la reprendre**.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');

const vacant = ({ name, conceded, characters, souls, coins, hand, items, turn }: VacantSeat): string =>
  [
    `🚪 ${name} ${conceded ? 'a abandonné' : "n'est plus à la table"}, et un joueur virtuel continue. La place ${deName(name)} est libre.`,
    `Au tour ${turn}, elle a ${list(
      [...characters, counted(souls, noun('soul')), `${coins} ¢`, counted(items, OBJET), counted(hand, EN_MAIN)],
      'et',
    )}.`,
    'Qui la prend reçoit tout ce qui va avec et voit la main à partir de ce moment.',
  ].join(' ');

export const quitting: Words['quitting'] = {
  concede: 'Abandonner',
  sureTitle: 'Abandonner cette partie ?',
  sure: (other) =>
    other === null
      ? "Vous quittez la partie et ne pourrez pas y revenir. Un joueur virtuel continue avec votre main, vos objets et vos âmes, et n'importe qui dans le salon peut prendre la place. Le résultat dira que vous avez abandonné."
      : `La partie est finie aussitôt, et ${other} gagne. Le résultat dira que vous avez abandonné.`,
  sureTogether: 'La partie est finie aussitôt, et tout le monde a perdu. Le résultat dira que vous avez abandonné.',
  yes: 'Oui, abandonner',
  conceded: "Vous avez abandonné. Merci d'avoir joué !",
  leaveTitle: 'Quitter cette partie ?',
  leaveSure: (isLast) =>
    isLast
      ? 'Vous êtes la dernière personne à cette table : la partie se termine si vous la quittez.'
      : "Un joueur virtuel continue avec votre main, vos objets et vos âmes, et le salon l'apprend. Vous pourrez revenir avec `/souls rejoindre` tant qu'un joueur virtuel a votre place ; d'ici là, n'importe qui peut prendre la place.",
  leaveYes: 'Oui, quitter',
  hasLeft: "Vous avez quitté la partie. `/souls rejoindre` vous ramène tant qu'un joueur virtuel a votre place.",
  endTitle: 'Arrêter cette partie pour tout le monde ?',
  endSure,
  endYes: 'Oui, arrêter la partie',
  vacant,
  take: 'Prendre la place',
  takenBy: (seat, by) => `La place ${deName(seat)} a été prise par ${by}.`,
  notTaken: "Cette place n'est plus libre : la partie est finie.",
  proposal: (by, agreed, needed, of) =>
    `${by} propose d'arrêter la partie. Elle s'arrête dès que ${needed} des ${of} personnes de la table sont d'accord ; pour l'instant : ${list(agreed, 'et')}.`,
  agree: 'Arrêter aussi',
  withdraw: 'Retirer',
  proposed:
    "La question est posée à la table dans le salon : la partie s'arrête quand plus de la moitié des personnes sont d'accord. D'ici là, elle continue.",
  endedBy: (agreed, of) => `La partie a été arrêtée par ${counted(agreed, PERSONNE)} sur ${of}.`,
  gaveUp: (name, turn) => `${name} a abandonné au tour ${turn}.`,
};
