import { disc, oval, slab, type Shape } from './part.js';

/** Things that few cards show, signs of card decks, and runes. */
export const ODDMENTS = {
  candle: {
    layers: [
      ['gold', 'M50 2C60 14 64 24 58 32C54 38 46 38 42 32C36 24 42 14 50 2Z'],
      ['main', slab(36, 36, 28, 52, 4)],
      ['high', 'M40 40L46 40L46 84L40 84Z'],
      ['low', 'M36 42C40 40 42 54 46 54C48 54 48 44 52 44C56 44 56 60 60 60L64 60L64 40Z'],
      ['wood', slab(22, 86, 56, 11, 4)],
    ],
    hold: [50, 64, 0.24],
    faces: [[50, 66, 0.5]],
  },
  magnet: {
    layers: [
      ['main', 'M8 48C8 2 92 2 92 48L92 72L66 72L66 50C66 34 34 34 34 50L34 72L8 72Z'],
      ['high', 'M16 46C16 26 30 16 44 14C30 22 24 32 24 48Z'],
      ['steel', 'M8 72L34 72L34 94L8 94ZM66 72L92 72L92 94L66 94Z'],
    ],
    hold: [50, 78, 0.26],
  },
  /** A hammer for auctions, with what it strikes. */
  gavel: {
    layers: [
      ['wood', 'M46 42L56 32L98 76L88 86Z'],
      ['main', 'M6 40L40 6L62 28L28 62Z'],
      ['low', 'M15 49L49 15L55 21L21 55Z'],
      ['wood', slab(4, 82, 60, 14, 4)],
    ],
    hold: [34, 34, 0.24],
  },
  leaf: {
    layers: [
      ['main', 'M14 84C2 40 34 6 92 6C96 60 66 94 28 82Z'],
      ['high', 'M20 70C18 44 40 20 76 16C48 28 30 46 20 70Z'],
      ['thin', 'M8 96C28 66 50 44 78 22M38 60L36 38M42 56L64 58'],
    ],
    hold: [56, 44, 0.34],
    faces: [[56, 42, 0.7]],
  },
  glasses: {
    layers: [
      ['white', disc(26, 54, 20)],
      ['white', disc(74, 54, 20)],
      ['main', `${disc(26, 54, 24)}${disc(26, 54, 15)}`],
      ['main', `${disc(74, 54, 24)}${disc(74, 54, 15)}`],
      ['line', 'M48 48C49 44 51 44 52 48M4 46L8 24M96 46L92 24'],
    ],
    hold: [50, 54, 0.3],
  },
  /** A marker without its cap. */
  pen: {
    layers: [
      ['white', 'M26 66L38 78L12 92Z'],
      ['ink', 'M34 54L50 70L38 78L26 66Z'],
      ['main', 'M34 54L76 12C80 8 94 22 90 28L50 70Z'],
      ['high', 'M40 54L76 18L80 22L44 58Z'],
    ],
    hold: [64, 38, 0.24],
  },
  /** Links of a chain. */
  chain: {
    layers: [
      ['main', `${oval(26, 26, 24, 17)}${oval(26, 26, 13, 7)}`],
      ['low', 'M38 34L48 30L66 64L56 68Z'],
      ['line', 'M38 34L48 30L66 64L56 68Z'],
      ['main', `${oval(74, 74, 24, 17)}${oval(74, 74, 13, 7)}`],
    ],
    hold: [72, 30, 0.4],
  },
  diamond: { layers: [['main', 'M50 4L86 50L50 96L14 50Z']] },
  spade: {
    layers: [
      ['main', 'M50 4C58 26 92 40 90 62C88 80 66 82 56 70L62 94L38 94L44 70C34 82 12 80 10 62C8 40 42 26 50 4Z'],
    ],
  },
  runeA: { layers: [['line', 'M32 92L32 8L74 32M32 40L74 64']] },
  runeB: { layers: [['line', 'M28 92L28 8L72 29L28 50L72 71L28 92']] },
  runeH: { layers: [['line', 'M26 8L26 92M74 8L74 92M26 34L74 66']] },
  runeJ: { layers: [['line', 'M56 6L24 34L56 60M44 40L76 66L44 94']] },
  runeP: { layers: [['line', 'M74 36L74 8L50 34L26 8L26 92L50 66L74 92L74 64']] },
  runeZ: { layers: [['line', 'M50 92L50 8M20 16L50 50L80 16']] },
} as const satisfies Readonly<Record<string, Shape>>;
