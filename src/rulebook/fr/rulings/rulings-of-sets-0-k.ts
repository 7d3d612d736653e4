import type { RulingId } from '../../rulings/rulings.js';

/** Of Gold Box, Four Souls+ and Requiem. */
export const rulingsOfSets0ToK = {
  '1-up-own-turn':
    "Elle ne vous sauve qu'à votre propre tour, et d'elle-même : vous avez tous vos PV, ne payez pas de pénalité, votre attaque est finie et vous pouvez attaquer encore une fois. Au tour d'un autre, elle reste là et vous mourez.",
  '20-20-up-to-two':
    "Le lancer d'attaque de n'importe qui ; ce qui s'ajoute, de 0 à 2, se choisit à l'activation. Aucun lancer ne dépasse 6.",
  'a-lucky-penny-rewards':
    "Toutes les récompenses de monstres jusqu'à la fin du tour, quel que soit celui qui les reçoit. Pour une récompense au dé, c'est le nombre qui est doublé, pas le lancer. Une âme n'est pas une récompense, et le 1 ¢ de la carte n'est pas doublé.",
  'abaddon-any-damage':
    "Tout dégât que vous subissez vous tue, de combat ou non. Des dégâts prévenus ne sont pas subis. Une fois qu'il vous tue, seul ce qui empêche une mort vous aide.",
  'abel-another':
    "Le monstre que vous venez de blesser ne peut pas être choisi ; tout autre, et tout joueur, si, même vous. Le dégât n'est pas un dégât de combat.",
  'abyss-what-feeds-it':
    "Seul un objet vraiment détruit donne un marqueur : un objet éternel reste et n'en donne pas. L'ATQ augmente de 1 par paire de marqueurs, un marqueur impair attend.",
  'ace-of-diamonds-not-itself':
    "Toutes les zones monstre comptent, même vides, et les cartes de votre main à la résolution : elle n'en fait plus partie. C'est un seul gain.",
  'alabaster-box-any-counter':
    "Peu importe ce qui pose le 2e, le 4e ou le 6e marqueur, même au milieu d'un tour. Un nombre atteint de nouveau paie de nouveau.",
  'algiz-which-items':
    "Les objets que le joueur a à la résolution sont éternels, même s'ils changent de joueur ; un objet arrivé ensuite ne l'est pas.",
  'all-hallows-eve-what-happens':
    "Un boss qui meurt paie sa récompense et va dans la défausse. Une âme bonus reste où elle est, et on la gagne dès que rien ne l'interdit plus et que sa condition est remplie. On peut toujours voler ou donner une âme : ce n'est pas un gain.",
  'angelic-intervention-spent':
    "Vous voyez la carte et pouvez alors la laisser. L'attaque est dépensée quand même, et le monstre reste dans la zone.",
  'anima-sola-beaten':
    "En Revenant, il est éternel et ne peut pas mourir : à 0 PV, l'attaquant reçoit sa récompense, il se retourne avec ses dégâts et ses marqueurs, et l'attaquant peut attaquer encore une fois.",
  'auction-gavel-bidding':
    "Vous n'enchérissez pas vous-même. Les autres enchérissent dans l'ordre du tour, à la vue de tous, sans dépasser ce qu'ils ont, jusqu'à ce que personne ne monte. Le gagnant vous paie et vole l'objet ; ni l'objet ni ces ¢ ne sont gagnés. Sans enchère, rien ne se passe.",
  'backstabber-whom':
    "À votre propre tour, vous pouvez attaquer celui dont le total d'âmes dépasse le vôtre, avec une attaque qui vous reste. Dès que le vôtre l'égale, personne ne peut être attaqué grâce à lui.",
  'bag-lunch-first-time':
    "Oui, vous pouvez le choisir pour votre pénalité de mort : au lieu d'être détruit, il reçoit son marqueur, et vous ne perdez aucun objet. La fois suivante, il est vraiment détruit.",
  'bag-o-trash-again':
    "Tous les trois sont des effets $ : payez autant de fois que vous le voulez et le pouvez, au tour de n'importe qui, en réponse aussi.",
  'bag-of-crafting-any-turn':
    'Les deux sont des effets $ utilisables à tout moment, et à la suite. Défausser et retirer sont des coûts : annulés, ils sont perdus.',
  'battery-pack-whose-items':
    'Tous les objets du joueur choisi se rechargent, celui-ci aussi ; pas les personnages. Les marqueurs sont le coût.',
  'battle-royale-2-which-attack':
    "Elle ne donne pas d'attaque : attaquer un joueur en dépense une qui vous reste. Si plusieurs cartes permettent d'attaquer les joueurs, la plus récente dit à partir de quel nombre.",
  'battle-royale-3-the-others':
    "Votre propre mort finit l'attaque et le tour comme toujours, et votre objet va dans la défausse. De même celui d'un joueur qui meurt sans avoir été attaqué pendant ce tour.",
  'battle-royale-the-item':
    "Celui qui a été attaqué pendant ce tour et y meurt, par l'attaque ou autrement, choisit l'objet comme pour toute pénalité et vous le donne. Les objets éternels restent ; le reste de la pénalité se paie comme d'habitude.",
  'beggar-when-it-leaves':
    "Seul le joueur actif peut l'utiliser, tant qu'il a 3 ¢. Avec un 6, elle s'en va, qu'un monstre soit mort ou non, et la salle suivante arrive.",
  'begotten-when-hurt':
    "Son ATQ est de 2 dès qu'il lui reste 1 PV, et redevient 1 s'il se soigne. Des dégâts de combat déjà sur la pile ne changent pas.",
  'berkano-eternal':
    "Oui, ce joueur peut voler dans la boutique même si l'objet était éternel et est resté. Pour un objet de la boutique, personne ne vole.",
  'berserk-extra-hp':
    "Les PV arrivent pleins, un par monstre que vous tuez, et tous s'arrêtent avec le tour. Les cœurs vides partent alors d'abord : vous n'en mourez pas.",
  'betrayal-what-is-taken':
    "Le joueur se choisit avant le lancer, la chose après. Ce qui est volé n'est pas gagné ; une âme volée peut faire gagner la partie.",
  'black-candle-whom':
    "Pour chaque malédiction révélée, vous choisissez le joueur, vous compris, quel que soit le joueur actif. Tous voient les six cartes ; vous choisissez seul l'ordre du reste en dessous de la pioche.",
  'black-champions-on-the-stack':
    'Des dégâts de combat déjà sur la pile gardent leur nombre, quelle que soit la salle qui arrive ou part.',
  'black-heart-whose-death':
    "Chaque mort de ce joueur pendant ce tour compte, quelle qu'en soit la cause, mais il n'y en a qu'une par tour. Vous et ce joueur êtes épargnés.",
  'black-rune-which-row':
    "L'objet relancé se choisit une fois le nombre connu. Avec 5 ou 6, toute la main part, même vide, et trois cartes viennent.",
  'blastocyst-deck-attack':
    "L'attaque que donne sa mort ne va qu'à la pioche monstres et n'est pas obligatoire. Les deux zones restent.",
  'blessing-of-gluttony-loot-step': "Elle ne compte qu'à l'étape butin, comme une seule pioche de deux cartes.",
  'blessing-of-greed-with-equality':
    "C'est un gain comme un autre : ce qui augmente ou remplace vos gains s'applique. Il vient avant votre étape butin.",
  'blessing-of-steam-only-the-shop':
    'Seuls les objets de la boutique sont moins chers ; la carte au sommet de la pioche trésors coûte 10 ¢. Aucun prix ne descend sous 0 ¢.',
  'blessing-of-the-inner-eye-when':
    "Cela vient avant le choix de la cible : vous pouvez attaquer la pioche que vous venez d'ordonner. Vous seul voyez les trois cartes.",
  'blessing-of-the-sack-what-is-doubled':
    "Chaque récompense, une fois, celle des monstres comme celle des objets et salles attaquables. Pour une récompense au dé, c'est le nombre qui est doublé. Avec Une pièce porte-bonheur !, elle est quadruplée. Les âmes ne sont pas des récompenses.",
  'blind-rage-one-attack':
    "Elle ne donne pas d'attaque : une attaque qui vous reste doit aller à la pioche avant que vous puissiez finir votre tour. Ensuite, vos autres attaques sont libres.",
  'blood-donation-last-hp':
    "Payer des PV n'est pas subir des dégâts et ne se prévient pas. Vous pouvez payer le dernier : les 3 ¢ sont à vous, et votre mort va sur la pile.",
  'blood-lust-room-two-attacks':
    "Votre attaque habituelle doit être faite, et la déclarer en ajoute une, qui doit être faite aussi. Une troisième attaque n'oblige plus à rien.",
  'blood-money-who-gets-it':
    "Tous sauf celui qui meurt, dans l'ordre du tour, même les joueurs déjà morts pendant ce tour, et avant que la pénalité soit payée.",
  'blood-puppy-levels':
    'Les niveaux se cumulent : à 10, il fait les trois choses. Chaque mort de joueur compte, la vôtre aussi, et les niveaux le suivent chez un nouveau propriétaire.',
  'bobby-bomb-which-cards':
    "Toute carte dont le nom contient le mot : Bombe !, Bombe dorée !!, Méga bombe !. Le premier effet vient quand on le gagne ou l'achète, pas quand il est volé ou donné. Tous voient les dix cartes.",
  'bomb-bum-which-cards':
    "C'est le nom de la carte défaussée qui compte : Bombe !, Bombe dorée !!, Méga bombe !. Alors trois dés sont lancés ensemble, chacun avec son propre résultat.",
  'bony-adds-up':
    "Le bonus arrive une fois les dégâts de ce 1 sur la pile : il compte à partir du lancer raté suivant. Plusieurs 1 s'additionnent jusqu'à la fin du tour.",
  'book-of-the-dead-on-top':
    "Le monstre recouvre ce qui se trouve dans la zone choisie, et il est neuf, sans dégâts. Événements et malédictions ne peuvent pas être choisis, et personne n'est obligé de l'attaquer.",
  'book-of-virtues-both':
    "Un monstre tué par vous compte au tour de n'importe qui, même sans attaque. Vous devez choisir un autre joueur, et vous piochez tous les deux.",
  'boss-rush-which-bosses':
    "Un boss est tout monstre avec une icône d'âme, boss épique compris. Ce qui est mis dans la défausse en chemin n'est pas mort et ne paie rien. L'un des deux, au choix du joueur actif, doit être attaqué pendant ce tour, par une attaque qui s'ajoute.",
  'broken-remote-which-use':
    "Chaque ↷ ou $ d'un de vos objets compte, pas celui du personnage. Ce qui part n'est pas mort, et une salle peut partir sans monstre mort.",
  'bum-bo-is-loose-what-there-is':
    "Qui en a moins perd ce qu'il a. Cela vient avant la limite de main, et des ¢ dépensés en réponse ne sont pas perdus.",
  'butter-bean-not-what-it-answers':
    "Il ne répond qu'à ce qui a pour cible un de vos objets ou votre lancer. Ce qui touche tous les objets, ou n'en choisit un qu'à la résolution, n'a pas cette cible et ne peut pas être annulé par lui.",
  'butter-fingers-which-card': 'Vous choisissez la carte, et elle part avant que la limite de main soit vérifiée.',
  'callus-only-damage':
    "Bombes, événements et dégâts de monstres hors combat ne vous font rien. Lancers d'attaque ratés, PV payés et mises à mort comptent toujours.",
  'cancer-first-roll':
    "Quel que soit votre premier lancer d'un tour, d'attaque ou non, à votre tour ou à celui d'un autre, il a le bonus, ajouté en dernier. Relancé, il reste votre premier lancer.",
  'car-battery-itself':
    "Non, votre étape recharge ne la recharge pas, ni d'autres cartes ; seuls ses 7 ¢ le font, à tout moment. Elle peut recharger les objets de n'importe qui, et ceux de la boutique.",
  'ceremonial-blade-discard':
    'À la fin de votre tour, vous ne défaussez que si vous avez pioché ; la carte est à votre choix, la nouvelle aussi.',
  'challenge-room-each-death':
    "Chaque mort de monstre à votre tour vous fait lancer, quelle qu'en soit la cause. À partir de 4, vous avez une attaque de plus et devez la faire.",
  'charged-penny-which-item':
    "L'objet se choisit en la jouant, celui de n'importe qui ou de la boutique. S'il n'est plus là à la résolution, toute la carte ne fait rien, même le 1 ¢.",
  'charmed-fat-bat-who-chooses':
    "Comme pour tous les monstres charmés, le joueur actif a d'abord la récompense, puis choisit un autre joueur, quel que soit celui qui l'a tué. Ce joueur ne peut pas refuser.",
  'charmed-globin-heals': 'Chaque lancer raté contre lui le soigne, jamais au-delà de ses PV.',
  'charmed-monstro-whose-soul':
    "L'âme va à un autre joueur choisi par le joueur actif, et peut le faire gagner. Les trésors restent au joueur actif.",
  'chocolate-milk-third':
    "Avec exactement 2 marqueurs, vous avez +1 ATQ ; au troisième, tous partent et 1 dégât vient. D'autres cartes peuvent y mettre ou en retirer des marqueurs.",
  'clog-all-at-once':
    "Toutes les mains passent au même moment : personne n'en tient deux, et rien n'est pioché. Les butins de sa récompense viennent ensuite et vous restent.",
  'conjoined-twin-who-kills':
    "Le joueur qui a tué le monstre choisit la victime, au tour de n'importe qui. Un monstre qu'aucun joueur n'a tué n'entraîne personne.",
  'consolation-prize-how-many':
    "Les valeurs se comparent à la résolution. Avec autant d'âmes que le premier, vous ne piochez rien.",
  'corny-by-chance': "Le hasard choisit parmi tous sauf le joueur actif, même les morts, quand l'effet va sur la pile.",
  'credit-card-only-the-shop':
    "Seul le premier objet de la boutique qu'un joueur achète pendant ce tour est gratuit. Celui qui en a déjà acheté un pendant ce tour n'a plus rien de gratuit ; la carte au sommet de la pioche trésors coûte son prix. Elle ne donne pas d'achat.",
  'crooked-penny-when-it-counts':
    "Ce qu'elle double ou fait perdre se compte une fois le nombre connu : des ¢ dépensés en réponse ne comptent plus. Doubler est un gain, avec tout ce qui augmente les gains.",
  'curse-of-blood-lust-if-able':
    "Elle ne donne pas d'attaque : celle que vous avez doit être faite, contre ce que vous voulez. S'il n'en reste pas, ou s'il n'y a rien à attaquer, vous pouvez finir votre tour.",
  'curse-of-empathy-each-death':
    "Chaque mort de monstre compte, au tour de n'importe qui ; ce qui est seulement mis dans la défausse n'est pas mort. Qui n'a rien ne perd rien.",
  'curse-of-fatigue-which-item':
    "Vous choisissez vous-même cet unique objet. Votre personnage n'est pas un objet et se recharge comme toujours, et hors de votre étape recharge tout se recharge comme d'habitude.",
  'curse-of-impulse-other-turns':
    "Ce qu'elle désactive peut servir en réponse, puis plus au tour des autres, jusqu'à votre étape recharge.",
  'curse-of-the-hollow-how-many':
    "C'est la valeur de vos âmes qui compte, à la résolution, à la fin de votre tour. Vous choisissez les cartes, et perdez ce qu'il y a.",
  'curse-of-the-soulless-what-happens':
    'Un boss que vous tuez va dans sa défausse, et sa récompense est payée quand même ; une âme donnée ou volée vous vient toujours. Une âme bonus reste là, et un autre joueur peut la gagner. À votre mort, elle passe à un autre joueur de votre choix.',
  'curse-of-tiny-hands-when':
    "Vous pouvez tenir autant de cartes que vous voulez jusqu'à la phase finale de votre tour : c'est là seulement que vous défaussez pour n'en garder que 2. Si la malédiction vous quitte avant, votre limite revient à 10.",
  'cursed-eye-the-one':
    "Un 1 final annule tout, y compris les dégâts de ce lancer raté. Si ce lancer n'était pas à votre propre tour, le tour continue.",
  'cursed-globin-all-monsters':
    "Chaque 3 de n'importe qui soigne chaque monstre en jeu, lui compris, jamais au-delà de ses PV. Un monstre dont la mort attend sur la pile n'est pas soigné.",
  'cursed-soul-damage-first':
    "Le marqueur vient même si les dégâts sont prévenus. Les marqueurs voyagent avec l'objet ; au sixième, c'est l'âme de celui qui l'a alors.",
  'cursed-tumor-any-roll':
    "N'importe quel 4 de n'importe quel joueur, en attaque ou non. Le joueur actif subit le dégât en premier, puis les autres dans l'ordre du tour.",
  'daddy-long-legs-each-turn':
    "Il doit blesser quelqu'un au début de chacun de vos tours, vous-même si vous le choisissez. Ce n'est pas un dégât de combat.",
  'dads-key-what-comes':
    "La carte est révélée d'abord, puis vous choisissez la zone. Ce qui arrive recouvre le monstre qui s'y trouve, sans le détruire ni le tuer ; un événement fait aussitôt ce qu'il fait. Personne n'est obligé d'attaquer ce qui est venu.",
  'damocles-each-gain':
    'Un de plus par gain, pas par trésor : +2 en fait 3. À votre mort, il est détruit avant la pénalité et ne compte pas comme son objet.',
  'dark-arts-any-six':
    "Un 6 final de n'importe qui, vous compris, quel que soit le lancer. Votre propre mort ne fait rien piocher.",
  'dead-weight-what-it-cancels':
    "Seulement ce qui s'est déclenché de soi-même, d'un monstre ou d'un objet non-éternel. Événements, salles, personnages, butins et tout ce qui est ↷ ou $ lui échappent, ainsi que les dégâts déjà nés d'un déclenchement.",
  'devil-beggar-paying':
    "Le PV est payé et ne se prévient pas ; le dégât d'un 6, si. Vous pouvez payer votre dernier PV.",
  'dice-room-2-in-turn':
    "L'un après l'autre, le joueur actif en premier : main défaussée, trois cartes, puis le suivant.",
  'dice-room-3-shop':
    "Les objets de la boutique ne sont pas détruits, et de nouveaux arrivent avant que quelqu'un puisse acheter ou agir.",
  'dice-room-4-whose-items':
    "Joueur par joueur dans l'ordre du tour, chacun ordonnant les siens ; la boutique n'est pas touchée, et les objets éternels restent.",
  'dice-room-5-no-deaths':
    "Les monstres ne sont pas morts : ni récompenses ni âmes, et leur départ ne permet pas de changer de salle. De nouveaux arrivent avant que quelqu'un agisse.",
  'dice-room-leaves':
    "Chaque objet détruit en rapporte un nouveau à son propriétaire ; les éternels restent. La salle part à la fin du tour, qu'un monstre soit mort ou non ; le choix de la salle n'est pas utilisé et peut encore écarter la suivante.",
  'dingle-any-damage':
    "Tout dégât que le joueur actif lui inflige compte, celui d'une bombe aussi. Celui de son propre 5–6 n'est infligé par personne : il ne demande pas d'autre lancer.",
  'distant-admiration-must-play':
    "L'autre joueur choisit la carte, et tous la voient. Vous devez la jouer aussitôt, sans dépenser d'utilisation de butin, si c'est possible ; sinon, elle reste dans votre main.",
  'divorce-papers-what-is-given':
    "Ce joueur choisit les cartes et l'objet qu'il donne, éternel ou non. Pour 1 ¢ ou 1 carte, la moitié est zéro. Vous ne gagnez rien par là : ce qui est donné n'est pas un gain.",
  'dogma-the-harbingers':
    "Les Hérauts viennent s'ils sont encore hors de la partie, et seulement alors. Les monstres que Dogma balaie ne sont pas morts : ni récompenses ni âmes.",
  'double-treasure-order': "Le joueur actif gagne en premier, puis l'autre, qui ne peut pas refuser.",
  'dressing-table-which':
    "Les objets se choisissent quand l'effet va sur la pile, aucun si vous voulez. Chacun de ceux vraiment détruits rapporte un trésor.",
  'edens-blessing-room-which-item':
    "Vous désignez l'objet au début de votre tour et décidez à la résolution. Un objet éternel peut être désigné, mais il reste.",
  'emergency-contact-no-death':
    "Le monstre n'est pas mort : ni récompense ni âme. L'attaque est dépensée. Seule une attaque contre un monstre peut être annulée par lui.",
  'equality-everybody-gains':
    "Oui, ce que quelqu'un gagne, tous le gagnent, en entier et une seule fois : ce que les autres gagnent ainsi n'est pas redistribué. Voler, marchander et donner ne sont pas des gains.",
  'eternal-chest-any-card':
    "N'importe quel butin paie, et il est perdu quel que soit le résultat ; 1 ou 2 ne rapporte rien. Seul le joueur actif le peut, tant qu'il a des cartes.",
  'eternal-d6-reads-the-die':
    "Il regarde ce que montre le dé avant les bonus. Personne ne peut répondre à ce changement, et les lancers de tous comptent jusqu'à la fin du tour.",
  'euthanasia-in-a-row':
    "Deux de vos lancers d'attaque d'un même tour, l'un juste après l'autre, avec le même résultat final. Une relance n'est pas un second lancer, et vos lancers pour autre chose ne comptent pas.",
  'euthanasia-no-damage':
    "Elle tue le monstre sans dégâts : rien de ce qui prévient des dégâts ne l'aide. Récompense et âme vont au joueur dont c'est le tour.",
  'experimental-treatment-a-six':
    'Sa destruction est le coût : annulé, il est perdu. Avec un 6, il revient de la défausse comme votre âme.',
  'fetal-haunt-leaves-first':
    "Vous choisissez la carte que vous donnez à la fin de votre tour. À votre mort, vous le donnez avant la pénalité : il ne peut pas en être l'objet.",
  'fire-mind-once-each':
    "Si autre chose change les mêmes dégâts, celui qui les subit ordonne les changements ; chacun s'applique une fois.",
  'flaming-hopper-six': 'Un 6 final touche et ne lui fait rien ; les autres nombres à partir de 4, et les bombes, si.',
  'flip-the-other-side':
    "Cela vient après le paiement de la pénalité et ne se refuse pas : main défaussée, trois nouvelles cartes, et l'autre face reste visible jusqu'à votre prochaine mort.",
  'floor-spikes-final-number':
    "Un 1 final compte, pour n'importe quel lancer de n'importe qui. Un 1 que des bonus changent en 2 n'en est pas un.",
  'forget-me-now-what-goes':
    "Chaque joueur qui a des âmes en détruit une carte de son choix, vous aussi ; une carte qui vaut 2 part en entier. L'âme que porte un personnage ne peut pas partir. Une âme bonus est perdue pour de bon.",
  'fortune-teller-when-it-leaves':
    'Seul le joueur actif peut demander. Avec un 6, elle part aussitôt et la salle suivante arrive ; les utilisations encore sur la pile se résolvent.',
  'friendly-sack-who-sees':
    "Vous voyez les trois, l'autre joueur les deux qui lui reviennent, et personne d'autre n'en voit. Rien n'a été pioché.",
  'fruitcake-in-a-row':
    "N'importe quel joueur compte, et tout lancer : deux lancers de ce joueur pendant un même tour, l'un juste après l'autre, avec le même résultat final. Il peut donc servir plusieurs fois par tour.",
  'game-breaking-bug-whose-item':
    "Un objet du joueur qui a fait le 1, et c'est lui qui gagne le nouveau trésor. Un objet éternel reste, et rien n'est gagné pour lui.",
  'gaper-the-killing-roll':
    "Seulement si le lancer qui l'a tué est un 6. Tué par une bombe ou par un nombre plus petit, il n'oblige à rien.",
  'gello-no-other-monster':
    "Les dégâts valent ce qui a vraiment été soigné. S'il n'y a pas d'autre monstre en jeu, il ne fait que soigner. Au tour d'un autre, l'attaque est annulée et dépensée, et ce joueur peut attaquer de nouveau.",
  'get-out-of-jail-card-what-still-works':
    "Jusqu'à la fin du tour, les autres ne peuvent ni jouer de butin ni utiliser un effet ↷ ou $ d'un objet. Le ↷ de leur personnage reste utilisable, et ce qui se déclenche de soi-même continue. Ce qui est déjà sur la pile se résout.",
  'gimpy-choice-and-damage':
    "Un seul choix chaque fois que vous subissez des dégâts, quel qu'en soit le nombre, fait quand l'effet va sur la pile. Les +2 ATQ ne changent pas des dégâts de combat déjà sur la pile.",
  'glitch-which-abilities':
    "Il garde son texte et reste éternel ; les effets s'y ajoutent. Marqueurs et charge de l'objet de la boutique restent à celui-ci.",
  'globin-at-one':
    "Il se déclenche chaque fois que des dégâts lui laissent exactement 1 PV, plusieurs fois dans un combat s'il se soigne entre-temps. Un coup qui le tue alors qu'il avait 2 PV ou plus ne compte pas.",
  'gnawed-leaf-what-it-stops':
    "Tous les dégâts au tour des autres, mais pas une mort infligée ni des PV payés. À votre tour, elle ne protège de rien. Le premier butin d'un tour qu'un autre dirige contre vous ou les vôtres peut être annulé ; le choix se fait quand l'effet se résout.",
  'gold-key-only-the-deck':
    "Les attaques qu'elle donne ne vont qu'à la pioche monstres. Pour un monstre en jeu, il faut au joueur actif une attaque venue d'ailleurs.",
  'golden-troll-bomb-comes-back':
    "Elle est ensuite dans la pioche monstres, à la quatrième place en partant du sommet, à la vue de tous, jusqu'à ce qu'on mélange.",
  'greed-looms-what-counts':
    "Non, un trésor acheté au sommet de la pioche n'aide pas : il faut un objet de la boutique. C'est vérifié à la fin du tour et encore à la résolution.",
  'guppys-eye-who-sees':
    "Tout le monde voit les mains des autres joueurs, pas vous seul, tant que l'objet est en jeu ; la vôtre reste secrète. Dans la boutique, il ne montre rien.",
  'guppys-tail-which-card':
    'La carte défaussée à la fin de votre tour est à votre choix, et part avant que votre limite de main soit vérifiée. Sans carte, rien ne se passe.',
  'gurglings-when-hurt': 'Son esquive se lit quand un lancer se résout : à partir de 2 PV, un 4 touche.',
  'gus-the-helpers':
    "Ceux qui ont fait 4 ou plus doivent lancer après chaque lancer de l'attaquant, avec leur ATQ et à leurs risques. Sa récompense est un trésor pour chaque joueur, son âme est au joueur actif.",
  'gutted-fatty-must-attack':
    "L'attaque s'ajoute et doit être faite, contre tout ce qui peut être attaqué. La zone reste.",
  'hagalaz-which-room':
    "La pioche et la carte se choisissent en la jouant : la carte est donc désignée avant de voir la pioche. Ce qui part n'est pas mort, et le monstre attaqué ne peut pas être choisi.",
  'halo-of-flies-combat':
    "Seuls les dégâts de combat d'un 1 ou d'un 6 final ne vous font rien ; ce qui blesse autrement sur un tel nombre vous blesse.",
  'hand-me-downs-which-card':
    "Celui qui a pioché choisit la carte qu'il donne, la nouvelle ou une autre ; vous deux seuls la voyez.",
  'handicapped-placard-never-below-one':
    "Il compte la valeur des âmes à chaque instant, à votre propre tour seulement. L'esquive ne descend jamais sous 1.",
  'haunted-when':
    "C'est le prochain tour de celui qui a gagné l'âme, et les deux prochains pour une carte qui vaut 2. Une âme volée ou donnée n'est pas gagnée. Celui qui gagne la partie avec cette âme a gagné.",
  'head-of-the-keeper-per-damage':
    "1 ¢ chaque fois que vous infligez des dégâts, quel qu'en soit le nombre, de combat ou non. Des dégâts prévenus ne rapportent rien. Tuer rapporte ses 2 ¢ en plus.",
  'headless-horseman-what-is-left':
    "Sa première mort d'un tour est prévenue, ce qui lui laisse 1 PV, puis il soigne 2 PV. Il a donc 3 PV, personne ne reçoit sa récompense, et une attaque contre lui continue. Sa deuxième mort du tour compte.",
  'heavy-is-the-head-who':
    'Les objets de départ et les babioles comptent, et tous les joueurs à égalité sont concernés. Personnages, âmes et malédictions ne sont pas des objets : votre personnage se recharge dans tous les cas.',
  'hemoptysis-for-good':
    "Le monstre garde son ATQ de 1 tant qu'il est en jeu, pas seulement ce tour. Recouvert puis redécouvert, il retrouve la sienne.",
  'holy-bony-who-looks':
    'Celui qui a fait le 6, en attaque ou non, choisit la pioche, regarde seul et remet les cartes. Il peut aussi ne rien faire.',
  'holy-greedling-own-death':
    'Les ¢ sont pour le joueur actif, quel que soit celui qui a tué, et peuvent être refusés.',
  'holy-mantle-one-death':
    "Elle empêche une seule mort, la prochaine de ce joueur pendant ce tour, et lui laisse 1 PV sans pénalité à payer. Utilisée à votre tour, elle se recharge à la fin : elle peut donc protéger quelqu'un pendant les tours suivants.",
  'hornfel-by-chance':
    "Le hasard choisit parmi tous les joueurs, l'attaquant compris, et ce dégât n'est pas un dégât de combat. Seuls ses dégâts de combat au joueur actif sont détournés.",
  'hourglass-no-activation':
    "Un objet qu'il désactive n'a pas été activé : rien ne se passe, sauf que son ↷ ne peut plus servir. Un objet de la boutique peut être choisi aussi, et y reste désactivé.",
  'hypercoagulation-losing-it':
    "Retirer les marqueurs enlève d'abord les cœurs vides : vous n'en mourez pas tant qu'il vous reste des PV.",
  'i-am-error-deck-attack':
    "Avec 1 ou 2, il y a une attaque de plus, contre la pioche monstres, à faire avant la fin du tour. Si on l'a rencontré en attaquant la pioche, cette attaque-là est dépensée.",
  'i-am-error-room-all':
    "Ce qui se choisit se choisit une fois le nombre connu. Le monstre remplacé n'est pas mort ; l'objet doit être un des vôtres.",
  'imp-harder-to-hit':
    "Chaque 3 du joueur attaquant le rend plus difficile à toucher jusqu'à la fin du tour, jamais au-delà de 6. Le 3 lui-même est raté.",
  'infamy-only-combat':
    "Seuls les dégâts de combat d'un 1 final ne vous font rien. Ce qui blesse par ailleurs celui qui fait un 1 vous blesse toujours.",
  'isaac-monster-who-is-chosen':
    "Chaque fois qu'il subit des dégâts, le joueur actif choisit un joueur vivant quand l'effet va sur la pile, au besoin lui-même.",
  'isaacs-blessing-again':
    'Celui qui a lancé décide, avant que les bonus comptent, et peut relancer encore si un 1 ou un 6 revient.',
  'jar-of-flies-two-ways':
    "Deux façons d'utiliser un seul ↷ : 1 marqueur pour un butin, ou 3 pour le dégât. Les marqueurs sont le coût, perdus en cas d'annulation.",
  'jera-not-itself':
    "Non, Jera elle-même ne compte pas : pendant sa résolution, elle est sur la pile et n'est plus dans votre main. Les cartes jouées ou perdues en réponse ne comptent pas non plus.",
  'joker-look-first':
    "Vous regardez d'abord et décidez ensuite, y compris de ne rien prendre. Vous et ce joueur êtes les seuls à savoir de quelle carte il s'agit.",
  'judas-shadow-as-the-penalty':
    "Oui, elle peut être l'objet de la pénalité de votre propre mort : les deux marqueurs y sont déjà, elle rapporte donc au moins 2 ¢ et 2 butins. Ce qu'elle rapporte vient après la pénalité.",
  'keepers-bargain-who-takes-part':
    "Les autres disent dans l'ordre du tour, à la vue de tous, s'ils gagnent. Les vôtres sont deux gains : 1 ¢, puis en une fois 1 ¢ par joueur qui l'a fait.",
  'keepers-box-for-good':
    "Les deux zones restent quand la boîte quitte le jeu, et arrivent chaque fois qu'elle entre en jeu, même dans la boutique.",
  'keepers-penny-given-on':
    "Les 9 ¢ ne viennent que quand on la gagne ou l'achète. Donnée, elle ne rapporte rien d'emblée à son nouveau propriétaire, mais les marqueurs y restent et chaque utilisation paie plus.",
  'keepers-sack-empty-hand':
    'Avec une main vide à la fin de votre tour, vous subissez 2 dégâts. Il est éternel : seuls ses propres 4 ¢, un vol ou un échange vous en débarrassent, et rien de cela ne rapporte les 14 ¢ au suivant.',
  'key-master-which-cards':
    'Une carte dont le nom contient le mot compte : Clé, Clé dorée. Trois dés peuvent rapporter trois trésors. La carte est le coût : elle est perdue quel que soit le résultat.',
  'key-put-on-top':
    "Vous choisissez lequel des deux en la jouant. L'attaque est pour le joueur actif, quel que soit le tour ; une carte de la pioche est d'abord révélée et recouvre ce qui est dans sa zone.",
  'knight-a-one-hits':
    'Oui, un 1 le touche, comme un 6, et vous ne subissez rien. Le nombre reste un 1 pour tout ce qui se déclenche sur un 1 ; de 2 à 5, le lancer est raté.',
  'krampus-your-attack':
    "Il ne donne pas d'attaque : une attaque qui vous reste doit aller à lui avant que vous puissiez finir votre tour. S'il ne vous en reste pas, ou s'il ne peut pas être attaqué, vous n'y êtes pas tenu.",
} satisfies Readonly<{ [Id in RulingId]?: string }>;
