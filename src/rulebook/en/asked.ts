import type { BookText } from '../book.js';

/** More of what players ask, as they type it, by section; parted by semicolons. */
export const asked: BookText['asked'] = {
  abilities:
    'what is a static ability; kinds of abilities; does an item in my hand work; passive vs triggered; static triggered activated; types of abilities; is it a passive; ability in hand; does it work from the discard; difference between ability and effect; always on ability; can a passive be cancelled; respond to a passive; enters the battlefield; four kinds; keyword abilities',
  'absent-players':
    'player does not respond; waiting for someone; someone fell asleep; how long until the bot skips somebody who does not click; not answering; afk; timeout; waiting for a player; turn clock; deadline; away; inactive; someone is asleep; skip him; vacation; replace an inactive player; how long to answer; missed my turn; auto play; game is stuck; nobody moves',
  'action-phase':
    'how many actions; can i buy then attack; can i stop my turn early; change my mind about ending my turn; play cards before attacking; do nothing on my turn; skip attacking and buying; pass my turn without doing anything; must i attack or buy; end turn; end my turn; what may i do in my action phase; attack then buy; buy then attack; order of actions; both attack and buy; declare end; pass ends turn; everyone passed turn over?; must i do something; change my mind after ending; one more thing after ending; play loot in main phase; do i have to attack; number of actions; end turn with things on the stack; can i be forced to end; announce end of turn; action limit; play loot before attacking; attack between two loot cards; do i need to attack each turn; can i still act after i end my turn',
  'activated-abilities':
    'when can i use my item; use an item on someone elses turn; use an item right after getting it; can i tap an item twice; use a dollar item many times; does a new item come charged; do items enter ready; is my item used up after using it; how often can i use the same item; item with an arrow on another turn; use my item while somebody else attacks; dollar or arrow item difference; activate on another turn; instant speed item; use item in response; use a tapped item; pay coins to activate; use dollar ability twice; dollar while tapped; arrow ability; how often per turn; when may i activate; activate during combat; activate after rolling; use my item before it is stolen; can i activate someone elses item; use an item right after buying it; once per turn item; does using it turn it sideways; is there a limit to paid abilities; use the same dollar item again and again; use two items in a row; stack two item activations; tap items in response to an attack',
  'active-player':
    'who is the active player; is the active player the one who attacks; active player when someone responds; whose turn is it during a response; who plays after me; next player left or right; clockwise; whose turn; player to the right; who is you; order from the active player; ties decided by; who decides when nothing says; dead active player; who decides ties',
  'additional-attacks':
    'forced to attack; must attack again; extra attack; can i skip a forced attack; more than one attack; bonus attack card; must attack this turn; refuse extra attack; end turn with forced attack; must attack if able; extra attack on deck; two attacks; forced but no attack left; forced target; unlimited attacks; two forced attacks; attack again after killing; do i have to use the extra attack',
  'additional-names': 'is also named; alias; also called; count as the same name; name in another name; search by name',
  ambush:
    'loot card that becomes a monster; ambush keyword; must i attack the ambush; where do i put the ambush; how do ambush cards work; loot becomes a monster; loot with hp; play an ambush; put the ambush on a slot; attack the ambush; must attack ambush; ambush dies; ambush on another turn; ambush on the attacked monster; ambush covering; where does it go when it dies; ambush reward; difference between the ambush event and ambush loot; is ambush an extra attack',
  'and-then-if-you-do':
    'difference between and and then; if you do failed; second part when first fails; partially possible; half of the card; second effect depends; cannot do the first part; first part prevented second part; difference then and; connected effects; only the second half; if i cant do one part',
  'attack-ends':
    'when is the fight over; flee from a fight; monster gets covered during my attack; put another monster on the one i attack; attack stops when; attack interrupted; someone kills the monster i attack; stop fighting; leave a fight; does the attack go on when the monster is covered or discarded; attack over; fight over; combat ends; monster covered attack; monster discarded; interrupted attack; turn ends attack; leftover damage after attack; both at zero; attacker dies first; monster killed by someone else during my attack; rolls leave the stack; what ends a fight; abort; unfinished attack; monster leaves during combat; bombed while fighting; killed mid fight; end an attack early; is my attack over; does the fight continue; does my attack go on after i die; attacker is dead what about the attack',
  'attack-or-purchase-lost':
    'i lost my money after declaring; target died after i declared the attack; is my attack wasted; is my purchase used if i cannot pay; stolen money before i pay; monster killed before i choose it; purchase failed; nobody left to attack; lost my attack; purchase wasted; attack fails; purchase fails; not enough coins any more; undo; declared but; attack interrupted before rolling; lose my attack; keep my attack; buy again after failing; cannot afford it now; stole my money while buying; monster i wanted is gone; died after declaring; changed my mind after declaring; attack cancelled is it used; do i get to attack again when the monster disappears; no coins left when i should pay',
  'attack-rolls':
    'how does fighting work; roll equal to the evasion; roll lower than the evasion; who takes damage on a miss; do i have to keep rolling; can i stop attacking; which rolls are attack rolls; i miss who takes the damage; missed do i get hurt; monster without attack and i miss; what if i roll exactly the number; fight roll too low; missed roll; miss damage; hit damage; how combat works; fight steps; equal to evasion hits; roll too low; who takes damage; first strike; both take damage; attack roll changed; damage amount; rounds of combat; monster hits back; does the monster roll; take damage when i hit; how do i fight; what do i roll; hit on exact number; rolled below; rolled above; rolled a 3 against a 4; rolled a 5 against a 4; what if my roll is lower; missed what happens; failed roll; what happens after i hit; do i hit; what counts as combat damage; is it combat damage; number rolled versus evasion; 6 always hits; critical',
  'attackable-players':
    'can i attack a player; fight another player; pvp; hit my friend; is it possible to attack a friend; can players fight each other; player evasion; fight a friend; hit another player with an attack; attack someone directly; which number to hit a player; can i use my attack on a player; kill a player in a fight; reward for killing a player; attack opponents',
  attacking:
    'when can i attack; attack on a friends turn; how many times can i attack; attack with cards still on the stack; do i say the monster first; what if the monster i wanted is dead; choose another monster after responses; attack nothing; attack not used; can others react before i choose the monster; attack with an empty hand; start combat; how to attack; pick a monster; declare attackers; when do i choose the monster; name the monster; attack limit; attack on others turns; attack a shop item; respond before choosing; attack with cards waiting; attack optional; attack first turn; begin combat; choose target after responses; which monster can be attacked; attack bosses anytime; attack used when; back out; monster i chose died; fight two monsters; attack any slot; does bombing count as attacking; change the target after declaring; list of attackable things; what can i fight; do i own the monster i attack; attack any monster on the board',
  'attacking-the-deck':
    "attack the top card of the deck; flip the top monster; where do i put the monster from the deck; deck attack shows an event; top card; unknown monster; blind attack; deck attack event; reveal monster; put over which; cover which monster; deck attack curse; deck attack boss; can't be attacked from deck; attack lost event; second attack after event; place the new monster; choose slot; is the top of the deck a target; attack face down card; fight a random monster; do i have to fight what comes up; drew a chest with my attack; monster deck attack covered; what comes up is no monster; revealed a card in my attack",
  bartering:
    'pay someone to help; promise not kept; buy a card from a player; give money for nothing; trade cards with a friend; trade an item for money; bribe a player; deal not binding; sell loot for coins; give an item to a friend; barter; offer coins; give coins; lend money; sell a card; when can i trade; refuse a deal; gift; diplomacy; pay to not attack; deal respond; barter on stack; barter while dead; reject an offer; say no to a gift; decline coins offered; nobody has to accept; talk at the table; ask someone to attack for me; pay him to use his item; coins from a friend; can i give money any time; trade in the middle of combat; do i need priority for a deal',
  'blank-card-coins': 'blank card money; double a dime',
  'blank-card-doubled': 'blank card double; doubling loot first edition; what blank card doubles; blank card twice old',
  'blank-card-pills': 'blank card blue pill; blank card yellow pill',
  'blank-card-tarot-high': 'double tarot high',
  'blank-card-tarot-low': 'double tarot low',
  'bonus-soul-conditions':
    'soul for ten loot cards; soul for two guppy items; who gets the soul if both have 25; how much money for the greed soul; ten cards in hand soul instantly; win a soul by drawing the tenth card; ten cards in hand; two guppy; greed soul how many cents; gluttony soul how many cards; guppy soul how many items; both reach it together; once per game; can it be earned again; bonus soul destroyed; which condition; what do i need for the bonus soul; who gets it first; requirement of a bonus soul; two of us have 25',
  'bonus-souls':
    'the three souls next to the table; how do i win a bonus soul; when exactly do i get a bonus soul; can someone respond to my bonus soul; lose the bonus soul again when i no longer qualify; bonus soul cards; soul of greed guppy gluttony; gain a bonus soul; first to do it; when do i get it; keep it after; lose it later; bonus soul middle of an effect; bonus souls in two player; what are the cards beside the board; goal souls; is it mine forever; bonus soul on someone elses turn; does the bonus soul go on the stack',
  'bonus-souls-optional':
    'need bonus souls; decline bonus soul; bonus soul forced; refuse bonus soul; optional bonus; do we have to use them; skip bonus souls',
  bosses:
    'how do i get a soul from a boss; what is an epic boss; does the boss card become a soul; boss soul who; boss dead in another players turn; kill a boss with a bomb soul; how to recognise a boss; boss gives a soul; boss dies who gets the soul; boss becomes a soul; where does the boss card go; does a boss go to the discard; soul of a dead monster; do i keep the boss card; is an event with a soul a boss',
  buying:
    'how do i buy something; buy from the top of the deck; how much does an item cost; buy twice in a turn; choose before paying; someone responds to my purchase; when do i pay; look at the deck card before buying it; do i see what i buy from the deck; do i pay before i choose; what happens first pay or choose; exactly ten coins; buy from shop; buy from deck; price; cheaper; buy on another turn; choose item after; unknown item; buy limit; declare purchase; respond to purchase; cannot afford; buy during attack; price changed; less than ten; how to shop; shop phase; buy first then attack; buy before fighting; buy with cards on the stack; can i see the deck card first; buy with exactly 10; pay with souls; what does the top card cost; buy when poor',
  cancelling:
    'counter a card; my card was countered where does it go; does the item come back upright when cancelled; can a roll be cancelled; can an attack be cancelled; cancel a cancel; butter bean against butter bean; is the loot play lost when cancelled; butter bean too late; cancel damage; cancel loot; cancel item; cancel ability; cancel trigger; cancel a dice roll; cancel a death; cancel a purchase; countered item stays tapped; cancelled card goes where; can it be countered; lost my loot play when countered; refund when countered; counter the counter; cancel a passive; no card counters; cancel too late; negated loot; can i stop a triggered effect; stop a character ability; can a roll be countered; can i counter a fight',
  'card-types':
    'what types of cards are there; is a trinket an item; what is the difference between treasure and item; what counts as an item; list of card types; is a curse a monster card; is a starting item a treasure; what is a bonus soul card; does item mean treasure; are rooms items; what is a treasure when it is in play; what is an event compared to a monster; loot versus treasure; different card backs; does a soul count as an item',
  challenges:
    'special mission; challenge goal; win a challenge; four souls in a challenge; challenge timer; challenge death timer; scenario cards',
  'changing-character':
    'i change character do i heal; flip my character with damage; new character starting item; can a character be destroyed; swap characters; flip character; change hero mid game; does damage stay; do i get the new starting item; keep my old item; destroyed character; character card leaves; character killed; become another character; hp of the new character; starting item of the new character',
  characters:
    'what does my character do; tap the character; hp of my character; what can i do with my character card; what can my character do; tap character; character card arrow; hp of a character; attack of a character; does everyone have the same ability; use my character on your turn; when does my character untap; base hp; use my character twice; is my character a target; stats of my character; do characters have special powers',
  'choose-one':
    'when do i decide between options; choose one before or after responses; can i switch the option; bullet points; choose between two; when do i pick the mode; change my option; mode chosen before response; choose one later; both options; option no longer possible; choose mode on resolution; do i announce which option',
  'circled-numbers':
    'circled number on a card; does it count other peoples rolls; number in a circle; number in circle; any roll counts; triggers on every roll; roll for item counts; only attack rolls; final number counts; roll of a 4; changed number trigger; whose rolls count; does it count when i roll for loot; every dice at the table; does my relic trigger on your 1; rolled then changed does the old number count; number it was before',
  coins:
    'where do coins come from; what if the bank is empty; lose more coins than i have; cannot pay; gain money from the supply; lose more than i own; bank runs out; double coins; no more pennies in the bank; pay coins; bank empty; lose more than i have; not enough; money limit; where do coins go; coin pool; max money; lose all; debt; coins left in the bank; is doubling a gain; how much money is there; money cap',
  coop: 'share money in coop; help my partner; two player team; share coins with partner; share cards with partner; help partner; is my partner another player; barter in coop; bonus souls coop; look at my partners hand; talk about cards in coop; win together coop; partner must give me a card',
  'copies-and-counters':
    'copy with counters; do counters stay after the copy; copy the dead cat; starts with counters copied; dead cat copy; counters stay after copy; copied counters; counters when copy ends; nine counters copy; do i get the counters; leftover counters',
  copying:
    'what does a copy have; copy an item tapped; does a copy enter play; copy ends when; my item is a copy until when; copy an eternal item; copy lasts; copy counters; copy charge; copied item tapped; copy eternal; copy guppy; copy enters; copy of a copy; copy monster; end of the copy; copy name; copy starting item; copied damage; double item; does a copy come in ready; tapped original copied; my copy is used already',
  'copying-abilities':
    'copy item ability; copied cost; copied destroy this; copied target; this in a copy; copy an activated ability; loot copies an item; pay again for the copy; borrow an ability; copy a one use item',
  'copying-loot':
    'copy a loot card; does the copy cost; cancel the copy; copy of a bomb; double loot; copy a card on the stack; copy uses loot play; copy target; copy resolves first; copy cancelled; copy later; copy in discard; second bomb; copy of a trinket; loot twice; two for one loot; do i choose new targets for the copy',
  costs:
    'is the cost paid if it is cancelled; pay first or later; can i pay with something i dont have; text before the colon; pay the cost; cost back; get my coins back; pay part; pay cost respond; discard as a cost; cancelled ability cost; cost paid with counters; cost of an ability; colon meaning; alternative cost; does the cost happen even if it is cancelled; pay with another players money; respond to paying',
  counters:
    'what are counters; do counters stay when stolen; counters on a destroyed item; does a stolen item keep its counters; counters move with the item; do i lose counters if my character changes; put counters; counters stolen; counters swapped; counters leave play; egg counters; counters on character; kind of counters; counter limit; counters when covered; counters on flipped card; counters lost when',
  'counters-with-a-name':
    '+1 counter; counter on a monster; counter on item; who gets the hp; counters in shop; counter on character; +1/+1 counter; named counter; stolen item with hp counter; counter that gives hp; several hp counters',
  'covered-cards':
    'monster under another monster; what happens to the monster below; can i bomb a covered monster; does the covered monster heal; uncovered monster again; put a monster on top of the one i am fighting; monster placed over another during an attack; what is under the monster; see the covered card; card under a card; monster underneath; monster pile; what is under; look under; target a covered monster; hit the monster below; covered monster hp; does covering heal it; cover an injured monster; monster came back after the top one died; enters play again when uncovered; order under the top card; covered ambush; see which monsters are underneath; does it reset when covered',
  'curse-from-the-deck':
    'curse while attacking deck; curse drawn; curse not discarded; curse revealed; curse event; attack used by curse; curse cancelled; curse countered goes where; where does a cancelled curse go; curse came up instead of a monster',
  'cursed-and-holy':
    'cursed monster triggers when nobody fights it; does a holy monster count my rolls; rolling a number with a cursed monster on the table; why did that monster trigger nobody attacked it; monster reacts to every dice; any roll triggers the monster; holy dip when i roll for an item; does a cursed monster work when i fight another; cursed monsters on the board; does my roll count for the holy one; rolls for loot trigger holy monsters; purple skull monster; white halo monster; passive monsters',
  curses:
    'how do i remove a curse; how long does a curse last; can i have two curses; who chooses who gets cursed; curse on a dead player; curse and i die does it stay; is a curse an item; give the curse to an enemy; curse someone; remove curse; curse goes away when; several curses; more than one curse; stack curses; same curse twice; curse and death; curse leaves when i die; move a curse; give my curse away; curse stays on me forever; can a curse be destroyed; does the curse work on my turn only',
  damage:
    'how does damage work; when do i lose hp; respond to damage; below zero hp; when does damage hit; can i respond to a bombs damage; combat damage on the stack; damage stack; damage resolve; hp below zero; damage step; when does damage happen; damage from a card; damage without target; hp tracking; can i answer the damage; monster card take damage who; heal in response to damage',
  'damage-after-my-death':
    'damage after death; monster hits me dead; combat damage after death; still hurt; leftover damage; damage waiting when i die; die with damage on the stack; does its damage still count',
  'damage-or-death-prevented':
    'block damage; does prevented damage count; can i stop a kill with a shield; prevent damage after it happened; do my items trigger when the damage was prevented; damage prevented do abilities still trigger; damage reduced to zero; partly prevented; triggers on prevented damage; prevent paying hp; prevent too late; what does prevent do; damage prevented did i deal damage; is blocked damage dealt; prevent instant kill',
  'damage-source':
    'who dealt the damage; take damage or deal damage difference; is it my damage; damage from nobody; take vs deal; my damage; damage by monster; damage by card; credit for damage; deal damage trigger; damage nobody deals; was that me who hurt him; is damage from my item dealt by me; did i kill him; who killed him; killer',
  'dead-players':
    'can i play cards while dead; can a dead player be targeted; die twice in one turn; do i come back; when am i alive again; skip my next turn after dying; dead can i still use my items; use an item while dead on another players turn; i am dead but want to play something; dead on somebody elses turn can i use items; may i respond while dead; how do i resurrect; come back to life; items of a dead player; while dead; dead act; dead play loot; dead use items; dead targeted; dead damaged; dead until; come back alive; dead heal; dead barter; dead attack; dead steal; killed again; alive again; dead gain; can dead players be attacked; dead on own turn next; am i out; do i sit out; what can i still do; death each turn; do i get priority; take damage while dead',
  'death-can-be-changed':
    'before the soul; soul after triggers; undo a death; return monster before soul; death trigger timing; monster goes back to deck no soul; prevent getting the soul; when dies effects happen before; effects between death and soul',
  'death-of-a-monster':
    'what happens when a monster dies; steps when a monster dies; when do i get the soul; kill a monster steps; monster death order; rewards then soul; monster goes where; death triggers; when is the soul gained; dead monster slot; sequence after kill; monster death resolve; what first after the kill; on death effect before reward; dies trigger or loot first; steps of a monster death',
  'death-of-a-player':
    'i died in my turn is it over; died before buying; killed at the start of my turn do i still play; do i lose my next turn when i die; turn after dying; dead so do i skip my next turn; does dying make me miss a turn; killed by a curse at the start of my turn; do i still get my turn after dying; am i skipped next turn; die on another turn; turn after death; turn over when dead; end phase after death; lose next turn; death steps; attack when i die; stack when i die; purchase when i die; killed before my action; death on own turn; do i continue my turn; is my turn over; died in start phase; do i still discard at end; does the rest of the stack resolve when i die; what happens to my turn',
  'death-penalty':
    'what do i lose when i die; who chooses what i lose; die with no items; die with no money; lose a soul when dying; cost of dying; pay for dying with an eternal item; no loot to discard when i die; which cards turn sideways when i die; opponent died does he drop loot; what happens to the items of a dead player; lose loot; lose cent; lose soul; choose the item; only eternal; no loot; no coins; tap all; order of penalty; prevent penalty; penalty cost; dead lose everything; what does dying cost; consequences of death; cards tapped when dead; lose a trinket; destroy one item; penalty before or after; can people do something between my death and the penalty; react before i pay for dying',
  'deaths-at-once':
    'me and the monster both die; two players die at once; last hit kills both; who dies first me or the monster; my last hit kills it and its damage kills me; we both hit zero; die together; simultaneous death; monster and player die; two monsters die; trade kills; kill each other; die at the same time; deaths order; everyone at zero; boss and me dead; my last hp and its last hp; several at zero hp; does my death come before the monsters',
  'deck-after-an-attack':
    'attack deck second; attack then deck; deck as second attack; both a monster and the deck; attack again via deck; deck does not count; free deck attack; after killing attack the deck',
  'deck-building':
    'build a deck; deck size; which cards do we use; use all cards; combine sets; remove cards we dislike; make the decks smaller',
  'decks-and-discards':
    'can i read the discard; which discard does a trinket go to; order of the discard; does a card go back to its own deck; look at the discard; discard order; own discard pile; where does a used loot go; does a trinket go to treasure discard; four decks; can we rearrange the discard; starting item leaves play; put it into another deck; card goes to the wrong deck; read through the graveyard; discard piles open; see discarded cards; are the discards public',
  'declining-a-reward':
    'decline reward; refuse loot; refuse treasure; not take the soul; skip reward; reward mandatory; do not want the reward; leave the reward; must take treasure; reject a soul; must i draw the loot',
  'destroy-this':
    'one use item cancelled; can i use a destroy this item twice; recharge a one use item in response; item that destroys itself; sacrifice; one shot item; single use; destroy as cost; destroy this if you do; item used up; item stays when cancelled; cancel a single use item; one time use; does it go away if countered; recharge a single use item in response; destroy itself; use the item twice before it dies; eternal and destroy this',
  destroying:
    'kill vs destroy; is destroying damage; does destroying a monster give the reward; where does a destroyed item go; does killing count as damage; is a kill damage; destroy item; kill monster; destroy is damage; prevent destroy; killed without damage; destroyed goes where; destroy a monster reward; instakill; destroy an item with hp; kill a monster with a card; death card kill; do kill effects pay; does kill ignore shields; does destroying count as dying; destroyed soul; sacrifice monster',
  dice: 'how does a roll work; when is a roll final; respond to a roll; steps of a die roll; respond to somebody rolling; roll a die; roll on stack; trigger on roll; roll resolved; dice result; how do dice work; dice timing; roll fixed; too late to change; after the roll; when does the roll count; rolling procedure',
  'dice-symbols':
    'number next to the die on a monster; what do i have to roll to hit; 4+ on a monster; what are the three numbers on a monster; heart number; number by the heart; number next to the dice icon; number by the sword; hp evasion attack meaning; how high do i have to roll; stats of a monster; three numbers at the bottom; can evasion go over 6; minimum evasion; highest evasion; evasion 7; monster stats explained; how strong is the monster where does it say; does a player have evasion; heart icon; dice icon; sword icon; where is the attack of the monster; how much hp does the monster have',
  discarding:
    'discard vs destroy; who chooses the discarded card; not enough cards to discard; put a monster into discard; discard a card; who chooses; discard random; discard a soul; not enough to discard; does discard count as death; discard a room; put a monster away; empty hand discard; discard two but i have one; opponent discards; discard an item; dump cards; nothing in hand',
  dying:
    'what happens at zero hp; am i dead at once; heal to survive; when do i die; zero hp but not dead yet; can i still do something at 0 hp; death on stack; respond to death; heal before dying; when exactly dead; death trigger; still alive; knocked out; save myself; hp zero but alive; play before dying; last words; is it dead yet; dead right away; use items while my death is waiting; more hp while dying; potion at zero; too late to heal',
  'each-player':
    'who goes first with each player; order of each player loots; everyone draws in what order; all players loot who first; each player discards order; order of each; everyone draws; everyone discards; turn order for effects; all items one by one; each monster order; does it include me; does each player include dead; starts with who; all at once or one by one; simultaneous or in order; item entered while resolving',
  'easily-wrong-damage':
    'card damage death; bomb three steps; too late to cancel the bomb; when to respond to a bomb; heal too late; when should i save him; common mistakes damage',
  'easily-wrong-deaths': 'common mistakes death; death mistakes; what people get wrong about dying; penalty mistakes',
  'easily-wrong-declaring':
    'choose target too early; name it too early; attack two steps; buy two steps; common mistake attack; respond after choosing; common mistakes declaring; respond to the choice of monster',
  'easily-wrong-end-of-turn':
    'common mistakes end of turn; heal after discard mistake; booklet wrong order; end of turn mistakes',
  'easily-wrong-gaining': 'common mistakes gaining; steal is not gain mistake; win check mistake; bonus soul mistake',
  'easily-wrong-hp': 'common mistakes hp; small hp rules; hit at zero; zero damage mistake',
  'easily-wrong-new-cards': 'common mistakes cards; same card new; full stop target mistake; moved card mistakes',
  'easily-wrong-order':
    'common mistakes order; order of everything; all at once mistakes; who goes first when all happens',
  'easily-wrong-replacements':
    'common mistakes instead; order of insteads mistakes; two insteads loop; instead forever',
  'easily-wrong-rolls': 'common mistakes dice; roll card already gone; roll open again; dice mistakes; reroll mistakes',
  'easily-wrong-shop': 'common mistakes shop; shop items mistakes; what people get wrong about the shop',
  editions:
    'first edition or second; what is new; second edition changes; differences; 1e vs 2e; edition difference; which edition; upgrade; i know the first edition; i have the old box; mix editions',
  'editions-booklet':
    'booklet error; printed rules wrong; rulebook misprint; mistake in the rule booklet; booklet says; french booklet; leaflet; rules in the box are wrong',
  'editions-cards':
    'same name other text; old card new text; card changed; blank card doubles; old ambush; old monster manual; my card says something else; reprint',
  'editions-death':
    'death changes second edition; old death penalty; first edition death; penalty on stack old; what changed in death',
  'editions-dice': 'dice changes second edition; what changed in dice; damage in first edition; bonus old edition',
  'editions-turn':
    'turn changes second edition; old turn rules; what changed in the turn; start loot on stack old; declare first new; action phase pass old',
  'editions-words':
    'old words; what did activated mean; translation of old terms; term changed; vocabulary first edition',
  'effects-that-last':
    'how long does +1 attack last; until end of turn when; does the bonus stay; does an effect stop when the card is gone; lasts how long; buff duration; bonus ends; does +1 stay; buff gone when item is gone; no duration; end of turn effect when exactly; bonus after the turn; buff until when; card destroyed does the buff stay; does my bonus end when i die; this turn meaning',
  'empty-deck':
    'no more loot cards to draw; monster deck is empty; shuffle the discard when; what if both are empty; deck runs out in the middle of drawing; room deck empty; no cards left; run out of cards; deck out; shuffle discard into deck; when do we shuffle; no discard left; both piles empty; do we lose when the deck is empty; game over when cards run out; respond to the reshuffle',
  'end-phase':
    'discard to ten when; heal when; what happens when i end my turn; do effects end before i discard; discard or heal first; order at the end of the turn; last chance to play in a turn; when does until end of turn stop; end of turn steps; heal at end; discard at end; last chance; end of turn triggers; order at end; when do i heal; until end of turn ends; hand limit when; dead come back; end of turn respond; damage removed; room at the end; what happens between turns; discard then heal; end of turn effects; when do we reset; does damage wear off; unused plays gone; when does everybody get hp back',
  'ending-the-turn':
    'a card ends my turn in the middle of an attack; is my attack over when a card ends the turn; fool during a fight; end the turn card; turn ended early; end turn during attack; turn ends stack; end of turn effects when ended; skip to end phase; hand limit when the turn is ended; abrupt end; moms hand ends turn; what stays on the stack; end turn in end phase; attack cancelled by ending the turn; my turn got cut short; turn ends in the middle of my fight; do we still heal when the turn is ended by a card; do end step things still happen when the fool is played',
  'enhanced-bartering':
    'swap items by agreement; give an item in a deal; item trading variant; may we exchange treasures; mode in which we can trade cards; exchange items with a friend variant; items as payment',
  'errata-before-damage': 'hairball errata; collar errata; ankh errata; old damage errata',
  'errata-first-edition': 'first edition errata roll; lost coin errata; old dice errata',
  'errata-official': 'wrong text on my card; translation differs; card page; typo on a card; printed wrong',
  'errata-other-cards': 'ouija errata; first edition corrections',
  eternal:
    'can eternal items be stolen; what does eternal do; lose an eternal item; swap an eternal item; does eternal protect from everything; kill an eternal thing; eternal item and the death penalty; cannot be destroyed; eternal steal; eternal discard; eternal reroll; eternal pay; eternal death; swap eternal; eternal tapped; cancel eternal ability; eternal vote; what protects eternal; eternal soul; lose all abilities eternal; is my item eternal; destroy all items and eternal; chaos card eternal; does eternal mean nobody can take it; protects from what',
  events:
    'what happens with an event card; can i fight an event; does an event stay; event goes where; event in a slot blocks it; event resolves and then; can an event be attacked; non monster card in a monster slot; what does an event do; event revealed; attack an event; chest in the monster deck; event in the slot; event goes to discard; respond to an event; cancel an event; event covers a monster; event on another players turn; event has no stats; good event bad event; when does the event resolve; event leaves before it happens; two abilities on an event; troll bomb came up; greed event came up',
  'everybody-hurt':
    'everyone takes damage who first; all players die who first; damage to all players at once; everyone takes damage; all players damaged; mass damage; board wipe damage; damage each player order; everybody dies; separate damage; damage all monsters and players; boom fly order; who takes it first; all of us lose hp; does it go on the stack one by one',
  'extra-turns':
    'take another turn; two turns in a row; extra turn when; skip a turn then extra turn; take two turns; order of extra turns; skip and extra; extra turn in a row; after extra turn; extra turn timer; extra turn recharge; draw in extra turn; loot step in an extra turn; two people with extra turns',
  familiars:
    'attack an item; kill another players familiar; what is a familiar; pet item that can be hit; kill a familiar; familiar reward; familiar is not a monster; fight something that is no monster; familiar in the shop; bomb a familiar; does a familiar count as a monster kill',
  'final-boss':
    'challenge boss; kill the final boss instantly; 3 damage max on the boss; cover the final boss; death card on the final boss; destroy the final boss; what happens when the final boss dies; bomb the final boss; big boss armour; instakill final boss',
  'first-attack-roll':
    'first attack roll bonus; rerolled first attack roll; bonus only once per turn; is a roll for a card an attack roll; does a roll for an item use up the first attack roll; bonus on the first attack only; second attack bonus; first roll bonus; bonus used on a miss; reroll first; first hit; only first roll; first attack of the turn; +1 atk first; does the bonus apply again; first roll each turn; missed first roll; next roll no bonus',
  fizzling:
    'target is gone what now; monster died before my bomb; do i get my card back when the target is gone; card does nothing because target left; bomb target already dead; all targets gone; target becomes invalid; target gone; target died; target left; target illegal; whiff; card does nothing now; invalid target; wasted bomb; target stolen; both targets; one target left; do i keep the card when it fizzles; still pay when it fizzles; monster already dead; item already destroyed; retarget; target became untargetable; roll already resolved',
  flipping:
    'flip a card; opposite side of the die; flip a character; turn a six into a one; other side; flip dice; opposite number; double sided; flip keeps counters; one sided card; is flipping entering play; seven minus; invert the roll',
  gaining:
    'is buying gaining; what counts as gaining; does a gift count as gained; what is gaining; gained or stolen; buying gains; gift is a gain; bonus on gain; gain vs receive; gain vs loot; is winning coins gaining; does trading count as gaining; counts as a gain; is a boss soul gained; is looting gaining',
  'getting-rid-of-items':
    'sell item; discard item; throw away item; get rid of; dump item; trash; remove my item; sell cards to bank; sell to shop; drop an item; discard own card; discard an item on purpose; destroy my own item; unwanted item; too many items; give up an item; make room; discard loot voluntarily; sell for coins; return an item',
  guppy:
    'how many guppy items for the soul; which cards are guppy; what does the guppy mark do; cat items; guppy mark; two guppy items; which items are guppy; does a guppy trinket count; guppy in hand; guppy copy; what does guppy do; transform into guppy; stolen guppy; list of guppy cards; cat paw icon',
  hand: 'too many cards in hand; more than ten cards on someone elses turn; who picks what i discard; can others see my cards; eleven cards on another players turn do i discard; over ten cards right now; ten cards; discard down to ten; hand full; do i discard right away; eleven cards; who sees my hand; number of cards in hand public; monster card into hand; choose what to discard from my hand; hand limit on another turn; can i hold more than ten; what is in my hand; only loot in hand; put an item back to hand',
  healing:
    'can i heal at zero; when do monsters heal; heal a dead player; heal over max; heal to full when; do players heal at the end of a turn; monster hp back; restore health at zero; regain hp; heal to full; over heal; heal dead; heal monster; heal at 0; heal after death trigger; when does everyone heal; monsters heal; heal on stack; damage stays; wounded monster next turn; medicine; potion; do monsters keep wounds; heal above max; hp back at end of turn; monster damage carries over; is a hurt monster reset',
  'hidden-information':
    'can i ask how many cards you have; do i have to show my cards; may i tell people my hand; can i count the deck; can i lie about my hand; look at someones hand; reveal my card to a friend; how many cards does he have; is lying allowed; lie about my hand; look at hands; reveal cards; lie about cards; ask for the number of cards; count cards in deck; what may i see; peek; is my hand secret; random card from hand; see stolen card; must i answer; tell others what i hold; tell what i saw on top of the deck; can i share what i peeked; memory of the deck; can i ask how much money he has',
  'how-much-damage':
    'zero attack; more damage than hp; bonus damage second hit; damage locked in; monster with zero attack; damage at zero hp; 0 atk; +1 damage; damage bonus after; damage fixed; damage changed while waiting; damage on 0 hp; big hit; attack bonus late; does overkill count; buff after the hit; is plus one a separate hit; attack reduced to zero; negative attack',
  indomitable:
    'indomitable monster; monster makes a new slot; unstoppable monster; cover an indomitable; extra slot for a monster; indomitable in setup',
  items:
    'how do i know if an item is active or passive; gold border item; grey border item; does the border color matter; passive item charged; active or passive; silver frame; coloured border; gold card grey card; what does the frame colour mean; is this item active; passive item means; limit of items; how many items can i own; do passives need to be charged; is a trinket an active item; border of a treasure; difference between the two kinds of items',
  'key-terms': 'short rules; what does the word mean',
  'killing-the-attacker':
    'kill the attacker; deny reward; stop the boss kill; kill him before the boss dies; prevent soul by killing; murder the active player; kill him mid fight; stop him getting the soul; bomb the attacker; attacker dies first no reward; hate kill',
  'leaving-players':
    'friend wants to stop playing; player went home; quit the game; ragequit what about his stuff; quit; player leaves; someone left; resign; bot takes over; replace a player; come back after leaving; end the game early; have to go; what happens to his cards; player eliminated; out of the game when dead; stop playing; drop out; leave server',
  levels:
    'levels add; level 10; higher level; which level ability; bum-bo level; does level replace; all level abilities',
  'loot-plays':
    'how many cards per turn can i play; play a card on an opponents turn; can i play a second loot card; out of loot plays; keep unused plays; second loot in the same turn; loot on an enemy turn; how to play more loot; can the others play on my turn; cards per turn limit; how many loot can i play; loot on other peoples turns; play out of turn; second card this turn; unused loot plays; bank a loot play; tap my character to play loot; can i play more than one; do i have a loot play on your turn; no loot plays on opponents turn; why cant i play a loot; loot play not used; do i get a loot play each turn; three loot cards in one turn; can others play loot on my turn; do i keep my loot play for your turn',
  'loot-ratio': 'loot of each kind; loot deck composition; how many tarot; what is in the loot deck',
  looting:
    'what does loot mean; draw over the hand limit; do i draw when i have ten cards; loot two; what does loot 1 mean; draw cards; how to draw loot; loot with a full hand; drawing above ten; loot when the deck is empty; draw two or loot two; loot deck ran out while looting; does loot mean play or draw',
  'max-hp':
    '+1 hp do i heal; lose max hp; losing a heart kills me; extra heart when hurt; temporary hp ends; bonus heart ends do i die; lose hp bonus; hp bonus ends; max health down; lose item with hp; die when bonus ends; does more hp heal; hp goes down; empty heart; stolen breakfast; hp item destroyed; my breakfast got destroyed; health item taken; is losing max hp damage; damaged and lose my heart item; hp counter gone; do i die when i lose my hp item; buff of hp wears off; max hp reduced',
  'mini-draft': 'pick treasures first; draft at the beginning; start with two items; draft order; draft with four',
  minions: 'minions in a challenge; refill minions; minion dies; is a minion a monster; cover a minion',
  'monster-ratio':
    'monsters of each kind; monster deck composition; basic monsters; holy monsters number; epic bosses number; what is in the monster deck; bosses in the deck',
  monsters:
    'can i attack any monster; who controls the monsters; does you on a monster mean me; when does monster text work; whose monsters are they; does a monster belong to someone; monster text; monster ability when covered; monster ability in discard; monster attack any; can any monster be fought; who controls monsters; monster says you take damage; does the monster take a turn; do monsters attack us; does a soul keep its monster text',
  'new-object':
    'monster comes back with damage; does a card remember counters; target moved before it resolved; item destroyed and gained again; item comes back from the discard fresh; covered monster keeps damage; card leaves and comes back; damage after coming back; monster returned; counters gone; forgets everything; once per turn again after coming back; target moved; monster shuffled back; put back on top with damage; does it remember; item destroyed and bought again; covered and uncovered again damage; my target left and came back',
  'no-legal-target':
    'play a card with no target; can i waste a card; bomb with no monster; no target; no monster to hit; play it for no effect; waste a card; trigger without target; throw a card away by playing it; item without a target; nobody to steal from; is it allowed to play a useless card; bomb without targets; activate for nothing; only one option possible',
  'no-priority':
    'when can nobody play cards; play something while cards are discarded; interrupt a card that is resolving; no responses in cleanup; act during recharge; play during untap; play during resolution; in the middle of an effect; between healing and next turn; no one can act; act at the very end; respond while a card is resolving; end of turn no response; before the recharge; can i act between discarding and healing',
  'noted-things': 'what i named; written down; chosen name stays; note forgotten; is the note public',
  'number-of-players':
    'can two people play; can five people play; is it ok with six players; what is the three plus icon; cards for three or more players; max players; how many people can join; three of us; we are five; six player game; two player game possible; cards we cannot use with two players; 3+ on the bottom of a card; three plus icon with only two people; number of seats',
  'off-the-stack':
    'what can nobody respond to; respond to drawing at the start; can i respond to a refill; respond to winning; respond to the penalty; cannot respond; no response possible; not on the stack; special action; instant effect; respond to reward; respond to buying; respond to soul; respond to penalty; respond to refill; respond to draw; which things are uncounterable; can they react when i gain an item; without a chance to respond; is gaining a soul on the stack; can someone stop me from getting the soul; is the start of turn draw on the stack; can i respond when he gets his reward',
  'opening-slots':
    'what if an event comes up while setting up; how many shop cards at the start; how many monsters at the start; curse turned up during setup; how many cards in the shop; how many monsters are face up at first; two monsters two items; first cards in the shop; what if the first card of the monster deck is not a monster; we flipped a chest during setup; event at the beginning of the game; curse revealed while setting up; bonus card came up in setup; do starting events trigger; reveal until there are two monsters; is a starting event resolved',
  'order-of-dying-monsters':
    'which monster dies first; order of dying monsters; choose the order monsters die; kill several monsters; all monsters die order',
  'others-in-an-attack':
    'help attack; other players roll; join my fight; helper damage; helper miss; friends roll too; reward with helpers; helper hits; attack together with me; who takes damage when a helper misses; dead helper',
  'outside-the-game':
    'exiled; exile zone; bring a card from outside; cards not in the box; put under an item; card under my item; removed card comes back; is it gone for good; where are the bonus souls not chosen; not part of this game',
  'paid-though-dead':
    'kill or bomb a boss that is already dying; dead but paid; die after killing boss; boss soul when dead; kill me in response; soul though dead; kill the winner; boss at 0 and i die; do i still get the soul if i am dead; they kill me after i killed it; active player is dead who gets the soul; soul for a dead active player',
  'paying-hp':
    'pay hp is it damage; pay my last hp; can paying hp be prevented; pay life; pay last hp; prevent paid hp; paying hp damage; cancelled hp payment; heal paid hp; life payment; guppys paw cost; pay with health; suicide by paying; trigger on paying hp; die from paying',
  'play-and-activate':
    'play meaning; activate meaning; play vs activate; is using an item playing; does a trigger count as activating; activate paid ability; play a treasure; counts as activating; is a character ability an activation; cast meaning; use meaning',
  'playing-loot':
    'how do i play a card from my hand; where does a played card go; do i choose the target when i play it; when does my loot go to the discard; order of playing a loot; when is my card discarded; how to play a loot card; cast a loot; when does a loot card resolve; where does a loot go after; discard a loot after playing; loot at instant speed; is a loot card an instant; can i play loot any time; choose targets of a loot; what happens when i play a card; loot goes to the discard when; does the loot go on the stack; play lost soul; steps of playing a loot; do i need priority to play loot; loot during combat; loot card during someones attack; can i play a card while another one waits',
  'plus-to-rolls':
    'when is +1 added; does the bonus count for the trigger; minus to rolls; several bonuses to a roll; two bonuses on a die in which order; bonus to rolls; +1 attack rolls; permanent bonus; meat; synthoil; when is the bonus added; bonus after changes; stack bonuses; two +1; roll 6 with bonus; bonus and reroll; constant bonus; roll modifier; passive plus one; does +1 apply to a reroll; bonus to hit',
  priority:
    'when may i act; whose turn to respond; in what order do players respond; do i have to wait for everyone to pass; act twice in a row; do i have to say pass; i passed can i still respond later; my turn to act; all passed; hold priority; act again after passing; who acts next; do i need priority; can i act now; act twice; do several things; empty stack pass; skip my chance; wait for others; priority order; in which order may we respond; can i come back in after i passed; i passed but then he played something; do two things before passing; respond with two items; play several responses',
  'questions-and-authority':
    'rule conflict; official ruling; arguing about a rule; which source; card wins; rulebook wrong; discord ruling; rules unclear; the bot is wrong; report a mistake',
  'quick-passing':
    'passes automatically; why was i skipped; bot did not ask me; i was not asked; asks me all the time; only ask when it matters; forced choice; turn off prompts; i did not get to respond; skip my prompts; game goes on without me; dont want to be asked; does it reveal that i have a response; pinged too often',
  'reading-a-card':
    'how do i read a card; what do the icons mean; what does the line between texts mean; grey italic text on a card; layout of a card; what do the symbols mean; symbols explained; curved arrow; separator line; grey italic text; what is the line between two abilities; icon in the corner; level tag 10+; how do i read this card; explain the icons',
  'readings-at-once':
    'giving in a circle; number chosen; take damage and; reading at once; passing left at the same time',
  'readings-damage': 'bot ruling damage; reading damage; would damage reading; unclear death trigger',
  'readings-declarations':
    'how this bot handles declarations; take back a declaration; declared and unclear; bot ruling attack; reading declare; withdraw the attack',
  'readings-dice': 'bot ruling dice; reading dice; unclear dice; several bonuses reading',
  'readings-each-and-copies': 'bot ruling each; reading each; arrives during each; reading copies',
  'readings-endless':
    'endless; loop; infinite; never ends; endless fight; nobody can win the fight; loop of triggers; infinite combo; goes on forever; stuck loop; draw by loop; repeat forever',
  'readings-other-ways': 'coop reading; timer reading; cap of souls; variants reading; bot ruling coop',
  'readings-piles': 'bot ruling empty; reading empty piles; random card reading; unclear pile',
  'readings-players': 'bot ruling dead; reading dead players; can and cant; one card says can the other cant',
  'readings-priority': 'bot ruling priority; who acts first unclear; reading priority; priority reading',
  'readings-questions':
    'bot ruling questions; one possible answer; order asked once; why was i not asked the order; question skipped',
  'readings-souls': 'lost bonus soul; lose all abilities reading; forbidden soul; bot ruling souls',
  'readings-targets': 'bot ruling targets; reading targets; source gone reading; unclear target',
  'readings-winning': 'bot ruling winning; win reading; checks for victory bot; same bonus soul reading',
  recharging:
    'when do my items untap; recharge on someone elses turn; tapped by an effect; use an item again after recharging; item tapped how do i untap it; recharge someone elses item; turn upright; recharge on another turn; recharge character; recharge shop; effect taps my item; deactivated by effect; use again after recharge; double use; how to recharge; when do items come back; tapped item; opponent taps my item; does tapping by an effect use it; recharge an upright item; can i use it again after recharging; my item is sideways; ready again; he turned my item sideways does the ability happen; recharged twice',
  'refill-after-a-death':
    'new monster after a kill; event shows up after a kill; flipped an event when refilling; event while refilling the monster slot; next monster comes; event after a kill; when does the next monster appear; refill while dead; event on my dead turn; curse after my death; reward before refill; trigger before refill; event replaced; new monster before reward; monster dead event flips; who gets an event when active player is dead; new card after killing; what comes after the monster died',
  'refilling-slots':
    'when is the shop refilled; new monster when; empty slot; does the shop refill right away; when do new monsters appear; does the shop fill up during my turn; new shop item; when are monsters refilled; fill slots; order of refill; two empty slots; fill before action; refill not on stack; item sold new item; monster dies new monster; shop restock; replace the bought item; nothing left to fill with; treasure deck empty and shop empty',
  'replacement-effects':
    'what does instead mean; can i respond to instead; the next time you would; would instead; next time; respond to instead; what is a replacement; changes what happens; not on the stack instead; enters play with counters; substitute',
  'replacing-a-room':
    'swap out the room; get rid of a bad room; room after a monster died; change room more than once; how often can the room change per turn; when does a room change; room after killing a monster; monster died change room; two monsters died two rooms; room change is optional; change room on my turn only; someone else killed it can i change the room; familiar died change room; next room',
  rerolling:
    'reroll a die; is a reroll a new roll; reroll twice; does the first number count; keep the better; reroll someone elses; reroll trigger; bonus after reroll; reroll a final roll; d6 reroll; forced reroll; changes lost after reroll; reroll the same number; reroll undo changes; may i keep the old number; choose between old and new; reroll an attack roll; worse reroll',
  'rerolling-items':
    'reroll an item who gets the new one; reroll a shop item; reroll an eternal item; reroll item; d4; reroll shop; reroll eternal; reroll trinket; item becomes another; reroll another players item; reroll my items; rerolled item charged; destroyed then gain; transform items; reroll everything; change an item for a random one',
  'reward-box':
    'what is at the bottom of a monster card; box under the monster; reward written on a card; roll in the reward box; box at the bottom of the monster; what the monster gives; when is the reward box paid; who gets what is in the box; is the reward for the killer; reward printed on the card; do items have rewards; reward of a familiar; bag icon in the box; does a destroyed card with a reward box pay; box with cents on a monster; treasure icon in the reward box',
  rewards:
    'who gets the money from a monster; friend killed my monster; loot from a monster killed by a bomb; killed outside an attack who is paid; two players hurt the monster who gets paid; who rolls the die for a monsters reward; reward says roll; two of us bombed it who gets the reward; monster finished by somebody else; we both hit it who is paid; killed by a bomb of another player who gets it; loot from a monster; killed by someone else; bomb kill reward; reward when dead; refuse the reward; roll for reward; reward loot; when do i get the reward; two killers; reward on others turn; active player gets; stolen kill; paid out; gold from monster; i killed it on his turn; do i get anything for killing; he killed my monster; does the killer get paid; reward when i die too; reward from bomb; whose reward is it',
  'roll-tables':
    'cancel a card after the roll; card with a roll table; when does the result happen; roll then; card with numbers 1-6; cancel after roll; respond to result; cancel a rolling card; card in discard while rolling; result on the stack; pills roll; outcome; counter the result; result of the roll; loot gone while rolling; dice already rolled can i counter the card; result row',
  'rolls-changed':
    'change someone elses roll; two players change the same roll; play a card on a roll; can a roll be more than six; modify an attack roll of another player; use an item on my friends roll; can he change it back after i used an item; two modifiers on one die which first; use the d6 on somebody else; modify dice; +1 to a roll; minus roll; set a roll; last change first; order of changes; change attack roll; change it twice; two players change the roll; change after it resolved; dice manipulation; cap of a roll; can everyone change my dice; limit of changes; respond to a roll with an item; several items on one roll; may i change your dice; both of us change the roll',
  rooms:
    'what do rooms do; can i use the room on your turn; is the room mine; activate the room; room text applies to me; room ability who; what does the room do; use a room ability; room for everyone; you on a room; does a room recharge; is the room in play; room affects all players; other players use the room on my turn',
  rounds:
    'round vs turn; round starts; round ends; round with extra turn; until next round; whole round; round for monsters; skipped turn round; once around the table',
  'saved-from-death':
    'survive dying; stop my death; how many hp after being saved; save another player from death; cancel a kill; killed by a card can my item save me; guppys collar against a kill; survive xiii death; saved; hp after survival; death cancelled; holy card; die again same turn; penalty when saved; save from dying; second death same turn; saved twice; guppys collar success; does survive count as dying; how do i save myself; save a monster from death; prevent a monsters death; prevent dying more than once',
  'secrets-and-promises':
    'what the bot shows; lie; keep a promise; does the bot check deals; hidden cards shown; does the bot tell who has what; cheat; is my hand safe',
  setup:
    'how do we set the game up; what do we put on the table at the start; how many cards does everyone begin with; money everyone begins with; first time playing how do we prepare; how to start a game; prepare the table; how do you lay out the board; opening hand size; how many cards do we each get; cents at the beginning; what does everybody get before the first turn; shuffle which decks; getting started first time; unboxed it how do we begin; do we deal characters or choose them; size of the coin pool; mulligan my opening hand',
  'several-dice':
    'roll two dice at the same time; card with two dice; which of two dice counts; change one of two dice; roll twice at once; two dice one card; two dice; roll two; three dice; both dice; change one die; order of dice; reroll one; separate rolls; roll several; dice together; add two dice up',
  'several-replacements':
    'two replacements; two insteads; order of prevention and increase; double and plus one; both change the damage; add one and reduce; shield and doubled damage; apply which first; two items modify the same gain; replacement once; order of bonus on coins',
  'shared-goal':
    'souls needed alone; souls needed in hard mode; souls needed solo; normal mode souls; 4 6 8 souls; do we add our souls together; does one of us need all the souls; goal for a team; cap per character',
  shields:
    'does my shield last; two shields at once; shield left over; soul heart wears off when; protection until when; damage shield used on first hit; shield bigger than the damage; next damage; prevent next; shield leftover; shield used up; shield ends; two shields; which shield first; prevention waits; up to two damage; shield against small damage; remaining prevention; shield next turn; shield order; does the shield block the whole hit; two hits one shield; soul heart lasts; shield and two damage; how long does my shield last; shield wears off',
  'shop-items':
    'can i use an item in the shop without buying; do shop items do anything; can shop items be destroyed; target an item in the store; are items in the shop charged each turn; shop passive works for anyone; item in shop triggers; shop item abilities; can i target something in the shop; does a passive in the shop affect us; use an item before buying it; recharge shop items; is the shop part of the board; does an item for sale do anything; bomb the shop; tap an item in the store; items nobody owns',
  skipping:
    'what happens when i skip a turn; skip phase; skipped loot step; lose your turn; skip untap; when skipped do things trigger; next turn skipped; skip the start phase; turn is skipped recharge; passes my turn to the next; respond to skipping; skipped turn at start effects; recharge on a skipped turn; my turn got skipped do my items come back up',
  slots:
    'more shop slots; extra monster slot; how many monster slots; does the slot stay; shop slots; monster slots; slot stays; more shop; remove a slot; maximum slots; slot after card gone; new slot filled when; more monsters on the board; does the extra slot go away',
  solitaire:
    'play by myself; how to play alone; two characters one player; two characters alone; solo rules; does one person need two hands; solo turn order; play both characters; solo game how to win; solo hands separate; solo coins separate; is my second character another player; solo lose',
  'soul-values':
    'is a two soul card two souls; does mom count twice; stealing a card worth two souls; the lost soul count; boss with two soul icons; card worth two; steal a two soul card; the lost counts as a soul; character with a soul icon; how many souls is this worth; destroy a soul worth two; do i lose both souls; is it one soul or two; how many souls does mom give; soul icon on my character; does a 2 soul boss count as gaining twice',
  souls:
    'what are souls; where do souls come from; can souls be stolen; are souls items; do i lose souls when i die; how to get souls; hidden souls; soul card face up; soul from where; do souls do anything; does a soul still have its ability; is a soul destroyed on death; can i give my soul; how do i get a soul without a boss; soul in play',
  'souls-for-sale':
    'trade a soul for money; discard a soul for coins; turn souls into items; soul for a starting item; get rid of a soul for 5 cents',
  'special-loot-plays':
    'play from the discard; play loot without a loot play; then you may play it; play the card i just drew; play loot from the top of the deck; play loot while an effect resolves; does playing from discard cost a play; card lets me play a loot from elsewhere; need a loot play for it; play a card belonging to another player; does it count as my loot for the turn',
  'stale-room':
    'room discarded by itself; room leaves after a round; old room; room rotates; room in solo; room in coop; same room for a whole round; does the room change every round; why did the room go away; room timeout',
  'start-phase':
    'what happens first in my turn; draw at the start; untap everything; start of turn damage kills me; do i draw first or recharge first; untap then draw; first thing in a turn; respond at the start of a turn; my turn starts what first; beginning of my turn; order start of turn; untap first; draw first; do i draw every turn; play before drawing; act before looting; tapped items untap; rooms untap; monsters untap; start of turn abilities; loot play in the start phase; use my items before the action phase; when do cards recharge; play loot before the action phase',
  'starting-characters':
    'can i use my character on turn one; my character starts tapped; is my starting item ready at the start; does the character begin sideways; use my character before my first turn; character starts sideways; is my character tapped at first; why cant i use my character right away; starting item ready at first; use starting item before my turn; does eden pick before the others act; things that happen when the game starts; can i untap before turn one; first turn character ability; my guy is turned sideways at the beginning; can people respond to when the game starts',
  'starting-items':
    'can i lose my starting item; can my starting item be destroyed; is my first item safe; does a new character bring an item; can my first item be lost; is my starter item safe; starting item eternal; lose your starting item; starting item stolen; swap starting items; destroy a starting item; new character new starting item; starting item is an item; what item does my character come with; does a copied starting item count as one; two characters with the same item',
  'stealing-and-swapping':
    'steal an item how; is stealing gaining; steal from the shop; swap with nothing; steal a card from a hand; stolen loot counts as drawn; take an item from a player; swap items with the shop; steal more than they have; steal item; steal loot; random steal; who chooses the stolen card; swap nothing; exchange items; swap with shop; give a card; stolen item counters; steal eternal; take an item; switch items; trade by card; steal more than he has; steal from empty hand; give coins by effect; what does steal mean; what happens if he has nothing to swap; nothing to give in a swap; swap one sided',
  'stolen-item-charged':
    'stolen item ready; stolen item tapped; use a stolen item; steal and use; swapped item charged; item i took; given item tapped; stole it can i use it right away; does a stolen item come untapped; stolen item this turn; took his item is it usable; item came to me sideways',
  targets:
    'do i have to say the target right away; can i change the target later; when is a target chosen; pick the victim later; what is a target; when to choose targets; change target; first sentence; target later; target now; target myself; same target twice; announce the target; can i wait to choose; public choice; choose vs target; which choices are made when i play it; hidden target; do i say who it hits first; redirect',
  'team-up':
    'what does it mean to team up; team up meaning; joint attack; attack together; team up reward; helper misses; helper attack; do helpers roll each time; who takes damage in team up; gang up on a monster; team fight; join the attack; may i refuse to team up',
  'the-stack':
    'what is the stack; last in first out; do responses resolve first; how do responses work; respond to a response; can we chain responses; how many responses; respond on top; resolves first; last played first; response to a response; does it happen at once; pile of effects; stack example; stack explained simply; who resolves; nested responses; can i respond to that; one at a time; answer chain; everything resolves at once or one by one',
  timer:
    'when does the timer go down; how many rounds in coop; lose by the timer; does dying cost time; turn counter; timer goes down; time runs out; lose by timer; timer at zero; dying costs time; timer starts at eight; timer in solo; timer when both have played; extra turn and timer; does death reduce the timer; death on partners turn timer; run out of time and win together; when does the counter tick',
  treasure:
    'gain treasure do i choose; +1 treasure what do i get; is the treasure from the shop or the deck; can i pick from the shop for a treasure reward; do i pay for gained treasure; gain a treasure; treasure as a reward; do i choose which treasure; treasure to hand or table; monster gave me a treasure; draw from treasure deck; does treasure come into play ready; where does the treasure i win go; treasure without paying; get an item without using the shop; how can i get items for free; does it use my buy',
  'treasure-ratio':
    'treasures of each kind; treasure deck composition; paid items; one use items; treasure deck list; items in the deck',
  'triggered-abilities':
    'do i have to remember my triggers; forgot a trigger; does my item trigger by itself; every other time meaning; can i choose not to trigger; when this dies; at the start of your turn; forgot my trigger; trigger optional; may trigger; does it trigger more than once; trigger condition no longer true; respond to a trigger; trigger goes on the stack when; automatic abilities; do i choose to trigger; is it mandatory; triggers in the end phase; must i announce triggers; when does at the start of turn happen; you may on a trigger; do i have to use it',
  'triggers-in-order':
    'two of my items trigger which first; everyones triggers at the same time; who orders triggers; start of turn abilities of both players; my items both trigger on damage; my trigger and his trigger who resolves first; monster ability and my item at the same time; two triggers same time; whose trigger first; my items both trigger; choose order of my triggers; monster trigger and item trigger; active player triggers first; all at the same time; several things happen together; who resolves first; two items react to the same dice; which effect goes first; everyone has something that triggers; deaths and triggers order; multiple start of turn effects',
  trinkets:
    'how do trinkets work; do i keep a trinket; trinket after it is played; does a trinket need a loot play; can a trinket be stolen; does a trinket go away; does a trinket go to the discard; what is a trinket; trinket in my hand does nothing; is a trinket useless in hand; play a trinket; trinket stays; trinket is an item; trinket in hand; trinket loot play; cancel a trinket; trinket discard; trinket stolen; trinket destroyed; trinket when i die; two trinkets; trinket limit; put a trinket down; equip a trinket; when does my trinket start working; trinket tapped; is a trinket in play still loot; trinket on other turn',
  'trinkets-and-the-hand':
    'trinket hand limit; trinkets count; limit for trinkets; trinket as card; items limit; trinket ten cards; does a trinket in play fill my hand',
  'turn-overview':
    'what can i do on my turn; order of a turn; steps of a turn; summary of a turn; which way does the turn go; who plays after me; turn order of things; what happens on a turn; parts of a turn; my turn now what; first turn help; one attack one buy; how does a turn go; beginner turn; untap upkeep draw; sequence of play; all i can do in one turn; quick overview; what are the steps',
  variants: 'ways to change the game; make it faster; shorter game; official variants; other modes; game modes',
  'variants-of-characters':
    'choose character; pick your character; everybody plays eden; pick one of two characters; select characters; not random characters; draft characters',
  voting:
    'how does a vote work; tie in a vote; can dead players vote; change my vote; voting order; change vote; dead vote; vote yourself; who votes; vote open; vote for my own; majority',
  'what-cannot-die': 'eternal with hp; unkillable; item with hp dies; eternal 0 hp; cannot die; familiar eternal',
  'what-you-bought':
    'bought an item is it charged; item from the shop sideways; use a bought item right away; counters on a bought item; can i use it the turn i buy it; new item tapped or not; after buying; item i bought; bought item charged; bought item tapped; buy ready to use; bought counters; deck card changed; money goes where; steal my item while buying; trigger on gaining; shop slot empty after buying; who gets my coins; bought it can i use it; does a bought item come in untapped; do purchases trigger gain abilities; respond between paying and getting',
  'who-goes-first':
    'how do we decide who begins; roll for first player; youngest player starts; does cain always start; decide the first player; lowest or highest roll starts; roll for first; tied for who begins; youngest player begins; cain always starts; turn direction; clockwise or counterclockwise; which of us begins; dice to see who is first; first turn goes to',
  'who-has-priority-first':
    'who responds first; who gets the first response; after something resolves who acts; i played a card who is next; first to respond; who gets the first chance; after resolving who acts; player who rolled first; respond to my own card first; start of priority; after damage who goes; can i respond to my own card before others; person who played it acts first; first priority after a death; priority after a dice roll',
  'wild-cards':
    'what is a tarot card; is it a pill; is a battery a wild card; card families; what counts as a bomb; list of loot categories; hearts and dice shards; does the fool count as tarot; is it a coin card; which loot are trinkets',
  winning:
    'how do you win; win with three souls and; is the game over at once; two winners; is the game over right away or do we finish the turn; finish the round after somebody wins; who wins with four souls; four souls; win on someone elses turn; game over; goal; last player standing; how many souls; finish; aim of the game; does money win; both have four; is player elimination a thing; can i win in another players turn',
  'winning-by-card':
    'card wins the game; win the game effect; alternate win; cancel a win; respond to win card; instant win; wins the game text; challenge and win card',
  'winning-when':
    'win before someone responds; steal my fourth soul in response; four souls in the middle of a card; i die with four souls; win while my death is on the stack; soul stolen when i have four; win at once; check for win; win in the middle; stop the win; fourth soul lost; win before penalty; win after boss; immediately win; need to pass for win; destroy soul to prevent win; timing of victory; soul stolen same time; too late to stop him; he has four souls can i still do something; deny the last soul; game ends exactly when; reached four during an effect',
  'without-its-card':
    'destroy the item in response; i steal the item after it was used; item gone does the effect still happen; source is gone; item stolen while its ability waits; destroy the item to stop it; kill the item before it resolves; card left play does the ability go on; activated then destroyed; item leaves while on the stack; ability independent of source; is the effect lost if my item is gone; monster died but its trigger is waiting; steal the item in response; tapped it then lost it; does the ability belong to me if the item is stolen; i die after activating does it still happen; bomb thrown then i die; i play a card and then i die; my loot is still on the stack and im dead',
  'would-roll':
    'rolled a one but i have +1; does it count as a one; natural one; changed roll trigger; original number or changed number; my roll was changed does the old number count; my die shows one but the bonus makes it two; would roll or rolls; rolled a one and somebody made it a six; does my one count after a change; trigger before bonus; roll changed after trigger; would roll again; sacred heart timing; lost coin timing; difference would roll and rolls; trigger on the die; trigger on final; original number; what number do items see; which number counts for triggers; before or after modifiers',
  'would-take-damage':
    'when does would take damage happen; prevent before damage; would die trigger; about to take damage; before the damage resolves; would be dealt; save before damage; each time you would; respond before damage hits; difference would take and takes; pre damage trigger; roll before damage',
  zones:
    'what is in play; does a card in hand count as in play; are shop cards in play; are souls in play; is the shop in play; are curses in play; not in play; does a card find things in the deck; does it count cards in hand; which cards can be chosen; public area; zones of the game; do souls count as in play',
};
