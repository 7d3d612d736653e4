import type { Names } from '../../words/described.js';
import type { AskedReason, Concern, StandingOrder } from '../../../table/index.js';
import type { More, Risk } from '../../words/game/more.js';
import { list } from '../cards/nouns.js';
import { typo } from '../cards/typography.js';

const CONCERN: Readonly<Record<Concern, string>> = {
  targeted: 'cela vous cible, cible quelque chose à vous, ou un groupe dont vous faites partie',
  hurt: 'cela vous blesse, ou vous tue, vous ou quelque chose à vous',
  rolled: 'le lancer est à vous',
  fight: 'cela tourne mal pour vous dans cette attaque',
  race: 'une âme est gagnée, déplacée ou détruite',
  lastChance: "cela met l'un des deux à 0 PV dans cette attaque",
  answered: 'cela répond à ce que vous avez mis sur la pile',
  turnNext: 'le prochain tour est le vôtre',
  cardHurt: 'un monstre subit des dégâts',
};

const asked = (reason: AskedReason): string => {
  switch (reason.is) {
    case 'question':
      return 'On vous demande : la règle vous pose cette question.';
    case 'othersQuestion':
      return "On ne vous demande rien : cette question est pour quelqu'un d'autre, et personne ne peut y répondre.";
    case 'yourTurn':
      return "On vous demande : c'est votre tour et rien n'est en cours.";
    case 'always':
      return 'On vous demande : vous avez réglé « Me demander : toujours ».';
    case 'holdsPriority':
      return 'On vous demande : vous avez réglé que vous gardez la priorité après vos actions.';
    case 'concerned':
      return `On vous demande, car ${list(
        reason.concerns.map((concern) => CONCERN[concern]),
        'et',
      )}.`;
    case 'vital':
      return "On vous demande bien que vous passiez d'office : il s'agit de votre mort, ou d'âmes.";
    case 'earlier':
      return "On vous a demandé à l'ouverture de cette fenêtre ; vos réglages ont changé depuis.";
    case 'later':
      return "On ne vous a rien demandé à l'ouverture de cette fenêtre ; vos réglages ont changé depuis et comptent dès la prochaine.";
    case 'passing':
      return `On ne vous demande rien : vous passez d'office pendant ${reason.during === 'attack' ? 'cette attaque' : 'ce tour'}.`;
    case 'absent':
      return 'On ne vous demande rien : vous avez laissé passer deux échéances de suite. Ouvrez votre panneau, et la table vous attend à nouveau.';
    case 'exception':
      return reason.exception.ask === 'never'
        ? 'On ne vous demande pas : vous avez dit ne plus vouloir que cela vous soit demandé (« Me demander »).'
        : 'On vous demande : vous avez dit vouloir que cela vous soit toujours demandé.';
    case 'ownAction':
      return "On ne vous demande rien : après votre propre action vous passez d'office, sauf si vous réglez « Garder la priorité ».";
    case 'passedOver':
      return 'On ne vous demande rien : cette table est rapide, et vous ne pourriez que passer.';
    case 'cannotRespond':
      return "On ne vous demande rien : comme chacun peut le voir, vous n'avez pas de quoi répondre (ni butin à jouer, ni ↷ chargé, ni $ à payer).";
    case 'notConcerned':
      return "On ne vous demande rien : cela ne vous cible pas, ce n'est ni votre combat ni votre lancer, et aucune âme n'est en jeu. Pour qu'on vous demande plus souvent, changez « Me demander ».";
  }
};

const risk = (what: Risk, names: Names): string => {
  switch (what.is) {
    case 'idleEnd':
      return "Vous n'avez ni attaqué, ni acheté, ni joué de butin ce tour-ci. Le terminer quand même ?";
    case 'lastHp':
      return `Payer pour ${names.card(what.card)} prend votre dernier PV. Payer quand même ?`;
    case 'ownSoul':
      return `${names.card(what.card)} est votre propre âme. La choisir quand même ?`;
  }
};

const ORDER: Readonly<Record<StandingOrder, string>> = {
  always: 'On vous demande chaque fois que vous pourriez répondre.',
  concerns:
    'On vous demande quand quelque chose vous concerne : vos cartes, votre combat, vos lancers ou la fin de la partie.',
  matters:
    'On vous demande ce qui compte : votre mort, ce qui vous vise, les âmes gagnées, les réponses à ce que vous jouez.',
  decides:
    "On ne vous demande que ce qui décide : votre mort, vos objets et vos âmes, quelqu'un sur le point de gagner.",
};

export const more: More = {
  spectator: "Vous regardez : vous n'avez pas de place à cette table.",
  inThisWindow: 'En ce moment',
  asked: (reason) => typo(asked(reason)),
  settings: ({ order, holdPriority, askForced }) =>
    typo(
      [
        ORDER[order],
        holdPriority
          ? 'Après vos actions, on vous demande encore avant les autres.'
          : 'Après vos actions, on demande aussitôt aux autres.',
        askForced
          ? 'On vous demande même quand un seul choix est possible.'
          : order === 'always'
            ? 'Quand un seul choix est possible, il est fait pour vous.'
            : 'Quand un seul choix est possible, il est fait pour vous ; ce qui ne coûte rien et ne vous apporte que du bon est pris pour vous.',
        ...(askForced === true
          ? []
          : [
              "Les cartes qui vont en dessous d'une pioche et que personne ne verra bientôt y vont dans l'ordre montré.",
            ]),
      ].join('\n'),
    ),
  whatNow: typo('Que puis-je faire ?'),
  toPanel: 'Retour à ma main',
  youCan: 'Vous pouvez',
  youCannot: 'Pas maintenant, et pourquoi',
  which: typo('Lesquels ?'),
  others: 'Autres',
  sureTitle: typo('Vous êtes sûr ?'),
  risk: (what, names) => typo(risk(what, names)),
  sure: 'Oui, le faire',
};
