import { puzzles } from './puzzles.js';
import { chance } from './chance.js';
import type { MendObjection } from '../../../engine/index.js';
import type { ListRefusal, PlainRefusal, Refusal } from '../../../table/index.js';
import type { Names } from '../../words/described.js';
import { variants } from '../game/variants.js';
import { houseCards } from './house-cards.js';
import { printings } from './printings.js';
import { quick } from './quick.js';
import { tableSettings } from './table-settings.js';
import { ui } from './ui.js';
import { counted, list, noun, type Noun } from '../cards/nouns.js';
import { board } from '../game/board.js';
import { objection } from '../game/objections.js';

type Of<Why extends Refusal['why']> = Extract<Refusal, { readonly why: Why }>;

const PLAIN: Readonly<Record<PlainRefusal, string>> = {
  noTable: "Il n'y a pas de table dans ce salon. Ouvrez-en une avec /souls nouvelle.",
  tableExists: "Il y a déjà une table dans ce salon. Terminez-la avant d'en ouvrir une autre.",
  alreadyStarted: 'La partie a déjà commencé.',
  notStarted: "La partie n'a pas encore commencé.",
  notSeated: 'Vous ne jouez pas à cette table.',
  alreadySeated: 'Vous jouez déjà à cette table.',
  tableFull: 'Toutes les places de cette table sont prises.',
  notHost: "Seul l'hôte de la table peut faire cela.",
  gameOver: 'Cette partie est finie.',
  tooFewPlayers:
    "Il n'y a pas encore assez de joueurs : il en faut au moins deux. Un joueur virtuel peut prendre une place.",
  noSuchPlayer: 'Choisissez un autre joueur de cette table.',
  noRememberedOrder: "Cet ordre n'est plus retenu.",
  movedOn: "La partie a avancé entre-temps : ceci n'a pas été pris en compte. Voici où elle en est.",
  notPossible: "Ce choix n'est plus possible.",
  alreadyPassed: 'Vous avez déjà passé.',
  cannotTakeBack:
    "Impossible d'annuler cette action : depuis, un dé a été lancé, une carte cachée a été vue ou quelqu'un a répondu.",
  takeBackOff: 'À cette table, pas de retour en arrière.',
  busy: "Quelqu'un d'autre a été plus rapide. Veuillez réessayer.",
  offerOpen: "Votre dernière offre attend encore une réponse. Retirez-la d'abord.",
  noOffer: "Cette offre n'est plus ouverte.",
  notYourOffer: "Ce n'est pas à vous d'en décider.",
  heldBefore:
    'Vous avez déjà fait attendre la table ici : une seule fois par occasion de répondre, avec ou sans offre.',
  quick: 'Cette table est rapide : acceptez-le avant de prendre place.',
  notWaiting: 'Vous ne faites pas attendre la table.',
  keptOut:
    'Les responsables de ce serveur ne vous laissent pas prendre place aux nouvelles tables ; adressez-vous à eux.',
};

const AHEAD = {
  readyFull: "Vous avez déjà dix réponses prêtes. Mettez d'abord fin à l'une d'elles.",
  gone: "Cette carte n'est plus là, ou n'offre plus cela. Rien n'a changé.",
  planFull: "Un plan a huit étapes au plus. Retirez-en une d'abord.",
  planEnds: 'Votre plan termine déjà le tour : rien ne peut venir après.',
} as const;

const ASKING = {
  full: "Vous avez déjà vingt exceptions. Retirez-en une d'abord.",
  none: "Vous n'avez pas cette exception. Rien n'a changé.",
} as const;

const SEAT = {
  lastPerson:
    "C'est la dernière personne de la table. Terminez-la avec /souls arrêter-la-partie, ou proposez la place à quelqu'un.",
  noInvitation: "Cette place n'est plus proposée.",
  notYourInvitation: "Cette place est proposée à quelqu'un d'autre.",
  notVacant: "Cette place n'est plus libre.",
  knowsOtherHand:
    'Vous avez joué à une autre place de cette partie et en connaissez la main : vous ne pouvez pas prendre celle-ci.',
  hasConceded: 'Vous avez abandonné cette partie : vous ne pouvez pas y revenir.',
} as const;

const ENDING = {
  proposed: "Vous avez déjà proposé d'arrêter la partie. Les autres répondent dans le salon.",
  tooSoon: "Vous avez déjà proposé d'arrêter la partie pendant cette série de tours.",
  none: "Plus personne ne propose d'arrêter la partie.",
} as const;

const REWIND = {
  gone: "La partie ne peut pas être rembobinée jusque-là : cette décision n'est pas de cette série de tours, ou a été annulée. Rouvrez la liste.",
  open: "Un retour est déjà proposé. Répondez d'abord à celui-là dans le salon.",
  none: 'Plus personne ne propose ce retour.',
} as const;

const MENDING = {
  open: "Une réparation est déjà proposée. Répondez d'abord à celle-là dans le salon.",
  none: 'Plus personne ne propose cette réparation.',
  notHost: "Seul l'hôte peut réparer sans les autres. Proposez-le plutôt à la table.",
  notStuck: "La table n'est pas bloquée : il faut l'accord des autres.",
} as const;

