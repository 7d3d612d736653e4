import type { Words } from '../../wording.js';
import type { PlanStep, PlanStop, ReadyAnswer, StepChange } from '../../../table/index.js';
import { list } from '../cards/nouns.js';
import { deName } from '../cards/typography.js';

const READY = {
  ownDeath: () => 'empêcher ma mort',
  ownMiss: () => 'relancer mes lancers ratés, une fois par tour',
  aimedAtMe: () => 'annuler ce qui me vise',
  damageTo: (to: string) => `prévenir les dégâts que ${to} subirait`,
} as const satisfies Record<ReadyAnswer['when'], (to: string) => string>;

const STEP = {
  play: (what: string) => `jouer ${what}`,
  activate: (what: string) => `activer ${what}`,
  attack: (what: string) => `attaquer ${what} jusqu'à sa mort ou jusqu'à 1 PV pour moi`,
  buy: (what: string) => `acheter ${what}`,
  end: () => 'terminer le tour',
} as const satisfies Record<PlanStep['do'], (what: string) => string>;

const STOPPED = {
  gone: (what: string) => `${what === '' ? 'la suite' : what} n'est plus là où c'était`,
  changed: (what: string) => `${what} n'est plus comme vous l'aviez noté (prix, valeurs ou votre ATQ)`,
  notPossible: (what: string) => `${what === '' ? "l'étape suivante" : what}, ce n'est pas possible en ce moment`,
  choice: (what: string) => `${what} : il y a un choix à faire`,
  question: () => 'vous avez un choix à faire qui ne fait pas partie du plan',
  answered: (what: string) => `quelqu'un a répondu${what === '' ? '' : ` avec ${what}`}`,
  lowHp: () => 'vous êtes à 1 PV, ou sur le point de mourir',
  died: () => 'vous venez de mourir',
  turnOver: () => 'votre tour est fini',
  ownAct: () => 'vous avez agi vous-même',
} as const satisfies Record<PlanStop['why'], (what: string) => string>;

const ADD = {
  play: 'Ajouter : jouer…',
  activate: 'Ajouter : activer…',
  fightOrBuy: 'Ajouter : attaquer ou acheter…',
  end: 'Ajouter : terminer le tour',
} as const;

const OTHERWISE = {
  skip: 'sinon continuer',
  weakest: 'sinon le monstre visible le plus faible, sinon continuer',
} as const satisfies Record<NonNullable<PlanStep['otherwise']>, string>;

const CHANGES = {
  stop: "Dernière étape : si la situation a changé, s'arrêter",
  skip: 'Dernière étape : si la situation a changé, passer à la suite',
  weakest: 'Dernière étape : si la situation a changé, le monstre le plus faible',
  inSlot: 'Dernière étape : attaquer ce qui se trouve dans cette zone',
  thisOne: 'Dernière étape : attaquer ce monstre seulement',
  computer: 'Choix en chemin : laisser un joueur virtuel les faire',
  ask: "Choix en chemin : s'arrêter et me laisser choisir",
} as const satisfies Record<StepChange, string>;

