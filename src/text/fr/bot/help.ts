import type { Words } from '../../wording.js';
import { VARIANTS } from '../../../engine/index.js';
import { variants } from '../game/variants.js';
import type { AnswerKind, Situation } from '../../words/bot/help.js';
import { barterWords } from '../game/barter.js';
import { NO, YES } from '../game/decisions.js';
import { ending } from '../game/ending.js';
import { houseCards } from './house-cards.js';
import { tableSettings } from './table-settings.js';
import { ui } from './ui.js';

const HOUSE = houseCards.buttons;

const ANSWER: Readonly<Record<AnswerKind, string>> = {
  one: 'Faites un choix : il compte aussitôt.',
  several: 'Choisissez-en autant que le menu le dit, puis refermez-le.',
  order: "Choisissez dans l'ordre voulu, le premier d'abord.",
  yesNo: `« ${YES} » le fait, « ${NO} » laisse tout en l'état.`,
  number: 'Choisissez le nombre.',
  none: `« ${ui.no} » ne choisit rien ; c'est permis ici.`,
  back: `« ${ui.back} » annule tout. Rien n'est encore payé et personne n'a rien vu.`,
};

const waiting = "Rien à faire pour l'instant. Un message vous avertira.";

const situation = (now: Situation): readonly string[] => {
  switch (now.is) {
    case 'direct':
      return [
        "Je tiens des tables de Four Souls, un jeu de cartes à partir de deux joueurs, dans les salons d'un serveur, et j'en connais les règles.",
        "Pour jouer, tapez `/souls nouvelle` dans un salon de votre serveur. Pour apprendre d'abord, appuyez sur le bouton ci-dessous : une partie de trois minutes, visible de personne d'autre.",
      ];
    case 'noTable':
      return [
        "Il n'y a pas de table dans ce salon. Tapez `/souls nouvelle` pour en ouvrir une.",
        `Vos amis appuient sur **${ui.join}** ; un joueur virtuel prend place avec **${ui.addComputer}** ; puis vous appuyez sur **${ui.start}**.`,
      ];
    case 'mayJoin':
      return [`Une table est ouverte ici. Appuyez sur **${ui.join}** sous son message pour prendre place.`];
    case 'seated':
      return [`Vous avez une place. La partie commence dès que l'hôte appuie sur **${ui.start}**.`];
    case 'mayStart':
      return [
        `C'est votre table. Les autres appuient sur **${ui.join}**, ou vous sur **${ui.addComputer}** ; à partir de deux joueurs, vous pouvez appuyer sur **${ui.start}**.`,
        `Dans **${ui.settings}**, vous choisissez les cartes (jeu de base, Requiem, Warp Zone et autres), les salles et tout le reste de la partie. Le bouton 🤖 règle le niveau des joueurs virtuels.`,
      ];
    case 'watching':
      return [
        'Une partie se joue ici sans vous. Vous pouvez suivre le plateau ; vous pourrez rejoindre la prochaine table.',
      ];
    case 'turn':
      return ["**C'est votre tour.**", now.may, "Votre panneau a un menu pour chaque action ; `/main` l'ouvre."];
    case 'respond':
      return [
        '**Vous pouvez répondre.**',
        now.may,
        `Appuyez sur **${ui.pass}** si vous ne voulez rien faire ; la partie continue d'elle-même.`,
      ];
    case 'waiting':
      return now.whom === '' ? [waiting] : [now.whom, waiting];
    case 'question':
      return [`**À vous de choisir :** ${now.question}`, ...now.answers.map((kind) => ANSWER[kind])];
    case 'moved':
      return [now.there, "Une autre table peut s'ouvrir ici avec `/souls nouvelle`."];
    case 'over':
      return [
        'Cette partie est finie ; le message du plateau dit qui a gagné.',
        `Appuyez-y sur **${ending.rematch}** pour rejouer avec les mêmes joueurs, ou tapez \`/souls nouvelle\`.`,
      ];
  }
};

