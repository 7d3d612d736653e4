import type { RulingId } from '../../rulings/rulings.js';

export const rulingsAToF = {
  '9-volt-before-the-next-turn':
    "Ce qu'elle recharge est utilisable tout de suite : le tour n'est pas encore fini, et des effets peuvent toujours être activés. Votre prochaine étape recharge redressera tout une fois de plus.",
  'a-dead-horse-zero-attack':
    "Avec 0 ATQ, il n'inflige rien quand vous ratez : 0 dégât ne va jamais sur la pile ; rien ne s'y déclenche et il n'y a rien à prévenir.",
  'a-dime-short-supply':
    "Les ¢ gagnés viennent de la réserve commune. S'il y reste moins de 10 ¢, vous gagnez ce qui reste, et on ne vous doit pas le reste.",
  'ambush-before-the-end':
    "Les attaques qu'elle impose s'ajoutent à votre attaque habituelle, et vous ne pouvez pas finir votre tour tant que l'une d'elles est possible. Votre attaque habituelle vous reste.",
  'ambush-counts-the-attack':
    "Oui, l'attaque de la pioche qui l'a révélée compte comme la première des deux, et de même toute autre attaque de la pioche monstres pendant ce tour. Vous devez le reste. S'il n'y en a pas eu, vous devez les deux.",
  'anima-sola-no-monster':
    "Sur son autre face, il s'attaque comme un monstre, mais il reste un objet : ce qui vise les monstres, ou se déclenche à la mort d'un monstre, ne s'y applique pas.",
  'baba-play-the-copy':
    "La copie de la carte attend jusqu'à la fin du tour, puis disparaît. La jouer ne dépense pas d'utilisation de butin, car l'objet le dit ; les autres coûts se paient, et ses choix sont les vôtres.",
  'baby-haunt-an-item':
    "Malgré sa couleur, ce n'est pas une malédiction mais un objet ordinaire : arrivé dans la boutique, il y est à vendre, et ce qui choisit un objet peut le choisir.",
  'baby-haunt-leaves-first':
    "Vous le donnez avant de payer la pénalité de mort : il ne peut donc pas être l'objet que vous détruisez pour elle. Pour l'autre joueur, il est donné et non gagné.",
  'battery-bum-again':
    "Son effet est un effet $ : il ne désactive jamais l'objet. Payez 4 ¢ autant de fois que vous le voulez et le pouvez, au tour de n'importe qui.",
  'belly-button-own-turn':
    "Oui, son utilisation de butin sert dès la phase de départ de votre tour : « pendant votre tour » commence avec le tour. L'utilisation habituelle n'arrive qu'avec la phase d'actions. Au tour des autres, il n'en donne aucune.",
  'birthright-not-a-starting-item':
    "Il peut copier un objet de départ, mais n'en devient pas un : être un objet de départ ne se copie pas.",
  'black-bony-the-killer':
    "Les dégâts sont pour celui qui l'a tué, même si ce n'est pas son tour. Les butins de sa récompense vont au joueur actif, qui lance le dé pour eux.",
  'blank-card-no-card':
    "La copie n'existe que sur la pile. Résolue ou annulée, elle ne laisse aucune carte : rien ne va pour elle dans la défausse butins ni sous une pioche.",
  'blank-card-no-doubling':
    'Dans la deuxième édition, elle copie le prochain butin au lieu de le doubler. La copie se résout avant le butin lui-même, avec ses propres cibles et choix. Pour doubler, une table joue avec la variante Ancienne Carte blanche.',
  'blank-card-trinkets':
    "Une babiole, par exemple Âme perdue, n'est pas copiée, et elle n'épuise pas non plus la copie : le prochain butin de ce tour qui n'est ni babiole ni embuscade sera copié.",
  'blood-lust-twice':
    "Elle se recharge à la fin de votre tour. Vous pouvez donc l'utiliser à votre tour, puis encore une fois avant le suivant, au tour des autres.",
  'bloody-penny-before-the-penalty':
    "Vous piochez avant que le joueur mort paie sa pénalité. Votre propre mort compte aussi : vous pouvez alors défausser le butin à peine pioché. La mort d'un monstre ne compte pas.",
  'bomb-in-an-attack':
    "Si elle tue le monstre attaqué pendant qu'un lancer ou ses dégâts attendent sur la pile, l'attaque est finie et ils quittent la pile. Elle peut donc sauver l'attaquant.",
  'bomb-no-combat-damage':
    "Ses dégâts ne sont jamais des dégâts de combat, même en pleine attaque : seuls les lancers d'attaque en infligent. Les effets liés aux dégâts de combat, ou qui en protègent, ne s'appliquent donc pas.",
  'bomb-whose-reward':
    "Vous pouvez tuer un monstre avec elle au tour de n'importe qui, et elle ne compte pas comme une attaque. Récompense et âme vont toujours au joueur dont c'est le tour.",
  'book-of-belial-after-modifiers':
    "Il change le nombre que montre le dé pendant que le lancer attend sur la pile. Ce qui s'ajoute en permanence à vos lancers ne compte qu'ensuite.",
  'book-of-sin-once-it-rolls':
    "Dès que le dé attend sur la pile, son effet est déjà résolu : ni Haricot beurre ! ni Non ! ne l'arrêtent plus. Le nombre peut encore être changé, et ce qu'il apporte attend ensuite lui-même sur la pile.",
  'boom-fly-dead-players':
    'Oui, elle inflige aussi son dégât aux joueurs morts. Il compte comme subi et déclenche ce qui se déclenche sur des dégâts, mais ne change aucun PV, et personne ne meurt une seconde fois pendant ce tour.',
  'boomerang-blind':
    "C'est le hasard qui choisit la carte, aucun de vous deux. Voler n'est pas piocher : les effets qui se déclenchent quand on pioche, ou qui doublent la pioche, ne s'appliquent pas.",
  'box-after-it-is-gone':
    "Sa destruction fait partie de son effet : une fois résolu, vous jouez autant de butins que vous voulez ce tour, même sans l'objet. Annulé, l'objet vous reste, désactivé.",
  'breakfast-coming-and-going':
    "Le PV supplémentaire arrive plein, même si vous êtes blessé. Si vous perdez l'objet, un cœur vide part d'abord : blessé, vous pouvez garder les PV qui vous restent.",
  'brimstone-only-hits':
    "L'autre joueur n'est touché que si un monstre subit vraiment vos dégâts de combat. Un lancer raté, une bombe ou des dégâts prévenus ne font rien.",
  'broken-ankh-when-it-rolls':
    'Vous lancez le dé quand votre mort va se résoudre, une seule fois pour cette mort. Sur un 6, il vous reste 1 PV et vous ne payez pas de pénalité ; à votre tour, la pile est vidée et le tour se termine.',
  'bum-bo-levels-add-up':
    "Les niveaux se cumulent : à partir de 25, vous avez les trois effets. Le bonus au lancer ne vaut que pour votre premier lancer d'attaque de chaque tour, relancé ou non.",
  'bum-bo-no-choice':
    "Vous n'avez pas le choix : chaque ¢ que vous devriez gagner de la réserve devient un marqueur niveau, récompenses des monstres comprises. Vous ne pouvez pas en garder une partie.",
  'bum-bo-stolen-money':
    "Les ¢ que vous volez, ou qu'on vous donne en marchandant, ne sont pas gagnés : ils restent dans votre bourse et ne font pas de niveau.",
  'bum-friend-any-card':
    "La carte remise n'a pas besoin d'être celle que vous venez de piocher : n'importe quelle carte de votre main convient, et les autres ne la voient pas.",
  'butter-bean-one-use-items':
    "Si un objet est détruit par son propre effet, l'annuler ne fait que gagner du temps : il n'est pas détruit, reste désactivé à son joueur et resservira une fois rechargé. Si sa destruction est le coût, il est perdu.",
  'butter-bean-order-of-discard': "Le butin annulé va dans la défausse d'abord, et Haricot beurre ! par-dessus.",
  'butter-bean-trinkets':
    "Tant qu'elle est sur la pile, une babiole ou une Âme perdue est un butin comme un autre et peut être annulée. Devenue objet ou âme, c'est trop tard.",
  'butter-bean-what-it-cannot':
    "Il annule un butin, ou un effet ↷ ou $ d'un objet. Effets de personnages, effets déclenchés, lancers, dégâts et morts lui échappent. Ce qui a été payé n'est pas rendu, et l'objet reste désactivé.",
  'cain-goes-first':
    'Celui qui a ce personnage joue le premier tour de la partie ; on ne lance pas de dé pour le savoir.',
  'cambion-conception-leftovers':
    'Elle reçoit un marqueur par dégât vraiment subi ; les dégâts prévenus ne comptent pas. Les marqueurs au-delà de six restent pour le prochain trésor.',
  'card-cannot-destroy-itself':
    "S'il copie un effet qui commence par détruire son propre objet, il ne fait rien : un butin ne peut pas être détruit. Copier un effet qui devient une copie ne donne rien non plus.",
  'carrion-queen-final-number':
    "C'est le résultat final du lancer qui compte, avec tout ce qui s'y ajoute. Les dégâts hors combat la blessent comme d'habitude.",
  'champion-belt-one-roll':
    "L'attaque supplémentaire est là à chaque tour. Le +1 ATQ, lui, ne vaut que pour le premier lancer d'attaque de votre tour et ses dégâts ; un lancer raté l'épuise.",
  'chaos-all-at-once':
    "Toutes les mains passent au même moment : personne n'en tient deux entre-temps, même pour l'Âme de la Gourmandise. C'est un don, personne ne pioche.",
  'chaos-card-bonus-soul':
    "Oui, elle peut détruire une âme bonus qu'un joueur a gagnée. Cette âme reste alors face cachée, hors de la partie, pour de bon ; personne ne peut la regagner. Une âme que personne n'a encore gagnée n'est pas en jeu et ne peut pas être choisie.",
  'chaos-card-eternal':
    "Non, elle ne peut pas détruire un objet de départ, ni rien d'autre d'éternel. Vous pouvez choisir un tel objet, mais il reste, et Carte du chaos est détruite quand même.",
  'chaos-card-late-choice':
    "Ce qui meurt ou est détruit n'est choisi qu'à la résolution, une fois la carte détruite. Personne ne peut donc répondre à ce choix, et annuler l'effet sauve la carte.",
  'charged-baby-any-roll':
    "Un 2 de n'importe quel joueur, quel que soit le lancer, compte. L'objet est choisi quand l'effet va sur la pile ; le recharger ou non, à la résolution.",
  'chest-rolls-for-the-active-player':
    "C'est le joueur dont c'est le tour qui lance et reçoit le résultat, même quand l'événement arrive en remplissant une zone, et même mort pendant ce tour.",
  'classic-roller-one-result':
    "Deux dés sont lancés, mais seul celui qui est choisi compte. Rien ne se déclenche sur le nombre de l'autre.",
  'cod-worm-no-damage':
    "Le rater ne coûte rien : avec 0 ATQ, aucun dégât ne va sur la pile. Un effet qui donne de l'ATQ aux monstres y change quelque chose.",
  'compost-one-event':
    "Il change une seule pioche de butins : la prochaine de n'importe quel joueur, étape butin comprise. Si la défausse a trop peu de cartes, ce joueur n'en reçoit pas d'autres.",
  'conquest-must-attack':
    "Sa mort donne au joueur actif une attaque de plus, qu'il doit effectuer avant de pouvoir finir son tour.",
  'contract-from-below-eternal':
    "Un objet Éternel ne peut pas être détruit et ne sert donc pas à payer. Avec moins de deux objets destructibles, celui-ci compris, l'effet ne peut pas être activé.",
  'contract-from-below-pays-with-itself':
    "Il peut être l'un des deux objets que vous détruisez. C'est son coût : ils sont perdus même si l'effet est annulé, et personne ne peut répondre à leur destruction.",
  'counterfeit-penny-only-gains':
    'Elle augmente ce que vous gagnez de la réserve, de 1 ¢ par gain. Voler et marchander ne sont pas des gains et ne rapportent rien de plus.',
  'crystal-ball-final-number':
    "Elle regarde le prochain lancer qui se résout, quel que soit le joueur, et son résultat final avec tous les changements. Un autre nombre l'épuise.",
  'crystal-ball-roll-on-the-stack':
    "Si un lancer est sur la pile quand elle se résout, elle ne fait rien. Vous ne pouvez donc pas l'utiliser en réponse à un lancer.",
  'curse-of-loss-needs-a-soul':
    "Vous choisissez l'âme vous-même ; sans âme, vous n'en perdez pas. La malédiction vous quitte avec cette mort, avant que vous payiez la pénalité.",
  'curse-of-pain-who-gets-it':
    "Le joueur actif choisit qui la reçoit, lui-même compris. Elle reste à ce joueur jusqu'à sa mort, ou jusqu'à ce que quelque chose la détruise.",
  'curse-of-the-blind-whose-turn':
    "Elle ne compte qu'au tour du joueur maudit, pour tous les monstres. L'esquive ne dépasse jamais 6 : un 6 touche toujours.",
  'curse-of-the-tower-a-treasure':
    "Malgré son nom, c'est un objet et non une malédiction : ce qui détruit une malédiction ne peut pas la cibler, et elle ne vous quitte pas à votre mort.",
  'cursed-gaper-any-roll':
    "Les monstres maudits surveillent chaque lancer de chaque joueur, même hors attaque ou pendant l'attaque d'un autre monstre. Le bonus s'ajoute de nouveau à chaque 4, jusqu'à la fin du tour.",
  'cursed-keeper-head-who-loses':
    "Celui qui a fait le 1 perd les ¢, au tour de n'importe qui et quel que soit le lancer, qu'elle soit attaquée ou non. Celui qui en a moins perd ce qu'il a.",
  'cursed-lil-haunt-one-result':
    "Deux dés sont lancés, mais seul celui qui est choisi compte ; l'autre nombre ne déclenche rien.",
  'cursed-moms-hand-active-player':
    "Un 6 du joueur actif termine le tour, quel que soit le lancer ; celui d'un autre joueur, non. Ce qui était sur la pile est annulé, y compris les dégâts de ce lancer.",
  'cursed-psy-horf-items-only':
    "Les effets ↷ et $ des objets comptent, à n'importe quel tour ; celui d'un personnage, non. Son déclenchement est au-dessus de l'effet : vous subissez le dégât avant que l'effet se résolve.",
  'daddy-haunt-one-instance':
    "Il augmente chaque dégât subi ; ce n'est pas un second dégât. Un bouclier qui arrête une fois tous les dégâts arrête donc aussi l'ajout. C'est un objet, pas une malédiction.",
  'dads-lost-coin-changed-face':
    "Elle peut faire relancer le 1 de n'importe qui. Si quelqu'un change le nombre en réponse, ce n'est plus un 1 et rien n'est relancé.",
  'dads-lost-coin-one-again':
    "Oui, un 1 relancé qui redonne un 1 peut être relancé encore : une relance compte comme un changement, même si le même nombre sort. Cela continue tant que c'est un 1 et que vous le voulez.",
  'dads-lost-coin-reads-the-die':
    'Elle regarde ce que montre le dé avant les bonus permanents comme De la viande ! Un 1 qui finirait en 2 peut quand même être relancé.',
  'dagaz-only-with-a-curse':
    "Vous choisissez en la jouant. Détruire une malédiction n'est possible que s'il y en a une en jeu ; celle de n'importe quel joueur convient.",
  'dead-bird-own-three':
    "Non, votre propre 3 ne vous apporte rien : vous vous voleriez une carte à vous-même, et elle reste dans votre main. Le bot demande quand même, car le 3 de n'importe quel joueur le déclenche.",
  'death-whom-it-kills':
    'Le joueur actif choisit la victime quand elle meurt, lui-même compris. Celui qui est déjà mort pendant ce tour ne meurt pas une seconde fois.',
  'deaths-head-from-the-deck':
    "Si vous attaquez la pioche monstres et tombez sur elle, elle est mise dans une zone, vous ne l'attaquez pas et votre attaque est perdue.",
  'decoy-both-sides':
    "Les deux objets changent de camp tels quels, avec leurs marqueurs, chargés ou non. Si l'un des deux n'est plus là, rien n'est échangé. Aucun n'est gagné.",
  'delirium-still-pays':
    "Sa récompense est payée même s'il retourne dans sa pioche, et il ne donne pas d'âme. Les cartes au-dessus de lui sont comptées, pas regardées.",
  'devil-deal-damage-first':
    "Non, l'objet du troisième choix ne peut pas vous protéger de ses 2 dégâts : vous le recevez juste après leur résolution. S'ils vous tuent, vous l'avez déjà : il peut être votre objet pour la pénalité, et annuler votre mort ne le reprend pas.",
  'devil-deal-guppys-collar':
    "Oui, le Collier de Guppy reçu par le troisième choix peut vous sauver des 2 dégâts de ce même choix : vous l'avez avant que votre mort aille sur la pile, et il sert donc pour cette mort.",
  'devil-deal-three-choices':
    "Il y a trois choix, faits quand il va sur la pile ; le défausser sans rien en est un. Après une recherche, la pioche trésors est mélangée, même si rien n'est trouvé.",
  'dice-room-6-order':
    "Les objets sont relancés joueur par joueur dans l'ordre du tour, chacun ordonnant les siens ; ceux de la boutique viennent en dernier.",
  'dice-shard-same-roll':
    "Un lancer relancé reste le même lancer, avec un nouveau nombre. Un premier lancer d'attaque reste le premier, et les effets liés à un lancer ne se déclenchent pas à nouveau.",
  'dinga-one-roll':
    "Tué par un lancer d'attaque de 6, il ne demande qu'un seul lancer ; c'est ce nombre qui est doublé. Tué autrement, il paie une fois.",
  'diplopia-counters-stay':
    "Les marqueurs reçus pendant qu'elle est une copie lui restent ensuite. Si elle copie Le chat mort, elle commence avec neuf marqueurs, à chaque fois.",
  'diplopia-what-is-copied':
    "Elle prend le nom et les effets de l'objet, mais pas ses marqueurs, et reste chargée ou désactivée comme elle était. À la fin du tour, elle redevient elle-même.",
  'donation-machine-given':
    "Donner l'objet est le coût : il est perdu même si l'effet est annulé. Pour l'autre joueur, il est donné et non gagné, et il ne peut pas le refuser.",
  'dople-neighbour-of-the-active-player':
    "Le joueur à droite du joueur actif en subit autant, peu importe qui l'a blessé, et pour tous les dégâts, pas seulement ceux de combat.",
  'dry-baby-with-an-addition':
    "Si autre chose augmente les dégâts, vous ordonnez les deux : avec celui-ci en dernier, vous n'en subissez qu'un. Il ne réduit pas 1 dégât, et être tué n'est pas subir des dégâts.",
  'eden-item-after-a-theft':
    "Oui, l'objet gardé par Eden reste éternel après un vol ou un échange, pour toute la partie. Mais la plupart des cartes qui volent ou échangent demandent un objet non-éternel et ne peuvent pas le choisir.",
  'eden-one-use-items':
    "L'objet gardé est Éternel toute la partie. Il ne peut pas être détruit pour payer un coût, et un effet qui commence par le détruire et ne continue que si c'est fait ne donne rien.",
  'eden-pick-at-the-start':
    'Le trésor est choisi pendant la mise en place : personne ne peut répondre au choix ; ce que cet objet déclenche alors attend la première priorité. Les deux autres vont en dessous de la pioche trésors.',
  'edens-blessing-twice-asked':
    "Vous devez avoir 0 ¢ à la fin de votre tour, puis encore quand l'effet se résout. Des ¢ reçus entre-temps l'empêchent ; dépenser ses derniers ¢ seulement alors vient trop tard.",
  'ehwaz-no-deaths':
    'Les monstres ne meurent pas : ni récompenses, ni âmes, et rien ne se déclenche sur une mort. Ce qui vient de la pioche entre en jeu aussitôt, événements compris.',
  'empty-vessel-at-once':
    'La condition est vérifiée en permanence : jouez votre dernière carte et le bonus est là. Les dégâts de combat déjà sur la pile ne changent plus.',
  'evil-twin-neighbour':
    'Le joueur à gauche du joueur actif en subit autant, quels que soient ces dégâts et celui qui les a infligés. Ces seconds dégâts vont sur la pile, et on peut y répondre.',
  'eye-of-greed-any-roll':
    "Chaque lancer de chaque joueur compte, d'attaque ou non, avec son résultat final. Plusieurs de vos cartes qui attendent le même nombre se déclenchent toutes.",
  'famine-who-skips':
    "C'est le joueur actif qui saute un tour, même si un autre joueur l'a tuée. Ce tour compte comme joué : ce qui dure une manche finit comme d'habitude.",
  'fanny-pack-once':
    "Une carte chaque fois que vous subissez des dégâts, quel qu'en soit le nombre. Des dégâts entièrement prévenus n'en donnent pas.",
  'finger-both-sides':
    "Les deux objets sont choisis quand l'effet va sur la pile, l'échange est décidé à la résolution. Aucun objet éternel ne peut être choisi, ni le vôtre ni le sien.",
  'flip-keeps-damage':
    'Les dégâts subis vous restent quand le personnage est retourné, et les marqueurs restent sur la carte.',
  'flush-nothing-is-destroyed':
    "Ce qui va en dessous d'une pioche n'est ni détruit ni mort : pas de récompense, rien ne se déclenche. Les zones vides sont remplies avant que quelqu'un reçoive la priorité.",
  'forever-alone-recharges':
    'Chaque fois que vous subissez des dégâts, il se recharge, à votre tour ou non. Utilisez-le en réponse aux dégâts : il est de nouveau prêt ensuite.',
  'friendly-ball-outside':
    "Un monstre sous cet objet est hors de la partie : rien en jeu ne s'y applique. Quand il revient, il est neuf, sans dégâts ni marqueurs.",
} satisfies Readonly<{ [Id in RulingId]?: string }>;
