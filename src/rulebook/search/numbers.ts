/** All of them together. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The mean of numbers by how much each says; 0 where nothing says anything. */
export const weighed = (numbers: readonly number[], says: readonly number[]): number => {
  let [total, said] = [0, 0];
  for (let at = 0; at < says.length; at += 1) {
    total += (says[at] ?? 0) * (numbers[at] ?? 0);
    said += says[at] ?? 0;
  }
  return said === 0 ? 0 : total / said;
};

/** A number of 32 bits for a text (FNV-1a): hardly any two texts have the same one. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

/** How likely each of several documents is by its utility (softmax). */
export const chancesOf = (utilities: ArrayLike<number>): Float64Array => {
  const chances = Float64Array.from(utilities);
  const most = chances.reduce((one, other) => Math.max(one, other), -Infinity);
  let all = 0;
  for (let at = 0; at < chances.length; at += 1) all += chances[at] = Math.exp((chances[at] ?? 0) - most);
  for (let at = 0; at < chances.length; at += 1) chances[at] = (chances[at] ?? 0) / all;
  return chances;
};
