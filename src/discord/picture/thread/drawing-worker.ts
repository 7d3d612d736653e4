// Draws pictures in a thread of its own: whoever presses something meanwhile is answered without waiting for them.
import { answerInThread } from '../../../ops/index.js';
import { drawn } from '../draw/drawn.js';
import { planOf } from '../plans/plan-of.js';
import type { Picture } from '../scene/picture.js';

answerInThread(async (picture: Picture): Promise<Uint8Array> => drawn(planOf(picture)));
