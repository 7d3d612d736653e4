import { LANGUAGES, SWITCHES, type Words } from '../../../text/index.js';
import { personalId } from '../../protocol/ids.js';
import { button, clip, LIMITS, message, rows, select, type Payload } from '../../protocol/payload.js';
import { clockOf, stamp } from '../../format/times.js';
import type { Personal } from '../../memory/people.js';

const COLOUR = 0x3f6f4f;
/** Discord's limit for buttons. */
const IN_A_ROW = 5;

/** When somebody is not waited for, a line each. */
export const hoursLines = ({ hours: { zone, quiet, away } }: Personal, w: Words): readonly string[] => {
  const { hours } = w.person;
  return [
    hours.zone(zone),
    hours.quiet(quiet === null ? null : { from: clockOf(quiet.from), to: clockOf(quiet.to) }),
    away === null ? hours.notAway : hours.away(away.until === null ? null : stamp(away.until, 'f')),
  ];
};

/** Buttons about hours. */
const hoursButtons = ({ hours }: Personal, w: Words) => {
  const words = w.person.hours;
  return [
    hours.away === null
      ? button(personalId('set', 'hours.away'), words.leave)
      : button(personalId('set', 'hours.back'), words.comeBack, 'primary'),
    ...(hours.quiet === null ? [] : [button(personalId('set', 'hours.loud'), words.forgetQuiet)]),
  ];
};

/** What somebody can set for themselves; each button shows the present state and changes it. */
export const ownSettingsMessage = (personal: Personal, w: Words, notice: string | null): Payload => {
  const { settings } = personal;
  const { title, about, name, explain, state, languages } = w.person.settings;
  const lines = SWITCHES.map((one) => `**${state(name[one], settings[one])}** — ${explain[one]}`);
  const choices = (['auto', ...LANGUAGES] as const).map((value) => ({
    value,
    label: languages[value],
    chosen: value === settings.language,
  }));
  const switches = SWITCHES.map((one) =>
    button(personalId('set', `${one}.${settings[one] ? 'off' : 'on'}`), state(name[one], settings[one])),
  );
  return message({
    embeds: [
      {
        title: clip(title, LIMITS.title),
        description: clip(
          [
            ...(notice === null ? [] : [`**${notice}**`, '']),
            about,
            '',
            ...lines,
            '',
            ...hoursLines(personal, w),
            w.person.hours.explain,
          ].join('\n'),
          LIMITS.description,
        ),
        color: COLOUR,
      },
    ],
    components: rows(
      switches.slice(0, IN_A_ROW),
      switches.slice(IN_A_ROW),
      [select(personalId('speak'), languages.auto, choices)],
      [
        ...hoursButtons(personal, w),
        button(personalId('help'), w.help.title),
        button(personalId('mydata'), w.person.data.title),
      ],
    ),
  });
};
