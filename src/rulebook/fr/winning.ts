import type { winning as plan } from '../chapters/winning.js';
import type { ChapterText } from '../section.js';

export const winning: ChapterText<typeof plan> = {
  winning: {
    title: 'Gagner la partie',
    text: "Vous gagnez dès que les âmes que vous contrôlez valent ensemble **4** ou plus. La plupart des âmes valent 1 ; certaines valent 2, comme le montre le nombre d'icônes d'âme. Des effets peuvent changer le nombre qu'il faut.\n\nLa partie est alors finie aussitôt, et les autres ont perdu. Peu importe à qui est le tour.\n\nSi plusieurs joueurs en ont assez au même instant, ils ont gagné ensemble : égalité.\n\nOn peut voler et détruire des âmes, mais seulement jusque-là. On ne gagne ni par les pièces, ni par les objets, ni en restant seul vivant : les morts reviennent à la fin du tour.",
    example:
      'Eve contrôle 2 âmes et tue Maman !, dont les deux icônes valent 2. Cela fait 4 : Eve gagne. Avec 1 seule âme avant, elle en aurait 3, et la partie continuerait.',
    asked: [
      'gagner',
      'comment gagner',
      'comment gagne-t-on',
      "combien d'âmes pour gagner",
      '4 âmes',
      'victoire',
      'fin de la partie',
      'qui gagne',
      'égalité',
      'deux joueurs gagnent en même temps',
      "gagner pendant le tour d'un autre",
      'quatre âmes',
    ],
  },
  'winning-when': {
    title: 'À quel moment exactement on a gagné',
    text: "On regarde si quelqu'un a gagné **entre** deux choses qui se résolvent, et après chaque étape complète sans pile : quand un monstre mort est devenu une âme, après un achat, après la pénalité de mort. Jamais au milieu de quelque chose.\n\nUne âme gagnée puis perdue dans le même effet ne suffit donc pas. Mais si à cet instant vous en avez 4 ou plus, vous avez gagné : ce n'est pas sur la pile, personne ne peut répondre, et ce qui y attend encore ne compte plus.\n\nEn coopération, atteindre le but et épuiser le temps au même instant, c'est gagné.",
    example:
      "Cain tue son quatrième boss. Eve voudrait utiliser La pelle de Maman pour voler cette âme. Trop tard : il a gagné avant que quelqu'un reçoive la priorité. Il fallait agir quand la mort du boss était encore sur la pile.",
    asked: [
      'quand est-ce que je gagne',
      'répondre à la victoire',
      "empêcher quelqu'un de gagner",
      "voler la quatrième âme avant qu'il gagne",
      'la victoire est-elle sur la pile',
      'gagne-t-on aussitôt',
      '4 âmes un instant',
      'répondre à la dernière âme',
      "dernière occasion d'empêcher la victoire",
      'gagner tout de suite',
    ],
  },
  'winning-by-card': {
    title: 'Les cartes qui disent « gagnez la partie »',
    text: "Quelques cartes disent qu'un joueur **gagne la partie**. Il gagne quand l'effet qui le dit s'est entièrement résolu, quelles que soient ses âmes. Jusque-là, cet effet attend sur la pile comme un autre ; on peut y répondre et l'annuler.\n\nDans un défi, seul le but du défi fait gagner. Les cartes qui disent autre chose, et quatre âmes, n'y font rien gagner.",
    example:
      "Lilith active un objet qui dit « $ : Payez 50 ¢ : Vous gagnez la partie. » Tous peuvent répondre. Haricot beurre ! l'annule : ses 50 ¢ sont perdus, et la partie continue.",
    asked: [
      'gagnez la partie',
      'carte qui fait gagner',
      'vous gagnez la partie',
      'autre façon de gagner',
      'gagner sans âmes',
      'victoire immédiate',
      'annuler vous gagnez la partie',
      '4 âmes dans un défi',
      "condition de victoire d'une carte",
    ],
  },
  bartering: {
    title: 'Marchander : des ¢ contre des faveurs',
    text: "Les joueurs peuvent **marchander** à tout moment : l'un donne des ¢ à l'autre contre presque n'importe quelle faveur, comme jouer une carte pour lui, l'épargner ou ne rien faire. Les deux doivent être d'accord. Cela n'utilise pas la pile et ne demande pas la priorité ; on peut aussi offrir des ¢, si l'autre accepte.\n\nSeuls des ¢ changent de main. Ni objets, ni cartes butin, ni âmes ne s'échangent ainsi.\n\nLes promesses n'engagent à rien : les ¢ sont payés aussitôt, et la faveur ne dépend que de l'autre.\n\nLes ¢ d'un marchandage sont donnés, pas gagnés. En solitaire et en coopération, on ne marchande pas.",
    example:
      "Il manque 2 ¢ à Eve pour un objet. Judas les lui donne contre la promesse de ne pas bombarder son monstre. Plus tard, elle le fait quand même. C'est permis, mais il s'en souviendra.",
    asked: [
      'marchander',
      'marchandage',
      'échanger des objets entre joueurs',
      "donner de l'argent à un joueur",
      'pot-de-vin',
      'marché',
      'promesse',
      'les promesses comptent-elles',
      'peut-on échanger des objets',
      'rompre une promesse',
      'corrompre un joueur',
      "donner des pièces à quelqu'un",
    ],
  },
};
