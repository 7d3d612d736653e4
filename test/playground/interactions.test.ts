import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import type { ChatInputCommandInteraction, MessageActionRowComponentBuilder } from 'discord.js';
import { InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { InteractionFailed } from '../../playground/index.js';
import { commands, HandClock, nextError, signal, stand, startBot } from './bot.js';

const row = (...components: readonly MessageActionRowComponentBuilder[]) =>
  new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(...components);
const button = (id: string, label: string) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary);

test('a subcommand is answered, its button clicked, its message edited in place', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, async (interaction) => {
    if (interaction.isChatInputCommand()) {
      const souls = interaction.options.getInteger('souls', true);
      const friend = interaction.options.getUser('friend')?.username;
      const words = `${interaction.options.getSubcommand()} ${souls} ${friend} ${interaction.locale}`;
      await interaction.reply({ content: words, components: [row(button('go', 'Go'))] });
    } else if (interaction.isButton()) await interaction.update({ content: 'gone', components: [] });
  });
  await client.application.commands.set([
    {
      name: 'souls',
      description: 'the table',
      nameLocalizations: { fr: 'âmes' },
      options: [
        {
          type: 1,
          name: 'new',
          description: 'opens one',
          options: [
            { type: 4, name: 'souls', description: 'how many', required: true, minValue: 1, maxValue: 9 },
            { type: 6, name: 'friend', description: 'who' },
          ],
        },
      ],
    },
  ]);
  const ann = await standIn.user('Ann', { locale: 'fr' });
  const bob = await standIn.user('Bob');

  const outcome = await ann.slash('souls new', { souls: 4, friend: bob.id });
  expect(outcome.message?.content).toBe('new 4 Bob fr');
  expect(outcome.message?.interaction_metadata).toMatchObject({ name: 'souls new', user: { id: ann.id } });
  const clicked = await bob.click('Go');
  expect(clicked.message).toMatchObject({ id: outcome.message?.id, content: 'gone', components: [] });
  await ann.waitFor((messages) => messages.length === 1 && messages[0]?.content === 'gone');

  await expect(ann.slash('souls new')).rejects.toThrow('souls is required');
  await expect(ann.slash('souls new', { souls: 10 })).rejects.toThrow('between 1 and 9');
  await expect(ann.slash('souls new', { souls: 'four' })).rejects.toThrow('whole number');
  await expect(ann.slash('souls old')).rejects.toThrow('no command');
  await expect(ann.click('Go')).rejects.toThrow('sees no button');
  expect(standIn.problems).toEqual([]);
});

test('a deferred answer thinks, is edited, and is followed up', async () => {
  const standIn = await stand();
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const client = await startBot(standIn, async (interaction) => {
    const command = interaction as ChatInputCommandInteraction;
    await command.deferReply();
    await gate;
    await command.editReply('done');
    await command.followUp('and more');
  });
  await commands(client, 'slow');
  const ann = await standIn.user('Ann');
  const outcome = await ann.slash('slow');
  expect(outcome.response).toBe(InteractionResponseType.DeferredChannelMessageWithSource);
  expect((outcome.message?.flags ?? 0) & MessageFlags.Loading).not.toBe(0);
  release();
  expect(await outcome.finished()).toMatchObject({ id: outcome.message?.id, content: 'done' });
  await ann.waitFor((messages) => messages.some((message) => message.content === 'and more'));
  expect(standIn.problems).toEqual([]);
});

