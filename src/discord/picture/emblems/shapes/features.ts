import { FACES } from './faces.js';
import { disc, oval, spokes, star, type Feature } from './part.js';

const wing = 'C-40 -34 -58 -30 -60 -14C-56 -14 -54 -10 -56 -4C-50 -4 -48 2 -50 8C-40 8 -34 10 -26 16L-14 8Z';

/** What heads and bodies can have, and what can be around them; with what faces can have. */
export const FEATURES = {
  ...FACES,
  horns: {
    at: 'top',
    layers: [
      ['pair', 'M-16 12C-34 4 -38 -10 -30 -22C-26 -8 -18 -4 -6 4Z'],
      ['pair', 'M16 12C34 4 38 -10 30 -22C26 -8 18 -4 6 4Z'],
    ],
  },
  /** One horn. */
  horn: {
    at: 'top',
    layers: [
      ['white', 'M-11 8C-8 -8 -2 -18 6 -20C8 -8 12 0 12 8Z'],
      ['thin', 'M-7 -1L9 -3'],
    ],
  },
  crown: {
    at: 'top',
    layers: [
      ['gold', 'M-26 10L-30 -16L-14 -4L0 -20L14 -4L30 -16L26 10C10 14 -10 14 -26 10Z'],
      ['red', disc(0, 4, 4)],
    ],
  },
  halo: {
    at: 'top',
    layers: [['gold', 'M-36 -8a36 15 0 1 0 72 0a36 15 0 1 0 -72 0ZM-23 -8a23 6 0 1 1 46 0a23 6 0 1 1 -46 0Z']],
  },
  hair: {
    at: 'top',
    layers: [
      [
        'pair',
        'M-38 34C-44 2 -20 -14 4 -10C30 -12 44 8 38 34C32 24 30 16 26 12C16 18 -6 18 -16 12C-28 18 -34 24 -38 34Z',
      ],
    ],
  },
  tuft: {
    at: 'top',
    layers: [['pair', 'M-14 8C-14 -4 -8 -8 -12 -18C-2 -16 0 -10 0 -6C4 -12 10 -14 16 -12C12 -6 14 2 14 8Z']],
  },
  /** Long hair on both sides. */
  long: {
    at: 'top',
    behind: true,
    layers: [
      [
        'pair',
        'M0 -8C38 -8 48 22 46 52C46 66 50 76 56 82C42 88 30 80 28 70L-28 70C-30 80 -42 88 -56 82C-50 76 -46 66 -46 52C-48 22 -38 -8 0 -8Z',
      ],
    ],
  },
  bow: {
    at: 'top',
    layers: [
      ['red', 'M0 4L-24 -12L-24 16ZM0 4L24 -12L24 16Z'],
      ['gold', disc(0, 3, 6)],
    ],
  },
  bandage: {
    at: 'top',
    layers: [
      ['white', 'M-34 22C-24 2 24 2 34 22L32 34C14 22 -14 22 -32 34Z'],
      ['thin', 'M-20 18L-8 26M-2 14L8 24M18 18L22 24'],
    ],
  },
  helmet: {
    at: 'top',
    layers: [
      ['steel', 'M-38 30C-40 -4 -18 -14 0 -14C18 -14 40 -4 38 30C14 20 -14 20 -38 30Z'],
      ['red', 'M-6 -12C-8 -26 8 -26 6 -12Z'],
      ['thin', 'M0 -12L0 22'],
    ],
  },
  hat: {
    at: 'top',
    layers: [
      ['pair', 'M-40 14C-20 22 20 22 40 14L38 6C30 8 24 8 22 6L20 -20C8 -26 -8 -26 -20 -20L-22 6C-24 8 -30 8 -38 6Z'],
    ],
  },
  veil: {
    at: 'top',
    behind: true,
    layers: [['ink', 'M0 -8C34 -8 46 20 48 64L62 90L-62 90L-48 64C-46 20 -34 -8 0 -8Z']],
  },
  antennae: {
    at: 'top',
    layers: [
      ['line', 'M-10 6C-14 -8 -20 -14 -28 -14M10 6C14 -8 20 -14 28 -14'],
      ['pair', disc(-28, -13, 5)],
      ['pair', disc(28, -13, 5)],
    ],
  },
  stalk: {
    at: 'top',
    layers: [
      ['green', 'M-4 8C-6 -4 -2 -12 4 -18L10 -14C4 -8 4 0 4 8Z'],
      ['green', 'M4 -4C12 -18 26 -16 30 -8C22 0 12 2 4 -4Z'],
    ],
  },
  fuse: {
    at: 'top',
    layers: [
      ['line', 'M0 6C0 -8 10 -14 18 -12'],
      ['gold', star(22, -12, 13, 6, 7)],
    ],
  },
  knife: {
    at: 'top',
    layers: [
      ['steel', 'M-2 18L-22 -22C-12 -20 4 -8 12 10Z'],
      ['wood', 'M-2 18L12 10L24 26L12 34Z'],
    ],
  },
  noose: {
    at: 'top',
    layers: [
      ['wood', 'M-4 -24L4 -24L4 4L-4 4Z'],
      ['line', 'M-4 -14L4 -10M-4 -6L4 -2'],
    ],
  },
  spikes: { at: 'whole', behind: true, layers: [['pair', star(50, 52, 48, 32, 12)]] },
  flames: {
    at: 'whole',
    behind: true,
    layers: [
      [
        'pair',
        'M50 2C56 14 72 12 74 4C82 18 96 24 92 40C100 56 98 84 82 94L18 94C2 84 0 56 8 40C4 24 18 18 26 4C28 12 44 14 50 2Z',
      ],
    ],
  },
  cursed: {
    at: 'whole',
    behind: true,
    layers: [
      [
        'violet',
        'M50 2C54 12 66 16 72 6C78 16 92 22 90 38C100 50 98 66 94 74C98 86 88 96 78 94L22 94C12 96 2 86 6 74C2 66 0 50 10 38C8 22 22 16 28 6C34 16 46 12 50 2Z',
      ],
    ],
  },
  shine: { at: 'whole', behind: true, layers: [['gold', star(50, 50, 48, 36, 14)]] },
  wings: {
    at: 'wings',
    behind: true,
    layers: [
      ['white', `M-14 -8${wing}`],
      ['white', `M14 -8${wing.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`)}`],
    ],
  },
  batwings: {
    at: 'wings',
    behind: true,
    layers: [
      ['pair', 'M-10 -6C-24 -34 -46 -36 -58 -26C-48 -22 -48 -10 -54 0C-44 -4 -38 2 -36 10C-28 4 -20 6 -12 14Z'],
      ['pair', 'M10 -6C24 -34 46 -36 58 -26C48 -22 48 -10 54 0C44 -4 38 2 36 10C28 4 20 6 12 14Z'],
    ],
  },
  flywings: {
    at: 'wings',
    behind: true,
    layers: [
      ['white', oval(-34, -18, 20, 13)],
      ['white', oval(34, -18, 20, 13)],
    ],
  },
  spots: {
    at: 'wings',
    layers: [
      ['low', disc(-22, 6, 5)],
      ['low', disc(24, 12, 6)],
      ['low', disc(14, 26, 4)],
      ['low', disc(-14, 26, 4)],
    ],
  },
  boils: {
    at: 'wings',
    layers: [
      ['pair', disc(-28, -14, 6)],
      ['pair', disc(30, 4, 7)],
      ['pair', disc(-26, 18, 5)],
    ],
  },
  crack: { at: 'wings', layers: [['line', 'M-4 -32L6 -18L-4 -8L8 4']] },
  ribs: { at: 'wings', layers: [['thin', 'M-20 6L20 6M-18 15L18 15M-14 24L14 24']] },
  blood: {
    at: 'wings',
    layers: [
      [
        'red',
        'M-22 -2C-14 -6 14 -8 24 -2L22 18C18 24 14 20 14 12C10 10 6 14 6 26C2 32 -4 28 -4 20C-6 10 -10 12 -14 18C-20 18 -22 8 -22 -2Z',
      ],
    ],
  },
  sparkle: {
    at: 'whole',
    layers: [
      ['white', star(84, 16, 14, 4, 4)],
      ['white', star(16, 84, 9, 3, 4)],
    ],
  },
  rays: { at: 'whole', behind: true, layers: [['lightline', spokes(50, 50, 34, 48, 12)]] },
  scythe: {
    at: 'whole',
    layers: [
      ['wood', 'M78 96L70 8L77 7L86 95Z'],
      ['steel', 'M78 14C60 -2 28 -2 12 22C34 12 56 16 78 28Z'],
    ],
  },
  slash: { at: 'whole', layers: [['red', 'M10 18L18 10L90 82L82 90Z']] },
  plus: {
    at: 'whole',
    layers: [['green', 'M72 60L84 60L84 72L96 72L96 84L84 84L84 96L72 96L72 84L60 84L60 72L72 72Z']],
  },
  question: {
    at: 'whole',
    layers: [
      ['white', 'M62 60C62 40 94 40 94 60C94 72 84 72 84 80L72 80C72 66 82 68 82 60C82 54 74 54 74 60Z'],
      ['white', disc(78, 90, 6)],
    ],
  },
  skulled: {
    at: 'whole',
    layers: [
      ['white', 'M78 58C90 58 96 66 96 76C96 82 93 86 90 88L90 96L66 96L66 88C63 86 60 82 60 76C60 66 66 58 78 58Z'],
      ['ink', disc(71, 77, 5)],
      ['ink', disc(85, 77, 5)],
    ],
  },
} as const satisfies Readonly<Record<string, Feature>>;
