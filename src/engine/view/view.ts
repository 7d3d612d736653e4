import type { Named } from '../state/game.js';
import type { CardId, Deck, Keyword, ObjectId, PlayerId, Role, SlotKind } from '../vocabulary/index.js';
import {
  isDeckSlot,
  isHidden,
  isInPlay,
  isObjectId,
  isStackId,
  isPlayerId,
  nameOf,
  notesOn,
  objectOf,
  pilesIn,
  playerOf,
  seenInDiscard,
  withReadCache,
  type Characteristics,
  type Decision,
  type Game,
  type GameObject,
  type GameState,
  type ObjectView,
  type StackItem,
  type UsableAbility,
} from '../state/index.js';
import { looksLikePriority } from '../decisions/why-not.js';
import { usableNow } from '../decisions/verdicts.js';
import { changedNumbersOn, copiedCard } from '../rules/characteristics/abilities-now.js';
import { keywordsOn } from '../rules/characteristics/continuous.js';
import { attackOf, characteristicsOn, hpLeftOf, maxHp, soulTotal } from '../rules/characteristics/characteristics.js';
import { isAttackable, isAttackableObject } from '../rules/characteristics/attackable.js';
import { rollAsItStands } from '../rules/dice/rolls.js';
import { isHit } from '../rules/dice/attack-hits.js';
import { lootPlaysLeft } from '../rules/players/loot.js';
import { effectsAllowLoot } from '../rules/stack/playing.js';
import { deckSize, isHandOpen, sightsOf } from '../rules/characteristics/visible-decks.js';
import { isSettingUp, nextPlayer } from '../rules/turn/turn-order.js';
import { startingItemsLeft } from '../rules/players/soul-sale.js';
import { modeOf } from '../rules/modes/modes.js';
import { soulsToWin, soulsTogether } from '../rules/turn/winning.js';
import type { LastingView, PlayerView, SlotView, StackItemView, View } from './view-parts.js';

/** What is worked out for all objects of a view at once. */
interface AtOnce {
  /** The cards outside the game that everybody may see (ZONE-22). */
  readonly outside: readonly CardId[];
  /** The cards under an object, which everybody sees (ZONE-21, ZONE-22). */
  readonly under: (host: ObjectId) => readonly CardId[];
  /** What could be activated of an object. */
  readonly usable: (object: GameObject) => readonly UsableAbility[];
}

const NO_CARDS: readonly CardId[] = [];
const NO_KEYWORDS: readonly Keyword[] = [];

const atOnce = (g: Game): AtOnce => {
  const outside: CardId[] = [];
  const under = new Map<ObjectId, CardId[]>();
  for (const id of g.state.outside) {
    const object = objectOf(g.state, id);
    const { under: host, card } = object;
    if (!isHidden(object)) outside.push(card); // ZONE-22
    if (host === undefined) continue;
    const there = under.get(host);
    if (there === undefined) under.set(host, [card]);
    else there.push(card);
  }
  return { outside, under: (host) => under.get(host) ?? NO_CARDS, usable: usableNow(g) };
};

/** What an object can do and suffer in play. */
type InPlayView = Pick<ObjectView, 'hp' | 'maxHp' | 'dc' | 'atk' | 'under' | 'attackable' | 'usable'>;

const OUT_OF_PLAY: InPlayView = {
  hp: null,
  maxHp: null,
  dc: null,
  atk: null,
  under: NO_CARDS,
  attackable: false,
  usable: [],
};

const inPlayView = (g: Game, object: GameObject, now: Characteristics, known: AtOnce): InPlayView => {
  const most = now.hp;
  return {
    hp: most === null ? null : hpLeftOf(g, object.id, most),
    maxHp: most,
    dc: now.dc,
    atk: now.atk,
    under: known.under(object.id),
    attackable: isAttackableObject(g, object),
    usable: known.usable(object),
  };
};

/** A card that may be seen, field by field. */
const objectView = (g: Game, id: ObjectId, known: AtOnce): ObjectView => {
  const object = objectOf(g.state, id);
  const now = characteristicsOn(g, object);
  const { hp, maxHp, dc, atk, under, attackable, usable } = isInPlay(object)
    ? inPlayView(g, object, now, known)
    : OUT_OF_PLAY;
  return {
    id,
    card: object.card,
    copyOf: copiedCard(g, id),
    numbers: changedNumbersOn(g, id),
    role: object.role,
    controller: object.controller,
    charged: object.charged,
    hp,
    maxHp,
    dc,
    atk,
    souls: now.souls,
    counters: { ...object.counters },
    notes: notesOn(object),
    under,
    keywords: object.zone === 'discard' ? NO_KEYWORDS : keywordsOn(g, object),
    attackable,
    usable,
  };
};

