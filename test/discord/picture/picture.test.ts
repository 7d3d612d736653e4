import { mkdirSync, writeFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, test, vi } from 'vitest';
import { cardById, cardsOf } from '../../../cards/index.js';
import {
  boardScene,
  writableNames,
  createStudio,
  type Drawable,
  handScene,
  type Picture,
  type FacesScene,
  type StripScene,
} from '../../../src/discord/picture/index.js';
import { drawPng } from '../../../src/discord/picture/draw/draw-png.js';
import type { Plan } from '../../../src/discord/picture/draw/plan.js';
import { boardPlan } from '../../../src/discord/picture/plans/board-plan.js';
import { planOf } from '../../../src/discord/picture/plans/plan-of.js';
import { handPlan } from '../../../src/discord/picture/plans/player-plans.js';
import type { Tile } from '../../../src/discord/picture/scene/scene.js';
import { joinSentences } from '../../../src/discord/picture/index.js';
import { drawableBoard, drawableInspected } from '../../../src/discord/live-messages/pictures/drawables.js';
import { storyOfReturn } from '../../../src/discord/live-messages/pictures/stories.js';
import { createPictures } from '../../../src/discord/live-messages/pictures/pictures.js';
import {
  apply,
  decisionOf,
  openFrom,
  openGame,
  seededRandom,
  viewFor,
  type GameState,
  type LogEntry,
  type Session,
} from '../../../src/engine/index.js';
import { createLogger } from '../../../src/ops/index.js';
import { setupForTable, STANDARD, updated } from '../../../src/table/index.js';
import type { Language } from '../../../src/text/index.js';
import { boardSeen, openHouse, speak, startedTable, typeEndTurn } from '../support/house.js';
import { fullGame } from '../support/full-table.js';
import { tableOf } from '../support/long-table.js';
import { moments } from '../support/moments.js';
import { openStateOf } from '../../support/open-state.js';
import { stateIn } from '../../support/internals.js';
import { resources } from '../../support/resources.js';

const SHOTS = new URL('../../browser/shots/', import.meta.url);
const NAMES = ['Ann', 'W'.repeat(32), '𝓕𝓪𝓷𝓬𝔂 🦊', '\u202Eevil\u202C *Bo*_b_', '小明', 'Élodie', 'ا', 'x'];

/** Every so many states of a game in which anything offered may be chosen. */
function* states(seats: number, decisions: number, every: number): Generator<Session> {
  const session = openGame(setupForTable(cardsOf(['base']), seats, seats > 4 ? 6 : 4, `pictures ${seats}`), resources);
  for (let n = 0; n < decisions; n += 1) {
    const decision = decisionOf(session);
    if (decision === null) break;
    if (n % every === 0) yield session;
    const { options, min, max, player, key } = decision;
    const pick = (range: number): number => seededRandom(`pictures:${n}`, n, range, 'random');
    const passes = key === 'priority' && stateIn(session).stack.length > 0 && pick(10) < 6;
    const at = pick(options.length);
    const chosen = [...options.slice(at), ...options].slice(0, Math.max(min, Math.min(max, 1))).map(({ id }) => id);
    apply(session, player, passes ? ['pass'] : chosen.includes('back') ? ['back'] : chosen);
  }
}

const sceneOf = (session: Session, language: Language, view = viewFor(session, null)) => {
  const w = speak(language);
  const names = { player: (id: string) => NAMES[Number(id.slice(1)) - 1]!, card: w.cardName };
  return boardScene(view, stateIn(session).turnOrder, w, names);
};

/** What is wrong about the letters of a picture: too small for a phone, not on it, or cut where all must be `whole`. */
const badLetters = ({ width, height, parts }: Plan, whole = false): readonly string[] => {
  const wrong: string[] = [];
  const ctx = createCanvas(width, height).getContext('2d');
  const watched = new Proxy(ctx, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (key === 'fillText') {
          const [text] = args as [string];
          const { a, e, f } = target.getTransform();
          const size = Number.parseInt(target.font, 10);
          const right = e + target.measureText(text).width * a;
          const isOn = e >= 0 && right <= width && f - size * 0.6 >= 0 && f <= height;
          if (size < 36 || !isOn || (whole && text.endsWith('…')))
            wrong.push(`${text}: ${size} px from ${e} to ${right} at ${f}`);
        }
        return (value as (...all: unknown[]) => unknown).apply(target, args);
      };
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
  for (const part of parts) part(watched);
  return wrong;
};

