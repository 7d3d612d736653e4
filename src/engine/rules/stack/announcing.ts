import type { AbilityOf, Mode, ObjectId, PlayerId, StackId } from '../../vocabulary/index.js';
import {
  objectOf,
  timestamp,
  unless,
  type Game,
  type Gen,
  type Paid,
  type Scope,
  type Verdict,
} from '../../state/index.js';
import { modeIsLegal, type TargetPrompt, type Prepared } from '../characteristics/targets.js';

type Announced = AbilityOf<'loot'>;

/** Some mode has all the targets it needs (TGT-06). */
export const announceable = (g: Game, modes: readonly Mode[], scope: Scope): Verdict =>
  unless(
    modes.some((mode) => modeIsLegal(g, mode, scope)), // TGT-06
    'TGT-06',
    { why: 'noTarget' },
  );

/** How a player is asked on the way to the stack. */
export const announcing = (g: Game, player: PlayerId, source: ObjectId): TargetPrompt => ({
  player,
  source,
  card: objectOf(g.state, source).card,
  canCallOff: true,
  modeKey: 'announce.mode',
  targetKey: 'announce.target',
});

/** Loot that lies on the stack already becomes an item there (STACK-01). */
export function* putLoot(
  g: Game,
  player: PlayerId,
  object: ObjectId,
  { key, paid }: { readonly key: string; readonly paid: Paid | null },
  prepared: Prepared,
): Gen<StackId> {
  const { card } = objectOf(g.state, object);
  const id: StackId = `s${timestamp(g.state)}`;
  const spent = paid === null ? {} : { paid };
  const announced = { controller: player, source: object, card, asked: [], ability: key, ...spent, ...prepared };
  return yield* g.put({ id, kind: 'loot', object, ...announced });
}

/** An activated ability goes on the stack; the scope still names its source when a cost has destroyed that. */
export function* putActivated(
  g: Game,
  scope: Scope,
  { key, ofItem }: { readonly key: string; readonly ofItem: boolean },
  prepared: Prepared,
): Gen {
  yield* g.put({
    id: `s${timestamp(g.state)}`,
    kind: 'ability',
    how: 'activated',
    controller: scope.you,
    source: scope.source,
    card: scope.card,
    asked: [],
    ability: key,
    ofItem,
    ...prepared,
    only: null,
    scope: { ...scope, targets: prepared.targets },
  });
}

/** A trinket or ambush has no loot ability of its own: playing it does what its keyword says (KEY-02). */
const EMPTY_PLAY: Announced = { kind: 'loot', key: 'loot', modes: [{ targets: [], effect: { do: 'nothing' } }] };
export const playAbility = (g: Game, object: ObjectId): Announced => {
  const found = g.characteristics(object).abilities.find((ability) => ability.kind === 'loot');
  return found ?? EMPTY_PLAY;
};
