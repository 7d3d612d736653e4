import {
  ANY_NUMBER,
  type Allowance,
  type Keyword,
  type Modifier,
  type ObjectId,
  type PlayerId,
  type Ref,
  type Role,
  type Selector,
  type Stat,
} from '../../vocabulary/index.js';
import {
  inRole,
  isObjectId,
  objectOf,
  playerOf,
  storedEffects,
  type Active,
  type Game,
  type GameObject,
  type Scope,
} from '../../state/index.js';
import { kindOf, printedKeywords, staticsInPlay } from './abilities-now.js';
import { lasts } from './durations.js';
import { cached, boardReads } from './read-cache.js';
import { scopeOf, works } from './working.js';
import { variantSetting } from '../variants/variants.js';

export { functions, scopeOf, works } from './working.js';

const isOf = <K extends Modifier['modify']>(
  modifier: Modifier,
  kind: K,
  stat: Stat | undefined,
): modifier is Extract<Modifier, { modify: K }> =>
  modifier.modify === kind && (stat === undefined || (modifier.modify === 'stat' && modifier.stat === stat));

const NONE: readonly never[] = [];

const findActive = <K extends Modifier['modify']>(g: Game, kind: K, stat: Stat | undefined): readonly Active<K>[] => {
  const statics = staticsInPlay(g, kindOf(kind, stat));
  const effects = storedEffects(g, kind);
  if (statics.length === 0 && effects.length === 0) return NONE;
  const found: Active<K>[] = [];
  for (const { id, ability } of statics) {
    const object = objectOf(g.state, id);
    if (!works(object, ability) || object.role === 'event') continue; // EVENT-02
    const scope = scopeOf(g, id);
    if (ability.while !== undefined && !g.holds(ability.while, scope)) continue;
    for (const modifier of ability.grants)
      if (isOf(modifier, kind, stat))
        found.push({ modifier, scope, since: object.entered, name: `${object.card}/${ability.key}`, stored: null });
  }
  for (const stored of effects)
    if (isOf(stored.modifier, kind, stat) && lasts(g, stored))
      found.push({
        modifier: stored.modifier,
        scope: stored.scope,
        since: stored.id,
        name: `${stored.card ?? 'game'}/${stored.id}`,
        stored,
      });
  return found.length < 2 ? found : found.toSorted((a, b) => a.since - b.since);
};

/**
 * Every modifier in force of one kind, oldest first (EFF-02, EFF-03); for stats of one stat only, so that
 * a condition on one stat can guard a change of another (HP left and evasion).
 */
export const activeModifiers = <K extends Modifier['modify']>(g: Game, kind: K, stat?: Stat): readonly Active<K>[] => {
  const known = boardReads(g);
  const found = stat === undefined ? known?.modifiers.get(kind) : known?.statModifiers.get<K>(stat);
  return found ?? activeNow(g, kind, stat);
};

const activeNow = <K extends Modifier['modify']>(g: Game, kind: K, stat: Stat | undefined): readonly Active<K>[] => {
  const find = () => findActive(g, kind, stat);
  if (stat === undefined) return cached<K, readonly Active<K>[]>(g, ({ modifiers }) => modifiers, kind, find);
  return cached<Stat, readonly Active<K>[]>(g, ({ statModifiers }) => statModifiers, stat, find);
};

/** What a selector of a modifier in force means. */
const reached = (g: Game, selector: Selector, scope: Scope): readonly Ref[] =>
  cached(
    g,
    ({ reached: all }) => {
      const ofScope = all.get(scope) ?? new Map<Selector, readonly Ref[]>();
      all.set(scope, ofScope);
      return ofScope;
    },
    selector,
    () => g.select(selector, scope),
  );

export const reaches = (g: Game, selector: Selector, scope: Scope, ref: Ref): boolean =>
  reached(g, selector, scope).includes(ref);

/** Keywords granted by effects, and given by eternal counters (CTR-08); nearly always none. */
const gainedKeywords = (g: Game, object: GameObject): readonly Keyword[] => {
  const granted = activeModifiers(g, 'keyword');
  const isMadeEternal = (object.counters.eternal ?? 0) > 0;
  if (granted.length === 0 && !isMadeEternal) return NONE;
  const found: Keyword[] = isMadeEternal ? ['eternal'] : []; // CTR-08
  for (const { modifier, scope } of granted) if (reaches(g, modifier.on, scope, object.id)) found.push(modifier.word);
  return found;
};

/** Keywords printed and gained, but for those that are lost (KEY-01). */
export const keywordsOn = (g: Game, object: GameObject): readonly Keyword[] => {
  const printed = object.role === 'soul' ? NONE : printedKeywords(g, object); // MON-03
  const gained = gainedKeywords(g, object);
  const found = gained.length === 0 ? printed : [...printed, ...gained];
  if (found.length === 0) return found;
  const lost = activeModifiers(g, 'loseKeyword').flatMap(({ modifier, scope }) =>
    reaches(g, modifier.on, scope, object.id) ? [modifier.word] : [],
  );
  return lost.length === 0 ? found : found.filter((word) => !lost.includes(word)); // KEY-01
};

/** The same of the object with this id. */
const keywordsOf = (g: Game, id: ObjectId): readonly Keyword[] => keywordsOn(g, objectOf(g.state, id));

/** Eternal works in play only, the shop included (KEY-01). */
export const isEternal = (g: Game, ref: Ref): boolean => isObjectId(ref) && keywordsOf(g, ref).includes('eternal'); // KEY-01

/** What a player has when nothing changes it: the numbers of the rulebook, which stand nowhere else. */
const usual = (g: Game, what: Allowance): number => {
  switch (what) {
    case 'attacks':
      return variantSetting(g.state, 'attacks') ?? 1; // ATK-06
    case 'purchases':
      return variantSetting(g.state, 'purchases') ?? 1; // BUY-07
    case 'lootPlays':
      return 0; // LOOT-08: besides the one of the turn
    case 'handSize':
      return 10; // TURN-14
    case 'openingLoot':
      return variantSetting(g.state, 'opening')?.loot ?? 3; // SETUP-10
    case 'lootStep':
      return 1; // TURN-05
    case 'rechargeStep':
      return ANY_NUMBER; // TURN-02
    case 'votes':
      return 1; // VOTE-01
    case 'soulsToWin':
      return g.state.config.soulsToWin; // WIN-01
  }
};

const isAllowed = (
  g: Game,
  { modifier, scope }: Active<'allowance'> | Active<'allowanceIs'>,
  what: Allowance,
  player: PlayerId,
): boolean => modifier.what === what && reaches(g, modifier.of, scope, player);

/** What a player has of something in all: the usual or the newest number set, and what came later. */
export const allowance = (g: Game, what: Allowance, player: PlayerId): number => {
  const set = activeModifiers(g, 'allowanceIs').findLast((active) => isAllowed(g, active, what, player));
  let total = set === undefined ? usual(g, what) : g.amount(set.modifier.to, set.scope);
  for (const active of activeModifiers(g, 'allowance'))
    if (isAllowed(g, active, what, player) && active.since > (set?.since ?? -1))
      total += g.amount(active.modifier.by, active.scope);
  return total;
};

/** The objects that a player controls and that have this role. */
export const controlled = (g: Game, player: PlayerId, role: Role): readonly ObjectId[] =>
  inRole(g, playerOf(g.state, player).area, role);
