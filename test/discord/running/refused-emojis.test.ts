import { ButtonStyle, ComponentType, MessageFlags, type APIMessage } from 'discord-api-types/v10';
import { DefaultRestOptions, DiscordAPIError, Routes, type Client, type Interaction } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { emojiArt, registerEmojis } from '../../../src/discord/index.js';
import { emojiFor, emojiName, learnEmojis } from '../../../src/discord/protocol/emojis.js';
import { retryingWithoutEmojis } from '../../../src/discord/running/emoji-retry.js';
import { commands, stand, startBot } from '../../playground/bot.js';
import { boardSeen, openHouse, panelSeen, startedTable, type House } from '../support/house.js';

const UNKNOWN = { id: '123456789012345678', name: 'gone_beef' };

const row = (id: string) => ({
  type: ComponentType.ActionRow as const,
  components: [
    {
      type: ComponentType.Button as const,
      style: ButtonStyle.Primary as const,
      custom_id: id,
      label: id,
      emoji: UNKNOWN,
    },
  ],
});
const menu = {
  type: ComponentType.ActionRow as const,
  components: [
    {
      type: ComponentType.StringSelect as const,
      custom_id: 'menu',
      options: [{ label: 'a', value: 'a', emoji: UNKNOWN }],
    },
  ],
};
const file = { attachment: Buffer.from('not a picture'), name: 'it.txt' };

/** Emojis in the components of a message, or of a form. */
const emojisIn = (message: unknown): number => JSON.stringify(message).split('"emoji"').length - 1;

/** A bot of discord.js whose requests are made again without emojis, and how often Discord has refused some. */
const retrying = async () => {
  const standIn = await stand();
  let refused = 0;
  const makeRequest = retryingWithoutEmojis(() => (refused += 1), DefaultRestOptions.makeRequest);
  const rest = { api: standIn.apiUrl, version: '10', makeRequest };
  return { standIn, rest, refusals: () => refused };
};

test('a message that is refused for its emojis goes without them over every route, with its files', async () => {
  const { standIn, rest, refusals } = await retrying();
  const done: Record<string, (interaction: Interaction) => Promise<unknown>> = {
    async reply(interaction) {
      if (interaction.isChatInputCommand())
        await interaction.reply({ components: [row('update'), menu], flags: MessageFlags.Ephemeral, files: [file] });
    },
    async edit(interaction) {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply();
      await interaction.editReply({ components: [row('one')], files: [file] });
      await interaction.followUp({ components: [row('two')] });
    },
    async update(interaction) {
      if (interaction.isButton()) await interaction.update({ content: 'updated', components: [row('form')] });
    },
    async form(interaction) {
      if (!interaction.isButton()) return;
      const select = { type: 3, custom_id: 'which', options: [{ label: 'a', value: 'a', emoji: UNKNOWN }] };
      const label = { type: ComponentType.Label, label: 'Which?', component: select };
      await interaction.showModal({ custom_id: 'modal', title: 'Form', components: [label] } as never);
    },
  };
  const client: Client<true> = await startBot(
    standIn,
    async (interaction) => {
      const name = interaction.isCommand()
        ? interaction.commandName
        : 'customId' in interaction
          ? interaction.customId
          : '';
      await done[name]?.(interaction);
    },
    { rest },
  );
  await commands(client, 'reply', 'edit');
  const ann = await standIn.user('Ann');
  const replied = await ann.slash('reply');
  expect(replied.message!.attachments).toHaveLength(1);
  expect(emojisIn(replied.message)).toBe(0);
  expect((await ann.click('update')).message).toMatchObject({ content: 'updated' });
  expect(emojisIn((await ann.click('form')).modal)).toBe(0);
  expect((await (await ann.slash('edit')).finished()).attachments).toHaveLength(1);
  await ann.waitFor((messages) => messages.some((message) => JSON.stringify(message.components).includes('two')));
  expect(refusals()).toBe(5);

  const direct = (await client.rest.post(Routes.userChannels(), { body: { recipient_id: ann.id } })) as { id: string };
  for (const channel of [standIn.channelId, direct.id]) {
    const files = [{ name: 'it.txt', data: 'text' }];
    const body = { components: [row('posted')] };
    const posted = (await client.rest.post(Routes.channelMessages(channel), { body, files })) as APIMessage;
    expect([emojisIn(posted), posted.attachments.length]).toEqual([0, 1]);
    const edited = (await client.rest.patch(Routes.channelMessage(channel, posted.id), { body })) as APIMessage;
    expect([emojisIn(edited), edited.attachments.length]).toEqual([0, 1]);
  }
  expect(refusals()).toBe(9);
  expect(standIn.problems).toEqual([]);
});

