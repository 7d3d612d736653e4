import type { Words } from '../../wording.js';
import type { StandingOrder } from '../../../table/index.js';
import { counted, noun } from '../cards/nouns.js';
import { tableSettings } from './table-settings.js';
import { ui } from './ui.js';

const STANDING_ORDER_SET: Readonly<Record<StandingOrder, string>> = {
  always: 'Désormais, on vous sollicite chaque fois que vous pouvez répondre.',
  concerns: 'Désormais, on vous sollicite quand quelque chose vous concerne.',
  matters:
    'Désormais, on vous sollicite pour ce qui compte : votre mort, ce qui vous vise, les âmes, les réponses à ce que vous jouez.',
  decides:
    "Désormais, on ne vous sollicite que pour ce qui décide : votre mort, vos objets et vos âmes, quelqu'un sur le point de gagner.",
};

const date: Words['lobby']['date'] = {
  button: "📅 Jusqu'à une date…",
  title: "Jusqu'à quand cette table attend-elle ?",
  label: (zone) => `Jour et heure (${zone})`,
  hint: 'vendredi 21:00 — vide : sans date',
  problem: (what, typed) => {
    switch (what) {
      case 'notADate':
        return `Je ne comprends pas « ${typed} ». Tapez un jour et une heure, comme vendredi 21:00, demain 20:00 ou 2026-12-24 20:00.`;
      case 'past':
        return `« ${typed} » est déjà passé. Tapez une date à venir.`;
      case 'tooFar':
        return 'Une table attend ses joueurs quatre semaines au plus. Tapez une date plus proche.';
    }
  },
  stands: (at, until) => `Attend des joueurs jusqu'au ${at} (${until}).`,
  none: "Cette table n'a plus de date.",
  reminder: (people, at, until) =>
    `⏰ ${people.join(', ')} : cette table attend jusqu'au ${at} (${until}). Si la partie n'a pas commencé d'ici là, elle se ferme.`,
  reminderOver: 'Une table de Four Souls attendait son départ ici.',
};

export const lobby: Words['lobby'] = {
  title: 'Une table de Four Souls',
  explain: `Appuyez sur **${ui.join}** pour prendre place. L'hôte appuie sur **${ui.start}** quand tout le monde est là.`,
  opened: `Votre table est ouverte et vous y avez une place. Les autres appuient sur **${ui.join}** sous son message dans ce salon ; puis vous y appuyez sur **${ui.start}**.`,
  host: (name) => `Hôte : ${name}`,
  goal: (souls) => `But : ${counted(souls, noun('soul'))}`,
  seats: (taken, most) => `Places : ${taken} sur ${most}`,
  seat: (number, name, computer) => {
    const kind =
      computer === 'random'
        ? 'aléatoire'
        : tableSettings.strength(computer === 'scripted' ? 'simple' : (computer ?? 'simple'));
    return `${number}. ${name}${computer === null ? '' : ` — joueur virtuel (${kind})`}`;
  },
  usually: (from, to) => `d'habitude de ${from} à ${to}`,
  noSeats: "Personne n'a encore pris place.",
  tooFew: (least) => `Il faut au moins ${counted(least, noun('player'))} pour une partie.`,
  ready: 'La partie peut commencer.',
  unofficial:
    "De cinq à huit joueurs, c'est **officieux et lent** : le jeu est fait pour quatre au plus, et un tour de table à huit prend plus de deux fois plus de temps qu'à quatre.",
  moreSeats: (number) => `＋ Place ${number}${number > 4 ? ' (officieux)' : ''}`,
  fewerSeats: (number) => `− Place ${number}`,
  closes: (when) => `Se ferme ${when} si personne n'agit ici.`,
  date,
  notStarted: (channel, why) =>
    `Votre table dans <#${channel}> est pleine, mais sa partie n'a pas pu commencer d'elle-même : ${why}`,
  joined: 'Vous avez une place.',
  left: 'Vous avez quitté la table.',
  closed: 'Cette table a été fermée.',
  standingOrderSet: (order) => STANDING_ORDER_SET[order],
  forcedSet: (ask) =>
    ask
      ? 'Désormais, on vous sollicite même quand un seul choix est possible.'
      : 'Quand un seul choix est possible, il est fait pour vous.',
  holdSet: (hold) =>
    hold
      ? 'Vous gardez la priorité après vos propres actions.'
      : 'Après vos propres actions, vous passez sans avoir à le dire.',
};
