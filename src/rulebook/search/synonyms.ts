import { tokensIn } from './tokens.js';

/** Words that players use for the same thing, a group on each line; both languages. */
const GROUPS = `
die dies dead death dying kill killed slain croak croaked perish
dice die roll
hp health life lives heart hearts
cent cents coin coins money cash gold penny bucks ¢
buy bought purchase
price cost
less cheaper cheap reduced discount
attack fight combat battle swing brawl
monster enemy enemies baddie baddies foe foes mob creature
opponent other another someone somebody friend buddy pal mate guy dude else
draw loot
shop store
deactivated deactivate tapped tap sideways used exhausted
recharge untap charge charged ready refresh
cancel negate undo counterspell nope
prevent shield block avoid
swap trade exchange barter
simultaneously simultaneous same once together
trigger triggers triggered fire fires
leave left quit gone exit bail
lend loan give
win won victory winner
max maximum limit most
min minimum least lowest
start begin beginning
timer clock countdown
covered buried underneath beneath
miss whiff whiffed fail
hurt wound wounded injured
end finish over
respond answer response react reply interrupt
steal rob snatch grab yoink swipe nick
gain get receive
choose pick select decide
copy clone duplicate
ability effect power
break destroy smash wreck
discard trash graveyard bin toss chuck
heal cure recover lifelink regenerate
curse debuff hex
indestructible eternal
spell loot
buff bonus
cast play
setup start
permanent static passive
each every everyone everybody all
player guy dude person anyone anybody
blood bloody bleeding bleed
look peek peep
mort mourir meurt tuer tue creve crever buter bute
monstre ennemi ennemis bestiole mechant
de des lancer jet
pv vie coeur sante
argent piece sous cents centimes thune thunes fric monnaie ¢
acheter achat
prix cout coute
moins cher reduit reduction
chaque tous tout toutes monde
attaque attaquer combat combattre taper frapper cogner baston
adversaire autre quelquun ami pote copain mec gars
simultanement simultane ensemble meme
quitter partir parti part
donner filer preter
absent afk endormi
piocher pioche tirer
boutique magasin
desactive tourne engage incline couche
recharger redresser degager relever
annuler contrer
prevenir empecher eviter proteger
echanger troquer marchander troc marchandage
gagner victoire vainqueur
or dore doree
noir noire sombre
clodo clochard mendiant
dechu tombe
defausser jeter balancer
reponse repondre
voler piquer chourer chiper
effet capacite pouvoir
detruire casser peter
minuteur chrono
recouvert enterre dessous
rater louper loupe rate
soigner guerir soin regenerer
sort butin
cimetiere defausse
degager redresser recharger
hasard aleatoire
debut commencer
fin finir terminer
maudire malediction
sacre saint beni
regarder mater voir
`;

const byWord = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const line of GROUPS.split('\n')) {
    const group = tokensIn(line);
    for (const word of group) {
      const known = found.get(word) ?? new Set<string>();
      found.set(word, known);
      for (const other of group) if (other !== word) known.add(other);
    }
  }
  return found;
};

const SYNONYMS = byWord();
const NONE: ReadonlySet<string> = new Set();

/** Other words for a word; both as they are compared. */
export const synonymsOf = (word: string): ReadonlySet<string> => SYNONYMS.get(word) ?? NONE;