const playerView = (g: Game, id: PlayerId, known: AtOnce): PlayerView => {
  const player = playerOf(g.state, id);
  const most = maxHp(g, id);
  const area = player.area.map((object) => objectView(g, object, known));
  const inRole = (role: Role): readonly ObjectView[] => area.filter((object) => object.role === role);
  return {
    id,
    coins: player.coins,
    handCount: player.hand.length,
    openHand: isHandOpen(g, id) ? player.hand.map((card) => objectOf(g.state, card).card) : NO_CARDS,
    hp: hpLeftOf(g, id, most) ?? 0,
    maxHp: most ?? 0,
    atk: attackOf(g, id),
    dc: g.playerStats(id).dc,
    attackable: isAttackable(g, id),
    souls: soulTotal(g, id),
    dead: player.dead,
    lootPlays: lootPlaysLeft(g, player.id),
    effectsAllowLoot: effectsAllowLoot(g, id),
    turnsToSkip: player.turnsToSkip,
    soulsToWin: modeOf(g.state)?.challenge?.opensAt.souls ?? soulsToWin(g, id),
    ...(modeOf(g.state)?.sharesGoal === true ? { sharesGoal: true } : {}),
    counters: { ...player.counters },
    characters: inRole('character'),
    items: inRole('item'),
    soulCards: inRole('soul'),
    curses: inRole('curse'),
  };
};

const slotView = (g: Game, pile: readonly ObjectId[], known: AtOnce): SlotView => {
  const top = pile.at(-1);
  return {
    top: top === undefined ? null : objectView(g, top, known),
    covered: pile.slice(0, -1).map((id) => objectOf(g.state, id).card),
  };
};

const bonusCounters = (state: GameState): View['bonusCounters'] =>
  Object.fromEntries(
    state.bonusSouls.flatMap((id) => {
      const { card, counters } = objectOf(state, id);
      return counters.counter === undefined ? [] : [[card, counters.counter]];
    }),
  );

const targetsOf = (item: StackItem) => {
  switch (item.kind) {
    case 'loot':
    case 'ability':
      return item.targets.flat();
    case 'roll':
      return item.purpose.for === 'attack' ? [item.purpose.target] : [];
    case 'damage':
      return [item.to];
    case 'death':
      return [item.of];
  }
};

const hitsAsItStands = (g: Game, item: StackItem): boolean | null =>
  item.kind === 'roll' && item.purpose.for === 'attack'
    ? isHit(g, { roller: item.roller, target: item.purpose.target, result: rollAsItStands(g, item) })
    : null;

/** What is aimed at, by a name; a roll by whose it is, for the card that makes it be rolled is not what is aimed at. */
const aimedName = (g: Game, ref: ReturnType<typeof targetsOf>[number]): Named | null => {
  const item = isStackId(ref) ? g.state.stack.find(({ id }) => id === ref) : undefined;
  return item?.kind === 'roll' ? { on: 'roll', by: item.roller } : nameOf(g.state, ref);
};

const stackItemView = (g: Game, item: StackItem): StackItemView => {
  const refs = targetsOf(item);
  return {
    id: item.id,
    kind: item.kind,
    controller: item.controller,
    card: item.card,
    source: item.source,
    how: item.kind === 'ability' ? item.how : null,
    effect: item.kind === 'loot' || item.kind === 'ability' ? item.effect : null,
    targets: refs.flatMap((ref) => aimedName(g, ref) ?? []),
    targetRefs: [...refs],
    number: item.kind === 'roll' ? item.result : item.kind === 'damage' ? item.amount : null,
    copy: item.kind === 'loot' && g.state.objects[item.object]?.copy === true,
    combat: item.kind === 'damage' && item.combat,
    attackRoll: item.kind === 'roll' && item.purpose.for === 'attack',
    roller: item.kind === 'roll' ? item.roller : null,
    stands: item.kind === 'roll' ? rollAsItStands(g, item) : null,
    hits: hitsAsItStands(g, item),
    rows: item.kind === 'roll' && item.purpose.for === 'outcome' ? item.purpose.rows : [],
  };
};

/** What is chosen in the open before the first turn lies there for everybody (VAR-01, VAR-07). */
const openChoice = ({ key, options }: Decision): Pick<NonNullable<View['asked']>, 'among'> =>
  key === 'setup.character' || key === 'setup.treasure'
    ? { among: options.flatMap(({ meaning }) => meaning.card ?? []) }
    : {};

const publicQuestion = (decision: Decision | null): View['asked'] => {
  if (decision === null || looksLikePriority(decision.key)) return null;
  const { player, key, card, secret } = decision;
  return { player, key, card: secret ? null : card, ...openChoice(decision) };
};

const declared = (state: GameState): View['declared'] => {
  for (const procedure of state.procedures) {
    if (procedure.kind === 'attack' && procedure.step === 'chooseTarget') return 'attack';
    if (procedure.kind === 'purchase') return 'purchase';
    if (procedure.kind === 'endDeclaration') return 'end';
  }
  return null;
};

