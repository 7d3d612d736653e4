import type { Words } from '../../wording.js';
import { list } from '../cards/nouns.js';

export const quick: Words['quick'] = {
  heading: '⚡ Une table rapide',
  explain:
    "La table passe d'office pour qui ne pourrait que passer, afin que personne n'attende. Cela a un prix : si la table n'attend pas quelqu'un, les autres savent que rien dans sa main ne peut répondre. Tant qu'on attend des réponses, le plateau les compte et ne nomme personne.",
  missing: (names) => `Pas encore accepté par ${list(names, 'et')} : la partie ne peut pas commencer avant.`,
  read: '⚡ Accepter…',
  question: (sits) =>
    sits ? 'Cette table est devenue rapide. Acceptez-vous ?' : 'Acceptez-vous, et prenez-vous place ?',
  notices:
    "Quand on attend une réponse de vous, vous l'apprenez par message privé. Si vous n'en recevez pas de moi, un message du salon vous mentionne, et les autres savent alors que c'est vous.",
  otherwise: (sits) =>
    sits
      ? "Sinon, quittez votre place, ou demandez à l'hôte de désactiver ce réglage : la partie ne commence pas avant."
      : "Sinon, n'y touchez pas : rien n'a changé.",
  accept: (sits) => (sits ? 'Accepter' : 'Accepter et prendre place'),
  accepted: 'Vous acceptez que cette table soit rapide.',
  closedDirect: "Aucun message privé ne vous parvient : c'est donc dit ici, où les autres le voient.",
};