test.each([2, 3, 4, 5, 6, 7, 8])(
  'DISCORD 3: letters of a board of %i are on it and at least 36 px of 1,200',
  (seats) => {
    for (const session of states(seats, 301, 150))
      for (const language of ['en', 'fr'] as const) {
        const plan = boardPlan(sceneOf(session, language));
        expect(plan.width).toBe(1200);
        expect(badLetters(plan)).toEqual([]);
      }
  },
);

test('lines that are read aloud each have one end', () => {
  expect(joinSentences(['End phase', ' Ann may\trespond. ', '', 'Pass?'], speak('en'))).toBe(
    'End phase. Ann may respond. Pass?',
  );
});

test.each(['en', 'fr'] as const)(
  'SETUP-12: a board of eight who have more than one hardly ever has keeps its letters large (%s)',
  async (language) => {
    const plan = planOf(drawableBoard(tableOf(fullGame('pictured'), 8), speak(language), [])!);
    expect(badLetters(plan)).toEqual([]);
    const file = await drawPng(plan);
    expect(file.length).toBeLessThan(1024 * 1024);
    await keepShot(`board-8-full-${language}`, file, 350);
  },
);

/** Keeps a picture as a person sees it whose screen gives it so many px, beside those of the browser. */
const keepShot = async (name: string, file: Buffer, width: number): Promise<void> => {
  const image = await loadImage(file);
  const canvas = createCanvas(width, Math.round((image.height * width) / image.width));
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  mkdirSync(SHOTS, { recursive: true });
  writeFileSync(new URL(`${name}-${width}.png`, SHOTS), canvas.toBuffer('image/png'));
};

test('DISCORD 3: a board of eight is a PNG of at most 350 KB', async () => {
  const [session] = [...states(8, 1_501, 500)].reverse();
  for (const language of ['en', 'fr'] as const) {
    const file = await drawPng(boardPlan(sceneOf(session!, language)));
    expect(file.toString('latin1', 1, 4)).toBe('PNG');
    expect(file.readUInt32BE(16)).toBe(1200);
    expect(file.length).toBeLessThan(350 * 1024);
    for (const width of [350, 550]) await keepShot(`board-8-${language}`, file, width);
  }
});

test('names are written without markdown of direction, in letters that the fonts have, and never empty', () => {
  const [session] = states(8, 1, 1);
  const byName = sceneOf(session!, 'en').players.map(({ name }) => name);
  const [fifth] = viewFor(session!, null).players.find(({ id }) => id === 'p5')!.characters;
  const character = speak('en').cardName(fifth!.card);
  expect(byName.toSorted()).toEqual(
    ['Ann', 'W'.repeat(32), 'Fancy', 'evil *Bo*_b_', character, 'Élodie', 'ا', 'x'].toSorted(),
  );
});

test('whose name the fonts cannot write goes by what of it they can, else by their character, and no two by the same', () => {
  const w = speak('en');
  const [session] = states(4, 1, 1);
  const view = viewFor(session!, null);
  const isaac = view.players.find(({ id }) => id === 'p1')!.characters[0]!;
  const same = view.players.map((player) => (player.id === 'p4' ? player : { ...player, characters: [isaac] }));
  const called = (names: readonly string[], players = same): readonly string[] => {
    const { player } = writableNames(
      { player: (id) => names[Number(id.slice(1)) - 1]!, card: w.cardName },
      { players },
    );
    return (['p1', 'p2', 'p3', 'p4'] as const).map((id) => player(id));
  };
  const character = w.cardName(isaac.card);
  const other = w.cardName(same.find(({ id }) => id === 'p4')!.characters[0]!.card);
  expect(called(['さくら🌸', 'Ben🌸', 'さくらAn', '(小明) 2'])).toEqual([character, 'Ben', 'An', other]);
  expect(called(['さくら🌸', '小明', character, 'さくら♥'])).toEqual([
    `${character} · P1`,
    `${character} · P2`,
    character,
    other,
  ]);
  const unset = same.map((player) => ({ ...player, characters: [] }));
  expect(called(['さくら🌸', '♥', 'Ann', '7'], unset)).toEqual(['P1', '♥', 'Ann', '7']);
});

