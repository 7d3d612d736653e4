import type { Scene } from './scene.js';

/** Whether this has put something on the stack, or stood in for something, before the turn after the first one. */
export const hasActed = (scene: Scene, id: string): boolean => {
  const lines = scene.entries().map(({ line }) => line);
  const end = lines.findIndex(({ say }) => say === 'nextTurn');
  return lines
    .slice(0, end < 0 ? lines.length : end)
    .some((line) => (line.say === 'goesOnStack' || line.say === 'replaced') && line.source === id);
};
