import { expect, test } from 'vitest';
import { cardById, cardsOf } from '../../../cards/index.js';
import { riskMessage, riskOf } from '../../../src/discord/messages/choice/risk.js';
import { openFrom, openGame, seededRandom, type Decision, type Option } from '../../../src/engine/index.js';
import { setupForTable } from '../../../src/table/index.js';
import { speak } from '../support/house.js';
import { refusals } from '../support/limits.js';
import { tableOf } from '../support/long-table.js';
import { openStateOf } from '../../support/open-state.js';
import { insidesOf, stateIn } from '../../support/insides.js';

const resources = { cards: { card: cardById }, random: seededRandom };

/** A table at which u1 is asked this; p1 has two HP, a soul, and an item that takes HP to activate. */
const asking = (options: (things: { readonly soul: string; readonly item: string }) => readonly Option[]) => {
  const state = openStateOf(openGame(setupForTable(cardsOf(['base']), 4, 4, 'risk'), resources));
  const pattern = state.objects[state.players.p1!.area[0]!]!;
  const [item, soul] = ['o9001', 'o9002'] as const;
  state.objects[item] = { ...pattern, id: item, card: 'guppys-paw', role: 'item', charged: true };
  state.objects[soul] = { ...pattern, id: soul, card: 'monstro', role: 'soul' };
  state.players.p1!.area.push(item, soul);
  state.players.p1!.damage = 1;
  const session = openFrom(state, resources);
  const about = { source: null, card: null, secret: false, fallback: [], min: 1, max: 1 } as const;
  const decision: Decision = { player: 'p1', key: 'effect.choose', options: options({ soul, item }), ...about };
  insidesOf(session).decision = decision;
  return tableOf(session);
};

const object = (id: string, card: string): Option => ({
  id,
  meaning: { kind: 'object', object: id as `o${number}`, card, zone: 'play', owner: 'p1' },
});

test('issue 6: choosing one’s own soul is asked again, unless there is nothing else to choose', () => {
  const choice = asking(({ soul, item }) => [object(soul, 'monstro'), object(item, 'guppys-paw')]);
  expect(riskOf(choice, 'u1', ['o9002'])).toEqual({ is: 'ownSoul', card: 'monstro' });
  expect(riskOf(choice, 'u1', ['o9001'])).toBeNull();
  expect(riskOf(choice, 'u2', ['o9002'])).toBeNull();
  const forced = asking(({ soul }) => [object(soul, 'monstro')]);
  expect(riskOf(forced, 'u1', ['o9002'])).toBeNull();
  for (const language of ['en', 'fr'] as const)
    expect(refusals(riskMessage(choice, 'u1', speak(language), { is: 'ownSoul', card: 'monstro' }, 'o9002'))).toEqual(
      [],
    );
});

test('issue 6: paying with one’s last HP is asked again, and with more HP it is not', () => {
  const { key } = cardById('guppys-paw').abilities.find(({ kind }) => kind === 'activated')!;
  const activation = ({ item }: { readonly item: string }): readonly Option[] => [
    { id: 'use', meaning: { kind: 'activate', object: item as `o${number}`, card: 'guppys-paw', ability: key } },
  ];
  const table = asking(activation);
  expect(riskOf(table, 'u1', ['use'])).toEqual({ is: 'lastHp', card: 'guppys-paw' });
  stateIn(table.session!).players.p1!.damage = 0;
  expect(riskOf(table, 'u1', ['use'])).toBeNull();
});
