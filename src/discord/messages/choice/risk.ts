import {
  cardsOf,
  type AbilityOf,
  type Cost,
  type Decision,
  type Option,
  type OptionId,
} from '../../../engine/index.js';
import { questionOf, seatOf, viewOf, type Seat, type Table } from '../../../table/index.js';
import type { Risk, Words } from '../../../text/index.js';
import { formatId, type ButtonVerb } from '../../protocol/ids.js';
import { button, message, rows, type Payload } from '../../protocol/payload.js';
import { namesOf, windowIn } from '../../format/seat-names.js';
import { priceOfUse } from './legal-actions.js';
import { choicesOf } from './question.js';

const COLOUR = 0x8a2f2f;

/** Ending a turn in which one has neither attacked, bought nor played, although one could do all of it. */
const isIdle = (table: Table, user: string, seat: Seat, { options }: Decision): boolean => {
  const view = viewOf(table, user);
  const me = view?.players.find(({ id }) => id === seat.player);
  if (view === null || me === undefined || view.turn.attacks > 0 || view.turn.purchases > 0) return false;
  const mayDo = (kind: Option['meaning']['kind']): boolean => options.some(({ meaning }) => meaning.kind === kind);
  return mayDo('attack') && mayDo('play') && me.lootPlays > 0;
};

/** HP that an ability takes of whoever activates it: as a cost, or first of all when it resolves. */
const hpTaken = ({ costs, modes }: AbilityOf<'activated'>): number => {
  const paid = costs.reduce((sum, cost) => (cost.pay === 'hp' ? sum + cost.amount : sum), 0);
  const [first] = modes.flatMap(({ effect }) => (effect.do === 'ifYouDo' ? [effect.first] : []));
  return paid + (first?.do === 'payHp' && typeof first.amount === 'number' ? first.amount : 0);
};

/** Whether paying for this ability takes the last HP of whoever activates it. */
const takesLastHp = (table: Table, user: string, seat: Seat, { meaning }: Option): boolean => {
  const me = viewOf(table, user)?.players.find(({ id }) => id === seat.player);
  const object = [...(me?.characters ?? []), ...(me?.items ?? [])].find(({ id }) => id === meaning.object);
  if (me === undefined || object === undefined || table.session === null) return false;
  const card = cardsOf(table.session).card(object.copyOf ?? object.card);
  const found = card.abilities.find(({ key }) => key === meaning.ability);
  const taken = found?.kind === 'activated' ? hpTaken(found) : 0;
  return taken > 0 && taken >= me.hp;
};

/** What an ability costs that has nothing to aim at, and so does nothing else; null for any other. */
const costsOnly = ({ session }: Table, { player }: Seat, option: Option): readonly Cost[] | null => {
  const price = session === null ? null : priceOfUse(session, player, option);
  return price?.isAimless === true ? price.costs : null;
};

/** One's own soul where one need not choose it. */
const isOwnSoul = (table: Table, user: string, seat: Seat, decision: Decision, { meaning }: Option): boolean => {
  const me = viewOf(table, user)?.players.find(({ id }) => id === seat.player);
  const isSoul = ({ meaning: { object } }: Option): boolean => me?.soulCards.some(({ id }) => id === object) === true;
  return meaning.kind === 'object' && isSoul({ id: '', meaning }) && !choicesOf(decision).every(isSoul);
};

/** What is likely to be a mistake and cannot be undone afterwards, judged from what this person sees. */
export const riskOf = (table: Table, user: string, options: readonly OptionId[]): Risk | null => {
  const decision = questionOf(table, user);
  const seat = seatOf(table, user);
  const [id] = options;
  const option = decision?.options.find((one) => one.id === id);
  if (decision === null || seat === null || option === undefined || options.length !== 1) return null;
  const { kind, card } = option.meaning;
  if (kind === 'endTurn') return isIdle(table, user, seat, decision) ? { is: 'idleEnd' } : null;
  if (card === undefined) return null;
  if (kind === 'activate') {
    if (takesLastHp(table, user, seat, option)) return { is: 'lastHp', card };
    const costs = costsOnly(table, seat, option);
    return costs === null ? null : { is: 'aimless', card, costs };
  }
  return isOwnSoul(table, user, seat, decision, option) ? { is: 'ownSoul', card } : null;
};

/** Asks whether it is meant, in place of the panel. */
export const riskMessage = (table: Table, user: string, w: Words, risk: Risk, option: OptionId): Payload => {
  const id = (verb: ButtonVerb, arg: string): string =>
    formatId({ game: table.data.game.id, window: windowIn(table, user), verb, arg });
  return message({
    embeds: [{ title: w.more.sureTitle, description: w.more.risk(risk, namesOf(table, w, 'markdown')), color: COLOUR }],
    components: rows([button(id('sure', option), w.more.sure, 'danger'), button(id('page', '0'), w.ui.back)]),
  });
};
