import { describe, expect, test } from 'vitest';
import { allCards, cardById } from '../../cards/index.js';
import type { Ability, Card } from '../../src/engine/index.js';
import {
  addToRoll,
  aimed,
  all,
  among,
  another,
  anyOf,
  attackRoll,
  attackRolled,
  becomeSoul,
  causeAmount,
  causeDealer,
  causeObject,
  causeOnStack,
  causePlayer,
  choose,
  chooseUpTo,
  chosen,
  combatDamageToMonsterBy,
  controls,
  counters,
  deal,
  decks,
  destroy,
  destroyThis,
  discard,
  discardOf,
  eachTime,
  eachTimeIf,
  eachTimeOneOf,
  forEach,
  gain,
  handOf,
  handSize,
  ifWould,
  ifYouDo,
  isCard,
  it,
  items,
  killBy,
  loot,
  lootAbility,
  lose,
  may,
  monsterKilledBy,
  monsters,
  named,
  nonEternal,
  not,
  numbersIn,
  objects,
  on,
  oneBy,
  otherPlayers,
  payHp,
  players,
  playersOrMonsters,
  playerWouldRoll,
  preventNextInstance,
  putOnTop,
  recharge,
  removeCounters,
  replaceFromDeck,
  reroll,
  reveal,
  roll,
  rolled,
  rollResult,
  rollsOnStack,
  same,
  sequence,
  setRoll,
  shown,
  steal,
  take,
  takesDamage,
  tap,
  target,
  thisObject,
  when,
  you,
  youControlIt,
  yourTurn,
  chooseOne,
  compare,
  nextTimeThisTurn,
  putCounters,
  severalDice,
  startOfYourTurn,
  sum,
  combatDamageTo,
  dies,
  entersPlay,
  rewardsGained,
  rollIn,
  wouldTakeDamage,
} from '../../src/engine/vocabulary/index.js';
import { words } from '../../src/text/index.js';
import { mutantsOf } from '../../tools/mutations/card-mutants.js';
import { lines } from './support.js';

const theirs = items(all(nonEternal, controls(otherPlayers, it)));

