import { causeOf } from '../../cards/matched-events.js';
import { effectSummary, formsOf, type SummaryWords } from '../../cards/summaries.js';
import { besidesCurse } from '../../cards/curses.js';
import { capital } from '../../cards/sentences.js';
import type { Ability, Card, CardId, CardLookup, Effect } from '../../../engine/index.js';
import { abilityText, bareContext, oneAbility } from './abilities.js';
import { statsLine } from './nouns.js';
import { activationText } from './costs.js';
import { whenText, wouldText } from './events.js';
import { KEYWORD } from './nouns.js';

const EFFECT_SUMMARIES: SummaryWords['effects'] = {
  nothing: '',
  sequence: '',
  and: '',
  ifYouDo: '',
  if: '',
  may: '',
  eachMay: '',
  chooseOne: '',
  choose: '',
  chooseAtRandom: '',
  chooseNumber: '',
  eachNumber: '',
  vote: 'voter',
  voteOn: 'voter',
  auction: 'enchérir',
  secretChoice: 'choisir en secret',
  forEach: '',
  roll: 'lancer un dé',
  rollAgain: 'relancer',
  rollTogether: 'lancer des dés',
  win: 'gagner la partie',
  gainCoins: 'gagner des ¢',
  loseCoins: 'perdre des ¢',
  giveCoins: 'donner des ¢',
  stealCoins: 'voler des ¢',
  loot: 'piocher',
  gainTreasure: 'gagner un trésor',
  discardLoot: 'défausser',
  deal: 'des dégâts',
  dealDivided: 'des dégâts',
  take: 'des dégâts',
  kill: 'tuer',
  destroy: 'détruire',
  putIntoDiscard: 'mettre dans la défausse',
  heal: 'soigner',
  payHp: 'payer des PV',
  recharge: 'recharger',
  deactivate: 'désactiver',
  cancel: 'annuler',
  cancelEverything: 'tout annuler',
  endTurn: 'terminer le tour',
  payRewards: 'gagner des récompenses',
  replaceCharacter: 'un autre personnage',
  reroll: 'relancer',
  addToRoll: 'changer un lancer',
  setRoll: 'changer un lancer',
  flip: 'retourner',
  cancelAttack: "annuler l'attaque",
  preventDeath: 'prévenir une mort',
  preventDamage: 'prévenir des dégâts',
  addToDamage: 'plus de dégâts',
  rule: 'un effet qui dure',
  until: 'un effet qui dure',
  lootPlay: 'jouer un butin de plus',
  additionalAttack: 'attaquer une fois de plus',
  expandSlots: 'ajouter des zones',
  putCounters: 'mettre des marqueurs',
  putAlikeCounter: 'mettre un marqueur',
  removeCounters: 'retirer des marqueurs',
  steal: 'voler',
  give: 'donner',
  swap: 'échanger',
  giveAtOnce: 'donner en même temps',
  giveHands: 'donner des mains',
  note: 'noter un nombre',
  extraTurn: 'un tour supplémentaire',
  skipTurn: 'sauter un tour',
  becomeSoul: 'devenir une âme',
  becomeCurse: 'maudire un joueur',
  become: 'devenir autre chose',
  meanwhile: '',
  copy: 'copier',
  double: 'doubler un butin',
  play: 'jouer un butin',
  forceActivate: 'faire activer un effet',
  playCopy: 'jouer une copie',
  becomeCopy: 'devenir une copie',
  changeNumber: 'modifier un nombre',
  look: 'regarder des cartes',
  reveal: 'révéler des cartes',
  revealUntil: 'révéler des cartes',
  search: 'chercher dans une pioche',
  lookAt: 'regarder une main',
  show: 'montrer des cartes',
  move: 'déplacer des cartes',
  gainObject: 'gagner un objet',
  putIntoSlot: 'placer dans une zone',
  putBelow: 'placer dans une zone',
  mustAttackIn: 'attaquer à nouveau',
  replaceFromDeck: 'remplacer',
  repeat: '',
  assemble: '',
  addToTimer: 'compte à rebours',
  takeFromTimer: 'compte à rebours',
  afterwards: '',
  native: '',
};
const INSTEAD: SummaryWords['instead'] = {
  amount: 'plus ou moins',
  nothing: "cela n'a pas lieu",
  prevent: 'prévenir des dégâts',
  effect: 'autre chose à la place',
  also: 'un effet de plus',
  entersDeactivated: 'désactivé',
  fromDiscard: 'depuis la défausse butins',
  redirect: "quelqu'un d'autre à la place",
  byChance: 'choisi au hasard',
  dice: 'plusieurs dés',
  sides: 'un autre dé',
  coin: 'une pièce',
};

const summaryWords = (card: CardId | null, cards: CardLookup): SummaryWords => {
  const ctx = bareContext(cards, card);
  return {
    effects: EFFECT_SUMMARIES,
    instead: INSTEAD,
    lead: (ability) => {
      if (ability.kind === 'activated') return `${activationText(ability, ctx)} `;
      if (ability.kind === 'triggered')
        return `${whenText(ability.when, { ...ctx, cause: causeOf(ability.when, ctx.thing) })} : `;
      return ability.kind === 'replacement' ? `${wouldText(ability.would, ctx)} : ` : '';
    },
  };
};

/** What a card is, for an entry of a menu: its numbers, and each ability in its whole text or what it is about. */
export const cardForms = (card: Card, cards: CardLookup): readonly (readonly string[])[] => {
  const words = summaryWords(card.id, cards);
  const besides = besidesCurse(card);
  return [
    [statsLine(card)],
    [besides === null ? '' : `${KEYWORD.curse}.`],
    ...(besides ?? card.abilities).map((ability) => formsOf(ability, oneAbility(card, ability.key, cards), words)),
  ];
};

/** An ability that a card has, or has set up, and shorter ways to say what it is about. */
export const abilityForms = (ability: Ability, of: CardId | null, cards: CardLookup): readonly string[] =>
  formsOf(ability, abilityText(ability, { ...bareContext(cards, of), wording: 'card' }), summaryWords(of, cards));

/** An effect, and what it is about. */
export const effectForms = (effect: Effect, text: string): readonly string[] => {
  const summary = effectSummary(effect, { effects: EFFECT_SUMMARIES });
  return summary === '' ? [capital(text)] : [capital(text), capital(summary)];
};
