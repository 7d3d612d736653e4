import { havingPart, type ObjectId, type PlayerId } from '../../vocabulary/index.js';
import {
  inRole,
  objectOf,
  objectsInPlay,
  takeOffStack,
  type FollowUp,
  type Game,
  type Gen,
  type Scope,
  type StackItem,
} from '../../state/index.js';
import { cancelItem, discardPlayed } from './canceling.js';
import { resolveDamage, wouldDieTriggers, wouldTakeDamageTriggers } from '../combat/damage.js';
import { resolveDeath } from '../combat/death.js';
import { resolveRoll } from '../dice/rolls.js';
import { becomeItem } from '../objects/objects.js';
import { prohibition } from '../events/replacement.js';
import { fizzles, stillLegal, withTargets } from '../characteristics/targets.js';

type Loot = Extract<StackItem, { kind: 'loot' }>;
type OnStackAbility = Extract<StackItem, { kind: 'ability' }>;

/** Resolves the top of the stack; nothing else, and nothing interrupts it (STACK-02, STACK-03). */
export function* resolveTop(g: Game): Gen {
  const item = g.state.stack.at(-1);
  if (item === undefined) return;
  g.underway.done.clear();
  g.underway.controllers.clear(); // DEC-11
  switch (item.kind) {
    case 'loot':
      return yield* resolveLoot(g, item);
    case 'ability':
      return yield* resolveAbility(g, item);
    case 'roll':
      return yield* resolveRoll(g, item); // DICE-05
    case 'damage':
      if (!wouldTakeDamageTriggers(g, item)) yield* resolveDamage(g, item); // DEC-27
      return;
    case 'death':
      if (!wouldDieTriggers(g, item)) yield* resolveDeath(g, item); // DEC-27
      return;
  }
}

const lootScope = (g: Game, item: Loot): Scope => ({
  you: item.controller === 'game' ? g.state.turn.active : item.controller,
  source: item.object,
  card: item.card,
  ...(g.state.objects[item.object]?.copy === true ? { copy: true } : {}), // COPY-09
  targets: item.targets,
  cause: null,
  roll: null,
  bound: {},
  it: null,
  ...(item.paid === undefined ? {} : { paid: item.paid }),
});

const hasKeyword = (g: Game, item: Loot, word: 'trinket' | 'ambush'): boolean =>
  g.characteristics(item.object).abilities.some((ability) => ability.kind === 'keyword' && ability.word === word);

/** It covers a monster slot that its player picks; the active player must attack it once more than else (KEY-03). */
function* ambush(g: Game, object: ObjectId, player: PlayerId): Gen {
  const put = yield* g.perform({ type: 'putIntoSlot', object, player, source: null, slot: 'monster' }); // KEY-03
  if (put === null) return;
  const grant = { player: g.state.turn.active, source: null, amount: 1, on: put.object, must: true } as const;
  yield* g.perform({ type: 'grantAttack', ...grant }); // KEY-03
}

/** Loot does its ability, then goes to discard as the last act, or stays as what it became (LOOT-04, STACK-08). */
function* resolveLoot(g: Game, item: Loot): Gen {
  const scope = lootScope(g, item);
  const targets = stillLegal(g, item.specs, item.targets, scope);
  if (fizzles(item.targets, targets)) return yield* fizzle(g, item); // FIZZ-01
  takeOffStack(g.state, item.id);
  g.log({ say: 'resolves', source: item.card ?? '' });
  if (hasKeyword(g, item, 'trinket')) return yield* becomeItem(g, item.object, scope.you); // KEY-02
  if (hasKeyword(g, item, 'ambush')) yield* ambush(g, item.object, scope.you); // KEY-03
  yield* g.run(item.effect, { ...scope, targets });
  yield* discardPlayed(g, item.object); // LOOT-04
}

/** The game cancels what has lost its targets or its condition (FIZZ-01, TGT-02). */
function* fizzle(g: Game, item: StackItem): Gen {
  g.log({ say: 'fizzled', ...(item.card === null ? {} : { source: item.card }) });
  yield* cancelItem(g, item.id);
}

/** A trigger on a number fizzles when the face was changed before it resolved (DICE-11). */
const rollChanged = (g: Game, item: OnStackAbility): boolean => {
  const { cause } = item.scope;
  if (cause?.type !== 'wouldRoll') return false;
  const roll = g.state.stack.find((candidate) => candidate.id === cause.stack);
  return roll?.kind !== 'roll' || roll.result !== cause.amount; // DICE-11
};

const counts = havingPart('effect', { condition: ({ if: word }) => word === 'resolution' });
/** What goes by how often its card has resolved in this game is counted, this time too. */
const countResolution = (g: Game, { card, effect }: OnStackAbility): void => {
  if (card === null || !counts(effect)) return;
  const times = (g.state.memory.resolutions ??= {});
  times[card] = (times[card] ?? 0) + 1;
};

function* resolveAbility(g: Game, item: OnStackAbility): Gen {
  const targets = stillLegal(g, item.specs, item.targets, item.scope);
  const conditionLost = item.only !== null && !g.holds(item.only, item.scope); // ABIL-10
  if (fizzles(item.targets, targets) || conditionLost || rollChanged(g, item)) return yield* fizzle(g, item);
  takeOffStack(g.state, item.id);
  countResolution(g, item);
  if (item.card !== null && item.how !== 'outcome') g.log({ say: 'resolves', source: item.card });
  yield* g.run(item.effect, withTargets(item.scope, item.specs, targets));
}

const isBusy = (g: Game, id: ObjectId): boolean =>
  g.state.stack.some((item) => item.source === id && item.kind !== 'damage') ||
  g.state.waiting.some((trigger) => trigger.source === id);

/** Whether this is an event that is over and still has to go to discard (EVENT-03). */
const mustGo = (g: Game, id: ObjectId): boolean => {
  const { slot, stays } = objectOf(g.state, id);
  return (slot === 'monster' || slot === 'minion') && stays !== true && !isBusy(g, id); // CHAL-09
};

/**
 * An event whose abilities have all resolved or been cancelled goes to discard (EVENT-03). When something else happens
 * instead it stays for good; while it is forbidden it only waits (DEC-08).
 */
export function* discardFinishedEvents(g: Game): Gen<boolean> {
  let happened = false;
  for (const top of inRole(g, objectsInPlay(g), 'event')) {
    if (!mustGo(g, top)) continue;
    const discarding = { type: 'putIntoDiscard', object: top, player: null, source: null, partOf: null } as const;
    if (prohibition(g)(discarding) !== null) continue; // DEC-08
    happened = true;
    if ((yield* g.perform(discarding)) !== null) continue; // EVENT-03
    const object = g.state.objects[top];
    if (object !== undefined) object.stays = true; // REPL-01
  }
  return happened;
}

/** What awaited things that are on the stack no more is done at once, off the stack: before triggers and deaths (DEC-26). */
export function* followUp(g: Game): Gen {
  const waits = ({ awaits }: FollowUp): boolean => g.state.stack.some(({ id }) => awaits.includes(id));
  for (;;) {
    const { followUps = [] } = g.state;
    const next = followUps.find((one) => !waits(one));
    if (next === undefined) return;
    g.state.followUps = followUps.filter((one) => one !== next);
    if (g.state.followUps.length === 0) delete g.state.followUps;
    yield* g.run(next.effect, { ...next.scope, awaited: next.awaits }); // DEC-26
  }
}
