/** Every character and starting item of the Gold Box as printed: see data.test.ts for how to read a line. */
export const goldBoxOthersFacts: Readonly<Record<string, string>> = {
  apollyon: 'character - x1 2/-/1 starts void',
  azazel: 'character - x1 2/-/1 starts lord-of-the-pit',
  'holy-mantle': 'startingItem - x1',
  'lord-of-the-pit': 'startingItem - x1',
  'the-keeper': 'character - x1 2/-/1 starts wooden-nickel',
  'the-lost': 'character - x1 1/-/1 souls 1 starts holy-mantle',
  void: 'startingItem - x1',
  'wooden-nickel': 'startingItem - x1',
};
