import type { BookText } from '../book.js';

/** More of what players ask, as they type it, by section; parted by semicolons. */
export const asked: BookText['asked'] = {
  abilities: 'what is a static ability; kinds of abilities; does an item in my hand work; passive vs triggered',
  'absent-players':
    'player does not respond; waiting for someone; someone fell asleep; how long until the bot skips somebody who does not click',
  'action-phase':
    'how many actions; can i buy then attack; can i stop my turn early; change my mind about ending my turn; play cards before attacking; do nothing on my turn; skip attacking and buying; pass my turn without doing anything; must i attack or buy; end turn; end my turn',
  'activated-abilities':
    'when can i use my item; use an item on someone elses turn; use an item right after getting it; can i tap an item twice; use a dollar item many times; does a new item come charged; do items enter ready; is my item used up after using it; how often can i use the same item; item with an arrow on another turn; use my item while somebody else attacks; dollar or arrow item difference',
  'active-player':
    'who is the active player; is the active player the one who attacks; active player when someone responds; whose turn is it during a response; who plays after me; next player left or right; clockwise',
  'additional-attacks':
    'forced to attack; must attack again; extra attack; can i skip a forced attack; more than one attack; bonus attack card; must attack this turn',
  ambush:
    'loot card that becomes a monster; ambush keyword; must i attack the ambush; where do i put the ambush; how do ambush cards work',
  'and-then-if-you-do': 'difference between and and then; if you do failed; second part when first fails',
  'attack-ends':
    'when is the fight over; flee from a fight; monster gets covered during my attack; put another monster on the one i attack; attack stops when; attack interrupted; someone kills the monster i attack; stop fighting; leave a fight; does the attack go on when the monster is covered or discarded',
  'attack-or-purchase-lost':
    'i lost my money after declaring; target died after i declared the attack; is my attack wasted; is my purchase used if i cannot pay; stolen money before i pay; monster killed before i choose it; purchase failed; nobody left to attack; lost my attack',
  'attack-rolls':
    'how does fighting work; roll equal to the evasion; roll lower than the evasion; who takes damage on a miss; do i have to keep rolling; can i stop attacking; which rolls are attack rolls; i miss who takes the damage; missed do i get hurt; monster without attack and i miss; what if i roll exactly the number; fight roll too low; missed roll',
  'attackable-players':
    'can i attack a player; fight another player; pvp; hit my friend; is it possible to attack a friend; can players fight each other',
  attacking:
    'when can i attack; attack on a friends turn; how many times can i attack; attack with cards still on the stack; do i say the monster first; what if the monster i wanted is dead; choose another monster after responses; attack nothing; attack not used; can others react before i choose the monster; attack with an empty hand',
  'attacking-the-deck':
    'attack the top card of the deck; flip the top monster; where do i put the monster from the deck; deck attack shows an event',
  bartering:
    'pay someone to help; promise not kept; buy a card from a player; give money for nothing; trade cards with a friend; trade an item for money; bribe a player; deal not binding; sell loot for coins; give an item to a friend; barter',
  'bonus-soul-conditions':
    'soul for ten loot cards; soul for two guppy items; who gets the soul if both have 25; how much money for the greed soul; ten cards in hand soul instantly; win a soul by drawing the tenth card',
  'bonus-souls':
    'the three souls next to the table; how do i win a bonus soul; when exactly do i get a bonus soul; can someone respond to my bonus soul; lose the bonus soul again when i no longer qualify',
  bosses:
    'how do i get a soul from a boss; what is an epic boss; does the boss card become a soul; boss soul who; boss dead in another players turn; kill a boss with a bomb soul',
  buying:
    'how do i buy something; buy from the top of the deck; how much does an item cost; buy twice in a turn; choose before paying; someone responds to my purchase; when do i pay; look at the deck card before buying it; do i see what i buy from the deck; do i pay before i choose; what happens first pay or choose; exactly ten coins',
  cancelling:
    'counter a card; my card was countered where does it go; does the item come back upright when cancelled; can a roll be cancelled; can an attack be cancelled; cancel a cancel; butter bean against butter bean; is the loot play lost when cancelled; butter bean too late; cancel damage',
  'card-types':
    'what types of cards are there; is a trinket an item; what is the difference between treasure and item; what counts as an item',
  'changing-character':
    'i change character do i heal; flip my character with damage; new character starting item; can a character be destroyed',
  characters: 'what does my character do; tap the character; hp of my character; what can i do with my character card',
  'choose-one': 'when do i decide between options; choose one before or after responses; can i switch the option',
  'circled-numbers': 'circled number on a card; does it count other peoples rolls; number in a circle',
  coins:
    'where do coins come from; what if the bank is empty; lose more coins than i have; cannot pay; gain money from the supply; lose more than i own; bank runs out; double coins; no more pennies in the bank',
  coop: 'share money in coop; help my partner',
  'copies-and-counters': 'copy with counters; do counters stay after the copy; copy the dead cat',
  copying:
    'what does a copy have; copy an item tapped; does a copy enter play; copy ends when; my item is a copy until when; copy an eternal item',
  'copying-loot': 'copy a loot card; does the copy cost; cancel the copy; copy of a bomb',
  costs:
    'is the cost paid if it is cancelled; pay first or later; can i pay with something i dont have; text before the colon',
  counters:
    'what are counters; do counters stay when stolen; counters on a destroyed item; does a stolen item keep its counters; counters move with the item; do i lose counters if my character changes',
  'covered-cards':
    'monster under another monster; what happens to the monster below; can i bomb a covered monster; does the covered monster heal; uncovered monster again; put a monster on top of the one i am fighting; monster placed over another during an attack; what is under the monster; see the covered card',
  'cursed-and-holy':
    'cursed monster triggers when nobody fights it; does a holy monster count my rolls; rolling a number with a cursed monster on the table',
  curses:
    'how do i remove a curse; how long does a curse last; can i have two curses; who chooses who gets cursed; curse on a dead player; curse and i die does it stay; is a curse an item; give the curse to an enemy',
  damage:
    'how does damage work; when do i lose hp; respond to damage; below zero hp; when does damage hit; can i respond to a bombs damage; combat damage on the stack',
  'damage-or-death-prevented':
    'block damage; does prevented damage count; can i stop a kill with a shield; prevent damage after it happened; do my items trigger when the damage was prevented; damage prevented do abilities still trigger',
  'damage-source': 'who dealt the damage; take damage or deal damage difference; is it my damage; damage from nobody',
  'dead-players':
    'can i play cards while dead; can a dead player be targeted; die twice in one turn; do i come back; when am i alive again; skip my next turn after dying; dead can i still use my items; use an item while dead on another players turn; i am dead but want to play something; dead on somebody elses turn can i use items; may i respond while dead; how do i resurrect; come back to life; items of a dead player',
  'death-of-a-monster': 'what happens when a monster dies; steps when a monster dies; when do i get the soul',
  'death-of-a-player':
    'i died in my turn is it over; died before buying; killed at the start of my turn do i still play; do i lose my next turn when i die; turn after dying; dead so do i skip my next turn; does dying make me miss a turn; killed by a curse at the start of my turn; do i still get my turn after dying; am i skipped next turn',
  'death-penalty':
    'what do i lose when i die; who chooses what i lose; die with no items; die with no money; lose a soul when dying; cost of dying; pay for dying with an eternal item; no loot to discard when i die; which cards turn sideways when i die; opponent died does he drop loot; what happens to the items of a dead player',
  'deaths-at-once':
    'me and the monster both die; two players die at once; last hit kills both; who dies first me or the monster; my last hit kills it and its damage kills me; we both hit zero',
  'decks-and-discards':
    'can i read the discard; which discard does a trinket go to; order of the discard; does a card go back to its own deck',
  'destroy-this':
    'one use item cancelled; can i use a destroy this item twice; recharge a one use item in response; item that destroys itself',
  destroying:
    'kill vs destroy; is destroying damage; does destroying a monster give the reward; where does a destroyed item go; does killing count as damage; is a kill damage',
  dice: 'how does a roll work; when is a roll final; respond to a roll; steps of a die roll; respond to somebody rolling',
  'dice-symbols':
    'number next to the die on a monster; what do i have to roll to hit; 4+ on a monster; what are the three numbers on a monster; heart number',
  discarding:
    'discard vs destroy; who chooses the discarded card; not enough cards to discard; put a monster into discard',
  dying:
    'what happens at zero hp; am i dead at once; heal to survive; when do i die; zero hp but not dead yet; can i still do something at 0 hp',
  'each-player':
    'who goes first with each player; order of each player loots; everyone draws in what order; all players loot who first; each player discards order',
  'effects-that-last':
    'how long does +1 attack last; until end of turn when; does the bonus stay; does an effect stop when the card is gone',
  'empty-deck':
    'no more loot cards to draw; monster deck is empty; shuffle the discard when; what if both are empty; deck runs out in the middle of drawing; room deck empty',
  'end-phase':
    'discard to ten when; heal when; what happens when i end my turn; do effects end before i discard; discard or heal first; order at the end of the turn; last chance to play in a turn; when does until end of turn stop',
  'ending-the-turn':
    'a card ends my turn in the middle of an attack; is my attack over when a card ends the turn; fool during a fight',
  eternal:
    'can eternal items be stolen; what does eternal do; lose an eternal item; swap an eternal item; does eternal protect from everything; kill an eternal thing; eternal item and the death penalty',
  events:
    'what happens with an event card; can i fight an event; does an event stay; event goes where; event in a slot blocks it; event resolves and then; can an event be attacked',
  'everybody-hurt': 'everyone takes damage who first; all players die who first; damage to all players at once',
  'extra-turns': 'take another turn; two turns in a row; extra turn when; skip a turn then extra turn',
  familiars: 'attack an item; kill another players familiar; what is a familiar; pet item that can be hit',
  'first-attack-roll':
    'first attack roll bonus; rerolled first attack roll; bonus only once per turn; is a roll for a card an attack roll; does a roll for an item use up the first attack roll; bonus on the first attack only; second attack bonus',
  fizzling:
    'target is gone what now; monster died before my bomb; do i get my card back when the target is gone; card does nothing because target left; bomb target already dead; all targets gone; target becomes invalid',
  flipping: 'flip a card; opposite side of the die; flip a character; turn a six into a one',
  gaining: 'is buying gaining; what counts as gaining; does a gift count as gained',
  guppy: 'how many guppy items for the soul; which cards are guppy; what does the guppy mark do',
  hand: 'too many cards in hand; more than ten cards on someone elses turn; who picks what i discard; can others see my cards; eleven cards on another players turn do i discard; over ten cards right now',
  healing:
    'can i heal at zero; when do monsters heal; heal a dead player; heal over max; heal to full when; do players heal at the end of a turn; monster hp back; restore health at zero',
  'hidden-information':
    'can i ask how many cards you have; do i have to show my cards; may i tell people my hand; can i count the deck; can i lie about my hand; look at someones hand; reveal my card to a friend; how many cards does he have; is lying allowed; lie about my hand',
  'how-much-damage':
    'zero attack; more damage than hp; bonus damage second hit; damage locked in; monster with zero attack; damage at zero hp',
  items:
    'how do i know if an item is active or passive; gold border item; grey border item; does the border color matter; passive item charged',
  'leaving-players': 'friend wants to stop playing; player went home; quit the game; ragequit what about his stuff',
  'loot-plays':
    'how many cards per turn can i play; play a card on an opponents turn; can i play a second loot card; out of loot plays; keep unused plays; second loot in the same turn; loot on an enemy turn; how to play more loot; can the others play on my turn',
  looting: 'what does loot mean; draw over the hand limit; do i draw when i have ten cards; loot two',
  'max-hp':
    '+1 hp do i heal; lose max hp; losing a heart kills me; extra heart when hurt; temporary hp ends; bonus heart ends do i die',
  monsters:
    'can i attack any monster; who controls the monsters; does you on a monster mean me; when does monster text work',
  'new-object':
    'monster comes back with damage; does a card remember counters; target moved before it resolved; item destroyed and gained again; item comes back from the discard fresh; covered monster keeps damage',
  'no-legal-target': 'play a card with no target; can i waste a card; bomb with no monster',
  'no-priority':
    'when can nobody play cards; play something while cards are discarded; interrupt a card that is resolving',
  'number-of-players':
    'can two people play; can five people play; is it ok with six players; what is the three plus icon; cards for three or more players',
  'off-the-stack':
    'what can nobody respond to; respond to drawing at the start; can i respond to a refill; respond to winning; respond to the penalty',
  'opening-slots':
    'what if an event comes up while setting up; how many shop cards at the start; how many monsters at the start; curse turned up during setup; how many cards in the shop',
  'paid-though-dead': 'kill or bomb a boss that is already dying',
  'paying-hp': 'pay hp is it damage; pay my last hp; can paying hp be prevented; pay life',
  'playing-loot':
    'how do i play a card from my hand; where does a played card go; do i choose the target when i play it; when does my loot go to the discard; order of playing a loot; when is my card discarded',
  'plus-to-rolls':
    'when is +1 added; does the bonus count for the trigger; minus to rolls; several bonuses to a roll; two bonuses on a die in which order',
  priority:
    'when may i act; whose turn to respond; in what order do players respond; do i have to wait for everyone to pass; act twice in a row; do i have to say pass; i passed can i still respond later',
  'reading-a-card':
    'how do i read a card; what do the icons mean; what does the line between texts mean; grey italic text on a card',
  recharging:
    'when do my items untap; recharge on someone elses turn; tapped by an effect; use an item again after recharging; item tapped how do i untap it; recharge someone elses item',
  'refill-after-a-death':
    'new monster after a kill; event shows up after a kill; flipped an event when refilling; event while refilling the monster slot',
  'refilling-slots':
    'when is the shop refilled; new monster when; empty slot; does the shop refill right away; when do new monsters appear; does the shop fill up during my turn',
  'replacement-effects': 'what does instead mean; can i respond to instead; the next time you would',
  'replacing-a-room':
    'swap out the room; get rid of a bad room; room after a monster died; change room more than once; how often can the room change per turn',
  rerolling: 'reroll a die; is a reroll a new roll; reroll twice; does the first number count',
  'rerolling-items': 'reroll an item who gets the new one; reroll a shop item; reroll an eternal item',
  'reward-box':
    'what is at the bottom of a monster card; box under the monster; reward written on a card; roll in the reward box',
  rewards:
    'who gets the money from a monster; friend killed my monster; loot from a monster killed by a bomb; killed outside an attack who is paid; two players hurt the monster who gets paid; who rolls the die for a monsters reward; reward says roll; two of us bombed it who gets the reward; monster finished by somebody else; we both hit it who is paid; killed by a bomb of another player who gets it',
  'roll-tables': 'cancel a card after the roll; card with a roll table; when does the result happen',
  'rolls-changed':
    'change someone elses roll; two players change the same roll; play a card on a roll; can a roll be more than six; modify an attack roll of another player; use an item on my friends roll; can he change it back after i used an item; two modifiers on one die which first; use the d6 on somebody else',
  rooms:
    'what do rooms do; can i use the room on your turn; is the room mine; activate the room; room text applies to me; room ability who',
  'saved-from-death':
    'survive dying; stop my death; how many hp after being saved; save another player from death; cancel a kill; killed by a card can my item save me; guppys collar against a kill; survive xiii death',
  setup:
    'how do we set the game up; what do we put on the table at the start; how many cards does everyone begin with; money everyone begins with; first time playing how do we prepare',
  'several-dice':
    'roll two dice at the same time; card with two dice; which of two dice counts; change one of two dice; roll twice at once; two dice one card',
  'shared-goal': 'souls needed alone; souls needed in hard mode',
  shields:
    'does my shield last; two shields at once; shield left over; soul heart wears off when; protection until when; damage shield used on first hit; shield bigger than the damage',
  'shop-items':
    'can i use an item in the shop without buying; do shop items do anything; can shop items be destroyed; target an item in the store; are items in the shop charged each turn; shop passive works for anyone; item in shop triggers',
  skipping: 'what happens when i skip a turn',
  slots: 'more shop slots; extra monster slot; how many monster slots; does the slot stay',
  solitaire: 'play by myself; how to play alone; two characters one player',
  'soul-values':
    'is a two soul card two souls; does mom count twice; stealing a card worth two souls; the lost soul count; boss with two soul icons',
  souls: 'what are souls; where do souls come from; can souls be stolen; are souls items; do i lose souls when i die',
  'start-phase':
    'what happens first in my turn; draw at the start; untap everything; start of turn damage kills me; do i draw first or recharge first; untap then draw; first thing in a turn; respond at the start of a turn; my turn starts what first',
  'starting-characters':
    'can i use my character on turn one; my character starts tapped; is my starting item ready at the start; does the character begin sideways; use my character before my first turn',
  'starting-items':
    'can i lose my starting item; can my starting item be destroyed; is my first item safe; does a new character bring an item',
  'stealing-and-swapping':
    'steal an item how; is stealing gaining; steal from the shop; swap with nothing; steal a card from a hand; stolen loot counts as drawn; take an item from a player; swap items with the shop; steal more than they have',
  targets:
    'do i have to say the target right away; can i change the target later; when is a target chosen; pick the victim later',
  'team-up': 'what does it mean to team up; team up meaning',
  'the-stack':
    'what is the stack; last in first out; do responses resolve first; how do responses work; respond to a response; can we chain responses; how many responses',
  timer: 'when does the timer go down; how many rounds in coop; lose by the timer; does dying cost time',
  treasure:
    'gain treasure do i choose; +1 treasure what do i get; is the treasure from the shop or the deck; can i pick from the shop for a treasure reward; do i pay for gained treasure',
  'triggered-abilities':
    'do i have to remember my triggers; forgot a trigger; does my item trigger by itself; every other time meaning; can i choose not to trigger',
  'triggers-in-order':
    'two of my items trigger which first; everyones triggers at the same time; who orders triggers; start of turn abilities of both players; my items both trigger on damage; my trigger and his trigger who resolves first; monster ability and my item at the same time',
  trinkets:
    'how do trinkets work; do i keep a trinket; trinket after it is played; does a trinket need a loot play; can a trinket be stolen; does a trinket go away; does a trinket go to the discard; what is a trinket; trinket in my hand does nothing; is a trinket useless in hand',
  'turn-overview':
    'what can i do on my turn; order of a turn; steps of a turn; summary of a turn; which way does the turn go; who plays after me',
  voting: 'how does a vote work; tie in a vote; can dead players vote; change my vote',
  'what-you-bought':
    'bought an item is it charged; item from the shop sideways; use a bought item right away; counters on a bought item; can i use it the turn i buy it; new item tapped or not',
  'who-goes-first':
    'how do we decide who begins; roll for first player; youngest player starts; does cain always start',
  'who-has-priority-first':
    'who responds first; who gets the first response; after something resolves who acts; i played a card who is next',
  winning:
    'how do you win; win with three souls and; is the game over at once; two winners; is the game over right away or do we finish the turn; finish the round after somebody wins; who wins with four souls',
  'winning-when':
    'win before someone responds; steal my fourth soul in response; four souls in the middle of a card; i die with four souls; win while my death is on the stack; soul stolen when i have four',
  'without-its-card':
    'destroy the item in response; i steal the item after it was used; item gone does the effect still happen',
  'would-roll':
    'rolled a one but i have +1; does it count as a one; natural one; changed roll trigger; original number or changed number; my roll was changed does the old number count; my die shows one but the bonus makes it two; would roll or rolls; rolled a one and somebody made it a six; does my one count after a change',
  'would-take-damage': 'when does would take damage happen; prevent before damage; would die trigger',
  zones: 'what is in play; does a card in hand count as in play; are shop cards in play; are souls in play',
};
