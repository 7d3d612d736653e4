import type { Duration, Effect, Selector } from '../../../engine/index.js';
import { isOnStack, isOwnController } from '../../cards/shorter.js';
import { isCard, isNobody, thingOf, type Frame } from '../../cards/tree.js';
import { act, type FrenchAct, type FrenchActs } from './act-forms.js';
import { amountText } from './amounts.js';
import { clauseAfter } from './conditions.js';
import { DEVENIR, POUVOIR_JOUER, NEW_ROLE, er, isNamed } from './nouns.js';
import { ofWhom, person, whom } from './selectors.js';
import { de, que } from './typography.js';

/** How long something lasts; it stands before or after what lasts. */
export const lastingText = (till: Duration, frame: Frame): string => {
  if (till === 'endOfTurn') return "jusqu'à la fin du tour";
  if (till === 'endOfAttack') return "jusqu'à la fin de l'attaque";
  if (till === 'forever') return 'pour le reste de la partie';
  if (till.till === 'while') return `tant ${clauseAfter(que, till.condition, frame)}`;
  const who = person(till.player, frame, 'one');
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

const becoming = (what: Selector, yours: string, one: string, of: Selector, frame: Frame): FrenchAct =>
  isCard(frame) && isOwnController(what, of)
    ? act(what, DEVENIR, one)
    : act(what, DEVENIR, person(of, frame, 'each').person === 'vous' ? yours : `${one} ${ofWhom(of, frame)}`);

const become = ({ what, role, of }: Effect<'become'>, frame: Frame): FrenchAct =>
  isNobody(of)
    ? act(what, DEVENIR, NEW_ROLE[role])
    : becoming(what, `${NEW_ROLE[role]} sous votre contrôle`, NEW_ROLE[role], of, frame);

/** Acts by which something becomes something else, is played or copied, or is marked. */
export const changeActs = {
  become,
  becomeSoul: ({ what, of }, frame) => becoming(what, 'une de vos âmes', 'une âme', of, frame),
  becomeCurse: ({ what, of }, frame) => becoming(what, 'une de vos malédictions', 'une malédiction', of, frame),
  flip: ({ what }, frame) =>
    thingOf(what, frame) === 'stackRoll'
      ? act(null, er('inverser'), `${whom(what, frame)} (7 moins son résultat)`)
      : act(null, er('retourner'), whom(what, frame)),
  cancelAttack: () => act(null, er('annuler'), "l'attaque"),
  copy: ({ what }, frame) =>
    act(null, er('copier'), isOnStack(what, frame) ? whom(what, frame) : `un effet ↷ ${ofWhom(what, frame)}`),
  double: ({ what }, frame) => act(null, er('doubler'), `l'effet ${ofWhom(what, frame)}`),
  becomeCopy: ({ what, of, till }, frame) =>
    act(what, DEVENIR, `une copie ${ofWhom(of, frame)} ${lastingText(till, frame)}`),
  play: ({ by, what, cost }, frame) => act(by, er('jouer'), whom(what, frame) + FREELY[cost]),
  playCopy: ({ by, of, cost }, frame) =>
    act(by, POUVOIR_JOUER, `une copie ${ofWhom(of, frame)}${FREELY[cost]} jusqu'à la fin du tour`),
  forceActivate: ({ by, what }, frame) => {
    const isYours = person(by, frame, 'each').person === 'vous';
    const choice = isYours ? 'à votre choix' : `au choix ${ofWhom(by, frame)}`;
    const whose = `le joueur qui contrôle ${whom(what, frame)}`;
    return act(by, er('forcer'), `${whose} à activer un de ses effets si possible (${choice})`);
  },
  changeNumber: ({ by, what, amount, till }, frame) => {
    const text = isNamed(person(what, frame, 'each')) ? 'de son texte' : `du texte ${ofWhom(what, frame)}`;
    const how = `${de(amountText(amount, frame))} un nombre ${text}`;
    return act(by, er('modifier'), `${how} ${lastingText(till, frame)}`);
  },
  note: ({ number, till }, frame) => {
    const long = till === 'endOfTurn' ? ` ${lastingText(till, frame)}` : '';
    return act(null, er('noter'), amountText(number, frame) + long);
  },
} satisfies Partial<FrenchActs>;
