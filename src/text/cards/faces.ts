import type { Ability } from '../../engine/index.js';

/** Abilities line by line; in the wording of a card keywords that follow each other share a line. */
export const inLines = (
  abilities: readonly Ability[],
  say: (ability: Ability) => string,
  wording: 'card' | 'exact',
): readonly string[] => {
  const lines: string[] = [];
  let wasKeyword = false;
  for (const ability of abilities) {
    const text = say(ability);
    const isKeyword = ability.kind === 'keyword' && ability.worksIn === undefined;
    if (isKeyword && wasKeyword && wording === 'card') lines.push(`${lines.pop() ?? ''} ${text}`);
    else lines.push(text);
    wasKeyword = isKeyword;
  }
  return lines;
};
