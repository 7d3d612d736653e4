import { SlashCommandBooleanOption, SlashCommandStringOption } from '@discordjs/builders';
import type { Command } from '../src/discord/answers/answer/command.js';
import { handleCardCommand } from '../src/discord/answers/lookup/slash-lookups.js';
import { suggestCards } from '../src/discord/answers/lookup/suggest.js';
import { CARD_MARKS, setIds, type Words } from '../src/text/index.js';
import { described, type Both } from './described.js';
import { anywhere } from './subcommand.js';

/** A choice in both languages. */
const choices = <Id extends string>(
  { en, fr }: Both,
  ids: readonly Id[],
  nameOf: (words: Words['knownCard'], id: Id) => string,
) =>
  ids.map((value) => ({
    value,
    name: nameOf(en.knownCard, value),
    name_localizations: { fr: nameOf(fr.knownCard, value) },
  }));

const DECKS = ['loot', 'treasure', 'monster', 'room', 'character', 'startingItem', 'bonusSoul', 'outside'] as const;

/** `/card`: any published card by whatever somebody types, among those of a set, a deck, a category or a mark. */
export const cardCommand = (both: Both): Command => ({
  anywhere: true,
  isLookup: true,
  data: anywhere(both, ({ lookup }) => lookup.card)
    .addStringOption(
      described(new SlashCommandStringOption(), both, ({ lookup }) => lookup.card.named)
        .setRequired(true)
        .setAutocomplete(true),
    )
    .addBooleanOption(described(new SlashCommandBooleanOption(), both, ({ lookup }) => lookup.card.share))
    .addStringOption(
      described(new SlashCommandStringOption(), both, ({ lookup }) => lookup.card.set).addChoices(
        ...choices(both, setIds, (words, id) => words.set[id]),
      ),
    )
    .addStringOption(
      described(new SlashCommandStringOption(), both, ({ lookup }) => lookup.card.deck).addChoices(
        ...choices(both, DECKS, (words, id) => words.deck[id]),
      ),
    )
    .addStringOption(
      described(new SlashCommandStringOption(), both, ({ lookup }) => lookup.card.category).setAutocomplete(true),
    )
    .addStringOption(
      described(new SlashCommandStringOption(), both, ({ lookup }) => lookup.card.mark).addChoices(
        ...choices(both, CARD_MARKS, (words, id) => words.mark[id]),
      ),
    )
    .toJSON(),
  actions: { '': { execute: handleCardCommand, suggest: suggestCards } },
});
