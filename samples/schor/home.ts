import { button, image, products, summary, text, type Band, type Piece } from '../compose.ts'
import { marquee, newsletter } from '../compose-widgets.ts'
import type { Names } from '../plan.ts'
import { concerts } from './dates.ts'

/** Numbers that count up once they are seen. */
const counted = (piece: Piece): Piece => ({ ...piece, props: { ...piece.props, counts: true } })

export function home(names: Names): Band[] {
  return [...loud(names), ...close(names)]
}

function loud({ asset }: Names): Band[] {
  return [
    { theme: 'darkest', width: 'full', padding: 'none', pieces: [image([0, 0, 24, 11], asset('wordmark'))] },
    {
      theme: 'light',
      padding: 'medium',
      pieces: [
        text([0, 0, 15, 6], '# we kunnen het ook zachter. doen we niet'),
        text(
          [16, 1, 8, 4],
          'Vier mensen, een loods en een stem die het net houdt. De nieuwe plaat heet **Heesheid** en komt op 12 februari.',
        ),
        button([16, 5, 8, 1], 'Luister', '/muziek'),
      ],
    },
    {
      theme: 'bright',
      width: 'full',
      padding: 'none',
      pieces: [
        marquee([0, 0, 24, 3], ['heesheid', '12 februari', 'geel vinyl', 'tien nummers', 'geen ballade'], {
          size: 'heading',
          sign: 'star',
          animationSpeed: 1.4,
        }),
      ],
    },
    {
      theme: 'lightest',
      padding: 'large',
      pieces: [
        text([0, 0, 7, 3], '## waar dan'),
        concerts([8, 0, 16, 10], 5),
        button([0, 4, 6, 1], 'Alle concerten', '/concerten', 'outline'),
      ],
    },
    {
      theme: 'dark',
      padding: 'large',
      pieces: [
        image([0, 0, 13, 8], asset('band'), { ratio: 1.8, link: { href: '/band', newWindow: false } }),
        text([14, 0, 10, 3], '## zes jaar, drie platen, één versterker die het nog doet'),
        counted(text([14, 4, 3, 3], '### 214\n\nconcerten')),
        counted(text([17, 4, 3, 3], '### 41\n\nnummers')),
        counted(text([20, 4, 4, 3], '### 108\n\ndecibel, één keer')),
      ],
    },
  ]
}

function close({ collection, list }: Names): Band[] {
  return [
    {
      theme: 'lightest',
      padding: 'large',
      pieces: [
        text([0, 0, 12, 2], '## mee naar huis'),
        products([0, 3, 24, 12], { collection: collection('winkel'), tag: 'uitgelicht', count: 4, columns: 4 }),
      ],
    },
    {
      theme: 'light',
      padding: 'large',
      pieces: [
        text([0, 0, 8, 2], '## laatst'),
        summary([9, 0, 15, 10], {
          collection: collection('nieuws'),
          variant: 'list',
          count: 3,
          show: ['image', 'date', 'excerpt'],
        }),
      ],
    },
    {
      theme: 'darkest',
      padding: 'large',
      pieces: [
        text([0, 0, 12, 4], '## fluisterpost\n\nVier keer per jaar, met een opname die nergens anders staat.'),
        newsletter([14, 0, 10, 5], list('fluisterpost'), {
          submitLabel: 'Doe maar',
          thanks: 'Bijna: bevestig de e-mail die we je net hebben gestuurd.',
          disclaimer: 'Afmelden kan met één klik, in elke e-mail.',
        }),
      ],
    },
  ]
}
