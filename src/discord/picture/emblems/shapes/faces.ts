import { disc, oval, type Feature } from './part.js';

/** Eyes, mouths and marks of faces: eyes are 14 to the left and right of the middle. */
export const FACES = {
  eyes: {
    at: 'face',
    eyes: true,
    layers: [
      ['ink', oval(-14, 0, 7, 9)],
      ['ink', oval(14, 0, 7, 9)],
      ['white', disc(-16, -3, 2)],
      ['white', disc(12, -3, 2)],
    ],
  },
  wide: {
    at: 'face',
    eyes: true,
    layers: [
      ['white', disc(-14, 0, 11)],
      ['white', disc(14, 0, 11)],
      ['ink', disc(-12, 1, 5)],
      ['ink', disc(12, 1, 5)],
    ],
  },
  angry: {
    at: 'face',
    eyes: true,
    layers: [
      ['white', 'M-27 -9L-4 3C-6 13 -23 13 -27 -9Z'],
      ['white', 'M27 -9L4 3C6 13 23 13 27 -9Z'],
      ['ink', disc(-13, 4, 4)],
      ['ink', disc(13, 4, 4)],
    ],
  },
  sad: {
    at: 'face',
    eyes: true,
    layers: [
      ['ink', oval(-14, 1, 7, 8)],
      ['ink', oval(14, 1, 7, 8)],
      ['blue', 'M-18 8C-26 22 -10 22 -12 8Z'],
      ['blue', 'M18 8C26 22 10 22 12 8Z'],
    ],
  },
  bleeding: {
    at: 'face',
    eyes: true,
    layers: [
      ['ink', oval(-14, 0, 8, 9)],
      ['ink', oval(14, 0, 8, 9)],
      ['red', 'M-19 5L-9 5L-10 30L-17 26Z'],
      ['red', 'M19 5L9 5L10 26L17 30Z'],
    ],
  },
  red: {
    at: 'face',
    eyes: true,
    layers: [
      ['red', oval(-15, 0, 11, 13)],
      ['red', oval(15, 0, 11, 13)],
      ['white', disc(-18, -5, 3)],
      ['white', disc(12, -5, 3)],
    ],
  },
  glow: {
    at: 'face',
    eyes: true,
    layers: [
      ['gold', oval(-14, 0, 9, 7)],
      ['gold', oval(14, 0, 9, 7)],
      ['ink', oval(-14, 0, 2, 6)],
      ['ink', oval(14, 0, 2, 6)],
    ],
  },
  hollow: {
    at: 'face',
    eyes: true,
    layers: [
      ['ink', oval(-15, 0, 11, 13)],
      ['ink', oval(15, 0, 11, 13)],
    ],
  },
  cyclops: {
    at: 'face',
    eyes: true,
    layers: [
      ['white', disc(0, -2, 17)],
      ['ink', disc(0, 0, 8)],
      ['white', disc(-3, -4, 3)],
    ],
  },
  many: {
    at: 'face',
    eyes: true,
    layers: [
      ['red', disc(-18, -8, 5)],
      ['red', disc(18, -8, 5)],
      ['red', disc(-9, 2, 6)],
      ['red', disc(9, 2, 6)],
      ['red', disc(-19, 8, 4)],
      ['red', disc(19, 8, 4)],
    ],
  },
  shut: { at: 'face', eyes: true, layers: [['line', 'M-24 0C-20 7 -9 7 -5 0M24 0C20 7 9 7 5 0']] },
  crosses: { at: 'face', eyes: true, layers: [['line', 'M-21 -7L-7 7M-7 -7L-21 7M21 -7L7 7M7 -7L21 7']] },
  blindfold: {
    at: 'face',
    eyes: true,
    layers: [
      ['white', 'M-36 -9C-12 -14 12 -14 36 -9L35 8C12 3 -12 3 -35 8Z'],
      ['thin', 'M-30 -2L30 -2'],
    ],
  },
  patch: {
    at: 'face',
    eyes: true,
    layers: [
      ['ink', 'M-38 -18L34 -24L36 -18L-4 -12L-6 2C-10 14 -24 12 -25 0L-26 -10L-37 -12Z'],
      ['ink', oval(14, 0, 6, 8)],
    ],
  },
  none: { at: 'face', eyes: true, layers: [] },
  /** One eye that is out of its place. */
  loose: {
    at: 'face',
    eyes: true,
    layers: [
      ['ink', oval(14, 0, 7, 9)],
      ['line', 'M-14 0C-22 12 -30 12 -32 22'],
      ['white', disc(-33, 28, 10)],
      ['ink', disc(-33, 29, 4)],
    ],
  },
  grin: {
    at: 'face',
    layers: [
      ['ink', 'M-24 16C-10 22 10 22 24 16C22 34 10 38 0 38C-10 38 -22 34 -24 16Z'],
      ['white', 'M-20 19C-8 24 8 24 20 19L19 26C8 30 -8 30 -19 26Z'],
      ['thin', 'M-9 21L-9 28M1 22L1 29M10 21L10 28'],
    ],
  },
  fangs: {
    at: 'face',
    layers: [
      ['line', 'M-20 18C-8 23 8 23 20 18'],
      ['white', 'M-15 19L-5 21L-9 34Z'],
      ['white', 'M15 19L5 21L9 34Z'],
    ],
  },
  open: {
    at: 'face',
    layers: [
      ['ink', oval(0, 24, 12, 12)],
      ['red', 'M-7 30C-4 25 4 25 7 30C4 34 -4 34 -7 30Z'],
    ],
  },
  smile: { at: 'face', layers: [['line', 'M-14 16C-8 26 8 26 14 16']] },
  frown: { at: 'face', layers: [['line', 'M-13 26C-8 17 8 17 13 26']] },
  stitched: {
    at: 'face',
    layers: [
      ['line', 'M-20 22L20 22'],
      ['thin', 'M-14 16L-12 28M-5 16L-4 28M5 16L5 28M14 16L13 28'],
    ],
  },
  tongue: {
    at: 'face',
    layers: [
      ['ink', 'M-18 15L18 15C16 28 -16 28 -18 15Z'],
      ['rose', 'M-8 20L9 20L10 40C6 46 -5 46 -8 40Z'],
    ],
  },
  drool: {
    at: 'face',
    layers: [
      ['ink', 'M-18 16C-6 12 6 12 18 16C16 28 -16 28 -18 16Z'],
      ['blue', 'M-12 24L-4 25L-6 42C-10 44 -13 42 -13 38Z'],
    ],
  },
  spit: {
    at: 'face',
    layers: [
      ['ink', oval(0, 22, 10, 9)],
      ['red', disc(-24, 34, 8)],
      ['red', disc(-38, 44, 5)],
    ],
  },
  beard: {
    at: 'face',
    layers: [
      ['pair', 'M-30 8C-20 16 20 16 30 8C32 36 16 46 0 46C-16 46 -32 36 -30 8Z'],
      ['thin', 'M-9 24L9 24'],
    ],
  },
  scar: { at: 'face', layers: [['thin', 'M-26 -20L-6 16M-24 -4L-12 -10M-18 6L-6 0']] },
  cheeks: {
    at: 'face',
    layers: [
      ['rose', disc(-25, 14, 6)],
      ['rose', disc(25, 14, 6)],
    ],
  },
} as const satisfies Readonly<Record<string, Feature>>;