test('DISCORD 3: the same hand or another, the picture, its name and its words are the same', async () => {
  const [session] = states(4, 1, 1);
  const other = openStateOf(session!);
  for (const player of Object.values(other.players))
    for (const id of player.hand) other.objects[id] = { ...other.objects[id]!, card: 'a-penny' };
  const pictures = createPictures(createLogger({ level: 'silent' }));
  const shown = async (state: GameState) => {
    return pictures.board(tableOf(openFrom(state, resources)), speak('en'), [], async () => false);
  };
  const picture = await shown(stateIn(session!));
  expect(picture).toEqual(await shown(other));
  expect(picture).toMatchObject({ name: expect.stringMatching(/^board-[0-9a-f]{20}\.png$/) });
});

test('the words of a picture name the turn, what is asked, HP and souls, and fit', async () => {
  const session = [...states(4, 40, 1)].find((one) => viewFor(one, null).turn.phase !== 'setup');
  const pictures = createPictures(createLogger({ level: 'silent' }));
  const picture = await pictures.board(tableOf(session!), speak('fr'), [], async () => false);
  if (typeof picture === 'string') throw new Error(picture);
  expect(picture.alt).toMatch(/^Tour 1 — /);
  expect(picture.alt.match(/2\u00A0PV sur 2, 0 sur 4 âmes/g)).toHaveLength(4);
  expect(picture.alt.length).toBeLessThanOrEqual(1024);
});

test.each(['en', 'fr'] as const)(
  'the words of a picture name monsters and shop too, and fit (%s)',
  async (language) => {
    const w = speak(language);
    for (const seats of [2, 8])
      for (const session of states(seats, 301, 100)) {
        const table = tableOf(session, seats);
        const view = viewFor(session, null);
        const named = (name: string) => ({
          ...table,
          data: updated(table.data, { game: { seats: table.data.game.seats.map((seat) => ({ ...seat, name })) } }),
        });
        const alt = drawableBoard(named('Ann'), w, [])!.alt;
        for (const { top } of [...view.monsters, ...view.shop])
          if (top !== null) expect(alt).toContain(w.cardName(top.card));
        expect([...alt].length).toBeLessThanOrEqual(1024);
        const long = drawableBoard(named('W'.repeat(32)), w, [])!.alt;
        expect([...long].length).toBeLessThanOrEqual(1024);
        const { hp, maxHp, souls, soulsToWin } = view.players.at(-1)!;
        expect(long).toContain(
          language === 'en' ? `${hp} of ${maxHp} HP, ${souls} of ${soulsToWin} souls` : `sur ${soulsToWin} âmes`,
        );
      }
  },
);

test('a picture that cannot be drawn is left out, and the log has its incident', async () => {
  const [session] = states(2, 1, 1);
  const lines: string[] = [];
  const log = createLogger({ level: 'info', destination: { write: (line) => lines.push(line) } });
  const broken = { draw: async () => Promise.reject(new Error('no canvas')), close: async () => undefined };
  const pictures = createPictures(log, broken);
  expect(await pictures.board(tableOf(session!), speak('en'), [], async () => false)).toBe('none');
  expect(lines.join('')).toMatch(/"incident":"[^"]+".*a picture could not be drawn/);
});

