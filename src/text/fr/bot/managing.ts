import type { Words } from '../../wording.js';
import { counted, list } from '../cards/nouns.js';

const people = (number: number): string => counted(number, { one: 'personne', many: 'personnes', f: true });
const servers = (number: number): string => counted(number, { one: 'serveur', many: 'serveurs', f: false });
const isAre = (number: number): string => (number === 1 ? 'est' : 'sont');
const agreed = (number: number): string => (number === 1 ? '' : 's');

const NUDGE = 'Relancer';
const PAUSE = 'Mettre en pause';

export const managing: Words['managing'] = {
  title: 'Toutes les tables',
  none: "Aucune table n'est ouverte sur ce serveur. `/souls nouvelle` dans un salon en ouvre une.",
  lobby: (where, number) => `${where} — pas encore commencée, ${people(number)}`,
  game: (where, turn) => `${where} — tour ${turn}`,
  closes: (at) => `ferme ${at} si personne n'agit`,
  since: (at) => `L'attente a commencé ${at}.`,
  option: (number, names) => `${number}. ${list(names, 'et')}`,
  choose: "S'occuper d'une table",
  settings: 'Réglages de ce serveur',
  toTable: 'Vers la table',
  nudge: NUDGE,
  pause: PAUSE,
  goOn: 'Finir la pause',
  replace: 'Confier une place à un joueur virtuel',
  explain: `**${NUDGE}** rappelle à qui est attendu que la table l'attend : une fois par attente, jamais pendant les heures calmes. **${PAUSE}** arrête l'horloge de tous : aucune échéance n'arrive et personne n'est prévenu de rien, mais on peut agir. La place que prend un joueur virtuel est proposée à tous dans le salon.`,
  nudged: ({ told, asleep, reminded }) =>
    [
      ...(told === 0 ? [] : [`${people(told)} ${isAre(told)} prévenue${agreed(told)}, de la façon choisie.`]),
      ...(asleep === 0
        ? []
        : [`${people(asleep)} ${isAre(asleep)} en heures calmes ou en absence, et pas dérangée${agreed(asleep)}.`]),
      ...(reminded === 0
        ? []
        : [`${people(reminded)} ${reminded === 1 ? 'a' : 'ont'} déjà eu un rappel : il n'y en a pas deux.`]),
    ].join(' '),
  nudgedInSecret:
    "Ceux que la table attend sont prévenus, sauf pendant leurs heures calmes ou leur absence, ou après un premier rappel. À une table rapide, en dire plus dirait qui c'est.",
  nobodyToNudge: "La table n'attend personne qui puisse être prévenu maintenant.",
  pausedNow: 'La table est en pause. À la fin de la pause, chacun aura le temps qui lui reste maintenant.',
  goesOnNow: "La table reprend. Chacun a le temps qu'il avait.",
  gone: "Cette table n'est plus là, ou sa partie est finie.",
  asItStands: "Rien n'a changé. Voici où en est la table.",
  people: {
    title: 'Qui joue ici',
    leavers: (days) => `Parties quittées, ${days} derniers jours`,
    leaver: (who, { left, games }) =>
      `${who} : ${left} sur ${counted(games, { one: 'partie', many: 'parties', f: true })}`,
    noLeavers: 'Personne.',
    explain: (days) =>
      `Sur les parties à deux personnes au moins de ce serveur. Quitter une partie, c'est rendre sa place, quitter le serveur ou être remplacé quand la table n'attendait plus ; abandonner n'est pas quitter. Après ${days} jours, c'est oublié.`,
    keptOut: "À l'écart des nouvelles tables",
    keptOutSince: (who, since) => `${who} : depuis ${since}`,
    noneKeptOut: 'Personne.',
    explainKeptOut:
      "Ces personnes ne peuvent ici ni ouvrir de table, ni en rejoindre, ni attendre ou prendre une place. Leurs parties en cours continuent, et les autres n'en voient rien ; elles l'apprennent en essayant.",
    keepOut: "Tenir quelqu'un à l'écart des nouvelles tables",
    letIn: "Laisser de nouveau jouer quelqu'un",
    isKeptOut: (who) => `À partir de maintenant, ${who} ne peut plus prendre place aux nouvelles tables.`,
    isLetIn: (who) => `${who} peut de nouveau jouer aux nouvelles tables.`,
    noBots: 'Les bots ne prennent pas place aux tables.',
    notOneself: "Vous ne pouvez pas vous tenir vous-même à l'écart.",
    nameless: '(données supprimées)',
  },
  own: {
    games: ({ left, games, servers: number, days }) =>
      `• **Parties des ${days} derniers jours :** ${left} quittées sur ${games}, sur ${servers(number)} ; les responsables d'un serveur voient qui y a quitté des parties`,
    keptOut: (number) =>
      `• **À l'écart des nouvelles tables :** sur ${servers(number)}, comme le veulent ses responsables ; si vous supprimez vos données, votre nom part, mais cela reste`,
  },
};

export const managingCommand: Words['commands']['souls']['tables'] = {
  name: 'tables',
  description: 'Toutes les tables de ce serveur, et qui joue ici ; réservé aux gestionnaires du serveur',
};
