import { newId } from '#platform/contract'
import { button, form, image, quote, text, type At, type Band, type Piece } from '../compose.ts'
import type { Names, PagePlan } from '../plan.ts'
import { concerts } from './dates.ts'
import { legalPages } from './legal.ts'

const tour = (): Band[] => [
  {
    theme: 'light',
    padding: 'medium',
    pieces: [
      text([0, 0, 16, 4], '# concerten'),
      text([17, 1, 7, 3], 'Deuren om 19:30. Wij om 20:30, en daar houden we ons aan. Oordoppen liggen bij de bar.'),
    ],
  },
  { theme: 'lightest', padding: 'medium', pieces: [concerts([0, 0, 24, 12])] },
  {
    theme: 'bright',
    padding: 'medium',
    pieces: [text([0, 0, 15, 2], '## bij jou in de buurt'), button([17, 0, 7, 1], 'Boek ons', '/boeken')],
  },
]

const track = (at: At, asset: string, title: string): Piece => ({
  type: 'audio',
  props: { asset, title, author: 'Schor' },
  at,
})

const releases = [
  ['heesheid', 'Heesheid', '2027 · lp', 'Tien nummers over alles wat je pas zegt als je stem weg is.'],
  ['loods', 'Live in de loods', '2025 · lp', 'Eén avond, 214 man, geen tweede kans.'],
  ['kamer-vier', 'Kamer vier', '2023 · lp', 'Opgenomen in een hotel dat de week erna dichtging.'],
  ['ruis', 'Ruis', '2021 · bandje', 'Vier nummers en een machine die het opgaf.'],
] as const

const music = ({ asset }: Names): Band[] => [
  {
    theme: 'darkest',
    padding: 'medium',
    pieces: [
      text([0, 0, 14, 4], '# muziek'),
      text([0, 5, 9, 2], 'Eerst even proberen. Dit is het begin van Keelpijn, ongemasterd.'),
      track([11, 5, 13, 3], asset('keelpijn'), 'Keelpijn (begin)'),
    ],
  },
  ...releases.map(
    ([cover, title, when, words], at): Band => ({
      theme: (['light', 'bright', 'dark', 'lightest'] as const)[at] ?? 'lightest',
      padding: 'medium',
      pieces: [
        image([at % 2 ? 14 : 0, 0, 10, 10], asset(cover), { ratio: 1 }),
        text([at % 2 ? 0 : 12, 1, 11, 6], `## ${title.toLowerCase()}\n\n**${when}**\n\n${words}`),
        ...(at === 0 ? [button([12, 8, 7, 1], 'Naar de plaat', '/winkel/heesheid-lp')] : []),
      ],
    }),
  ),
]

const people = [
  ['noor', 'Noor Kramp', 'stem', 'Leerde zingen op een veerpont. Dat hoor je.'],
  ['tijs', 'Tijs Baljon', 'gitaar', 'Bezit één pedaal en gebruikt het altijd.'],
  ['fatima', 'Fatima El Idrissi', 'bas', 'Schrijft de teksten en lacht om de recensies.'],
  ['wout', 'Wout Dreun', 'drums', 'Is overdag pianostemmer. Echt waar.'],
] as const

const band = ({ asset }: Names): Band[] => [
  {
    theme: 'bright',
    padding: 'medium',
    pieces: [
      text([0, 0, 16, 4], '# vier mensen, geen plan'),
      text(
        [0, 5, 12, 5],
        'Schor begon in 2021 omdat de loods naast de werf leegstond en de buren doof waren. De buren zijn er nog. De loods ook, met sindsdien een vloer.\n\nWe doen alles zelf: opnemen, drukken, rijden. Alleen de belasting doet Wouts moeder.',
      ),
      quote([14, 5, 10, 4], 'Alsof iemand je naam roept van de overkant.', 'De Noordkader'),
    ],
  },
  {
    theme: 'lightest',
    padding: 'large',
    pieces: [
      {
        type: 'team',
        props: {
          columns: 4,
          people: people.map(([photo, name, role, words]) => ({
            id: newId(),
            photo: asset(photo),
            name,
            role,
            words,
            email: '',
            phone: '',
          })),
        },
        at: [0, 0, 24, 12],
      },
    ],
  },
]

const booking = (): Band[] => [
  {
    theme: 'light',
    padding: 'medium',
    pieces: [
      text([0, 0, 16, 3], '# boek ons'),
      text(
        [0, 4, 10, 8],
        'Zalen, festivals, bruiloften van mensen die elkaar goed kennen. Schrijf waar, wanneer en voor hoeveel mensen; Fatima antwoordt binnen twee dagen.\n\n| Podium | minstens 4 bij 3 meter |\n| Stroom | twee keer 16 ampère |\n| Eten | vier borden, één zonder vlees |\n| Duur | 55 minuten, en dan nog één |\n\n[boeken@schor.example](mailto:boeken@schor.example)',
      ),
      form([12, 4, 12, 10]),
    ],
  },
]

export const pages: readonly PagePlan[] = [
  {
    key: 'concerten',
    title: 'Concerten',
    slug: 'concerten',
    description: 'Waar en wanneer Schor speelt.',
    bands: tour,
  },
  {
    key: 'muziek',
    title: 'Muziek',
    slug: 'muziek',
    description: 'Vier platen, en een stuk om te proberen.',
    socialImage: 'heesheid',
    bands: music,
  },
  { key: 'band', title: 'Band', slug: 'band', description: 'Wie Schor zijn.', socialImage: 'band', bands: band },
  { key: 'boeken', title: 'Boeken', slug: 'boeken', description: 'Schor bij jou in de zaal.', bands: booking },
  ...legalPages,
]
