export const roomGoals: Readonly<Record<string, string>> = {
  'social-goals': 'room - x1',
};
