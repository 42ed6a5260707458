import { button, gallery, image, summary, text, type Band } from '../compose.ts'
import type { Names } from '../plan.ts'

export function home(names: Names): Band[] {
  return [...opening(names), ...collections(names)]
}

function opening({ asset }: Names): Band[] {
  return [
    {
      padding: 'medium',
      pieces: [
        text([0, 0, 15, 5], '# Light, and what it falls on'),
        text(
          [17, 1, 7, 4],
          'Mountains mostly. Sometimes a kitchen table. Photographs by Ilse Verhulst, on film, since 2009.\n\n[See the series](/series)',
        ),
      ],
    },
    {
      width: 'full',
      padding: 'none',
      pieces: [
        gallery(
          [0, 0, 24, 12],
          asset,
          [
            'rock-face: Rock face',
            'paper-bird: Paper bird',
            'last-light-on-the-ridge: Last light',
            'the-long-wall: The long wall',
            'two-at-the-window: The neighbours',
          ],
          { design: 'slider', vSize: 12, gutter: 12 },
        ),
      ],
    },
    {
      padding: 'large',
      pieces: [
        image([0, 0, 10, 12], asset('five-to-twelve'), {
          ratio: 0.82,
          caption: 'Five to twelve, which it never is. From the series Still rooms.',
          link: { href: '/series/still-rooms', newWindow: false },
        }),
        text(
          [13, 1, 10, 4],
          '## Nothing is moved, nothing is lit\n\nI take what the hour gives. If it gives nothing, I have had a walk.',
        ),
        image([13, 7, 11, 9], asset('seed-head'), {
          caption: 'Seed head, the field behind the house.',
          link: { href: '/series/close-to-home', newWindow: false },
        }),
      ],
    },
  ]
}

function collections({ asset, collection }: Names): Band[] {
  return [
    {
      theme: 'darkest',
      padding: 'large',
      pieces: [
        text([0, 0, 12, 2], '## Series'),
        summary([0, 3, 24, 10], {
          collection: collection('series'),
          variant: 'carousel',
          count: 4,
          show: ['image', 'excerpt'],
          ratio: 'portrait',
        }),
      ],
    },
    {
      padding: 'large',
      pieces: [
        text([0, 0, 7, 3], '## From the journal\n\nOn waiting, paper and other people’s dogs.'),
        summary([9, 0, 15, 8], {
          collection: collection('journal'),
          variant: 'list',
          count: 3,
          show: ['date', 'excerpt'],
        }),
      ],
    },
    {
      theme: 'light',
      padding: 'large',
      pieces: [
        image([0, 0, 9, 10], asset('larches-in-october'), { ratio: 1.1 }),
        text(
          [11, 1, 12, 5],
          '## Prints, made by hand\n\nEvery picture here exists on paper: warm-tone fibre, 40 × 50 or 60 × 80 cm, an edition of seven. They take three weeks, because there is one of me.',
        ),
        button([11, 7, 8, 1], 'Ask about a print', '/prints'),
      ],
    },
  ]
}
