import type { RulingId } from '../../rulings/rulings.js';

/** Of The Summer of Isaac. */
export const rulingsOfSummer = {
  'a-friend-which-souls':
    'Les âmes gagnées, données et volées comptent de la même façon, et chacune de plusieurs à la fois ; une carte qui vaut 2 compte double. Devenu une âme, il ne compte plus rien.',
  'ball-of-tar-which-copies':
    "On regarde si ce butin-là a été copié pendant ce tour, par qui que ce soit. La copie est un butin à part, qui ne l'a pas été.",
  'blast-miner-tnt-at-once': "Tous les ¢ d'un même gain comptent ensemble. Des ¢ volés ou donnés ne sont pas un gain.",
  'cereus-peashy-alone':
    'Sans autre monstre, la moitié basse du lancer ne fait rien. Les dégâts viennent de lui : personne ne vous tue par là.',
  'charmed-vis-as-an-item':
    'Devenue objet, elle garde ses PV, son esquive et son ATQ et peut être attaquée. Morte comme objet, elle va dans la défausse des monstres et ne rapporte rien.',
  'charmed-vis-who-steals':
    "Il lui reste 1 PV, et l'attaque contre elle se termine. Tuée par un monstre ou par son propre joueur, elle meurt normalement.",
  'club-whose-rewards':
    "Pendant votre tour, les récompenses sont de toute façon pour vous : c'est ce que vous recevez qui double. Une âme n'est pas une récompense, et un seul lancer vaut pour les deux versements.",
  'club-without-abilities':
    "Utilisé pendant le tour d'un autre, il reste sans effets pendant tout votre prochain tour aussi. Il se recharge, mais il n'y a rien à activer.",
  'coil-empty-hands': 'Toutes les mains partent en même temps, les vides aussi. À deux joueurs, elles sont échangées.',
  'conjoined-d6-which-roll':
    "Il attend le prochain dé de ce joueur, dans ce tour ou plus tard, lancers d'attaque compris. Un 7 ou un 8 est un 6 dès le départ, et le recharge.",
  'conjoined-fatty-summer-of-isaac-its-own-bomb':
    "Le butin qui la blesse a posé son marqueur avant que ses dégâts n'arrivent : ils sont donc prévenus. Toute une instance part pour un seul marqueur.",
  'conquest-summer-of-isaac-the-attack':
    "Cette attaque s'ajoute à celles que vous avez. Un joueur déjà attaqué pendant ce tour peut être choisi, mais pas attaqué à nouveau.",
  'curse-of-envy-who-gains':
    "Les trésors arrivent avant que la pénalité de mort soit payée, dans l'ordre du tour. La malédiction va alors à la défausse.",
  'cursed-haunt-its-soul':
    "Il lui reste 1 PV et il se soigne à la fin du tour. C'est le joueur actif qui compte, pas celui qui porte le dernier coup.",
  'dogma-summer-of-isaac-shop-items':
    "N'importe quel objet peut recevoir le marqueur, aussi dans la boutique. Les monstres mis dans la défausse ne rapportent rien.",
  'era-walk-which-rolls':
    "La face change dès que le dé est lancé, et peut encore être changée. Les lancers de tout le monde comptent, et une relance n'en est pas un nouveau.",
  'everything-must-go-the-price':
    "Le prix ne baisse que pour les objets de la boutique, jusqu'à 0 ¢ au plus bas. Qui ne peut rien payer n'est pas obligé d'acheter.",
  'everything-must-go-the-slots':
    'Les deux nouvelles zones sont remplies une fois, avant son premier marqueur. Elles restent quand la salle est partie, et sont de nouveau remplies dès lors.',
  'found-soul-which-souls':
    'Les âmes gagnées, volées ou données la font toutes passer, les âmes bonus aussi. Vous choisissez qui la reçoit.',
  'gemini-summer-of-isaac-how-it-counts':
    'Cela arrive chaque fois que des dégâts lui laissent 1 PV. Chaque marqueur va sur un monstre tiré à part, qui peut être Gemini.',
  'giant-poop-the-killer':
    "Ceux qui attaquent avec vous lancent après chacun de vos lancers d'attaque. Si aucun joueur ne le tue, c'est le joueur actif qui est payé.",
  'headless-horseman-summer-of-isaac-the-six':
    "C'est le nombre final du lancer à l'origine de sa mort qui compte. Les dégâts d'une carte ne viennent d'aucun lancer : il rapporte et repart.",
  'holy-greed-what-is-paid':
    "Les marqueurs arrivent entre le choix et le paiement. Ce sont ceux qu'il avait à sa mort qu'il rapporte.",
  'hot-potato-the-chain':
    "Devenue objet, elle garde son type et va dans la défausse des monstres. Quiconque la reçoit, de n'importe quelle façon, gagne 2 ¢ et lance.",
  'hush-summer-of-isaac-the-first-roll':
    "Le premier lancer d'attaque du tour contre lui n'a rien à dépasser. Un lancer raté doit être dépassé aussi, et 1 dégât n'en est aucun.",
  'isaacs-last-will-the-cards':
    "L'objet y va au lieu d'être détruit : rien ne réagit donc à sa destruction. Quand le testament quitte le jeu, les cartes restent hors de la partie.",
  'karma-which-players':
    "Vous pouvez être l'un des deux. Ils volent dans l'ordre du tour, et avec une boutique vide chacun pioche quand même. Pour une carte qui vaut 2 âmes, il se déclenche deux fois.",
  'krampus-summer-of-isaac-a-tie':
    "En cas d'égalité, personne n'est obligé de l'attaquer. La répétition se compte dans un même tour, quelle que soit la cible.",
  'light-switch-each-hit':
    "Chaque instance de dégâts est un lancer, quel qu'en soit le nombre, venant de cartes comme d'attaques.",
  'magic-mushroom-the-character':
    "Votre personnage a alors deux effets ↷ et peut en utiliser un. Le marqueur peut aller sur le Champignon magique d'un autre.",
  'mega-bean-what-is-yours':
    'Sont à vous vos objets, âmes, malédictions, personnage, lancers et ce que vous avez sur la pile. Ce qui ne désigne aucune cible ne peut pas être annulé ainsi.',
  'mother-summer-of-isaac-whose-number':
    "Les deux disent leur nombre à voix haute avant que le dé soit lancé. Il est comparé au nombre final, et les autres lancers d'attaque ne sont pas touchés.",
  'mugger-bean-the-card':
    "La carte vous arrive en passant par la défausse des butins. Une copie est annulée, mais il n'y a pas de carte à prendre.",
  'mulligoon-where-it-goes':
    "Il reste le même monstre, avec ses dégâts, et recouvre ce qui s'y trouve. S'il n'y a qu'une zone, l'attaque se termine et il reste.",
  'police-lineup-agreeing':
    "L'un propose et les autres acceptent ou non, jusqu'à être tous d'accord ; le joueur actif n'en voit rien. Vous ne pouvez pas vous désigner.",
  'recycling-sticker-the-discard':
    "C'est la carte qui se trouve au sommet quand vous choisissez, et la réduction vaut pour elle aussi.",
  'shopkeeper-summer-of-isaac-the-slot':
    "Qui meurt choisit l'objet et la zone, où il recouvre ce qui est en vente. Il garde ses marqueurs et peut être acheté aussitôt.",
  'tainted-mulligan-when-counted':
    "La main est comptée une fois, à la résolution de l'effet. Une deuxième attaque dans le même tour s'y ajoute.",
  'telekinesis-what-it-forces':
    "Son joueur paie les coûts et choisit cibles et options. S'il ne peut pas l'activer, il ne se passe rien.",
  'the-adversary-summer-of-isaac-many-players':
    "Les nombres sont publics et choisis dans l'ordre du tour. Tout lancer compte par son nombre final, et à plus de six joueurs les derniers n'en ont pas.",
  'the-bloat-summer-of-isaac-its-own-death':
    'Sa propre mort compte. Les monstres qui en meurent le déclenchent à nouveau, une fois chacun.',
  'the-monster-what-it-keeps-off':
    'Ce qui ne choisit personne avant de se résoudre, et ce que le hasard désigne, vous atteint encore. Les cibles déjà choisies le restent.',
  'the-rainmaker-summer-of-isaac-no-curse':
    "Sans malédiction dans la pioche, elle est révélée en entier et remise dans un nouvel ordre. La défausse n'y est pas mélangée pour cela.",
  'tumor-ball-when-it-saves':
    'Elle attend la prochaine mort de ce joueur pendant ce tour, qui garde au moins 1 PV, puis les retrouve tous. Seule sa propre attaque peut être annulée.',
  'unstable-dna-all-counters':
    'Un lancer bas enlève les marqueurs de tout type. Ses marqueurs PV et ATQ sont à vous tant que vous le contrôlez.',
  'war-summer-of-isaac-which-monster':
    "Les marqueurs restent après la mort de Guerre, jusqu'à ce que leur monstre quitte le jeu. Sans autre monstre, il ne se passe rien.",
  'weltling-its-last-counter':
    "Son troisième marqueur ne lui laisse aucun PV : il meurt donc, et rapporte. Les lancers d'attaque de 1 contre n'importe quoi comptent.",
  'widow-summer-of-isaac-the-spiders':
    'Les dés sont lancés ensemble, et chacun est un lancer à part. Les araignées restent quand la Veuve est partie, mais plus rien ne les regarde.',
} as const satisfies Readonly<Partial<Record<RulingId, string>>>;
