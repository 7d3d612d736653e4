import type { Words } from '../../wording.js';
import { list } from '../cards/nouns.js';

export const healing: Words['healing'] = {
  boardHidden: (channel, missing) =>
    `Votre table dans <#${channel}> est en pause : je ne peux plus y montrer le plateau${
      missing.length === 0 ? '' : ` sans ${list(missing, 'et')}`
    }. Rien n'est perdu. Demandez à un administrateur du serveur de me rendre ce droit ; le plateau revient alors de lui-même.`,
  threadLocked: (channel) =>
    `Votre table dans <#${channel}> est en pause : son fil est verrouillé. Rien n'est perdu. Demandez à un modérateur de le déverrouiller ; le plateau revient alors de lui-même.`,
  boardClosed: (channel) =>
    `Votre table dans <#${channel}> est en pause : ce fil m'est fermé. Rien n'est perdu. Mentionnez-moi une fois là-bas, puis appuyez sur un bouton du plateau ou tapez \`/souls afficher\`.`,
  notInThread: (bot) =>
    `Je ne suis pas dans ce fil privé : je ne peux pas y montrer de table, et rien n'a changé. Mentionnez-moi d'abord ici (${bot}), ce qui m'y fait entrer, puis réessayez.`,
  channelGone:
    'Le salon de votre table a été supprimé : la table est fermée. Tapez `/souls nouvelle` dans un autre salon pour rejouer.',
  paused: (missing) =>
    `La table est en pause et rien n'a changé : il me faut ${list(missing, 'et')} dans ce salon. Demandez à un administrateur du serveur, puis appuyez à nouveau sur le même bouton.`,
  timedOut: (name, channel, until) =>
    `${name} ne peut pas jouer à votre table dans <#${channel}> avant le <t:${until}:f>, à cause d'une exclusion temporaire. Vous pouvez attendre, donner la place à quelqu'un avec \`/souls remplacer\`, ou terminer la table avec \`/souls arrêter-la-partie\`.`,
};
