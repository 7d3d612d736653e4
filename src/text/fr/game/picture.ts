import type { Words } from '../../wording.js';
import { counted } from '../cards/nouns.js';

const DECLARED = { attack: 'Attaque déclarée', purchase: 'Achat déclaré', end: 'Fin du tour' } as const;

const souls = (number: number): string => counted(number, { one: 'âme', many: 'âmes', f: true });

export const picture: Words['picture'] = {
  turn: (turn) => `Tour ${turn}`,
  declared: (what) => DECLARED[what],
  stackEmpty: 'Pile vide',
  emptySlot: 'vide',
  roll: { hit: 'touché', miss: 'raté' },
  player: ({ name, hp, maxHp, coins, hand, souls: has, soulsToWin, dead }) =>
    `${name} : ${dead ? 'mort' : `${hp} PV sur ${maxHp}`}, ${soulsToWin === null ? souls(has) : `${has} sur ${souls(soulsToWin)}`}, ${coins} ¢, ${counted(hand, { one: 'carte', many: 'cartes', f: true })} en main.`,
  standing: ({ name, winner, souls: has, coins, kills, deaths }) =>
    `${name}${winner ? ' (gagne)' : ''} : ${souls(has)}, ${coins} ¢, ${counted(kills, { one: 'monstre tué', many: 'monstres tués', f: false })}, ${counted(deaths, { one: 'mort', many: 'morts', f: true })}.`,
  panel: (number, text) => `Case ${number} : ${text}`,
  souls: (player, has, goal) => `${player} a ${has} sur ${souls(goal)}.`,
  columns: { souls: 'Âmes', coins: '¢', kills: 'Tués', deaths: 'Morts' },
  notAllowed:
    "Je ne peux pas joindre de fichiers dans ce salon : le plateau s'affiche donc sans image ; son texte suffit.",
};
