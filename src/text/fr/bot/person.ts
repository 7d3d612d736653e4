import type { Words } from '../../wording.js';
import { hours } from './hours.js';
import { counted } from '../cards/nouns.js';

const TEXT_ONLY = 'Texte seul';

export const person: Words['person'] = {
  settings: {
    title: 'Mes réglages',
    about: "Ces réglages ne valent que pour vous, à toutes les tables. Appuyez sur l'un d'eux pour le changer.",
    name: {
      textOnly: TEXT_ONLY,
      large: 'Gros texte',
      calm: 'Calme',
      tips: 'Conseils',
      dm: 'Main en MP',
      notices: 'Avis en MP',
      digest: 'Un avis par jour',
      noPings: 'Sans mention',
      showHours: 'Heures de jeu',
    },
    explain: {
      textOnly:
        "pas d'images dans ce que personne d'autre ne voit ; tout ce que vous pouvez faire porte un numéro pour `/agir numéro`",
      large: "un texte plus gros dans tout ce que personne d'autre ne voit",
      calm: 'votre panneau ne change de lui-même que si une réponse vous est demandée',
      tips: 'une ligne qui explique ce que vous rencontrez pour la première fois',
      dm: 'votre main arrive aussi en message privé, tenu à jour pendant la partie',
      notices: "un message privé, et non le salon, vous dit qu'une table vous attend",
      digest: 'un message privé par jour avec toutes les tables qui vous attendent, au lieu des autres',
      noPings: 'dans le salon, votre nom apparaît sans mention, et aucun avis ne sonne',
      showHours:
        "les tables qui attendent montrent aux autres à quelles heures vous jouez d'habitude, d'après vos heures calmes, et les parties jusqu'à quand dure votre absence",
    },
    state: (name, on) => `${on ? '☑' : '☐'} ${name} : ${on ? 'oui' : 'non'}`,
    languages: {
      auto: 'Langue : celle de mon Discord',
      en: 'Langue : English',
      fr: 'Langue : Français',
    },
  },
  hours,
  dm: {
    greeting:
      "Ce que vous avez demandé arrive ici désormais, pour chaque table où vous jouez. Personne d'autre ne peut le lire. `/souls-moi réglages` pour ne plus le recevoir.",
    title: 'Votre main',
    playIn: (channel) => `Vous jouez dans ${channel}.`,
    off: (channel) => `Votre main dans ${channel} n'arrive plus ici : vous l'avez désactivée.`,
    over: (channel) => `La partie dans ${channel} est finie. Le résultat montre toutes les mains.`,
    left: (channel) => `Vous n'avez plus de place à la table dans ${channel}.`,
    closed:
      'Les messages privés ne vous parviennent pas : Discord ne me laisse pas vous écrire, et ce réglage est donc désactivé. Autorisez les messages privés des membres de ce serveur dans ses réglages de confidentialité, puis activez-le à nouveau dans `/souls-moi réglages`. Dans le salon, rien ne change.',
  },
  numbers: {
    title: 'Par numéro : /agir numéro',
    none: (most) =>
      most === 0
        ? `Il n'y a pas encore de numéros. Activez « ${TEXT_ONLY} » dans \`/souls-moi réglages\`, puis ouvrez votre panneau avec \`/main\`.`
        : `Rien ne porte ce numéro : il y en a de 1 à ${most}.`,
    mixed: "Plusieurs numéros ne vont ensemble que s'ils sont dans le même menu.",
  },
  tables: {
    title: 'Vos tables',
    none: 'Vous ne jouez à aucune table. Tapez `/souls nouvelle` dans un salon pour en ouvrir une.',
    seat: ({ where, phase, awaited }) => {
      if (awaited === null)
        return `• ${where} — ${phase === 'lobby' ? 'pas encore commencée' : "c'est aux autres de jouer"}`;
      const { reason, since, until } = awaited;
      const times = [
        ...(since === null ? [] : [`question posée ${since}`]),
        ...(until === null ? [] : [`le délai finit ${until}`]),
      ];
      return [`❗ ${[`${where} — **on vous attend**`, ...times].join(', ')}`, reason].join('\n');
    },
    next: 'Suivante',
    practice: "Votre partie d'essai (`/souls tutoriel`)",
    more: (number) => `…et ${number} de plus`,
  },
  data: {
    title: 'Ce que je garde sur vous',
    kept: ({ settings, hours: lines, seats }) => [
      `• **Réglages :** ${settings.join(' · ')}`,
      ...lines.map((line) => `• ${line}`),
      `• **Places :** votre nom et votre identifiant Discord à ${counted(seats, { one: 'table', many: 'tables', f: true })}, et le déroulement de ces parties`,
      '• Rien de plus : ni messages, ni adresse, ni liste des serveurs où vous êtes.',
    ],
    usual: 'tous par défaut',
    export: 'Recevoir le fichier',
    exported:
      "Voici tout. Les cartes en main et les pioches n'y sont pas : elles appartiennent à des parties que d'autres jouent aussi.",
    erase: 'Tout supprimer',
    sure: 'Supprimer vos réglages, vos questions aux responsables de serveurs, le compte de vos parties quittées et vos statistiques, et effacer votre nom de toutes les tables et des ligues ? Des joueurs virtuels joueront à vos places, sous le nom « Un ancien joueur ». **Impossible de revenir en arrière.**',
    eraseNow: 'Oui, tout supprimer',
    erased:
      "C'est fait. Vos réglages, vos questions, le compte de vos parties et vos statistiques n'existent plus, et votre nom a disparu de toutes les tables.",
  },
};
