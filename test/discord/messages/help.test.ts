import { expect, test } from 'vitest';
import { personalId } from '../../../src/discord/protocol/ids.js';
import { RULE_OF_VARIANT } from '../../../src/discord/format/rules-of-ways.js';
import { helpMessage } from '../../../src/discord/messages/person/help-page.js';
import { VARIANTS } from '../../../src/engine/index.js';
import { PLAYABLE_SETS, TRIAL_GAMES } from '../../../src/table/index.js';
import { LANGUAGES, TOPICS, type HelpPage } from '../../../src/text/index.js';
import { isEphemeral, labelsOf, openHouse, speak, startedTable, textOf } from '../support/house.js';
import { refusals } from '../support/limits.js';
import { stateIn } from '../../support/internals.js';

test('the help explains every topic with an example in both languages, within the limits', () => {
  for (const language of LANGUAGES) {
    const w = speak(language);
    for (const topic of [null, ...TOPICS]) {
      const payload = helpMessage({ table: null, user: '1', w, topic, isDirect: topic === null });
      expect(refusals(payload)).toEqual([]);
      if (topic === null) continue;
      const description = payload.embeds[0]?.description ?? '';
      expect(description).toContain(w.help.topic[topic].text);
      expect(description).toContain(w.help.topic[topic].example);
    }
  }
});

/** The ids of the buttons and menus of a page of the help. */
const idsOf = (page: HelpPage | null, w = speak('en')): readonly string[] =>
  helpMessage({ table: null, user: '1', w, topic: page, isDirect: false }).components.flatMap((row) =>
    'components' in row ? row.components.flatMap((one) => ('custom_id' in one ? [one.custom_id] : [])) : [],
  );

test('each variant has a page of its own in the help, with what it changes, when to play it and its rule', () => {
  for (const language of LANGUAGES) {
    const w = speak(language);
    for (const variant of VARIANTS) {
      const payload = helpMessage({ table: null, user: '1', w, topic: variant, isDirect: false });
      expect(refusals(payload)).toEqual([]);
      expect(payload.embeds[0]?.title).toContain(w.variants.of[variant].name);
      expect(payload.embeds[0]?.description).toContain(w.variants.of[variant].paragraph);
      expect(payload.embeds[0]?.description).toContain(w.variants.of[variant].when);
      expect(idsOf(variant, w)).toContain(personalId('rule', RULE_OF_VARIANT[variant]));
    }
  }
  expect(new Set(VARIANTS.map((id) => speak('en').variants.of[id].when)).size).toBe(VARIANTS.length);
  expect(idsOf('together')).toContain(personalId('rule', 'COOP-01'));
  expect(idsOf('challenges')).toContain(personalId('rule', 'CHAL-01'));
  expect(idsOf('variants')).toContain(personalId('topic', 'variants'));
  expect(idsOf('souls')).not.toContain(personalId('topic', 'variants'));
});

test('from the page about variants one comes to the page of one, and from there to its rule', async () => {
  const { standIn } = await openHouse();
  const { help, variants } = speak('en');
  const ann = await standIn.user('Ann');
  const first = (await ann.slash('souls-help')).message!;
  const all = (await ann.select(help.choose, [help.topic.variants.name], first)).message!;
  const casino = (await ann.select(help.chooseVariant, [variants.of.casino.name], all)).message!;
  expect(textOf(casino)).toContain(variants.of.casino.when);
  expect(textOf((await ann.click(help.inRules, casino)).message!)).toContain('VAR-06');
});

test('the help names every set that can be played, and where rooms are switched on', () => {
  for (const language of LANGUAGES) {
    const w = speak(language);
    const { text } = w.help.topic.sets;
    for (const set of PLAYABLE_SETS) expect(text).toContain(set === 'base' ? 'base' : w.knownCard.set[set]);
    expect(text).toContain(w.tableSettings.decks);
    expect(w.help.topic.sets.example).toContain(w.tableSettings.switchName('rooms'));
  }
});

test('/souls-help says what can be done here and now, only to who asks', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const { help } = speak('en');
  const cleo = await standIn.user('Cleo');
  const alone = (await cleo.slash('souls-help')).message!;
  expect(isEphemeral(alone)).toBe(true);
  expect(textOf(alone)).toContain('/souls new');
  const { active, other } = await startedTable(house);
  const mine = (await active.slash('souls-help')).message!;
  expect(textOf(mine)).toContain('It is your turn');
  expect(labelsOf(mine)).toContain(help.toPanel);
  expect(textOf((await other.slash('souls-help')).message!)).toContain(`Waiting for ${active.name}`);
  expect(textOf((await cleo.slash('souls-help')).message!)).toContain('without you');
  const dying = (await active.select(help.choose, [help.topic.dying.name], mine)).message!;
  expect(textOf(dying)).toContain(help.topic.dying.text);
  const panel = (await active.click(help.toPanel, dying)).message!;
  expect(labelsOf(panel)).toContain(speak('en').ui.endTurn);
});

