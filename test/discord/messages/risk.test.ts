import { expect, test } from 'vitest';
import { cardById, cardsOf } from '../../../cards/index.js';
import { legalActionsOf } from '../../../src/discord/messages/choice/legal-actions.js';
import { riskMessage, riskOf } from '../../../src/discord/messages/choice/risk.js';
import { panelMessage } from '../../../src/discord/messages/panel/panel-message.js';
import { openFrom, openGame, type Decision, type Option } from '../../../src/engine/index.js';
import { setupForTable } from '../../../src/table/index.js';
import { words } from '../../../src/text/index.js';
import { speak } from '../support/house.js';
import { refusals } from '../support/limits.js';
import { tableOf } from '../support/long-table.js';
import { sceneCards } from '../../support/cards/index.js';
import { aScene, withCounters } from '../../support/scene.js';
import { openStateOf } from '../../support/open-state.js';
import { internalsOf, stateIn } from '../../support/internals.js';
import { resources } from '../../support/resources.js';

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
  internalsOf(session).decision = decision;
  return tableOf(session);
};

const object = (id: string, card: string): Option => ({
  id,
  meaning: { kind: 'object', object: id as `o${number}`, card, zone: 'play', owner: 'p1' },
});

test('choosing one’s own soul is asked again, unless there is nothing else to choose', () => {
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

test('paying with one’s last HP is asked again, and with more HP it is not', () => {
  const { key } = cardById('guppys-paw').abilities.find(({ kind }) => kind === 'activated')!;
  const activation = ({ item }: { readonly item: string }): readonly Option[] => [
    { id: 'use', meaning: { kind: 'activate', object: item as `o${number}`, card: 'guppys-paw', ability: key } },
  ];
  const table = asking(activation);
  expect(riskOf(table, 'u1', ['use'])).toEqual({ is: 'lastHp', card: 'guppys-paw' });
  stateIn(table.session!).players.p1!.damage = 0;
  expect(riskOf(table, 'u1', ['use'])).toBeNull();
});

const CHALLENGE = 'challenge-day-of-the-doodler-normal-day-of-the-doodler-hard';

/** The challenge in the action phase of p1, who has an item with this on it, and the buttons of p1's panel with their ids. */
const doodled = (eraser: number, language: 'en' | 'fr' = 'en') => {
  const item = withCounters('breakfast', eraser, 'eraser');
  const scene = aScene({ mode: 'doodler' })
    .player('p1', { items: eraser > 0 ? [item] : ['breakfast'] })
    .monsters('fly')
    .challenge(CHALLENGE)
    .finalBoss('gurdy')
    .start();
  const w = words(language, sceneCards);
  const table = tableOf(scene.session());
  const panel = panelMessage({ table, user: 'u1', w, page: 0, chosen: [], notice: null });
  const buttons = panel.components.flatMap((row) => ('components' in row ? (row.components as readonly Button[]) : []));
  const offered = legalActionsOf(table, 'u1', w).activations;
  const use = offered.find(({ icon }) => icon === CHALLENGE)!.value;
  return { scene, table, w, buttons, offered, use };
};
interface Button {
  readonly label?: string;
}

test('the button of the challenge says what it costs, and comes last where it has nothing to remove', () => {
  for (const [language, label] of [
    ['en', 'Day of the Doodler [Normal] (timer +1)'],
    ['fr', 'Jour du Gribouilleur [Normal] (compte à rebours +1)'],
  ] as const) {
    const { scene, buttons, offered, use } = doodled(0, language);
    expect(buttons.map((button) => button.label)).toContain(label);
    expect(offered.length).toBeGreaterThan(1);
    expect(offered.at(-1)?.value).toBe(use);
    scene.done({ midway: 'the offer of the challenge' });
  }
});

test('an ability with nothing to aim at is asked again with its price, and otherwise it is not', () => {
  const { scene, table, use } = doodled(0);
  const risk = riskOf(table, 'u1', [use]);
  expect(risk).toEqual({ is: 'aimless', card: CHALLENGE, costs: [{ pay: 'timer', amount: 1 }] });
  for (const [language, price] of [
    ['en', 'timer +1'],
    ['fr', 'compte à rebours +1'],
  ] as const) {
    const payload = riskMessage(table, 'u1', words(language, sceneCards), risk!, use);
    expect(payload.embeds[0]?.description).toContain(`(${price})`);
    expect(refusals(payload)).toEqual([]);
  }
  scene.done({ midway: 'the offer of the challenge' });
  const erased = doodled(1);
  expect(riskOf(erased.table, 'u1', [erased.use])).toBeNull();
  erased.scene.done({ midway: 'the offer of the challenge' });
});
