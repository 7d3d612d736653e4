import type { PersonWords } from '../../words/bot/person.js';
import { hours } from './hours.js';
import { counted } from '../cards/nouns.js';
import { typo } from '../cards/typography.js';

export const person: PersonWords = {
  settings: {
    title: 'Mes réglages',
    about: "Ces réglages ne valent que pour vous, à toutes les tables. Appuyez sur l'un d'eux pour le changer.",
    name: {
      textOnly: 'Texte seul',
      large: 'Grand',
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
        "pas d'images dans ce que vous seul voyez ; tout ce que vous pouvez faire porte un numéro pour `/agir numéro`",
      large: 'des lettres plus grandes dans tout ce que vous seul voyez',
      calm: 'votre panneau ne change de lui-même que si on vous demande quelque chose',
      tips: 'une ligne qui explique ce que vous rencontrez pour la première fois',
      dm: 'votre main arrive aussi en message privé, qui change avec la partie et reste',
      notices: "on vous dit en message privé, et non dans le salon, qu'une table vous attend",
      digest: 'un message privé par jour avec toutes les tables qui vous attendent, au lieu des autres',
      noPings: 'dans le salon, on vous nomme sans vous mentionner, et aucun avis ne sonne',
      showHours:
        "les tables qui attendent montrent aux autres à quelles heures vous jouez d'habitude, d'après vos heures calmes",
    },
    state: (name, on) => typo(`${on ? '☑' : '☐'} ${name} : ${on ? 'oui' : 'non'}`),
    languages: {
      auto: typo('Langue : celle de mon Discord'),
      en: typo('Langue : English'),
      fr: typo('Langue : Français'),
    },
  },
  hours,
  dm: {
    greeting: typo(
      "Ce que vous avez demandé arrive ici désormais, pour chaque table où vous jouez. Personne d'autre ne peut le lire. `/souls-moi réglages` pour ne plus le recevoir.",
    ),
    title: 'Votre main',
    playIn: (channel) => `Vous jouez dans ${channel}.`,
    off: (channel) => typo(`Votre main dans ${channel} n'arrive plus ici : vous l'avez désactivée.`),
    over: (channel) => `La partie dans ${channel} est finie. Le résultat montre toutes les mains.`,
    left: (channel) => `Vous n'avez plus de place à la table dans ${channel}.`,
    closed: typo(
      'Les messages privés ne vous parviennent pas : Discord ne me laisse pas vous écrire, et ce réglage est donc désactivé. Autorisez les messages privés des membres de ce serveur dans ses réglages de confidentialité, puis activez-le à nouveau dans `/souls-moi réglages`. Dans le salon, tout reste comme toujours.',
    ),
  },
  numbers: {
    title: typo('Par numéro : /agir numéro'),
    none: (most) =>
      typo(
        most === 0
          ? "Il n'y a pas encore de numéros. Activez « Texte seul » dans `/souls-moi réglages`, puis ouvrez votre panneau avec `/main`."
          : `Rien ne porte ce numéro : il y en a de 1 à ${most}.`,
      ),
    mixed: "Plusieurs numéros ne vont ensemble que s'ils sont dans le même menu.",
  },
  tables: {
    title: 'Vos tables',
    none: "Vous n'êtes assis à aucune table. Tapez `/souls nouvelle` dans un salon pour en ouvrir une.",
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
      typo(`• **Réglages :** ${settings.join(' · ')}`),
      ...lines.map((line) => `• ${line}`),
      typo(
        `• **Places :** votre nom et votre identifiant Discord à ${counted(seats, { one: 'table', many: 'tables', f: true })}, et le déroulement de ces parties`,
      ),
      typo('• Rien de plus : ni messages, ni adresse, ni liste des serveurs où vous êtes.'),
    ],
    usual: "tous d'origine",
    export: 'Recevoir le fichier',
    exported: typo(
      "Voici tout. Les cartes en main et les pioches n'y sont pas : elles appartiennent à des parties que d'autres jouent aussi.",
    ),
    erase: 'Tout supprimer',
    sure: typo(
      'Supprimer vos réglages, vos questions aux hôtes de serveurs et le compte de vos parties quittées, et effacer votre nom de toutes les tables ? Des ordinateurs joueront à vos places, sous le nom « Un ancien joueur ». **Impossible de revenir en arrière.**',
    ),
    eraseNow: 'Oui, tout supprimer',
    erased:
      "C'est fait. Vos réglages, vos questions et le compte de vos parties n'existent plus, et votre nom a disparu de toutes les tables.",
  },
};
