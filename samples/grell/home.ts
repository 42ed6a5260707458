import { button, image, products, summary, text, type At, type Band, type Piece } from '../compose.ts'
import { countdown, marquee, newsletter } from '../compose-widgets.ts'
import type { Names } from '../plan.ts'
import { actNames } from './acts.ts'
import { days } from './programme.ts'

export function home(names: Names): Band[] {
  return [...front(names), ...middle(names), ...end(names)]
}

function front({ asset }: Names): Band[] {
  return [
    { width: 'full', padding: 'none', pieces: [image([0, 0, 24, 10], asset('wordmark'))] },
    {
      theme: 'lightest',
      padding: 'medium',
      pieces: [
        text([0, 0, 24, 5], '# Drei Tage zu laut'),
        text([0, 6, 15, 2], '## 11. – 13. Juni 2027'),
        text([0, 8, 7, 4], '**Drahtwerk, Lauterhafen**\nMusik und Gestaltung, ohne Zimmerlautstärke'),
        text(
          [8, 8, 7, 4],
          'Zwölf Acts, vier Bühnen, sechs Drucktische. Wer hören will, kommt abends. Wer sehen will, kommt früh. Wer beides will, bringt ein Zelt mit.',
        ),
        button([16, 6, 8, 1], 'Tickets ab 48 €', '/tickets'),
        button([16, 8, 8, 1], 'Programm', '/programm', 'outline'),
      ],
    },
    {
      theme: 'darkest',
      width: 'full',
      padding: 'none',
      pieces: [marquee([0, 0, 24, 3], [...actNames.values()], { size: 'heading', sign: 'star', animationSpeed: 1.2 })],
    },
  ]
}

function middle({ collection }: Names): Band[] {
  return [
    {
      theme: 'light',
      padding: 'medium',
      pieces: [
        text([0, 0, 16, 2], '## Wer da ist'),
        text([18, 1, 6, 1], '[Alle zwölf](/acts)'),
        summary([0, 3, 24, 16], {
          collection: collection('acts'),
          variant: 'grid',
          count: 8,
          columns: 4,
          ratio: 'own',
          show: ['image', 'excerpt'],
        }),
      ],
    },
    {
      theme: 'bright',
      padding: 'medium',
      pieces: [
        text([0, 0, 24, 2], '## Drei Tage'),
        ...days.map((day, at) => brief(day, [at * 8, 3, 8, 6])),
        button([0, 10, 8, 1], 'Ganzes Programm', '/programm'),
      ],
    },
    {
      theme: 'lightest',
      padding: 'medium',
      pieces: [
        text([0, 0, 12, 3], '## Rein da'),
        countdown(
          [13, 0, 11, 4],
          'Bis die Sirene heult',
          '2027-06-11T14:00:00.000Z',
          'Sie hat geheult. Wir sind drin.',
        ),
        products([0, 5, 24, 12], { collection: collection('tickets'), tag: 'eintritt', count: 3, columns: 3 }),
      ],
    },
  ]
}

/** The evening of a day: what people come for. */
function brief({ name, date, slots }: (typeof days)[number], at: At): Piece {
  const rows = slots
    .filter(({ act }) => act)
    .map(({ time, act = '' }) => `| ${time} | [${actNames.get(act) ?? ''}](/acts/${act}) |`)
  return text(at, `### ${name}\n\n**${date}**\n\n${rows.join('\n')}`)
}

function end({ collection, list }: Names): Band[] {
  return [
    {
      theme: 'dark',
      padding: 'medium',
      pieces: [
        text([0, 0, 20, 5], '## Grau ist auch nur ein Schwarz, das sich nicht traut'),
        text(
          [0, 6, 11, 4],
          'Grell gibt es seit 2018, weil zwei Druckereien und ein Club sich eine Halle teilen mussten. Seitdem hängt an jeder Wand etwas, und aus jeder Wand kommt etwas.',
        ),
        button([13, 6, 7, 1], 'Plakate aus neun Jahren', '/plakate'),
      ],
    },
    {
      theme: 'lightest',
      padding: 'medium',
      pieces: [
        text([0, 0, 8, 3], '## Zeitung'),
        summary([9, 0, 15, 10], {
          collection: collection('zeitung'),
          variant: 'list',
          count: 3,
          show: ['image', 'date', 'excerpt'],
        }),
      ],
    },
    {
      theme: 'darkest',
      padding: 'medium',
      pieces: [
        text(
          [0, 0, 12, 5],
          '## Post, aber laut\n\nSechs Mails im Jahr: neue Acts, neue Plakate, letzte Tickets. Keine davon ist grau.',
        ),
        newsletter([14, 0, 10, 5], list('post'), {
          submitLabel: 'Her damit',
          thanks: 'Fast geschafft: Bitte bestätige die Mail, die wir dir gerade geschickt haben.',
          disclaimer: 'Abmelden geht mit einem Klick, in jeder Mail.',
        }),
      ],
    },
  ]
}
