// Draws pictures in a thread of its own: whoever presses something meanwhile is answered without waiting for them.
import { answerInThread, collectBrief } from '../../../ops/index.js';
import { drawPng } from '../draw/draw-png.js';
import { planOf } from '../plans/plan-of.js';
import type { Picture } from '../scene/picture.js';

answerInThread(async (picture: Picture): Promise<Uint8Array> => {
  const file = await drawPng(planOf(picture));
  collectBrief(); // the pixels that were read: megabytes of which JavaScript sees some bytes
  return file;
});
