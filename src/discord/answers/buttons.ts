import { isPracticeGame, practiceOf } from '../../table/index.js';
import { isPersonalGame, parseId, type CustomId } from '../protocol/ids.js';
import type { Button } from './answer/button.js';
import { askButtons } from './lookup/forms.js';
import { lookupButtons } from './lookup/lookup-buttons.js';
import { managingButtons } from './managing/managing.js';
import { ownCardButtons } from './managing/own-cards.js';
import { adviceButtons } from './pages/advice.js';
import { exportButtons } from './pages/export.js';
import { inWordsButtons } from './pages/in-words.js';
import { inspectButtons } from './pages/inspect.js';
import { logButtons } from './pages/log.js';
import { moreButtons } from './pages/more.js';
import { panelButtons } from './pages/panel.js';
import { replayButtons } from './pages/replay.js';
import { reportButtons } from './pages/report.js';
import { whyButtons } from './pages/why.js';
import { helpButtons } from './person/help.js';
import { leagueButtons } from './person/league.js';
import { ownDataButtons } from './person/own-data.js';
import { ownSettingsButtons } from './person/own-settings.js';
import { practiceButtons } from './person/practice.js';
import { statisticsButtons } from './person/statistics.js';
import { actionButtons } from './play/action-buttons.js';
import { askingButtons } from './play/asking.js';
import { barterButtons } from './play/barter.js';
import { freeTextButtons } from './play/free-text.js';
import { planButtons } from './play/planned-turn.js';
import { optionButtons } from './play/question-options.js';
import { readyButtons } from './play/ready.js';
import { rememberedOrderButtons } from './play/remembered-orders.js';
import { stepButtons } from './play/steps.js';
import { untilBackButtons } from './play/until-back.js';
import { findingButtons } from './table/finding.js';
import { lobbyButtons } from './table/lobby.js';
import { mendButtons } from './table/mending.js';
import { quittingButtons } from './table/quitting.js';
import { rematchButtons } from './table/rematch.js';
import { replaceButtons } from './table/replace.js';
import { rewindButtons } from './table/rewinding.js';
import { serverSettingsButtons } from './settings/server-settings.js';
import { settingsButtons } from './settings/settings.js';
import { startButtons } from './table/start.js';
import { tableHouseCardButtons } from './settings/table-house-cards.js';
import { dateButtons } from './table/date.js';
import { wordButtons } from './table/words.js';

type Rows = Readonly<Record<string, Button>>;
type VerbsOf<Features> = { [Feature in keyof Features]: keyof Features[Feature] }[keyof Features] & string;
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
/** The same rows; those of a verb that another feature has too fit nothing. */
type Distinct<Features> = {
  readonly [Feature in keyof Features]: {
    readonly [Verb in keyof Features[Feature]]: Verb extends VerbsOf<Omit<Features, Feature>>
      ? never
      : Features[Feature][Verb];
  };
};

/** Joins the rows of all features into one table. */
const joined = <const Features extends Readonly<Record<string, Rows>>>(
  features: Features & Distinct<Features>,
): Intersection<Features[keyof Features]> =>
  Object.assign({}, ...Object.values(features)) as Intersection<Features[keyof Features]>; // the keys are distinct

/**
 * What each button, menu and form does, by its verb, which is the third part of its custom id and never renamed, because old
 * messages keep it. The rows stand with their handlers; every list of verbs follows from them. `protocol/ids.ts`, far below,
 * imports the type of the verbs from here, and nothing that runs.
 */
const BUTTONS = joined({
  actionButtons,
  adviceButtons,
  askButtons,
  askingButtons,
  barterButtons,
  exportButtons,
  findingButtons,
  freeTextButtons,
  helpButtons,
  inWordsButtons,
  inspectButtons,
  leagueButtons,
  lobbyButtons,
  logButtons,
  lookupButtons,
  managingButtons,
  mendButtons,
  moreButtons,
  optionButtons,
  ownCardButtons,
  ownDataButtons,
  ownSettingsButtons,
  panelButtons,
  planButtons,
  practiceButtons,
  quittingButtons,
  readyButtons,
  rematchButtons,
  rememberedOrderButtons,
  replaceButtons,
  replayButtons,
  reportButtons,
  rewindButtons,
  serverSettingsButtons,
  settingsButtons,
  startButtons,
  statisticsButtons,
  stepButtons,
  tableHouseCardButtons,
  untilBackButtons,
  whyButtons,
  wordButtons,
  dateButtons,
});

export type ButtonVerb = keyof typeof BUTTONS;
export const VERBS = Object.keys(BUTTONS) as readonly ButtonVerb[]; // its own keys
/** The verbs of buttons that work without a table and outside servers. */
export type PersonalVerb = {
  [Verb in ButtonVerb]: (typeof BUTTONS)[Verb]['whose'] extends 'person' | 'lookup' ? Verb : never;
}[ButtonVerb];

const isVerb = (verb: string): verb is ButtonVerb => Object.hasOwn(BUTTONS, verb);

/** The button, menu or form that has a custom id, and what the id says. */
interface Known {
  readonly id: CustomId;
  readonly button: Button;
}

/** What a custom id stands for; null for none of ours. */
export const buttonOf = (customId: string): Known | null => {
  const id = parseId(customId);
  if (id === null || !isVerb(id.verb)) return null;
  return { id: { ...id, verb: id.verb }, button: BUTTONS[id.verb] };
};

/** Whether a button does something at a table of a server: others can notice it, or are waited for no more. */
export const isActing = (customId: string): boolean => {
  const known = buttonOf(customId);
  return known?.button.whose === 'table' && known.button.acts && !isPracticeGame(known.id.game);
};

/** Whether a button belongs to a lookup. */
export const isLookup = (customId: string): boolean => buttonOf(customId)?.button.whose === 'lookup';

/** Whether a button leads to a page about the person, which shows nothing of the table in the channel. */
export const isPersonal = (customId: string): boolean => {
  const whose = buttonOf(customId)?.button.whose;
  return whose === 'person' || whose === 'lookup';
};

/** Whether a button works outside servers too: a person's own, or one of their practice game. */
export const worksAnywhere = (customId: string): boolean => {
  const game = buttonOf(customId)?.id.game ?? '';
  return isPersonalGame(game) || isPracticeGame(game);
};

/** Whether a button works where the board cannot be shown. */
export const worksUnshown = (customId: string): boolean => {
  const known = buttonOf(customId);
  const does = known?.button.whose === 'table' && known.button.worksUnshown?.(known.id.arg) === true;
  return does || worksAnywhere(customId);
};

/** Whether a button of a table works from the direct messages of its person. */
export const worksDirectly = (customId: string): boolean => {
  const button = buttonOf(customId)?.button;
  return button?.whose === 'table' && button.worksDirectly === true;
};

/** The table that a button of this user in a channel is about: that of the channel, or their practice game. */
export const tableOf = (customId: string, user: string, channel: string): string =>
  isPracticeGame(buttonOf(customId)?.id.game ?? '') ? practiceOf(user) : channel;
