import type { OptionId } from '../../../engine/index.js';
import { type Table, windowFor } from '../../../table/index.js';
import { asPlayer, resolveOption, suggestionsFor, slashOutcome } from '../answer/slash.js';
import { whyNotText } from '../../messages/panel/why-page.js';
import { type LegalActions, legalActionsOf } from '../../messages/choice/legal-actions.js';
import { type Answer, panelAnswer } from '../answer/answer.js';
import type { Call, Suggestion, Typing } from '../answer/command.js';
import { chooseOption } from './question-options.js';
/** A kind of action that is typed with the thing that it is done with. */
type Kind = keyof LegalActions;

/** What a person may type: their own legal actions whose name holds what they have typed so far. */
export const suggestActions =
  (kind: Kind) =>
  (typing: Typing): readonly Suggestion[] => {
    const { table, person, w } = typing;
    return table === null ? [] : suggestionsFor(legalActionsOf(table, person.user, w)[kind], typing);
  };

/** Does the one legal action of a kind that was typed as this option; where there is none, the panel says why. */
const withResolvedOption = async (
  call: Call,
  { kind, option }: { readonly kind: Kind; readonly option: string },
  act: (table: Table, chosen: string) => Promise<Answer>,
): Promise<Answer> =>
  asPlayer(call, async (table) => {
    const { services, actor } = call;
    const { person, w } = actor;
    const typed = call.text(option);
    const chosen = resolveOption(legalActionsOf(table, person.user, w)[kind], typed, w.language);
    return chosen === null
      ? panelAnswer(services, actor, table, whyNotText(table, person.user, w, { kind, typed }))
      : act(table, chosen);
  });

/** `/act play`: plays a card from one's hand. */
export const handlePlayCommand = async (call: Call): Promise<Answer> =>
  withResolvedOption(call, { kind: 'plays', option: 'card' }, async (table, chosen) =>
    chooseOption(call.services, call.actor, table, chosen),
  );

/** `/act activate`: activates an ability. */
export const handleActivateCommand = async (call: Call): Promise<Answer> =>
  withResolvedOption(call, { kind: 'activations', option: 'ability' }, async (table, chosen) =>
    chooseOption(call.services, call.actor, table, chosen),
  );

/** Declares an attack, or a purchase, in the window that is open now. */
const declareAct = async (call: Call, table: Table, what: 'attack' | 'purchase', chosen: string): Promise<Answer> => {
  const { channel, person } = call.actor;
  const window = windowFor(table, person.user) ?? '';
  const click = { game: table.data.game.id, window, options: [chosen], what };
  return slashOutcome(call, await call.services.tables.perform(channel, call.actor, { do: 'declare', click }), null);
};

/** `/act attack`: declares an attack. */
export const handleAttackCommand = async (call: Call): Promise<Answer> =>
  withResolvedOption(call, { kind: 'attacks', option: 'target' }, async (table, chosen) =>
    declareAct(call, table, 'attack', chosen),
  );

/** `/act buy`: declares a purchase. */
export const handleBuyCommand = async (call: Call): Promise<Answer> =>
  withResolvedOption(call, { kind: 'purchases', option: 'what' }, async (table, chosen) =>
    declareAct(call, table, 'purchase', chosen),
  );

/** Chooses an option of priority that has the same id in every window; a likely mistake is asked about first. */
const fixedOption =
  (option: OptionId) =>
  async (call: Call): Promise<Answer> =>
    asPlayer(call, async (table) => chooseOption(call.services, call.actor, table, option));

/** `/act pass`. */
export const handlePassCommand = fixedOption('pass');

/** `/act end-turn`. */
export const handleEndTurnCommand = fixedOption('end');
