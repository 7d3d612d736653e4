import type { answers as plan } from '../chapters/answers.js';
import type { ChapterText } from '../section.js';

export const answers: ChapterText<typeof plan> = {
  cancelling: {
    title: 'Annuler',
    text: "Ce qui est **annulé** quitte la pile, et rien n'en arrive. Une carte butin annulée va dans la défausse butins, ou là où le dit la carte qui annule.\n\nRien n'est rendu : l'utilisation de butin est dépensée, un objet ↷ reste désactivé, ce qui est payé est perdu.\n\nOn n'annule que ce qui attend encore sur la pile, et seulement ce que la carte nomme. Haricot beurre ! et Non ! arrêtent l'effet ↷ ou $ d'un objet (Haricot beurre ! aussi un butin) : pas un effet déclenché, ni le ↷ d'un personnage, ni un lancer, ni des dégâts, ni une attaque.",
    example:
      "Cain joue Une pièce de 10 centimes. Maggy répond par Haricot beurre ! À sa résolution, la pièce va dans la défausse ; Cain n'a pas de ¢ et a dépensé son utilisation. Avec un autre haricot et de quoi le jouer, il aurait pu annuler le sien d'abord.",
    asked: [
      'annuler',
      'contrer une carte',
      'arrêter une carte',
      'haricot beurre',
      'que peut annuler haricot beurre',
      'annuler un effet déclenché',
      "annuler l'effet d'un personnage",
      'où va un butin annulé',
      "l'objet annulé reste-t-il désactivé",
      'utilisation de butin perdue',
      'annuler un lancer',
    ],
  },
  fizzling: {
    title: 'Se dissiper : la cible a disparu',
    text: "Avant de résoudre quelque chose, on vérifie ses cibles. Si **toutes** ont disparu ou ne sont plus ce que la carte demande, la carte ou l'effet **se dissipe** : le jeu l'annule, et rien n'en arrive. Un butin va alors dans la défausse ; les coûts et l'utilisation de butin restent dépensés.\n\nTout ce que la carte exige de sa cible doit encore être vrai, par exemple d'être désactivée. Une carte partie puis revenue est une nouvelle carte, et n'est plus la cible.\n\nSi seules certaines cibles sont perdues, le reste arrive.",
    example:
      "Eve joue Bombe ! sur une Mouche. En réponse, Judas la tue avec M. Boum. La bombe n'a plus de cible et se dissipe ; Eve ne peut pas la tourner vers un autre monstre.",
    asked: [
      'se dissiper',
      'sans effet',
      'la cible a disparu',
      'la cible est morte en réponse',
      'et si la cible disparaît',
      'choisir une nouvelle cible',
      'une des deux cibles a disparu',
      'objet détruit avant que ma carte se résolve',
      'bombe sur un monstre mort',
      'ma cible est morte avant',
      "ma cible n'est plus là",
    ],
  },
  'attack-or-purchase-lost': {
    title: "Une attaque ou un achat qui n'aboutit pas",
    text: "**Pas encore commencé** : tant qu'aucune cible n'est choisie, ou que rien n'est payé, une attaque ou un achat déclaré ne vous a rien coûté. Si quelque chose l'arrête avant, vous l'avez encore.\n\n**Commencé** : une fois la cible d'une attaque choisie, votre attaque est dépensée, quelle que soit sa fin. Quand elle finit ou est annulée, ses lancers d'attaque et ses dégâts de combat quittent la pile et ne font rien. Tout le reste y demeure et se résout.",
    example:
      "Samson attaque une Mouche (1 PV) et fait un 1. Avant que le lancer se résolve, Maggy joue Bombe ! sur la Mouche. Elle meurt, l'attaque est finie et le mauvais lancer quitte la pile : il ne subit rien. Son attaque du tour est dépensée, et il gagne la récompense.",
    asked: [
      'est-ce que je perds mon attaque',
      "l'attaque n'a pas eu lieu",
      'mon attaque est-elle dépensée',
      'le monstre meurt pendant mon lancer',
      'que devient le lancer si le monstre meurt',
      'récupérer son attaque',
      'achat raté',
      'pas assez pour un achat déclaré',
      'bombe avant le lancer',
    ],
  },
  'damage-or-death-prevented': {
    title: 'Prévenir des dégâts',
    text: "**Prévenir** des dégâts, c'est les enlever avant qu'ils soient infligés ; « prévenez 1 » les réduit de 1. S'il n'en reste rien, rien n'est infligé.\n\nCe qui est prévenu n'a été ni subi ni infligé : rien de ce qui attend des dégâts ne se déclenche. Si une partie passe, elle seule compte.\n\nPrévenir des dégâts n'aide que contre des dégâts. Cela n'arrête pas :\n- une carte qui **tue** (c'est la mort qu'il faut prévenir),\n- des PV qu'on **paie** ou qu'on perd,\n- des dégâts déjà infligés.",
    example:
      "Judas devrait subir 2 dégâts et a Sac banane (chaque fois que vous subissez des dégâts, piochez 1 butin). Avec Cœur d'âme, il en prévient 1, en subit 1, et pioche donc 1 butin. S'il prévenait les deux, il ne piocherait rien. Contre XIII. La Mort, Cœur d'âme ne sert à rien.",
    asked: [
      'prévenir',
      'prévenir des dégâts',
      'prévention',
      'bloquer des dégâts',
      'réduire des dégâts',
      'les dégâts prévenus comptent-ils comme subis',
      "se protéger d'une carte qui tue",
      'prévenir après les dégâts',
      'prévenir une partie des dégâts',
      "cœur d'âme",
      'prévenir dégâts',
    ],
  },
  shields: {
    title: 'Une prévention qui attend : « les prochains dégâts »',
    text: "Certaines cartes préviennent des dégâts à venir pendant ce tour. Les mots disent combien de temps :\n- **« Les N prochains dégâts »** : N points, utilisés un par un, sur autant de coups qu'il faut.\n- **« La prochaine fois que … dégâts »** : tout le coup suivant, aussi gros soit-il, et rien de plus.\n- **« La prochaine fois …, jusqu'à N dégâts »** : au plus N du coup suivant ; ce qui ne sert pas est perdu.\n\nPlusieurs s'ajoutent. Ce qui reste s'arrête avec le tour.",
    example:
      "Maggy est sous V. Le Hiérophante (prochaine fois, jusqu'à 2) et devrait subir 1 dégât : il est prévenu, et le Hiérophante est épuisé, second point compris. Le coup suivant passe. Deux Cœurs d'âme auraient arrêté 1 dégât, puis encore 1.",
    asked: [
      'bouclier',
      'protection',
      'prochains dégâts',
      'la prochaine fois que vous subissez',
      'la prévention est-elle gardée',
      'combien de temps dure la prévention',
      'le prochain dégât',
      'hiérophante',
      'cœur délicieux',
      "jusqu'à 2 dégâts",
      'le bouclier reste-t-il',
    ],
  },
  'saved-from-death': {
    title: 'Prévenir ou annuler une mort',
    text: "Une mort attend sur la pile avant d'arriver. Ce qui la **prévient** ou l'**annule** l'en retire. Il n'y a alors pas eu de mort : pas de pénalité, rien de gagné ni de perdu, et rien de ce qui attend une mort ne se déclenche.\n\nQui est sauvé a de nouveau 1 PV, sauf si la carte donne un autre nombre. S'il en a davantage, parce qu'une carte lui a donné des PV entre-temps, il les garde.\n\nUne autre mort dans le même tour doit être prévenue à son tour.",
    example:
      "Lazarus est à 0 PV et sa mort est sur la pile. Ankh brisé se déclenche et il fait un 6 : la mort est prévenue et il a 1 PV. Dans la première édition, il aurait retrouvé les PV d'avant le coup ; ce n'est plus le cas.",
    asked: [
      'prévenir une mort',
      'annuler une mort',
      'éviter la mort',
      'sauver de la mort',
      'combien de PV après une mort prévenue',
      'PV après ankh brisé',
      'survivre',
      'paie-t-on la pénalité si la mort est prévenue',
      'collier de guppy PV',
      'ne pas mourir',
      'vie supplémentaire',
    ],
  },
};