/** A line for each variant that can be chosen. */
const variantLines = VARIANTS.map((id) => `**${variants.of[id].name}** : ${variants.of[id].about}.`).join('\n');

const TOPIC: Words['help']['topic'] = {
  turn: {
    name: 'Votre tour',
    about: "Ce que vous pouvez faire, combien de fois, et comment il s'achève",
    text: `Vos cartes se rechargent et vous piochez 1 butin. Ensuite, dans l'ordre de votre choix : jouer **1 butin**, attaquer **une fois**, acheter **une fois** (10 ¢), et utiliser les effets ↷ et $ de vos cartes. Appuyez sur **${ui.endTurn}** quand vous avez fini ; vous défaussez alors jusqu'à 10 cartes en main.`,
    example: 'Vous jouez une carte de pièces pour 3 ¢, attaquez un monstre, puis achetez un objet avec vos 10 ¢.',
  },
  attack: {
    name: 'Attaquer',
    about: "Lancer le dé contre un monstre jusqu'à ce que l'un de vous tombe",
    text: "Choisissez un monstre. Vous lancez le dé encore et encore : **au moins son nombre ⚅**, et vous lui infligez votre ⚔ ; moins, et c'est lui qui vous inflige son ⚔. Cela dure jusqu'à ce que le monstre ou vous soyez à 0 ♥. Un monstre qui meurt donne sa récompense ; beaucoup de boss valent une âme.",
    example: 'Un monstre avec ♥ 2, ⚅ 3+ et ⚔ 1 : vous lancez 4 (touché), 2 (vous perdez 1 ♥), 5 (touché) : il meurt.',
  },
  loot: {
    name: 'Butins et objets',
    about: 'Les cartes de votre main et celles devant vous',
    text: "Un butin se joue une fois, puis va à la défausse. À votre tour vous pouvez en jouer un ; le ↷ de votre personnage en permet un de plus, même pendant le tour d'un autre. Les objets restent : certains agissent toujours, d'autres s'utilisent avec ↷ (une fois avant de se recharger) ou $ (contre des ¢).",
    example: "Au tour d'un ami, vous désactivez votre personnage ↷ et jouez une bombe sur le monstre qu'il attaque.",
  },
  souls: {
    name: 'Les âmes et la victoire',
    about: 'Ce qui fait gagner la partie',
    text: "Le **premier** qui atteint la valeur d'âme fixée gagne aussitôt ; le plateau dit combien il en faut, souvent 4. La plupart des âmes sont des boss que vous avez tués. Certaines cartes en valent deux.",
    example: 'Vous avez 3 âmes sur 4 et tuez un boss qui en vaut une : la partie est finie.',
  },
  stack: {
    name: 'La pile et passer',
    about: "Pourquoi les autres peuvent répondre avant qu'un effet se résolve",
    text: 'Cartes, effets, lancers et dégâts ne se résolvent pas tout de suite : ils vont sur la pile et chacun peut répondre. Dernier joué, premier résolu. Quand tous ont passé, le sommet de la pile se résout. Je ne vous sollicite que pour ce qui vous concerne ; sinon, je passe à votre place.',
    example: "Vous lancez un 2. Avant qu'il compte, un ami joue une carte qui en fait un 5.",
  },
  dying: {
    name: 'Mourir',
    about: 'Ce que vous perdez à 0 ♥, et ce que vous gardez',
    text: "À 0 ♥ vous mourez : vous perdez **1 objet** non-éternel, **1 butin** et **1 ¢**, vos cartes sont désactivées ↷, et si c'est votre tour, il s'achève. Vous ne quittez pas la partie : à la fin du tour vous revenez avec tous vos ♥. Vos âmes restent à vous.",
    example: 'Vous mourez avec deux objets et 5 ¢ : vous choisissez un objet et une carte, et gardez 4 ¢.',
  },
  sets: {
    name: 'Extensions et salles',
    about: 'Avec quelles cartes on joue, et ce que sont les salles',
    text: `On peut jouer avec le jeu de base, Gold Box, Four Souls+, Requiem, Warp Zone, Alt Art, Summer of Isaac, The Unboxing of Isaac, Anniversaire, Gish, Cartes promotionnelles, Target, Tapeworm, Dick Knots, G Fuel, Nendoroid et Mewgenics. L'hôte d'une table choisit dans **${ui.settings}**, **${tableSettings.decks}** ; sans choix, c'est le jeu de base. Requiem a aussi des **salles** : il y en a une en jeu, qui change la partie pour tout le monde. Ce qu'elle propose avec ↷ ou $ est pour celui dont c'est le tour. Si un monstre est mort pendant votre tour, vous pouvez vous défaire de la salle quand il s'achève.`,
    example: `Vous choisissez le jeu de base et Requiem, activez **${tableSettings.switchName('rooms')}**, puis appuyez sur **${ui.start}**.`,
  },
  buttons: {
    name: 'Boutons et commandes',
    about: 'Où tout se trouve',
    text: `**${ui.play}**, sur le plateau, ouvre votre panneau, que personne d'autre ne voit : votre main, ce qu'il faut choisir, tout ce que vous pouvez faire. **${ui.pass}** passe sans l'ouvrir. \`/main\` l'ouvre aussi, et \`/agir …\` fait tout au clavier. **${ui.undo}** annule votre dernière action tant que rien de nouveau n'a été révélé. \`/souls-moi réglages\` change ce que je vous montre.`,
    example: 'Le panneau a disparu après un redémarrage de Discord : tapez `/main`.',
  },
  orders: {
    name: "Quand le jeu s'arrête pour vous",
    about: 'Ce que je passe à votre place',
    text: `D'habitude, je vous sollicite pour ce qui **vous concerne** : cela vous vise, vous avez lancé le dé, quelqu'un va gagner. Avec \`/souls arrêts\`, vous choisissez plus ou moins ; à côté de **${ui.pass}**, vous écartez ce qui ne vous intéresse plus, ou passez pour le reste d'une attaque ou d'un tour. Que je vous sollicite ou non ne dépend jamais des cartes de votre main.`,
    example: `Un ami mène un long combat : « ${ui.passFor.turn} », et vous êtes tranquille, sauf si quelqu'un peut gagner.`,
  },
  deals: {
    name: 'Marchander',
    about: 'Donner et demander des ¢, les promesses',
    text: `**${barterWords.button}** sur le plateau, ou \`/souls marchander\`, offre des ¢ à un autre joueur ou lui en demande ; une offre à tout le monde va au premier qui accepte. Seuls des ¢ changent de main, et seulement si les deux sont d'accord ; ce qui est promis en plus n'engage à rien. Tant que votre offre attend, la table attend avec elle, une seule fois par occasion de répondre.`,
    example: "« 3 ¢ si tu n'aides pas le monstre. » Il prend les 3 ¢ ; tenir parole ne dépend que de lui.",
  },
  together: {
    name: 'Ensemble et en solo',
    about: 'Contre la montre : deux joueurs avec un seul but, ou vous pour les deux',
    text: `Choisissez-le comme type de partie, par exemple **${tableSettings.preset('together')}** à deux, ou avec un joueur virtuel, ou **${tableSettings.preset('alone')}** pour jouer les deux vous-même. Vous gagnez tous avec 4 âmes en tout (6 en difficile, 8 en ultra difficile), et vous perdez quand le compte à rebours est à 0. Il part de 8 et baisse de 1 après chaque manche, et chaque fois que quelqu'un meurt pendant son propre tour. Ni âmes bonus, ni marchandage. En solo, votre panneau agit toujours pour celui qui est interrogé, montre les deux mains, et a un bouton pour passer à l'autre. \`/règle solitaire\` dit tout.`,
    example:
      'Le compte à rebours est à 2 et vous avez 3 âmes sur 4. La bombe de votre partenaire achève le boss que vous attaquez : tout le monde gagne.',
  },
  challenges: {
    name: 'Défis',
    about: 'Jour du Gribouilleur : un boss final, des sbires et un compte à rebours',
    text: `Choisissez **${tableSettings.preset('doodler')}** ou un type de partie semblable : ensemble ou en solo à trois difficultés, ou chacun pour soi. Le but est le **boss final** : il meurt comme tout monstre, mais rien ne le blesse avant qu'il y ait assez d'âmes, et son armure ne laisse pas passer plus de 3 dégâts à la fois, sauf ceux d'un lancer d'attaque. Les **sbires** sont dans des zones à part, qui viennent et s'en vont. Ensemble, vous perdez quand le compte à rebours, qui monte, est terminé ; les manches, pile et le $ du défi le font monter, et chaque sbire qui meurt le fait baisser de 1. Une pièce remplace les dés de qui a un marqueur gribouillis. \`/règle défis\` dit tout, \`/carte gribouilleur\` ce que font les cartes.`,
    example:
      'Le compte à rebours est à 15 sur 16. Vous attaquez un sbire plutôt qu’un boss : il meurt, et le compte à rebours revient à 14.',
  },
  variants: {
    name: 'Variantes',
    about: 'Des règles qu’une table peut changer : marchandage, récompenses, boutique…',
    text: `L'hôte les choisit avant la partie : **${ui.settings}**, puis **${variants.button}** ; plusieurs à la fois, et elles voyagent dans le code des règles maison. Le plateau nomme celles de la partie.\n\n${variantLines}`,
    example: 'Avec Super boutique et Casino, tout le monde joue pour les ¢ que demande la boutique agrandie.',
  },
  houseCards: {
    name: 'Cartes maison',
    about: 'Les cartes propres à votre serveur : les faire, les essayer, les jouer',
    text: `Les responsables du serveur les font avec \`/souls cartes\`. Copiez une carte publiée (\`copier\`) et changez son **${HOUSE.name}**, ses **${HOUSE.numbers}**, sa **${HOUSE.reward}** ou ses **${HOUSE.words}**, ou appuyez sur **${HOUSE.write}** puis **${HOUSE.text}** : un texte en anglais, avec les mots des cartes. Je redis mot à mot ce que j'ai compris, ou à quel mot je me suis arrêté. **${HOUSE.test}** joue 50 parties avec la carte ; quand toutes ont eu une fin, l'hôte d'une table peut la choisir avant la partie : **${ui.settings}**, **${tableSettings.decks}**, **${HOUSE.table}**. Elle est marquée partout comme carte maison, et une partie la garde telle qu'elle était quand on l'a choisie. Les noms libres demandent le texte libre (\`/souls configurer\`). **${HOUSE.export}** les donne toutes en fichier, et \`/souls cartes\` avec \`fichier\` les reprend, sur tout serveur.`,
    example: `Vous copiez une bombe, lui faites infliger 5 dégâts, appuyez sur **${HOUSE.test}**, et la mettez dans les pioches.`,
  },
  privacy: {
    name: 'Vie privée',
    about: 'Ce que je garde sur vous, et comment le supprimer',
    text: 'Je garde vos places (votre nom et votre identifiant Discord), vos réglages et la partie elle-même. Chacun est seul à voir sa main. Des statistiques ne sont tenues que si vous le demandez (`/souls-moi statistiques`, qui les supprime aussi). `/souls-moi données` montre ce qui est gardé, vous le donne en fichier et le supprime.',
    example: "Vous supprimez vos données : des joueurs virtuels prennent vos places, au nom d'« un ancien joueur ».",
  },
};

export const help: Words['help'] = {
  title: 'Aide',
  situation,
  choose: 'Que voulez-vous savoir de plus ?',
  topic: TOPIC,
  chooseVariant: 'Choisir une variante',
  inRules: 'Dans les règles',
  example: (text) => `*Par exemple :* ${text}`,
  now: 'Que puis-je faire ?',
  practiceGame: "Partie d'essai",
  toPanel: 'Vers mon panneau',
};
