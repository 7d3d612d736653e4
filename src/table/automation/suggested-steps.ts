import {
  cardsOf,
  choosable,
  isDeckRef,
  viewFor,
  type Decision,
  type ObjectView,
  type Option,
  type PlayerId,
  type Ref,
  type Session,
  type View,
} from '../../engine/index.js';
import { chooseAnswer } from '../../computer-players/index.js';
import { computerRandom } from '../play/computer-random.js';
import { MOST_STEPS, type PlanStep } from '../record/fields/planned-turn.js';
import { openQuestionOf, optionFor, plannable, withChoice, withOnlyChoices } from './plannable.js';

/** More answers than this no step takes. */
const MOST_ANSWERS = 20;

/** The table as this player's own action phase would find it if nothing happened before: what they see, and no more. */
const inMyTurn = (session: Session, player: PlayerId): View => {
  const view = viewFor(session, player);
  if (view.turn.active === player && view.turn.phase === 'action')
    return { ...view, stack: [], attack: null, declared: null };
  const charged = (things: readonly ObjectView[]): readonly ObjectView[] =>
    things.map((one) => ({ ...one, charged: true }));
  const players = view.players.map((one) =>
    one.id === player
      ? { ...one, hp: one.maxHp, dead: false, items: charged(one.items), characters: charged(one.characters) }
      : one,
  );
  const turn = { ...view.turn, active: player, phase: 'action', attacks: 0, purchases: 0 } as const;
  return { ...view, turn, players, stack: [], attack: null, declared: null };
};

/** What a computer player may see and be asked when it plays this turn in thought. */
interface Thought {
  readonly session: Session;
  readonly player: PlayerId;
  readonly view: View;
  readonly random: () => number;
}

const answerTo = ({ session, view, random }: Thought, decision: Decision): readonly string[] =>
  chooseAnswer('simple', { ...view, decision }, random, cardsOf(session));

const questionOf = ({ player }: Thought, key: Decision['key'], options: readonly Option[]): Decision => {
  const [first] = options;
  const fallback = first === undefined ? [] : [first.id];
  return { player, key, source: null, card: null, options, min: 1, max: 1, secret: false, fallback };
};

/** Playing a card or using an ability as an option. */
const optionOf = ({ view, player }: Thought, step: PlanStep): Option => {
  const object = step.ref as `o${number}`;
  const card = step.card ?? '';
  if (step.do === 'play')
    return { id: optionFor(step), meaning: { kind: 'play', object, card, zone: 'hand', owner: player } };
  const thing = view.players
    .flatMap(({ characters, items }) => [...characters, ...items])
    .find(({ id }) => id === object);
  const modes = thing?.usable.find(({ ability }) => ability.key === step.ability)?.ability.modes ?? [];
  const effect = modes.length === 1 && modes[0] !== undefined ? { effect: modes[0].effect } : {};
  return {
    id: optionFor(step),
    meaning: {
      kind: 'activate',
      object,
      card,
      ...(step.ability === undefined ? {} : { ability: step.ability }),
      ...effect,
    },
  };
};

/** A step with its mode, targets and payment as a computer player would choose them. */
const withChoices = (thought: Thought, step: PlanStep): PlanStep => {
  const { session, player } = thought;
  let found = withOnlyChoices(session, player, step);
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    const open = openQuestionOf(session, player, found);
    if (open === null) break;
    found = withOnlyChoices(session, player, withChoice(found, open, answerTo(thought, open)));
  }
  return found;
};

/** Cards and abilities, the best first, each once; as many cards as there are plays in a turn. */
const actions = (thought: Thought, own: readonly PlanStep[]): readonly PlanStep[] => {
  const { view, player } = thought;
  const isOwnTurn = viewFor(thought.session, null).turn.active === player;
  const me = view.players.find(({ id }) => id === player);
  let plays = Math.max(isOwnTurn ? 0 : 1, me?.lootPlays ?? 0);
  const found: PlanStep[] = [];
  let left = own;
  while (found.length < MOST_STEPS - 3) {
    const offered = left.filter((step) => step.do === 'activate' || plays > 0);
    const options = [...offered.map((step) => optionOf(thought, step)), ...DECLARATIONS];
    const [chosen] = answerTo(thought, questionOf(thought, 'priority', options));
    const step = offered.find((one) => optionFor(one) === chosen);
    if (step === undefined) return found;
    if (step.do === 'play') plays -= 1;
    found.push(withChoices(thought, { ...step, otherwise: 'skip' }));
    left = left.filter(({ ref }) => ref !== step.ref);
  }
  return found;
};

/** It ends the turn or attacks when nothing else is worth doing; what it buys is asked apart, for ¢ may come first. */
const DECLARATIONS: readonly Option[] = [
  { id: 'attack', meaning: { kind: 'attack' } },
  { id: 'end', meaning: { kind: 'endTurn' } },
];

/** What it would buy of what is for sale, if it could pay for it. */
const purchase = (thought: Thought, own: readonly PlanStep[]): readonly PlanStep[] => {
  const { session, player } = thought;
  const { purchases } = choosable(session, player);
  const options = own.flatMap((step): readonly Option[] => {
    const price = purchases.find(({ ref }) => ref === step.ref)?.price;
    if (step.do !== 'buy' || price === undefined) return [];
    const { card } = step;
    if (card === null) return [{ id: step.ref, meaning: { kind: 'deck', deck: 'treasure', number: price } }];
    return [{ id: step.ref, meaning: { kind: 'object', object: step.ref as `o${number}`, card, number: price } }];
  });
  if (options.length === 0) return [];
  const [chosen] = answerTo(thought, questionOf(thought, 'purchase.choice', options));
  return own.filter((step) => step.do === 'buy' && step.ref === chosen);
};

/** What it would attack, if it would. */
const attack = (thought: Thought, own: readonly PlanStep[]): readonly PlanStep[] => {
  const [declared] = answerTo(thought, questionOf(thought, 'priority', DECLARATIONS));
  const foes = own.filter((step) => step.do === 'attack');
  if (declared !== 'attack' || foes.length === 0) return [];
  const options = foes.map(({ ref, card }): Option => ({
    id: ref,
    meaning:
      card === null || isDeckRef(ref as Ref)
        ? { kind: 'deck', deck: 'monster' }
        : { kind: 'object', object: ref as `o${number}`, card },
  }));
  const [chosen] = answerTo(thought, questionOf(thought, 'attack.target', options));
  return foes.filter(({ ref }) => ref === chosen);
};

/**
 * The turn as the `simple` computer player would write it down: what it would play and use, buy, attack, and the end. It
 * sees what this player sees, and nothing happens.
 */
export const suggestSteps = (session: Session, player: PlayerId): readonly PlanStep[] => {
  const view = inMyTurn(session, player);
  const thought: Thought = { session, player, view, random: computerRandom(session) };
  const all = plannable(session, player);
  const own = all.filter((step) => step.do === 'play' || step.do === 'activate');
  return [
    ...actions(thought, own),
    ...purchase(thought, all),
    ...attack(thought, all),
    ...all.filter((step) => step.do === 'end'),
  ];
};
