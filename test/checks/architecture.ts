// Which folder may import which (architecture.md#folders-and-imports), written down as data for the arrow check.
// A unit is a top folder, or a file that stands alone. Paths are relative to the project's folder. What is compiled from the
// content (`generated/`) has no door: who may import a folder of it may import every file there.

/** For each unit, the units that it may import, always through a door. */
export const arrows: Readonly<Record<string, readonly string[]>> = {
  'src/engine': [],
  'src/ops': [],
  cards: ['src/engine/vocabulary', 'generated/cards'],
  'src/text': ['src/engine', 'src/engine/vocabulary', 'cards'],
  'src/rulebook': ['cards', 'src/text', 'generated/rulebook'],
  'src/card-parser': ['src/engine', 'src/engine/vocabulary', 'cards', 'src/text'],
  'src/computer-players': ['src/engine'],
  'src/table': ['src/engine', 'src/computer-players', 'cards', 'src/ops'],
  'src/store': ['src/table', 'src/ops'],
  'src/discord': [
    'src/table',
    'src/text',
    'src/card-parser',
    'src/rulebook',
    'src/engine',
    'src/ops',
    'generated/emblems',
  ],
  playground: [],
  commands: ['src/discord', 'src/table', 'src/text'],
};

/** For each unit, the units of which it may import types besides: what it speaks of is declared once, by whoever decides it. */
export const typeArrows: Readonly<Record<string, readonly string[]>> = { 'src/text': ['src/table'] };

/** For each unit, the folder of another one of which it may import every file: what a command does is a handler of its feature. */
export const openFolders: Readonly<Record<string, string>> = { commands: 'src/discord/answers' };

/** What starts the program puts it together, so it may import every unit. */
export const mayImportAll: readonly string[] = ['src/main.ts', 'tools'];

/**
 * The rooms of large folders: for each folder its rooms from the lowest up, and for each room the rooms that it may import,
 * all of them lower ones. A file that lies in the folder itself is a room by its name without `.ts`; its `index.ts` is the
 * door, which may import all and which no room imports.
 */