test('the board comes with its picture, a new one replaces it, and none where files are not allowed', async () => {
  const house = await openHouse({ isDrawn: true });
  const { active, other } = await startedTable(house);
  const imageOf = async (fits: (url: string | undefined) => boolean) =>
    other.waitFor((messages) => {
      const image = boardSeen(messages)?.embeds[0]?.image;
      return fits(image?.url) && (image ?? 'none');
    });
  const first = await imageOf((url) => url !== undefined);
  if (first === 'none') throw new Error('no picture');
  expect(new URL(first.url).pathname).toMatch(/board-[0-9a-f]{20}\.png$/);
  expect((first as { description?: string }).description).toMatch(/^Turn 1 — /);
  await typeEndTurn(active);
  const second = await imageOf((url) => url !== undefined && url !== first.url);
  expect(second).not.toBe('none');
  expect(boardSeen(other.messages())?.attachments).toEqual([]);
  await house.standIn.setBotPermissions(
    house.standIn.channelId,
    PermissionFlagsBits.ViewChannel |
      PermissionFlagsBits.SendMessages |
      PermissionFlagsBits.EmbedLinks |
      PermissionFlagsBits.ReadMessageHistory,
  );
  await other.slash('souls show');
  await other.waitFor((messages) => messages.some(({ content }) => content.includes('attach files')));
  expect(await imageOf((url) => url === undefined)).toBe('none');
});

test('LOOT-02: who looks at a player sees that area, and a hand only on looking at oneself', async () => {
  const [session] = states(4, 1, 1);
  const table = tableOf(session!);
  const looked = (user: string, path: string) => drawableInspected(table, user, speak('en'), path);
  expect(looked('u1', 'p1').map(({ kind }) => kind)).toEqual(['area', 'hand']);
  expect(looked('u1', 'p2').map(({ kind }) => kind)).toEqual(['area']);
  expect(looked('spectator', 'p1').map(({ kind }) => kind)).toEqual(['area']);
  const [, hand] = looked('u1', 'p1');
  const view = viewFor(session!, 'p1');
  for (const { card } of view.hand) expect(hand!.alt).toContain(speak('en').cardName(card));
  expect(badLetters(planOf(hand!))).toEqual([]);
  expect(badLetters(planOf(looked('u1', 'p2')[0]!))).toEqual([]);
});

test.each(['en', 'fr'] as const)('every card can be drawn large, its letters on it (%s)', (language) => {
  const [session] = states(4, 1, 1);
  const state = openStateOf(session!);
  const slot = state.slots.monster[0]!.at(-1)!;
  for (const [n, card] of cardsOf(['base'])
    .filter(({ type }) => type === 'monster' || type === 'treasure')
    .entries()) {
    if (n % 24 !== 0) continue;
    state.objects[slot] = { ...state.objects[slot]!, card: card.id };
    const [drawable] = drawableInspected(
      tableOf(openFrom(structuredClone(state), resources)),
      'u1',
      speak(language),
      slot,
    );
    expect(drawable!.alt).toContain(speak(language).cardName(card.id));
    expect(badLetters(planOf(drawable!))).toEqual([]);
  }
});

test('the result names the winners first, with souls, ¢, kills and deaths', async () => {
  const [session] = states(4, 1, 1);
  const won = openStateOf(session!);
  won.outcome = { winners: ['p3'] };
  const table = tableOf(openFrom(won, resources));
  const over = { ...table, data: { ...updated(table.data, { game: { window: null } }), phase: 'over' as const } };
  const drawable = drawableBoard(over, speak('en'), []);
  expect(drawable).toMatchObject({
    kind: 'result',
    scene: { rows: [{ winner: true, place: 1 }, { place: 2 }, { place: 2 }, { place: 2 }] },
  });
  expect(drawable!.alt).toMatch(/\(winner\): 0 souls, 3¢, 0 kills, 0 deaths\./);
  expect(badLetters(planOf(drawable!))).toEqual([]);
});

test.each(['en', 'fr'] as const)('the result of a lost challenge stands on its picture whole (%s)', (language) => {
  const setup = setupForTable(cardsOf(['base']), 2, 4, 'lost', { ...STANDARD, bonusSouls: false, mode: 'doodler' });
  const lost = openStateOf(openGame(setup, resources));
  lost.outcome = { winners: [] };
  lost.timer = 16;
  const table = tableOf(openFrom(lost, resources), 2);
  const seats = table.data.game.seats.map((seat) => ({ ...seat, name: 'Ann' }));
  const over = {
    ...table,
    data: { ...updated(table.data, { game: { seats, window: null } }), phase: 'over' as const },
  };
  const drawable = drawableBoard(over, speak(language), []);
  expect(drawable).toMatchObject({ kind: 'result', scene: { title: expect.stringMatching(/16 (?:of|sur) 16/) } });
  expect(badLetters(planOf(drawable!), true)).toEqual([]);
});

