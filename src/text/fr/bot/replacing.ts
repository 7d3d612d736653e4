import type { Words } from '../../wording.js';
import { deName } from '../cards/typography.js';

export const replacing: Words['replacing'] = {
  sureTitle: 'Un joueur virtuel à la place ?',
  sure: (name, inGame) =>
    inGame
      ? `Un joueur virtuel prend la place ${deName(name)} et continue avec la même main, les mêmes objets et les mêmes âmes. Vous pourrez proposer la place à une personne plus tard : \`/souls remplacer\` avec \`personne\`.`
      : `Un joueur virtuel prend la place ${deName(name)}.`,
  giveToComputer: 'Oui, un joueur virtuel',
  given: (name) => `Un joueur virtuel a la place ${deName(name)}.`,
  invitation: (user, seat) =>
    `${user}, voulez-vous prendre la place ${deName(seat)} à cette table ? Vous recevez tout ce qui va avec, et voyez la main à partir de ce moment.`,
  take: 'Prendre la place',
  decline: 'Non merci',
  withdraw: 'Retirer',
  invited: (user) => `La question est posée à ${user} dans le salon. D'ici là, rien ne change.`,
  declined: 'Vous avez décliné. Rien ne change.',
  withdrawn: "La place n'est plus proposée.",
  noSuchSeat: 'Aucune place de cette table ne porte ce nom : choisissez parmi les propositions.',
  isComputer: (name) =>
    `La place ${deName(name)} est déjà à un joueur virtuel. Nommez une personne qui la prend : \`personne\`.`,
  mayJoin: (user) => `La partie n'a pas encore commencé : ${user} peut appuyer sur *Rejoindre*.`,
  sits: (user) => `${user} est déjà à cette table.`,
  noBots: "Les autres bots ne jouent pas. Sans `personne`, c'est un joueur virtuel.",
};

export const replaceCommand: Words['commands']['souls']['replace'] = {
  name: 'remplacer',
  description: "Confier une place à un joueur virtuel ou à quelqu'un (son joueur, l'hôte ou un responsable)",
  seat: { name: 'place', description: 'La place à confier' },
  person: { name: 'personne', description: 'Qui pourrait la prendre ; laissez vide pour un joueur virtuel' },
};
