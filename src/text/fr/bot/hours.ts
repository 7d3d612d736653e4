import type { Words } from '../../wording.js';
import type { HoursProblem } from '../../words/bot/hours.js';
import { counted } from '../cards/nouns.js';

const problem = (what: HoursProblem, typed: string): string => {
  switch (what) {
    case 'noSuchZone':
      return `Je ne connais ni fuseau horaire ni ville nommés « ${typed} ». Choisissez une suggestion, ou tapez un nom comme Europe/Paris.`;
    case 'noZone':
      return "Choisissez d'abord votre fuseau horaire : `/souls-moi fuseau`.";
    case 'notATime':
      return `« ${typed} » n'est pas une heure. Tapez-en une, comme 22:30.`;
    case 'quietAlways':
      return 'Les heures calmes ne peuvent pas durer toute la journée : elles commenceraient et finiraient à la même heure. Pour une absence plus longue, il y a `/souls-moi absence`.';
    case 'quietTooLong':
      return 'Les heures calmes durent au plus 16 heures, pour que vos parties avancent. Pour une absence plus longue, il y a `/souls-moi absence`.';
    case 'notADay':
      return `« ${typed} » n'est pas un jour. Choisissez une suggestion, ou tapez-en un comme 2026-12-24 ; laissez vide pour une absence jusqu'à votre prochaine action, une semaine au plus.`;
    case 'past':
      return 'Ce jour est passé ou a déjà commencé. Tapez un jour à venir.';
    case 'tooFar':
      return "Une absence dure au plus 21 jours. Sans jour, elle dure jusqu'à votre prochaine action, une semaine au plus.";
  }
};

