import type { Node } from './paths.js';

/**
 * Hoists choices out of the effects that use them: a text says what is picked where it is used, while the tree has targets
 * before the effect, and a choice as a step of its own.
 */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const YOU = { select: 'you' } as const;

const CHOSEN = 'chosen';
/** The name of the nth choice of an ability, from 1. */
export const nthName = (nth: number): string => (nth === 1 ? CHOSEN : `${CHOSEN}${nth}`);

/** How far back a choice lies that is named once more: the last one, the one before. */
const BACK = /^back(\d+)$/;
export const backName = (back: number): string => `back${back}`;
/** The name of a choice in a rule, which every reading gives anew. */
export const NEW = 'new';

/** The choices of an ability, numbered in their order. */
class Choices {
  readonly #names: string[] = [];
  next(): string {
    const name = nthName(this.#names.length + 1);
    this.#names.push(name);
    return name;
  }

  /** Each of several branches begins with the choices made before all of them. */
  branch<Made>(make: () => Made): Made {
    const before = this.#names.length;
    const made = make();
    this.#names.length = before;
    return made;
  }

  /** What a choice is called that is named by how far back it lies. */
  called(as: string): string {
    const back = BACK.exec(as)?.[1];
    return back === undefined ? as : (this.#names.at(-1 - Number(back)) ?? as);
  }
}

const choiceOf = (picked: Node, by: unknown, as: string): Node => {
  const { from, min, max, pick } = picked;
  if (pick === 'atRandom') return { do: 'chooseAtRandom', from, amount: max, as };
  return { do: 'choose', by: by ?? YOU, from, min, max, as };
};

/** What is picked within a part, taken out of it; not what an effect inside it picks. */
const taken = (part: unknown, take: (select: string, picked: Node) => Node): unknown => {
  if (!isObject(part)) return part;
  if (Array.isArray(part)) return part.map((one) => taken(one, take));
  const node = part as Node;
  const { picked } = node;
  if (isObject(picked)) return take(String(node['select']), taken(picked, take) as Node);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, taken(value, take)]));
};

const isBack = (value: object): value is { readonly as: string } =>
  'as' in value && typeof value.as === 'string' && BACK.test(value.as);

const EFFECTS = ['do', 'step'] as const;
const isEffect = (value: unknown): value is Node =>
  isObject(value) && EFFECTS.some((sign) => sign in value) && !Array.isArray(value);

/** An effect, and the choices that go before it. */
const hoisted = (effect: Node, by: unknown, targets: Node[], choices: Choices): readonly Node[] => {
  if ('step' in effect) return hoisted(effect['step'] as Node, effect['by'], targets, choices);
  const before: Node[] = [];
  const take = (select: string, picked: Node): Node => {
    if (select === 'target') {
      targets.push(picked);
      return { select: 'target', index: targets.length - 1 };
    }
    const as = choices.next();
    before.push(choiceOf(picked, by, as));
    return { select: 'chosen', as };
  };
  const inside = (value: unknown): unknown => {
    if (isEffect(value)) return joined(hoisted(value, null, targets, choices));
    if (!isObject(value)) return value;
    if (Array.isArray(value)) return value.map((one) => choices.branch(() => inside(one)));
    if ('picked' in value) return taken(value, take);
    if (isBack(value)) return { ...value, as: choices.called(value.as) };
    if ('modes' in value) return ability(value);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inside(one)]));
  };
  const steps = (of: readonly unknown[]): readonly unknown[] =>
    of.flatMap((one): readonly unknown[] => (isEffect(one) ? hoisted(one, null, targets, choices) : [inside(one)]));
  const own = effect['as'] === NEW ? choices.next() : null;
  const isSequence = effect['do'] === 'sequence' && Array.isArray(effect['of']);
  const made = Object.fromEntries(
    Object.entries(effect).map(([key, value]) => {
      // Options of a choice are one effect each.
      if (!isSequence && Array.isArray(value) && value.some(isEffect))
        return [key, value.map((one) => choices.branch(() => inside(one)))];
      return [key, isSequence && key === 'of' ? steps(value as readonly unknown[]) : inside(value)];
    }),
  );
  return [...before, own === null ? made : { ...made, as: own }];
};

const joined = (effects: readonly Node[]): Node => {
  const [only] = effects;
  return effects.length === 1 && only !== undefined ? only : { do: 'sequence', of: effects };
};
const mode = (of: Node, choices: Choices): Node => {
  const targets: Node[] = [...((of['targets'] as readonly Node[] | undefined) ?? [])];
  const effect = joined(hoisted(of['effect'] as Node, null, targets, choices));
  return { ...of, targets, effect };
};

const ability = (of: Node): Node => {
  const choices = new Choices();
  const made = Object.fromEntries(
    Object.entries(of).map(([key, value]) => {
      if (key === 'modes' && Array.isArray(value))
        return [key, value.map((one) => choices.branch(() => mode(one as Node, choices)))];
      return [key, whole(value, choices)];
    }),
  );
  return made;
};

/** What lies outside of modes: what stands in for an event, what something has. */
const whole = (value: unknown, choices: Choices): unknown => {
  if (!isObject(value)) return value;
  if (isBack(value)) return { ...value, as: choices.called(value.as) };
  if (isEffect(value)) return joined(hoisted(value, null, [], choices));
  if (Array.isArray(value)) return value.map((one) => whole(one, choices));
  if ('modes' in value) return ability(value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, whole(one, choices)]));
};

/** The ability with its targets and choices hoisted to where the tree has them. */
export const hoistChoices = (read: unknown): unknown => (isObject(read) ? ability(read as Node) : read);
