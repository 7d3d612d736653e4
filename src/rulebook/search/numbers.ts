/** All of them together. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The mean of numbers by how much each says. */
export const weighed = (numbers: readonly number[], says: readonly number[]): number => {
  let [total, said] = [0, 0];
  for (let at = 0; at < says.length; at += 1) {
    total += (says[at] ?? 0) * (numbers[at] ?? 0);
    said += says[at] ?? 0;
  }
  return total / said;
};

/** How likely each of several things is by its utility (softmax). */
export const chancesOf = (utilities: readonly number[]): readonly number[] => {
  const most = Math.max(...utilities);
  const powers = utilities.map((one) => Math.exp(one - most));
  const all = sum(powers);
  return powers.map((one) => one / all);
};
