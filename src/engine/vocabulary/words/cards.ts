import type { Card } from './printed.js';

/** A card with two faces; `back` has an id of its own and the type of the front (FLIP-01). */
export const twoFaced = (front: Card, back: Card): Card => ({ ...front, back });
