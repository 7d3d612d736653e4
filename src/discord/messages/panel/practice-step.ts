import type {
  CardId,
  LogLine,
  Meaning,
  ObjectView,
  Option,
  OptionId,
  PlayerId,
  PlayerView,
  StackItemView,
  View,
} from '../../../engine/index.js';
import type { LessonRoll, Names, Words } from '../../../text/index.js';

/** What the lesson suggests: an option of the question that is open, an attack, or a purchase. */
export interface Suggestion {
  readonly verb: 'opt' | 'attack' | 'buy';
  readonly value: OptionId;
}

/** What the practice game says at one moment. */
interface PracticeStep {
  /** What has happened; null for nothing that needs a word. */
  readonly before: string | null;
  readonly suggests: Suggestion | null;
  /** The instruction, with the button of what is suggested as it is called. */
  readonly says: (button: string) => string;
}

type Instruction = Omit<PracticeStep, 'before'>;

/** What is seen at one moment of the practice game, by whom, and what has happened in it so far. */
interface PracticeMoment {
  readonly view: View;
  readonly me: PlayerId;
  readonly lines: readonly LogLine[];
  readonly w: Words;
  readonly names: Names;
}

/** Loot that gives ¢, the most first. */
const COINS: readonly CardId[] = ['a-dime', 'a-nickel', '4-cents', '3-cents', '2-cents'];
/** What throws a die again, what cancels loot, and whose ↷ lets one more loot card be played. */
const REROLL: CardId = 'the-d6';
const ANSWER: CardId = 'butter-bean';
const CHARACTER: CardId = 'isaac';
/** ¢ that an item of the shop costs (BUY-03). */
const PRICE = 10;

const offers = ({ view }: PracticeMoment, kind: Meaning['kind']): boolean =>
  view.decision?.options.some(({ meaning }) => meaning.kind === kind) === true;

/** The option that does this with this card; undefined when it is not offered. */
const optionFor = ({ view }: PracticeMoment, kind: Meaning['kind'], card: CardId): Option | undefined =>
  view.decision?.options.find(({ meaning }) => meaning.kind === kind && meaning.card === card);

const playerIn = ({ view }: PracticeMoment, id: PlayerId): PlayerView | null =>
  view.players.find((player) => player.id === id) ?? null;

const monstersIn = ({ view }: PracticeMoment): readonly ObjectView[] =>
  view.monsters.flatMap(({ top }) => (top !== null && top.hp !== null ? [top] : []));

const isOf = ({ object }: LogLine, id: PlayerId): boolean =>
  object !== undefined && 'player' in object && object.player === id;

const cardOf = ({ object }: LogLine): CardId | null => (object !== undefined && 'card' in object ? object.card : null);

const isOwn = ({ me }: PracticeMoment, { say, event, player }: LogLine, wanted: LogLine['event']): boolean =>
  say === 'event' && event === wanted && player === me;

/** The number of one's own last attack roll among these lines, when it hit; null for none. */
const lastHit = ({ me }: PracticeMoment, lines: readonly LogLine[]): number | null => {
  const own = lines.filter(({ say, player }) => player === me && ['rollIs', 'hit', 'miss'].includes(say));
  return own.at(-1)?.say === 'hit' ? (own.at(-2)?.amount ?? null) : null;
};

/** What one line of the log is explained with before the next step, with those before it in its turn; null for nothing. */
const explained = (now: PracticeMoment, line: LogLine, before: readonly LogLine[]): string | null => {
  const { me, w, names } = now;
  const { happened } = w.lessons.step;
  const card = cardOf(line);
  if (line.say !== 'event') return null;
  if (line.event === 'dies') {
    if (isOf(line, me)) return happened.youDied;
    const player = line.object !== undefined && 'player' in line.object ? line.object.player : null;
    if (player !== null) return happened.otherDied(names.player(player));
    return line.other === me && card !== null ? happened.killed(names.card(card), lastHit(now, before)) : null;
  }
  if (isOwn(now, line, 'gainItem') && line.detail === 'purchase')
    return card === null ? null : happened.bought(names.card(card));
  if (isOwn(now, line, 'playLoot') && now.view.turn.active === me)
    return card === null ? null : happened.played(names.card(card));
  return null;
};

