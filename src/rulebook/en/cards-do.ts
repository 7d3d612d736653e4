import type { BookText } from '../book.js';

/** More of how players say what a card does, parted by semicolons. */
export const cardsDo: BookText['cardsDo'] = {
  '2-cents': 'gain 2 cents loot; gives two pennies',
  '3-cents': 'gain 3 cents loot; gives three pennies',
  '4-cents': 'gain 4 cents loot; gives four pennies',
  'a-dime': 'gain 10 cents loot; ten cent coin; best coin card',
  'a-nickel': 'gain 5 cents loot; five cent coin',
  'a-penny': 'one cent loot; gives 1 coin; gain a single cent',
  ambush: 'event attack the deck twice; event attack deck two times',
  ansuz: 'rune look at deck',
  'baby-haunt':
    'monsters are harder on my turn and it moves when i die; monsters harder to hit on my turn; passes on when i die ghost; bad ghost baby',
  'battery-bum': 'pay four to recharge an item; pay 4 to recharge; beggar that recharges; coins for recharging',
  'belly-button':
    'one more loot play on my turn; two loot plays; extra loot each turn and recharge character when hurt',
  'big-spider': 'spider that gives another attack on the deck; monster more deck attack; spider extra attack deck',
  'black-bony': 'skeleton that hurts its killer; bites back when killed; skeleton hurts killer',
  'blank-card':
    'copy the next loot i play; item that doubles a loot; item copies my next loot; play a loot two times; duplicate a loot card',
  'blank-rune':
    'rune that affects all players; roll and everyone gets coins or loot; random effect for all players; everyone gets something rune; roll for everybody; all players draw or take damage',
  'blood-lust':
    'starting item +1 attack to anyone each turn; +1 attack for anyone each turn; attack boost starter; tap for more attack',
  'bloody-penny':
    'trinket that loots when anybody dies; draw when a player dies; trinket draw when players die; loot whenever someone dies',
  'bobs-brain':
    'random damage when i declare an attack; random explosion when attacking; exploding brain; damage when i declare an attack',
  bomb: 'loot that deals one damage to a player or monster; small bomb; deals one damage to anything; throw a bomb; 1 damage loot card; hurt someone for one',
  'book-of-belial':
    'starting item plus or minus one to a roll; raise or lower any die by one; judas item; plus or minus one',
  'book-of-sin':
    'roll for a coin a loot or hp; tap for coin loot or health; small random bonus each turn book; roll for one cent or one loot or hp',
  'boom-fly': 'fly that explodes on everyone; explodes on all players; fly damages everyone when it dies',
  boomerang:
    'steal a random card from a hand; take a loot card from another player blindly; steal random loot; take a random card from a hand; thief item for loot',
  box: 'play any number of loot this turn; unlimited loot plays; unlimited loot this turn; play my entire hand; play lots of cards; as many loot cards as i want',
  breakfast: 'one more heart item; food +1 hp; +1 hp item; more health; one extra heart',
  brimstone:
    'more attack and hurts another player when i hit; +1 attack and splash to players; laser; damage a player when i hit a monster',
  'broken-ankh':
    'trinket that may save me from death on a six; roll a six to survive; trinket survive on a 6; chance not to die trinket; one in six survive',
  'bum-bo-treasure': 'coins become levels; levels instead of coins; money becomes counters; growing level item',
  'bum-friend': 'draw one and put one back; draw one and put one on top; loot 1 and put a card back',
  'butter-bean':
    "cancel a loot or item; counter someones card; stop an item being used; counterspell loot; cancel someone's loot; negate an item or loot; stop his card; fart bean that cancels",
  cain: 'character that goes first; goes first character; thief with eyepatch; always goes first; character that starts the game',
  'cains-eye':
    'trinket that looks at the loot deck each turn; trinket peek at loot deck; see next loot at start of turn',
  'cambion-conception':
    'six damage taken gives a treasure; treasure for six damage; pregnant demon; get items by being hurt',
  'carrion-queen': 'fours and fives do nothing to it; immune to 4 and 5; only hurt by other numbers',
  'champion-belt': 'attack twice each turn; extra attack each turn; two attacks a turn; fight twice every turn',
  chaos:
    'all players pass their hand to the left; everybodys hand moves; everyone passes hand left; rotate hands; swap all hands; trade hands around the table; hands go round the table',
  'chaos-card':
    'kill anything or destroy anything; one use destroy item or soul; destroy or kill anything; one use kill; destroy a soul or item; universal removal',
  'charged-baby':
    'recharge an item when someone rolls a two; twos recharge items; recharge on a 2; baby with a battery',
  'cheese-grater': 'sixes reveal the top of a deck; reveal top of deck on six; sixes reveal a card',
  chest: 'event roll for coins; event with coins; chest for money',
  'chest-2': 'event roll for loot; event with loot; chest for cards',
  chub: 'heals two on a one; heals on ones; regains hp when i roll 1; fat boss that heals on a one; heals when a 1 is rolled',
  compost:
    'loot from the discard instead; draw from the discard pile; draw from the discard; take old loot instead of new; loot from the graveyard',
  conquest: 'boss that forces another attack; horseman forced attack; white horse must attack again',
  'contract-from-below':
    'destroy two of my items to steal one; destroy two of my items to steal; lose two items gain one; sacrifice two',
  'counterfeit-penny':
    'one more coin each time i gain money; trinket +1 cent; trinket more money; plus one to every coin gain; each time i get coins one more',
  'crystal-ball':
    'guess a roll and loot three; name a number and draw; guess a dice result; name a number and draw three; predict the roll for loot',
  'curse-of-amnesia': 'curse discard two at end of turn; discard two each turn curse; forgetful curse',
  'curse-of-greed': 'curse lose four coins at end of turn; lose four coins each turn curse; money curse',
  'curse-of-loss': 'curse lose a soul when i die; lose a soul at death curse; soul losing curse',
  'curse-of-pain': 'curse one damage at the start of my turn; one damage each turn curse; hurting curse',
  'curse-of-the-blind': 'curse monsters are harder on my turn; monsters harder for me curse; blind curse',
  'curse-of-the-tower':
    'taking damage hurts the others; when hurt others get hurt; damage spreads when i take damage; random damage whenever i am hurt; damage reflect tower item; hit someone else when i take damage tower',
  'cursed-chest': 'event damage or a guppy item; chest with guppy; damage chest guppy on six',
  'cursed-fatty': 'fives discard a card; fives discard; curse monster discards on 5',
  'cursed-gaper': 'fours strengthen all monsters; fours make monsters stronger; all monsters hit harder on 4',
  'cursed-horf': 'twos deal two damage; two damage on twos; anyone who rolls 2 is hurt',
  'cursed-keeper-head': 'ones lose two coins; ones lose money; lose two cents on a 1',
  'cursed-moms-hand': 'sixes end the turn cursed; active player six ends turn; turn ends whenever i roll 6',
  'cursed-psy-horf': 'using an item hurts; damage for using items; hurt when activating',
  'curved-horn':
    'trinket more attack on the first roll; trinket first attack stronger; +1 attack on first attack roll trinket; more damage on the first hit',
  'daddy-haunt':
    'i take one more damage each time; take one more damage; bad ghost passed on at death; extra damage to me',
  'daddy-long-legs-monster': 'ones make monsters harder; long legs boss',
  'dads-lost-coin': 'reroll ones; item against ones; every 1 can be rolled again; any 1 is rerolled',
  dagaz:
    'destroy a curse or prevent one damage; rune against curses; rune destroys a curse; remove a curse loot; curse removal or shield; get rid of a curse card',
  'dank-globin': 'dies and makes a player discard two; somebody discards two when it dies; discard monster',
  'dark-bum': 'start of turn roll for coins loot or damage; dark beggar',
  'dark-chest': 'event loot coins or two damage; dangerous chest; chest with damage',
  'dark-one': 'stronger each time it is hurt; gets angrier when hit; more attack after damage boss',
  'dead-bird':
    'steal a card from whoever rolls a three; steal from hand on threes; look and steal when someone rolls a 3; steal a card on a 3; look at an opponents hand on a 3',
  death:
    'boss that kills a player when it dies; horseman that kills a player; kills someone when it dies; boss kills a player',
  decoy:
    "trade this for another players item; swap this item; trade this item for an item of somebody; swap with an opponent's item; take an item and give this one",
  delirium:
    'goes back into the deck and hardens monsters; goes back in the deck; harder monsters final boss white; returns sixth',
  'devil-deal':
    'event two damage for a guppy item; devil event three choices; search the treasure deck for damage; take 2 damage and pick any treasure',
  'dice-shard':
    'loot card to reroll a die; reroll any roll once; loot that rerolls a die; reroll any dice; roll the dice again loot',
  dinga: 'double money when killed by a six; double reward on a six; pays twice if killed by 6',
  dinner: 'one more heart item; food +1 hp; +1 hp item dinner; one more health meal',
  diplopia:
    'become a copy of a passive item for a turn; copy another item this turn; become any passive item; item that imitates a passive',
  'donation-machine':
    'give away an item for eight coins; give an item for 8 cents; sell an item to another player; give away an item for money',
  dople:
    'damage to it also hurts the player on the right; copies damage to the right player; right neighbour gets hurt too',
  'dry-baby':
    'never take more than one damage; damage reduced to one; damage never more than one; all damage becomes 1; reduces damage to one',
  eden: 'character that picks a treasure at the start; random starting item; chooses a treasure as starting item; no own item character',
  'edens-blessing':
    'six coins when i have none at end of turn; six coins when i have none; money if broke at end of turn',
  ehwaz:
    'replace all monsters; new monsters rune; rune that swaps all monsters; new monsters on the board; discard all monsters and replace; refresh the monsters',
  'empty-vessel':
    'strong when i have no cards or coins; stronger with empty hand; bonus with no cards and no money; +1 attack when hand is empty',
  envy: 'boss that forces another attack; sin that makes me fight again; must attack again envy',
  'evil-twin':
    'damage to it also hurts the player on the left; damages left neighbour; left player takes the same; when i hit this monster the guy on my left takes the damage too; player on my left takes the same damage',
  'eye-of-greed': 'three coins on fives; coins on fives; money whenever a 5 is rolled',
  famine:
    'skip your next turn boss; killer skips a turn; skip next turn horseman; hunger rider; skip their next turn; boss that makes you lose a turn',
  'fanny-pack':
    'draw a loot each time i take damage; draw when damaged; loot each time i get hurt; a card for each hit; draws a loot when damaged; loot card every time i get hit; lets me loot when hurt',
  finger: 'swap items when another rolls a two; swap items when someone rolls a two; exchange an item on a 2',
  flush:
    'put all monsters or all shop items under their deck; put all monsters or shop items on the bottom; new shop or new monsters; toilet',
  'forever-alone':
    'starting item steal a coin or look at a deck; blue baby item; steal a cent or peek or swap a card; three options starter',
  gemini: 'stronger at one hp; last hp more attack',
  'glass-cannon':
    'destroy an item and maybe break; item that destroys another item and rolls; destroy an item then maybe breaks; destroys items but may break; blow up items risky',
  gluttony: 'sixes hurt the player on the left; six hurts left player; sin splash',
  'goat-head':
    'discard cards and draw as many at end of turn; exchange cards at end of turn; discard and redraw; swap my hand cards',
  godhead:
    'make a roll one or six; turn a die into a six; set a die to 1 or 6; change any roll to one or six; make it a 6',
  'gold-bomb':
    'big bomb three damage; loot that deals three damage; three damage loot; big bomb; deal 3 to a player or monster; bomb that does 3',
  'gold-chest': 'event treasure or coins; chest with treasure; golden event treasure or coins',
  'gold-chest-2': 'event treasure or loot',
  'golden-horseshoe':
    'trinket that looks at the treasure deck each turn; trinket peek at treasure deck; see next treasure at start of turn',
  'golden-razor-blade': 'pay five to deal one damage; pay 5 for one damage; coins into damage; buy damage',
  greed:
    'boss that makes everybody lose four coins; everybody loses four when it hits; sin that steals money; boss money loss',
  'greed-event':
    'event richest player loses all money; richest player loses all money; lose all coins event; richest pays',
  greedling: 'dies and a player loses seven coins; someone loses seven cents; lose 7 coins when it dies',
  'greeds-gullet':
    'eight coins when i die; coins when i die; eight cents at death; get money for dying; coins at death; money at my death',
  'guppys-collar':
    'half chance to survive death; may survive death; 50 percent survive; roll when dying; cat collar; cannot be killed on a 1 2 or 3; no death on 1 2 3; survive on 1 to 3',
  'guppys-hairball':
    'trinket that may block damage on a six; guppy trinket prevents damage on 6; cat trinket; roll six to avoid damage',
  'guppys-head':
    'a player gives me a loot card; take a loot of their choice; someone gives me a card; tap take a loot from a player; receive a loot card',
  'guppys-paw':
    'pay one hp to prevent two damage; sacrifice a heart to protect; pay hp for a shield of two; trade life for prevention; lose 1 hp prevent 2',
  'gurdy-jr': 'hurts the attacker for using items; hurts me for using items; no items in the fight',
  hanger: 'dies and adds a shop slot; bigger shop when killed; adds a shop slot; one more item in the shop',
  'holy-dinga': 'sixes heal one; sixes heal; heal on a 6',
  'holy-dip': 'ones give a coin; coins on ones; a cent for each 1',
  'holy-keeper-head': 'fours give two coins; coins on fours; two cents for a 4',
  'holy-moms-eye': 'twos recharge an item; twos recharge; recharge on 2 holy',
  'holy-squirt': 'fives draw a loot; fives loot; draw on a 5',
  hopper: 'sixes do nothing to it; sixes do nothing to it small; immune to six; no damage from sixes monster',
  horf: 'hits harder on a two; more damage on a two; hits harder on 2',
  'host-hat':
    'block one damage and hit somebody else; hat that sends damage back; shield one and hurt somebody; block a damage and reflect; reflect damage item; prevented damage hits someone else',
  'i-can-see-forever': 'event arrange six loot cards; look at six loot cards; order the loot deck event',
  'i-the-magician':
    'set a die to any number; choose the result of a roll; choose the result of a die; set a roll to any number; make a roll what i want; tarot change the dice; dice becomes the number i pick',
  'ii-the-high-priestess':
    'damage equal to a roll; roll and deal that much damage; tarot damage equal to a roll; roll and deal that many damage; up to six damage loot; dice damage card',
  'iii-the-empress':
    '+1 attack and +1 to rolls for a turn; tarot that helps rolls and attack; tarot plus one attack and rolls; better rolls this turn; +1 to rolls and attack',
  incubus: 'starting item swap cards with a hand; lilith item; look at a hand and swap; incubus options',
  ipecac: 'sixes hurt everyone else; attack roll 6 hurts everybody else; +1 attack and sixes splash',
  'iv-the-emperor':
    'look at five monsters and keep one on top; arrange the monster deck tarot; look at five monsters; top five of the monster deck; choose next monster tarot; pick the next monster',
  'ix-the-hermit':
    'look at five treasures; arrange the treasure deck tarot; choose next treasure; top five of the treasure deck; pick the next item in the deck',
  jawbone:
    'steal three coins from a player; item that steals money; steal three cents; rob 3 coins each turn; take money from a player',
  'keeper-head': 'lose two coins when it hits me; lose two cents when it hits; steals money when it hits me',
  'larry-jr': 'harder to hit when wounded; harder to hit when hurt; worm boss',
  lazarus: 'comes back to life character; treasure after death character',
  'lazarus-rags':
    'starting item treasure after the death penalty; treasure when i die; lazarus item; item after death penalty',
  leaper: 'double damage on a one; double damage on ones; hits twice as hard on 1',
  'lil-battery':
    'loot that recharges one item; untap one item card; recharge one item loot; small battery; untap one item',
  'lost-soul':
    'loot that becomes a soul; free soul card; loot that is a soul; trinket that turns into a soul; free soul loot; soul from the loot deck',
  'lucky-foot':
    'add up to two to a roll that is no attack; add up to two to a roll not attack; plus two dice item; lucky rabbit foot',
  lust: 'hurts the attacker each time it is hit; hurts me when i hit it; sin thorns',
  'mask-of-infamy': 'very hard to hit at one hp; much harder to hit at 1 hp; mask',
  meat: '+1 to attack rolls item; +1 to attack rolls; easier to hit; better attack dice; raw meat',
  'mega-battery':
    'recharge every item of one player; untap all of somebodys items; loot that recharges everything; recharge everything of a player; untap all items; big battery; recharge all my items',
  'mega-fatty': 'heals when it hits; regenerating fatty',
  'mega-troll-bomb':
    'event two damage to all players; everyone takes two damage event; two damage to everyone event; all players lose 2 hp',
  'mini-mush':
    'lower a roll by up to two; subtract up to two from a roll; lower a die; make a roll smaller; ruin someones dice',
  'modeling-clay':
    'become a copy of an item for good; permanent copy of an item; become another item forever; clay copy',
  mom: 'boss worth two souls that adds a slot; boss worth two double on one; big foot; mother boss',
  'moms-box': 'fours let me loot and discard; loot then discard on fours; draw and discard when a 4 is rolled',
  'moms-bra': 'reduce the next damage to one; next damage becomes 1; reduces big damage to one; tap damage becomes one',
  'moms-coin-purse':
    'draw one more at the start of my turn; one more loot each turn; draw two at start of turn; extra card in loot step; loot +1 during loot step; one more card in the loot step',
  'moms-dead-hand':
    'dies and lets me steal an item; steal an item when killed; take an item from a player after killing',
  'moms-eye': 'look at a hand when it dies; eye monster',
  'moms-hand':
    'a six ends the turn; six ends the turn; turn over on a 6 hand; attack roll of 6 against it ends the turn; monster that ends the turn on 6',
  'moms-purse':
    'draw one more at the start of my turn; draw an additional card each turn; one more card at the start; extra loot at beginning of turn; loot +1 during loot step; draw two in the loot step',
  'moms-razor':
    'hurt whoever rolls a six; sixes hurt the roller; hurt whoever rolls a 6; damage on a six; mommas razor; sixes cut somebody',
  'moms-shovel':
    "steal a soul from another player; one use soul theft; steal a soul; one use soul thief; take somebody's soul; the card where you steal a soul; item that steals a soul",
  'monster-manual':
    'force someone to attack a monster; make the active player attack; choose which monster must be attacked; force an attack on a monster; make him fight a monster',
  monstro: 'how much hp does monstro have; what does monstro do; first boss monstro',
  'monstros-tooth':
    'random player destroys an item each turn; random player loses an item each turn; destroys items at the start of my turn',
  'mr-boom':
    'item that deals one damage to a monster; bomb item for monsters; one damage to a monster each turn; item that bombs monsters; tap to damage a monster; tap deal one to a monster',
  mulliboom: 'dies and deals three damage; attack four monster; explodes for three; 3 damage to a player when it dies',
  mulligan: 'dies and adds a monster slot; more monster slots when killed; adds a monster slot',
  'mystery-sack': 'roll for a loot or four coins; tap for loot or four cents or nothing; random sack item',
  no: "cancel an item ability; item that stops items; cancel an activated item; counter an item's ability; stop an item from being used; says no to items",
  'o-the-fool':
    'end the turn and cancel everything; stop the whole turn card; tarot that ends the turn; end the turn and cancel all; stop the turn loot; zero tarot',
  'pandoras-box':
    'one use box with a roll that may be a soul; random reward maybe a soul; one use box with six results',
  'pay-to-play':
    "pay ten to steal an item; ten cents to steal an item; buy an opponent's item; pay 10 and take his item",
  peep: 'brings the bloat; searches the bloat',
  pestilence: 'two damage divided when it dies; two damage split when it dies; green horseman',
  pills: 'pill for attack or hp or damage; pill attack or hp or damage; random pill stats; pill +1 attack or +1 hp',
  'pills-2': 'pill that loots; pill that draws or discards; loot pill; random cards pill',
  'pills-3': 'pill that gives or takes money; pill with money; coin pill; win 7 or lose 4 cents',
  pin: 'sixes do nothing to this boss; immune to sixes; six does nothing boss; no damage from sixes monster; sixes do not hurt this boss',
  placebo:
    "use the ability of another item; copy an item ability; use another item's ability; copy somebody's active item; activate someone's item as mine",
  polydactyly:
    'one more loot play and first hit harder; two loot plays and stronger first attack; many fingers; extra loot play each turn',
  'portable-slot-machine':
    'pay three and roll for loot or coins; gambling item; pay 3 and gamble; gamble coins for loot or coins',
  portal: 'killed it forces another attack; must fight again after killing; forced extra attack portal',
  'potato-peeler': 'discard the top of each deck; mill all decks',
  pride: 'discard two when attacked; sin discards',
  'psy-horf': 'dies and recharges my items; recharge my items when it dies; untap all after kill',
  'purple-heart':
    'trinket that looks at the monster deck each turn; trinket peek at monster deck; see next monster at start of turn',
  'rag-man': 'may go back on the deck; comes back on 1 or 6; returns to the deck boss',
  'rage-creep':
    'what it deals me hurts the player on the left too; hurts me and my left neighbour; damages two players',
  'razor-blade': 'item that deals one damage to a player; hurt a player; tap one damage to a player; self damage item',
  'remote-detonator':
    'everybody votes on an item to destroy; vote to blow up an item; everyone votes what is destroyed; voting item',
  restock:
    'new shop at the start of my turn; discard shop items each turn; refresh the shop; new shop items each turn; throw away shop items at the start of the turn; new shop each turn',
  'ring-of-flies': 'threes steal a card; steal a card on 3; flies take cards',
  'sack-head': 'look at the top of a deck and bottom it; look at the top of a deck; peek at any deck',
  'sack-of-pennies': 'gain one coin and recharge on ones; tap for a cent; gain a coin every turn; recharges on ones',
  'sacred-heart': 'my ones become sixes; turn a 1 into a 6; one counts as six; six instead of a one',
  samson: 'strong character headband; blood lust character',
  satan: 'a six kills a player; six kills; devil boss; boss kills me on a 6',
  scolex: 'discard a card when it hurts a player; discard when hit; each hit costs a card',
  'secret-room':
    'event that may deal three damage or give a treasure; event damage discard coins or treasure; secret room roll',
  shadow:
    'get what others lose when they die; get what dead players lose; take the penalty of others; profit from deaths of others',
  'shiny-rock':
    'a coin each time i use an item; coin when i use items; money for activating; cent each time i tap an item',
  'shop-upgrade': 'event two more shop slots; two more shop slots event; larger shop and attack again',
  'sleight-of-hand':
    'starting item arrange five cards of a deck; cain item; reorder five cards of a deck; look at top five',
  sloth:
    'killer loses the whole hand; killer loses whole hand; discard all cards after killing; boss discards your hand',
  smelter:
    'turn loot cards into coins; discard a card for three coins; turn loot into coins; throw a loot card for money; discard for 3 cents',
  'soul-heart':
    'loot that prevents one damage; heart that blocks one damage; prevents one damage loot; blue heart; shield for one damage; stop 1 damage',
  'soul-of-gluttony': 'soul for ten cards; ten cards soul; soul for many cards',
  'soul-of-greed': 'soul for twenty five coins; 25 cents soul; soul for money',
  'soul-of-guppy': 'soul for two guppy items; two guppy soul; soul for cat items',
  'spider-mod': 'fives replace a monster; replace a monster on fives; change a monster on a 5',
  'spoon-bender':
    'add one to a roll; plus one to any die item; bend the dice; raise a dice by one; poke a die; nudge a die up',
  'starter-deck':
    'draw two if i have eight cards at end of turn; draw two with a full hand; end of turn draw if eight cards',
  'steamy-sale':
    'shop is cheaper for me; items cost five less; shop discount; items cost 5; cheaper shopping; cheaper shop items; shop items cost less; when i buy stuff its cheaper; everything costs half in the store',
  stoney:
    'monster that cannot be attacked; makes all monsters harder; cannot be attacked; rock monster harder monsters; unattackable; dies with the next monster',
  'suicide-king': 'draw three when i die; loot three when i die; cards for dying; draw cards when i die',
  'swallowed-penny':
    'trinket that pays when i take damage; coin each time i am hurt; trinket coin when damaged; gain a cent each time i am hurt; money when i take damage',
  'swarm-of-flies': 'fives hurt the attacker; hit me on a five; take damage on 5',
  synthoil: '+1 to attack rolls item; +1 attack rolls oil; better attack dice synth',
  'tarot-cloth':
    'others give me a card when they roll a four; others give me loot on 4; get a card when somebody else rolls a four; take a card from whoever rolls a 4; each 4 of the others gives me a card; take a card for each 4 rolled by others; fours of others give me their card',
  'tech-x':
    'collect three counters to kill something; charge up and kill; build up counters and kill; three counters kill something; charge up to kill',
  'the-battery':
    'item that recharges another item; item that recharges another; recharge one of my items each turn; untap another item',
  'the-bloat': 'hurts the other players too; hurts all others too; damages everyone else',
  'the-blue-map':
    'arrange the treasure deck at end of turn; look at the next four treasures; sort the treasure deck; order top of treasure deck',
  'the-bone':
    'starting item that collects counters and becomes a soul; forgotten item; bone counters for dice damage; counters for +1 or damage',
  'the-chest':
    'treasure that becomes a soul when destroyed; item that becomes a soul when destroyed; treasure worth a soul; treasure soul',
  'the-compass':
    'arrange the loot deck at end of turn; look at the next four loot; sort the loot deck; order top of loot deck',
  'the-curse':
    'starting item discard the top of a deck or put it back; eve item; cards from the discard back on top; discard top of a deck each turn',
  'the-d10': 'threes put a new monster on a slot; threes add a new monster; cover a monster on a 3',
  'the-d100': 'roll for six small bonuses; random little bonus dice; d100; roll six different bonuses',
  'the-d20':
    'reroll one item; turn an item into a random treasure; change an item into a new treasure; swap an item for a random one; reroll an item',
  'the-d4': "reroll all items of a player; change all somebody's items; new items for one player",
  'the-d6':
    'starting item reroll a die; isaac item; reroll any dice each turn; reroll a roll; what does the d6 do; normal d6',
  'the-dead-cat':
    'nine lives item; counters that stop damage; cat with nine counters; nine lives; nine counters prevent damage; cat that absorbs damage',
  'the-duke-of-flies':
    'roll to prevent its damage; may prevent damage on a one; fly boss dodge; king of flies; fly king; boss that may not take damage on a 1',
  'the-forgotten': 'skeleton character; bone character',
  'the-habit':
    'recharge an item when i take damage; recharge when first hurt; nun outfit; untap an item when damaged; the nun thing; nun clothes',
  'the-haunt': 'harder to hit every second damage; harder every second hit; ghost boss',
  'the-lamb': 'gives away a soul when it dies; attack six boss; give a soul away when it dies; last boss lamb',
  'the-map':
    'arrange the monster deck at end of turn; look at the next four monsters; sort the monster deck; rearrange the top of the monster deck; order top monsters; reorder monster deck every turn',
  'the-midas-touch':
    'three coins when a monster dies; coins for dead monsters; 3 cents whenever a monster dies; gold for kills; pays me when any monster drops; pays for each kill; paid for every dead monster',
  'the-polaroid':
    'draw two if my hand is empty at end of turn; loot two with empty hand; draw at end when hand is empty; photo; draw when i have no cards; draw with no cards in hand; no cards so i draw',
  'the-poop':
    'get counters when hurt and use them as shield; shield from damage counters; gets counters when hurt; poop protects me',
  'the-relic': 'draw when anybody rolls a one; loot on every 1; draw when someone rolls a one; ones give loot',
  'the-shovel':
    'bring a monster back from the discard; return a dead monster to the deck; dig up a monster; bring back a monster',
  'theres-options':
    'buy two items a turn and look at the treasure deck; two purchases and see the next treasure; buy twice; shop twice; two purchases; two purchases and a look at the treasure',
  'trinity-shield':
    'others cannot play on my turn; protect my turn; nobody can act on my turn; protects my turn; others cannot respond on my turn; no responses in my turn; nobody else can play cards on my turn; others cannot use items in my turn',
  'troll-bombs': 'event i take two damage; two damage to me event; bombs hurt active player',
  'two-of-clubs':
    'draw twice as much; double looting; double loot; doubles card drawing; doubles how much someone loots; two of clovers',
  'v-the-hierophant':
    'prevent up to two damage; tarot that shields; prevent two damage tarot; shield for two; block 2 damage',
  'vi-the-lovers':
    'two extra hearts this turn; tarot +2 hp; two more hp tarot; +2 hp until end of turn; extra hearts this turn',
  'vii-the-chariot':
    '+1 hp and +1 attack this turn; plus one attack and hp; +1 atk +1 hp tarot; stronger and healthier this turn',
  'viii-justice':
    'have as many cards and coins as another player; catch up with a players hand and money; become equal to another player; get as many cards and coins as him; even out with a richer player; catch up tarot',
  war: 'stronger each time it is hurt; angrier each hit; red horse',
  'we-need-to-go-deeper': 'event monsters back from the discard; dead monsters return; monsters back on the deck event',
  wizoob: 'dies and destroys a soul; destroys a soul when killed; ghost destroys a soul',
  wrath: 'hurts everyone when it dies; damages everyone when it dies; bomb boss all players',
  'x-wheel-of-fortune':
    'tarot with six random results; roll for loot money or damage; tarot with six results; random good or bad tarot; spin the wheel; roll for coins loot treasure or damage',
  'xi-strength':
    'attack once more and hit harder; tarot for an extra attack; tarot extra attack; attack again this turn; +1 attack and another attack; fight once more card',
  'xii-the-hanged-man':
    'look at the top of all decks and loot two; look at the top of all decks; tarot top of every deck; put top cards under and loot two',
  'xiii-death':
    'tarot that kills a player; kill someone with a loot card; kill a player; instant kill tarot; loot that kills somebody; death tarot; murder a player; kill any player card; card that kills any player; kill whoever i want',
  'xiv-temperance':
    'hurt myself for money; take damage and get coins; hurt myself for coins; damage for money loot; take one or two damage and get 4 or 8 cents; pay with health for coins',
  'xix-the-sun':
    'one more turn after this; tarot extra turn; another turn after this one; take two turns card; take another turn; play again after this turn',
  'xl-floor': 'event one more monster slot; one more monster slot event; larger floor and attack again',
  'xv-the-devil':
    "destroy my item and steal one; swap my item for a better one by destroying it; trade one of my items for someone else's; sacrifice an item to steal",
  'xvi-the-tower':
    'hurt everyone or all monsters; tarot that damages all players; tarot damage to everyone; random damage to players or monsters; roll area damage; hurts all monsters or all players',
  'xvii-the-stars': 'tarot that gives a treasure; free treasure card; free item loot; gain treasure card',
  'xviii-the-moon': 'look at five loot cards; arrange the loot deck tarot; top five of the loot deck; choose next loot',
  'xx-judgement':
    'destroy a soul of the leader; player with most souls loses one; anti leader tarot; who is winning loses a soul; judgment card that destroys a soul',
  'xxi-the-world':
    'see all hands; look at everybodys hand and draw two; look at everybodys cards; tarot look at hands draw two',
  'yum-heart':
    'starting item prevent all of the next damage; maggy item; prevent all of a damage; magdalene heart; stops the next hit completely; blocks a whole hit',
};
