import type { Amount, Effect, Selector } from '../../../engine/index.js';
import { ANY_NUMBER } from '../../../engine/vocabulary/index.js';
import { allBut, deckAttacksInAll, isNamedCount, lackingTo } from '../../cards/shorter.js';
import { bind, isCard, isWholeHand, isWholePurse, thingOf, type Frame } from '../../cards/tree.js';
import { act, type FrenchAct, type FrenchActs } from './act-forms.js';
import { CENTS, PV, amountText, unitText } from './amounts.js';
import {
  DEGAT,
  DEVOIR,
  INFLIGER,
  PAYER,
  PERDRE,
  POUVOIR,
  POUVOIR_JOUER,
  PREVENIR,
  SUBIR,
  after,
  definite,
  er,
  isNamed,
  noun,
  type Noun,
} from './nouns.js';
import { ofWhom, person, toWhom, whom } from './selectors.js';
import { de, NAMED } from './typography.js';

const TRESOR: Noun = { one: 'trésor', many: 'trésors', f: false };
const MORE_LOOT: Noun = { one: 'butin supplémentaire', many: 'butins supplémentaires', f: false };
const FOIS: Noun = { one: 'fois', many: 'fois', f: true };

const OWN = {
  vous: { main: 'votre main', tour: 'votre', coins: 'vos' },
  il: { main: 'sa main', tour: 'son', coins: 'ses' },
  ils: { main: 'leur main', tour: 'leur', coins: 'leurs' },
} as const;
const own = (who: Selector, frame: Frame) => OWN[person(who, frame, 'each').person];

/** « jusqu'à en avoir autant que lui en main ». */
const untilAsMany = (than: Selector, what: 'handSize' | 'coins', frame: Frame): string => {
  const other = person(than, frame, 'each');
  const inHand = what === 'handSize' ? ' en main' : '';
  return `jusqu'à en avoir autant que ${other.subject === 'il' ? 'lui' : other.text}${inHand}`;
};

const WANTED = { vous: 'que vous voulez', il: "qu'il veut", ils: "qu'ils veulent" } as const;
const lootPlaysText = ({ who, amount }: Effect<'lootPlay'>, frame: Frame): string => {
  if (amount !== ANY_NUMBER) return unitText(amount, MORE_LOOT, frame);
  if (isCard(frame)) return `autant de butins ${WANTED[person(who, frame, 'each').person]}`;
  return `n'importe quel nombre ${de(MORE_LOOT.many)}`;
};

const damageText = (amount: Amount | 'all', frame: Frame): string => {
  if (typeof amount === 'object' && amount.amount === 'causeAmount') return 'autant de dégâts';
  return amount === 'all' ? 'tous les dégâts' : unitText(amount, DEGAT, frame);
};

const preventedText = ({ what, amount }: Effect<'preventDamage'>, frame: Frame): string => {
  if (thingOf(what, frame) !== 'stackDamage')
    return `${damageText(amount, frame)} que devrait subir ${whom(what, frame)}`;
  if (isCard(frame) && what.select === 'cause' && amount === 'all') return whom(what, frame);
  const all = amount === 'all' ? 'la totalité' : amountText(amount, frame);
  return `${what.select === 'cause' ? all : damageText(amount, frame)} ${ofWhom(what, frame)}`;
};

const deathOf = (what: Selector, frame: Frame): string => {
  if (what.select === 'cause' && what.part === 'stack') return whom(what, frame);
  const who = person(what, frame, 'each');
  if (who.subject !== undefined && who.person === 'il') return 'sa mort';
  return who.person === 'vous' ? 'votre mort' : `la mort ${after(de, who)}`;
};

/** What stays after a prevented death, when it is not the usual 1 HP (PREV-02). */
const hpLeftText = (hp: Amount, frame: Frame): string =>
  hp === 1 ? '' : ` (PV ensuite : au moins ${amountText(hp, frame)})`;

const healedText = ({ what, amount }: Effect<'heal'>, frame: Frame): string =>
  amount === 'full' ? `${whom(what, frame)} entièrement` : `${whom(what, frame)} ${de(unitText(amount, PV, frame))}`;

const discardedText = ({ who, amount }: Effect<'discardLoot'>, frame: Frame): string => {
  if (!isWholeHand(who, amount)) return unitText(amount, noun('lootCard'), frame);
  const whole = isCard(frame) ? '' : 'toute ';
  return whole + (person(who, frame, 'each').person === 'vous' ? 'votre main' : 'sa main');
};

const attackAct = ({ on, must, times }: Effect<'additionalAttack'>, frame: Frame): FrenchAct => {
  const many = times === ANY_NUMBER ? "autant de fois qu'il veut" : `${unitText(times, FOIS, frame)} de plus`;
  const often = times === 1 ? 'une fois de plus' : many;
  const inAll = deckAttacksInAll(times);
  const all = inAll === null ? often : `${unitText(inAll, FOIS, frame)} en tout pendant ce tour`;
  if (on === 'any' && must && times === 1 && !isCard(frame))
    return act({ select: 'activePlayer' }, DEVOIR, 'effectuer une attaque supplémentaire');
  const thing = typeof on === 'string' ? 'la pioche monstres' : whom(on, frame);
  const what = on === 'any' ? `attaquer ${often}` : `attaquer ${thing} ${all}`;
  return act({ select: 'activePlayer' }, must ? DEVOIR : POUVOIR, what);
};

/** Treasures that have a name from then on, if they are to. */
const gainedTreasure = (amount: Amount, as: string | undefined, frame: Frame): string => {
  const text = unitText(amount, TRESOR, frame);
  if (as === undefined) return text;
  const found = bind(frame, as, 'item', amount !== 1);
  if (!isCard(frame)) return `${text} (retenu : ${amount === 1 ? 'cet objet' : 'ces objets'})`;
  frame.chosen.set(as, { ...found, said: 'before' });
  return text;
};

