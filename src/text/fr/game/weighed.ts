import type { LogParts } from '../../game/log.js';

type One = LogParts['weighed'][number];

/** « en attaquant Monstro », « en passant » */
const doing = ({ does, thing, number }: One): string => {
  const about = thing === null ? '' : ` ${thing}`;
  switch (does) {
    case 'attack':
      return `en attaquant${about}`;
    case 'purchase':
      return `en achetant${about}`;
    case 'play':
      return `en jouant${about}`;
    case 'activate':
      return `en activant${about}`;
    case 'pass':
      return 'en passant';
    case 'endTurn':
      return 'en terminant le tour';
    case 'sellSoul':
      return `en défaussant${about}`;
    case 'yes':
      return 'en disant oui';
    case 'no':
      return 'en disant non';
    case 'nothing':
      return 'en ne choisissant rien';
    case 'number':
      return number === undefined ? 'en choisissant un nombre' : `en choisissant ${number}`;
    case 'mode':
      return number === undefined ? 'en choisissant une option' : `en choisissant l'option ${number + 1}`;
    default:
      return thing === null ? 'en choisissant autre chose' : `en choisissant ${thing}`;
  }
};

/** « Joueur virtuel 1 estimait ses chances de gagner à 41 % en attaquant Monstro, 33 % en achetant » */
export const weighed = ({ who, weighed: all, detail }: LogParts): string => {
  const shares = all.map((one) => `${one.share} % ${doing(one)}`).join(', ');
  const chosen = all.find(({ isChosen }) => isChosen === true);
  if (detail === 'suggested') {
    const does = chosen === undefined ? 'autrement' : doing(chosen);
    return `un joueur virtuel continuerait ${does}${all.length < 2 ? '' : ` : il estime les chances de gagner à ${shares}`}`;
  }
  const kept =
    chosen === undefined || chosen === all[0]
      ? ''
      : ` ; l'écart était trop faible, et son choix s'est fait ${doing(chosen)}`;
  return `${who} estimait ses chances de gagner à ${shares}${kept}`;
};
