/** Colours that a PNG file with a palette can have. */
const MOST_COLOURS = 256;

/** Cells of a cube of colours: five bits of each of red, green and blue. */
const CELLS = 1 << 15;

/** The cell of a colour whose bytes are red, green, blue and opacity, the first one lowest. */
const cellOf = (colour: number): number =>
  ((colour >> 3) & 0x1f) | (((colour >> 11) & 0x1f) << 5) | (((colour >> 19) & 0x1f) << 10);

/** Counts the colours of a picture, and remembers its runs of one colour. */
export interface Census {
  /** Forgets the picture before. */
  begin(): void;
  /** The next row of pixels. */
  addRow(pixels: Uint32Array): void;
  /** The colours that are kept. */
  settle(): readonly number[];
  /** After that: writes the next row, each pixel as the place of its colour among them, from here on. */
  writeRow(bytes: Buffer, at: number, width: number): void;
}

/** For each of these colours the place of the most similar one in a palette. */
const nearestOf = (palette: readonly number[], colours: readonly number[]): readonly number[] => {
  const reds = Int32Array.from(palette, (colour) => colour & 0xff);
  const greens = Int32Array.from(palette, (colour) => (colour >> 8) & 0xff);
  const blues = Int32Array.from(palette, (colour) => (colour >> 16) & 0xff);
  return colours.map((colour) => {
    const [red, green, blue] = [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff];
    let nearest = 0;
    let least = Infinity;
    for (let n = 0; n < reds.length; n += 1) {
      const byGreen = (greens[n] ?? 0) - green;
      let far = byGreen * byGreen;
      if (far >= least) continue; // most are too far already
      const byRed = (reds[n] ?? 0) - red;
      const byBlue = (blues[n] ?? 0) - blue;
      far += byRed * byRed + byBlue * byBlue;
      if (far >= least) continue;
      least = far;
      nearest = n;
    }
    return nearest;
  });
};

/** Runs from which on filling at once is quicker than pixel by pixel. */
const LONG = 12;
/** A run of pixels of one colour that ends with its row: its cell in the lower bits, its length above. */
const LENGTH_FROM = 15;

/**
 * A picture of plain colours has few, and many between two of them along its edges. The most frequent are kept exactly, each of
 * the others becomes the one that is nearest. A census can be taken again of the next picture.
 */
export const createCensus = (): Census => {
  let runs = new Uint32Array(1 << 17);
  const counts = new Uint32Array(CELLS);
  const colourIn = new Uint32Array(CELLS);
  const longest = new Uint32Array(CELLS);
  const placeOf = new Uint8Array(CELLS);
  let used: number[] = [];
  let noted = 0;
  let written = 0;
  const note = (colour: number, length: number): void => {
    const cell = cellOf(colour);
    if (counts[cell] === 0) used.push(cell);
    counts[cell] = (counts[cell] ?? 0) + length;
    if (length > (longest[cell] ?? 0)) {
      longest[cell] = length;
      colourIn[cell] = colour;
    }
    runs[noted] = (length << LENGTH_FROM) | cell;
    noted += 1;
  };
  return {
    begin() {
      for (const all of [counts, colourIn, longest, placeOf]) all.fill(0);
      used = [];
      noted = 0;
      written = 0;
    },
    addRow(pixels) {
      const { length } = pixels;
      if (noted + length > runs.length) {
        const grown = new Uint32Array(Math.max(runs.length * 2, noted + length));
        grown.set(runs);
        runs = grown;
      }
      for (let n = 0; n < length;) {
        const colour = pixels[n] ?? 0;
        const from = n;
        do n += 1;
        while (n < length && pixels[n] === colour);
        note(colour, n - from);
      }
    },
    settle() {
      const byCount = used.toSorted((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0));
      const inCells = byCount.map((cell) => colourIn[cell] ?? 0);
      const colours = inCells.slice(0, MOST_COLOURS);
      for (const [n, cell] of byCount.slice(0, MOST_COLOURS).entries()) placeOf[cell] = n;
      const others = nearestOf(colours, inCells.slice(MOST_COLOURS));
      for (const [n, place] of others.entries()) placeOf[byCount[MOST_COLOURS + n] ?? 0] = place;
      return colours;
    },
    writeRow(bytes, at, width) {
      const end = at + width;
      for (let from = at; from < end; written += 1) {
        const run = runs[written] ?? 0;
        const to = from + (run >>> LENGTH_FROM);
        const place = placeOf[run & (CELLS - 1)] ?? 0;
        if (to - from >= LONG) bytes.fill(place, from, to);
        else for (let n = from; n < to; n += 1) bytes[n] = place;
        from = to;
      }
    },
  };
};
