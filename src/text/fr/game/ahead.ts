import type { PlanStep, PlanStop, ReadyAnswer, StepChange } from '../../../table/index.js';
import type { AheadWords } from '../../words/game/ahead.js';
import { list } from '../cards/nouns.js';
import { typo } from '../cards/typography.js';

const READY = {
  ownDeath: () => "l'empêcher quand je mourrais",
  ownMiss: () => 'relancer mes échecs, une fois par tour',
  aimedAtMe: () => 'annuler ce qui me vise',
  damageTo: (to: string) => `prévenir les dégâts à ${to}`,
} as const satisfies Record<ReadyAnswer['when'], (to: string) => string>;

const STEP = {
  play: (what: string) => `jouer ${what}`,
  activate: (what: string) => `utiliser ${what}`,
  attack: (what: string) => `attaquer ${what} jusqu'à sa mort ou jusqu'à 1 PV pour moi`,
  buy: (what: string) => `acheter ${what}`,
  end: () => 'terminer le tour',
} as const satisfies Record<PlanStep['do'], (what: string) => string>;

const STOPPED = {
  gone: (what: string) => `${what === '' ? 'la suite' : what} n'est plus là où c'était`,
  changed: (what: string) => `${what} n'est plus comme vous l'aviez noté (prix, valeurs ou votre ATQ)`,
  notPossible: (what: string) => `${what === '' ? "l'étape suivante" : what}, ce n'est pas possible en ce moment`,
  choice: (what: string) => `${what} vous demande de choisir`,
  question: () => "une question vous est posée, qui n'en fait pas partie",
  answered: (what: string) => `quelqu'un a répondu${what === '' ? '' : ` avec ${what}`}`,
  lowHp: () => 'vous êtes à 1 PV, ou sur le point de mourir',
  died: () => 'vous êtes mort',
  turnOver: () => 'votre tour est fini',
  ownAct: () => 'vous avez agi vous-même',
} as const satisfies Record<PlanStop['why'], (what: string) => string>;

const ADD = {
  play: 'Puis jouer…',
  activate: 'Puis utiliser…',
  fightOrBuy: 'Puis attaquer ou acheter…',
  end: 'Puis terminer le tour',
} as const;

const OTHERWISE = {
  skip: 'sinon continuer',
  weakest: 'sinon le monstre visible le plus faible, sinon continuer',
} as const satisfies Record<NonNullable<PlanStep['otherwise']>, string>;

const CHANGES = {
  stop: "Dernière étape : si ce n'est plus pareil, me demander",
  skip: "Dernière étape : si ce n'est plus pareil, passer à la suite",
  weakest: "Dernière étape : si ce n'est plus pareil, le monstre le plus faible",
  inSlot: 'Dernière étape : attaquer ce qui se trouve à cet emplacement',
  thisOne: 'Dernière étape : attaquer ce monstre seulement',
  computer: "Questions en chemin : y répondre comme l'ordinateur",
  ask: "Questions en chemin : s'arrêter et me demander",
} as const satisfies Record<StepChange, string>;

export const ahead: AheadWords = {
  ready: {
    title: 'Réponses prêtes',
    intro: typo(
      "Une de vos cartes peut répondre pour vous le moment venu. Vous seul voyez ceci. Elle répond après un moment, comme vous le feriez ; ce que vous répondez avant compte à sa place. S'il y a quelque chose à choisir, on vous le demande comme d'habitude.",
    ),
    now: 'Prêtes en ce moment',
    nothing: "Rien n'est prêt.",
    noOffers: "Aucune de vos cartes n'a de réponse qui puisse être préparée.",
    answer: (card, when, to) => typo(`${card} : ${READY[when](to)}`),
    make: 'Préparer une réponse…',
    end: 'Mettre fin à une réponse prête…',
    rest: {
      menu: 'Tout le reste…',
      pass: "Passer jusqu'à mon tour, même ma mort et les âmes",
      computer: typo("Choix pendant les tours des autres : comme l'ordinateur"),
      decline: (player) => `Refuser tous les marchés de ${player}`,
      passes: typo(
        "Jusqu'à votre prochain tour, vous passez de vous-même sur tout le reste, même si vous mourez ou si quelqu'un gagne une âme.",
      ),
      chooses: typo(
        "Ce que vous devez choisir pendant les tours des autres, ou perdre à votre mort, est choisi comme le ferait l'ordinateur.",
      ),
    },
    declined: (people) =>
      people.length === 0
        ? 'Vous décidez vous-même de chaque marché.'
        : typo(`Vous refusez tous les marchés avec : ${list(people, 'et')}.`),
    made: (answer) => typo(`Prêt : ${answer}.`),
    over: (answer) => typo(`N'est plus prêt : ${answer}.`),
    ended: (answer) => typo(`Cette réponse prête a pris fin, car la carte n'est plus là : ${answer}.`),
    seen: 'OK, vu',
  },
  plan: {
    title: 'Prévoir mon tour',
    intro: typo(
      "Votre tour en une courte liste, maintenant ou avant qu'il n'arrive. Il se joue de lui-même, une étape après un moment chacune, comme si vous étiez là ; personne d'autre ne voit que c'est un plan. Il s'arrête et dit pourquoi quand une étape n'est pas possible et que vous n'avez pas dit quoi faire alors, quand vous pourriez répondre à quelqu'un, ou quand on vous demande autre chose.",
    ),
    nothing: "Rien n'est prévu.",
    step: (deed, what) => typo(STEP[deed](what)),
    inSlot: (slot) => `ce qui se trouve à l'emplacement de monstre ${slot}`,
    otherwise: (otherwise) => (otherwise === undefined ? '' : OTHERWISE[otherwise]),
    questions: (byComputer) =>
      byComputer
        ? "Les questions en chemin reçoivent la réponse que donnerait l'ordinateur. Le butin que vous piochez est gardé."
        : "Aux questions en chemin, il s'arrête et vous demande. Le butin que vous piochez est gardé.",
    change: 'Changer…',
    changes: (change) => typo(CHANGES[change]),
    askMe: 'Me demander alors',
    suggest: "Comme l'ordinateur",
    waits: 'Il attend votre tour.',
    goesOn: 'Il se joue de lui-même.',
    stopped: (why, what) => typo(`Il s'est arrêté : ${STOPPED[why](what)}.`),
    add: (deed) => ADD[deed],
    drop: 'Retirer la dernière étape',
    dropAll: "L'arrêter et l'oublier",
    resume: 'Continuer avec le reste',
  },
};
