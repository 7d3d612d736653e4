import {
  havingPart,
  type Amount,
  type Card,
  type CardId,
  type CardKind,
  type NameWords,
  type ObjectId,
  type PlayerId,
  type Ref,
  type Reward,
  type Role,
  type Stat,
} from '../../vocabulary/index.js';
import {
  inRole,
  isInPlay,
  isObjectId,
  isPlayerId,
  objectOf,
  playerOf,
  type Active,
  type Changes,
  type Characteristics,
  type Game,
  type GameObject,
  type PlayerStats,
} from '../../state/index.js';
import { abilitiesOf, cardNow } from './abilities-now.js';
import { atPresentCosts } from './costs.js';
import { cached, boardReads } from './read-cache.js';
import { activeModifiers, functions, keywordsOn, reaches } from './continuous.js';

export { objectsWithHp } from './abilities-now.js';

/** Lowest and highest evasion that can be in force (CARD-07). */
const clampEvasion = (dc: number): number => Math.min(6, Math.max(1, dc)); // CARD-07

const saysIt = havingPart('amount', { selector: (part) => part.select === 'it' });
/** Whether what is added may differ from one thing to another: the amount speaks of each as `it`. */
const isOfEach = (by: Amount): boolean => typeof by !== 'number' && saysIt(by);

/** What effects add to this stat of anything now; worked out once, for reading many of them while nothing changes. */
const changesNow = (g: Game, stat: Stat): Changes => {
  const found = activeModifiers(g, 'stat', stat).map(({ modifier, scope }) => {
    const on = g.select(modifier.on, scope);
    if (on.length > 0 && isOfEach(modifier.by))
      return { on, by: (it: Ref): number => g.amount(modifier.by, { ...scope, it }) };
    const by = on.length === 0 ? 0 : g.amount(modifier.by, scope);
    return { on, by: (): number => by };
  });
  return (ref) => found.reduce((sum, { on, by }) => (on.includes(ref) ? sum + by(ref) : sum), 0);
};

/** What is added to this stat of anything. */
const changesOf = (g: Game, stat: Stat): Changes =>
  cached(
    g,
    ({ changes }) => changes,
    stat,
    () => changesNow(g, stat),
  );

/** HP and ATK counters work on a monster itself (CTR-06, CTR-07). */
const ownCounters = (object: GameObject, stat: Stat): number => {
  if (stat === 'dc' || object.role !== 'monster') return 0;
  return object.counters[stat] ?? 0; // CTR-06, CTR-07
};

/** Abilities that let this be attacked, oldest first (ATKOBJ-01, ATKPL-01). */
const permissions = (g: Game, ref: Ref) =>
  activeModifiers(g, 'canBeAttacked').filter(({ modifier, scope }) => reaches(g, modifier.on, scope, ref));

/** Whether an ability lets this be attacked (ATKOBJ-01, ATKPL-01). */
export const mayBeAttacked = (g: Game, ref: Ref): boolean => permissions(g, ref).length > 0;

/** The evasion that comes with the leave to attack it: of several the newest (ATKPL-03). */
const evasionGiven = (g: Game, ref: Ref): number | null => {
  const given = permissions(g, ref).findLast(({ modifier }) => modifier.dc !== null); // ATKPL-03
  return given === undefined || given.modifier.dc === null ? null : g.amount(given.modifier.dc, given.scope);
};

/** The newest of these for a stat of something, as a number. */
const newestOf = (g: Game, found: readonly Active<'statIs'>[], ref: Ref, stat: Stat): number | null => {
  const set = found.findLast(({ modifier, scope }) => modifier.stat === stat && reaches(g, modifier.on, scope, ref));
  return set === undefined ? null : g.amount(set.modifier.to, set.scope);
};

/** The number that an effect says a stat is, the newest of several; null where none does (EFF-03). */
const setStat = (g: Game, ref: Ref, stat: Stat): number | null => {
  const found = activeModifiers(g, 'statIs');
  return found.length === 0 ? null : newestOf(g, found, ref, stat);
};

const statOf = (g: Game, object: GameObject, stat: Stat, printed: number | null): number | null => {
  if (printed === null) return null;
  const value = (setStat(g, object.id, stat) ?? printed) + ownCounters(object, stat) + changesOf(g, stat)(object.id);
  return stat === 'dc' ? clampEvasion(value) : Math.max(0, value);
};

