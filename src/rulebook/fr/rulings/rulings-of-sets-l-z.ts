import type { RulingId } from '../../rulings/rulings.js';

/** Of Gold Box, Four Souls+ and Requiem. */
export const rulingsOfSetsLToZ = {
  'lard-which-card':
    "Une carte de votre choix chaque fois que vous subissez des dégâts, quel qu'en soit le nombre. Des dégâts prévenus n'en coûtent pas, et avec une main vide rien ne se passe.",
  'laser-eye-once-each-time':
    "1 dégât chaque fois que quelqu'un pioche, pas par carte, et pour l'étape butin aussi. Des cartes volées ou données ne sont pas piochées.",
  'lemegeton-what-is-destroyed':
    "À la fin de votre tour, vous choisissez un de vos objets, le nouveau trésor ou un autre ; un objet éternel peut être choisi et reste. Utilisé au tour d'un autre, il attend la fin du vôtre. Chaque utilisation demande un objet.",
  'libra-before-bonuses':
    "Elle fixe ce que montre le dé pendant que le lancer attend, de n'importe qui et pour n'importe quoi. Les bonus comptent ensuite, et d'autres cartes peuvent encore le changer.",
  'lil-chest-which-card': "La carte mise au sommet est n'importe laquelle de votre main, et vous seul la connaissez.",
  'lodestone-any-three':
    "Un 3 final de n'importe qui compte, en attaque ou non. Vous devez choisir un monstre ; son esquive ne descend jamais sous 1.",
  'lord-of-the-pit-anew':
    "L'attaque annulée reste dépensée, et une autre la remplace. Ses lancers et ses dégâts de combat quittent la pile ; les dégâts déjà subis par le monstre restent jusqu'à la fin du tour.",
  'lucky-toe-each-looting':
    "Une carte de plus chaque fois que vous piochez, pas par carte : piocher 3 butins devient 4. L'étape butin de votre tour n'est pas concernée.",
  'lust-for-blood-the-attack':
    "L'attaque s'ajoute à la vôtre et doit être faite. Si ce joueur meurt pendant ce tour, dans l'attaque ou autrement, vous avez l'objet que la pénalité aurait détruit ; il est donné, pas gagné.",
  'maggys-blessing-when-it-leaves':
    "Le PV arrive plein. Quand la salle part, un cœur vide part d'abord : personne à qui il reste des PV n'en meurt.",
  'magic-marker-which-numbers':
    "Un nombre de ce que dit l'effet d'une carte. Ceux des statistiques et de l'encadré de récompenses restent hors d'atteinte.",
  'magic-skin-what-goes':
    "Les marqueurs y restent d'un propriétaire à l'autre. Si on vous le prend avant que sa capacité se résolve, vous gagnez le trésor et il reste où il est. Si le lancer est plus petit, tous les objets de son propriétaire sont détruits avec lui, sauf les éternels.",
  'magnet-only-gains':
    "Non, Aimant ne se déclenche ni sur lui-même, ni sur un marchandage ou un vol : ce qui est donné n'est pas gagné. Avec Égalité, chaque autre joueur qui gagne vous donne en plus 1 ¢, une fois par gain. Celui qui n'a rien ne donne rien.",
  'mama-haunt-other-ways':
    "Seule votre étape recharge laisse votre personnage désactivé ; tout autre effet qui le recharge le fait. À votre mort, vous la donnez avant de payer la pénalité : elle ne peut pas en être l'objet.",
  'mama-mega-everybody':
    'Chaque monstre et chaque joueur subit 3 dégâts, vous aussi, et chacun peut être prévenu à part. Ce qui en meurt est tué par vous ; récompenses et âmes vont au joueur actif.',
  'marbles-alike':
    "Une carte sans marqueur peut être choisie, mais alors rien ne se passe. S'il y en a plusieurs sortes, vous choisissez laquelle.",
  'mega-satan-the-last-one':
    "C'est vérifié à la fin du tour et encore à la résolution : le joueur actif vivant, tous les autres morts pendant ce tour. Les joueurs s'attaquent avec les attaques habituelles, à partir de 4.",
  'member-card-not-below-zero':
    "Les réductions s'additionnent, jamais sous 0 ¢, et ne valent que pour la boutique. L'objet mis dans la défausse se choisit à la résolution.",
  'might-for-the-meek-ties':
    "Tous les joueurs à égalité l'ont, donc tout le monde au début de la partie. C'est lu à chaque instant : avec l'âme qui vous fait dépasser un autre, le bonus disparaît.",
  'moms-bottle-of-pills-which':
    'Toutes les cartes nommées Pilules ! comptent, quels que soient leur texte et leur extension. Le reste des dix, vu de tous, va en dessous de la pioche dans votre ordre.',
  'moms-eye-shadow-when':
    "Vous choisissez dès que l'autre joueur a choisi un monstre, parmi les monstres qu'il peut attaquer. S'il choisit le deck, une salle, un objet ou un joueur, vous n'avez rien à dire. Ce qu'il doit attaquer passe d'abord.",
  'moms-heart-who-wins':
    "Celui qui le gagne choisit le vainqueur : un joueur qui a le plus d'âmes, en cas d'égalité celui qu'il veut. Ses propres deux âmes comptent déjà. Cela va sur la pile, et on peut y répondre. Volé ou donné plus tard, il ne fait plus rien.",
  'moms-knife-no-chain':
    "Votre 6 doit vraiment infliger des dégâts de combat à un monstre. Le dégât aux autres n'est pas un dégât de combat : il ne redéclenche rien de ce genre.",
  'more-options-look':
    'Vous regardez deux cartes et les laissez comme elles sont. Le second achat de votre tour vaut pour la boutique ou la pioche, au prix habituel.',
  'mothers-shadow-who-dies':
    "Les objets de départ et les babioles comptent comme objets. Tous les joueurs à égalité meurent, dans l'ordre du tour, et chaque mort peut être prévenue.",
  'mushroom-who-is-hurt':
    "Seuls ses dégâts de combat au joueur attaquant le déclenchent, et s'ils sont vraiment infligés.",
  'null-every-other-roll':
    "Le 2e, le 4e, etc. des lancers d'attaque faits contre lui pendant ce tour, tous joueurs confondus, ne le blessent pas. Un lancer raté compte ; le tour suivant recommence à zéro.",
  'overflow-whose-turn':
    'Tous lancent, le joueur actif en premier. Un tour passé compte comme joué, et celui qui fait deux fois un petit nombre, avec deux de ces cartes, en passe deux.',
  'p-h-d-once-a-roll':
    "On vous demande une seule fois pour chacun de vos lancers hors attaque, pendant qu'il attend, et vous pouvez n'en rien faire. D'autres peuvent changer le lancer ensuite.",
  'pageant-boy-as-a-cost': 'Sa destruction est le coût : personne ne peut le sauver, et annulé, il est perdu.',
  'parabite-next-roll':
    "C'est votre prochain lancer d'attaque de ce tour qui l'a, quelle que soit la cible. Plusieurs coups s'additionnent pour ce seul lancer, aucun lancer ne descend sous 1, et tout s'arrête avec le tour.",
  'perthro-in-the-shop':
    "Le nouveau trésor est pour le joueur qui contrôlait l'objet ; pour un objet de la boutique, il y prend sa place et personne ne le gagne. Un objet éternel reste.",
  'pills-gold-box-later-monsters':
    "Cela vaut pour chaque monstre pendant que vous l'attaquez ce tour, même attaqué plus tard. L'esquive reste entre 1 et 6.",
  'pink-eye-who-is-hurt':
    "Ce qui vous a infligé les dégâts de combat d'un 1 subit 1 dégât : le monstre, ou le joueur que vous attaquiez. Ce n'est pas un dégât de combat.",
  'pitfall-what-is-lost':
    'Rencontrée en attaquant la pioche, elle finit le tour, attaque dépensée. La phase finale se fait comme toujours.',
  'pity-for-the-poor-which-purchase':
    "Elle ne donne pas d'achat : celui que vous avez coûte 0 ¢ dans la boutique. La carte au sommet de la pioche trésors coûte son prix.",
  'placenta-four':
    "Un 4 final raté ne vous coûte rien ; un 4 qui touche n'y change rien. Quand il part, un cœur vide part d'abord.",
  'plan-c-everybody-dies':
    "Votre propre mort en fait partie. Elles arrivent à la fin du tour, dans l'ordre du tour, et chacune peut être prévenue comme toute mort. Elles arrivent même si l'objet n'a pas été détruit.",
  'planetarium-each-turn':
    "Au début de chaque tour, tant que la salle est là, le joueur dont c'est le tour peut prendre un trésor. On peut y répondre, et cela ne s'accumule pas.",
  'playdough-cookie-or-a-cent':
    "Vous choisissez au début de votre tour, avant toute réponse : un objet de n'importe qui pour son marqueur, ou 1 ¢.",
  'poker-chip-first-gain':
    "Votre premier gain de ¢ de chacun de vos tours est remplacé par le lancer. Ce que le lancer rapporte n'est plus le premier gain et n'est donc pas remplacé à son tour.",
  'polycephalus-whose-roll':
    "C'est le prochain lancer d'attaque du tour qui l'a, quel que soit le joueur. Blessé deux fois avant, il retire 4 à ce seul lancer ; aucun lancer ne descend sous 1.",
  'r-key-all-souls':
    "Les âmes de tous les joueurs partent, les âmes bonus pour de bon ; celle que porte un personnage reste. Il faut d'abord la recharger : elle arrive désactivée. Annulée, elle vous reste.",
  'rag-mega-up-to-three':
    'À sa mort, le joueur actif choisit zéro, un, deux ou trois autres joueurs. Les morts ne meurent pas une seconde fois, et chaque mort peut être prévenue.',
  'ragling-before-the-discard':
    'Vous avez sa récompense avant de lancer le dé. Sur un 1 ou un 6, il va au sommet de la pioche monstres, à la vue de tous, et non dans la défausse.',
  'red-candle-number':
    "Le nombre se choisit à l'activation, à la vue de tous. Si un lancer est sur la pile quand elle se résout, elle ne fait rien. Ensuite, chaque résultat final égal à ce nombre compte, quel que soit le joueur, et vous choisissez à chaque fois qui est blessé.",
  'red-champions-coming-and-going':
    "Le PV arrive plein et part avec la salle, cœurs vides d'abord : aucun monstre à qui il reste des PV n'en meurt.",
  'red-ghost-who-chooses':
    "Le joueur actif choisit un autre joueur à chaque fois, quel que soit celui qui l'a blessé. Ce dégât n'est infligé par personne.",
  'red-vise-twice-asked':
    'Il faut avoir 1 carte ou aucune à la fin de votre tour, puis encore à la résolution. Deux cartes à temps vous sauvent.',
  'restock-machine-no-deaths':
    "Ce qui part n'est ni mort ni détruit : ni récompenses ni âmes. Le monstre que vous attaquez reste.",
  'rib-of-greed-what-still-goes':
    "La limite de main en fin de tour et les coûts que vous payez vous-même prennent toujours des cartes et des ¢. Voler et donner aussi : ce n'est ni défausser ni perdre.",
  'rock-bottom-counted-once':
    "Votre main est comptée une seule fois, quand vous le gagnez ou l'achetez. Volé ou donné, il garde ses marqueurs, et c'est à eux qu'on compare la main du nouveau propriétaire.",
  'round-worm-next-roll':
    "Votre prochain lancer d'attaque de ce tour a le bonus, quelle que soit la cible ; plusieurs s'additionnent pour ce seul lancer.",
  'roundy-other-monsters':
    'Ses dégâts de combat doivent vraiment être infligés. Les monstres qui en meurent ne sont tués par aucun joueur ; récompense et âme vont au joueur actif.',
  'rubber-cement-what-misses':
    "Chacun de vos lancers d'attaque ratés, même fait pendant l'attaque d'un autre. La cible des dégâts se choisit une fois le nombre connu.",
  'samsons-blessing-on-the-stack':
    'Qui attaque un joueur subit aussi un dégât de plus en ratant. Des dégâts déjà sur la pile gardent leur nombre.',
  'shadow-of-famine-what-counts':
    "Le ↷ d'un personnage est aussi un effet, comme celui d'une salle. Ce qui se déclenche de soi-même ne compte pas. Chacun a droit à un de chaque par tour, et un butin annulé a été joué.",
  'shadow-of-war-two-items':
    "Cela vient avant la pénalité et n'en fait pas partie : celui qui meurt avec deux objets destructibles perd les deux.",
  'shell-game-when-it-leaves':
    "Seul le joueur actif peut jouer, tant qu'il a 3 ¢ ; 1 et 2 ne rapportent rien. Avec un 6, la salle suivante arrive.",
  'sibling-rivalry-the-other':
    "Les coups de l'autre joueur infligent son ATQ et ses lancers ratés le blessent ; s'il meurt, l'attaque continue. Si le monstre y meurt, les deux ont la récompense ; l'âme est au seul joueur actif.",
  'sisters-vis-the-helper':
    "Le joueur choisi doit lancer après chacun de vos lancers de cette attaque. Il a un trésor si elle meurt à n'importe quel moment de ce tour ; récompense et âme sont à vous.",
  'skeleton-key-any-number':
    "Autant d'attaques que vous voulez, l'une après l'autre ; 99, c'est plus qu'un tour n'en contient, et personne ne compte. Votre mort finit toujours le tour.",
  'slot-machine-again':
    "Le joueur actif peut l'utiliser tant qu'il a 3 ¢, même pendant que d'autres utilisations attendent sur la pile. Un 1 ne rapporte rien.",
  'smart-fly-again':
    "Utilisez-la en réponse à des dégâts : elle peut se recharger ensuite. Ce qu'elle met dans la défausse, tous le voient ; ce qu'elle laisse, vous seul le savez.",
  'social-goals-counted-together':
    "Tous les joueurs comptent ensemble, à partir de l'arrivée de la salle, et chaque objectif une fois. Le quatrième rapporte 2 trésors à chacun ; à partir de là, la salle peut être mise dans la défausse.",
  'soul-of-envy-who-has-it':
    "Dès que quelqu'un a 3 âmes en valeur, le joueur actif choisit parmi ceux qui en ont le moins. Personne ne peut y répondre, et ce joueur ne peut pas refuser ; cette âme peut faire gagner.",
  'soul-of-lust-who-has-it':
    "Chaque monstre tué par un joueur compte, quel que soit ce joueur et le tour. Le sixième rapporte l'âme au joueur actif, aussitôt.",
  'soul-of-pride-what-counts':
    'Les trésors achetés comptent comme ceux des récompenses, +2 trésors pour deux. Volés, donnés ou échangés, ils ne comptent pas. Le sixième la rapporte au joueur actif.',
  'soul-of-sloth-which-items':
    "Les objets de départ et les babioles comptent comme objets. Dès que quelqu'un en a quatre, le joueur actif choisit parmi ceux qui en ont le moins.",
  'soul-of-wrath-who-has-it':
    "Les morts de tous les joueurs comptent, même celles d'un même joueur à des tours différents. À la sixième, elle va au joueur dont c'est le tour, même si c'est lui qui est mort.",
  'soulbond-your-own-penalty':
    "Vous détruisez toujours un objet et désactivez vos cartes ↷. L'autre joueur paie toute sa pénalité, et ne meurt qu'une fois par tour : avec un joueur déjà mort, rien ne se passe.",
  'soy-milk-no-chain':
    "Seuls les dégâts de combat se propagent. Le dégât qu'il inflige aux autres n'en est pas un : il ne se propage pas à son tour.",
  'spelunker-hat-which-deck':
    "La pioche est désignée au déclenchement, celle des salles aussi si l'on joue avec. Vous seul voyez les cartes.",
  'spider-webs-other-turns':
    "Un personnage qu'elle désactive le reste au tour des autres, jusqu'à votre étape recharge. Utilisez-le en réponse si vous voulez.",
  'spiked-chest-still-pays': "Le butin ou le trésor vient même si les dégâts sont prévenus : ce n'est pas un prix.",
  'spindown-dice-shop-item':
    "Pour un objet de la boutique, personne n'en reçoit d'autre. Le joueur qui a perdu le sien peut prendre n'importe quel objet de la boutique, sans payer ; il est volé et donc pas gagné.",
  'splash-damage-whose-damage':
    "Le dégât est infligé par le joueur qui a blessé le monstre, et n'est pas un dégât de combat. Une fois chaque fois que des dégâts sont infligés, quel qu'en soit le nombre.",
  'spoils-of-war-who-loots':
    "Tous sauf celui qui meurt piochent, dans l'ordre du tour, avant que la pénalité soit payée.",
  'static-shock-which-use':
    "Les effets ↷ et $ des objets comptent, pas ceux des personnages ni des salles. Le dégât est au-dessus de l'effet : vous le subissez d'abord.",
  'steven-six':
    'Un 6 touche, mais ses dégâts sont annulés avec tout le reste avant leur résolution : Steven est indemne et le tour va à sa fin.',
  'sticky-nickel-where-it-goes':
    'De 1 à 3, la carte passe de la défausse à la main du joueur à votre gauche, qui peut la jouer comme une autre. Une copie ne donne de carte à personne.',
  'succubus-how-many':
    "Chaque paiement de 3 ¢ donne deux utilisations de butin, au tour de n'importe qui, perdues avec ce tour.",
  'sucker-order':
    "Chaque joueur subit le dégât, le joueur actif en premier. Sa récompense vient, que quelqu'un en meure ou non.",
  'sumptorium-each-time':
    "Un marqueur chaque fois que vous subissez des dégâts, quel qu'en soit le nombre ; des dégâts prévenus n'en donnent pas. Le monstre se choisit en payant.",
  'tape-worm-what-misses':
    "Chacun de vos lancers d'attaque ratés, même pendant l'attaque d'un autre. Vous devez choisir un autre joueur, et ce n'est pas un dégât de combat.",
  'tax-for-the-mighty-who-pays':
    "Oui, celui qui a le plus d'âmes, même à égalité, paie avant d'attaquer, ou ne peut pas attaquer : 2 ¢ à chaque autre joueur, soit 6 ¢ pour trois autres. Tant que personne n'a d'âme, personne ne paie.",
  'telepathy-for-dummies-next-roll':
    "Cela vaut pour votre prochain lancer, quel qu'il soit, et on vous le demande pendant que ce lancer attend. Si vous y renoncez, c'est épuisé, et tout s'arrête avec le tour.",
  'the-baleful-counts-souls':
    "C'est la valeur de vos âmes qui compte : une carte qui vaut 2 et une qui vaut 1 font 3. À partir de 3, c'est +2 ATQ en tout, pas 3.",
  'the-bible-no-new-attack':
    "L'attaque que vous annulez ainsi est dépensée ; vous n'en recevez pas d'autre. Si vous n'attaquez rien, ce choix ne fait rien.",
  'the-capricious-which':
    "Vous choisissez en utilisant le ↷, et n'avez que l'un des deux. L'objet de la boutique est mis dans la défausse, pas détruit ; un nouveau arrive.",
  'the-harbingers-never-die':
    "Ce qui devrait les tuer leur met un marqueur et rapporte un trésor au joueur actif, même hors attaque ; une attaque contre eux est finie et dépensée. Au quatrième marqueur, ils se retournent : c'est La Bête !",
  'the-jar-until-when':
    "Il attend des dégâts jusqu'à la fin du tour, en prévient 1, et peut se payer plusieurs fois, même pour un monstre.",
  'the-left-hand-which-item':
    "Votre propre mort ne compte pas. N'importe quel objet convient, celui du mort ou de la boutique aussi ; la pénalité de mort peut le désactiver de nouveau.",
  'the-lost-any-character':
    "Le personnage de n'importe quel joueur peut être choisi, ou aucun. Rechargé à la fin de votre tour, le vôtre peut resservir au tour du joueur suivant.",
  'the-mirror-each-monster':
    'Vous payez tous vos PV sauf un, ou rien ; ce ne sont pas des dégâts. Dès lors, chaque monstre qui meurt pendant ce tour vous rapporte un trésor, quel que soit celui qui le tue.',
  'the-rainmaker-which-curse':
    "On ne cherche que dans la pioche monstres, mélangée qu'on trouve une malédiction ou non. Le joueur actif donne la malédiction à quelqu'un.",
  'the-scourge-vote':
    "Chaque fois qu'il devrait subir des dégâts, tous les joueurs vivants votent, à la vue de tous, dans l'ordre du tour à partir du joueur actif, qui vote aussi. À égalité, les dégâts restent.",
  'the-siren-which-attack':
    'Attaquer un joueur dépense une attaque qui vous reste. Ce joueur ne lance rien : vos lancers ratés vous coûtent son ATQ, à partir de 4 vous touchez.',
  'the-wiz-no-chain':
    "Son dégât n'est pas un dégât de combat et ne le redéclenche pas. Celui que vous venez de blesser au combat ne peut pas être choisi.",
  'tick-nothing-to-heal':
    "Non, avec tous vos PV il n'y a pas d'attaque de plus : elle ne vient que si 1 PV a été soigné. Seul compte le premier monstre que vous tuez à votre propre tour.",
  'tnt-barrel-yourself':
    "Le joueur actif choisit avant le lancer, et peut se désigner lui-même : de 1 à 4, c'est alors une fois 2 dégâts, pas deux.",
  'trap-door-additional-attack':
    "L'attaque qu'elle donne n'est pas obligatoire. Seul le joueur actif voit les trois cartes.",
  'trick-penny-not-below-zero':
    'Seuls les ¢ baissent, de 1 à chaque fois et jamais sous 0 ¢ : les autres coûts, comme défausser, restent. La carte au sommet de la pioche trésors coûte son prix.',
  'tumor-who-is-hurt':
    "Chaque fois qu'elle subit des dégâts, tous sauf le joueur actif subissent 1 dégât, quel que soit celui qui l'a blessée et le nombre.",
  'turdlings-two-rolls':
    "Le deuxième lancer d'attaque de l'attaquant pendant ce tour finit l'attaque après ses dégâts, quelle que soit la cible du premier. Seul un 2 final les blesse au combat ; les bombes, toujours.",
  'two-of-spades-how-many': 'Les cartes se comptent à la résolution : une carte jouée en réponse ne compte plus.',
  'ultra-flesh-kid-deaths':
    "Chaque mort de monstre ou de joueur compte, quel que soit le propriétaire de l'objet. Ce n'est qu'à la fin de votre tour, avec 12 ou plus, qu'il devient votre âme.",
  'ultra-greed-who-is-paid':
    "Tout le monde lance, dans l'ordre du tour après chaque lancer de l'attaquant, avec son ATQ et à ses risques. Les 40 ¢ sont à celui qui a infligé les derniers dégâts, l'âme au joueur actif.",
  'undefined-till-when':
    "C'est une copie jusqu'au début de votre prochain tour, rechargée aussitôt : le ↷ copié peut servir entre-temps. Les marqueurs ne se copient pas.",
  'void-no-death':
    "Un monstre qu'il met dans la défausse n'est pas mort : pas de récompense, pas d'âme, et rien ne se déclenche sur une mort. Autre chose vient dans sa zone.",
  'whipper-before-the-target':
    "Il frappe après la déclaration, avant le choix de la cible, quelle que soit l'attaque. S'il tue l'attaquant, rien n'a été attaqué.",
  'white-champions-never-above-six': 'Aucune esquive ne dépasse 6 : un 6 touche toujours.',
  'wishbone-destroyed':
    'Détruit pour votre pénalité de mort, ou comme coût, il rapporte son trésor ; mis dans la défausse autrement, non.',
  'wooden-nickel-whose-gain':
    "Vous lancez le dé, et le nombre peut être changé comme pour tout lancer ; le gain est celui du joueur choisi : ce qui augmente ou remplace ses gains s'applique.",
  'x-ray-vision-which-deck':
    "Ce que vous regardez, vous seul le voyez. La carte que vous pouvez mettre dans la défausse peut venir de n'importe quelle pioche, et tous la voient alors.",
} satisfies Readonly<{ [Id in RulingId]?: string }>;