/** What is written on a board with a slot that is drawn so. */
const writtenOn = (tile: Partial<Tile>): readonly string[] => {
  const [session] = states(2, 1, 1);
  const scene = sceneOf(session!, 'fr');
  const pattern = scene.shop[0]!;
  const plan = boardPlan({ ...scene, monsters: [], shop: [], rooms: [{ ...pattern, kind: 'room', ...tile }] });
  const ctx = createCanvas(plan.width, plan.height).getContext('2d');
  const texts = vi.spyOn(ctx, 'fillText');
  for (const part of plan.parts) part(ctx);
  return texts.mock.calls.map(([text]) => text);
};

test('a long name is not cut short in a slot, nor are a few letters or a mark left alone in a line', () => {
  for (const [name, covered, lines] of [
    ['Bénédiction de la Gourmandise', 1, ['Bénédiction', 'de la', 'Gourmandise']],
    ['Bénédiction de la Gourmandise', 0, ['Bénédiction', 'de la', 'Gourmandise']],
    ['Œil laser !', 1, ['Œil', 'laser !']],
    ['Réapprovisionnement', 1, ['Réapprovi-', 'sionne-', 'ment']],
    ['Day of the Doodler [Normal]', 0, ['Day of the', 'Doodler', '[Normal]']],
    ['Éclaboussures', 1, ['Éclabous-', 'sures']],
  ] as const)
    expect(writtenOn({ name, covered })).toEqual(expect.arrayContaining([...lines]));
});

test('a name that the fonts cannot write is that of the character, on the result and beside a card', async () => {
  const [session] = states(4, 1, 1);
  const won = openStateOf(session!);
  won.outcome = { winners: ['p3'] };
  const playing = tableOf(session!);
  const foxes = updated(playing.data, {
    game: { seats: playing.data.game.seats.map((seat) => ({ ...seat, name: '🦊' })) },
  });
  const { items, characters } = viewFor(session!, null).players[2]!;
  const [item] = items;
  const character = speak('en').cardName(characters[0]!.card);
  const [card] = drawableInspected({ ...playing, data: foxes }, 'u1', speak('en'), item!.id);
  const over = {
    ...tableOf(openFrom(won, resources)),
    data: { ...updated(foxes, { game: { window: null } }), phase: 'over' as const },
  };
  const result = drawableBoard(over, speak('en'), []);
  expect(result).toMatchObject({
    scene: { title: expect.stringContaining(character), rows: [{ name: character }, {}, {}, {}] },
  });
  for (const { scene, alt } of [card!, result!]) {
    expect(JSON.stringify(scene)).toContain(character);
    expect(JSON.stringify(scene)).not.toContain('🦊');
    expect(alt).toContain('🦊');
    expect(alt).not.toContain('..');
  }
});

test('the header of an attack whose target has died says something besides its sword', () => {
  const [session] = states(2, 1, 1);
  const view = viewFor(session!, null);
  const attack = { player: view.turn.active, target: null, rolls: 0 };
  const turn = { ...view.turn, phase: 'action' as const };
  expect(sceneOf(session!, 'en', { ...view, turn, attack }).doing).toEqual({ icon: 'sword', text: 'Action phase' });
});

test.each(['en', 'fr'] as const)('the longest cards in a hand are not cut (%s)', (language) => {
  const w = speak(language);
  const textOf = ({ card }: { readonly card: string }): string => w.cardText(cardById(card)).join(' ');
  const [session] = states(2, 1, 1);
  const [pattern] = viewFor(session!, 'p1').hand;
  const hand = cardsOf(['base'])
    .filter(({ type }) => type === 'loot')
    .map(({ id }) => ({ ...pattern!, card: id }));
  const longest = hand.toSorted((one, other) => textOf(other).length - textOf(one).length).slice(0, 7);
  expect(badLetters(handPlan(handScene(longest, textOf, w)), true)).toEqual([]);
});

