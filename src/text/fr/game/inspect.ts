import type { Words } from '../../wording.js';
import { capital } from '../../cards/sentences.js';
import type { Allowance, CardType, Deck, Influence, ObjectView, PlayerView } from '../../../engine/index.js';
import { ANY_NUMBER } from '../../../engine/vocabulary/index.js';
import type { Whereabouts } from '../../words/game/inspect.js';
import type { Names } from '../../words/described.js';
import { KEYWORD, STAT, counted, counterNoun, list, noun, ordinal } from '../cards/nouns.js';
import { deCard, deName } from '../cards/typography.js';
import { board } from './board.js';

const TYPE: Readonly<Record<CardType, string>> = {
  loot: 'Carte butin',
  treasure: 'Trésor',
  monster: 'Carte-monstre',
  room: 'Salle',
  character: 'Personnage',
  startingItem: 'Objet de départ',
  bonusSoul: 'Âme bonus',
  challenge: 'Défi',
};
const PILE: Readonly<Record<Deck, string>> = {
  loot: 'Défausse butins',
  treasure: 'Défausse trésors',
  monster: 'Défausse monstres',
  room: 'Défausse salles',
};
const ALLOWANCE: Readonly<Record<Allowance, string>> = {
  attacks: 'attaques par tour',
  purchases: 'achats par tour',
  lootPlays: 'butins jouables',
  handSize: 'taille de main maximum',
  openingLoot: 'cartes butin au début de la partie',
  lootStep: "butins à l'étape butin",
  rechargeStep: "objets rechargés à l'étape recharge",
  votes: 'votes',
  soulsToWin: 'âmes nécessaires pour gagner',
};
const ROLLS = {
  all: 'aux lancers',
  attack: "aux lancers d'attaque",
  firstAttack: "au premier lancer d'attaque du tour",
  first: 'au premier lancer du tour',
  next: 'au prochain lancer',
  nextAttack: "au prochain lancer d'attaque",
} as const;

/** « aux lancers d'attaque », « aux lancers d'attaque (1er, 3e du tour) » */
const rollsOf = ({ which, nth }: Extract<Influence['effect'], { readonly is: 'rolls' }>): string =>
  nth === undefined ? ROLLS[which] : `${ROLLS[which]} (${nth.map(ordinal).join(', ')} du tour)`;

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

const where = (place: Whereabouts): string => {
  switch (place.is) {
    case 'shop':
      return `zone boutique ${place.number}`;
    case 'monster':
      return `zone monstre ${place.number}`;
    case 'room':
      return `zone salle ${place.number}`;
    case 'challenge':
      return 'carte du défi';
    case 'finalBoss':
      return 'boss final';
    case 'minion':
      return `zone sbire ${place.number}`;
    case 'controlled':
      return `chez ${place.player}`;
    case 'covered':
      return `sous ${place.host}`;
    case 'under':
      return `sous ${place.host}`;
    case 'discard':
      return 'dans la défausse';
    case 'shown':
      return 'vous la voyez au sommet de sa pioche';
    case 'hand':
      return 'dans votre main';
    case 'question':
      return 'dans la question en cours';
    case 'bonus':
      return 'encore à gagner';
    case 'outside':
      return 'hors de la partie';
  }
};

const damage = ({ hp, maxHp }: ObjectView): readonly string[] =>
  hp === null || maxHp === null || hp >= maxHp ? [] : [`Dégâts marqués : ${maxHp - hp}`];

const counters = ({ counters: there }: Pick<ObjectView, 'counters'>): readonly string[] => {
  const words = Object.entries(there).flatMap(([name, number]) =>
    number > 0 ? [counted(number, counterNoun(name === 'counter' ? undefined : (name as 'hp')))] : [],
  );
  return words.length === 0 ? [] : [`Marqueurs : ${list(words, 'et')}`];
};

