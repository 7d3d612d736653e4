import type { BookText } from '../book.js';

/** How players say what cards of rooms and bonus souls do, parted by semicolons. */
export const cardsDoRooms: BookText['cardsDo'] = {
  'all-hallows-eve': 'room where nobody can gain souls; no souls while this room; halloween room; souls blocked room',
  'angelic-intervention':
    'room that lets me cancel attacks on the deck; back out after seeing the top monster; call off a deck attack room; angel room cancel',
  'battle-royale':
    'room where players fight each other on 3+; attack other players room easy; pvp room take the item of who dies',
  'battle-royale-2': 'room where players fight each other on 4+; pvp room four; attack players room 4+',
  'battle-royale-3': 'room where players fight each other on 5+; pvp room five; attack players room 5+',
  beggar:
    'room pay three for coins loot or treasure; room beggar three cents; pay the beggar room; give 3 cents and roll room',
  'black-champions': 'room monsters get attack; +1 attack for all monsters room; monsters hit harder room',
  'blessing-of-gluttony':
    'room one more loot in the loot step; draw two at the start of the turn room; extra draw room',
  'blessing-of-greed': 'room three cents each turn; money every turn room; start of turn coins room',
  'blessing-of-steam': 'room shop costs five less; sale room; cheap shop room; big discount room',
  'blessing-of-the-inner-eye':
    'room look at the top three monsters before attacking; see the monster deck when declaring room; third eye room',
  'blessing-of-the-sack': 'room double rewards; rewards are twice as much room; two times reward room',
  'blind-rage': 'room must attack the monster deck each turn; forced to attack the deck room',
  'blood-donation': 'room pay a heart for three cents; sell hp for coins; blood bank room; trade health for money room',
  'blood-lust-room': 'room must attack twice; forced attacks room; have to attack two times a turn room',
  'blood-money': 'room others get four cents when somebody dies; death pays everybody else; money for deaths room',
  'bomb-bum':
    'room discard loot for damage; beggar for bombs; throw a card to deal damage maybe room; triple damage with a bomb card room',
  'bum-bo-is-loose': 'room lose two cents each turn; money thief room; pays 2 at end of turn room',
  'butter-fingers': 'room discard a card each turn; drop a card at end of turn room; slippery hands room',
  'challenge-room':
    'room killing may force another attack; after a monster dies roll for more fights; ambush room another attack',
  'conjoined-twin':
    'room whoever kills a monster kills another player; kill for a kill room; monster dies and so does a player room',
  'devil-beggar': 'room pay a heart for loot; trade hp for cards room; devil beggar draws loot',
  'dice-room': 'room reroll all my items; active player rerolls items dice room; one pip dice room',
  'dice-room-2': 'room everybody gets a new hand; discard hands and draw three dice room; two pips dice room',
  'dice-room-3': 'room discards the shop; new shop items dice room; three pips dice room',
  'dice-room-4': 'room everyone rerolls all items; all items rerolled dice room; four pips dice room',
  'dice-room-5': 'room discards all monsters; new monsters dice room; five pips dice room',
  'dice-room-6': 'room resets everything; rerolls all items hands and monsters; six pips dice room',
  'edens-blessing-room': 'room reroll one of my items each turn; may reroll an item at the start room',
  equality:
    'room everybody gains the same coins; everyone gets money when one does; share coins room; equal money room; when one player gains coins everybody gains the same; each gets the same money room',
  'eternal-chest':
    'room discard loot for coins or treasure; chest room discard a card and roll; chest that never goes away',
  'floor-spikes': 'room ones hurt; take damage when rolling a 1 room; spikes room',
  'fortune-teller':
    'room pay three for loot; up to six loot for 3 cents; crystal ball machine room; pay and draw by roll room',
  'greed-looms':
    'room discard my hand if i bought nothing; must buy something each turn room; no purchase lose the hand',
  gus: 'room that can be attacked; big room boss; everyone gets a treasure for beating the room; nine hp room; fight the room',
  haunted: 'room gaining a soul skips a turn; lose a turn for a soul; ghost room skip',
  'heavy-is-the-head':
    'room most items only recharges one; who has many items cannot untap them; crown room limited recharge',
  'i-am-error-room': 'room roll each turn for random effects; error room; random monster change reroll or new hand',
  'isaacs-blessing': 'room reroll ones and sixes; may reroll a 1 or a 6 room; free reroll room',
  'key-master':
    'room discard loot for a treasure; five or six gives treasure for a card; key beggar; give a key get an item room',
  'laser-eye': 'room drawing loot hurts; damage whenever someone loots; each draw deals a damage room',
  'maggys-blessing': 'room everybody has one more hp; extra heart for all players room; more health room',
  'might-for-the-meek':
    'room fewest souls get attack and another attack; help for the last player room fight; losers attack twice room',
  'pity-for-the-poor':
    'room fewest souls buy for free; free shop item for the last player room; losers shop for nothing',
  planetarium: 'room a treasure every turn; gain an item at the start of each turn room; free treasures room',
  'red-champions': 'room monsters have one more hp; healthier monsters room; +1 hp monsters',
  'red-vise': 'room few cards in hand hurts; take damage with one or no cards room; keep cards or get hurt room',
  'restock-machine':
    'room pay two to renew the shop or monsters; new shop for 2 cents; refresh the shop or the monsters room',
  'samsons-blessing': 'room everybody has one more attack; players hit harder room; +1 attack for all players',
  'shadow-of-famine':
    'room only one loot and one ability a turn; limited to one card each turn; no more than one activation room; hunger room',
  'shadow-of-war': 'room dying costs another item; destroy an additional item when you die room',
  'shell-game': 'room pay three shell game; cups game for coins or treasure; pay 3 roll coin loot treasure room',
  'slot-machine': 'room pay three for up to fifteen cents; gambling machine room; jackpot 15 coins; casino room',
  'social-goals':
    'room with goals; tasks for everyone; complete four goals for two treasures each; missions room; achievements room',
  'soul-of-envy':
    'bonus soul for who has the fewest when somebody gets three; catch up soul; third soul gives one to the last; soul for the loser at 3 souls',
  'soul-of-lust': 'bonus soul for the sixth killed monster; soul after six monsters; kill count soul; 6 kills soul',
  'soul-of-pride': 'bonus soul for the sixth treasure; soul after six treasures gained; treasure count soul',
  'soul-of-sloth':
    'bonus soul for who has the fewest items; someone with four items gives a soul to the poorest; lazy soul',
  'soul-of-wrath': 'bonus soul for the sixth death; soul after six players died; death count soul',
  'spider-webs': 'room character taps at end of turn; character deactivated each turn room; webs room',
  'splash-damage':
    'room damage to a monster also hits the left player; hurting a monster hurts the left neighbour; splash room',
  'spoils-of-war': 'room others draw when somebody dies; loot for each death room; death gives cards room',
  'static-shock': 'room using items hurts; damage for every activation; electric room; item use costs a damage room',
  'tax-for-the-mighty': 'room leader pays to attack; most souls pay two to each to attack; attack tax room',
  'the-mirror':
    'room pay hearts for treasures; go to one hp and get an item for each kill; mirror world room; treasure per kill at 1 hp',
  'white-champions': 'room monsters harder to hit; +1 dc for monsters room; dc up room',
};
