import { button, gallery, text, type Band } from '../compose.ts'
import { accordion, map } from '../compose-widgets.ts'
import type { Names, PagePlan } from '../plan.ts'
import { actNames } from './acts.ts'
import { legalPages } from './legal.ts'
import { days, tableOf } from './programme.ts'

const grounds = { freitag: 'light', samstag: 'bright', sonntag: 'dark' } as const

const programme = (): Band[] => [
  {
    padding: 'medium',
    pieces: [
      text([0, 0, 24, 4], '# Programm'),
      text(
        [0, 5, 12, 3],
        'Vier Bühnen, drei Tage. Zwischen den Konzerten sind immer zwanzig Minuten, weil man von einer Halle zur anderen auch laufen muss.',
      ),
      text([14, 5, 10, 3], '[Freitag](#freitag)\n[Samstag](#samstag)\n[Sonntag](#sonntag)'),
    ],
  },
  ...days.map(
    (day): Band => ({
      theme: grounds[day.key],
      padding: 'medium',
      anchor: day.key,
      pieces: [text([0, 0, 9, 4], `## ${day.name}\n\n**${day.date}**`), text([9, 0, 15, 6], tableOf(day, actNames))],
    }),
  ),
  {
    theme: 'darkest',
    padding: 'medium',
    pieces: [
      text([0, 0, 15, 3], '## Noch nicht drin?'),
      button([16, 0, 8, 1], 'Tickets', '/tickets'),
      text([0, 3, 15, 1], '~ Änderungen stehen zuerst hier, dann an der Wand neben der Turbine. Stand: November 2026.'),
    ],
  },
]

const questions: readonly (readonly [title: string, entries: readonly (readonly [string, string])[]])[] = [
  [
    'Tickets',
    [
      [
        'Wie komme ich mit dem Ticket rein?',
        'Die Bestellbestätigung reicht: Am Einlass nennst du die Bestellnummer und bekommst ein Bändchen. Ausdrucken musst du nichts.',
      ],
      [
        'Kann ich mein Ticket weitergeben?',
        'Ja. Leite die Bestätigung weiter, mehr braucht es nicht. Bitte nicht teurer, als du es gekauft hast.',
      ],
      [
        'Wer zahlt ermäßigt?',
        'Schule, Ausbildung, Studium, Freiwilligendienst, Rente, Bürgergeld und Schwerbehinderung. Nachweis am Einlass zeigen. Mit Merkzeichen B kommt eine Begleitung umsonst mit.',
      ],
      [
        'Was ist mit Kindern?',
        'Bis zwölf kostet es nichts, in Begleitung von jemandem, der aufpasst. Gehörschutz in klein gibt es an jeder Bar.',
      ],
    ],
  ],
  [
    'Gelände',
    [
      [
        'Komme ich mit dem Rollstuhl überall hin?',
        'Turbine, Kessel und Lichthof sind stufenlos, ins Werk führt eine Rampe. Podeste mit Sicht stehen vor jeder Bühne, Toiletten sind ausgeschildert. Schreib uns, wenn du etwas brauchst.',
      ],
      [
        'Darf ich Essen mitbringen?',
        'Essen ja, Glas nein. Eine leere Flasche ist gern gesehen: Wasser gibt es an sechs Stellen umsonst.',
      ],
      ['Darf mein Hund mit?', 'Nein. Für ihn ist es noch lauter als für dich.'],
      ['Kann ich bar zahlen?', 'An allen Ständen, und mit Karte auch. Bändchen mit Guthaben gibt es bei uns nicht.'],
    ],
  ],
  [
    'Mitmachen',
    [
      [
        'Kann ich helfen?',
        'Acht Stunden Schicht, drei Tage Festival, ein Shirt. Schreib an [schicht@grell.example](mailto:schicht@grell.example).',
      ],
      ['Wie bewerbe ich mich als Act?', 'Bis Ende Januar, mit einem Link und einem Satz. Es zählt der Satz.'],
    ],
  ],
]

const faq = (): Band[] => [
  { theme: 'light', padding: 'medium', pieces: [text([0, 0, 24, 4], '# Fragen')] },
  ...questions.map(
    ([title, entries], at): Band => ({
      theme: at % 2 ? 'lightest' : 'light',
      padding: 'small',
      pieces: [text([0, 0, 8, 2], `## ${title}`), accordion([9, 0, 15, 8], entries)],
    }),
  ),
  {
    theme: 'darkest',
    padding: 'medium',
    pieces: [
      text(
        [0, 0, 24, 3],
        '## Sonst noch was?\n\n[hallo@grell.example](mailto:hallo@grell.example), wir antworten in zwei Tagen, im Juni in zwei Wochen.',
      ),
    ],
  },
]

