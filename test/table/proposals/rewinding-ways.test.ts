import { afterEach, beforeEach, expect, test } from 'vitest';
import { decisionOf, viewFor } from '../../../src/engine/index.js';
import type { Outcome, Person, Setting, Table, Tables } from '../../../src/table/index.js';
import { words } from '../../../src/text/index.js';
import { cardLookup } from '../../../cards/index.js';
import { refusalText } from '../../../src/discord/format/errors.js';
import * as scene from '../table-scene.js';
import { ANN, answer, asked, BOB, CHANNEL, done, key, requestOf, offered, passToMain } from '../table-scene.js';

let close: () => Promise<void>;
let tables: Tables;
beforeEach(async () => {
  const embedded = await scene.embedded();
  ({ close } = embedded);
  tables = scene.tablesOn(embedded.store);
});
afterEach(() => close());

/** A game of Ann and Bob with this set, as far as nobody has answered anything. */
const dealt = async (setting: Setting): Promise<Table> => {
  done(await tables.open(CHANNEL, requestOf(ANN), { souls: 4, language: 'en' }));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'set', setting }));
  done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'join' }));
  return done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
};
const propose = (by: Person, transition: number): Promise<Outcome> =>
  tables.perform(CHANNEL, requestOf(by), { do: 'proposeRewind', transition });
const agree = ({ data }: Table, by: Person): Promise<Outcome> =>
  tables.perform(CHANNEL, requestOf(by), {
    do: 'agreeToRewind',
    click: { game: data.game.id, id: data.social.rewindProposal?.id ?? 'none' },
  });
const rewoundTo = async (transition: number): Promise<Table> =>
  done(await agree(done(await propose(ANN, transition)), BOB));

const first = async (table: Table): Promise<Table> =>
  done(await answer(tables, table, asked(table), offered(table)[0]!.id));
const drafted = async (from: Table): Promise<Table> => {
  let table = from;
  while (key(table) === 'setup.treasure') table = await first(table);
  return table;
};
const viewOf = ({ session }: Table) => viewFor(session!, null);
const turnEnded = async (table: Table): Promise<Table> => {
  const main = await passToMain(tables, table);
  return done(await answer(tables, main, asked(main), 'end'));
};

test('VAR-01: with everybody’s consent the game goes back to a pick of the draft, which is made anew', async () => {
  const table = await passToMain(tables, await drafted(await dealt({ set: 'variants', variants: ['mini-draft'] })));
  expect(viewOf(table).players.map(({ items }) => items.length)).toEqual([3, 3]);
  const picks = (await tables.pastDecisions(CHANNEL)).filter(({ to, turn }) => to === 'toAnswer' && turn <= 1);
  expect(picks.length).toBeGreaterThan(0);
  const rewound = await rewoundTo(picks.at(-1)!.transition);
  expect(key(rewound)).toBe('setup.treasure');
  expect(viewOf(rewound).turn.phase).toBe('setup');
  const again = await passToMain(tables, await drafted(rewound));
  expect(viewOf(again).players.map(({ items }) => items.length)).toEqual([3, 3]);
  expect((await tables.wholeLog(CHANNEL, null)).map(({ line }) => line.say)).toContain('takenBack');
});

test('COOP-04: a rewind over a round gives the timer back, and it goes on from there', async () => {
  let table = await turnEnded(await dealt({ set: 'preset', preset: 'together' }));
  expect(viewOf(table).mode?.timer).toBe(8);
  table = await passToMain(tables, await turnEnded(table));
  expect(viewOf(table).mode?.timer).toBe(7);
  const ends = (await tables.pastDecisions(CHANNEL)).filter(({ to }) => to === 'toEnd');
  const rewound = await rewoundTo(ends[0]!.transition);
  expect([viewOf(rewound).mode?.timer, viewOf(rewound).turn.number]).toEqual([8, 2]);
  const lines = (await tables.wholeLog(CHANNEL, null)).map(({ line }) => line);
  const back = lines.slice(lines.findIndex(({ say }) => say === 'takenBack'));
  expect(back.filter(({ say }) => say === 'timer')).toEqual([{ say: 'timer', amount: 8 }]);
  const later = await passToMain(tables, await turnEnded(rewound));
  expect(viewOf(later).mode?.timer).toBe(7);
});

test('COOP-06: once the timer is over, a rewind is refused with a sentence in both languages, and nothing changes', async () => {
  let table = await passToMain(tables, await dealt({ set: 'preset', preset: 'together' }));
  const [to] = await tables.pastDecisions(CHANNEL);
  while (table.data.phase === 'playing') {
    const { id } = offered(table).find((option) => option.id === 'end') ?? {
      id: decisionOf(table.session!)!.fallback[0]!,
    };
    table = done(await answer(tables, table, asked(table), id));
  }
  expect(viewOf(table).outcome?.winners).toEqual([]);
  const refused = await propose(ANN, to?.transition ?? 0);
  if (refused.is !== 'refused') throw new Error(`not refused but ${refused.is}`);
  const said = (['en', 'fr'] as const).map((language) =>
    refusalText(refused.refusal, table, words(language, cardLookup)),
  );
  expect(said).toEqual([expect.stringMatching(/over/), expect.stringMatching(/terminée|finie/)]);
  expect((await tables.table(CHANNEL))!.data.phase).toBe('over');
});