const state = (seen: ObjectView, names: Names, charges: boolean): readonly string[] => [
  ...(seen.charged ? (charges ? ['↷ chargé'] : []) : ['↷ désactivé']),
  ...(seen.copyOf === null ? [] : [`Copie ${deCard(names.card(seen.copyOf))}`]),
  ...damage(seen),
  ...counters(seen),
  ...seen.numbers.map(({ ordinal, was, number }) => `Nombre ${ordinal} de son texte : ${number} au lieu de ${was}`),
  ...(seen.notes.length === 0 ? [] : [`Noté dessus : ${seen.notes.join(' ')}`]),
];

const player = (seen: PlayerView, names: Names): readonly string[] => [
  ...(seen.openHand.length > 0
    ? [
        `Main révélée : ${list(
          seen.openHand.map((card) => names.card(card)),
          'et',
        )}`,
      ]
    : []),
  ...(seen.turnsToSkip > 0 ? [`Saute ${counted(seen.turnsToSkip, { one: 'tour', many: 'tours', f: false })}`] : []),
  ...(seen.dead ? ["Mort jusqu'à la fin du tour"] : []),
];

const influence = (effect: Influence['effect'], ability: string): string => {
  switch (effect.is) {
    case 'stat':
      return `${signed(effect.by)} ${STAT[effect.stat]}`;
    case 'rolls':
      return `${signed(effect.by)} ${rollsOf(effect)}`;
    case 'allowance':
      return `${ALLOWANCE[effect.what]} : ${effect.by >= ANY_NUMBER ? 'autant que vous voulez' : signed(effect.by)}`;
    case 'allowanceIs':
      return `${ALLOWANCE[effect.what]} : ${effect.to}`;
    case 'keyword':
      return KEYWORD[effect.word];
    case 'shield':
      return effect.upTo === null
        ? 'prévient les prochains dégâts'
        : `prévient ${counted(effect.upTo, { one: 'dégât', many: 'dégâts', f: false })}`;
    case 'ability':
      return ability;
    case 'lasting':
      return 'son effet dure encore';
  }
};

export const inspect: Words['inspect'] = {
  intro: "Choisissez ce que vous voulez regarder. Personne d'autre ne le voit.",
  menu: {
    players: 'Joueurs',
    table: 'Monstres, boutique, salle…',
    stack: "La pile, le sommet d'abord",
    piles: 'Défausses et pioches',
    things: 'Regarder de plus près…',
  },
  more: (left) => `… et ${left} de plus`,
  all: 'Tout',
  pile: (deck) => PILE[deck],
  cards: (count) => counted(count, noun('card')),
  decks: 'Pioches et réserve',
  outside: 'Hors de la partie',
  gone: "Ce n'est plus là.",
  kind: (type, role) => (role === null ? TYPE[type] : capital(board.role(role))),
  where,
  printed: (stats) => `imprimé : ${stats}`,
  state,
  player,
  changes: "Ce qui s'y applique maintenant",
  influence,
  stackPlace: (above) =>
    above === 0
      ? "Au sommet de la pile : c'est ce qui se résout ensuite."
      : `Sur la pile, sous ${counted(above, { one: 'autre élément', many: 'autres éléments', f: false })}.`,
  stackControl: ({ controller }, names) =>
    controller === 'game' ? 'Le jeu le contrôle.' : `${names.player(controller)} le contrôle.`,
  report: {
    button: 'Signaler cette carte',
    title: (card) => `Signalement : ${card}`,
    about: (isSeated) =>
      isSeated
        ? 'La position comme vous la voyez, avec votre main, dans un fichier envoyé à vous uniquement. Dites ce que vous attendiez, et sachez qui le lira avant de le transmettre.'
        : 'La position comme tout le monde la voit, dans un fichier envoyé à vous uniquement. Dites ce que vous attendiez en le transmettant.',
  },
  weighed: {
    button: 'Ses réflexions',
    title: (player) => `Les réflexions ${deName(player)}`,
    turn: (number, text) => `Tour ${number} : ${text}`,
  },
  officialPage: (url) => `[Page officielle](${url})`,
};