test('an ephemeral message is seen by one person and is out of reach of the bot route', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, async (interaction) => {
    if (interaction.isChatInputCommand()) {
      await interaction.reply({
        content: 'your hand',
        flags: MessageFlags.Ephemeral,
        components: [row(button('again', 'Again'))],
      });
    } else if (interaction.isButton()) await interaction.update('your new hand');
  });
  await commands(client, 'hand');
  const ann = await standIn.user('Ann');
  const bob = await standIn.user('Bob');
  const { message } = await ann.slash('hand');
  await bob.say('hello');
  expect(ann.messages().map((seen) => seen.content)).toEqual(['your hand', 'hello']);
  expect(bob.messages().map((seen) => seen.content)).toEqual(['hello']);
  await expect(bob.force('again', message!)).rejects.toThrow('no such message');

  const channel = await client.channels.fetch(standIn.channelId);
  if (channel === null || !channel.isTextBased()) throw new Error('no text channel');
  await expect(channel.messages.fetch({ message: message!.id, force: true })).rejects.toMatchObject({ code: 10008 });

  await ann.click('Again');
  expect(ann.messages()[0]?.content).toBe('your new hand');
  await bob.slash('hand');
  expect(ann.messages()).toHaveLength(2);
  await ann.dismiss(message!);
  expect(ann.messages().map((seen) => seen.content)).toEqual(['hello']);
  await expect(bob.dismiss(message!)).rejects.toThrow('only a message that you alone see');
});

test('selects and forms carry what was chosen', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, async (interaction) => {
    if (interaction.isChatInputCommand()) {
      const cards = new StringSelectMenuBuilder()
        .setCustomId('cards')
        .setPlaceholder('Choose cards')
        .setMaxValues(2)
        .addOptions(['One', 'Two', 'Three'].map((label) => ({ label, value: label.toLowerCase() })));
      await interaction.reply({
        content: 'choose',
        components: [row(cards), row(new UserSelectMenuBuilder().setCustomId('who')), row(button('ask', 'Ask'))],
      });
    } else if (interaction.isStringSelectMenu()) await interaction.update(`cards ${interaction.values.join('+')}`);
    else if (interaction.isUserSelectMenu()) await interaction.update(`who ${interaction.users.first()?.username}`);
    else if (interaction.isButton()) {
      const input = new TextInputBuilder().setCustomId('offer').setLabel('Offer').setStyle(TextInputStyle.Short);
      const modal = new ModalBuilder().setCustomId('deal').setTitle('A deal');
      await interaction.showModal(modal.addComponents(new ActionRowBuilder<TextInputBuilder>().addComponents(input)));
    } else if (interaction.isModalSubmit() && interaction.isFromMessage()) {
      await interaction.update(`offer ${interaction.fields.getTextInputValue('offer')}`);
    }
  });
  await commands(client, 'choose');
  const ann = await standIn.user('Ann');
  const bob = await standIn.user('Bob');
  await ann.slash('choose');
  expect((await ann.select('Choose cards', ['Two', 'three'])).message?.content).toBe('cards two+three');
  await expect(ann.select('cards', ['one', 'two', 'three'])).rejects.toThrow('choose 1 to 2');
  await expect(ann.select('cards', ['four'])).rejects.toThrow('not one of the options');
  expect((await ann.select('who', [bob.id])).message?.content).toBe('who Bob');
  const opened = await ann.click('Ask');
  expect(opened.modal?.title).toBe('A deal');
  await expect(ann.submit(opened, {})).rejects.toThrow('offer is required');
  await expect(bob.submit(opened, { offer: 'x' })).rejects.toThrow('no such form');
  expect((await ann.submit(opened, { offer: '3 coins' })).message?.content).toBe('offer 3 coins');
  expect(standIn.problems).toEqual([]);
});

test('autocomplete gets what is being typed and gives choices', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, async (interaction) => {
    if (!interaction.isAutocomplete()) return;
    const { name, value } = interaction.options.getFocused(true);
    await interaction.respond([{ name: `${name} ${value}!`, value: `${value}!` }]);
  });
  await client.application.commands.set([
    {
      name: 'card',
      description: 'a card',
      options: [{ type: 3, name: 'name', description: 'which', required: true, autocomplete: true }],
    },
  ]);
  const ann = await standIn.user('Ann');
  expect(await ann.autocomplete('card', { name: 'bo' }, 'name')).toEqual([{ name: 'name bo!', value: 'bo!' }]);
  await expect(ann.autocomplete('card', {}, 'set')).rejects.toThrow('no autocomplete');
});