test('a message in which something else is wrong too is refused as it is', async () => {
  const { standIn, rest, refusals } = await retrying();
  const client = await startBot(standIn, async () => undefined, { rest });
  const post = async (body: object) => client.rest.post(Routes.channelMessages(standIn.channelId), { body });
  const twice = { ...row('same'), components: [...row('same').components, ...row('same').components] };
  for (const body of [
    { components: [twice] },
    { content: 'x'.repeat(2_001), components: [row('long')] },
    { content: '' },
  ])
    await expect(post(body)).rejects.toThrow(DiscordAPIError);
  expect(refusals()).toBe(0);
});

/** Lets the bot take emojis for those of its application, whatever the application has. */
const believing = (ids: (n: number) => string): void => {
  onTestFinished(() => void learnEmojis([]));
  learnEmojis(emojiArt().map(({ of, recipe }, n) => ({ id: ids(n), name: emojiName(of, recipe) })));
};

const listedAgain = ({ lines }: House): number =>
  lines.filter((line) => line.includes('they were listed again')).length;

test('a hand is shown whose emojis the application has lost, and texts and buttons are right again at once', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const { ann, bob } = await startedTable(house, { picture: false });
  const { token, apiUrl } = standIn;
  const hp = emojiArt().filter(({ of }) => of === 'hp');
  await registerEmojis({ token, apiUrl, art: hp });
  await house.bot.knowEmojis();
  const ours = emojiFor('hp')!;
  believing((n) => String(1_000 + n));
  await ann.slash('souls show');
  await ann.waitFor((messages) => JSON.stringify(boardSeen(messages)!.embeds).includes('<:hp_'));
  expect(JSON.stringify(boardSeen(ann.messages())!.embeds)).not.toContain(ours.id);
  for (const person of [ann, bob]) {
    await person.slash('hand');
    const panel = panelSeen(person.messages())!;
    expect(panel.components!.length).toBeGreaterThan(0);
    expect(JSON.stringify(panel.components)).not.toMatch(/"id":"\d{4}"/);
  }
  await house.logged('they were listed again');
  expect(emojiFor('hp')).toEqual(ours);
  await bob.waitFor((messages) => JSON.stringify(boardSeen(messages)!.embeds).includes(ours.id));
  await bob.waitFor((messages) => JSON.stringify(panelSeen(messages)!.embeds).includes(ours.id));
  expect(listedAgain(house)).toBe(1);
});

test('a game can be played while Discord refuses every emoji that the application has', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const { token, apiUrl } = standIn;
  const { active } = await startedTable(house, { picture: false });
  const art = emojiArt().filter(({ of }) => ['hp', 'atk', 'loot', 'treasure', 'monster'].includes(of));
  await registerEmojis({ token, apiUrl, art });
  await house.bot.knowEmojis();
  await standIn.refuseEmojis(1);
  await active.slash('hand');
  const panel = panelSeen(active.messages())!;
  expect(emojisIn(panel.components)).toBe(0);
  await standIn.refuseEmojis(null);
  await active.slash('hand');
  expect(emojisIn(panelSeen(active.messages())!.components)).toBeGreaterThan(0);
});
