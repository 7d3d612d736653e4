import type { RulingId } from '../../rulings/rulings.js';

export const rulingsRToZ = {
  'rag-man-back-in-his-slot':
    "Oui, au sommet de la pioche, il est la carte suivante : il remplit donc la zone qu'il vient de quitter, sauf si une autre est remplie avant ou si une carte était sous lui. Il revient comme un nouveau monstre, sans dégâts.",
  'rag-man-rolls-before-the-soul':
    "Son lancer vient après ses récompenses et avant son âme. Sur un 1 ou un 6, il va au sommet de sa pioche : les récompenses sont payées, mais personne ne gagne d'âme, même celle qui ferait gagner.",
  'rage-creep-neighbour':
    'Ce que le joueur actif subit à cause de lui, le joueur à sa gauche le subit aussi. Les autres dégâts de cette attaque ne sont pas transmis.',
  'razor-blade-dead-player':
    'Oui, un joueur mort peut être sa cible. Le dégât compte comme subi : Sac banane, par exemple, se déclenche. Il ne change aucun PV, et personne ne meurt deux fois dans un tour.',
  'razor-blade-players-only': 'Seul un joueur peut être sa cible, vous compris. Ce ne sont pas des dégâts de combat.',
  'remote-detonator-order':
    "Le joueur qui le contrôle vote d'abord, puis les autres dans l'ordre du tour, à découvert ; un vote donné ne change plus.",
  'remote-detonator-tie': "En cas d'égalité, rien n'est détruit. Un objet éternel qui gagne le vote reste en jeu.",
  'restock-any-number':
    "Il peut ne prendre aucun objet, en prendre quelques-uns ou tous de la boutique. Ils ne sont pas détruits, et les zones sont remplies avant que quelqu'un reçoive la priorité.",
  'sack-of-pennies-any-roll':
    "Le 1 final de n'importe qui peut le recharger, à n'importe quel tour. Il peut donc rapporter plusieurs ¢ en un tour.",
  'sacred-heart-changed-face':
    "Si quelqu'un change le nombre avant que son effet se résolve, le lancer n'est plus un 1 et reste tel quel.",
  'sacred-heart-own-rolls':
    'Seulement un 1 à vous, et rien ne vous oblige à le changer. Il regarde le dé avant les bonus, et rien ne se déclenche alors sur un 1.',
  'satan-kills-the-attacker':
    "Non, si vous le laissez vous tuer, votre 6 ne touche plus. Le lancer met vos dégâts sur la pile, et l'effet de Satan va par-dessus. Il se résout d'abord, votre mort aussi ; l'attaque est alors finie, et vos dégâts quittent la pile. S'il tue quelqu'un d'autre, vous touchez quand même.",
  'satan-last-one-alive':
    "L'attaquant choisit un joueur vivant. Quand tous les autres sont morts pendant ce tour, il doit se choisir lui-même.",
  'shadow-only-penalties':
    "Les cartes défaussées ou les ¢ perdus autrement ne la concernent pas, ni votre propre mort. D'un joueur qui n'a rien, vous ne recevez rien.",
  'shadow-parts-of-a-penalty':
    "Elle modifie la pénalité de mort des autres et n'utilise pas la pile. Vous choisissez l'objet détruit ; le joueur mort choisit la carte butin, que vous recevez avec les ¢.",
  'shadow-several':
    "S'il y en a deux en jeu, le joueur mort dit pour chaque partie laquelle s'applique d'abord. La carte et les ¢ ne vont qu'à un seul joueur.",
  'shiny-rock-activation':
    "Il compte les effets ↷ et $ des objets quand vous les mettez sur la pile : le ¢ est à vous même si l'effet est annulé. Effets de personnages et effets déclenchés ne comptent pas.",
  'shop-upgrade-two-triggers':
    "Ses deux effets sont séparément sur la pile : annuler l'un laisse l'autre. Les zones restent pour toute la partie.",
  'sleight-of-hand-in-answer':
    "Vous pouvez l'utiliser en réponse à un effet qui va piocher, pour arranger ce qui vient. S'il est lui-même annulé, la pioche a lieu comme si de rien n'était.",
  'sloth-the-killer':
    "C'est celui qui l'a tuée qui défausse sa main, pas forcément le joueur actif. Récompense et âme vont tout de même au joueur actif.",
  'soul-heart-in-time':
    'Les dégâts attendent sur la pile : vous pouvez le jouer en réponse. Une fois à 0 PV, il est trop tard.',
  'soul-heart-next-damage':
    "Il attend jusqu'à la fin du tour et retire 1 des prochains dégâts : de 3, il en reste 2. Plusieurs s'additionnent. Il n'aide ni contre une mort ni contre un paiement de PV.",
  'soul-of-gluttony-at-once':
    "Elle est à vous dès que vous tenez dix cartes, même au milieu d'un effet, et personne ne peut répondre. Ce que vous défaussez ensuite ne compte pas.",
  'soul-of-greed-at-once':
    'Elle est à vous dès que vous avez 25 ¢, même si vous payez aussitôt après. Détruite ou défaussée, elle reste face cachée, hors de la partie : personne ne peut la gagner une seconde fois.',
  'soul-of-guppy-what-counts':
    'Les objets que vous contrôlez comptent, babioles et copies comprises. Les cartes de Guppy dans votre main ou dans la boutique, non.',
  'spider-mod-no-death':
    "Le monstre va dans la défausse et ne meurt pas : ni récompense ni âme. Celui qu'on attaque ne peut pas être choisi.",
  'spoon-bender-after-bonuses':
    "Il agit sur n'importe quel lancer de n'importe qui tant qu'il attend sur la pile. Un 6 reste un 6.",
  'starter-deck-twice-asked':
    "Il vous faut huit cartes à la fin de votre tour et encore à la résolution. C'est avant la vérification de la taille de main.",
  'steamy-sale-only-shop-items':
    'Ils rendent les objets de la boutique moins chers pour vous, pas le sommet de la pioche trésors, et rien pour les autres.',
  'stoney-covered-monster':
    "Non, recouvrir un monstre ne le tue pas : Stoney survit. De même pour un monstre mis dans la défausse ou en dessous de sa pioche. Seule la mort d'un autre monstre tue Stoney.",
  'stoney-dies-along':
    "Il rend tous les monstres plus difficiles à toucher tant qu'il est en jeu. Quand un autre monstre meurt, il meurt aussi et le joueur actif a sa récompense ; la mort d'un joueur ne le touche pas.",
  'stoney-from-the-deck':
    'Si vous attaquez la pioche monstres et tombez sur lui, il est mis dans une zone sans être attaqué, et votre attaque est perdue.',
  'suicide-king-before-the-penalty':
    "Vous piochez avant de payer la pénalité : la carte que vous défaussez pour elle peut être l'une des trois.",
  'swallowed-penny-once':
    "1 ¢ chaque fois que vous subissez des dégâts, quel qu'en soit le nombre. Comme objet, elle peut être volée, échangée, relancée ou détruite pour une pénalité de mort.",
  'tarot-cloth-others-only':
    "Seul le 4 d'un autre joueur compte. Ce joueur choisit la carte donnée ; vous la voyez, les autres non.",
  'tech-x-works-sideways':
    "Trois marqueurs peuvent être dépensés à tout moment, à n'importe quel tour, objet désactivé ou non. Tuer n'est pas infliger des dégâts : les boucliers contre les dégâts n'y font rien.",
  'the-battery-also-others':
    "Elle recharge n'importe quel autre objet, à vous, à un autre joueur ou dans la boutique, mais ni un personnage ni elle-même.",
  'the-bone-as-a-soul':
    "Son dernier effet en fait une âme. Une fois âme, il n'a plus d'effets et n'est donc plus éternel : il peut être volé ou détruit comme les autres. Détruit, il est perdu pour toute la partie.",
  'the-bone-counters':
    "Les marqueurs se paient en activant. Si l'effet est annulé, ils sont perdus, et avec eux le chemin vers l'âme.",
  'the-chest-destroyed':
    "Détruit d'une manière ou d'une autre pendant que vous le contrôlez, même pour une pénalité de mort, il devient aussitôt votre âme. Personne ne peut y répondre.",
  'the-chest-in-the-shop':
    "Dans la boutique, il ne fait rien : détruit là, il va dans la défausse et personne ne gagne d'âme.",
  'the-clicker-what-stays':
    "Ce qui est sur le joueur, dégâts et marqueurs, est gardé quand le personnage change. Ce qui était sur l'ancienne carte personnage est perdu.",
  'the-curse-empty-deck':
    "Si elle prend la dernière carte d'une pioche, la défausse est aussitôt mélangée en une nouvelle pioche, cette carte comprise.",
  'the-d10-covered':
    "Le monstre recouvert quitte le jeu. Quand il revient, il est neuf : ni dégâts ni marqueurs. La zone d'une attaque en cours ne peut pas être choisie.",
  'the-d20-counters':
    "Le nouvel objet n'a aucun des marqueurs de l'ancien, et ce qui visait l'ancien ne fait plus rien.",
  'the-d20-whose-treasure':
    "C'est le joueur dont c'était l'objet qui gagne le nouveau trésor, pas vous. Dans la boutique, le nouvel objet prend la même zone. Un objet éternel reste et rien ne vient pour lui.",
  'the-d4-late-choice':
    "Le joueur dont les objets sont relancés n'est choisi qu'après sa destruction, quand plus personne ne peut répondre. Les babioles deviennent des trésors ; les objets Éternels restent.",
  'the-d6-too-late':
    "Non, une fois le lancer résolu, son nombre est définitif et le dé n'est plus sur la pile : il n'y a plus rien à relancer. Utilisez-le pendant que le lancer est sur la pile. Ce que ce nombre apporte y est peut-être encore, mais ce n'est pas un lancer.",
  'the-d6-twice':
    "Il se recharge à la fin de votre tour : il sert donc à votre tour, puis encore une fois avant le suivant. N'importe quel lancer convient ; le nouveau nombre compte.",
  'the-dead-cat-counters':
    'Ses marqueurs arrivent quand il entre en jeu. Volé ou échangé, il garde ceux qui restent ; revenu de la défausse, il en a de nouveau neuf.',
  'the-dead-cat-more-damage':
    'Non, avec moins de marqueurs que de dégâts, il ne prévient pas tout : chaque marqueur prévient 1 dégât, et vous subissez le reste. Sur 3 dégâts, avec 2 marqueurs, vous en subissez 1, et il ne reste aucun marqueur.',
  'the-dead-cat-no-choice':
    "Il prévient tant qu'il a des marqueurs, que vous le vouliez ou non. Être tué ou payer des PV n'est pas subir des dégâts et passe outre.",
  'the-duke-of-flies-before-the-damage':
    "Le joueur actif lance le dé quand des dégâts vont se résoudre, une fois pour chacun et quels qu'ils soient. Sur un 1, tous ces dégâts disparaissent.",
  'the-habit-each-turn':
    'Les premiers dégâts que vous subissez à chaque tour comptent, même au tour des autres. Des dégâts prévenus ne sont pas les premiers.',
  'the-harbingers-where':
    'Cette carte attend hors de la partie. Elle compte comme une carte-monstre : plus tard, elle peut aller dans la pioche monstres ou sa défausse.',
  'the-haunt-counts-times':
    "Non, 2 dégâts d'un coup comptent pour une seule fois. Il compte combien de fois il subit des dégâts dans un tour, pas combien de dégâts : la 2e fois, la 4e, la 6e… il devient plus difficile à toucher de 1 jusqu'à la fin du tour.",
  'the-lamb-the-mark':
    "Le signe à côté de son ATQ n'est qu'un dessin : il inflige 6 dégâts. À sa mort, le joueur actif peut laisser leurs âmes aux autres en ne choisissant personne.",
  'the-lost-no-soul':
    "Il ajoute 1 à vos âmes, mais le personnage n'est pas une âme : il ne peut pas être volé, détruit ni perdu comme tel.",
  'the-midas-touch-any-death':
    "Chaque mort de monstre compte, à n'importe quel tour et peu importe qui l'a tué. Un monstre seulement mis dans la défausse ou en dessous de sa pioche n'est pas mort.",
  'the-missing-page-any-roll':
    "Le 5 de n'importe qui peut être relancé, c'est vous qui décidez. Si c'est encore un 5, vous pouvez recommencer. Si le nombre est changé avant la résolution, rien n'est relancé.",
  'the-poop-works-sideways':
    "Ses marqueurs se dépensent à tout moment, objet désactivé ou non, et même plusieurs contre les mêmes dégâts. Des dégâts entièrement prévenus n'apportent pas de marqueur.",
  'the-relic-final-number':
    "Chaque 1 final compte, de n'importe qui. Un 1 qu'un bonus a changé en 2 n'en est plus un, même si un 1 allait être fait.",
  'the-shovel-only-monsters':
    'Elle prend un monstre dans la défausse, pas un événement ni une malédiction. Les défausses sont publiques : vous savez ce que vous pouvez choisir.',
  'theres-options-look':
    'Vous pouvez regarder le trésor du dessus avant de décider quoi acheter ; les autres ne le voient pas. Les deux achats coûtent leur prix habituel.',
  'trinity-shield-what-is-left':
    "À votre tour, les autres peuvent encore utiliser leur personnage, et ce qui se déclenche tout seul agit comme toujours. Aucune permission d'une autre carte ne passe outre.",
  'two-of-clubs-once':
    'Non, utilisé deux fois sur le même joueur, il ne fait toujours que doubler (précision de la première édition, que nous gardons). Il agit tout le tour, y compris sur les butins des récompenses.',
  'two-of-diamonds-a-gain':
    "Doubler des ¢, c'est en gagner autant qu'on en a. Ils viennent donc de la réserve, et ce qui augmente les gains augmente celui-ci.",
  'v-the-hierophant-one-damage':
    "Il ne protège qu'une fois : il retire jusqu'à 2 des prochains dégâts. S'il n'y en a que 1, le reste de la protection est perdu. Un monstre peut aussi en profiter.",
  'vi-the-lovers-end-of-turn':
    'Les PV disparaissent à la fin du tour, quand tout le monde se soigne : personne ne meurt de les perdre.',
  'vi-the-lovers-too-late':
    "Jouée en réponse aux dégâts, elle peut sauver un joueur. Une fois la mort sur la pile, des PV de plus ne l'enlèvent pas.",
  'viii-justice-never-less':
    "Elle vous élève à ce que l'autre possède et ne baisse rien. Avec 1 carte et 6 ¢ contre 4 cartes et 2 ¢, vous piochez 3 butins et ne gagnez aucun ¢. Elle-même ne compte plus dans votre main.",
  'void-first-edition':
    "Une correction pour les impressions de la première édition : le monstre qu'on attaque et l'objet de la boutique qu'on achète ne peuvent pas être touchés. Un texte plus récent de la carte l'emporte.",
  'war-each-damage':
    "Chaque fois qu'elle subit des dégâts, elle gagne 1 ATQ jusqu'à la fin du tour, quel qu'en soit le nombre. Les dégâts de combat déjà sur la pile ne changent pas.",
  'we-need-to-go-deeper-order':
    'Seuls des monstres peuvent être choisis dans la défausse, autant que vous voulez ou aucun. Vous décidez de leur ordre sur la pioche.',
  'wizoob-who-chooses':
    "Le joueur actif choisit le joueur, et celui-ci choisit l'âme. Un joueur sans âme peut être choisi ; rien n'est alors détruit.",
  'wrath-who-rolls':
    "Non, pas le joueur qui l'a tuée : c'est le joueur actif qui lance le dé, même mort. Les dégâts vont ensuite à chaque joueur, en commençant par lui.",
  'xi-strength-on-others':
    "L'attaque supplémentaire est au joueur choisi et prend fin avec le tour. Un joueur dont ce n'est pas le tour ne peut pas s'en servir.",
  'xii-the-hanged-man-loot-anyway':
    'Vous piochez 2 butins que vous ayez remis des cartes ou non, et après cela : un butin remis en dessous ne vient pas dans votre main.',
  'xiii-death-no-damage':
    "Tuer n'est pas infliger des dégâts : prévenir des dégâts n'y fait rien ; prévenir la mort, si. Un joueur déjà mort pendant ce tour ne peut pas être tué une seconde fois.",
  'xiv-temperance-money-first':
    'Oui, vous gardez les ¢ même si les dégâts sont prévenus. Vous les recevez à la résolution de la carte, quand ses dégâts sont encore sur la pile : les y mettre est tout ce que demande le « et ».',
  'xix-the-sun-copied':
    "Sa copie ne peut pas aller en dessous d'une pioche et ne donne donc pas de tour. La carte elle-même en donne un.",
  'xix-the-sun-not-on-others-turns':
    "Au tour d'un autre, elle va quand même en dessous de la pioche butins et ne donne aucun tour. Au vôtre, elle donne un tour de plus après celui-ci.",
  'xl-floor-lasting':
    "La zone reste pour toute la partie et se remplit comme les autres. L'attaque supplémentaire est permise, pas imposée.",
  'xv-the-devil-eternal':
    "Vous pouvez viser un de vos objets éternels, mais il n'est pas détruit et rien n'est alors volé. L'objet volé se choisit à la résolution et peut venir de la boutique.",
  'xvi-the-tower-order':
    "Les joueurs subissent les dégâts dans l'ordre du tour, en commençant par celui qui l'a jouée. Ce sont des dégâts hors combat, et le monstre attaqué en subit aussi.",
  'xx-judgement-who-chooses':
    "En cas d'égalité, vous choisissez parmi ceux qui ont le plus d'âmes ; ce joueur choisit l'âme. Une carte qui en vaut deux part entière.",
  'xxi-the-world-secret':
    "Seul le joueur de la carte voit les mains ; ce qu'il en dit aux autres ne regarde que lui et n'est pas forcément vrai.",
  'yum-heart-one-damage':
    "Il arrête entièrement les prochains dégâts, quel qu'en soit le nombre, sur un joueur ou un monstre, pendant ce tour. Il se recharge à la fin de votre tour, prêt pour le tour des autres.",
} satisfies Readonly<{ [Id in RulingId]?: string }>;
