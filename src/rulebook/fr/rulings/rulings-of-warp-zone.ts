import type { RulingId } from '../../rulings/rulings.js';

/** Of Warp Zone. */
export const rulingsOfWarpZone = {
  'a-dead-horse-prevented':
    "Sauf si cet effet est annulé, aucun dégât ne l'atteint : il faut le tuer autrement que par des dégâts. Chaque instance de dégâts fait lancer une fois.",
  'aubrey-shop-only':
    "Seul ce qui est dans la boutique compte. La carte au sommet de la pioche trésors, achetée, n'apporte aucun butin.",
  'baba-a-copy':
    'La carte reste dans cette main ; la copie se joue pendant ce tour ou jamais, et ne coûte aucune utilisation de butin.',
  'ball-of-tumors-the-whole-penalty':
    "Un niveau remplace toute la pénalité : rien n'est détruit, défaussé, perdu ni désactivé. Au niveau 0, la pénalité est payée normalement.",
  'ballos-no-soul-yet':
    "Avec son marqueur, il est de retour dans une zone avant que son âme ne soit gagnée : sa première mort n'apporte donc que des butins. Il revient comme un nouveau monstre avec tous ses PV.",
  'balrog-no-reward':
    "Ce qui figure dans sa case récompense n'a aucun effet. Devenu objet, il garde son type de carte : une fois utilisé, il va dans la défausse des monstres.",
  'bible-thump-counts-players':
    'Chaque joueur mort pendant ce tour compte une fois, vous aussi. Ceux qui meurent après sa résolution ne comptent pas.',
  'birthday-cake-nobody':
    "Vous pouvez ne choisir personne, tout le monde, ou vous seul. Ils piochent dans l'ordre du tour.",
  'blanks-one-instance':
    "La totalité d'une seule instance est prévenue, quel qu'en soit le nombre. On ne choisit qu'à ce moment qui la subit, et ce ne sont plus des dégâts de combat.",
  'blind-johnny-an-empty-hand':
    'Le joueur choisi désigne la carte, et vous êtes le seul autre à la connaître. Qui a la main vide ne donne rien.',
  'bow-and-arrow-counters-stay':
    "Les marqueurs ne s'additionnent pas : un monstre qui en a deux a la même esquive qu'avec un seul, et rapporte 3 ¢ une fois. Peu importe qui le tue.",
  'boxing-glove-no-death':
    "Le monstre ne meurt pas : il n'y a pas de récompenses et le gant ne se recharge pas pour lui. Ce qui se trouvait en dessous est de nouveau en jeu.",
  'brea-in-distress-as-an-item':
    "Devenu objet, il ne va plus à la défausse comme un événement. Il peut être volé, relancé ou détruit comme d'autres objets.",
  'captain-viridian-whose': "L'objet peut être à n'importe qui, et aussi un objet qui n'est éternel que pour ce tour.",
  'cheep-cheep-cheep-one-attack':
    "Cela prend une des attaques de chaque joueur actif, et personne n'en a une de plus. Qui n'en a plus n'est pas obligé.",
  'chunk-of-amber-the-final-number': 'Le nombre compte une fois tous les changements faits, et ne peut pas dépasser 6.',
  'cow-on-a-trash-farm-new-items':
    'Cela touche ce que ce joueur contrôle à la résolution. Un objet gagné plus tard fonctionne normalement, et un objet éternel le reste.',
  'crewmate-both-votes':
    "Les deux votes se font l'un après l'autre, quand vient votre tour de voter, pour la même chose ou pour deux différentes.",
  'curse-of-the-suspicious-how':
    'Vous attaquer prend une attaque du tour, comme pour un monstre. Chacun inflige ses dégâts avec sa propre ATQ.',
  'death-trapper-itself':
    "Ses propres dégâts comptent aussi. L'esquive ne dépasse jamais 6, et un monstre qui arrive plus tard dans le tour n'est pas touché.",
  'diogenes-pot-the-death':
    "Cette mort vient en plus des dégâts de combat du lancer. Changer le lancer avant qu'il soit définitif change cela aussi.",
  'dont-starve-over-and-over':
    "Les dégâts se résolvent avant que l'on redemande à tous. On ne peut rien défausser d'une main vide : son propriétaire subit donc les dégâts.",
  'doorway-the-refill':
    "Rien n'est détruit : les cartes éternelles partent donc aussi. Les zones vides sont aussitôt remplies.",
  'emergency-meeting-the-damage':
    "Personne n'inflige ces dégâts : ils viennent du jeu. Chacun vote ouvertement, dans l'ordre du tour, même pour soi.",
  'exposito-its-own-death':
    "Comme sa mort vient du sixième marqueur, le joueur actif gagne normalement ses récompenses et son âme. L'attaque de la pioche est une des attaques habituelles.",
  'fiend-fire-no-cards':
    "Elle peut être la dernière carte d'une main, pour aucun dégât. Les cartes défaussées le restent même si elle est annulée.",
  'fiend-fire-who-divides':
    "Qui peut en subir se choisit en la jouant, combien chacun en subit se choisit à la résolution, point par point. L'un d'eux peut n'en subir aucun, et ce qui revient à un seul est une seule instance de dégâts.",
  'focus-what-levels':
    'Un niveau par âme gagnée, volée ou donnée : deux pour une carte qui en vaut 2. Les âmes que vous aviez avant ne comptent pas.',
  'football-who-discards': "Celui qui l'a activé lance et défausse, bien qu'un autre contrôle alors le ballon.",
  'fuck-bloat-finding-none':
    "Toute carte de ce nom compte, quelle que soit son édition. On peut n'en trouver aucune, et la pioche est mélangée quand même.",
  'girlfriend-in-a-row':
    "Ce sont les nombres définitifs de vos lancers qui comptent, en attaque ou ailleurs, l'un après l'autre pendant le même tour. Trois nombres pareils font deux marqueurs.",
  'golden-idol-the-killer':
    "Elle va à celui qui a infligé les derniers dégâts, par une attaque ou par une carte. Les dégâts d'un monstre vous la laissent.",
  'grandparent-its-last-counter':
    "Cette mort vient avant le premier lancer d'attaque, et chacun subit quand même les 3 dégâts. Le joueur actif gagne normalement ses récompenses.",
  'gravity-before-bonuses': "Elle inverse ce que montre le dé ; les bonus s'ajoutent ensuite.",
  'greed-butt-the-slot': "La nouvelle zone s'ajoute à celle qu'il recouvre, et se remplit depuis la pioche monstres.",
  'grubfather-eternal-items':
    'Un objet éternel ne peut pas la payer : sans autre objet, vous la gardez. Dans la boutique, elle ne fait rien.',
  'gun-that-can-kill-the-past-whose-turn':
    "Le tour supplémentaire est à vous, quel que soit le joueur actif, et vient avant la suite de l'ordre du tour. S'il est éternel, rien ne se passe.",
  'hitops-the-high-five':
    "Dans le jeu, le « tape m'en cinq » est une question posée à ce joueur après votre offre. L'effet ne dure que pendant son tour.",
  'hubert-cumberdale-coming-back':
    "Seuls comptent les dégâts de combat qu'un joueur a vraiment subis de lui pendant ce tour. Il revient comme un nouveau monstre.",
  'is-you-till-when':
    "Il garde ses propres effets à côté de ceux qu'il gagne. Si l'autre objet quitte le jeu, ce qui a été gagné part avec lui.",
  'javon-the-reroll':
    "L'objet relancé est remplacé dans la même zone de la boutique. Le hasard choisit parmi tous les joueurs, même les morts.",
  'jester-shop-items':
    "Seulement des objets que vous contrôlez, donc aucun de la boutique. Vous pouvez n'en choisir aucun.",
  'johnnys-knives-two-deaths':
    "Ils se rechargent à chaque mort d'un autre joueur, à n'importe quel tour, quelle qu'en soit la cause.",
  'keke-is-you-each-time':
    "Cela vaut pour tout le tour : chaque fois qu'il devrait mourir, le joueur choisi est tué à nouveau, s'il est vivant. Il ne donne alors pas de récompenses.",
  'leatherneck-one-each-time':
    "Une fois par instance de dégâts, quel qu'en soit le nombre. Le joueur est désigné quand l'effet est mis sur la pile.",
  'lil-hunter-where-it-goes': "Trois cartes se trouvent alors au-dessus. La zone qu'il a apportée reste.",
  'lil-steven-whose-turn': 'Le tour va au joueur actif au moment de la résolution, et non à vous.',
  'lollypop-half-of-what':
    "Chaque nombre est divisé à part : de 1 butin ou 1 trésor il ne reste rien. Ce qui n'est pas un nombre ne se divise pas. Des récompenses partagées ne le sont pas une seconde fois.",
  'loot-card-every-turn':
    'Elle revient avant que la limite de main ne soit vérifiée. Dans la boutique ou comme âme, elle ne fait rien.',
  'melquiades-counters-stay':
    'Un marqueur par instance, pas par point de dégât. Ils restent quand les dégâts sont soignés.',
  'murder-coming-back':
    "Il revient de la défausse, s'il s'y trouve encore, à celui qui l'a joué. Attaquer des joueurs prend des attaques du tour.",
  'newgrounds-tank-your-turn':
    'Les monstres sont plus durs à toucher pendant votre tour seulement, qui que ce soit qui les attaque alors, et ceux qui arrivent ensuite aussi.',
  'nightmare-tick-the-change':
    "Vous changez le lancer pendant qu'il attend, et d'autres peuvent le changer encore. Cela vaut pour chaque 1.",
  'peeper-still-pays':
    "Ses butins sont gagnés quand même. L'objet va au joueur actif, quel que soit celui qui l'a tué.",
  'polar-star-on-which-face':
    "Les marqueurs restent quand elle est retournée. L'ATQ ne vaut que pour le prochain lancer d'attaque, réussi ou raté, et prend fin avec le tour.",
  'possession-what-you-may-use':
    'Vous payez vous-même les coûts de ces effets. Les objets qui arrivent chez ce joueur pendant le tour peuvent aussi être utilisés.',
  'quote-one-face': 'Un objet sans autre face est seulement rechargé.',
  'qwop-ties':
    'On additionne les nombres définitifs. Tous ceux à égalité pour le plus haut gagnent un trésor, et si toutes les sommes sont égales, chacun en gagne un et meurt.',
  'ring-of-the-snake-deck-too':
    'Une fois par déclaration, aussi pour une attaque de la pioche, avant le choix de la cible.',
  'rusty-spoons-what-is-left':
    "Une carte qui n'est pas jouée pendant ce tour reste en dessous, hors de la partie. Vous seul pouvez la jouer, aussi au tour d'un autre.",
  'ser-junkan-whose-rolls':
    "À partir du niveau 10, ce sont vos lancers d'attaque de 1 et 2 qui ne vous coûtent rien. Les niveaux restent quand il change de propriétaire.",
  'shopkeeper-again':
    "Autant de fois que le joueur actif le veut, tant qu'il pourrait encore déclarer un achat, même sans argent. Ce n'est pas un achat et n'en prend aucun.",
  'shopkeeper-the-attacks':
    "Chaque 1 à 4 est une attaque de plus qu'il faut faire contre lui avant la fin du tour, s'il est encore là.",
  'shopkeeper-the-free-item':
    'Le prochain objet de la boutique est gratuit, pendant ce tour seulement. La carte au sommet de la pioche trésors coûte comme toujours et ne le prend pas.',
  'spelunking-pack-whose-rolls':
    "Seulement vos propres lancers, tant qu'ils ne sont pas définitifs. Un objet de la boutique défaussé laisse une zone qui se remplit aussitôt.",
  'spewer-three-rolls':
    'Avec une carte nommée Pilules !, trois dés sont lancés à la fois, et chacun a son propre résultat.',
  'steven-character-when-counted':
    "La valeur de vos âmes est comptée à la résolution ; les âmes gagnées ensuite n'ajoutent rien.",
  'strange-marble-each-player':
    "Chaque joueur a sa propre copie jusqu'à la fin du tour, avec ses propres choix. La carte elle-même retourne sur sa pioche.",
  'strawberry-whose-ones':
    'Seuls comptent les 1 définitifs du joueur actif pendant son tour, en attaque ou non, et le compte repart à zéro à chaque tour.',
  'the-butcher-which-kills':
    "Ne comptent que les joueurs morts de ses propres dégâts, et non ceux qui meurent des dégâts que son lancer d'attaque de 1 fait subir.",
  'the-collector-last-counters':
    "Ses marqueurs sont comptés tels qu'ils étaient quand il a quitté sa zone. Sans marqueur, il n'apporte aucun trésor.",
  'the-gorm-ones':
    'Un 1 définitif le touche, et ses dégâts sont doublés. Les autres lancers doivent atteindre son esquive.',
  'the-impostor-the-vote': 'Les morts ne votent pas et on ne peut pas voter pour eux. Tous ceux à égalité meurent.',
  'the-isaac-of-isaac-re-isaac-what-is-left':
    "Les objets de la boutique changent aussi, mais n'y sont pas utilisables. Les malédictions, âmes et personnages gardent leur texte.",
  'the-radiance-how-low':
    'Ses marqueurs partent avec lui. Quel que soit le nombre de morts, son esquive ne descend pas en dessous de 1.',
  'time-eater-the-end':
    "Ce sont les valeurs d'âme qui comptent. Parmi les joueurs à égalité, le joueur actif choisit qui gagne.",
  'tony-the-shop': 'Les objets éternels à côté ne comptent pas, et les malédictions et âmes ne sont pas des objets.',
  'trial-by-trolley-two-votes':
    "Les deux votes d'un joueur vont à des joueurs différents, lui-même compris s'il le veut. Tous ceux à égalité meurent.",
  'water-bottle-again':
    "Le lancer continue chaque fois avec un nouveau dé, que tous peuvent changer. Un 6 au tour d'un autre ne fait qu'annuler.",
  'witch-what-is-cancelled':
    "Lequel de ses effets a lieu se choisit en la jouant. Elle n'annule ni effets déclenchés, ni lancers, ni dégâts.",
  'zombie-jesus-the-reward': 'Celui qui gagne ses récompenses meurt : en général le joueur actif.',
} as const satisfies Readonly<Partial<Record<RulingId, string>>>;
