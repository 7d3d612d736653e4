import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { decisionOf, seededRandom } from '../../src/engine/index.js';
import type { GameState } from '../../src/engine/state/index.js';
import type { Person } from '../../src/playground/index.js';
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
import { stateIn } from '../support/insides.js';

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

/** Chooses what has this name from a menu of the panel, as soon as the panel offers it. */
const chosen = async (counted: Counted, menu: string, label: RegExp): Promise<void> => {
  const { person } = counted;
  const [panel, option] = await person.waitFor((seen) => {
    const shown = panelSeen(seen);
    const found = shown === undefined ? undefined : optionLabels(shown).find((one) => label.test(one));
    return shown === undefined || found === undefined ? undefined : ([shown, found] as const);
  });
  counted.clicks += 1;
  await person.select(menu, [option], panel);
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
    await person.waitFor((seen) => labelsOf(boardSeen(seen)).includes(ui.pass) || undefined);
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
          partsOf(message).some(({ id, verb }) => verb === 'pass' && id.includes(`:${table.data.window!.id}:`)),
      ),
    );
    await used(other, partsOf(ping).find(({ verb }) => verb === 'pass')!.id, ping);
  }
};

/** Puts the table into the middle of a game: two of the others have used their characters in their own turns. */
const inMidGame = async (house: House): Promise<void> => {
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
  state.objects[me.area[1]!]!.card = 'sack-of-pennies';
  state.objects[state.slots.monster[0]!.at(-1)!]!.card = 'fatty';
  for (const [slot, card] of [
    [0, 'dinner'],
    [1, 'meat'],
  ] as const)
    state.objects[state.slots.shop[slot]!.at(-1)!]!.card = card;
  state.decks.monster.splice(-1, 1, 'fly');
  state.decks.loot.splice(-1, 1, '2-cents');
  Object.assign(state, { seed: fourHits(state) });
  const kept = { entries: [], outbox: [], interaction: null, ended: false };
  const commit = { channel: standIn.channelId, expectedRevision: stored.revision, answers: stored.answers, ...kept };
  const result = await store.commit({ ...commit, checkpoint: JSON.stringify(part) });
  expect(result.is).toBe('committed');
};

/** A seed with which the next four dice show 3 to 6. */
const fourHits = ({ draws }: GameState): string => {
  for (let n = 0; ; n += 1)
    if ([0, 1, 2, 3].every((at) => seededRandom(`hits ${n}`, draws + at, 6, 'die') >= 2)) return `hits ${n}`;
};

test('issue 6: from the command to the first loot card nobody needs more than 8 clicks', async () => {
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

test('issue 6: a quiet turn takes at most 10 clicks of the active player and 2 of the three others', async () => {
  const house = await openHouse({ seed: plainSeed('quiet turn', [4]) });
  const people = await fourSeated(house);
  for (const counted of people) counted.clicks = 0;
  await inMidGame(house);
  const [active, ...others] = await byTurn(house, people);
  const state = async (): Promise<GameState> => stateIn((await house.table()).session!);
  const turn = (await state()).turn.number;
  await used(active, ui.play, boardSeen(active.person.messages()));
  await chosen(active, `${ui.playLoot} / ${ui.activate}`, /A Penny/);
  await othersPass(house, people, active);
  await chosen(active, `${ui.playLoot} / ${ui.activate}`, /Sack of Pennies/);
  await othersPass(house, people, active);
  await chosen(active, ui.attack, /Fatty/);
  while ((await state()).procedures.some(({ kind }) => kind === 'attack')) {
    await othersPass(house, people, active);
    if (!(await state()).procedures.some(({ kind }) => kind === 'attack')) break;
    const { data } = await house.table();
    const shown = await active.person.waitFor((seen) => {
      const parts = partsOf(panelSeen(seen)!).filter(({ id }) => id.includes(`:${data.window!.id}:`));
      return parts.find(({ verb }) => verb === 'passfor') ?? parts.find(({ verb }) => verb === 'pass');
    });
    await used(active, shown.id);
  }
  await chosen(active, ui.buy, /Dinner/);
  await othersPass(house, people, active);
  await used(active, ui.endTurn);
  await othersPass(house, people, active);
  expect((await state()).turn.number).toBe(turn + 1);
  const ofOthers = others.reduce((sum, { clicks }) => sum + clicks, 0);
  process.stdout.write(`clicks of a quiet turn: ${active.clicks} of the active player, ${ofOthers} of three others\n`);
  expect(active.clicks).toBeLessThanOrEqual(10);
  expect(ofOthers).toBeLessThanOrEqual(2);
});