/** The lines of the log turn by turn, the one that goes on first. */
const turnsIn = ({ lines }: PracticeMoment): readonly (readonly LogLine[])[] => {
  const turns: LogLine[][] = [[]];
  for (const line of lines) {
    if (line.say === 'nextTurn') turns.unshift([]);
    turns[0]?.push(line);
  }
  return turns;
};

/** The last thing that has happened in this turn, or a death in the one before, and that is worth a word in one's own turn. */
const lastHappened = (now: PracticeMoment): string | null => {
  const { happened } = now.w.lessons.step;
  const [current = [], before = []] = turnsIn(now);
  const deaths = before.filter(({ event, object }) => event === 'dies' && object !== undefined && 'player' in object);
  const ownDeaths = deaths.filter((line) => isOf(line, now.me)); // one's own matters most
  for (const line of [...deaths, ...ownDeaths, ...current].toReversed()) {
    const text = explained(now, line, current.slice(0, Math.max(0, current.indexOf(line))));
    if (text !== null) return text;
  }
  if (now.view.turn.number === 1) return happened.welcome;
  return now.lines.some((line) => isOwn(now, line, 'attack')) ? null : happened.notAttacked;
};

/** The monster that is worth a soul, or else the weakest. */
const bestMonster = (now: PracticeMoment): ObjectView | null => {
  const strength = ({ hp, atk, dc }: ObjectView): number => (hp ?? 0) + (atk ?? 0) + (dc ?? 0);
  const [best] = monstersIn(now)
    .filter(({ attackable }) => attackable)
    .toSorted((a, b) => (b.souls ?? 0) - (a.souls ?? 0) || strength(a) - strength(b));
  return best ?? null;
};

const PASS: Suggestion = { verb: 'opt', value: 'pass' };
const END: Suggestion = { verb: 'opt', value: 'end' };
const option = ({ id }: Option): Suggestion => ({ verb: 'opt', value: id });

/** What to do next in one's own action phase. */
const ownTurn = (now: PracticeMoment): Instruction => {
  const { view, w, names, me } = now;
  const { step } = w.lessons;
  const { coins = 0, items = [] } = playerIn(now, me) ?? {};
  const hasBought = items.length > 1; // besides the one that everybody begins with
  const [money] = COINS.flatMap((card) => optionFor(now, 'play', card) ?? []);
  if (!hasBought && coins < PRICE && money !== undefined) return { suggests: option(money), says: step.play };
  const item = view.shop.flatMap(({ top }) => top ?? []).at(0);
  if (!hasBought && coins >= PRICE && item !== undefined && offers(now, 'purchase'))
    return { suggests: { verb: 'buy', value: item.id }, says: step.buy };
  const monster = bestMonster(now);
  if (monster === null || !offers(now, 'attack')) return { suggests: END, says: step.endTurn };
  const about = { name: names.card(monster.card), needed: monster.dc ?? 0, souls: monster.souls ?? 0 };
  return { suggests: { verb: 'attack', value: monster.id }, says: (button) => step.attack(button, about) };
};

/** An attack roll on the stack as it stands; null for anything else. */
const rollOf = (now: PracticeMoment, top: StackItemView): LessonRoll | null => {
  const monster = monstersIn(now).find(({ id }) => top.targetRefs.includes(id));
  const roller = top.roller === null ? null : playerIn(now, top.roller);
  if (!top.attackRoll || monster === undefined || roller === null) return null;
  return {
    number: top.stands ?? top.number ?? 0,
    needed: monster.dc ?? 0,
    hits: top.hits === true,
    monster: now.names.card(monster.card),
    damage: monster.atk ?? 0,
    kills: (monster.atk ?? 0) >= roller.hp,
  };
};

