import type { ObjectId, PlayerId } from '../../vocabulary/index.js';
import {
  objectOf,
  playerOf,
  unless,
  type BarterTrade,
  type Game,
  type GameState,
  type Gen,
  type Handover,
  type Verdict,
} from '../../state/index.js';
import { variantSetting, type Bartered } from '../variants/variants.js';

/** What of a player's things this is in a deal; null for what is never bartered, a soul or a character (VAR-04). */
const kindOf = (state: GameState, player: PlayerId, id: ObjectId): Bartered | null => {
  if (!(id in state.objects)) return null;
  const { controller, zone, role } = objectOf(state, id);
  if (controller !== player) return null;
  return zone === 'hand' ? 'loot' : zone === 'play' && role === 'item' ? 'items' : null;
};

/** Items change hands only while both are alive and no attack goes on, whoever is in it (VAR-04, DEC-58). */
const itemsVerdict = (state: GameState, from: PlayerId, to: PlayerId): Verdict =>
  unless(!playerOf(state, from).dead, 'VAR-04', { why: 'dead' }) ?? // VAR-04
  unless(!state.procedures.some(({ kind }) => kind === 'attack'), 'DEC-58', { why: 'inAttack' }) ?? // DEC-58
  unless(!playerOf(state, to).dead, 'VAR-04', { why: 'otherCannotTrade' }); // VAR-04

/** Whether a deal about things can be done as it is: between two, about something, and all of it theirs (VAR-04). */
export const tradeObjection = (state: GameState, trade: Omit<BarterTrade, 'does'>): Verdict => {
  const { from, to, payer, amount, gives, takes } = trade;
  const allowed = variantSetting({ config: state.config }, 'barters') ?? [];
  const isSomebody = from !== to && from in state.players && to in state.players && (payer === from || payer === to);
  if (!isSomebody) return { rule: 'BARTER-01', why: 'noPartner' }; // BARTER-01
  const kinds = [...gives.map((id) => kindOf(state, from, id)), ...takes.map((id) => kindOf(state, to, id))];
  const { coins } = playerOf(state, payer);
  return (
    unless(amount >= 0 && kinds.length > 0, 'BARTER-01', { why: 'barterOfNothing' }) ?? // BARTER-01
    unless(new Set([...gives, ...takes]).size === kinds.length, 'VAR-04', { why: 'notToTrade' }) ??
    unless(
      kinds.every((kind) => kind !== null && allowed.includes(kind)),
      'VAR-04',
      { why: 'notToTrade' },
    ) ?? // VAR-04, BARTER-02
    unless(coins >= amount, 'BARTER-01', { why: 'tooFewCoins', player: payer, coins }) ?? // BARTER-01
    (kinds.includes('items') ? itemsVerdict(state, from, to) : null)
  );
};

/** All of a deal changes hands at once; where a part of it may not, nothing does (VAR-04, GAIN-06). */
export function* trade(g: Game, { from, to, payer, amount, gives, takes }: BarterTrade): Gen {
  const part =
    (receiver: PlayerId) =>
    (object: ObjectId): Handover => ({ object, to: receiver });
  const parts = [...gives.map(part(to)), ...takes.map(part(from))];
  if ((yield* g.perform({ type: 'swap', player: from, source: null, parts })) === null) return; // GAIN-06
  const receiver = payer === from ? to : from;
  if (amount > 0) yield* g.perform({ type: 'giveCoins', player: payer, receiver, amount, source: null }); // BARTER-04
}
