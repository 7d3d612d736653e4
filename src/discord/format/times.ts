const HOUR = 60;
const DAY = 24 * HOUR;

/** `22:30`, `22h30`, `22.30`, `22`, `10:30 pm`. */
const TIME = /^(\d{1,2})\s*(?:[:h.]\s*(\d{2})?)?\s*([ap]\.?m\.?)?$/i;

/** Minutes after midnight of a time of the day as somebody types it; null for none. Midnight may be 24:00. */
export const minuteOf = (typed: string): number | null => {
  const [whole, hours = '', minutes = '0', half = ''] = TIME.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const [hour, minute] = [Number(hours), Number(minutes)];
  const most = half === '' ? 24 : 12;
  if (hour > most || minute >= HOUR || (hour === 24 && minute > 0) || (half !== '' && hour === 0)) return null;
  const late = half.toLowerCase().startsWith('p') ? 12 : 0;
  return ((half === '' ? hour : (hour % 12) + late) * HOUR + minute) % DAY;
};

/** A time of the day from minutes after midnight, as `22:30`. */
export const clockOf = (minute: number): string =>
  [Math.floor(minute / HOUR), minute % HOUR].map((part) => `${part}`.padStart(2, '0')).join(':');

/** A moment as Discord writes it for each reader: `t` a time of the day, `f` with its date, `F` with the day of the week too, `R` how long until then. */
export const stamp = (milliseconds: number, style: 't' | 'f' | 'F' | 'R'): string =>
  `<t:${Math.floor(milliseconds / 1000)}:${style}>`;

/** A deadline: how long until then, and over days, when the clock on the wall matters, the moment too. */
export const deadlineStamps = (
  milliseconds: number,
  isOverDays: boolean,
): readonly [soon: string, at: string | null] => [
  stamp(milliseconds, 'R'),
  isOverDays ? stamp(milliseconds, 'f') : null,
];
