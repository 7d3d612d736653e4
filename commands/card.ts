import { SlashCommandBooleanOption, SlashCommandStringOption } from '@discordjs/builders';
import type { Command } from '../src/discord/answers/answer/command.js';
import { handleCardCommand } from '../src/discord/answers/lookup/slash-lookups.js';
import { suggestCards } from '../src/discord/answers/lookup/suggest.js';
import { CARD_MARKS, setIds } from '../src/text/index.js';
import { choices, described, type Both } from './described.js';
import { anywhere } from './subcommand.js';

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
        ...choices(both, setIds, (w, id) => w.knownCard.set[id]),
      ),
    )
    .addStringOption(
      described(new SlashCommandStringOption(), both, ({ lookup }) => lookup.card.deck).addChoices(
        ...choices(both, DECKS, (w, id) => w.knownCard.deck[id]),
      ),
    )
    .addStringOption(
      described(new SlashCommandStringOption(), both, ({ lookup }) => lookup.card.category).setAutocomplete(true),
    )
    .addStringOption(
      described(new SlashCommandStringOption(), both, ({ lookup }) => lookup.card.mark).addChoices(
        ...choices(both, CARD_MARKS, (w, id) => w.knownCard.mark[id]),
      ),
    )
    .toJSON(),
  actions: { '': { execute: handleCardCommand, suggest: suggestCards } },
});
