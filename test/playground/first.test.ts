import { afterEach, expect, test } from 'vitest';
import { ActionRowBuilder, ButtonBuilder, ButtonStyle, MessageFlags } from 'discord.js';
import type { Client } from 'discord.js';
import { startStandIn } from '../../src/playground/index.js';
import { startBot } from './bot.js';

let client: Client | undefined;
afterEach(async () => client?.destroy());

test('a command is answered, its button clicked, its message edited', async () => {
  const standIn = await startStandIn();
  client = await startBot(standIn, async (interaction) => {
    if (interaction.isChatInputCommand()) {
      const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
        new ButtonBuilder().setCustomId('go').setLabel('Go').setStyle(ButtonStyle.Primary),
      );
      await interaction.reply({ content: `Hello ${interaction.options.getInteger('n', true)}`, components: [row] });
    } else if (interaction.isButton()) await interaction.update({ content: 'Gone', components: [] });
  });
  await client.application!.commands.set([
    {
      name: 'souls',
      description: 'x',
      options: [
        { type: 1, name: 'new', description: 'y', options: [{ type: 4, name: 'n', description: 'z', required: true }] },
      ],
    },
  ]);
  const ann = await standIn.user('Ann');
  const outcome = await ann.slash('souls new', { n: 4 });
  expect(outcome.message?.content).toBe('Hello 4');
  const clicked = await ann.click('Go');
  expect(clicked.message?.content).toBe('Gone');
  expect(standIn.problems).toEqual([]);
  expect((outcome.message?.flags ?? 0) & MessageFlags.Ephemeral).toBe(0);
  await standIn.close();
});