/** What it is, the tree, English, French. */
const idioms: readonly (readonly [string, Ability, string, string])[] = [
  [
    'TGT-04: a target is said where it is used',
    tap(aimed(destroy(target()), theirs)),
    '↷: Destroy a non-eternal item another player controls.',
    "↷ : Détruisez un objet non-éternel d'un autre joueur.",
  ],
  [
    'a target that is used twice is named first',
    lootAbility(aimed(sequence(deal(1, target()), take(1, target())), players())),
    'Deal 1 damage to a player, then they take 1 damage.',
    'Infligez 1 dégât à un joueur, puis il subit 1 dégât.',
  ],
  [
    'a target that is the subject is named first',
    lootAbility(aimed(take(2, target()), playersOrMonsters)),
    'Choose a player or a monster. They take 2 damage.',
    'Choisissez un joueur ou un monstre. Il subit 2 dégâts.',
  ],
  [
    'TGT-04: what is chosen on resolution stands after the first full stop',
    tap(ifYouDo(destroyThis, sequence(choose(monsters()), deal(1, chosen())))),
    '↷: Destroy this. If you do, deal 1 damage to a monster.',
    '↷ : Détruisez cet objet. Si vous le faites, infligez 1 dégât à un monstre.',
  ],
  [
    'TGT-04: a second sentence begins before what is chosen in the open',
    lootAbility(sequence(loot(1), choose(items()), destroy(chosen()))),
    'Loot 1. Then destroy an item.',
    'Piochez 1 butin. Puis détruisez un objet.',
  ],
  [
    'a card of a hand is nothing that could be a target',
    lootAbility(sequence(choose(handOf(you)), steal(chosen()))),
    'Steal a loot card from your hand.',
    'Volez un butin de votre main.',
  ],
  [
    'who chooses is who does it',
    eachTime(rolled(4), sequence(choose(items(youControlIt), players()), destroy(chosen()))),
    'Each time a player rolls a 4, each player destroys an item you control.',
    "Chaque fois qu'un joueur fait un 4, chaque joueur détruit un de vos objets.",
  ],
  [
    'rows that do the same are one',
    lootAbility(roll(on(1, 1, loot(1)), on(2, 5, gain(1)), on(6, 6, loot(1)))),
    'Roll: 1 or 6: loot 1 · 2–5: gain 1¢.',
    'Lancez : 1 ou 6 : piochez 1 butin · 2-5 : gagnez 1 ¢.',
  ],
  [
    'a roll that does one thing',
    lootAbility(roll(on(6, 6, loot(1)))),
    'Roll. On a 6, loot 1.',
    'Lancez un dé. Sur un 6, piochez 1 butin.',
  ],
  [
    'a roll of which only the result matters',
    lootAbility(roll(on(1, 6, gain(rollResult)))),
    'Roll, then gain ¢ equal to the result.',
    'Lancez, puis gagnez autant de ¢ que le résultat.',
  ],
  [
    'modes that differ in a number',
    tap(aimed(setRoll(1, target()), rollsOnStack()), aimed(setRoll(6, target()), rollsOnStack())),
    '↷: Change a dice roll to 1 or 6.',
    '↷ : Changez un lancer en 1 ou 6.',
  ],
  [
    'modes that add and subtract',
    tap(aimed(addToRoll(1, target()), rollsOnStack()), aimed(addToRoll(-1, target()), rollsOnStack())),
    '↷: Add or subtract 1 from a dice roll.',
    '↷ : Ajoutez ou enlevez 1 à un lancer.',
  ],
  [
    'other modes',
    lootAbility(gain(4), loot(2)),
    'Choose one: • Gain 4¢. • Loot 2.',
    'Choisissez un effet : • Gagnez 4 ¢. • Piochez 2 butins.',
  ],
  [
    'may, with a target',
    eachTime(rolled(2), aimed(may(recharge(target())), items(another))),
    'Each time a player rolls a 2, you may recharge another item.',
    "Chaque fois qu'un joueur fait un 2, vous pouvez recharger un autre objet.",
  ],
  [
    'what has been named is it',
    eachTime(attackRolled(5), recharge(thisObject)),
    'Each time the attacking player makes an attack roll of 5 against this, recharge it.',
    'Chaque fois que le joueur attaquant fait un 5 contre cet objet, rechargez-le.',
  ],
  [
    'several kinds of things',
    lootAbility(aimed(deal(3, target()), anyOf(monsters(), players()))),
    'Deal 3 damage to a monster or a player.',
    'Infligez 3 dégâts à un monstre ou un joueur.',
  ],
  [
    'what each player does has them as its subject',
    lootAbility(forEach(players(), sequence(discard(1, it), loot(3, it)))),
    'Each player discards 1 loot card, then they loot 3.',
    'Chaque joueur défausse 1 butin, puis pioche 3 butins.',
  ],
  [
    'what another player chooses and does',
    eachTime(monsterKilledBy(players()), {
      targets: [oneBy(causeDealer, players(not(same(it, causeDealer))))],
      effect: killBy(causeDealer, target()),
    }),
    'Each time a player kills a monster, they kill another player.',
    "Chaque fois qu'un joueur tue un monstre, il tue un autre joueur.",
  ],
  [
    'one of the cards shown that need not be taken',
    tap(reveal(3, decks('loot'), sequence(chooseUpTo(1, among(shown, isCard(it, 'loot'))), putOnTop(chosen())))),
    '↷: Reveal the top 3 cards of the loot deck. You may put a loot card among them on top.',
    '↷ : Révélez les 3 premières cartes de la pioche butins. Vous pouvez mettre une carte butin parmi elles au sommet.',
  ],
  [
    'another monster than the one hit',
    eachTime(combatDamageToMonsterBy(you), deal(3, monsters(not(same(it, causeObject))))),
    'Each time you deal combat damage to a monster, deal 3 damage to each other monster.',
    'Chaque fois que vous infligez des dégâts de combat à un monstre, infligez 3 dégâts à chaque autre monstre.',
  ],
  [
    'what somebody else may do that no word gives to anybody',
    eachTime(playerWouldRoll(1), may(reroll(causeOnStack), causePlayer)),
    'Each time a player would roll a 1, they may reroll that roll.',
    "Chaque fois qu'un joueur va faire un 1, il peut relancer ce lancer.",
  ],
  [
    'somebody else has been the subject, so that you are named',
    eachTime(rolled(3), sequence(lose(2, causePlayer), gain(2))),
    'Each time a player rolls a 3, they lose 2¢, then you gain 2¢.',
    "Chaque fois qu'un joueur fait un 3, il perd 2 ¢, puis vous gagnez 2 ¢.",
  ],
  [
    'a roll that counts when it is not yours is that of another player',
    eachTimeIf(rolled(4), not(same(causePlayer, you)), loot(1)),
    'Each time another player rolls a 4, loot 1.',
    "Chaque fois qu'un autre joueur fait un 4, piochez 1 butin.",
  ],
  [
    'what is replaced is put away and replaced: two verbs',
    lootAbility(aimed(may(replaceFromDeck(target())), objects('room'))),
    'You may put a room into discard and replace it with the top card of its deck.',
    'Vous pouvez mettre dans la défausse une salle et la remplacer par la carte au sommet de sa pioche.',
  ],
  [
    'damage is prevented for counters, one for each',
    ifWould(takesDamage(you), {
      instead: 'prevent',
      amount: counters(thisObject),
      effect: removeCounters(causeAmount),
    }),
    'If you would take damage, remove that many counters from this to prevent it.',
    'Si vous deviez subir des dégâts, retirez autant de marqueurs de cet objet pour les prévenir.',
  ],
  [
    'TGT-04: a shield for whoever you choose on resolution is one sentence',
    tap(ifYouDo(payHp(1), sequence(choose(players()), preventNextInstance(chosen(), 2)))),
    '↷: Pay 1 HP. If you do, this turn, the next time a player of your choice would take damage, prevent up to 2 of it.',
    "↷ : Payez 1 PV. Si vous le faites, pendant ce tour, la prochaine fois qu'un joueur de votre choix devrait subir des dégâts, prévenez-en jusqu'à 2.",
  ],
  [
    'modes that may add and subtract',
    eachTimeOneOf(
      { event: 'rollMade', where: all(same(causePlayer, you), not(attackRoll(causeOnStack))) },
      may(addToRoll(1, causeOnStack)),
      may(addToRoll(-1, causeOnStack)),
    ),
    'Each time you throw a non-attack roll, you may add or subtract 1 from that roll.',
    'Chaque fois que vous faites un lancer hors attaque (avant tout changement), vous pouvez ajouter ou enlever 1 à ce lancer.',
  ],
  [
    'as many as of something else, in a few words',
    lootAbility(sequence(gain(counters(thisObject)), loot(handSize(you)))),
    'Gain ¢ equal to the number of counters on this, then loot as many cards as you have in hand.',
    'Gagnez autant de ¢ que de marqueurs sur cet objet, puis piochez autant de butins que vous avez de cartes en main.',
  ],
  [
    'RULING-30: what is done to the cards of its name, where it lies by then, is done to it',
    tap(
      ifYouDo(
        destroyThis,
        when(named(thisObject, 'pandoras-box'), becomeSoul(discardOf('treasure', named(it, 'pandoras-box')))),
      ),
    ),
    '↷: Destroy this. If you do, this becomes your soul.',
    '↷ : Détruisez cet objet. Si vous le faites, cet objet devient une de vos âmes.',
  ],
  [
    'each of some players is the subject of what each does',
    lootAbility(forEach(players(), sequence(discard(1, it), loot(3, it)))),
    'Each player discards 1 loot card, then they loot 3.',
    'Chaque joueur défausse 1 butin, puis pioche 3 butins.',
  ],
  [
    'all of yours',
    lootAbility(recharge(items(youControlIt))),
    'Recharge each item you control.',
    'Rechargez tous vos objets.',
  ],
  [
    'when it happens: on your turn, outside it',
    eachTime({ event: 'damage', where: all(same(causeObject, you), not(yourTurn)) }, gain(1)),
    'Each time you take damage while it is not your turn, gain 1¢.',
    'Chaque fois que vous subissez des dégâts hors de votre tour, gagnez 1 ¢.',
  ],
  [
    'another amount than what is set: more of it',
    ifWould({ event: 'loot' }, { instead: 'amount', to: sum(causeAmount, 1) }),
    'If a player would loot, they loot 1 more instead.',
    'Si un joueur devait piocher des butins, il en pioche 1 de plus.',
  ],
  [
    'one of two plain acts',
    tap(aimed(chooseOne(putCounters(1, target()), removeCounters(2, target())), items())),
    '↷: Choose an item. Put 1 counter on it or remove 2 counters from it.',
    '↷ : Choisissez un objet. Mettez-y 1 marqueur ou retirez-lui 2 marqueurs.',
  ],
  [
    'a reroll with several dice',
    tap(
      aimed(
        sequence(
          nextTimeThisTurn(ifWould({ event: 'reroll', where: same(causeObject, target()) }, severalDice(3, 'lowest'))),
          reroll(target()),
        ),
        rollsOnStack(),
      ),
    ),
    '↷: Choose a dice roll. Reroll it with 3 dice instead of one, and the lowest counts.',
    "↷ : Choisissez un lancer. Relancez-le avec 3 dés au lieu d'un, et le plus bas compte.",
  ],
  [
    'what this card is after a condition that has named it',
    eachTime(startOfYourTurn, sequence(putCounters(1), when(compare(counters(thisObject), '>=', 3), destroyThis))),
    'At the start of your turn, put 1 counter on this, then if this has 3 or more counters, destroy it.',
    'Au début de votre tour, mettez 1 marqueur sur cet objet, puis si cet objet a 3 marqueurs ou plus, détruisez-le.',
  ],
  [
    'this card where another one of its kind has been named',
    tap(aimed(ifYouDo(destroy(target()), putCounters(1)), items(youControlIt))),
    '↷: Destroy an item you control. If you do, put 1 counter on this.',
    '↷ : Détruisez un de vos objets. Si vous le faites, mettez 1 marqueur sur cet objet-ci.',
  ],
  [
    'another amount',
    ifWould({ event: 'loot' }, { instead: 'amount', to: 2 }),
    'If a player would loot, they loot 2 instead.',
    'Si un joueur devait piocher des butins, il en pioche 2 à la place.',
  ],
];

