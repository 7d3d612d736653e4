import { LANGUAGES, SWITCHES, type Words } from '../../../text/index.js';
import { personalId } from '../../format/ids.js';
import { button, clip, LIMITS, message, rows, select, type Payload } from '../../format/payload.js';
import type { Personal } from '../../memory/people.js';

const COLOUR = 0x3f6f4f;

/** What somebody can set for themselves; each button shows the present state and changes it. */
export const ownSettingsMessage = ({ settings }: Personal, w: Words, notice: string | null): Payload => {
  const { title, about, name, explain, state, languages } = w.person.settings;
  const lines = SWITCHES.map((one) => `**${state(name[one], settings[one])}** — ${explain[one]}`);
  const choices = (['auto', ...LANGUAGES] as const).map((value) => ({
    value,
    label: languages[value],
    chosen: value === settings.language,
  }));
  return message({
    embeds: [
      {
        title: clip(title, LIMITS.title),
        description: clip(
          [...(notice === null ? [] : [`**${notice}**`, '']), about, '', ...lines].join('\n'),
          LIMITS.description,
        ),
        color: COLOUR,
      },
    ],
    components: rows(
      SWITCHES.map((one) =>
        button(personalId('set', `${one}.${settings[one] ? 'off' : 'on'}`), state(name[one], settings[one])),
      ),
      [select(personalId('speak'), languages.auto, choices)],
      [button(personalId('help'), w.help.title), button(personalId('mydata'), w.person.data.title)],
    ),
  });
};
