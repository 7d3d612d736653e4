import type { HealingWords } from '../../words/bot/healing.js';
import { list } from '../cards/nouns.js';
import { typo } from '../cards/typography.js';

export const healing: HealingWords = {
  boardHidden: (channel, missing) =>
    typo(
      `Votre table dans <#${channel}> est en pause : je ne peux plus y montrer le plateau${
        missing.length === 0 ? '' : ` sans ${list(missing, 'et')}`
      }. Rien n'est perdu. Demandez à un admin du serveur de me rendre ce droit ; le plateau revient alors de lui-même.`,
    ),
  threadLocked: (channel) =>
    typo(
      `Votre table dans <#${channel}> est en pause : son fil est verrouillé. Rien n'est perdu. Demandez à un modérateur de le déverrouiller ; le plateau revient alors de lui-même.`,
    ),
  channelGone: typo(
    'Le salon de votre table a été supprimé : la table est fermée. Tapez `/souls nouvelle` dans un autre salon pour rejouer.',
  ),
  paused: (missing) =>
    typo(
      `La table est en pause et rien n'a changé : il me faut ${list(missing, 'et')} dans ce salon. Demandez à un admin du serveur, puis appuyez à nouveau sur le même bouton.`,
    ),
  timedOut: (name, channel, until) =>
    typo(
      `${name} ne peut pas jouer à votre table dans <#${channel}> avant le <t:${until}:f> : un modérateur l'a exclu temporairement. Vous pouvez attendre, donner la place à quelqu'un avec \`/souls remplacer\`, ou terminer la table avec \`/souls terminer\`.`,
    ),
};
