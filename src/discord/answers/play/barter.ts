import type { PlayerId } from '../../../engine/index.js';
import { seatsOfUser, type Table } from '../../../table/index.js';
import { answerAct, type TablePress, type TablePressHandler } from '../answer/table-press.js';
import { refusalText } from '../../format/errors.js';
import { type Answer, pageAnswer, say } from '../answer/answer.js';
import {
  barterMessage,
  termsOfDraft,
  type BarterDraft,
  readDraft,
  draftWith,
} from '../../messages/barter/barter-page.js';
import { message } from '../../protocol/payload.js';
import { outcomeAnswer } from '../answer/outcome.js';
import { resolveOption, suggestionsFor, slashOutcome } from '../answer/slash.js';
import type { Actor } from '../answer/actor.js';
import type { Call, Suggestion, Typing } from '../answer/command.js';
import { missingIn } from '../../protocol/permissions.js';
import { EVERYBODY, lootIn, partnersOf } from '../../messages/barter/offer-message.js';
import { acts, shows } from '../answer/button.js';
const barterPage = async (actor: Actor, table: Table, draft: BarterDraft): Promise<Answer> => {
  const { person, w } = actor;
  const shown = (now: Table) => barterMessage(now, person.user, w, draft);
  if (shown(table) !== null)
    return pageAnswer(
      actor,
      table,
      (now) => shown(now) ?? message({ content: refusalText({ why: 'gameOver' }, now, w) }),
    );
  const why = table.data.phase === 'lobby' ? 'notStarted' : table.data.phase === 'over' ? 'gameOver' : 'notSeated';
  return say(refusalText({ why }, table, w));
};

/** Opens the page, or goes on with the draft that stands in the button. */
const handleBarterPress: TablePressHandler = async ({ actor, table, id, values }) => {
  const [draft = '', field = ''] = id.arg.split('/');
  return barterPage(actor, table, field === '' ? readDraft(draft) : draftWith(readDraft(draft), field, values));
};

/** Makes the offer; while something is missing, or has gone, the page says so by its menus. */
const handleOfferPress: TablePressHandler = async (press: TablePress) => {
  const { services, actor, table, id } = press;
  const { channel, person, w } = actor;
  const draft = readDraft(id.arg);
  const terms = termsOfDraft(table, person.user, w, draft);
  if (terms === null) return barterPage(actor, table, draft);
  return answerAct(press, services.tables.perform(channel, actor, { do: 'offer', terms }));
};

/** Holds the open window without an offer, or lets go of it. */
const handleHoldPress: TablePressHandler = async (press) => {
  const { services, actor, id, origin } = press;
  const { channel } = actor;
  const { game, window } = id;
  const outcome = await services.tables.perform(channel, actor, {
    do: 'wait',
    click: { game, window, waits: id.arg === 'on' },
  });
  return outcome.is === 'refused' || id.arg !== 'on'
    ? outcomeAnswer(services, actor, outcome, origin)
    : barterPage(actor, outcome.table, readDraft(''));
};

/** Accepts an offer, declines it, or takes it back. */
const handleOfferAnswer =
  (answer: 'accept' | 'decline' | 'withdraw'): TablePressHandler =>
  async (press) => {
    const { services, actor, id } = press;
    const click = { game: id.game, offer: id.arg, answer };
    const outcome = await services.tables.perform(actor.channel, actor, { do: 'answerOffer', click });
    const isStillOpen = outcome.is !== 'refused' && outcome.table.data.social.offers.some((one) => one.id === id.arg);
    return isStillOpen ? say(actor.w.barter.notForYou) : answerAct(press, Promise.resolve(outcome));
  };

/** Shows the loot cards of an offer to one of the two whom it is between (VAR-04, LOOT-02). */
const handleOfferPeek: TablePressHandler = async ({ actor, table, id }) => {
  const { person, w } = actor;
  const offer = table.data.social.offers.find((one) => one.id === id.arg);
  if (offer === undefined) return say(refusalText({ why: 'noOffer' }, table, w));
  const isTheirs = seatsOfUser(table.data, person.user).some(
    ({ player }) => player === offer.from || player === offer.to,
  );
  return say(
    isTheirs ? w.barter.things.peeked(lootIn(offer).map((card) => w.cardName(card))) : w.barter.things.notForYou,
  );
};

/** `/souls deal`: offers ¢, or asks for them. */
export const handleOfferCommand = async (call: Call): Promise<Answer> => {
  const { services, actor, whole, text } = call;
  const { channel, interaction, person, place, w } = actor;
  const { tables } = services;
  const missing = missingIn(place);
  if (missing.length > 0) return say(w.errors.missingPermissions(missing));
  const [give, ask] = [whole('give'), whole('ask')];
  if ((give === null) === (ask === null)) return say(w.errors.oneOfGiveAndAsk);
  const isFree = place.server === null || (await tables.servers.settings(place.server)).freeText;
  if (text('for').trim() !== '' && !isFree) return say(w.freeText.notHere);
  const table = await tables.table(channel);
  const partners = table === null ? [] : partnersOf(table, person.user, w);
  const meant = resolveOption(partners, text('with'), w.language) ?? '';
  const to = meant === EVERYBODY ? null : (meant as PlayerId);
  const terms = { to, gives: give !== null, amount: give ?? ask ?? 0, favour: text('for') };
  const outcome = await tables.perform(channel, actor, { do: 'offer', terms });
  const isOpen = outcome.is !== 'refused' && outcome.table.data.social.offers.some(({ id }) => id === interaction);
  return slashOutcome(call, outcome, isOpen ? w.board.offerMade : null);
};

/** Everybody else at the table whose name holds what was typed. */
export const suggestPartners = (typing: Typing): readonly Suggestion[] => {
  const { table, person, w } = typing;
  return table === null ? [] : suggestionsFor(partnersOf(table, person.user, w), typing);
};

export const barterButtons = {
  deal: shows(handleBarterPress),
  offer: acts(handleOfferPress),
  wait: acts(handleHoldPress),
  accept: acts(handleOfferAnswer('accept')),
  decline: acts(handleOfferAnswer('decline')),
  recall: acts(handleOfferAnswer('withdraw')),
  peek: acts(handleOfferPeek),
};
