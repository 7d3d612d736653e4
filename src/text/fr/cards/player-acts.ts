import type { Amount, Effect, Selector } from '../../../engine/index.js';
import { ANY_NUMBER } from '../../../engine/vocabulary/index.js';
import { allBut, deckAttacksInAll, isNamedCount, lackingTo } from '../../cards/shorter.js';
import { bind, isCard, isWholeHand, isWholePurse, thingOf, type RenderContext } from '../../cards/tree.js';
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
const own = (who: Selector, ctx: RenderContext) => OWN[person(who, ctx, 'each').person];

/** « jusqu'à en avoir autant que lui en main ». */
const untilAsMany = (than: Selector, what: 'handSize' | 'coins', ctx: RenderContext): string => {
  const other = person(than, ctx, 'each');
  const inHand = what === 'handSize' ? ' en main' : '';
  return `jusqu'à en avoir autant que ${other.subject === 'il' ? 'lui' : other.text}${inHand}`;
};

const WANTED = { vous: 'que vous voulez', il: "qu'il veut", ils: "qu'ils veulent" } as const;
const lootPlaysText = ({ who, amount }: Effect<'lootPlay'>, ctx: RenderContext): string => {
  if (amount !== ANY_NUMBER) return unitText(amount, MORE_LOOT, ctx);
  if (isCard(ctx)) return `autant de butins ${WANTED[person(who, ctx, 'each').person]}`;
  return `n'importe quel nombre ${de(MORE_LOOT.many)}`;
};

const damageText = (amount: Amount | 'all', ctx: RenderContext): string => {
  if (typeof amount === 'object' && amount.amount === 'causeAmount') return 'autant de dégâts';
  return amount === 'all' ? 'tous les dégâts' : unitText(amount, DEGAT, ctx);
};

const preventedText = ({ what, amount }: Effect<'preventDamage'>, ctx: RenderContext): string => {
  if (thingOf(what, ctx) !== 'stackDamage') return `${damageText(amount, ctx)} que devrait subir ${whom(what, ctx)}`;
  if (isCard(ctx) && what.select === 'cause' && amount === 'all') return whom(what, ctx);
  const all = amount === 'all' ? 'la totalité' : amountText(amount, ctx);
  return `${what.select === 'cause' ? all : damageText(amount, ctx)} ${ofWhom(what, ctx)}`;
};

const deathOf = (what: Selector, ctx: RenderContext): string => {
  if (what.select === 'cause' && what.part === 'stack') return whom(what, ctx);
  const who = person(what, ctx, 'each');
  if (who.subject !== undefined && who.person === 'il') return 'sa mort';
  return who.person === 'vous' ? 'votre mort' : `la mort ${after(de, who)}`;
};

/** What stays after a prevented death, when it is not the usual 1 HP (PREV-02). */
const hpLeftText = (hp: Amount, ctx: RenderContext): string =>
  hp === 1 ? '' : ` (PV ensuite : au moins ${amountText(hp, ctx)})`;

const healedText = ({ what, amount }: Effect<'heal'>, ctx: RenderContext): string =>
  amount === 'full' ? `${whom(what, ctx)} entièrement` : `${whom(what, ctx)} ${de(unitText(amount, PV, ctx))}`;

const discardedText = ({ who, amount }: Effect<'discardLoot'>, ctx: RenderContext): string => {
  if (!isWholeHand(who, amount)) return unitText(amount, noun('lootCard'), ctx);
  const whole = isCard(ctx) ? '' : 'toute ';
  return whole + (person(who, ctx, 'each').person === 'vous' ? 'votre main' : 'sa main');
};

const attackAct = ({ on, must, times }: Effect<'additionalAttack'>, ctx: RenderContext): FrenchAct => {
  const many = times === ANY_NUMBER ? "autant de fois qu'il veut" : `${unitText(times, FOIS, ctx)} de plus`;
  const often = times === 1 ? 'une fois de plus' : many;
  const inAll = deckAttacksInAll(times);
  const all = inAll === null ? often : `${unitText(inAll, FOIS, ctx)} en tout pendant ce tour`;
  if (on === 'any' && must && times === 1 && !isCard(ctx))
    return act({ select: 'activePlayer' }, DEVOIR, 'effectuer une attaque supplémentaire');
  const thing = typeof on === 'string' ? 'la pioche monstres' : whom(on, ctx);
  const what = on === 'any' ? `attaquer ${often}` : `attaquer ${thing} ${all}`;
  return act({ select: 'activePlayer' }, must ? DEVOIR : POUVOIR, what);
};

/** Treasures that have a name from then on, if they are to. */
const gainedTreasure = (amount: Amount, as: string | undefined, ctx: RenderContext): string => {
  const text = unitText(amount, TRESOR, ctx);
  if (as === undefined) return text;
  const found = bind(ctx, as, 'item', amount !== 1);
  if (!isCard(ctx)) return `${text} (retenu : ${amount === 1 ? 'cet objet' : 'ces objets'})`;
  ctx.chosen.set(as, { ...found, said: 'before' });
  return text;
};

