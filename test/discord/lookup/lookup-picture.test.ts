import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawableKnown } from '../../../src/discord/lookup/pictured.js';
import type { Plan } from '../../../src/discord/picture/draw/plan.js';
import { planOf } from '../../../src/discord/picture/plans/plan-of.js';
import { knownCard } from '../../../src/text/index.js';
import { speak } from '../support/house.js';

/** Everything that a picture says in letters. */
const writtenOn = ({ width, height, parts }: Plan): readonly string[] => {
  const said: string[] = [];
  const ctx = createCanvas(width, height).getContext('2d');
  const write = ctx.fillText.bind(ctx);
  ctx.fillText = (text, ...at) => {
    said.push(text);
    write(text, ...at);
  };
  for (const part of parts) part(ctx);
  return said;
};

test('the picture of a card away from the table says its printed HP, of which nothing can be lost', () => {
  for (const language of ['en', 'fr'] as const)
    for (const [id, printed] of [
      ['monstro', ['4', '4+', '1']],
      ['isaac', ['2', '1']],
    ] as const) {
      const said = writtenOn(planOf(drawableKnown(knownCard(id)!, speak(language))));
      expect(said).toEqual(expect.arrayContaining([...printed]));
      expect(said.filter((text) => /\d\/\d/.test(text))).toEqual([]);
    }
});