export const rooms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  // `rules`, `interpret` and `natives` are on one level: they reach each other through the `Game` context only.
  'src/engine': {
    vocabulary: [],
    state: ['vocabulary'],
    // What a file tells of the draws of a game, and doing them again: runs in a browser too.
    fairness: ['state'],
    rules: ['state', 'vocabulary'],
    interpret: ['state', 'vocabulary'],
    natives: ['state'],
    decisions: ['rules', 'state', 'vocabulary'],
    view: ['decisions', 'rules', 'state', 'vocabulary'],
    session: ['view', 'decisions', 'rules', 'interpret', 'natives', 'state', 'vocabulary'],
    // A game between two actions, written down and set up again.
    positions: ['session', 'rules', 'state', 'vocabulary'],
  },
  // What cards are written in: types and one function for each word; what may stand where, read from them and checked; trees
  // of words, gone through and changed.
  'src/engine/vocabulary': {
    words: [],
    grammar: ['words'],
    trees: ['words', 'grammar'],
  },
  // By chapter of the rulebook: variants, characteristics, modes, the pipeline that every event goes through, zones, costs, players, objects,
  // dice, attacks and deaths, the stack, mends, turns; above them the handler of each event, and the one entry for events.
  'src/engine/rules': {
    variants: [],
    characteristics: ['variants'],
    modes: ['characteristics'],
    events: ['characteristics'],
    zones: ['characteristics', 'events'],
    costs: ['characteristics', 'modes', 'events'],
    players: ['characteristics', 'modes', 'variants', 'events', 'zones'],
    objects: ['characteristics', 'modes', 'events', 'zones', 'players'],
    dice: ['characteristics', 'events'],
    combat: ['characteristics', 'modes', 'variants', 'events', 'zones', 'costs', 'players', 'dice'],
    stack: ['characteristics', 'events', 'zones', 'costs', 'players', 'objects', 'dice', 'combat'],
    mending: ['characteristics', 'zones', 'players', 'objects', 'stack'],
    turn: [
      'characteristics',
      'modes',
      'variants',
      'events',
      'zones',
      'costs',
      'players',
      'objects',
      'combat',
      'mending',
    ],
    happen: ['events', 'zones', 'costs', 'players', 'objects', 'dice', 'combat', 'stack', 'turn'],
    perform: ['events', 'players', 'happen'],
  },
  // What texts are told and chosen by; what reads the tree of a card; what reads the log and the questions; English; its shape,
  // which every other language has.
  'src/text': {
    words: [],
    cards: [],
    game: ['words', 'cards'],
    en: ['words', 'cards', 'game'],
    wording: ['words', 'en'],
    fr: ['words', 'cards', 'game', 'wording'],
  },
  'src/text/words': {
    described: [],
    game: [],
    bot: ['game'],
    'game-words': ['described'],
  },
  'src/text/en': { cards: [], game: ['cards'], bot: ['cards', 'game'] },
  'src/text/fr': { cards: [], game: ['cards'], bot: ['cards', 'game'] },
  // What the player sees, what a fight comes to, what things are worth, what effects are worth, which answer is best; the
  // policy of rollouts, and the search by rollouts (flat Monte Carlo with sequential halving).
  'src/computer-players': {
    situation: [],
    fights: ['situation'],
    'card-values': ['situation', 'fights'],
    effects: ['situation', 'fights', 'card-values'],
    answers: ['situation', 'fights', 'card-values', 'effects'],
    'rollout-policy': ['situation'],
    search: ['situation', 'answers', 'rollout-policy'],
  },
  // What a table's record is, what its games have been, who reads and writes tables, what servers set, what remains of games, who is
  // asked, how time counts, the game that is played, what runs when, what is bartered meanwhile, automation of what people arrange in
  // advance; what is set up before a game, the lobby, what people propose, who leaves and who takes over, how tables are opened, moved
  // and managed; cards that are tried, positions that are set up, computer players that think, games watched again, what people ask of
  // tables.
  'src/table': {
    record: [],
    history: ['record'],
    repository: ['record', 'history'],
    servers: ['record', 'repository'],
    statistics: ['record', 'history', 'servers'],
    leagues: ['record', 'servers', 'statistics'],
    attention: ['record'],
    clock: ['record', 'repository'],
    play: ['record', 'history', 'attention', 'clock'],
    timekeeping: ['record', 'repository', 'attention', 'clock', 'play'],
    barter: ['record', 'play'],
    automation: ['record', 'attention', 'play', 'timekeeping', 'barter'],
    options: ['record', 'clock'],
    lobby: ['record', 'clock', 'play', 'timekeeping', 'options'],
    proposals: ['record', 'history', 'repository', 'clock', 'play', 'timekeeping'],
    seats: ['record', 'repository', 'servers', 'clock', 'play', 'timekeeping', 'barter', 'lobby', 'proposals'],
    lifecycle: ['record', 'repository', 'servers', 'clock', 'options', 'lobby', 'proposals', 'seats'],
    trials: ['record', 'servers', 'options'],
    situations: ['record', 'history', 'repository', 'play', 'options', 'lobby', 'lifecycle'],
    thinking: ['record', 'repository', 'play', 'timekeeping', 'lobby'],
    replays: ['record', 'history'],
    commands: ['record', 'servers', 'play', 'barter', 'automation', 'lobby', 'proposals', 'seats', 'lifecycle'],
    services: [
      'record',
      'history',
      'repository',
      'servers',
      'statistics',
      'leagues',
      'play',
      'timekeeping',
      'lobby',
      'seats',
      'lifecycle',
      'situations',
      'replays',
    ],
    tables: [
      'record',
      'repository',
      'servers',
      'timekeeping',
      'proposals',
      'seats',
      'lifecycle',
      'situations',
      'thinking',
      'commands',
      'services',
    ],
    'create-tables': [
      'record',
      'history',
      'repository',
      'servers',
      'statistics',
      'leagues',
      'timekeeping',
      'automation',
      'options',
      'lobby',
      'proposals',
      'seats',
      'lifecycle',
      'situations',
      'thinking',
      'commands',
      'services',
      'tables',
    ],
  },
  // Messages as Discord takes them, how things are written for people, pictures, texts that are read in a thread, its REST API, the
  // connections of this process, what is kept about people, what can be looked up, messages as pure functions, what is kept up to date in
  // the channels, the pages of replays, answers to people, what a running bot consists of; above them the bot that connects it all.
  'src/discord': {
    protocol: [],
    format: ['protocol'],
    picture: [],
    reading: [],
    rest: ['protocol'],
    shards: ['rest'],
    memory: ['protocol', 'format', 'rest'],
    lookup: ['protocol', 'format', 'picture'],
    messages: ['protocol', 'format', 'memory', 'lookup'],
    'live-messages': ['protocol', 'format', 'picture', 'reading', 'rest', 'memory', 'messages'],
    replays: ['format', 'picture', 'messages'],
    answers: ['protocol', 'format', 'rest', 'memory', 'lookup', 'messages', 'live-messages', 'replays'],
    running: ['picture', 'reading', 'rest', 'shards', 'memory', 'live-messages', 'answers'],
    bot: ['rest', 'shards', 'live-messages', 'running'],
  },
  // What is drawn and counted for messages, the edits of one message, what all share; a file or folder for each kind of message; above
  // them what a bot consists of, and what looks after it all.
  'src/discord/live-messages': {
    pictures: [],
    'message-updater': [],
    context: ['pictures'],
    absences: ['context'],
    boards: ['message-updater', 'context'],
    hands: ['message-updater', 'context'],
    news: ['context'],
    notices: ['pictures', 'context'],
    panels: ['message-updater', 'context'],
    proposals: ['context', 'notices'],
    screens: ['context'],
    threads: ['context'],
    'bot-services': ['message-updater', 'context', 'absences', 'hands', 'notices', 'panels', 'proposals', 'threads'],
    upkeep: ['context', 'bot-services'],
  },
  'src/discord/messages': {
    accessible: [],
    'rule-buttons': [],
    barter: [],
    choice: [],
    log: [],
    table: [],
    person: ['choice'],
    league: [],
    story: ['log'],
    news: ['log', 'story'],
    result: ['log', 'table', 'story'],
    board: ['barter', 'choice', 'log', 'table', 'result'],
    inspect: ['choice', 'board'],
    panel: ['rule-buttons', 'choice', 'log', 'board'],
    notice: ['choice', 'board'],
    managing: ['table', 'board'],
  },
  'src/discord/answers': {
    answer: [],
    lookup: ['answer'],
    play: ['answer'],
    calls: ['answer'],
    person: ['answer'],
    pages: ['answer', 'person'],
    settings: ['answer'],
    table: ['answer', 'pages'],
    managing: ['answer'],
    // The registry: a row per verb, each declared with its handler.
    buttons: ['answer', 'lookup', 'play', 'person', 'pages', 'settings', 'table', 'managing'],
    clicks: ['answer', 'buttons'],
    'direct-messages': ['answer', 'buttons'],
    router: ['answer', 'lookup', 'person', 'buttons', 'calls', 'clicks', 'direct-messages'],
  },
  'src/discord/picture': {
    draw: [],
    emblems: ['draw'],
    scene: ['draw'],
    plans: ['draw', 'emblems', 'scene'],
    thread: ['draw', 'scene', 'plans'],
    studio: ['scene', 'thread'],
  },
  // What Discord refuses, what there is in its world, the two ways in which it talks to the bot, what people do and see.
  playground: {
    limits: [],
    world: ['limits'],
    gateway: ['limits', 'world'],
    interactions: ['limits', 'world'],
    rest: ['limits', 'world', 'gateway', 'interactions'],
    people: ['limits', 'world', 'interactions', 'rest'],
    driver: ['world', 'gateway', 'interactions', 'rest', 'people'],
    server: ['limits', 'world', 'interactions', 'rest', 'people'],
    'stand-in': ['world', 'gateway', 'rest', 'people', 'driver', 'server'],
    inside: ['limits', 'world', 'gateway', 'interactions', 'rest'],
    process: ['stand-in'],
  },
};

