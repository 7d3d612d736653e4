import type { LogParts } from '../../game/log.js';

type One = LogParts['weighed'][number];

/** "attacking Monstro", "passing" */
const doing = ({ does, thing, number }: One): string => {
  const about = thing === null ? '' : ` ${thing}`;
  switch (does) {
    case 'attack':
      return `attacking${about}`;
    case 'purchase':
      return `buying${about}`;
    case 'play':
      return `playing${about}`;
    case 'activate':
      return `activating${about}`;
    case 'pass':
      return 'passing';
    case 'endTurn':
      return 'ending the turn';
    case 'sellSoul':
      return `discarding${about}`;
    case 'yes':
      return 'saying yes';
    case 'no':
      return 'saying no';
    case 'nothing':
      return 'choosing nothing';
    case 'number':
      return number === undefined ? 'choosing a number' : `choosing ${number}`;
    case 'mode':
      return number === undefined ? 'choosing an option' : `choosing option ${number + 1}`;
    default:
      return thing === null ? 'choosing something else' : `choosing ${thing}`;
  }
};

/** "Computer 1 expected to win 41 % by attacking Monstro, 33 % by buying" */
export const weighed = ({ who, weighed: all, detail }: LogParts): string => {
  const shares = all.map((one) => `${one.share} % by ${doing(one)}`).join(', ');
  const chosen = all.find(({ isChosen }) => isChosen === true);
  if (detail === 'suggested') {
    const does = chosen === undefined ? 'otherwise' : `by ${doing(chosen)}`;
    return `a computer player would go on ${does}${all.length < 2 ? '' : `: it expects to win ${shares}`}`;
  }
  const kept =
    chosen === undefined || chosen === all[0] ? '' : `; the difference was too small, and it kept to ${doing(chosen)}`;
  return `${who} expected to win ${shares}${kept}`;
};