export const ahead: Words['ahead'] = {
  ready: {
    title: 'Réponses prêtes',
    intro:
      "Une de vos cartes peut répondre pour vous le moment venu. Personne d'autre ne voit ceci. Elle répond après un moment, comme vous le feriez ; ce que vous répondez avant compte à sa place. S'il y a quelque chose à choisir, vous le choisissez comme d'habitude.",
    now: 'Prêtes en ce moment',
    nothing: "Rien n'est prêt.",
    noOffers: 'Aucune de vos cartes ne peut servir de réponse prête.',
    answer: (card, when, to) => `${card} : ${READY[when](to)}`,
    make: 'Préparer une réponse…',
    end: 'Retirer une réponse prête…',
    rest: {
      menu: 'Tout le reste…',
      pass: "Passer jusqu'à mon tour, même ma mort et les âmes",
      computer: 'Choix pendant les tours des autres : laisser un joueur virtuel les faire',
      decline: (player) => `Refuser toutes les offres ${deName(player)}`,
      passes:
        "Jusqu'à votre prochain tour, vous passez automatiquement sur tout le reste, même si vous mourez ou si quelqu'un gagne une âme.",
      chooses:
        'Un joueur virtuel fait vos choix pendant les tours des autres, et choisit ce que vous perdez à votre mort.',
    },
    declined: (people) =>
      people.length === 0
        ? 'Vous décidez vous-même de chaque offre.'
        : `Vous refusez toutes les offres de : ${list(people, 'et')}.`,
    made: (answer) => `Prêt : ${answer}.`,
    over: (answer) => `Réponse retirée : ${answer}.`,
    ended: (answer) => `Cette réponse n'est plus prête, car la carte n'est plus là : ${answer}.`,
    seen: 'OK, vu',
  },
  untilBack: {
    button: 'En attendant mon retour…',
    title: "En attendant mon retour · personne d'autre ne voit ceci",
    ends: "⏳ S'arrête dès que vous agissez",
    asks: (always) =>
      `🙋 Me sollicite : ma mort · une âme ou un objet à perdre · une victoire · un choix à faire${always ? ' · ce que je veux toujours décider' : ''}`,
    passes: (passed, asked) =>
      asked === 0 ? '➡️ Passe sur tout le reste' : `➡️ Passe sur tout le reste : ${passed} sur ${asked} dernièrement`,
    turn: (turns, planned) =>
      `🎴 Mon tour (${turns === 0 ? 'en cours' : turns === 1 ? 'le prochain' : `dans ${turns} tours`}) : ${planned ? "comme je l'ai prévu" : "m'attend"}`,
    spends: (answers) =>
      answers.length === 0
        ? "🃏 Aucune de mes cartes n'est utilisée"
        : `🃏 Seulement mes réponses prêtes : ${list(answers, 'et')}`,
    never: (planned) => `🔒 Jamais : ${planned ? '' : 'acheter, '}échanger, voter, abandonner`,
    set: 'Activer',
    change: 'Changer…',
    back: 'Je suis de retour',
    isOn: "**C'est activé : vous passez automatiquement jusqu'à votre retour.**",
    over: "C'est fini. Vous n'avez rien passé.",
    account: (passed, others) =>
      `En votre absence, vous avez passé ${passed} fois${others === 0 ? " ; aucune de vos cartes n'a été utilisée." : `, et ${others === 1 ? 'une chose que vous aviez prévue a été faite.' : `${others} choses que vous aviez prévues ont été faites.`}`}`,
    couldHave: (moments) => (moments === 0 ? '' : `Vous auriez pu répondre ${moments} fois.`),
    moment: (turn, about, cards) => `• Tour ${turn}, ${about} : avec ${list(cards, 'ou')}`,
    askNext: 'Me demander la prochaine fois…',
    seeAccount: 'Ce qui a été passé',
  },
  plan: {
    title: 'Prévoir mon tour',
    intro:
      "Votre tour en une courte liste, maintenant ou avant qu'il n'arrive. Il se joue de lui-même, étape par étape, comme si vous étiez là ; personne d'autre ne voit que c'est un plan. Il s'arrête et dit pourquoi quand une étape n'est pas possible et que rien n'est prévu pour ce cas, quand vous pourriez répondre à quelqu'un, ou quand vous avez autre chose à choisir.",
    nothing: "Rien n'est prévu.",
    step: (action, what) => STEP[action](what),
    inSlot: (slot) => `ce qui se trouve dans la zone monstre ${slot}`,
    otherwise: (otherwise) => (otherwise === undefined ? '' : OTHERWISE[otherwise]),
    questions: (byComputer) =>
      byComputer
        ? 'Un joueur virtuel fait les choix en chemin. Les butins que vous piochez sont gardés.'
        : "S'il y a un choix à faire, il s'arrête. Les butins que vous piochez sont gardés.",
    change: 'Changer…',
    changes: (change) => CHANGES[change],
    askMe: "S'arrêter alors",
    suggest: 'Proposer un plan',
    waits: 'Il attend votre tour.',
    goesOn: 'Il se joue de lui-même.',
    stopped: (why, what) => `Il s'est arrêté : ${STOPPED[why](what)}.`,
    add: (action) => ADD[action],
    drop: 'Retirer la dernière étape',
    dropAll: 'Abandonner le plan',
    resume: 'Continuer avec le reste',
  },
};
