import { stopped } from '../../cards/sentences.js';
import type { AttackStory, DeathStory, Gained, Story } from '../../words/game/story.js';
import { counted, list, noun } from '../cards/nouns.js';

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

const attack = ({ player, target, fromDeck, rolls, used, taken, targetDies, dead, gained }: AttackStory): string => {
  const thrown = rolls.map(({ number, hits }) => `${number} ${hits ? 'touché' : 'raté'}`).join(', ');
  const told = [
    ...(rolls.length === 0 ? [] : [`${counted(rolls.length, LANCER)} (${thrown})`]),
    ...(used.length === 0 ? [] : [`utilisés : ${used.map(useOf).join(', ')}`]),
    ...(taken === 0 ? [] : [`${player} subit ${counted(taken, DEGAT)}`]),
    ...(targetDies ? [`${target} meurt`] : []),
    ...dead.map((one) => `${one} meurt`),
    ...gained.map(gains),
  ];
  const head = `${player} attaque ${target}${fromDeck ? ', au sommet de la pioche' : ''}`;
  return stopped(told.length === 0 ? head : `${head} : ${told.join(' ; ')}`);
};

const death = ({ player, destroyed, discarded, coins }: DeathStory): string => {
  const told = [
    ...(coins === 0 ? [] : [`perd ${coins} ¢`]),
    ...(discarded.length === 0 ? [] : [`défausse ${list(discarded, 'et')}`]),
    ...(destroyed.length === 0 ? [] : [`détruit ${list(destroyed, 'et')}`]),
  ];
  return stopped(told.length === 0 ? `${player} meurt` : `${player} meurt : ${told.join(', ')}`);
};

export const story: Story = {
  attack,
  death,
  title: 'Journal de la partie',
  turn: (number, player) => `Tour ${number} — ${player}`,
  beforeFirstTurn: 'Avant le premier tour',
  place: (from, to, of) => `Lignes ${from} à ${to} sur ${of}`,
  nothingYet: "Il ne s'est encore rien passé.",
  more: (lines) => `… ${counted(lines, LIGNE)} dans le journal, puis :`,
  sinceYouLooked: "Depuis votre dernier coup d'œil :",
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
