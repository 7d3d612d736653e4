import {
  all,
  always,
  canBeAttackedWith,
  causeDealer,
  causeObject,
  choose,
  chosen,
  eachTime,
  entersPlay,
  gainTreasure,
  give,
  kill,
  lootAbility,
  otherPlayers,
  players,
  becomeSoul,
  same,
  sequence,
  thisObject,
  trinket,
  worksIn,
  you,
  ifWould,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const altArtLoots: readonly Card[] = [
  printed(
    'lost-soul-alt-art',
    trinket,
    ifWould(
      entersPlay(thisObject),
      {
        instead: 'also',
        effect: sequence(becomeSoul(thisObject, you), choose(otherPlayers), give(thisObject, chosen())),
      },
      'enters',
    ),
    worksIn(['soul'], always(canBeAttackedWith(4, you))),
    worksIn(
      ['soul'],
      eachTime(
        { event: 'dies', where: all(same(causeObject, you), same(causeDealer, otherPlayers)) },
        give(thisObject, causeDealer),
        'killed',
      ),
    ),
  ),
  printed('xiii-death-alt-art', lootAbility(kill(players()))),
  printed('xvii-the-stars-alt-art', lootAbility(sequence(gainTreasure(1, players()), gainTreasure(1)))),
];
