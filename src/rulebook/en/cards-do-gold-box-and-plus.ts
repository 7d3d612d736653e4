import type { BookText } from '../book.js';

/** How players say what cards of the Gold Box and Four Souls+ do, parted by semicolons. */
export const cardsDoGoldBoxAndPlus: BookText['cardsDo'] = {
  '1-up':
    'extra life; save me from death on my turn and attack again; green mushroom; revive with full hp; comes back to full health and cancels the attack; second life item',
  '20-20':
    'add one or two to an attack roll; +2 to an attack roll; plus two on a fight roll; glasses item; good eyesight item',
  '9-volt':
    'recharge two items at the end of my turn; battery passive for two items; untap 2 of my items every turn; end of turn recharge passive; 9v battery; nine volt battery',
  'a-sack':
    'draw three loot cards; loot 3 card; loot that draws 3; get three cards from the loot deck; plain draw three',
  'aaa-battery':
    'trinket that may recharge an item at end of turn; small battery trinket; roll 4 or more to untap an item',
  abaddon:
    '+3 attack but any damage kills me; big attack but i die from one hit; glass cannon item; three attack die when damaged',
  'angel-room':
    'good event that gives treasure; always treasure or two loot; two treasures on a one; angel statue event',
  ansuz:
    'rune to sort the top four of a deck; look at four cards of any deck; rearrange top 4; rune that looks at a deck',
  apollyon: 'starts with void; black winged character; locust demon character',
  athame:
    'discard one and another discards two; make someone throw away two loot cards; pay a loot to hit a hand; dagger that makes discard; force a player to discard',
  azazel: 'starts with lord of the pit; demon character with the horns and wings; flying devil character',
  'bag-o-trash':
    'starting item where i buy loot or damage; pay 4 to draw; pay 6 to hurt something; pay three to play one more loot; bum-bos starting item; trash bag; spend coins for loot plays draws or damage',
  begotten:
    'stronger when nearly dead; monster that hits harder at one hp; +1 attack at 1 hp; chained monster three hp',
  'black-candle':
    'look through monsters for curses and hand them out; give curses to the others; reveal six monsters and deal out curses; candle that spreads curses; curse people on purpose',
  'black-rune':
    'rune damage to all monsters or reroll or new hand; black stone six results; rune that hits each monster; discard hand and draw three rune',
  blastocyst:
    'two more monster slots and another deck attack; splitting boss; opens 2 slots when it dies boss; boss that splits',
  boil: 'monster that heals when it hits; heals itself when it damages me; regains hp with each hit; pus monster; small monster that heals one whenever it hurts me; basic monster with 2 hp that heals by hitting',
  bony: 'gets more attack on ones; skeleton +2 attack when i roll a 1; rolling one makes it stronger; plain skeleton monster',
  'boss-rush':
    'event that brings out two bosses; search the deck for two bosses; must attack one of two bosses; puts 2 bosses on the table',
  brain: 'hurts me on a six; rolling a 6 deals damage to me; brain monster; sixes hurt the attacker',
  'bum-bo': 'starts with bag o trash; coin loving character; green bum character',
  cancer:
    'trinket that adds one to the first roll; +1 to my first roll each turn; zodiac crab trinket; first dice of my turn is one better',
  card: 'question mark card; loot that copies a tap ability of an item; copy an items ability once; the ? card; use anothers item with a loot card',
  'charged-penny': 'a coin and a recharge; one cent and untap an item; penny that recharges; penny with a battery',
  charger: 'plain one hp monster needing a five; worm monster with no ability; simple 5+ monster for 3 cents',
  'credit-card':
    'first thing from the shop is free; buy an item for nothing; free purchase this turn; loot that makes a shop item cost 0; get an item from the shop without paying',
  'crooked-penny':
    'double someones money or they lose it all; gamble all the coins of a player; fifty fifty double or nothing coins; make a player lose all their cents; roll low money doubled roll high broke',
  'curse-of-blood-lust': 'curse that forces me to attack; must attack every turn curse; i have to fight each turn',
  'curse-of-fatigue':
    'only one item recharges; curse that stops my items from untapping; can only recharge a single item each turn; tired curse',
  'curse-of-impulse':
    'curse that taps all my items at end of turn; my items and character turn sideways each turn; everything deactivates at the end of my turn',
  'curse-of-tiny-hands':
    'hand size two; can only keep two cards; curse that makes me discard down to 2; small hand curse; small hand size',
  'cursed-eye':
    'sixes deal three more damage and ones end my turn; critical hit on six; +3 damage on a 6; a one in a fight ends my turn; eye risk item',
  'cursed-globin': 'monsters heal two when someone rolls a 3; threes heal all monsters; cursed pile of flesh',
  'cursed-tumor': 'everybody takes damage on a 4; fours hurt all players; any roll of four damages everyone',
  'daddy-long-legs':
    'free damage at start of my turn; one damage every turn start; spider legs stomping; damages something each turn passive',
  'dads-key':
    'discard loot to put out a new monster; discard a card and the top monster comes into a slot; cover a monster for a loot card; change a monster by discarding loot',
  'dark-arts':
    '2 cents every time anyone rolls a six; draw when another player dies; starting item money on sixes; dark judas starting item; profit from sixes and deaths',
  'dark-judas': 'starts with dark arts; black version of judas; shadow character judas',
  'deaths-head':
    'skull that cannot be attacked; other monsters hit harder while it is there; dies when another monster dies; floating skull gives monsters attack; makes all monsters +1 attack',
  dingle:
    'roll whenever i hurt it and someone gets damage; poop boss dingle; each damage to it rolls; might hurt me or everyone or itself',
  'distant-admiration':
    'another player gives me a card and i have to play it; force someone to hand me a loot that i play at once; fly that looks from far away; play a card out of someone elses hand',
  'divorce-papers':
    'take half of someones money and cards and an item; one use half of his stuff; split everything with another player; lawyer papers; steals half of everything',
  euthanasia:
    'same attack roll twice kills the monster; two equal rolls in a row kill what i fight; syringe needle instant kill; double roll kills',
  fistula:
    'gets harder with every damage; boss whose dc goes up when hurt; easy at first and then harder to hit; ball of flesh boss; boss with 7 cents that gets harder with every hit; dc rises by one each damage boss',
  'flaming-hopper':
    'sixes do not hurt it; burning hopper; immune to 6; one hp monster that ignores sixes; fire jumping monster',
  'forget-me-now':
    'everybody destroys a soul; one use item that makes all players lose a soul; all lose one soul; pill that takes a soul from each; everybody must blow up one of their own souls; each player loses a soul',
  fruitcake:
    'small random bonus item; tap for loot one or a coin or a peek at a deck; recharges when somebody rolls the same number twice; same roll twice in a row untaps it',
  'game-breaking-bug':
    'on a 1 reroll someones item; every one that is rolled rerolls an item of theirs; glitch item reroll on ones; ones mess up items',
  gaper:
    'if i kill it with a 6 i have to attack the deck again; most common zombie monster; forced deck attack when killed by a six; classic basic enemy',
  'get-out-of-jail-card':
    'nobody else may play cards or use items this turn; stop others from responding; locks out the other players; no responses for the rest of the turn; monopoly card',
  gimpy:
    'starting item that rewards me for getting hurt; each time i take damage i get coins or a card or attack; money when damaged starting item; babylons starting item; zipper suit',
  globin:
    'may heal when it is at 1 hp; monster that revives at one hp; roll when it has one hp left; pile of flesh that regenerates',
  'gold-key':
    'attack the deck as often as you want; unlimited deck attacks this turn; active player may keep attacking the monster deck; golden key loot',
  guppy: 'starts with infestation; playable cat character; the cat as a character',
  'guppys-eye':
    'see everybodys hands; others play with open hands; everyone shows their cards; look at all the hands all the time; open hands item; guppy item that reveals hands; others play with their cards face up; hands face up',
  'guppys-tail':
    'draw one more each turn but discard at the end; extra loot in the loot step then discard one; cat tail item; guppy item that draws more',
  gurglings:
    'easier when it has 2 hp left; boss that gets easier to hit when hurt; dc lower at half hp; three fat brothers boss',
  'head-of-krampus':
    'one damage to all players or all monsters; roll hurts everyone or every monster; goat head of christmas demon item; random area damage item; area damage to each player or each monster',
  'head-of-the-keeper':
    'money for dealing damage; coin for each damage i deal; two cents for a kill; get paid for hurting; earn coins by fighting',
  'head-trauma': 'event discard two cards; bad event that makes me discard 2; lose two loot cards event',
  'headless-horseman':
    'survives its first death; boss that comes back once; prevents its first death and heals two; needs to be killed twice in a turn; rider without a head',
  'holy-bony': 'on a six sort the top three of a deck; look at 3 cards when rolling a 6; holy skeleton one hp',
  'holy-card':
    'loot that saves someone from dying; stop a death but the turn ends; save a player from death and end turn; one use holy mantle loot',
  'holy-chest':
    'good chest worth a soul on a six; shield and another attack or 7 cents; white chest; sacred chest soul',
  'holy-mantle':
    'starting item that saves someone from dying; survive one death but the turn ends; starting item of the lost; stop a death and end the turn; shield against death that comes back each turn',
  'holy-mulligan':
    'two more slots and another attack when it dies; holy fly head; good one that splits; opens two slots and lets me attack again',
  hourglass:
    'tap an item whenever somebody rolls a two; twos deactivate an item; turn an item sideways on a 2; shut down items with twos',
  hush: 'eight hp epic boss with 2 treasures; big blue face boss; epic boss without ability two souls; the biggest gold box boss',
  'i-am-error':
    'event that gives a treasure or loot or another attack; error event; must attack the deck or draw 3 or an item; glitch guy event',
  'i-cant-believe-its-not-butter-bean':
    'item that cancels what targets my stuff; counter abilities aimed at my items or my dice; stop someone messing with my roll; protects my items and rolls; counter item butter',
  imp: 'gets harder to hit on threes; rolling a 3 raises its dc; small flying devil monster; loot by roll for killing it',
  infamy:
    'no damage when i roll a 1 in a fight; mask that blocks combat damage on ones; rolling a one in combat is safe; iron mask',
  infestation:
    'starting item draw two discard one; loot 2 then throw one away; guppys starting item; better draw each turn starting item; flies starting item',
  'isaac-monster':
    'boss isaac you can fight; hurting it damages a player of my choice; epic boss that lets me hurt others; crying boss isaac seven hp',
  jera: 'double my hand; loot as many as i hold; rune that doubles the cards in hand; draw as many cards as i have in hand',
  joker:
    'look at a hand and steal a card; steal a loot after seeing the whole hand; pick a card from someones hand; see his hand then take one card',
  knight:
    'rolling a 1 also hits it; 6+ monster that is also hit by 1; hit it on one or six; masked knight monster; ones hurt it',
  krampus:
    'has to be attacked every turn; boss that forces you to fight it; christmas demon boss; must attack this boss each turn',
  lard: 'two more hearts but discard when hurt; +2 hp and lose a card when damaged; fat item hp; big health item loses loot',
  'lemon-mishap':
    'low attack rolls hurt all monsters; one damage to all monsters on a roll of 1 or 2; misses hit every monster; lemon pee puddle item; rolling 1 or 2 in a fight damages the whole board; every time someone attacks with a 1 or 2 all monsters take one this turn',
  libra: 'turn a roll into a 3; set a die to three; change any dice to 3; scales zodiac item; make it a three',
  'library-card':
    'item to play one more loot card; tap for an extra loot play; treasure extra loot card a turn; another loot play item',
  'lord-of-the-pit':
    'starting item that cancels an attack; call off a fight and attack something else; azazels starting item; run away from a fight and attack again; stop an attack and try again; cancel an attack but that player may attack again; azazels cancel',
  magnet:
    'others must give me a coin when they gain; take 1 cent whenever someone earns; steals coins from everyones gains; money magnet; tax on others income',
  'mama-haunt':
    'bad item that stops my character from recharging; character stays tapped; goes to another player when i die mother ghost; my character does not untap item',
  'moms-eye-shadow':
    'choose what others attack; decide which monster another player fights; redirect attacks of others; pick their target makeup',
  'moms-heart':
    'the heart epic boss that makes the leader win; whoever has the most souls wins when it dies; ends the game when killed; win the game boss',
  'moms-knife':
    '+1 attack and hits all others on a six; knife attack boost; a six in combat damages the other monsters too; attack up and splash on 6; kitchen knife; attack boost with sixes that splash on all other monsters',
  'monstro-ii':
    'hurts the neighbours when it hits; damage to the left or right player; second monstro; boss that damages people next to me',
  'more-options':
    'buy twice and look at two treasures; extra purchase passive; two purchases a turn; peek at the top two treasures; additional buy each turn',
  'mutant-spider': 'roll four dice and pick one; choose the best of 4 dice; next roll with four dice; spider item dice',
  'nerve-ending': 'four hp easy monster without ability; just stands there monster 2+; plain wall of flesh 3 cents',
  'ouija-board':
    'reveal four monsters and put an event out; flip the top of the monster deck for an event; spirit board; choose an event from the monster deck; talk to ghosts board; look at top four monsters and drop an event into a slot',
  'p-h-d':
    'plus or minus one on my rolls that are not attacks; change my own non combat rolls by one; diploma item; good pills item; adjust non attack dice',
  parabite:
    'makes my next roll worse; minus one on the next attack roll when hit; buried worm monster; hurts my following roll; monster that gives -1 to my next attack roll; next attack roll minus one when i hit it',
  perthro:
    'rune that rerolls an item; loot that turns an item into another treasure; swap an item for a random one; reroll rune',
  'pills-four-souls-plus':
    'pills that deal damage to player or monster or me; pill one damage; pills that hurt somebody',
  'pills-four-souls-plus-2': 'pills that reroll items; pill rerolls all my items; pills reroll one item',
  'pills-four-souls-plus-3':
    'pills that cancel a loot; pills that make everybody discard; pill each other player discards; counter pill',
  'pills-gold-box':
    'pills that make monsters easier or harder to hit; pills that recharge all my items; pill about dc; pills minus one or plus two dc; pill untap everything',
  'pink-eye':
    'when i miss with a 1 the monster gets hurt too; trinket that hits back on ones; deals damage back on a 1; hurts who hits me on an attack roll of 1',
  placenta: 'extra heart and safe when i roll a 4; +1 hp and no combat damage on fours; health up and 4 is safe',
  'plan-c':
    'kills a monster and then everybody dies; one use item that kills everyone; kill a boss but all players die at end of turn; suicide pill item; we all die at the end of the turn',
  'poker-chip':
    'trinket that doubles coins or gives only one; gamble on my first coins each turn; double money or just 1 cent; casino chip',
  polycephalus:
    'minus two on the next attack roll after i hit it; boss that makes the next roll worse; many heads boss',
  polyphemus: '+2 attack but monsters are harder; two more damage and +1 dc; cyclops item; one big eye big damage',
  ragling:
    'may come back on top of the deck; on a 1 or 6 it returns to the monster deck; small rag ghost; comes back after dying',
  'rainbow-baby':
    'everyone loots or gets money or gets hurt; each player draws one or 2 coins or 1 damage; colourful baby item; item that affects all players three options',
  'red-candle':
    'pick a number and whenever it is rolled deal damage; name a number for damage; guess a number on dice to burn something; candle that deals damage for a called number; name a number and when it is rolled shoot someone for one',
  'round-worm':
    'next attack roll gets better when it hits me; plus one on the next roll after damage; worm 5+ for 4 cents',
  roundy: 'hits other monsters when it hits me; damages all the other monsters; its damage splashes on monsters',
  'rubber-cement':
    'damage when i miss; missing an attack may hurt something; roll after a miss for damage; bouncing shots; misses may still deal 1',
  'skeleton-key':
    'attack as often as i want; 99 attacks a turn; nearly unlimited attacks; fight all day item; attack 99 times',
  'smart-fly':
    'peek at a deck and discard it or keep it; look at the top card of any deck and maybe throw it away; recharges when i get hurt; fly that looks at decks; untaps when damaged peek',
  'soy-milk':
    'monsters harder to hit but my hits hurt all the others; every hit also damages the other monsters; splash damage on every hit; +1 dc for monsters and area damage',
  'spiked-chest': 'chest that always hurts; take damage and maybe get treasure; spikes chest event',
  steven:
    '2 damage on a roll of 2 and turn ends on a six; boss that ends my turn with a 6; small brother boss steven; rolling a two hurts me',
  succubus: 'pay three for more loot plays; buy two extra loot plays; 3 cents to play two more cards; demon lady item',
  sucker:
    'explodes on all players; one damage to everyone when it dies; fly that hurts every player when killed; dies and damages all',
  swarmer:
    'two more monster slots when it dies; leaves two extra monster slots and a treasure; opens 2 slots; hive monster',
  'tape-worm':
    'trinket that hurts others when i miss; miss an attack and another player takes damage; my misses damage someone else',
  'telepathy-for-dummies':
    'roll at the start of my turn and use it later; keep a result for my next roll; bank a dice result; know my roll before; store a roll',
  'the-bible':
    'holy book that gets rid of a curse; remove a curse item; instantly kills mom; book that kills moms heart or it lives; run from my fight or break a curse; kill it lives; bible that kills mom',
  'the-butter-bean':
    'bean that does nothing unless you roll a 6; fart bean treasure; item that hardly does anything; untaps itself on a 6; useless joke item; roll a six recharge itself',
  'the-cage': 'six hp boss without ability that gives two treasures; plain big boss 2 treasures; spiked ball boss',
  'the-fallen':
    'sort the top five monsters when it dies; fallen angel boss; look at five monsters after killing; two attack 5+ boss',
  'the-keeper': 'starts with wooden nickel; shopkeeper character; hanging dead shopkeeper guy',
  'the-left-hand':
    'trinket that recharges when another dies; untap an item when a player dies; profit from other deaths recharge; hand trinket',
  'the-lost':
    'starts with holy mantle; ghost character with one hp; character that is worth a soul; character with only 1 hp and a soul; one heart character; untaps a character at end of turn',
  'the-missing-page':
    'force people to reroll fives; make others reroll when they roll a 5; fives may be rerolled; torn page; missing page of a book',
  'the-wiz':
    'harder monsters but each hit hurts one more; diagonal shots; deal 1 extra damage to somebody else when i hit; hit two things at once; the whiz item; whiz',
  'trap-door':
    'event extra attack or damage; look at the top three monsters and attack again; hole in the floor event; roll low and attack again roll high and hurt',
  tumor:
    'hurts the other players when i hit it; non active players take damage when it is damaged; splash on everyone else; damages people whose turn it is not',
  'two-of-diamonds':
    'double someones money; doubles my coins; gain as many cents as you have; money times two loot; doubling cash',
  void: 'starting item that discards your hand and draws that many; get a new hand of the same size; throw away a shop item or a monster; apollyons starting item; toss my whole hand and redraw; eats a monster or a shop card',
  'whore-of-babylon': 'starts with gimpy; dark eve character; demon woman character; babylon; babylon character',
  widow: 'easy three hp boss with no ability; spider mother boss; plain boss loot two',
  'wooden-nickel':
    'starting item that rolls for coins; roll a die and somebody gets that much money; keepers starting item; random coins each turn; gives a player cents equal to the roll',
};
