/** The colours of the pictures. Text on its ground has a contrast of at least 4.5 to 1; no meaning rests on a colour alone. */
export const INK = {
  table: '#1d1719',
  band: '#33272a',
  panel: '#352a2c',
  outline: '#93817a',
  winner: '#453517',
  panelDead: '#262022',
  edge: '#57464a',
  cream: '#f7ecd6',
  muted: '#c9b8a0',
  gold: '#f4bf45',
  red: '#ff6b5e',
  teal: '#62d6c3',
  paper: '#f3e7cb',
  paperLow: '#e5d3ac',
  watermark: '#ecdfbf',
  paperEdge: '#b79f72',
  print: '#2b1c14',
  printSoft: '#6a5340',
  blood: '#c62f2f',
  heart: '#d8363a',
  heartLow: '#7a5a55',
  leaf: '#2f6d33',
  steel: '#4d5b69',
  silver: '#c3cdd6',
  coin: '#c98a12',
  soul: '#8fe3f5',
  ivory: '#fffaf0',
  shadow: '#0f0b0c',
  veil: 'rgba(10, 6, 8, 0.34)',
  mat: '#22312f',
  matEdge: '#3f5a55',
  plate: '#2b1c14',
  hazard: '#2b0d0f',
  dieSide: '#d9c69a',
  dieLow: '#b9a374',
} as const;

/** What a card or a thing on the stack is, which gives its frame and emblem. */
export type Kind =
  | 'loot'
  | 'treasure'
  | 'monster'
  | 'event'
  | 'curse'
  | 'room'
  | 'character'
  | 'startingItem'
  | 'soul'
  | 'ability'
  | 'roll'
  | 'damage'
  | 'death';

/** The ground behind an emblem, in the colour of its kind but lighter. */
export const RAYS: Readonly<Record<Kind, string>> = {
  loot: '#4478b0',
  treasure: '#bf8526',
  monster: '#b94242',
  event: '#9d578b',
  curse: '#7753a5',
  room: '#578550',
  character: '#86623f',
  startingItem: '#6f808c',
  soul: '#2f8fa4',
  ability: '#6f808c',
  roll: '#4d5a67',
  damage: '#d05426',
  death: '#524853',
};

export const BAND: Readonly<Record<Kind, string>> = {
  loot: '#2f5d8f',
  treasure: '#9a6410',
  monster: '#9b2a2a',
  event: '#80406f',
  curse: '#5b3b86',
  room: '#41693a',
  character: '#6b4a2f',
  startingItem: '#56636e',
  soul: '#1f7285',
  ability: '#56636e',
  roll: '#3c4652',
  damage: '#b03a12',
  death: '#3a3338',
};
