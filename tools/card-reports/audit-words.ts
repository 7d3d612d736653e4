/** A word of a text that carries meaning, and how either side says it. */
export interface Word {
  readonly name: string;
  readonly published: RegExp;
  /** Our way of saying it, where it is another one. */
  readonly ours?: RegExp;
}

/** Whether something is free, owed, or for how many. */
const MANNER: readonly Word[] = [
  {
    name: 'may',
    published: /\bmay\b|any number of(?! ¢| loot cards, they)|up to|play an additional|put it back or/i,
    ours: /\bmay\b|any number|up to|play \d+ additional/i,
  },
  { name: 'must', published: /must (attack|make an additional attack)/i, ours: /must attack/i },
  { name: 'up to', published: /up to/i, ours: /up to/i },
  { name: 'any number', published: /any number of(?! ¢| loot cards, they)|any of those/i, ours: /any number/i },
  {
    name: 'each',
    published: /\beach (?!time|turn|as)|\bmonsters have/i,
    ours: /\beach (?!time|turn)|\bmonsters (have|gain)/i,
  },
  { name: 'everything', published: /everything/i },
  { name: 'at random', published: /at random/i },
  { name: 'most', published: /the most/i },
  { name: 'living', published: /\bliving\b/i },
  { name: 'left', published: /\bleft\b/i, ours: /to (the|your|their) left|player's left/i },
  { name: 'right', published: /\bright\b/i },
  { name: 'shop', published: /\bshop\b/i },
  { name: 'attacking player', published: /attacking player/i },
  { name: 'not being attacked', published: /not being attacked/i },
  { name: 'named', published: /\bnamed\b/i },
  { name: 'abilities lost', published: /loses all abilities/i },
  { name: 'Guppy', published: /guppy items?/i, ours: /guppy (items?|card)/i },
];

/** What is done with cards. */
const CARDS: readonly Word[] = [
  { name: 'discard', published: /discards? (?=an?\b|\d|any|their)/i, ours: /discards? (?=an?\b|\d|any|their)/i },
  { name: 'put into discard', published: /into (the )?discard/i },
  {
    name: 'from discard',
    published: /(in|of the loot|of a) discard/i,
    ours: /in the \w+ discard|of the loot discard|deck's discard/i,
  },
  { name: 'destroy', published: /\bdestroys?\b/i },
  { name: 'steal', published: /\bsteals?\b/i },
  { name: 'give', published: /\bgives?\b/i, ours: /\bgives?\b|\breceive\b/i },
  { name: 'swap', published: /\bswap\b/i },
  { name: 'gain treasure', published: /\+1 treasure/i, ours: /gains? 1 treasure/i },
  {
    name: 'loot',
    published: /\bloots? (?!cards?\b|deck|step|discard|being)/i,
    ours: /(?<!that )\bloots?\b(?! (cards?\b|deck|step|discard|on|comes))/i,
  },
  { name: 'reveal', published: /\breveal/i },
  { name: 'look', published: /\blook\b/i },
  { name: 'search', published: /\bsearch\b/i },
  { name: 'shuffle', published: /\bshuffle\b/i },
  { name: 'top', published: /\btop\b/i },
  { name: 'bottom', published: /\bbottom\b/i },
  {
    name: 'hand',
    published: /look at [^.,]*hand|discards their hand|gives their hand|cards in (your|their) hand/i,
    ours: /look at [^.,]*hand|discards their hand|gives? their hand|cards in hand/i,
  },
  { name: 'recharge', published: /\brecharges?\b/i },
  { name: 'deactivated', published: /deactivate/i },
  { name: 'cancel', published: /\bcancel\b/i },
  { name: 'copy', published: /\bcop(y|ies)\b/i },
  { name: 'vote', published: /\bvotes?\b/i },
  { name: 'counter', published: /\bcounters?\b|level/i, ours: /\bcounters?\b/i },
  { name: 'soul', published: /\bsouls?\b/i },
  { name: 'slots', published: /\bslots?\b/i },
];

/** ¢, HP, dice, damage and death. */
const NUMBERS: readonly Word[] = [
  {
    name: 'gain ¢',
    published: /\bgains? (\d+¢|that much|¢|any (loot|number))/i,
    ours: /\bgains? (\d+¢|that many ¢|¢)/i,
  },
  {
    name: 'lose ¢',
    published: /\bloses? (\d+¢|all their ¢)|¢ they would lose/i,
    ours: /\bloses? (\d+¢|all their ¢|¢|that many)/i,
  },
  { name: 'heal', published: /\bheals?\b/i },
  { name: 'prevent', published: /\bprevents?\b/i },
  { name: 'kill', published: /\bkills?\b|that player dies|, this dies/i, ours: /\bkill\b/i },
  { name: 'reroll', published: /\brerolls?\b/i },
  { name: 'change a roll', published: /change the result/i, ours: /change (a dice roll|that roll)/i },
  { name: 'add', published: /\badd\b(?!itional)/i, ours: /\badd\b(?! \d+ (shop|monster))/i },
  { name: 'subtract', published: /\bsubtract\b/i },
  { name: 'double', published: /\bdoubled?\b/i },
  { name: 'take so much damage', published: /\btakes? \d+ damage/i },
  {
    name: 'deal so much damage',
    published: /\bdeals? (\d+ )?damage (to|divided)|also dealt to/i,
    ours: /\bdeals? (\d+ |that much )?damage (equal|to)/i,
  },
  { name: 'damage happens', published: /\btime [^.,:]*(?<!would |about to )\b(takes?|deals?) (combat )?damage\b/i },
  { name: 'combat', published: /combat damage/i },
  { name: 'attack roll', published: /attack rolls?/i, ours: /attack (dice )?rolls?|combat damage on a roll/i },
  {
    name: 'would',
    published: /\bwould (?!destroy|lose)|no combat damage|increased by|is doubled|reduced to|also dealt/i,
    ours: /\bwould\b|prevent|no combat damage/i,
  },
  {
    name: 'instead',
    published: /\binstead\b|increased by|is doubled|reduced to/i,
    ours: /\binstead\b/i,
  },
];

/** Attacks, turns, and when something happens. */
const TIMING: readonly Word[] = [
  {
    name: 'additional attack',
    published: /attack (the monster deck )?(an additional time|any number|2 times)|additional attack/i,
    ours: /attack (the monster deck )?(an additional time|any number)|been attacked \d/i,
  },
  {
    name: 'loot play',
    published: /play an(y number of)? ?additional loot cards?/i,
    ours: /additional loot cards?/i,
  },
  { name: 'extra turn', published: /extra turn/i },
  { name: 'skip', published: /\bskips?\b/i },
  { name: 'end the turn', published: /end (the|your) turn\b|and end it/i, ours: /end the turn/i },
  { name: 'if you do', published: /if you do/i },
  {
    name: 'till end of turn',
    published: /till end of turn|(?<!additional time )this (turn|trun)/i,
    ours: /till end of turn|this turn/i,
  },
  { name: 'next', published: /\bnext\b/i },
  { name: 'first', published: /(?<!go )\bfirst\b(?! player)/i, ours: /(?<!go )\bfirst\b(?!:| player)/i },
  { name: 'start of turn', published: /start of your turn/i },
  { name: 'end of turn', published: /the end of your turn/i },
  {
    name: 'on your turn',
    published: /on your turn|your turn,|it's your turn/i,
    ours: /it is your turn|(of|on) your turn|(additional time|of times|loot cards?) each turn/i,
  },
  {
    name: 'dies',
    published: /(?<!that player )\bdies?\b|death penalty/i,
    ours: /(?<!a )\bdies?\b|death penalty|rewards are gained/i,
  },
  { name: 'penalty', published: /after paying|death penalty/i, ours: /death penalty/i },
  { name: 'activates', published: /activates? (an )?items?/i, ours: /activates? an item/i },
];

/** A feature that a text has or has not. */
export const SAID: readonly Word[] = [...MANNER, ...CARDS, ...NUMBERS, ...TIMING];

/** A feature that counts how often a text says it. */
export const COUNTED: readonly Word[] = [
  {
    name: 'another',
    published: /\b(another|(?<!every )other|non-active)\b/gi,
    ours: /\b(another|other|non-active)\b|not you\b/gi,
  },
  { name: 'non-eternal', published: /non-\s?eternal/gi },
];
