import { DateTime } from 'luxon';
import { isZone } from '../../table/index.js';
import type { Words } from '../../text/index.js';
import type { Choice } from '../protocol/payload.js';

/** Zones whose name in the runtime is older than the one that people know. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The name that people know, where the runtime knows it too. */
const renamed = (zone: string): string => {
  const name = RENAMED[zone];
  return name !== undefined && isZone(name) ? name : zone;
};

const ZONES: readonly string[] = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map(renamed)])];

/** Small letters without accents, words apart by one blank. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();

/** The city in the name of a zone: `New York` in `America/New_York`. */
const cityIn = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

const namesOf = (zone: string, { person }: Words): readonly string[] => [
  ...(person.hours.cities[zone] ?? []),
  cityIn(zone),
  zone,
];

/** How well a zone fits what is typed: 0 it is its name, 1 a name begins so, 2 a word of one does, null not at all. */
const rank = (names: readonly string[], typed: string): 0 | 1 | 2 | null => {
  const all = names.map(folded);
  if (all.includes(typed)) return 0;
  if (all.some((name) => name.startsWith(typed))) return 1;
  return all.some((name) => ` ${name}`.includes(` ${typed}`)) ? 2 : null;
};

/** Zones that fit, the best first and of those the best known; all that are best known while nothing is typed. */
const zonesLike = (typed: string, w: Words): readonly string[] => {
  const wanted = folded(typed);
  const known = Object.keys(w.person.hours.cities);
  if (wanted === '') return known;
  const all = [...new Set([...known, ...ZONES])];
  const ranked = all.map((zone) => ({ zone, rank: rank(namesOf(zone, w), wanted) }));
  return [0, 1, 2].flatMap((best) => ranked.filter((one) => one.rank === best).map(({ zone }) => zone));
};

/** What a clock in this zone shows, as `22:30`; `now` is in milliseconds. */
export const clockIn = (zone: string, now: number): string => DateTime.fromMillis(now, { zone }).toFormat('HH:mm');

/** The name by which somebody knows a zone: the city that fits what they type, or else the best known. */
const cityLike = (zone: string, typed: string, w: Words): string => {
  const names = namesOf(zone, w);
  const wanted = folded(typed);
  const fits = names.find((name) => folded(name).startsWith(wanted) && name !== zone);
  return fits ?? names[0] ?? zone;
};

/** Time zones for what is typed, by city, with what the clock shows there. */
export const zoneChoices = (typed: string, w: Words, now: number): readonly Choice[] =>
  zonesLike(typed, w).map((zone) => {
    const city = cityLike(zone, typed, w);
    return { value: zone, label: `${city === zone ? zone : w.board.aside(city, zone)} · ${clockIn(zone, now)}` };
  });

/** The zone that somebody means: its name in any case, or the one that fits best; null for none. */
export const resolveZone = (typed: string, w: Words): string | null => {
  const name = typed.trim();
  if (folded(name) === '') return null;
  const exact = ZONES.find((zone) => zone.toLowerCase() === name.toLowerCase());
  if (exact !== undefined) return exact;
  return zonesLike(name, w)[0] ?? (isZone(name) ? name : null);
};
