import type { BookText } from '../book.js';

/** What newcomers and people in a hurry ask, by section: short, slangy, misspelled; parted by semicolons. */
export const inAHurry: BookText['inAHurry'] = {
  abilities:
    'kinds of abilities; static vs triggered; is that a passive ability; do abilities work in my hand; what is an ability; ability from the discard; always on effect',
  'abilities-of-another':
    'has the abilities of; gains the abilities of that item; is it now a copy; keeps its own abilities too?; having abilities vs being a copy; use the ability of a shop item through my item; golden trinket what does it have; glitch and shop items; copy or just the powers; does the name come along',
  'absent-players':
    'afk; nobody answers; he is sleeping; waiting forever; skip a slow player; time limit for answers; going on holiday; who are we waiting for',
  'action-phase':
    'main phase; attack and buy in one turn; buy before attack; end my turn without doing anything; changed my mind about ending; i said end turn can i still do something; take back end turn and buy something',
  'activated-abilities':
    'when can i use my item; item on someone elses turn; use an item twice; dollar ability how often; arrow symbol; new item can i use it right away; use item in response; tap ability as many times as i like',
  'active-player': 'active player meaning; who is next; player to the left; next player who; whose turn counts; ap',
  'additional-attacks':
    'attack twice; extra attack; must attack; forced to attack; another attack; additional attack do i have to; two attacks in one turn; attack again because i didnt buy',
  'additional-names': 'also named; two names; counts as a bomb; second name of a card',
  ambush:
    'ambush meaning; play ambush on someones turn; do i have to fight the ambush; ambush already attacked this turn; where does the ambush go; dead ambush',
  'and-then-if-you-do':
    'and vs then; if you do; then part still happens; first part fails; half of the card works; if you do but it did not work',
  'attack-ends':
    'when is the fight over; attack stops when; monster covered mid fight; fight ends if somebody else kills it; monster dies mid attack from a bomb; attack over what about the stack; does the fight go on; fight ended by another card; both die in the fight',
  'attack-or-purchase-lost':
    'declared attack and the monster i wanted got killed; said attack now my target is dead; he killed my monster before i could pick it; do i lose my attack if the monster is gone before i choose; declared a purchase and the item is gone; no money left after i declared; wasted attack; is my attack used up; attack gone; bought nothing is my purchase gone; they killed it after i said attack',
  'attack-rolls':
    'how does combat work; roll equal to the number hit?; i miss what happens; how much do i take when i miss; can i run; flee a fight; can i stop fighting; keep rolling; fight explained; do i roll until one dies; rolled under the number; roll exactly the dc',
  'attackable-players':
    'attack a player; pvp; can i fight my friend; evasion of a player; two cards give different numbers to hit a player; 4+ or 5+ to hit a player which one counts; hit another player in a fight',
  attacking:
    'how do i attack; declare an attack; how many attacks; can i attack on someone elses turn; do i have to attack; must i pick a monster after i said attack; attack before buying; attack what; when can i attack',
  'attacking-the-deck':
    'attack the deck; attack the top card; deck attack event came up; attack unknown monster; where does the new monster go; is my attack used if its an event; attacking the pile of monsters',
  bartering:
    'trade; can i give someone money; pay him to help me; deal; promise broken; trade a card for money; bribe; lend coins; pay him not to; he took my money and did nothing; negotiate',
  bids: 'bid; bidding; auction; highest bidder; outbid; nobody wants to bid; bid without money; can i bid again; auction gavel; pay what i bid',
  'blank-card-coins': 'blank card old coins; double a dime; first edition blank card bomb',
  'blank-card-doubled': 'first edition blank card; what does blank card double',
  'blank-card-pills': 'blank card old pills; first edition blank card yellow pill',
  'bonus-soul-conditions':
    'what do i need for soul of greed; how do i get soul of gluttony; how to earn soul of sloth; how to get soul of envy; requirement for soul of lust; how do i get soul of pride; what is soul of wrath counting; list of bonus souls; soul of guppy needs what; soul conditions; whats needed for each bonus soul',
  'bonus-souls':
    'how do bonus souls work; when do i get the bonus soul; who gets the bonus soul; can bonus souls be stolen; lost a bonus soul does it come back; bonus soul in the middle of an effect; respond to a bonus soul; how many bonus souls',
  'bonus-souls-optional':
    'play without bonus souls; do we have to use bonus souls; turn off bonus souls; bonus souls in solo',
  bosses:
    'how do i know its a boss; whats a boss; boss dies who takes the card; epic boss; is every monster with a soul a boss; boss goes to discard or to me; can bosses come back',
  buying:
    'how do i buy; price of an item; how much does an item cost; buy two things; buy the top of the deck; buy on someone elses turn; can i buy before attacking; not enough money after declaring; who do i pay; may i look at the top card before i buy from the deck; see it before buying; discount on the deck; buy from the treasure deck same price',
  cancelling:
    'cancel a card; countered what happens; cancelled do i get it back; what can be cancelled; cancel vs prevent; cancel an item; can i cancel damage',
  'card-types':
    'what kinds of cards r there; treasure vs loot; whats the difference between an item and a treasure; is a trinket an item; monster deck cards that arent monsters; types of card; what decks are there',
  challenges:
    'challenge mode; how do challenges work; 4 souls in a challenge; do bonus things win in a challenge; challenge timer and deaths; can we play challenges here; win a challenge',
  'changed-numbers':
    'magic marker; change a number in the text; make the 2 a 3; change the damage number; up or down by one; number above 6; modify the number on the card; can i change his hp with the marker; is the dice result a number i can change',
  'changing-character':
    'swap characters mid game; new character same damage?; my character got destroyed; what if my character is replaced; change my character; new hero do i heal; character card when i die',
  characters:
    'what does my character do; tap my character for what; when does my character untap; i tapped my guy on his turn when is he back; character ability in another turn; is my character an item; whats the tap for; when is my character ready again',
  'charmed-monsters':
    'charmed monster; charmed meaning; charmed; who do i give the charmed thing; kill a charmed monster; charmed reward for another player; charmed bob choose a friend; can the charmed bonus be cancelled; two players charmed; charmed boss soul for who',
  'choose-one':
    'choose one when; can i change what i chose; pick the option later; choose one card do i say which; modes of a card; switch option after he responds',
  'circled-numbers':
    'number in a circle; circled 4; any roll counts?; does his roll trigger my number; attack roll only or all rolls; die was changed does the old number count',
  coins:
    'lose more than i have; supply is empty; pay with not enough; double my money; where do lost coins go; can i be in debt; i have no money and must pay; bank empty',
  coop: 'coop rules; can we share money coop; partner and me no trading?; coop with the computer; is my partner another player; share cards as a team; can we talk about our hands in coop; two of us versus the game',
  'copies-and-counters':
    'copy counters; copy of an item that starts with counters; counters stay on the copy; copy and 9 lives',
  copying:
    'copy an item; become a copy; what is copied; copy tapped or not; copy enters play effect; copy of a starting item eternal; does a copy get counters',
  'copying-abilities':
    'copy an ability; copied ability destroy this; copy an item effect do i pay; copying something that destroys itself do i lose the copier; placebo style copy; this in a copied ability',
  'copying-loot':
    'copy a loot; copied card goes where; copy a card on the stack; cancel the copy only; copy of a trinket; pay for a copy',
  costs:
    'whats before the colon; do i pay now; cost back if cancelled; countered do i get my money back; can someone respond to me paying; cant pay the full cost',
  counters:
    'counters; what are counters for; counters when stolen; counters gone when destroyed; named counters count; take counters off; tokens on a card',
  'counters-with-a-name':
    'hp counter; atk counter; eternal counter; who gets the bonus from a counter; hp counter on a monster; eternal counter stolen',
  'covered-cards':
    'monster under another monster; can i hit the one below; covered monster heals?; does the covered one still do something; what comes back when the top one dies; stack of monsters in one slot; bomb the monster underneath; covered text active',
  'curse-from-the-deck':
    'curse came up when i attacked the deck; curse from the monster deck goes where; deck attack is a curse; revealed a curse',
  'cursed-and-holy':
    'cursed monster any roll; holy monster ability outside fights; does the cursed monster trigger if nobody attacks it; someone rolled a number and the cursed thing went off; holy means what; cursed vs normal monster',
  curses:
    'who gets the curse; how do i get rid of a curse; curse on myself; curse goes away when; do i lose the curse when i die; can i curse myself; is a curse an item; more than one curse; curse stays how long',
  damage:
    'how does damage work; damage on the stack; take damage vs deal; am i hurt right away; 0 hp then; damage steps',
  'damage-after-my-death':
    'dead and the monster hits me; combat damage after i died; still take the hit when dead; monster damage on the stack when i die',
  'damage-or-death-prevented':
    'prevent damage; what does prevent do; prevent vs cancel; does prevention stop a kill; prevented damage did it happen; block the hit; prevent hp payment',
  'damage-source':
    'who dealt the damage; who killed him; who is the killer; damage from an item whose is it; reflected damage who dealt it',
  'dead-players':
    'dead can i play loot; what can i do while dead; die twice in one turn; can a dead guy vote; target a dead player; am i out if im dead; can dead players be healed',
  'death-can-be-changed':
    'trigger when the boss dies before the soul; what comes first soul or trigger; soul comes last; can it stop me from getting the soul; dies trigger first or reward first',
  'death-of-a-monster':
    'monster dies what happens; steps when a monster dies; order reward soul; dead monster goes where; killed a monster now what',
  'death-of-a-player':
    'what happens when i die; can i still buy or play after dying on my turn; do i lose my turn; died on my turn; died on his turn when am i back; remaining attacks after dying; do i still have attacks left if i die; cleanup after a death; i died in someone elses turn; dead on my own turn what now',
  'death-penalty':
    'what do i lose; death penalty; cost of dying; lose an item when dying; only eternal items what do i lose; no money no cards what do i pay; do i choose the item; souls lost when dying; respond to the penalty',
  'deaths-at-once':
    'we both die; me and the monster die together; two players die; who dies first; monster and me at zero; kill each other',
  'deck-after-an-attack':
    'attack a monster then the deck; deck attack after a fight; already attacked can i hit the deck; attack the deck and then a monster',
  'deck-building':
    'how do i build the decks; 100 card decks; mix all the sets; which cards do i put in; custom deck; ban a card; house list of cards',
  'decks-and-discards':
    'can i look through the discard; order of the discard; which discard does it go to; trinket destroyed which discard; starting item destroyed goes where; where do used cards go; may i count the deck',
  'declining-a-reward':
    'refuse a reward; do i have to take the treasure; say no to a treasure; decline the loot; skip a reward; dont want the soul; turn down the treasure reward',
  'destroy-this':
    'destroy this first or last; one use item cancelled do i lose it; destroy this before the colon; eternal item with destroy this; item that destroys itself',
  destroying:
    'destroy vs kill; does destroy go on the stack; destroyed soul; destroy an item goes where; kill a monster with a card; is destroying the same as discarding',
  dice: 'how does a roll work; steps of a dice roll; roll the die; when does the roll count; when can i respond to a roll; does a roll use the stack',
  'dice-symbols':
    'what is the number by the die on a monster; heart number; sword number; what does dc stand for; what do i need to roll to hit; 4+ on a monster; three numbers under the picture; numbers on the monster what are they; how much hp does it have where is it written; evasion meaning',
  discarding:
    'put into discard is it killing; monster put in discard do i get anything; discard at random or choose; who picks what i discard; discarded boss do i get the soul; put a boss in discard; voided a boss no reward; monster removed without dying',
  'doubled-rewards':
    'double reward; 2x reward; are souls doubled too; twice the loot from the monster; lucky penny and the sack room; reward four times; double the cash for a kill; roll for the reward twice or once; doubled reward for whoever killed it; extra reward two doublers',
  dying:
    'how do i die; 0 hp; death on the stack; can i heal at 0; drink a heart at 0 hp; do i die right away; +hp while dying',
  'each-player':
    'each player who first; all players loot order; each item order; everyone discards in which order; each monster',
  'easily-wrong-damage':
    'cancel a bomb after it resolved; bomb damage and death are separate; common mistake damage; too late to cancel the bomb; heal after the death is there',
  'easily-wrong-deaths': 'common mistakes death; what people get wrong when dying; death mistakes',
  'easily-wrong-declaring':
    'name the monster when attacking; say which item when buying; two steps of attacking; common mistake attack; can they respond after i picked the monster',
  'easily-wrong-end-of-turn': 'common mistakes end of turn; hand limit before healing; end of turn mistakes',
  'easily-wrong-gaining': 'common mistakes gaining; stealing is not gaining; gain mistakes',
  'easily-wrong-hp': 'common mistakes hp; does losing max hp hurt; small print hp',
  'easily-wrong-new-cards': 'common mistakes new card; same card new thing; card came back mistakes',
  'easily-wrong-order': 'common mistakes order; who is first when it all happens at once; order mistakes',
  'easily-wrong-replacements': 'common mistakes instead; instead twice; replacement mistakes',
  'easily-wrong-rolls': 'common mistakes dice; what do people get wrong about rolls; roll card mistakes',
  'easily-wrong-shop': 'common mistakes shop; shop items mistakes; shop item sideways stays',
  editions:
    'first edition vs second edition; whats new in v2; which edition is this; difference old and new edition; v1 v2',
  'editions-booklet': 'mistake in the booklet; rulebook error; 45 degrees; misprint rules',
  'editions-cards':
    'old card text; same card different text; my old card says otherwise; first edition card in the second',
  'editions-death': 'death in the new edition; what changed with dying; old death penalty',
  'editions-dice': 'dice in the new edition; what changed with rolls; combat damage first edition',
  'editions-turn': 'turn in the new edition; what changed in the turn; old turn rules',
  'editions-words': 'old words; bonus card meaning; active monster meaning; activated item old; first edition terms',
  'effects-that-last':
    'how long does it last; till end of turn when over; permanent effect after the card is gone; effect lasts forever?; bonus till end of turn before discarding; does it last if the item dies',
  'empty-deck':
    'deck is empty; no more monsters; out of loot; treasure deck ran out; do we shuffle the discard; what if both deck and discard are empty; deck ran out mid draw',
  'end-phase':
    'end of turn steps; discard to 10; when do i heal; when does the curse make me discard; end step order; heal at end of turn; hand limit curse when do i discard; last chance to play something; discard down when',
  'ending-the-turn':
    'effect ends the turn; turn ends in the middle of a fight; end the turn card; stack when the turn ends; end phase if the turn is ended; turn over because of a card',
  'enhanced-bartering':
    'trade items variant; trading loot cards; swap items with a friend by agreement; can we trade items with the variant; enhanced trade',
  'errata-official':
    'errata; my printed card is different; translation says otherwise; which text counts; card text on the bot is not what mine says',
  eternal:
    'eternal meaning; can i steal an eternal item; destroy an eternal; eternal and death penalty; reroll an eternal item; what does eternal protect from',
  events:
    'event came up what do i do; do i have to do the event; event on attack; can we respond to an event; event goes where; do events stay; cancel an event; can you fight an event; two events in a row',
  'everybody-hurt':
    'everyone takes damage order; all players die at once; each takes 1 damage; bomb hits everyone; each player hurt can i respond in between',
  'extra-turns':
    'extra turn; two turns in a row; another turn after this; extra turn do i draw; extra turn and skip; who plays after an extra turn',
  familiars:
    'attack an item; familiar meaning; item with hp; kill an item with hp; attack a room; is a familiar a monster',
  'final-boss':
    'final boss armor; can i bomb the final boss dead; kill card on the final boss; cover the final boss; boss armour 3 damage; final boss slot',
  'first-attack-roll':
    'first attack roll; bonus only once?; second fight same turn first roll bonus; rerolled first roll; second roll still bonus; +1 first roll each turn',
  fizzling:
    'target gone; fizzle; target died first; bomb on a dead monster; target left play; card does nothing because target is gone',
  flipping: 'flip a card; flip a roll; turn the card over; flip a 1; damage after flipping; flip the dice',
  'forbidden-souls':
    'cant gain souls; no souls; i cant gain souls what about the boss; curse no souls; where does the boss go if i cant have it; cant gain souls but steal one; bonus soul blocked; soul blocked; win while i cant gain souls',
  gaining:
    'gain meaning; is stealing gaining; is being given something gaining; is buying gaining; +1 bonus on gaining; what counts as gain',
  'getting-rid-of-items':
    'sell an item; throw away an item; get rid of a bad item; discard my own item; dump a trinket; sell stuff for coins',
  guppy:
    'guppy mark; which cards are guppy; what counts as a guppy item; guppy in hand; guppy copy counts; what does the guppy symbol do',
  hand: 'hand limit; max hand; i have 11 cards; 10 card limit when; can i hold more than 10; how many cards in hand; do i discard now or later; who sees my hand; hand size on another players turn',
  healing:
    'heal above max; can i heal a dead player; heal someone with 0 hp; when is everyone healed; do monsters heal; bring a dead friend back; heal my friend; revive a dead guy',
  'hidden-information':
    'can i show my hand; can i lie; bluffing; do i have to say how many cards; whats public; can they see my cards; look at the top of the deck; may i count his hand; lie about my cards ok',
  'how-much-damage':
    'zero damage; does 0 damage count; more damage than hp; overkill; +1 damage one hit or two; damage on a dead guy; damage bonus splits',
  indomitable:
    'indomitable; monster that cannot be covered; it takes its own slot; indomitable monster slots are full; new slot for an indomitable; monster comes up and no free slot; big boss flips and all monster slots are taken',
  items: 'gold frame or silver frame; yellow border; grey border; active vs passive; how do i see if an item is active',
  'key-terms': 'glossary; definitions; short rule and long rule differ; what does this word mean; vocabulary',
  'killing-a-player':
    'i killed a guy what do i get; reward for killing someone; any bonus for a kill on a player; opponent dies on my turn do i get something; loot from a dead player; do i take his soul if i kill him; point of killing people; my opponent died do i get his stuff; is there xp for player kills; why kill other players; do i get anything if an opponent dies on my turn; an opponent dies on my turn anything for me',
  'killing-the-attacker':
    'kill the attacker; bomb him so he gets no reward; stop his reward; kill him mid fight; deny the soul',
  'leaving-players':
    'someone left; quit; leave the game; my friend has to go; rage quit; surrender; give up; end the game early; come back after leaving',
  'length-of-a-game':
    'how long; game time; playtime; duration; quick game; is it long; how many turns; turn limit; time limit of the game; short game; does the game ever end',
  levels: 'level up; level 10+; keep lower level abilities; levels; level counters',
  'loot-plays':
    'one loot per turn?; can i play 2 loot; how many cards can i play per turn; loot on someone elses turn; get another loot play; leftover loot play next turn; do i save my loot play; play more than one card',
  'loot-ratio':
    'how many bombs in the loot deck; loot deck ratios; how many trinkets in 100; how many pills; how many tarot and wild; how many coins in the loot deck',
  looting:
    'what does loot 1 mean; loot 2 meaning; loot vs draw; loot x; do i have to loot; loot when my hand is full; draw cards',
  'max-hp':
    'lost my hp item am i dead; +1 hp heals me?; max hp goes down; hp item stolen while hurt; extra heart full or empty; lose a heart when the item goes',
  'mini-draft':
    'draft two treasures at the start; mini draft; draft for two; start with extra items; draft with 4 players',
  minions:
    'minion slot; do minions come back; refill a minion slot; is a minion a monster; what is a minion in a challenge; event in a minion slot',
  'monster-ratio':
    'how many bosses in the monster deck; monster deck ratios; how many events; how many curses in 100; how many epic bosses; how many basic monsters',
  monsters:
    'what counts as a monster; you on a monster is who; monster text in the discard; can every monster be attacked; is an event a monster; do monsters do stuff on my turn; when does monster text work',
  'new-object':
    'card leaves and comes back does it remember; counters when it goes to the discard; destroyed and got back is it charged; monster uncovered still hurt; does it forget its damage; once per turn again after coming back',
  'no-legal-target':
    'no target can i play it; play a card with nothing to hit; no curse can i play it; nothing to aim at; play it for nothing; empty target',
  'no-priority':
    'when can nobody respond; cant do anything now; respond during recharge; respond at hand limit; act during the end of turn; in the middle of a card respond',
  'no-teams-of-two':
    'teams; 2v2; two vs two; team up with a friend to win; ally; four players in teams; can we win together; pact; win as a pair; teams allowed',
  'noted-things':
    'note a number; what did i note; noted thing when the card is gone; is the note secret; write down a name',
  'number-of-players':
    'how many ppl can play; just the two of us which cards come out; playing with 5; max players on this bot; 3+ symbol; 3p+ icon what is it; two of us only, remove what; can 8 play; cards we take out with two players',
  'number-of-rooms':
    'how many rooms; two rooms; room limit; rooms max; one room only; room forever; change the room twice; how many times per turn can the room change; room slots; is there a limit on rooms',
  'off-the-stack':
    'what cant i respond to; not on the stack; can i respond to buying; can i respond to a reward; respond to the penalty; stuff that cannot be cancelled; respond to a declaration',
  'opening-slots':
    'event turned up while setting up; curse flipped during setup; first monsters are events do they happen; do we redo an event at setup; shop at the start how many cards; how many monsters lie there at the start; good event before turn one',
  'order-of-dying-monsters':
    'two monsters die which first; i killed two monsters at once; order of dead monsters; both monsters dead',
  'others-in-an-attack':
    'other players roll in my fight; helpers in a fight; does the helper hit with his own attack; helper misses who is hurt; dead helper',
  'outside-the-game':
    'removed from the game; can i get it back from outside the game; outside the game meaning; where are unused characters; cards under an item; removed cards do something',
  'paid-though-dead':
    'i died but the boss is dead too; do i get the soul if i die; dead and still paid; boss at 0 and they kill me',
  'paying-hp':
    'pay hp with one left; can i die from paying hp; prevent paying hp; pay life; is paying hp damage; pay hp when it would kill me',
  'places-in-a-deck':
    'x cards from the top; 6 from the top; fourth from the top; count from the top; under how many cards; put on the bottom; put on top; deck too small for 6 from the top; delirium goes back in the deck where',
  'play-and-activate':
    'play vs activate; is using an item playing a card; each time you activate; tapped by a card is that activating; play means loot only',
  'playing-loot':
    'how do i play a loot; loot goes where after i play it; do i choose the target when i play it; can i play loot when i want; loot played then what; play from hand step by step; when may i play my cards',
  'plus-to-rolls':
    '+1 to rolls when is it added; two +1s; bonus after changes; +1 attack rolls with a 6; plus one to my rolls',
  priority:
    'priority; who can act; what is priority; when may i do something; pass priority; everybody passes; i dont get priority; whats priority in short',
  'questions-and-authority':
    'card vs rulebook; who is right; cant beats can; the card contradicts the rules; house ruling; where can i ask',
  'quick-passing':
    'why was i skipped; bot did not ask me; ask me more; auto pass; stop asking me; how do i get asked every time; bot passes for me',
  'reading-a-card':
    'what do the symbols mean; how do i read this card; grey text on the bottom; italic text does it count; the line in the middle of the text; what is the 10+ in the text; where is the text box; little icon in the corner',
  'readings-at-once': 'at once meaning; take damage and gain; everybody passes cards to the left; circle giving',
  'readings-declarations':
    'take back a declaration; after end turn declared; declared attack on the stack?; can you respond to a declaration',
  'readings-endless':
    'infinite loop; endless fight; nobody can hurt the other; fight never ends; loop of triggers; 0 attack against 0 attack',
  'readings-souls':
    'destroyed bonus soul; bonus soul gone for good; loses all abilities; bonus soul in the middle of a draw',
  'readings-winning': 'both get the bonus soul; two players meet the soul condition; goal and timer same moment',
  recharging:
    'untap; recharge when; does tapping count as activating; charge an item; recharge on his turn; deactivate meaning; turn sideways; when does my stuff untap',
  'refill-after-a-death':
    'monster died when does the next come; event comes up after a kill; im dead who rolls for the event; new monster before or after the reward; event after i died',
  'refilling-slots':
    'refill the shop when; when do new monsters come; empty slot; which slot is filled first; shop restock when; slots empty at the same time; next card comes when',
  'replacement-effects':
    'instead meaning; can i respond to instead; would ... instead; replace an effect; next time instead; replacement',
  'replacing-a-room':
    'how do i change the room; get rid of the room; when can i swap the room; nobody killed a monster can the room go; do i have to change the room; change room at end of turn; who decides if the room goes; killed two monsters can i toss two rooms',
  rerolling:
    'reroll; reroll someone; new number worse; does a reroll trigger again; reroll after it counted; must keep the new roll; reroll twice',
  'rerolling-items':
    'reroll an item; rerolled item what do i get; reroll a shop item; reroll eternal; is reroll destroy; who gets the new item',
  'reward-box':
    'whats the box at the bottom of the monster; the thing in the box who gets it; when is the box paid; reward if it just gets discarded; do i get the box if somebody else kills it; box under the monster',
  rewards:
    'who gets the reward; killed it on his turn who gets paid; do i get the loot or he; reward for a bombed monster; reward when dead; do we share the reward; soul for who killed it; active player gets everything; my friend got the soul do i keep the rest',
  'roll-tables':
    'roll- cards; table of results; cancel after the roll; card with roll 1-2 3-4; result row on the stack; roll and then cancel',
  'rolls-changed':
    'change a roll; change someone elses die; over 6; add 1 to a 6; two people change the die; last change wins; mess with his roll',
  'rolls-in-a-row':
    'three rolls in a row; one roll after another; roll several times; same number twice; roll 3 dice pill; everyone rolls one after another; next roll only after damage; rolls one by one; keep rolling dice how many times',
  rooms:
    'what are rooms; how do rooms work; use the room on someone elses turn; who may use the room; is the room untapped each turn; play with rooms or without; turn rooms on; you on a room',
  rounds: 'what is a round; round vs turn; whole round; when is a round over; does an extra turn make a round',
  'saved-from-death':
    'save me from dying; death prevented how much hp; death cancelled do i pay; saved do i keep playing; not dead after all; keep my turn if saved',
  'secrets-and-promises': 'does the bot check promises; does the bot show my hand; keep a promise; lying on discord',
  'sets-of-cards':
    'which set first; expansions; what is requiem; what is gold box; four souls plus; which box for beginners; which sets does the bot have; how many cards are in each set; do i need requiem; warp zone playable?; best expansion; what comes with rooms; sets',
  setup:
    'starting cash; how many coins does each of us begin with; how do we lay out the table; what do we put on the table before starting; how many loot cards in the first hand; first hand size; how big is the bank; wtf do i do first when i open the box; set up plz; getting started what goes where',
  'several-dice': 'two dice at once; roll 2 dice; change just one of the dice; sum of the dice; dice rolled together',
  'several-replacements':
    'two instead at once; two shields which first; order of replacements; both want to change it; who picks which instead first',
  'shared-goal':
    'how many souls coop; hard mode souls; ultra hard how many; souls added together; do both need 4; solo how many souls; cap on souls each; difficulty levels souls',
  shields:
    'next damage; shield lasts how long; two shields on one hit; rest of the shield; prevent the next damage; does the shield stay',
  'shop-items':
    'do shop items work; can i use an item in the shop; can somebody target the shop; destroy a shop item; do passive items in the shop do something; kill an item that is for sale',
  skipping:
    'skip a turn; do my things untap if i skip; skipped turn do i draw; lose my turn; skipping a phase; skip next turn recharge',
  slots:
    'slots; add a slot; max slots; how many monster slots; extra slot for how long; expand the shop; more slots when a monster dies do they stay; is there a cap on slots',
  solitaire:
    'solo rules; one player two characters; do my two guys count as another player; can i play on my own here; how do i switch to my other character; both seats are mine how does that work; do i see both hands solo; are my characters opponents',
  'soul-values':
    'does mom count as two; two soul icons; double soul; steal half of a 2 soul card; 3 souls plus a 2 soul boss; lost counts as a soul; character with a soul icon; is that card one soul or two',
  souls:
    'how do i get a soul; what is a soul; where do souls come from; how many souls do i have; do souls stay when i die; are souls hidden; can a soul be taken away; soul card where do i put it',
  'souls-for-sale':
    'sell a soul for money; souls as money; discard a soul for 5 cents; trade in a soul; soul for a starting item',
  'souls-of-copies':
    'copy of a soul card; copied boss soul; is a copied soul worth 1; clay copies the chest; copy becomes a soul; copy worth two; soul icon on a copy; i copied a soul item do i have a soul now; copy counts as soul',
  'special-loot-plays':
    'play loot out of the discard; card makes me play loot right now; loot in the middle of a card; does playing it from the discard cost a loot play; free loot play card; play it without a loot play; play a loot from somebody elses hand',
  'stale-room':
    'room in solo goes away; same room whole round; room stays too long coop; rooms alone; does the room leave by itself in coop',
  'start-phase':
    'start of turn; when do i untap; draw first or untap first; loot at start; respond before the draw; play loot before drawing',
  'starting-characters':
    'is my character sideways at the start; why is my character turned at the beginning; starting item usable before my first turn; can i use my character before my turn one; are characters dealt at random',
  'starting-items':
    'can i lose my starting item; can they take my starting item; starting item stolen; is my starting item safe; new character new starting item; starting item already in use by someone; do starting items count as items',
  'stealing-and-swapping':
    'steal meaning; steal money from a poor guy; swap with nothing; who chooses what is stolen; steal a card from a hand; swap with a shop item; give who chooses; stolen coins do my gain bonus work; steal from somebody broke',
  'stolen-item-charged':
    'stole a tapped item; stolen item ready?; steal a used item; is it still sideways after i stole it; does a stolen item untap; swapped item charged',
  'taking-back':
    'undo; take that back; misclicked; oops wrong button; rewind; go back; can i redo my move; undo after a roll; didnt mean to play that; wrong target picked can i change it; ctrl z',
  targets:
    'when do i choose the target; can i change my target; what is a target; target before or after responses; first full stop; choose who gets hit when',
  'team-up':
    'team up; fight together against a monster; helper dies in team up; helper gets the reward?; who rolls in team up; other player joins my attack',
  'the-stack':
    'what is the stack; stack explained; stack for dummies; last in first out; how does the stack work; wtf is the stack; stack in short; explain stack plz; whats this stack thing; stack basics',
  timer:
    'when does the clock go down; timer hits zero; does dying lower the timer; how many rounds do we have coop; d8 what for; time left; does my partners death cost time; timer start value',
  treasure:
    'how do i gain treasure; +1 treasure do i choose; does free treasure come from the shop; gain a treasure where from; do i see the treasure first; treasure from a monster goes where; is gaining treasure my purchase',
  'treasure-ratio':
    'how many active items in the treasure deck; treasure deck ratios; one use items how many; how many passive; soul item in the treasure deck; paid items how many',
  'triggered-abilities':
    'when this happens do i have to; each time ability on the stack; do i have to remember my trigger; trigger can be cancelled; at the start of turn trigger; forgot my trigger; does a trigger cost something',
  'triggers-in-order':
    'two triggers at once; who resolves first when two things trigger; order of triggers; mine and his trigger same time; both our items trigger; who puts it on the stack first; several effects same time',
  trinkets:
    'what is a trinket; trinket in hand does it work; cancel a trinket; trinket counts as item; trinket goes to which discard; is playing a trinket gaining an item; trinket needs a loot play',
  'trinkets-and-the-hand':
    'trinkets and hand limit; trinket in play counts in hand; do my trinkets count to 10; trinket hand size; is there a limit on items; how many items can i have',
  'turn-overview':
    'what can i do on my turn; turn order; phases; steps of a turn; how does a turn go; my turn now what; turn summary; what do i do each turn',
  'two-faced-cards':
    'which side first; double faced; front or back; two sides card; comes back flipped?; enters flipped; other side when does it show; harbingers which side; enigma which side up',
  variants:
    'house rules; other ways to play for fun; everyone gets the reward variant; super shop; minions die first variant can i hit a boss; attack a boss while small monsters live variant; variants with cards on a table; rewards for everyone',
  'variants-of-characters':
    'choose your character variant; everybody eden; casino variant; pick one of two characters; slot machine for everyone',
  voting: 'vote; how does voting work; tied vote; who votes first; dead players vote; secret vote; change my vote',
  watching:
    'watch; spectator mode; just watching; can others watch us; join halfway; join late; take over a seat; how do i get in a running game; observers',
  'ways-to-play':
    'game modes; modes; presets; difficulty; normal hard ultra; how do i choose solo; play vs bot; which kinds of games; what can i set before the game; hard mode; one person two seats; easy mode',
  'what-cannot-die': 'eternal with hp; eternal item at 0 hp; can an eternal monster die; item with hp dies; unkillable',
  'what-you-bought':
    'bought item sideways; is what i bought charged; bought item use it right away; bought item with counters; does buying count as gaining; somebody swapped the top card of the deck after my declaration',
  'who-goes-first':
    'who starts; who begins; lowest roll or highest roll starts; tie for first player; reroll for first player if tied; cain always starts?; youngest player starts',
  'who-has-priority-first':
    'who acts first after a card; who responds first; do i get priority first; who goes after something resolves; order of passing',
  'wild-cards':
    'wild card meaning; which cards are pills; what is a tarot card; are runes loot; loot families; is a dime a nickel; kinds of loot',
  winning:
    'how do i win; win condition; 4 souls; two players win at once; tie at the end; win on someone elses turn; when is the game over; i have 4 souls now what; goal of the game; do i win with 3 and a double one',
  'winning-by-card': 'win the game card; card that wins; instant win; stop a win the game card; alternate win',
  'winning-when':
    'when do i win exactly; win in the middle of a card; stop someone from winning; respond to the fourth soul; lost the soul again in the same effect; steal his soul before he wins',
  'without-its-card':
    'destroyed my item in response; item is gone does it still work; they stole it while i used it; kill the card stop the ability; he used it and i destroyed it; ability without its card',
  'would-roll':
    'would roll vs rolls; would roll a 1; reroll it before it counts; is about to roll; bonus makes the 1 a 2; would roll and my +1',
  'would-take-damage':
    'would take damage; would die trigger; before damage ability; about to die item; when does would die happen',
  zones:
    'what counts as in play; is the shop in play; is the discard in play; cards in hand in play; in play meaning; where can cards be',
};