test('settings are kept for the person, and a chosen language is spoken from then on', async () => {
  const { standIn, store } = await openHouse();
  const ann = await standIn.user('Ann');
  const { settings } = speak('en').person;
  const first = (await ann.slash('souls-me settings')).message!;
  const calm = (await ann.click(settings.state(settings.name.calm, false), first)).message!;
  expect(labelsOf(calm)).toContain(settings.state(settings.name.calm, true));
  const french = (await ann.select(settings.languages.auto, [settings.languages.fr], calm)).message!;
  expect(textOf(french)).toContain(speak('fr').person.settings.title);
  expect(textOf((await ann.slash('souls-help')).message!)).toContain(speak('fr').help.title);
  expect(JSON.parse((await store.userData(ann.id))!)).toMatchObject({ settings: { calm: true, language: 'fr' } });
});

test('DISCORD 3: /souls-me data shows and gives what is kept, nothing hidden, and deletes it after asking', async () => {
  const house = await openHouse();
  const { standIn, store } = house;
  const { active } = await startedTable(house);
  const { data, settings, tables } = speak('en').person;
  await active.click(settings.state(settings.name.calm, false), (await active.slash('souls-me settings')).message!);
  const own = (await active.slash('souls-me tables')).message!;
  expect(textOf(own)).toMatch(new RegExp(`❗ <#${standIn.channelId}> — \\*\\*waits for you\\*\\*, asked <t:\\d+:R>`));
  expect(textOf(own)).toContain(speak('en').notices.turn(1));
  expect(labelsOf(own)).toContain(tables.next);
  const page = (await active.slash('souls-me data')).message!;
  const given = (await active.click(data.export, page)).message!;
  const file = await (await fetch(given.attachments[0]!.url)).text();
  expect(JSON.parse(file)).toMatchObject({ user: active.id, stored: { settings: { calm: true } }, seats: [{}] });
  const state = stateIn((await house.table()).session!);
  expect(file).not.toContain(state.seed);
  for (const card of Object.values(state.objects)) expect(file).not.toContain(`"${card.card}"`);
  const asked = (await active.click(data.erase, (await active.slash('souls-me data')).message!)).message!;
  await active.click(data.eraseNow, asked);
  await active.waitFor((messages) => messages.some((one) => textOf(one).includes(data.erased)));
  expect(await store.userData(active.id)).toBeNull();
  for (const key of [active.id, `seen:${active.id}`, `${active.id}.numbers`])
    expect(await store.draft(standIn.channelId, key), key).toBeNull();
  expect((await store.load(standIn.channelId))!.answers).not.toContain(active.name);
});

/** Every text without blanks to fill in that these words hold. */
const textsIn = (words: unknown): readonly string[] =>
  typeof words === 'string'
    ? [words]
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(textsIn)
      : [];

test('what a text says to press is written as on the button', () => {
  for (const language of LANGUAGES) {
    const w = speak(language);
    const all = textsIn(w);
    const situations = (['direct', 'noTable', 'mayJoin', 'seated', 'mayStart', 'watching', 'over'] as const).flatMap(
      (is) => w.help.situation({ is }),
    );
    const told = [...all, ...situations].flatMap((text) =>
      [...text.matchAll(/(?:\b[Pp]ress|\b[Aa]ppu[iy]\S*)[^.;*]{0,30}\*\*([^*]+)\*\*/g)].map(([, name = '']) => name),
    );
    expect(new Set(told).size).toBeGreaterThan(3);
    for (const name of told) expect(all).toContain(name);
    expect(w.lobby.explain).toContain(`**${w.ui.join}**`);
    expect(w.lobby.opened).toContain(`**${w.ui.start}**`);
  }
});

test('the help about house cards names the command, its options and its buttons as they are', () => {
  for (const language of LANGUAGES) {
    const { help, commands, houseCards, tableSettings } = speak(language);
    const { text } = help.topic.houseCards;
    const { name, copy, file } = commands.souls.cards;
    expect(text).toContain(`/souls ${name}\``);
    expect(text).toContain(`\`${copy.name}\``);
    expect(text).toContain(`\`${file.name}\``);
    const {
      name: named,
      numbers,
      reward,
      words,
      write,
      text: written,
      test: tried,
      export: exported,
    } = houseCards.buttons;
    for (const button of [named, numbers, reward, words, write, written, tried, exported, houseCards.buttons.table])
      expect(text).toContain(`**${button}**`);
    expect(text).toContain(`**${tableSettings.decks}**`);
    expect(text).toContain(` ${TRIAL_GAMES} `);
  }
});
