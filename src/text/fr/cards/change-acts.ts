import type { Duration, Effect, Selector } from '../../../engine/index.js';
import { isOnStack, isOwnController } from '../../cards/shorter.js';
import { isCard, isNobody, thingOf, type RenderContext } from '../../cards/tree.js';
import { act, type FrenchAct, type FrenchActs } from './act-forms.js';
import { amountText } from './amounts.js';
import { clauseAfter } from './conditions.js';
import { DEVENIR, POUVOIR_JOUER, NEW_ROLE, er, isNamed } from './nouns.js';
import { ofWhom, person, whom } from './selectors.js';
import { de, que } from './typography.js';

/** How long something lasts; it stands before or after what lasts. */
export const lastingText = (till: Duration, ctx: RenderContext): string => {
  if (till === 'endOfTurn') return "jusqu'à la fin du tour";
  if (till === 'endOfAttack') return "jusqu'à la fin de l'attaque";
  if (till === 'forever') return 'pour le reste de la partie';
  if (till.till === 'while') return `tant ${clauseAfter(que, till.condition, ctx)}`;
  const who = person(till.player, ctx, 'one');
  if (till.till === 'rechargeStepOf') {
    const turn = who.person === 'vous' ? 'de votre prochain tour' : `du prochain tour ${de(who.text)}`;
    return `jusqu'après l'étape de recharge ${turn}`;
  }
  if (till.till === 'endOfTurnOf')
    return who.person === 'vous'
      ? "jusqu'à la prochaine fin de votre tour"
      : `jusqu'à la prochaine fin du tour ${de(who.text)}`;
  return who.person === 'vous'
    ? "jusqu'au début de votre prochain tour"
    : `jusqu'au début du prochain tour ${de(who.text)}`;
};

/** What playing a loot card does not take. */
export const FREELY = { lootPlay: '', nothing: " sans dépenser d'utilisation de butin" } as const;

const becoming = (what: Selector, yours: string, one: string, of: Selector, ctx: RenderContext): FrenchAct =>
  isCard(ctx) && isOwnController(what, of)
    ? act(what, DEVENIR, one)
    : act(what, DEVENIR, person(of, ctx, 'each').person === 'vous' ? yours : `${one} ${ofWhom(of, ctx)}`);

const become = ({ what, role, of }: Effect<'become'>, ctx: RenderContext): FrenchAct =>
  isNobody(of)
    ? act(what, DEVENIR, NEW_ROLE[role])
    : becoming(what, `${NEW_ROLE[role]} sous votre contrôle`, NEW_ROLE[role], of, ctx);

/** Acts by which something becomes something else, is played or copied, or is marked. */
export const changeActs = {
  become,
  becomeSoul: ({ what, of }, ctx) => becoming(what, 'une de vos âmes', 'une âme', of, ctx),
  becomeCurse: ({ what, of }, ctx) => becoming(what, 'une de vos malédictions', 'une malédiction', of, ctx),
  flip: ({ what }, ctx) =>
    thingOf(what, ctx) === 'stackRoll'
      ? act(null, er('inverser'), `${whom(what, ctx)} (7 moins son résultat)`)
      : act(null, er('retourner'), whom(what, ctx)),
  cancelAttack: () => act(null, er('annuler'), "l'attaque"),
  copy: ({ what }, ctx) =>
    act(null, er('copier'), isOnStack(what, ctx) ? whom(what, ctx) : `un effet ↷ ${ofWhom(what, ctx)}`),
  double: ({ what }, ctx) => act(null, er('doubler'), `l'effet ${ofWhom(what, ctx)}`),
  becomeCopy: ({ what, of, till }, ctx) => act(what, DEVENIR, `une copie ${ofWhom(of, ctx)} ${lastingText(till, ctx)}`),
  play: ({ by, what, cost }, ctx) => act(by, er('jouer'), whom(what, ctx) + FREELY[cost]),
  playCopy: ({ by, of, cost }, ctx) =>
    act(by, POUVOIR_JOUER, `une copie ${ofWhom(of, ctx)}${FREELY[cost]} jusqu'à la fin du tour`),
  forceActivate: ({ by, what }, ctx) => {
    const isYours = person(by, ctx, 'each').person === 'vous';
    const choice = isYours ? 'à votre choix' : `au choix ${ofWhom(by, ctx)}`;
    const whose = `le joueur qui contrôle ${whom(what, ctx)}`;
    return act(by, er('forcer'), `${whose} à activer un de ses effets si possible (${choice})`);
  },
  changeNumber: ({ by, what, amount, till }, ctx) => {
    const text = isNamed(person(what, ctx, 'each')) ? 'de son texte' : `du texte ${ofWhom(what, ctx)}`;
    const how = `${de(amountText(amount, ctx))} un nombre ${text}`;
    return act(by, er('modifier'), `${how} ${lastingText(till, ctx)}`);
  },
  note: ({ number, till }, ctx) => {
    const long = till === 'endOfTurn' ? ` ${lastingText(till, ctx)}` : '';
    return act(null, er('noter'), amountText(number, ctx) + long);
  },
} satisfies Partial<FrenchActs>;
