import type { ChapterPlan } from '../../section.js';

export const firstEdition = {
  'errata-official': {
    rules: ['ERRATA-01', 'ERRATA-02'],
    related: ['questions-and-authority', 'editions-cards', 'errata-first-edition'],
    cards: [],
  },
  'errata-first-edition': {
    rules: ['ERRATA-03', 'ERRATA-05', 'ERRATA-06', 'ERRATA-07'],
    related: ['errata-before-damage', 'errata-other-cards', 'editions-cards', 'rolls-changed'],
    cards: ['dads-lost-coin', 'sacred-heart'],
  },
  'errata-before-damage': {
    rules: ['ERRATA-08'],
    related: ['errata-first-edition', 'damage-or-death-prevented', 'dying'],
    cards: ['the-dead-cat', 'guppys-hairball', 'guppys-collar', 'broken-ankh'],
  },
  'errata-other-cards': {
    rules: ['ERRATA-04', 'ERRATA-09', 'ERRATA-10', 'ERRATA-11', 'ERRATA-12', 'ERRATA-13'],
    related: ['errata-first-edition', 'buying', 'curses', 'stealing-and-swapping'],
    cards: ['flush', 'jawbone', 'we-need-to-go-deeper'],
  },
  'blank-card-doubled': {
    rules: ['BLANK-00', 'BLANK-35'],
    related: ['blank-card-coins', 'blank-card-pills', 'blank-card-tarot-low', 'editions-cards'],
    cards: ['blank-card'],
  },
  'blank-card-coins': {
    rules: ['BLANK-01', 'BLANK-02', 'BLANK-06', 'BLANK-07', 'BLANK-18', 'BLANK-19', 'BLANK-10'],
    related: ['blank-card-doubled', 'blank-card-runes', 'blank-card-pills'],
    cards: ['a-dime', 'gold-bomb', 'soul-heart'],
  },
  'blank-card-runes': {
    rules: ['BLANK-05', 'BLANK-04', 'BLANK-03', 'BLANK-08', 'BLANK-09'],
    related: ['blank-card-doubled', 'blank-card-coins', 'blank-card-tarot-low'],
    cards: ['blank-rune', 'dagaz'],
  },
  'blank-card-pills': {
    rules: ['BLANK-11', 'BLANK-12', 'BLANK-13', 'BLANK-14', 'BLANK-15', 'BLANK-16', 'BLANK-17'],
    related: ['blank-card-doubled', 'blank-card-coins', 'blank-card-runes'],
    cards: ['pills', 'pills-2', 'pills-3'],
  },
  'blank-card-tarot-low': {
    rules: ['BLANK-20', 'BLANK-21', 'BLANK-22', 'BLANK-23', 'BLANK-24', 'BLANK-25', 'BLANK-26'],
    related: ['blank-card-doubled', 'blank-card-tarot-high', 'blank-card-coins'],
    cards: ['ii-the-high-priestess', 'x-wheel-of-fortune', 'iv-the-emperor'],
  },
  'blank-card-tarot-high': {
    rules: ['BLANK-27', 'BLANK-28', 'BLANK-29', 'BLANK-30', 'BLANK-31', 'BLANK-32', 'BLANK-33', 'BLANK-34'],
    related: ['blank-card-doubled', 'blank-card-tarot-low', 'extra-turns'],
    cards: ['xix-the-sun', 'xvi-the-tower', 'xx-judgement'],
  },
} as const satisfies ChapterPlan;