/** A roll of one's own that misses is thrown again when it would kill, or when a soul is at stake. */
const ownRoll = (now: PracticeMoment, top: StackItemView, roll: LessonRoll): Instruction => {
  const { step } = now.w.lessons;
  const monster = monstersIn(now).find(({ id }) => top.targetRefs.includes(id));
  const reroll = optionFor(now, 'activate', REROLL);
  const matters = !roll.hits && (roll.kills || (monster?.souls ?? 0) > 0);
  return matters && reroll !== undefined
    ? { suggests: option(reroll), says: (button) => step.reroll(button, roll) }
    : { suggests: PASS, says: (button) => step.ownRoll(button, roll) };
};

const dealt = ({ effect }: StackItemView): number | null =>
  effect?.do === 'deal' && typeof effect.amount === 'number' ? effect.amount : null;

/** Something that another player aims at the reader: first what it is, then how it can be canceled. */
const threatened = (now: PracticeMoment, top: StackItemView): Instruction => {
  const { view, w, names } = now;
  const { step } = w.lessons;
  const by = top.controller === 'game' ? view.turn.active : top.controller;
  const card = names.card(top.card ?? '');
  const answer = optionFor(now, 'play', ANSWER);
  if (answer !== undefined) return { suggests: option(answer), says: (button) => step.playAnswer(button, card) };
  const what = step.threat(names.player(by), card, dealt(top));
  const holds = view.hand.some((one) => one.card === ANSWER);
  const first = holds ? optionFor(now, 'activate', CHARACTER) : undefined;
  return first === undefined
    ? { suggests: PASS, says: (button) => `${what} ${step.noAnswer(button)}` }
    : { suggests: option(first), says: (button) => `${what} ${step.activateToAnswer(button, names.card(ANSWER))}` };
};

/** The card that was canceled last in this turn; null for none. */
const canceledNow = (now: PracticeMoment): CardId | null => {
  const [current = []] = turnsIn(now);
  const found = current.findLast(({ say, event }) => say === 'event' && event === 'cancel');
  return found === undefined ? null : cardOf(found);
};

/** An attack roll of another player, after what was canceled. */
const otherRoll = (now: PracticeMoment, roller: PlayerId, roll: LessonRoll): Instruction => {
  const { w, names } = now;
  const { step } = w.lessons;
  const canceled = canceledNow(now);
  const before = canceled === null ? '' : `${step.happened.canceled(names.card(canceled))} `;
  return { suggests: PASS, says: (button) => `${before}${step.otherRoll(button, names.player(roller), roll)}` };
};

/** What to do about what lies on the stack, or before the turn goes on. */
const responding = (now: PracticeMoment): Instruction => {
  const { view, me, w } = now;
  const { step } = w.lessons;
  const top = view.stack.at(-1);
  if (top === undefined) return { suggests: PASS, says: step.respond };
  if (top.kind === 'death' && top.targetRefs.includes(me)) return { suggests: PASS, says: step.dying };
  const roll = rollOf(now, top);
  if (roll !== null && top.roller === me) return ownRoll(now, top, roll);
  if (roll !== null && top.roller !== null) return otherRoll(now, top.roller, roll);
  const isEffect = top.kind === 'loot' || top.kind === 'ability';
  if (isEffect && top.controller !== me && top.targetRefs.includes(me)) return threatened(now, top);
  return { suggests: PASS, says: step.respond };
};

/** What the practice game says now: what has happened, in one's own turn, and what to do with which button. */
export const practiceStep = (now: PracticeMoment): PracticeStep => {
  const { view, w } = now;
  const { step } = w.lessons;
  const { decision } = view;
  const asked = (text: string): PracticeStep => ({ before: null, suggests: null, says: () => text });
  if (decision === null) return asked(step.notAsked);
  if (decision.key.startsWith('deathPenalty.')) return asked(step.payPenalty);
  if (decision.key !== 'priority') return asked(step.choose);
  const isMain = offers(now, 'endTurn') || (offers(now, 'attack') && view.stack.length === 0);
  return isMain ? { before: lastHappened(now), ...ownTurn(now) } : { before: null, ...responding(now) };
};