/** Acts with ¢, cards, HP, damage, attacks and turns. */
export const playerActs = {
  gainCoins: ({ who, amount }, frame) => {
    const than = lackingTo(who, amount, 'coins', frame);
    const until = than === null ? null : untilAsMany(than, 'coins', frame);
    return act(who, er('gagner'), until === null ? unitText(amount, CENTS, frame) : `des ¢ ${until}`);
  },
  loseCoins: ({ who, amount }, frame) =>
    act(who, PERDRE, isWholePurse(who, amount) ? `tous ${own(who, frame).coins} ¢` : unitText(amount, CENTS, frame)),
  giveCoins: ({ from, to, amount }, frame) =>
    act(from, er('donner'), `${unitText(amount, CENTS, frame)} ${toWhom(to, frame)}`),
  stealCoins: ({ to, amount, from }, frame) =>
    act(to, er('voler'), `${unitText(amount, CENTS, frame)} ${toWhom(from, frame)}`),
  loot: ({ who, amount }, frame) => {
    const than = lackingTo(who, amount, 'handSize', frame);
    if (than !== null) return act(who, er('piocher'), `des butins ${untilAsMany(than, 'handSize', frame)}`);
    return act(
      who,
      er('piocher'),
      isNamedCount(amount, frame) ? `${NAMED}autant d'elles` : unitText(amount, noun('lootCard'), frame),
    );
  },
  gainTreasure: ({ who, amount, as }, frame) => act(who, er('gagner'), gainedTreasure(amount, as, frame)),
  discardLoot: (effect, frame) => act(effect.who, er('défausser'), discardedText(effect, frame)),
  deal: ({ amount, to, by = null }, frame) => act(by, INFLIGER, `${damageText(amount, frame)} ${toWhom(to, frame)}`),
  dealDivided: ({ amount, to, by }, frame) => {
    const { person: who } = person(by, frame, 'each');
    const wish = who === 'vous' ? 'vous le voulez' : who === 'ils' ? 'ils le veulent' : 'il le veut';
    const damage = damageText(amount, frame) + (typeof amount === 'number' ? '' : ',');
    return act(by, INFLIGER, `${damage} répartis comme ${wish} entre ${whom(to, frame)}`);
  },
  take: ({ who, amount }, frame) => act(who, SUBIR, damageText(amount, frame)),
  payHp: ({ who, amount }, frame) => {
    const kept = allBut(who, amount);
    const untilLeft = `des PV jusqu'à ce qu'il vous en reste ${kept}`;
    return act(who, PAYER, kept === null ? unitText(amount, PV, frame) : untilLeft);
  },
  heal: (effect, frame) => act(null, er('soigner'), healedText(effect, frame)),
  preventDamage: (effect, frame) => act(null, PREVENIR, preventedText(effect, frame)),
  preventDeath: ({ what, hp }, frame) => act(null, PREVENIR, deathOf(what, frame) + hpLeftText(hp, frame)),
  lootPlay: (effect, frame) =>
    isCard(frame) && effect.who.select === 'you' && effect.amount !== ANY_NUMBER
      ? act(effect.who, er('jouer'), `${unitText(effect.amount, noun('lootCard'), frame)} de plus pendant ce tour`)
      : act(effect.who, POUVOIR_JOUER, `${lootPlaysText(effect, frame)} pendant ce tour`),
  additionalAttack: attackAct,
  payRewards: ({ of, to, share }, frame) => {
    const named = isNamed(person(of, frame, 'each'));
    const rewards = named ? 'ses récompenses' : `les récompenses ${ofWhom(of, frame)}`;
    const half = named ? 'la moitié de ses récompenses' : `la moitié des récompenses ${ofWhom(of, frame)}`;
    return act(to, er('gagner'), share === undefined ? rewards : `${half} (arrondie à l'inférieur)`);
  },
  replaceCharacter: ({ who, by }, frame) => {
    const whose = person(who, frame, 'each');
    const of = (what: string): string =>
      whose.person === 'vous' ? `votre ${what}` : `${definite(what, false)} ${after(de, whose)}`;
    const rest = `${of('personnage')} par un personnage hors de la partie, et ${of('objet de départ')} par celui qu'il nomme`;
    return act(by, er('remplacer'), rest);
  },
  steal: ({ to, what }, frame) => act(to, er('voler'), whom(what, frame)),
  giveHands: ({ of, to }, frame) => {
    const inside: Frame = { ...frame, it: { thing: 'player', of: 'each' } };
    return act(
      of,
      er('donner'),
      `${own(of, frame).main} ${toWhom(to, inside)}${isCard(frame) ? '' : ' (tous en même temps)'}`,
    );
  },
  giveAtOnce: ({ of, things, to }, frame) => {
    const inside: Frame = { ...frame, it: { thing: 'player', of: 'each' } };
    const what = things.map((one) => person(one, frame, 'one').text).join(' et ');
    const whose = person(of, frame, 'each').person === 'vous' ? 'que vous contrôlez' : "qu'il contrôle";
    return act(
      of,
      er('donner'),
      `${what} ${whose} ${toWhom(to, inside)}${isCard(frame) ? '' : ' (tous en même temps)'}`,
    );
  },
  win: ({ who }) => act(who, er('gagner'), 'la partie'),
  extraTurn: ({ who }) => act(who, er('jouer'), 'un tour supplémentaire après celui-ci'),
  skipTurn: ({ who }, frame) => act(who, er('sauter'), `${own(who, frame).tour} prochain tour`),
} satisfies Partial<FrenchActs>;
