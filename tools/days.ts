// `npm run days`: a whole game of four over days, in a time of its own, with every mention as the person read it.
import { DateTime } from 'luxon';
import { playDays, type PlayedDays } from './days/played.js';
import { argumentsOf, refuse } from './tool-arguments.js';

const HELP = `npm run days -- [options]: plays a whole game of four people over days and prints every mention.

  --seed TEXT   what the game is dealt from (days)
  --from DAY    its first day (2027-03-26)
  --prepares    they write their turns down and make answers ready
  --json        as JSON
`;

const given = argumentsOf(HELP, {
  seed: { type: 'string', default: 'days' },
  from: { type: 'string', default: '2027-03-26' },
  prepares: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
});
if (!/^\d{4}-\d{2}-\d{2}$/u.test(given.from) || !DateTime.fromISO(given.from).isValid)
  refuse(`--from takes a day such as 2027-03-26, not "${given.from}".`, HELP);

const textOf = ({ days, turns, isOver, looks, acts, passes, mentions }: PlayedDays): string =>
  [
    ...mentions.map(({ clock, name, text }) => `${clock} (${name}) ${text.replaceAll('\n', ' ')}`),
    '',
    `${isOver ? 'The game took' : 'The game is not over after'} ${days.toFixed(1)} days: ${turns} turns, ${looks} looks, ${acts} acts, ${passes} passes, ${mentions.length} mentions.`,
  ].join('\n');

const played = await playDays({ seed: given.seed, from: given.from, prepares: given.prepares });
process.stdout.write(`${given.json ? JSON.stringify(played) : textOf(played)}\n`);
