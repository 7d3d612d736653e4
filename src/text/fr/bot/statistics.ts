import type { Words } from '../../wording.js';
import type { Luck, Sums } from '../../../table/index.js';
import { counted } from '../cards/nouns.js';

const games = (number: number): string => counted(number, { one: 'partie', many: 'parties', f: true });
const souls = (number: number): string => counted(number, { one: 'âme', many: 'âmes', f: true });
const kills = (number: number): string => counted(number, { one: 'monstre tué', many: 'monstres tués', f: false });
const deaths = (number: number): string => counted(number, { one: 'mort', many: 'morts', f: true });
const throws = (number: number): string => counted(number, { one: 'lancer', many: 'lancers', f: false });

const ofHundred = (chance: number): string => {
  const hundred = Math.round(chance * 100);
  if (hundred < 1) return 'moins de 1 cas sur 100';
  return hundred > 99 ? 'plus de 99 cas sur 100' : `${hundred} cas sur 100`;
};
const decimal = (number: number, digits: number): string => number.toFixed(digits).replace('.', ',');

const RARE = 0.05;
const verdict = ({ asLow }: Luck): string => {
  if (asLow < RARE)
    return "**Oui, vous n'avez pas eu de chance** : c'est rare. Les dés restent équilibrés, et ne vous doivent rien.";
  if (asLow > 1 - RARE) return "**Non, vous avez eu de la chance** : c'est rare. Cela ne dit rien du prochain lancer.";
  return '**Non** : des dés équilibrés font cela.';
};

const figures = ({ souls: had, kills: killed, deaths: died }: Sums): string =>
  [souls(had), kills(killed), deaths(died)].join(' · ');

export const statistics: Words['statistics'] = {
  title: 'Vos statistiques',
  offer: [
    "Rien n'est compté de vos parties. Si vous le voulez, à partir de maintenant : parties, victoires, âmes, monstres tués, morts et dés ; par personnage, par carte et par façon de jouer ; et le résultat des parties avec d'autres qui le veulent aussi.",
    "Personne d'autre ne voit cette page. Là où un serveur tient des statistiques, son `/souls statistiques` vous montre aussi. Vous pouvez arrêter quand vous voulez : tout est alors supprimé, sur les serveurs et chez les autres aussi.",
  ],
  begin: 'Compter mes parties',
  since: (at) => `Comptées depuis ${at}.`,
  counts:
    "Ce qui compte : les parties gagnées ou perdues que vous avez jouées depuis le début. Abandonner ou partir est une défaite, et rien d'autre. Ne comptent pas : les parties d'essai, celles qui ont été arrêtées avant la fin, les places reprises à d'autres, et ce qui a été annulé.",
  noGames: "Aucune partie n'a fini depuis.",
  sums: (sums) =>
    `${games(sums.games)}, ${counted(sums.wins, { one: 'victoire', many: 'victoires', f: true })} (${Math.round((sums.wins / Math.max(1, sums.games)) * 100)} %) · ${figures(sums)}`,
  rating: ({ value, give, games: number }) =>
    `**Niveau :** ${decimal(value, 1)} ± ${decimal(give, 1)} après ${games(number)} avec d'autres qui en ont un (chacun commence à 25 ± 16,7)`,
  noRating: "Vous n'avez pas de niveau.",
  rate: 'Me donner un niveau',
  unrate: 'Plus de niveau',
  unrateSure: (number) =>
    `Renoncer à votre niveau, fondé sur ${games(number)} ? Un nouveau commencera à 25 ± 16,7. **C'est irréversible.**`,
  unrateNow: 'Oui, y renoncer',
  dice: "Est-ce que je n'ai pas de chance ?",
  fewThrows: (number, least) => `${throws(number)} jusqu'ici : le test dit quelque chose à partir de ${least}.`,
  luck: (luck) => [
    `${throws(luck.throws)}, en moyenne ${decimal(luck.average, 2)} (dés équilibrés : 3,50). Des dés équilibrés ont une moyenne aussi basse dans ${ofHundred(luck.asLow)}. ${verdict(luck)}`,
    `Les faces sont-elles égales ? Le khi-deux est de ${decimal(luck.chiSquared, 1)} pour 5 degrés de liberté ; des dés équilibrés sont au moins aussi inégaux dans ${ofHundred(luck.asUneven)}${luck.asUneven < RARE ? ', ce qui arrive par hasard à une personne sur vingt' : ''}.`,
  ],
  characters: 'Par personnage',
  cards: 'Par carte',
  opponents: "Avec d'autres",
  modes: 'Par façon de jouer',
  played: (name, { games: all, wins }) =>
    `${name} : ${counted(wins, { one: 'victoire', many: 'victoires', f: true })} sur ${games(all)}`,
  opponent: (name, { games: all, wins, losses }) =>
    `${name} : ${games(all)}, devant ${wins} fois, derrière ${losses} fois`,
  stop: 'Arrêter et supprimer…',
  sure: "Arrêter de compter, et supprimer tout ce qui est compté de vous : ici, dans les tableaux des serveurs, et ce que d'autres voient de leurs parties avec vous ? **C'est définitif.**",
  stopNow: 'Oui, supprimer',
  stopped: "C'est supprimé. Plus rien n'est compté de vos parties.",
  kept: (number) =>
    `• **Statistiques :** de ${games(number)}, comme vous l'avez voulu ; voir \`/souls-moi statistiques\``,
  ofServer: {
    title: 'Statistiques de ce serveur',
    open: 'Les miennes',
    onlyHere: 'Ces statistiques sont celles de serveurs. Les vôtres sont dans `/souls-moi statistiques`.',
    off: 'Ce serveur ne tient pas de statistiques. Ses responsables peuvent changer cela dans `/souls configurer`, dans ce qui est activé.',
    none: "Aucune partie n'est encore comptée. Seuls y figurent ceux qui le veulent : cela se dit dans `/souls-moi statistiques`.",
    explain:
      "Des parties à deux personnes au moins, et des personnes qui veulent être comptées. D'abord le plus de victoires, puis le moins de parties, puis les âmes.",
    games: (number) => `${games(number)} au compte.`,
    row: ({ place, name, rating, ...sums }) =>
      `${place}. ${name} — ${counted(sums.wins, { one: 'victoire', many: 'victoires', f: true })} sur ${games(sums.games)} · ${figures(sums)}${rating === null ? '' : ` · niveau ${decimal(rating.value, 1)} ± ${decimal(rating.give, 1)}`}`,
    allow: 'Statistiques de ce serveur',
    allowed: (on) => `Statistiques, de ceux qui en veulent : ${on ? 'oui' : 'non'}`,
  },
  picture: {
    faces: 'Faces de vos dés',
    fair: 'équilibré',
    face: (face, times) => `${face} : ${times}`,
    columns: { games: 'Parties', wins: 'Gagnées', souls: 'Âmes', kills: 'Tués', deaths: 'Morts', rating: 'Niveau' },
    nameless: (line) => `Joueur ${line}`,
    course: 'Âmes au fil des tours',
    line: (name, points) => `${name} : ${points.map(({ turn, souls: has }) => `${has} au tour ${turn}`).join(', ')}.`,
  },
};
