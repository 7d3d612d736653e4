import {
  hasPart,
  withChanged,
  type CardId,
  type Condition,
  type Effect,
  type Mode,
  type ObjectId,
  type PlayerId,
  type Ref,
  type Selector,
  type TargetSpec,
} from '../../vocabulary/index.js';
import {
  isPlayerId,
  optionOf,
  pickAtRandom,
  type DecisionKey,
  type Game,
  type Gen,
  type Meaning,
  type Option,
  type Scope,
} from '../../state/index.js';
import { activeModifiers, reaches } from './continuous.js';

/** What may be targeted now (ZONE-03, TGT-01). */
const legalTargets = (g: Game, spec: TargetSpec, scope: Scope): readonly Ref[] => g.select(spec.from, scope);

/** Who chooses a target, where that is not whoever puts it on the stack (TGT-01). */
const otherChooser = (g: Game, { by }: TargetSpec, scope: Scope): PlayerId | undefined =>
  by === undefined ? undefined : g.select(by, scope).find(isPlayerId);

/** What of it whoever chooses may choose; chance may pick anything (TGT-01, DEC-08). */
const allowedTargets = (g: Game, spec: TargetSpec, scope: Scope): readonly Ref[] => {
  const found = legalTargets(g, spec, scope);
  const chooser = otherChooser(g, spec, scope) ?? scope.you;
  const kept = activeModifiers(g, 'cannotTarget').filter(({ modifier, scope: own }) =>
    reaches(g, modifier.who, own, chooser),
  );
  if (kept.length === 0 || spec.pick === 'atRandom') return found;
  return found.filter((ref) => !kept.some(({ modifier, scope: own }) => reaches(g, modifier.what, own, ref))); // DEC-08
};

/**
 * Whether a later target is chosen by what this one is; otherwise each candidate leaves the same for those that follow, and
 * need not be tried.
 */
const decides = (specs: readonly TargetSpec[], at: number): boolean =>
  specs.some((spec) => hasPart('target', spec, { selector: (part) => part.select === 'target' && part.index === at }));

/**
 * The candidates for the next target after those already chosen; each leaves a candidate for the targets that follow
 * (TGT-01, TGT-06).
 */
const choosable = (
  g: Game,
  specs: readonly TargetSpec[],
  chosen: readonly (readonly Ref[])[],
  scope: Scope,
): readonly Ref[] => {
  const spec = specs[chosen.length];
  if (spec === undefined) return [];
  const found = allowedTargets(g, spec, { ...scope, targets: chosen });
  if (spec.max !== 1 || !decides(specs, chosen.length)) return found;
  return found.filter((ref) => canFollow(g, specs, [...chosen, [ref]], scope)); // TGT-06
};

/** Whether every target that follows those already chosen has a candidate. */
const canFollow = (
  g: Game,
  specs: readonly TargetSpec[],
  chosen: readonly (readonly Ref[])[],
  scope: Scope,
): boolean => {
  const spec = specs[chosen.length];
  if (spec === undefined) return true;
  const found = choosable(g, specs, chosen, scope);
  return found.length >= spec.min && canFollow(g, specs, [...chosen, found.slice(0, spec.max)], scope);
};

/** Every target that the mode needs is there, one chosen after another (TGT-06). */
export const modeIsLegal = (g: Game, mode: { readonly targets: readonly TargetSpec[] }, scope: Scope): boolean =>
  canFollow(g, mode.targets, [], scope); // TGT-06

/** Words that mean the same whatever goes on the stack. */
const OFF_STACK: ReadonlySet<string> = new Set<Selector['select'] | Condition['if']>([
  'you',
  'this',
  'it',
  'target',
  'controller',
  'players',
  'objects',
  'among',
  'anyOf',
  'all',
  'any',
  'not',
  'same',
  'role',
  'keyword',
  'controls',
  'inShop',
  'inSlot',
  'cardKind',
  'alive',
]);

const looksAtStack = (spec: TargetSpec): boolean =>
  hasPart('target', spec, {
    selector: ({ select }) => !OFF_STACK.has(select),
    condition: ({ if: word }) => !OFF_STACK.has(word),
    amount: (part) => typeof part !== 'number',
  });

/** Whether none of these modes has its targets now, nor will have them because of what goes on the stack first (TGT-06). */
export const lacksTargets = (g: Game, modes: readonly Mode[], scope: Scope): boolean =>
  activeModifiers(g, 'cannotTarget').length === 0 &&
  modes.every((mode) => !mode.targets.some(looksAtStack) && !modeIsLegal(g, mode, scope));

/** The number in place of "the chosen number"; with another sign it is a number again. */
const numbered = (mode: Mode, number: number): Mode =>
  withChanged('mode', mode, {
    amount: (amount) => {
      if (typeof amount === 'number') return amount;
      if (amount.amount === 'chosenNumber') return number;
      const [sign, of] = amount.amount === 'product' ? amount.of : [];
      return sign === -1 && typeof of === 'number' ? 0 - of : amount;
    },
  });

