import { button, image, products, text } from '../compose.ts'
import type { Design } from './design.ts'
import { shopPages } from './inner/shop.ts'
import { shelf } from './shelf.ts'
import { vessels } from './motifs.ts'
import { stylesOf } from './styles.ts'

/** A calm showroom: white, one green, things on a shelf in a strict grid. */
export const shopDesign: Design = {
  name: 'shop',
  trade: 'shops',
  palette: ['#ffffff', '#eef2eb', '#2d6a4c', '#1f4636', '#0f1c17'],
  motif: vessels,
  inner: shopPages,
  shelf,
  styles: stylesOf({
    heading: ['Manrope', 700],
    body: ['Manrope', 400],
    scale: 1.22,
    width: 1480,
    links: 'hover',
    header: { layout: 'split', line: true },
    button: { shape: 'rounded', style: 'solid', case: 'none' },
    radius: 6,
  }),
  home: (w, [one, two, three], { shop }) => [
    {
      padding: 'small',
      pieces: [
        image([0, 0, 16, 11], one, { ratio: 1.55 }),
        text([17, 3, 7, 5], w.hero),
        button([17, 9, 6, 1], w.action, 'shop'),
      ],
    },
    {
      padding: 'medium',
      pieces: [
        products([0, 0, 24, 14], {
          collection: shop.id,
          count: 6,
          columns: 3,
          ratio: 'landscape',
          heading: w.facts,
        }),
      ],
    },
    {
      theme: 'light',
      padding: 'small',
      pieces: [text([0, 0, 7, 3], w.first), text([8, 0, 7, 3], w.second), text([16, 0, 7, 3], w.third)],
    },
    {
      padding: 'medium',
      pieces: [
        image([0, 0, 6, 7], two, { ratio: 0.8 }),
        image([6, 0, 11, 7], three, { ratio: 1.45 }),
        text([18, 0, 6, 7], w.closing),
      ],
    },
    { theme: 'dark', padding: 'large', pieces: [text([0, 0, 18, 4], w.story)] },
  ],
  page: (markdown, art) => [{ pieces: [text([0, 0, 8, 8], markdown), image([10, 0, 14, 9], art, { ratio: 1.5 })] }],
  words: {
    en: {
      hero: '# Things to keep',
      action: 'See the collection',
      first: '**Sent within two days**\n\nIn paper, without plastic.',
      second: '**Thirty days to think**\n\nSend it back, no reason needed.',
      third: '**Made in small numbers**\n\nWhat is gone comes back in autumn.',
      story: '## Bought once, used daily. We leave out whatever does not help with that.',
      facts: 'The shelf',
      closing: '## See it first\n\nThe workshop is open on Saturdays from ten.',
      alts: ['Drawing of three vases on a shelf', 'Drawing of one tall vase', 'Drawing of three pale vases'],
    },
    nl: {
      hero: '# Dingen om te houden',
      action: 'Bekijk de collectie',
      first: '**Binnen twee dagen verzonden**\n\nIn papier, zonder plastic.',
      second: '**Dertig dagen bedenktijd**\n\nStuur het terug, een reden hoeft niet.',
      third: '**In kleine oplage**\n\nWat weg is, komt in het najaar terug.',
      story: '## Eén keer gekocht, elke dag gebruikt. Wat daar niet bij helpt, laten we weg.',
      facts: 'De plank',
      closing: '## Eerst even zien\n\nDe werkplaats is op zaterdag open vanaf tien uur.',
      alts: ['Tekening van drie vazen op een plank', 'Tekening van één hoge vaas', 'Tekening van drie lichte vazen'],
    },
    de: {
      hero: '# Dinge, die bleiben',
      action: 'Zur Kollektion',
      first: '**Versand in zwei Tagen**\n\nIn Papier, ohne Plastik.',
      second: '**Dreißig Tage Bedenkzeit**\n\nZurückschicken geht ohne Begründung.',
      third: '**Kleine Auflagen**\n\nWas weg ist, kommt im Herbst wieder.',
      story: '## Einmal gekauft, täglich benutzt. Was dabei nicht hilft, lassen wir weg.',
      facts: 'Das Regal',
      closing: '## Erst ansehen\n\nDie Werkstatt ist samstags ab zehn Uhr geöffnet.',
      alts: [
        'Zeichnung von drei Vasen auf einem Regal',
        'Zeichnung einer hohen Vase',
        'Zeichnung von drei hellen Vasen',
      ],
    },
  },
}
