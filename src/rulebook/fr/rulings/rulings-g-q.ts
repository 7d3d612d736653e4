import type { RulingId } from '../../rulings/rulings.js';

export const rulingsGToQ = {
  'glass-cannon-eternal':
    "Sa propre destruction n'est pas un coût : Eden peut donc l'utiliser. Éternel, il reste en jeu sur un 1-5 et ne fait rien piocher.",
  'glass-cannon-order':
    "D'abord l'autre objet est détruit, puis le dé est lancé et peut être changé ; seul son résultat final décide de cet objet. L'effet demande d'abord son propre objet : dès qu'un 1-5 l'a détruit, les autres activations sur la pile ne font plus rien.",
  'goat-head-up-to-you':
    "Vous pouvez n'en défausser aucune. Toutes les cartes sont défaussées ensemble, puis autant sont piochées, avant la vérification de la taille de main.",
  'godhead-alt-art-flip': 'Un dé inversé montre 7 moins son nombre : 1 devient 6, 2 devient 5, 3 devient 4.',
  'godhead-bonuses-come-later':
    "Elle fixe ce que montre le dé. Les bonus au lancer ne comptent qu'ensuite : un 1 peut encore devenir un 2 ; rien ne dépasse 6.",
  'golden-razor-blade-again':
    "Son effet ne demande pas que l'objet soit chargé : payez 5 ¢ autant de fois que possible, y compris en réponse à quelque chose.",
  'golden-trinket-counters':
    "Un marqueur qui a un nom est aussi un marqueur : ce qui compte ou retire des marqueurs en général s'y applique.",
  'greed-all-damage':
    "Oui, tous les dégâts qu'elle inflige font perdre des ¢ à chacun, joueur actif compris ; d'elle-même, elle n'inflige que ceux de son attaque. Un joueur qui en a moins perd ce qu'il a.",
  'greed-event-tie':
    "Entre plusieurs joueurs qui ont le plus de ¢, le joueur actif en choisit un quand l'effet va sur la pile. S'il n'est plus celui qui en a le plus à la résolution, rien n'est perdu.",
  'greeds-gullet-before-the-penalty':
    'Les ¢ arrivent avant la pénalité de mort : vous en perdez donc peut-être 1, et cet objet peut être celui que vous détruisez.',
  'guppys-collar-when-it-rolls':
    'Vous lancez le dé une fois par mort, quand celle-ci va se résoudre. Sauvé, vous avez 1 PV ; à votre tour, tout ce qui est sur la pile est annulé et votre tour se termine.',
  'guppys-collar-with-broken-ankh':
    "Oui, avec Ankh brisé à côté, vous lancez le dé pour les deux sur une même mort, dans l'ordre de votre choix. Si le premier l'a prévenue, le second lancer ne sert à rien ; pendant votre tour, il n'a même pas lieu, car le premier annule tout ce qui est sur la pile.",
  'guppys-hairball-an-item':
    "Une fois résolue, c'est un objet de Guppy, qui compte pour l'Âme de Guppy. Dans votre main, elle ne compte pas.",
  'guppys-head-who-chooses':
    "C'est l'autre joueur qui choisit la carte, et vous deux seuls la voyez. Un joueur sans carte n'en donne pas.",
  'guppys-paw-cancelled':
    "Non, annulée, elle ne coûte aucun PV : ce qui vient après le deux-points, payer le PV compris, n'arrive qu'à la résolution. La Patte reste désactivée : la tourner était le coût.",
  'guppys-paw-paying-hp':
    "Payer des PV n'est pas subir des dégâts : on ne peut pas le prévenir, et rien ne se déclenche. Payer votre dernier PV vous tue, mais la protection est créée d'abord.",
  'guppys-pieces-soul-of-guppy':
    "L'Âme de Guppy rejoint les âmes bonus à gagner si elle est encore hors de la partie. Si elle en fait déjà partie ou a été gagnée, rien ne s'ajoute.",
  'gurdy-jr-only-in-its-attack':
    "Seul le joueur qui l'attaque est touché, pour les effets ↷ et $ des objets ; l'effet d'un personnage est libre. Les autres utilisent leurs objets sans dommage.",
  'gus-a-room':
    "Elle s'attaque comme un monstre mais reste une salle : ce qui vise les monstres ne s'y applique pas, et sa mort ne permet pas de changer de salle.",
  'holy-card-what-is-left':
    "Le joueur qu'elle sauve garde 1 PV et ne paie pas de pénalité. À son propre tour, tout ce qui est sur la pile est annulé et le tour se termine ; au tour d'un autre, la partie continue.",
  'holy-chest-whose-soul':
    "Sur un 6, il devient une âme du joueur dont c'est le lancer, presque toujours le joueur actif.",
  'holy-dinga-any-roll':
    'Comme tous les monstres sacrés, il surveille les lancers de tous les joueurs, hors attaque aussi. Les PV ne dépassent pas leur maximum.',
  'hopper-final-number':
    "Seuls les dégâts de combat d'un 6 final ne lui font rien. Une bombe ou un autre nombre le blesse comme d'habitude.",
  'host-hat-strikes-back':
    "À utiliser pendant que les dégâts attendent sur la pile. Il riposte quand c'est lui qui prévient le dégât, pas autre chose. Volé ou détruit entre-temps, il protège et riposte toujours pour le joueur qui l'a utilisé.",
  'host-hat-who-killed':
    "Oui, le joueur qui l'a utilisé a tué celui que ses dégâts font mourir : c'est l'effet du chapeau qui les inflige, pour son joueur. Le joueur dont les dégâts ont été prévenus n'a tué personne.",
  'i-the-magician-number-first':
    "Le nombre est choisi en la jouant, devant tous. C'est ce que le dé montre alors ; d'autres cartes peuvent encore le changer, et les bonus comptent en dernier.",
  'ii-the-high-priestess-target-first':
    "La cible est choisie avant le lancer. N'importe qui peut changer ce lancer, et ses dégâts sont hors combat.",
  'iii-the-empress-all-rolls':
    "Le bonus vaut pour chaque lancer de ce joueur jusqu'à la fin du tour, d'attaque ou non, et s'ajoute en dernier. Rien ne dépasse 6.",
  'incubus-swap-if-you-like':
    "Après avoir regardé, vous pouvez laisser les deux mains telles quelles. Vous deux seuls savez quelles cartes sont échangées, et personne n'a pioché.",
  'ipecac-own-attack-roll':
    "Un 6 final à votre propre lancer d'attaque blesse chaque autre joueur, quelle que soit la cible. Vos autres lancers et ceux des autres ne font rien.",
  'jawbone-not-enough':
    "D'un joueur qui a moins de 3 ¢, vous prenez ce qu'il a. C'est un vol et non un gain : ce qui augmente les gains n'intervient pas.",
  'larry-jr-in-the-fight':
    'Son esquive est lue à chaque lancer qui se résout : à 2 PV ou moins, il faut 1 de plus. Soigné au-delà, il redevient plus facile à toucher.',
  'lazarus-rags-after-the-penalty':
    'Le trésor arrive après le paiement de la pénalité : cette mort ne peut donc pas vous le prendre. Ils ne peuvent pas être détruits eux-mêmes, car ils sont Éternels.',
  'lemon-mishap-no-card':
    "Ce qu'il met en place ne dépend plus de l'objet : le détruire n'y change rien. Plusieurs utilisations agissent côte à côte, et toutes finissent avec le tour.",
  'lil-battery-any-item':
    "Elle recharge un objet, donc pas un personnage, mais celui de n'importe qui, même dans la boutique. Rechargé, l'objet peut resservir pendant le même tour.",
  'lost-soul-on-anothers-turn':
    "Oui, avec la priorité et une utilisation de butin, vous pouvez la jouer au tour d'un autre, par exemple avec le ↷ de votre personnage. Elle devient votre objet, puis son effet en fait votre âme.",
  'lost-soul-on-the-way':
    "Elle devient d'abord un objet. Puis son effet se déclenche : il va sur la pile, on peut y répondre et, à sa résolution, l'objet devient une âme. Le joueur qui vole l'objet entre-temps reçoit l'âme.",
  'lost-soul-when-it-counts':
    "Elle ne compte qu'une fois devenue une âme. En main, sur la pile ou comme objet, elle ne compte pour personne. Sur la pile, elle peut être annulée comme tout butin ; Haricot beurre ! n'annule pas l'effet qui en fait une âme, car il s'est déclenché de lui-même.",
  'lucky-foot-no-attack-rolls':
    "Il ne sert pas pendant une attaque : seuls les autres lancers, de n'importe qui, peuvent être sa cible. Ce qu'il ajoute est choisi en l'activant.",
  'lust-last-hit':
    "Le coup qui la tue vous blesse aussi : sa mort se résout d'abord et vous paie, puis vous subissez le dégât. Des dégâts hors combat ne coûtent rien.",
  'meat-added-last':
    "Son +1 s'ajoute quand votre lancer d'attaque se résout. Ce qui réagit à un nombre qui va être fait regarde le dé avant ; ce qui réagit au nombre fait, après.",
  'mega-battery-not-the-character':
    "Elle recharge tous les objets d'un joueur, babioles et objet de départ compris, mais pas le personnage.",
  'mega-troll-bomb-order':
    "Le joueur actif subit les dégâts d'abord, puis les autres dans l'ordre du tour, chacun séparément sur la pile et ouvert aux réponses.",
  'mini-mush-any-roll':
    "Contrairement à Pied chanceux, il peut changer un lancer d'attaque. Aucun lancer ne descend sous 1, et ce qu'il enlève est choisi en l'activant.",
  'modeling-clay-counters':
    "Les marqueurs de l'objet copié ne le sont pas. Un objet qui entre en jeu avec des marqueurs en donne pourtant à la copie : devenue Le chat mort, elle en a neuf.",
  'modeling-clay-for-good':
    "Elle reste une copie tant qu'elle est en jeu, même chez un autre joueur. Dans la défausse, elle redevient elle-même ; copie d'un objet qui vaut une âme, elle peut devenir cette âme.",
  'modeling-clay-guppy':
    "Oui, copie d'un objet de Guppy, elle en est un : elle compte pour l'Âme de Guppy et pour toute carte qui cherche des objets de Guppy. Elle cesse dès qu'elle n'est plus cette copie ; une âme déjà gagnée reste.",
  'mom-double-damage':
    "Seuls les dégâts de combat d'un 1 sont doublés. Sa mort ajoute une zone monstre pour toute la partie, et sa carte est une seule âme qui en vaut deux : gagnée, volée ou détruite d'un bloc.",
  'moms-box-any-roll':
    "Le 4 de n'importe qui compte. Vous décidez à la résolution ; si vous piochez, vous défaussez ensuite une carte de votre choix, peut-être la nouvelle.",
  'moms-coin-purse-loot-step':
    "Il ajoute une carte dans l'étape butin de vos tours, et nulle part ailleurs. Avec le Sac de Maman en plus, vous y piochez trois butins.",
  'moms-dead-hand-from-players':
    "Le joueur actif peut voler l'objet d'un joueur, pas de la boutique, et jamais un objet Éternel.",
  'moms-hand-cancels-the-hit':
    'Le 6 touche, mais ses dégâts sont annulés avec le reste avant de se résoudre : elle est indemne et le tour se termine. Un 6 contre un autre monstre ne fait rien.',
  'moms-razor-own-rolls':
    "Le 6 de n'importe qui compte, le vôtre aussi ; vous n'êtes pas obligé de vous blesser, car infliger le dégât reste votre choix.",
  'moms-shovel-cancelled':
    "Elle est détruite par son effet, pas comme un coût. Si l'effet est annulé, elle vous reste, désactivée, pour une autre fois.",
  'moms-shovel-sideways-in-the-shop':
    "Elle est désactivée dès qu'elle est dans la boutique. La boutique ne se recharge pas, et l'achat ne la recharge pas non plus ; un effet qui recharge un objet le peut, même là.",
  'monster-manual-no-extra-attack':
    "Non, il ne donne pas d'attaque. Une attaque que le joueur actif a encore doit viser ce monstre avant la fin du tour. S'il n'en reste pas, rien n'est imposé.",
  'monster-manual-not-in-an-attack':
    "Il ne fait rien si une attaque est en cours à sa résolution, ou si le monstre est parti. Une attaque déclarée qui n'a pas encore de cible n'en est pas une : le monstre doit alors être sa cible. Il vise un monstre en jeu, jamais la pioche.",
  'monstros-tooth-by-chance':
    "Le hasard désigne le joueur quand l'effet va sur la pile, et ce peut être vous. Ce joueur choisit ensuite l'objet ; les objets Éternels restent.",
  'mulliboom-the-mark':
    "Le signe à côté de son ATQ n'est qu'un dessin : il inflige 4 dégâts. Les 3 dégâts de sa mort vont au joueur que choisit le joueur actif, lui-même compris.",
  'mutant-spider-one-result':
    'Quatre dés sont lancés, mais seul celui qui est choisi compte ; les nombres des autres ne déclenchent rien.',
  'no-what-it-cannot':
    "Seulement les effets ↷ et $ des objets : ni butin, ni effet de personnage, ni effet déclenché. Ce qui est payé reste payé, et l'objet reste désactivé.",
  'o-the-fool-anybodys-turn':
    'Elle termine le tour en cours, quel que soit celui qui la joue. La phase finale a lieu comme toujours : effets de fin de tour, taille de main, soins.',
  'o-the-fool-saves-from-death':
    'Si votre mort est sur la pile, elle vous sauve : il vous reste 1 PV, vous ne payez rien et le tour passe à sa phase finale. Quand la pénalité se paie, il est trop tard.',
  'ouija-board-first-edition':
    "Une correction pour les impressions de la première édition : parmi les cartes révélées, vous pouvez en faire jouer une au joueur actif, si ce n'est pas un monstre. Si une carte a un texte plus récent, c'est lui qui compte.",
  'pandoras-box-a-six':
    'Sur un 6, elle revient de la défausse et devient votre âme. Elle doit être détruite pour que le dé soit lancé : si quelque chose la garde en jeu, pas de lancer.',
  'pay-to-play-not-the-shop':
    "Il prend aux joueurs, pas à la boutique, et rien d'éternel. Il s'utilise plusieurs fois par tour pour 10 ¢ chaque fois, et l'objet est volé, pas gagné.",
  'peep-only-the-deck':
    "L'Enflé est cherché dans la pioche monstres seulement, pas dans la défausse ni sous une carte. La pioche est mélangée, qu'il y soit ou non.",
  'pestilence-misprint':
    'Une impression promotionnelle porte de mauvais nombres. Elle a 4 PV, se touche à partir de 4 et inflige 1.',
  'pestilence-targets':
    'Oui, les deux dégâts peuvent aller à la même cible : 2 dégâts à un joueur ou à un monstre. Ou bien 1 dégât à chacune de deux cibles. La répartition et les cibles sont choisies à sa mort, avant toute réponse.',
  'pin-roll-of-six':
    "Un 6 final ne lui fait rien ; un 4 ou un 5 touche. Les autres dégâts, ceux d'une bombe par exemple, ne sont pas concernés.",
  'placebo-no-cost':
    "L'effet copié va sur la pile comme le vôtre, avec des cibles et des nombres que vous choisissez. L'autre objet n'est pas désactivé ; il peut même l'être déjà.",
  'polydactyly-one-roll':
    "Le +1 ATQ ne vaut que pour le premier lancer d'attaque de votre tour et ses dégâts, relancé ou non. L'utilisation de butin vaut pour votre propre tour.",
  'pop-pop-new-choices':
    'Les cibles et les choix de la copie sont les vôtres, faits à nouveau, et ses coûts ne sont pas payés une seconde fois.',
  'portal-must-attack':
    "Le joueur actif reçoit une attaque de plus et ne peut pas finir le tour avant de l'avoir effectuée.",
  'pride-met-on-the-deck':
    "Il fait défausser un joueur quand on l'attaque directement, et de même quand on attaque la pioche et qu'il y apparaît.",
  'punching-bag-no-monster':
    "Il peut être attaqué mais n'est pas un monstre. Tué, il est détruit, et le joueur actif reçoit ce que dit son encadré de récompenses.",
} satisfies Readonly<{ [Id in RulingId]?: string }>;
