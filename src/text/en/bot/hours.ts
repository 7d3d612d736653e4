import type { HoursProblem } from '../../words/bot/hours.js';
import { counted } from '../cards/nouns.js';

const problem = (what: HoursProblem, typed: string): string => {
  switch (what) {
    case 'noSuchZone':
      return `I know no time zone or city called “${typed}”. Choose a suggestion, or type a name such as Europe/Paris.`;
    case 'noZone':
      return 'First say where your clock is: `/souls-me timezone`.';
    case 'notATime':
      return `“${typed}” is no time of the day. Type one such as 22:30.`;
    case 'quietAlways':
      return 'Quiet hours cannot be the whole day: they would begin and end at the same time. To be gone for longer there is `/souls-me away`.';
    case 'quietTooLong':
      return 'Quiet hours can be at most 16 hours long, so that your games go on. To be gone for longer there is `/souls-me away`.';
    case 'notADay':
      return `“${typed}” is no day. Choose a suggestion, or type one such as 2026-12-24; leave it out to be away until you act again, a week at most.`;
    case 'past':
      return 'That day is over or has begun already. Type a later one.';
    case 'tooFar':
      return 'You can be away for at most 21 days. Leave the day out to be away until you act again, a week at most.';
  }
};

/** A person's time zone, quiet hours and absence in one language. Times of the day are as on a clock, `22:30`. */
const CITIES: Readonly<Record<string, readonly string[]>> = {
  'Europe/London': ['London', 'Edinburgh', 'Manchester', 'Birmingham', 'Glasgow', 'Cardiff', 'Belfast', 'Leeds'],
  'Europe/Paris': ['Paris', 'Marseille', 'Lyon', 'Toulouse', 'Nice', 'Bordeaux', 'Lille', 'Nantes', 'Strasbourg'],
  'Europe/Berlin': ['Berlin', 'Hamburg', 'Munich', 'Cologne', 'Frankfurt', 'Stuttgart', 'Düsseldorf', 'Leipzig'],
  'Europe/Madrid': ['Madrid', 'Barcelona', 'Valencia', 'Seville', 'Bilbao'],
  'Europe/Rome': ['Rome', 'Milan', 'Naples', 'Turin', 'Florence', 'Venice'],
  'Europe/Athens': ['Athens', 'Thessaloniki'],
  'Europe/Moscow': ['Moscow', 'Saint Petersburg'],
  'Africa/Cairo': ['Cairo', 'Alexandria'],
  'Africa/Johannesburg': ['Johannesburg', 'Cape Town', 'Durban', 'Pretoria'],
  'Asia/Dubai': ['Dubai', 'Abu Dhabi'],
  'Asia/Kolkata': ['Mumbai', 'Delhi', 'Kolkata', 'Bengaluru', 'Bangalore', 'Chennai', 'Hyderabad', 'Calcutta'],
  'Asia/Bangkok': ['Bangkok', 'Hanoi'],
  'Asia/Shanghai': ['Beijing', 'Shanghai', 'Shenzhen', 'Guangzhou', 'Chengdu'],
  'Asia/Singapore': ['Singapore'],
  'Asia/Seoul': ['Seoul', 'Busan'],
  'Asia/Tokyo': ['Tokyo', 'Osaka', 'Kyoto', 'Yokohama', 'Nagoya', 'Sapporo', 'Fukuoka'],
  'Australia/Sydney': ['Sydney', 'Canberra'],
  'Pacific/Auckland': ['Auckland', 'Wellington', 'Christchurch'],
  'America/Sao_Paulo': ['São Paulo', 'Rio de Janeiro', 'Brasília', 'Porto Alegre'],
  'America/New_York': ['New York', 'Boston', 'Washington', 'Miami', 'Atlanta', 'Philadelphia', 'Orlando', 'Pittsburgh'],
  'America/Toronto': ['Toronto', 'Montréal', 'Ottawa', 'Québec'],
  'America/Chicago': ['Chicago', 'Houston', 'Dallas', 'Austin', 'New Orleans', 'Minneapolis', 'Nashville', 'St. Louis'],
  'America/Denver': ['Denver', 'Salt Lake City', 'Albuquerque'],
  'America/Los_Angeles': ['Los Angeles', 'San Francisco', 'Seattle', 'San Diego', 'Las Vegas', 'Portland', 'San José'],
  'America/Mexico_City': ['Mexico City', 'Guadalajara', 'Puebla'],
  'Europe/Kyiv': ['Kyiv', 'Kiev', 'Lviv', 'Odesa'],
  'Europe/Warsaw': ['Warsaw', 'Kraków', 'Gdańsk', 'Wrocław'],
  'Europe/Zurich': ['Zürich', 'Geneva', 'Basel', 'Lausanne', 'Bern'],
  'Europe/Amsterdam': ['Amsterdam', 'Rotterdam', 'The Hague', 'Utrecht'],
  'Europe/Brussels': ['Brussels', 'Antwerp', 'Ghent', 'Liège'],
  'Europe/Lisbon': ['Lisbon', 'Porto'],
  'Asia/Kathmandu': ['Kathmandu'],
  'Asia/Ho_Chi_Minh': ['Ho Chi Minh City', 'Saigon'],
  'Asia/Yangon': ['Yangon', 'Rangoon'],
  'Asia/Manila': ['Manila', 'Quezon City'],
  'America/Argentina/Buenos_Aires': ['Buenos Aires', 'Córdoba', 'Rosario'],
  'America/Vancouver': ['Vancouver', 'Victoria'],
  'America/Edmonton': ['Edmonton', 'Calgary'],
  'America/Phoenix': ['Phoenix', 'Tucson'],
  'America/Nuuk': ['Nuuk'],
  'Australia/Melbourne': ['Melbourne'],
  'Australia/Brisbane': ['Brisbane', 'Gold Coast'],
  UTC: ['UTC', 'GMT'],
};

