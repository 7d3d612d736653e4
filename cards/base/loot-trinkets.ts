import {
  cancelEverything,
  causeAmount,
  causeOnStack,
  during,
  eachTime,
  endTurn,
  firstAttackRoll,
  guppy,
  ifWould,
  loot,
  lootCard,
  on,
  playerDies,
  plus,
  preventDamage,
  preventDeath,
  roll,
  sequence,
  sum,
  trinket,
  when,
  wouldDie,
  wouldGainCoins,
  wouldTakeDamage,
  you,
  yourTurn,
  type Ability,
  type Card,
} from '../../src/engine/vocabulary/index.js';

const trinketCard = (id: string, en: string, fr: string, ...abilities: readonly Ability[]): Card =>
  lootCard(id, { en, fr }, { category: 'trinkets' }, trinket, ...abilities);

export const trinketLoots: readonly Card[] = [
  trinketCard('bloody-penny', 'Bloody Penny', 'Pièce ensanglantée', eachTime(playerDies, loot(1))),
  trinketCard(
    'broken-ankh',
    'Broken Ankh',
    'Ankh brisé',
    eachTime(
      wouldDie(you),
      roll(on(6, 6, sequence(preventDeath(you), when(yourTurn, sequence(cancelEverything, endTurn))))),
    ),
  ),
  trinketCard(
    'counterfeit-penny',
    'Counterfeit Penny',
    'Pièce contrefaite',
    ifWould(wouldGainCoins(you), { instead: 'amount', to: sum(causeAmount, 1) }), // GAIN-10
  ),
  trinketCard('curved-horn', 'Curved Horn', 'Corne courbée', during(firstAttackRoll(you), plus('atk', 1, you))),
  trinketCard(
    'guppys-hairball',
    "Guppy's Hairball",
    'Boule de poils de Guppy',
    guppy,
    eachTime(wouldTakeDamage(you), roll(on(6, 6, preventDamage(1, causeOnStack)))),
  ),
];
