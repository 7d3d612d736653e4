import { plain } from './tokens.js';

/**
 * Names of cards that are words or phrases of every day, or of any game: they stand for the card only where they are
 * written as names are. A line for each kind; both languages.
 */
const EVERYDAY = `
card, carte, loot card, monster card, secret room, boss rush, shop upgrade, double treasure, gold key, dice room, challenge room
3 cents, 2 cents, 4 cents, 3 centimes, 2 centimes, 4 centimes, a lucky penny, three dollar bill
more options, theres options, number one, number two, get out of jail card, credit card, member card, library card
is you, forget me now, forever alone, everything must go, we need to go deeper, i can see forever, i am error
game crash, game breaking bug, daily run, multiplayer update, patch notes, emergency meeting, emergency contact
short fuse, light switch, dead weight, bag lunch, hot potato, blind rage, blood money, splash damage, static shock
trap door, evil twin, dead eye, pay to play, plan c, starter deck, social goals, dont starve, pop pop
chocolate milk, soy milk, birthday cake, water bottle, boxing glove, mystery gift, booster pack, black market
car battery, battery pack, poker chip, head trauma, dead bird, big spider, rock bottom, sibling rivalry, game squid
consolation prize, divorce papers, slot machine, fortune teller, spoils of war, blood donation, the real left hand
carte butin, carte monstre, salle secrete, double tresor, cle doree, salle des dés, salle de defi, plus de choix
il y a du choix, carte de credit, carte de membre, carte de bibliotheque, carte sortie de prison, tout doit disparaitre
oublie moi, seul a jamais, une piece porte bonheur, poids mort, patate chaude, rage aveugle, prix du sang, choc statique
petit coffre, petite pile, mega pile, machine a sous, machine a dons, lait de soja, lait au chocolat
partie du jour, notes de mise a jour, mise a jour multijoueur, réunion d'urgence, contact d'urgence, marche noir
il faut aller plus profond, je vois à l'infini, je suis erreur, il est vivant, petite commission, grosse commission
lot de consolation, gâteau d'anniversaire, bouteille d'eau, paquet de cartes, jeton de poker, traumatisme cranien
grosse araignee, oiseau mort, jumeau malefique, depouilles de guerre, don de sang, au fond du trou, un cheval mort
bombe doree, mega bombe, mini bombe atomique, gold bomb, mega bomb, objectifs communs, mode avarice, greed mode
bomb, pills, compost, placebo, boomerang, chaos, decoy, no, box, breakfast, meat, finger, dinner, shadow, flush, restock
dip, fatty, fly, hanger, hopper, leaper, leech, portal, spider, squirt, conquest, death, envy, gluttony, greed, lust, pin
pride, sloth, war, wrath, famine, pestilence, mom, satan, chest, ambush, peep, cancer, joker, boil, charger, imp, knight
void, libra, hourglass, lard, magnet, bony, brain, sucker, swarmer, tumor, widow, hush, euthanasia, marbles, undefined
lunch, key, callus, tick, wishbone, betrayal, overflow, pitfall, mushroom, null, brownie, clog, mother, beggar, equality, corny
haunted, abyss, berserk, flip, glitch, doorway, blanks, jester, murder, witch, shopkeeper, football, gravity, karma, coil
club, marked, focus, quote, boyfriend, girlfriend, crewmate, grandparent, possession, strawberry, lollypop, prototype
infestation, birthright, infamy, justice, strength, temperance, judgement, fruitcake, smelter, jawbone, peeper, whipper
eve, abel, abe, ash, gus, george, tony, henry, steven, johnny, edmund, aubrey, florian, samson, gemini, backstabber
`;

const names = new Set(EVERYDAY.split(/[\n,]/).map((name) => plain(name).trim()));

/** Whether a name, plain and without punctuation, is an everyday word or phrase. */
export const isEveryday = (name: string): boolean => names.has(name);
