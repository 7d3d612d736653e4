import type { BookText } from '../book.js';

/** What players ask and tell at a table, by section: as they type it in haste, parted by semicolons. */
export const atTheTable: BookText['atTheTable'] = {
  abilities:
    'what types of abilities are there; what is static; triggered versus activated; does a card in my hand do anything; is an effect the same as an ability; always on ability can be cancelled?; can we answer a passive',
  'absent-players':
    'he does not answer; asleep at the table; can the bot play for me; going away for a while; too slow player; time ran out for me; play for me while i sleep; waiting for somebody for ages; clock; kick a player who is away; auto play while away',
  'action-phase':
    'when may i attack; can i end my turn now; everybody passed is it over; i want to end my turn can they stop it; main part of the turn; how do i finish my turn; can i attack while something is on the stack; attack and buy in any order',
  'activated-abilities':
    'how often may i use my item; use my item in his turn; dollar sign ability more than once; what does the bent arrow do; item is sideways can i still pay for it; can i use somebody elses item; do i need priority to use an item; tap ability twice',
  'active-player':
    'whose turn is it; what is the active player; ap meaning; dead active player; next player who; who decides the order when nothing says so; turn of a dead player',
  'additional-attacks':
    'may attack an additional time; must attack again; forced attack; do i have to use the extra attack; extra attack and end turn; must attack but no attack left; two attacks this turn; when do i have to make it',
  'additional-names':
    'also named; card with two names; counts as another card; name in the name; second name; does it count as bomb',
  ambush:
    'loot that turns into a monster; must i fight the ambush; ambush on somebodys turn; where does a dead ambush go; ambush keyword; put it on top of a monster being fought; what is the loot card that becomes an enemy',
  'and-then-if-you-do':
    'first part failed; do i still get the second; if you do; then and and; half of the card works; could not do the first sentence; what if the first thing is impossible',
  'attack-ends':
    'when is my fight over; monster gone mid fight; i dropped to zero; monster was covered while i attack; somebody bombed my monster; fight over what about the damage; endless attack; both at zero; target left the fight',
  'attack-or-purchase-lost':
    'someone killed my monster before i picked; is my attack wasted; purchase wasted; can i declare again; i declared but cannot pay; take back my attack; attack cancelled do i get it back; another player finished the monster i attacked; fight interrupted',
  'attack-rolls':
    'how does a fight work; i missed what happens; how much do i hurt it; can i stop fighting; who takes damage on a miss; do i roll again; flee from combat; keep rolling until; equal to the number is that a hit; both still alive what now; stop attacking halfway',
  'attackable-players':
    'can i attack my friend; fight another player; hit a player with my attack; what dc does a player have; pvp; is it allowed to attack people; which number hits a player; a card says players have 4+ dc how does hitting a player work; hitting a player in an attack',
  attacking:
    'how do i attack; when do i say which monster; can i attack twice; may i attack in another players turn; attack with cards on the stack; does killing with a bomb use my attack; died before choosing do i lose the attack; do i have to name the target; what if they respond to my attack; can i choose none',
  'attacking-the-deck':
    'attack the top of the deck; unknown monster attack; where do i put the new monster; event came does my attack count; curse came from my attack; turned up one that cannot be attacked; deck attack on top of which; draw a monster to fight; does on attack stuff trigger for the deck',
  bartering:
    'give coins for a favour; pay someone to help; promise broken; trade loot; trade items; bribe; lend money; gift coins; deal without keeping it; can i sell a card; are promises binding; pay him not to attack; bargain at any time; coins for peace; can i pay him so he does not counter me; money for not responding; pay someone to leave me alone',
  'blank-card-coins':
    'old blank card with a nickel; old blank card on a bomb; doubled cents; blank card with coins; old blank card with a sack; blank card and a dime',
  'blank-card-doubled':
    'old blank card doubles; which cards does it double; double twice; blank card first print trinket',
  'blank-card-pills': 'old blank card with pills; doubled pill; blank card red pill; pill colours doubled',
  'blank-card-runes': 'old blank card with a rune; blank card jera; blank card black rune; doubled rune',
  'blank-card-tarot-high':
    'old blank card with a high tarot; blank card tower; blank card sun; blank card strength; doubled temperance; blank card judgement',
  'blank-card-tarot-low':
    'old blank card with a low tarot; blank card empress; blank card chariot; doubled lovers; blank card wheel of fortune',
  'bonus-soul-conditions':
    'how many coins for the greed soul; how many cards for the gluttony soul; what does guppys soul need; two people reach it at the same moment; is it once a game; i have 25 cents now what; ten cards in hand do i get something; two guppy things',
  'bonus-souls':
    'the three cards next to the board; who gets the extra souls; can i refuse a bonus soul; do we respond to somebody getting a bonus soul; lose a bonus soul then earn it again; can a bonus soul be stolen; when exactly do i get the extra soul; condition fulfilled in the middle of a card; steal a bonus soul from another; he stole my soul of greed',
  'bonus-souls-optional':
    'play without bonus souls; must we use the extra souls; are the extra souls needed; leave out bonus souls; can i refuse it once used',
  bosses:
    'what makes a monster a boss; where does a dead boss go; do i get the reward and the soul; epic boss meaning; event with a soul sign is that a boss; does the boss card become my soul; is mom a boss; what are the big bosses',
  buying:
    'how do i buy; how much is an item; buy the top card of the treasure deck; can i see it before buying; buy two things; can i buy in another players turn; not enough coins; price changed after i said so; buy before attacking; can they stop my purchase; must i pay everything; does a failed purchase count; is buying allowed while something is on the stack; respond to a purchase; answer somebody buying; go shopping in the middle of a fight; shop while fighting',
  cancelling:
    'does a cancelled card come back; counter his item; can i counter an attack; what can butter bean stop; is my loot play gone after a counter; stop a character ability; do i get my coins back after a counter; countered item untaps; cancel a trigger; cancel a roll; can butter bean counter a passive item',
  'card-types':
    'is a treasure the same thing as an item; what kinds of decks are there; is a room a monster card; does item include trinkets; whats the difference between loot and treasure; what makes a card an event; which cards have no deck of their own',
  challenges:
    'how do challenges work; four souls in a challenge; can i win a challenge normally; timer in a challenge; scenario mode; death in a challenge costs time',
  'changing-character':
    'new character do i keep my damage; my character is turned over what about hp; they destroyed my character; what starting item comes with the new character; does my old starter go away; swap characters in the middle of the game; character card killed',
  characters:
    'what does my character do; how much hp and attack do i have; can i use my character on another persons turn; when does my character untap; can i attack a character; characters nobody took; is my character an item; one more loot card from my character',
  'choose-one':
    'when do i pick the option; change the option after a response; say which option first; option chosen when i play it; modal card; both options hidden until it resolves',
  'circled-numbers':
    'number inside a circle; circle number monster; any roll of anybody; what does the ring around the number mean; does my item roll count for the circle; trigger on all dice',
  coins:
    'bank is empty; lose more than i have; pay half; double my money; steal then gain; where do lost coins go; can i owe; not enough to pay; how many coins exist; gain with an empty bank',
  coop: 'two of us against the game; do we share money in coop; can we trade in coop; same team rules; are bonus souls used as a team; play together not against each other; show each other the hands in coop',
  'copies-and-counters':
    'copy of a card that starts with counters; counters after the copy ends; copied dead cat; does the copy have counters; original counters; counters stay on the former copy',
  copying:
    'copy an item; what does a copy keep; copy of my starter; does the copy enter play; counters copied?; when the copy ends; copy a monster; hp of a copy; is the copy eternal',
  'copying-abilities':
    'copy an ability of an item; pay again for the copy; destroy this in a copy; this in the copied text; loot that copies an ability; which one is destroyed',
  'copying-loot':
    'copy a loot card; new target for the copy; counter the copy only; does the copy go to the discard; play a copied loot later; copy a bomb; is the copied loot a card',
  costs:
    'what is before the colon; pay and then it gets cancelled; can they respond to me paying; part of the price; discard as payment; cost back; not enough to pay',
  counters:
    'what are counters for; remove counters which ones; stolen with counters; counters when it leaves; counters on a player; egg counters; covered monster counters; spend named counters; do i lose my counters if my character changes; counters on me when my character changes',
  'counters-with-a-name':
    'hp counter; attack counter on an item; eternal counter; stolen item with hp counter; hp counter in the shop; counter gives +1',
  'covered-cards':
    'monster on top of another one; what happens with the one below; can i hit the monster underneath; how many can lie in one slot; the lower one comes back does it trigger again; look at covered cards; event lands on a monster',
  'curse-from-the-deck':
    'curse from an attack on the deck; is the curse discarded; flipped a curse; attack found a curse; curse turned up what happens to my attack; curse goes where',
  'cursed-and-holy':
    'does the purple one trigger when i roll for an item; monster reacts to every dice; he rolled for loot and the holy monster did something; whose rolls count for a cursed monster; nobody attacks it but it triggered; do my rolls in his turn count for it; charmed monsters what are they; what makes a monster holy',
  curses:
    'how long am i cursed; may i curse myself; the curse came off the deck who picks; i died am i still cursed; does a curse count as one of my items; are two curses on one person fine; get rid of my curse somehow; who picks the poor guy for the curse; curse lying next to my character; two curses hit the same guy; second curse on one player',
  damage:
    'when do i lose hp; answer damage; can hp be negative; take damage nobody named; damage on the stack; damage happens right away?; save him from the bomb; card says take damage who',
  'damage-after-my-death':
    'dead does the hit still come; monster damage after i died; combat damage when dead; die again from the damage; hit waiting on the stack and i am dead',
  'damage-or-death-prevented':
    'prevent part of the damage; shield against a kill card; did i take damage if it was prevented; damage already happened prevent it; one prevented of three; triggers when nothing gets through; block hp payment; blocks the whole hit does my own damage trigger happen; soul heart took it all do i still discard; prevent 1 of a hit of 3; does soul heart save me from being killed by a card effect; soul heart against a kill card',
  'damage-source':
    'whose damage is it; did i deal it; who is the dealer; takes damage not dealt; counts as mine; my item did it; who hurt him; damage without an owner; who is dealing when it only says take',
  'dead-players':
    'can i play while dead; heal the dead; target a dead player; die twice; dead vote; when back; dead use items; dead get money; still in the game; damage a dead one; am i out of the game; dead respond; dead but it is not my turn can i still use my d6; dead on his turn use my items',
  'death-can-be-changed':
    'before i get the soul; boss goes back to the deck; stop the soul; trigger before soul; death undone; soul comes last; trigger before the penalty',
  'death-of-a-monster':
    'what happens when it dies; steps after a kill; where does a dead basic monster go; soul or reward first; triggers of the death; monster goes to discard; killed now what; when is the slot empty',
  'death-of-a-player':
    'do i keep my turn; is my turn over; turn after i died; died on his turn; my attack when i die; declared purchase when i die; next turn normal; end of turn effects after my death; do i skip my next turn; items after death; died on my turn can i still buy; may i shop after dying; died before my purchase',
  'death-penalty':
    'what do i pay; no items to lose; who picks the item; respond to the penalty; lose a soul?; nothing to discard; order of paying; do my cards turn sideways; lose my starter?; penalty in his turn; no coin to lose; only trinkets; does loot go first',
  'deaths-at-once':
    'we both died; monster and me same time; who dies first; two monsters die; everyone dies; player order of deaths; bomb kills two players; trade; me and the boss hit zero together; do i get paid when we both drop',
  'deck-after-an-attack':
    'deck after the fight; attack the pile too; second attack on the deck; killed one may i hit the deck; event came may i attack again; another attack after the deck',
  'deck-building':
    'may we leave cards out; how big should the decks be; use everything we own; hundred cards each; mix the expansions; how do i put the decks together; how many rooms in the room deck',
  'decks-and-discards':
    'where does a destroyed trinket go; can i search the discard; are we allowed to look at old cards; which pile does it go to; can i change the order of the discard; where does a destroyed starter go; each deck has its own pile; what happens to a dead normal monster card',
  'declining-a-reward':
    'say no to a reward; dont want the treasure; refuse the soul; skip drawing; must take the money; leave the reward; reward optional',
  'destroy-this':
    'single use item got countered; does it blow up when i use it or later; is destroying it a price; use it twice in response; eternal card that destroys itself; when does my one use item leave; stop the item from being destroyed; one use item cancelled keep it',
  destroying:
    'destroy a monster; kill without damage; destroyed do i get the reward; does a shield stop destroy; destroy a soul; destroy an item with hp; difference kill and destroy; if you do with destroy',
  dice: 'what happens when i roll; when is a roll final; when can i change a die; after everyone passed; roll step by step; roll on the stack; trigger on a roll; +1 added when; can you respond to someone rolling; answer a roll',
  'dice-symbols':
    'what do i need to roll to hit it; what is the heart number; number by the sword; can the dc go above six; monster needs 7 or more is that possible; whats evasion; does a 6 always hit; why does my character have no dice number; what is the number on a circle',
  discarding:
    'difference discard and put into discard; who picks the discards; discard a monster without killing it; fewer cards than i must discard; does the discarded monster pay; choose my discards; discard a soul',
  dying:
    '0 hp what now; heal myself at zero; can i be saved at 0; do i die right away; +hp after zero; death on the stack; respond to a death; health item at zero hp; last moment save; play lovers at zero',
  'each-player':
    'order for everyone; who goes first with each player; all monsters in which order; new monster during the effect; each item which first; does everybody at once; where do we begin',
  'easily-wrong-damage':
    'card then damage then death; too late to cancel the bomb; three chances to respond; counter after it resolved; heal when the death is there',
  'easily-wrong-deaths':
    'order of the penalty; respond to soul; table after my death; new monster after death; events when i am dead',
  'easily-wrong-declaring':
    'i attack monstro right away; name the item when buying; two steps; said the monster too soon; respond to my choice of monster; price fixed when',
  'easily-wrong-end-of-turn':
    'heal or discard first; act after end triggers; ending is not cancelling; trigger while discarding',
  'easily-wrong-gaining': 'steal is no gain; double is gain; win in the middle; bonus soul stays',
  'easily-wrong-hp': 'losing max hp hurts?; hit at 0 hp counts; zero damage counts?; lose my heart item while hurt',
  'easily-wrong-new-cards': 'moved card is new; stolen card the same; first full stop; covered forgets damage',
  'easily-wrong-order': 'whose trigger first; monster or player first; everyone takes damage in which order',
  'easily-wrong-replacements': 'instead twice; can they loop; which instead first; applied once',
  'easily-wrong-rolls':
    'card gone while rolling; would and rolls; reopen the roll; reroll is the same roll; cancel the pill after the roll',
  'easily-wrong-shop': 'shop item switched off; shop not recharged; choose a shop item; destroyed in the shop',
  editions:
    'what is new; difference old and new rules; second edition changes; we know the old game; first four souls rules',
  'editions-booklet':
    'mistake in the booklet; booklet is wrong; 45 degrees; printed rules error; miss printed twice; french booklet wrong',
  'editions-cards':
    'old card same name; my old version reads different; blank card old; monster manual old; shadow old; two versions of a card',
  'editions-death':
    'death rules changed; old penalty order; all items tapped before; old soul on the stack; prevented death old',
  'editions-dice':
    'dice rules changed; old roll rules; bonus to rolls used to be on the stack; combat damage fixed now; roll cards changed',
  'editions-turn':
    'old rules of the turn; attack declaration in the old rules; passing ended the phase before; loot step stack old; healing order changed',
  'editions-words':
    'old word active monster; bonus card old; paid effect meaning; activated effect old card; discard pile word; what does activated item mean on an old card',
  'effects-that-last':
    'how long does it last; until end of turn; no time written; forever?; bonus gone when; passive leaves; lasts after the item is gone; when does till end of turn stop',
  'empty-deck':
    'no cards left in the loot deck; draw deck is gone; nothing left to draw; shuffle the discard when; treasure deck empty; do we lose when the deck is empty; no monsters left in the pile and none in the discard',
  'end-phase':
    'when do i discard down; do we heal before discarding; when do monsters heal; end of turn steps; last chance to play something; end of turn effects; what is left at the end; shields gone when; do dead come back at the end',
  'ending-the-turn':
    'my turn got ended by a card; turn ended in the middle of my attack; is the rest of the stack gone; do i still discard when the turn is ended; card ends the turn do we heal; end turn effect during end phase; is my attack over; do end of turn effects happen when a card ends the turn',
  'enhanced-bartering':
    'house rule for swapping cards; variant where we can trade loot; give an item as payment; trade items variant; trading cards while dead',
  'errata-before-damage':
    'old dead cat; old guppys collar reads different; first print broken ankh; old hairball; old duke of flies; first print collar when does it roll',
  'errata-first-edition':
    'first print dads lost coin; old missing page; first print sacred heart; old cards about rolls',
  'errata-official':
    'card text differs from the site; errata; translated card is different; which text counts; wrong print; official text; list of errata',
  'errata-other-cards': 'old flush; old void; old jawbone; old ouija board; first print deeper',
  eternal:
    'can an eternal item be taken from me; what does eternal stop; kill an eternal; discard an eternal item; swap an eternal; eternal loses it; can eternal be tapped down; is every starter eternal; aim at an eternal thing; steal eternal things; is guppys paw eternal; is this item eternal; can the starter be thrown out by a vote; can eternal items be stolen; steal eternal',
  events:
    'what do i do with a card that has no hp; event popped up when i attacked the deck; do i choose to do the event; can we respond to an event; who does the event happen to; does the event stay in the slot; monster under the event comes back; where does it go after it happened; event came out by refilling',
  'everybody-hurt':
    'everyone takes one damage; all of us die; who is damaged first; can we respond between; everybody hit at once; each player dies which order; damage to all',
  'extra-turns':
    'another turn after this; two extra turns; who goes after an extra turn; skip my turn and extra turn; does an extra turn count as a round; full turn again',
  familiars:
    'item that can be attacked; attack someones item; attackable card; does killing a familiar count as a monster; item with hp dies; room with hp; who gets the reward of an item that dies',
  'final-boss':
    'kill the last boss with an instant kill; boss armor; how do we beat the challenge boss; cover the final boss; bomb on the final boss; three damage at most',
  'first-attack-roll':
    'first roll bonus; bonus on a missed first roll; second fight same turn; reroll the first roll; first attack each turn; loot roll uses it?',
  fizzling:
    'target died before my card; target left; one of two targets gone; what if he is already dead; my bombs target disappeared; card does nothing now; target no longer fits',
  flipping:
    'flip the die; turn the character over; flip keeps counters; opposite side of the dice; flip a card with one side; flip versus tap; two sided card',
  gaining:
    'is stealing gaining; did i gain it if he gave it; does buying count as gain; bonus to gains; gain a card in play; gain treasure into play; gain versus get; barter money count as gained',
  'getting-rid-of-items':
    'throw away an item; sell an item; get rid of a bad item; trade my item for money; discard my own trinket; dump something; sell loot; remove my own bad item; can i throw away baby haunt; toss out a cursed item of mine',
  guppy:
    'what counts as a guppy; do trinkets count for guppy; guppy in my hand; guppy mark; copied guppy item; how many guppies for the soul; two cat items',
  hand: 'is there a maximum of cards; when do i have to throw away cards; i have twelve cards on another persons turn; who chooses what i throw away; put a monster into my hand; can i see how many cards others have; discard two which ones; over ten cards during my turn',
  healing:
    'heal someone who died; heal above max; do monsters heal; heal a death; when is everything healed; full heal; monster stays hurt until my next turn?; heal at 0; heal before the death resolves; restore health when i am already at 0; restore hp at zero',
  'hidden-information':
    'may i show my cards; is bluffing fine; do i have to say how many cards i hold; can i look at the top of the deck; what must i tell the others; steal from a hand do i get to look; are the coins public; can i fib about my hand; do i have to show the card i just looted; reveal my drawn card',
  'how-much-damage':
    'zero damage; extra damage on someone dead; plus one damage is that a second hit; boost attack after the hit; overkill; more attack while damage waits; does zero trigger; 0 attack monster',
  indomitable:
    'monster that makes its own slot; cannot be covered; adds a slot itself; indomitable meaning; can i put a monster on it; what if it refills',
  items:
    'silver border meaning; gold border meaning; how do i tell active from passive; does the frame colour matter for rules; are trinkets items; is my starter an item too; what is a passive item',
  'key-terms':
    'definitions; glossary; short meaning and real rule; reroll definition; what does the word mean exactly; play definition',
  'killing-the-attacker':
    'kill him so he gets nothing; stop the attacker from being paid; kill the player who fights; deny the soul; take the reward away by killing him; murder the attacker; he dies while fighting does his monster heal',
  'leaving-players':
    'quit the game; my friend has to go; leave and come back; player gave up; concede; rage quit; someone left what happens to his souls; replace a player; stop the game for everyone; am i out when i die',
  levels:
    'level up; does a higher level replace the lower; level counters; lose a level; what does level ten do; levels add',
  'loot-plays':
    'can i play a second card this turn; may i play cards when it is not my turn; do unused plays carry over; how do i get to play more than one card; i used my loot play already and want to respond; does everybody have a loot play in my turn; one card per turn only; do i get a card to play in someone elses turn',
  'loot-ratio':
    'how many bombs in the loot deck; how many coins in the deck; number of trinkets in a deck; how many lost souls; tarot cards per deck; pills and runes how many',
  looting:
    'loot 3 means what; deck ran out while i was drawing; can i loot with ten cards in hand; do i look at them before taking the next; is drawing the same as looting; loot one after the other; loot 2; what is loot two',
  'max-hp':
    'lost a heart item; gain a heart when hurt; new heart full or empty; do i die when i lose the bonus; hp up then down; maximum hp less than damage; plus hp until end of turn runs out; took damage and then lost my +1 hp item am i dead; hp item is destroyed after i was hit',
  'mini-draft':
    'begin with more items; draft two treasures each; pick items before we start; two player draft; extra items at the beginning house rule; both choose from three',
  minions:
    'small monsters of the challenge; is a minion a monster; does a minion slot refill; event in a minion slot; what are minions',
  'monster-ratio':
    'how many bosses in the deck; number of events in the monster deck; curses per deck; how many basic monsters; epic bosses per deck; holy monsters in the deck; which ones are basic monsters',
  monsters:
    'who is you on a monster; monster text still active after it became a soul; does a covered monster still do its effect; monster says you take damage on another persons turn; which cards can i fight; monster in the discard still works',
  'new-object':
    'item came back does it keep its counters; monster covered and back does it still have damage; once a turn ability after leaving and coming back; was aimed at a card which left and returned; does a stolen item start fresh; wounds of a monster that comes back',
  'no-legal-target':
    'nobody to target; can i play it without a target; play a card that does nothing; my trigger has no target; curse removal without a curse; only one option possible',
  'no-priority':
    'can i do something before untapping; act while he throws away cards; when is it impossible to act; nobody can respond at the end; during resolution can i play; act before the recharge; between the hand limit and healing; anyone do anything while i toss down to ten; act while someone discards to the limit',
  'noted-things':
    'write a number down; is a note secret; note forgotten; note on another copy; who can see what i noted; remember a number for a card; how long does the note stay',
  'number-of-players':
    'there are seven of us; is it playable with two; what does the three plus sign do; three plus card came up in a two player game; most people at one table; whats the minimum of players; card with 3+ drawn with only two of us',
  'off-the-stack':
    'things we cannot answer; can i stop him from drawing; respond to paying; respond to refilling; can anybody stop a reward; no reaction possible; answer to the soul; respond to an attack being declared; not on the stack',
  'opening-slots':
    'curse came up while filling the first monsters; the first monster card is an event what now; how many monsters are out at the beginning; how many things does the shop start with; do events happen during the setup; a chest got flipped for the very first monster spot; redraw an event at the start; how many open monsters before turn one',
  'order-of-dying-monsters':
    'two monsters dead choose; which monster dies first; my bomb kills two; order of monsters dying; who decides between the two',
  'others-in-an-attack':
    'helper misses; other player rolls in my fight; who gets hurt when the helper misses; helper dies; whose attack value; reward when a helper killed it; others roll too',
  'outside-the-game':
    'where are the unused characters; removed from the game where; card under an item; do outside cards do anything; can i fetch a card from the box; bonus soul removed where to; characters nobody plays count?',
  'paid-though-dead':
    'i died after killing the boss; kill me so i get no soul; dead but paid; they bomb me when the boss is at zero; boss at 0 and me dead',
  'paying-hp':
    'pay a heart; can a shield stop paid hp; pay my last hp; is paying damage; heal paid hp; hp as a price; cannot afford hp; triggers when i pay hp',
  'play-and-activate':
    'what does activate mean; is playing loot activating; does a trigger count as activated; play versus use; each time an item is activated; dollar counts as activate',
  'playing-loot':
    'walk me through playing a loot card; when does a played loot card leave; can they answer my loot card; do i say the target right when i play it; where does my loot end up after use; is lost soul a soul right away; can i play loot while nothing is going on; what happens to a countered loot card',
  'plus-to-rolls':
    '+1 to attack rolls when; bonus added at the end; two bonuses on a roll; my +1 and a d6; does the bonus count for triggers; permanent plus; passive plus one; does meat count for items that look at the roll; items that look at the roll and my +1',
  priority:
    'when am i allowed to do something; whose go is it to act; everybody passed; can i do two things in a row; nobody wants to do anything what now; hold on before it resolves; may i act while something waits; pass and act later',
  'questions-and-authority':
    'who is right; card against rules; rulebook says otherwise; we disagree about a rule; ask the makers; which rules count; card beats rulebook',
  'quick-passing':
    'why was i not asked; why does the bot ask so often; it skipped me; bot passed for me; can i be asked always; it did not let me answer; stop asking me; too many questions; does a pause tell that i can respond',
  'reading-a-card':
    'what are the lines between the sentences for; does the italic grey sentence do anything; whats in the small boxes at the side; what does the 10+ label in front of the text mean; where do i see what set it is from; how do i read the bottom part of a card; bold line across the text box; whats the arrow sign mean',
  'readings-at-once':
    'take damage and gain; pass to the left all at once; chosen number before; on your turn means; give in a circle',
  'readings-damage': 'just before death; damage kills triggers; destroy with hp; devil deal damage then item',
  'readings-declarations':
    'cancel a declaration; take back what i declared; is declaring on the stack; declared and changed my mind; when is the attack used; how does the bot treat a declaration',
  'readings-dice': 'sum of dice bot; order of bonuses; several dice order; first roll rerolled',
  'readings-each-and-copies':
    'each when; monster arriving during each; copy of a starter eternal; is a copied starter a starter',
  'readings-endless': 'infinite loop; goes on forever; never ends; fight without damage; endless triggers stop',
  'readings-other-ways':
    'timer with extra turns; soul cap; round border; deck too small; eden stand in; minions first who',
  'readings-piles': 'nothing left; steal more than there is; swap with nothing; both piles empty; random from a hand',
  'readings-players': 'dead vote; dead choose; cannot beats can; one card says yes another no; helpers damage',
  'readings-priority':
    'who acts first after a trigger; first after damage; bot order of acting; after paying who; rolled who acts',
  'readings-questions':
    'question with one answer; why was i not asked; order asked once; bot chose for me; asked every time',
  'readings-souls': 'bonus soul destroyed; forbidden soul; loses all abilities; cannot gain a soul where does it go',
  'readings-targets':
    'some targets gone; card left but ability; no target at all; choose one before the full stop; target missing bot',
  'readings-winning': 'when does the bot check; win and timer together; two for one bonus soul; check after a purchase',
  recharging:
    'untap when; can i untap an item in the shop; item turned sideways by somebody; use again after recharge; what is charged; does tapping by effect use it; paid ability while sideways; stolen item untapped; recharge in another turn',
  'refill-after-a-death':
    'monster died when comes the next one; event fills the empty spot; dead player and a new event; who rolls for a chest that came up; filled with an event; new monster before or after the rewards; choose curse while dead',
  'refilling-slots':
    'when does the shop refill; empty shop spot; empty monster spot; which slot is filled first; do we refill right away; bought an item when comes the next; respond before the refill; fill both; new monster when',
  'replacement-effects':
    'instead means what; can we answer instead; prevent is a replacement; next time instead; does it use the stack; it would happen but something else does',
  'replacing-a-room':
    'when can we change the room; can i throw out the room at the end; nobody died this turn can the room change; who decides about the room; do i have to replace the room; monster died from a bomb may i change the room; new room comes from where',
  rerolling:
    'reroll worse; reroll again; who rolls again; reroll resets changes; reroll his die; is a reroll a new roll; keep the old number?; can a d6 be answered with another',
  'rerolling-items':
    'reroll an item means; who gets the new one; reroll a shop item; reroll an eternal item; does rerolling count as gaining; turn an item into another; reroll my own starter; reroll a starting item; what happens when i reroll my starter',
  'reward-box':
    'who takes the stuff in the box when another player finished it; do we get the reward when the card just gets discarded; when do i get what the box says; do dead players get the box; my bomb killed it on his turn who takes the reward; box on an item pays too',
  rewards:
    'who gets the loot; someone else killed it on my turn; i killed it in his turn do i get paid; dead active player gets reward; can we respond to the rewards; reward before the soul; do i have to take it; when do i get the money; monster put in discard no reward; roll for the reward',
  'roll-tables':
    'card with a table; roll first then; cancel after rolling; can they counter it after the roll; outcome on the stack; pill already rolled can you stop it; respond to the result',
  'rolls-changed':
    'change somebody elses die; my six plus one; roll above six; minus below one; can he alter my roll; two people change the same roll; last change wins; stop him from changing my die; can he reroll my die back after my d6; use the d6 on a friends roll',
  rooms:
    'what do rooms do; does the room hit everybody; who may use a rooms ability; can i pay for the room in his turn; do we have to play with rooms; when does a room recharge; you on the room card',
  rounds:
    'what is a round; how long is a round; does an extra turn make a round; until your next turn; whose round; once per round',
  'saved-from-death':
    'how much hp after being saved; do i pay when my death was prevented; saved twice in a turn; death cancelled; alive again with 1 hp; does a prevented death trigger things; back from the dead hp; kill prevented do i pay; guppys collar when someone kills me with xiii death; collar against a kill card',
  'secrets-and-promises':
    'does the bot check promises; may i lie; is my hand secret; does the bot tell; bluff allowed; he promised me; secret cards',
  setup:
    'do we shuffle the rooms in before starting; how many cards and coins does everybody begin with; everyone has their character what do we do now; what goes on the table before the first turn; three loot three cents is that right; how big does the coin bank have to be; what do i need to lay out first; we unpacked the box how do we begin',
  'several-dice':
    'two dice at once; change one of two dice; sum of dice; roll three times; which die first; several rolls together',
  'several-replacements':
    'two instead effects; who chooses between them; two shields and one hit; both change the same thing; each applies once; order of instead',
  'shared-goal':
    'souls needed on hard; how many souls to beat the solo game; difficulty of coop; ultra hard how many; may one of us have all the souls; easy normal hard souls',
  shields:
    'next damage shield; how long does my shield stay; two shields together; shield of two against one; next instance; does my shield run out at end of turn; shield absorbs several hits; rest of the shield',
  'shop-items':
    'does an item in the shop already do its thing; can i use an item before paying for it; can i reroll an item that is for sale; do shop cards untap at the start of a turn; is the stuff in the shop in play; blow up something that is for sale; passive bonus from something in the shop; steal out of the shop; can i tap something in the shop before i buy it; use it before buying',
  skipping:
    'he skips his turn; lose my next turn do i untap; skip a step; is a skipped turn counted; skip the loot step; can i respond to skipping; no recharge when skipped',
  slots:
    'more monster slots; expand the shop; how long does an extra slot stay; limit of slots; what is a slot; extra slot refilled; when do we fill a new slot; lose a slot again',
  solitaire:
    'how do i play by myself; do my two characters share; one player two hands; whose turn is it when i play alone; lone game win; i am the only player; can my two characters give each other coins',
  'soul-values':
    'this boss has two soul icons; is a two soul card stolen as one; does gaining a two soul card count twice; my character has a soul sign; can they steal the soul of my lost; split a soul worth two; counts for how many',
  souls:
    'what counts as a soul; how do i get souls; where do my souls lie; can others see how many souls i have; may a soul be taken from me; do souls lie face up; are souls cards in my hand; what can i do with a soul',
  'souls-for-sale':
    'trade a soul for money; sell a soul variant; throw away a soul for five cents; starting items from a sold soul',
  'special-loot-plays':
    'effect says i may play the loot i just drew; play a card from the discard does it cost my play; is a loot that an item lets me play free; without using a loot play meaning; no loot plays left but an item tells me to play one; playing loot in the middle of an ability',
  'stale-room':
    'room has been there a whole round alone; same room too long in solo; does the room leave by itself; we cannot keep the room in coop',
  'start-phase':
    'what comes first in a turn; untap then draw; do i draw before or after start of turn effects; can i play a card before drawing; draw a card each turn; when does my stuff untap; respond to the draw; start of turn order; do monsters untap too',
  'starting-characters':
    'is my character sideways when we begin; why cant i use my guys ability before my first turn; can i use my starting item before my turn comes; do characters get picked or dealt; eden chooses before the game can anyone respond; is my starter charged from the beginning; second player wants to tap his character in the first turn of the game',
  'starting-items':
    'he wants to steal my starter; can my starting item get destroyed; does my starter count as an item; do i lose my first item when i die; can somebody swap for my starter; what if the starting item of my new character is taken; copied starter still safe; the starter gets rerolled',
  'stealing-and-swapping':
    'steal which card; swap with someone who has nothing; steal more than he has; give what; who chooses in a theft; steal a random card; swap an item with the shop; does giving count as gaining; steal an eternal; swap hands; pick the card i steal; does stealing count as gaining something; is a theft a gain; swapping items; swap items',
  'stolen-item-charged':
    'use a stolen item now; stole a tapped item; stolen sideways; is what i stole ready; swapped item usable; given item can i use it at once; counters of what i stole',
  targets:
    'do i name the player right away; when do i choose who; choose after they respond; can i change my mind about the target; which part is a target; does he know who i aim at before answering; where is the full stop rule; target announced early; what part of the text is the target; which words are the target',
  'team-up':
    'fight together; friend helps in the fight; helper died; who gets paid when we fight together; does my helper roll too; can i ask for help against a boss; helpers attack',
  'the-stack':
    'explain the stack; which resolves first; last card first; response to a response; why is my card waiting; in what order do they happen; whole stack at once or one by one; does the top one go first',
  timer:
    'what is the eight sided die for; when does the timer go down; we died does the clock go down; time reaches zero; lose by time alone; dying costs time; how many rounds do we have',
  treasure:
    'do i choose which treasure i gain; does the treasure go to my hand; do i pay for a gained treasure; monster gives +1 treasure what do i take; does gaining a treasure use my purchase; two treasures at once or one by one; is it the top card or one from the shop',
  'treasure-ratio':
    'how many active items in the treasure deck; share of passives; soul items in a deck; how many one use items; how many paid items',
  'triggered-abilities':
    'i forgot my trigger; does it happen by itself; each time means what; every other time; when it says when; start of turn ability missed; do i have to say my trigger; condition no longer true when it resolves',
  'triggers-in-order':
    'three things happen at once which one first; monster trigger and my item; my trigger and yours; whose ability resolves first; who orders the triggers; same moment several abilities; both of us have something that happens on that death',
  trinkets:
    'trinket goes where when i play it; does a trinket count as loot in my hand; trinket destroyed which discard; can a trinket be stolen; reroll my trinket; is playing a trinket gaining an item; counter a trinket; trinket on the table; does a trinket use my loot play',
  'trinkets-and-the-hand':
    'do trinkets in play count as cards in hand; ten cards with trinkets; hand size and trinkets; items limit; how many items can i have; trinkets count toward ten',
  'turn-overview':
    'what can i do in my turn; order of a turn; what happens in my turn step by step; do i have to attack; can i buy before attacking; attack then shop or shop then attack; may i do nothing; how many things per turn; must i buy',
  variants:
    'other ways to play; house rules; everybody gets the rewards; bigger shop each soul; kill small ones before bosses; optional rules; spice up the game',
  'variants-of-characters':
    'choose who we want to be; everyone is eden; slot machine for everybody; pick from two characters; no random characters',
  voting:
    'how do we vote; tie in a vote; who votes first; secret vote; change my vote; may a dead player vote; everybody votes',
  'what-cannot-die':
    'eternal at zero hp; attack an eternal thing; item with hp dies; room dies like a monster?; eternal creature; kill something that cannot die',
  'what-you-bought':
    'bought a sideways item; top card was changed before i bought; does buying count as gaining; where do the coins go; item has counters when i buy it; can they steal it before i get it; respond between paying and getting; which deck card do i get; someone swapped the top card after i declared; bought from the top of the treasure deck but the top card was switched; someone rearranged the deck after i declared buying',
  'who-goes-first':
    'highest or lowest roll starts; we both rolled a 2 who begins; how do we decide the first player; which way round does the turn go; cain is in the game do we roll; may we just pick who begins; clockwise or not',
  'who-has-priority-first':
    'who may answer first; i played a card may i play another before you; after something resolved who acts; damage was put who goes first; first to respond; both want to answer first; order of answering',
  'wild-cards':
    'what counts as a pill; is a dime a nickel; which family is a tarot card; what is a wild card; which loot cards are bombs; what kind of card is lost soul; is butter bean a family; what types of loot are there',
  winning:
    'how do we win; how many souls; two win together; win on another players turn; most coins win?; last alive wins?; fourth soul; can i still lose after winning; game ends at once; what if both get four; does the game end immediately or do we finish the turn; finish the round after somebody won; 3 souls and a two soul boss win; three souls plus a boss worth two',
  'winning-by-card':
    'card says i win; counter a win; win without souls; respond to a winning card; instant win; stop him winning with a card; challenge win card',
  'winning-when':
    'four souls in the middle of a card; gain and lose in the same effect; can they respond to my win; win before the next thing resolves; win with things on the stack; same card takes one away again; when do you check souls',
  'without-its-card':
    'he destroyed my item after i used it; item stolen while its ability waits; kill the card to stop the ability; respond by blowing up the item; source gone does it still work; event removed in response',
  'would-roll':
    'would roll a one; about to roll; before or after the bonus; changed after would; trigger again on reroll; would roll versus rolls',
  'would-take-damage':
    'when would die triggers; before damage happens; about to take damage; would versus instead; can i respond once more; just before dying',
  zones:
    'are cards in the shop in play; are hands in play; does a covered card count as in play; what belongs to the play area; count my items what counts; is the discard in play; what does in play include; control an item meaning; what do i control',
};
