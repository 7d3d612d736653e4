import { chooseAnswer } from '../../src/computer-players/index.js';
import type { Option, PlayerId } from '../../src/engine/index.js';
import { sceneCards } from '../support/cards/index.js';
import type { Scene } from '../support/scene.js';
import { namesOf } from '../support/scene-names.js';

/** The first of its names that no other option has. */
const nameOf = (scene: Scene, option: Option): string => {
  const others = scene.decision().options.filter(({ id }) => id !== option.id);
  const taken = new Set(others.flatMap((other) => namesOf(scene.state(), other)));
  return namesOf(scene.state(), option).find((name) => !taken.has(name)) ?? option.id;
};

/** What a simple player answers to the open question, by name; `chance` stands for every random number. */
export const answerOf = (scene: Scene, chance = 0.5): readonly string[] => {
  const decision = scene.decision();
  const chosen = chooseAnswer('simple', scene.view(decision.player), () => chance, sceneCards);
  return chosen.map((id) =>
    nameOf(
      scene,
      decision.options.find((option) => option.id === id)!,
    ),
  );
};

/** A simple player answers everything that it is asked until somebody else is, or it passes; returns all it said. */
export const playedBy = (scene: Scene, player: PlayerId): readonly string[] => {
  const said: string[] = [];
  while (scene.start().asked().startsWith(`${player} `)) {
    const answer = answerOf(scene);
    const { key } = scene.decision();
    scene.answerSome(player, key, ...answer);
    said.push(...answer);
    if (key === 'priority' && (answer[0] === 'pass' || answer[0] === 'end')) break;
    if (said.length > 20) throw new Error(`it goes on and on: ${said.join(', ')}`);
  }
  return said;
};
