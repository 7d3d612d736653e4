import type { Ability, Card, CardId, CardLookup, Selector } from '../../src/engine/index.js';
import { isGroup } from '../../src/text/cards/tree.js';
import { words, type Names } from '../../src/text/index.js';

export const sampleCard = (parts: Partial<Card> = {}): Card => ({
  id: 'sample',
  name: { en: 'Sample', fr: 'Exemple' },
  set: 'base',
  type: 'treasure',
  category: null,
  copies: 1,
  hp: null,
  dc: null,
  atk: null,
  reward: null,
  souls: null,
  startingItem: null,
  threePlus: false,
  abilities: [],
  back: null,
  ...parts,
});

const NAMES: Readonly<Record<CardId, Card['name']>> = {
  alpha: { en: 'Alpha', fr: 'Alphonse' },
  beta: { en: 'Beta', fr: 'Bertrand' },
  bomb: { en: 'Bomb!', fr: 'Bombe !' },
  monstro: { en: 'Monstro', fr: 'Monstro' },
};
export const lookup: CardLookup = {
  card: (id) => sampleCard({ id, name: NAMES[id] ?? { en: id, fr: id } }),
};

export const en = words('en', lookup);
export const fr = words('fr', lookup);
export const both = [en, fr] as const;

/** Names as a table gives them. */
export const namesOf = (language: 'en' | 'fr'): Names => ({
  player: (id) => ({ p1: 'Alice', p2: 'Bob', p3: 'Éva', p4: 'Zoé' })[id as string] ?? id,
  card: (id) => (language === 'en' ? en : fr).cardName(id),
});
export const enNames = namesOf('en');
export const frNames = namesOf('fr');

/** A French text as it is typed, with plain spaces and straight apostrophes, to compare it with one of a test. */
export const typed = (text: string): string => text.replaceAll('\u00A0', ' ').replaceAll('’', "'");

/** The line of one ability of an item, in both languages: as a card says it, or word for word. */
export const lines = (
  ability: Ability,
  type: Card['type'] = 'treasure',
  more: Partial<Card> = {},
  wording: 'cardText' | 'exactText' = 'cardText',
): readonly [string, string] => {
  const card = sampleCard({ type, abilities: [ability], ...more });
  return [en[wording](card).join(' / '), typed(fr[wording](card).join(' / '))];
};

type Node = Readonly<Record<string, unknown>>;

const asDecks = (node: Node): Node => {
  const of = node['of'];
  if (node['select'] !== 'decks' || !Array.isArray(of) || of.length < 2) return node;
  return { select: 'anyOf', of: of.map((deck: unknown) => ({ of: [deck], select: 'decks' })) };
};

const flattened = (node: Node, tag: string, word: string): Node => {
  if (node[tag] !== word || !Array.isArray(node['of'])) return node;
  const parts = (node['of'] as readonly Node[]).flatMap((part) =>
    part[tag] === word ? (part['of'] as readonly Node[]) : [part],
  );
  return {
    ...node,
    of: word === 'all' ? parts.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : parts,
  };
};

/** "This is a monster" and "this is one of the monsters" are one thing. */
const asRole = (node: Node): Node => {
  const other = node['other'] as Node | undefined;
  if (node['if'] !== 'same' || other?.['select'] !== 'objects' || other['where'] !== undefined) return node;
  return { if: 'role', of: node['one'], role: other['role'] };
};

const ANY_PLAYER = JSON.stringify({
  if: 'same',
  one: { part: 'player', select: 'cause' },
  other: { select: 'players' },
});
/** That the player of an event is a player tells nothing. */
const withoutAnyPlayer = (node: Node): Node => {
  const where = node['where'] as Node | undefined;
  if (node['event'] === undefined || where === undefined) return node;
  const parts = (where['if'] === 'all' ? (where['of'] as readonly Node[]) : [where]).filter(
    (part) => JSON.stringify(part) !== ANY_PLAYER,
  );
  const { where: _, ...bare } = node;
  return parts.length === 0 ? bare : { ...bare, where: parts.length === 1 ? parts[0] : { if: 'all', of: parts } };
};

/** What one kills oneself is killed by this object's controller either way (DMG-05). */
const asKiller = (node: Node): Node => {
  const { by, ...bare } = node;
  return node['do'] === 'kill' && (by as Node | undefined)?.['select'] === 'you' ? bare : node;
};

/** What one alone may do is the same whether each of them may do it or they may. */
const asMay = (node: Node): Node =>
  node['do'] === 'eachMay' && !isGroup(node['by'] as Selector)
    ? { by: node['by'], do: 'may', effect: node['effect'] }
    : node;

/** The same meaning in one form: the order and bracketing of an "and" in a filter tell nothing. */
export const canonical = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(canonical);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node)
    .filter(([name, value]) => name !== 'key' && value !== undefined)
    .map(([name, value]) => [name, canonical(value)] as const);
  const plain = flattened(
    flattened(withoutAnyPlayer(asMay(asDecks(asRole(asKiller(Object.fromEntries(entries)))))), 'if', 'all'),
    'select',
    'anyOf',
  );
  return Object.fromEntries(Object.entries(plain).toSorted(([a], [b]) => (a < b ? -1 : 1)));
};