const directions = ({ asset }: Names): Band[] => [
  {
    theme: 'bright',
    padding: 'medium',
    pieces: [
      text([0, 0, 24, 4], '# Anfahrt'),
      text(
        [0, 5, 9, 8],
        '**Drahtwerk**\nDrahtwerkstraße 1\n99999 Lauterhafen\n\nAm Wasser, hinter der Trafostation. Man hört uns, bevor man uns sieht.',
      ),
      map([10, 5, 14, 10], asset('siteMap'), {
        mapLat: 54.03,
        mapLng: 8.31,
        markerLat: 54.03,
        markerLng: 8.31,
        mapZoom: 11,
        addressTitle: 'Grell, Drahtwerk',
        addressLine1: 'Drahtwerkstraße 1',
        addressLine2: '99999 Lauterhafen',
      }),
    ],
  },
  {
    padding: 'medium',
    pieces: [
      text(
        [0, 0, 8, 6],
        '## Bahn\n\nBis Lauterhafen Hbf, dann Linie 4 bis Trafostation. Nachts fährt sie alle zwanzig Minuten, bis der Letzte drin ist.',
      ),
      text(
        [8, 0, 8, 6],
        '## Rad\n\nVom Bahnhof elf Minuten am Kanal entlang. 800 Bügel am Tor, bewacht von Freitag bis Montag.',
      ),
      text(
        [16, 0, 8, 6],
        '## Auto\n\nBitte nicht. Wer muss: Parkplatz Nordkai, 10 € am Tag, der Bus zum Tor kostet nichts. Plätze für Rollstühle sind am Tor.',
      ),
    ],
  },
  {
    theme: 'darkest',
    padding: 'small',
    pieces: [
      text([0, 0, 18, 2], '~ Lauterhafen ist erfunden. Die Karte zeigt die Stelle, an der es liegen müsste: Wasser.'),
    ],
  },
]

const years = ['18', '19', '21', '22', '23', '24', '25', '26']

const archive = ({ asset }: Names): Band[] => [
  {
    theme: 'darkest',
    padding: 'medium',
    pieces: [
      text([0, 0, 24, 4], '# Plakate'),
      text(
        [0, 5, 12, 3],
        'Jedes Jahr eine Zahl, eine Wand am Bahnhof und eine Regel: keine Fotos. 2020 hing dort nichts.',
      ),
    ],
  },
  {
    theme: 'darkest',
    width: 'full',
    padding: 'none',
    pieces: [
      gallery(
        [0, 0, 24, 20],
        asset,
        years.map((year) => `plakat-${year}: 20${year}`),
        { design: 'grid', slidesPerRow: 4, gutter: 0, padding: 0, imageAspectRatio: '3:4' },
      ),
    ],
  },
  {
    theme: 'light',
    padding: 'medium',
    pieces: [
      text([0, 0, 13, 4], '## Das neue gibt es schon\n\nSiebdruck in fünf Farben, 400 Stück, 26 €.'),
      button([15, 1, 8, 1], 'Plakat 2027', '/tickets/plakat-2027'),
    ],
  },
]

export const pages: readonly PagePlan[] = [
  {
    key: 'programm',
    title: 'Programm',
    slug: 'programm',
    description: 'Wer wann auf welcher Bühne steht: Freitag, Samstag und Sonntag.',
    bands: programme,
  },
  {
    key: 'fragen',
    title: 'Fragen',
    slug: 'fragen',
    description: 'Tickets, Gelände, Kinder, Rollstuhl, Hunde: was Leute wissen wollen.',
    bands: faq,
  },
  {
    key: 'anfahrt',
    title: 'Anfahrt',
    slug: 'anfahrt',
    description: 'So kommst du zum Drahtwerk: mit Bahn, Rad oder, wenn es sein muss, Auto.',
    socialImage: 'siteMap',
    bands: directions,
  },
  {
    key: 'plakate',
    title: 'Plakate',
    slug: 'plakate',
    description: 'Die Plakate der letzten Jahre.',
    socialImage: 'plakat-24',
    bands: archive,
  },
  ...legalPages,
]
