import type { OptionId } from '../../../engine/index.js';
import { type Table, windowFor } from '../../../table/index.js';
import { asPlayer, resolveOption, suggestionsFor, slashOutcome } from '../answer/slash.js';
import { whyNotTyped } from '../../messages/panel/why-page.js';
import { type LegalActions, legalActionsOf } from '../../messages/choice/legal-actions.js';
import { type Answer, panelAnswer } from '../answer/answer.js';
import type { Call, Suggestion, Typing } from '../answer/command.js';
import { optionTyped } from './question-options.js';
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
const withTyped = async (
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
      ? panelAnswer(services, actor, table, whyNotTyped(table, person.user, w, { kind, typed }))
      : act(table, chosen);
  });

/** `/act play`: plays a card from one's hand. */
export const playTyped = async (call: Call): Promise<Answer> =>
  withTyped(call, { kind: 'plays', option: 'card' }, async (table, chosen) =>
    optionTyped(call.services, call.actor, table, chosen),
  );

/** `/act activate`: activates an ability. */
export const activateTyped = async (call: Call): Promise<Answer> =>
  withTyped(call, { kind: 'activations', option: 'ability' }, async (table, chosen) =>
    optionTyped(call.services, call.actor, table, chosen),
  );

/** Declares an attack, or a purchase, in the window that is open now. */
const declared = async (call: Call, table: Table, what: 'attack' | 'purchase', chosen: string): Promise<Answer> => {
  const { channel, person } = call.actor;
  const window = windowFor(table, person.user) ?? '';
  const click = { game: table.data.game, window, options: [chosen], what };
  return slashOutcome(call, await call.services.tables.perform(channel, call.actor, { do: 'declare', click }), null);
};

/** `/act attack`: declares an attack. */
export const attackTyped = async (call: Call): Promise<Answer> =>
  withTyped(call, { kind: 'attacks', option: 'target' }, async (table, chosen) =>
    declared(call, table, 'attack', chosen),
  );

/** `/act buy`: declares a purchase. */
export const buyTyped = async (call: Call): Promise<Answer> =>
  withTyped(call, { kind: 'purchases', option: 'what' }, async (table, chosen) =>
    declared(call, table, 'purchase', chosen),
  );

/** Chooses an option of priority that has the same id in every window; a likely mistake is asked about first. */
const always =
  (option: OptionId) =>
  async (call: Call): Promise<Answer> =>
    asPlayer(call, async (table) => optionTyped(call.services, call.actor, table, option));

/** `/act pass`. */
export const passTyped = always('pass');

/** `/act end-turn`. */
export const endTurnTyped = always('end');
