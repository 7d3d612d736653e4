import type { SKRSContext2D } from '@napi-rs/canvas';
import { library } from '../draw/library.js';
import { drawThrown } from '../draw/dice.js';
import { EMBLEM, drawStage } from '../draw/frames.js';
import { drawIcon, type Icon } from '../draw/icons.js';
import { INK, type Kind } from '../draw/ink.js';
import { cardsWithEmblem, drawSpec, emblemOf, recipeOf } from './emblem.js';

/** Pixels of the side of an emoji's file. */
const SIDE = 128;

/** A picture for an emoji of the application. */
interface EmojiArt {
  /** What it stands for: a card by its id, or one of the icons. */
  readonly of: string;
  /** The same as long as it looks the same. */
  readonly recipe: string;
  /** The PNG file. */
  readonly image: () => Promise<Buffer>;
}

const fileOf =
  (draw: (ctx: SKRSContext2D) => void): (() => Promise<Buffer>) =>
  async () => {
    const canvas = library().createCanvas(SIDE, SIDE);
    draw(canvas.getContext('2d'));
    return canvas.encode('png');
  };

/** Icons of the board by the name of their emoji, with their colour and what they stand on. */
const ICONS: Readonly<Record<string, readonly [icon: Icon, fill: string, on: Kind | null]>> = {
  hp: ['heart', INK.heart, null],
  atk: ['sword', INK.ivory, 'ability'],
  cents: ['coin', INK.gold, null],
  soul: ['soul', INK.soul, 'soul'],
  death: ['skull', INK.ivory, 'death'],
  damage: ['burst', INK.ivory, 'damage'],
  deactivated: ['turned', INK.ivory, 'roll'],
  charged: ['bolt', INK.gold, 'ability'],
  hand: ['hand', INK.ivory, 'roll'],
  loot: [EMBLEM.loot, INK.ivory, 'loot'],
  treasure: [EMBLEM.treasure, INK.ivory, 'treasure'],
  monster: [EMBLEM.monster, INK.ivory, 'monster'],
  event: [EMBLEM.event, INK.ivory, 'event'],
  curse: [EMBLEM.curse, INK.ivory, 'curse'],
  room: [EMBLEM.room, INK.ivory, 'room'],
  character: [EMBLEM.character, INK.ivory, 'character'],
  starting: [EMBLEM.startingItem, INK.ivory, 'startingItem'],
};

const iconArt = (): readonly EmojiArt[] =>
  Object.entries(ICONS).map(([of, [icon, fill, on]]) => ({
    of,
    recipe: JSON.stringify([icon, fill, on]),
    image: fileOf((ctx) => {
      if (on !== null) drawStage(ctx, on, { x: 4, y: 4, width: SIDE - 8, height: SIDE - 8 }, 28);
      const around = on === null ? 6 : 24;
      drawIcon(ctx, icon, { x: around, y: around, size: SIDE - around * 2 }, fill);
    }),
  }));

const diceArt = (): readonly EmojiArt[] =>
  [1, 2, 3, 4, 5, 6].map((face) => ({
    of: `die${face}`,
    recipe: `a thrown die ${face}`,
    image: fileOf((ctx) => drawThrown(ctx, { x: -4, y: -2, size: SIDE }, face)),
  }));

/** All emojis of the application: icons, dice, and the emblem of each card. */
export const emojiArt = (): readonly EmojiArt[] => [
  ...iconArt(),
  ...diceArt(),
  ...cardsWithEmblem.map((card) => {
    const spec = emblemOf(card, 'treasure');
    return { of: card, recipe: recipeOf(spec), image: fileOf((ctx) => drawSpec(ctx, spec, SIDE)) };
  }),
];
