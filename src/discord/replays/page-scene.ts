import type { CardId, HiddenCards, View } from '../../engine/index.js';
import type { Names, Words } from '../../text/index.js';
import { pictureLinesOfWay } from '../format/together-lines.js';
import { boardSceneIn, type Kind, type Stacked, type Thing, type Tile } from '../picture/index.js';
import type { Data } from './changes.js';

/** A moment as the page draws it. */
interface Shown {
  readonly view: View;
  /** Hands and decks of a game that is over; null while it goes on. */
  readonly open: HiddenCards | null;
}

/** In what words a page is written, and how it numbers its cards. */
export interface Telling {
  readonly w: Words;
  readonly names: Names;
  readonly number: (card: CardId, kind: Kind) => number;
}

/** So many cards from the top of each deck are told when the game is over. */
const NEXT = 3;

/** Letters of a browser: all of them. */
const asWritten = (text: string, otherwise: string): string => (text === '' ? otherwise : text);

const tileData = ({ kind, card, fighting, souls, counters, covered, danger }: Tile, telling: Telling): Data => ({
  card: kind === null ? null : telling.number(card, kind),
  kind,
  fight: fighting === null ? null : [fighting.hp, fighting.maxHp, fighting.dc, fighting.atk],
  souls,
  counters,
  covered,
  danger,
});

const thingData = ({ kind, card, turned, counters }: Thing, telling: Telling): Data => [
  telling.number(card, kind),
  turned,
  counters,
];

/** The kind of card that something on the stack is of, which gives its emblem. */
const CARD_KIND: Readonly<Partial<Record<Kind, Kind>>> = { ability: 'treasure', roll: 'treasure', damage: 'monster' };

const stackedData = ({ kind, card, title, by, targets, number, hits }: Stacked, telling: Telling): Data => ({
  kind,
  card: card === null ? null : telling.number(card, CARD_KIND[kind] ?? kind),
  title,
  by,
  targets,
  number,
  hits,
});

const nextCards = ({ decks }: HiddenCards, { number }: Telling): Data =>
  Object.fromEntries(
    Object.entries(decks).map(([deck, cards]) => [
      deck,
      cards.slice(0, NEXT).map((card) => number(card, deck as keyof typeof decks)),
    ]),
  );

/** What the page shows of a moment, and nothing else. */
export const pageScene = ({ view, open }: Shown, telling: Telling): Data => {
  const { w, names, number } = telling;
  const {
    words: _words,
    players,
    monsters,
    shop,
    rooms,
    stack,
    attack,
    ...scene
  } = boardSceneIn(asWritten, view, [], w, names, pictureLinesOfWay(view, w));
  return {
    ...scene,
    doing: { ...scene.doing },
    piles: scene.piles.map((pile) => ({ ...pile })),
    bonusSouls: view.bonusSouls.map((card) => number(card, 'soul')),
    attack: attack === null ? null : { from: attack.from, to: { ...attack.to } },
    monsters: monsters.map((one) => tileData(one, telling)),
    shop: shop.map((one) => tileData(one, telling)),
    rooms: rooms.map((one) => tileData(one, telling)),
    stack: stack.toReversed().map((one) => stackedData(one, telling)), // the bottom first, so that little changes
    players: players.map(({ name: _name, awaited: _awaited, character, things, ...player }, at) => {
      const { soulCards = [], id } = view.players[at] ?? {};
      return {
        ...player,
        character: character === null ? null : thingData(character, telling),
        things: things.map((one) => thingData(one, telling)),
        soulCards: soulCards.map(({ card }) => number(card, 'soul')),
        cards: open === null || id === undefined ? null : (open.hands[id] ?? []).map((card) => number(card, 'loot')),
      };
    }),
    next: open === null ? null : nextCards(open, telling),
  };
};
