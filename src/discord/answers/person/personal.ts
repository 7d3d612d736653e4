import { isLookup, type PersonalVerb } from '../../format/ids.js';
import type { Answer } from '../answer/answer.js';
import { languageChosen, settingSwitched } from './own-settings.js';
import { ownDataClicked } from './own-data.js';
import { helpClicked, topicChosen } from './help.js';
import { lookupAnswer } from '../lookup/lookup-buttons.js';
import type { PersonalClick } from './own-page.js';
import { statisticsClicked } from './statistics.js';
import { leagueClicked } from './league.js';
import { practiceClicked } from './practice.js';
/** Does what a button or menu that belongs to a person says. */
export const personalAnswer = async (click: PersonalClick, verb: PersonalVerb): Promise<Answer> => {
  if (isLookup(verb)) return lookupAnswer(click, verb);
  switch (verb) {
    case 'help':
      return helpClicked(click);
    case 'topic':
      return topicChosen(click);
    case 'set':
      return settingSwitched(click);
    case 'speak':
      return languageChosen(click);
    case 'mydata':
      return ownDataClicked(click);
    case 'stats':
      return statisticsClicked(click);
    case 'league':
      return leagueClicked(click);
    case 'tutorial':
      return practiceClicked(click);
    default:
      return verb satisfies never;
  }
};
