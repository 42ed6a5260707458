import { button, image, summary, text, type Band } from '../compose.ts'
import type { Names } from '../plan.ts'

export function home(names: Names): Band[] {
  return [...fromTheOven(names), ...aroundTheOven(names)]
}

function fromTheOven({ asset }: Names): Band[] {
  return [
    {
      padding: 'medium',
      pieces: [
        text(
          [0, 1, 11, 6],
          '# Brood heeft tijd nodig. Wij ook.\n\nOns deeg rust een hele nacht. Om vier uur gaat de oven aan, om zeven uur de deur open. Wat er dan ligt, is van vandaag.',
        ),
        button([0, 8, 5, 1], 'Bekijk ons brood', '/brood'),
        button([5, 8, 5, 1], 'Taart bestellen', '/taart', 'outline'),
        image([12, 0, 12, 10], asset('winkel'), { ratio: 1.25, focalPoint: { x: 0.5, y: 0.6 } }),
      ],
    },
    {
      theme: 'light',
      padding: 'medium',
      pieces: [
        text([0, 0, 14, 2], '## Vandaag uit de oven'),
        image([0, 3, 8, 6], asset('volkoren'), { caption: 'Volkoren desem, 800 gram: € 4,40' }),
        image([8, 3, 8, 6], asset('krentenbol'), { caption: 'Krentenbol, met meer krent dan bol: € 1,10' }),
        image([16, 3, 8, 6], asset('croissant'), { caption: 'Croissant, 27 laagjes boter: € 1,60' }),
        text([0, 10, 24, 1], 'Om drie uur halve prijs, want morgen bakken we opnieuw. [Alles wat we bakken](/brood)'),
      ],
    },
    {
      theme: 'bright',
      padding: 'medium',
      pieces: [
        text(
          [0, 1, 12, 6],
          '## Iemand jarig?\n\nKies een taart, zeg wat erop moet staan, en haal hem op wanneer het je uitkomt. Twee dagen van tevoren is genoeg. Voor een bruiloft graag twee maanden.',
        ),
        button([0, 7, 6, 1], 'Zo bestel je een taart', '/taart'),
        image([14, 0, 10, 8], asset('taart')),
      ],
    },
  ]
}

function aroundTheOven({ asset, collection }: Names): Band[] {
  return [
    {
      padding: 'medium',
      pieces: [
        image([0, 0, 10, 12], asset('korenbloemen'), { ratio: 0.85 }),
        text(
          [12, 1, 12, 8],
          '## Van de molen om de hoek\n\nOns meel komt van De Hoop, vier kilometer verderop, waar de wind nog het werk doet. Staat er geen wind, dan is er geen speltbrood. Dat hebben we al twaalf jaar aan niemand hoeven uitleggen.\n\n> Als het goed is, proef je eerst niets bijzonders. En dan wil je nog een boterham.',
        ),
      ],
    },
    {
      theme: 'light',
      padding: 'medium',
      pieces: [
        text([0, 0, 8, 3], '## Nieuws uit de winkel\n\nWat er nieuw is, en wat er op is.'),
        summary([9, 0, 15, 8], {
          collection: collection('nieuws'),
          variant: 'list',
          count: 3,
          show: ['image', 'date', 'excerpt'],
        }),
      ],
    },
  ]
}