/** The modes to choose from: one with a number of the player's choice stands there once for each number (TGT-03). */
const modesWithNumbers = (modes: readonly Mode[]): readonly Mode[] =>
  modes.flatMap(({ number, ...mode }) => {
    if (number === undefined) return [mode];
    return Array.from({ length: number.to - number.from + 1 }, (_, index) => numbered(mode, number.from + index)); // TGT-03
  });

export interface TargetPrompt {
  readonly player: PlayerId;
  readonly source: ObjectId | null;
  readonly card: CardId | null;
  /** Announcing can be called off until the first cost is paid; triggers cannot. */
  readonly canCallOff: boolean;
  readonly modeKey: DecisionKey;
  readonly targetKey: DecisionKey;
}

const BACK: Option = { id: 'back', meaning: { kind: 'back' } };

/** What a mode takes for targets, if it takes any. */
const aimedAt = ({ targets }: Mode): Pick<Meaning, 'targets'> => (targets.length === 0 ? {} : { targets });

/** The index of the chosen mode; null when called off (TGT-03). */
function* chooseMode(g: Game, modes: readonly Mode[], scope: Scope, asking: TargetPrompt): Gen<number | null> {
  const legal = modes.map((mode, index) => ({ mode, index })).filter(({ mode }) => modeIsLegal(g, mode, scope));
  const [only] = legal;
  if (only === undefined) return null;
  if (modes.length === 1) return only.index;
  const options: Option[] = legal.map(({ mode, index }) => ({
    id: `m${index}`,
    meaning: { kind: 'mode', number: index, effect: mode.effect, ...aimedAt(mode) },
  }));
  const [picked] = yield* g.ask({
    player: asking.player,
    key: asking.modeKey,
    source: asking.source,
    card: asking.card,
    options: asking.canCallOff ? [...options, BACK] : options,
    min: 1,
    max: 1,
    secret: false,
  });
  return picked === undefined || picked === BACK.id ? null : Number(picked.slice(1));
}

/** The targets of a mode, spec by spec; null when called off (TGT-01, TGT-04). */
function* chooseTargets(
  g: Game,
  { targets: specs, effect }: Mode,
  scope: Scope,
  asking: TargetPrompt,
): Gen<readonly (readonly Ref[])[] | null> {
  const targets: (readonly Ref[])[] = [];
  for (const [at, spec] of specs.entries()) {
    const legal = choosable(g, specs, targets, scope);
    const max = Math.min(spec.max, legal.length);
    if (spec.pick === 'atRandom') {
      targets.push(pickAtRandom(g, legal, max)); // TGT-01
      continue;
    }
    const options = legal.map((ref) => optionOf(g.state, ref));
    const player = otherChooser(g, spec, { ...scope, targets }) ?? asking.player; // TGT-01
    const canCallOff = asking.canCallOff && player === asking.player;
    const chosen = yield* g.ask({
      player,
      key: asking.targetKey,
      source: asking.source,
      card: asking.card,
      options: canCallOff ? [...options, BACK] : options,
      min: Math.min(spec.min, max),
      max,
      secret: false,
      effect,
      aims: { targets: specs, at },
    });
    if (chosen.includes(BACK.id)) return null;
    targets.push(legal.filter((ref) => chosen.includes(ref)));
  }
  return targets;
}

/** What was chosen on the way to the stack, as it stands on an item there. */
export interface Prepared {
  readonly mode: number;
  readonly effect: Effect;
  readonly specs: readonly TargetSpec[];
  readonly targets: readonly (readonly Ref[])[];
}

/** A mode, then its targets; null when no mode is legal or it was called off (TGT-01, TGT-03). */
export function* prepare(g: Game, printed: readonly Mode[], scope: Scope, asking: TargetPrompt): Gen<Prepared | null> {
  const modes = modesWithNumbers(printed);
  const index = yield* chooseMode(g, modes, scope, asking);
  const mode = index === null ? undefined : modes[index];
  if (index === null || mode === undefined) return null;
  const targets = yield* chooseTargets(g, mode, scope, asking);
  return targets === null ? null : { mode: index, effect: mode.effect, specs: mode.targets, targets };
}

/**
 * The scope of what chose these targets; an outcome, which chose none, keeps those of what asked for the roll (KEY-07).
 */
export const withTargets = (scope: Scope, specs: readonly TargetSpec[], targets: Scope['targets']): Scope =>
  specs.length === 0 ? scope : { ...scope, targets };

/** The targets that are still there and still match, in a scope that has them (TGT-02, TGT-07). */
export const stillLegal = (
  g: Game,
  specs: readonly TargetSpec[],
  targets: readonly (readonly Ref[])[],
  scope: Scope,
): readonly (readonly Ref[])[] =>
  specs.map((spec, index) => {
    const legal = legalTargets(g, spec, scope);
    return (targets[index] ?? []).filter((ref) => legal.includes(ref)); // TGT-02
  });

/**
 * Whether every target of an item on the stack has become illegal, so that the game cancels the item (TGT-07, FIZZ-01).
 */
export const fizzles = (before: readonly (readonly Ref[])[], after: readonly (readonly Ref[])[]): boolean =>
  before.some((refs) => refs.length > 0) && after.every((refs) => refs.length === 0); // TGT-07
