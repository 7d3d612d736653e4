import type { Role } from '../../engine/index.js';
import type { ChangeEvent } from '../occasions.js';
import { ROLE } from './nouns.js';

interface Parts {
  readonly who: string;
  readonly what: string;
  readonly from: string;
  readonly amount: number;
  readonly detail: string;
  readonly ofCopied: string;
}

/** What becomes something else, is marked or copied, or goes where it is not on the table. */
export const changeText = (event: ChangeEvent, said: Parts, nameless: boolean): string => {
  const { who, what, from, amount, detail, ofCopied } = said;
  switch (event) {
    case 'becomeSoul':
      return `${what} devient une âme`;
    case 'become':
      return `${what} devient ${detail in ROLE ? ROLE[detail as Role] : 'autre chose'}`;
    case 'note':
      return `${amount} est noté sur ${what}`;
    case 'copy':
      return `${who} copie ${what}${from}`;
    case 'becomeCopy':
      return `${what} devient une copie ${ofCopied}`;
    case 'changeNumber':
      return `un ${detail} du texte de ${what} devient ${amount}`;
    case 'putIntoHand':
      return `${who} reçoit ${nameless ? 'une carte' : what} en main`;
    case 'removeFromGame':
      return `${what} est ${detail === 'under' ? `mis en dessous ${ofCopied}` : 'retiré de la partie'}`;
  }
};
