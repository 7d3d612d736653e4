import {
  hasPart,
  isPlayerId,
  type Card,
  type CardId,
  type CardLookup,
  type Decision,
  type Effect,
  type ObjectId,
  type ObjectView,
  type PlayerId,
  type PlayerView,
  type Ref,
  type Role,
  type StackItemView,
  type View,
} from '../../engine/index.js';

/** What is supposed to have happened when a trigger or replacement is weighed. */
export interface Cause {
  readonly player?: PlayerId;
  readonly object?: Ref;
  readonly source?: Ref;
  readonly stack?: Ref;
  /** Who deals the damage. */
  readonly dealer?: PlayerId;
  /** The final number of a roll. */
  readonly roll?: number;
  readonly amount?: number;
  readonly attackRoll?: boolean;
  readonly combat?: boolean;
}

/** What a computer player sees, and what the words of the effect that it weighs stand for. */
export interface Situation {
  readonly view: View;
  readonly me: PlayerView;
  readonly cards: CardLookup;
  readonly decision: Decision;
  /** What may still be answered: the stack above the last thing that this player has put there. */
  readonly open: readonly StackItemView[];
  /** Whether this player has an attack to declare this turn. */
  readonly attackLeft: boolean;
  readonly you: PlayerId;
  readonly source: Ref | null;
  readonly targets: readonly (readonly Ref[])[];
  readonly chosen: Readonly<Record<string, readonly Ref[]>>;
  readonly it: Ref | null;
  /** What is supposed to have left play. */
  readonly gone: readonly Ref[];
  readonly cause: Cause | null;
  /** The number of the roll whose outcome is weighed. */
  readonly roll: number | null;
  /** How many things that are only foreseen lie between the table and this: forecasts of forecasts end. */
  readonly foreseen: number;
  /** What an effect is worth to this player, in ¢: effects contain effects. */
  readonly worth: (now: Situation, effect: Effect) => number;
  /** What was reckoned before, for the same question on the same thing. */
  readonly reckoned: WeakMap<object, Map<string, number>>;
}

