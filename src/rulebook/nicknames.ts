import type { CardId } from '../../cards/index.js';

/** A character's tainted form, as the video game names it. */
const tainted = (name: string): readonly string[] => [`Tainted ${name}`, `T ${name}`, `${name} corrompu`];

const pills = (colour: string, couleur: string): readonly string[] => [`${colour} pills`, `pilules ${couleur}`];

/** What players call cards besides their names, in both languages. */
export const NICKNAMES: Readonly<Partial<Record<CardId, readonly string[]>>> = {
  maggy: ['Magdalene', 'Maggie', 'Madeleine'],
  'blue-baby': ['???'],
  'the-forgotten': ['Forgotten'],
  bethany: ['Beth'],
  'the-broken': tainted('Isaac'),
  'the-dauntless': [...tainted('Magdalene'), 'Tainted Maggy'],
  'the-hoarder': tainted('Cain'),
  'the-deceiver': tainted('Judas'),
  'the-soiled': tainted('Blue Baby'),
  'the-curdled': tainted('Eve'),
  'the-savage': tainted('Samson'),
  'the-benighted': tainted('Azazel'),
  'the-enigma': tainted('Lazarus'),
  'the-capricious': tainted('Eden'),
  'the-baleful': tainted('Lost'),
  'the-harlot': tainted('Lilith'),
  'the-miser': tainted('Keeper'),
  'the-empty': tainted('Apollyon'),
  'the-fettered': tainted('Forgotten'),
  'the-zealot': tainted('Bethany'),
  'the-deserter': [...tainted('Jacob'), 'Tainted Jacob and Esau'],
  'jacob-and-esau': ['Jacob and Esau', 'Jacob et Esaü'],
  'a-penny': ['1 cent', '1¢', 'penny', '1 centime'],
  '2-cents': ['2¢'],
  '3-cents': ['3¢'],
  '4-cents': ['4¢'],
  'a-nickel': ['5 cents', '5¢', '5 centimes'],
  'a-dime': ['10 cents', '10¢', '10 centimes'],
  pills: pills('red', 'rouges'),
  'pills-2': pills('blue', 'bleues'),
  'pills-3': pills('yellow', 'jaunes'),
  'pills-gold-box': pills('purple', 'violettes'),
  'pills-four-souls-plus': pills('black', 'noires'),
  'pills-four-souls-plus-2': pills('spotted', 'tachetées'),
  'pills-four-souls-plus-3': pills('white', 'blanches'),
  'o-the-fool': ['0. The Fool', '0. Le Fou'],
  'xx-judgement': ['Judgment'],
  'bum-bo-treasure': ['Bumbo'],
  'lil-battery': ['Little Battery', 'small battery'],
  'the-dead-cat': ['Nine lives', '9 vies'],
  'daddy-long-legs-monster': ['Daddy Long Legs boss'],
};