/** Acts with ¢, cards, HP, damage, attacks and turns. */
export const playerActs = {
  gainCoins: ({ who, amount }, ctx) => {
    const than = lackingTo(who, amount, 'coins', ctx);
    const until = than === null ? null : untilAsMany(than, 'coins', ctx);
    return act(who, er('gagner'), until === null ? unitText(amount, CENTS, ctx) : `des ¢ ${until}`);
  },
  loseCoins: ({ who, amount }, ctx) =>
    act(who, PERDRE, isWholePurse(who, amount) ? `tous ${own(who, ctx).coins} ¢` : unitText(amount, CENTS, ctx)),
  giveCoins: ({ from, to, amount }, ctx) =>
    act(from, er('donner'), `${unitText(amount, CENTS, ctx)} ${toWhom(to, ctx)}`),
  stealCoins: ({ to, amount, from }, ctx) =>
    act(to, er('voler'), `${unitText(amount, CENTS, ctx)} ${toWhom(from, ctx)}`),
  loot: ({ who, amount }, ctx) => {
    const than = lackingTo(who, amount, 'handSize', ctx);
    if (than !== null) return act(who, er('piocher'), `des butins ${untilAsMany(than, 'handSize', ctx)}`);
    return act(
      who,
      er('piocher'),
      isNamedCount(amount, ctx) ? `${NAMED}autant d'elles` : unitText(amount, noun('lootCard'), ctx),
    );
  },
  gainTreasure: ({ who, amount, as }, ctx) => act(who, er('gagner'), gainedTreasure(amount, as, ctx)),
  discardLoot: (effect, ctx) => act(effect.who, er('défausser'), discardedText(effect, ctx)),
  deal: ({ amount, to, by = null }, ctx) => act(by, INFLIGER, `${damageText(amount, ctx)} ${toWhom(to, ctx)}`),
  dealDivided: ({ amount, to, by }, ctx) => {
    const { person: who } = person(by, ctx, 'each');
    const wish = who === 'vous' ? 'vous le voulez' : who === 'ils' ? 'ils le veulent' : 'il le veut';
    const damage = damageText(amount, ctx) + (typeof amount === 'number' ? '' : ',');
    return act(by, INFLIGER, `${damage} répartis comme ${wish} entre ${whom(to, ctx)}`);
  },
  take: ({ who, amount }, ctx) => act(who, SUBIR, damageText(amount, ctx)),
  payHp: ({ who, amount }, ctx) => {
    const kept = allBut(who, amount);
    const untilLeft = `des PV jusqu'à ce qu'il vous en reste ${kept}`;
    return act(who, PAYER, kept === null ? unitText(amount, PV, ctx) : untilLeft);
  },
  heal: (effect, ctx) => act(null, er('soigner'), healedText(effect, ctx)),
  preventDamage: (effect, ctx) => act(null, PREVENIR, preventedText(effect, ctx)),
  preventDeath: ({ what, hp }, ctx) => act(null, PREVENIR, deathOf(what, ctx) + hpLeftText(hp, ctx)),
  lootPlay: (effect, ctx) =>
    isCard(ctx) && effect.who.select === 'you' && effect.amount !== ANY_NUMBER
      ? act(effect.who, er('jouer'), `${unitText(effect.amount, noun('lootCard'), ctx)} de plus pendant ce tour`)
      : act(effect.who, POUVOIR_JOUER, `${lootPlaysText(effect, ctx)} pendant ce tour`),
  additionalAttack: attackAct,
  payRewards: ({ of, to, share }, ctx) => {
    const named = isNamed(person(of, ctx, 'each'));
    const rewards = named ? 'ses récompenses' : `les récompenses ${ofWhom(of, ctx)}`;
    const half = named ? 'la moitié de ses récompenses' : `la moitié des récompenses ${ofWhom(of, ctx)}`;
    return act(to, er('gagner'), share === undefined ? rewards : `${half} (arrondie à l'inférieur)`);
  },
  replaceCharacter: ({ who, by }, ctx) => {
    const whose = person(who, ctx, 'each');
    const of = (what: string): string =>
      whose.person === 'vous' ? `votre ${what}` : `${definite(what, false)} ${after(de, whose)}`;
    const rest = `${of('personnage')} par un personnage hors de la partie, et ${of('objet de départ')} par celui qu'il nomme`;
    return act(by, er('remplacer'), rest);
  },
  steal: ({ to, what }, ctx) => act(to, er('voler'), whom(what, ctx)),
  giveHands: ({ of, to }, ctx) => {
    const inside: RenderContext = { ...ctx, it: { thing: 'player', of: 'each' } };
    return act(
      of,
      er('donner'),
      `${own(of, ctx).main} ${toWhom(to, inside)}${isCard(ctx) ? '' : ' (tous en même temps)'}`,
    );
  },
  giveAtOnce: ({ of, things, to }, ctx) => {
    const inside: RenderContext = { ...ctx, it: { thing: 'player', of: 'each' } };
    const what = things.map((one) => person(one, ctx, 'one').text).join(' et ');
    const whose = person(of, ctx, 'each').person === 'vous' ? 'que vous contrôlez' : "qu'il contrôle";
    return act(of, er('donner'), `${what} ${whose} ${toWhom(to, inside)}${isCard(ctx) ? '' : ' (tous en même temps)'}`);
  },
  win: ({ who }) => act(who, er('gagner'), 'la partie'),
  extraTurn: ({ who }) => act(who, er('jouer'), 'un tour supplémentaire après celui-ci'),
  skipTurn: ({ who }, ctx) => act(who, er('sauter'), `${own(who, ctx).tour} prochain tour`),
} satisfies Partial<FrenchActs>;
