import { SlashCommandBooleanOption, SlashCommandIntegerOption, SlashCommandStringOption } from '@discordjs/builders';
import type { Call } from '../../src/discord/index.js';
import { GOALS, PRESET_NAMES, USUAL_SERVER, type NewTable, type ServerSettings } from '../../src/table/index.js';
import { LANGUAGES } from '../../src/text/index.js';
import { described, type Both } from '../described.js';
import type { Subcommand } from '../subcommand.js';

const presets = ({ en, fr }: Both) =>
  PRESET_NAMES.map((name) => ({
    name: en.tableSettings.preset(name),
    name_localizations: { fr: fr.tableSettings.preset(name) },
    value: name,
  }));

const languages = [
  { name: 'English', value: 'en' },
  { name: 'Français', value: 'fr' },
] as const;

/** What was asked for; the rest is the preset's, or usual. */
const askedFor = ({ text, whole, flag, boardLanguage, place }: Call, usual: ServerSettings): NewTable => {
  const preset = PRESET_NAMES.find((name) => name === text('preset'));
  const [souls, bonusSouls, takeBack, picture, thread] = [
    whole('souls'),
    flag('bonus-souls'),
    flag('take-back'),
    flag('picture'),
    flag('thread'),
  ];
  const inPreset = preset === undefined ? { souls: usual.souls, takeBack: usual.takeBack } : { preset };
  return {
    language: LANGUAGES.find((language) => language === text('language')) ?? usual.language ?? boardLanguage,
    picture: picture ?? usual.picture,
    thread: thread ?? usual.thread,
    ...inPreset,
    ...(souls === null ? {} : { souls }),
    ...(bonusSouls === null ? {} : { bonusSouls }),
    ...(takeBack === null ? {} : { takeBack }),
    ...(place.server === null ? {} : { server: place.server, within: place.within }),
  };
};

export const newTable: Subcommand = {
  data: (builder, both) => {
    const flag = (of: Parameters<typeof described>[2]) => described(new SlashCommandBooleanOption(), both, of);
    return described(builder, both, ({ souls }) => souls.new)
      .addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.new.preset).addChoices(...presets(both)),
      )
      .addIntegerOption(
        described(new SlashCommandIntegerOption(), both, ({ souls }) => souls.new.souls)
          .setMinValue(GOALS.least)
          .setMaxValue(GOALS.most),
      )
      .addBooleanOption(flag(({ souls }) => souls.new.bonusSouls))
      .addBooleanOption(flag(({ souls }) => souls.new.takeBack))
      .addBooleanOption(flag(({ souls }) => souls.new.picture))
      .addBooleanOption(flag(({ souls }) => souls.new.thread))
      .addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.new.language).addChoices(...languages),
      );
  },
  async execute(call) {
    const { channel, interaction, person, place, tables, missing, w } = call;
    if (missing.length > 0) return { is: 'said', text: w.errors.missingPermissions(missing) };
    const usual = place.server === null ? USUAL_SERVER : await tables.servers.settings(place.server);
    const outcome = await tables.open(channel, interaction, person, askedFor(call, usual));
    return { is: 'outcome', outcome, text: w.lobby.opened };
  },
};