/** The most HP of an object; none for a soul that nothing lets be attacked. */
const hpOf = (g: Game, object: GameObject, card: Card): number | null => {
  if (object.role === 'soul' && !mayBeAttacked(g, object.id)) return null; // DMG-11
  return statOf(g, object, 'hp', card.hp);
};

/** The name that an effect gives it, the newest of several; null when it has its own (NAME-01). */
const givenName = (g: Game, { id }: GameObject): NameWords | null =>
  activeModifiers(g, 'renamed').findLast(({ modifier, scope }) => reaches(g, modifier.on, scope, id))?.modifier.as ??
  null;

/** What kinds of card this is (MON-01, MON-06). */
const kindsOf = ({ type, hp, souls }: Card): readonly CardKind[] => {
  if (type === 'monster') return hp === null ? ['event'] : souls === null ? ['monster'] : ['monster', 'boss']; // MON-01, MON-06
  return type === 'treasure' || type === 'loot' || type === 'room' ? [type] : [];
};

/** The reward box: the printed one, or that of another which an effect gives it, the newest of several (EFF-03). */
const rewardOf = (g: Game, id: ObjectId, { reward }: Card): Reward | null => {
  const given = activeModifiers(g, 'rewardOf').findLast(({ modifier, scope }) => reaches(g, modifier.on, scope, id));
  if (given === undefined) return reward;
  const [of] = g.select(given.modifier.of, given.scope).filter(isObjectId);
  return of === undefined ? null : characteristics(g, of).reward;
};

/** Read when asked for: a keyword that an effect grants to items with few HP must not ask for all stats at once. */
class ReadWhenAsked implements Characteristics {
  readonly #g: Game;
  readonly #object: GameObject;

