import type { Words } from '../../wording.js';
import { stopped } from '../../cards/sentences.js';
import type { AttackStory, DeathStory, Gained, SoulMoved } from '../../words/game/story.js';
import { counted, list, noun } from '../cards/nouns.js';
import { deName } from '../cards/typography.js';

const DEGAT = { one: 'dégât', many: 'dégâts', f: false };
const LANCER = { one: 'lancer', many: 'lancers', f: false };
const LIGNE = { one: 'ligne', many: 'lignes', f: true };

const gains = ({ player, coins, loot, items, souls }: Gained): string => {
  const parts = [
    ...(coins === 0 ? [] : [`${coins} ¢`]),
    ...(loot === 0 ? [] : [counted(loot, noun('lootCard'))]),
    ...items,
    ...(souls === 0 ? [] : [souls === 1 ? 'une âme' : counted(souls, noun('soul'))]),
  ];
  return `${player} gagne ${list(parts, 'et')}`;
};

const useOf = ({ card, player, times }: AttackStory['used'][number]): string =>
  `${card} (${player})${times > 1 ? ` ×${times}` : ''}`;

/** What has become of souls, without a full stop. */
export const soulMoved = ({ how, player, from, cards }: SoulMoved): string => {
  const what = cards.length > 1 ? `${cards.length} âmes` : 'une âme';
  const told = {
    won: `gagne ${what}`,
    taken: `prend ${what} à ${from}`,
    given: `reçoit ${what} ${deName(from ?? '')}`,
    lost: `perd ${what}`,
  };
  return `${player} ${told[how]} : ${list(cards, 'et')}`;
};

const attack = ({
  player,
  target,
  fromDeck,
  rolls,
  used,
  taken,
  targetDies,
  dead,
  gained,
  souls,
}: AttackStory): string => {
  const thrown = rolls.map(({ number, hits }) => `${number} ${hits ? 'touché' : 'raté'}`).join(', ');
  const told = [
    ...(rolls.length === 0 ? [] : [`${counted(rolls.length, LANCER)} (${thrown})`]),
    ...(used.length === 0 ? [] : [`utilisés : ${used.map(useOf).join(', ')}`]),
    ...(taken === 0 ? [] : [`${player} subit ${counted(taken, DEGAT)}`]),
    ...(targetDies ? [`${target} meurt`] : []),
    ...dead.map((one) => `${one} meurt`),
    ...gained.map(gains),
    ...souls.map(soulMoved),
  ];
  const head = `${player} attaque ${target}${fromDeck ? ', au sommet de la pioche' : ''}`;
  return stopped(told.length === 0 ? head : `${head} : ${told.join(' ; ')}`);
};

const death = ({ player, destroyed, discarded, coins, souls }: DeathStory): string => {
  const told = [
    ...(coins === 0 ? [] : [`perd ${coins} ¢`]),
    ...(discarded.length === 0 ? [] : [`défausse ${list(discarded, 'et')}`]),
    ...(destroyed.length === 0 ? [] : [`détruit ${list(destroyed, 'et')}`]),
  ];
  const died = told.length === 0 ? `${player} meurt` : `${player} meurt : ${told.join(', ')}`;
  return stopped([died, ...souls.map(soulMoved)].join(' ; '));
};

export const story: Words['story'] = {
  attack,
  death,
  title: 'Journal de la partie',
  turn: (number, player) => `Tour ${number} — ${player}`,
  beforeFirstTurn: 'Avant le premier tour',
  place: (from, to, of) => `Lignes ${from} à ${to} sur ${of}`,
  nothingYet: "Il ne s'est encore rien passé.",
  more: (lines) => `… ${counted(lines, LIGNE)} dans le journal, puis :`,
  sinceYouLooked: "Depuis votre dernier coup d'œil :",
  since: (moment) => `Depuis le ${moment} :`,
  you: (name) => `${name} (vous)`,
  slept: 'Pendant que vous dormiez',
  ofGame: "L'histoire de cette partie",
  smaller: (things) =>
    things === 1 ? '… et un petit événement de plus.' : `… et ${things} petits événements de plus.`,
  secret: "personne d'autre ne peut le lire",
  open: 'Ouvrir une ligne marquée ▸',
  backToLog: 'Retour au journal',
  log: 'Journal',
  first: 'Début',
  older: 'Plus ancien',
  newer: 'Plus récent',
  last: 'Fin',
};