const attackView = (state: GameState): View['attack'] => {
  const attack = state.procedures.find((procedure) => procedure.kind === 'attack');
  return attack === undefined ? null : { player: attack.player, target: attack.target, rolls: attack.rolls };
};

const byDeck = <T>(of: (deck: Deck) => T): Record<Deck, T> => ({
  loot: of('loot'),
  treasure: of('treasure'),
  monster: of('monster'),
  room: of('room'),
});

/** Shields, what is added to rolls, and copies that wait to be played: everybody saw them begin (EFF-02, COPY-10). */
const lastingViews = ({ continuous, objects }: GameState): readonly LastingView[] =>
  continuous.flatMap(({ card, modifier, left }): readonly LastingView[] => {
    if (modifier.modify === 'shield' && modifier.on.select === 'fixed')
      return [{ card, on: [...modifier.on.refs], effect: { is: 'shield', upTo: left } }];
    if (modifier.modify === 'mayPlay' && modifier.who.select === 'fixed' && modifier.what.select === 'fixed') {
      const cards = modifier.what.refs.flatMap((ref) => (isObjectId(ref) ? (objects[ref]?.card ?? []) : []));
      return [{ card, on: [...modifier.who.refs], effect: { is: 'mayPlay', cards, cost: modifier.cost } }];
    }
    if (modifier.modify !== 'rolls' || modifier.of.select !== 'fixed' || typeof modifier.by !== 'number') return [];
    return [{ card, on: [...modifier.of.refs], effect: { is: 'rolls', which: modifier.which, by: modifier.by } }];
  });

const modeView = (g: Game): View['mode'] => {
  const { mode: id, cap = null } = g.state.config;
  const mode = modeOf(g.state);
  if (id === undefined || mode === null) return null;
  const { timer, challenge } = mode;
  return {
    id,
    timer: timer === null ? null : (g.state.timer ?? timer.begins),
    left: timer === null ? null : Math.abs(timer.over - (g.state.timer ?? timer.begins)),
    together: mode.sharesGoal ? soulsTogether(g) : null,
    cap,
    opensAt: challenge?.opensAt ?? null,
  };
};

/** The slots of these kinds; those of a challenge say that they are, and are there in one only. */
const slotsView = (g: Game, known: AtOnce, ...kinds: readonly SlotKind[]): readonly SlotView[] =>
  kinds.flatMap((kind) =>
    pilesIn(g.state, kind).map((pile) => {
      const slot = slotView(g, pile, known);
      return isDeckSlot(kind) ? slot : { ...slot, of: kind };
    }),
  );

/** What this viewer may see; a spectator is null. Built field by field: nothing gets in by accident (LOOT-02, ZONE-07, META-03). */
export const viewOf = (g: Game, decision: Decision | null, viewer: PlayerId | null): View =>
  withReadCache(g, () => viewMade(g, decision, viewer));

const viewMade = (g: Game, decision: Decision | null, viewer: PlayerId | null): View => {
  const { state } = g;
  const own = viewer !== null && isPlayerId(viewer) && viewer in state.players ? viewer : null;
  const known = atOnce(g);
  return {
    viewer: own,
    turn: {
      number: state.turn.number,
      active: state.turn.active,
      next: nextPlayer(state),
      phase: isSettingUp(state) ? 'setup' : state.turn.phase,
      attacks: state.turn.attacks,
      purchases: state.turn.purchases,
    },
    turnOrder: [...state.turnOrder],
    soulsToWin: modeOf(state)?.challenge?.opensAt.souls ?? state.config.soulsToWin,
    supply: state.supply,
    players: state.turnOrder.map((id) => playerView(g, id, known)),
    shop: state.slots.shop.map((pile) => slotView(g, pile, known)),
    monsters: slotsView(g, known, 'monster', 'finalBoss', 'minion'),
    rooms: slotsView(g, known, 'room', 'challenge'),
    decks: byDeck((deck) => deckSize(g, deck)),
    shown: sightsOf(g, own),
    discards: byDeck((deck) => seenInDiscard(g, deck, (id) => objectView(g, id, known))),
    outside: known.outside,
    lasting: lastingViews(state),
    bonusSouls: state.bonusSouls.map((id) => objectOf(state, id).card),
    bonusCounters: bonusCounters(state),
    stack: state.stack.map((item) => stackItemView(g, item)),
    attack: attackView(state),
    declared: declared(state),
    priority: state.priority === null ? null : { holder: state.priority.holder, passed: [...state.priority.passed] },
    asked: publicQuestion(decision),
    outcome: state.outcome,
    mode: modeView(g),
    variants: state.config.variants ?? [],
    startingItems: startingItemsLeft(g),
    hand: own === null ? [] : playerOf(state, own).hand.map((id) => objectView(g, id, known)),
    decision: decision !== null && decision.player === own ? decision : null,
  };
};
