import type { BookText } from '../book.js';

/** How players say what cards of Requiem, rooms and bonus souls apart do, parted by semicolons. */
export const cardsDoRequiem: BookText['cardsDo'] = {
  'a-lucky-penny':
    'doubles rewards this turn; one cent and double rewards; penny that doubles the reward box; twice the reward of monsters',
  abel: "may hit something else when i hit a monster; four or more deals one more damage; brother cain's twin passive; roll to damage another when i hit; cains brother extra damage somewhere else when i hit",
  abyss:
    'starting item that eats my items for attack; destroy my items to get attack; sacrifice items for counters and attack; plus one attack for two counters; locusts from destroyed items',
  'ace-of-diamonds':
    'money for monster slots and cards in hand; coins equal to my hand plus slots; ace card coins; playing card that gives money by hand size',
  'alabaster-box':
    'counter every turn then coins loot and treasures; wait six turns for two treasures; gives ten cents then four loot then items; box that gets better over time; slow box reward at 2 4 and 6 counters',
  algiz:
    'make items eternal for a turn; protect all my items from being destroyed; rune of protection; items cannot be destroyed or stolen this turn',
  'anima-sola':
    'two sided starting item with a chain; flips over each tap; draw one when turned back; chain item that turns around; item with the revenant on its back',
  'auction-gavel':
    'auction for a shop item; bid on items; sell a shop item to the highest bidder; players bid coins; get money by auctioning shop items',
  'baby-plum':
    'roll each time it is hurt and me or a neighbour takes damage; plum fly baby boss; easy 2+ boss that hurts left or right',
  backstabber:
    'attack players with more souls; stab the leader; may fight players who have more souls than me; loot for killing players; attack other players item',
  'bag-lunch':
    'trinket that saves itself once and then gives hp; gets a counter and not destroyed; +1 hp after being broken once; lunch trinket',
  'bag-of-crafting':
    'discard loot for counters and craft a treasure; turn four loot cards into a treasure; 4 counters for an item; craft items out of loot; make a treasure from thrown away cards',
  'ball-of-bandages': 'safe when i roll a three; no combat damage on 3; bandage ball; threes cannot hurt me in a fight',
  'battery-pack':
    'recharge all items of a player with counters; two counters to untap everything; stores energy each turn; paid battery for each item',
  berkano:
    'destroy an item and the owner takes one from the shop; rune that destroys an item; break an item and replace it with a shop item',
  berserk:
    'starting item extra attack and hp for kills; attack twice each turn starter; +1 hp whenever i kill; rage item; gain health by killing monsters',
  bethany: 'starts with book of virtues; girl character with the book; requiem character with wisps',
  betrayal:
    'event steal something from another player; roll to steal money card item or soul; bad event stealing a soul; backstab event',
  birthright:
    'becomes a copy of my eternal item; copy my starting item; second starting item; double my starting item for ever; clone my eternal; turns into a copy of my own eternal item',
  'black-heart':
    'prevent one and revenge if they die; shield that hurts all others when the player dies; black half heart; 2 damage to all others on death this turn',
  'blood-puppy':
    'gets stronger whenever a player dies; dog that levels up; puppy that might kill me at level ten; levels with deaths',
  'bobby-bomb':
    'collect bombs from the loot deck; get all bomb cards; a bomb back every turn; search for bombs; bombs from the discard into my hand',
  'book-of-the-dead':
    'bring a dead monster back to a slot; put a monster out of the discard on the board; necromancy book; revive a monster; skeleton book',
  'book-of-virtues':
    'starting item that may hurt more when i hit; roll 5 or 6 for one more damage; me and another player draw when i kill; wisps; shared loot for a kill; bethanys starting item',
  'broken-remote':
    'trinket discard a monster or room when i use an item; get rid of rooms by using items; remote trinket; switch the room when activating',
  brownie: 'gets easier with each damage; boss dc goes down when hurt; six hp five dc poop boss',
  callus:
    'trinket no damage except in combat; prevents all damage that is not from fighting; safe from bombs and spikes; foot trinket',
  'car-battery':
    'recharge three other items; untap up to 3 items; pay seven to use it again; charges three things in play',
  'ceremonial-blade':
    'starting item draw and discard every turn; loot one for every kill; play one more and draw for killing; ritual sword starting item',
  'charmed-bony':
    'another player gets five cents when it dies; skeleton that gives money to someone else; sixes deal damage to a player',
  'charmed-clotty':
    'another player draws one when it dies; charmed one loot for other; blob that gives a card to someone',
  'charmed-dip': 'another player recharges an item when it dies; small poop untaps an item for other; charmed one hp',
  'charmed-fat-bat': 'another player gets a treasure too; bat that gives treasures to both; both get an item',
  'charmed-fatty': 'another player draws two; fat one gives loot to other and makes discard; hit by it discard a card',
  'charmed-globin': 'heals when i miss and someone else draws three; another player loots 3; misses heal it',
  'charmed-greedling':
    'another player gets ten cents; no attack 6+ monster with coins for other; ten coins for someone else',
  'charmed-keeper': 'another player rolls for coins; lose two cents when hit; both roll for money',
  'charmed-monstro':
    'soul goes to another player; the boss whose soul i have to give away; choose who gets the soul; nice monstro two treasures',
  'chocolate-milk':
    'damage every third turn; counters up to three then damage; two counters give attack; milk that charges up',
  'classic-roller':
    'reroll with two dice and another chooses; starting item that rerolls any roll with 2 dice; opponent picks one of two dice; worse d6 starting item',
  clog: 'everyone passes their hand left when it dies; hands move to the left boss; drain boss',
  'consolation-prize':
    'draw when i am behind in souls; loot for being last; more cards if others have more souls; catch up item loot; losers get cards',
  corny:
    'hits a random other player when it dies; two damage to somebody random; corn poop monster; random damage after death',
  'curse-of-empathy':
    'curse lose a card and a coin when monsters die; discard for each dead monster; feel for the monsters',
  'curse-of-the-hollow':
    'curse discard and lose coins for my souls; the more souls the more i lose; loses cards equal to souls at end of turn',
  'curse-of-the-hunted':
    'curse that gives monsters attack in my turn; monsters hit me harder; +1 attack for all monsters curse',
  'curse-of-the-soulless':
    'curse that stops me from gaining souls; cannot get souls; curse that goes to another player and never leaves; no souls curse',
  'cursed-dople':
    'others get hurt when it is hit; reward by roll cursed; damages all non active players; evil twin copy monster',
  'cursed-lil-haunt':
    'everybody rolls two dice and the left neighbour picks; dice chosen by the neighbour; bad luck ghost monster; roll 2 and left player chooses',
  'cursed-mulliboom':
    '3 damage to a random player whenever a monster dies; bomb fly cursed; random explosion when monsters die',
  'cursed-mulligan': 'more slots each time a monster dies; one more monster slot every death; slots keep growing',
  'cursed-soul':
    'hurts each turn and becomes a soul after six; passed around until it is a soul; soul with 6 counters; takes a damage each turn and wanders; item that turns into a soul with six counters',
  'dads-note':
    'put up to three dead monsters back on the board; bring back 3 monsters from discard; letter of dad; fill the slots with old monsters',
  damocles:
    'one more treasure each time until i die; double treasures but breaks at death; sword hanging above me; whenever i gain treasure get another; destroyed when i die',
  'dead-weight':
    'starting item that cancels triggers; cancel a triggered ability of a monster; no damage on ones starter; stop a monsters ability; counter an items trigger',
  dogma:
    'removes all other monsters when attacked; brings the harbingers; tv static boss; comes with the final boss; summons the harbingers; tv head boss; static tv final boss',
  'double-treasure':
    'two players each gain a treasure; me and another get an item; good event treasure for two; share a treasure event',
  'dressing-table':
    'reroll my items event; change any number of my items; mirror table event; reroll as many of my items as i like',
  'emergency-contact':
    'stop an attack and put the monster under the deck; get rid of a monster being fought; cancel an attack and bottom the monster; phone call card',
  'eternal-d6':
    'twos and threes become ones; counters to turn a 2 or 3 into a 1; eternal die; make low rolls a one; grey d6',
  'experimental-treatment':
    'destroy it for a random result even a soul or death; one roll soul treasure or die; syringe gamble; six makes it a soul; risk death for treasure; pay nothing roll death or soul',
  'fetal-haunt':
    'bad baby ghost that makes me give away a card; give a loot each turn; moves on when i die and takes my cards; unborn ghost item',
  'fire-mind': 'double damage on sixes; takes double damage on ones; fire hits harder on 6; combat damage doubled',
  'flash-isaac': 'starts with classic roller; flash version of isaac; isaac character that makes rerolls with two dice',
  flip: 'starting item when i die i flip my character and draw three; new hand when i die; turns my character around after death; lazarus flip item; die and get a new hand',
  'friendly-ball':
    'catch a monster under it; store a monster and release it; pokeball; put a monster away and make people fight it later; capture a monster; traps a monster under an item',
  'friendly-sack':
    'look at three loot take one and give two away; share loot with another player; i get one card and someone gets the rest; sack top three loot',
  gello:
    'starting item that heals a monster and hits another; heal the attacked monster and hurt another one; swap health into damage; umbilical demon baby; cancel his attack by healing the monster',
  glitch:
    'starting item that becomes like shop items; borrow the abilities of a shop item; copies something out of the shop; random shop powers; gains abilities of an item that is for sale',
  'gnawed-leaf':
    'no damage in other players turns; cancel a loot that targets me; invulnerable while it is not my turn; statue leaf; protects me on others turns',
  'golden-trinket':
    'trinket that copies my other items with gold counters; makes an item gold; has abilities of another item; duplicate an item of mine trinket',
  'golden-troll-bomb':
    'event 2 damage to a player and it comes back; gold bomb goes back four cards down; keeps returning bomb event',
  'gutted-fatty':
    'one more slot and another attack when it dies; fat zombie five hp treasure; opened fat monster; must attack again after killing it',
  hagalaz:
    'rune to sort five monsters or rooms and discard one; get rid of a room or monster; throw away the room; destroy rocks rune',
  'hallowed-ground':
    'counters on twos to take back loot; get the top card of the loot discard; every two rolled adds a counter; retrieve a discarded loot; white poop item',
  'halo-of-flies':
    'no combat damage on ones and sixes; two flies that protect; safe on 1 or 6; blocks damage on a one and six',
  'hand-me-downs':
    'others may draw and give me a card; everybody can loot one but gives me one; old clothes; get loot cards from others who draw',
  'handicapped-placard':
    'monsters easier when i am behind in souls; lower dc the fewer souls i have; wheelchair sign; catch up item dc; help for who is losing against monsters',
  hemoptysis:
    'starting item with counters that sets attack to one; monster attack becomes 1; remove two counters to hurt two things; sneeze blood item; lower a monsters attack to 1',
  'holy-brain': 'threes make all monsters easier; minus one dc for all on a 3; nice brain monster',
  'holy-greedling':
    'three cents whenever a monster dies; active player may take coins for dead monsters; good greedling',
  'holy-portal': 'attack again each time a monster dies; extra attacks for every kill; nice portal monster',
  'holy-psy-horf': 'draw one at the end of every turn; each turn ends with a loot; nice horf head',
  hornfel:
    'instead of hurting me hurts a random player; boss that only deals random damage; bomb cart boss; its damage hits someone random',
  hypercoagulation:
    'starting item gaining hp with counters; more and more hearts each turn then three loot; one hp for each counter; hp grows until three counters; draws three at 3 counters',
  ibs: 'starting item discard to stop my attack or get 3 cents; discard two loot to cancel something; sell loot for three cents; poop item starting; throw a card for money; counter by discarding two cards',
  'jacob-and-esau': 'starts with sibling rivalry; two brothers character; twins character',
  'jar-of-flies':
    'counter whenever a monster dies; flies for dead monsters turned into loot or damage; collect flies and release; three flies deal a damage',
  'judas-shadow':
    'counters when i die that become loot and coins; pays when it is destroyed; gain cents and draw for each counter when broken; dies and comes back darker',
  'keepers-bargain':
    'others may take a coin and so do i; shop costs three less starting item; offer everybody 1 cent; cheaper shop starting item; get one cent for each who accepts',
  'keepers-box':
    'two more shop slots and i get paid when others buy; money and loot when somebody purchases; own the shop; expands the shop by 2; earn when others buy',
  'keepers-penny':
    'nine cents when i buy it then moves on; gives 9 coins and goes round the table; passes to another player with more coins each time; hot potato coin',
  'keepers-sack':
    '14 cents at once then i must discard; gives fourteen coins but loses loot every turn; pay four to give it away; bag that hurts me if i have no cards; discard each turn or take 2 damage',
  key: 'attack once more or put out a new monster; extra attack loot; small key; additional attack or new monster loot',
  lemegeton:
    'treasure every turn but one item breaks; free treasure and then destroy one; starting item that gives items for a while; gain treasure lose an item at end of turn; ghost items',
  'lil-chest':
    'roll for something when i kill a monster; small chest familiar; coins or loot or recharge after a kill; chest that opens after each kill',
  lodestone: 'threes make a monster easier; minus one dc on every 3 rolled; stone that lowers dc',
  'lucky-toe':
    'trinket one more whenever i loot; draw an extra card with each loot effect; +1 loot except loot step; always draw one more',
  lunch: 'one more hp item; extra heart treasure food; +1 hp; plain health up meal',
  'lust-for-blood':
    'event that makes me attack a player; have to fight another player; forced to attack a person and take his item; kill someone for an item event',
  'magic-marker':
    'change a number on a card; raise or lower a number in the text; edit a card; one more or less in a cards text; rewrite the number of a loot; marker; marker pen',
  'magic-skin':
    'treasure now but it may destroy all my items; gives an item then goes to the next; skin that takes everything; passes around and destroys all items of the owner; risky treasure each tap; wish granting skin; free treasure every turn then pass it on; treasure each turn that can wreck all my stuff',
  'mama-gurdy': 'seven hp boss with no ability; mother gurdy; big boss loot by roll; no text boss',
  'mama-mega':
    '3 damage to everything; huge bomb that hits all players and monsters; kills nearly everything one use; nuke; blow up everybody for three',
  marbles:
    'add or remove a counter of any card; put one more counter on something; change the number of counters; play with counters',
  'mega-bomb': 'two damage to a monster or player; bigger bomb; deal 2 loot; bomb that deals two',
  'mega-satan':
    'last one alive wins; players can fight each other epic boss; six six six boss; win when everyone else is dead; the strongest satan',
  'member-card':
    'shop costs four less and look at treasures; cheap shop item; swap a shop card and look at top three treasures; -4 cents in the shop; discount card passive',
  'moms-bottle-of-pills':
    'get all pills from the deck; pills every turn; collect pills; a pill back from the discard each turn; search for pills',
  mother:
    'starts easy and gets harder with each damage; 8 attack boss; dc 1 boss; epic boss eight hp 8 attack; kills with one hit',
  'mothers-shadow':
    'event that kills who has the most items; player with most items dies; comes back six cards later; shadow event kill the richest in items',
  mushroom: 'hits everybody when it hits me; everyone takes 1 when the attacker is hurt; fungus monster',
  null: 'every second hit does nothing; immune to every other attack roll; takes damage only on alternating hits; null enemy',
  overflow:
    'event some skip their next turn; everybody rolls and may lose a turn; clogged toilet event; low rolls lose their next turn',
  'pageant-boy':
    'one use item for money by roll times four; roll and gain four times that; up to 24 cents; sell it for a lot of coins; four times the dice in cents',
  'peeping-fatty': 'look at five loot when it dies; sort the top 5 loot cards after a kill; big eye fat monster',
  'pills-requiem': 'pills that draw three and put some back; draw three put back three; pill loot 3',
  'pills-requiem-2': 'pills with three rolls; roll three times for attack hp or damage; pill that rolls thrice',
  pitfall: 'event that ends the turn; turn is over at once event; hole event end turn; fall in a pit',
  'playdough-cookie': 'put or remove a counter each turn or get a coin; 1 cent a turn cookie; rainbow cookie counters',
  'punching-bag':
    '+2 hp but people can attack it; item that can be attacked; two extra hearts boxing bag; item with hp and dc',
  'r-key':
    'destroys all souls; everybody loses all souls and gets a new hand; restart the game item; reset everyone; removes all souls from all players',
  'rag-mega':
    'kills three other players when it dies; everyone else discards when attacked; boss that kills up to 3 players; mega rag boss',
  'red-ghost':
    'another player takes damage when i hit it; choose someone who gets hurt with every hit; ghost that damages others',
  'red-key':
    'look at three rooms or monsters and put one out; change the room; choose the next room; opens red rooms; put a chosen monster or room into a slot',
  'rib-of-greed':
    'cannot lose coins or cards; trinket that protects my money and hand; no discarding by effects; keep coins when i die trinket',
  'rock-bottom':
    'loot 2 when my hand is small; remembers how many cards i had; draw two if i have fewer cards than counters; cannot go lower; counters equal my hand size',
  'sacrificial-dagger':
    'ones give counters for damage; three counters deal a damage; every one rolled adds a counter; knife charged with ones',
  'sibling-rivalry':
    'another player has to attack with me; starting item someone fights along; brother joins the attack and gets rewards too; both attack and both get the reward; force a player into the fight',
  'sisters-vis':
    'another player has to attack with me and gets a treasure; two sisters boss; boss fought together with somebody; helper gains treasure',
  soulbond:
    'when i die another player dies too; take someone with me; dont lose money or loot when dying starting item; starting item kill another on my death; chain of souls; keep my coins and cards in death',
  'spelunker-hat':
    'look at the top three of a deck each turn; sort three cards at start of turn; miner helmet; rearrange any deck each turn passive',
  'spindown-dice':
    'destroy an item and the owner takes one from the shop; starting item that turns an item into one of the shop; lower an item; replace an item with a shop item each turn; may untap on four or more',
  'sticky-nickel':
    'five cents or pass it to the left; coin that sticks; nickel that may go to my neighbour; roll to gain 5 or give the card away',
  sumptorium:
    'counters when hurt to make monsters easier; starting item minus one dc; lower dc with blood; spend 2 counters to make a monster easier to hit',
  'the-baleful':
    'starts with soulbond; gets attack with souls; more attack with more souls; tainted lost character with one hp; character stronger the more souls it has',
  'the-benighted': 'starts with hemoptysis; tainted azazel character; coughing demon',
  'the-broken': 'starts with spindown dice; tainted isaac character',
  'the-capricious':
    'starts with glitch; tainted eden character; character that can throw away a shop item; discard a shop card with the character',
  'the-clicker':
    'change my character; become another character; get a new character and starting item; remote for a new character; swap my character from outside the game',
  'the-curdled': 'starts with sumptorium; tainted eve character; blood clots character',
  'the-dauntless': 'starts with hypercoagulation; tainted maggy character; nurse character with 1 hp',
  'the-deceiver': 'starts with dead weight; tainted judas character',
  'the-deserter': 'starts with ceremonial blade; tainted jacob character',
  'the-empty': 'starts with abyss; tainted apollyon character',
  'the-enigma':
    'starts with flip; tainted lazarus character; two sided character; character that turns over when it dies; double faced character',
  'the-fettered': 'starts with anima sola; tainted forgotten character; chained character',
  'the-harbingers':
    'four horsemen final boss; flips into the beast; has to be beaten four times; card from outside the game; final boss of dogma; treasure each time it would die; the beast on the back',
  'the-harlot': 'starts with gello; tainted lilith character; demon mother character',
  'the-hoarder': 'starts with bag of crafting; tainted cain character',
  'the-jar': 'pay four to prevent a damage; buy protection; pay 4 cents shield; prevent one damage for money',
  'the-miser': 'starts with keepers bargain; tainted keeper character',
  'the-rainmaker':
    'ones give a loot; searches for a curse when it dies; boss that brings a curse out; draw when rolling a 1 boss',
  'the-savage': 'starts with berserk; tainted samson character; rage character',
  'the-scourge': 'players vote whip or whiff; boss with voting; vote whether it takes damage; whip vote boss',
  'the-siren':
    'attack other players while it is there; boss that lets players fight each other; singing woman boss; players can be attacked boss',
  'the-soiled': 'starts with ibs; tainted blue baby character; poop character',
  'the-zealot': 'starts with lemegeton; tainted bethany character',
  tick: 'trinket i cannot get rid of that heals and attacks again; eternal trinket; first kill gives another attack; bug that stays on; heal one and attack again after a kill',
  'tnt-barrel':
    'explosion event for me and a target or four damage; barrel of dynamite; two damage each or four; tnt event choose somebody',
  'trick-penny':
    'everything costs one less and a coin each turn; cheaper shop and cheaper paid items; 1 cent at end of turn; coin back for buying; discount of one passive',
  turdlings: 'only twos hurt it; boss hit only by a roll of 2; attack ends after the second roll; poop brothers',
  'two-of-spades':
    'draw as many as another player holds; loot equal to someones hand; copy a hand size; catch up with a full hand',
  'ultra-flesh-kid':
    'becomes a soul after twelve deaths; counter each time something dies; flesh baby soul; 12 counters soul item; grows with every death',
  'ultra-greed':
    '40 cents boss; everybody rolls against it; who kills it gets the coins; forty coins reward; final greed boss all players attack together',
  undefined:
    'becomes a copy of a shop item; copies an item in the shop till my next turn; undefined error item; be any item in the shop',
  whipper:
    'may hurt whoever declares an attack; whip monster rolls when attacking anything; 1 damage on declaring an attack',
  wishbone: 'trinket that gives a treasure when destroyed; break it for an item; wish trinket',
  'x-ray-vision':
    'see someones hand and the top of a deck; look at a hand every turn; peek at hand and deck; see through; look at cards of a player and discard top card; xray glasses; x ray specs',
};
