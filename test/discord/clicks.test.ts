import { ButtonStyle, type APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { decisionOf, seededRandom } from '../../src/engine/index.js';
import type { GameState } from '../../src/engine/state/index.js';
import type { Person } from '../../playground/index.js';
import { partsOf } from './support/answers.js';
import {
  boardSeen,
  isEphemeral,
  labelsOf,
  openHouse,
  optionLabels,
  panelSeen,
  plainSeed,
  speak,
  textOf,
  type House,
} from './support/house.js';
import type { OpenState } from '../support/open-state.js';
import { stateIn } from '../support/internals.js';

const { ui, cardName } = { ...speak('en'), cardName: speak('en').cardName };
const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan'] as const;

/** A person whose clicks, choices and commands are counted. */
interface Counted {
  readonly person: Person;
  clicks: number;
}

const used = async (counted: Counted, ...part: readonly [string, APIMessage?]): Promise<void> => {
  counted.clicks += 1;
  await counted.person.click(...part);
};

/** To choose from a menu, one opens it first. */
const MENU_CLICKS = 2;

/** Presses the button of the panel with this name, or chooses it from this menu, as soon as the panel offers it. */
const chosen = async (counted: Counted, menu: string, label: RegExp): Promise<void> => {
  const { person } = counted;
  const [panel, button, option] = await person.waitFor((seen) => {
    const shown = panelSeen(seen);
    if (shown === undefined) return undefined;
    const [pressed, listed] = [labelsOf(shown), optionLabels(shown)].map((all) => all.find((one) => label.test(one)));
    return pressed === undefined && listed === undefined ? undefined : ([shown, pressed, listed] as const);
  });
  if (button !== undefined) return used(counted, button, panel);
  counted.clicks += MENU_CLICKS;
  await person.select(menu, [option!], panel);
};

const shownPanel = async ({ person }: Counted): Promise<APIMessage> => person.waitFor((seen) => panelSeen(seen));

/** Four people at a table; what each needed for that has been counted. */
const fourSeated = async (house: House): Promise<readonly Counted[]> => {
  const people: Counted[] = [];
  for (const name of NAMES) people.push({ person: await house.standIn.user(name), clicks: 0 });
  const [host, ...guests] = people as [Counted, ...Counted[]];
  host.clicks += 1;
  await host.person.slash('souls new');
  for (const guest of guests) {
    const lobby = await guest.person.waitFor((seen) => boardSeen(seen));
    await used(guest, ui.join, lobby);
  }
  const full = await host.person.waitFor((seen) => {
    const lobby = boardSeen(seen);
    return textOf(lobby).includes('Dan') ? lobby : undefined;
  });
  await used(host, ui.start, full);
  for (const { person } of people)
    await person.waitFor((seen) => labelsOf(boardSeen(seen)).includes(ui.play) || undefined);
  return people;
};

/** Whose turn it is, and the others in turn order. */
const byTurn = async (house: House, people: readonly Counted[]): Promise<readonly [Counted, ...Counted[]]> => {
  const state = stateIn((await house.table()).session!);
  const at = state.turnOrder.indexOf(state.turn.active);
  return [...people.slice(at), ...people.slice(0, at)] as [Counted, ...Counted[]];
};

/** Whoever else is asked in this person's turn passes on what they have been pinged with, until the person is asked. */
const othersPass = async (house: House, people: readonly Counted[], active: Counted): Promise<void> => {
  for (;;) {
    const table = await house.table();
    const { turn } = stateIn(table.session!);
    const asked = decisionOf(table.session!)!.player;
    if (people[Number(turn.active.slice(1)) - 1] !== active || asked === turn.active) return;
    const other = people[Number(asked.slice(1)) - 1]!;
    const ping = await other.person.waitFor((seen) =>
      seen.findLast(
        (message) =>
          !isEphemeral(message) &&
          partsOf(message).some(({ id, verb }) => verb === 'pass' && id.includes(`:${table.data.game.window!.id}:`)),
      ),
    );
    await used(other, partsOf(ping).find(({ verb }) => verb === 'pass')!.id, ping);
  }
};

/** What is different from a usual turn: nobody has anything to answer with; two dice miss; the attack has been used. */
interface Otherwise {
  readonly bare?: boolean;
  readonly misses?: boolean;
  readonly attacked?: boolean;
}

/** Nobody has a card in hand or anything charged. */
const bared = (state: OpenState): void => {
  for (const player of Object.values(state.players)) {
    for (const id of player.hand) state.objects[id]!.zone = 'discard';
    Object.assign(state.discards, { loot: [...state.discards.loot, ...player.hand] });
    Object.assign(player, { hand: [] });
    for (const id of player.area) state.objects[id]!.charged = false;
  }
};

/** Puts the table into the middle of a game: two of the others have used their characters in their own turns. */
const inMidGame = async (house: House, { bare, misses, attacked }: Otherwise = {}): Promise<void> => {
  const { store, standIn } = house;
  const stored = (await store.load(standIn.channelId))!;
  const part = JSON.parse(stored.checkpoint) as { readonly checkpoint: OpenState };
  const state = part.checkpoint;
  const { active } = state.turn;
  const order = [...state.turnOrder, ...state.turnOrder];
  const after = order.slice(order.indexOf(active) + 1).slice(0, 3);
  for (const [at, player] of after.entries())
    for (const id of state.players[player]!.area) state.objects[id]!.charged = at === 1;
  const me = state.players[active]!;
  me.coins += 12;
  state.supply -= 12;
  state.objects[me.hand[0]!]!.card = 'a-penny';
  state.objects[me.area[1]!]!.card = misses === true ? 'breakfast' : 'sack-of-pennies';
  state.objects[state.slots.monster[0]!.at(-1)!]!.card = 'fatty';
  for (const [slot, card] of [
    [0, 'dinner'],
    [1, 'meat'],
  ] as const)
    state.objects[state.slots.shop[slot]!.at(-1)!]!.card = card;
  state.decks.monster.splice(-1, 1, 'fly');
  state.decks.loot.splice(-1, 1, '2-cents');
  if (bare === true) bared(state);
  if (attacked === true) state.turn.attacks = 1;
  Object.assign(state, { seed: diceFrom(state, misses === true ? [0, 2, 0] : [2, 2, 2, 2]) });
  const kept = { entries: [], outbox: [], interaction: null, ended: false };
  const commit = {
    channel: standIn.channelId,
    expectedRevision: stored.revision,
    answers: stored.answers,
    ...kept,
  };
  const result = await store.commit({ ...commit, checkpoint: JSON.stringify(part) });
  expect(result.is).toBe('committed');
};

/** A seed with which the next dice show at least these faces, counted from 0, or a 1 where it is 0. */
const diceFrom = ({ draws }: GameState, least: readonly number[]): string => {
  const fits = (face: number, from: number): boolean => (from === 0 ? face === 0 : face >= from);
  for (let n = 0; ; n += 1)
    if (least.every((from, at) => fits(seededRandom(`dice ${n}`, draws + at, 6, 'die'), from))) return `dice ${n}`;
};

test('from the command to the first loot card nobody needs more than 8 clicks', async () => {
  const seed = plainSeed('first loot', [4], (offers) => offers.some(({ id }) => id.startsWith('play:')));
  const house = await openHouse({ seed });
  const people = await fourSeated(house);
  const [active] = await byTurn(house, people);
  await used(active, ui.play, boardSeen(active.person.messages()));
  const { session } = await house.table();
  const label = decisionOf(session!)!.options.find(({ id }) => id.startsWith('play:'))!;
  await chosen(active, `${ui.playLoot} / ${ui.activate}`, new RegExp(cardName(label.meaning.card!)));
  const handed = (state: GameState): number => state.players[state.turn.active]!.hand.length;
  for (
    let now = await house.table();
    handed(stateIn(now.session!)) === handed(stateIn(session!));
    now = await house.table()
  ) {
    const decision = decisionOf(now.session!)!;
    expect(decision.key).not.toBe('priority');
    await used(active, partsOf(await shownPanel(active)).find(({ verb }) => ['opt', 'pick'].includes(verb))!.id);
  }
  process.stdout.write(`clicks to the first loot card: ${people.map(({ clicks }) => clicks).join(', ')}\n`);
  for (const { clicks } of people) expect(clicks).toBeLessThanOrEqual(8);
});

const openState = async (house: House): Promise<GameState> => stateIn((await house.table()).session!);
const isAttacking = ({ procedures }: GameState): boolean => procedures.some(({ kind }) => kind === 'attack');

/** What stands out among the buttons with which one goes on without acting. */
const mainPass = (panel: APIMessage): string | undefined => {
  const passes = (panel.components ?? []).flatMap((row) =>
    'components' in row
      ? row.components.filter(
          (part) => part.type === 2 && 'custom_id' in part && /:pass(?:for)?:/u.test(part.custom_id),
        )
      : [],
  );
  const main = passes.find((part) => part.type === 2 && part.style === ButtonStyle.Primary) ?? passes[0];
  return main !== undefined && 'custom_id' in main ? main.custom_id : undefined;
};

/** Whoever is asked goes on with what stands out, until the attack that goes on is over. */
const attackPassed = async (
  house: House,
  people: readonly Counted[],
  active: Counted,
  noted: (pass: string) => void = () => undefined,
): Promise<void> => {
  while (isAttacking(await openState(house))) {
    await othersPass(house, people, active);
    if (!isAttacking(await openState(house))) return;
    const { data } = await house.table();
    const pass = await active.person.waitFor((seen) => {
      const id = mainPass(panelSeen(seen)!);
      return id?.includes(`:${data.game.window!.id}:`) === true ? id : undefined;
    });
    noted(pass);
    await used(active, pass);
  }
};

const clicksOfOthers = (others: readonly Counted[]): number => others.reduce((sum, { clicks }) => sum + clicks, 0);

const told = (what: string, active: Counted, others: readonly Counted[]): void =>
  void process.stdout.write(
    `clicks of ${what}: ${active.clicks} of the active player, ${clicksOfOthers(others)} of three others\n`,
  );

test('a quiet turn takes at most 10 clicks of the active player and 2 of the three others', async () => {
  const house = await openHouse({ seed: plainSeed('quiet turn', [4]) });
  const people = await fourSeated(house);
  for (const counted of people) counted.clicks = 0;
  await inMidGame(house);
  const [active, ...others] = await byTurn(house, people);
  const turn = (await openState(house)).turn.number;
  const cards = `${ui.playLoot} / ${ui.activate}`;
  await used(active, ui.play, boardSeen(active.person.messages()));
  await chosen(active, cards, /A Penny/);
  await othersPass(house, people, active);
  await chosen(active, cards, /Sack of Pennies/);
  await othersPass(house, people, active);
  await chosen(active, ui.attack, /Fatty/);
  await attackPassed(house, people, active);
  await chosen(active, ui.buy, /Dinner/);
  await othersPass(house, people, active);
  await used(active, ui.endTurn);
  await othersPass(house, people, active);
  expect((await openState(house)).turn.number).toBe(turn + 1);
  told('a quiet turn', active, others);
  expect(active.clicks).toBeLessThanOrEqual(10);
  expect(clicksOfOthers(others)).toBeLessThanOrEqual(2);
});

test('an attack on a monster with 4 HP takes at most 3 clicks when nobody has anything to answer with', async () => {
  const house = await openHouse({ seed: plainSeed('bare attack', [4]) });
  const people = await fourSeated(house);
  await inMidGame(house, { bare: true });
  const [active, ...others] = await byTurn(house, people);
  await used(active, ui.play, boardSeen(active.person.messages()));
  for (const counted of people) counted.clicks = 0;
  await chosen(active, ui.attack, /Fatty/);
  await attackPassed(house, people, active);
  expect((await openState(house)).turn.attacks).toBe(1);
  told('an attack with nothing to answer', active, others);
  expect(active.clicks).toBeLessThanOrEqual(3);
  expect(clicksOfOthers(others)).toBe(0);
});

test('from the second roll on passing for the whole attack stands out', async () => {
  const house = await openHouse({ seed: plainSeed('misses', [4]) });
  const people = await fourSeated(house);
  await inMidGame(house, { misses: true });
  const [active] = await byTurn(house, people);
  await used(active, ui.play, boardSeen(active.person.messages()));
  await chosen(active, ui.attack, /Fatty/);
  const shown: (string | undefined)[] = [];
  await attackPassed(house, people, active, (pass) => shown.push(pass.split(':')[3]));
  expect(shown.slice(0, 2)).toEqual(['pass', 'pass']); // the first miss, and its damage
  expect(shown[2]).toBe('passfor');
});

test('a turn in which nothing is possible but to end it takes 2 clicks', async () => {
  const house = await openHouse({ seed: plainSeed('bare turn', [4]) });
  const people = await fourSeated(house);
  await inMidGame(house, { bare: true, attacked: true });
  const [active, ...others] = await byTurn(house, people);
  for (const counted of people) counted.clicks = 0;
  const turn = (await openState(house)).turn.number;
  await used(active, ui.play, boardSeen(active.person.messages()));
  await used(active, ui.endTurn);
  await othersPass(house, people, active);
  expect((await openState(house)).turn.number).toBe(turn + 1);
  told('a turn that only ends', active, others);
  expect(active.clicks).toBeLessThanOrEqual(2);
  expect(clicksOfOthers(others)).toBeLessThanOrEqual(1);
});
