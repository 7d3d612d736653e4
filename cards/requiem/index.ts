import { cardSet, type CardSet } from '../catalogue/index.js';
import { requiemGoalRooms } from './room-goals.js';

/** Requiem: the list of each file of this folder is handed to `cardSet`, in the order of the files' names. */
export const requiem: CardSet = cardSet('requiem', requiemGoalRooms);
