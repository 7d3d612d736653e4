/**
 * The generator of the dice and decks once more, written for this page alone: SHA-256 (FIPS 180-4), ChaCha20 (RFC 8439), and
 * a number from a range without favour. Nothing of the bot is asked.
 */
const isPrime = (number) => {
  for (let by = 2; by * by <= number; by += 1) if (number % by === 0) return false;
  return true;
};

const PRIMES = Array.from({ length: 400 }, (_, at) => at + 2)
  .filter(isPrime)
  .slice(0, 64);
const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const right = (word, by) => (word >>> by) | (word << (32 - by));
const left = (word, by) => (word << by) | (word >>> (32 - by));

const padded = (bytes) => {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(whole.length - 4, bytes.length * 8);
  return view;
};

const scheduled = (view, from) => {
  const words = new Int32Array(64);
  for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(from + at * 4);
  for (let at = 16; at < 64; at += 1) {
    const [before, last] = [words[at - 15], words[at - 2]];
    const low = right(before, 7) ^ right(before, 18) ^ (before >>> 3);
    const high = right(last, 17) ^ right(last, 19) ^ (last >>> 10);
    words[at] = words[at - 16] + low + words[at - 7] + high;
  }
  return words;
};

/** SHA-256 of a text as UTF-8: 32 bytes. */
export const sha256 = (text) => {
  const view = padded(new TextEncoder().encode(text));
  const state = Int32Array.from(START);
  for (let from = 0; from < view.byteLength; from += 64) {
    const words = scheduled(view, from);
    let [a, b, c, d, e, f, g, h] = state;
    for (let at = 0; at < 64; at += 1) {
      const high = right(e, 6) ^ right(e, 11) ^ right(e, 25);
      const first = (h + high + ((e & f) ^ (~e & g)) + ROUNDS[at] + words[at]) | 0;
      const low = right(a, 2) ^ right(a, 13) ^ right(a, 22);
      const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] += word;
  }
  const bytes = new Uint8Array(32);
  const into = new DataView(bytes.buffer);
  for (const [at, word] of state.entries()) into.setInt32(at * 4, word);
  return bytes;
};

/** The same in hexadecimal. */
export const hexOf = (text) => [...sha256(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const quarter = (x, a, b, c, d) => {
  x[a] += x[b];
  x[d] = left(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = left(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = left(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = left(x[b] ^ x[c], 7);
};

const keys = new Map();
const keyOf = (seed) => {
  if (!keys.has(seed)) {
    const view = new DataView(sha256(seed).buffer);
    keys.set(seed, Int32Array.from({ length: 8 }, (_, at) => view.getInt32(at * 4, true)));
  }
  return keys.get(seed);
};

const block = (key, counter, nonce) => {
  const begun = Int32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, nonce, 0, 0);
  const x = Int32Array.from(begun);
  for (let round = 0; round < 10; round += 1) {
    for (const at of [0, 1, 2, 3]) quarter(x, at, at + 4, at + 8, at + 12);
    for (const at of [0, 1, 2, 3]) quarter(x, at, ((at + 1) % 4) + 4, ((at + 2) % 4) + 8, ((at + 3) % 4) + 12);
  }
  return x.map((word, at) => word + begun[at]);
};

/** Draw `index` of the game with this seed, from 0 to range - 1. */
export const drawAgain = (seed, index, range) => {
  if (range < 2) return 0;
  const most = range > 2 ? Math.floor(2 ** 32 / range) * range : 2 ** 32;
  for (let counter = 0; ; counter += 1)
    for (const word of block(keyOf(seed), counter, index)) {
      const number = word + 2 ** 31;
      if (number < most) return number % range;
    }
};

const madeOf = (what, { secret, words }) => JSON.stringify([what, secret, words.map(({ player, word }) => [player, word])]);

const seedMade = (told) => (told.words.length === 0 ? told.secret : hexOf(madeOf('four-souls seed 1', told)));

const rewindProblems = (told) => {
  const found = [];
  let before = told.seed.split('/')[0];
  for (const [at, { seed }] of told.rewinds.entries()) {
    const promised = `${before}/${hexOf(madeOf(`four-souls rewind ${at + 1}`, told))}`;
    const isNext = seed.startsWith(`${before}/`) && seed !== before;
    if (!isNext || (told.since === 'lobby' && seed !== promised)) found.push({ is: 'otherRewind', rewind: at + 1 });
    before = seed;
  }
  if (before !== told.seed) found.push({ is: 'otherRewind', rewind: told.rewinds.length });
  return found;
};

const numberProblems = ({ draws, rewinds, passedOver, since, count }) => {
  const found = [];
  const isPassed = (from, to) => passedOver.some((one) => one.from === from && one.to === to);
  let next = 0;
  for (const [at, [index]] of draws.entries()) {
    const wentBack = since === 'start' && rewinds.some(({ before }) => before === at);
    if (index !== null && next !== null && index !== next && !wentBack) {
      if (index < next) found.push({ is: 'twice', index });
      else if (!isPassed(next, index)) found.push({ is: 'missing', from: next, to: index - 1 });
    }
    next = index === null ? null : index + 1;
  }
  if (next !== null && next < count && !isPassed(next, count)) found.push({ is: 'missing', from: next, to: count - 1 });
  return found;
};

const drawProblems = (told) => {
  const first = told.seed.split('/')[0];
  return told.draws.flatMap(([index, , range, result], at) => {
    if (index === null) return [];
    const seed = told.rewinds.findLast(({ before }) => before <= at)?.seed ?? first;
    const found = drawAgain(seed, index, range);
    return found === result ? [] : [{ is: 'changed', index, result, found }];
  });
};

/** Everything that does not hold together in what a finished game tells of its chance; nothing when all is right. */
export const chanceProblems = (told) => {
  const hash = hexOf(`four-souls ${told.secret}`);
  const [seed, made] = [told.seed.split('/')[0], seedMade(told)];
  return [
    ...(told.hash === hash ? [] : [{ is: 'otherSecret', hash: told.hash ?? '–', found: hash }]),
    ...(seed === made ? [] : [{ is: 'otherSeed', seed, found: made }]),
    ...rewindProblems(told),
    ...numberProblems(told),
    ...drawProblems(told),
  ];
};