describe('abilities read as a card says them', () => {
  test.each(idioms)('%s', (_, ability, english, french) => {
    expect(lines(ability)).toEqual([english, french]);
  });
});

/** What a monster says of itself: what it is, the tree, English, French. */
const ofMonsters: readonly (readonly [string, Ability, string, string])[] = [
  ['its death', eachTime(dies(thisObject), loot(2)), 'When this dies, loot 2.', 'À sa mort, piochez 2 butins.'],
  [
    'that it enters play',
    eachTime(entersPlay(thisObject), deal(1, thisObject)),
    'When this enters play, deal 1 damage to it.',
    'À son entrée en jeu, infligez 1 dégât à ce monstre.',
  ],
  [
    'its rewards',
    eachTime(rewardsGained(thisObject), putOnTop(thisObject)),
    "Each time this monster's rewards are gained, put it on top of its deck.",
    'Chaque fois que ses récompenses sont remportées, mettez ce monstre au sommet de sa pioche.',
  ],
  [
    'damage on a number',
    ifWould(combatDamageTo(thisObject, rollIn(2)), { instead: 'nothing' }),
    'This takes no combat damage on a roll of 2.',
    'Ne subit aucun dégât de combat sur un 2.',
  ],
  [
    'damage that is about to be dealt',
    eachTime(wouldTakeDamage(thisObject), roll(on(1, 3, gain(1)))),
    'Each time this would take damage, roll. On a 1–3, gain 1¢.',
    'Chaque fois que ce monstre va subir des dégâts, lancez un dé. Sur 1-3, gagnez 1 ¢.',
  ],
];