const notMended = (objection: MendObjection): string => {
  switch (objection.problem) {
    case 'gone':
      return "Cela n'est plus là, ou plus là où tout le monde peut le voir. Rouvrez la page.";
    case 'same':
      return "C'est déjà comme ça.";
    case 'range':
      return `Choisissez un nombre de ${objection.least} à ${objection.most}.`;
    case 'dying':
      return 'Sa mort est sur la pile, ou vient d’avoir lieu : ses PV ne peuvent pas être corrigés maintenant. Enlevez plutôt la mort de la pile.';
    case 'place':
      return 'Une carte comme celle-ci ne peut pas être là.';
    case 'diesAgain':
      return "Cette mort serait aussitôt de nouveau sur la pile, car aucun PV n'est possible ici. Corrigez plutôt ses marqueurs PV ou sa place.";
  }
};

const CALL = {
  noRole: "Les responsables de ce serveur n'ont choisi aucun rôle à mentionner : /souls configurer.",
  called: 'Des joueurs ont déjà été appelés à cette table : une seule fois par table.',
} as const;

const CODE = {
  damaged:
    "Ce n'est pas un code de règles maison complet : une lettre manque ou est fausse. Recopiez-le depuis les réglages de l'autre table.",
  later:
    "Ce code vient d'une version plus récente du bot et dit quelque chose que celle-ci ne connaît pas. Rien n'a changé.",
  cards: "Ce code nomme une carte ou une extension que cette version n'a pas. Rien n'a changé.",
} as const;

const souls = (number: number): string => counted(number, noun('soul'));

const waysRefused = (reason: Of<'mode'>): string => {
  if (reason.problem === 'capTooLow')
    return `Avec au plus ${souls(reason.cap)} par joueur, vous ne pouvez pas en avoir ${reason.goal} ensemble, comme il le faut ici. Choisissez une limite plus haute, ou aucune.`;
  const { problem, seats } = reason;
  switch (problem) {
    case 'noGoal':
      return "Dans un défi, les âmes ne sont pas le but : il faut vaincre le boss final. N'indiquez pas de nombre d'âmes.";
    case 'bonusSouls':
      return "Contre la montre, il n'y a pas d'âmes bonus. Choisissez un autre type de partie pour jouer avec elles.";
    case 'cap':
      return `Une limite d'âmes par joueur n'existe que là où tous ont le même but. Choisissez d'abord « ${tableSettings.preset('together')} » ou « ${tableSettings.preset('alone')} ».`;
    case 'seats':
      return `Ce serait une table pour ${counted(seats, noun('player'))}, et plus de places sont prises ici. Quelqu'un doit d'abord partir.`;
    case 'fewSeats':
      return `Cette façon de jouer demande au moins ${counted(seats, noun('player'))}, et moins de places sont prises ici. Quelqu'un doit d'abord prendre place, ou un joueur virtuel.`;
    case 'ownSeats':
      return `Cette façon de jouer est pour ${counted(seats, noun('player'))} au plus, quel que soit le nombre de places voulu. Pour en avoir plus, choisissez un type de partie où chacun joue pour soi.`;
    case 'alone':
      return "Ce type de partie est pour une seule personne : les autres places doivent d'abord être libres.";
    case 'barter':
      return 'Contre la montre, on ne marchande pas : les deux joueurs gardent mains et ¢ séparés.';
  }
};

const KIND: Readonly<Record<'character' | 'loot' | 'treasure' | 'monster', Noun>> = {
  character: { one: 'personnage', many: 'personnages', f: false },
  loot: { one: 'carte butin', many: 'cartes butin', f: true },
  treasure: { one: 'trésor', many: 'trésors', f: false },
  monster: { one: 'monstre', many: 'monstres', f: false },
};

const tables = (number: number): string => counted(number, { one: 'table', many: 'tables', f: true });
const mentioned = (channels: readonly string[]): readonly string[] => channels.map((id) => `<#${id}>`);

