// Reads texts of cards in a thread of its own: learning the rules takes seconds in which nothing else could be done.
import { answerInThread } from '../../ops/index.js';
import { readCardText, type Reading } from '../../card-parser/index.js';
import type { TextToRead } from './readings.js';

answerInThread(({ text, about }: TextToRead): Reading => readCardText(text, about));
