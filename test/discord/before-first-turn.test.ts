import { expect, test } from 'vitest';
import { decisionOf } from '../../src/engine/index.js';
import { rulesCode, updated } from '../../src/table/index.js';
import { answerPanel, panelOf } from './support/answers.js';
import { boardSeen, openHouse, speak, textOf } from './support/house.js';

/** Everything that may be asked before the first turn of two. */
const MOST_CLICKS = 20;

test.each(['en', 'fr'] as const)(
  'VAR-01 VAR-07: two people choose characters and draft treasures before the first turn, all of it in the open (%s)',
  async (language) => {
    const house = await openHouse({ seed: `draft ${language}` });
    const w = speak(language);
    const locale = language === 'fr' ? ({ locale: 'fr' } as const) : {};
    const [ann, bob] = [await house.standIn.user('Ann', locale), await house.standIn.user('Bob', locale)];
    await ann.slash('souls new', { picture: false, language });
    await bob.slash('souls join');
    const { data } = await house.table();
    const options = { ...data.game.options, variants: ['mini-draft', 'one-of-two'] as const };
    const code = rulesCode(updated(data, { game: { options: { ...options, variants: [...options.variants] } } }));
    await ann.slash('souls options', { code });
    await ann.slash('souls start');
    const seen = new Set<string>();
    for (let clicks = 0; clicks < MOST_CLICKS; clicks += 1) {
      const { session, data: now } = await house.table();
      const { player, key, options: offered } = decisionOf(session!)!;
      if (key === 'priority' || (seen.size === 2 && !key.startsWith('setup.'))) break;
      const asked = now.game.seats.find((seat) => seat.player === player)!.user === ann.id ? ann : bob;
      const other = asked === ann ? bob : ann;
      if (key.startsWith('setup.')) {
        const names = offered.map(({ meaning }) => w.cardName(meaning.card ?? ''));
        const board = await ann.waitFor((messages) => {
          const shown = boardSeen(messages);
          return names.every((name) => textOf(shown).includes(name)) && textOf(shown).includes(w.board.heading.choices)
            ? shown
            : undefined;
        });
        expect(textOf(board)).toContain(w.board.phase('setup'));
        expect(board.embeds[0]?.title).toBe(w.board.phase('setup'));
        expect(textOf(await panelOf(other))).toContain(w.board.notAsked);
        seen.add(key);
      }
      const panel = await panelOf(asked);
      const outcome = await answerPanel(asked, panel, 'draft', clicks);
      expect(outcome).not.toBeNull();
    }
    expect([...seen]).toEqual(['setup.character', 'setup.treasure']);
    const begun = await ann.waitFor((messages) => {
      const shown = boardSeen(messages);
      return shown?.embeds[0]?.title?.startsWith(w.board.title(1, '').trimEnd()) === true ? shown : undefined;
    });
    expect(textOf(begun)).not.toContain(w.board.heading.choices);
    expect(house.standIn.problems).toEqual([]);
    expect(house.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  },
  60_000,
);
