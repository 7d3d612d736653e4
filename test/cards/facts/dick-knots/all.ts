/** The card of Dick Knots as printed: data.test.ts says how to read a line. */
export const dickKnotsFacts: Readonly<Record<string, string>> = {
  'dick-knot': 'monster basic x1 6/1/1 1¢',
};
