import type { Words } from '../../wording.js';
import type { Often, PlayerRecord } from '../../words/game/ending.js';
import { counted, list, noun } from '../cards/nouns.js';

const TOUR = { one: 'tour', many: 'tours', f: false };
const LANCER = { one: 'lancer', many: 'lancers', f: false };

const often = ({ name, times }: Often): string => (times > 1 ? `${name} ×${times}` : name);
const total = (things: readonly Often[]): number => things.reduce((sum, { times }) => sum + times, 0);
const labelled = (label: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `${label} : ${names.join(', ')}`;

const record = ({ coins, deaths, lootPlayed, bought, rolls, average }: PlayerRecord): string =>
  [
    `**${coins} ¢**`,
    counted(deaths, { one: 'mort', many: 'morts', f: true }),
    counted(lootPlayed, { one: 'butin joué', many: 'butins joués', f: false }),
    counted(bought, { one: 'achat', many: 'achats', f: false }),
    average === null ? 'aucun lancer' : `${counted(rolls, LANCER)}, en moyenne ${average.toFixed(1).replace('.', ',')}`,
  ].join(' · ');

const wanted = (by: string, others: readonly string[]): string =>
  others.length === 0
    ? `${by} rejoue.`
    : `${by} veut une revanche. Vos places sont gardées, ${list(others, 'et')} : quittez la table si vous ne voulez pas jouer.`;

const short = (winners: readonly string[], turns: number, link: string): string => {
  const won = winners.length > 1 ? 'ont gagné' : 'a gagné';
  const what = winners.length === 0 ? 'La partie a été arrêtée' : `${list(winners, 'et')} ${won} la partie`;
  return `${what} après ${counted(turns, TOUR)} : ${link}`;
};

export const ending: Words['ending'] = {
  player: (name, souls, wins) => `${wins ? '★ ' : ''}${name} — ${counted(souls, noun('soul'))}`,
  souls: (cards) => labelled('Âmes', cards),
  kills: (monsters) => labelled(`Monstres tués (${total(monsters)})`, monsters.map(often)),
  items: (cards) => labelled('Objets', cards),
  hand: (cards) => labelled('Main', cards),
  record,
  turns: (turns) => `Après ${counted(turns, TOUR)}.`,
  rematch: 'Revanche',
  stands: 'Une nouvelle table se trouve déjà dans ce salon.',
  wanted,
  inThread:
    'Quand ce fil est archivé, les boutons peuvent ne plus répondre : tapez `/souls journal` ou `/souls exporter`.',
  short,
};
