import { loadImage, createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { allCards, cardsOf } from '../../../cards/index.js';
import { boardScene, emblemOf, hasOwnEmblem } from '../../../src/discord/picture/index.js';
import { drawPng } from '../../../src/discord/picture/draw/draw-png.js';
import type { Plan } from '../../../src/discord/picture/draw/plan.js';
import { boardPlan } from '../../../src/discord/picture/plans/board-plan.js';
import { viewFor, type StackItemView, type View } from '../../../src/engine/index.js';
import { speak } from '../support/house.js';
import { moments } from '../support/moments.js';
import { stateIn } from '../../support/internals.js';

const names = { player: (id: string) => id, card: speak('en').cardName };

/** The public view in the middle of a game. */
const someView = (): View => {
  const [first] = moments('emblems', 1, 1);
  return viewFor(first!.table.session!, null);
};

const sceneOf = (view: View) => boardScene(view, view.turnOrder, speak('en'), names);

test('every card that can be played has an emblem that was composed for it, and no two of one type share it', () => {
  const seen = new Map<string, string>();
  const faces = allCards.flatMap((card) => (card.back === null ? [card] : [card, card.back]));
  for (const { id, type } of faces) {
    expect(hasOwnEmblem(id), id).toBe(true);
    const spec = JSON.stringify([type, emblemOf(id, 'monster')]);
    expect(seen.get(spec), `${id} looks as another`).toBeUndefined();
    seen.set(spec, id);
  }
  expect(new Set(allCards.map(({ type }) => type)).size).toBeGreaterThan(5);
  expect(faces.length).toBeGreaterThan(650);
});

test('a card without an emblem of its own has one of its kind, always the same', () => {
  const once = emblemOf('a-card-of-a-later-set', 'monster');
  expect(hasOwnEmblem('a-card-of-a-later-set')).toBe(false);
  expect(emblemOf('a-card-of-a-later-set', 'monster')).toEqual(once);
  expect(emblemOf('a-card-of-a-later-set', 'treasure')).not.toEqual(once);
  expect(new Set(Array.from({ length: 40 }, (_, n) => emblemOf(`later-${n}`, 'monster')[0])).size).toBeGreaterThan(3);
});

test('plain colours of a board are the same in its file as they were drawn', async () => {
  const file = await drawPng(boardPlan(sceneOf(someView())));
  const image = await loadImage(file);
  const ctx = createCanvas(image.width, image.height).getContext('2d');
  ctx.drawImage(image, 0, 0);
  const at = (x: number, y: number): string => Buffer.from(ctx.getImageData(x, y, 1, 1).data).toString('hex');
  expect(image.width).toBe(1200);
  expect(at(4, 4)).toBe('33272aff');
  expect(at(600, 90)).toBe('f4bf45ff');
  expect(at(2, 96)).toBe('22312fff');
});

const onStack = (item: Partial<StackItemView>): StackItemView => ({
  id: 's1',
  kind: 'damage',
  controller: 'game',
  card: null,
  source: null,
  how: null,
  effect: null,
  rows: [],
  targets: [],
  targetRefs: [],
  number: null,
  copy: false,
  combat: false,
  attackRoll: false,
  roller: null,
  stands: null,
  hits: null,
  ...item,
});

test('deadly damage, a death and a last HP are seen on whom they threaten, and on nobody else', () => {
  const view = someView();
  const [one] = view.players;
  const dangers = (changed: Partial<View>) => sceneOf({ ...view, ...changed }).players.map(({ danger }) => danger);
  expect(dangers({})).toEqual([null, null, null, null]);
  const aimed = (item: Partial<StackItemView>) => [onStack({ targetRefs: [one!.id], ...item })];
  expect(dangers({ stack: aimed({ number: one!.hp }) })).toEqual(['lethal', null, null, null]);
  expect(dangers({ stack: aimed({ number: one!.hp - 1 }) })).toEqual([null, null, null, null]);
  expect(dangers({ stack: aimed({ kind: 'death' }) })).toEqual(['dying', null, null, null]);
  const shield = { card: null, on: [one!.id], effect: { is: 'shield', upTo: 1 } } as const;
  expect(dangers({ stack: aimed({ number: one!.hp }), lasting: [shield] })).toEqual([null, null, null, null]);
  const hurt = view.players.map((player, n) => (n === 2 ? { ...player, hp: 1 } : player));
  expect(dangers({ players: hurt })).toEqual([null, null, 'low', null]);
});

test('an attack roll that misses shows what it costs the player, one that hits what it costs the monster', () => {
  const view = someView();
  const [one] = view.players;
  const slot = view.monsters.find(({ top }) => top?.hp !== null)!;
  const top = { ...slot.top!, hp: 1, maxHp: 2, atk: 2, dc: 4 };
  const monsters = view.monsters.map((other) => (other === slot ? { ...other, top } : other));
  const attack = { player: one!.id, target: top.id, rolls: 1 };
  const rolled = (hits: boolean) =>
    sceneOf({ ...view, monsters, attack, stack: [onStack({ kind: 'roll', attackRoll: true, hits, roller: one!.id })] });
  expect(rolled(false).players[0]!.danger).toBe('lethal');
  expect(rolled(false).monsters.map(({ danger }) => danger)).not.toContain('lethal');
  expect(rolled(true).players[0]!.danger).toBe(null);
  expect(rolled(true).monsters.map(({ danger }) => danger)).toContain('lethal');
});

test('the emblem of a hidden card is on no picture: only what lies open has its card in the scene', () => {
  const [{ table } = { table: null }] = moments('emblems', 1, 1);
  const hidden = Object.values(stateIn(table!.session!).players).flatMap(({ hand }) => hand);
  const view = someView();
  const open = new Set(
    view.players.flatMap(({ items, characters }) => [...items, ...characters]).map(({ card }) => card),
  );
  const scene = JSON.stringify(sceneOf(view));
  const state = stateIn(table!.session!);
  for (const id of hidden) {
    const { card } = state.objects[id]!;
    if (!open.has(card)) expect(scene).not.toContain(`"card":"${card}"`);
  }
});

/** Everything that a picture writes. */
const writtenOn = ({ width, height, parts }: Plan): readonly string[] => {
  const all: string[] = [];
  const ctx = createCanvas(width, height).getContext('2d');
  const write = ctx.fillText.bind(ctx);
  ctx.fillText = (text, x, y) => {
    all.push(text);
    write(text, x, y);
  };
  for (const part of parts) part(ctx);
  return all;
};

test.each([2, 4, 8])('the items of everybody at a table of %i keep their names when they are many', (seats) => {
  const view = someView();
  const [pattern] = view.players[0]!.items;
  const cards = cardsOf(['base'])
    .filter(({ type }) => type === 'treasure')
    .map(({ id }) => id);
  const players = Array.from({ length: seats }, (_, n) => ({
    ...view.players[n % view.players.length]!,
    items: Array.from({ length: seats > 4 ? 6 : 8 }, (_item, at) => ({
      ...pattern!,
      card: cards[(n * 9 + at * 5) % cards.length]!,
    })),
  }));
  const scene = sceneOf({ ...view, players });
  const written = writtenOn(boardPlan(scene)).join('');
  const letters = (text: string): string => text.replace(/[\s-]/g, '');
  const named = scene.players
    .flatMap(({ things }) => things)
    .filter(({ name }) => letters(written).includes(letters(name)));
  expect(named.length).toBe(scene.players.flatMap(({ things }) => things).length);
});

test('the name of who plays the top of the stack is whole, however many lines it takes', () => {
  const view = someView();
  const long = { ...names, player: () => 'Computer player 8' };
  const stack = [onStack({ kind: 'ability', card: 'brimstone', controller: 'p1' })];
  const plan = boardPlan(boardScene({ ...view, stack }, [], speak('en'), long));
  expect(writtenOn(plan).filter((text) => text.endsWith('…'))).toEqual([]);
});
