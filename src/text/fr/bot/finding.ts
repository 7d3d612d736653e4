import type { FindingWords } from '../../words/bot/finding.js';
import { typo } from '../cards/typography.js';

export const finding: FindingWords = {
  call: 'Appeler des joueurs',
  called: (role, host) => `${role} — ${host} a ouvert une table de Four Souls et cherche des joueurs.`,
  callOver: 'Une table de Four Souls cherchait des joueurs ici.',
  tags: { lobby: ['ouvert', 'ouverte'], playing: ['en cours'], over: ['terminé', 'terminée'] },
  roleGone:
    "Le rôle à mentionner n'existe plus. Quelqu'un qui gère le serveur peut en choisir un autre avec `/souls configurer`.",
  mayNotMention: (role) =>
    typo(
      `Je n'ai pas le droit de mentionner ${role} : quelqu'un qui gère le serveur doit permettre à tout le monde de mentionner ce rôle, ou me donner la permission Mentionner tout le monde.`,
    ),
};
