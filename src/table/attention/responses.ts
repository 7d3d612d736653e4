import {
  hasPart,
  type Effect,
  type Modifier,
  type ObjectView,
  type StackItemView,
  type View,
} from '../../engine/index.js';
import { controlledBy, type PlayerContext } from './player-context.js';

/** What an ability can do to something that waits on the stack: change a roll, damage, a death, or loot and abilities. */
type Reach = 'roll' | 'attackRoll' | 'damage' | 'death' | 'effect';

/** Whether what a player could answer with lies open (`seen`), or can only be a card of their hand. */
type ResponseVisibility = 'seen' | 'hand';

/** What an ability can reach, with what it makes possible: a card of the hand that is played, something that is used once more. */
type WiderReach = Reach | 'play' | 'recharge';

const EFFECTS: Partial<Record<Effect['do'], readonly WiderReach[]>> = {
  addToRoll: ['roll'],
  setRoll: ['roll'],
  reroll: ['roll'],
  flip: ['roll'],
  preventDamage: ['damage'],
  heal: ['damage'],
  preventDeath: ['death'],
  cancel: ['effect'],
  copy: ['effect'],
  cancelEverything: ['roll', 'damage', 'death', 'effect'],
  endTurn: ['roll', 'damage', 'death', 'effect'],
  cancelAttack: ['roll', 'damage'],
  lootPlay: ['play'],
  play: ['play'],
  playCopy: ['play'],
  recharge: ['recharge'],
  forceActivate: ['recharge'],
};

const ofModifier = (modifier: Modifier): readonly Reach[] => {
  switch (modifier.modify) {
    case 'rolls':
      return ['roll'];
    case 'shield':
      return ['damage'];
    case 'stat':
      return modifier.stat === 'hp' ? ['damage'] : ['attackRoll'];
    default:
      return [];
  }
};

type Activated = ObjectView['usable'][number]['ability'];

/** What these effects reach. */
const reachOfEffects = (effects: readonly Effect[]): ReadonlySet<WiderReach> => {
  const reach = new Set<WiderReach>();
  const add = (more: readonly WiderReach[]): boolean => {
    for (const one of more) reach.add(one);
    return false;
  };
  for (const effect of effects)
    hasPart('effect', effect, {
      effect: (part) => add(EFFECTS[part.do] ?? []),
      modifier: (part) => add(ofModifier(part)),
    });
  return reach;
};

/** What an ability reaches with any of its modes. */
const reachOf = ({ modes }: Activated): ReadonlySet<WiderReach> => reachOfEffects(modes.map(({ effect }) => effect));

/** Everything that can have abilities: what players control, and what lies in the slots. */
const objectsOf = (view: View): readonly ObjectView[] => [
  ...view.players.flatMap(controlledBy),
  ...[...view.rooms, ...view.monsters, ...view.shop].flatMap(({ top }) => top ?? []),
];

/** The abilities that the player may use and could pay for, as everybody can see them. */
const usableBy = ({ view, player }: PlayerContext): readonly Activated[] =>
  objectsOf(view).flatMap(({ usable }) =>
    usable.filter(({ by }) => by.includes(player.id)).map(({ ability }) => ability),
  );

/** Whether the player may play a card of their hand now, whichever it is. */
const mayPlayLoot = ({ player }: PlayerContext): boolean =>
  (player.lootPlays > 0 && player.handCount > 0) || player.effectsAllowLoot;

/** An ability that the player may use and could pay for, or loot to play, as everyone can see it (PRIO-08). */
export const couldRespond = (now: PlayerContext): boolean => mayPlayLoot(now) || usableBy(now).length > 0;

/** Whether the player could do something else than play a card of their hand. */
export const couldUseSomething = (now: PlayerContext): boolean =>
  usableBy(now).some((ability) => {
    const reach = reachOf(ability);
    return !reach.has('play') || reach.size > 1;
  });

/** Whether the player has a loot play left, and needs nothing else to play a card of their hand. */
export const hasLootPlay = ({ player }: PlayerContext): boolean => player.lootPlays > 0 && player.handCount > 0;

const reachesItem = (item: StackItemView | null, reach: ReadonlySet<WiderReach>): boolean => {
  switch (item?.kind) {
    case 'roll':
      return reach.has('roll') || (item.attackRoll && reach.has('attackRoll'));
    case 'damage':
    case 'death':
      return reach.has(item.kind);
    case 'loot':
    case 'ability':
      return reach.has('effect');
    case undefined:
      return false;
  }
};

const reachesTop = ({ top }: PlayerContext, ability: Activated): boolean => reachesItem(top, reachOf(ability));

/** Whether such an effect could change what this thing on the stack does. */
export const couldChange = (item: StackItemView, effect: Effect): boolean =>
  reachesItem(item, reachOfEffects([effect]));

/** What the player could use if something of theirs were recharged. */
const ifRecharged = ({ player }: PlayerContext): readonly Activated[] =>
  controlledBy(player)
    .filter(({ charged }) => !charged)
    .flatMap(({ usable }) => usable.map(({ ability }) => ability));

/**
 * Whether what could change the newest thing on the stack lies open in front of the player or can only be in their hand, as
 * everybody can see it; null when there is nothing. What a hidden card would do counts as possible: nobody can see that it is not.
 */
export const responseVisibility = (now: PlayerContext): ResponseVisibility | null => {
  const usable = usableBy(now);
  const canRecharge = usable.some((ability) => reachOf(ability).has('recharge'));
  const within = canRecharge ? [...usable, ...ifRecharged(now)] : usable;
  if (within.some((ability) => reachesTop(now, ability))) return 'seen';
  const plays = now.player.handCount > 0 && within.some((ability) => reachOf(ability).has('play'));
  return plays || mayPlayLoot(now) ? 'hand' : null;
};