export const hours: Words['person']['hours'] = {
  zone: (zone) => `**Fuseau horaire :** ${zone ?? 'pas choisi'} — \`/souls-moi fuseau\``,
  quiet: (quiet) =>
    `**Heures calmes :** ${quiet === null ? 'aucune' : `de ${quiet.from} à ${quiet.to}`} — \`/souls-moi heures-calmes\``,
  away: (until) =>
    `**Absence :** ${until === null ? "jusqu'à votre prochaine action" : `jusqu'au ${until}`} — \`/souls-moi absence\``,
  notAway: '**Absence :** non — `/souls-moi absence`',
  explain:
    "Pendant vos heures calmes et votre absence, aucune horloge d'une table ne tourne contre vous. Personne ne voit ceci sans votre choix dans vos réglages, mais une échéance qui recule peut dire aux autres quand vous dormez, ou révéler votre absence.",
  zoneSet: (zone, clock) => `Votre fuseau horaire est ${zone} : il est ${clock} chez vous.`,
  zoneForgotten: 'Votre fuseau horaire et vos heures calmes sont oubliés.',
  quietSet: (from, to) => `Vos heures calmes sont chaque jour de ${from} à ${to}.`,
  quietForgotten: "Vous n'avez plus d'heures calmes.",
  awaySet: (until) => `Votre absence dure jusqu'au ${until}, ou jusqu'à ce que vous agissiez à une table d'ici là.`,
  back: {
    said: 'Vous êtes de retour : les tables vous attendent de nouveau.',
    acted: 'Vous avez agi à une table, ce qui met fin à votre absence : les tables vous attendent de nouveau.',
  },
  problem,
  leave: "Je m'absente",
  comeBack: 'Je suis de retour',
  forgetQuiet: "Pas d'heures calmes",
  noZone: 'Aucun : oublier mon fuseau horaire',
  openEnd: "Jusqu'à ma prochaine action, une semaine au plus",
  days: (days, day) => `${counted(days, { one: 'jour', many: 'jours', f: false })} : de retour le ${day}`,
  cities: {
    'Europe/Paris': ['Paris', 'Marseille', 'Lyon', 'Toulouse', 'Nice', 'Bordeaux', 'Lille', 'Nantes', 'Strasbourg'],
    'Europe/Brussels': ['Bruxelles', 'Liège', 'Namur', 'Charleroi', 'Anvers', 'Gand'],
    'Europe/Zurich': ['Genève', 'Lausanne', 'Zurich', 'Berne', 'Bâle', 'Neuchâtel', 'Fribourg'],
    'Europe/Luxembourg': ['Luxembourg'],
    'America/Toronto': ['Montréal', 'Québec', 'Ottawa', 'Toronto', 'Gatineau', 'Laval'],
    'America/Martinique': ['Fort-de-France', 'Martinique'],
    'America/Guadeloupe': ['Pointe-à-Pitre', 'Guadeloupe'],
    'America/Cayenne': ['Cayenne', 'Guyane'],
    'Indian/Reunion': ['Saint-Denis', 'La Réunion'],
    'Pacific/Noumea': ['Nouméa', 'Nouvelle-Calédonie'],
    'Pacific/Tahiti': ['Papeete', 'Tahiti'],
    'Africa/Casablanca': ['Casablanca', 'Rabat', 'Marrakech'],
    'Africa/Algiers': ['Alger', 'Oran', 'Constantine'],
    'Africa/Tunis': ['Tunis', 'Sfax'],
    'Africa/Dakar': ['Dakar'],
    'Africa/Abidjan': ['Abidjan', 'Bamako', 'Ouagadougou'],
    'Africa/Kinshasa': ['Kinshasa', 'Brazzaville', 'Douala', 'Yaoundé', 'Libreville'],
    'Europe/London': ['Londres', 'Édimbourg', 'Manchester'],
    'Europe/Berlin': ['Berlin', 'Hambourg', 'Munich', 'Cologne', 'Francfort', 'Stuttgart'],
    'Europe/Madrid': ['Madrid', 'Barcelone', 'Valence', 'Séville'],
    'Europe/Rome': ['Rome', 'Milan', 'Naples', 'Turin', 'Florence', 'Venise'],
    'America/New_York': ['New York', 'Boston', 'Washington', 'Miami', 'Atlanta', 'Philadelphie'],
    'America/Chicago': ['Chicago', 'Houston', 'Dallas', 'La Nouvelle-Orléans'],
    'America/Los_Angeles': ['Los Angeles', 'San Francisco', 'Seattle', 'San Diego', 'Las Vegas'],
    'Asia/Tokyo': ['Tokyo', 'Osaka', 'Kyoto', 'Yokohama'],
    'Europe/Lisbon': ['Lisbonne', 'Porto'],
    'Europe/Amsterdam': ['Amsterdam', 'Rotterdam', 'La Haye'],
    'Europe/Athens': ['Athènes', 'Thessalonique'],
    'Europe/Vienna': ['Vienne'],
    'Europe/Warsaw': ['Varsovie', 'Cracovie', 'Gdańsk'],
    'Europe/Copenhagen': ['Copenhague'],
    'Europe/Bucharest': ['Bucarest'],
    'Europe/Kyiv': ['Kiev', 'Kyiv', 'Lviv', 'Odessa'],
    'Europe/Moscow': ['Moscou', 'Saint-Pétersbourg'],
    'Africa/Cairo': ['Le Caire', 'Alexandrie'],
    'Africa/Johannesburg': ['Johannesbourg', 'Le Cap'],
    'Asia/Beirut': ['Beyrouth'],
    'Asia/Jerusalem': ['Jérusalem', 'Tel Aviv'],
    'Asia/Dubai': ['Dubaï', 'Abou Dabi'],
    'Asia/Kolkata': ['Bombay', 'Delhi', 'Calcutta', 'Bangalore', 'Chennai', 'Pondichéry'],
    'Asia/Kathmandu': ['Katmandou'],
    'Asia/Ho_Chi_Minh': ['Hô Chi Minh-Ville', 'Saïgon'],
    'Asia/Yangon': ['Rangoun'],
    'Asia/Bangkok': ['Bangkok', 'Hanoï'],
    'Asia/Singapore': ['Singapour'],
    'Asia/Shanghai': ['Pékin', 'Shanghai', 'Canton'],
    'Asia/Seoul': ['Séoul'],
    'Australia/Sydney': ['Sydney', 'Canberra'],
    'America/Mexico_City': ['Mexico', 'Guadalajara'],
    'America/Sao_Paulo': ['São Paulo', 'Rio de Janeiro', 'Brasília'],
    'America/Argentina/Buenos_Aires': ['Buenos Aires', 'Córdoba'],
    'America/Havana': ['La Havane'],
    'America/Nuuk': ['Nuuk'],
    UTC: ['UTC', 'GMT'],
  },
};

export const hoursCommands: Pick<Words['commands']['me'], 'timezone' | 'quiet' | 'away'> = {
  timezone: {
    name: 'fuseau',
    description: 'Votre fuseau horaire ; laissez vide pour voir celui qui est choisi',
    zone: { name: 'zone', description: 'Une ville ou un fuseau horaire ; tapez quelques lettres' },
  },
  quiet: {
    name: 'heures-calmes',
    description: "De quand à quand, chaque jour, aucune table ne vous attend ; laissez vide pour voir l'état",
    from: { name: 'de', description: 'Quand elles commencent, à votre heure, comme 22:30' },
    to: { name: 'à', description: 'Quand elles finissent, à votre heure, comme 8:00' },
  },
  away: {
    name: 'absence',
    description: "Aucune table ne vous attend jusqu'à un jour, ou jusqu'à votre prochaine action",
    until: { name: 'jusqu-au', description: 'Le jour de votre retour ; laissez vide : une semaine au plus' },
  },
};
