import type { Ability, EventType, Keyword, ObjectId } from '../../vocabulary/index.js';
import {
  objectOf,
  type AbilityLayer,
  type Game,
  type GameObject,
  type Held,
  type HeldAbilities,
  type ReplacementAbility,
  type StaticAbility,
  type TriggeredAbility,
} from '../../state/index.js';
import { cached, boardReads } from './read-cache.js';
import { abilityLayer, canDiffer } from './layers.js';
import { cardNow, collected, heldAsPrinted, indexOf, cachedBoard } from './printed-abilities.js';

export {
  backOf,
  cardNow,
  copiedCard,
  changedNumbersOn,
  kindOf,
  lastKnownAbilities,
  numbersOn,
} from './printed-abilities.js';

const layerNow = (g: Game): AbilityLayer | null => {
  if (cachedBoard(g).isAsPrinted) return null;
  return cached(
    g,
    ({ layer }) => layer,
    'now',
    () => abilityLayer(g),
  );
};

/** The ability layer: what an object has before any stat is read (architecture.md#engine-sessions). */
export const abilitiesOf = (g: Game, object: GameObject): readonly Ability[] =>
  layerNow(g)?.get(object.id) ?? cardNow(g, object).abilities;

const findHeld = (g: Game): HeldAbilities => {
  const layer = layerNow(g);
  const printed = heldAsPrinted(g);
  if (layer === null) return printed;
  const { held: known } = g.cache;
  const isFinished = g.underway.abilities === null;
  if (isFinished && known?.layer === layer && known.printed === printed) return known.held;
  const held = collected(g, (id) => layer.get(id) ?? cardNow(g, objectOf(g.state, id)).abilities);
  if (isFinished) g.cache.held = { layer, printed, held };
  return held;
};

/** The abilities of everything on the table, those printed where nothing has changed any. */
const heldNow = (g: Game): HeldAbilities =>
  cached(
    g,
    ({ held }) => held,
    'now',
    () => findHeld(g),
  );

/** The abilities of everything on the table, as far as they are asked for by this. */
const heldFor = (g: Game, list: 'statics' | 'triggers' | 'replacements', by: string): HeldAbilities => {
  const { printed, isAsPrinted } = cachedBoard(g);
  if (isAsPrinted) return printed;
  return boardReads(g)?.held.get() ?? (canDiffer(g, list, by) ? heldNow(g) : printed);
};

const NONE: readonly never[] = [];

/** The static abilities in play that grant this kind of modifier, working or not. */
export const staticsInPlay = (g: Game, kind: string): readonly Held<StaticAbility>[] =>
  heldFor(g, 'statics', kind).statics.get(kind) ?? NONE;

/** The triggered abilities in play that watch this kind of event, working or not. */
export const triggersInPlay = (g: Game, event: EventType): readonly Held<TriggeredAbility>[] =>
  heldFor(g, 'triggers', event).triggers.get(event) ?? NONE;

/** The replacement abilities in play that watch this kind of event, working or not. */
export const replacementsInPlay = (g: Game, event: EventType): readonly Held<ReplacementAbility>[] =>
  heldFor(g, 'replacements', event).replacements.get(event) ?? NONE;

/** The triggered abilities of one object that watch this kind of event. */
export const triggersOn = (g: Game, id: ObjectId, event: EventType): readonly Held<TriggeredAbility>[] =>
  indexOf(g, abilitiesOf(g, objectOf(g.state, id))).triggers.flatMap(([watched, ability]) =>
    watched === event ? [{ id, ability }] : [],
  );

/** The replacement abilities of one object that watch this kind of event. */
export const replacementsOn = (g: Game, id: ObjectId, event: EventType): readonly Held<ReplacementAbility>[] =>
  indexOf(g, abilitiesOf(g, objectOf(g.state, id))).replacements.flatMap(([watched, ability]) =>
    watched === event ? [{ id, ability }] : [],
  );

/** Objects in play that can have HP; a character has none of its own (CHAR-04). */
export const objectsWithHp = (g: Game): readonly ObjectId[] => heldAsPrinted(g).withHp;

/** The keywords that stand on the card, or that it has gained with other abilities. */
export const printedKeywords = (g: Game, object: GameObject): readonly Keyword[] =>
  indexOf(g, abilitiesOf(g, object)).keywords;
