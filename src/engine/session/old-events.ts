import type {
  CounterName,
  EventType,
  NewRole,
  ObjectId,
  PlayCost,
  PlayerId,
  SlotKind,
  StackId,
} from '../vocabulary/index.js';
import type { AwayFromGame, EventOf, GameEvent, Handover, Throw, Till, WayOut } from '../state/index.js';

/**
 * An event as v0.1.0 stored it: all types with the same fields, null, false or 0 where they said nothing. A field is
 * read only of the types that filled it.
 */
interface OldEvent {
  readonly type: keyof typeof READ;
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly source: ObjectId;
  readonly amount: number;
  readonly stack: StackId;
  readonly roll: number | null;
  readonly combat: boolean;
  readonly attackRoll: boolean;
  /** Receiver, dealer, killer, or who chose in place of somebody. */
  readonly other: PlayerId;
  readonly detail: string | null;
  readonly fromDiscard: boolean;
  readonly parts: readonly Handover[];
  readonly dice: Throw;
}

const ofPlayer = ({ player }: OldEvent) => ({ player });
const byEffect = ({ player, source }: OldEvent) => ({ player, source });
const counted = ({ player, amount }: OldEvent) => ({ player, amount });
const countedByEffect = ({ player, amount, source }: OldEvent) => ({ player, amount, source });
const ofObject = ({ player, object, source }: OldEvent) => ({ player, object, source });
const countedOfObject = (old: OldEvent) => ({ ...ofObject(old), amount: old.amount });
const ofRoll = ({ player, amount, stack, attackRoll }: OldEvent) => ({ player, amount, stack, attackRoll });
const ofDamage = (old: OldEvent) => ({
  ...countedOfObject(old),
  stack: old.stack,
  roll: old.roll,
  combat: old.combat,
  dealer: old.other,
});
const ofDeath = ({ player, object, other, roll }: OldEvent) => ({ player, object, killer: other, roll });
const ofCounters = (old: OldEvent) => ({ ...countedOfObject(old), counter: (old.detail ?? 'counter') as CounterName });
const ofExchange = (old: OldEvent) => ({ ...byEffect(old), parts: old.parts });
const slotOf = ({ detail }: OldEvent): SlotKind => (detail === 'shop' || detail === 'room' ? detail : 'monster');
const ofPenalty = ({ detail }: OldEvent) => (detail === 'penalty' ? 'penalty' : null);

/** How long it lasted, in words: `forever`, or `startOfTurnOf p1`. */
const tillOf = ({ detail }: OldEvent): Till => {
  if (detail === 'forever' || detail === 'endOfTurn' || detail === 'endOfAttack') return detail;
  const [, player] = (detail ?? '').split(' ');
  return player === undefined ? 'endOfTurn' : { till: 'startOfTurnOf', player: player as PlayerId };
};

const awayOf = ({ detail }: OldEvent): AwayFromGame['to'] =>
  detail === 'under' || detail === 'faceDown' ? detail : 'outside';

const wayOf = (old: OldEvent): WayOut => {
  switch (old.detail) {
    case 'dies':
      return { to: 'death' };
    case 'covered':
      return { to: 'covered' };
    case 'deck':
      return { to: 'deck', fromTop: old.amount };
    case 'hand':
      return { to: 'hand', of: old.other };
    case 'under':
      return { to: 'under', host: old.source };
    case 'faceDown':
    case 'outside':
      return { to: old.detail };
    default:
      return { to: 'discard' };
  }
};

const grantOf = (old: OldEvent): EventOf<'grantAttack'> => {
  const on = old.detail?.startsWith('monsterDeck') === true ? 'monsterDeck' : (old.object ?? 'any');
  return { type: 'grantAttack', ...countedByEffect(old), on, must: old.detail?.endsWith('must') === true };
};

type Read = { readonly [T in EventType]?: (old: OldEvent) => Omit<EventOf<T>, 'type'> };