const cardsRefused = (refusal: ListRefusal, names: Names): string => {
  if (refusal.why === 'tooFewCards') {
    const { kind, least } = refusal;
    if (kind === 'room')
      return `Il n'y aurait aucune salle. Choisissez une extension qui en a, comme Requiem (« ${ui.settings} », puis « ${tableSettings.decks} »), bannissez-en moins, ou jouez sans salles.`;
    return `Il resterait trop peu de cartes : il faut au moins ${counted(least, KIND[kind])} pour distribuer.`;
  }
  const card = refusal.card === null ? '' : names.card(refusal.card);
  switch (refusal.problem) {
    case 'banned':
      return `${card} est déjà sur la liste des cartes bannies. /souls options autoriser l'en retire.`;
    case 'mustHave':
      return `${card} est déjà sur la liste des cartes imposées. /souls options autoriser l'en retire.`;
    case 'unknownCard':
      return 'Aucune carte de ce nom dans les extensions choisies ne peut figurer sur une liste. Choisissez une suggestion ; un objet de départ vient avec son personnage.';
    case 'notListed':
      return `${card} n'est sur aucune liste.`;
    case 'full':
      return `Une liste contient au plus ${refusal.number} cartes.`;
    case 'notInSets':
      return `${card} est une carte imposée, mais elle n'est dans aucune des extensions choisies. Retirez-la d'abord de la liste.`;
    case 'noRooms':
      return `${card} est une salle, et cette table joue sans salles. Activez les salles, ou retirez cette carte de la liste.`;
    case 'noBonusSouls':
      return `${card} est une âme bonus, et cette table joue sans elles. Activez les âmes bonus, ou retirez cette carte de la liste.`;
    case 'noDeck':
      return `${card} n'est dans aucune pioche : une autre carte l'amène dans la partie, on ne peut donc pas l'imposer.`;
    case 'tooManyBonusSouls':
      return `${refusal.number} âmes bonus seulement sont distribuées : on ne peut pas en imposer plus.`;
    case 'tooManyCharacters':
      return `Il y a plus de personnages imposés que de joueurs : ${refusal.number}. Retirez-en un de la liste.`;
    case 'threePlus':
      return `${card} est une carte imposée, mais elle est pour trois joueurs ou plus. Retirez-la de la liste, ou attendez un troisième joueur.`;
    case 'neverThree':
      return `${card} est une carte imposée, mais elle est pour trois joueurs ou plus, et cette façon de jouer en a deux. Retirez-la de la liste.`;
  }
};

const notAsked = ({ objection: rule, waitingFor }: Of<'notYourQuestion'>, names: Names): string => {
  const reason = rule === null ? "Ce n'est pas à vous de répondre." : objection(rule, names);
  if (waitingFor.is === 'counted') return `${reason} ${board.awaitsAnswers(waitingFor.answers)}`.trim();
  const awaited = waitingFor.players.map((one) => names.player(one));
  return awaited.length === 0 ? reason : `${reason} On attend ${list(awaited, 'et')}.`;
};

/** Who has not accepted yet that the table is quick. */
const notAcceptedBy = (reason: Of<'notAccepted'>, names: Names): string => {
  const people = reason.players.map((player) => names.player(player));
  const have = people.length === 1 ? "n'a" : "n'ont";
  return `Cette table est rapide, ce que ${list(people, 'et')} ${have} pas encore accepté. Il suffit d'appuyer sur « ${quick.read} » sous le message de la table, ou de désactiver « ${tableSettings.switchName('quick')} » dans les réglages.`;
};

/** A word for the chance of a game, a moment that is shared, and what a practice game begins in. */
const notBegun = (reason: Of<'share' | 'situation' | 'word'>, names: Names): string => {
  switch (reason.why) {
    case 'share':
      return puzzles.notShared(reason.problem);
    case 'word':
      return chance.refused(reason.problem, reason.most);
    case 'situation':
      return reason.problem === 'impossible'
        ? puzzles.impossible(reason.position, names.card)
        : puzzles.refused(reason.problem);
  }
};

/** Why something was not done, as a sentence. */
export const refusal = (reason: Refusal, names: Names): string => sentence(reason, names);

const sentence = (reason: Refusal, names: Names): string => {
  switch (reason.why) {
    case 'notYourQuestion':
      return notAsked(reason, names);
    case 'rule':
    case 'noBarter':
      return objection(reason.objection, names);
    case 'deckList':
    case 'tooFewCards':
      return cardsRefused(reason, names);
    case 'sets':
      return reason.set === null
        ? 'Choisissez au moins une extension.'
        : `Cette version n'a pas d'extension nommée « ${reason.set} ». Choisissez à nouveau les extensions : « ${ui.settings} », puis « ${tableSettings.decks} ».`;
    case 'mode':
      return waysRefused(reason);
    case 'variants':
      return variants.clash(reason.clash);
    case 'printings':
      return printings.unknown(names.typed?.(reason.printing) ?? reason.printing);
    case 'houseCards':
      return houseCards.table.refused(reason.problem, reason.most);
    case 'code':
      return CODE[reason.problem];
    case 'share':
    case 'situation':
    case 'word':
      return notBegun(reason, names);
    case 'serverFull':
      return `Ce serveur autorise ${tables(reason.most)} à la fois, et toutes sont ouvertes. Rejoignez-en une, ou attendez qu'une partie se termine.`;
    case 'moved':
      return `Cette partie se joue dans <#${reason.channel}>.`;
    case 'wrongChannel':
      return `Sur ce serveur, les tables s'ouvrent dans ${list(mentioned(reason.channels), 'ou')}.`;
    case 'ahead':
      return AHEAD[reason.problem];
    case 'asking':
      return ASKING[reason.problem];
    case 'seat':
      return SEAT[reason.problem];
    case 'notAccepted':
      return notAcceptedBy(reason, names);
    case 'waiting':
      return `Vous êtes déjà sur la liste d'attente, à la place ${reason.place}.`;
    case 'call':
      return CALL[reason.problem];
    case 'mend':
      return notMended(reason.objection);
    case 'mending':
      return MENDING[reason.problem];
    case 'rewind':
      return REWIND[reason.problem];
    case 'ending':
      return ENDING[reason.problem];
    default:
      return PLAIN[reason.why];
  }
};