  constructor(g: Game, object: GameObject) {
    this.#g = g;
    this.#object = object;
  }
  get #card(): Card {
    return cardNow(this.#g, this.#object);
  }
  get names() {
    if (givenName(this.#g, this.#object) !== null) return []; // NAME-01
    const abilities = abilitiesOf(this.#g, this.#object);
    const elsewhere = abilities.find(({ kind }) => kind === 'namedElsewhere');
    if (elsewhere?.kind === 'namedElsewhere' && !isInPlay(this.#object)) return [elsewhere.card]; // NAME-01
    const others = abilities.flatMap((ability) => (ability.kind === 'alsoNamed' ? [ability.card] : []));
    return [this.#card.id, ...others]; // NAME-01
  }
  hasName(card: CardId) {
    const given = givenName(this.#g, this.#object);
    return given === null ? this.names.includes(card) : given.en === this.#g.card(card).name.en; // NAME-01
  }
  get type() {
    return this.#g.card(this.#object.card).type;
  }
  get role() {
    return this.#object.role;
  }
  get abilities() {
    return atPresentCosts(this.#g, this.#object.id, abilitiesOf(this.#g, this.#object));
  }
  get keywords() {
    return keywordsOn(this.#g, this.#object);
  }
  get hp() {
    return hpOf(this.#g, this.#object, this.#card);
  }
  get dc() {
    return statOf(this.#g, this.#object, 'dc', evasionGiven(this.#g, this.#object.id) ?? this.#card.dc);
  }
  get atk() {
    return statOf(this.#g, this.#object, 'atk', this.#card.atk);
  }
  get reward() {
    return rewardOf(this.#g, this.#object.id, this.#card);
  }
  get souls() {
    return this.#card.souls ?? this.#object.souls ?? null;
  }
  get printedNames() {
    const given = givenName(this.#g, this.#object);
    if (given !== null) return [given.en]; // NAME-01
    return this.names.map((id) => this.#g.card(id).name.en); // NAME-01
  }
  get kinds() {
    return kindsOf(this.#card);
  }
  get startingItem() {
    return this.#card.startingItem;
  }
}

/**
 * What an object is now: printed card, then everything that changes it, by timestamp.
 * The only reader of printed cards (architecture.md#engine-sessions).
 */
export const characteristicsOn = (g: Game, object: GameObject): Characteristics => new ReadWhenAsked(g, object);

/** The same of the object with this id. */
export const characteristics = (g: Game, id: ObjectId): Characteristics => characteristicsOn(g, objectOf(g.state, id));

/** HP and ATK counters on a player's items and character count for the player (CTR-06, CTR-07). */
const countersFor = (g: Game, player: PlayerId, stat: 'hp' | 'atk'): number => {
  let total = 0;
  for (const id of playerOf(g.state, player).area) {
    const object = objectOf(g.state, id);
    const counters = object.counters[stat] ?? 0;
    if (counters > 0 && (object.role === 'item' || object.role === 'character') && functions(object)) total += counters; // CTR-06, CTR-07
  }
  return total;
};

/** A player's stat: the box of the character, counters, and what changes it (CHAR-03). */
const playerStat = (g: Game, player: PlayerId, stat: 'hp' | 'atk'): number => {
  const character = inRole(g, playerOf(g.state, player).area, 'character')[0];
  const box = character === undefined ? null : cardNow(g, objectOf(g.state, character));
  const printed = setStat(g, player, stat) ?? box?.[stat] ?? 0;
  return Math.max(0, printed + countersFor(g, player, stat) + changesOf(g, stat)(player)); // CHAR-03
};

class PlayerReading implements PlayerStats {
  readonly #g: Game;
  readonly #player: PlayerId;
  constructor(g: Game, player: PlayerId) {
    this.#g = g;
    this.#player = player;
  }
  get hp() {
    return playerStat(this.#g, this.#player, 'hp');
  }
  get atk() {
    return playerStat(this.#g, this.#player, 'atk');
  }
  get dc() {
    const given = evasionGiven(this.#g, this.#player); // ATKPL-01
    return given === null ? null : clampEvasion(given + changesOf(this.#g, 'dc')(this.#player));
  }
}

/** A player's stats: the box of the character and what changes them (CHAR-03). Each is worked out when it is read. */
export const playerStats = (g: Game, player: PlayerId): PlayerStats => new PlayerReading(g, player);

const maxHpNow = (g: Game, ref: Ref): number | null => {
  if (isPlayerId(ref)) return playerStat(g, ref, 'hp');
  const object = isObjectId(ref) ? g.state.objects[ref] : undefined;
  return object === undefined ? null : hpOf(g, object, cardNow(g, object));
};

/** The most HP something can have; null when it has no HP at all. */
export const maxHp = (g: Game, ref: Ref): number | null => {
  const known = boardReads(g)?.maxHp.get(ref);
  if (known !== undefined) return known;
  return cached(
    g,
    ({ maxHp: all }) => all,
    ref,
    () => maxHpNow(g, ref),
  );
};

/** Damage on it, in HP. */
export const damageOn = (g: Game, ref: Ref): number => {
  if (isPlayerId(ref)) return playerOf(g.state, ref).damage;
  return isObjectId(ref) ? objectOf(g.state, ref).damage : 0;
};

/** HP left of so many at most, never below 0; null without HP; the dead have none until the turn ends (DEATH-20). */
export const hpLeftOf = (g: Game, ref: Ref, most: number | null): number | null => {
  if (isPlayerId(ref) && playerOf(g.state, ref).dead) return 0; // DEATH-20
  return most === null ? null : Math.max(0, most - damageOn(g, ref)); // DMG-02
};

/** HP left, never below 0; null without HP (DMG-02). */
export const hpLeft = (g: Game, ref: Ref): number | null => hpLeftOf(g, ref, maxHp(g, ref)); // DMG-02

export const attackOf = (g: Game, ref: Ref): number => {
  if (isPlayerId(ref)) return playerStats(g, ref).atk;
  return isObjectId(ref) ? (characteristics(g, ref).atk ?? 0) : 0;
};

/** Soul value of what a player controls in this role. */
const soulsIn = (g: Game, player: PlayerId, role: Role): number => {
  let total = 0;
  for (const id of inRole(g, playerOf(g.state, player).area, role)) total += characteristics(g, id).souls ?? 0;
  return total;
};

/** Total soul value: souls held and a character's own value (SOUL-01, SOUL-05, SOUL-07). */
export const soulTotal = (g: Game, player: PlayerId): number => {
  let total = soulsIn(g, player, 'soul'); // SOUL-01
  total += soulsIn(g, player, 'character'); // SOUL-07
  return total;
};