/** For each file, the file of a higher room of which it may import types: no circle when the program runs. */
export const typesFromAbove: Readonly<Record<string, string>> = {
  // What custom ids may say is declared once, by whoever answers them.
  'src/discord/protocol/ids.ts': 'src/discord/answers/buttons.ts',
};

/** Folders with a folder for each language: those have the same files. */
export const languages: Readonly<Record<string, readonly string[]>> = {
  'src/text': ['en', 'fr'],
};

/** Folders whose files may import each other's types in a circle, because a card's words contain each other. */
export const recursiveTypes: readonly string[] = ['src/engine/state', 'src/engine/vocabulary'];

/** The packages that a pure unit may import; a unit that is not named here may import any. */
export const packages: Readonly<Record<string, readonly string[]>> = {
  'src/engine': ['pure-rand', '@noble', 'lru-cache'],
  cards: [],
  'src/text': ['lru-cache'],
  'src/card-parser': [],
  'src/computer-players': [],
};

/** The files that may read a printed card with `.card(…)`; everyone else asks for characteristics. */
export const printedCardReaders: readonly string[] = [
  'src/engine/rules/characteristics/characteristics.ts',
  // The printed part of the ability layer of the characteristics.
  'src/engine/rules/characteristics/printed-abilities.ts',
  // Where the lookup is handed to the rules.
  'src/engine/session/create-game.ts',
  // Where the cards of a game's own come to the others.
  'src/engine/session/house-cards.ts',
  // Where a card that no set holds is put in its place.
  'src/engine/session/placeholders.ts',
  // Cards that are not objects yet: on a deck, on the way into a slot.
  'src/engine/rules/zones/slots.ts',
  // Cards that are objects no longer: whose ability it was.
  'src/engine/interpret/stack-effects.ts',
  // Cards of which nobody knows more than the back.
  'src/engine/session/sampling.ts',
  // Cards of a position that is no game yet.
  'src/engine/positions/validate.ts',
  'src/engine/positions/deserialize.ts',
];

/** What is in a session is the engine's own: this is the only other file that may look into it. */
export const sessionReader = 'test/support/internals.ts';

/** The files outside the engine that may read the seed of a game: every hidden card follows from it. */
export const seedReaders: readonly string[] = [
  'src/table/play/reading.ts',
  // Of games that are over, with every draw.
  'src/table/history/draws.ts',
];