export const hours = {
  /** The lines of the settings; null for what is not set. */
  zone: (zone: string | null): string => `**Time zone:** ${zone ?? 'not set'} — \`/souls-me timezone\``,
  quiet: (quiet: { readonly from: string; readonly to: string } | null): string =>
    `**Quiet hours:** ${quiet === null ? 'none' : `${quiet.from} to ${quiet.to}`} — \`/souls-me quiet\``,
  /** Until when, as Discord writes it; null until they act again. */
  away: (until: string | null): string =>
    `**Away:** ${until === null ? 'until you act again' : `until ${until}`} — \`/souls-me away\``,
  notAway: '**Away:** no — `/souls-me away`',
  /** What all of it is for, and what it tells others. */
  explain:
    'In quiet hours and while you are away no clock of a table runs against you. Nobody is shown this unless you want it in your settings, but a deadline that moves can tell others when you sleep or that you are away.',
  /** What was set just now, above the settings. */
  zoneSet: (zone: string, clock: string): string => `Your time zone is ${zone}: your clock shows ${clock}.`,
  zoneForgotten: 'Your time zone and your quiet hours are forgotten.',
  quietSet: (from: string, to: string): string => `Your quiet hours are every day from ${from} to ${to}.`,
  quietForgotten: 'You have no quiet hours any more.',
  awaySet: (until: string): string => `You are away until ${until}, or until you act at a table before.`,
  /** Somebody is no longer away: they said so, or they acted at a table. */
  back: {
    said: 'You are back: tables wait for you again.',
    acted: 'You have acted at a table, so you are no longer away: tables wait for you again.',
  },
  problem,
  /** Labels of buttons. */
  leave: 'I am away',
  comeBack: 'I am back',
  forgetQuiet: 'No quiet hours',
  /** Suggestions while an option is typed. */
  noZone: 'None: forget my time zone',
  openEnd: 'Until I act again, a week at most',
  /** After so many days, on this day. */
  days: (days: number, day: string): string => `${counted(days, { one: 'day', many: 'days' })}: back on ${day}`,
  /** Cities by their time zone, the best known first: how zones are called, and by what else they are found. */
  cities: CITIES,
};

/** The subcommands of `/souls-me` that set them. */
export const hoursCommands = {
  timezone: {
    name: 'timezone',
    description: 'Where your clock is; leave it out to see what is set',
    zone: { name: 'zone', description: 'A city or a time zone; type a few letters' },
  },
  quiet: {
    name: 'quiet',
    description: 'Every day from when to when no table waits for you; leave both out to see what is set',
    from: { name: 'from', description: 'When they begin on your clock, such as 22:30' },
    to: { name: 'to', description: 'When they end on your clock, such as 8:00' },
  },
  away: {
    name: 'away',
    description: 'No table waits for you until a day, or until you act again',
    until: {
      name: 'until',
      description: 'The day on which you are back; leave it out for a week at most, until you act again',
    },
  },
};