/** A number that is reckoned once for each thing and key. */
export const once = ({ reckoned }: Situation, on: object, key: string, reckon: () => number): number => {
  const known = reckoned.get(on) ?? new Map<string, number>();
  reckoned.set(on, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const number = reckon();
  known.set(key, number);
  return number;
};

const supposed = new WeakMap<View, Map<string, View>>();

/** A view with something in it as it is supposed to be, one for each key: what is reckoned on it is known the next time. */
export const supposing = (view: View, key: string, change: () => Partial<View>): View => {
  const known = supposed.get(view) ?? new Map<string, View>();
  supposed.set(view, known);
  const changed = known.get(key) ?? { ...view, ...change() };
  known.set(key, changed);
  return changed;
};

const belongings = (player: PlayerView): readonly ObjectView[] => [
  ...player.characters,
  ...player.items,
  ...player.soulCards,
  ...player.curses,
];

/** Whether it lies before this player. */
const hasBefore = ({ characters, items, soulCards, curses }: PlayerView, ref: Ref): boolean =>
  (withId(items, ref) ?? withId(characters, ref) ?? withId(soulCards, ref) ?? withId(curses, ref)) !== undefined;

export const topsOf = (slots: View['shop']): readonly ObjectView[] => slots.flatMap(({ top }) => top ?? []);

export const monstersIn = (view: View): readonly ObjectView[] =>
  topsOf(view.monsters).filter(({ role }) => role === 'monster');

/** What can be attacked or hurt in a fight: a monster, an item or room with HP, a player. */
export type Foe = Omit<ObjectView, 'id'> & { readonly id: ObjectId | PlayerId };

/** A player as the one who is attacked; null without a character. */
const asFoe = ({ id, hp, maxHp, dc, atk, attackable, characters: [character] }: PlayerView): Foe | null =>
  character === undefined ? null : { ...character, id, hp, maxHp, dc, atk, attackable, souls: null };

/** The objects in play that can be hurt. */
export const hurtable = (view: View): readonly ObjectView[] =>
  inPlay(view).filter(({ role, maxHp }) => role !== 'character' && maxHp !== null);

/** Everything that could be attacked now. */
export const foesIn = (view: View): readonly Foe[] =>
  [...hurtable(view), ...view.players.flatMap((player) => asFoe(player) ?? [])].filter(({ attackable }) => attackable);

const found = new WeakMap<View, readonly ObjectView[]>();

/** What an object has printed on it now: a copy has what it copies (COPY-01). */
export const printedOn = (
  { cards }: { readonly cards: CardLookup },
  object: Pick<ObjectView, 'card' | 'copyOf'>,
): Card => cards.card(object.copyOf ?? object.card);

/** Everything in play; looked up once for each view. */
export const inPlay = (view: View): readonly ObjectView[] => {
  const known = found.get(view) ?? [
    ...view.players.flatMap(belongings),
    ...topsOf(view.shop),
    ...topsOf(view.monsters),
    ...topsOf(view.rooms),
  ];
  found.set(view, known);
  return known;
};

/** Everything in play whose abilities work: souls and what lies in the shop only lie there (ABIL-01). */
export const working = (view: View): readonly ObjectView[] => [
  ...view.players.flatMap(({ characters, items, curses }) => [...characters, ...items, ...curses]),
  ...topsOf(view.monsters),
  ...topsOf(view.rooms),
];

export const withRole = (view: View, role: Role): readonly ObjectView[] =>
  inPlay(view).filter((object) => object.role === role);

const withId = (objects: readonly ObjectView[], ref: Ref): ObjectView | undefined =>
  objects.find(({ id }) => id === ref);

/** A card that can be seen, in play, in hand or in a discard. */
export const objectIn = (view: View, ref: Ref | null): ObjectView | null => {
  if (ref === null) return null;
  const object = withId(inPlay(view), ref) ?? withId(view.hand, ref);
  if (object !== undefined) return object;
  for (const discard of Object.values(view.discards)) {
    const discarded = withId(discard, ref);
    if (discarded !== undefined) return discarded;
  }
  return null;
};

/** What is printed on the card of an object now; on the card itself where there is no such object to see. */
export const cardOn = (
  now: { readonly view: View; readonly cards: CardLookup },
  ref: Ref | null,
  card: CardId,
): Card => {
  const object = objectIn(now.view, ref);
  return object?.card === card ? printedOn(now, object) : now.cards.card(card);
};

export const stackItem = (view: View, ref: Ref | null): StackItemView | null =>
  view.stack.find(({ id }) => id === ref) ?? null;

export const playerIn = (view: View, ref: Ref | null | undefined): PlayerView | null =>
  view.players.find(({ id }) => id === ref) ?? null;

/** What a card of a deck is called that this player sees and that is no object to it. */
const SHOWN = 'shown';

/** The cards of decks that this player sees now. */
export const shownTo = ({ view }: Situation): readonly Ref[] =>
  view.shown.flatMap(({ deck, cards }) => cards.map((_, index) => `${SHOWN}:${deck}:${index}` as Ref));

const shownCard = ({ view }: Situation, ref: Ref): CardId | null => {
  const [word, deck, index] = ref.split(':');
  if (word !== SHOWN) return null;
  return view.shown.find((sight) => sight.deck === deck)?.cards[Number(index)] ?? null;
};

/** Which card it is, as far as it is seen or named by an option. */
export const cardOf = (now: Situation, ref: Ref): CardId | null => cardIn(now, ref) ?? shownCard(now, ref);

const cardIn = ({ view, decision }: Situation, ref: Ref): CardId | null =>
  objectIn(view, ref)?.card ??
  stackItem(view, ref)?.card ??
  decision.options.find(({ id }) => id === ref)?.meaning.card ??
  null;

/** Whose it is: the player themself, or the one who controls the object or stack item. */
export const ownerOf = ({ view, me, decision }: Situation, ref: Ref): PlayerId | null => {
  if (isPlayerId(ref)) return ref;
  const holder = holderOf(view, ref);
  if (holder !== null) return holder;
  const owner = view.players.find((player) => hasBefore(player, ref));
  if (owner !== undefined) return owner.id;
  if (view.hand.some(({ id }) => id === ref)) return me.id;
  const controller = stackItem(view, ref)?.controller;
  if (controller !== undefined) return controller === 'game' ? null : controller;
  return decision.options.find(({ id }) => id === ref)?.meaning.owner ?? null;
};

const BONUS = 'bonus:';

/** What a bonus soul beside the table is called, which is no object to anybody. */
export const bonusRef = (card: CardId): ObjectId => `${BONUS}${card}` as ObjectId;

/** The counters on a bonus soul; null for everything else. */
export const bonusCounters = ({ bonusCounters: counters }: View, ref: Ref): number | null =>
  ref.startsWith(BONUS) ? (counters[ref.slice(BONUS.length)] ?? 0) : null;

const HAND = 'hand:';

/** The cards in somebody else's hand, of which only the number is known. */
export const hiddenHand = (view: View, player: Ref): readonly Ref[] =>
  Array.from({ length: playerIn(view, player)?.handCount ?? 0 }, (_, index) => `${HAND}${player}:${index}` as Ref);

const holderOf = (view: View, ref: Ref): PlayerId | null => {
  if (!ref.startsWith(HAND)) return null;
  const player = ref.slice(HAND.length, ref.lastIndexOf(':'));
  return view.players.find(({ id }) => id === player)?.id ?? null;
};

export const isInShop = (view: View, ref: Ref): boolean => topsOf(view.shop).some(({ id }) => id === ref);

/** Something or somebody as one side of a fight, attackable or not. */
export const foeIn = (view: View, ref: string | null | undefined): Foe | null => {
  const player = view.players.find(({ id }) => id === ref);
  return player === undefined ? (hurtable(view).find(({ id }) => id === ref) ?? null) : asFoe(player);
};

/** What is being attacked. */
export const attackedIn = (view: View): Foe | null => foeIn(view, view.attack?.target);

const isPlayed = (item: StackItemView): boolean =>
  item.kind === 'loot' || (item.kind === 'ability' && item.how === 'activated');

const prevents = (effect: Effect): boolean =>
  hasPart('effect', effect, {
    effect: (part) => part.do === 'preventDamage' || part.do === 'preventDeath',
    modifier: (part) => part.modify === 'shield',
  });

/** The items that nobody above them has done something about: aimed at them, or shielded the one whom they hit. */
const unanswered = (items: readonly StackItemView[]): readonly StackItemView[] => {
  const aimedAt = new Set<Ref>();
  const shielded = new Set<Ref>();
  return items.toReversed().filter(({ id, kind, targetRefs, effect }) => {
    const isAnswered = aimedAt.has(id) || (kind !== 'roll' && targetRefs.some((ref) => shielded.has(ref)));
    const prevented = targetRefs.length > 0 && effect !== null && prevents(effect);
    for (const ref of targetRefs) {
      aimedAt.add(ref);
      if (prevented) shielded.add(ref);
    }
    return !isAnswered;
  });
};

/**
 * What may still be answered: nothing below what the player itself has put on the stack, and nothing that another has
 * answered. There is time for it when that has resolved.
 */
const openTo = (view: View, me: PlayerId): readonly StackItemView[] => {
  const own = view.stack.findLastIndex((item) => item.controller === me && isPlayed(item));
  return unanswered(view.stack.slice(own + 1)).toReversed();
};

/** The items of the stack that may still be answered; for what is only foreseen, all of them. */
export const answerable = ({ view, open, foreseen }: Situation): readonly StackItemView[] =>
  foreseen === 0 ? open : view.stack;

const hasAttackLeft = (view: View, decision: Decision): boolean =>
  decision.options.some(({ id }) => id === 'attack') ||
  (view.turn.active === decision.player &&
    view.turn.phase !== 'end' &&
    (view.declared === 'attack' || (view.turn.attacks === 0 && view.attack === null)));

/**
 * What the triggers of a card are about, as far as it shows: the uppermost roll, damage or death on the stack, of the kind that
 * it watches, for what else watches that lies above it; or else a roll of the player whose turn it is.
 */
const causeFor = (view: View, { card, source }: Decision, cards: CardLookup): Cause | null => {
  if (card === null) return null;
  const { abilities } = cardOn({ view, cards }, source, card);
  const watched = abilities.flatMap((ability) => (ability.kind === 'triggered' ? [ability.when.event] : []));
  const waiting = view.stack.findLast(({ kind }) => kind !== 'loot' && kind !== 'ability');
  if (watched.includes('wouldRoll') && waiting?.kind === 'roll')
    return { stack: waiting.id, roll: waiting.number ?? 0, attackRoll: waiting.attackRoll, ...of(waiting.roller) };
  if (watched.includes('wouldTakeDamage') && waiting?.kind === 'damage')
    return { stack: waiting.id, amount: waiting.number ?? 0, combat: waiting.combat, ...at(waiting) };
  if (watched.includes('wouldDie') && waiting?.kind === 'death') return { stack: waiting.id, ...at(waiting) };
  return watched.includes('rolled') ? { player: view.attack?.player ?? view.turn.active } : null;
};

const of = (player: PlayerId | null) => (player === null ? {} : { player });
const at = ({ targetRefs: [object] }: StackItemView) => (object === undefined ? {} : { object });

/** The situation of the player who is asked, before anything is weighed; null for a question without a player. */
export const situationOf = (
  view: View,
  decision: Decision,
  cards: CardLookup,
  worth: Situation['worth'],
): Situation | null => {
  const me = playerIn(view, decision.player);
  if (me === null) return null;
  return {
    view,
    me,
    cards,
    decision,
    open: openTo(view, me.id),
    attackLeft: hasAttackLeft(view, decision),
    you: me.id,
    source: decision.source,
    targets: [],
    chosen: {},
    it: null,
    gone: [],
    cause: causeFor(view, decision, cards),
    roll: null,
    foreseen: 0,
    worth,
    reckoned: new WeakMap(),
  };
};

/**
 * The same table, weighing something that another source does for another player. Field by field, as below: this is done so often
 * that spreading the whole situation took a sixth of a computer player's time.
 */
export const onBehalfOf = (
  now: Situation,
  you: PlayerId | 'game' | null,
  source: ObjectId | null,
  rest: Partial<Pick<Situation, 'targets' | 'cause' | 'roll'>> = {},
): Situation => ({
  view: now.view,
  me: now.me,
  cards: now.cards,
  decision: now.decision,
  open: now.open,
  attackLeft: now.attackLeft,
  you: you === null || you === 'game' ? now.view.turn.active : you,
  source,
  targets: rest.targets ?? [],
  chosen: {},
  it: null,
  gone: [],
  cause: rest.cause ?? null,
  roll: rest.roll ?? null,
  foreseen: now.foreseen,
  worth: now.worth,
  reckoned: now.reckoned,
});

/** The same situation with what "it" stands for. */
export const withIt = (now: Situation, it: Ref): Situation => ({
  view: now.view,
  me: now.me,
  cards: now.cards,
  decision: now.decision,
  open: now.open,
  attackLeft: now.attackLeft,
  you: now.you,
  source: now.source,
  targets: now.targets,
  chosen: now.chosen,
  it,
  gone: now.gone,
  cause: now.cause,
  roll: now.roll,
  foreseen: now.foreseen,
  worth: now.worth,
  reckoned: now.reckoned,
});

/** The same situation one step further in the future: what is weighed in it is only foreseen. */
export const foresee = (now: Situation): Situation => ({ ...now, foreseen: now.foreseen + 1 });