describe('a monster speaks of itself in few words', () => {
  test.each(ofMonsters)('%s', (_, ability, english, french) => {
    expect(lines(ability, 'monster', { hp: 2 })).toEqual([english, french]);
  });
});

const [en, fr] = [words('en', { card: cardById }), words('fr', { card: cardById })];
const wholeText = (card: Card): string => [...en.cardText(card), ...fr.cardText(card)].join('\n');

describe.each(allCards.map((card) => [card.id, card] as const))('the text of %s', (_, card) => {
  test('calls nothing a target or chosen: it has said what it is', () => {
    expect(wholeText(card)).not.toMatch(
      /\bthe (target|chosen)|\b(la cible|les cibles)\b|\p{L} choisie?s?\b(?<!avez choisi)/u,
    );
  });

  test('asks of nothing what is always so', () => {
    expect(wholeText(card)).not.toMatch(/such that always|en tout cas/);
  });

  test('has no straight space before : ; ! ? or inside « »', () => {
    const french = [...fr.cardText(card), ...fr.exactText(card), fr.curseText(card)].join('\n');
    expect(french).not.toMatch(/ [:;!?»]|« /);
    expect(french).not.toContain('\u2060');
  });

  test('says every change of what it does, where it does so word for word', () => {
    for (const w of [en, fr]) {
      const [short, exact] = [w.cardText(card).join('\n'), w.exactText(card).join('\n')];
      const silent = mutantsOf(card).filter(({ abilities }) => {
        const mutant = { ...card, abilities };
        return w.exactText(mutant).join('\n') !== exact && w.cardText(mutant).join('\n') === short;
      });
      expect(silent.map(({ path, change }) => `${path} ${change}`)).toEqual([]);
    }
  });
});

test('a curse says what a curse is in small letters only, and word for word', () => {
  const curse = cardById('curse-of-pain');
  expect(en.cardText(curse)).toEqual(['Curse.', 'At the start of your turn, take 1 damage.']);
  expect(en.exactText(curse)[0]).toBe(en.curseText(curse));
  expect(en.curseText(curse)).toContain('as a curse');
  expect(fr.curseText(curse)).toContain('défausse');
  expect(en.curseText(cardById('bomb'))).toBe('');
});

test('keywords share a line', () => {
  expect(en.cardText(cardById('guppys-hairball'))[0]).toBe('Trinket. Guppy.');
  expect(fr.cardText(cardById('guppys-hairball'))[0]).toBe('Babiole. Guppy.');
});

test('the ordinals of numbers are those of the exact text, and stay', () => {
  const ordinals = (id: string): readonly number[] => numbersIn(cardById(id).abilities);
  expect(ordinals('godhead')).toEqual([1, 6]);
  expect(ordinals('book-of-belial')).toEqual([1, 1]);
  expect(ordinals('lucky-foot')).toEqual([2]);
  expect(ordinals('rag-man')).toEqual([1, 6]);
  expect(ordinals('ii-the-high-priestess')).toEqual([1, 6]);
});