test('a second acknowledgement is refused with 40060', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, async (interaction) => {
    const command = interaction as ChatInputCommandInteraction;
    await command.client.rest.post(`/interactions/${command.id}/${command.token}/callback`, {
      auth: false,
      body: { type: 4, data: { content: 'first' } },
    });
    await command.reply('second');
  });
  await commands(client, 'twice');
  const failure = nextError(client);
  const ann = await standIn.user('Ann');
  await ann.slash('twice');
  expect(await failure).toMatchObject({ code: 40060 });
  expect(ann.messages().map((message) => message.content)).toEqual(['first']);
});

test('an answer after three seconds meets a dead token, and the person is told', async () => {
  const clock = new HandClock();
  const standIn = await stand({ clock });
  const client = await startBot(standIn, async (interaction) => {
    clock.advance(3_000);
    await (interaction as ChatInputCommandInteraction).reply('too late');
  });
  await commands(client, 'late');
  const failure = nextError(client);
  const ann = await standIn.user('Ann');
  await expect(ann.slash('late')).rejects.toThrow(InteractionFailed);
  expect(await failure).toMatchObject({ code: 10062 });
  expect(ann.messages()).toEqual([]);
});

test('nobody answers: the person is told once the deadline is looked at', async () => {
  const clock = new HandClock();
  const standIn = await stand({ clock });
  const delivered = signal<void>();
  const client = await startBot(standIn, async () => delivered.resolve());
  await commands(client, 'silent');
  const ann = await standIn.user('Ann');
  const failure = expect(ann.slash('silent')).rejects.toThrow('This interaction failed');
  await delivered.promise;
  clock.advance(3_000);
  await standIn.checkDeadlines();
  await failure;
});

test('a token edits for 15 minutes and not longer', async () => {
  const clock = new HandClock();
  const standIn = await stand({ clock });
  let answered: ChatInputCommandInteraction | undefined;
  const client = await startBot(standIn, async (interaction) => {
    answered = interaction as ChatInputCommandInteraction;
    await answered.reply('young');
  });
  await commands(client, 'age');
  const ann = await standIn.user('Ann');
  await ann.slash('age');
  clock.advance(15 * 60_000 - 1);
  await answered?.editReply('old');
  await ann.waitFor((messages) => messages[0]?.content === 'old');
  clock.advance(1);
  await expect(answered?.editReply('dead')).rejects.toMatchObject({ code: 50027, status: 401 });
});

test('the first followup after a deferral takes its place and its privacy', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, async (interaction) => {
    const command = interaction as ChatInputCommandInteraction;
    await command.deferReply({ flags: MessageFlags.Ephemeral });
    await command.followUp('private');
    await command.followUp('public');
  });
  await commands(client, 'both');
  const ann = await standIn.user('Ann');
  const bob = await standIn.user('Bob');
  await ann.slash('both');
  await bob.waitFor((messages) => messages.length === 1 && messages[0]?.content === 'public');
  expect(ann.messages().map((message) => message.content)).toEqual(['private', 'public']);
});

test('a disabled button cannot be clicked, but a forced click arrives', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, async (interaction) => {
    if (interaction.isChatInputCommand()) {
      await interaction.reply({ content: 'x', components: [row(button('off', 'Off').setDisabled(true))] });
    } else if (interaction.isButton()) await interaction.reply(`got ${interaction.customId}`);
  });
  await commands(client, 'off');
  const ann = await standIn.user('Ann');
  const { message } = await ann.slash('off');
  await expect(ann.click('Off')).rejects.toThrow('disabled');
  expect((await ann.force('foreign', message!)).message?.content).toBe('got foreign');
});
