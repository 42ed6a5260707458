import { button, image, text } from '../compose.ts'
import type { Design } from './design.ts'
import { bakeryPages } from './inner/bakery.ts'
import { loaves } from './motifs.ts'
import { stylesOf } from './styles.ts'

/** A shop window: butter yellow, round, three things side by side and the hours in sight. */
export const bakery: Design = {
  name: 'bakery',
  trade: 'food',
  palette: ['#fffaf0', '#ffe7b0', '#b45412', '#74391a', '#2f1c10'],
  motif: loaves,
  inner: bakeryPages,
  styles: stylesOf({
    heading: ['Bitter', 800],
    body: ['Manrope', 500],
    scale: 1.27,
    radius: 28,
    button: { shape: 'pill', style: 'solid', case: 'none' },
  }),
  home: (w, [one, two, three, four]) => [
    {
      theme: 'light',
      pieces: [
        text([0, 1, 12, 5], w.hero),
        button([0, 7, 7, 1], w.action, 'contact'),
        image([13, 0, 11, 9], one, { ratio: 1.2 }),
      ],
    },
    {
      pieces: [
        image([0, 0, 8, 6], two, { ratio: 1.3 }),
        image([8, 0, 8, 6], three, { ratio: 1.3 }),
        image([16, 0, 8, 6], four, { ratio: 1.3 }),
        text([0, 7, 7, 3], w.first),
        text([8, 7, 7, 3], w.second),
        text([16, 7, 7, 3], w.third),
      ],
    },
    { theme: 'bright', pieces: [text([0, 0, 11, 5], w.story), text([13, 0, 11, 5], w.facts)] },
    { theme: 'light', padding: 'large', pieces: [text([5, 0, 14, 4], w.closing)] },
  ],
  page: (markdown, art) => [
    { theme: 'light', pieces: [image([0, 0, 9, 8], art, { ratio: 1 }), text([11, 1, 13, 7], markdown)] },
  ],
  words: {
    en: {
      hero: '# Bread from this morning',
      action: 'Order for tomorrow',
      first: '## Sourdough\n\nA night of rest, an hour of fire.',
      second: '## Small things\n\nBuns and rolls, warm at eight and at eleven.',
      third: '## Cakes\n\nTwo days’ notice, and your own words on it.',
      story:
        '## Flour, water, salt\n\nThat is the whole list. The rest is time, and time costs nothing, so we use a lot of it.',
      facts:
        '| Monday | closed |\n| Tuesday – Friday | 7:00 – 17:30 |\n| Saturday | 6:30 – 16:00 |\n| Sunday | 8:00 – 12:00 |',
      closing: '## Sold out is sold out\n\nBut a loaf with your name on it waits until five.',
      alts: ['Drawing of a large loaf', 'Drawing of two loaves', 'Drawing of three loaves', 'Drawing of a cake'],
    },
    nl: {
      hero: '# Brood van vanmorgen',
      action: 'Bestel voor morgen',
      first: '## Desem\n\nEen nacht rust, een uur vuur.',
      second: '## Klein goed\n\nBroodjes en bollen, warm om acht en om elf uur.',
      third: '## Taart\n\nTwee dagen van tevoren, met je eigen tekst.',
      story:
        '## Meel, water, zout\n\nDat is de hele lijst. De rest is tijd, en tijd kost niets, dus daar nemen we veel van.',
      facts:
        '| Maandag | gesloten |\n| Dinsdag – vrijdag | 7.00 – 17.30 |\n| Zaterdag | 6.30 – 16.00 |\n| Zondag | 8.00 – 12.00 |',
      closing: '## Op is op\n\nMaar een brood met jouw naam erop wacht tot vijf uur.',
      alts: [
        'Tekening van een groot brood',
        'Tekening van twee broden',
        'Tekening van drie broden',
        'Tekening van een taart',
      ],
    },
    de: {
      hero: '# Brot von heute früh',
      action: 'Für morgen bestellen',
      first: '## Sauerteig\n\nEine Nacht Ruhe, eine Stunde Feuer.',
      second: '## Kleingebäck\n\nBrötchen und Hörnchen, warm um acht und um elf.',
      third: '## Torten\n\nZwei Tage vorher bestellt, mit Ihren eigenen Worten darauf.',
      story:
        '## Mehl, Wasser, Salz\n\nMehr steht nicht auf der Liste. Der Rest ist Zeit, und die kostet nichts, also nehmen wir reichlich.',
      facts:
        '| Montag | geschlossen |\n| Dienstag – Freitag | 7.00 – 17.30 |\n| Samstag | 6.30 – 16.00 |\n| Sonntag | 8.00 – 12.00 |',
      closing: '## Was weg ist, ist weg\n\nAber ein Brot mit Ihrem Namen wartet bis fünf.',
      alts: [
        'Zeichnung eines großen Brotes',
        'Zeichnung von zwei Broten',
        'Zeichnung von drei Broten',
        'Zeichnung einer Torte',
      ],
    },
  },
}