test.each(['en', 'fr'] as const)(
  'the panels of a story are on the picture in letters for a phone, and tell no secret (%s)',
  async (language) => {
    const w = speak(language);
    const log: LogEntry[] = [];
    const sizes = new Set<number>();
    let decisions = 0;
    let last: Drawable | null = null as Drawable | null;
    for (const seen of moments('strips', 700, 70)) {
      log.push(...seen.log);
      for (const user of ['u1', 'u3']) {
        const missed = { entries: log.slice(-120), looked: null };
        const story = storyOfReturn(seen.table, user, missed, 0, w);
        const drawable = story?.drawable ?? null;
        if (drawable === null) continue;
        last = drawable;
        const { scene, alt } = drawable;
        const { panels } = scene as StripScene;
        sizes.add(panels.length);
        decisions += panels.filter(({ isDecision }) => isDecision).length;
        expect(panels.slice(0, -1).some(({ isDecision }) => isDecision)).toBe(false);
        const drawing = planOf(drawable);
        expect(drawing.width).toBe(1200);
        expect(badLetters(drawing)).toEqual([]);
        expect([...alt].length).toBeLessThanOrEqual(1024);
        const open = { ...missed, entries: missed.entries.filter(({ to }) => to === 'all') };
        expect(JSON.stringify(storyOfReturn(seen.table, user, open, 0, w))).toBe(JSON.stringify(story));
      }
    }
    expect(Math.max(...sizes)).toBe(4);
    expect(sizes.size).toBeGreaterThan(1);
    expect(decisions).toBeGreaterThan(5);
    const file = await drawPng(planOf(last!));
    expect(file.length).toBeLessThan(350 * 1024);
    for (const width of [350, 550]) await keepShot(`story-${language}`, file, width);
  },
);

test('at most two pictures are drawn at once, boards before stories, and no story waits for ever', async () => {
  const begun: string[] = [];
  let most = 0;
  let now = 0;
  const studio = createStudio({
    async draw({ scene }) {
      begun.push((scene as FacesScene).title);
      most = Math.max(most, (now += 1));
      await turn();
      now -= 1;
      return Buffer.from('drawn');
    },
    close: async () => undefined,
  });
  const picture = (title: string): Picture => ({ kind: 'faces', scene: { title, faces: [], fair: '' } });
  const boards = Array.from({ length: 14 }, (_, n) => `board ${n}`);
  const [first, second, ...later] = boards;
  const all = [
    studio.draw(first!, picture(first!)),
    studio.draw(second!, picture(second!)),
    studio.draw('story', picture('story'), { canWait: true }),
    ...later.map(async (name) => studio.draw(name, picture(name))),
  ];
  await Promise.all(all);
  expect(most).toBe(2);
  expect(begun.indexOf('story')).toBe(2 + 8);
  expect(begun.filter((name) => name !== 'story')).toEqual(boards);
});

test('a picture shows nothing of the one that was drawn before it, whatever that has left behind', async () => {
  const untidy: Plan = {
    width: 16,
    height: 16,
    parts: [
      (ctx) => {
        ctx.fillStyle = '#f00';
        ctx.globalAlpha = 0.5;
        ctx.fillRect(0, 0, 16, 16);
        ctx.translate(3, 3);
        ctx.rect(0, 0, 2, 2);
        ctx.clip();
      },
    ],
  };
  const square: Plan = {
    width: 8,
    height: 8,
    parts: [
      (ctx) => {
        ctx.fillStyle = '#fff';
        ctx.fillRect(0, 0, 8, 8);
        ctx.fillStyle = '#000';
        ctx.fillRect(2, 2, 4, 4);
      },
    ],
  };
  await drawPng(untidy);
  const image = await loadImage(await drawPng(square));
  expect([image.width, image.height]).toEqual([8, 8]);
  const ctx = createCanvas(8, 8).getContext('2d');
  ctx.drawImage(image, 0, 0);
  const pixelAt = (x: number, y: number): readonly number[] => [...ctx.getImageData(x, y, 1, 1).data];
  expect(pixelAt(3, 3)).toEqual([0, 0, 0, 255]);
  expect(pixelAt(0, 0)).toEqual([255, 255, 255, 255]);
  expect(pixelAt(7, 7)).toEqual([255, 255, 255, 255]);
});
