import type { Words } from '../../wording.js';
import { asking } from './asking.js';
import type { Names } from '../../words/described.js';
import type { AskedReason, Concern, StandingOrder } from '../../../table/index.js';
import type { Risk } from '../../words/game/more.js';
import { priceText } from '../cards/costs.js';
import { list } from '../cards/nouns.js';

const CONCERN: Readonly<Record<Concern, string>> = {
  targeted: 'cela vous cible, cible quelque chose à vous, ou un groupe dont vous faites partie',
  hurt: 'cela vous blesse, ou vous tue, vous ou quelque chose à vous',
  rolled: 'le lancer est à vous',
  fight: 'cette attaque tourne mal pour vous',
  race: 'une âme est gagnée, déplacée ou détruite',
  lastChance: "cela met l'un des deux à 0 PV dans cette attaque",
  answered: 'cela répond à ce que vous avez mis sur la pile',
  turnNext: 'le prochain tour est le vôtre',
  cardHurt: 'un monstre subit des dégâts',
};

const asked = (reason: AskedReason): string => {
  switch (reason.is) {
    case 'question':
      return 'À vous de choisir : la règle le demande.';
    case 'othersQuestion':
      return 'Rien à faire : un autre joueur doit choisir, et personne ne peut répondre entre-temps.';
    case 'yourTurn':
      return "À vous : c'est votre tour et rien n'est en cours.";
    case 'always':
      return `On vous sollicite : vous avez choisi « ${asking.order('always').name} ».`;
    case 'holdsPriority':
      return 'On vous sollicite : vous avez choisi de garder la priorité après vos actions.';
    case 'concerned':
      return `On vous sollicite, car ${list(
        reason.concerns.map((concern) => CONCERN[concern]),
        'et',
      )}.`;
    case 'vital':
      return "On vous sollicite bien que vous passiez d'office : il s'agit de votre mort ou d'âmes.";
    case 'earlier':
      return 'Une réponse vous a été demandée au début de cette attente ; vos réglages ont changé depuis.';
    case 'later':
      return 'Aucune réponse ne vous a été demandée au début de cette attente ; vos réglages ont changé depuis et comptent dès la prochaine.';
    case 'passing':
      return `Rien à faire : vous passez d'office pendant ${reason.during === 'attack' ? 'cette attaque' : 'ce tour'}.`;
    case 'absent':
      return 'La table ne vous attend plus : vous avez laissé passer vos échéances. Ouvrez votre panneau, et elle vous attend à nouveau.';
    case 'exception':
      return reason.exception.ask === 'never'
        ? `Rien à faire : vous avez choisi de ne plus répondre à cela (« ${asking.title} »).`
        : 'On vous sollicite : vous avez choisi de toujours répondre à cela.';
    case 'ownAction':
      return "Rien à faire : après votre propre action, vous passez d'office, sauf si vous avez choisi de garder la priorité.";
    case 'passedOver':
      return 'Rien à faire : cette table est rapide, et vous ne pourriez que passer.';
    case 'cannotRespond':
      return "Rien à faire : comme chacun peut le voir, vous n'avez pas de quoi répondre (ni butin à jouer, ni ↷ chargé, ni $ à payer).";
    case 'notConcerned':
      return `Rien à faire : cela ne vous cible pas, ce n'est ni votre combat ni votre lancer, et aucune âme n'est en jeu. Pour répondre plus souvent, changez « ${asking.title} ».`;
  }
};

const risk = (what: Risk, names: Names): string => {
  switch (what.is) {
    case 'idleEnd':
      return "Vous n'avez ni attaqué, ni acheté, ni joué de butin pendant ce tour. Le terminer quand même ?";
    case 'lastHp':
      return `Payer pour ${names.card(what.card)} vous coûte votre dernier PV. Payer quand même ?`;
    case 'aimless':
      return `${names.card(what.card)} n'a rien à cibler : l'utiliser ne ferait que coûter (${priceText(what.costs)}). L'utiliser quand même ?`;
    case 'ownSoul':
      return `${names.card(what.card)} est une de vos âmes. La choisir quand même ?`;
  }
};

const ORDER: Readonly<Record<StandingOrder, string>> = {
  always: 'On vous sollicite chaque fois que vous pourriez répondre.',
  concerns:
    'On vous sollicite quand quelque chose vous concerne : vos cartes, votre combat, vos lancers ou la fin de la partie.',
  matters:
    'On vous sollicite pour ce qui compte : votre mort, ce qui vous vise, les âmes gagnées, les réponses à ce que vous jouez.',
  decides:
    "On ne vous sollicite que pour ce qui décide : votre mort, vos objets et vos âmes, quelqu'un sur le point de gagner.",
};

export const more: Words['more'] = {
  spectator: "Vous regardez : vous n'avez pas de place à cette table.",
  inThisWindow: 'En ce moment',
  asked,
  settings: ({ order, holdPriority, askForced }) =>
    [
      ORDER[order],
      holdPriority
        ? 'Après vos actions, vous pouvez encore agir avant les autres.'
        : 'Après vos actions, les autres peuvent aussitôt répondre.',
      askForced
        ? 'On vous sollicite même quand un seul choix est possible.'
        : order === 'always'
          ? 'Quand un seul choix est possible, il est fait pour vous.'
          : 'Quand un seul choix est possible, il est fait pour vous ; ce qui ne coûte rien et vous profite est accepté pour vous.',
      ...(askForced === true
        ? []
        : ["Les cartes qui vont en dessous d'une pioche et que personne ne verra bientôt y vont dans l'ordre montré."]),
    ].join('\n'),
  whatNow: 'Que puis-je faire ?',
  toPanel: 'Retour à ma main',
  youCan: 'Vous pouvez',
  youCannot: 'Impossible maintenant, et pourquoi',
  which: 'Lesquels ?',
  others: 'Autres',
  sureTitle: 'Continuer quand même ?',
  risk,
  sure: 'Oui, continuer',
};
