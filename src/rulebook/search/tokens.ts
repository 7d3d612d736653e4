/** What is said with a sign, as the word it stands for. */
const SIGNS: Readonly<Record<string, string>> = {
  '¢': ' cents ',
  $: ' dollarsign ',
  '↷': ' tapsign ',
  '♥': ' hp ',
  '❤': ' hp ',
  '⚔': ' atk ',
  œ: 'oe',
  æ: 'ae',
};
const SIGN = /[¢$↷♥❤⚔œæ]/g;
const MARKS = /\p{M}+/gu;
/** A French die, which without its accent would be the word for "of". */
const DIE = /(?<![\p{L}\p{N}])de\u0301s?(?![\p{L}\p{N}])/gu;
/** French words that lose their vowel before another word. */
const ELIDED = /(?<![\p{L}\p{N}])(?:jusqu|lorsqu|puisqu|quelqu|qu|[cdjlmnst])'(?=\p{L}{2})/gu;
const APOSTROPHES = /[’‘`´ʼ]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}+]+/u;
/** Longer input than anybody types by hand is not read to its end. */
const LONGEST_QUERY = 300;
/** A whole question has fewer words than this. */
const MOST_WORDS = 24;

/** Lower case, without accents, apostrophes and French elisions; signs of the game become words. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(DIE, 'dice')
    .replace(MARKS, '')
    .replace(SIGN, (sign) => SIGNS[sign] ?? ' ')
    .replace(APOSTROPHES, "'")
    .replace(ELIDED, '')
    .replaceAll("'", '');

/** Forms that no ending tells, and what is run together in haste: each line begins with what it is read as. */
const FORMS = `
1 one
2 two
3 three
4 four
5 five
6 six
counter counters
cancel countered counterspell
are r
twice 2x x2
through thru
mr mister
jr junior
die died dying dies
buy bought
take took taken
draw drew drawn
choose chose chosen
win won
steal stole stolen
give gave given
pay paid
deal dealt
fight fought
begin began begun
go went gone goes
come came
keep kept
become became
throw threw thrown
sell sold
leave left
hit hits hitting
tie tied ties tying
mourir jmeurs meurs meurt meurent mouru mourait mourant
prendre jprends prends prend pris prise prennent
payer jpaie jpaye paie paye paient payes paiement
recevoir recois recoit recu recus recoivent
perdre jperds jperd perds perd perdu perdus perdent
mettre mets met mis mise mettent
vendre vends vend vendu vendue vendent
voir vois voit vu voient
detruire detruis detruit detruite detruits detruisent
tue tuer tues tuent
choisir choisis choisit choisi choisissent
finir finis finit fini finie finissent
obtenir obtiens obtient obtenu obtiennent
repondre reponds repond repondu
pourquoi pk pq
quand qd kan
combien cb
que ke
ai jai jaurai
est cest nest
il quil
ils quils
on quon
un dun
une dune
peux jpeux jpourrai
suis jsuis chuis
fais jfais
joue jjoue
damage dmg
a ya yatil
si sil
people ppl peeps
because bc cuz cos coz
something smth sth
someone smb sb some1
before b4
with w
without wo
and n
you u youre youve
what wat wut wot
the da teh
that dat
please plz pls
though tho
character char chars
going gonna
got gotta
want wanna
let lemme
give gimme
mate m8
opponent opp opps
attack atk attk
quelquun qqun qqn kelkun
quelque qq
quoi koi kwa koa kezako kesako
qui ki
pour pr
pendant pdt pdant
tout tt
tous ts
toujours tjrs tjs tjr
meme mm
maintenant mtn
beaucoup bcp
parce pcq psk
avant avt
apres apr
dans ds
cest c cé
deja dja
`;
const formsIn = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [first = '', ...others] = line.split(' ');
        return others.map((other) => [other, first] as const);
      }),
  );
const READ_AS = formsIn(FORMS);
/** No ending of a verb, whatever it looks like. */
const WHOLE = new Set(['player', 'counter', 'counters']);
/** Whether a word ends as a French verb does; English has words like marker and power. */
const isVerb = (word: string): boolean =>
  word.endsWith('ez') || (word.endsWith('er') && !word.endsWith('ker') && !word.endsWith('wer'));
/** Consonants that are doubled before an ending: tapped, hitting. */
const DOUBLED = 'bdgmnprt';
const undoubled = (word: string): string => {
  const last = word.charAt(word.length - 1);
  return last === word.charAt(word.length - 2) && DOUBLED.includes(last) ? word.slice(0, -1) : word;
};

const withoutS = (word: string): string => {
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ees')) return word.slice(0, -2);
  return word.endsWith('ss') ? word : stem(word.slice(0, -1));
};

const withoutD = (word: string): string => {
  if (word.length > 5 && word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  return word.length > 4 && word.endsWith('ed') ? undoubled(word.slice(0, -2)) : undoubled(word);
};

/** Without the endings that only say how many or when; the same for both languages, so that either may be typed. */
export const stem = (word: string): string => {
  const { length } = word;
  if (length < 4 || WHOLE.has(word)) return word;
  switch (word.charAt(length - 1)) {
    case 'e':
      return word.slice(0, -1);
    case 's':
      return withoutS(word);
    case 'd':
      return withoutD(word);
    case 'g':
      return length > 5 && word.endsWith('ing') ? stem(word.slice(0, -3)) : undoubled(word);
    case 't':
      return length > 6 && word.endsWith('ent') ? word.slice(0, -3) : undoubled(word);
    case 'x':
      return length > 4 && (word.endsWith('aux') || word.endsWith('eux')) ? word.slice(0, -1) : word;
    case 'r':
    case 'z':
      return length > 4 && isVerb(word) ? word.slice(0, -2) : undoubled(word);
    default:
      return undoubled(word);
  }
};

const compared = (word: string): string => stem(READ_AS.get(word) ?? word);

/** One word and nothing else: most of what is read. */
const BARE = /^[a-z0-9]+$/;

/** The words of a plain text as they are compared. */
export const wordsIn = (text: string): readonly string[] =>
  BARE.test(text)
    ? [compared(text)]
    : text
        .split(BETWEEN_WORDS)
        .filter((word) => word !== '')
        .map(compared);

/** The words of a text as they are compared. */
export const tokensIn = (text: string): readonly string[] => wordsIn(plain(text));

/** A text as it is spelled, without its marks. */
export const lettersOf = (text: string): string => plain(text).split(BETWEEN_WORDS).join(' ').trim();

/** Words that hold a question together and hardly say what it is about. */
const HOLDING = `
a an the of to in on at by for from with and or if it its is are was be been do does did can could may will would
i my me you your he she they them their this that these there what which who whose when where how why so then than as
not need want get got have has had use still happen any much just im ive id cant doesnt didnt isnt wont dont him his her
our us also too really please ok u ur there allowed am now
lol wtf btw tho omg huh hmm hey hi guys thx thanks sorry exactly actually basically literally ever even anyway legal
right going got want let dunno idk say said tell told know think mean meaning because like well yeah yes
le la les l un une des de du au aux d et ou je tu il elle on nous vous ils mon ma mes son sa ses leur ce cet cette ca
que qu qui quoi quel quelle est es suis sont etre fait faire peut peux puis comment quand pourquoi combien si en dans
sur par pour avec sans se ne pas y dont ai as avons avez ont lui moi toi aussi bien juste cest c n svp stp mdr ptdr dsl salut vraiment normalement
exactement sinon bon ben bah hein donc alors merci dire veut veux veulent sais sait pense crois dit disent genre parce faut va vais vas doit dois droit permis possible moyen cb card cards carte cartes
ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi
`;
const holding = new Set(HOLDING.split(/\s+/).map(stem));

/** Whether a word, as it is compared, only holds a question together. */
export const isHolding = (word: string): boolean => holding.has(word);

/**
 * What somebody has typed, as far as it is looked at: everything that compares it with names and words takes longer with the
 * square of its length. Some signs become eighteen letters where accents are taken away, so that its length is that of its letters.
 */
export const bounded = (query: string): string => {
  const short = query.slice(0, LONGEST_QUERY);
  const letters = short.normalize('NFKD');
  return letters.length <= LONGEST_QUERY ? short : letters.slice(0, LONGEST_QUERY);
};

/** The different words of what somebody has typed, as they are compared. */
export const queryTokens = (query: string): readonly string[] => [
  ...new Set(tokensIn(bounded(query)).slice(0, MOST_WORDS)),
];

/** Whether there is anything in it that can be looked up: a word, or a sign that stands for one. */
export const hasWords = (query: string): boolean => queryTokens(query).length > 0;
