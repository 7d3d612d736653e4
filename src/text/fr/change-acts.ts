import type { Duration, Effect, Selector } from '../../engine/index.js';
import type { ChangeWord } from '../binding.js';
import { isOnStack } from '../shorter.js';
import { isNobody, thingOf, type Frame } from '../tree.js';
import { amountText } from './amounts.js';
import { act, type Act } from './deck-acts.js';
import { DEVENIR, ROLE, er, type Verb } from './nouns.js';
import { ofWhom, person, whom } from './selectors.js';
import { de, que } from './typography.js';

type Change = Extract<Effect, { readonly do: ChangeWord }>;

/** How long something lasts; it stands before or after what lasts. */
export const lastingText = (till: Duration, frame: Frame): string => {
  if (till === 'endOfTurn') return "jusqu'à la fin du tour";
  if (till === 'endOfAttack') return "jusqu'à la fin de l'attaque";
  if (till === 'forever') return 'pour le reste de la partie';
  if (till.till === 'while') return `tant ${que(frame.clause(till.condition, frame))}`;
  const who = person(till.player, frame, 'one');
  return who.person === 'vous'
    ? "jusqu'au début de votre prochain tour"
    : `jusqu'au début du prochain tour ${de(who.text)}`;
};

/** What playing a loot card does not take. */
export const FREELY = { lootPlay: '', nothing: " sans dépenser d'utilisation de butin" } as const;

/** « vous pouvez jouer … », which no imperative says. */
export const POUVOIR_JOUER: Verb = {
  inf: 'pouvoir jouer',
  vous: 'pouvez jouer',
  il: 'peut jouer',
  ils: 'peuvent jouer',
};

const becoming = (what: Selector, yours: string, one: string, of: Selector, frame: Frame): Act =>
  act(what, DEVENIR, person(of, frame, 'each').person === 'vous' ? yours : `${one} ${ofWhom(of, frame)}`);

/** Acts by which something becomes something else, or is marked. */
export const changeAct = (effect: Change, frame: Frame): Act => {
  switch (effect.do) {
    case 'become': {
      if (isNobody(effect.of)) return act(effect.what, DEVENIR, ROLE[effect.role]);
      if (person(effect.of, frame, 'each').person === 'vous')
        return act(effect.what, DEVENIR, `${ROLE[effect.role]} sous votre contrôle`);
      return act(effect.what, DEVENIR, `${ROLE[effect.role]} ${ofWhom(effect.of, frame)}`);
    }
    case 'becomeSoul':
      return becoming(effect.what, 'une de vos âmes', 'une âme', effect.of, frame);
    case 'becomeCurse':
      return becoming(effect.what, 'une de vos malédictions', 'une malédiction', effect.of, frame);
    case 'flip': {
      const what = whom(effect.what, frame);
      return thingOf(effect.what, frame) === 'stackRoll'
        ? act(null, er('inverser'), `${what} (7 moins son résultat)`)
        : act(null, er('retourner'), what);
    }
    case 'cancelAttack':
      return act(null, er('annuler'), "l'attaque");
    case 'copy':
      return isOnStack(effect.what, frame)
        ? act(null, er('copier'), whom(effect.what, frame))
        : act(null, er('copier'), `un effet ↷ ${ofWhom(effect.what, frame)}`);
    case 'becomeCopy':
      return act(effect.what, DEVENIR, `une copie ${ofWhom(effect.of, frame)} ${lastingText(effect.till, frame)}`);
    case 'play':
      return act(effect.by, er('jouer'), whom(effect.what, frame) + FREELY[effect.cost]);
    case 'forceActivate': {
      const isYours = person(effect.by, frame, 'each').person === 'vous';
      const choice = isYours ? 'à votre choix' : `au choix ${ofWhom(effect.by, frame)}`;
      const whose = `le joueur qui contrôle ${whom(effect.what, frame)}`;
      return act(effect.by, er('forcer'), `${whose} à activer un de ses effets si possible (${choice})`);
    }
    case 'playCopy': {
      const of = ofWhom(effect.of, frame);
      return act(effect.by, POUVOIR_JOUER, `une copie ${of}${FREELY[effect.cost]} jusqu'à la fin du tour`);
    }
    case 'changeNumber':
      return act(
        effect.by,
        er('modifier'),
        `${de(amountText(effect.amount, frame))} un nombre du texte ${ofWhom(effect.what, frame)} ${lastingText(effect.till, frame)}`,
      );
    case 'note':
      return act(
        null,
        er('noter'),
        amountText(effect.number, frame) + (effect.till === 'endOfTurn' ? ` ${lastingText(effect.till, frame)}` : ''),
      );
  }
};