/** What each event of v0.1.0 says in the present fields of its type; later ones were never stored otherwise. */
const READ = {
  gameStarts: () => ({}),
  turnStarts: ofPlayer,
  turnEnds: ofPlayer,
  endTurn: byEffect,
  extraTurn: byEffect,
  skipTurn: byEffect,
  win: byEffect,
  throwDice: (old) => ({ ...countedByEffect(old), attackRoll: old.attackRoll, dice: old.dice }),
  rollMade: (old) => ({ ...ofRoll(old), source: old.source }),
  wouldRoll: ofRoll,
  rolled: (old) => ({ ...ofRoll(old), source: old.source, object: old.object }),
  reroll: (old) => ({ ...countedOfObject(old), dice: old.dice }),
  changeRoll: countedOfObject,
  wouldTakeDamage: ofDamage,
  damage: ofDamage,
  preventDamage: (old) => ({ ...countedOfObject(old), shield: old.detail === 'shield', stack: null }),
  heal: (old) => ({ ...countedOfObject(old), partOf: null }),
  payHp: countedByEffect,
  wouldDie: (old) => ({ ...ofDeath(old), stack: old.stack }),
  dies: (old) => ({ ...ofDeath(old), destroyed: old.detail === 'destroyed' }),
  preventDeath: ({ object, amount, source }) => ({ object, amount, source }),
  payPenalty: ofPlayer,
  penaltyItem: (old) => ({ ...counted(old), chooser: old.other, object: old.object }),
  penaltyLoot: counted,
  penaltyCoins: counted,
  penaltyDeactivate: ofPlayer,
  penaltyPaid: ofPlayer,
  rewards: ({ player, amount, object }) => ({ player, amount, object, killer: null, reward: {} }),
  rewardsGained: ({ player, object }) => ({ player, object }),
  gainCoins: (old) => ({ ...countedByEffect(old), partOf: old.detail === 'setup' ? 'setup' : null }),
  loseCoins: (old) => ({ ...countedByEffect(old), partOf: ofPenalty(old) }),
  payCoins: counted,
  giveCoins: (old) => ({ ...countedByEffect(old), receiver: old.other }),
  loot: (old) => ({
    ...countedByEffect(old),
    partOf: old.detail === 'setup' || old.detail === 'lootStep' ? old.detail : null,
    fromDiscard: old.fromDiscard,
  }),
  gainTreasure: (old) => ({ ...countedByEffect(old), bought: old.detail === 'purchase' }),
  discardLoot: (old) => ({ ...ofObject(old), partOf: ofPenalty(old) }),
  playLoot: (old) => ({ ...ofObject(old), stack: old.stack, cost: old.detail as PlayCost | null }),
  putIntoDiscard: (old) => ({ ...ofObject(old), partOf: null }),
  putIntoDeck: (old) => ({ ...countedOfObject(old), place: old.detail as EventOf<'putIntoDeck'>['place'] }),
  putIntoHand: ofObject,
  removeFromGame: (old) => ({ ...ofObject(old), to: awayOf(old) }),
  putIntoSlot: (old) => ({ ...ofObject(old), slot: slotOf(old) }),
  replaceFromDeck: ofObject,
  activate: (old) => ({ ...ofObject(old), chooser: old.other, ability: old.detail }),
  recharge: (old) => ({ ...ofObject(old), partOf: old.detail === 'step' ? 'rechargeStep' : null }),
  deactivate: (old) => ({ ...ofObject(old), partOf: old.detail === 'cost' ? 'cost' : ofPenalty(old) }),
  cancel: ofObject,
  lootPlay: countedByEffect,
  grantAttack: grantOf,
  swap: ofExchange,
  giveHands: ofExchange,
  note: (old) => ({ ...countedOfObject(old), till: old.detail === 'endOfTurn' ? 'endOfTurn' : 'forever' }),
  declareAttack: ofPlayer,
  chooseAttack: (old) => ({ ...ofPlayer(old), chooser: old.other }),
  attack: ({ player, object, detail }) => ({ player, object, fromDeck: detail === 'deck' }),
  declarePurchase: ofPlayer,
  purchase: ({ player, amount, object }) => ({ player, amount, object }),
  declareEnd: ofPlayer,
  cancelAttack: byEffect,
  enterPlay: ({ player, object, detail }) => ({
    player,
    object,
    slot: detail === 'shop' || detail === 'monster' || detail === 'room' ? detail : null,
    deactivated: detail === 'deactivated',
  }),
  leavePlay: (old) => ({ ...ofObject(old), way: wayOf(old) }),
  gainItem: (old) => ({ ...ofObject(old), how: old.detail as EventOf<'gainItem'>['how'] }),
  gainSoul: ({ player, amount, object }) => ({ player, amount, object }),
  gainCurse: ofObject,
  becomeSoul: countedOfObject,
  become: (old) => ({ ...ofObject(old), role: old.detail as NewRole }),
  flip: ofObject,
  giveObject: (old) => ({
    ...countedOfObject(old),
    receiver: old.other,
    how: old.detail === 'give' || old.detail === 'steal' ? old.detail : 'exchange',
  }),
  destroy: (old) => ({
    ...ofObject(old),
    killer: old.other,
    how: old.detail === 'kill' ? 'kill' : 'destroy',
    partOf: ofPenalty(old),
  }),
  putCounters: ofCounters,
  removeCounters: ofCounters,
  expandSlots: (old) => ({ amount: old.amount, source: old.source, slot: slotOf(old) }),
  copy: (old) => ({ ...ofObject(old), of: old.detail === 'card' ? 'card' : 'stack' }),
  becomeCopy: (old) => ({ object: old.object, source: old.source, till: tillOf(old) }),
  changeNumber: (old) => {
    const was = Number(old.detail ?? Number.NaN);
    return { ...countedOfObject(old), till: tillOf(old), was: Number.isNaN(was) ? null : was };
  },
} satisfies Read;

/** An event of v0.1.0 with the fields of its type. */
export const eventOfOld = (old: OldEvent): GameEvent => ({ type: old.type, ...READ[old.type](old) }) as GameEvent;
